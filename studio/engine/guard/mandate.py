"""Whose word a write has: what the person's sentence asks for, or what a step of a flow is known to send.

A mandate covers a request that nobody needs to be asked about again; it never covers what cannot be undone.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final, Protocol

from studio.domain.action import (
    Action,
    EditText,
    Fill,
    HandleDialog,
    SelectOption,
    SetChecked,
    TypeText,
    Upload,
    target_of,
)
from studio.domain.observation import MASK, AriaNode, Observation
from studio.domain.sending import ANY, SENT_FILE, SentShape
from studio.domain.text import fold, squeeze
from studio.engine.guard.acts import ActKind
from studio.engine.guard.commands import command_of_request, only_signs_in
from studio.engine.guard.contract import is_document, sent_by, shape_of, strangers
from studio.engine.guard.ground import Ground, is_of_the_site
from studio.engine.guard.persons import PersonsWords, same_value
from studio.engine.guard.ruling import ActUnderWay, lasts, sends_home
from studio.engine.guard.words import deeds_in
from studio.engine.perception.barriers import asks_login
from studio.engine.perception.facts import shows_option
from studio.engine.ports import OutgoingRequest
from studio.engine.secret_redactor import holds_secret_template
from studio.engine.templates import texts_of

_SHORTEST_LABEL: Final = 2
_PLACE: Final = re.compile(r"[a-z0-9]+", re.IGNORECASE)
PUTS_IN: Final = (Fill, EditText, TypeText, SelectOption, SetChecked, Upload, HandleDialog)
"""Acts that put something into a page."""


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

    @property
    def given(self) -> tuple[str, ...]:
        """What the person said; a flow's values are put in."""
        ...

    @property
    def only_looks(self) -> bool:
        """True while nothing is asked for but looking."""
        ...

    def begin(self, action: Action, page: Observation | None = None) -> None:
        """Know the act that comes, and the page that it is done on."""
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

    def adds_own(self, request: OutgoingRequest) -> tuple[str, ...]:
        """Return what a model put into it that is not the person's word."""
        ...

    def carries(self, request: OutgoingRequest) -> bool:
        """Say whether a text of the person's own that was just put in stands in it."""
        ...

    def unknown(self, request: OutgoingRequest, ground: Ground) -> tuple[tuple[str, str], ...]:
        """Return the names and values that a yes from before the request was seen does not cover."""
        ...

    def agreed(self, request: OutgoingRequest, ground: Ground) -> None:
        """Know that the person read what a request sends, and said yes to it."""
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
        is_said: It is the person's own value.
        is_for_change: It was put in for an item that asks for a change.
        is_choice: Of what a page sends for it nothing but the page's own word is known.
        is_box: A choice that is only on or off.
        page: Where it was put in, without fragment; "" where nobody looked.
        ways: Names and values by which its control sends it; "" for a control without a name.
        is_file: A file: giving it to a field is not yet a wish to send it.
        saved_as: What it left in already, as it was put in.
        is_pressed: It left with something that was pressed: the next act has it no more.
    """

    text: str
    is_said: bool
    is_for_change: bool
    is_choice: bool = False
    is_box: bool = False
    is_file: bool = False
    page: str = ""
    ways: frozenset[tuple[str, str]] = frozenset()
    saved_as: set[SentShape] = field(default_factory=set[SentShape])
    is_pressed: bool = False

    @property
    def is_persons(self) -> bool:
        """A value of theirs that they want to change something with; signing in is no change."""
        return self.is_said and self.is_for_change

    def is_in(self, request: OutgoingRequest) -> bool:
        """Say whether a request carries it: its value, or for a choice its option or its control's name."""
        sent = sent_by(request)
        if self.is_choice and any(
            (name == of_control or not of_control) and (value == of_value or of_value == ANY)
            for name, value in sent
            for of_control, of_value in self.ways
        ):
            return True
        told = (text for pair in sent for text in (pair if self.is_choice else pair[1:]))
        return any(same_value(self.text, text) for text in told)

    def may_be_in(self, request: OutgoingRequest) -> bool:
        """Say the same, and yes where nobody knows: a choice on the page that sends."""
        return self.is_in(request) or (self.is_choice and not self.ways and self.is_on(request))

    def is_on(self, request: OutgoingRequest) -> bool:
        """Say whether it was put in on the page that sends."""
        return not self.page or _bare(request.page_url) == self.page


@dataclass(slots=True)
class PersonsMandate:
    """What the sentence, or the checklist that was seen and started, asks for.

    It covers one write for each set of the person's own values that were put in, and one of a control
    that the item names; what a page saves at once may go once more with the form that it stands in.
    Nothing that a model put in of its own rides along.

    Args:
        word: Returns the person's word now.
    """

    is_of_flow: ClassVar[bool] = False

    word: Callable[[], Word]
    _texts: list[str] = field(default_factory=list[str])
    _fresh: list[_Put] = field(default_factory=list[_Put])
    _pressed: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _going_on: SentShape | None = None
    _newest: _Put | None = None
    _page: Observation | None = None

    @property
    def put_in(self) -> tuple[str, ...]:
        """See `Mandate.put_in`."""
        return tuple(self._texts)

    @property
    def given(self) -> tuple[str, ...]:
        """See `Mandate.given`."""
        return self.word().given

    @property
    def only_looks(self) -> bool:
        """See `Mandate.only_looks`."""
        return not self.word().is_change

    def begin(self, action: Action, page: Observation | None = None) -> None:
        """See `Mandate.begin`."""
        self._going_on = self._newest = None
        self._page = page
        self._fresh = [put for put in self._fresh if not put.is_pressed]
        if not isinstance(action, PUTS_IN):
            return
        target = target_of(action)
        node = page.node(target.ref or "") if page and target else None
        label = node.label if node else target.name if target else ""
        texts = texts_put(action, label)
        self._texts.extend(texts)
        if node is not None and _holds_already(action, node):
            return
        word = self.word()
        said = PersonsWords(word.given)
        for text in texts:
            put = _Put(
                text,
                is_said=_is_theirs(action, text, node, said, label),
                is_for_change=word.is_change,
                is_choice=isinstance(action, SelectOption | SetChecked),
                is_box=isinstance(action, SetChecked),
                is_file=isinstance(action, Upload),
                page=_bare(page.url) if page else "",
                ways=_ways(action, node, page) if node and page else frozenset(),
            )
            self._fresh.append(put)
            self._newest = put

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """See `Mandate.covers`."""
        if lasts(request, act) or not sends_home(request) or strangers(request, ground):
            return False
        if self.adds_own(request):
            return False
        shape = shape_of(request).bare
        if self._going_on is not None and self._going_on.is_like(shape):
            return True  # row after row, or the same field saved letter by letter
        word = self.word()
        carried = [put for put in self._carried(request, act) if not self._is_just_given(put, act)]
        is_typed = any(not put.is_choice for put in carried)
        if is_typed and strangers(request, ground, is_form=True):
            return False
        if not (carried or (word.is_change and self._is_named(act, word))):
            return False
        if not carried:
            self._pressed.add((word.text, _core(act.label)))
        for put in self._fresh:
            put.is_pressed = put.is_pressed or act.kind is ActKind.PRESSES
        for put in carried:
            put.saved_as.add(shape)
        self._going_on = shape if act.is_many or act.kind is ActKind.SETS else None
        return True

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """See `Mandate.fits`."""
        return not strangers(request, ground)

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """See `Mandate.asks_for`: a sentence that asks for deleting is no yes to buying.

        What neither says a deed nor is called by one is asked for where it carries what the person said.
        """
        command = command_of_request(request)
        said = command or (act.label if act else "")
        if deeds_in(said):
            return self.asks_for_deed("delete" if command == "DELETE" else said)
        word = self.word()
        is_theirs = act is not None and (
            self._carried(request, act) or self._is_named(act, word) or self._is_filled_in(request)
        )
        return word.is_change and bool(is_theirs)

    def asks_for_deed(self, words: str) -> bool:
        """Say whether the sentence asks for what a control or an address so called does."""
        word = self.word()
        deeds, asked = deeds_in(words), deeds_in("\n".join((word.text, *word.given[:1])))
        if deeds <= {"send"}:  # what stands in 「」 may sound like a deed, and forbids no saving
            return word.is_change or bool(deeds & asked)
        return bool(deeds & asked)

    def adds_own(self, request: OutgoingRequest) -> tuple[str, ...]:
        """See `Mandate.adds_own`."""
        is_login = self._signs_in(request)
        own = [
            put
            for put in self._fresh
            if not (put.is_persons or (is_login and put.is_said)) and put.may_be_in(request)
        ]
        if own and all(put.is_box and not put.is_in(request) for put in own):
            return () if self._is_all_theirs(request) else tuple(put.text for put in own)
        return tuple(put.text for put in own)

    def _is_all_theirs(self, request: OutgoingRequest) -> bool:
        """Say whether all that is sent is the person's, or of the page's address: a box without a name is not in it."""
        said, places = PersonsWords(self.word().given), _PLACE.findall(request.page_url)
        return all(
            value in places
            or is_of_the_site(name, value)
            or said.has_value(value, name)
            or any(put.is_persons and same_value(put.text, value) for put in self._fresh)
            for name, value in sent_by(request)
        )

    def carries(self, request: OutgoingRequest) -> bool:
        """See `Mandate.carries`."""
        texts = (put for put in self._fresh if put.is_persons and not put.is_choice)
        return any(put.is_in(request) for put in texts)

    def unknown(self, request: OutgoingRequest, ground: Ground) -> tuple[tuple[str, str], ...]:
        """See `Mandate.unknown`."""
        new, own = strangers(request, ground), self.adds_own(request)
        return tuple(
            (name, value)
            for name, value in sent_by(request)
            if name in new or any(same_value(text, value) for text in own)
        )

    def agreed(self, request: OutgoingRequest, ground: Ground) -> None:
        """See `Mandate.agreed`: a model's own value that was read and agreed to is no stranger any more."""
        del ground
        self._fresh = [put for put in self._fresh if put.is_persons or not put.may_be_in(request)]

    def _carried(self, request: OutgoingRequest, act: ActUnderWay) -> list[_Put]:
        """Return what fresh of the person's own is sent: words, a choice, a password."""
        shape = shape_of(request).bare
        fresh = [put for put in self._fresh if shape not in put.saved_as]
        carried = [put for put in fresh if put.is_persons and self._is_sent(put, request, act)]
        if self._signs_in(request):
            carried += [put for put in fresh if holds_secret_template(put.text)]
        return carried

    def _signs_in(self, request: OutgoingRequest) -> bool:
        """Say whether a request signs in with a secret that was put in: by its address, or as the form of a login screen.

        Such a form asks for somebody's name as well: one for a password alone may confirm anything.
        """
        if sum(value == MASK for _, value in sent_by(request)) != 1:
            return False
        names = (put for put in self._fresh if put.is_said and not holds_secret_template(put.text))
        return only_signs_in(request) or (
            self._page is not None
            and asks_login(self._page)
            and not command_of_request(request)
            and any(put.is_in(request) for put in names)
        )

    def _is_just_given(self, put: _Put, act: ActUnderWay) -> bool:
        return put.is_file and act.kind is ActKind.SETS

    def _is_filled_in(self, request: OutgoingRequest) -> bool:
        """Say whether a whole page is sent on which something of the person's own was put in and not sent yet."""
        here = _bare(request.page_url)
        return is_document(request) and any(
            put.is_persons and put.page == here for put in self._fresh
        )

    def _is_sent(self, put: _Put, request: OutgoingRequest, act: ActUnderWay) -> bool:
        is_set_now = put is self._newest and act.kind is ActKind.SETS
        return put.is_in(request) or (put.is_choice and is_set_now)

    def _is_named(self, act: ActUnderWay, word: Word) -> bool:
        label = _core(act.label)
        is_named = len(label) >= _SHORTEST_LABEL and label in squeeze(word.text)
        return is_named and (word.text, label) not in self._pressed


def texts_put(action: Action, label: str) -> list[str]:
    """Return what an act puts in as it may be sent: of a file its name, of a box what it is called."""
    if isinstance(action, SetChecked):
        return [label] if label else []
    texts = [text for text in texts_of(action) if text.strip()]
    if isinstance(action, Upload):
        texts += [f"{SENT_FILE}{Path(path).name}" for path in action.paths]
    return texts


def _is_theirs(
    action: Action, text: str, node: AriaNode | None, said: PersonsWords, label: str
) -> bool:
    """Say whether what an act puts in is the person's own; files and secrets are never a model's."""
    match action:
        case Upload():
            return True
        case SetChecked():
            return said.has_box(label)
        case SelectOption():
            return said.has_choice(text, label)
        case _:
            held = node.text if node is not None else ""
            return holds_secret_template(text) or said.has_text(text, label, held)


def _ways(action: Action, node: AriaNode, page: Observation) -> frozenset[tuple[str, str]]:
    """Return by what names and values a page sends a choice; a box that is off by what is sent beside it."""
    controls = page.controls or ()
    mine = [one for one in controls if one.ref and one.ref == node.ref]
    match action:
        case SelectOption(option=option):
            chosen = (one for one in mine if fold(one.words) == fold(option))
            return frozenset((one.name, one.value) for one in chosen if one.value)
        case SetChecked(checked=True):
            return frozenset((one.name, one.value) for one in mine if one.name)
        case SetChecked():
            forms = {one.form for one in mine} - {-1}
            beside = (one for one in controls if one.form in forms and one not in mine)
            return frozenset((one.name, ANY) for one in beside if one.name)
        case _:
            return frozenset()


def _holds_already(action: Action, node: AriaNode) -> bool:
    """Say whether an act leaves a field as it is."""
    match action:
        case Fill(value=value):
            return bool(value) and fold(node.text) == fold(value)
        case SelectOption(option=option):
            return shows_option(node, option)
        case SetChecked(checked=checked):
            return (node.states.get("checked", "") == "true") is checked
        case _:
            return False


def _bare(url: str) -> str:
    return url.partition("#")[0]


def _core(label: str) -> str:
    """Return a label without what only says that it is pressed: 保存する and 保存ボタン are 保存, 入れる and 入れて 入れ."""
    bare = re.sub(r"(?:する|します|ボタン|を)+$", "", squeeze(label))
    return re.sub(r"(?<=[一-鿿ぁ-ん])[るくぐすつぬぶむう]$", "", bare)
