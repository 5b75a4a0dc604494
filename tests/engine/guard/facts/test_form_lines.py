from collections import Counter

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.form_lines import (
    is_doubled,
    is_moved,
    is_taken_off,
    pair,
    sent_of,
)

SHOP = "http://shop.example/"


def line(value: str, *, name: str = "item", kind: ControlKind = ControlKind.HIDDEN) -> Control:
    return Control(name, value, kind, form=0)


def page(*controls: Control, nodes: tuple[AriaNode, ...] = ()) -> Observation:
    root = AriaNode("document", children=nodes)
    return Observation(epoch=1, url=SHOP, title="注文", root=root, controls=controls)


def test_what_the_tree_shows_and_follows_is_left_to_it() -> None:
    shown = Control("memo", "急ぎ", ControlKind.FIELD, ref="e1", form=0)
    before = page(line("1"), shown, nodes=(AriaNode("textbox", "メモ", "e1"),))
    assert sent_of(before, before) == [line("1")]


def test_lines_in_another_order_are_moved_and_other_values_are_not() -> None:
    assert is_moved([line("1"), line("2")], [line("2"), line("1")])
    assert not is_moved([line("1"), line("2")], [line("1"), line("3")])


def test_a_line_that_stands_there_once_more_is_doubled() -> None:
    was = [line("1"), line("2")]
    assert is_doubled(was, Counter([("item", "2")]))
    assert not is_doubled(was, Counter([("item", "3")]))


def test_a_line_is_taken_off_only_from_a_form_that_is_still_there() -> None:
    field = line("", name="memo", kind=ControlKind.FIELD)
    before = page(line("1"), line("2"), field)
    was = list(before.controls or ())
    gone = Counter([pair(line("2"))])
    assert is_taken_off(was, gone, before, page(line("1"), field))
    assert not is_taken_off(was, gone, before, page())
