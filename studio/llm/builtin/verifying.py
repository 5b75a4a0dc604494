"""Whether an item is done, by rules: what the page says in its headings, messages and fields."""

import re
from collections.abc import Iterator
from typing import Final

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.observation import DIALOG_ROLES, LIVE_ROLES, AriaNode, Observation
from studio.domain.runs.decision import StepRecord, Verdict, VerdictKind
from studio.domain.text import clip, fold, squeeze
from studio.llm.builtin.decision_context import DecisionContext
from studio.llm.builtin.fields import held_value, holds
from studio.llm.builtin.finding import FIELDS, FoundNode, match_level
from studio.llm.builtin.intents import (
    Check,
    Confirm,
    Enter,
    FieldValue,
    Intent,
    LogIn,
    Open,
    Pick,
    PressIntent,
    Search,
    Select,
    Submit,
)
from studio.llm.builtin.searching import search_box
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

_COMPLAINT: Final = re.compile(
    "入力してください|選択してください|必須|エラー|失敗|できません|正しく|無効|誤り|期限切れ|権限がありません|"
    "required|invalid|error|failed|incorrect"
)
_SUCCESS: Final = re.compile(
    "完了|しました|されました|受け付け|受付(?:番号|完了)|ありがとうございま|成功|success|thank"
)
_MESSAGES: Final = LIVE_ROLES | DIALOG_ROLES
_NAMED: Final = re.compile("「([^」]+)」を選びました")
_CLEAR: Final = 62


def judge(
    decision_context: DecisionContext, wanted: tuple[Intent, ...], news: tuple[str, ...] = ()
) -> Verdict:
    """Judge an item that is said to be done.

    CONFIRMED quotes words of the page, REFUTED the complaint that stands there; what neither shows
    is UNCLEAR, never taken for done.

    Args:
        decision_context: The page, and the turns of this run.
        wanted: What the item asks for, in order.
        news: What came up since the item began.
    """
    if complaint := _complaint(decision_context.observation):
        return _refuted(
            complaint,
            tr("画面に「{complaint}」と表示されています。", complaint=clip(complaint, 60)),
        )
    if not wanted:
        return Verdict(kind=VerdictKind.UNCLEAR, reason=tr("この項目を読み取れません。"))
    match wanted[-1]:
        case Confirm():
            return _confirm(decision_context, wanted[-1])
        case Enter(fields):
            return _held(decision_context, fields)
        case Select(label, option):
            return _held(decision_context, (FieldValue(label, option),))
        case Search(word):
            return _searched(decision_context, word)
        case Open(place):
            return _opened(decision_context, place)
        case Pick():
            return _picked(decision_context, news)
        case Submit() | PressIntent() | LogIn() | Check():
            return _answered(decision_context, news)
        case _:
            return _unclear()


def _complaint(page: Observation) -> str:
    for node in page.nodes:
        if node.role in ("alert", "alertdialog") and _COMPLAINT.search(fold(_said(node))):
            return _said(node)
    return ""


def _confirm(decision_context: DecisionContext, intent: Confirm) -> Verdict:
    is_shown = decision_context.shows(intent.text)
    said = clip(intent.text, 40)
    if is_shown and intent.is_there:
        return _confirmed(intent.text, tr("「{said}」が表示されています。", said=said))
    if is_shown:
        return _refuted(intent.text, tr("「{said}」が表示されています。", said=said))
    if intent.is_there:
        return _refuted("", tr("「{said}」は表示されていません。", said=said))
    heading = decision_context.page.heading
    return (
        _confirmed(heading, tr("この画面に「{said}」はありません。", said=said))
        if heading and decision_context.shows(heading)
        else _unclear()
    )


def _held(decision_context: DecisionContext, fields: tuple[FieldValue, ...]) -> Verdict:
    """Confirm when every named field shows its value; what hides its value stays unclear."""
    shown = ""
    for value in fields:
        found = (
            decision_context.page.field(value.label)
            if value.label
            else search_box(decision_context)
        )
        if not isinstance(found, FoundNode) or not holds(
            found.node, value.value, decision_context.today
        ):
            return _unclear()
        shown = held_value(found.node)
    return (
        _confirmed(shown, tr("入力欄に値が入っています。"))
        if decision_context.shows(shown)
        else _unclear()
    )


def _searched(decision_context: DecisionContext, word: str) -> Verdict:
    outside = squeeze(
        " ".join(
            n.name or n.text for n in decision_context.observation.nodes if n.role not in FIELDS
        )
    )
    if squeeze(word) in outside:
        return _confirmed(word, tr("「{word}」の結果が表示されています。", word=clip(word, 40)))
    for phrase in synonyms().no_results:
        if decision_context.shows(phrase):
            return _confirmed(phrase, tr("見つからなかったと表示されています。"))
    return _unclear()


def _opened(decision_context: DecisionContext, place: str) -> Verdict:
    wanted = squeeze(re.sub(r"(?:の)?(?:ページ|画面|サイト)$", "", place))
    for heading in _headings(decision_context):
        if match_level(wanted, heading) >= _CLEAR:
            return _confirmed(
                heading, tr("「{heading}」が開いています。", heading=clip(heading, 40))
            )
    return _unclear()


def _picked(decision_context: DecisionContext, news: tuple[str, ...]) -> Verdict:
    """Confirm a row that was opened by its own title, or what the page answered."""
    named = [
        match[1] for record in _worked(decision_context) if (match := _NAMED.search(record.note))
    ]
    for heading in _headings(decision_context):
        if named and squeeze(named[-1].rstrip("…")) in squeeze(heading):
            return _confirmed(
                heading, tr("「{heading}」が開いています。", heading=clip(heading, 40))
            )
    return _answered(decision_context, news)


def _answered(decision_context: DecisionContext, news: tuple[str, ...]) -> Verdict:
    """Confirm what an act was answered with: a message or heading that came up and speaks of success."""
    came_up = squeeze(" ".join(news))
    for text in (*_messages(decision_context), *_headings(decision_context)):
        is_new = bool(came_up) and squeeze(text)[:20] in came_up
        if is_new and _SUCCESS.search(text):
            return _confirmed(text, tr("「{text}」と表示されています。", text=clip(text, 60)))
    return _unclear()


def _worked(decision_context: DecisionContext) -> list[StepRecord]:
    return [record for record in decision_context.records if record.status == OutcomeStatus.OK]


def _headings(decision_context: DecisionContext) -> Iterator[str]:
    if decision_context.observation.title:
        yield decision_context.observation.title
    for node in decision_context.observation.nodes:
        if node.role == "heading" and _said(node):
            yield _said(node)


def _messages(decision_context: DecisionContext) -> Iterator[str]:
    for node in decision_context.observation.nodes:
        if node.role in _MESSAGES and _said(node):
            yield _said(node)


def _said(node: AriaNode) -> str:
    return (node.name or node.text or node.words()).strip()


def _confirmed(evidence: str, reason: str) -> Verdict:
    return Verdict(kind=VerdictKind.CONFIRMED, evidence=evidence, reason=reason)


def _refuted(evidence: str, reason: str) -> Verdict:
    return Verdict(kind=VerdictKind.REFUTED, evidence=evidence, reason=reason)


def _unclear() -> Verdict:
    return Verdict(
        kind=VerdictKind.UNCLEAR, reason=tr("終わったことを示す文字が画面にありません。")
    )
