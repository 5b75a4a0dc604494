"""Facts in words."""

import pytest

from studio.domain.actions.outcome import Evidence, EvidenceKind, ExtractedTable
from studio.domain.events.events import InputKind
from studio.domain.runs.formatting import (
    EVIDENCE_WORDS,
    as_argument,
    budget_in_words,
    check_yourself,
    evidence_in_words,
    size_in_words,
)


def test_every_kind_has_words() -> None:
    assert set(EVIDENCE_WORDS) == set(EvidenceKind)
    assert all("続ける" in kind.question("office.example") for kind in InputKind)


@pytest.mark.parametrize("kind", sorted(set(EvidenceKind) - {EvidenceKind.URL, EvidenceKind.LEFT}))
def test_a_fact_is_told_with_its_detail_once(kind: EvidenceKind) -> None:
    assert evidence_in_words(Evidence(kind=kind, detail="ここ")).count("ここ") == 1


def test_an_address_is_told_to_nobody() -> None:
    fact = Evidence(kind=EvidenceKind.URL, detail="http://shop.example/s?q=%E6%9C%AC")
    assert evidence_in_words(fact) == "画面が変わりました"
    left = Evidence(kind=EvidenceKind.LEFT, detail="/books/new")
    assert evidence_in_words(left) == "前の画面を離れました"


@pytest.mark.parametrize(
    ("name", "typed"),
    [("本を買う", "本を買う"), ("交通費 11月", '"交通費 11月"'), ("A&B", '"A&B"')],
)
def test_a_name_is_typed_as_one_argument(name: str, typed: str) -> None:
    assert as_argument(name) == typed


def test_a_fact_without_detail_has_no_empty_brackets() -> None:
    assert evidence_in_words(Evidence(kind=EvidenceKind.ROWS, detail="")) == "行を確かめました"


@pytest.mark.parametrize("kind", [InputKind.LOGIN, InputKind.CODE])
def test_secrets_are_typed_in_the_browser(kind: InputKind) -> None:
    assert "ブラウザーに入力" in kind.words.hint
    assert "ここ" in kind.words.hint


def test_budgets_and_sizes() -> None:
    assert budget_in_words("yen", 7.55, 10) == "費用の上限の 76 % を使いました（7.5 / 10 円）"
    assert budget_in_words("tokens", 150_000, 200_000) == (
        "AI とのやりとりの上限の 75 % を使いました（150,000 / 200,000 文字ぶん）"
    )
    table = ExtractedTable(columns=("a",), rows=(("1",),) * 1_200)
    assert size_in_words(table) == "1,200 行 × 1 列"


def test_the_person_is_told_what_to_check() -> None:
    assert (
        check_yourself("送る", "") == "「送る」ができているか、ブラウザーの画面で確かめてください。"
    )
    assert check_yourself("送る", "不明です。").startswith("不明です。「送る」")


def test_words_with_quotes_of_their_own_are_not_quoted_alike() -> None:
    fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="「料理」の検索結果 {1}")
    assert evidence_in_words(fact) == "『「料理」の検索結果 {1}』が出ました"
