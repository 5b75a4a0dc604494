"""Answers the dialog that a page left open."""

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import Grasp, Told, carries_out
from studio.browser.session import Session
from studio.domain.actions.action import HandleDialog
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import DialogSeen
from studio.words import tr

_RESUME_S = 5.0


async def _answer(at: Grasp, action: HandleDialog) -> Told:
    """Answer it, and wait until its page goes on or asks again."""
    dialogs = at.session.dialogs
    waiting = dialogs.waiting
    if waiting is None:
        raise Refused("NO_DIALOG", tr("答える確認画面が開いていません。"))
    if not await dialogs.decide(is_accepted=action.accept, text=action.text):
        raise Refused("NO_DIALOG", tr("確認画面は、もう閉じられていました。"))
    answer = "accepted" if action.accept else "dismissed"
    answered = waiting.model_copy(update={"answer": answer})
    return (*dialog_evidence((answered,)), *dialog_evidence(await _resume(at.session)))


async def _resume(session: Session) -> tuple[DialogSeen, ...]:
    """Wait until the page answers again; returns the dialogs that came next."""
    page = session.page
    try:
        return await session.act(lambda: page.evaluate("() => 1"), _RESUME_S, tr("ページを待つ"))
    except BrowserClosedError:
        raise
    except BrowserError:
        return ()  # it is on its way to another page


carries_out(HandleDialog, _answer)
