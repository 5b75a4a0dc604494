"""The steps of a replay out of a script: its lines run in a thread of their own, one act at a time.

A line hands its act over and waits until the player is done with it; where the replay ends, the
line never returns. So a script reads, runs and can be followed like any other.
"""

import asyncio
import threading
import traceback
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import SettingsError, StudioError
from studio.domain.events.events import ActionPerformed, Event
from studio.domain.flows.flow import Flow, FlowStep
from studio.engine.runs.step_source import Stop
from studio.runtime.merging import step_of_line, step_of_own
from studio.runtime.page import Page
from studio.runtime.values import Values

Item = Callable[[Page, Values], None]
"""One checklist item of a script."""
_PASSED = Outcome(status=OutcomeStatus.OK)


class RunOver(BaseException):
    """The replay ended: the lines behind are not carried out, whatever a script catches."""


@dataclass(slots=True)
class _Call:
    """A line that waits for its act."""

    stop: Stop
    done: Future[Outcome] = field(default_factory=Future[Outcome])


@dataclass(frozen=True, slots=True)
class _End:
    """The script came to its end, or broke off."""

    fault: BaseException | None = None


class ScriptSteps:
    """A `StepSource` whose steps come from a script.

    Args:
        items: Functions, carried out in their order.
        flow: What was recorded.
        values: Of this run, as lines see them.
        resolved: The same as the player uses them.
        secrets: Names whose values no line sees.
    """

    def __init__(
        self,
        items: Sequence[Item],
        flow: Flow,
        values: Values,
        resolved: dict[str, str],
        secrets: frozenset[str],
    ) -> None:
        self._items = items
        self._flow = flow
        self._values = values
        self._resolved = resolved
        self._secrets = secrets
        self._sentence = ""
        self._newest: Outcome = _PASSED
        self._position = 0
        self._is_over = False

    @property
    def sentences(self) -> int:
        """See `StepSource.sentences`."""
        return len(self._items)

    def hear(self, event: Event) -> None:
        """Keep what the act under way came to; subscribe this to the bus."""
        if isinstance(event, ActionPerformed):
            self._newest = event.outcome

    async def steps(self) -> AsyncGenerator[Stop]:
        """See `StepSource.steps`."""
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Queue[_Call | _End] = asyncio.Queue()
        threading.Thread(target=self._run, name="script", daemon=True).start()
        call: _Call | None = None
        try:
            while True:
                came = await self._waiting.get()
                if isinstance(came, _End):
                    if came.fault is not None:
                        raise came.fault
                    return
                call, self._newest = came, _PASSED
                yield call.stop
                call.done.set_result(self._newest)
        finally:
            self._is_over = True
            if call is not None and not call.done.done():
                call.done.set_exception(RunOver())

    def _run(self) -> None:
        """Carry the script out; in its thread."""
        page = Page(self._play)
        try:
            for item in self._items:
                self._sentence = (item.__doc__ or item.__name__).strip().partition("\n")[0]
                item(page, self._values)
        except RunOver:
            return
        except StudioError as fault:
            self._tell(_End(fault))
        except BaseException as fault:  # noqa: BLE001 - whatever the person's own lines raise ends the run
            traceback.print_exc()
            self._tell(_End(_fault_of(fault)))
        else:
            self._tell(_End())

    def _play(self, action: Action, step: int) -> Outcome:
        """Have an act done; in the script's thread."""
        if self._is_over:
            raise RunOver
        call = _Call(self._stop_for(action, step))
        self._tell(call)
        return call.done.result()

    def _take(self, what: _Call | _End) -> None:
        """Take over what the script's thread has; in the loop's."""
        if not self._is_over:
            self._waiting.put_nowait(what)
        elif isinstance(what, _Call):
            what.done.set_exception(RunOver())

    def _stop_for(self, action: Action, step: int) -> Stop:
        if not step:
            own = step_of_own(action, self._sentence, self._secrets)
            return Stop(self._position, own)
        recorded = self._recorded(step)
        self._position = step - 1
        return Stop(self._position, step_of_line(action, recorded, self._resolved, self._secrets))

    def _recorded(self, step: int) -> FlowStep:
        steps = self._flow.steps
        if 1 <= step <= len(steps):
            return steps[step - 1]
        raise SettingsError(
            "SCRIPT_STEP",
            f"step={step} という記録はありません（1 から {len(steps)} までです）。",
            "スクリプトの step= の番号を、書き出したときのものに戻してください。",
        )

    def _tell(self, what: _Call | _End) -> None:
        try:
            self._loop.call_soon_threadsafe(self._take, what)
        except RuntimeError as closed:  # the loop is gone, and the replay with it
            raise RunOver from closed


def _fault_of(fault: BaseException) -> SettingsError:
    return SettingsError(
        "SCRIPT_FAULT",
        f"スクリプトの行でエラーが起きました（{type(fault).__name__}）。",
        "上に表示された行を確かめてください。",
        detail=str(fault),
    )
