"""The gate every turn passes: pause, resume, stop after this step, stop now; and questions to a person."""

import asyncio
from dataclasses import dataclass
from uuid import uuid4

from studio.domain.errors import HandedOver, Stopped
from studio.engine.ports import Clock
from studio.engine.runs.clock import WallClock
from studio.words import tr


@dataclass(frozen=True, slots=True)
class PersonAnswer:
    """What a person answered: yes or no, and what they typed, if anything."""

    is_yes: bool
    text: str = ""


class RunControl:
    """Lets a run through, holds it, or ends it. Lives for one run.

    `paused_s` counts all the time a run waited for a person: held here, or asking.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock or WallClock()
        self._open = asyncio.Event()
        self._open.set()
        self._is_stopping = False
        self._is_stepping = False
        self._questions: dict[str, asyncio.Future[PersonAnswer]] = {}
        self.paused_s = 0.0

    @property
    def is_paused(self) -> bool:
        """True while a run waits at the gate."""
        return not self._open.is_set()

    @property
    def is_stopping(self) -> bool:
        """True once a stop was asked for."""
        return self._is_stopping

    @property
    def is_stepping(self) -> bool:
        """True while a replay is to halt before each step."""
        return self._is_stepping

    def pause(self) -> None:
        """Hold the run before its next turn."""
        self._open.clear()

    def resume(self) -> None:
        """Let it go on, without halting before each step."""
        self._is_stepping = False
        self._open.set()

    def halt_at_steps(self) -> None:
        """Halt before every step from now on."""
        self._is_stepping = True

    def step_once(self) -> None:
        """Let one step pass (1手順): halt before the one after it."""
        self._is_stepping = True
        self._open.set()

    def stop(self) -> None:
        """End the run at the next gate (安全停止); a paused run ends too."""
        self._is_stopping = True
        self._open.set()
        for question in self._questions.values():
            if not question.done():
                question.set_result(PersonAnswer(is_yes=False))

    async def passing(self) -> None:
        """Wait here while paused.

        Raises:
            Stopped: The person stopped the run.
        """
        started = self._clock.monotonic()
        await self._open.wait()
        self.paused_s += self._clock.monotonic() - started
        if self._is_stopping:
            raise Stopped(tr("停止しました。"))

    def new_question(self) -> str:
        """Open a question and return its id; `answer` closes it."""
        request_id = uuid4().hex[:8]
        self._questions[request_id] = asyncio.get_running_loop().create_future()
        return request_id

    def answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        """Answer a question; unknown or answered ones are ignored."""
        question = self._questions.get(request_id)
        if question and not question.done():
            question.set_result(PersonAnswer(is_yes, text))

    def drop_question(self, request_id: str) -> None:
        """Forget a question that nobody is there to answer."""
        self._questions.pop(request_id, None)

    async def wait_for_answer(self, request_id: str, timeout_s: float) -> PersonAnswer:
        """Wait for a person.

        Raises:
            HandedOver: Nobody answered in time.
        """
        started = self._clock.monotonic()
        try:
            async with asyncio.timeout(timeout_s):
                return await self._questions[request_id]
        except TimeoutError as exc:
            raise HandedOver(tr("返事がないため、ここで止めました。")) from exc
        finally:
            self.paused_s += self._clock.monotonic() - started
            del self._questions[request_id]
