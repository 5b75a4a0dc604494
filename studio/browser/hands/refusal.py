"""Why an element could not be touched: expected failures on the way, as outcomes."""

import re
from html import unescape
from typing import Final

from studio.domain.actions.outcome import COVERED_BY, ListSearch, Outcome, OutcomeStatus, failed
from studio.domain.errors import BrowserError, BrowserTimeoutError
from studio.domain.text import clip
from studio.words import tr

_REASONS: Final = (
    (
        "intercepts pointer events",
        "TARGET_COVERED",
        tr("{}が、ほかの部分に隠れていて操作できません。"),
    ),
    ("not enabled", "TARGET_DISABLED", tr("{}は、いま操作できない状態です。")),
    ("not editable", "TARGET_DISABLED", tr("{}には入力できません。")),
    ("not visible", "TARGET_HIDDEN", tr("{}が画面に表示されていません。")),
    ("outside of the viewport", "TARGET_HIDDEN", tr("{}が画面の外にあり、操作できません。")),
    ("not stable", "TARGET_MOVING", tr("{}が動き続けていて、操作できません。")),
    ("Unknown key", "UNKNOWN_KEY", tr("そのキーの名前は使えません。")),
    ("outside of viewport", "TARGET_HIDDEN", tr("{}が画面の外にあり、操作できません。")),
    ("not an <input>", "NOT_EDITABLE", tr("{}は入力欄ではありません。")),
    ("cannot be filled", "NOT_EDITABLE", tr("{}は文字を入力する欄ではありません。")),
    ("Cannot type text into", "VALUE_REFUSED", tr("{}は、この値を受け付けません。")),
    ("Malformed value", "VALUE_REFUSED", tr("{}は、この形の値を受け付けません。")),
    (
        "Cannot uncheck radio",
        "VALUE_REFUSED",
        tr("{}は、ほかの選択肢を選ばないとオフになりません。"),
    ),
    (
        "did not change its state",
        "VALUE_REFUSED",
        tr("{}を切り替えましたが、状態が変わりませんでした。"),
    ),
    ("Not a checkbox", "NOT_CHECKABLE", tr("{}はチェックできる部分ではありません。")),
)
"""Signs in Playwright's call log, our code and sentence; the log's last word counts."""
_COVER: Final = re.compile(r"- (<.+>)(?: subtree)? intercepts pointer events")
_TAG: Final = re.compile(r"<[^>]*>")


class Refused(Exception):  # noqa: N818 - carries an outcome, is no error
    """An expected failure on the way; carries its outcome."""

    def __init__(
        self,
        code: str,
        message: str,
        status: OutcomeStatus = OutcomeStatus.FAILED,
        list_search: ListSearch | None = None,
    ) -> None:
        super().__init__(code)
        self.outcome = Outcome(status=status, code=code, message=message, list_search=list_search)


def why(exc: BrowserError, name: str) -> Outcome:
    """Turn an error of an act into the reason that Playwright's call log tells.

    Args:
        exc: What was raised; its cause holds the whole log.
        name: What a person calls the element: 「検索」.
    """
    log = str(exc.__cause__ or exc.detail)
    told = max(_REASONS, key=lambda reason: log.rfind(reason[0]))
    if told[0] in log:
        code, message = told[1], told[2].format(name)
        if code == "TARGET_COVERED" and (cover := _cover(log)):
            message = COVERED_BY.format(name=name, cover=cover)
    elif isinstance(exc, BrowserTimeoutError):
        code, message = "TIMEOUT", tr("{name}の操作が時間内に終わりませんでした。", name=name)
    else:
        code, message = exc.code, exc.message
    return failed(code, message)


def _cover(log: str) -> str:
    """Return what the part that lies over the element says, "" when it says nothing."""
    found = _COVER.findall(log)
    said = clip(unescape(_TAG.sub(" ", found[-1].partition(" from <")[0])), 40) if found else ""
    return said if said.strip("… ") else ""


def is_covered(exc: BrowserError) -> bool:
    """Say whether an act failed because something lies over the element, or it has no place at all."""
    return why(exc, "").code in ("TARGET_COVERED", "TARGET_HIDDEN")
