"""What one run leaves to the history and the audit: its steps, pictures, sites and notes, gathered from what it tells."""

from collections.abc import Iterable, Sequence
from datetime import timedelta

from studio.domain.actions.action import Choose
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RequestReleased,
    RequestStopped,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.page.address import host_of, page_pattern
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import RunPicture, RunRecord, RunStep, element_called
from studio.domain.records.journal import JournaledStep, JournalState
from studio.domain.text import clip
from studio.engine.ports import Browser
from studio.engine.runs.waits import Waits
from studio.words import tr

_WORDS_CHARS = 200
_MAX_PICTURES = 200


class HistoryBuilder:
    """Gathers while a run goes on; nothing is written here.

    Args:
        run_id: Whose events are taken.
        browser: For addresses and pictures.
    """

    def __init__(self, run_id: str, browser: Browser) -> None:
        self._run_id = run_id
        self._browser = browser
        self._notes: list[AuditNote] = []
        self._steps: list[RunStep] = []
        self._pictures: dict[int, RunPicture] = {}
        self._before = b""
        self._plays_flow = False
        self._sites: dict[str, None] = {}
        self._asked: dict[str, ApprovalRequested] = {}
        self._items: dict[str, str] = {}
        self._sent: list[str] = []
        self._waits = Waits()

    @property
    def sites(self) -> tuple[str, ...]:
        """Hosts that acts were done on, in their order."""
        return tuple(self._sites)

    def take(self, event: Event) -> None:
        """Gather what the history and the audit are to know; other runs' events are not ours."""
        if event.run_id in ("", self._run_id):  # a pause is everybody's
            self._waits = self._waits.after(event)
        if event.run_id != self._run_id:
            return
        match event:
            case RunStarted():
                self._plays_flow = event.run_kind is RunKind.REPLAY
            case StepStarted():
                self._items[event.item_id] = event.text
            case ActionPerformed() | ActionFailed():
                self._add_step(event)
            case ApprovalRequested():
                self._asked[event.request_id] = event
            case ApprovalAnswered():
                self._note_answer(event)
            case RequestReleased():
                self._sent.append(event.words)
            case RequestStopped():
                host = host_of(event.url)
                self._notes.append(
                    self.note(AuditAction.REQUEST_STOPPED, host, ("method", event.method))
                )
            case _:
                pass

    def note(self, action: AuditAction, subject: str, *facts: tuple[str, str]) -> AuditNote:
        """Return a note for the audit that names the run; it is not gathered."""
        return AuditNote(action=action, subject=subject, details=(("run_id", self._run_id), *facts))

    def take_notes(self) -> tuple[AuditNote, ...]:
        """Return the notes gathered since the last time: they are written now."""
        notes, self._notes = tuple(self._notes), []
        return notes

    def give_back(self, notes: Iterable[AuditNote]) -> None:
        """Keep notes that could not be written."""
        self._notes = [*notes, *self._notes]

    async def look_back(self) -> bytes:
        """Keep a masked picture of the page for the newest step, and return it; b"" where none was taken."""
        if not self._steps:
            return b""
        number = self._steps[-1].number
        if (known := self._picture(number)) is None or known.jpeg:
            return b""
        if jpeg := await self._browser.thumbnail():
            self._pictures[number] = known.model_copy(update={"jpeg": jpeg})
        return jpeg

    def keep_before(self, jpeg: bytes) -> None:
        """Keep a masked picture of the page for the next step: what it is about to be done to."""
        self._before = jpeg

    def made_step(self, step_id: str) -> None:
        """Say which step a flow keeps of the newest one."""
        if self._steps:
            self._steps[-1] = self._steps[-1].model_copy(update={"step_id": step_id})

    def _picture(self, number: int) -> RunPicture | None:
        """Return the picture of a step, as far as it was taken; None where there is no room for one."""
        if number not in self._pictures and len(self._pictures) >= _MAX_PICTURES:
            return None
        return self._pictures.get(number, RunPicture(number=number))

    def add_fault(self, record: RunRecord) -> None:
        """Let a run that a fault ended, with no act that failed, have its reason among the steps."""
        is_told = bool(self._steps) and self._steps[-1].status is not OutcomeStatus.OK
        if record.status is not RunStatus.FAILED or is_told:
            return
        self._steps.append(
            RunStep(
                number=len(self._steps) + 1,
                item=next(reversed(self._items.values()), ""),
                words=clip(record.message, _WORDS_CHARS),
                status=OutcomeStatus.FAILED,
                code=record.code,
                message=clip(record.message, _WORDS_CHARS),
                site=self._site(),
            )
        )

    def timed(self, record: RunRecord) -> RunRecord:
        """Return a record whose time leaves out what the person took."""
        ended = record.started_at + timedelta(seconds=record.elapsed_s)
        worked_s = max(record.elapsed_s - self._waits.until(ended), 0.0)
        return record.model_copy(update={"elapsed_s": worked_s})

    def steps(self, earlier: Sequence[JournaledStep]) -> tuple[RunStep, ...]:
        """Return all steps, those before an interruption first."""
        before = tuple(_from_journal(step) for step in earlier)
        steps = (*before, *self._steps)
        return tuple(
            step.model_copy(update={"number": number}) for number, step in enumerate(steps, 1)
        )

    def pictures(self, earlier: Sequence[JournaledStep]) -> tuple[RunPicture, ...]:
        """Return all pictures, numbered as `steps` are."""
        shift = len(earlier)
        return tuple(
            picture.model_copy(update={"number": picture.number + shift})
            for picture in self._pictures.values()
        )

    def _site(self) -> str:
        site = host_of(self._browser.page_url)
        if site:
            self._sites[site] = None
        return site

    def _note_answer(self, event: ApprovalAnswered) -> None:
        asked = self._asked.pop(event.request_id, None)
        action = AuditAction.APPROVED if event.is_approved else AuditAction.REFUSED
        act = clip(asked.act, _WORDS_CHARS) if asked else ""
        host = asked.host if asked else self._site()
        how = "person" if asked else "beforehand"
        self._notes.append(self.note(action, act or host, ("host", host), ("by", how)))

    def _add_step(self, event: ActionPerformed | ActionFailed) -> None:
        outcome = event.outcome
        sent, self._sent = self._sent, []
        told = outcome.message or tr("、").join(
            tr("送った内容：{words}", words=words) for words in sent
        )
        self._steps.append(
            RunStep(
                number=len(self._steps) + 1,
                item=clip(self._items.get(event.item_id, ""), _WORDS_CHARS),
                words=clip(event.words, _WORDS_CHARS),
                status=outcome.status,
                code=outcome.code,
                message=clip(told, _WORDS_CHARS),
                site=self._site(),
                page=page_pattern(event.page_url),
                element=_element(event),
                verb=event.action.verb if event.action else "",
                evidence=outcome.evidence[:5],
                found_by=outcome.found_by,
                similarity=outcome.similarity,
                elapsed_ms=outcome.elapsed_ms,
                at=event.at,
                step_id=event.item_id if self._plays_flow else "",
            )
        )
        self._attach_before()

    def _attach_before(self) -> None:
        """Give the newest step the picture that was taken before it."""
        before, self._before = self._before, b""
        number = self._steps[-1].number
        if before and (known := self._picture(number)) is not None:
            self._pictures[number] = known.model_copy(update={"before": before})


def _from_journal(step: JournaledStep) -> RunStep:
    """Return a history step of what the journal knows of an act before an interruption."""
    is_done = step.state is JournalState.DONE
    return RunStep(
        number=step.number,
        words=step.words,
        status=OutcomeStatus.OK if is_done else OutcomeStatus.UNVERIFIED,
        message="" if is_done else tr("ここで実行が途切れました。"),
        code="" if is_done else "INTERRUPTED",
        site=host_of(step.page_url),
        at=step.at,
    )


def _element(event: ActionPerformed | ActionFailed) -> str:
    """Return role and name of what was acted on, "" for nothing that has them.

    What a model decided on goes by the name that its page gave it, whether or not it was found again.
    """
    action, described = event.action, event.outcome.target
    if isinstance(action, Choose):
        return f"row {action.column}".strip()
    decided = action.element if action else None
    target = (decided or described) if event.page_url else (described or decided)
    return element_called(target.role, target.name) if target else ""
