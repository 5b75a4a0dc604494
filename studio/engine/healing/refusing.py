"""Failures that no other element would mend: no model is asked, and nobody is made to point at one. Pure."""

import re
from collections.abc import Iterator
from typing import Final

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.text import clip, squeeze
from studio.engine.perception.barriers import barrier_of
from studio.words import tr

HEALABLE: Final = frozenset({"TARGET_NOT_FOUND", "TARGET_CHANGED", "MULTIPLE_TARGETS"})
"""Codes of an element that is gone, another one now, or not the only one: a new way to it may be found."""
COVERED: Final = frozenset({"TARGET_COVERED", "TARGET_HIDDEN"})
"""Codes of an element that is there and out of reach."""
_FIRST_ERROR: Final = 400
_COMPLAINT: Final = re.compile(
    r"入力して(?:ください|下さい)|選択して(?:ください|下さい)|必須(?:項目|です)|正しく(?:ありません|入力)|形式(?:が|で)|"
    r"無効な|エラー|不正な|超えています|使用できません|required|invalid|error|must be|please (?:enter|select|fill)"
)
_NO_DATA: Final = re.compile(
    r"(?:該当する|一致する|条件に合う)[^。]{0,20}(?:ありません|見つかりません)|見つかりませんでした|(?<!\d)0件|"
    r"データがありません|no(?:matching)?(?:results|records|data)|nothingfound"
)


def why_not(page: Observation, target: Target, goals: tuple[str, ...]) -> str:
    """Say in Japanese why a search for another element would be wrong here, "" when it would not.

    Args:
        page: As it is now.
        target: What was recorded.
        goals: Purpose and sentences of the flow, for telling a login from a form.
    """
    if page.http_status >= _FIRST_ERROR:
        return tr(
            "サイトがエラー（{http_status}）を返しています。サイトが直ってから、もう一度実行してください。",
            http_status=page.http_status,
        )
    if barrier_of(page, goals) is not None:
        return tr("ログインや本人の確認が必要な画面になっています。")
    if any(dialog.answer == "open" for dialog in page.dialogs):
        return tr("確認画面が開いたままです。")
    if complaint := _complaint(page):
        return tr(
            "画面に入力の間違いが表示されています（{complaint}）。値を確かめてください。",
            complaint=clip(complaint, 60),
        )
    if missing := _missing_data(page, target):
        return missing
    return ""


def why_no_list(page: Observation, goals: tuple[str, ...]) -> str:
    """Say in Japanese why the person is not asked for a list that is not read, "" when they are.

    Args:
        page: As it is now.
        goals: As of `why_not`.
    """
    if reason := why_not(page, Target(), goals):
        return reason
    says_none = _NO_DATA.search(squeeze(" ".join(_texts(page))))
    return tr("画面に、該当するデータがないと表示されています。") if says_none else ""


def _complaint(page: Observation) -> str:
    """Return what a page says about a wrong value, "" when it says nothing of the kind."""
    for node in page.nodes:
        words = " ".join(node.words().split())
        if node.role in ("alert", "status") and _COMPLAINT.search(words.lower()):
            return words
    invalid = (node for node in page.nodes if node.states.get("invalid", "false") != "false")
    return next((tr("{label}の値", label=node.label) for node in invalid), "")


def _missing_data(page: Observation, target: Target) -> str:
    """Say that the row of a step is not among today's data."""
    keys = target.fingerprint.row_texts if target.fingerprint else ()
    said = squeeze(" ".join(_texts(page)))
    if missing := next((key for key in keys if squeeze(key) not in said), ""):
        return tr("「{row_key}」が画面のデータの中にありません。", row_key=clip(missing, 40))
    if keys and _NO_DATA.search(said):
        return tr("画面に、該当するデータがないと表示されています。")
    return ""


def _texts(page: Observation) -> Iterator[str]:
    for node in page.nodes:
        yield from _own(node)


def _own(node: AriaNode) -> Iterator[str]:
    yield from (part for part in (node.name, node.text) if part)
