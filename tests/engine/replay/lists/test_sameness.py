"""What a row says for a press, and which of it may tick."""

import pytest

from studio.domain.page.observation import MASK, AriaNode, Observation
from studio.engine.perception.tables import Row, Table
from studio.engine.replay.lists.sameness import row_around, row_seen, ticking
from tests.factories import node, text


def row(name: str, *words: str) -> Row:
    return Row(node("listitem", "", node("link", name, url=f"/r/{name}"), *map(text, words)))


def table(*rows: Row) -> Table:
    return Table(container=AriaNode("list", children=tuple(one.node for one in rows)), rows=rows)


def test_a_row_says_its_words_and_where_it_leads() -> None:
    seen = row_seen(row("甲", "3,000円", "残り 2 席"))
    assert seen.cells == ("甲", "3,000円", "残り 2 席", "/r/甲")
    assert seen.loose == ()


def test_what_somebody_typed_and_what_is_masked_says_nothing_of_the_row() -> None:
    fields = (node("textbox", "数量"), text(MASK), text("3,000円"))
    one = Row(node("listitem", "", text("甲"), *fields))
    assert row_seen(one).cells == ("甲", "3,000円")


def test_a_counter_is_what_was_seen_to_count() -> None:
    before, now = row("甲", "閲覧 10 回"), row("甲", "閲覧 11 回")
    counters = ticking(before, now, table(now, row("乙", "閲覧 11 回")))
    assert counters == ("閲覧 11 回",)
    seen = row_seen(row("甲", "閲覧 12 回"), counters)
    assert (seen.cells, seen.loose) == (("甲", "/r/甲"), ("閲覧 12 回",))


@pytest.mark.parametrize(
    ("before", "now", "others"),
    [
        (row("甲", "A-17"), row("甲", "A-18"), (row("甲", "A-17"),)),
        (row("甲", "処理中"), row("甲", "完了"), ()),
        (row("注文 17"), row("注文 18"), ()),
        (row("甲", "1 件"), row("甲", "1 件", "2 件"), ()),
        (row("甲", "1 件"), row("甲", "1 件"), ()),
    ],
)
def test_other_digits_of_another_row_are_no_counter(
    before: Row, now: Row, others: tuple[Row, ...]
) -> None:
    assert ticking(before, now, table(now, *others)) == ()


def test_the_row_around_an_element_keeps_its_title_and_its_letters() -> None:
    button = node("button", "承認", ref="e9")
    item = node("listitem", "", text("注文 17"), text("小計 300円"), button)
    page = Observation(epoch=1, url="", title="", root=AriaNode("document", children=(item,)))
    seen = row_around(page, button)
    assert seen is not None
    assert (seen.cells, seen.loose) == (("注文 17",), ("小計 300円", "承認"))


def test_no_row_is_around_what_stands_alone_or_in_a_whole_part_of_a_page() -> None:
    button = node("button", "承認", ref="e9")
    alone = Observation(epoch=1, url="", title="", root=AriaNode("document", children=(button,)))
    assert row_around(alone, button) is None
    many = node("listitem", "", *(text(f"段落 {n}") for n in range(40)), button)
    whole = Observation(epoch=1, url="", title="", root=AriaNode("document", children=(many,)))
    assert row_around(whole, button) is None
