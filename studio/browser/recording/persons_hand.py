"""A policy that holds until a person uses one of the tabs: what they press from then on is their own."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from studio.browser.recording.listener import Heard, RecorderListener
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.errors import BrowserError
from studio.engine.ports import OutgoingRequest, TrafficPolicy

logger = logging.getLogger(__name__)

_BINDING: Final = "tejunHand"
_HEAR: Final = f"({script('recording/persons_hand', 'hearHand')})()"
_HEARD_WITHIN_S: Final = 1.0
"""What a press sends may be held before the press itself is told, on a busy computer long before."""


class PersonsHand:
    """Listens for keys and buttons in all tabs of one browser."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touched = asyncio.Event()
        self._listener: RecorderListener | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def until_touched(self, policy: TrafficPolicy) -> TrafficPolicy:
        """Listen from now on, and return a policy that lets everything pass once a person was heard."""
        self.forget()
        touched = self._touched

        async def decide(request: OutgoingRequest) -> bool | None:
            if touched.is_set() or (answer := await policy(request)):
                return True
            try:
                async with asyncio.timeout(_HEARD_WITHIN_S):
                    return await touched.wait()
            except TimeoutError:
                return answer

        self._spawn(self._listen(touched))
        return decide

    async def listens(self) -> None:
        """Return once it listens."""
        await asyncio.gather(*self._tasks)

    def forget(self) -> None:
        """Listen no more."""
        self._touched = asyncio.Event()
        listener, self._listener = self._listener, None
        for task in self._tasks:
            task.cancel()
        if listener:
            self._spawn(listener.close())

    async def _listen(self, touched: asyncio.Event) -> None:
        def hear(heard: Heard) -> None:
            if heard.kind == "act" and touched is self._touched:
                touched.set()
                self.forget()

        listener = self._listener = RecorderListener(self._session, _HEAR, hear, _BINDING)
        try:
            await listener.open()
        except BrowserError as exc:
            logger.info("nobody listens for the person's hand: %s", exc.code)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work, name="browser: the person's hand")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
