"""Reasons read out of Playwright's call log; the log's last word counts."""

import pytest

from studio.browser.hands.refusal import Refused, is_covered, why
from studio.domain.errors import BrowserError, BrowserTimeoutError


def _timeout(log: str) -> BrowserTimeoutError:
    return BrowserTimeoutError("BROWSER_TIMEOUT", "時間切れ", "", log)


@pytest.mark.parametrize(
    ("log", "code"),
    [
        ("<div> intercepts pointer events", "TARGET_COVERED"),
        ("element is not enabled", "TARGET_DISABLED"),
        ("element is not editable", "TARGET_DISABLED"),
        ("element is not visible", "TARGET_HIDDEN"),
        ("element is outside of the viewport", "TARGET_HIDDEN"),
        ("element is not stable", "TARGET_MOVING"),
        ("waiting for locator", "TIMEOUT"),
        ("element is not stable\n  retrying\n  <p> intercepts pointer events", "TARGET_COVERED"),
        ("<p> intercepts pointer events\n  retrying\n  element is not enabled", "TARGET_DISABLED"),
    ],
)
def test_the_log_tells_why(log: str, code: str) -> None:
    outcome = why(_timeout(log), "「検索」")
    assert (outcome.status, outcome.code) == ("failed", code)
    assert outcome.message.startswith("「検索」")


def test_an_error_without_a_sign_keeps_its_own_words() -> None:
    outcome = why(BrowserError("BROWSER_FAULT", "問題が起きました。"), "「検索」")
    assert (outcome.code, outcome.message) == ("BROWSER_FAULT", "問題が起きました。")


def test_covered_and_placeless_elements_may_be_reached_by_their_label() -> None:
    assert is_covered(_timeout("intercepts pointer events"))
    assert is_covered(_timeout("element is not visible"))
    assert not is_covered(_timeout("element is not enabled"))


def test_a_refusal_carries_its_outcome() -> None:
    assert Refused("X", "だめでした。").outcome.message == "だめでした。"
