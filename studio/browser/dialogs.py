"""JavaScript dialogs: each is answered, or left open for a decision, and what it said is evidence.

While a dialog is open its page stands still, and so do snapshots, clicks and `evaluate`: whoever
waits for a page looks here whether somebody is still reading, or whether it was left open.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final, Literal

from playwright.async_api import Dialog, Error, Page

from studio.browser.questions import Questions
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import DialogSeen
from studio.engine.ports import LEFT_OPEN, DialogPolicy

logger = logging.getLogger(__name__)

STORM: Final = 50
"""So many dialogs between two observations are no question any more: the tab is closed."""
_MESSAGE_MAX: Final = 500


@dataclass(frozen=True, slots=True)
class _Open:
    """A dialog that waits for a decision."""

    dialog: Dialog
    seen: DialogSeen


class Dialogs:
    """The dialogs of one session and the policy that answers them.

    Args:
        questions: Where a dialog that is read counts as a question.
    """

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self.policy: DialogPolicy | None = None
        self.is_persons = False
        """True while the person works in the browser: they answer every dialog there, alerts too."""
        self.opened = asyncio.Event()
        self._seen: list[DialogSeen] = []
        self._before_act = 0
        self._answering: set[asyncio.Task[None]] = set()
        self._open: list[_Open] = []
        self._left_open: asyncio.Future[None] | None = None

    @property
    def seen(self) -> tuple[DialogSeen, ...]:
        """Those answered since the last `take`, and the one that waits for a decision."""
        return (*self._seen, *(waiting.seen for waiting in self._open))

    @property
    def waiting(self) -> DialogSeen | None:
        """The dialog that was left open for a decision."""
        return self._open[-1].seen if self._open else None

    @property
    def left_open(self) -> asyncio.Future[None]:
        """Done as soon as, and as long as, a dialog waits for a decision."""
        if self._left_open is None:
            self._left_open = asyncio.get_running_loop().create_future()
            if self._open:
                self._left_open.set_result(None)
        return self._left_open

    def on_dialog(self, dialog: Dialog) -> None:
        """Answer a dialog; without a listener Playwright dismisses confirm() silently."""
        self.opened.set()
        task = self._questions.ask(self._answer(dialog), "browser: dialog")
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    @property
    def of_act(self) -> tuple[DialogSeen, ...]:
        """Those since the newest act began: a page may ask its server before it asks the person."""
        return self.seen[self._before_act :]

    def begin_act(self) -> None:
        """Count from here for `of_act`."""
        self._before_act = len(self.seen)

    def take(self) -> tuple[DialogSeen, ...]:
        """Return the dialogs since the last call, and forget those that were answered."""
        seen, self._seen = self.seen, []
        self._before_act = 0
        return seen

    def waits_on(self, page: Page) -> bool:
        """Whether a dialog of this tab waits for a decision."""
        return any(waiting.dialog.page is page for waiting in self._open)

    async def decide(self, *, is_accepted: bool, text: str = "") -> bool:
        """Answer the dialog that was left open; False when it is not there any more.

        Args:
            is_accepted: OK, or Cancel.
            text: For a prompt; "" sends what it proposes.
        """
        if not self._open:
            return False
        waiting = self._open.pop()
        self._mark()
        proposal = waiting.dialog.default_value if waiting.seen.kind == "prompt" else ""
        return await self._close(waiting.dialog, waiting.seen, is_accepted, text or proposal)

    def answered_by_person(self, *, is_accepted: bool) -> DialogSeen | None:
        """Take note that the person answered the dialog in the browser itself; returns what it said.

        The driver is not told: it knows, and an answer of ours would go to whichever opens next.
        None: none was left open.
        """
        if not self._open:
            return None
        answer = "accepted" if is_accepted else "dismissed"
        seen = self._open.pop().seen.model_copy(update={"answer": answer})
        self._seen.append(seen)
        self._mark()
        return seen

    def page_closed(self, page: Page) -> None:
        """Forget the dialogs of a tab that is gone."""
        self._open = [waiting for waiting in self._open if waiting.dialog.page is not page]
        self._mark()

    def abandon(self) -> None:
        """Stop asking: the browser is going away."""
        self._open.clear()
        self._mark()
        for task in self._answering:
            task.cancel()

    async def _answer(self, dialog: Dialog) -> None:
        seen = DialogSeen(kind=dialog.type, message=dialog.message[:_MESSAGE_MAX], answer="open")
        answer: bool | Literal["open"] = False
        try:
            answer = await self._policy_says(seen)
        finally:
            if answer == LEFT_OPEN:
                self._open.append(_Open(dialog, seen))
                self._mark()
            else:
                await self._close(dialog, seen, bool(answer))

    async def _close(
        self,
        dialog: Dialog,
        seen: DialogSeen,
        is_accepted: bool,  # noqa: FBT001 - private; the name says it
        text: str = "",
    ) -> bool:
        answer = "accepted" if is_accepted else "dismissed"
        self._seen.append(seen.model_copy(update={"answer": answer}))
        try:
            await (dialog.accept(text) if is_accepted else dialog.dismiss())
            if len(self._seen) == STORM and dialog.page:
                logger.warning("%d dialogs in a row: closing the tab", STORM)
                await dialog.page.close()
        except Error as exc:
            logger.info("dialog went away: %s", str(exc).splitlines()[:1])
            return False
        return True

    async def _policy_says(self, seen: DialogSeen) -> bool | Literal["open"]:
        if self.is_persons:
            return LEFT_OPEN
        if seen.kind == "alert":
            return True
        if self.policy is None:
            return False
        try:
            return await self.policy(seen)
        except Exception:
            logger.exception("the dialog policy failed; the dialog is dismissed")
            return False

    def _mark(self) -> None:
        """Bring the future that calls race against in line with what is open."""
        if self._open and not self.left_open.done():
            self.left_open.set_result(None)
        elif not self._open and self.left_open.done():
            self._left_open = None


def dialog_evidence(dialogs: tuple[DialogSeen, ...]) -> tuple[Evidence, ...]:
    """Return what the dialogs said and how they were answered, as evidence."""
    return tuple(
        Evidence(kind=EvidenceKind.DIALOG, detail=f"{dialog.answer}:{dialog.message}")
        for dialog in dialogs
    )
