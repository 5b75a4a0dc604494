"""Which browser is taken, on machines that have several, one or none."""

import sys
from pathlib import Path

import pytest

from studio.browser.finder import find_browser
from studio.domain.errors import BrowserMissingError


def _program(folder: Path, name: str, mode: int = 0o755) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(mode)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only folder of this machine that holds programs."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path / "bin"


def test_edge_comes_before_chrome_and_chromium(machine: Path) -> None:
    for name in ("chromium", "google-chrome", "microsoft-edge"):
        path = _program(machine, name)
        assert find_browser().path == path


def test_a_channel_of_the_settings_is_taken(machine: Path) -> None:
    _program(machine, "microsoft-edge")
    chrome = _program(machine, "google-chrome")
    assert find_browser("chrome").path == chrome
    with pytest.raises(BrowserMissingError, match="chromium"):
        find_browser("chromium")


def test_a_path_of_the_settings_is_taken_or_named(machine: Path) -> None:
    path = _program(machine / "自分の", "browser")
    assert find_browser(str(path)).path == path
    for wrong in (str(path) + "x", str(machine), str(_program(machine, "plain", 0o644))):
        with pytest.raises(BrowserMissingError) as caught:
            find_browser(wrong)
        assert wrong in caught.value.message


def test_playwright_s_own_comes_last(machine: Path) -> None:
    own = _program(machine / "own", "chrome")
    assert find_browser(playwright_path=str(own)).path is None
    path = _program(machine, "chromium")
    assert find_browser(playwright_path=str(own)).path == path


def test_a_machine_without_any_says_what_to_do(machine: Path) -> None:
    with pytest.raises(BrowserMissingError) as caught:
        find_browser(playwright_path=str(machine / "none"))
    assert caught.value.code == "BROWSER_MISSING"
    assert "入れてください" in caught.value.remedy


def test_windows_looks_under_its_program_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PROGRAMFILES", str(tmp_path))
    place = tmp_path / r"Microsoft\Edge\Application\msedge.exe"
    _program(place.parent, place.name)
    found = find_browser()
    assert (found.title, found.path) == ("Microsoft Edge", place)
