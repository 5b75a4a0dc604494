"""The switches we add, and what a fresh profile starts with."""

import json
import os
from pathlib import Path

import pytest

from studio.browser import launch
from studio.browser.launch import (
    LaunchOptions,
    launch_flags,
    prepare_profile,
    refuse_without_display,
)
from studio.domain.errors import BrowserMissingError, ExportError
from studio.engine.whole_file import write_whole


@pytest.mark.parametrize("user", [0, 1000])
def test_the_sandbox_is_given_up_for_root_only(monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    flags = launch_flags(LaunchOptions())
    assert ("--no-sandbox" in flags) is ("--test-type" in flags) is (user == 0)


def test_a_second_list_of_features_would_replace_playwright_s() -> None:
    options = LaunchOptions(has_devtools=True, window=(1, 2, 3, 4))
    assert not [flag for flag in launch_flags(options) if "able-features" in flag]
    lists = [flag.partition("=")[0] for flag in launch_flags(options) if "features" in flag]
    assert lists == ["--disable-blink-features"]  # one more, of which Playwright has none


def test_a_window_and_its_tools_are_for_headed_browsers() -> None:
    headed = launch_flags(LaunchOptions(has_devtools=True, window=(1, 2, 3, 4)))
    assert {"--window-position=1,2", "--window-size=3,4", "--auto-open-devtools-for-tabs"} <= set(
        headed
    )
    headless = launch_flags(LaunchOptions(is_headless=True, has_devtools=True, window=(1, 2, 3, 4)))
    assert not set(headless) & set(headed) - set(launch_flags(LaunchOptions()))


def test_a_fresh_profile_does_not_offer_translations(tmp_path: Path) -> None:
    prepare_profile(tmp_path / "新しい")
    preferences = tmp_path / "新しい" / "Default" / "Preferences"
    assert json.loads(preferences.read_text(encoding="utf-8"))["translate"] == {"enabled": False}


def test_a_profile_in_use_stays_as_it_is(tmp_path: Path) -> None:
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    preferences.write_text("{}", encoding="utf-8")
    prepare_profile(tmp_path)
    assert preferences.read_text(encoding="utf-8") == "{}"
    assert [path.name for path in tmp_path.iterdir()] == ["Default"]


def test_a_full_disk_is_said_and_leaves_no_half_of_a_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(["Preferences"])

    def full(path: Path, text: str) -> None:
        if next(left, None) is None:
            raise ExportError("EXPORT_FAILED", "書き込めません。", detail="No space left on device")
        write_whole(path, text)

    monkeypatch.setattr(launch, "write_whole", full)
    with pytest.raises(BrowserMissingError, match="書き込めない") as refused:
        prepare_profile(tmp_path)
    assert refused.value.detail == "No space left on device"
    assert "空き" in refused.value.remedy
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    monkeypatch.undo()
    prepare_profile(tmp_path)
    assert (tmp_path / "Local State").exists()


def test_a_display_is_needed_for_a_window_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    refuse_without_display(LaunchOptions(is_headless=True))
    with pytest.raises(BrowserMissingError):
        refuse_without_display(LaunchOptions())
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    refuse_without_display(LaunchOptions())


def test_the_browser_never_offers_to_keep_a_password(tmp_path: Path) -> None:
    """Its bubble stood over the page after a login, one press away from keeping the secret."""
    prepare_profile(tmp_path)
    held = json.loads((tmp_path / "Default" / "Preferences").read_text(encoding="utf-8"))
    assert held["credentials_enable_service"] is False
    assert held["profile"]["password_manager_enabled"] is False
