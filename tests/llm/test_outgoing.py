"""No known value leaves, however it is spelt; and ordinary pages are not held back."""

import base64
import html
import json
import unicodedata
from typing import Any
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.action import Click
from studio.domain.errors import ModelUnavailableError
from studio.domain.runs.decision import DecisionRequest, StepRecord, WorkflowContext
from studio.llm.outgoing import SECRET_IN_PROMPT, SecretScan
from tests.chat_server import Reply
from tests.llm.pages import SENTENCE, decision_request, plan_request, verify_request
from tests.llm.serving import CLICK, ServerMaker, model_on

VALUES = ("pa$$ w0rd+Ü", "ｐａｓｓﾊﾟｽ１２３", "秘密の合言葉", "q\"u\\o<te>&'s", "4711")


def body(text: str) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": f"前の文 {text} 後の文"}]}


def is_stopped(scan: SecretScan, request: dict[str, Any]) -> bool:
    try:
        scan.check(request)
    except ModelUnavailableError as exc:
        return exc.code == SECRET_IN_PROMPT
    return False


def _units(text: str) -> list[int]:
    """Return the UTF-16 units of a text."""
    data = text.encode("utf-16-be")
    return [int.from_bytes(data[at : at + 2]) for at in range(0, len(data), 2)]


def knowing(*values: str) -> SecretScan:
    scan = SecretScan()
    scan.add(dict.fromkeys(values, "会計"))
    return scan


def spellings(value: str) -> dict[str, str]:
    data = value.encode()
    wide = "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in value)
    return {
        "raw": value,
        "url": quote(value, safe=""),
        "url, lower case": "".join(f"%{byte:02x}" for byte in data),
        "form": quote_plus(value),
        "url twice": quote(quote(value, safe=""), safe=""),
        "html": html.escape(value),
        "html, numbers": "".join(f"&#{ord(c)};" for c in value),
        "html, hex": "".join(f"&#x{ord(c):x};" for c in value),
        "json": json.dumps(value)[1:-1],
        "json, all": "".join(f"\\u{unit:04x}" for unit in _units(value)),
        "full width": wide,
        "reversed": value[::-1],
        "folded, then reversed": unicodedata.normalize("NFKC", value)[::-1],
        "hex": data.hex(),
        **{
            f"base64, shifted by {shift}": base64.b64encode(b"abc"[:shift] + data + b"tail").decode()
            for shift in range(3)
        },
        **{
            f"url-safe base64, shifted by {shift}": base64.urlsafe_b64encode(b"xyz"[:shift] + data).decode()
            for shift in range(3)
        },
    }  # fmt: skip


@pytest.mark.parametrize("value", VALUES)
def test_every_spelling_of_a_value_is_stopped(value: str) -> None:
    scan = knowing(value)
    missed = [name for name, text in spellings(value).items() if not is_stopped(scan, body(text))]
    assert missed == []


@given(
    value=st.text(
        alphabet=st.characters(codec="utf-8", exclude_categories=["C", "Z"]),
        min_size=6,
        max_size=24,
    )
)
def test_any_value_is_stopped_in_any_spelling(value: str) -> None:
    scan = knowing(value)
    missed = [name for name, text in spellings(value).items() if not is_stopped(scan, body(text))]
    assert missed == []


@pytest.mark.parametrize(
    "request_body",
    [
        {"model": "m", "messages": [{"content": [{"type": "text", "text": "kane-4711-x"}]}]},
        {"model": "m", "tools": [{"function": {"description": "kane-4711-x"}}]},
        {"model": "m", "kane-4711-x": 1},
        {"model": "kane-4711-x"},
    ],
)
def test_every_corner_of_a_request_is_searched(request_body: dict[str, Any]) -> None:
    assert is_stopped(knowing("kane-4711-x"), request_body)


def test_pictures_are_not_read() -> None:
    data = base64.b64encode(b"kane-4711-x").decode()
    url = {"url": f"data:image/png;base64,{data}"}
    request = {"messages": [{"content": [{"type": "image_url", "image_url": url}]}]}
    assert not is_stopped(knowing("kane-4711-x"), request)


def test_an_ordinary_page_passes() -> None:
    scan = knowing("correct horse", "合言葉です", "x9#Lq!", "12", "7")
    for request in (body(decision_request().page_text), body(SENTENCE)):
        assert not is_stopped(scan, request)


@pytest.mark.parametrize(
    ("text", "stopped"),
    [
        ("e7 input PIN =12", True),
        ('<input value="12">', True),
        ("e7 input PIN =１２", True),
        ("12", False),
        ("12円 と 312 と a12b", False),
        ("e7 input 数量 =123", False),
        ("1", False),
    ],
)
def test_a_short_value_counts_only_as_a_whole_field(text: str, stopped: bool) -> None:
    assert is_stopped(knowing("12", "1"), body(text)) is stopped


def test_a_short_value_that_is_a_whole_text_counts() -> None:
    assert is_stopped(knowing("12"), {"content": [{"text": " 12 "}]})


async def test_nothing_is_sent_and_the_person_is_told(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        model.keep_secret({"hunter2-secret": "会計"})
        model.keep_secret({"もう一つの秘密": ""})
        leaks = (
            decision_request(page_text="e1 button hunter2-secret"),
            decision_request(dom_digest="<p>hunter2%2Dsecret</p>"),
            decision_request(last_error="もう一つの秘密"),
            decision_request(said=("もう一つの秘密 です",)),
            _with_history("hunter2-secret"),
        )
        for request in leaks:
            with pytest.raises(ModelUnavailableError) as caught:
                await model.decide(request)
            assert caught.value.code == "SECRET_IN_PROMPT"
            assert "hunter2" not in repr(caught.value) + caught.value.detail
            assert "送信を止めました" in caught.value.message
            assert "{{秘密:名前}}" in caught.value.remedy
        with pytest.raises(ModelUnavailableError):
            await model.verify((verify_request(page_text="もう一つの秘密"),))
        with pytest.raises(ModelUnavailableError):
            await model.plan(plan_request("hunter2-secret を入力して"))
        assert server.requests == []
        reply = await model.decide(decision_request(secret_names=("社内PW",)))
    assert isinstance(reply.decision.actions[0], Click)


async def test_a_model_that_writes_a_value_does_not_get_it_back_in_the_repair_turn(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.message("not json: hunter2-secret"))
    async with model_on(server) as model:
        model.keep_secret({"hunter2-secret": ""})
        with pytest.raises(ModelUnavailableError) as caught:
            await model.decide(decision_request())
    assert caught.value.code == "SECRET_IN_PROMPT"
    assert len(server.requests) == 1


def _with_history(note: str) -> DecisionRequest:
    record = StepRecord(item="1", action="入力", status="ok", note=note)
    return decision_request(context=WorkflowContext(step_history=(record,)))


@pytest.mark.parametrize("name", ["会計ログイン", ""])
def test_the_refusal_names_the_credential_and_never_its_value(name: str) -> None:
    scan = SecretScan()
    scan.add({"kane-4711-x": name, "別の値-9": "別の名前"})
    with pytest.raises(ModelUnavailableError) as told:
        scan.check(body("メモ：kane-4711-x"))
    assert told.value.code == SECRET_IN_PROMPT
    assert (f"認証情報「{name}」" in told.value.message) == bool(name)
    assert "別の名前" not in str(told.value)
    assert "4711" not in repr(told.value) + str(told.value)
