"""The one boundary: whatever Playwright raises comes out as ours, with what to do next."""

import asyncio
import inspect

import playwright.async_api as playwright
import pytest
from playwright._impl import _errors

from studio.browser.errors import _NAVIGATION, from_playwright, translate_errors  # pyright: ignore[reportPrivateUsage]
from studio.domain.errors import (
    BrowserClosedError,
    BrowserError,
    BrowserMissingError,
    BrowserTimeoutError,
    NavigationError,
    TargetError,
)


def _classes() -> list[type[Exception]]:
    found = {
        one
        for module in (playwright, _errors)
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, Exception) and one.__module__.startswith("playwright")
    }
    return sorted(found, key=lambda one: one.__name__)


def test_every_error_class_of_playwright_becomes_ours() -> None:
    classes = _classes()
    assert {"Error", "TimeoutError", "TargetClosedError"} <= {one.__name__ for one in classes}
    for one in classes:
        with pytest.raises(BrowserError) as caught, translate_errors("調べる"):
            raise one("text")
        assert caught.value.code
        assert caught.value.remedy
        assert caught.value.message.endswith("。")
        assert isinstance(caught.value.__cause__, one)


@pytest.mark.parametrize("sign", _NAVIGATION)
def test_each_network_error_has_its_own_words(sign: str) -> None:
    error = from_playwright(
        playwright.Error(f"Page.goto: net::{sign} at http://x/\nCall log:\n"), "開く"
    )
    assert isinstance(error, NavigationError)
    assert (error.code, error.message, error.remedy) == _NAVIGATION[sign]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Page.goto: net::ERR_CERT_AUTHORITY_INVALID at https://x/", "UNSAFE_SITE"),
        ("Page.goto: net::ERR_SSL_PROTOCOL_ERROR at https://x/", "UNSAFE_SITE"),
        ("Page.goto: net::ERR_HTTP2_PROTOCOL_ERROR at https://x/", "SITE_DOWN"),
        ('Page.goto: Navigation to "a" is interrupted by another navigation to "chrome-error://x/"', "SITE_DOWN"),
        ("Page.goto: Protocol error (Page.navigate): Cannot navigate to invalid URL", "BAD_ADDRESS"),
        ("Page.goto: Download is starting", "NOT_A_PAGE"),
        ("Page.goto: net::ERR_ABORTED at http://x/ERR_SSL", "NOT_A_PAGE"),
    ],
)  # fmt: skip
def test_addresses_that_do_not_open(text: str, code: str) -> None:
    error = from_playwright(playwright.Error(text), "開く")
    assert isinstance(error, NavigationError)
    assert error.code == code


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("Page.click: Target crashed", BrowserClosedError, "BROWSER_CLOSED"),
        ("Page crashed", BrowserClosedError, "BROWSER_CLOSED"),
        ("Locator.click: Target page, context or browser has been closed", BrowserClosedError, "BROWSER_CLOSED"),
        ("Playwright connection closed", BrowserClosedError, "BROWSER_CLOSED"),
        ("Locator.click: Error: strict mode violation: get_by_text(\"x\") resolved to 2 elements:", TargetError, "MULTIPLE_TARGETS"),
        ("BrowserType.launch_persistent_context: Failed to create a ProcessSingleton for your profile directory.", BrowserError, "PROFILE_IN_USE"),
        ("BrowserType.launch_persistent_context: Failed to launch chromium because executable doesn't exist at /x", BrowserMissingError, "BROWSER_MISSING"),
        ("BrowserType.launch_persistent_context: Failed to launch: Error: spawn /x EACCES", BrowserMissingError, "BROWSER_MISSING"),
        ("Locator.evaluate: something else", BrowserError, "BROWSER_FAULT"),
    ],
)  # fmt: skip
def test_each_text_has_its_kind(text: str, kind: type[BrowserError], code: str) -> None:
    error = from_playwright(playwright.Error(text), "調べる")
    assert type(error) is kind
    assert error.code == code


@pytest.mark.parametrize(
    "words",
    ["Target crashed", "Browser has been closed", "net::ERR_CERT_INVALID", "ProcessSingleton", "ENOENT",
     "Page crashed", "chrome-error://"],
)  # fmt: skip
def test_what_a_page_says_is_not_taken_for_an_error(words: str) -> None:
    text = (
        f'Locator.click: Error: strict mode violation: get_by_text("{words}") resolved to 2 elements:\n'
        f"    1) <b>{words}</b>\n    2) <b>{words}</b>"
    )
    assert from_playwright(playwright.Error(text), "押す").code == "MULTIPLE_TARGETS"
    fault = playwright.Error(f"Locator.fill: Error: refused\nCall log:\n  - <p>{words}</p>")
    assert from_playwright(fault, "押す").code == "BROWSER_FAULT"


async def test_both_kinds_of_timeout_are_one_kind_of_ours() -> None:
    with pytest.raises(BrowserTimeoutError) as theirs, translate_errors("調べる"):
        raise playwright.TimeoutError("Timeout 5ms exceeded.\nCall log:\n  - waiting")
    with pytest.raises(BrowserTimeoutError) as own, translate_errors("調べる"):
        async with asyncio.timeout(0):
            await asyncio.Event().wait()
    assert theirs.value.code == own.value.code == "BROWSER_TIMEOUT"
    assert "Timeout 5ms" in theirs.value.detail


async def test_stopping_passes_through() -> None:
    with pytest.raises(asyncio.CancelledError), translate_errors("調べる"):
        raise asyncio.CancelledError


def test_a_long_log_is_cut() -> None:
    error = from_playwright(playwright.Error("\n".join(f"line {n}" for n in range(99))), "調べる")
    assert len(error.detail.splitlines()) == 6
