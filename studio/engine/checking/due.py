"""Which flows are due for their weekly check, and which ones fail too often."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

from studio.domain.records.check import CheckKind, CheckReport
from studio.domain.records.history import FlowSummary
from studio.engine.checking.failures import ALARMING_FAILURES, WINDOW, failure_rate
from studio.engine.memory import FlowStore, History, UpkeepStore

CHECK_EVERY: Final = timedelta(days=7)
IN_USE: Final = timedelta(days=30)
"""A flow that ran within so long is checked without being asked for."""
_WATCHED: Final = "点検:毎週"
"""Kept beside the values of a form; a colon and a blank value keep it apart from them."""


class CheckMemory(FlowStore, History, UpkeepStore, Protocol):
    """What checks need of the library."""


@dataclass(frozen=True, slots=True)
class FlowAlert:
    """A flow that fails too often, as the page of checks, the status bar and the command line tell it."""

    flow_id: str
    name: str
    words: str


def is_due(
    summary: FlowSummary, last: CheckReport | None, now: datetime, *, is_watched: bool
) -> bool:
    """Say whether a flow has to be checked again: switched on for it or in use, a week after the last time.

    Args:
        summary: Its card.
        last: Its newest report of that kind.
        now: With a time zone.
        is_watched: A person switched the weekly check on for it.
    """
    ran_at = summary.last_run.started_at if summary.last_run else None
    is_in_use = ran_at is not None and now - ran_at <= IN_USE
    if not (is_watched or is_in_use):
        return False
    return last is None or last.flow_version != summary.version or now - last.at >= CHECK_EVERY


async def due_flows(memory: CheckMemory, kind: CheckKind, now: datetime) -> tuple[str, ...]:
    """Return the ids of the flows that are due, those longest unchecked first."""
    last = {one.flow_id: one for one in await memory.checks() if one.check_kind is kind}
    due: list[str] = []
    for summary in await memory.summaries():
        report = last.get(summary.flow_id)
        may_be = is_due(summary, report, now, is_watched=True)
        if may_be and (
            is_due(summary, report, now, is_watched=False)
            or await is_watched(memory, summary.flow_id)
        ):
            due.append(summary.flow_id)
    begin = datetime.min.replace(tzinfo=now.tzinfo)
    return tuple(sorted(due, key=lambda one: last[one].at if one in last else begin))


class KeptFlows(NamedTuple):
    """All flows with all their newest checks: read once for all that is told of them."""

    summaries: tuple[FlowSummary, ...]
    reports: tuple[CheckReport, ...]


async def kept_flows(memory: CheckMemory) -> KeptFlows:
    """Read them."""
    return KeptFlows(await memory.summaries(), await memory.checks())


async def next_due(memory: CheckMemory, kept: KeptFlows, kind: CheckKind) -> datetime | None:
    """Return when the first of the flows is due; a moment of the past: it is due; None: none will be.

    A flow that is only watched counts from its first check on.
    """
    for turn in await asyncio.to_thread(_turns, kept, kind):
        if turn.is_in_use or await is_watched(memory, turn.flow_id):
            return turn.at
    return None


async def watch(memory: CheckMemory, flow_id: str, *, is_watched: bool) -> None:
    """Switch the weekly check of a flow on or off."""
    await memory.remember_values(flow_id, {_WATCHED: "on" if is_watched else ""})


async def is_watched(memory: CheckMemory, flow_id: str) -> bool:
    """Say whether a person switched the weekly check on for a flow."""
    return bool((await memory.remembered_values(flow_id)).get(_WATCHED))


async def alerts(memory: CheckMemory, without: Collection[str] = ()) -> tuple[FlowAlert, ...]:
    """Return the flows whose failures climb, for the window and the command line.

    Args:
        memory: The library.
        without: Ids of flows that nobody wants to hear of.
    """
    found: list[FlowAlert] = []
    for summary in await memory.summaries(failed=ALARMING_FAILURES):
        if summary.flow_id not in without:
            rate = failure_rate(await memory.runs(summary.flow_id, 3 * WINDOW))
            if rate.is_alarming:
                found.append(FlowAlert(summary.flow_id, summary.name, rate.words))
    return tuple(found)


class _Turn(NamedTuple):
    """When a flow would be checked by itself: it is in use, or has to be watched."""

    at: datetime
    is_in_use: bool
    flow_id: str


def _turns(kept: KeptFlows, kind: CheckKind) -> list[_Turn]:
    """Return the turns that may come, in order; ten thousand flows take longer than a window can wait."""
    last = {one.flow_id: one for one in kept.reports if one.check_kind is kind}
    found: list[_Turn] = []
    for summary in kept.summaries:
        report, run = last.get(summary.flow_id), summary.last_run
        at = summary.updated_at
        if report is not None and report.flow_version == summary.version:
            at = report.at + CHECK_EVERY
        is_in_use = run is not None and at <= run.started_at + IN_USE
        if is_in_use or report is not None:
            found.append(_Turn(at, is_in_use, summary.flow_id))
    return sorted(found)
