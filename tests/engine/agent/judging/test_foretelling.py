"""What a model told before its act, and the act brought up, needs no second question."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.page.observation import AriaNode
from studio.domain.runs.checklist import Item
from studio.engine.agent.judging.completion import Case, ItemStanding, judge
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.foretelling import has_come_true
from studio.engine.agent.judging.goals import read_goal
from tests.engine.agent.judging.test_completion import EMPTY, deed, page, pressed, target, turned
from tests.factories import node, text

GOAL = "請求書「INV-7」を登録する"
FIELD = deed(Fill(target=target("番号", "textbox"), value="INV-7"))


def case(goal: str, *deeds: VerifiedAction) -> Case:
    later = (Item(text="x"),)[:0]
    after = deeds[-1].change
    shown = page(*EMPTY.root.children) if after is None else after.after.page
    return Case(read_goal(goal, later), deeds, shown)


def saved(*said: AriaNode) -> VerifiedAction:
    return pressed("保存", *said, has_sent=True)


def test_what_was_foretold_and_came_up_is_no_question_any_more() -> None:
    told = case(GOAL, FIELD, saved(node("status", "", text("INV-7 を追加しました。"))))
    assert judge(told).standing is ItemStanding.UNPROVED
    assert has_come_true(told, "追加しました")


@pytest.mark.parametrize(
    ("goal", "said", "foretold"),
    [
        (GOAL, "INV-7 を追加しました。", "登録しました"),  # something else came up
        (GOAL, "INV-7 を追加しました。", "追加"),  # too short to be no chance
        (GOAL, "INV-7 を追加しました。", ""),
        (GOAL, "追加できません。エラーを修正してください。", "追加できません"),  # a complaint
        ("請求書「INV-8」を登録する", "INV-7 を追加しました。", "追加しました"),  # another thing
        ("「INV-7」があれば消し、なければ登録する", "INV-7 を追加しました。", "追加しました"),
    ],
)
def test_anything_less_is_asked(goal: str, said: str, foretold: str) -> None:
    assert not has_come_true(case(goal, FIELD, saved(node("status", "", text(said)))), foretold)


def test_what_stood_there_before_was_not_brought_up() -> None:
    message = node("status", "", text("追加しました。"))
    before = page(*EMPTY.root.children, message)
    after = page(*EMPTY.root.children, message, node("button", "次へ"))
    act = turned(Click(target=target("保存")), before, after, has_sent=True)
    assert not has_come_true(case(GOAL, FIELD, act), "追加しました")
