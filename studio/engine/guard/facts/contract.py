"""The contract: what a held request sends, read from the request and from nothing else. Pure.

`card_of` is what a person reads before they agree; `strangers` are the fields that neither the page
showed nor anybody put in, so that no yes from before the request was seen covers them.
"""

import hashlib
import re
import zlib
from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qsl, unquote_plus, urlsplit

from studio.domain.flows.sending import ANY, GIVEN, MESSAGE, SENT_FILE, SentShape
from studio.domain.page.address import origin_of, page_pattern, parsed
from studio.domain.page.observation import MASK, Observation
from studio.domain.page.target import without_marks
from studio.domain.text import clip, fold, has_digits, squeeze
from studio.engine.guard.facts.commands import deed_in, is_message, names_command
from studio.engine.guard.facts.ground import (
    CLOCK_DIGITS,
    Ground,
    is_moment,
    is_of_the_site,
    is_stamp,
    is_state,
    only_single,
    tells,
)
from studio.engine.guard.facts.readings import readings
from studio.engine.guard.facts.standing import sent_otherwise
from studio.engine.guard.facts.whole_records import changed_beside
from studio.engine.guard.facts.words import deeds_in
from studio.engine.perception.facts import ON, amounts_told, is_hint
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.words import tr

SENT_AS: Final = tr("受け取るページ")
"""What a card calls where a request goes, and what it does there where that is not just sending."""
_METHODS: Final = {
    "GET": tr("{where}（ページを開く）"),
    "PUT": tr("{where}（書きかえる）"),
    "PATCH": tr("{where}（書きかえる）"),
    "DELETE": tr("{where}（消す）"),
    MESSAGE: tr("{where}（開いたままの接続で送る）"),
}
"""How a card says what a request does there; any other method sends."""
SITES_OWN: Final = tr("サイト自身の項目")
"""What a card calls the fields that a site puts into its forms for itself."""
UNSEEN: Final = tr("（画面に出ていない項目）")
"""Stands behind the name of a field that the page does not show."""
OTHER_VALUE: Final = tr("（画面と違う値）")
"""Stands behind the label of a field that shows something else."""
AS_KEPT: Final = tr("（今のまま）")
"""Stands behind the name of what is sent as its site keeps it already."""
_VALUE_SHOWN: Final = 2_000
_OWN_SHOWN: Final = 24
_MARK_MAX: Final = 60
_DIGITS: Final = re.compile(r"\d+")
_TERM: Final = re.compile(r"[A-Za-z_.:-]{1,30}")
"""A word of a program; others may be a person's."""
_PLACE_OF_MESSAGE: Final = frozenset(
    {"event", "type", "topic", "ref", "join", "frame", "destination"}
)
"""By what a message says to whom it goes: where all go to one address."""
_COUNTS_MESSAGES: Final = frozenset({"ref", "join"})
_RECORD_OF_PLACE: Final = re.compile(r"(?<![^:/.])\d+(?![^:/.])")
"""A number that is a part of its own: 6 of `members:6`."""
_YES_OR_NO: Final = frozenset({"true", "false", "null", "on", "off"})

Key = tuple[str, str, tuple[tuple[str, str], ...]]
"""One request, whole: method, address and everything that it sends."""


def sent_by(request: OutgoingRequest) -> tuple[tuple[str, str], ...]:
    """Return everything that a request tells: its query and its body."""
    query = parse_qsl(urlsplit(request.url).query, keep_blank_values=True)
    return (*query, *request.fields)


def is_kept(name: str, value: str, request: OutgoingRequest) -> bool:
    """Say whether a value of a body is what its site keeps there now: it tells nothing, and changes nothing."""
    return name in request.kept and (name, value) in request.fields


def numbered(name: str) -> str:
    """Return a name with its numbers left open: a row's field is another row's."""
    return _DIGITS.sub("0", name)


def agreement_of(request: OutgoingRequest, page: Observation | None) -> str:
    """Return what a person's yes to exactly this is known by later, on another page of the same words.

    All that is sent counts, but what the site makes anew for each page; and the amounts that its page tells.

    Args:
        request: What is held.
        page: As it was to be seen before the act.
    """
    told = sorted(pair for pair in sent_by(request) if not is_state(*pair))
    place = urlsplit(request.url)._replace(query="", fragment="").geturl()
    seen = amounts_told(page) if page else ()
    return hashlib.sha256(repr((request.method, place, told, seen)).encode()).hexdigest()[:16]


def told_by(request: OutgoingRequest) -> str:
    """Return all that a request tells, in every writing that is known: as it is, and as it reads decoded."""
    return "\n".join(readings("\n".join((text_of(request), *request.headers))))


def text_of(request: OutgoingRequest) -> str:
    """Return all that a request says: its address, the names and the values."""
    said = (text for pair in sent_by(request) for text in pair)
    return "\n".join((unquote_plus(request.url), *said))


def key_of(request: OutgoingRequest) -> Key:
    """Return a request as the thing that a yes was given to."""
    return (request.method.upper(), request.url, request.fields)


def strangers(
    request: OutgoingRequest, ground: Ground, *, is_form: bool | None = None
) -> tuple[str, ...]:
    """Return the names of what is sent that nobody saw or put in, or that stood there otherwise as it was pressed.

    Of a form everything counts that did not stand in its controls, ids and options too; of what a script
    sends by itself only what tells something.

    Args:
        request: As it is held.
        ground: What was known when the act began.
        is_form: It is sent for values that were typed; None: a whole page is.
    """
    is_whole = is_document(request) if is_form is None else is_form
    is_strict = is_whole and ground.knows_controls
    sent = sent_by(request)
    single = only_single(sent)
    rest = (field for field in sent if field != single or not ground.stood(*field))
    strange = (
        name
        for name, value in rest
        if _is_strange(name, value, request, ground, is_strict=is_strict)
    )
    otherwise = () if is_form is False else sent_otherwise(sent, ground)
    return tuple(dict.fromkeys((*strange, *otherwise, *changed_beside(request, ground))))


def _is_strange(
    name: str, value: str, request: OutgoingRequest, ground: Ground, *, is_strict: bool
) -> bool:
    if value == MASK or is_of_the_site(name, value) or is_kept(name, value, request):
        return False
    if value.strip() == SENT_FILE.strip() and ground.stood(name, ""):
        return False  # no file was chosen
    is_now, is_long = is_stamp(name, value), len(value) > CLOCK_DIGITS
    is_told = (name, value) in request.fields
    if is_now and not (is_long or is_told):
        return False  # it keeps an answer from coming out of a cache
    if ground.is_rewritten(name, value):
        return True
    if not value.strip():
        return not ground.knows(name, "")
    if ground.holds(value, name) or (name, value) in ground.folded:
        return False
    is_there = ground.stood(name, value) or value in ground.records
    if ground.shows(name, value) or (is_there and is_state(name, value)):
        return False
    is_place = is_message(request) and _is_place(name, value, request, ground)
    is_known = ground.knows(name, value) and not is_moment(value)
    tells_more = tells(name, value, request.url) or (is_now and is_long and is_told)
    return tells_more or (is_strict and not (is_place or is_known))


def _is_place(name: str, value: str, request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether a field of a message only says to whom it goes; a record's number in it has to be known, and a number alone counts messages of a topic."""
    if name not in _PLACE_OF_MESSAGE:
        return False
    names = {one for one, _ in request.fields}
    if value.isdigit():
        return name in _COUNTS_MESSAGES and {"topic", "event"} <= names
    known = {held for _, held in ground.controls} | ground.records
    return all(number in known for number in _RECORD_OF_PLACE.findall(value))


def unseen(request: OutgoingRequest, ground: Ground, words: str) -> tuple[str, ...]:
    """Return the names of values in letters that nobody saw, for a yes to words that told of none of them.

    Args:
        request: As it is held.
        ground: What was known when the act began.
        words: What was agreed to; a value that is called by the same deed was told.
    """
    deeds = deeds_in(words)
    return tuple(
        name
        for name, value in sent_by(request)
        if any(map(str.isalpha, value))
        and fold(value) not in _YES_OR_NO
        and not (value == MASK or is_of_the_site(name, value) or is_state(name, value))
        and not is_kept(name, value, request)
        and not (deeds_in(value) and deeds_in(value) <= deeds)
        and not (ground.holds(value, name) or ground.knows(name, value))
    )


def card_of(
    request: OutgoingRequest, ground: Ground, shown: Sequence[tuple[str, str]] = ()
) -> tuple[tuple[str, str], ...]:
    """Return what a person reads: every name and value that is sent, what else the page says, and where it goes.

    Args:
        request: As it is held.
        ground: What was known when the act began.
        shown: Labels and values of the page; what is sent of them is said once.
    """
    address = parsed(request.url)
    where = f"{address.hostname}{address.pathname}" if address else request.url
    pairs = sent_by(request)
    pairs = sorted(pairs, key=lambda pair: is_kept(*pair, request))  # what changes is read first
    told = [
        (f"{name}{AS_KEPT}" if is_kept(name, value, request) else label, shown)
        for name, value in pairs
        if not is_of_the_site(name, value)
        for label, shown in (_as_read(name, value, ground),)
    ]
    own = [
        tr("{name}＝{value}", name=name, value=clip(value, _OWN_SHOWN))
        for name, value in pairs
        if is_of_the_site(name, value)
    ]
    said = {(fold(name), fold(value)) for name, value in told}
    said |= {(fold(value), fold(ON)) for _, value in told}  # the button of a choice of several
    return (
        *told,
        *((name, value) for name, value in shown if (fold(name), fold(value)) not in said),
        (SENT_AS, _METHODS.get(request.method.upper(), "{where}").format(where=clip(where, 200))),
        *(((SITES_OWN, tr("、").join(own)),) if own else ()),
    )


def shape_of(request: OutgoingRequest, role: str = "", put_in: Sequence[str] = ()) -> SentShape:
    """Return the shape of a request; a value stays where it tells something.

    What stands in the page's own address is its place, not the form's; a field that says what is to be done (`action=delete`) is part of the place, as on sites with one address.
    Over a web socket all goes to one address: there every word is part of it, and only numbers and ids are others each time.

    Args:
        request: As it is held.
        role: Of the element that was pressed.
        put_in: What was typed or chosen: an opinion in a field called `op` says nothing of what is to be done.
    """
    url = request.url.replace("ws", "http", 1) if is_message(request) else request.url
    typed = {squeeze(text) for text in put_in}
    fields: dict[str, str] = {}
    # The record of a `documentId` is told by the path as well.
    places = urlsplit(request.url).path.split("/")
    doing = [
        f"{name}={_mark(name, value)}"
        for name, value in sent_by(request)
        if (names_command(name) or (is_message(request) and _is_word(value)))
        and squeeze(value) not in typed
        and (value not in places or deed_in(value))
    ]
    of_page = frozenset(parse_qsl(urlsplit(request.page_url).query, keep_blank_values=True))
    for name, value in sent_by(request):
        if (name, value) in of_page and (name, value) not in request.fields:
            continue
        is_first = name not in fields and not is_kept(name, value, request)
        is_telling = is_first and tells(name, value, request.url)
        fields[name] = clip(value, _VALUE_SHOWN) if is_telling else ANY
    return SentShape(
        site=origin_of(url),
        method=request.method.upper(),
        path="?".join(filter(None, (page_pattern(url), "&".join(doing)))),
        fields=tuple(fields.items()),
        role=role,
    )


def shape_without(request: OutgoingRequest, role: str, put_in: tuple[str, ...]) -> SentShape:
    """Return the shape of a request with nothing of what the run itself put in: as a flow keeps it."""
    shape, own = shape_of(request, role, put_in), Ground(put_in=put_in)
    given = {name for name, value in sent_by(request) if value.strip() and own.holds(value)}
    fields = tuple((name, GIVEN if name in given else value) for name, value in shape.fields)
    return shape.model_copy(update={"fields": fields})


def in_short(request: OutgoingRequest) -> str:
    """Return in one line what was sent, for the journal and the report."""
    told = [
        tr("{name}＝{value}", name=name, value=clip(value, 60)) if value else name
        for name, value in sent_by(request)
        if not is_of_the_site(name, value)
    ]
    address = parsed(request.url)
    where = f"{address.host}{address.pathname}" if address else request.url
    return f"{request.method.upper()} {clip(where, 120)}" + (
        tr("：{told}", told=tr("、").join(told)) if told else ""
    )


def is_document(request: OutgoingRequest) -> bool:
    """Say whether a whole page is sent or opened, in this tab or in a new one."""
    return request.kind in (RequestKind.NAVIGATION, RequestKind.POPUP)


def _is_word(value: str) -> bool:
    """Say whether a value is no number, no id and nothing that a site makes anew each time."""
    return any(map(str.isalpha, value)) and not has_digits(value) and not is_state("", value)


def _mark(name: str, value: str) -> str:
    """Return a command as it is, and a long one (the text of a query), or any other words, by their sum."""
    is_plain = len(value) <= _MARK_MAX if names_command(name) else _TERM.fullmatch(value)
    return value if is_plain else f"#{zlib.crc32(value.encode()):08x}"


def _as_read(name: str, value: str, ground: Ground) -> tuple[str, str]:
    """Return a field and its value as a person knows them, and whether the page shows the field at all."""
    shown = clip(value, _VALUE_SHOWN)
    if ground.page is None:
        return name, shown
    by_name = ground.labels.get(name) or ground.fields.get(fold(value), "")
    label, words = ground.choices.get((name, value), (by_name, ""))
    label = without_marks(label)
    said = words if words and fold(words) != fold(value) else ""
    is_no_file = value.strip() == SENT_FILE.strip() and ground.stood(name, "")
    if is_no_file or (not value and said and is_hint(said)):
        said = tr("選んでいません")
    if bool(said) or ground.holds(value) or not value:
        controls = ground.page.controls
        is_there = controls is None or any(one.name == name and one.ref for one in controls)
        return label or (name if is_there else f"{name}{UNSEEN}"), said or shown
    return f"{label}{OTHER_VALUE}" if label else f"{name}{UNSEEN}", shown
