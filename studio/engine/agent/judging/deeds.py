"""Acts of a run with what the page showed of them, and what of it may bear out that an item is done. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote_plus

from studio.domain.actions.action import (
    Action,
    Choose,
    Download,
    Effect,
    FormField,
    OpensAddress,
    RightClick,
    SetChecked,
    Upload,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.records.journal import StepClass
from studio.domain.text import squeeze
from studio.engine.guard.repeating import class_of
from studio.engine.guard.sending import Sending
from studio.engine.perception.complaints import AGAINST
from studio.engine.perception.news import (
    Change,
    News,
    NewsKind,
    PageNews,
    sounds_like_answer,
)
from studio.words import as_written, tr

_LEADING_ROLES: Final = frozenset({"link", "tab"})
"""What they show has stood there before, unless something was sent."""
_READ_BACK: Final = frozenset(
    {EvidenceKind.VALUE, EvidenceKind.CHECKED, EvidenceKind.OPTION, EvidenceKind.FOCUS}
)


@dataclass(frozen=True, slots=True)
class VerifiedAction:
    """An act: what was done, and what came of it.

    Attributes:
        was_approved: A person said yes to exactly this act.
        has_sent: Something that may last left for the site with it.
        sending: The same as it is by now.
        change: The page before and after it; None when nobody looked.
        row_words: What the chosen row said.
        seen: Every page of the run up to this act.
    """

    action: Action
    outcome: Outcome
    was_approved: bool = False
    has_sent: bool = False
    sending: Sending | None = None
    change: Change | None = None
    row_words: tuple[str, ...] = ()
    seen: tuple[PageNews, ...] = ()

    @property
    def words(self) -> str:
        """The act in words, what it was done on, and what was seen of it."""
        with as_written():
            named = (self.name, self.action.in_words())
        return " ".join((*named, *(fact.detail for fact in self.outcome.evidence)))

    @property
    def name(self) -> str:
        """What the element is called, "" without one."""
        if isinstance(self.action, Choose):
            return self.action.column
        target = self.outcome.target or self.action.element
        return target.name if target else ""

    @property
    def effects(self) -> tuple[Evidence, ...]:
        """What the page showed of it, beyond a value read back."""
        return tuple(fact for fact in self.outcome.evidence if fact.kind not in _READ_BACK)

    @property
    def lasts(self) -> bool:
        """True when it may have changed something for good: agreed to, sent, or put into a cart."""
        is_kept = class_of(self.action, needs_approval=False) is StepClass.COMMIT
        return self.outcome.is_ok and (self.was_approved or self.is_sent or is_kept)

    @property
    def is_sent(self) -> bool:
        """True when something that may last has left with it by now."""
        return self.has_sent or (self.sending is not None and self.sending.has_changed)

    @property
    def has_moved(self) -> bool:
        """True when another document is shown after it."""
        return self.change is not None and self.change.has_moved

    @property
    def may_change(self) -> bool:
        """True when what came up with it may be its work, and not only a look at what was there."""
        if self.lasts:
            return True
        target = self.outcome.target or self.action.element
        leads = target is not None and target.role in _LEADING_ROLES
        return self.outcome.is_ok and self.is_press and not leads and not self.has_moved

    @property
    def is_press(self) -> bool:
        """True when something was pressed, switched or handed over."""
        is_look = isinstance(self.action, Choose) and not self.action.column
        if is_look or isinstance(self.action, Download):
            return False
        is_press = isinstance(self.action, RightClick | SetChecked | Upload)
        return is_press or self.action.effect is Effect.PRESSES

    @property
    def news(self) -> tuple[News, ...]:
        """What is new: a file that the page gave, then what stands on the page."""
        return (*self._files, *self._shown)

    @property
    def _files(self) -> tuple[News, ...]:
        """What a page gave to keep: nothing of it need be seen on the page."""
        is_given = self.outcome.is_ok and not isinstance(self.action, Upload)
        facts = self.outcome.evidence if is_given else ()
        return tuple(
            News(NewsKind.MESSAGE, tr("ファイル {detail} を受け取りました。", detail=fact.detail))
            for fact in facts
            if fact.kind is EvidenceKind.FILE
        )

    @property
    def _shown(self) -> tuple[News, ...]:
        """What is new on the page; what only opened is left out."""
        found = self.change.news if self.change else ()
        opened = {NewsKind.OPENED, *(() if self.is_sent else (NewsKind.LISTED,))}
        return tuple(one for one in found if one.kind not in opened)

    @property
    def trouble(self) -> str:
        """What the page said against it, "" when it said nothing of the kind."""
        told = (one for one in self._shown if one.kind in (NewsKind.MESSAGE, NewsKind.PLACE))
        return next((one.words for one in told if AGAINST.search(one.key)), "")

    @property
    def is_answered(self) -> bool:
        """True when the page answered a press with a message of its own."""
        told = (one.key for one in self._shown if one.kind is NewsKind.MESSAGE)
        is_press = self.is_press and not isinstance(self.action, FormField)
        return is_press and not self.trouble and any(map(sounds_like_answer, told))

    def bears_out(self, quoted: str) -> bool:
        """Say whether squeezed words came up with this act for the first time, and say nothing against it."""
        if any(quoted in one.key for one in self._files):
            return True
        change = self.change
        if change is None or not change.is_new(quoted, has_sent=self.is_sent):
            return False
        holding = [one for one in self._shown if quoted in one.key or one.key in quoted]
        if any(AGAINST.search(one.key) for one in holding):
            return False
        is_answer = self.lasts and any(one.kind is NewsKind.MESSAGE for one in holding)
        return is_answer or change.stays or not any(quoted in told.text for told in self.seen)


def has_guessed(deeds: Sequence[VerifiedAction], names: Sequence[str]) -> bool:
    """Say whether a press took one of several things that are called more than a name of the goal, and none just so."""
    return any(_goes_on(deed, squeeze(name)) for deed in deeds for name in names)


def _goes_on(deed: VerifiedAction, name: str) -> bool:
    pressed = squeeze(deed.name)
    if (
        deed.change is None
        or not deed.is_press
        or not name
        or name == pressed
        or name not in pressed
    ):
        return False
    called = {squeeze(node.label) for node in deed.change.before.page.operable}
    return name not in called and sum(name in one for one in called) > 1


def working(deeds: Sequence[VerifiedAction]) -> Iterator[VerifiedAction]:
    """Yield the acts whose changes may show that something was done.

    What a link leads to, or a look at another page, tells only of what the run itself has changed
    before: an old record in a history is nobody's evidence.
    """
    has_changed = has_lasted = False
    for deed in deeds:
        has_lasted = has_lasted or deed.lasts
        has_changed = has_changed or deed.may_change
        if deed.may_change or has_lasted or (has_changed and not deed.has_moved):
            yield deed


def is_named(quoted: str, deeds: Sequence[VerifiedAction]) -> bool:
    """Say whether squeezed words are only those of what was pressed."""
    return any(quoted in squeeze(deed.name) for deed in deeds if deed.is_press)


def is_own(quoted: str, deeds: Sequence[VerifiedAction]) -> bool:
    """Say whether squeezed words are the run's own: typed, or part of an address it opened."""
    given = (
        deed.action.url if isinstance(deed.action, OpensAddress) else deed.action.typed
        for deed in deeds
    )
    return any(quoted in squeeze(unquote_plus(text)) for text in given)
