"""Whether the form that a step sent is the one of today: of the same record, its lists and unseen codes stand as they stood then. Pure.

What a form holds by itself is the site's word, and another record's form holds something else. Of the same page and the same
record it does not: a list that stands otherwise, a box that is ticked, a field that is new are more than the step sent.
"""

import re
import zlib
from typing import Final

from studio.domain.flows.sending import SentShape, general
from studio.domain.page.observation import MASK, Control, ControlKind
from studio.domain.text import fold
from studio.engine.guard.facts.contract import sent_by
from studio.engine.guard.facts.ground import Ground, is_of_the_site, is_state, names_record
from studio.engine.ports import OutgoingRequest

_CODE: Final = re.compile(r"\d{1,3}|[A-Za-z_-]{1,30}", re.ASCII)
"""An option, a box, a word for a program; ids with letters and digits are made anew each time."""
_STATES: Final = re.compile(r"rev|version", re.IGNORECASE)
"""What a record's field is called that counts its changes."""
PAGE: Final = ""
"""Stands for the name of the page that sends, which has no name."""


def codes_of(request: OutgoingRequest) -> tuple[tuple[str, str], ...]:
    """Return by what the codes that a form holds are known again another day, and the page that it stands on."""
    told = (pair for pair in sent_by(request) if _is_code(*pair) or names_record(pair[0]))
    page = (PAGE, _sum(request.page_url.partition("#")[0]))
    return (page, *dict.fromkeys((name, _sum(value)) for name, value in told))


def is_other_form(known: SentShape, request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether the same record's form is sent with something that it did not hold then, and nobody put in today.

    Args:
        known: What the step sent.
        request: What it is about to send.
        ground: What was known when the act began.
    """
    were = frozenset(known.codes or ())
    if not were or codes_of(request)[0] not in were:
        return False
    held = list((ground.page.controls if ground.page else None) or ())
    query = request.url.partition("?")[2]
    new = [
        (name, value)
        for name, value in sent_by(request)
        if (name, _sum(value)) not in were and _may_be_told(name, value)
    ]
    chosen = {(one.name, one.value) for one in held if _is_put_in(one, ground)}
    if any(pair in chosen or _names_other_record(*pair, held) for pair in new):
        return False
    return any(
        _is_of_form(name, value, held, known) or f"{name}={value}" in query for name, value in new
    )


def _is_of_form(name: str, value: str, held: list[Control], known: SentShape) -> bool:
    """Say whether a field of the page's forms holds a code that is another one than then, or was not sent then at all."""
    stood = any((one.name, one.value) == (name, value) for one in held)
    return stood and (_is_code(name, value) or general(name) not in known.names)


def _names_other_record(name: str, value: str, held: list[Control]) -> bool:
    is_unseen = any(
        one.name == name and one.value == value and one.kind is ControlKind.HIDDEN for one in held
    )
    return is_unseen and names_record(name) and not _STATES.search(name)


def _is_put_in(one: Control, ground: Ground) -> bool:
    """Say whether an option or a box is called by what was put in today."""
    words = fold(one.words)
    return bool(words) and any(
        text and (text in words or words in text) for text in map(fold, ground.put_in)
    )


def _may_be_told(name: str, value: str) -> bool:
    is_own = is_of_the_site(name, value) or is_state(name, value) or value == MASK
    return bool(value.strip()) and not is_own and not _STATES.search(name)


def _is_code(name: str, value: str) -> bool:
    return bool(_CODE.fullmatch(value)) and _may_be_told(name, value)


def _sum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
