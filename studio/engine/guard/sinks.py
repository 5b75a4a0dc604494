"""What a model may put into an address or a field: nothing secret, nothing carried from another site. Pure.

A page cannot read what another site shows; a model that reads both could carry it across. What the
person gave is theirs to send anywhere.
"""

import base64
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, quote

from studio.domain.actions.action import (
    Action,
    Choose,
    OpensAddress,
    Press,
)
from studio.domain.page.address import origin_of, parsed, written_out
from studio.domain.page.observation import Observation
from studio.domain.text import clip, strip_unseen
from studio.domain.values.dates import parse_date
from studio.engine.guard.facts.readings import readings
from studio.engine.perception.seen_pages import letters_of
from studio.engine.secrets.templates import texts_of
from studio.words import tr

MAX_VALUE_CHARS: Final = 2_000
"""Longer parameters are refused, unless the person gave them."""
GRAM: Final = 12
"""So many letters and digits in a row, equal to another site's text, are no accident."""
_SHORTEST_WHOLE: Final = 5
"""A name or a number of another site that is put in whole, and is nothing else."""
_KEPT_PER_SITE: Final = 400_000
"""Characters of one site that are remembered; what was seen longest ago goes first."""
_SHORTEST_SECRET: Final = 4
_SHORTEST_CARRIED: Final = 4
"""Letters and digits of something typed that is known again elsewhere."""
_PART: Final = 6
_PART_OF_WORDS: Final = 8
"""So many of them in a row are a part of it; words of Japanese stand in titles of pages as well."""
_SCRIPT: Final = re.compile(r"(?:javascript|vbscript|data):", re.IGNORECASE)


def holds_whole(said: str, texts: Iterable[str]) -> bool:
    """Say whether one of some texts stands in what is said, by its letters and digits."""
    told = letters_of(said)
    return any(len(text) >= _SHORTEST_CARRIED and text in told for text in map(letters_of, texts))


def holds_part(said: str, texts: Sequence[str]) -> bool:
    """Say whether one of some texts, forwards or backwards, or a longer part of it stands in what is said.

    The digits of a day are no part of one: addresses of pictures are told by month.
    """
    if holds_whole(said, texts):
        return True
    told = letters_of(said)
    wholes = [letters_of(one) for one in texts if parse_date(one) is None]
    return any(
        text[at : at + size] in told
        for one in wholes
        for text in (one, one[::-1])
        for size in (_PART if one.isascii() else _PART_OF_WORDS,)
        for at in range(len(text) - size + 1)
    )


class SeenText:
    """What each site showed in this run, for finding it again where it does not belong."""

    def __init__(self) -> None:
        self._by_origin: dict[str, dict[str, None]] = {}
        self._size: dict[str, int] = {}

    def remember(self, page: Observation) -> None:
        """Learn what a page says: names, texts, values and addresses of links."""
        origin = origin_of(page.url)
        if not origin:
            return
        known = self._by_origin.setdefault(origin, {})
        for words in _said(page):
            plain = letters_of(words)
            if len(plain) >= _SHORTEST_WHOLE and plain not in known:
                known[plain] = None
                self._size[origin] = self._size.get(origin, 0) + len(plain)
        while self._size.get(origin, 0) > _KEPT_PER_SITE:
            oldest = next(iter(known))
            del known[oldest]
            self._size[origin] -= len(oldest)

    def foreign_text(self, text: str, target: str, given: Iterable[str]) -> "LeakedText | None":
        """Return what of `text` was seen on another site only, or None.

        Args:
            text: What is about to be typed or sent, decoded.
            target: The address it goes to.
            given: What the person said and gave.
        """
        whole = letters_of(text)
        grams = _grams(whole) if len(whole) >= GRAM else {whole}
        if len(whole) < _SHORTEST_WHOLE:
            return None
        here = origin_of(target)
        own = "\n".join((*map(letters_of, given), *self._by_origin.get(here, ())))
        grams = {gram for gram in grams if gram not in own}
        for origin, known in self._by_origin.items():
            if origin == here or not grams:
                continue
            if len(whole) < GRAM and whole in known:
                return LeakedText(origin, whole)
            if found := _longest_shared(known, grams):
                return LeakedText(origin, found)
        return None


@dataclass(frozen=True, slots=True)
class LeakedText:
    """A piece of one site's text, folded, on its way to another."""

    origin: str
    words: str


def refusal_of(action: Action, secrets: Collection[str], given: Iterable[str]) -> str:
    """Return why an action's own parameters are refused, "" when they are not.

    Scripts, secrets in addresses, and texts that are longer than anything a person needs.
    """
    texts = _parameters(action)
    whole = "\n".join(given)
    if any(len(text) > MAX_VALUE_CHARS and text not in whole for text in texts):
        return tr(
            "入力や送信の内容が長すぎます（{value_chars:,} 文字まで）。",
            value_chars=MAX_VALUE_CHARS,
        )
    if any(
        _SCRIPT.match(strip_unseen(text).strip()) and not isinstance(action, Choose)
        for text in texts
    ):
        return tr("プログラム（javascript: など）は入力しません。")
    if isinstance(action, OpensAddress) and carries_secret(action.url, secrets):
        return tr("アドレスにパスワードなどの秘密が入っているため、開きません。")
    return ""


def carries_secret(text: str, secrets: Collection[str]) -> bool:
    """Say whether a text holds a secret, raw, URL- or base64-coded, reversed, or in another width."""
    told = tuple(readings(text))
    spelt = {
        form for secret in secrets if len(secret) >= _SHORTEST_SECRET for form in _spellings(secret)
    }
    return any(form in reading for form in spelt for reading in told)


def text_of_address(url: str) -> str:
    """Return what a path, a query and a fragment say, decoded; the names of the query left out."""
    address = parsed(url)
    if address is None:
        return ""
    values = "".join(
        value for _, value in parse_qsl(address.search.lstrip("?"), keep_blank_values=True)
    )
    parts = (address.pathname, address.search, address.hash, values)
    return "\n".join(reading for part in parts for reading in readings(part))


def links_of(page: Observation) -> frozenset[str]:
    """Return where the links of a page lead, as whole addresses."""
    links = (written_out(node.url, page.url) for node in page.nodes if node.url)
    return frozenset(link for link in links if link)


def _parameters(action: Action) -> tuple[str, ...]:
    keys = (action.keys,) if isinstance(action, Press) else ()
    return (*keys, *texts_of(action))


def _said(page: Observation) -> Iterator[str]:
    yield page.title
    for node in page.nodes:
        yield from (node.name, node.text, node.placeholder, node.url)
    for dialog in page.dialogs:
        yield dialog.message


def _grams(plain: str) -> set[str]:
    return {plain[start : start + GRAM] for start in range(len(plain) - GRAM + 1)}


def _longest_shared(known: Iterable[str], grams: set[str]) -> str:
    """Return the first run of characters that a site's texts share with `grams`."""
    for text in known:
        start = next((i for i in range(len(text) - GRAM + 1) if text[i : i + GRAM] in grams), None)
        if start is None:
            continue
        end = start + GRAM
        while text[end - GRAM + 1 : end + 1] in grams and end < len(text):
            end += 1
        return clip(text[start:end], 80)
    return ""


def _spellings(secret: str) -> tuple[str, ...]:
    raw = secret.encode(errors="replace")
    coded = base64.b64encode(raw).decode()
    return (
        secret,
        unicodedata.normalize("NFKC", secret),
        secret[::-1],
        quote(secret, safe=""),
        coded.rstrip("="),
        base64.urlsafe_b64encode(raw).decode().rstrip("="),
        raw.hex(),
    )
