"""Keys, in an element or on the page; where the focus went is told."""

from typing import Final

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.registry import carries_out
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import Press
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.text import clip
from studio.words import tr

_FOCUS: Final = script("hands/keyboard", "focus")


class KeyPresses:
    """The keyboard on the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def press(
        self, keys: str, locator: Locator | None, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Press keys once, never again by itself; a focus that moved is told.

        Raises:
            Refused: `check` found something else there when the page was to hear it.
        """
        before = await self._focus()
        keyboard = self._session.page.keyboard
        if locator is None:
            dialogs = await self._touch.act(lambda _: keyboard.press(keys), tr("キーを押す"))
        else:
            await self._touch.heeded(locator)
            dialogs = await self._touch.press(
                locator, lambda it, ms: it.press(keys, timeout=ms), tr("キーを押す"), check
            )
        after = await self._focus() if locator is None else before
        moved = after != before and after[1]
        focus = (Evidence(kind=EvidenceKind.FOCUS, detail=clip(after[1], 60)),) if moved else ()
        return (*focus, *dialog_evidence(dialogs))

    async def _focus(self) -> tuple[str, str]:
        """Return which element has the focus in the main frame; blanks when the page moved on."""
        try:
            asking = self._session.page.evaluate(_FOCUS)
            which, name = await self._session.call(asking, 5, tr("入力先を調べる"))
        except BrowserClosedError:
            raise
        except BrowserError:
            return "", ""
        return str(which), str(name)


carries_out(
    Press,
    lambda at, action: KeyPresses(at.session).press(
        action.keys, at.aim.locator if at.aim else None, at.check
    ),
)
