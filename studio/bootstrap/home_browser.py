"""The browser of a home: how it is started, by options and settings. Needs neither engine nor library."""

from typing import TYPE_CHECKING, Final

from studio.bootstrap.options import Options
from studio.browser.launch import LaunchOptions
from studio.settings.paths import Paths
from studio.settings.settings import RunMode, Settings, load_settings

if TYPE_CHECKING:
    from studio.browser.chromium import ChromiumBrowser

SLOW_MO_MS: Final = 500
"""Pause before each action in development mode (ADR-000024, run modes)."""


def settings_of(options: Options, paths: Paths) -> Settings:
    """Return the settings of a start.

    Raises:
        SettingsError: They cannot be read.
    """
    given = {"mode": options.mode, "engine": options.engine}
    overrides = {name: value for name, value in given.items() if value is not None}
    return load_settings(paths.settings_file, overrides)


def browser_of(options: Options, settings: Settings, paths: Paths) -> "ChromiumBrowser":
    """Return the browser, loaded here; a scheduled turn's is signed in as the window's was left."""
    from studio.browser.borrowing import BorrowingBrowser
    from studio.browser.chromium import ChromiumBrowser

    launch = launch_options(options, settings, paths)
    if options.is_scheduled:
        return BorrowingBrowser(launch, paths.browser_profile)
    return ChromiumBrowser(launch)


def launch_options(options: Options, settings: Settings, paths: Paths) -> LaunchOptions:
    """Return how browsers are started."""
    is_development = settings.mode is RunMode.DEVELOPMENT
    is_headless = options.headless
    if is_headless is None:
        is_headless = settings.mode is RunMode.PRODUCTION
    return LaunchOptions(
        browser=settings.browser,
        profile=paths.schedules_profile if options.is_scheduled else paths.browser_profile,
        downloads=paths.downloads,
        is_headless=is_headless,
        slow_mo_ms=SLOW_MO_MS if is_development else 0,
        has_devtools=is_development,
        window=options.window,
    )
