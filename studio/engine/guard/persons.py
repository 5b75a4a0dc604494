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

from studio.domain.amounts import read_amount, read_numeral
from studio.domain.dates import parse_date
from studio.domain.text import arabic, fold, squeeze
from studio.engine.guard.days import days_of
from studio.engine.perception.seen_pages import letters_of

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
_RELATIVE_DAY: Final = re.compile(
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
_WHICH: Final = re.compile("だけ|のみ|以外|すべて|全て|全部|ほか")
_OFF: Final = re.compile(
    "オフ|off|外[すしせ]|はず[すし]|解除|無効|停止|やめ|なし|ない|せず|消[すしせ]|不要|いいえ"
)
"""How it is said that a box shall not be ticked."""
_DENIED: Final = re.compile(
    r"[^、。\n「」]*?(?:(?<=[しさわかがらたなばまけれせべえめてげ])ない(?!場合|とき|もの|限)(?:で|ように?)?|せずに?|(?<=[らわかまたがさなば])ずに)"
)
_CLAUSE_END: Final = re.compile(r"[、。\n]|(?<!べ)て")
_VALUE: Final = re.compile(r"\d|「|を.+[にと]")
"""What stands behind the name of a field whose value is told there."""
_ALL: Final = re.compile(r"すべて|全て|全[部件員行数]|(?<![a-z])all(?![a-z])")
"""How a whole list is said, by people and by the box over it."""
_SHORTEST: Final = 2
_SPAN: Final = re.compile(
    r"(?P<low>\d+)(?P<unit>[^\W\d]*?)(?:[〜~-](?P<high>\d*)(?P<last>[^\W\d]*)|(?P<bound>以上|以下|未満|まで|超))"
)
"""How a list says a span: 50〜299名, 300名以上, 10万円未満 is another one."""


@dataclass(frozen=True)
class PersonsWords:
    """All that the person said, answered, or saw and started.

    Attributes:
        given: Their words.
        today: By which 明日 and 来週の金曜 are days; None: any day may be meant.
    """

    given: Sequence[str] = field(default_factory=tuple[str, ...])
    today: date | None = None

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
            return amount.number in self._numbers or squeeze(text) in self._joined
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

    def has_choice(self, text: str, label: str = "") -> bool:
        """Say whether an option is theirs: they said it, or what it is about."""
        if self.has_value(text, label):
            return True
        runs = _runs(text)
        said = [run for run in runs if self.stands(run)]
        if (said and 2 * len(said) >= len(runs)) or self._is_of_span(text, label):
            return True
        return self._is_named(label) and any(map(self.stands, _beginnings(runs)))

    def _is_of_span(self, text: str, label: str) -> bool:
        """Say whether a number that they said of this thing lies in an option's span: 120名 in 「50〜299名」."""
        span = _SPAN.fullmatch(fold(text).replace(",", ""))
        if span is None:
            return False
        unit, said = span["unit"] or span["last"] or "", arabic(self._text).replace(",", "")
        numbers = re.findall(rf"(?<![\d.])(\d+){re.escape(unit)}", said)
        if not unit and not self._is_named(label):
            return False
        low, high = float(span["low"] or 0), float(span["high"] or "inf")
        if span["bound"] in ("以下", "未満", "まで"):
            low, high = 0, low
        return any(low <= float(number) <= high for number in numbers)

    def has_box(self, label: str, beside: Sequence[str] | None = None) -> bool:
        """Say whether setting a box so called is theirs: 「「承認依頼」だけに」 is said of each, 全件 of the one for all.

        Args:
            label: What it is called.
            beside: What the page's other boxes are called; None for one of a list, of which any may be meant.
        """
        is_all = bool(_ALL.search(fold(label)) and _ALL.search(self._text))
        if is_all or self.has_choice(label):
            return True
        is_among = beside is None or any(map(self.has_choice, beside))
        return is_among and bool(_WHICH.search(self._text))

    def says_off(self, label: str) -> bool | None:
        """Say whether a box so called shall be off, by the clause that names it; None where nobody named it."""
        name = squeeze(label)
        if len(name) < _SHORTEST or name not in self._text:
            return None
        clause = _CLAUSE_END.split(self._text.partition(name)[2], maxsplit=1)[0]
        return bool(_OFF.search(clause))

    def is_told_elsewhere(self, text: str, label: str, labels: Sequence[str]) -> bool:
        """Say whether a value was told of another field: 数量を5、単価を1200円に.

        Args:
            text: The value; days and times are told of several fields at once.
            label: What its field is called.
            labels: What the page's fields are called.
        """
        if self.has_day(text, label) or self.has_time(text) or not self.has_value(text):
            return False
        told = _told_of(self._text, labels)
        own = max((one for one in told if one in squeeze(label)), key=len, default="")
        tells = [
            name for name, (_, behind) in told.items() if PersonsWords((behind,)).has_value(text)
        ]
        if not own:
            return bool(tells)
        before, behind = told[own]
        if own in tells or (not behind.startswith(_LEADS_TO) and _VALUE.search(behind) is None):
            return False
        if behind.startswith(_LEADS_TO):
            return bool(tells) and not PersonsWords((before,)).has_value(text)
        return True

    def is_said_of_another(self, text: str, label: str, others: Sequence[str]) -> bool:
        """Say whether an option is only a part of one that they said (公開 of 非公開), or another one was said whole.

        Args:
            text: The option.
            label: What its list is called.
            others: The other options.
        """
        whole, mine = (
            [one for one in others if len(squeeze(one)) >= _SHORTEST and self.stands(one)],
            squeeze(text),
        )
        longer = [one for one in whole if mine in squeeze(one)]
        if longer:
            rest = self._text
            for one in filter(None, map(squeeze, (label, *longer))):
                rest = rest.replace(one, "\n")
            return not PersonsWords((rest,), self.today).has_choice(text, label)
        is_whole = self.has_value(text, label) or self._is_of_span(text, label)
        return bool(whole) and not is_whole

    @cached_property
    def _text(self) -> str:
        return "\n".join(map(squeeze, self.given))

    @cached_property
    def _numbers(self) -> frozenset[float]:
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
        return bool(_RELATIVE_DAY.search(self._text))

    @cached_property
    def _says_whole_day(self) -> bool:
        """True for 明後日 and 月末, of which only a calendar knows the day; 今月 alone says a month."""
        return any(
            not found.group().endswith(("月", "年")) for found in _RELATIVE_DAY.finditer(self._text)
        )

    @cached_property
    def _meant_days(self) -> frozenset[date] | None:
        """The days that 明日 and 来週の金曜 are; None where one of them is no day that can be told."""
        if self.today is None or not self._says_whole_day:
            return None
        return days_of(
            self._text, [one.start() for one in _RELATIVE_DAY.finditer(self._text)], self.today
        )

    def stands(self, text: str) -> bool:
        """Say whether words stand in what was said, and not within a longer number or word."""
        wanted = squeeze(text)
        at = self._text.find(wanted) if wanted else -1
        while at >= 0:
            end = at + len(wanted)
            if not (_goes_on(self._text, at) or _goes_on(self._text, end)):
                return True
            at = self._text.find(wanted, at + 1)
        return False

    def names(self, label: str) -> bool:
        """Say whether a field so called is named."""
        return len(squeeze(label)) >= _SHORTEST and squeeze(label) in self._text

    def _is_named(self, label: str) -> bool:
        return any(map(self.stands, _beginnings(_runs(label))))

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
            day.isdigit() and squeeze(label) in ("年", "月", "日")
        )
        return is_part and self._has_relative_day

    def _has_date(self, year: int | None, month: int | None, day: int | None) -> bool:
        days = {int(one) for one in _DAY_SAID.findall(arabic(self._text))}
        is_year = year is None or year in self._numbers or not _YEAR_SAID.search(self._text)
        is_said = is_year and all(p in self._numbers for p in (month, day) if p is not None)
        if self._meant_days is not None:
            return is_said or any(
                all(
                    part in (None, one)
                    for part, one in zip((year, month, day), meant.timetuple(), strict=False)
                )
                for meant in self._meant_days
            )
        if self._says_whole_day or (
            self._has_relative_day and (day is None or not days or day in days)
        ):
            return True
        return is_said

    def has_time(self, text: str) -> bool:
        """Say whether a time of day is theirs: 13:00 of 「13時」."""
        found = _TIME.fullmatch(fold(text))
        if found is None:
            return False
        times = [_clock(one) for one in _TIME_SAID.finditer(arabic(self._text))]
        hour, minute = _clock(found)
        if not times:
            return bool(_TIME_OF_DAY.search(self._text))
        return any(hour in (said, said + 12) and minute == past for said, past in times)

    def _has_asked_for_words(self, text: str, label: str) -> bool:
        """Say whether words that a model found are what they asked for: no number, no address, no other's words.

        Their field is named without what is to stand in it, or half of what they say was said.
        """
        if not _SPEAKS.search(text) or _TELLS_WHERE.search(fold(text)):
            return False
        runs = [run for run in _runs(text) if len(run) >= _SHORTEST]
        said = [run for run in runs if any(map(self.stands, _beginnings([run])))]
        if said and 2 * len(said) >= len(runs):
            return True
        return self._is_named(label) and not self._is_told_what(label)

    def _is_told_what(self, label: str) -> bool:
        """Say whether they gave what a field shall hold word by word: 備考に「よろしく」と."""
        name = squeeze(label)
        behind = self._text.partition(name)[2] if name in self._text else self._text
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


_LEADS_TO: Final = ("に", "へ", "欄に", "」に")
"""How a sentence goes on in which a value may stand before the name of its field: 5を数量に."""


def _told_of(text: str, labels: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Return what a sentence says before and behind each field that it names, up to the next one."""
    names = sorted({squeeze(label) for label in labels}, key=len, reverse=True)
    places: dict[int, str] = {}
    for name in names:
        at = text.find(name) if len(name) >= _SHORTEST else -1
        if at >= 0 and not any(start <= at < start + len(one) for start, one in places.items()):
            places[at] = name
    found, order = dict[str, tuple[str, str]](), sorted(places)
    for number, at in enumerate(order):
        last = order[number - 1] + len(places[order[number - 1]]) if number else 0
        following = order[number + 1] if number + 1 < len(order) else len(text)
        before, behind = text[last:at], text[at + len(places[at]) : following]
        found[places[at]] = (before.rpartition("\n")[2], behind.partition("\n")[0])
    return found


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
    return list(dict.fromkeys(run for run in _runs(text) if len(run) >= _SHORTEST or run.isdigit()))


def affirmed(text: str) -> str:
    """Return a text, squeezed, without what shall not be done: 承認しないで、一覧を開く."""
    return _DENIED.sub("", squeeze(text))


def _runs(text: str) -> list[str]:
    return _RUN.findall(fold(text))


def _beginnings(runs: Sequence[str]) -> Iterator[str]:
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
    if before.isdigit() and (behind.isdigit() or behind in ",.十百千万億兆"):
        return True
    if behind.isdigit() and before in ",.":
        return True
    return all(char.isascii() and char.isalnum() for char in (before, behind))


def _clock(found: re.Match[str]) -> tuple[int, int]:
    minute = found[2] or found[3] or ("30" if found[4] else "0")
    return int(found[1]), int(minute)
