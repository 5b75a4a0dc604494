"""How well words name an element, and what a field holds."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.domain.text import squeeze
from studio.llm.builtin.decision_context import not_found
from studio.llm.builtin.fields import best_option, holds, spellings_of
from studio.llm.builtin.finding import FIELDS, FoundNode, NodeNotFound, PageFinder, match_level
from studio.llm.builtin.synonyms import synonyms
from tests.llm.builtin.pages import BOOKSHOP, EXPENSE_FORM, TODAY, TWO_EQUAL, page


@pytest.mark.parametrize(
    ("better", "worse", "wanted"),
    [
        ("氏名", "氏名（カナ）備考", "氏名"),
        ("氏　名", "お名前", "氏名"),
        ("申請する", "提出する", "申請"),
        ("お名前", "お名前の変更履歴", "氏名"),
        ("ﾌﾘｶﾞﾅ", "ふりがなを見る", "フリガナ"),
    ],
)
def test_the_nearer_label_wins(better: str, worse: str, wanted: str) -> None:
    assert match_level(squeeze(wanted), better) > match_level(squeeze(wanted), worse)


@pytest.mark.parametrize(
    ("wanted", "label"), [("申請", "下書きを保存"), ("削除", "編集"), ("月", "")]
)
def test_other_words_do_not_match(wanted: str, label: str) -> None:
    assert match_level(wanted, label) == 0


def test_what_could_be_pressed_instead_names_buttons_before_links() -> None:
    missed = PageFinder(page(BOOKSHOP)).pressable("確認画面へ")
    assert isinstance(missed, NodeNotFound)
    assert "この画面にあるのは さがす、買い物かごへ、あおば書房" in missed.reason


def test_equal_matches_are_named_and_a_place_tells_them_apart() -> None:
    finder = PageFinder(page(TWO_EQUAL))
    tie = finder.field("住所")
    assert isinstance(tie, NodeNotFound)
    assert tie.is_tie
    assert not_found(tie).reason == tie.reason
    told_apart = finder.field("お届け先の住所")
    assert isinstance(told_apart, FoundNode)
    assert told_apart.node.ref == "e3"


def test_a_field_without_a_name_is_called_by_what_stands_before_it() -> None:
    found = PageFinder(page(EXPENSE_FORM)).find("連絡先", FIELDS)
    assert isinstance(found, FoundNode)
    assert found.node.ref == "e10"


def test_what_a_field_holds_is_compared_as_people_write_it() -> None:
    assert holds(AriaNode("textbox", text="2026-11-03"), "2026年11月3日", TODAY)
    assert holds(AriaNode("textbox", text="３，０００"), "3000円", TODAY)
    assert not holds(AriaNode("textbox", text=""), "", TODAY)
    assert spellings_of("2026/1/5", TODAY)[1] == "2026-01-05"


def test_an_option_is_meant_by_one_name_only() -> None:
    options = tuple(AriaNode("option", name=name) for name in ("交通費", "交通費（海外）", "宿泊"))
    chosen = best_option(options, "交通費")
    assert chosen is not None
    assert chosen.name == "交通費"
    assert best_option(options[1:], "費用") is None


def test_the_vocabulary_names_each_thing_in_both_directions() -> None:
    words = synonyms()
    for group in words.elements:
        assert all(squeeze(group[0]) in words.alike(member) for member in group)
    assert words.column("値段") == "価格"
    assert words.column("残業時間") == "残業時間"
