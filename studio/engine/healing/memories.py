"""What the history still shows of a step."""

from typing import Final

from studio.domain.errors import LibraryError
from studio.domain.events import RunStatus
from studio.domain.flow import Flow
from studio.domain.repair import Repair
from studio.engine.memory import History

_RUNS: Final = 10


async def last_good_picture(history: History, flow: Flow, repair: Repair) -> bytes:
    """Return the picture of a step in the newest run that went through, b"" when none is kept."""
    element = f"{repair.before.role} {repair.before.name}".strip()
    try:
        for run in await history.runs(flow.id, _RUNS):
            if run.status is not RunStatus.DONE:
                continue
            for step in (await history.run(run.run_id)).steps:
                if step.has_picture and (
                    step.words == repair.words or (element and step.element == element)
                ):
                    return await history.picture(run.run_id, step.number)
    except LibraryError:
        return b""
    return b""
