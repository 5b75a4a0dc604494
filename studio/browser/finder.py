"""Finds a browser on this machine: what the settings name, else Edge, Chrome, Chromium, else Playwright's own."""

import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.domain.errors import BrowserMissingError
from studio.words import tr

_COMMANDS: Final = (
    ("Microsoft Edge", ("msedge", "microsoft-edge", "microsoft-edge-stable")),
    ("Google Chrome", ("google-chrome", "google-chrome-stable", "chrome")),
    ("Chromium", ("chromium", "chromium-browser")),
)
_PROGRAMS: Final = {
    "win32": (
        ("Microsoft Edge", r"Microsoft\Edge\Application\msedge.exe"),
        ("Google Chrome", r"Google\Chrome\Application\chrome.exe"),
    ),
    "darwin": (
        ("Microsoft Edge", "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
        ("Google Chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        ("Chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"),
    ),
}
_CHANNELS: Final = frozenset({"msedge", "chrome", "chromium"})


@dataclass(frozen=True, slots=True)
class FoundBrowser:
    """A browser to launch.

    Attributes:
        title: What a person calls it.
        path: Its program; None means Playwright's own download.
    """

    title: str
    path: Path | None


def find_browser(wanted: str = "", playwright_path: str = "") -> FoundBrowser:
    """Return the browser to use.

    Args:
        wanted: A path, or a channel (`msedge`, `chrome`, `chromium`), from the settings; "" = any.
        playwright_path: Where Playwright would keep a browser of its own.

    Raises:
        BrowserMissingError: None found, or the wanted one is not there.
    """
    if wanted and wanted not in _CHANNELS:
        return _by_path(Path(wanted).expanduser())
    for found in _installed():
        if not wanted or wanted in _channel_words(found):
            return found
    if not wanted and playwright_path and Path(playwright_path).is_file():
        return FoundBrowser(tr("Chromium（Playwright）"), None)
    named = tr("「{wanted}」の", wanted=wanted) if wanted else ""
    raise BrowserMissingError(
        "BROWSER_MISSING",
        tr("{named}ブラウザーが見つかりません。", named=named),
        tr(
            "Microsoft Edge か Google Chrome を入れてください。入れてある場合は、設定の「ブラウザー」で場所を指定してください。"
        ),
    )


def _by_path(path: Path) -> FoundBrowser:
    if path.is_file() and os.access(path, os.X_OK):
        return FoundBrowser(path.stem, path)
    raise BrowserMissingError(
        "BROWSER_MISSING",
        tr("指定された場所にブラウザーがありません：{path}", path=path),
        tr("設定の「ブラウザー」（または TEJUN_BROWSER）を直してください。"),
    )


def _installed() -> Iterator[FoundBrowser]:
    for title, place in _PROGRAMS.get(sys.platform, ()):
        for root in _program_roots():
            path = Path(root) / place
            if path.is_file():
                yield FoundBrowser(title, path)
    for title, names in _COMMANDS:
        for name in names:
            if found := shutil.which(name):
                yield FoundBrowser(title, Path(found))


def _program_roots() -> list[str]:
    """Return the folders under which programs are installed; on macOS the places are absolute."""
    if sys.platform != "win32":
        return [""]
    keys = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
    return [root for key in keys if (root := os.environ.get(key))]


def _channel_words(found: FoundBrowser) -> set[str]:
    words = {"Microsoft Edge": "msedge", "Google Chrome": "chrome", "Chromium": "chromium"}
    return {words.get(found.title, "")}
