"""点検 as the faces ask for it: read, visit, what is due; every report is kept and told."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from studio.domain.errors import FlowNotFoundError, HandedOver, Stopped
from studio.domain.events.events import FlowChecked, FlowsChecked
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind, CheckReport, Severity
from studio.engine.checking.comparing import compared
from studio.engine.checking.drift import drift_over_runs, drift_since
from studio.engine.checking.due import CheckMemory, due_flows
from studio.engine.checking.failures import FAILING_OFTEN, WINDOW, failure_rate
from studio.engine.checking.known import FlowFacts
from studio.engine.checking.reading import in_order, read_check
from studio.engine.checking.values import paths_of
from studio.engine.checking.visit import CheckVisit
from studio.engine.checking.wording import count_of, result_words
from studio.engine.launching import RunWorld
from studio.engine.memory import Memory
from studio.engine.ports import SettlePolicy
from studio.engine.runs.page_pictures import PagePictures
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.run import RunContext, shown_nowhere
from studio.engine.runs.run_control import RunControl
from studio.engine.runs.supervision import Supervisor, cuts_off_here
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.engine.variables.values import Almanac, run_values
from studio.words import tr

_DETAILED_RUNS: Final = 8
_UNATTENDED: Final = RunOptions(is_attended=False, answer_timeout_s=0.0, is_beside_person=True)
"""A look asks nobody anything, and holds no passwords."""
_Looked = TypeVar("_Looked")


@dataclass(frozen=True, slots=True)
class CheckProgress:
    """Which check of several begins.

    Attributes:
        number: From 1.
        total: How many there are.
        name: Of the flow.
    """

    number: int
    total: int
    name: str
    check_kind: CheckKind


async def known_of(
    memory: CheckMemory, flow: Flow, almanac: Almanac, *, is_for_rows: bool = False
) -> FlowFacts:
    """Gather what a check knows besides the flow: its last runs, and which of its files are gone."""
    paths = {path for step in flow.steps for path in paths_of(flow, step)}
    missing = await asyncio.to_thread(_missing, paths)
    runs = await memory.runs(flow.id, 3 * WINDOW)
    return FlowFacts(runs, missing, is_for_rows, almanac)


async def kept_check(
    memory: CheckMemory, flow_id: str, check_kind: CheckKind
) -> CheckReport | None:
    """Return the newest report of a kind; None before the first one."""
    reports = await memory.checks(flow_id)
    return next((one for one in reports if one.check_kind is check_kind), None)


async def keep_compared(memory: CheckMemory, report: CheckReport) -> CheckReport:
    """Keep a report with what changed since the one it replaces, and return it."""
    earlier = await kept_check(memory, report.flow_id, report.check_kind)
    kept = compared(report, earlier)
    await memory.keep_check(kept)
    return kept


async def keep_read_check(memory: CheckMemory, flow: Flow, almanac: Almanac) -> CheckReport:
    """Check a stored flow by reading, and keep the report."""
    return await keep_compared(memory, read_check(flow, await known_of(memory, flow, almanac)))


async def read_due(
    memory: CheckMemory,
    almanac: Almanac,
    now: datetime | None = None,
    is_busy: Callable[[], bool] = lambda: False,
) -> tuple[CheckReport, ...]:
    """Read all flows whose weekly check is due, until a run begins; no page is opened."""
    reports: list[CheckReport] = []
    for flow_id in await due_flows(memory, CheckKind.READ, now or datetime.now(UTC)):
        if is_busy():
            break
        reports.append(await keep_read_check(memory, await memory.get(flow_id), almanac))
    return tuple(reports)


class FlowChecks:
    """Checks flows, one at a time, never beside a run.

    Args:
        world: Of the workbench; a visit opens a tab of its own in its browser.
        supervisor: Lets nothing else run meanwhile.
    """

    def __init__(self, world: RunWorld, supervisor: Supervisor) -> None:
        self._world = world
        self._supervisor = supervisor

    @property
    def _memory(self) -> Memory:
        return self._world.memory

    async def preview(self, flow: Flow, *, is_for_rows: bool = False) -> CheckReport:
        """Check a flow as it is shown in an editor; nothing is kept or told."""
        known = await known_of(self._memory, flow, self._world.almanac, is_for_rows=is_for_rows)
        return read_check(flow, known)

    async def read(self, flow: Flow) -> CheckReport:
        """READ: check a stored flow without opening a page."""
        report = await keep_read_check(self._memory, flow, self._world.almanac)
        self._tell(flow, report)
        return report

    async def read_weekly(self, memory: CheckMemory) -> None:
        """Read the flows that are due, for the library's rounds; a run is never disturbed.

        Args:
            memory: The opened library itself: its rounds must not open it again.
        """
        if not self._supervisor.is_running:
            reports = await read_due(
                memory, self._world.almanac, None, lambda: self._supervisor.is_running
            )
            self._tell_all(CheckKind.READ, reports)

    async def visit(self, flow: Flow, given: Mapping[str, str] | None = None) -> CheckReport:
        """VISIT: look for every element on today's pages; nothing that lasts is done, nothing is sent.

        Args:
            flow: As stored.
            given: Values for this look; what is asked for each time and not given is passed by.

        Raises:
            SettingsError: A run is under way, or a value is none of its kind.
            HandedOver: The flow came from elsewhere and nobody has trusted it yet.
            BrowserError: There is no browser, or it went away.
            Stopped: The person stopped the check.
        """
        if flow.is_imported:
            raise HandedOver(
                tr("取り込んだ手順は、中身を確かめて信頼してから、今日の画面で確かめられます。")
            )
        with self._supervisor.job(cuts_off_here()) as run_control:
            report = await _unless_stopped(
                self._visited(flow, given or {}, run_control), run_control
            )
        self._tell(flow, report)
        return report

    async def check_all(
        self,
        flow_ids: Sequence[str],
        check_kind: CheckKind,
        on_next: Callable[[CheckProgress], None] = lambda _: None,
    ) -> tuple[CheckReport, ...]:
        """Check flows one after the other; those that are gone, or may not be visited, are passed by.

        What was checked before a stop or a fault is kept and told.

        Args:
            flow_ids: In which order.
            check_kind: READ or VISIT.
            on_next: Hears of each before it begins.

        Raises:
            SettingsError: A run is under way.
            BrowserError: There is no browser, or it went away.
            Stopped: The person stopped the checks.
        """
        reports: list[CheckReport] = []

        async def check(number: int, flow_id: str, run_control: RunControl) -> None:
            flow = await self._memory.get(flow_id)
            on_next(CheckProgress(number, len(flow_ids), flow.name, check_kind))
            await run_control.passing()
            if check_kind is CheckKind.READ:
                report = await keep_read_check(self._memory, flow, self._world.almanac)
                reports.append(report)
            elif not flow.is_imported:
                reports.append(await self._visited(flow, {}, run_control))

        with self._supervisor.job(cuts_off_here()) as run_control:
            try:
                for number, flow_id in enumerate(flow_ids, start=1):
                    with suppress(FlowNotFoundError):
                        await _unless_stopped(check(number, flow_id, run_control), run_control)
            finally:
                self._tell_all(check_kind, reports)
        return tuple(reports)

    async def visit_due(
        self, now: datetime | None = None, without: Collection[str] = ()
    ) -> tuple[CheckReport, ...]:
        """VISIT all flows that are due, for whoever switched the weekly visit on.

        Args:
            now: With a time zone; None for this moment.
            without: Ids of flows that nobody wants to hear of.

        Raises:
            SettingsError: A run is under way.
            BrowserError: There is no browser, or it went away.
            Stopped: The person stopped the checks.
        """
        due = await due_flows(self._memory, CheckKind.VISIT, now or datetime.now(UTC))
        return await self.check_all([one for one in due if one not in without], CheckKind.VISIT)

    async def _visited(
        self, flow: Flow, given: Mapping[str, str], run_control: RunControl
    ) -> CheckReport:
        """Look at the pages of one flow, and keep what was seen."""
        context = self._world.context(run_control, _UNATTENDED, SettlePolicy.BRIEF)
        context = replace(
            context,
            on_observed=shown_nowhere,
            redactor=SecretRedactor(),
            credentials=None,
            pictures=PagePictures(),
        )
        return await keep_compared(self._memory, await self._looked_at(flow, context, given))

    async def _looked_at(
        self, flow: Flow, context: RunContext, given: Mapping[str, str]
    ) -> CheckReport:
        earlier = await kept_check(self._memory, flow.id, CheckKind.VISIT)
        missing = frozenset(
            one.name
            for one in flow.variables
            if one.ask_each_time and not one.value and one.name not in given
        )
        values = run_values(
            flow, {**dict.fromkeys(missing, ""), **given}, self._world.almanac
        ).values
        visited = await CheckVisit(context, flow, values, missing).look()
        runs = await self._memory.runs(flow.id, 3 * WINDOW)
        details = [await self._memory.run(run.run_id) for run in runs[:_DETAILED_RUNS]]
        found = (
            *visited.findings,
            *drift_since(flow, visited.sights, earlier),
            *drift_over_runs(flow, details),
        )
        return CheckReport(
            flow_id=flow.id,
            flow_version=flow.version,
            check_kind=CheckKind.VISIT,
            findings=in_order(flow, found),
            sights=visited.sights,
            seen_steps=visited.seen,
            unseen_steps=len(visited.unseen),
            unseen_ids=visited.unseen,
            failure_rate=failure_rate(runs).rate,
        )

    def _tell(self, flow: Flow, report: CheckReport) -> None:
        errors, warnings = count_of(report, Severity.ERROR), count_of(report, Severity.WARNING)
        self._world.bus.publish(
            FlowChecked(
                flow_id=flow.id,
                name=flow.name,
                errors=errors,
                warnings=warnings,
                unseen_steps=report.unseen_steps,
                is_alarming=any(one.code == FAILING_OFTEN for one in report.findings),
                words=result_words(report),
            )
        )

    def _tell_all(self, check_kind: CheckKind, reports: Sequence[CheckReport]) -> None:
        if not reports:
            return
        news = [finding.severity for report in reports for finding in report.news]
        self._world.bus.publish(
            FlowsChecked(
                flows=len(reports),
                new_errors=news.count(Severity.ERROR),
                new_warnings=news.count(Severity.WARNING),
                were_visited=check_kind is CheckKind.VISIT,
            )
        )


async def _unless_stopped(work: Awaitable[_Looked], run_control: RunControl) -> _Looked:
    """Wait for work, and say in one word when 緊急停止 cut it off."""
    try:
        return await work
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if not run_control.is_stopping or task is None:
            raise
        task.uncancel()
        raise Stopped(tr("点検を止めました。")) from None


def _missing(paths: set[str]) -> frozenset[str]:
    return frozenset(path for path in paths if not _is_there(path))


def _is_there(path: str) -> bool:
    try:
        return Path(path).expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False
