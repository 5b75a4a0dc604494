"""Boxes that stand as the sentence wants them are set by the flow, too; of 「…だけ」 the whole group."""

import pytest

from studio.domain.actions.action import SetChecked
from studio.domain.page.observation import AriaNode
from studio.domain.values.variable import Variable
from studio.engine.agent.steps.standing_boxes import standing_boxes
from tests.factories import durable, make_checklist, make_observation, make_step, node

URGENT = Variable(name="緊急連絡", value="オン")
ONE, TWO = Variable(name="項目1", value="承認依頼"), Variable(name="項目2", value="締め切り前日")
ONLY = "通知する項目は「承認依頼」と「締め切り前日」だけにする"


def box(name: str, *, is_on: bool, role: str = "checkbox") -> AriaNode:
    return node(role, name, checked="true" if is_on else "false")


def told(
    words: str, variables: tuple[Variable, ...], *boxes: AriaNode, done: tuple[str, ...] = ()
) -> dict[str, bool]:
    checklist = make_checklist(words, variables=variables).model_copy(update={"instruction": words})
    steps = [make_step(SetChecked(target=durable("checkbox", one))) for one in done]
    found = standing_boxes(make_observation(*boxes, node("button", "保存")), checklist, steps)
    return {one.node.name: one.is_on for one in found}


@pytest.mark.parametrize(
    ("variable", "boxes", "expected"),
    [
        (
            URGENT,
            [box("緊急連絡を受け取る", is_on=True, role="switch")],
            {"緊急連絡を受け取る": True},
        ),
        (URGENT, [box("緊急連絡を受け取る", is_on=False, role="switch")], {}),
        (Variable(name="宿泊", value="なし"), [box("宿泊あり", is_on=False)], {"宿泊あり": False}),
        (ONE, [box("承認依頼", is_on=True)], {"承認依頼": True}),
        (ONE, [box("承認依頼", is_on=False)], {}),
        (URGENT, [box("緊急連絡", is_on=True), box("緊急連絡の写し", is_on=True)], {}),
    ],
)
def test_a_box_that_stood_so_already_is_told(
    variable: Variable, boxes: list[AriaNode], expected: dict[str, bool]
) -> None:
    assert told("設定を変更する", (variable,), *boxes) == expected


def test_of_some_only_the_whole_group_is_told() -> None:
    boxes = (
        box("承認依頼", is_on=True),
        box("締め切り前日", is_on=True),
        box("社内イベント", is_on=False),
    )
    switch = box("緊急連絡", is_on=True, role="switch")
    group = {"承認依頼": True, "社内イベント": False}
    assert told(ONLY, (ONE, TWO), switch, *boxes, done=("締め切り前日",)) == group
    assert told(ONLY.replace("だけ", ""), (), *boxes) == {}
    on = box("規約に同意する", is_on=True)
    assert told(ONLY, (), on, *boxes) == {}
