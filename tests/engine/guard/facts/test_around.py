"""What stands around a control says whose it is: in its row, in the row over it, behind it; and what looks alike to people."""

from dataclasses import replace

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.guard.facts.around import text_around, words_around
from studio.engine.guard.facts.records import has_double, missed_by


def button(ref: str) -> AriaNode:
    return AriaNode("button", "招待", ref=ref)


def text(words: str) -> AriaNode:
    return AriaNode("text", text=words)


def page(*children: AriaNode) -> Observation:
    heading = AriaNode("heading", "社員", states={"level": "1"})
    root = AriaNode("document", children=(heading, *children))
    return Observation(epoch=1, url="http://shop.example/", title="社員", root=root)


def row(*children: AriaNode) -> AriaNode:
    return AriaNode("row", children=tuple(AriaNode("cell", children=(one,)) for one in children))


def around(seen: Observation, *named: str) -> list[set[str]]:
    buttons = [node for node in seen.nodes if node.role == "button"]
    alike = set(map(id, buttons))
    return [words_around(one, seen, alike, list(named)) & set(named) for one in buttons]


def test_a_record_of_two_rows_is_told_by_the_row_over_it() -> None:
    table = AriaNode(
        "table",
        children=(row(text("田中")), row(button("e1")), row(text("佐藤")), row(button("e2"))),
    )
    assert around(page(table), "田中", "佐藤") == [{"田中"}, {"佐藤"}]


def test_a_row_of_its_own_words_is_told_by_no_other() -> None:
    table = AriaNode(
        "table",
        children=(
            row(text("田中")),
            row(text("係長"), button("e1")),
            row(text("主任"), button("e2")),
        ),
    )
    assert around(page(table), "田中") == [set(), set()]


def test_a_row_that_is_pressed_itself_is_told_by_its_own_words() -> None:
    rows = [
        replace(row(text(name)), ref=ref, is_clickable=True)
        for name, ref in (("田中", "e1"), ("佐藤", "e2"))
    ]
    seen = page(AriaNode("table", children=tuple(rows)))
    assert missed_by(rows[1], seen, "田中を招待する")
    assert not missed_by(rows[0], seen, "田中を招待する")


def test_names_stand_behind_where_nothing_stands_before_the_first() -> None:
    behind = page(button("e1"), text("田中"), button("e2"), text("佐藤"))
    before = page(text("田中"), button("e1"), text("佐藤"), button("e2"))
    assert around(behind, "田中", "佐藤") == [{"田中"}, {"佐藤"}]
    assert around(before, "田中", "佐藤") == [{"田中"}, {"佐藤"}]
    other = behind.node("e2")
    assert other is not None
    assert missed_by(other, behind, "田中を招待する")


def test_what_looks_alike_to_people_is_told_by_nobody() -> None:
    for twin in ("⽥中", "田\u200b中", "田中"):
        seen = page(text("田中"), button("e1"), text(twin), button("e2"))
        first = seen.node("e1")
        assert first is not None
        assert (
            text_around(first, seen, {id(one) for one in seen.nodes if one.role == "button"})
            == "田中"
        )
        assert has_double(first, seen, "田中を招待する")
        assert not has_double(first, seen, "佐藤を招待する")
    seen = page(text("田中"), button("e1"), text("田中次郎"), button("e2"))
    first = seen.node("e1")
    assert first is not None
    assert not has_double(first, seen, "田中を招待する")
