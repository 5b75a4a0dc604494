"""Whose word a write of a replay has: what a step of a flow is known to send, with today's values."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from studio.domain.actions.action import Action, EditText
from studio.domain.flows.sending import ANY, GIVEN, SentShape, general, record_parts
from studio.domain.page.address import page_pattern
from studio.domain.page.observation import Observation
from studio.domain.text import fold
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import changes_something, command_of_request
from studio.engine.guard.facts.contract import agreement_of, sent_by, shape_of, strangers
from studio.engine.guard.facts.ground import Ground, is_state, tells
from studio.engine.guard.facts.words import deeds_in, says_irreversible
from studio.engine.guard.mandates.mandate import PUTS_IN, texts_put
from studio.engine.guard.mandates.same_form import is_other_form
from studio.engine.guard.ruling import ActUnderWay, sends_home
from studio.engine.perception.seen_pages import letters_of
from studio.engine.ports import OutgoingRequest

_SHORTEST_EDIT: Final = 4
"""Letters and digits of an edit by which the edited text is known."""
_NOTHING: Final = frozenset({"", "null", "NaN", "undefined"})
_EMPTY_LIST: Final = "[]"
"""How the browser package tells a list without entries in JSON."""


@dataclass(slots=True)
class StepMandate:
    """What the first run's border saw leave with the steps of a flow until now, with today's values.

    What a page sends late (a field that is kept after a moment) may come when the next step has begun, and
    no later; each further field that is set makes an editor wait anew, and so may it. On another day it may
    come a step early, and then not once more.

    Args:
        values: Today's values of the flow's variables.
    """

    is_of_flow: ClassVar[bool] = True

    values: Sequence[str] = ()
    _shapes: tuple[SentShape, ...] | None = None
    _typed: list[str] = field(default_factory=list[str])
    _edited: list[str] = field(default_factory=list[str])
    _left: list[SentShape] = field(default_factory=list[SentShape])
    _late: list[SentShape] = field(default_factory=list[SentShape])
    _soon: list[SentShape] = field(default_factory=list[SentShape])
    _early: list[SentShape] = field(default_factory=list[SentShape])
    _sent: SentShape | None = None
    _may_send: bool = False
    _has_put_in: bool = False
    _agreed: list[str] | None = None

    @property
    def put_in(self) -> tuple[str, ...]:
        """See `Mandate.put_in`."""
        return (*self.values, *self._typed)

    @property
    def given(self) -> tuple[str, ...]:
        """See `Mandate.given`."""
        return ()

    @property
    def only_looks(self) -> bool:
        """See `Mandate.only_looks`: what a step sends is known, or asked about."""
        return False

    @property
    def is_row_open(self) -> bool:
        """See `Mandate.is_row_open`: a step says its row itself."""
        return False

    def turn_to(
        self,
        shapes: tuple[SentShape, ...] | None,
        *,
        may_send: bool,
        soon: Sequence[SentShape] = (),
        agreed: Sequence[str] | None = None,
    ) -> None:
        """Know the step that comes.

        Args:
            shapes: What it sent; None for a step of which nobody knows (recorded by hand, or made before).
            may_send: It is one that sends, and no person has to agree to it now.
            soon: What the step after it sends without a person's yes.
            agreed: What a person agreed to when it was recorded, where exactly that and nothing else may be sent.
        """
        self._agreed = None if agreed is None else list(agreed)
        self._shapes, self._may_send, self._sent = shapes, may_send, None
        waiting = self._late if self._has_put_in else []
        self._late, self._left = [*waiting, *self._left], list((shapes or ()) if may_send else ())
        self._has_put_in = False
        for sent in self._early:
            if sent in self._left:
                self._left.remove(sent)
        self._soon, self._early = list(soon), []

    def begin(self, action: Action, page: Observation | None = None) -> None:
        """See `Mandate.begin`."""
        del page
        if isinstance(action, PUTS_IN):
            self._has_put_in = True
            self._typed.extend(texts_put(action, ""))
        if isinstance(action, EditText):
            edited = (letters_of(edit.text) for edit in action.edits)
            self._edited.extend(text for text in edited if len(text) >= _SHORTEST_EDIT)

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """See `Mandate.covers`."""
        if self._agreed is not None:
            return _takes(agreement_of(request, act.page), self._agreed)
        now = shape_of(request, put_in=self.put_in)
        for kept in (self._left, self._late, self._soon):
            for known in kept:
                if self._is_known(request, now, known, ground):
                    if kept is self._soon:
                        self._early.append(known)
                    if not act.is_many:
                        kept.remove(known)
                    return True
        return (
            self._shapes is None and self._may_send and self._covers_unknown(request, act, ground)
        )

    def _covers_unknown(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """Say whether a step of which nobody knows may send this: what is known, to its own site, and one thing."""
        if not sends_home(request) or command_of_request(request) or strangers(request, ground):
            return False
        shape = shape_of(request).bare
        is_more = act.is_many or act.kind is ActKind.SETS
        if self._sent is not None and not (is_more and self._sent.is_like(shape)):
            return not changes_something(request)
        if changes_something(request):
            self._sent = shape
        return True

    def _is_known(
        self, request: OutgoingRequest, now: SentShape, known: SentShape, ground: Ground
    ) -> bool:
        """Say whether a request, with its shape, is what the step is known to send, with today's values."""
        told = (*now.fields, *_repeated(request))
        is_rewritten = any(ground.is_rewritten(*pair) for pair in sent_by(request))
        if is_rewritten or not _is_alike(known, now, request, ground):
            return False
        if is_other_form(known, request, ground):
            return False
        if not self._follows(told, known, now, ground):
            return False
        return "" in self.values or not _lacks_what_was_given(known, request)

    def _follows(
        self,
        told: Sequence[tuple[str, str]],
        known: SentShape,
        now: SentShape,
        ground: Ground,
    ) -> bool:
        """Say whether what a request tells is as recorded, one of today's values, or a text that was edited.

        What a site makes anew for each page may differ, where it stood in the page's form before the act.
        """

        def is_known(name: str, value: str) -> bool:
            were = known.values_of(name)
            if value == ANY or fold(value) in map(fold, were) or ground.holds(value, name):
                return True
            if (name, value) in ground.untouched or ground.shows(name, value):
                return True
            if any(is_state(name, was) for was in were) and is_state(name, value):
                return ground.stood(name, value)
            is_edited = any(text in letters_of(value) for text in self._edited)
            return is_edited and (ANY in were or GIVEN in were)

        others = now.exact_names - known.exact_names - ground.names
        are_known = all(ground.holds(part) for name in others for part in record_parts(name))
        return are_known and all(is_known(*pair) for pair in told)

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """See `Mandate.fits`."""
        if self._shapes is None:
            return not strangers(request, ground)
        now = shape_of(request, put_in=self.put_in)
        return any(self._is_known(request, now, one, ground) for one in self._shapes)

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """See `Mandate.asks_for`: a step that sent nothing was asked for nothing."""
        del act
        if self._shapes is None:
            return sends_home(request) and not command_of_request(request)
        now = shape_of(request, put_in=self.put_in)
        return any(_is_alike(one, now, request, Ground()) for one in self._shapes)

    def adds_own(self, request: OutgoingRequest) -> tuple[str, ...]:
        """See `Mandate.adds_own`: no model has a hand in a replay."""
        del request
        return ()

    def carries(self, request: OutgoingRequest) -> bool:
        """See `Mandate.carries`: what a step sends is known."""
        del request
        return False

    def unknown(self, request: OutgoingRequest, ground: Ground) -> tuple[tuple[str, str], ...]:
        """See `Mandate.unknown`."""
        new = strangers(request, ground)
        return tuple(pair for pair in sent_by(request) if pair[0] in new)

    def agreed(self, request: OutgoingRequest, ground: Ground) -> None:
        """See `Mandate.agreed`: what a yes was used for is not sent once more as what the step is known to send."""
        now = shape_of(request, put_in=self.put_in)
        alike = (one for one in self._left if _is_alike(one, now, request, ground))
        if (known := next(alike, None)) is not None:
            self._left.remove(known)


def _repeated(request: OutgoingRequest) -> list[tuple[str, str]]:
    """Return what is told under a name that is sent several times: a shape keeps each name once."""
    sent = sent_by(request)
    times = Counter(name for name, _ in sent)
    return [(name, value) for name, value in sent if times[name] > 1 and tells(name, value)]


def _is_word(value: str) -> bool:
    return value.isascii() and value.isalpha()


def _takes(agreement: str, left: list[str]) -> bool:
    """Say whether something was agreed to, and take it off the list: it is sent once."""
    is_known = agreement in left
    if is_known:
        left.remove(agreement)
    return is_known


def _lacks_what_was_given(known: SentShape, request: OutgoingRequest) -> bool:
    """Say whether a field that the first run put something into is sent with nothing: a page that could not read it."""
    given = {general(name) for name, value in known.fields if value == GIVEN}
    held: dict[str, list[str]] = {}
    for name, value in sent_by(request):
        if general(name) in given:
            held.setdefault(general(name), []).append(value.strip())
    return any(all(value in _NOTHING for value in values) for values in held.values())


def _is_alike(known: SentShape, now: SentShape, request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether a request goes where the step's went; of another record's page, where that page stands itself.

    `/projects/support/wiki/Start` and `/projects/infra/wiki/Start`, sent by the page of infra. What is done there,
    the last part, stays. Another record's form may have fields of its own, sent as they stood there.
    """
    now = _without_untouched(known, now, request, ground)
    if known.is_like(now):
        return True
    were, are = known.path.split("/"), now.path.split("/")
    of_page = page_pattern(request.page_url).partition("?")[0].split("/")
    if len(were) != len(are) or were[-1] != are[-1]:
        return False
    others = [turn for turn, (was, part) in enumerate(zip(were, are, strict=True)) if was != part]
    is_here = all(of_page[turn : turn + 1] == are[turn : turn + 1] for turn in others)
    is_deed = any(deeds_in(f"{were[turn]} {are[turn]}") for turn in others)
    return is_here and not is_deed and known.model_copy(update={"path": now.path}).is_like(now)


def _without_untouched(
    known: SentShape, now: SentShape, request: OutgoingRequest, ground: Ground
) -> SentShape:
    """Leave out fields that the step's form did not have, and that stood on today's page as they are sent.

    So is a list that has nothing left today (`"done": []`): a shorter list is the same list. A box that says a deed
    (全社に公開), and a word that nobody sees (`role=admin`), are more than the step sent.
    """
    deeds = {(one.name, one.value) for one in ground.boxes if says_irreversible(one.words)}
    stood = {
        name
        for name, value in sent_by(request)
        if (name, value) in ground.untouched
        or (ground.stood(name, value) and not (tells(name, value) or _is_word(value)))
        or (value == _EMPTY_LIST and f"{general(name)}.{ANY}" in known.names)
    } - {name for name, value in sent_by(request) if (name, value) in deeds}
    kept = (pair for pair in now.fields if pair[0] not in stood or general(pair[0]) in known.names)
    return now.model_copy(update={"fields": tuple(kept)})
