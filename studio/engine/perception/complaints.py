"""What a page says against an act: in a message, at a field, or beside what was typed and still stands there. Pure."""

import re
from collections.abc import Set
from typing import Final

from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.text import fold, squeeze
from studio.engine.perception.diff import Difference
from studio.engine.perception.news import Change, NewsKind, PageNews, is_question
from studio.engine.perception.wording import COMPLAINT
from studio.words import tr

AGAINST: Final = re.compile(
    r"できません|できない|できなかった|失敗|エラー|無効な|不正な|期限切れ|拒否|error|fail|invalid|denied|can'?t|cannot|"
    r"couldnot|notallowed|forbidden|tryagain"
)
_DENIES: Final = re.compile(r"ません|されていない|すでに|既に|isnot|isn'?t|already|mustbe")
"""How a form answers that does not take what it was given: 「同じプロジェクトに属していません」."""
_TELLS_WHY: Final = re.compile(
    rf"{AGAINST.pattern}|見つかりません|存在しません|ありませんでした|notfound"
)
_NONE_THERE: Final = re.compile("はありません")
"""What a list says that is empty, or not there yet: 「メッセージはありません」; a complaint only beside what was typed."""
_MESSAGES: Final = frozenset({"alert", "alertdialog", "status"})
_TELLING: Final = _MESSAGES | {"heading", "paragraph", "listitem", "text"}
_LONGEST: Final = 80
_SAID: Final = frozenset(
    {NewsKind.MESSAGE, NewsKind.PLACE, NewsKind.TEXT, NewsKind.ROW, NewsKind.LISTED}
)


def complaint_of(change: Difference, after: Observation) -> str:
    """Return what a page complains about: a new alert that reads like it, a newly invalid field, or a script's alert.

    A form that only opened may call its empty fields invalid before anybody was there.
    """
    says_none = change.is_new_page or not any(map(_is_filled, after.nodes))
    for node in change.added:
        said = fold(_whole(node)) if node.role in ("alert", "alertdialog") else ""
        if COMPLAINT.search(_NONE_THERE.sub("", said) if says_none else said):
            return _whole(node)
    stood = {(node.role, node.label) for node in change.removed}
    newly_invalid = [
        node for node in change.added
        if "invalid" in node.states and (node.text or (node.role, node.label) in stood)
    ]  # fmt: skip
    if newly_invalid:
        own = (words for node in change.added if (words := (node.text or node.name).strip()))
        said = next((words for words in own if _refuses(fold(words))), "")
        return said or tr("{label}の入力を確かめてください", label=newly_invalid[0].label)
    said = (dialog.message for dialog in after.dialogs if dialog.kind == "alert")
    return next((message for message in said if COMPLAINT.search(fold(message))), "")


def refusal_beside(before: Observation, after: Observation, typed: Set[str]) -> str:
    """Return what a page newly says against what was typed, where that still stands in its fields; "" without any.

    Args:
        before: The page that was pressed on.
        after: The page it left.
        typed: What the run gave to fields on this page, and what they are called, squeezed.
    """
    if not any(typed & {squeeze(one[1]), squeeze(one[2])} for one in _held(before) & _held(after)):
        return ""
    for one in Change(PageNews(before), PageNews(after)).news:
        is_against = any(words.search(one.key) for words in (COMPLAINT, AGAINST, _DENIES))
        if one.kind in _SAID and is_against and not is_question(one.key):
            return one.words
    return ""


def newest_words(before: Observation, after: Observation, *, is_any: bool) -> str:
    """Return what a page says anew, a message before any other text; "" for nothing short enough to be one.

    Args:
        before: The page that was pressed on.
        after: The page it left.
        is_any: Whatever it says; else only what reads like a refusal.
    """
    news = [one for one in Change(PageNews(before), PageNews(after)).news if one.kind in _SAID]
    news.sort(key=lambda one: one.kind is not NewsKind.MESSAGE)
    told = (one for one in news if len(one.words) <= _LONGEST)
    return next((one.words for one in told if is_any or _refuses(one.key)), "")


def told_on(page: Observation) -> str:
    """Return what a page says that may be why something is not there, its messages first; "" when it says nothing."""
    told = [node for node in page.nodes if node.role in _TELLING]
    for node in sorted(told, key=lambda one: one.role not in _MESSAGES):
        words = _whole(node).strip()
        key = squeeze(words)
        if len(words) <= _LONGEST and _TELLS_WHY.search(key) and not is_question(key):
            return words
    return ""


def _is_filled(node: AriaNode) -> bool:
    """Say whether somebody may have typed what stands in a field."""
    is_typed = node.role in EDITABLE_ROLES - {"combobox"} and not node.is_disabled
    return is_typed and bool(node.text.strip())


def _refuses(words: str) -> bool:
    return bool(COMPLAINT.search(words) or _DENIES.search(words)) and not is_question(words)


def _held(page: Observation) -> set[tuple[str, str, str]]:
    """Return the fields that hold something: what they are, what they are called, what they hold."""
    fields = (node for node in page.nodes if node.role in EDITABLE_ROLES and node.text.strip())
    return {(node.role, node.label, node.text) for node in fields}


def _whole(node: AriaNode) -> str:
    """Return what a message says: its own words, else those of everything inside."""
    own = node.name or node.text
    if own or node.role not in ("status", "alert", "alertdialog", "log"):
        return own
    return node.words()
