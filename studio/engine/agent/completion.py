"""Whether an item of the checklist is done: code judges by what was done and seen. Pure.

A model's 「done」 is a claim. What kind of goal it is follows from the item's own last verb; for
each kind there is something that must have happened. Where code cannot tell, a verification by a
model is asked for, and what it says must be readable on the page.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.action import (
    Action,
    Choose,
    Click,
    DoubleClick,
    Download,
    Drag,
    Extract,
    Fill,
    HandleDialog,
    Press,
    RightClick,
    SelectOption,
    SetChecked,
    TypeText,
    in_words,
    target_of,
)
from studio.domain.observation import Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.text import fold, squeeze
from studio.engine.agent.goals import Goal, GoalKind, read_goal
from studio.engine.agent.verify import shows
from studio.engine.guard.words import without_records
from studio.engine.templates import with_texts

_PRESSING: Final = (Click, DoubleClick, RightClick, Press, Choose, HandleDialog, SetChecked, Drag)
_SETTING: Final = (Fill, TypeText, SelectOption, SetChecked)
_EFFECTS: Final = frozenset(
    {
        EvidenceKind.URL,
        EvidenceKind.TEXT_APPEARED,
        EvidenceKind.TEXT_GONE,
        EvidenceKind.DIALOG,
        EvidenceKind.TAB,
        EvidenceKind.STATE,
        EvidenceKind.FILE,
        EvidenceKind.ROWS,
    }
)
_SIGNED_IN: Final = re.compile(r"ログアウト|サインアウト|logout|signout|logoff")
_JAPANESE: Final = re.compile(r"[ぁ-んァ-ヶ一-龥]")
_SHORTEST_QUOTE: Final = 2
_SEARCHES: Final = re.compile(r"検索|探す|絞り?込|並べ?替|search|find|filter|sort")
_DENIED: Final = re.compile(r"ない|なく|消え|なし|以外|せず")


class Standing(StrEnum):
    """What code can say of an item that a model calls done."""

    PROVED = "proved"
    DISPROVED = "disproved"
    UNPROVED = "unproved"


@dataclass(frozen=True, slots=True)
class Deed:
    """A verified act: what was done, and what came of it.

    Attributes:
        was_approved: A person said yes to exactly this act.
    """

    action: Action
    outcome: Outcome
    was_approved: bool = False

    @property
    def words(self) -> str:
        """The act in words, what it was done on, and what was seen of it."""
        named = (self.name, in_words(self.action))
        return " ".join((*named, *(fact.detail for fact in self.outcome.evidence)))

    @property
    def name(self) -> str:
        """What the element is called, "" without one."""
        target = self.outcome.target or target_of(self.action)
        return target.name if target else ""

    @property
    def effects(self) -> tuple[Evidence, ...]:
        """What the page showed of it, beyond a value read back."""
        return tuple(fact for fact in self.outcome.evidence if fact.kind in _EFFECTS)


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
    match goal.kind:
        case GoalKind.COMMIT:
            return _commit(goal, deeds, before, page)
        case GoalKind.LOG_IN:
            return _log_in(deeds, page)
        case GoalKind.EXTRACT:
            return _extracted(deeds)
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
    a word of the item in that act or in the quote (a page in another language has none). An item
    that changes something for good needs an act that a person had approved, and words that came
    up by it.
    """
    if len(squeeze(quoted)) < _SHORTEST_QUOTE or not shows(page, quoted):
        return False
    goal = read_goal(text)
    if goal.kind in (GoalKind.CHECK, GoalKind.OTHER) or (
        goal.kind is GoalKind.OPEN and not goal.is_press
    ):
        return True
    effective = [deed for deed in deeds if deed.effects or isinstance(deed.action, _SETTING)]
    if goal.kind is GoalKind.COMMIT:
        wanted = squeeze(quoted)
        seen = [squeeze(f.detail) for deed in effective if deed.was_approved for f in deed.effects]
        return any(wanted in detail or detail in wanted for detail in seen if detail)
    said = " ".join((quoted, *(deed.words for deed in effective)))
    is_foreign = not _JAPANESE.search(page.root.words())
    return bool(effective) and (is_foreign or goal.shares_word(said))


def _commit(
    goal: Goal, deeds: Sequence[Deed], before: Sequence[Deed], page: Observation
) -> Judgement:
    """Something was pressed whose words, or the page's answer to it, say what the goal says."""
    used = (*before, *deeds)
    is_about_it = all(_is_in(one, used) or shows(page, one) for one in goal.literals)
    recent = (*before[-1:], *deeds)
    for deed in reversed(recent):
        is_press = isinstance(deed.action, _PRESSING)
        if is_press and deed.effects and is_about_it and _says_so(goal, deed):
            return Judgement(Standing.PROVED, deed.effects)
    if not any(isinstance(deed.action, _PRESSING) for deed in deeds):
        return Judgement(Standing.DISPROVED, reason="この項目では、まだ何も押していません。")
    return Judgement(
        Standing.UNPROVED, reason=f"「{goal.verb}」に当たる操作か表示が見つかりません。"
    )


def _says_so(goal: Goal, deed: Deed) -> bool:
    """Say whether an act bears the goal's own meaning.

    By what was pressed, 「申請の履歴」 and its like left out; or by what the page answered, unless
    the act only led to a page where that may have stood for long.
    """
    pressed = without_records(squeeze(f"{deed.name} {in_words(deed.action)}"))
    if goal.says_so(pressed):
        return True
    target = deed.outcome.target or target_of(deed.action)
    is_link = target is not None and target.role == "link"
    has_moved = any(fact.kind in (EvidenceKind.URL, EvidenceKind.TAB) for fact in deed.effects)
    if is_link and has_moved and not deed.was_approved:
        return False
    return goal.says_so(squeeze(" ".join(fact.detail for fact in deed.effects)))


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


def _extracted(deeds: Sequence[Deed]) -> Judgement:
    for deed in reversed(deeds):
        if isinstance(deed.action, Extract) and deed.outcome.table and deed.outcome.table.rows:
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
    if not goal.literals or _DENIED.search(goal.rest):
        return Judgement(
            Standing.UNPROVED, reason="何が見えればよいかを、項目の言葉から決められません。"
        )
    missing = [literal for literal in goal.literals if not shows(page, literal)]
    if missing:
        return Judgement(Standing.UNPROVED, reason=f"「{missing[0]}」は画面に見つかりません。")
    return Judgement(Standing.PROVED, _texts(goal.literals))


def _set(goal: Goal, deeds: Sequence[Deed], page: Observation) -> Judgement:
    """Every value of the goal was set by an act, or stands in a field already."""
    setting = [deed for deed in deeds if isinstance(deed.action, (*_SETTING, Click, Choose))]
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
    if goal.is_press and not any(isinstance(deed.action, _PRESSING) for deed in deeds):
        return Judgement(Standing.DISPROVED, reason="この項目では、まだ何も押していません。")
    return Judgement(Standing.UNPROVED, reason="開いた画面が、項目の言うものかを確かめられません。")


def _has_used(literals: Sequence[str], deeds: Sequence[Deed]) -> bool:
    return all(_is_in(literal, deeds) for literal in literals)


def _are_in(literals: Sequence[str], deeds: Sequence[Deed]) -> bool:
    return bool(literals) and _has_used(literals, deeds)


def _is_in(literal: str, deeds: Iterable[Deed]) -> bool:
    wanted = squeeze(literal)
    return any(wanted in squeeze(f"{deed.words} {_texts_of(deed.action)}") for deed in deeds)


def _texts_of(action: Action) -> str:
    """Return every text that an action carries: values, options, addresses, conditions."""
    texts: list[str] = []
    with_texts(action, lambda text: texts.append(text) or text)
    return " ".join(texts)


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
    return bool(
        isinstance(deed.action, Fill | TypeText)
        and target
        and target.fingerprint
        and target.fingerprint.is_secret
    )
