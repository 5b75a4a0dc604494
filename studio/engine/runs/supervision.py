"""The one run at a time: claimed, held, stopped, carried to its one end, and written down."""

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Protocol

from studio.domain.errors import LibraryError, SettingsError
from studio.domain.events.events import (
    FaultShown,
    HistoryUpdated,
    RunFinished,
    RunPaused,
    RunResumed,
    RunStatus,
)
from studio.domain.records.history import RunRecord
from studio.engine.ports import Clock
from studio.engine.runs.bus import EventBus
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.reports import record_of
from studio.engine.runs.run_control import RunControl
from studio.words import tr

logger = logging.getLogger(__name__)


def cuts_off_here() -> Callable[[], None]:
    """Return what ends the task that calls this, for `Supervisor.job`."""
    task = asyncio.current_task()
    assert task is not None

    def cut_off() -> None:
        task.cancel()

    return cut_off


class StartedRun(Protocol):
    """A run of either kind."""

    @property
    def flow_id(self) -> str:
        """The flow's id, "" for a run with a model."""
        ...

    @property
    def flow_version(self) -> int:
        """The flow's version, 0 for a run with a model."""
        ...

    @property
    def name(self) -> str:
        """What the history calls it."""
        ...

    async def carry_out(self) -> RunFinished:
        """Run to the end."""
        ...


class Supervisor:
    """Lets one run go on at a time, and lets a person hold or end it."""

    def __init__(self, bus: EventBus, clock: Clock) -> None:
        self._bus = bus
        self._clock = clock
        self._run_control: RunControl | None = None
        self._keeping = asyncio.Lock()
        self._is_held = False
        self._task: asyncio.Task[object] | None = None
        self._cut_off: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """True while a run is under way."""
        return self._run_control is not None

    @property
    def is_paused(self) -> bool:
        """True while it waits at the gate."""
        return self._run_control is not None and self._run_control.is_paused

    def claim(self) -> RunControl:
        """Open the gate of a new run.

        Raises:
            SettingsError: Another one is under way.
        """
        if self._run_control is not None or self._is_held:
            raise SettingsError(
                "ALREADY_RUNNING",
                tr("いま別の実行か記録が動いています。"),
                tr("終わるのを待つか、停止してから実行してください。"),
            )
        self._run_control = RunControl(self._clock)
        return self._run_control

    @contextmanager
    def beginning(self) -> Generator[RunControl]:
        """Open the gate of a new run, and shut it again where what is to be carried cannot be made.

        Raises:
            SettingsError: Another one is under way.
        """
        run_control = self.claim()
        try:
            yield run_control
        except BaseException:
            self._run_control = None
            raise

    def hold(self) -> None:
        """Let no run begin until `release`: the browser is the person's, who is being recorded.

        Raises:
            SettingsError: A run or a recording is under way.
        """
        self.claim()
        self._run_control = None
        self._is_held = True

    def release(self) -> None:
        """Let runs begin again."""
        self._is_held = False

    async def carry(
        self,
        run: StartedRun,
        journal_writer: JournalWriter,
        *,
        is_resumed: bool = False,
        keeps_place: bool = False,
    ) -> RunFinished:
        """Carry a claimed run to its one `RunFinished`, whatever happens, and write its history.

        Whoever waits for the end is told it before the last picture is taken and the history
        written; the run after this one begins when that is done.

        Args:
            run: Claimed.
            journal_writer: Of this run.
            is_resumed: It goes on.
            keeps_place: A run that needs a person stays in the journal.

        Raises:
            LibraryError: The journal cannot be written: nothing was done.
        """
        started_at = datetime.now(UTC)
        self._task = asyncio.current_task()
        unfollow = journal_writer.follow(self._bus)
        try:
            async with self._keeping:  # the last picture of the run before shows its own page
                await journal_writer.open(is_resumed=is_resumed)
            finished = await run.carry_out()
        finally:
            self._run_control = None
            self._task = None
            unfollow()
        record = record_of(finished, run.flow_id, run.name, started_at)
        async with self._keeping:
            self._bus.publish(finished)
            is_over = not (keeps_place and finished.status is RunStatus.NEEDS_PERSON)
            record = record.model_copy(update={"flow_version": run.flow_version})
            await self._write(journal_writer, record, is_over=is_over)
        self._bus.publish(HistoryUpdated(run_id=finished.run_id))
        return finished

    async def _write(
        self, journal_writer: JournalWriter, record: RunRecord, *, is_over: bool
    ) -> None:
        """Write the history; a library that cannot be written is told, and the run's report lives on."""
        try:
            await journal_writer.close(record, is_over=is_over)
        except LibraryError as fault:
            logger.info("history not written: %s %s", fault.code, fault.detail)
            self._bus.publish(
                FaultShown(
                    run_id=record.run_id,
                    code=fault.code,
                    message=fault.message,
                    remedy=fault.remedy,
                )
            )

    @contextmanager
    def job(self, cut_off: Callable[[], None]) -> Generator[RunControl]:
        """Hold one gate for a job of several runs.

        Args:
            cut_off: Ends all of them at once (緊急停止).

        Raises:
            SettingsError: Another run is under way.
        """
        run_control = self.claim()
        self._cut_off = cut_off
        try:
            yield run_control
        finally:
            self._run_control, self._cut_off = None, None

    def pause(self) -> None:
        """Hold the run before its next turn."""
        if self._run_control and not self._run_control.is_paused:
            self._run_control.pause()
            self._bus.publish(RunPaused())

    def resume(self) -> None:
        """Let a paused run go on."""
        if self._run_control and self._run_control.is_paused:
            self._run_control.resume()
            self._bus.publish(RunResumed())

    def step_once(self) -> None:
        """1手順: let one step pass, or halt before the next one where none is waiting."""
        if self._run_control:
            was_paused = self._run_control.is_paused
            self._run_control.step_once()
            if was_paused:
                self._bus.publish(RunResumed())

    def stop(self) -> None:
        """安全停止: end after the step that is under way."""
        if self._run_control:
            self._run_control.stop()

    def stop_now(self) -> None:
        """緊急停止: end at once, even while a call hangs."""
        if self._run_control:
            self._run_control.stop()
        task, self._task = self._task, None  # once: a second one would cut the report off
        if task:
            task.cancel()
        cut_off, self._cut_off = self._cut_off, None
        if cut_off:
            cut_off()

    def answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        """Answer a question of the run; answers to others are ignored."""
        if self._run_control:
            self._run_control.answer(request_id, is_yes=is_yes, text=text)
