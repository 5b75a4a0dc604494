"""Golden texts of captured pages, and what a rendering must never lose.

After a wanted change: `TEJUN_GOLDEN=write pytest tests/engine/perception`, then read the diff.
"""

import os
import re
import time

import pytest

from studio.domain.observation import AriaNode, Observation
from studio.domain.text import clip, estimate_tokens, squeeze, strip_unseen
from studio.engine.perception.render import DEFAULT_BUDGET, render
from tests.engine.perception.captured import DATA, PAGES, captured
from tests.factories import card, listing, make_observation, node, text

IS_WRITING = os.environ.pop("TEJUN_GOLDEN", "") == "write"


def missing_refs(page: Observation, rendered: str) -> list[str]:
    """Return operable elements without their ref; options of a select are named, not referred to."""
    shown = set(re.findall(r"\b(?:f\d+)?[ex]\d+\b", rendered))
    return [
        f"{n.ref} {n.role} {n.label}"
        for n in page.operable
        if n.role != "option" and n.ref not in shown
    ]


def lost_words(page: Observation, rendered: str) -> list[str]:
    said = squeeze(rendered)
    return [
        words
        for n in page.nodes
        for words in (n.name, n.text)
        if squeeze(clip(strip_unseen(words), 400)) not in said
    ]


@pytest.mark.parametrize("name", PAGES)
def test_golden(name: str) -> None:
    golden = DATA / f"{name}.txt"
    rendered = render(captured(name)) + "\n"
    if IS_WRITING:
        golden.write_text(rendered, "utf-8")
    assert rendered == golden.read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_nothing_operable_and_no_word_is_lost(name: str) -> None:
    page = captured(name)
    rendered = render(page)
    assert missing_refs(page, rendered) == []
    assert lost_words(page, rendered) == []


@pytest.mark.parametrize("name", PAGES)
def test_the_budget_holds_and_folding_is_marked(name: str) -> None:
    page = captured(name)
    full = render(page)
    assert estimate_tokens(full) <= DEFAULT_BUDGET
    assert "…他" not in full
    small = estimate_tokens(full) - 40
    folded = render(page, small)
    if estimate_tokens(folded) <= small:
        assert "…他" in folded


def staff(rows: int) -> Observation:
    names = ("社員番号", "氏名", "部署")
    head = node("row", "", *(node("columnheader", name) for name in names))
    body = (
        node("row", "", node("cell", f"{100_000 + n}"), node("cell", f"社員 {n}"),
             node("cell", "", node("button", "詳細")))
        for n in range(rows)
    )  # fmt: skip
    return make_observation(
        node("grid", "社員", node("rowgroup", "", head), node("rowgroup", "", *body))
    )


def test_a_long_table_is_folded_in_the_middle_with_its_ends() -> None:
    rendered = render(staff(2_000))
    assert estimate_tokens(rendered) <= DEFAULT_BUDGET
    assert "…他 1,960 行" in rendered
    assert "社員 0" in rendered
    assert "社員 1999" in rendered
    assert lost_words(staff(60), render(staff(60))) == []


def test_the_time_is_linear_in_the_rows() -> None:
    def seconds(rows: int) -> float:
        page = staff(rows)
        started = time.process_time()
        render(page, 10**9)
        return time.process_time() - started

    small = min(seconds(300) for _ in range(2))
    large = min(seconds(1_200) for _ in range(2))
    assert large < small * 8 + 0.05


def lines(*nodes: AriaNode) -> list[str]:
    return [line.strip() for line in render(make_observation(*nodes)).splitlines()[2:]]


def test_a_label_beside_its_field_is_written_once() -> None:
    assert lines(text("氏名"), text("必須"), node("textbox", "氏名 必須")) == [
        "textbox e1 氏名 必須"
    ]
    assert lines(node("checkbox", "同意する"), text("同意する")) == ["checkbox e1 同意する"]


def test_other_words_beside_a_field_stay() -> None:
    assert lines(text("名"), node("textbox", "氏名")) == ["名", "textbox e1 氏名"]
    assert lines(text("検索"), node("button", "検索")) == ["検索", "button e1 検索"]


def test_words_inside_a_link_are_its_name() -> None:
    assert lines(node("link", "カート 3 点", text("カート"), text("3"), text("点"), url="/c")) == [
        "link e1 カート 3 点"
    ]


def test_a_single_character_is_content() -> None:
    assert lines(text("月"), text("有"), text("1")) == ["月", "有", "1"]


def test_rows_keep_pictures_that_are_links() -> None:
    rows = [node("listitem", "", node("link", "", url=f"/{n}"), node("link", f"本{n}", url=f"/{n}"))
            for n in range(3)]  # fmt: skip
    assert "- e3 | e4 本0" in lines(listing("本", *rows))


def test_cards_are_one_line_each() -> None:
    page = lines(listing("本", *(card(f"本{n}", f"{n}円") for n in range(3))))
    assert page[1] == "- e3 本0 | 0円 | e4 カートに入れる"


def test_a_select_names_its_options_and_what_is_chosen() -> None:
    options = (node("option", "はい", selected="true"), node("option", "いいえ"))
    assert lines(node("combobox", "返事", *options)) == ["combobox e1 返事 =はい [はい / いいえ]"]


def test_a_long_select_says_how_many_are_not_shown() -> None:
    options = tuple(node("option", f"県{n}") for n in range(47))
    assert "…他 27 件" in lines(node("combobox", "県", *options))[0]


def test_an_aria_combobox_keeps_its_button() -> None:
    options = (node("option", "東京"), node("button", "候補を開く"))
    assert lines(node("combobox", "県", *options))[1] == "button e3 候補を開く"


def test_a_listbox_writes_each_option_with_ref_and_state() -> None:
    options = (
        node("option", "東京", selected="true"),
        node("option", "大阪"),
        node("option", "京都"),
    )
    assert lines(node("listbox", "県", *options)) == [
        "listbox e1 県", "- e2 (selected) 東京", "- e3 大阪", "- e4 京都",
    ]  # fmt: skip


def test_states_values_and_placeholders() -> None:
    assert lines(
        node("checkbox", "同意", checked="true", disabled="true"),
        node("textbox", "氏名", text="山田", invalid="true"),
        node("textbox", "電話", placeholder="半角"),
        node("button", "メニュー", expanded="false"),
    ) == [
        "checkbox e1 同意 (checked, disabled)",
        "textbox e2 氏名 =山田 (invalid)",
        "textbox e3 電話 (半角)",
        "button e4 メニュー (expanded=false)",
    ]


def test_invisible_signs_are_not_rendered() -> None:
    assert lines(node("button", "削\u200b除\u202e")) == ["button e1 削除"]
