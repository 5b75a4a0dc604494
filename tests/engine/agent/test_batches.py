"""Which actions of one decision may follow one another without a new look."""

from dataclasses import replace

import pytest

from studio.domain.actions.action import Action, Click, Done, Fill, Navigate, Press, Upload
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.agent.batches import independent, permitted, refound, unresolved
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
UPLOAD = Upload(target=target("件名"), paths=("/a.csv",))
DONE = Done(evidence="x")
ENTER = Press(keys="Enter")


@pytest.mark.parametrize(
    ("actions", "kept"),
    [
        ((fill("件名"), fill("本文"), SEND), 3),
        ((fill("件名"), fill("本文"), ENTER), 3),
        ((fill("件名"), fill("語"), SEND), 1),
        ((UPLOAD, fill("本文"), SEND), 3),
        ((UPLOAD, fill("語")), 1),
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


def staff(*names: str) -> Observation:
    """Return a list of people, each with a button of the same name."""
    rows = (
        node("row", "", node("cell", name), node("cell", "経理部"), node("button", "外す"))
        for name in names
    )
    return make_observation(node("table", "", *rows))


def later(page: Observation, by: int = 100) -> Observation:
    """Return the same page drawn anew: every element has another ref."""

    def walk(one: AriaNode) -> AriaNode:
        ref = f"e{int(one.ref[1:]) + by}" if one.ref else None
        return replace(one, ref=ref, children=tuple(map(walk, one.children)))

    return Observation(epoch=page.epoch + 1, url=page.url, title=page.title, root=walk(page.root))


def test_what_was_drawn_anew_is_found_by_role_and_name() -> None:
    again = refound(fill("件名"), PAGE, later(PAGE))
    assert isinstance(again, Fill)
    named = later(PAGE).node(again.target.ref or "")
    assert named
    assert (named.name, again.target.epoch) == ("件名", PAGE.epoch + 1)


def test_an_element_that_stays_keeps_its_ref_whatever_it_holds_now() -> None:
    again = refound(fill("件名"), PAGE, later(PAGE, by=0))
    assert again == fill("件名").model_copy(update={"target": target("件名").model_copy(update={"epoch": 2})})  # fmt: skip


def test_in_a_list_the_row_has_to_say_the_same() -> None:
    both, one, other = staff("青木", "森"), staff("森"), staff("西")
    button = next(n for n in both.operable)
    press = Click(target=Target(ref=button.ref, epoch=1, role="button", name="外す"))
    found = refound(press, both, later(both))
    assert found != press
    assert not unresolved(found, later(both))
    assert refound(press, both, later(one)) == press
    assert refound(press, both, later(other)) == press


def test_a_twin_that_stood_there_before_is_another_element() -> None:
    two = make_observation(node("button", "保存"), node("button", "保存"))
    left = replace(two.root, children=two.root.children[1:])
    now = Observation(epoch=2, url=two.url, title=two.title, root=left)
    press = Click(target=Target(ref=two.operable[0].ref, epoch=1, role="button", name="保存"))
    assert refound(press, two, now) == press


def test_only_fields_go_on_when_one_of_them_failed() -> None:
    assert independent((fill("件名"), fill("本文"), SEND, DONE)) == (fill("件名"), fill("本文"))
    assert independent((SEND, fill("件名"))) == ()
