"""Where a replay broke off: what may be left out, and what may have been sent."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepSkipped,
    StepStarted,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.ui.desk.broken_off import BreakOff, Course, following, way_on
from tests.ui.sample_flow import shop_target

FLOW = Flow(
    name="申請",
    steps=(
        FlowStep(
            id="a", item="書く", action=Fill(target=shop_target("textbox", "金額"), value="1")
        ),
        FlowStep(id="b", item="送る", action=Click(target=shop_target("button", "送る"))),
        FlowStep(
            id="c",
            item="閉じる",
            action=Click(target=shop_target("button", "閉じる")),
            is_enabled=False,
        ),
        FlowStep(id="d", item="戻る", action=Click(target=shop_target("button", "戻る"))),
    ),
)
BEGUN = RunStarted(run_kind=RunKind.REPLAY, name="申請", total=3)


def ended(status: RunStatus = RunStatus.FAILED) -> RunFinished:
    return RunFinished(run_kind=RunKind.REPLAY, status=status)


def failed(step_id: str, code: str = "TARGET_NOT_FOUND", *, is_sent: bool = False) -> ActionFailed:
    outcome = Outcome(status=OutcomeStatus.FAILED, code=code)
    return ActionFailed(item_id=step_id, words="押す", outcome=outcome, may_be_sent=is_sent)


def begun(step_id: str) -> StepStarted:
    return StepStarted(item_id=step_id, text="", attempt=1)


def broke_off(*events: Event) -> BreakOff | None:
    course = Course()
    for event in (BEGUN, *events):
        course = course.after(event, FLOW)
    return course.broke_off


def test_the_step_that_failed_is_known_once_the_replay_has_ended() -> None:
    assert broke_off(begun("b"), failed("b")) is None
    assert broke_off(begun("b"), failed("b"), ended()) == BreakOff("b", "押す", False, True)
    assert broke_off(begun("b"), failed("b", is_sent=True), ended()) == BreakOff(
        "b", "押す", True, True
    )


@pytest.mark.parametrize("code", ["NOT_APPROVED", "REQUEST_REFUSED"])
def test_what_was_refused_is_not_passed_by(code: str) -> None:
    found = broke_off(begun("b"), failed("b", code), ended())
    assert found is not None
    assert way_on(FLOW, found) is None


def test_a_failure_that_the_replay_went_past_is_no_break_off() -> None:
    outcome = Outcome(status=OutcomeStatus.OK)
    went_on = ActionPerformed(item_id="b", action=FLOW.steps[1].action, words="", outcome=outcome)
    assert broke_off(failed("b"), begun("b"), went_on, ended(RunStatus.DONE)) is None
    assert broke_off(failed("b"), StepSkipped(step_id="b", words=""), ended()) is None


@pytest.mark.parametrize(("step_id", "is_sent"), [("a", False), ("b", True)])
def test_a_press_that_was_under_way_at_a_stop_may_have_been_sent(
    step_id: str, *, is_sent: bool
) -> None:
    found = broke_off(begun(step_id), ended(RunStatus.STOPPED))
    assert found is not None
    assert (found.step_id, found.may_be_sent, found.can_skip) == (step_id, is_sent, False)


def test_a_press_that_still_waited_for_a_yes_was_not_sent() -> None:
    asked = ApprovalRequested(request_id="q", act="", host="")
    stopped = ended(RunStatus.STOPPED)
    waiting = broke_off(begun("b"), asked, stopped)
    assert waiting is not None
    assert not waiting.may_be_sent
    agreed = broke_off(
        begun("b"), asked, ApprovalAnswered(request_id="q", is_approved=True), stopped
    )
    assert agreed is not None
    assert agreed.may_be_sent


def test_the_way_on_begins_with_the_next_step_that_is_on() -> None:
    way = way_on(FLOW, BreakOff("b", "押す", False, True))
    assert way is not None
    assert (way.step_id, way.words) == ("d", "「戻る」をクリック")
    assert following(FLOW, "d") is None
    assert way_on(FLOW, BreakOff("gone", "押す", False, True)) is None
    assert way_on(None, BreakOff("b", "押す", False, True)) is None


@pytest.mark.parametrize(
    ("known", "is_sent"),
    [
        ({"sent": ()}, False),
        ({"sent": None}, True),
        ({"sent": (), "sends": True}, True),
        ({"sent": (), "needs_approval": True}, True),
    ],
)
def test_a_search_that_a_closed_browser_cut_off_was_not_sent(
    known: dict[str, object], is_sent: bool
) -> None:
    """「もう送られたかもしれません」 stood over a mere search whose browser had been closed."""
    press = FLOW.steps[1].model_copy(update=known)
    flow = FLOW.model_copy(update={"steps": (FLOW.steps[0], press)})
    course = Course()
    for event in (BEGUN, begun("b"), ended()):
        course = course.after(event, flow)
    assert course.broke_off is not None
    assert course.broke_off.may_be_sent is is_sent
