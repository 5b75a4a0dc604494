"""Whose word a write has: what the person's sentence asks for, or what a step of a flow is known to send.

A mandate covers a request that nobody needs to be asked about again; it never covers what cannot be undone.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Protocol

from studio.domain.action import Action, EditText, Fill, SelectOption, SetChecked, TypeText, Upload
from studio.domain.observation import MASK
from studio.domain.sending import ANY, SentShape
from studio.domain.text import fold, squeeze
from studio.engine.guard.acts import Kind
from studio.engine.guard.commands import command_of_request, only_signs_in
from studio.engine.guard.contract import Ground, letters_of, sent_by, shape_of, strangers
from studio.engine.guard.ruling import ActUnderWay, lasts, sends_home
from studio.engine.guard.words import deeds_in
from studio.engine.ports import OutgoingRequest
from studio.engine.pouch import holds_secret_template
from studio.engine.templates import texts_of

_DAY_OR_TIME: Final = re.compile(
    r"\d{1,4}[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?月?(?:[t ]?\d{1,2}:\d{2})?|\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}日?"
)
"""What 「来週の金曜」 is written as in a field."""
_SHORTEST_LABEL: Final = 2
_PUTS_IN = (Fill, EditText, TypeText, SelectOption, SetChecked, Upload)


class Mandate(Protocol):
    """What somebody has asked for beforehand.

    Attributes:
        is_of_flow: A flow is played, which knows from where its pages take their parts.
    """

    is_of_flow: ClassVar[bool]

    @property
    def put_in(self) -> tuple[str, ...]:
        """What was put into fields until now, newest last."""
        ...

    def begin(self, action: Action) -> None:
        """Know the act that comes."""
        ...

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """Say whether this request is what was asked for; saying yes uses it up."""
        ...

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """Say whether a yes from before the request was seen covers it: all it tells was known."""
        ...

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether a yes given to everything beforehand (`--yes`) is a yes to this."""
        ...


@dataclass(frozen=True, slots=True)
class Word:
    """The person's word at this moment.

    Attributes:
        text: The item under way, where it is the person's own; else their sentence.
        is_change: It asks for something to be changed, sent or pressed.
        given: All that they said, answered, or saw and started.
    """

    text: str = ""
    is_change: bool = False
    given: tuple[str, ...] = ()


@dataclass(slots=True)
class _Put:
    """What was put in and not sent yet.

    Attributes:
        is_persons: It is the person's own value, for an item that asks for a change.
    """

    text: str
    is_persons: bool
    is_choice: bool


@dataclass(slots=True)
class PersonsMandate:
    """What the sentence, or the checklist that was seen and started, asks for.

    It covers one write for each set of the person's own values that were put in, and one of a control
    that the item names.

    Args:
        word: Returns the person's word now.
    """

    is_of_flow: ClassVar[bool] = False

    word: Callable[[], Word]
    _texts: list[str] = field(default_factory=list[str])
    _fresh: list[_Put] = field(default_factory=list[_Put])
    _pressed: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _going_on: SentShape | None = None

    @property
    def put_in(self) -> tuple[str, ...]:
        """See `Mandate.put_in`."""
        return tuple(self._texts)

    def begin(self, action: Action) -> None:
        """See `Mandate.begin`."""
        self._going_on = None
        if not isinstance(action, _PUTS_IN):
            return
        word = self.word()
        said = "\n".join(map(squeeze, word.given))
        texts = [text for text in texts_of(action) if text.strip()]
        if isinstance(action, SetChecked):
            texts = [action.target.name]
        for text in texts:
            is_persons = word.is_change and (squeeze(text) in said or _is_their_day(text))
            self._fresh.append(
                _Put(text, is_persons, isinstance(action, SelectOption | SetChecked))
            )
        self._texts.extend(texts)

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """See `Mandate.covers`."""
        if lasts(request, act) or not sends_home(request) or strangers(request, ground):
            return False
        shape = shape_of(request).bare
        if self._going_on is not None and self._going_on.is_like(shape):
            return True  # row after row, or the same field saved letter by letter
        word = self.word()
        if not (self._carries(request) or (word.is_change and self._is_named(act, word))):
            return False
        self._use_up(request, act, word)
        is_saving = act.kind is Kind.SETS
        self._going_on = shape if act.is_many or is_saving else None
        return True

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """See `Mandate.fits`."""
        return not strangers(request, ground)

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """See `Mandate.asks_for`: a sentence that asks for deleting is no yes to buying."""
        command = command_of_request(request) or (act.label if act and act.says_deed else "")
        return self.asks_for_deed("delete" if command == "DELETE" else command)

    def asks_for_deed(self, words: str) -> bool:
        """Say whether the sentence asks for what a control or an address so called does."""
        word = self.word()
        deeds, asked = deeds_in(words), deeds_in("\n".join((word.text, *word.given[:1])))
        if deeds <= {"send"}:  # what stands in 「」 may sound like a deed, and forbids no saving
            return word.is_change or bool(deeds & asked)
        return bool(deeds & asked)

    def _carries(self, request: OutgoingRequest) -> bool:
        """Say whether something fresh of the person's own is sent: words, a choice, a password."""
        sent = [value for _, value in sent_by(request)]
        said = "\n".join(map(letters_of, sent))
        return any(
            put.is_persons and (put.is_choice or letters_of(put.text) in said)
            for put in self._fresh
        ) or (MASK in sent and only_signs_in(request) and self._has_typed_secret())

    def _has_typed_secret(self) -> bool:
        return any(holds_secret_template(put.text) for put in self._fresh)

    def _is_named(self, act: ActUnderWay, word: Word) -> bool:
        label = _core(act.label)
        is_named = len(label) >= _SHORTEST_LABEL and label in squeeze(word.text)
        return is_named and (word.text, label) not in self._pressed

    def _use_up(self, request: OutgoingRequest, act: ActUnderWay, word: Word) -> None:
        if not self._carries(request):
            self._pressed.add((word.text, _core(act.label)))
        self._fresh.clear()


@dataclass(slots=True)
class StepMandate:
    """What the first run's border saw leave with the steps of a flow until now, with today's values.

    What a page sends late (a field that is kept after a moment) may come when the next step has begun.

    Args:
        values: Today's values of the flow's variables.
    """

    is_of_flow: ClassVar[bool] = True

    values: Sequence[str] = ()
    _shapes: tuple[SentShape, ...] | None = None
    _typed: list[str] = field(default_factory=list[str])
    _left: list[SentShape] = field(default_factory=list[SentShape])
    _may_send: bool = False

    @property
    def put_in(self) -> tuple[str, ...]:
        """See `Mandate.put_in`."""
        return (*self.values, *self._typed)

    def turn_to(self, shapes: tuple[SentShape, ...] | None, *, may_send: bool) -> None:
        """Know the step that comes.

        Args:
            shapes: What it sent; None for a step of which nobody knows (recorded by hand, or made before).
            may_send: It is one that sends, and no person has to agree to it each time.
        """
        self._shapes, self._may_send = shapes, may_send
        self._left.extend((shapes or ()) if may_send else ())

    def begin(self, action: Action) -> None:
        """See `Mandate.begin`."""
        if isinstance(action, _PUTS_IN):
            self._typed.extend(text for text in texts_of(action) if text.strip())

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """See `Mandate.covers`."""
        now = shape_of(request)
        fitting = (one for one in self._left if one.is_like(now) and _follows(now, one, ground))
        known = next(fitting, None)
        if known is not None:
            if not act.is_many:
                self._left.remove(known)
            return True
        if self._shapes is not None or not self._may_send:
            return False
        is_known = ground.page is None or not strangers(request, ground)
        return is_known and sends_home(request) and not command_of_request(request)

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """See `Mandate.fits`."""
        if self._shapes is None:
            return not strangers(request, ground)
        now = shape_of(request)
        return any(one.is_like(now) and _follows(now, one, ground) for one in self._shapes)

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """See `Mandate.asks_for`: a step that sent nothing was asked for nothing."""
        if self._shapes is None:
            return True
        now = shape_of(request)
        return any(one.is_like(now) for one in self._shapes)


def _follows(now: SentShape, known: SentShape, ground: Ground) -> bool:
    """Say whether what a request tells is as recorded, or one of today's values."""
    recorded = dict(known.fields)
    return all(
        value == ANY or fold(value) == fold(recorded.get(name, ANY)) or ground.holds(value)
        for name, value in now.fields
    )


def _is_their_day(text: str) -> bool:
    return bool(_DAY_OR_TIME.fullmatch(fold(text)))


def _core(label: str) -> str:
    """Return a label without what only says that it is pressed: 保存する and 保存ボタン are 保存."""
    return re.sub(r"(?:する|します|ボタン|を)+$", "", squeeze(label))
