"""What was known when an act began: what its pages said, what was said by the person, and what was put in. Pure."""

import html
import json
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Final, cast
from urllib.parse import parse_qsl, unquote

from studio.domain.flows.sending import ANY
from studio.domain.page.address import is_same_site, written_out
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    GROUP_ROLES,
    MASK,
    Control,
    ControlKind,
    Observation,
)
from studio.domain.text import fold, has_digits
from studio.domain.values.dates import dates_in, parse_date
from studio.engine.guard.facts.persons import PersonsWords
from studio.engine.perception.facts import ON
from studio.engine.perception.seen_pages import (
    SeenPage,
    joined_letters,
    letters_of,
    numbers_in,
    plain_number,
)

_OF_THE_SITE: Final = re.compile(
    r"_*(?:csrf|xsrf)[-_a-z]*|_*(?:authenticity_?token|requestverificationtoken|viewstate[a-z]*|eventvalidation)"
    r"|_?(?:token|nonce|wpnonce)|utf8|csrfmiddlewaretoken",
    re.IGNORECASE,
)
"""Names of fields that a site puts into its forms for itself."""
_OPAQUE: Final = re.compile(r"(?=.*[A-Za-z])[!-~]{16,}|✓|")
"""What stands in such a field; a word or an amount tells a person something, whatever it is called."""
_CODE: Final = re.compile(r"[!-?A-~]*")
"""ASCII without a blank and without @: ids, options, tokens."""
_NUMBER: Final = re.compile(r"[-+]?[\d,]*\d(?:\.\d+)?")
_AMOUNTS: Final = re.compile(
    r"amount|sum|total|price|cost|fee|pay|qty|quantity|kingaku|gaku|suryo|suuryou|金額|数量|価格|合計|料金|単価",
    re.IGNORECASE,
)
_COUNTED: Final = re.compile(r"qty|quantity|suryo|suuryou|数量|個数", re.IGNORECASE)
_SIGNS: Final = re.compile(r"[\u2190-\u2bff\ufe0f]")
"""Arrows, hearts and ticks, by which sites try the writing of a browser."""
_PART: Final = re.compile(r"[\w.$-]+")
_ADDRESS: Final = re.compile(r"https?://|/(?!/)")
_TOKEN: Final = re.compile(r"(?=.*[a-z])(?=.*[A-Z0-9])[\w-]{32,}", re.ASCII)
"""What a site's own script makes for a field of its form each time."""
_STATE: Final = re.compile(
    r"\d{10,}|(?=.*[A-Za-z])(?!\d{4}-\d\d-\d\dt\d)[!-~]{16,}"
    r"|\d{4}[-/]\d\d[-/]\d\d[ .t](?!23:59)\d\d:(?!\d[05]:00)\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)?"
)
"""What a site keeps in a form for itself and makes anew for each page: instants, sums, tokens; nobody plans for 23:06:58, only for 23:59:59."""
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dt\d\d:\d\d[\d:.]*(?:z|[+-][\d:]+)?")
_CLOCK: Final = re.compile(r"(\d{1,2}):(\d{2})(?::00(?:\.0+)?)?")
_JSON: Final = re.compile(r"\s*[\[{]")
_RECORD: Final = re.compile(
    r"(?:^|[._\[-])(?:u?id|ids|uuid|pk|rev|revision|version)\]?$|[a-z]Ids?$|[a-z]{3,}(?<!pa)ids?(?:\[\d*\])?$"
)
"""Names of fields that tell a record or a state of it, whatever its number."""
_STAMP: Final = re.compile(r"(\d{10})\d{3,10}")
"""A moment as scripts count it, with what keeps two of them apart behind it: `_nocache=1796044368521656789`."""
_STAMP_AGE_S: Final = 120
CLOCK_DIGITS: Final = 13
"""Of a moment in milliseconds: what is longer has room for something else."""
_SMALL_DIGITS: Final = 4
"""A number with no more digits is an option or a record, unless its field is called an amount."""

_MARKUP: Final = re.compile(r"<[^<>]*>|\s+")
"""What an editor puts around the words of a text, and what stands between them."""
_COUNTS: Final = re.compile(r"(?:[\w-]+-)?(?:TOTAL|INITIAL|MIN_NUM|MAX_NUM)_FORMS")
"""How many rows a form of rows has, as Django tells itself."""
_DEFAULT_DIGITS: Final = 2
_NOTHING: Final = "0"
"""What a script writes into a field of its own for none: how far a text was scrolled."""
_METHODS: Final = frozenset({"get", "post", "put", "patch", "delete"})
"""What `_method` says where a form can only be sent by POST: it is judged as the request's method."""


@dataclass(frozen=True)
class Ground:
    """What was known when an act began.

    Attributes:
        page: As it was seen before it; None where nobody looked.
        put_in: What was put in until now, by the run or by the flow.
        given: What the person said.
        earlier: Pages of this run that were seen before.
        pressed: The ref of what is pressed; "" where nobody knows.
    """

    page: Observation | None = None
    put_in: tuple[str, ...] = field(default_factory=tuple[str, ...])
    given: tuple[str, ...] = field(default_factory=tuple[str, ...])
    earlier: tuple[SeenPage, ...] = field(default_factory=tuple[SeenPage, ...])
    pressed: str = ""

    @cached_property
    def fields(self) -> dict[str, str]:
        """What the page's fields are called, by what they hold."""
        nodes = self.page.nodes if self.page else ()
        held = (node for node in nodes if node.role in EDITABLE_ROLES and node.text.strip())
        return {fold(node.text): node.label for node in held if node.label}

    @cached_property
    def labels(self) -> dict[str, str]:
        """What the page's fields are called, by the names that are sent for them; not where several share one."""
        called = {node.ref: node.label for node in (self.page.nodes if self.page else ())}
        held = (self.page.controls if self.page else None) or ()
        fields = [one for one in held if one.kind is ControlKind.FIELD and one.ref]
        refs = Counter(one.name for one in fields)
        return {one.name: called.get(one.ref, "") for one in fields if refs[one.name] == 1}

    @cached_property
    def choices(self) -> dict[tuple[str, str], tuple[str, str]]:
        """What a person reads of options and boxes, label and words, by the name and the value that are sent for them."""
        if self.page is None:
            return {}
        labels = {node.ref: node.label for node in self.page.nodes if node.ref}
        held = (one for one in self.page.controls or () if one.ref and one.words)
        return {
            (one.name, one.value): (self._groups.get(one.ref) or labels.get(one.ref, ""), one.words)
            if one.kind is ControlKind.OPTION or one.ref in self._groups
            else (one.words, ON if one.value == "on" else one.value)
            for one in held
        }

    @cached_property
    def _groups(self) -> dict[str, str]:
        """What stands over the buttons of which one is chosen, by their refs."""
        around = (
            node for node in (self.page.nodes if self.page else ()) if node.role in GROUP_ROLES
        )
        return {
            one.ref: node.name
            for node in around
            if node.name
            for one in node.walk()
            if one.role == "radio" and one.ref
        }

    @cached_property
    def controls(self) -> frozenset[tuple[str, str]]:
        """Names and values that the page's forms held; of addresses in scripts those of what is pressed."""
        held = (self.page.controls if self.page else None) or ()
        return frozenset(
            (one.name, ANY if one.kind is ControlKind.PLACE else one.value)
            for one in held
            if one.kind is not ControlKind.SCRIPT or one.ref in ("", self.pressed or one.ref)
        )

    @cached_property
    def folded(self) -> frozenset[tuple[str, str]]:
        """What fields hold that nobody sees or reaches now (a part that is folded): the site's own word, but for amounts."""
        held = (self.page.controls if self.page else None) or ()
        return frozenset(
            (one.name, one.value)
            for one in held
            if one.kind is ControlKind.FIELD and not one.ref and not names_amount(one.name)
        )

    @cached_property
    def untouched(self) -> frozenset[tuple[str, str]]:
        """What the page's forms send unless somebody changes it: seen or folded fields, and small numbers of unseen ones."""
        held = (self.page.controls if self.page else None) or ()
        return self.folded | frozenset(
            (one.name, one.value)
            for one in held
            if one.kind not in (ControlKind.HIDDEN, ControlKind.SCRIPT)
            and (one.ref or len(one.value) <= _DEFAULT_DIGITS or not tells(one.name, one.value))
        )

    @cached_property
    def boxes(self) -> tuple[Control, ...]:
        """The boxes of the page's forms, as they are called."""
        held = (self.page.controls if self.page else None) or ()
        return tuple(one for one in held if one.kind is ControlKind.BOX and one.words)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the page's controls."""
        return frozenset(name for name, _ in self.controls)

    @cached_property
    def knows_controls(self) -> bool:
        """True where somebody looked what the page's forms hold."""
        return self.page is not None and self.page.controls is not None

    @cached_property
    def records(self) -> frozenset[str]:
        """The parts of the page's addresses: ids of records, names of what its links do."""
        urls = [self.page.url, *(node.url for node in self.page.nodes)] if self.page else []
        return frozenset(part for url in urls for part in _PART.findall(unquote(url)))

    @cached_property
    def _asked(self) -> frozenset[tuple[str, str]]:
        """What the page's addresses ask for as a whole, each under its name."""
        urls = [self.page.url, *(node.url for node in self.page.nodes)] if self.page else []
        return frozenset(pair for url in urls for pair in parse_qsl(url.partition("?")[2]))

    def _is_place(self, name: str, value: str) -> bool:
        """Say whether a value is a part of an address: of a field that no form of the page has only its own address's words, and ids."""
        if value not in self.records:
            return False
        own = _PART.findall(unquote(self.page.url)) if self.page else []
        return name in self.names or has_digits(value) or value in own

    def knows(self, name: str, value: str) -> bool:
        """Say whether a code stood in the page's forms or addresses; a site's long tokens change by themselves."""
        if not value:
            return not tells("", name) or self.holds(name) or (name, "") in self.controls
        if self.stood(name, value) or (name, ANY) in self.controls:
            return True
        if self._is_place(name, value) or (
            (name, value) in self._asked and not _PART.fullmatch(value)
        ):
            return True
        if name == "_method" and value.lower() in _METHODS:
            return True
        if value == _NOTHING and name in self.names and not names_amount(name):
            return True
        return name in self.names and bool(_TOKEN.fullmatch(value))

    def stood(self, name: str, value: str) -> bool:
        """Say whether a form of the page held exactly this before the act."""
        return (name, value) in self.controls

    def shows(self, name: str, value: str) -> bool:
        """Say whether it is an option, also of a list that nobody sees, whose words were to be seen, said, or put in."""
        return any(map(self.holds, self._words_of_options.get((name, value), ())))

    @cached_property
    def _words_of_options(self) -> dict[tuple[str, str], set[str]]:
        found: dict[tuple[str, str], set[str]] = {}
        for one in (self.page.controls if self.page else None) or ():
            if one.kind is ControlKind.OPTION and one.words:
                found.setdefault((one.name, one.value), set()).add(one.words)
        return found

    def is_rewritten(self, name: str, value: str) -> bool:
        """Say whether a list that is to be seen is sent with another option than stood in it, and nobody chose that."""
        held = [
            one for one in (self.page.controls if self.page else None) or () if one.name == name
        ]
        options = [one for one in held if one.kind is ControlKind.OPTION and one.ref]
        chosen = {one.value for one in held if one.kind is ControlKind.FIELD}
        words = [fold(one.words) for one in options if one.value == value and value not in chosen]
        put_in = list(map(fold, self.put_in))
        return bool(words and chosen) and not any(
            text and (text in one or one in text) for one in words for text in put_in
        )

    def holds(self, value: str, name: str = "") -> bool:
        """Say whether a value was to be seen, said, or put in; of a text with markup or blanks each piece.

        Args:
            value: As it is sent.
            name: Of its field: an amount stands on this page, and not only on an earlier one.
        """
        number = plain_number(fold(value))
        is_amount = names_amount(name)
        if not is_amount and self._own_words.has_code(value):
            return True
        if _NUMBER.fullmatch(number):
            return self._has_number(number, is_amount=is_amount)
        if (
            self._is_a_page(value)
            or self._says(letters_of(value))
            or self._has_moment(value)
            or self._has_leaves(value)
        ):
            return True
        pieces = [letters_of(html.unescape(piece)) for piece in _MARKUP.split(value)]
        said = [piece for piece in pieces if piece]
        return len(pieces) > 1 and bool(said) and all(map(self._says_piece, said))

    def _is_a_page(self, value: str) -> bool:
        """Say whether a value is the address of a page of this run, its query in any order: where to go back to."""
        if not _ADDRESS.match(value):
            return False
        for page in (one.page for one in (self._here, *self.earlier) if one.page):
            (at, query), (there, held) = _place_of(value, page.url), _place_of(page.url)
            if at and at == there and query <= held:
                return True
        return False

    def _has_moment(self, value: str) -> bool:
        """Say whether a day, a time of it, or both are known in another writing."""
        day, _, time = fold(value).replace("t", " ").partition(" ")
        if _CLOCK.fullmatch(day) and not time:
            return self._has_time(day)
        when = parse_date(day)
        known = (self._own_days, self._here.days, *(one.days for one in self.earlier))
        is_known = when is not None and (
            any(when in days for days in known) or self._persons_words.has_day(day)
        )
        if is_known and when is not None and self._is_only_day(when, time):
            return True
        return is_known and (not time or self._has_time(time))

    def _is_only_day(self, when: date, time: str) -> bool:
        """Say whether a field for day and time holds the beginning of a day that they said without any time."""
        clock, words = _CLOCK.fullmatch(time), self._persons_words
        is_beginning = clock is not None and not int(clock[1]) and not int(clock[2])
        return is_beginning and words.has_day(when.isoformat()) and not words.says_time

    def _has_time(self, time: str) -> bool:
        clock = _CLOCK.fullmatch(time)
        bare = f"{clock[1]}{clock[2]}" if clock else letters_of(time)
        return self._says(bare) or self._own_words.has_time(time)

    def _has_leaves(self, value: str) -> bool:
        """Say whether all that a rich text says, written as JSON, is known."""
        if not _JSON.match(value):
            return False
        try:
            leaves = list(_leaves_of(json.loads(value)))
        except (ValueError, RecursionError):
            return False
        return all(not tells(name, leaf) or self.holds(leaf, name) for name, leaf in leaves)

    def _says_piece(self, letters: str) -> bool:
        return self._has_number(letters) if letters.isdigit() else self._says(letters)

    def _has_number(self, number: str, *, is_amount: bool = True) -> bool:
        if number.startswith("-"):
            words = (*self.put_in, *self.given, *self._here.words)
            return any(number in fold(text).replace(",", "") for text in words)
        number = number.lstrip("+")
        if any(number in known for known in (self._own_numbers, self._here.numbers)):
            return True
        return not is_amount and any(number in one.numbers for one in self.earlier)

    def _says(self, letters: str) -> bool:
        known = (self._own, self._here.letters, *(one.letters for one in self.earlier))
        return any(letters in text for text in known)

    @cached_property
    def _here(self) -> SeenPage:
        known = (one for one in self.earlier if one.page is self.page)
        return next(known, None) or SeenPage(self.page)

    @cached_property
    def _own(self) -> str:
        return joined_letters((*self.put_in, *self.given))

    @cached_property
    def _persons_words(self) -> PersonsWords:
        return PersonsWords(self.given)

    @cached_property
    def _own_words(self) -> PersonsWords:
        return PersonsWords((*self.put_in, *self.given))

    @cached_property
    def _own_days(self) -> frozenset[date]:
        return frozenset(day for text in (*self.put_in, *self.given) for day in dates_in(text))

    @cached_property
    def _own_numbers(self) -> frozenset[str]:
        return numbers_in((*self.put_in, *self.given))


def _place_of(url: str, base: str = "") -> tuple[str, frozenset[tuple[str, str]]]:
    """Return where an address leads, as the browser goes there from a page, and what it asks for; "" for nowhere."""
    where, _, query = written_out(url, base).partition("#")[0].partition("?")
    return where, frozenset(parse_qsl(query, keep_blank_values=True))


def _leaves_of(told: object, name: str = "") -> Iterator[tuple[str, str]]:
    match told:
        case dict():
            for key, value in cast("dict[str, object]", told).items():
                yield from _leaves_of(value, key)
        case list():
            for value in cast("list[object]", told):
                yield from _leaves_of(value, name)
        case _:
            yield name, "" if told is None else str(told)


def tells(name: str, value: str, url: str = "") -> bool:
    """Say whether a value tells something: words, an amount, an address; ids and options do not."""
    bare = _SIGNS.sub("", fold(value))
    if not bare or bare == MASK or is_of_the_site(name, value):
        return False
    if not any(map(str.isalpha, bare)):
        if is_stamp(name, bare):
            return False
        digits = sum(map(str.isdigit, bare))
        is_small = digits <= _SMALL_DIGITS and "." not in bare
        is_record = digits == len(bare) and bool(_RECORD.search(name))
        return not (is_small or is_record) or bool(
            _NUMBER.fullmatch(bare) and _AMOUNTS.search(name)
        )
    if "://" in bare:
        return not is_same_site(value.strip(), url)
    return not _CODE.fullmatch(bare)


def is_stamp(name: str, value: str) -> bool:
    """Say whether a value is this very moment, by which a script keeps its request from being answered out of a cache."""
    stamp = _STAMP.fullmatch(value)
    is_now = stamp is not None and abs(int(stamp[1]) - time.time()) < _STAMP_AGE_S
    return is_now and not (names_amount(name) or _RECORD.search(name))


def names_amount(name: str) -> bool:
    """Say whether a field is called an amount: a number of it may be larger or smaller, not another thing."""
    return bool(_AMOUNTS.search(name))


def names_record(name: str) -> bool:
    """Say whether a field tells by its name which record is meant, or a state of it."""
    return bool(_RECORD.search(name))


def only_single(sent: Iterable[tuple[str, str]]) -> tuple[str, str] | None:
    """Return the one count that is sent, where it is of one: a press for a thing means that, with nothing added."""
    counts = [field for field in sent if _COUNTED.search(field[0])]
    return counts[0] if len(counts) == 1 and counts[0][1] == "1" else None


def is_of_the_site(name: str, value: str) -> bool:
    """Say whether a site put a field into its form for itself: a token against forged requests."""
    bare = name.rpartition("[")[2].rstrip("]")
    is_count = bool(_COUNTS.fullmatch(name)) and value.isdigit()
    return is_count or bool(_OF_THE_SITE.fullmatch(bare) and _OPAQUE.fullmatch(value))


def is_moment(value: str) -> bool:
    """Say whether a value is a day and a time of it in one word, as scripts write them; with a blank between it tells of itself."""
    return bool(_MOMENT.fullmatch(fold(value)))


def is_state(name: str, value: str) -> bool:
    """Say whether a value is one that a site makes anew for each page, and is not called an amount."""
    return bool(_STATE.fullmatch(fold(value))) and not _AMOUNTS.search(name)
