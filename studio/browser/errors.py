"""Playwright's errors as ours: one boundary, most specific first."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from playwright.async_api import Error
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from studio.domain.errors import (
    BrowserClosedError,
    BrowserError,
    BrowserMissingError,
    BrowserTimeoutError,
    NavigationError,
    TargetError,
)
from studio.domain.text import clip

REOPEN: Final = "もう一度実行すると、ブラウザーを開き直します。"

_NAVIGATION: Final = {
    "ERR_NAME_NOT_RESOLVED": ("SITE_UNKNOWN", "アドレスのサイトが見つかりません。", "アドレスのつづりを確かめてください。"),
    "ERR_INTERNET_DISCONNECTED": ("OFFLINE", "インターネットにつながっていません。", "接続を確かめてから、もう一度実行してください。"),
    "ERR_CONNECTION_REFUSED": ("SITE_DOWN", "サイトが応答していません（接続を断られました）。", "サイトが動いているか確かめ、少し待ってからもう一度実行してください。"),
    "ERR_CONNECTION_RESET": ("SITE_DOWN", "サイトとの接続が途中で切れました。", "少し待ってから、もう一度実行してください。"),
    "ERR_CONNECTION_CLOSED": ("SITE_DOWN", "サイトとの接続が途中で切れました。", "少し待ってから、もう一度実行してください。"),
    "ERR_EMPTY_RESPONSE": ("SITE_DOWN", "サイトから何も返ってきませんでした。", "少し待ってから、もう一度実行してください。"),
    "ERR_CONNECTION_TIMED_OUT": ("SITE_SLOW", "サイトにつながりません（時間切れ）。", "接続を確かめてから、もう一度実行してください。"),
    "ERR_ADDRESS_UNREACHABLE": ("SITE_DOWN", "サイトに届きません。", "社内ネットワークやVPNの接続を確かめてください。"),
    "ERR_TOO_MANY_REDIRECTS": ("REDIRECT_LOOP", "サイトの中で転送がくり返され、開けませんでした。", "ブラウザーでログインし直すか、サイトの管理者に連絡してください。"),
    "ERR_CERT": ("UNSAFE_SITE", "サイトの証明書を確かめられませんでした。", "安全のため開きません。サイトの管理者に確かめてください。"),
    "ERR_SSL": ("UNSAFE_SITE", "サイトと安全な接続ができませんでした。", "安全のため開きません。アドレスを確かめてください。"),
    "ERR_UNSAFE_PORT": ("BAD_ADDRESS", "このポート番号はブラウザーが開けません。", "アドレスを確かめてください。"),
    "ERR_INVALID_AUTH_CREDENTIALS": ("LOGIN_NEEDED", "このサイトはログインが必要です。", "ブラウザーでログインしてから、もう一度実行してください。"),
    "ERR_ABORTED": ("NOT_A_PAGE", "ページとして開けませんでした（ダウンロードか、空の応答です）。", "アドレスを確かめてください。"),
}  # fmt: skip
_BAD_ADDRESS: Final = ("BAD_ADDRESS", "アドレスの形が正しくありません。", "https:// から始まるアドレスを入力してください。")  # fmt: skip
_SITE_DOWN: Final = ("SITE_DOWN", "ページを開けませんでした。", "アドレスと接続を確かめてから、もう一度実行してください。")  # fmt: skip
_NOT_A_PAGE: Final = _NAVIGATION["ERR_ABORTED"]
_CLOSED: Final = re.compile(
    r"(?:[\w.]+: )?(?:Target crashed|Page crashed|Page closed|Browser closed|"
    r"Target page, context or browser has been closed|Playwright connection closed|"
    r"Connection closed|Browser has been closed|Target closed)"
)
"""Anchored: the text of a page, which stands further behind, may say all of this too."""
_NET_ERROR: Final = re.compile(r"(?:[\w.]+: )?(?:Protocol error [^:]*: )?net::(ERR_\w+)")
_PROFILE: Final = re.compile(
    r"ProcessSingleton|profile (appears to be|is already) in use|SingletonLock|"
    r"Opening in existing browser session"
)
_CANNOT_START: Final = re.compile(r"[Ee]xecutable doesn't exist|ENOENT|EACCES|Failed to launch")


class DialogOpenError(BrowserError):
    """A dialog waits for a decision; until then its page stands still."""

    def __init__(self, message: str) -> None:
        super().__init__(
            "DIALOG_OPEN",
            f"確認画面「{clip(message, 80)}」が開いています。",
            "先に、確認画面に答えてください。",
        )


@contextmanager
def translate_errors(doing: str) -> Generator[None]:
    """Raise ours for whatever Playwright raises inside.

    Args:
        doing: What was tried, in Japanese, for the sentence: 「ページを調べる」.
    """
    try:
        yield
    except PlaywrightTimeoutError as exc:
        raise BrowserTimeoutError(
            "BROWSER_TIMEOUT",
            f"{doing}のに時間がかかりすぎました。",
            "ページの表示を待ってから、もう一度実行してください。",
            _first(exc),
        ) from exc
    except Error as exc:
        raise from_playwright(exc, doing) from exc
    except TimeoutError as exc:
        raise BrowserTimeoutError(
            "BROWSER_TIMEOUT",
            f"{doing}途中で、ページが応答しなくなりました。",
            "ページを読み込み直してから、もう一度実行してください。",
        ) from exc


def from_playwright(exc: Error, doing: str) -> BrowserError:
    """Return our error for one of Playwright's (not for its TimeoutError)."""
    said = exc.message.partition("\n")[0]
    if _PROFILE.search(exc.message) and "launch" in said:
        return BrowserError(
            "PROFILE_IN_USE",
            "このライブラリのブラウザーは、別の手順スタジオが使っています。",
            "もう一方を閉じるか、--home で別の保存場所を指定してください。",
            _first(exc),
        )
    if type(exc).__name__ == "TargetClosedError" or _CLOSED.match(said):
        return BrowserClosedError(
            "BROWSER_CLOSED", "ブラウザーが閉じられました。", REOPEN, _first(exc)
        )
    if navigation := _of_navigation(said):
        return NavigationError(*navigation, _first(exc))
    if "strict mode violation" in said:
        return TargetError(
            "MULTIPLE_TARGETS",
            "対象が 2 つ以上見つかりました。",
            "どれを操作するか、言葉を足して書いてください。",
            _first(exc),
        )
    if "launch" in said and _CANNOT_START.search(said):
        return BrowserMissingError(
            "BROWSER_MISSING",
            "ブラウザーが見つかりません。",
            "Edge か Chrome を入れるか、設定でブラウザーの場所を指定してください。",
            _first(exc),
        )
    return BrowserError(
        "BROWSER_FAULT", f"{doing}途中でブラウザーに問題が起きました。", REOPEN, _first(exc)
    )


def _of_navigation(said: str) -> tuple[str, str, str] | None:
    """Return code, sentence and remedy when `said` tells of an address that did not open."""
    if match := _NET_ERROR.match(said):
        fitting = (words for sign, words in _NAVIGATION.items() if match[1].startswith(sign))
        return next(fitting, _SITE_DOWN)
    if not said.startswith(("Page.goto: ", "Frame.goto: ")):
        return None
    if "Cannot navigate to invalid URL" in said:
        return _BAD_ADDRESS
    if "Download is starting" in said:
        return _NOT_A_PAGE
    return _SITE_DOWN if "chrome-error://" in said or "interrupted by another" in said else None


def _first(exc: BaseException) -> str:
    """Return the first lines of an error for the log; call logs can be pages long."""
    return "\n".join(str(exc).splitlines()[:6])
