"""Whether an item of the checklist is done: code judges by what was done and seen. Pure.

A model's 「done」 is a claim. What kind of goal it is follows from the item's own last verb; for
each kind there is something that must have happened. Where code cannot tell, a verification by a
model is asked for, and what it says must be readable on the page.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.action import (
    Choose,
    Click,
    Download,
    Extract,
    Fill,
    TypeText,
    target_of,
)
from studio.domain.answer import asks
from studio.domain.observation import EDITABLE_ROLES, Observation
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.text import clip, fold, squeeze
from studio.engine.agent.deeds import (
    AGAINST,
    PRESSING,
    SETTING,
    Deed,
    is_answered,
    is_named,
    trouble_of,
)
from studio.engine.agent.goals import Goal, GoalKind, read_goal
from studio.engine.agent.verify import shows
from studio.engine.templates import texts_of

_SIGNED_IN: Final = re.compile(r"ログアウト|サインアウト|logout|signout|logoff")
_JAPANESE: Final = re.compile(r"[ぁ-んァ-ヶ一-龥]")
_MARKS: Final = re.compile(r"[|｜]|(?<![0-9A-Za-z])(?:f\d+)?[ex]\d+(?![0-9A-Za-z])")
"""What our notation puts between the words of a page; models copy it along."""
_SHORTEST_QUOTE: Final = 2
_SEARCHES: Final = re.compile(r"検索|探す|絞り?込|並べ?替|search|find|filter|sort")
_ALL: Final = re.compile(r"すべて|全て|全部|ぜんぶ|全件|全員|全ページ|最後まで|残らず")
_SEEN: Final = re.compile(
    r"表示|出て|出る|あるか|あること|見え|見られ|なって|含ま|載って|一致|反映"
)
_DENIED: Final = re.compile(r"ない|なく|消え|なし|以外|せず")


class Standing(StrEnum):
    """What code can say of an item that a model calls done."""

    PROVED = "proved"
    DISPROVED = "disproved"
    UNPROVED = "unproved"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What code says, with the facts it rests on, and what is missing in Japanese."""

    standing: Standing
    evidence: tuple[Evidence, ...] = ()
    reason: str = ""


def judge(
    text: str,
    deeds: Sequence[Deed],
    page: Observation,
    before: Sequence[Deed] = (),
    *,
    is_saved_later: bool = False,
) -> Judgement:
    """Judge an item that a model calls done.

    Args:
        text: The item, in the person's words.
        deeds: Verified acts of this item.
        page: The newest observation.
        before: Verified acts of the items before it: models do two goals at once.
        is_saved_later: See `read_goal`.
    """
    goal = read_goal(text, is_saved_later=is_saved_later)
    return _answered(text, deeds) or _judged(goal, deeds, page, before)


def _answered(text: str, deeds: Sequence[Deed]) -> Judgement | None:
    """Code has read or computed what an item asks for; an answer is no proof of something sent or put in."""
    told = [deed.outcome.evidence for deed in deeds if deed.outcome.answer]
    return Judgement(Standing.PROVED, told[-1]) if told and asks(text) else None


def _judged(
    goal: Goal, deeds: Sequence[Deed], page: Observation, before: Sequence[Deed]
) -> Judgement:
    match goal.kind:
        case GoalKind.COMMIT:
            return _commit(goal, deeds, before, page)
        case GoalKind.LOG_IN:
            return _log_in(deeds, page)
        case GoalKind.EXTRACT:
            return _extracted(goal, deeds)
        case GoalKind.DOWNLOAD:
            return _downloaded(deeds)
        case GoalKind.CHECK:
            return _checked(goal, page)
        case GoalKind.ENTER | GoalKind.SELECT:
            return _set(goal, (*before, *deeds), page)
        case GoalKind.SEARCH:
            return _searched(goal, (*before, *deeds))
        case GoalKind.OPEN:
            return _opened(goal, deeds, page)
        case GoalKind.OTHER:
            return Judgement(
                Standing.UNPROVED,
                reason="何をもって終わりとするかを、項目の言葉から決められません。",
            )


def is_borne_out(text: str, quoted: str, deeds: Sequence[Deed], page: Observation) -> bool:
    """Say whether a verification that confirms an item may count.

    What it quotes must be on the page. An item that asks for an act needs one with an effect, and
    a word of the item in that act or in the quote (a page in another language has none). For an
    item that changes something for good see `_bears_out_commit`.
    """
    parts = [part.strip() for part in _MARKS.split(quoted) if part.strip()]
    if len(squeeze("".join(parts))) < _SHORTEST_QUOTE or not all(shows(page, p) for p in parts):
        return False
    goal = read_goal(text)
    if goal.kind in (GoalKind.CHECK, GoalKind.OTHER) or (
        goal.kind is GoalKind.OPEN and not goal.is_press
    ):
        return True
    effective = [deed for deed in deeds if deed.effects or isinstance(deed.action, SETTING)]
    if goal.kind is GoalKind.COMMIT:
        return _bears_out_commit(goal, quoted, effective)
    said = " ".join((quoted, *(deed.words for deed in effective)))
    is_foreign = not _JAPANESE.search(page.root.words())
    return bool(effective) and (is_foreign or goal.shares_word(said))


def _bears_out_commit(goal: Goal, quoted: str, deeds: Sequence[Deed]) -> bool:
    """The words came up by an approved act; or an act so called was done, and nothing speaks against it."""
    wanted = squeeze(quoted)
    if AGAINST.search(wanted):
        return False
    for deed in deeds:
        seen = [squeeze(fact.detail) for fact in deed.effects]
        came_up = any(wanted in detail or detail in wanted for detail in seen if detail)
        if deed.was_approved and came_up:
            return True
        is_it = isinstance(deed.action, PRESSING) and is_named(goal, deed)
        if is_it and not trouble_of(deed) and wanted not in squeeze(deed.name):
            return True
    return False


def _commit(
    goal: Goal, deeds: Sequence[Deed], before: Sequence[Deed], page: Observation
) -> Judgement:
    """Something was pressed whose words, or the page's answer to it, say what the goal says."""
    used = (*before, *deeds)
    is_about_it = all(_is_in(one, used) or shows(page, one) for one in goal.literals)
    pressed = [
        deed
        for deed in (*before[-1:], *deeds)
        if isinstance(deed.action, PRESSING) and deed.effects
    ]
    for deed in reversed(pressed):
        if is_about_it and not trouble_of(deed) and is_answered(goal, deed):
            return Judgement(Standing.PROVED, deed.effects)
    if not any(isinstance(deed.action, PRESSING) for deed in deeds):
        return Judgement(Standing.DISPROVED, reason="この項目では、まだ何も押していません。")
    trouble = next((said for deed in reversed(pressed) if (said := trouble_of(deed))), "")
    if trouble:
        return Judgement(Standing.UNPROVED, reason=f"画面に「{clip(trouble, 60)}」と出ています。")
    return Judgement(
        Standing.UNPROVED, reason=f"「{goal.verb}」ができたことを示す表示が見つかりません。"
    )


def _log_in(deeds: Sequence[Deed], page: Observation) -> Judgement:
    if _SIGNED_IN.search(squeeze(page.root.words())):
        fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="ログアウト")
        return Judgement(Standing.PROVED, (fact,))
    is_asking = any(
        "secret" in node.states and not node.is_disabled for node in page.nodes if node.ref
    )
    if is_asking:
        return Judgement(Standing.DISPROVED, reason="まだパスワードの入力欄が表示されています。")
    has_typed = any(_goes_into_secret(deed) for deed in deeds)
    last = deeds[-1].effects if deeds else ()
    if has_typed and last:
        return Judgement(Standing.PROVED, last)
    return Judgement(Standing.UNPROVED, reason="ログインできたことを示す表示が見つかりません。")


def _extracted(goal: Goal, deeds: Sequence[Deed]) -> Judgement:
    for deed in reversed(deeds):
        table = deed.outcome.table
        if not isinstance(deed.action, Extract) or table is None or not table.rows:
            continue
        if table.is_cut and _ALL.search(goal.rest):
            return Judgement(Standing.DISPROVED, reason="一覧の続きのページをまだ読んでいません。")
        return Judgement(Standing.PROVED, deed.effects)
    return Judgement(Standing.UNPROVED, reason="表として取り出したものがありません。")


def _downloaded(deeds: Sequence[Deed]) -> Judgement:
    files = [fact for deed in deeds for fact in deed.effects if fact.kind is EvidenceKind.FILE]
    if files:
        return Judgement(Standing.PROVED, tuple(files))
    if any(isinstance(deed.action, Download) for deed in deeds):
        return Judgement(Standing.UNPROVED, reason="ファイルを受け取ったことを確かめられません。")
    return Judgement(Standing.DISPROVED, reason="ファイルをまだ受け取っていません。")


def _checked(goal: Goal, page: Observation) -> Judgement:
    """What is to be seen stands in the item in 「」; whether it should be absent code does not judge."""
    if not goal.literals or _DENIED.search(goal.rest) or not _SEEN.search(goal.rest):
        return Judgement(
            Standing.UNPROVED, reason="何が見えればよいかを、項目の言葉から決められません。"
        )
    told = squeeze(" ".join((page.title, *_told(page))))
    missing = [literal for literal in goal.literals if squeeze(literal) not in told]
    if missing:
        return Judgement(Standing.UNPROVED, reason=f"「{missing[0]}」は画面に見つかりません。")
    return Judgement(Standing.PROVED, _texts(goal.literals))


def _told(page: Observation) -> Iterator[str]:
    """Yield what a page says by itself; what stands in its fields a person may have typed."""
    for node in page.nodes:
        if node.role not in EDITABLE_ROLES:
            yield from (words for words in (node.name, node.text) if words)


def _set(goal: Goal, deeds: Sequence[Deed], page: Observation) -> Judgement:
    """Every value of the goal was set by an act, or stands in a field already."""
    setting = [deed for deed in deeds if isinstance(deed.action, (*SETTING, Click, Choose))]
    held = " ".join(_held(page))
    missing = [
        value for value in goal.values if not _is_in(value, setting) and fold(value) not in held
    ]
    if missing:
        is_certain = not setting or not any(map(str.isdigit, fold(missing[0])))
        standing = Standing.DISPROVED if is_certain else Standing.UNPROVED
        return Judgement(standing, reason=f"「{missing[0]}」がまだ入っていません。")
    if goal.values and (setting or held):
        facts = tuple(fact for deed in setting for fact in deed.outcome.evidence)
        return Judgement(Standing.PROVED, facts[-3:] or _texts(goal.values))
    named = [deed for deed in setting if goal.shares_word(deed.words)]
    if named:
        return Judgement(Standing.PROVED, named[-1].outcome.evidence)
    return Judgement(
        Standing.UNPROVED, reason="入れた値か選んだものを、項目の言葉と比べられません。"
    )


def _searched(goal: Goal, deeds: Sequence[Deed]) -> Judgement:
    """The words of the goal were used, and the page answered; or rows were compared by the studio."""
    if goal.literals and not _has_used(goal.literals, deeds):
        return Judgement(Standing.DISPROVED, reason=f"「{goal.literals[0]}」をまだ使っていません。")
    compared = [d for d in deeds if any(f.kind is EvidenceKind.ROWS for f in d.outcome.evidence)]
    answered = [deed for deed in deeds if deed.effects]
    if compared:
        return Judgement(Standing.PROVED, compared[-1].effects)
    if goal.literals and answered and not goal.compares:
        return Judgement(Standing.PROVED, answered[-1].effects)
    if goal.compares:
        return Judgement(Standing.UNPROVED, reason="条件をくらべて選んだことを確かめられません。")
    named = [
        deed
        for deed in answered
        if goal.shares_word(deed.words) or _SEARCHES.search(squeeze(deed.words))
    ]
    if named:
        return Judgement(Standing.PROVED, named[-1].effects)
    return Judgement(Standing.UNPROVED, reason="探した結果が表示されたことを確かめられません。")


def _opened(goal: Goal, deeds: Sequence[Deed], page: Observation) -> Judgement:
    """Something of the goal's words was pressed and answered, or the page that is open bears them."""
    for deed in reversed(deeds):
        is_named = squeeze(deed.name) in squeeze(goal.rest) if deed.name else False
        is_it = is_named or goal.shares_word(deed.words) or _are_in(goal.literals, [deed])
        if deed.effects and is_it:
            return Judgement(Standing.PROVED, deed.effects)
    headings = [node.words() for node in page.nodes if node.role == "heading"][:5]
    place = " ".join((page.title, page.url, *headings))
    is_there = not goal.is_press and (
        goal.shares_word(place) or any(fold(one) in fold(place) for one in goal.literals)
    )
    if is_there:
        return Judgement(Standing.PROVED, (Evidence(kind=EvidenceKind.URL, detail=page.url),))
    if goal.is_press and not any(isinstance(deed.action, PRESSING) for deed in deeds):
        return Judgement(Standing.DISPROVED, reason="この項目では、まだ何も押していません。")
    return Judgement(Standing.UNPROVED, reason="開いた画面が、項目の言うものかを確かめられません。")


def _has_used(literals: Sequence[str], deeds: Sequence[Deed]) -> bool:
    return all(_is_in(literal, deeds) for literal in literals)


def _are_in(literals: Sequence[str], deeds: Sequence[Deed]) -> bool:
    return bool(literals) and _has_used(literals, deeds)


def _is_in(literal: str, deeds: Iterable[Deed]) -> bool:
    wanted = squeeze(literal)
    return any(wanted in squeeze(" ".join((deed.words, *texts_of(deed.action)))) for deed in deeds)


def _held(page: Observation) -> list[str]:
    """Return what the fields of a page hold."""
    return [
        fold(
            f"{node.text} {node.name if 'checked' in node.states or 'selected' in node.states else ''}"
        )
        for node in page.nodes
        if node.ref and (node.text or "checked" in node.states or "selected" in node.states)
    ]


def _texts(words: Sequence[str]) -> tuple[Evidence, ...]:
    return tuple(Evidence(kind=EvidenceKind.FOUND, detail=word) for word in words)


def _goes_into_secret(deed: Deed) -> bool:
    target = deed.outcome.target or target_of(deed.action)
    return isinstance(deed.action, Fill | TypeText) and target is not None and target.is_secret
