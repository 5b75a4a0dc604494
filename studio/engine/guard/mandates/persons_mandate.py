"""Whose word a write of a first run has: what the person's sentence, or the checklist that they saw, asks for."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from studio.domain.actions.action import Action, Choose, Drag, Press, SetChecked
from studio.domain.flows.brackets import quotes_of
from studio.domain.flows.sending import SentShape
from studio.domain.page.observation import EDITABLE_ROLES, MASK, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.acts import (
    ActKind,
    aimed_at,
    asked_in_dialog,
    presses,
    presses_by_key,
)
from studio.engine.guard.facts.commands import command_of_request, deed_in, only_signs_in
from studio.engine.guard.facts.contract import (
    Key,
    is_document,
    key_of,
    sent_by,
    shape_of,
    strangers,
)
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.facts.ground import Ground, is_of_the_site
from studio.engine.guard.facts.passed_by import Deed, kept_of, passed_by
from studio.engine.guard.facts.persons import affirmed, core_of, is_called, same_value, words_of
from studio.engine.guard.facts.records import (
    LEFT_OUT,
    controls_beside,
    is_told_of,
    missed_by,
    says_missed,
    shows_any,
    shows_part,
    stand_in_rows,
    tells_by_rule,
    unseen_of,
)
from studio.engine.guard.facts.telling_rows import is_told_apart
from studio.engine.guard.facts.words import WEAK_DEEDS, deeds_in, says_more
from studio.engine.guard.mandates.left_open import headings_of, left_open
from studio.engine.guard.mandates.mandate import PUTS_IN, texts_put
from studio.engine.guard.mandates.owning import may_sign_in
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.mandates.pressing import (
    ends_of,
    goes_elsewhere,
    is_rule_of,
    lacks_field,
    pressed_in,
)
from studio.engine.guard.mandates.put import Put
from studio.engine.guard.mandates.putting import holds_already, puts_by_hand, puts_of, unsaid_in
from studio.engine.guard.own_traffic import bare
from studio.engine.guard.ruling import ActUnderWay, lasts, sends_home
from studio.engine.perception.list_ends import end_beside, means_end
from studio.engine.ports import OutgoingRequest
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.words import as_written

_KANJI: Final = re.compile("[一-鿿々]")
_PLACE: Final = re.compile(r"[a-z0-9]+", re.IGNORECASE)


@dataclass(slots=True)
class PersonsMandate:
    """What the sentence, or the checklist that was seen and started, asks for.

    It covers one write for each set of the person's own values that were put in, and one of a control
    that the item names; what a page saves at once may go once more with the form that it stands in, and
    the very same form never. Nothing that a model put in of its own rides along.

    Args:
        word: Returns the person's word now.
    """

    is_of_flow: ClassVar[bool] = False

    word: Callable[[], Word]
    _texts: list[str] = field(default_factory=list[str])
    _used: list[str] = field(default_factory=list[str])
    _fresh: list[Put] = field(default_factory=list[Put])
    _pressed: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _went: set[Key] = field(default_factory=set[Key])
    _going_on: SentShape | None = None
    _newest: Put | None = None
    _page: Observation | None = None
    _doing: tuple[Action, Observation] | None = None
    _missed: frozenset[str] = frozenset()
    _at_other: frozenset[str] = frozenset()
    _done_here: list[Deed] = field(default_factory=list[Deed])

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
        self._note_coming(page)
        self._page = page
        self._fresh = [put for put in self._fresh if not put.is_pressed]
        self._note_hands(page)
        self._doing = (action, page) if page is not None else None
        self._done_here = kept_of(self._done_here, self._doing) if self._doing else []
        # A name that is searched for is no name seen.
        if not any(map(_KANJI.search, texts_put(action, ""))):
            with as_written():
                self._used.append(action.in_words())
        if not isinstance(action, PUTS_IN):
            return
        word = self.word()
        puts = puts_of(action, page, word.said, is_change=word.is_change)
        self._texts.extend(put.text for put in puts)
        if puts and not holds_already(action, page):
            self._fresh.extend(puts)
            self._newest = puts[-1]

    def turn_page(self) -> None:
        """Know that the newest act opened another document: what stands in its fields nobody put in."""
        missed, before = self._missed_by_act(self.word()), self._doing[1] if self._doing else None
        if missed or self._missed == LEFT_OUT or (before and shows_any(before, self._missed)):
            self._missed = missed
        self._at_other = frozenset()
        self._doing = None

    def _note_coming(self, page: Observation | None) -> None:
        """Know that something was done at another record (in its row, its menu): what belongs to no row is that record's now.

        A row may be only marked, or show its bar under the pointer. So it is until something is done at their own record.
        """
        if page is None or self._doing is None:
            return
        _, before = self._doing
        if bare(before.url) != bare(page.url) or self._is_at_theirs():
            self._at_other = frozenset()
        elif missed := self._missed_by_act(self.word()):
            self._at_other = missed

    def _is_at_theirs(self) -> bool:
        """Say whether the act under way is done at what they name, beside others of its like, or by its own name."""
        if self._doing is None:
            return False
        action, page = self._doing
        said, pressed = self._naming(word := self.word()), pressed_in(action, page, word)
        named = (says_missed(one, self._at_other, word.text) for one in pressed)
        told = (is_told_of(one, page, said) for one in pressed)
        return any(told) or any(named) or stand_in_rows(pressed, page, word.ticks(page))

    def _note_hands(self, page: Observation | None) -> None:
        """Know what the act before this one has put in by keys and clicks."""
        if self._doing is None or page is None:
            return
        action, before = self._doing
        is_other = isinstance(action, PUTS_IN) and not isinstance(action, SetChecked)
        if is_other or bare(before.url) != bare(page.url):
            return
        word = self.word()
        puts = puts_by_hand(action, before, page, word.said, is_change=word.is_change)
        ticks = word.ticks(page) if any(put.is_box and not put.is_said for put in puts) else ()
        puts = [replace(put, is_said=True) if put.ref in ticks else put for put in puts]
        refs = {put.ref for put in puts} - {""}
        self._fresh = [*(put for put in self._fresh if put.ref not in refs), *puts]
        self._texts.extend(put.text for put in puts)

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """See `Mandate.covers`."""
        if lasts(request, act) or not sends_home(request) or self._strangers(request, ground):
            return False
        if self.adds_own(request):
            return False
        word = self.word()
        if (
            self._is_of_another(word, request)
            or self._leaves(request)
            or self._sends_elsewhere(request, act)
        ):
            return False
        shape = shape_of(request, put_in=self._texts).bare
        if self._going_on is not None and self._going_on.is_like(shape):
            return True  # row after row, or the same field saved letter by letter
        is_given = act.kind is ActKind.SETS  # a field was just given a file
        carried = [put for put in self._carried(request, act) if not (put.is_file and is_given)]
        is_typed = any(not put.is_choice for put in carried)
        if is_typed and self._strangers(request, ground, is_form=True):
            return False
        is_pressed = word.is_change and self._is_named(act, word) and not lacks_field(act, word)
        if not (carried or is_pressed):
            return False
        if not carried:
            self._pressed.add((word.text, core_of(act.label)))
        for put in self._fresh if act.kind is ActKind.PRESSES else ():
            put.is_pressed = True
        for put in carried:
            put.saved_as.add(shape)
        self._went.add(key_of(request))
        self._going_on = shape if act.is_many or act.kind is ActKind.SETS else None
        return True

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """See `Mandate.fits`."""
        return not self._strangers(request, ground)

    def _strangers(
        self, request: OutgoingRequest, ground: Ground, *, is_form: bool | None = None
    ) -> tuple[str, ...]:
        """Return the names of what is sent that nobody saw or put in; what a login form held unseen only says where to."""
        new = strangers(request, ground, is_form=is_form)
        if not new or not self._signs_in(request):
            return new
        stood = {name for name, value in sent_by(request) if ground.stood(name, value)}
        return tuple(name for name in new if name not in stood)

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """See `Mandate.asks_for`: a sentence that asks for deleting is no yes to buying.

        What neither says a deed nor is called by one is asked for where it carries what the person said.
        At another record than theirs nothing is asked for.
        """
        if act is not None and (self._is_of_another(self.word(), request) or self._leaves(request)):
            return False
        said = self._deed_of(request, self._called(act))
        deeds = deeds_in(said)
        if deeds and (deeds - WEAK_DEEDS or deeds & self._deeds_asked):
            return self.asks_for_deed(said)
        word = self.word()
        is_theirs = act is not None and (
            self._carried(request, act) or self._is_named(act, word) or self._is_filled_in(request)
        )
        return word.is_change and bool(is_theirs)

    def _called(self, act: ActUnderWay | None) -> str:
        """Return what an act is called: by what the dialog around its plain button asks about, else by its element."""
        return (asked_in_dialog(*self._doing) if self._doing else "") or (act.label if act else "")

    @staticmethod
    def _deed_of(request: OutgoingRequest, label: str) -> str:
        """Return what a request is called by: its address or what it sends, else its button; submit says no more than 発注."""
        command = command_of_request(request)
        if command == "DELETE":
            return "delete"
        return command if deeds_in(command) - WEAK_DEEDS or not deeds_in(label) else label

    def unseen_name(
        self, action: Action, page: Observation, request: OutgoingRequest | None = None
    ) -> str:
        """Return what the item quotes, and neither the page shows nor the run has used, "" for nothing.

        Only of a control that the item names and that has twins: any other is pressed to look for it.

        Args:
            action: What is to be done.
            page: On which.
            request: What it is about to send. What something is to become stands in it or is to be seen, and a way
                that sends is no tab of the page.
        """
        word = self.word()
        node = next(iter(pressed_in(action, page, word)), None)
        if node is None or node.role in EDITABLE_ROLES or not is_called(node.label, word.text):
            return ""
        used = [*self._used, *self._looked_for(word)]
        if request is None:
            return "" if shows_part(node, page) else unseen_of(node, page, word.named, used)
        sent = [value for _, value in sent_by(request)]
        becoming = (
            one for one in word.becoming if not any(same_value(one, value) for value in sent)
        )
        return unseen_of(node, page, word.named, used, sends=True) or unseen_of(
            node, page, [*becoming], [], sends=True
        )

    def asks_for_deed(self, words: str, page: Observation | None = None) -> bool:
        """Say whether the sentence asks for what a control or an address so called does.

        What stands in 「」 may sound like a deed, and forbids no saving of what was put in for it.

        Args:
            words: What it is called.
            page: On which it stands.
        """
        word, deeds = self.word(), deeds_in(words)
        if deeds & self._deeds_asked:
            seen = headings_of(self._page) if self._page and self._shows_named(self._page) else ()
            return not says_more(words, "\n".join((word.text, *word.given[:1])), "\n".join(seen))
        here = bare(page.url) if page else ""
        has_put = any(put.is_persons and put.page == here for put in self._fresh)
        is_named = is_called(words, word.text)
        return deeds <= WEAK_DEEDS and word.is_change and (has_put or is_named)

    def _shows_named(self, page: Observation) -> bool:
        """Say whether something that they named stands on a page: else what it is called is another thing."""
        return shows_any(page, words_of(self._naming(self.word())))

    @property
    def _deeds_asked(self) -> frozenset[str]:
        word = self.word()
        return deeds_in("\n".join(map(affirmed, (word.text, *word.given[:1]))))

    def adds_own(self, request: OutgoingRequest) -> tuple[str, ...]:
        """See `Mandate.adds_own`."""
        own = unsaid_in(self._fresh, request, self._page, self.word().said)
        if own and all(put.is_box and not put.is_in(request) for put in own):
            return () if self._is_all_theirs(request) else tuple(put.text for put in own)
        return tuple(put.text for put in own)

    def _is_all_theirs(self, request: OutgoingRequest) -> bool:
        """Say whether all that is sent is the person's, or of the page's address: a box without a name is not in it."""
        said, places = self.word().said, _PLACE.findall(request.page_url)
        return bool(sent_by(request)) and all(
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
        new, own = self._strangers(request, ground), self.adds_own(request)
        told = tuple(
            (name, value)
            for name, value in sent_by(request)
            if name in new or any(same_value(text, value) for text in own)
        )
        boxes = (put for put in self._fresh if put.is_box and not put.is_said and put.ways)
        return (*told, *((put.text, put.state) for put in boxes if put.text in own))

    def agreed(self, request: OutgoingRequest, ground: Ground) -> None:
        """See `Mandate.agreed`: a model's own value that was read and agreed to is no stranger any more."""
        del ground
        self._fresh = [put for put in self._fresh if put.is_persons or not put.may_be_in(request)]

    def _carried(self, request: OutgoingRequest, act: ActUnderWay) -> list[Put]:
        """Return what fresh of the person's own is sent: words, a choice, a password."""
        shape = shape_of(request, put_in=self._texts).bare
        fresh = [put for put in self._fresh if shape not in put.saved_as]
        carried = [put for put in fresh if put.is_persons and self._is_sent(put, request, act)]
        if self._signs_in(request):
            carried += [put for put in fresh if holds_secret_template(put.text)]
        return carried

    def _signs_in(self, request: OutgoingRequest) -> bool:
        """Say whether a request signs in with a secret that was put in: by its address, or as a form of a login.

        That asks for somebody's name as well: one for a password alone may confirm anything.
        """
        if sum(value == MASK for _, value in sent_by(request)) != 1:
            return False
        if any(deed_in(value) for _, value in sent_by(request)):
            return False
        aimed = aimed_at(*self._doing) if self._doing else None
        names = (put for put in self._fresh if put.is_said and not holds_secret_template(put.text))
        return only_signs_in(request) or (
            self._page is not None
            and may_sign_in(aimed, self._page)
            and not command_of_request(request)
            and self._is_of_login(request)
            and any(put.is_in(request) for put in names)
        )

    def _is_of_login(self, request: OutgoingRequest) -> bool:
        """Say whether a login form goes to its own end; one without an end of its own is sent by a script, which knows where to."""
        ends = (ends_of(request, *self._doing) if self._doing else frozenset[str]()) - {
            bare(request.page_url).partition("?")[0]
        }
        return not ends or bare(request.url).partition("?")[0] in ends

    def _is_filled_in(self, request: OutgoingRequest) -> bool:
        """Say whether a whole page is sent on which something of the person's own was put in and not sent yet."""
        here, names = bare(request.page_url), {name for name, _ in request.fields}
        return is_document(request) and any(
            put.is_persons and put.page == here and (not put.name or put.name in names)
            for put in self._fresh
        )

    def _is_sent(self, put: Put, request: OutgoingRequest, act: ActUnderWay) -> bool:
        is_set_now = put.is_choice and put is self._newest and act.kind is ActKind.SETS
        return is_set_now or (put.is_in(request) and not put.is_misplaced(request, self._page))

    def _is_named(self, act: ActUnderWay, word: Word) -> bool:
        """Say whether they name what is pressed; of a drag also where it goes, and no key but those that press."""
        said = word.text
        if self._doing is None:
            return self._is_asked(act, said)
        action, page = self._doing
        if isinstance(action, Press) and not presses_by_key(action):
            return False
        if isinstance(action, Drag):
            to = page.node(action.to.ref or "")
            end = end_beside(to, action.place, page) if to else None
            is_end = end is not None and is_called(end.name, said) and means_end(end, said)
            if not is_end and not is_called(to.label if to else action.to.name, said):
                return False
        return self._is_asked(act, said)

    def _is_asked(self, act: ActUnderWay, said: str) -> bool:
        return is_called(act.label, said) and (said, core_of(act.label)) not in self._pressed

    def _is_of_another(self, word: Word, request: OutgoingRequest) -> bool:
        """Say whether what is done stands at another record than the one they name, or than any seen so far."""
        if self._doing is None:
            return False
        action, page = self._doing
        if self._missed and not shows_any(page, self._missed):
            return True
        if passed_by(self._done_here[:-1], self._doing, self._naming(word)):
            return True
        is_other = bool(self._missed_by_act(word, sends=True))
        return is_other or bool(self.unseen_name(action, page, request)) or self.is_row_open

    @property
    def is_row_open(self) -> bool:
        """See `Mandate.is_row_open`."""
        if self._doing is None:
            return False
        action, page = self._doing
        said, pressed = self._naming(word := self.word()), pressed_in(action, page, word)
        return not all(is_told_apart(one, page, said, sends=True) for one in pressed)

    def _missed_by_act(self, word: Word, *, sends: bool = False) -> frozenset[str]:
        """Return by which words they name another record than the one that the act under way is done at; `sends`: by what it sends."""
        if self._doing is None:
            return frozenset()
        action, page = self._doing
        said, pressed = self._naming(word), pressed_in(action, page, word)
        if self._at_other and pressed and not self._is_at_theirs():
            return LEFT_OUT
        if not pressed and isinstance(action, Choose) and action.column:  # on a later page
            is_theirs = all(word.said.has_value(one.value) for one in action.rule.where)
            return frozenset() if is_theirs else LEFT_OUT
        quoted = "\n".join(one[1] for one in quotes_of(said))
        naming = quoted if is_rule_of(action, word) else None
        found = [missed_by(node, page, said, naming, sends=sends) for node in pressed]
        return LEFT_OUT if LEFT_OUT in found else next(filter(None, found), frozenset[str]())

    def _naming(self, word: Word) -> str:
        """Return what of their words may name a record, a line each."""
        said = "\n".join(map(squeeze, (*word.text.splitlines(), *word.given[:1])))
        for looked_for in self._looked_for(word):
            said = said.replace(squeeze(looked_for), "\n")
        return said

    def _looked_for(self, word: Word) -> Sequence[str]:
        """Return what was put into a field and names none of what was found by it, as limits or a rank tell which."""
        return self._texts if tells_by_rule("\n".join((word.text, *word.given[:1]))) else ()

    def _leaves(self, request: OutgoingRequest) -> bool:
        """Say whether a press sends a form once more, or with something in it as it stood that they said otherwise."""
        if self._doing is None:
            return False
        action, page = self._doing
        if isinstance(action, PUTS_IN) or not presses(action):
            return False
        if is_document(request) and key_of(request) in self._went:
            return True
        node, word = aimed_at(action, page), self.word()
        beside = controls_beside(node, page) if node else ()
        form = next((one.form for one in beside), -1)
        said, is_login = FieldWords((word.text,), word.today), self._signs_in(request)
        return left_open(request, page, form, said, only_boxes=is_login)

    def _sends_elsewhere(self, request: OutgoingRequest, act: ActUnderWay) -> bool:
        is_named = self._is_named(act, self.word())
        return bool(self._doing) and goes_elsewhere(request, *self._doing, is_named=is_named)
