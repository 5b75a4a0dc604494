"""What is known of a run: acts under their items, times without the person, the newest proof."""

from datetime import UTC, datetime, timedelta

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    ItemChanged,
    ItemVerified,
    RunFinished,
    RunKind,
    RunStatus,
)
from studio.domain.runs.checklist import ItemState
from studio.ui.desk.run_memory import RunMemory
from tests.ui.sample_flow import shop_flow

BEGAN = datetime(2026, 11, 24, 9, 0, tzinfo=UTC)
OPEN = Navigate(url="https://shop.test/")


def make_memory() -> RunMemory:
    return RunMemory(lambda item_id, _: item_id if item_id in ("a", "b") else "")


def change(item: str, state: ItemState, elapsed_s: float = 0.0) -> ItemChanged:
    return ItemChanged(item_id=item, text=item, state=state, elapsed_s=elapsed_s)


def ask(memory: RunMemory, seconds: float) -> None:
    memory.take_event(ApprovalRequested(request_id="q", act="送信", host="", at=BEGAN))
    at = BEGAN + timedelta(seconds=seconds)
    memory.take_event(ApprovalAnswered(request_id="q", is_approved=True, at=at))


def test_the_time_of_an_item_and_of_the_run_leave_out_the_question() -> None:
    """38.3 秒 of a step were the time in which the person was asked."""
    memory = make_memory()
    memory.item_changed("a", change("a", ItemState.RUNNING))
    ask(memory, 30.0)
    memory.item_changed("a", change("a", ItemState.DONE, 32.5))
    assert memory.notes["a"].elapsed_s == 2.5
    assert memory.has_agreed("a")
    memory.item_changed("b", change("b", ItemState.RUNNING))
    memory.item_changed("b", change("b", ItemState.DONE, 4.0))
    assert memory.notes["b"].elapsed_s == 4.0
    memory.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE, elapsed_s=40.0))
    assert memory.finished is not None
    assert memory.finished.elapsed_s == 10.0


def test_acts_stand_under_the_item_that_is_under_way() -> None:
    memory = make_memory()
    memory.item_changed("a", change("a", ItemState.RUNNING))
    good = Outcome(status=OutcomeStatus.OK)
    bad = Outcome(status=OutcomeStatus.FAILED, code="X", message="行がありません。")
    memory.take_event(ActionPerformed(action=OPEN, words="開く", outcome=good))
    memory.take_event(ActionFailed(words="押す", outcome=bad))
    acts = memory.notes["a"].acts
    assert [(act.words, act.beside, act.is_good) for act in acts] == [
        ("開く", "", True),
        ("押す", "行がありません。", False),
    ]
    assert memory.notes["a"].problem == "行がありません。"


def test_what_people_see_is_the_proof_and_not_the_address() -> None:
    memory = make_memory()
    facts = (
        Evidence(kind=EvidenceKind.URL, detail="/shop"),
        Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="12 件"),
    )
    memory.take_event(ItemVerified(item_id="a", is_confirmed=True, evidence=facts))
    assert "12 件" in memory.notes["a"].proof
    assert "/shop" not in memory.notes["a"].proof


def test_nothing_is_left_once_it_is_forgotten() -> None:
    memory = make_memory()
    memory.item_changed("a", change("a", ItemState.RUNNING))
    ask(memory, 3.0)
    good = Outcome(status=OutcomeStatus.OK)
    played = ActionPerformed(item_id="s1", action=OPEN, words="開く", outcome=good)
    memory.follow_replay(played, shop_flow())
    assert memory.is_over("s1")
    memory.begin(keeps_notes=True)
    assert "a" in memory.notes
    assert not memory.has_agreed("a")
    memory.forget()
    assert not memory.notes
    assert not memory.is_over("s1")
    assert memory.waits.total_s == 0
