"""How a browser is launched: options, switches, and what a fresh profile starts with."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.browser.scripts import script
from studio.domain.errors import BrowserMissingError, ExportError
from studio.engine.whole_file import write_whole
from studio.words import tr

_FLAGS: Final = (
    "--disable-background-networking",
    "--disable-auto-reload",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-crash-restore-bubble",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-blink-features=FedCm,FetchLaterAPI,AdInterestGroupAPI,Fledge,FencedFrames,AttributionReporting",
)
"""No `--disable-features` here: Chromium obeys only the last one, and Playwright's own list (which
keeps http:// addresses from being upgraded) would be lost. A page that could not be opened asks for
itself again after 1, 5, 30 s: in the next run that would be a request nobody began.

The browser itself, and not the page, asks providers of identities, auctions of advertisements, handlers of payments
and keepers of keys (`launch.js`) that a page names: nobody can hold that."""
_FIRST_PREFERENCES: Final = {
    "translate": {"enabled": False},
    "credentials_enable_service": False,
    "net": {"network_prediction_options": 2},
    "profile": {"password_manager_enabled": False},
}
"""No bubble over the page that offers to translate it, or to keep a password in clear reach.

And no connections ahead of need (`network_prediction_options` 2): they reach hosts that nobody allowed yet,
and Chromium sends a POST again, unseen by any route, when such a connection breaks before an answer.
"""

_FIRST_STATE: Final = {
    "browser": {
        "enabled_labs_experiments": ["webui-omnibox-popup@2", "webui-omnibox-aim-popup@2"],
    }
}
"""No list of suggestions drawn as a page of its own (`@2`: off): each new window built two such pages
that a run never opens, half of what a start costs. Here, since a switch would replace Playwright's list."""


UNHELD: Final = f"({script('launch', 'unhold')})()"
"""JavaScript before a page's own."""


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """How to launch.

    Attributes:
        browser: Path or channel from the settings; "" = the first one found.
        profile: Folder of our own profile, kept per library; None = a fresh one each time.
        is_headless: No window.
        slow_mo_ms: Pause before each action (development mode: 500); ours, since Playwright's would
            slow every look at the page as well.
        has_devtools: Open the developer tools with each tab (development mode).
        window: Left, top, width and height of a headed window, pixels of the screen.
        downloads: Folder for files that pages give; None = one that goes away with the browser.
        action_timeout_s: How long an element may take to let itself be touched.
        find_timeout_s: How long a durable target may take to appear.
        load_cap_s: How long a page may take to fire its load event.
        file_timeout_s: How long a site may take to begin giving a file that was asked for.
    """

    browser: str = ""
    profile: Path | None = None
    is_headless: bool = False
    slow_mo_ms: int = 0
    has_devtools: bool = False
    window: tuple[int, int, int, int] | None = None
    downloads: Path | None = None
    action_timeout_s: float = 10.0
    find_timeout_s: float = 10.0
    load_cap_s: float = 15.0
    file_timeout_s: float = 60.0


def launch_flags(options: LaunchOptions, *, turnstile: int = 0) -> list[str]:
    """Return the switches we add to Playwright's own.

    Args:
        options: How to launch.
        turnstile: Port of the way out of web sockets; 0 = there is none, and nothing is said of proxies.
    """
    flags: list[str] = list(_FLAGS)
    if turnstile:  # a web socket takes the way of what is neither http nor https
        way = f"http=direct://;https=direct://;socks=socks5://127.0.0.1:{turnstile}"
        flags += [f"--proxy-server={way}", "--proxy-bypass-list=<-loopback>"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium refuses to start as root with a sandbox. Without --test-type it then shows a bar
        # about an unsupported flag over every page; with a sandbox there is no such bar to hide.
        flags += ["--no-sandbox", "--test-type"]
    if options.has_devtools and not options.is_headless:
        flags.append("--auto-open-devtools-for-tabs")
    if options.window and not options.is_headless:
        left, top, width, height = options.window
        flags += [f"--window-position={left},{top}", f"--window-size={width},{height}"]
    return flags


def refuse_without_display(options: LaunchOptions) -> None:
    """A headed launch without a display ends in an unclear TargetClosedError: say it before."""
    if options.is_headless or os.name == "nt" or os.uname().sysname == "Darwin":
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise BrowserMissingError(
            "NO_DISPLAY",
            tr("画面がないため、ブラウザーを表示できません。"),
            tr("--headless を付けて、画面なしで実行してください。"),
        )


def prepare_profile(profile: Path) -> None:
    """Give a profile that is new what it starts with; one in use stays as the person left it.

    Raises:
        BrowserMissingError: PROFILE_NOT_WRITTEN; nothing of it stays.
    """
    first = {
        profile / "Default" / "Preferences": _FIRST_PREFERENCES,
        profile / "Local State": _FIRST_STATE,
    }
    if any(path.exists() for path in first):
        return
    try:
        for path, content in first.items():
            write_whole(path, json.dumps(content))
    except ExportError as fault:
        for path in first:  # half of it would be taken for a profile in use
            path.unlink(missing_ok=True)
        raise profile_not_written(fault.detail) from fault


def profile_not_written(detail: str) -> BrowserMissingError:
    """Return what is said where the browser has no room for what it keeps."""
    return BrowserMissingError(
        "PROFILE_NOT_WRITTEN",
        tr("ブラウザーの設定を書き込めないため、起動できません。"),
        tr("ディスクの空きと、保存場所に書き込めるかを確かめてから、もう一度実行してください。"),
        detail,
    )
