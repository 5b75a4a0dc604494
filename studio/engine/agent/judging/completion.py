"""Whether an item of the checklist is done: code judges by what was done and seen. Pure.

A model's 「done」 is a claim. Code alone decides what it can read back: values, boxes, files, tables, the open page, a
row that is gone. The rest a model judges by quoting what came up since the item began, by an act that may have changed something.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from studio.domain.actions.action import Extract, TypesText
from studio.domain.actions.answer import asks
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import DIALOG_ROLES, EDITABLE_ROLES, Observation
from studio.domain.text import clip, fold, squeeze
from studio.engine.agent.judging.deeds import VerifiedAction, has_guessed, is_named, is_own, working
from studio.engine.agent.judging.goals import Goal, GoalKind, named_in
from studio.engine.agent.judging.holding import HeldValues, lost, unsent
from studio.engine.agent.judging.verify import shows
from studio.engine.guard.facts.words import says_destructive
from studio.engine.perception.barriers import SIGNED_IN
from studio.engine.perception.complaints import AGAINST
from studio.engine.perception.limits import left_out
from studio.engine.perception.news import NewsKind, is_question, sounds_like_answer
from studio.engine.perception.wording import KIND_WORDS, STATES
from studio.words import tr

_KINDS: Final = "|".join(sorted(KIND_WORDS))
_MARKS: Final = re.compile(
    rf"[|｜\n]|\[(?=(?:f\d+)?[ex]\d)|\](?=\s|$)|(?<![0-9A-Za-z])(?:f\d+)?[ex]\d+(?: (?:{_KINDS})\b)?(?![0-9A-Za-z])|\[[ x]?\]|\([ x]\)"
    rf"|\((?:checked|{'|'.join(STATES)})\)|^\s*[!+~-] | ="
)
"""What our notation puts between the words of a page; models copy it along."""
_OFFERED: Final = re.compile(r"( =[^|\n\[\]]*?) \[[^|\n\[\]]*/[^|\n\[\]]*\]")
"""What a list offers, behind the value that it holds."""
_SHORTEST_QUOTE: Final = 2
_ALL: Final = re.compile(r"すべて|全て|全部|ぜんぶ|全件|全員|全ページ|最後まで|残らず")
_SEEN: Final = re.compile(
    r"表示|出て|出る|あるか|あること|見え|見られ|なって|含ま|載って|一致|反映|見つけ"
)
_DENIED: Final = re.compile(r"ない|なく|消え|なし|以外|せず")
_NUMBER: Final = re.compile(r"\d+")
_DOES: Final = re.compile(r"(?:を|する|します|ボタン)+$")


class ItemStanding(StrEnum):
    """What can be said of an item that a model calls done.

    UNSENT: what was put in still stands in its form. UNSEEN: it may show on another page.
    """

    PROVED = "proved"
    DISPROVED = "disproved"
    UNPROVED = "unproved"
    UNSENT = "unsent"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class CodeJudgement:
    """What code says, with the facts it rests on, and what is missing in Japanese."""

    standing: ItemStanding
    evidence: tuple[Evidence, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Case:
    """An item that is called done, and what there is to judge it by.

    Attributes:
        goal: The item.
        deeds: Acts of this item, oldest first.
        page: The newest observation.
        earlier: Acts of the items before it: models do two goals at once.
        used: Squeezed words that showed already that an earlier item is done.
        filled: Acts of the items right before it that only put in what this one is to send.
        site: What the person calls the site, on the page that the run began with; "" once something was done.
    """

    goal: Goal
    deeds: Sequence[VerifiedAction]
    page: Observation
    earlier: Sequence[VerifiedAction] = ()
    used: frozenset[str] = frozenset()
    filled: Sequence[VerifiedAction] = ()
    site: str = ""

    @property
    def acts(self) -> Sequence[VerifiedAction]:
        """What may have done it: its own acts, or the last one before when it has none."""
        return self.deeds or self.earlier[-1:]

    @property
    def run(self) -> Sequence[VerifiedAction]:
        """Every act of the run so far."""
        return (*self.earlier, *self.deeds)

    @cached_property
    def is_unsent(self) -> bool:
        """True when values of this item, or of the items that it sends, stand in a form and nothing was sent since."""
        if self.goal.values:
            waiting = unsent(self.run, self.page)
            return any(
                squeeze(value) in squeeze(deed.words)
                for deed in waiting
                for value in self.goal.values
            )
        return bool(unsent((*self.filled, *self.deeds), self.page))

    @cached_property
    def lost(self) -> str:
        """A value of this item that no field took, "" when there is none."""
        return lost(self.deeds, self.goal)


def judge(case: Case) -> CodeJudgement:
    """Judge an item by what code can read back; UNPROVED is for a model to judge."""
    told = [deed.outcome.evidence for deed in case.deeds if deed.outcome.answer]
    if told and asks(case.goal.text):
        return CodeJudgement(ItemStanding.PROVED, told[-1])
    if case.lost:
        return CodeJudgement(
            ItemStanding.DISPROVED,
            reason=tr("「{lost}」を入れられないまま先へ進んでいます。", lost=case.lost),
        )
    if case.goal.is_filling:
        return _filled(case)
    return _BY_KIND.get(case.goal.kind, _acted)(case)


def is_borne_out(case: Case, quoted: str) -> bool:
    """Say whether a verification that confirms an item may count.

    What it quotes must stand on the page or among what the run saw come up. Of an item that asks for
    an act it must be new by an act that may have done it, and neither the words of what was pressed,
    nor what the run typed itself, nor what showed an earlier item to be done.
    """
    parts = parts_of(quoted)
    kind, is_filling = case.goal.kind, case.goal.is_filling
    is_put_in = is_filling and kind in (GoalKind.FILL, GoalKind.SET)
    is_act = not is_filling and kind in (GoalKind.ACT, GoalKind.SET, GoalKind.ATTACH)
    if len("".join(parts)) < _SHORTEST_QUOTE or (is_act and case.is_unsent):
        return False
    if _has_chosen(case, parts):
        return True
    if is_act and kind is GoalKind.SET and not any(d.lasts or d.is_answered for d in case.acts):
        return False
    stands = [shows(case.page, part) for part in parts]
    if is_put_in:
        return all(stands) and HeldValues(case.page, case.deeds, case.goal).shows(parts)
    own = is_own("".join(parts), case.run)
    if case.goal.kind in (GoalKind.READ, GoalKind.LOG_IN, GoalKind.TABLE) and not own:
        return all(stands)
    if case.goal.kind in (GoalKind.SEARCH, GoalKind.OPEN, GoalKind.PRESS):
        deeds = list(case.acts)
        has_moved = any(deed.has_moved for deed in deeds)
        if has_moved and not own and all(part in squeeze(_place(case.page)) for part in parts):
            return True
    else:
        deeds = list(working(case.acts))
    known = [_is_known(part, deeds) or stands[turn] for turn, part in enumerate(parts)]
    new = [part for part in parts if _is_evidence(case, part, deeds)]
    return all(known) and bool(new) and sum(map(len, new)) >= _SHORTEST_QUOTE


def parts_of(quoted: str) -> list[str]:
    """Return a quote's words as they are compared, what our notation puts between them left out."""
    return [key for part in _MARKS.split(_OFFERED.sub(r"\1", quoted)) if (key := squeeze(part))]


def _is_known(part: str, deeds: Sequence[VerifiedAction]) -> bool:
    return any(part in one.key for deed in deeds for one in deed.news)


def _is_evidence(case: Case, part: str, deeds: Sequence[VerifiedAction]) -> bool:
    """Say whether a part of a quote shows that an act was done."""
    if is_named(part, case.acts) or is_question(part) or AGAINST.search(part):
        return False
    if _is_spent(case, part):
        return False
    is_typed = is_own(part, case.run)
    for deed in deeds:
        if is_typed and not deed.lasts:
            continue
        if deed.bears_out(part) or _has_left(case.goal, part, deed):
            return True
    return False


def _is_spent(case: Case, words: str) -> bool:
    """Say whether words showed an earlier item to be done, and no act of this item brought them anew by sending."""
    return words in case.used and not any(
        deed.lasts and deed.bears_out(words) for deed in case.deeds
    )


def _has_left(goal: Goal, part: str, deed: VerifiedAction) -> bool:
    """Say whether a row, or the box that the goal's own button closed, is gone."""
    if deed.change is None or deed.trouble:
        return False
    closed = (one.key for one in deed.news if one.kind is NewsKind.CLOSED)
    is_closed = _names(goal, deed) and any(part in key for key in closed)
    return deed.change.is_gone(part) or is_closed


def _has_chosen(case: Case, parts: Sequence[str]) -> bool:
    """Say whether words are of a box that asked for the goal's one value, and that its own button closed."""
    wanted = [squeeze(value) for value in case.goal.values]
    return case.goal.kind in (GoalKind.SET, GoalKind.FILL) and any(
        [squeeze(deed.name)] == wanted
        and any(
            one.kind is NewsKind.CLOSED and all(p in one.key for p in parts) for one in deed.news
        )
        for deed in working(case.deeds)
        if deed.is_press and not deed.trouble
    )


def _names(goal: Goal, deed: VerifiedAction) -> bool:
    """Say whether what was pressed is called as the goal says."""
    name = _DOES.sub("", squeeze(deed.name))
    is_in_goal = len(name) >= _SHORTEST_QUOTE and name in squeeze(goal.text)
    word = goal.last_word
    is_said = rf"(?<![一-龥]){re.escape(word)}(?!しない|せず|[をの]?(?:取り?消|解除|キャンセル|やめ|待ち|履歴|一覧))"
    return is_in_goal or bool(word and re.search(is_said, name))


def _set(case: Case) -> CodeJudgement:
    """Every value was sent as it was put in, or stood in the field that the goal names before the run came."""
    held = HeldValues(case.page, case.acts, case.goal)
    if not case.goal.is_conditional and is_about(case):
        if held.is_kept:
            return CodeJudgement(ItemStanding.PROVED, held.facts)
        if held.stood_before(case.run):
            return CodeJudgement(ItemStanding.PROVED, _texts(case.goal.values or (case.goal.text,)))
    return _acted(case)


def _acted(case: Case) -> CodeJudgement:
    """Something was done for good, and the page's own message says so; or the row that was to go is gone."""
    if case.is_unsent:
        asks = any(node.role in DIALOG_ROLES for node in case.page.nodes)
        where = tr("確認の画面が開いていて、") if asks else ""
        reason = tr("{where}入力した内容は、まだ送られていません。", where=where)
        return CodeJudgement(ItemStanding.UNSENT, reason=reason)
    deeds = list(working(case.acts))
    for deed in reversed(deeds):
        if deed.lasts and not deed.trouble and _names(case.goal, deed) and is_about(case):
            if says_destructive(case.goal.text) and _has_lost_row(deed):
                return CodeJudgement(ItemStanding.PROVED, deed.effects)
            if answers := _answers(case, deed):
                return CodeJudgement(ItemStanding.PROVED, _texts(answers))
    if trouble := next((said for deed in reversed(deeds) if (said := deed.trouble)), ""):
        return CodeJudgement(
            ItemStanding.UNPROVED,
            reason=tr("画面に「{trouble}」と出ています。", trouble=clip(trouble, 60)),
        )
    if not any(deed.news or deed.effects or deed.is_sent for deed in case.acts):
        return CodeJudgement(
            ItemStanding.DISPROVED,
            reason=tr("この項目では、画面にまだ新しいことが起きていません。"),
        )
    return CodeJudgement(
        ItemStanding.UNPROVED, reason=tr("できたことを示す新しい表示が見つかりません。")
    )


def _answers(case: Case, deed: VerifiedAction) -> list[str]:
    """Return the messages in which the page answers an act, new to the run and used for no item yet."""
    messages = (one for one in deed.news if one.kind is NewsKind.MESSAGE)
    return [
        one.words
        for one in messages
        if sounds_like_answer(one.key) and not _is_spent(case, one.key) and deed.bears_out(one.key)
    ]


def _has_lost_row(deed: VerifiedAction) -> bool:
    row = squeeze("".join(deed.row_words))
    gone = [one.key for one in deed.news if one.kind is NewsKind.GONE]
    return bool(row) and any(row in key or key in row for key in gone)


def is_about(case: Case) -> bool:
    """Say whether every name and number of the goal was used, or stands there."""
    is_open = case.goal.compares and not any(map(_has_compared, case.acts))
    is_open = is_open or has_guessed(case.deeds, case.goal.literals)
    numbers = _NUMBER.findall(case.goal.rest)
    return not (is_open or case.goal.is_conditional) and _are_used(
        case, (*case.goal.literals, *numbers)
    )


def _are_used(case: Case, names: Sequence[str]) -> bool:
    """Say whether an act of the run used each name, or the page shows it."""
    done = squeeze(" ".join(deed.words + " ".join(deed.row_words) for deed in case.run))
    return all(squeeze(one) in done or shows(case.page, one) for one in names)


def _logged_in(case: Case) -> CodeJudgement:
    if SIGNED_IN.search(squeeze(case.page.root.words())):
        return CodeJudgement(ItemStanding.PROVED, _texts(("ログアウト",)))
    is_asking = any(
        "secret" in node.states and not node.is_disabled for node in case.page.nodes if node.ref
    )
    if is_asking:
        return CodeJudgement(
            ItemStanding.DISPROVED, reason=tr("まだパスワードの入力欄が表示されています。")
        )
    has_typed = any(_goes_into_secret(deed) for deed in case.deeds)
    last = case.deeds[-1].effects if case.deeds else ()
    if has_typed and last:
        return CodeJudgement(ItemStanding.PROVED, last)
    return CodeJudgement(
        ItemStanding.UNPROVED, reason=tr("ログインできたことを示す表示が見つかりません。")
    )


def _extracted(case: Case) -> CodeJudgement:
    for deed in reversed(case.deeds):
        table = deed.outcome.table
        if not isinstance(deed.action, Extract) or table is None or not table.rows:
            continue
        if problem := left_out(table, case.goal.text, is_all=bool(_ALL.search(case.goal.rest))):
            return CodeJudgement(ItemStanding.DISPROVED, reason=problem)
        return CodeJudgement(ItemStanding.PROVED, deed.effects)
    return CodeJudgement(ItemStanding.UNPROVED, reason=tr("取り出したものがありません。"))


def _downloaded(case: Case) -> CodeJudgement:
    facts = (fact for deed in case.deeds if not _is_upload(deed) for fact in deed.effects)
    files = tuple(fact for fact in facts if fact.kind is EvidenceKind.FILE)
    if files:
        return CodeJudgement(ItemStanding.PROVED, files)
    return CodeJudgement(ItemStanding.DISPROVED, reason=tr("ファイルをまだ受け取っていません。"))


def _read(case: Case) -> CodeJudgement:
    """What is to be seen stands in the item in 「」; whether it should be absent code does not judge."""
    extracted = _extracted(case)
    if extracted.standing is ItemStanding.PROVED:
        return extracted
    goal = case.goal
    if not goal.literals or _DENIED.search(goal.rest) or not _SEEN.search(goal.rest):
        return CodeJudgement(
            ItemStanding.UNPROVED, reason=tr("何が見えればよいかを、項目の言葉から決められません。")
        )
    told = [squeeze(words) for words in _told(case.page)]
    missing = [one for one in goal.literals if not any(_tells_of(one, words) for words in told)]
    if missing:
        return CodeJudgement(
            ItemStanding.UNPROVED,
            reason=tr("「{missing}」は画面に見つかりません。", missing=missing[0]),
        )
    return CodeJudgement(ItemStanding.PROVED, _texts(goal.literals))


def _tells_of(literal: str, words: str) -> bool:
    """Say whether words hold a literal; 「机」は見つかりません does not."""
    wanted = squeeze(literal)
    is_vain = len(words) > len(wanted) and re.search(
        "見つかりません|ありません|該当なし|notfound", words
    )
    return wanted in words and not is_vain


def _told(page: Observation) -> list[str]:
    """Return what a page says by itself; what stands in its fields a person may have typed."""
    nodes = (node for node in page.nodes if node.role not in EDITABLE_ROLES)
    return [page.title, *(words for node in nodes for words in (node.name, node.text) if words)]


def _filled(case: Case) -> CodeJudgement:
    """Every value stands in a field, is switched as it should be, or was put in by an act of this item."""
    held = HeldValues(case.page, case.deeds, case.goal)
    if case.goal.is_conditional:
        return CodeJudgement(
            ItemStanding.UNPROVED, reason=tr("どの場合にあたるかを、画面で確かめてください。")
        )
    missing = [value for value in case.goal.values if not held.has(value)]
    if case.goal.values and not missing:
        return CodeJudgement(ItemStanding.PROVED, held.facts or _texts(case.goal.values))
    if not case.goal.values and held.named and is_about(case):
        return CodeJudgement(ItemStanding.PROVED, held.named)
    if missing and not case.deeds and not shows(case.page, missing[0]):
        return CodeJudgement(
            ItemStanding.DISPROVED,
            reason=tr("「{missing}」がまだ入っていません。", missing=missing[0]),
        )
    return CodeJudgement(
        ItemStanding.UNPROVED, reason=tr("入れた値か選んだものを、項目の言葉と比べられません。")
    )


def _searched(case: Case) -> CodeJudgement:
    """The words of the goal were used, and the page answered; or rows were compared by the studio."""
    goal = case.goal
    compared = [deed for deed in case.acts if _has_compared(deed)]
    if compared:
        return CodeJudgement(ItemStanding.PROVED, compared[-1].effects)
    if goal.literals and not all(_is_used(one, case.run) for one in goal.literals):
        standing = ItemStanding.UNPROVED if case.acts else ItemStanding.DISPROVED
        return CodeJudgement(
            standing, reason=tr("「{literals}」をまだ使っていません。", literals=goal.literals[0])
        )
    if goal.compares or goal.is_conditional:
        return CodeJudgement(
            ItemStanding.UNPROVED, reason=tr("条件をくらべて選んだことを確かめられません。")
        )
    answered = [deed for deed in case.acts if _has_answer(deed)]
    if answered and (goal.literals or any(goal.shares_word(deed.words) for deed in answered)):
        return CodeJudgement(ItemStanding.PROVED, answered[-1].effects)
    return CodeJudgement(
        ItemStanding.UNPROVED, reason=tr("探した結果が表示されたことを確かめられません。")
    )


def _opened(case: Case) -> CodeJudgement:
    """Something called so was pressed and the page answered, or the page that is open bears the name."""
    goal, is_press = case.goal, case.goal.kind is GoalKind.PRESS
    is_guess = has_guessed(case.deeds, goal.literals)
    is_open = is_guess or not _are_used(case, named_in(goal.text))
    for deed in reversed(() if is_open else case.deeds):
        is_it = any(_is_used(one, [deed]) for one in goal.literals) or _has_compared(deed)
        is_it = is_it or _names(goal, deed) or (not is_press and goal.shares_word(deed.words))
        has_news = bool(deed.news) or deed.change is None or deed.has_moved
        answered = bool(deed.effects) and (has_news or _is_asked_for(goal, deed))
        if deed.outcome.is_ok and answered and is_it and not deed.trouble:
            return CodeJudgement(ItemStanding.PROVED, deed.effects)
    place = f"{case.page.url} {_place(case.page)}"
    is_there = goal.shares_word(place) or any(fold(one) in fold(place) for one in goal.literals)
    if ((is_there and not is_guess) or goal.is_about(case.site)) and not is_press:
        shown = Evidence(kind=EvidenceKind.URL, detail=case.page.url)
        return CodeJudgement(ItemStanding.PROVED, (shown,))
    if not case.deeds:
        reason = tr("この項目では、まだ何も押していません。")
        return CodeJudgement(ItemStanding.DISPROVED, reason=reason)
    reason = tr("開いた画面が、項目の言うものかを確かめられません。")
    return CodeJudgement(ItemStanding.UNPROVED, reason=reason)


def _is_asked_for(goal: Goal, deed: VerifiedAction) -> bool:
    """Say whether an item asks for exactly this press: then a menu that opened is its end."""
    name = squeeze(deed.name)
    things = "(?:ボタン|メニュー|タブ|リンク|アイコン)?を"
    is_named = bool(name and re.match(re.escape(name) + things, squeeze(goal.text)))
    return is_named or name in [squeeze(one) for one in goal.literals]


def _place(page: Observation) -> str:
    """Return what a page is called: its title and first headings."""
    headings = [node.words() for node in page.nodes if node.role == "heading"][:5]
    return " ".join((page.title, *headings))


def _has_answer(deed: VerifiedAction) -> bool:
    """Say whether an act had an effect beyond something that opened."""
    has_news = bool(deed.news) or deed.change is None or not deed.change.news
    return bool(deed.effects) and has_news


def _has_compared(deed: VerifiedAction) -> bool:
    """Say whether the studio itself compared rows."""
    return any(fact.kind is EvidenceKind.ROWS for fact in deed.outcome.evidence)


def _is_used(literal: str, deeds: Sequence[VerifiedAction]) -> bool:
    wanted = squeeze(literal)
    return any(wanted in squeeze(deed.words) for deed in deeds)


def _is_upload(deed: VerifiedAction) -> bool:
    return deed.action.verb == "upload"


def _texts(words: Sequence[str]) -> tuple[Evidence, ...]:
    return tuple(Evidence(kind=EvidenceKind.FOUND, detail=word) for word in words)


def _goes_into_secret(deed: VerifiedAction) -> bool:
    target = deed.outcome.target or deed.action.element
    return isinstance(deed.action, TypesText) and target is not None and target.is_secret


_BY_KIND: Final = {
    GoalKind.LOG_IN: _logged_in,
    GoalKind.TABLE: _extracted,
    GoalKind.DOWNLOAD: _downloaded,
    GoalKind.READ: _read,
    GoalKind.SEARCH: _searched,
    GoalKind.OPEN: _opened,
    GoalKind.PRESS: _opened,
    GoalKind.SET: _set,
}
