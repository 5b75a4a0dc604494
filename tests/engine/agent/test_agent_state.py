"""Emergency mode over a run: each trigger, each way of leaving, the stall clock, the third entry."""

import asyncio

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    EmergencyEntered,
    EmergencyLeft,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.sending import SentShape
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.runs.decision import ModelTier
from studio.domain.runs.emergency import TriggerKind
from studio.engine.agent.agent_state import AgentState
from studio.engine.guard.sending import Sending
from tests.factories import (
    SHOP,
    make_checklist,
    make_context,
    make_observation,
    make_outcome,
    make_shop,
    make_step,
    node,
)
from tests.fakes import FakeBrowser, FakeClock, ScriptedModel

CHECKLIST = make_checklist()
ITEM = CHECKLIST.items[0]
PRESS = Click(target=Target(ref="e1", epoch=1, role="button", name="次へ"))
OK = make_outcome()


class Book:
    """A ledger with its clock and journal."""

    def __init__(self) -> None:
        browser = make_shop()
        self.clock: FakeClock = browser.clock
        self.context, self.journal = make_context(browser)
        self.agent_state = AgentState(self.context, ScriptedModel(), CHECKLIST)

    def fail(self, code: str = "X", confidence: float = 0.5) -> None:
        outcome = make_outcome(status=OutcomeStatus.FAILED, code=code, message="だめでした")
        self.agent_state.book(ITEM, PRESS, outcome, confidence=confidence)

    def work(self, confidence: float = 0.9, page: str = "") -> None:
        shown = make_observation(node("heading", page)) if page else None
        self.agent_state.book(ITEM, PRESS, OK, confidence=confidence, page=shown)

    def entered(self) -> list[TriggerKind]:
        return [event.trigger.kind for event in self.journal.of(EmergencyEntered)]


def enter(book: Book) -> None:
    for _ in range(3):
        book.fail()
    book.agent_state.consider_emergency()
    assert book.agent_state.tier is ModelTier.LARGE


def test_three_failures_enter_once_and_clear_the_window() -> None:
    book = Book()
    enter(book)
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.FAILURES]


def test_three_verified_steps_leave() -> None:
    book = Book()
    enter(book)
    for number in range(3):
        book.agent_state.consider_emergency()
        assert book.agent_state.tier is ModelTier.LARGE
        book.work(page=f"{number}")
    book.agent_state.consider_emergency()
    assert book.agent_state.tier is ModelTier.SMALL
    assert "3 手順" in book.journal.one(EmergencyLeft).reason
    assert book.journal.one(EmergencyLeft).model == "scripted-small"


def test_the_end_of_the_item_leaves_and_says_nothing_when_it_was_not_entered() -> None:
    book = Book()
    book.agent_state.leave_emergency("項目が終わりました")
    assert book.journal.events == []
    enter(book)
    book.agent_state.leave_emergency("項目が終わりました")
    assert len(book.journal.of(EmergencyLeft)) == 1


def test_after_three_entries_a_person_is_asked() -> None:
    book = Book()
    for _ in range(3):
        enter(book)
        book.agent_state.leave_emergency("項目が終わりました")
    for _ in range(3):
        book.fail()
    assert "3 回試しても" in book.agent_state.consider_emergency()
    assert book.agent_state.emergencies == 3
    assert not book.agent_state.consider_emergency()


def test_one_model_for_both_is_never_said_to_have_been_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With 内蔵エンジン the window said 「強い AI に切り替えました」, and that it went back."""
    monkeypatch.setattr(ScriptedModel, "model_name", lambda *_: "one")
    book = Book()
    enter(book)
    assert book.agent_state.tier is ModelTier.LARGE
    book.agent_state.leave_emergency("項目が終わりました")
    assert book.entered() == book.journal.of(EmergencyLeft) == []
    assert book.agent_state.emergencies == 0


def test_low_confidence_enters_and_does_not_fire_again_at_once() -> None:
    book = Book()
    for number in range(5):
        book.work(confidence=0.2, page=f"{number}")
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.LOW_CONFIDENCE]
    book.agent_state.leave_emergency("x")
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.LOW_CONFIDENCE]


def test_not_found_twice_enters() -> None:
    book = Book()
    book.fail("TARGET_NOT_FOUND")
    book.agent_state.consider_emergency()
    book.fail("TARGET_NOT_FOUND")
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.NOT_FOUND]


def test_the_same_act_on_the_same_page_enters_even_when_the_hands_say_it_worked() -> None:
    book = Book()
    for _ in range(3):
        book.work(page="同じ")
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.REPEATED]


def test_the_same_act_on_pages_that_change_is_no_loop() -> None:
    book = Book()
    for number in range(4):
        book.work(page=f"{number} ページ目")
    book.agent_state.consider_emergency()
    assert book.entered() == []


def test_back_and_forth_enters() -> None:
    book = Book()
    for page in ("左", "右", "左", "右"):
        book.work(page=page)
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.REPEATED]


def test_thirty_seconds_without_progress_enter() -> None:
    book = Book()
    book.clock.advance(29.9)
    book.agent_state.consider_emergency()
    assert book.entered() == []
    book.clock.advance(0.2)
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.STALL]


def test_the_stall_clock_starts_anew_when_emergency_is_entered_and_left() -> None:
    book = Book()
    book.clock.advance(31)
    book.agent_state.consider_emergency()
    book.agent_state.leave_emergency("x")
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.STALL]


def test_the_model_s_time_is_left_out_of_the_stall() -> None:
    book = Book()
    book.clock.advance(100)
    book.agent_state.leave_out(90)
    book.agent_state.consider_emergency()
    assert book.entered() == []


async def held(book: Book, seconds: float) -> None:
    """Hold the run at the gate for some time of the fake clock."""
    book.context.run_control.pause()
    passing = asyncio.get_running_loop().create_task(
        book.context.run_control.passing(), name="held"
    )
    await asyncio.sleep(0)
    book.clock.advance(seconds)
    book.context.run_control.resume()
    await passing


async def test_a_person_s_time_is_left_out_once_and_not_twice() -> None:
    book = Book()
    await held(book, 60)
    book.clock.advance(29)
    book.agent_state.consider_emergency()
    assert book.entered() == []
    book.clock.advance(2)
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.STALL]


async def test_a_pause_before_the_last_progress_does_not_delay_a_later_stall() -> None:
    book = Book()
    await held(book, 600)
    book.work()
    book.clock.advance(31)
    book.agent_state.consider_emergency()
    assert book.entered() == [TriggerKind.STALL]


async def test_an_answered_question_is_a_wait_too() -> None:
    book = Book()
    question = book.context.run_control.new_question()
    waiting = asyncio.get_running_loop().create_task(
        book.context.run_control.wait_for_answer(question, 5), name="question"
    )
    await asyncio.sleep(0)
    book.clock.advance(300)
    book.context.run_control.answer(question, is_yes=True)
    assert await waiting
    book.agent_state.consider_emergency()
    assert book.entered() == []


def test_failures_and_successes_are_told_apart() -> None:
    book = Book()
    book.work()
    book.fail("TARGET_COVERED")
    assert book.journal.one(ActionPerformed).words == "「次へ」をクリック"
    assert book.journal.one(ActionFailed).outcome.code == "TARGET_COVERED"
    assert (book.agent_state.last_code, book.agent_state.last_words) == (
        "TARGET_COVERED",
        "だめでした",
    )
    book.work()
    assert book.agent_state.last_code == ""


def test_what_the_page_complained_about_is_what_a_person_reads() -> None:
    book = Book()
    complaint = make_outcome(
        status=OutcomeStatus.FAILED, code="PAGE_COMPLAINS", message="金額は必須です"
    )
    book.agent_state.book(ITEM, PRESS, complaint, confidence=0.4)
    book.fail("TARGET_NOT_FOUND")
    assert book.agent_state.last_words == "金額は必須です"
    book.work()
    assert book.agent_state.last_words == ""


@pytest.mark.parametrize("code", ["NOT_UNDERSTOOD", "NOT_APPROVED"])
def test_some_failures_are_hopeless_at_once(code: str) -> None:
    outcome = make_outcome(status=OutcomeStatus.FAILED, code=code)
    assert Book().agent_state.is_hopeless(outcome, "page")


@pytest.mark.parametrize("code", ["NO_MATCH", "AMBIGUOUS_ROWS"])
def test_a_rule_over_rows_may_be_put_better_once(code: str) -> None:
    agent_state = Book().agent_state
    outcome = make_outcome(status=OutcomeStatus.FAILED, code=code)
    assert [agent_state.is_hopeless(outcome, "選ぶ") for _ in range(2)] == [False, True]


def test_others_only_the_fourth_time_at_the_same_place() -> None:
    agent_state = Book().agent_state
    outcome = make_outcome(status=OutcomeStatus.FAILED, code="TARGET_COVERED")
    assert [agent_state.is_hopeless(outcome, "page") for _ in range(4)] == [
        False,
        False,
        False,
        True,
    ]
    assert not agent_state.is_hopeless(outcome, "another page")


def test_what_a_person_had_to_agree_to_is_not_tried_over_and_over() -> None:
    agent_state = Book().agent_state
    outcome = make_outcome(status=OutcomeStatus.FAILED, code="PAGE_COMPLAINS")
    tries = [agent_state.is_hopeless(outcome, "送信", was_approved=True) for _ in range(2)]
    assert tries == [False, True]


def test_what_a_verdict_quoted_is_what_the_step_expects_first() -> None:
    place = Evidence(kind=EvidenceKind.URL, detail="/issues")
    said = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="作成しました。")
    trace = Trace(
        may_expect=(place, Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="一覧"), said)
    )
    step = make_step(PRESS, place, item=ITEM.text).model_copy(update={"trace": trace})
    other = make_step(PRESS, place, item="別の項目")
    book = Book()
    book.agent_state.recorded += [step, other]
    book.agent_state.quote(ITEM.text, "「作成しました。」")
    assert [fact.detail for fact in book.agent_state.recorded[0].expects] == [
        "作成しました。",
        "/issues",
    ]
    assert [fact.is_minor for fact in book.agent_state.recorded[0].expects] == [False, True]
    assert book.agent_state.recorded[1] == other


def test_a_step_knows_what_its_page_sent_late() -> None:
    context, _ = make_context(FakeBrowser())
    agent_state = AgentState(context, ScriptedModel(), make_checklist())
    sending = Sending()
    step = FlowStep(item="名前を入力する", action=Navigate(url=SHOP), sent=())
    page = Observation(epoch=1, url=SHOP, title="店", root=AriaNode("document"))
    agent_state.keep_step(step, page, None, sending)
    assert agent_state.recorded_now[0].sent == ()
    late = SentShape(site="http://shop.example", method="PUT", path="/draft")
    sending.shapes.append(late)
    sending.has_changed = True
    assert agent_state.recorded_now[0].sent == (late,)
    assert agent_state.recorded_now[0].sends
