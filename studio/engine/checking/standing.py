"""How a flow stands by its newest checks together, and the one step that is recommended."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from studio.domain.actions.action import Navigate
from studio.domain.flows.flow import Flow
from studio.domain.page.address import is_same_site
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import FlowSummary
from studio.engine.checking.comparing import sameness
from studio.engine.checking.due import CheckMemory, FlowAlert, KeptFlows, alerts
from studio.engine.checking.failures import FAILING_OFTEN


class CheckState(StrEnum):
    """Of one flow, those that want a person first.

    TROUBLED: something was found, or it fails too often. CHANGED: it was changed since something was
    found, and not checked again. MENDED: what the check before found is gone. FINE: nothing was found.
    UNCHECKED: not looked at as it is now.
    """

    TROUBLED = "troubled"
    CHANGED = "changed"
    MENDED = "mended"
    FINE = "fine"
    UNCHECKED = "unchecked"


class NextStep(StrEnum):
    """What is recommended about a flow."""

    EDIT = "edit"
    VISIT = "visit"
    RUN = "run"
    RUN_OTHERWISE = "run_otherwise"
    CREDENTIALS = "credentials"
    HISTORY = "history"


NEXT_STEPS: Final = {
    **dict.fromkeys(
        ("SITE_DOWN", "SITE_SLOW", "OFFLINE", "BROWSER_TIMEOUT", "BROWSER_FAULT"), NextStep.VISIT
    ),
    **dict.fromkeys(
        ("SESSION_EXPIRED", "TARGET_UNSEEN", "IF_NOT_TAKEN", "LOGIN_NOT_TAKEN", "DROP_BESIDE"),
        NextStep.RUN,
    ),
    **dict.fromkeys(("EMPTY_VALUE", "NO_ROW_TODAY"), NextStep.RUN_OTHERWISE),
}
"""By code of a finding; whatever else is found is a matter of editing."""

_SIGN_IN: Final = "SESSION_EXPIRED"
_STATES: Final = tuple(CheckState)
_SEVERITIES: Final = tuple(Severity)


@dataclass(frozen=True, slots=True)
class FlowStanding:
    """What the newest checks of a flow say together.

    Attributes:
        summary: The flow as it is now.
        reports: The newest of each kind that are about this version, newest first.
        findings: Of all of them, each once, the worst first; how often it fails is told by `alert`.
        gone: Troubles that the checks before had found.
        not_seen: Troubles that were not looked at this time.
        is_outdated: A kind of check that found something has not seen this version.
        alert: It fails too often, as of now.
        lacks_login: No credential is kept for its site.
    """

    summary: FlowSummary
    reports: tuple[CheckReport, ...] = ()
    findings: tuple[Finding, ...] = ()
    gone: tuple[Finding, ...] = ()
    not_seen: tuple[Finding, ...] = ()
    is_outdated: bool = False
    alert: FlowAlert | None = None
    lacks_login: bool = False

    @property
    def troubles(self) -> tuple[Finding, ...]:
        """What a person has to look at."""
        return tuple(finding for finding in self.findings if finding.is_trouble)

    @property
    def since(self) -> datetime | None:
        """Since when something is wrong that still is; None where nothing is."""
        return min((one.since for one in self.troubles if one.since), default=None)

    @property
    def stops_at_login(self) -> bool:
        """What is to be done first is to sign in."""
        return next((one.code for one in self.troubles), "") == _SIGN_IN

    @property
    def last_at(self) -> datetime | None:
        """When this version was checked last; None before the first time."""
        return next((report.at for report in self.reports if not report.is_of_saving), None)

    @property
    def check_state(self) -> CheckState:
        """How the flow stands."""
        if self.troubles or self.not_seen or self.alert:
            return CheckState.TROUBLED
        if self.is_outdated:
            return CheckState.CHANGED
        if self.gone:
            return CheckState.MENDED
        return CheckState.FINE if self.last_at else CheckState.UNCHECKED

    @property
    def next_step(self) -> NextStep | None:
        """The one step that leads on; None where nothing is to be done."""
        step = self._advised()
        is_barred = step is NextStep.VISIT and self.summary.is_imported
        return NextStep.EDIT if is_barred else step

    @property
    def worst(self) -> Severity | None:
        """How bad it is, for its sign; None without troubles."""
        if self.alert:
            return Severity.ERROR
        troubles = self.troubles or self.not_seen
        return min((one.severity for one in troubles), key=_SEVERITIES.index, default=None)

    def _advised(self) -> NextStep | None:
        first = next(iter(self.troubles), None)
        if self.check_state is CheckState.UNCHECKED:
            return NextStep.VISIT
        if self.stops_at_login and self.lacks_login:
            return NextStep.CREDENTIALS
        if first is not None and first.severity is Severity.ERROR:
            return NEXT_STEPS.get(first.code, NextStep.EDIT)
        if self.alert:
            return NextStep.HISTORY if self._is_visited_since_run else NextStep.VISIT
        if self.is_outdated or (first is None and self.not_seen):
            return NextStep.VISIT
        return None if first is None else NEXT_STEPS.get(first.code, NextStep.EDIT)

    @property
    def _is_visited_since_run(self) -> bool:
        run = self.summary.last_run
        return any(
            report.check_kind is CheckKind.VISIT
            and not report.is_of_saving
            and (run is None or report.at >= run.started_at)
            for report in self.reports
        )


def standing_of(
    summary: FlowSummary, reports: Sequence[CheckReport], alert: FlowAlert | None = None
) -> FlowStanding:
    """Join what is kept about a flow. Pure.

    Args:
        summary: Its card.
        reports: The newest of each kind, whatever version they saw.
        alert: It fails too often.
    """
    newest = sorted(reports, key=lambda one: one.at, reverse=True)
    current = tuple(one for one in newest if one.flow_version == summary.version)
    seen = {one.check_kind for one in current}
    findings = _once(finding for report in current for finding in report.findings)
    here = {sameness(one) for one in findings}
    gone = (one for report in current for one in report.gone)
    not_seen = (one for report in current for one in report.not_seen)
    return FlowStanding(
        summary=summary,
        reports=current,
        findings=findings,
        gone=_once(gone, here),
        not_seen=_once(not_seen, here),
        is_outdated=any(one.troubles for one in newest if one.check_kind not in seen),
        alert=alert,
    )


async def standings(
    memory: CheckMemory, kept: KeptFlows, without: Collection[str] = ()
) -> tuple[FlowStanding, ...]:
    """Return how all flows stand, those that want a person first.

    Args:
        memory: The library.
        kept: What it keeps.
        without: Ids of flows that nobody wants to hear of.
    """
    alarms = await alerts(memory)
    return await asyncio.to_thread(_in_order, kept, alarms, without)


def lacks_login(flow: Flow, origins: Collection[str]) -> bool:
    """Say whether no credential is for a site of a flow. Pure; reads the list of suffixes once.

    Args:
        flow: As stored.
        origins: Of all credentials that are kept.
    """
    urls = [flow.start_url]
    urls += [step.action.url for step in flow.steps if isinstance(step.action, Navigate)]
    return not any(is_same_site(origin, url) for origin in origins for url in urls)


def _in_order(
    kept: KeptFlows, alarms: Sequence[FlowAlert], without: Collection[str]
) -> tuple[FlowStanding, ...]:
    """Join everything; ten thousand flows take longer than a window can wait."""
    alert_of = {one.flow_id: one for one in alarms}
    reports_of: dict[str, list[CheckReport]] = {}
    for report in kept.reports:
        reports_of.setdefault(report.flow_id, []).append(report)
    found = [
        standing_of(one, reports_of.get(one.flow_id, ()), alert_of.get(one.flow_id))
        for one in kept.summaries
        if one.flow_id not in without
    ]
    return tuple(sorted(found, key=_urgency))


def _urgency(standing: FlowStanding) -> tuple[int, bool, int, bool]:
    worst = _SEVERITIES.index(standing.worst) if standing.worst else len(_SEVERITIES)
    has_news = any(finding.is_new for finding in standing.troubles)
    return _STATES.index(standing.check_state), not standing.alert, worst, not has_news


def _once(
    findings: Iterable[Finding], known: Collection[tuple[str, str, str]] = ()
) -> tuple[Finding, ...]:
    """Return findings of several checks, each once and the worst first, without those that are known."""
    once = {sameness(one): one for one in findings if one.code != FAILING_OFTEN}
    found = [one for key, one in once.items() if key not in known]
    return tuple(sorted(found, key=lambda one: _SEVERITIES.index(one.severity)))
