"""JavaScript dialogs: every one is answered, and what it said is kept as evidence.

While a dialog is open its page stands still, and so do snapshots, clicks and `evaluate`: whoever
waits for a page looks here whether somebody is still reading.
"""

import asyncio
import logging
from typing import Final

from playwright.async_api import Dialog, Error

from studio.domain.observation import DialogSeen
from studio.engine.ports import DialogPolicy

logger = logging.getLogger(__name__)

STORM: Final = 50
"""So many dialogs between two observations are no question any more: the tab is closed."""
_MESSAGE_MAX: Final = 500


class Dialogs:
    """The dialogs of one session and the policy that answers them."""

    def __init__(self) -> None:
        self.policy: DialogPolicy | None = None
        self.opened = asyncio.Event()
        self._seen: list[DialogSeen] = []
        self._answering: set[asyncio.Task[None]] = set()

    @property
    def seen(self) -> tuple[DialogSeen, ...]:
        """Those answered since the last `take`."""
        return tuple(self._seen)

    @property
    def answering(self) -> frozenset[asyncio.Task[None]]:
        """One task for each dialog that waits for its answer."""
        return frozenset(self._answering)

    def on_dialog(self, dialog: Dialog) -> None:
        """Answer a dialog; without a listener Playwright dismisses confirm() silently."""
        self.opened.set()
        task = asyncio.get_running_loop().create_task(self._answer(dialog), name="browser: dialog")
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def take(self) -> tuple[DialogSeen, ...]:
        """Return the dialogs seen since the last call, and forget them."""
        seen, self._seen = tuple(self._seen), []
        return seen

    def abandon(self) -> None:
        """Stop asking: the browser is going away."""
        for task in self._answering:
            task.cancel()

    async def _answer(self, dialog: Dialog) -> None:
        seen = DialogSeen(kind=dialog.type, message=dialog.message[:_MESSAGE_MAX], answer="open")
        is_accepted = False
        try:
            is_accepted = await self._is_accepted(seen)
        finally:
            answer = "accepted" if is_accepted else "dismissed"
            self._seen.append(seen.model_copy(update={"answer": answer}))
            try:
                await (dialog.accept() if is_accepted else dialog.dismiss())
                if len(self._seen) == STORM and dialog.page:
                    logger.warning("%d dialogs in a row: closing the tab", STORM)
                    await dialog.page.close()
            except Error as exc:
                logger.info("dialog went away: %s", str(exc).splitlines()[:1])

    async def _is_accepted(self, seen: DialogSeen) -> bool:
        if seen.kind == "alert":
            return True
        if self.policy is None:
            return False
        try:
            return await self.policy(seen)
        except Exception:
            logger.exception("the dialog policy failed; the dialog is dismissed")
            return False
