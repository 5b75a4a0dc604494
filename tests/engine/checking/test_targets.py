"""Which elements a step names, and whether one was chosen at all."""

from studio.domain.actions.action import Click, Drag, GoBack
from studio.domain.page.target import Target
from studio.engine.checking.targets import check_targets, is_chosen
from studio.engine.secrets.templates import targets_of
from tests.factories import durable, make_flow, make_step


def test_both_ends_of_a_drag_are_looked_at() -> None:
    start, end = durable("listitem", "甲"), durable("listitem", "10月分")
    drag = make_step(Drag(target=start, to=end))
    assert targets_of(drag.action) == (start, end)
    assert targets_of(GoBack()) == ()
    assert [finding.code for finding in check_targets(make_flow(drag))] == ["VOLATILE_DIGITS"]


def test_a_blank_element_is_none() -> None:
    assert not is_chosen(Target())
    assert is_chosen(durable("button", "検索"))
    blank = make_step(Click(target=Target()))
    assert [finding.code for finding in check_targets(make_flow(blank))] == ["NO_TARGET"]
