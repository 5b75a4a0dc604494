"""Which actions of one decision may follow one another without a new look."""

import pytest

from studio.domain.action import Action, Click, Done, Fill, Navigate, Press
from studio.domain.target import Target
from studio.engine.agent.batches import permitted, unresolved
from tests.factories import make_observation, node

PAGE = make_observation(
    node("form", "申請", node("textbox", "件名"), node("textbox", "本文")),
    node("form", "検索", node("textbox", "語")),
    node("button", "送信"),
)


def target(name: str) -> Target:
    found = next(node for node in PAGE.operable if node.name == name)
    return Target(ref=found.ref, epoch=PAGE.epoch, role=found.role, name=name)


def fill(name: str) -> Fill:
    return Fill(target=target(name), value="x")


SEND = Click(target=target("送信"))
DONE = Done(evidence="x")
ENTER = Press(keys="Enter")


@pytest.mark.parametrize(
    ("actions", "kept"),
    [
        ((fill("件名"), fill("本文"), SEND), 3),
        ((fill("件名"), fill("本文"), ENTER), 3),
        ((fill("件名"), fill("語"), SEND), 1),
        ((SEND, fill("件名")), 1),
        ((SEND, SEND), 1),
        ((fill("件名"), Navigate(url="https://a.example/")), 1),
        ((Navigate(url="https://a.example/"), SEND), 1),
        ((fill("件名"), SEND, DONE), 3),
        ((DONE, SEND), 1),
        ((), 0),
    ],
)
def test_fills_of_one_form_then_one_press(actions: tuple[Action, ...], kept: int) -> None:
    assert permitted(actions, PAGE) == actions[:kept]


def test_a_ref_that_is_not_on_the_page_is_no_target() -> None:
    gone = Fill(target=Target(ref="e99", epoch=1, role="textbox", name="件名"), value="x")
    assert unresolved(gone, PAGE)
    assert not unresolved(fill("件名"), PAGE)
    assert not unresolved(ENTER, PAGE)
