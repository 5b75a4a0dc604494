"""What papers are made of, fetched from the library."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from itertools import pairwise
from typing import Final

from studio.domain.errors import FlowFormatError, FlowNotFoundError
from studio.domain.flows.flow import Flow
from studio.domain.flows.flow_diff import differences
from studio.domain.records.document import Paper
from studio.domain.records.history import RunPicture
from studio.engine.documenting.flow_paper import FlowKnown, VersionKnown, flow_paper
from studio.engine.documenting.run_paper import run_paper
from studio.engine.flow_editing.flow_trust import portable, secrets_in
from studio.engine.memory import History, Memory
from studio.engine.secrets.masking import masked
from studio.words import tr

_RUNS: Final = 20
_VERSIONS: Final = 12
"""Versions whose changes are told; each is read and compared."""

Now = Callable[[], datetime]


def _now() -> datetime:
    return datetime.now(UTC)


async def gathered_flow(
    memory: Memory, flow: Flow, today: Mapping[str, str] | None = None, now: Now = _now
) -> Paper:
    """Return the 手順書 of a flow with all that the library knows of it.

    Args:
        memory: The library.
        flow: As it is to be told.
        today: What its variables hold today, by name.
        now: The clock.

    Raises:
        LibraryError: The library cannot be read.
    """
    known = FlowKnown(
        made_at=now(),
        pictures=await memory.step_pictures(flow.id, {step.id for step in flow.steps}),
        versions=await _versions(memory, flow),
        runs=await memory.runs(flow.id, _RUNS),
        today=today or {},
    )
    return flow_paper(flow, known)


async def gathered_run(memory: History, run_id: str, now: Now = _now) -> Paper:
    """Return the report of a run with its pictures.

    Raises:
        LibraryError: RUN_NOT_FOUND, or the library cannot be read.
    """
    detail = await memory.run(run_id)
    pictures: dict[int, RunPicture] = {}
    for step in detail.steps:
        if step.has_picture or step.has_before:
            pictures[step.number] = RunPicture(
                number=step.number,
                jpeg=await memory.picture(run_id, step.number),
                before=await memory.picture(run_id, step.number, is_before=True),
            )
    return run_paper(detail, pictures, now())


async def _versions(memory: Memory, flow: Flow) -> tuple[VersionKnown, ...]:
    """Return the newest kept versions with what each changed."""
    kept = (await memory.versions(flow.id))[: _VERSIONS + 1]
    states = [await _state(memory, flow.id, version.number) for version in kept]
    told = [
        VersionKnown(version, _changes(older, newer))
        for version, (newer, older) in zip(kept, pairwise(states), strict=False)
    ]
    if len(kept) <= _VERSIONS:
        told += [VersionKnown(version) for version in kept[-1:]]
    return tuple(told)


async def _state(memory: Memory, flow_id: str, number: int) -> Flow | None:
    """Return a version, None for one that cannot be read any more."""
    try:
        return await memory.version(flow_id, number)
    except (FlowFormatError, FlowNotFoundError):
        return None


def _changes(older: Flow | None, newer: Flow | None) -> tuple[str, ...]:
    if older is None or newer is None:
        return (tr("この版か前の版が読めないため、比べられません"),)
    secrets = (*secrets_in(older), *secrets_in(newer))
    found = differences(portable(older), portable(newer))
    return tuple(masked(change.words, secrets) for change in found)
