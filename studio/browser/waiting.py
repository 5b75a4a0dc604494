"""Waiting until a page has settled, without `networkidle` and without fixed sleeps.

Two quiet windows of 250 ms: no DOM change, and no document, script, xhr or fetch in flight younger
than 10 s. At most 3 s in a page and 15 s for a navigation; at the cap we go on and say so.
"""

import re
import time
from typing import Final

from playwright.async_api import Error
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from studio.browser.session import Session
from studio.domain.errors import BrowserError
from studio.engine.ports import Patience

_WINDOWS: Final = {Patience.SETTLED: (2, 250), Patience.BRIEF: (1, 100)}
"""How many quiet windows, and how long each is, in milliseconds."""
PAGE_CAP_S: Final = 3.0
_STREAM_AGE_S: Final = 10.0
_MOVED_ON: Final = re.compile("context was destroyed|Cannot find context|was detached")

_QUIET_SCRIPT: Final = """
([quiet, cap]) => new Promise(resolve => {
  const started = performance.now();
  let last = started;
  const observer = new MutationObserver(() => { last = performance.now(); });
  observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const tick = () => {
    const now = performance.now();
    if (now - last >= quiet || now - started >= cap) {
      observer.disconnect();
      resolve(now - last >= quiet);
    } else setTimeout(tick, 20);
  };
  setTimeout(tick, 20);
})
"""


async def loaded(session: Session, cap_s: float) -> bool:
    """Wait for the load event; False at the cap (pages that never finish loading).

    A document that was waited for in vain once is not waited for again.

    A snapshot taken while a navigation is under way costs a fixed second in the driver's retry
    list; this bounded wait before it cuts that to about 0.1 s.
    """
    page, document = session.page, session.document
    if document == session.unloaded_document:
        return False
    try:
        await session.call(
            page.wait_for_load_state("load", timeout=cap_s * 1000),
            cap_s + 1,
            "ページの読み込みを待つ",
        )
    except BrowserError as exc:
        if isinstance(exc.__cause__, PlaywrightTimeoutError | TimeoutError):
            session.unloaded_document = document
            return False
        raise
    return True


async def settled(session: Session, patience: Patience) -> bool:
    """Wait for the quiet windows; False when the page was still changing at the cap."""
    wanted, quiet_ms = _WINDOWS[patience]
    await session.dialogs_answered()
    is_loaded = await loaded(session, session.options.load_cap_s)
    ends_at = time.monotonic() + PAGE_CAP_S
    quiet_windows = 0
    while quiet_windows < wanted:
        left_s = ends_at - time.monotonic()
        if left_s <= 0:
            return False
        is_quiet = await _quiet_window(session, quiet_ms, left_s)
        if is_quiet and session.requests_in_flight(_STREAM_AGE_S) == 0:
            quiet_windows += 1
        else:
            quiet_windows = 0
    return is_loaded


async def _quiet_window(session: Session, quiet_ms: int, cap_s: float) -> bool:
    """Wait for one window without DOM changes; a navigation in the middle counts as a change."""
    page = session.page
    try:
        return bool(
            await session.call(
                page.evaluate(_QUIET_SCRIPT, [quiet_ms, cap_s * 1000]),
                cap_s + 2,
                "ページの変化を待つ",
            )
        )
    except BrowserError as exc:
        if isinstance(exc.__cause__, Error) and _MOVED_ON.search(str(exc.__cause__)):
            await loaded(session, session.options.load_cap_s)
            return False
        raise
