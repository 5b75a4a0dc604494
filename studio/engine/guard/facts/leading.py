"""Where a deed leads on to, by the addresses alone: the page that confirms it, and the one that answers it. Pure."""

from collections.abc import Sequence
from urllib.parse import parse_qsl, urlsplit

from studio.domain.page.address import origin_of
from studio.engine.guard.facts.commands import (
    command_of_fields,
    deed_of_opening,
    deed_of_reading,
    is_write,
)
from studio.engine.guard.facts.words import deeds_in
from studio.engine.ports import OutgoingRequest


def goes_on(url: str, label: str, request: OutgoingRequest) -> bool:
    """Say whether a page goes on to the deed that it was opened for at its own site, and asks for nothing that was not asked for.

    `/deletelink?type=user&id=5`, opened by 削除, leads to `/delete?type=user`, where it is confirmed. The same page once more does it again.
    """
    is_there = urlsplit(url).path == urlsplit(request.url).path
    if is_write(request) or is_there or origin_of(url) != origin_of(request.url):
        return False
    deed = deed_of_reading(request)
    asked = parse_qsl(urlsplit(url).query)
    said, called = deeds_in(deed), deeds_in(label)
    is_alike = bool(said & called) and "end" not in said - called
    is_same = not deed or is_same_deed(url, request) or (is_alike and _is_within(request.url, url))
    return is_same and set(parse_qsl(urlsplit(request.url).query)) <= set(asked)


def is_same_deed(url: str, request: OutgoingRequest) -> bool:
    """Say whether what is opened says the deed of another address, at no other place."""
    return deed_of_reading(request) == deed_of_opening(url) and _is_within(request.url, url)


def _is_within(url: str, other: str) -> bool:
    """Say whether an address is at no other place than another one: /members/delete is of other things than /delete."""
    within, known = (urlsplit(one).path.split("/") for one in (url, other))
    return set(within[:-1]) <= set(known)


def goes_back(url: str, fields: Sequence[tuple[str, str]], request: OutgoingRequest) -> bool:
    """Say whether the page that answers sends itself on to where it came from, tells nothing new and repeats no deed.

    「削除しました」 presses its own 一覧に戻る: what it sends is known there, and what said to delete is not in it.
    """
    before, now = set(fields), set(request.fields)
    is_there = request.method.upper() == "POST" and request.url == url
    new = [*now - before]
    is_button = bool(new) and not any(value for _, value in new) and not command_of_fields(new)
    return is_there and is_button and bool(command_of_fields([*before - now]))
