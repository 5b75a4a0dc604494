import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from studio.domain.actions.action import (
    Click,
)
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import LibraryError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    RequestStopped,
    RunKind,
    RunStatus,
    StepStarted,
)
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.checklist import Checklist
from studio.engine.runs.bus import EventBus
from studio.engine.runs.journal_writer import ActBegun, JournalWriter, fit_to_keep
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

OK = Outcome(status=OutcomeStatus.OK)
FAILED = Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND", message="ありません")
NO_ROW = Outcome(status=OutcomeStatus.FAILED, code="NO_MATCH")
NO_LIST = Outcome(status=OutcomeStatus.FAILED, code="NO_ROWS")
NO_ANSWER = Outcome(status=OutcomeStatus.FAILED, code="TIMEOUT", message="答えがありません")
BUTTON = Target(role="button", name="注文を確定する")
PRESS = ActBegun("「次へ」をクリック", StepClass.PRESS)
COMMIT = ActBegun("「注文を確定する」をクリック", StepClass.COMMIT)
FILL = ActBegun("「検索」に「本」を入力", StepClass.INPUT)


class Desk:
    """A scribe with a library in memory and a browser that is somewhere."""

    def __init__(self, *earlier: JournaledStep) -> None:
        self.library, self.browser, self.bus = MemoryLibrary(), FakeBrowser(), EventBus()
        self.browser.url = "https://shop.test/cart"
        run = JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="本を買う")
        self.journal_writer = JournalWriter(self.library, self.browser, run, earlier)
        self.journal_writer.follow(self.bus)

    def written(self) -> list[tuple[int, JournalState, bool]]:
        """Return what stands on the disk: number, state, whether something was let go."""
        steps = self.library.journaled["r"].values()
        return [(step.number, step.state, step.has_sent) for step in steps]

    async def close(self, status: RunStatus = RunStatus.DONE, **fields: str) -> None:
        record = RunRecord(
            run_id="r",
            name="本を買う",
            run_kind=RunKind.REPLAY,
            status=status,
            started_at=datetime.now(UTC),
            **fields,  # pyright: ignore[reportArgumentType] - texts only
        )
        await self.journal_writer.close(record)


async def opened(*earlier: JournaledStep) -> Desk:
    desk = Desk(*earlier)
    await desk.journal_writer.open()
    return desk


async def test_a_press_stands_on_the_disk_before_it_is_done() -> None:
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    assert desk.written() == [(1, JournalState.STARTED, False)]


async def test_a_press_that_is_announced_is_on_the_disk_once_it_is_settled() -> None:
    desk = await opened()
    desk.journal_writer.announce(PRESS)
    assert desk.written() == []
    await desk.journal_writer.settled()
    assert desk.written() == [(1, JournalState.STARTED, False)]
    await desk.journal_writer.end(OK)
    await desk.journal_writer.rest()
    assert desk.written() == [(1, JournalState.DONE, False)]


async def test_what_cannot_be_written_is_not_touched_and_written_another_time() -> None:
    desk = await opened()
    desk.library.faults.append(LibraryError("DISK_FULL", "空きがありません。"))
    desk.journal_writer.announce(PRESS)
    with pytest.raises(LibraryError):
        await desk.journal_writer.settled()
    await desk.journal_writer.rest()
    assert desk.written() == [(1, JournalState.STARTED, False)]


class SlowLibrary(MemoryLibrary):
    """A library whose disk is full once, and says so late."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked, self.answers = asyncio.Event(), asyncio.Event()

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        if not self.is_asked.is_set():
            self.is_asked.set()
            await self.answers.wait()
            raise LibraryError("DISK_FULL", "空きがありません。")
        await super().write_steps(steps, notes)


async def test_a_line_that_could_not_be_written_never_takes_the_place_of_a_newer_one() -> None:
    desk = Desk()
    desk.library = SlowLibrary()
    run = JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="本を買う")
    desk.journal_writer = JournalWriter(desk.library, desk.browser, run)
    await desk.journal_writer.open()
    desk.journal_writer.announce(PRESS)
    await desk.library.is_asked.wait()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(desk.journal_writer.sending(is_agreed=True))
        tasks.create_task(_later(desk.library.answers))
    with pytest.raises(LibraryError):
        await desk.journal_writer.settled()
    await desk.journal_writer.rest()
    (step,) = desk.library.journaled["r"].values()
    assert (step.state, step.step_class, step.has_sent) == (
        JournalState.SENDING,
        StepClass.COMMIT,
        True,
    )


async def _later(event: asyncio.Event) -> None:
    """Set an event after the tasks before it had their turn."""
    event.set()


async def test_what_may_be_repeated_costs_no_write_until_a_press() -> None:
    desk = await opened()
    await desk.journal_writer.begin(FILL)
    await desk.journal_writer.end(OK)
    assert desk.written() == []
    await desk.journal_writer.begin(PRESS)
    assert desk.written() == [(1, JournalState.DONE, False), (2, JournalState.STARTED, False)]


async def test_a_request_waits_until_it_is_written_down() -> None:
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    await desk.journal_writer.sending()
    assert desk.written() == [(1, JournalState.SENDING, True)]
    await desk.journal_writer.end(OK)
    assert desk.written() == [(1, JournalState.DONE, True)]


async def test_after_a_write_that_failed_the_next_request_waits_for_its_own() -> None:
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    desk.library.faults.append(LibraryError("DISK_FULL", "空きがありません。"))
    with pytest.raises(LibraryError):
        await desk.journal_writer.sending()
    assert desk.written() == [(1, JournalState.STARTED, False)]
    await desk.journal_writer.sending()
    assert desk.written() == [(1, JournalState.SENDING, True)]


async def test_what_was_approved_is_audited_though_a_write_failed() -> None:
    desk = await opened()
    desk.bus.publish(
        ApprovalRequested(run_id="r", request_id="q", act="注文します", host="shop.test")
    )
    desk.bus.publish(ApprovalAnswered(run_id="r", request_id="q", is_approved=True))
    desk.library.faults.append(LibraryError("DISK_FULL", "空きがありません。"))
    with pytest.raises(LibraryError):
        await desk.journal_writer.begin(COMMIT)
    await desk.close(RunStatus.FAILED)
    told = [note.subject for note in desk.library.notes if note.action is AuditAction.APPROVED]
    assert told == ["注文します"]


async def test_what_leaves_while_a_field_is_filled_may_be_the_late_save_of_the_press_before() -> (
    None
):
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    await desk.journal_writer.end(OK)
    await desk.journal_writer.begin(FILL)
    await desk.journal_writer.sending()
    assert desk.written() == [(1, JournalState.DONE, True), (2, JournalState.SENDING, True)]
    press, fill = desk.library.journaled["r"].values()
    assert press.is_lasting
    assert not fill.is_unclear, "a field may be filled again without asking"


async def test_a_field_that_sends_what_a_person_agreed_to_is_never_set_again() -> None:
    desk = await opened()
    await desk.journal_writer.begin(FILL)
    await desk.journal_writer.sending()
    await desk.journal_writer.sending(is_agreed=True)
    await desk.journal_writer.end(OK)
    (fill,) = desk.library.journaled["r"].values()
    assert fill.is_lasting


async def test_an_item_is_not_known_to_be_over_without_its_acts() -> None:
    desk = await opened()
    await desk.journal_writer.begin(FILL)
    await desk.journal_writer.end(OK)
    await desk.journal_writer.keep_progress(Checklist(instruction="本を買う"), ())
    assert desk.written() == [(1, JournalState.DONE, False)]


async def test_a_late_request_belongs_to_the_act_before() -> None:
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    await desk.journal_writer.end(OK)
    await desk.journal_writer.sending()
    assert desk.written() == [(1, JournalState.DONE, True)]


@pytest.mark.parametrize(
    ("act", "sends", "outcome", "state"),
    [
        (COMMIT, True, OK, JournalState.DONE),
        (COMMIT, False, NO_ANSWER, JournalState.UNKNOWN),
        (COMMIT, False, FAILED, JournalState.FAILED),
        (COMMIT, False, NO_ROW, JournalState.FAILED),
        (COMMIT, False, NO_LIST, JournalState.FAILED),
        (COMMIT, True, NO_ROW, JournalState.UNKNOWN),
        (PRESS, True, FAILED, JournalState.UNKNOWN),
        (PRESS, True, None, JournalState.UNKNOWN),
        (
            COMMIT,
            False,
            Outcome(status=OutcomeStatus.BLOCKED, code="NOT_APPROVED"),
            JournalState.FAILED,
        ),
    ],
)
async def test_how_an_act_ended(
    act: ActBegun, sends: bool, outcome: Outcome | None, state: JournalState
) -> None:
    desk = await opened()
    await desk.journal_writer.begin(act)
    if sends:
        await desk.journal_writer.sending()
    await desk.journal_writer.end(outcome)
    assert desk.written() == [(1, state, sends)]


async def test_a_place_after_the_act_is_kept_without_secrets() -> None:
    desk = await opened()
    desk.journal_writer.masked = lambda text: text.replace("geheim", "●●●")
    await desk.journal_writer.begin(COMMIT)
    desk.browser.url = "https://shop.test/done?token=geheim"
    await desk.journal_writer.end(OK)
    (step,) = desk.library.journaled["r"].values()
    assert step.page_url == "https://shop.test/cart"
    assert step.after_url == "https://shop.test/done?token=●●●"


async def test_history_audit_and_pictures_come_from_what_was_told() -> None:
    desk = await opened()
    tell = desk.bus.publish
    tell(StepStarted(run_id="r", item_id="s1", text="注文する", attempt=1))
    tell(ApprovalRequested(run_id="r", request_id="q", act="注文します", host="shop.test"))
    tell(ApprovalAnswered(run_id="r", request_id="q", is_approved=True))
    tell(RequestStopped(run_id="r", method="POST", url="https://evil.test/x?y=1", reason="外"))
    tell(
        ActionPerformed(
            run_id="r", item_id="s1", action=Click(target=BUTTON), words="押した", outcome=OK
        )
    )
    await desk.journal_writer.look_back()
    tell(ActionFailed(run_id="r", item_id="s1", action=None, words="なかった", outcome=FAILED))
    tell(ActionPerformed(run_id="other", action=Click(target=BUTTON), words="別", outcome=OK))
    await desk.close(RunStatus.FAILED)
    first, second = desk.library.steps["r"]
    assert (first.item, first.site, first.element) == (
        "注文する",
        "shop.test",
        "button 注文を確定する",
    )
    assert (first.has_picture, second.has_picture) == (True, False)
    assert second.code == "TARGET_NOT_FOUND"
    assert desk.library.records[0].sites == ("shop.test",)
    notes = {note.action: note for note in desk.library.notes}
    assert notes[AuditAction.APPROVED].subject == "注文します"
    assert notes[AuditAction.REQUEST_STOPPED].subject == "evil.test"
    assert {AuditAction.RUN_STARTED, AuditAction.RUN_FINISHED} <= notes.keys()
    assert desk.library.journal == {}


async def test_a_fault_that_ended_a_run_is_its_last_step() -> None:
    desk = await opened()
    await desk.close(RunStatus.FAILED, code="SITE_DOWN", message="開けません")
    (step,) = desk.library.steps["r"]
    assert (step.code, step.status, step.site) == ("SITE_DOWN", OutcomeStatus.FAILED, "shop.test")


async def test_a_resumed_run_keeps_what_was_done_before() -> None:
    before = JournaledStep(
        run_id="r",
        number=4,
        words="カートに入れた",
        step_class=StepClass.PRESS,
        state=JournalState.DONE,
        page_url="https://shop.test/book",
        has_sent=True,
    )
    desk = await opened(before)
    await desk.journal_writer.begin(PRESS)
    assert [step.number for step in desk.library.journaled["r"].values()] == [4, 5]
    desk.bus.publish(
        ActionPerformed(run_id="r", action=Click(target=BUTTON), words="押した", outcome=OK)
    )
    await desk.journal_writer.look_back()
    await desk.close()
    assert [(step.number, step.words) for step in desk.library.steps["r"]] == [
        (1, "カートに入れた"),
        (2, "押した"),
    ]
    assert ("r", 2) in desk.library.pictures


def test_passwords_are_not_kept_in_the_journal() -> None:
    given = {"検索語": "本", "パスワード": "Sakura-77"}
    assert fit_to_keep(given, given) == (("検索語", "本"),)
    assert fit_to_keep(
        given | {"鍵": "あけごま", "写し": "あけごま"},
        given | {"鍵": "あけごま"},
        frozenset({"鍵"}),
    ) == (("検索語", "本"),)


async def test_the_journal_says_what_was_sent() -> None:
    desk = await opened()
    await desk.journal_writer.begin(PRESS)
    await desk.journal_writer.sending(what="POST a.example/x：memo＝お礼")
    (step,) = desk.library.journaled["r"].values()
    assert step.sent == "POST a.example/x：memo＝お礼"
