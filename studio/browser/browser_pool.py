"""Several browsers side by side, for jobs over rows.

Each is a Chromium of its own with a fresh profile, not one more context of the first: the border holds
the requests of a whole browser (`interceptor/`), so two contexts of one browser would stand behind each
other's guard, and one that hangs would take the others along. Cookies and what sites have stored are
copied once, when it opens, and what the sites of the open tabs keep for their tab (`tab_memory`); after
that no browser sees anything of another.
"""

from dataclasses import replace
from typing import Final

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.errors import BrowserMissingError
from studio.engine.ports import Browser
from studio.words import tr

MAX_BESIDE: Final = 3
_SHIFT: Final = 40
"""Pixels by which each headed window stands away from the one before."""


class ChromiumPool:
    """Opens further browsers; see `BrowserPool`.

    Args:
        options: Of the first browser.
    """

    def __init__(self, options: LaunchOptions) -> None:
        self._options = options

    async def open_beside(self, first: Browser, count: int) -> tuple[Browser, ...]:
        """See `BrowserPool.open_beside`."""
        if not isinstance(first, ChromiumBrowser) or not 0 <= count <= MAX_BESIDE:
            raise BrowserMissingError(
                "NO_YARD",
                tr("ブラウザーを並べて開けません。"),
                tr("1 つのブラウザーで実行してください。"),
            )
        opened = tuple(ChromiumBrowser(self._beside(number)) for number in range(1, count + 1))
        try:
            for browser in opened:
                await browser.start_beside(first)
        except BaseException:
            for browser in opened:
                await browser.close()
            raise
        return opened

    def _beside(self, number: int) -> LaunchOptions:
        """Return the options of a further browser: a fresh profile, a window of its own."""
        window = self._options.window
        if window is not None:
            left, top, width, height = window
            window = (left + _SHIFT * number, top + _SHIFT * number, width, height)
        return replace(self._options, profile=None, window=window)
