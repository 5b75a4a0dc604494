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
from studio.words import tr

REOPEN: Final = tr("もう一度実行すると、ブラウザーを開き直します。")

_NAVIGATION: Final = {
    "ERR_NAME_NOT_RESOLVED": ("SITE_UNKNOWN", tr("アドレスのサイトが見つかりません。"), tr("アドレスのつづりを確かめてください。")),
    "ERR_INTERNET_DISCONNECTED": ("OFFLINE", tr("インターネットにつながっていません。"), tr("接続を確かめてから、もう一度実行してください。")),
    "ERR_CONNECTION_REFUSED": ("SITE_DOWN", tr("サイトが応答していません（接続を断られました）。"), tr("サイトが動いているか確かめ、少し待ってからもう一度実行してください。")),
    "ERR_CONNECTION_RESET": ("SITE_DOWN", tr("サイトとの接続が途中で切れました。"), tr("少し待ってから、もう一度実行してください。")),
    "ERR_CONNECTION_CLOSED": ("SITE_DOWN", tr("サイトとの接続が途中で切れました。"), tr("少し待ってから、もう一度実行してください。")),
    "ERR_EMPTY_RESPONSE": ("SITE_DOWN", tr("サイトから何も返ってきませんでした。"), tr("少し待ってから、もう一度実行してください。")),
    "ERR_CONNECTION_TIMED_OUT": ("SITE_SLOW", tr("サイトにつながりません（時間切れ）。"), tr("接続を確かめてから、もう一度実行してください。")),
    "ERR_ADDRESS_UNREACHABLE": ("SITE_DOWN", tr("サイトに届きません。"), tr("社内ネットワークやVPNの接続を確かめてください。")),
    "ERR_TOO_MANY_REDIRECTS": ("REDIRECT_LOOP", tr("サイトの中で転送がくり返され、開けませんでした。"), tr("ブラウザーでログインし直すか、サイトの管理者に連絡してください。")),
    "ERR_CERT": ("UNSAFE_SITE", tr("サイトの証明書を確かめられませんでした。"), tr("安全のため開きません。サイトの管理者に確かめてください。")),
    "ERR_SSL": ("UNSAFE_SITE", tr("サイトと安全な接続ができませんでした。"), tr("安全のため開きません。アドレスを確かめてください。")),
    "ERR_UNSAFE_PORT": ("BAD_ADDRESS", tr("このポート番号はブラウザーが開けません。"), tr("アドレスを確かめてください。")),
    "ERR_INVALID_AUTH_CREDENTIALS": ("LOGIN_NEEDED", tr("このサイトはログインが必要です。"), tr("ブラウザーでログインしてから、もう一度実行してください。")),
    "ERR_ABORTED": ("NOT_A_PAGE", tr("ページとして開けませんでした（ダウンロードか、空の応答です）。"), tr("アドレスを確かめてください。")),
}  # fmt: skip
_BAD_ADDRESS: Final = ("BAD_ADDRESS", tr("アドレスの形が正しくありません。"), tr("https:// から始まるアドレスを入力してください。"))  # fmt: skip
_SITE_DOWN: Final = ("SITE_DOWN", tr("ページを開けませんでした。"), tr("アドレスと接続を確かめてから、もう一度実行してください。"))  # fmt: skip
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
            tr("確認画面「{message}」が開いています。", message=clip(message, 80)),
            tr("先に、確認画面に答えてください。"),
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
            tr("{doing}のに時間がかかりすぎました。", doing=doing),
            tr("ページの表示を待ってから、もう一度実行してください。"),
            _first(exc),
        ) from exc
    except Error as exc:
        raise from_playwright(exc, doing) from exc
    except TimeoutError as exc:
        raise BrowserTimeoutError(
            "BROWSER_TIMEOUT",
            tr("{doing}途中で、ページが応答しなくなりました。", doing=doing),
            tr("ページを読み込み直してから、もう一度実行してください。"),
        ) from exc


def from_playwright(exc: Error, doing: str) -> BrowserError:
    """Return our error for one of Playwright's (not for its TimeoutError)."""
    said = exc.message.partition("\n")[0]
    if _PROFILE.search(exc.message) and "launch" in said:
        return BrowserError(
            "PROFILE_IN_USE",
            tr("このライブラリのブラウザーは、別の手順スタジオが使っています。"),
            tr("もう一方を閉じるか、--home で別の保存場所を指定してください。"),
            _first(exc),
        )
    if type(exc).__name__ == "TargetClosedError" or _CLOSED.match(said):
        return BrowserClosedError(
            "BROWSER_CLOSED", tr("ブラウザーが閉じられました。"), REOPEN, _first(exc)
        )
    if navigation := _of_navigation(said):
        return NavigationError(*navigation, _first(exc))
    if "strict mode violation" in said:
        return TargetError(
            "MULTIPLE_TARGETS",
            tr("対象が 2 つ以上見つかりました。"),
            tr("どれを操作するか、言葉を足して書いてください。"),
            _first(exc),
        )
    if "launch" in said and _CANNOT_START.search(said):
        return BrowserMissingError(
            "BROWSER_MISSING",
            tr("ブラウザーが見つかりません。"),
            tr("Edge か Chrome を入れるか、設定でブラウザーの場所を指定してください。"),
            _first(exc),
        )
    return BrowserError(
        "BROWSER_FAULT",
        tr("{doing}途中でブラウザーに問題が起きました。", doing=doing),
        REOPEN,
        _first(exc),
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
