"""Somebody who looks at 点検 of the real window, before and after a site was made over; prints what they saw.

    python -m tests.e2e.check_script HOME SITE

One JSON object a line: the words of the page, and which button of the flow leads on. The browser has no window,
everything else is real.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtWidgets import QAbstractButton, QLabel

from studio.bootstrap import Options
from studio.ui.checks.checks import REFRESH_TASK
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from tests.e2e.site import Site

PATIENCE_S = 100


class Caretaker:
    """Checks all flows.

    Args:
        window: The studio.
        site: The practice site.
    """

    def __init__(self, window: MainWindow, site: Site) -> None:
        self._window = window
        self._page = window.checks_page
        self._site = site

    async def work(self) -> None:
        """Check on the first day, and again after the site was made over; then follow the button."""
        self._window.commands["go_checks"].trigger()
        await self._until(lambda: bool(self._page.standings))
        await self._check_all("first day")
        await asyncio.to_thread(lambda: self._site.make_over(on=True))
        await self._check_all("made over")
        self._press("check_lead")
        await self._until(lambda: self._window.controller.editor.findings is not None)
        findings = self._window.controller.editor.findings or ()
        self._print("editor", words="\n".join(one.message for one in findings))

    async def _check_all(self, case: str) -> None:
        self._press("check_all")
        await self._until(self._is_over)
        labels = self._page.findChildren(QLabel)
        words = [label.text() for label in labels if label.isVisible()]
        words += [row.said for row in self._page.column.rows]
        leads = self._page.column.findChildren(QAbstractButton, "check_lead")
        lead = next((one.text() for one in leads if one.isVisible()), "")
        self._print(case, words="\n".join(words), lead=lead)

    def _is_over(self) -> bool:
        return self._page.controller.may_begin and not self._window.tasks.is_busy(REFRESH_TASK)

    def _press(self, name: str) -> None:
        found = self._page.findChildren(QAbstractButton, name)
        next(button for button in found if button.isVisible()).click()

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                await asyncio.sleep(0.01)

    def _print(self, case: str, **seen: str) -> None:
        print(json.dumps({"case": case, **seen}), flush=True)


def main() -> int:
    """Return the exit code of the window."""
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("site")
    given = parser.parse_args()

    async def live(window: MainWindow) -> None:
        try:
            await Caretaker(window, Site(given.site)).work()
        finally:
            window.close()

    return open_studio_window(Options(home=given.home, headless=True), live)


if __name__ == "__main__":
    sys.exit(main())
