"""A browser with a profile of its own that begins signed in as another profile: scheduled runs beside the window."""

import asyncio
import logging
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final

from typing_extensions import override

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions, Session
from studio.domain.errors import BrowserError

logger = logging.getLogger(__name__)

_STAYS: Final = ("*Cache*", "Singleton*", "lockfile", "LOCK", "Sessions", "Crash*")
"""What a copy of a profile does without: what can be got again, and the marks of who has it open."""


class BorrowingBrowser(ChromiumBrowser):
    """`ChromiumBrowser` that is, at each start, signed in wherever another profile is.

    The profile is copied and not asked: Playwright tells cookies of sites that were not opened, and no
    stored values. One that somebody has open is left alone; what was copied before serves then.

    Args:
        options: With the profile of its own.
        lender: The other profile.
    """

    def __init__(self, options: LaunchOptions, lender: Path) -> None:
        super().__init__(options)
        self._lender = lender

    @override
    async def start(self) -> None:
        """See `Browser.start`."""
        if not self.is_open and await self._is_free():
            await asyncio.to_thread(self._copy)
        await super().start()

    async def _is_free(self) -> bool:
        """Say whether there is another profile that nobody has open: only its opening shows that."""
        if not (self._lender / "Default").is_dir():
            return False
        session = Session(replace(self._session.options, profile=self._lender, is_headless=True))
        try:
            await session.start()
        except BrowserError as fault:
            logger.info("sign-ins not taken over: %s", fault.code)
            return False
        finally:
            await session.close()
        return True

    def _copy(self) -> None:
        own = self._session.options.profile
        if own is None:
            return
        try:
            shutil.rmtree(own, ignore_errors=True)
            shutil.copytree(
                self._lender, own, ignore=shutil.ignore_patterns(*_STAYS), symlinks=True
            )
        except (OSError, shutil.Error) as exc:
            logger.info("profile not copied: %s", exc)
