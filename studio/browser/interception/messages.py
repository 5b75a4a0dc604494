"""What a message over a web socket says, as fields of a form: the wrappings of well-known ways of speaking are taken off.

Socket.IO (`42["save",{…}]`), SignalR (records that end with a sign), Phoenix (`[join, ref, topic, event, payload]`), STOMP
(lines of headers over a body), and JSON or a form's query written within a value. What is not text is said to be none.
"""

import re
from collections.abc import Iterator
from typing import Final, cast
from urllib.parse import parse_qsl

from studio.browser.interception.sent import (
    BODY_MAX,
    BODY_NAME,
    Fields,
    Mask,
    leaves_of,
    parsed_json,
    told_as,
)
from studio.words import tr

Pairs = list[tuple[str, str]]

_UNREADABLE: Final = tr("読み取れない形式の内容")
_READABLE: Final = tr("そのうち読める部分")
_EVENT: Final = "event"
"""What says what is to be done is called so, as in the ways of speaking that name it."""
_PACKET: Final = re.compile(r"\d{1,2}(?:\d+-)?(?:/[^,\[]*,)?\d*(?=\[)")
"""What Socket.IO writes before an event: the kind of packet, pieces that follow, a room, what is answered by."""
_RECORD_END: Final = "\x1e"
_FRAME_NAME: Final = "frame"
_FRAME: Final = re.compile(r"([A-Z]{3,12})\r?\n((?:[^\n:]+:[^\n]*\n)*)\r?\n([\s\S]*?)\0?\s*")
"""A frame of STOMP."""
_QUERY: Final = re.compile(r"[\w.\[\]%*~-]+=[^\s&=]+(?:&[\w.\[\]%*~-]+=[^\s&=]*)*|[\w.\[\]%*~-]+=(?:&[\w.\[\]%*~-]+=[^\s&=]*)+")  # fmt: skip
"""A form that is written into a value: its fields are called as they are on the page."""
_NO_TEXT: Final = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1d\x1f\x7f-\x9f\ufffd]")
_RUN: Final = re.compile(r"[^\0-\x1f\x7f-\x9f\ufffd]{4,}")
_PHOENIX: Final = 5
_DEEP: Final = 3
"""How often a value is taken for something written within another."""


def fields_of_message(body: bytes, mask: Mask) -> Fields:
    """Return names and values of a message.

    Args:
        body: What is sent.
        mask: Covers known secrets in a text. Fields that are called like a secret are covered too.
    """
    text = body[:BODY_MAX].decode("utf-8", "replace")
    if _NO_TEXT.search(text.rstrip("\0")):
        return told_as(_of_bytes(body, text), mask)
    return told_as(_of_text(text), mask, is_cut=len(body) > BODY_MAX)


def _of_bytes(body: bytes, text: str) -> Pairs:
    """Return how much there is that nobody can read, and what of it reads like words."""
    runs = " / ".join(_RUN.findall(text))
    readable = [(_READABLE, runs)] if runs else []
    return [(_UNREADABLE, tr("{count} バイト", count=len(body))), *readable]


def _of_text(text: str) -> Pairs:
    records = [one for one in text.split(_RECORD_END) if one]
    if len(records) > 1:
        return [
            (f"{at}.{name}", value)
            for at, one in enumerate(records)
            for name, value in _of_text(one)
        ]
    plain = records[0] if records else ""
    if frame := _FRAME.fullmatch(plain):
        lines = (line.partition(":") for line in frame[2].splitlines())
        headers = [(name, value.strip()) for name, _, value in lines]
        return [(_FRAME_NAME, frame[1]), *headers, *(_of_text(frame[3]) if frame[3] else ())]
    packet = _PACKET.match(plain)
    parsed = parsed_json(plain[packet.end() :].encode() if packet else plain.encode())
    if parsed is None:
        return [*_inner(BODY_NAME, plain)] if plain else []
    return [pair for name, value in _named(parsed, is_event=packet is not None) for pair in _inner(name, value)]  # fmt: skip


def _named(parsed: object, *, is_event: bool) -> Iterator[tuple[str, str]]:
    """Yield what JSON says, the event and what belongs to it by their names."""
    told = cast("list[object]", parsed) if isinstance(parsed, list) else []
    if is_event and told and isinstance(told[0], str):
        yield _EVENT, told[0]
        yield from leaves_of("", told[1]) if len(told) == 2 and isinstance(told[1], dict) else _numbered(told[1:])  # fmt: skip
    elif len(told) == _PHOENIX and all(isinstance(one, str) for one in told[1:4]):
        yield _EVENT, str(told[3])
        yield from leaves_of("", told[4]) if isinstance(told[4], dict) else _numbered(told[4:])
        yield from zip(("topic", "ref", "join"), (str(told[at] or "") for at in (2, 1, 0)), strict=True)  # fmt: skip
    else:
        yield from leaves_of("" if isinstance(parsed, dict) else BODY_NAME, parsed)


def _numbered(told: list[object]) -> Iterator[tuple[str, str]]:
    for at, one in enumerate(told, 1):
        yield from leaves_of(str(at), one)


def _inner(name: str, value: str, depth: int = 0) -> Iterator[tuple[str, str]]:
    """Yield a value, or what is written in it as JSON or as a form."""
    inner: Pairs = []
    if depth < _DEEP and value[:1] in ("{", "["):
        parsed = parsed_json(value.encode())
        inner = [] if parsed is None else list(leaves_of(name, parsed))
    elif depth < _DEEP and _QUERY.fullmatch(value):
        inner = parse_qsl(value, keep_blank_values=True)
    if not inner or inner == [(name, value)]:
        yield name, value
        return
    for key, one in inner:
        yield from _inner(key, one, depth + 1)
