"""Where the values of a run's variables stand in its acts, in whatever writing. Pure."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from difflib import SequenceMatcher
from typing import Final
from urllib.parse import unquote

from studio.domain.text import fold, parse_number, squeeze
from studio.domain.values.dates import parse_date
from studio.domain.values.on_off import says_on
from studio.domain.values.variable import Variable
from studio.domain.values.writing import ANYWHERE, writing_of
from studio.engine.variables.naming import template_of

_DAYS: Final = re.compile(
    r"(?:令和|平成|[RH])?(?:元|\d{1,4})[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?|月)|\d{1,2}月\d{1,2}日|\d{8}"
)
_BARE_NUMBER: Final = re.compile(r"[\d,.]+\D?")
_SURE_DIGITS: Final = 5
"""A number of fewer digits may stand somewhere by chance."""
_LEAST_BESIDE_WORDS: Final = 2
"""Digits of a number that is looked for beside other words; one digit stands everywhere."""
_SIGNS_AROUND: Final = re.compile(r"^[^\w]+|[^\w]+$")
_PART_OF_AN_ADDRESS: Final = re.compile(r"[^/?&=#]+")
_BLANKS: Final = str.maketrans("_+", "  ")
_BEGINS: Final = r"(?:(?<![A-Za-z0-9])|(?<=\dT))"
"""What stands before a word of its own; the time of 2026-12-22T13:00 is one."""
_COMMON: Final = 2
"""Characters that a label and a variable's name must share."""


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Where a text of an act stands.

    Attributes:
        label: What stands beside it.
        item: What the act was done for.
        is_element: An element, its row or its address says it: nobody typed it.
        given: Names of the variables that the page has been given by then.
        is_as_said: A number stands there with the sign that the item has before it, too: #12.
    """

    label: str = ""
    item: str = ""
    is_element: bool = False
    given: frozenset[str] = frozenset()
    is_as_said: bool = False


_NOWHERE: Final = TextPlace()


@dataclass(frozen=True, slots=True)
class _Span:
    start: int
    end: int
    template: str


class Words:
    """The values that may stand in acts, and the variables they belong to.

    A value that two variables share is meant where a label says which; a bare number of few digits
    only as a whole, and where it stands once or its label or item says so.
    """

    def __init__(
        self, variables: Iterable[Variable], texts: Mapping[TextPlace, Sequence[str]]
    ) -> None:
        self._variables = tuple(one for one in variables if one.value)
        self._texts = texts
        shared = Counter(fold(one.value) for one in self._variables)
        self._sure = tuple(
            one for one in self._variables if is_sure(one.value) and shared[fold(one.value)] == 1
        )

    def typed(self, text: str, place: TextPlace) -> str:
        """Return a typed, chosen or compared text with templates in the places of values."""
        found = self.whole(text, place)
        if found is None and (core := core_of(text)) != text:
            found = self.whole(core, replace(place, is_as_said=_says_as(place.item, text)))
            found = text.replace(core, found) if found is not None else None
        return found if found is not None else self.inside(text)

    def told(self, text: str, item: str, *, is_sentence: bool) -> str:
        """Return what a person is told with templates, a few digits too where its item says them: 「チケット #21 は…」.

        In the sentence itself, a value that is also a word of theirs is meant in 「」 only.
        """
        items = {item, *(place.item for place in self._texts)}
        words = [one for one in self._variables if is_sentence and is_also_a_word(one.value, items)]
        others = [one for one in self._variables if one not in words]
        text = Words(others, self._texts).inside(text) if words else self.inside(text)
        for one in words:
            text = text.replace(f"「{one.value}」", f"「{template_of(one.name)}」")
        for one in others:
            spans = list(_found(text, one.value, template_of(one.name)))
            if len(spans) == 1 and not is_sure(one.value) and says_once(item, one.value):
                text = text[: spans[0].start] + spans[0].template + text[spans[0].end :]
        return text

    def called(self, text: str, place: TextPlace) -> str:
        """Return a name with templates in the places of values: also a number alone, #12."""
        core = core_of(text)
        found = self.whole(core, replace(place, is_element=True)) if core else None
        return text.replace(core, found) if found is not None else self.inside(text)

    def whole(self, text: str, place: TextPlace = _NOWHERE) -> str | None:
        """Return the template that stands for all of `text`, None where none or several would."""
        if not text or "{{" in text:
            return None
        found = [
            (one, writing)
            for one in self._variables
            if (writing := writing_of(text, one.value)) is not None
        ]
        meant = found
        if len(found) > 1:
            meant = [pair for pair in found if is_related(pair[0].name, place.label)]
        if len(meant) != 1 or not self._is_meant(meant[0][0], place):
            return None
        return template_of(meant[0][0].name, meant[0][1])

    def inside(self, text: str) -> str:
        """Return a text with templates wherever sure values stand in it, longest first in whatever writing.

        A text with braces of its own, a secret's name or the page's, stays as it is.
        """
        if "{{" in text:
            return text
        spans = self._names_in(text)
        for span in sorted(self._spans(text), key=lambda one: one.start - one.end):
            if all(span.end <= one.start or one.end <= span.start for one in spans):
                spans.append(span)
        for span in sorted(spans, key=lambda one: one.start, reverse=True):
            text = text[: span.start] + span.template + text[span.end :]
        return text

    def _names_in(self, text: str) -> list[_Span]:
        """Return where a text calls variables by their names: 満足度 is no 満足."""
        longer = (one.name for one in self._sure if one.value in one.name != one.value)
        return [span for name in longer for span in _found(text, name, name)]

    def is_state_in(self, text: str) -> bool:
        """Say whether a label holds a value that says on or off, or nothing but a variable's name and value: 宿泊あり."""
        return any(
            one.value in text
            and (says_on(one.value) is not None or squeeze(one.name + one.value) == squeeze(text))
            for one in self._variables
        )

    def address(self, url: str, place: TextPlace, *, is_compared: bool = False) -> str:
        """Return an address with templates where a part of it is a value, and nothing else.

        Args:
            url: As the page writes it.
            place: Where it stands.
            is_compared: It is not opened but compared, and then a blank is also _ or +.
        """
        place = replace(place, is_element=True)

        def replaced(match: re.Match[str]) -> str:
            said = {unquote(match[0])}
            said |= {unquote(match[0].translate(_BLANKS))} if is_compared else set()
            names = [one for one in self._variables if one.value in said]
            is_it = len(names) == 1 and (
                self._is_meant(names[0], place) or _is_called_in(place.item, names[0])
            )
            return template_of(names[0].name) if is_it else match[0]

        whole = [one.name for one in self._variables if one.value == url]
        return template_of(whole[0]) if whole else _PART_OF_AN_ADDRESS.sub(replaced, url)

    def said_by(self, text: str, names: Iterable[str]) -> str:
        """Return the template of the one of these variables whose value is a word of a text, "" where none or several are."""
        said = [
            template_of(one.name)
            for one in self._variables
            if one.name in names and any(True for _ in _found(text, one.value, ""))
        ]
        return said[0] if len(said) == 1 else ""

    def day(self, day: date) -> str:
        """Return the name of the one variable that says a day, "" where none or several do."""
        names = [one.name for one in self._variables if parse_date(one.value) == day]
        return names[0] if len(names) == 1 else ""

    def _is_meant(self, variable: Variable, place: TextPlace) -> bool:
        """Say whether a few digits mean a variable there: by the label beside them, else by the one item that says them."""
        if is_sure(variable.value) or place.is_as_said:
            return True
        places = [
            where
            for where, texts in self._texts.items()
            if any(writing_of(text, variable.value) is not None for text in texts)
        ]
        if any(is_related(variable.name, where.label) for where in (*places, place)):
            return is_related(variable.name, place.label)
        if variable.name in place.given or (not place.is_element and len(places) <= 1):
            return True
        items = {where.item for where in (*places, place)}
        return [one for one in items if says_once(one, variable.value)] == [place.item]

    def _spans(self, text: str) -> Iterator[_Span]:
        ordered = sorted(self._sure, key=lambda one: len(one.value), reverse=True)
        for variable in ordered:
            yield from _found(text, variable.value, template_of(variable.name))
        for match in _DAYS.finditer(text):
            for variable in ordered:
                if parse_date(variable.value) and (form := writing_of(match[0], variable.value)):
                    yield _Span(match.start(), match.end(), template_of(variable.name, form))
        for variable in ordered:
            for writing, write in ANYWHERE.items():
                other = write(variable.value)
                if other and other != variable.value and is_sure(other):
                    yield from _found(text, other, template_of(variable.name, writing))


def is_also_a_word(value: str, items: Iterable[str]) -> bool:
    """Say whether items say a value in 「」 and as a word of theirs, too: 「上限」で検索し、宿泊費の上限を答える."""
    quoted = f"「{value}」"
    said = "\n".join(items)
    return quoted in said and value in said.replace(quoted, "")


def is_sure(value: str) -> bool:
    """Say whether a value stands nowhere by chance: no single sign, and no bare number of few digits."""
    said = squeeze(value)
    digits = sum(char.isdigit() for char in said)
    is_number = _BARE_NUMBER.fullmatch(said) is not None and parse_number(said) is not None
    return len(said) > 1 and not (is_number and digits < _SURE_DIGITS)


def core_of(text: str) -> str:
    """Return a text without the signs around it: 12 of 「#12」."""
    return _SIGNS_AROUND.sub("", text)


def says_number(text: str, value: str) -> bool:
    """Say whether a text says a value of few digits, alone or beside other words: 「#12」, 「バグ #12」."""
    said, core = fold(text), fold(core_of(value))
    if len(core) < _LEAST_BESIDE_WORDS:
        return bool(core) and core_of(said) == core
    return any(True for _ in _found(said, core, ""))


def says_once(item: str, value: str) -> bool:
    """Say whether a sentence says a value of few digits exactly once; the numbers of a day are none."""
    rest = _DAYS.sub(" ", fold(item))
    return len(list(_found(rest, fold(core_of(value)) or " ", ""))) == 1


def _is_called_in(item: str, variable: Variable) -> bool:
    """Say whether a sentence says a value of few digits once, and what the variable is called: 「チケット #11 を開く」."""
    return says_once(item, variable.value) and is_related(variable.name, item)


def _says_as(item: str, text: str) -> bool:
    """Say whether a sentence says a number once, and with the signs that a text has around it."""
    return any(True for _ in found_in(fold(item), fold(text))) and says_once(item, text)


def is_related(name: str, label: str) -> bool:
    """Say whether a label speaks of what a variable is called: 顧客名 and お客様の顧客名称."""
    one, other = squeeze(name), squeeze(label)
    if not one or not other:
        return False
    if one in other or other in one:
        return True
    common = SequenceMatcher(None, one, other, autojunk=False).find_longest_match()
    return common.size >= max(_COMMON, min(len(one), len(other)) // 2 + 1)


def found_in(text: str, value: str) -> Iterator[tuple[int, int]]:
    """Yield where a value stands in a text as a word or number of its own."""
    if value:
        yield from ((one.start, one.end) for one in _found(text, value, ""))


def _found(text: str, value: str, template: str) -> Iterator[_Span]:
    before = _BEGINS if value[0].isascii() and value[0].isalnum() else ""
    after = r"(?![A-Za-z0-9])" if value[-1].isascii() and value[-1].isalnum() else ""
    for match in re.finditer(f"{before}{re.escape(value)}{after}", text):
        yield _Span(match.start(), match.end(), template)
