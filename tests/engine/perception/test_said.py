"""What a page says, run by run."""

from studio.domain.page.observation import AriaNode
from studio.engine.perception.said import SaidText, runs_of, under
from tests.factories import node


def said(*children: AriaNode) -> SaidText:
    return SaidText(runs_of(node("main", "", *children)))


def test_a_name_that_only_repeats_its_children_is_said_once() -> None:
    link = node("link", "開発課", node("text", text="開発課"))
    assert [run.text for run in said(link, node("textbox", "担当者", text="山田")).runs] == [
        "開発課", "担当者", "山田",
    ]  # fmt: skip


def test_only_the_chosen_option_of_a_closed_select_is_said() -> None:
    options = (node("option", "未処理"), node("option", "完了", selected="true"))
    assert [run.text for run in said(node("combobox", "状態", *options)).runs] == [
        "状態",
        "完了",
    ]


def test_width_blanks_and_case_do_not_count_and_a_number_is_no_part_of_another() -> None:
    page = said(node("text", text="日当は ２，３００ 円とする。"), node("text", text="300"))
    assert [page.text(span) for span in page.spans_of("2,300円")] == ["２，３００ 円"]
    assert [span.run for span in page.spans_of("300")] == [1]


def test_what_stands_between_words_is_read_within_one_run() -> None:
    page = said(
        node("text", text="内線"), node("text", text="2103"), node("text", text="次回は20日に開催")
    )
    assert list(page.between("内線\n", "")) == ["2103"]
    assert list(page.between("次回は", "日")) == ["20"]
    assert list(page.between("内線", "")) == []
    assert list(page.between("次回は", "\n")) == ["20日に開催"]


def test_numbers_around_a_value_may_be_other_ones_when_asked_loosely() -> None:
    page = said(node("text", text="第14条 日当は2,500円とする"))
    assert list(page.between("第12条 日当は", "とする")) == []
    assert list(page.between("第12条 日当は", "とする", is_loose=True)) == ["2,500円"]


def test_what_stands_under_a_heading_is_apart() -> None:
    page = said(
        node("heading", "先月"),
        node("text", text="5件"),
        node("heading", "今月"),
        node("text", text="7件"),
    )
    assert [run.text for run in under(page, "今月").runs] == ["今月", "7件"]


def test_a_quote_may_hold_the_signs_that_a_page_is_shown_with() -> None:
    page = said(node("link", "keihi"), node("link", "@keihi"), node("text", text="4 ヒット"))
    first, second = page.spans_of("keihi")
    for quote in ("keihi @keihi: 4 ヒット", "[keihi] [@keihi]", "keihi|@keihi"):
        assert page.holds(quote, first)
        assert page.holds(quote, second)
    assert not page.holds("keihi：5 ヒット", first)
