"""One turn of a schedule carried out with nobody there: its flow with its values, or over the rows of its table."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path

from studio.domain.errors import (
    FlowNotFoundError,
    HandedOver,
    LibraryLockedError,
    RunInterrupted,
    SettingsError,
    StudioError,
)
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource, Schedule, ScheduleEnd, ScheduleInput
from studio.domain.runs.batch import RowState
from studio.domain.text import clip
from studio.engine.rows.earlier import DoneBefore
from studio.engine.rows.going import BatchView, GoOptions
from studio.engine.rows.preparing import Sources, proposed_mappings
from studio.engine.runs.reports import RunOptions
from studio.engine.scheduling.planning import values_of
from studio.engine.scheduling.schedules import Schedules
from studio.engine.workbench import Workbench
from studio.words import sentences, tr

_GO_ON = tr("手順スタジオを開いて「続きから」を押してください。")
_GO_ON_ROWS = tr("「表で実行」を開いて、続きを見てください。")
_OPEN_ALONE = tr(
    "人がいなくても開けるように、「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください"
    "（コマンドでは tejun library keychain）。この回は「予定」の「今すぐ実行」で行えます。"
)
_NOTHING_NEW = "ALL_DONE_BEFORE"
_GONE = "FLOW_NOT_FOUND"


@dataclass(frozen=True, slots=True)
class TurnReport:
    """How a turn went.

    Attributes:
        end: As it is kept.
        told: What a person is told of it, with what to do next; it may hold words of pages.
        needs_person: It cannot go on, or begin, without one.
    """

    end: ScheduleEnd
    told: str = ""
    needs_person: bool = False

    @property
    def is_good(self) -> bool:
        """True when nobody has to be told."""
        return self.end.status is RunStatus.DONE


class TurnRunner:
    """Carries out turns.

    Args:
        workbench: With its library closed still.
        schedules: Whose.
        options: Limits, and whether somebody is there.
        on_wait: Called where another turn of this home goes on, whose end is waited for: all of them have one
            browser. None: nobody's is waited for.
    """

    def __init__(
        self,
        workbench: Workbench,
        schedules: Schedules,
        options: RunOptions,
        on_wait: Callable[[], None] | None = None,
    ) -> None:
        self._workbench = workbench
        self._schedules = schedules
        self._options = options
        self._on_wait = on_wait

    async def carry_out(self, schedule: Schedule, day: date) -> TurnReport:
        """Carry out a turn that was taken, and write down how it went. Faults are reported, not raised."""
        report = await self._in_turn(schedule, day)
        if report.end.code == _GONE:
            await self._schedules.switch(schedule.id, is_on=False)
        await self._schedules.end_turn(schedule.id, report.end)
        return report

    async def _in_turn(self, schedule: Schedule, day: date) -> TurnReport:
        if self._on_wait is None:
            return await self._carried(schedule, day)
        try:
            async with self._schedules.book.alone(self._on_wait):
                return await self._carried(schedule, day)
        except SettingsError as fault:
            return _not_run(day, fault)

    async def _carried(self, schedule: Schedule, day: date) -> TurnReport:
        try:
            given = await self._schedules.given(schedule.id)
            flow = await self._workbench.flow(schedule.flow_id)
            is_agreed = given.agreed_version == flow.version
            options = replace(self._options, approves_all=is_agreed, keeps_place=True)
            if given.rows is None:
                return await self._once(flow, given, options, day)
            return await self._over_rows(flow, given.rows, given, options, day)
        except FlowNotFoundError:
            return _not_run(day, _gone(schedule))
        except LibraryLockedError as locked:
            words = sentences(locked.message, _OPEN_ALONE)
            return TurnReport(_end(day, code=locked.code, words=words), words, needs_person=True)
        except StudioError as fault:
            return _not_run(day, fault)
        except RunInterrupted as reason:
            is_handed_over = isinstance(reason, HandedOver)
            status = RunStatus.NEEDS_PERSON if is_handed_over else RunStatus.STOPPED
            told = sentences(reason.reason, _GO_ON_ROWS)
            return TurnReport(_end(day, status=status), told, needs_person=is_handed_over)

    async def _once(
        self, flow: Flow, given: ScheduleInput, options: RunOptions, day: date
    ) -> TurnReport:
        values = values_of(flow, dict(given.values))
        report = await self._workbench.replay(flow, values, options)
        finished = report.finished
        end = _end(day, status=finished.status, code=finished.code, run_id=finished.run_id)
        is_kept = finished.status is RunStatus.NEEDS_PERSON
        told = sentences(finished.message, _GO_ON if is_kept else finished.remedy)
        return TurnReport(end, told, needs_person=is_kept)

    async def _over_rows(
        self, flow: Flow, source: RowsSource, given: ScheduleInput, options: RunOptions, day: date
    ) -> TurnReport:
        """Do the rows that no earlier turn has done; a row that cannot be used keeps all from being begun."""
        rows = self._workbench.rows
        sheet = await rows.read(Path(source.path), source.sheet)
        mappings = source.mappings or proposed_mappings(flow, sheet)
        job = rows.prepare(flow, sheet, Sources(mappings, dict(given.values), 1))
        try:
            kept = await rows.keep(job, done_before=DoneBefore.LEAVE_OUT)
        except SettingsError as fault:
            if fault.code != _NOTHING_NEW:
                raise
            words = tr("新しい行はありませんでした。")
            return TurnReport(_end(day, status=RunStatus.DONE, code=fault.code, words=words), words)
        try:
            view = await rows.go(kept.batch.id, GoOptions(run=options))
        except StudioError:
            await rows.forget_unbegun(kept.batch.id)
            raise
        status, words = _rows_status(view), _rows_words(view)
        end = _end(day, status=status, words=words)
        needs_person = status is RunStatus.NEEDS_PERSON
        return TurnReport(end, sentences(words, _GO_ON_ROWS), needs_person=needs_person)


def _rows_status(view: BatchView) -> RunStatus:
    if view.ended_by is not None:
        return view.ended_by
    if view.count(RowState.UNCLEAR):
        return RunStatus.NEEDS_PERSON
    return RunStatus.FAILED if view.count(RowState.FAILED) else RunStatus.DONE


def _rows_words(view: BatchView) -> str:
    counted = (
        (tr("できた行"), view.count(RowState.DONE)),
        (tr("できなかった行"), view.count(RowState.FAILED)),
        (tr("確かめる行"), view.count(RowState.UNCLEAR)),
        (tr("残りの行"), view.count(RowState.WAITING)),
    )
    return tr("・").join(f"{name} {count:,}" for name, count in counted if count) + tr("。")


def _not_run(day: date, fault: StudioError) -> TurnReport:
    words = sentences(fault.message, fault.remedy)
    return TurnReport(_end(day, code=fault.code, words=words), words)


def _end(
    day: date, *, status: RunStatus | None = None, code: str = "", words: str = "", run_id: str = ""
) -> ScheduleEnd:
    at = datetime.now(UTC)
    return ScheduleEnd(day=day, at=at, status=status, code=code, words=words, run_id=run_id)


def _gone(schedule: Schedule) -> SettingsError:
    return SettingsError(
        _GONE,
        tr(
            "手順「{flow_name}」は削除されているため、実行できません。予定は切にしました。",
            flow_name=clip(schedule.flow_name, 60),
        ),
        tr("手順を作り直したら、その手順で予定を決め直してください。"),
    )
