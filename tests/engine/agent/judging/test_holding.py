"""Values in fields, boxes and file choosers."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.page.target import Target
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.goals import read_goal
from studio.engine.agent.judging.holding import HeldValues
from tests.factories import make_observation, node, text


def held(item: str, *nodes: object, deeds: tuple[VerifiedAction, ...] = ()) -> bool:
    goal = read_goal(item)
    return HeldValues(make_observation(*nodes), deeds, goal).has(goal.values[0])  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    ("item", "nodes", "expected"),
    [
        ("「会議」を入力する", (node("textbox", "件名", text="会議"),), True),
        ("「会議」を入力する", (text("会議"),), False),
        (
            "「営業」を選ぶ",
            (node("combobox", "部", node("option", "営業", selected="true")),),
            True,
        ),
        ("「営業」を選ぶ", (node("combobox", "部", node("option", "営業")),), False),
        ("「新着」を選ぶ", (node("tab", "新着", selected="true"),), True),
        ("「同意」をオンにする", (node("switch", "同意", checked="true"),), True),
        ("「同意」をオフにする", (node("switch", "同意", checked="true"),), False),
        ("「同意」をオフにする", (node("switch", "同意", checked="false"),), True),
    ],
)
def test_what_a_page_holds(item: str, nodes: tuple[object, ...], expected: bool) -> None:
    assert held(item, *nodes) is expected


def test_the_last_act_on_a_field_counts() -> None:
    target = Target(role="textbox", name="件名")
    ok = Outcome(status=OutcomeStatus.OK)
    acts = tuple(VerifiedAction(Fill(target=target, value=one), ok) for one in ("会議", "取消"))
    assert not held("「会議」を入力する", deeds=acts)
