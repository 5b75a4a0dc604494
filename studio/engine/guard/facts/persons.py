"""Whether a value is the person's: what they said, whole, in this writing or another. Pure.

「1万2千円」 is 12000, 「150-0041」 is 1500041 and 「来週の金曜」 is some day; 120 is not 1200, and 99 is no day.
What a model worded for them (a comment, a reason) is theirs where their sentence asks for it without its words.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Final

from studio.domain.text import arabic, fold, squeeze
from studio.domain.values.amounts import read_amount, read_numeral
from studio.domain.values.dates import parse_date
from studio.engine.perception.seen_pages import letters_of

_SPANS: Final = ("月", "年")
_IN_A_NUMBER: Final = ",.十百千万億兆"
_PARTS_OF_DAY: Final = frozenset({"年", "月", "日"})
_NUMERAL: Final = re.compile(r"\d[\d,.十百千万億兆]*")
_CODE: Final = re.compile(r"[a-z0-9]+(?:[-‐‑–—−ー./:_ ()+@]+[a-z0-9]+)*")
_DASHED: Final = re.compile(r"[a-z0-9]+(?:[-‐‑–—−ー/][a-z0-9]+)+")
_PIECE: Final = re.compile(r"[a-z0-9]+")
_PIECES_MAX: Final = 6
_TIME: Final = re.compile(r"(\d{1,2})(?::(\d{2})(?::\d{2})?|時(?:(\d{1,2})分|(半))?)")
_SHORT_DAY: Final = re.compile(r"(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](?:(\d{1,2})日?)?")
_PART_OF_DAY: Final = re.compile(r"\d{1,4}[年月日]")
_DAY_SAID: Final = re.compile(r"(\d{1,2})日(?![間前後以])")
_YEAR_SAID: Final = re.compile(r"(?<!\d)\d{4}(?!\d)")
RELATIVE_DAY: Final = re.compile(
    r"今日|本日|きょう|当日|明日|あした|あす|翌日|明後日|あさって|昨日|きのう|前日|一昨日|おととい|"
    r"[先今来翌当前]々?[週月]|再来[週月]|[今来去昨本当翌]年|[月火水木金土日]曜|(?<=の)[月火水木金土日](?![^\W\d_])|"
    r"月[末初]|年度?末|営業日|週末|[日週年]間?[前後]"
)
"""How a day is said that only a calendar knows."""
_TIME_SAID: Final = re.compile(r"(\d{1,2})(?::(\d{2})|時(?:(\d{1,2})分|(半))?)")
_TIME_OF_DAY: Final = re.compile("午前|午後|朝|昼|夕|夜|正午|定時|終日")
_RUN: Final = re.compile(r"[一-鿿々]+|[ァ-ヿ]+|[a-z0-9]+")
"""The words of a text that say what it is about."""
_TOKEN: Final = re.compile(r"[一-鿿々]+|[ァ-ヿ]+|[a-z0-9]+|[ぁ-ん]+")
_TELLS: Final = re.compile(r"[^ぁ-んー]")
"""A word that is more than an ending."""
_SPEAKS: Final = re.compile("[ぁ-ん]")
_TELLS_WHERE: Final = re.compile(r"[\d@]|://|https?")
_NOT: Final = (
    r"(?:(?<=[しさわかがらたなばまけれせべえめてげ])(?<!ければなら)(?<!といけ)ない(?!場合|とき|もの|限|と(?:いけ|なら|だめ|駄目))(?:で|ように?)?"
    r"|せずに?|(?<=[らわかまたがさなば])ずに)"
)
_DENIED: Final = re.compile(rf"[^、。\n「」]*?{_NOT}")
_NO_VALUE: Final = re.compile(
    rf"(?:「[^「」\n]*」|[^、。\n「」をはがもの])(?:「[^「」\n]*」|[^、。\n「」をはがも])*?(?:[にとへ][^、。\n「」]{{0,6}}?{_NOT}|では?なく)"
)
"""A value that shall not be put in, and not the name of its field before it: 99にしないで, 99ではなく."""
_LEFT_ALONE: Final = re.compile(
    rf"(?:「[^「」\n]*」|[^、。\n「」をはも])+?(?:[をはも][^、。\n「」]{{0,8}}?{_NOT}|[ \u3000]*では?なく)"
)
"""A thing that nothing shall be done with: 「a.pdf」は添付しないで."""
_SHORTEST: Final = 2


@dataclass(frozen=True)
class PersonsWords:
    """All that the person said, answered, or saw and started.

    Attributes:
        given: Their words.
    """

    given: Sequence[str] = field(default_factory=tuple[str, ...])

    def has_value(self, text: str, label: str = "") -> bool:
        """Say whether a value that was typed is theirs.

        Args:
            text: The value.
            label: What its field is called.
        """
        if self.has_day(text, label) or self.has_time(text):
            return True
        amount = read_amount(text)
        if amount is not None and not amount.is_code:
            return amount.number in self.numbers or squeeze(text) in self._joined
        if self.has_code(text):
            return True
        return self.stands(text) or self._has_asked_for_words(text, label)

    def has_code(self, text: str) -> bool:
        """Say whether a code or a telephone number was said, with or without its dashes."""
        return any(map(str.isdigit, text)) and letters_of(text) in self._codes

    def has_text(self, text: str, label: str = "", held: str = "") -> bool:
        """Say whether a text is theirs: whole, or line by line what it says more than its field held.

        Args:
            text: As it was typed.
            label: What its field is called.
            held: What the field held before: a text that goes on keeps it.
        """
        if self.has_value(text, label):
            return True
        kept = Counter(_TOKEN.findall(fold(held)))
        more = list((Counter(_TOKEN.findall(fold(text))) - kept).elements())
        return any(map(_TELLS.search, more)) and all(map(self._is_said, more))

    def _is_said(self, token: str) -> bool:
        return (len(token) < _SHORTEST and not _TELLS.search(token)) or self.stands(token)

    @cached_property
    def text(self) -> str:
        """All of it, squeezed, a line each."""
        return "\n".join(map(squeeze, self.given))

    @cached_property
    def numbers(self) -> frozenset[float]:
        """Every number in it: 10000 of 1万円."""
        said = "\n".join(arabic(fold(text)) for text in self.given)
        found = (read_numeral(one.strip(",.")) for one in _NUMERAL.findall(said))
        return frozenset(number for number in found if number is not None)

    @cached_property
    def _codes(self) -> frozenset[str]:
        return frozenset(code for text in self.given for code in _codes(_CODE.findall(fold(text))))

    @cached_property
    def _joined(self) -> frozenset[str]:
        """The same without their dashes; a plain number is no part of another one."""
        return frozenset(
            code for text in self.given for code in _codes(_DASHED.findall(fold(text)))
        )

    @cached_property
    def _has_relative_day(self) -> bool:
        return bool(RELATIVE_DAY.search(self.text))

    @cached_property
    def says_whole_day(self) -> bool:
        """True for 明後日 and 月末, of which only a calendar knows the day; 今月 alone says a month."""
        return any(not found.group().endswith(_SPANS) for found in RELATIVE_DAY.finditer(self.text))

    @cached_property
    def meant_days(self) -> frozenset[date] | None:
        """The days that 明日 and 来週の金曜 are; None where any day may be meant, as here."""
        return None

    def stands(self, text: str) -> bool:
        """Say whether words stand in what was said, and not within a longer number or word."""
        wanted = squeeze(text)
        at = self.text.find(wanted) if wanted else -1
        while at >= 0:
            end = at + len(wanted)
            if not (_goes_on(self.text, at) or _goes_on(self.text, end)):
                return True
            at = self.text.find(wanted, at + 1)
        return False

    def is_named(self, label: str) -> bool:
        """Say whether words of a label stand in what was said."""
        return any(map(self.stands, beginnings_of(runs_of(label))))

    def has_day(self, text: str, label: str = "") -> bool:
        """Say whether a date is theirs: said in any writing, or worked out from 明日 or 来週の金曜."""
        plain = fold(text)
        day, _, time = plain.replace("t", " ").partition(" ")
        if time and not (_TIME.fullmatch(time) and self.has_time(time)):
            return False
        if (whole := parse_date(day)) is not None:
            return self._has_date(whole.year, whole.month, whole.day)
        if found := _SHORT_DAY.fullmatch(day):
            year, month, of_month = (int(part) if part else None for part in found.groups())
            return self._has_date(year, month, of_month)
        is_part = bool(_PART_OF_DAY.fullmatch(day)) or (
            day.isdigit() and squeeze(label) in _PARTS_OF_DAY
        )
        return is_part and self._has_relative_day

    def _has_date(self, year: int | None, month: int | None, day: int | None) -> bool:
        days = {int(one) for one in _DAY_SAID.findall(arabic(self.text))}
        is_year = year is None or year in self.numbers or not _YEAR_SAID.search(self.text)
        is_said = is_year and all(p in self.numbers for p in (month, day) if p is not None)
        if self.meant_days is not None:
            return is_said or any(
                all(
                    part in (None, one)
                    for part, one in zip((year, month, day), meant.timetuple(), strict=False)
                )
                for meant in self.meant_days
            )
        if self.says_whole_day or (
            self._has_relative_day and (day is None or not days or day in days)
        ):
            return True
        return is_said

    def has_time(self, text: str) -> bool:
        """Say whether a time of day is theirs: 13:00 of 「13時」."""
        found = _TIME.fullmatch(fold(text))
        if found is None:
            return False
        times = [_clock(one) for one in _TIME_SAID.finditer(arabic(self.text))]
        hour, minute = _clock(found)
        if not times:
            return bool(_TIME_OF_DAY.search(self.text))
        return any(hour in (said, said + 12) and minute == past for said, past in times)

    def _has_asked_for_words(self, text: str, label: str) -> bool:
        """Say whether words that a model found are what they asked for: no number, no address, no other's words.

        Their field is named without what is to stand in it, or half of what they say was said.
        """
        if not _SPEAKS.search(text) or _TELLS_WHERE.search(fold(text)):
            return False
        runs = [run for run in runs_of(text) if len(run) >= _SHORTEST]
        said = [run for run in runs if any(map(self.stands, beginnings_of([run])))]
        if said and 2 * len(said) >= len(runs):
            return True
        return self.is_named(label) and not self._is_told_what(label)

    def _is_told_what(self, label: str) -> bool:
        """Say whether they gave what a field shall hold word by word: 備考に「よろしく」と."""
        name = squeeze(label)
        behind = self.text.partition(name)[2] if name in self.text else self.text
        return bool(
            re.match(r"」?(?:欄)?(?:[にをはへ]?、?「|を[^、。を]+[にとへ](?![はも]))", behind)
        )


def same_value(put: str, sent: str) -> bool:
    """Say whether what is sent is what was put in, in this writing or another, or a text that holds it."""
    mine, theirs = letters_of(put), letters_of(sent)
    if not mine or not theirs:
        return False
    if mine == theirs:
        return True
    one, other = read_amount(put), read_amount(sent)
    if one is not None and other is not None and not (one.is_code or other.is_code):
        return one.number == other.number
    return len(mine) > _LONGEST_SHORT and mine in theirs


_LONGEST_SHORT: Final = 4
"""Letters of what stands in many a text by chance."""


def _codes(runs: Sequence[str]) -> Iterator[str]:
    """Yield codes and telephone numbers whole, and the parts that forms divide them into."""
    for run in runs:
        pieces = _PIECE.findall(run)
        for first in range(len(pieces)):
            for last in range(first, min(len(pieces), first + _PIECES_MAX)):
                yield "".join(pieces[first : last + 1])


def words_of(text: str) -> list[str]:
    """Return the words of a text that say what it is about, each once."""
    return list(
        dict.fromkeys(run for run in runs_of(text) if len(run) >= _SHORTEST or run.isdigit())
    )


def affirmed(text: str) -> str:
    """Return a text, squeezed, without what shall not be done: 承認しないで、一覧を開く."""
    return _DENIED.sub("", squeeze(text))


def without_denied(text: str) -> str:
    """Return a text without the values that it says shall not be put in: 数量は 5に of 数量は99にしないで5に."""
    return _NO_VALUE.sub("", text)


def without_left_alone(text: str) -> str:
    """Return a text without the things that it says nothing shall be done with."""
    return _LEFT_ALONE.sub("\n", text)


def runs_of(text: str) -> list[str]:
    """Return the runs of signs of one script: what words are made of."""
    return _RUN.findall(fold(text))


def beginnings_of(runs: Sequence[str]) -> Iterator[str]:
    """Yield words as they are, and without a last sign: 営業 of 営業部."""
    for run in runs:
        if len(run) >= _SHORTEST:
            yield run
        if len(run) > _SHORTEST and not run.isascii():
            yield run[:-1]


def _goes_on(text: str, at: int) -> bool:
    """Say whether a number or a word in Latin letters goes on at a place of a text."""
    before, behind = text[at - 1 : at], text[at : at + 1]
    if not before or not behind:
        return False
    if before.isdigit() and (behind.isdigit() or behind in _IN_A_NUMBER):
        return True
    if behind.isdigit() and before in ",.":
        return True
    return all(char.isascii() and char.isalnum() for char in (before, behind))


def _clock(found: re.Match[str]) -> tuple[int, int]:
    minute = found[2] or found[3] or ("30" if found[4] else "0")
    return int(found[1]), int(minute)
