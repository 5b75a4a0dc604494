"""How the browser of a home is started: by the options of a start, else by the settings."""

from pathlib import Path

import pytest

from studio.bootstrap import Options
from studio.bootstrap.home_browser import SLOW_MO_MS, browser_of, launch_options, settings_of
from studio.browser.borrowing import BorrowingBrowser
from studio.settings.paths import Paths
from studio.settings.settings import Settings


@pytest.mark.parametrize(
    ("mode", "is_headless", "slow_mo_ms"),
    [("standard", False, 0), ("development", False, SLOW_MO_MS), ("production", True, 0)],
)
def test_the_mode_says_how_it_is_started(
    tmp_path: Path, mode: str, is_headless: bool, slow_mo_ms: int
) -> None:
    paths = Paths.resolve(tmp_path)
    options = Options(home=tmp_path, mode=mode)
    launch = launch_options(options, settings_of(options, paths), paths)
    assert (launch.is_headless, launch.slow_mo_ms) == (is_headless, slow_mo_ms)
    assert launch.profile == paths.browser_profile


def test_a_start_may_say_that_nobody_looks(tmp_path: Path) -> None:
    paths = Paths.resolve(tmp_path)
    assert launch_options(Options(headless=True), Settings(), paths).is_headless


def test_a_scheduled_turn_has_a_browser_of_its_own(tmp_path: Path) -> None:
    paths, options = Paths.resolve(tmp_path), Options(home=tmp_path, is_scheduled=True)
    assert launch_options(options, Settings(), paths).profile == paths.schedules_profile
    assert isinstance(browser_of(options, Settings(), paths), BorrowingBrowser)
