"""Verified acts, and what they say of a goal. Pure."""

import re
from dataclasses import dataclass
from typing import Final

from studio.domain.action import (
    Action,
    Choose,
    Click,
    DoubleClick,
    Drag,
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
from studio.domain.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.text import squeeze
from studio.engine.agent.goals import Goal
from studio.engine.guard.words import without_records

PRESSING: Final = (Click, DoubleClick, RightClick, Press, Choose, HandleDialog, SetChecked, Drag)
SETTING: Final = (Fill, TypeText, SelectOption, SetChecked)
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
AGAINST: Final = re.compile(
    r"できません|できない|できなかった|失敗|エラー|無効な|不正な|期限切れ|拒否|error|fail|invalid|denied|can'?t|cannot|"
    r"couldnot|notallowed|forbidden|tryagain"
)
_ASKS: Final = re.compile(
    r"本当に|よろしいですか|しますか|いいですか|areyousure|reallywant|confirm"
)
_TELLS: Final = re.compile(
    r"ました|完了|成功|済み|済です|ありがと|受付番号|success|thank|hasbeen|havebeen|(?:add|creat|updat|delet|remov|sav|submitt|"
    r"chang|edit|plac|complet|receiv|approv|publish|post|cancel|confirm|reject|upload|purchas|order)(?:l?ed)|sent"
)
"""What tells of an act that was done; a heading 「商品を変更」 only names one."""


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


def is_named(goal: Goal, deed: Deed) -> bool:
    """Say whether what was pressed bears the goal's own meaning, 「申請の履歴」 and its like left out."""
    return goal.says_so(without_records(squeeze(f"{deed.name} {in_words(deed.action)}")))


def is_answered(goal: Goal, deed: Deed) -> bool:
    """Say whether the page answered an act in the goal's meaning.

    What a link of other words led to may have stood there for long. The words of the button alone
    are no answer: 「削除」 may lead to 「削除できません」 or to a question; of a cart they are enough.
    """
    target = deed.outcome.target or target_of(deed.action)
    is_link = target is not None and target.role == "link"
    has_moved = any(fact.kind in (EvidenceKind.URL, EvidenceKind.TAB) for fact in deed.effects)
    if is_link and has_moved and not (deed.was_approved or is_named(goal, deed)):
        return False
    said = [squeeze(fact.detail) for fact in deed.effects if fact.kind is not EvidenceKind.URL]
    if any(_ASKS.search(words) for words in said):
        return False
    if goal.is_reversible and is_named(goal, deed):
        return True
    is_told = goal.is_reversible or any(_TELLS.search(words) for words in said)
    return is_told and goal.says_so(" ".join(said))


def trouble_of(deed: Deed) -> str:
    """Return what the page said against an act, "" when it said nothing of the kind."""
    said = (fact.detail for fact in deed.effects if fact.kind is EvidenceKind.TEXT_APPEARED)
    return next((words for words in said if AGAINST.search(squeeze(words))), "")
