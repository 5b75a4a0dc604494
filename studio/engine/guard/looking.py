"""Looking by POST: tabs, months and pages of sites that send for whatever they show. One answer a place and run.

The person asked for nothing but looking, such a press says no deed, its request no command, and nothing that anybody put in is in it. A person answers once
for a method and a place; what the place is told afterwards are numbers and what was on the card, or it is asked again.
A message over a web socket is told apart by its words, and of its numbers only those go on by which messages are counted.
"""

import re
from collections import deque
from dataclasses import dataclass, field
from itertools import dropwhile, pairwise
from typing import Final

from studio.domain.text import fold
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import command_of_request, is_message, is_write
from studio.engine.guard.facts.contract import (
    is_document,
    numbered,
    sent_by,
    shape_of,
    strangers,
)
from studio.engine.guard.facts.ground import Ground, is_of_the_site, is_state, tells
from studio.engine.guard.facts.persons import RELATIVE_DAY, same_value
from studio.engine.guard.facts.words import deeds_in, says_harmless
from studio.engine.guard.ruling import ActUnderWay, is_at_home, lasts
from studio.engine.ports import OutgoingRequest

_COUNT: Final = re.compile(r"\d{1,12}", re.ASCII)
_WAYS: Final = frozenset({"link", "tab", "menuitem"})
_KEPT: Final = 12
_HEARD: Final = 3
"""So many messages tell that a number of them only counts."""

ShownAt = tuple[str, str, str]
"""Method, address and place."""


@dataclass(slots=True)
class _Answer:
    is_yes: bool
    labels: set[str] = field(default_factory=set[str])
    agreed: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])


class Looks:
    """What was answered in this run about showing by sending."""

    def __init__(self) -> None:
        self._answers: dict[ShownAt, _Answer] = {}
        self._numbers: dict[str, deque[dict[str, int]]] = {}

    def hear(self, request: OutgoingRequest) -> None:
        """Know the numbers of a message over a web socket: some count its messages."""
        if is_message(request):
            told = {name: int(value) for name, value in sent_by(request) if _COUNT.fullmatch(value)}
            self._numbers.setdefault(request.url, deque(maxlen=_KEPT)).append(told)

    def _counts(self, request: OutgoingRequest, name: str) -> bool:
        """Say whether a number stands in each message of a web socket, and is one more each time."""
        told = [one.get(name) for one in self._numbers.get(request.url, ())]
        told = list(dropwhile(lambda one: one is None, told))
        steps = (_is_next(*pair) for pair in pairwise(told))
        return len(told) >= _HEARD and all(steps)

    def answer(self, request: OutgoingRequest, ground: Ground, label: str) -> bool | None:
        """Return what was answered for such a request; None: it has to be asked about.

        Behind a button of another name (締め beside 前月) the same field may say another thing.
        """
        known = self._answers.get(_shown_at(request))
        if known is None or not known.is_yes:
            return known and known.is_yes
        if not (label in known.labels or shows_by_name(label)):
            return None
        held = ground.controls if is_document(request) else frozenset[tuple[str, str]]()
        names = {numbered(name) for name, _ in known.agreed}
        is_same = all(
            (numbered(name) in names)  # another button of the same form is another thing
            and (
                (self._counts(request, name) if is_message(request) else _is_number(value))
                or is_of_the_site(name, value)
                or (name, value) in held | known.agreed
            )
            for name, value in sent_by(request)
        )
        return True if is_same else None

    def learn(self, request: OutgoingRequest, label: str, *, is_yes: bool) -> None:
        """Know what was answered."""
        known = self._answers.setdefault(_shown_at(request), _Answer(is_yes))
        known.is_yes = is_yes
        known.labels.add(label)
        known.agreed.update(sent_by(request))


def is_look(request: OutgoingRequest, act: ActUnderWay | None, ground: Ground) -> bool:
    """Say whether a write seems to do nothing but show something else of its own site.

    Args:
        request: As it is held.
        act: The press that it belongs to.
        ground: What was known when it began.
    """
    if act is None or act.is_start or act.kind is ActKind.SETS or act.is_approved:
        return False
    is_sent = request.method.upper() == "POST" or is_message(request)
    if not is_sent or not is_at_home(request) or lasts(request, act):
        return False
    if deeds_in(act.label) or strangers(request, ground, is_form=False):
        return False
    sent = [value for name, value in sent_by(request) if (name, value) not in ground.controls]
    return not any(same_value(put, value) for put in ground.put_in for value in sent)


def shows_by_name(label: str) -> bool:
    """Say whether a control is called by what it shows: a number, a day or month, or a harmless word; a sign without words shows as well."""
    plain = fold(label)
    is_moment = bool(RELATIVE_DAY.search(plain)) or any(map(str.isdigit, plain))
    return not any(map(str.isalnum, plain)) or is_moment or says_harmless(label)


def shows_by_role(act: ActUnderWay) -> bool:
    """Say whether what was pressed only shows by what it is, or is called: a tab, a link, a part that unfolds, 次へ; not a sign, as ＋ is one."""
    node = act.page.node(act.ref) if act.page and act.ref else None
    is_folded = node is not None and "expanded" in node.states
    is_way = act.role in _WAYS or is_folded or says_harmless(act.label)
    return is_way and any(map(str.isalnum, act.label))


def is_postback(request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether a page is asked for itself with nothing but what stood in its forms, its state among it: WebForms, JSF."""
    is_same = request.url.partition("?")[0] == request.page_url.partition("#")[0].partition("?")[0]
    is_form = is_document(request) and is_write(request) and ground.knows_controls
    is_plain = not command_of_request(request) and not strangers(request, ground)
    has_state = any(is_of_the_site(*one) or is_state(*one) for one in request.fields)
    return is_form and is_same and is_plain and has_state


def _shown_at(request: OutgoingRequest) -> ShownAt:
    """Return the very address, with what says what is to be done: /items/5/star is not /items/6/star."""
    return (request.method.upper(), request.url, shape_of(request).path)


def _is_next(was: int | None, now: int | None) -> bool:
    return was is not None and now == was + 1


def _is_number(value: str) -> bool:
    return fold(value).isdigit() and not tells("", value)
