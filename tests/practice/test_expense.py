"""The expense form over HTTP: what it accepts, what it says, what it keeps."""

import httpx
import pytest

from studio.practice.expense import find_errors
from studio.practice.messages import Form, UploadedFile
from studio.practice.server import PracticeSite

GOOD = {
    "applicant": "練習 花子",
    "staff_number": "100123",
    "used_on": "2026-11-20",
    "category": "交通費",
    "amount": "12800",
    "payment": "立替払い",
    "purpose": "大阪支社での打ち合わせ",
    "agreed": "on",
}


def _errors(**changes: str) -> dict[str, str]:
    return dict(find_errors(Form({**GOOD, **changes}), str))


def test_a_complete_claim_has_no_errors() -> None:
    assert _errors() == {}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("applicant", " ", "申請者名を入力"),
        ("staff_number", "", "社員番号を入力"),
        ("staff_number", "１００１２３", "半角数字6桁"),
        ("staff_number", "12345", "半角数字6桁"),
        ("used_on", "", "利用日を入力"),
        ("used_on", "2026-02-30", "年月日"),
        ("category", "遊興費", "費目を選んで"),
        ("amount", "", "金額を入力"),
        ("amount", "12,800", "半角数字"),
        ("amount", "１２８００", "半角数字"),
        ("amount", "0", "1円から"),
        ("amount", "1000001", "1,000,000円まで"),
        ("payment", "", "支払方法を選んで"),
        ("purpose", "出張", "5文字以上"),
        ("agreed", "", "チェックを入れて"),
    ],
)
def test_each_field_says_what_is_wrong(name: str, value: str, said: str) -> None:
    errors = _errors(**{name: value})
    assert list(errors) == [name]
    assert said in errors[name]


def test_a_receipt_that_is_there_needs_its_file() -> None:
    assert list(_errors(has_receipt="on")) == ["receipt_file"]
    with_file = Form({**GOOD, "has_receipt": "on"}, {"receipt_file": UploadedFile("a.pdf", 3)})
    assert find_errors(with_file, str) == {}


async def test_a_sent_claim_gets_a_receipt_number(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    content = bytes(range(256)) * 40 + b"\r\n--not the end\r\n"
    reply = await client.post(
        "/expense/",
        data={**GOOD, "has_receipt": "on"},
        files={"receipt_file": ("領収書 11月.pdf", content, "application/pdf")},
    )
    assert reply.headers["location"] == "/expense/done/K-00001/"
    expense = site.record().expenses[0]
    assert (expense.file_name, expense.file_size) == ("領収書 11月.pdf", len(content))
    assert (expense.amount, expense.purpose) == (12800, GOOD["purpose"])
    done = (await client.get("/expense/done/K-00001/")).text
    assert "送信しました" in done
    assert "K-00001" in done


async def test_a_wrong_claim_comes_back_with_what_was_entered(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    reply = await client.post("/expense/", data={**GOOD, "amount": "千円"})
    assert reply.status_code == 422
    assert 'value="千円" aria-invalid="true"' in reply.text
    assert 'value="100123"' in reply.text
    assert site.record().expenses == ()


async def test_a_body_without_a_boundary_is_refused(client: httpx.AsyncClient) -> None:
    headers = {"Content-Type": "multipart/form-data"}
    reply = await client.post("/expense/", content=b"nonsense", headers=headers)
    assert reply.status_code == 400
