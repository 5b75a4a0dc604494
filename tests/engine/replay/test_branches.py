"""A branch is taken, passed by or refused by what today's page says; nothing is guessed."""

import asyncio
from functools import partial

import pytest

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import (
    ActionFailed,
    Event,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.flows.flow import FlowStep
from studio.engine.replay.branches import DO_IT, LEAVE_IT, NEITHER, Branch, branch_on
from studio.engine.replay.player import Replay
from tests.engine.replay.test_player import OPEN, play
from tests.factories import (
    SHOP,
    durable,
    make_context,
    make_flow,
    make_observation,
    make_shop,
    make_step,
    node,
    text,
)

ABSENT = Evidence(kind=EvidenceKind.TEXT_GONE, detail="{{部署}}")
PRESS = Click(target=durable("button", "検索"))


def guarded(condition: Evidence, item: str) -> FlowStep:
    return make_step(PRESS, item=item).model_copy(update={"only_when": condition})


@pytest.mark.parametrize(
    ("said", "expected"),
    [("経理部", Branch.PASSED), ("営業部", Branch.TAKEN), ("経理部第二", Branch.UNKNOWN)],
)
def test_what_is_like_it_but_not_it_is_not_known(said: str, expected: Branch) -> None:
    condition = ABSENT.model_copy(update={"detail": "経理部"})
    assert branch_on(make_observation(text(said), node("textbox", "経理部")), condition) is expected


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("40席", Branch.TAKEN),
        ("30", Branch.TAKEN),
        ("24席", Branch.PASSED),
        ("30〜40席", Branch.UNKNOWN),
        ("未定", Branch.UNKNOWN),
    ],
)
def test_a_number_beside_a_label_keeps_a_limit_or_does_not(shown: str, expected: Branch) -> None:
    condition = Evidence(kind=EvidenceKind.VALUE, detail="席数≥30")
    page = make_observation(text("席数:"), text(shown))
    assert branch_on(page, condition) is expected


def test_a_history_that_tells_of_a_label_is_not_what_stands_beside_it() -> None:
    condition = Evidence(kind=EvidenceKind.VALUE, detail="ステータス=解決")
    page = make_observation(
        text("ステータス:"), text("却下"), text("ステータス"), text("を 解決 から 却下 に変更")
    )
    assert branch_on(page, condition) is Branch.PASSED
    assert (
        branch_on(page, condition.model_copy(update={"detail": "ステータス≠解決"})) is Branch.TAKEN
    )


@pytest.mark.parametrize(("status", "is_pressed"), [("解決", True), ("進行中", False)])
@pytest.mark.parametrize("rest", ["", "、それ以外は戻す"])
async def test_the_other_branch_is_passed_by_or_refused_and_never_taken(
    status: str, is_pressed: bool, rest: str
) -> None:
    browser = make_shop()
    browser.add(SHOP, text("ステータス:"), text(status), node("button", "検索"))
    pressed: list[str] = []
    browser.on("click", "検索", lambda b: pressed.append(b.url))
    condition = Evidence(kind=EvidenceKind.VALUE, detail="ステータス=解決")
    step = guarded(condition, f"ステータスが解決であれば終える{rest}")
    finished, journal = await play(browser, OPEN, step)
    assert bool(pressed) is is_pressed
    if is_pressed:
        assert finished.status is RunStatus.DONE
    elif rest:
        assert finished.code == "BRANCH_ELSE"
        assert "一度も行っていない" in journal.one(ActionFailed).outcome.message
    else:
        assert finished.status is RunStatus.DONE
        assert "飛ばしました" in journal.one(StepSkipped).reason


UNREAD = Evidence(kind=EvidenceKind.VALUE, detail="もし担当者が不在なら")


@pytest.mark.parametrize(
    ("answer", "is_pressed", "status"),
    [(DO_IT, True, RunStatus.DONE), (LEAVE_IT, False, RunStatus.DONE), (NEITHER, False, RunStatus.FAILED)],
)  # fmt: skip
async def test_a_condition_that_no_page_answers_is_the_persons(
    answer: str, is_pressed: bool, status: RunStatus
) -> None:
    browser, pressed = make_shop(), list[str]()
    browser.on("click", "検索", lambda b: pressed.append(b.url))
    step = guarded(UNREAD, "もし担当者が不在なら代理に回す")
    flow = make_flow(OPEN, step)
    context, journal = make_context(browser)

    def reply(event: Event) -> None:
        if isinstance(event, UserInputRequested):
            says = partial(context.run_control.answer, event.request_id, is_yes=True, text=answer)
            asyncio.get_running_loop().call_soon(says)

    context.bus.subscribe(reply)
    finished = await Replay(context, flow, flow.values({})).carry_out()
    assert (bool(pressed), finished.status) == (is_pressed, status)
    asked = journal.one(UserInputRequested)
    assert "もし担当者が不在なら" in asked.question
    assert asked.choices == (DO_IT, LEAVE_IT, NEITHER)


async def test_with_nobody_there_such_a_condition_ends_the_replay_before_the_act() -> None:
    browser, pressed = make_shop(), list[str]()
    browser.on("click", "検索", lambda b: pressed.append(b.url))
    finished, _ = await play(browser, OPEN, guarded(UNREAD, "もし担当者が不在なら代理に回す"), attended=False)  # fmt: skip
    assert (finished.code, pressed) == ("BRANCH_UNKNOWN", [])
