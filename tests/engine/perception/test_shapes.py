"""What reads well on one line, and where runs of like things end."""

from dataclasses import replace

import pytest

from studio.domain.page.observation import AriaNode, Box
from studio.engine.perception.blocks import Block, simplify
from studio.engine.perception.shapes import (
    are_short,
    breaks_of,
    first_heading,
    is_header,
    is_item,
    is_one_line,
    is_plain_row,
    rows_end,
    rows_of,
    run_end,
)
from tests.factories import grid, make_observation, node, text


def kids_of(*nodes: AriaNode) -> list[Block]:
    return [simplify(kid) for kid in make_observation(*nodes).root.children]


@pytest.mark.parametrize(
    ("thing", "is_one"),
    [
        (text("月"), True),
        (node("button"), True),
        (node("link", "長" * 48), True),
        (node("link", "長" * 49), False),
        (node("textbox", "氏名"), False),
        (node("checkbox", "同意", invalid="true"), False),
        (text("終わりです。"), False),
        (node("heading", "新着"), False),
    ],
)
def test_what_may_stand_beside_others(thing: AriaNode, *, is_one: bool) -> None:
    assert is_item(kids_of(thing)[0]) is is_one


def test_a_run_ends_at_the_first_that_does_not_fit() -> None:
    kids = kids_of(node("link", "a"), node("link", "b"), node("heading", "c"), node("link", "d"))
    assert run_end(kids, 0, is_item) == 2
    assert run_end(kids, 2, is_item) == 2


def test_sentences_do_not_stand_side_by_side_and_long_links_in_small_numbers_do() -> None:
    assert not are_short(kids_of(text("長" * 25), text("月")))
    assert are_short(kids_of(node("link", "長" * 48), node("link", "月")))
    assert not are_short(kids_of(node("link", "長" * 48), node("link", "長" * 20)))


@pytest.mark.parametrize(
    ("box", "is_one"),
    [
        (node("generic", "", text("氏名"), node("textbox", "名")), True),
        (node("generic", "", node("textbox", "姓"), node("textbox", "名")), False),
        (node("generic", "", node("heading", "新着"), text("なし")), False),
        (node("listbox", "県", node("option", "東京")), False),
        (node("region", "新着", text("なし")), False),
    ],
)
def test_which_box_is_one_line(box: AriaNode, *, is_one: bool) -> None:
    assert is_one_line(kids_of(box)[0]) is is_one


@pytest.mark.parametrize(("role", "least"), [("listitem", 2), ("generic", 3)])
def test_how_many_like_things_are_rows(role: str, least: int) -> None:
    rows = kids_of(*(node(role, "", node("link", f"本{n}"), text("円")) for n in range(least)))
    assert rows_end(rows, 0) == least
    assert rows_end(rows[1:], 0) == 0


def test_rows_are_found_through_groups_with_what_stands_between_them() -> None:
    table = kids_of(
        node("table", "", node("caption", "", text("9月")), *grid(["氏名"], ["鈴木"]).children)
    )[0]
    found = rows_of(table)
    assert [block.node.role for block in found] == ["caption", "row", "row"]
    assert [is_header(block) for block in found] == [False, True, False]


def test_a_row_that_mostly_names_columns_is_a_header() -> None:
    named = [node("columnheader", "月"), node("columnheader", "火")]
    assert is_header(kids_of(node("row", "", node("cell"), *named))[0])
    assert not is_header(kids_of(node("row", "", *named[:1], node("cell", "1")))[0])
    assert not is_header(Block(node("row")))


def test_a_row_with_a_heading_or_endless_words_is_no_line() -> None:
    assert is_plain_row(kids_of(node("row", "", node("cell", "月"), node("cell")))[0])
    headed = node("cell", "", node("heading", "月"), text("火"))
    assert not is_plain_row(kids_of(node("row", "", headed))[0])
    assert not is_plain_row(kids_of(node("row", "", node("cell", "長" * 1_201)))[0])


def test_the_heading_that_a_container_begins_with() -> None:
    begun = kids_of(node("region", "", node("generic", "", node("heading", "新 着")), text("a")))
    assert first_heading(begun[0]) == "新着"
    assert first_heading(kids_of(node("region", "", text("a"), node("heading", "b")))[0]) == ""


def month(first_weekday: int, days: int) -> list[Block]:
    cells = range(first_weekday, first_weekday + days)
    return [
        Block(replace(node("button", str(n)), box=Box(n % 7 * 40, n // 7 * 40, 30, 30)))
        for n in cells
    ]


@pytest.mark.parametrize(
    ("first_weekday", "breaks"), [(0, {7, 14, 21, 28}), (3, {4, 11, 18, 25}), (6, {1, 8, 15, 22, 29})]
)  # fmt: skip
def test_a_month_is_broken_by_weeks_on_whatever_day_it_begins(
    first_weekday: int, breaks: set[int]
) -> None:
    assert breaks_of(month(first_weekday, 30)) == breaks


def test_uneven_lines_few_things_and_unknown_places_are_not_broken() -> None:
    days = month(0, 30)
    assert breaks_of(days[:13]) == frozenset()
    assert breaks_of([*days[:9], *days[11:]]) == frozenset()
    assert breaks_of([*days[:20], Block(node("button", "?"))]) == frozenset()
