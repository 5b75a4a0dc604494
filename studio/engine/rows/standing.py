"""残りも同じ条件なら承認: one yes for the rows of a job, and what it does not reach.

The person agrees to the acts of the flow and to what stands in the table. A number on the page that
neither stands in the row nor was seen at an earlier yes under the same name (at least as large) asks
again: a price that rose, a sum that nobody counted on. So does a text: another payee than the row's
or than the one that was agreed to. A number that names something (an account, a telephone) has no bound: it is
the row's or just the one that was agreed to. A text that was agreed to is kept with the row's own values taken
out, 「{{宛先}} 様」, so that it holds for each row with that row's values and for nothing else.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from studio.domain.actions.action import Fill, SelectOption, SetChecked
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import without_marks
from studio.domain.text import clip, fold, squeeze
from studio.domain.values.amounts import read_numeral
from studio.engine.guard.facts.contract import SENT_AS, SITES_OWN
from studio.engine.guard.facts.ground import names_amount
from studio.engine.perception.facts import LABEL_MAX, ON
from studio.engine.runs.approval import LASTING
from studio.words import tr

_DIGITS: Final = r"(?:\d{1,3}(?: \d{3})+(?!\d)|\d[\d,]*)(?:\.\d+)?"
_SCALES: Final = "十百千万億兆拾萬"
_NUMBER: Final = re.compile(
    rf"{_DIGITS}(?:(?:[{_SCALES}]+| [{_SCALES}]+(?![^\W\d_円{_SCALES}]))(?:{_DIGITS})?)*"
)
_NUMBER_IN_KANJI: Final = re.compile(rf"[〇零一二三四五六七八九壱弐参{_SCALES}]+(?= ?円)")
_PIECE: Final = re.compile(rf"\d[\d,]*(?:\.\d+)?[{_SCALES}]*")
_DIGIT: Final = re.compile(r"\d+")
_CODE: Final = re.compile(r"番号|コード|電話|郵便|口座|\b(?:id|no)\b", re.IGNORECASE)
_LONG: Final = re.compile(r"(?<![\d,.])\d{5,}(?!\d|[,.]\d| ?[円件個])")
"""Digits without a comma and a unit: an account rather than an amount, unless its field is called one."""
_WEEKDAY: Final = re.compile(r"\([月火水木金土日]\)")
_WORDLESS: Final = re.compile(
    rf"[\d\W_{_SCALES}〇零一二三四五六七八九壱弐参円年月日時分秒件個点枚名人回本冊台]*"
)
"""A text that says nothing but numbers and dates, with their units."""
_MARK: Final = "\x00"
_CUT, _CUT_AT = "…", 60
"""How a card ends a long text, and how long that is at least."""
_AMOUNT: Final = re.compile(r"[¥\\]?\s*(0|[1-9]\d{0,11}|[1-9]\d{0,2}(?:,\d{3})+)(\.\d+)?\s*円?")
"""A text that is an amount and nothing else; codes (000123, A-1) are none."""


@dataclass(slots=True)
class BatchYes:
    """What a person agreed to for a whole job.

    Attributes:
        acts: The acts, in the words in which cards tell them.
        hosts: Where.
        bounds: The largest numbers that were agreed to, by what the page calls them.
        codes: The numbers that name something, by what the page calls them.
        texts: The texts that were agreed to, by what the page calls them, without the row's values.
        typed: What the flow itself puts in, the same for each row.
        is_given: False: nobody has agreed yet, and each act asks; what is agreed to is remembered.
    """

    acts: set[str] = field(default_factory=set[str])
    hosts: set[str] = field(default_factory=set[str])
    bounds: dict[str, Decimal] = field(default_factory=dict[str, Decimal])
    codes: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    texts: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    typed: set[str] = field(default_factory=set[str])
    is_given: bool = False

    def learn_flow(self, flow: Flow) -> None:
        """Know what a flow puts in by itself; the card of the yes has told it."""
        self.typed |= typed_by(flow)
        for name in boxes_on(flow):
            self.texts.setdefault(fold(clip(name, LABEL_MAX)), set()).add(squeeze(ON))


class RowYes:
    """The yes of a job, as it counts for one row (a `StandingYes`).

    Args:
        given: Of the job.
        values: What the row sends.
    """

    def __init__(self, given: BatchYes, values: Mapping[str, str]) -> None:
        self._given = given
        self._words = {fold(value) for value in values.values()}
        self._numbers = {number for value in values.values() for number in numbers_in(value)}
        self._codes = {code for value in values.values() for code in _codes_in_row(value)}
        self._columns = {squeeze(value): name for name, value in reversed(list(values.items()))}
        long = sorted((one for one in self._columns if len(one) > 1), key=len, reverse=True)
        self._of_row = re.compile("|".join(map(re.escape, long))) if long else None

    def covers(self, act: str, host: str, details: tuple[tuple[str, str], ...]) -> bool:
        """See `StandingYes.covers`."""
        given = self._given
        words = _words(act, details)
        lasting = tr("{action}。{lasting}{why}", action="", lasting=LASTING, why="").rstrip()
        is_known = words in given.acts or words.rstrip().removesuffix(lasting) in given.acts
        if not given.is_given or not is_known or host not in given.hosts:
            return False
        return all(self._is_expected(*fact) and self._is_agreed(*fact) for fact in details)

    def learn(self, act: str, host: str, details: tuple[tuple[str, str], ...]) -> None:
        """See `StandingYes.learn`."""
        given = self._given
        given.acts.add(_words(act, details))
        given.hosts.add(host)
        for name, value in details:
            key = fold(name)
            given.texts.setdefault(key, set()).add(self._without_values(value))
            given.codes.setdefault(key, set()).update(_codes_of(name, value))
            for number in self._unknown(value):
                given.bounds[key] = max(number, given.bounds.get(key, number))

    def _is_expected(self, name: str, value: str) -> bool:
        known = self._codes | self._given.codes.get(fold(name), set())
        if not known.issuperset(_codes_of(name, value)):
            return False
        bound = self._given.bounds.get(fold(name))
        unknown = tuple(self._unknown(value))
        return not unknown or (bound is not None and max(unknown) <= bound)

    def _is_agreed(self, name: str, value: str) -> bool:
        """Say whether a text was agreed to, or says nothing but what the row or the flow puts in."""
        if name in (SENT_AS, SITES_OWN):
            return True  # part of the act's own words, or a new token each time
        told, agreed = self._without_values(value), self._given.texts.get(fold(name), set())
        if told in agreed or squeeze(value) in self._given.typed or _is_wordless(value):
            return True
        if agreed:
            return False  # it was another text, or followed another column
        parts = told.split(_MARK)[::2]
        return all(map(_is_wordless, parts))

    def _without_values(self, value: str) -> str:
        """Return a text with the names of columns in place of the row's values, and no digits besides."""
        plain = squeeze(value)
        if name := self._columns.get(plain) or self._cut(value):
            return f"{_MARK}{name}{_MARK}"
        if self._of_row is None:
            return _DIGIT.sub("#", plain)
        marked = self._of_row.sub(lambda found: f"{_MARK}{self._columns[found[0]]}{_MARK}", plain)
        parts = marked.split(_MARK)
        return _MARK.join(
            one if index % 2 else _DIGIT.sub("#", one) for index, one in enumerate(parts)
        )

    def _cut(self, value: str) -> str:
        """Return the column whose value a card shows the beginning of, "" if it shows none."""
        begin = squeeze(value.removesuffix(_CUT))
        if not value.endswith(_CUT) or len(value) < _CUT_AT:
            return ""
        return next((name for one, name in self._columns.items() if one.startswith(begin)), "")

    def _unknown(self, value: str) -> Iterable[Decimal]:
        if fold(value) in self._words:
            return ()
        return (number for number in numbers_in(value) if number not in self._numbers)


def _words(act: str, details: tuple[tuple[str, str], ...]) -> str:
    """Return an act as it is known: what a press sends elsewhere is another act than the press."""
    sent = (_DIGIT.sub("#", value) for name, value in details if name == SENT_AS)
    return "\n".join((act, *sent))


def names_code(name: str) -> bool:
    """Say whether a field's numbers name something: their size says nothing, nor does their sum."""
    return bool(_CODE.search(fold(name)))


def _codes_of(name: str, value: str) -> Iterator[str]:
    """Yield the numbers of a fact that name something, as they are written."""
    plain = fold(value)
    if name in (SENT_AS, SITES_OWN) or names_amount(name):
        return
    yield from (_DIGIT if names_code(name) else _LONG).findall(plain)


def _codes_in_row(value: str) -> Iterator[str]:
    """Yield a row's numbers as a page may write them: part by part, without commas, and joined."""
    plain = fold(value)
    yield from _DIGIT.findall(plain)
    yield from (str(int(number)) for number in numbers_in(value) if number == int(number))
    yield "".join(_DIGIT.findall(plain))


def _is_wordless(text: str) -> bool:
    return bool(_WORDLESS.fullmatch(_WEEKDAY.sub("", fold(text))))


def numbers_in(text: str) -> tuple[Decimal, ...]:
    """Return the numbers of a text: 「合計 12,800円」 and 「1万2,800円」 hold 12800."""
    plain = fold(text)
    written = (*_NUMBER.findall(plain), *_NUMBER_IN_KANJI.findall(_NUMBER.sub("", plain)))
    return tuple(number for one in written for number in _read(one.replace(" ", "")))


def _read(numeral: str) -> tuple[Decimal, ...]:
    number = read_numeral(numeral)
    if number is not None:
        return (Decimal(str(number)),)
    pieces = _PIECE.findall(numeral)
    plain = [piece.rstrip(_SCALES).replace(",", "") for piece in pieces]
    numbers = zip(map(read_numeral, pieces), plain, strict=True)
    return tuple(Decimal(digits if known is None else str(known)) for known, digits in numbers)


def amount_of(text: str) -> Decimal | None:
    """Return the amount that a text is, None for anything else."""
    found = _AMOUNT.fullmatch(fold(text))
    return Decimal(found[1].replace(",", "") + (found[2] or "")) if found else None


def typed_by(flow: Flow) -> set[str]:
    """Return what a flow itself puts into fields, the same for each row: part of what is agreed to."""
    actions = (step.action for step in flow.steps)
    typed = (one.option if isinstance(one, SelectOption) else one.value for one in actions if isinstance(one, Fill | SelectOption))  # fmt: skip
    return {squeeze(text) for text in typed if text and "{{" not in text}


def boxes_on(flow: Flow) -> tuple[str, ...]:
    """Return what a flow turns on, the same for each row and part of what is agreed to, as cards call it."""
    acts = (step.action for step in flow.steps if step.is_enabled)
    on = (one for one in acts if isinstance(one, SetChecked) and one.checked)
    names = (without_marks(one.target.name) for one in on)
    return tuple(dict.fromkeys(name for name in names if name and "{{" not in name))


def asking_steps(flow: Flow, *, is_attended: bool) -> tuple[FlowStep, ...]:
    """Return the steps that a person has to agree to; alone, those with a grant need nobody."""
    return tuple(
        step
        for step in flow.steps
        if step.is_enabled and step.needs_approval and (is_attended or not step.grant)
    )
