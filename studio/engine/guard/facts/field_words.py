"""Which field, option or box the person said a value of. Pure."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import pairwise
from typing import Final

from studio.domain.text import arabic, fold, squeeze
from studio.engine.guard.facts.days import days_of
from studio.engine.guard.facts.persons import (
    RELATIVE_DAY,
    PersonsWords,
    beginnings_of,
    runs_of,
    without_denied,
)

_UP_TO: Final = frozenset({"以下", "未満", "まで"})
_SHORTEST: Final = 2
_WHICH: Final = re.compile("だけ|のみ|以外|すべて|全て|全部|ほか")
_OFF: Final = re.compile(
    "オフ|off|外[すしせ]|はず[すし]|解除|無効|停止|やめ|なし|ない|せず|消[すしせ]|空[に欄]|クリア|不要|いいえ"
)
"""How it is said that a box shall not be ticked, or a field shall hold nothing."""
_ABOUT: Final = re.compile("[^をがは]{2,}(?=[をがは])")
"""What a label is about that says what is done."""
_CLAUSE_END: Final = re.compile(r"[、。\n]|(?<!べ)て")
_MORE: Final = re.compile("追記|書き足|書き加|付け足|付け加")
"""How it is said that what a field holds stays."""
_ADDED: Final = re.compile("」を(?:追加|足[すしせ]|加え)")
"""How it is said that a word may go behind what a field holds, or be sent by itself: a tag, a comment."""
_CLAUSE: Final = re.compile(r"[、。\n]")
_PARTS: Final = re.compile(r"\n|[ \u3000]+(?=[^\s\d:：、。「」]+[:：](?!//))")
"""Between what is told of one field and of the next: 「名: 聡 姓: 上田」."""
_DIRECTLY: Final = re.compile(r"[^「、。\n]*(?:「[^」]*」)?")
_TOLD: Final = re.compile(
    r"」?(?:欄)?(?:の値)?(?:"
    r"(?:を|は|:|に|へ)、?「(?P<quoted>[^」]*)」|"
    r"[を:](?P<value>[^ぁ-ん、。\n「」]+)(?=[にへと](?!は|も)|、|。|\n|$)|"
    r"[にへ](?P<behind>[^ぁ-ん、。\n「」]+)(?=を))"
)
"""How a value follows the name of its field: を社内に, に「在宅」, に10を, を田中、; what has to be read as a sentence is none."""
_PUT: Final = re.compile("[をにはへ:]、?「([^「」]{2,})」(?=[とに])")
"""What stands in a field, and names none by a word of it: コメントに「作業時間を確認」と."""
_ONE_SIGN: Final = r"(?<![^、。\nの]){}(?=[をにはへ:「])"
"""How a field is named that is called by one sign: 姓を田中, 姓「田中」."""
_LABEL_BREAK: Final = re.compile(r"[\s(（※*:：【\[]")
_VALUE: Final = re.compile(r"\d|「|を.+[にと]")
"""What stands behind the name of a field whose value is told there."""
_ALL: Final = re.compile(r"すべて|全て|全[部件員行数]|(?<![a-z])all(?![a-z])")
"""How a whole list is said, by people and by the box over it."""
_WORD: Final = "一-鿿々ァ-ヿa-z0-9"
_BEGINS: Final = f"(?<![{_WORD}])"
_ENDS: Final = f"(?![{_WORD}])"
_AMOUNT: Final = r"(?<![a-z0-9.,-])\d[\d,.十百千万億]*"
"""A number that a unit may stand behind."""
_SPAN: Final = re.compile(
    r"(?P<low>\d+)(?P<unit>[^\W\d]*?)(?:[〜~-](?P<high>\d*)(?P<last>[^\W\d]*)|(?P<bound>以上|以下|未満|まで|超))"
)
"""How a list says a span: 50〜299名, 300名以上, 10万円未満 is another one."""


@dataclass(frozen=True)
class FieldWords(PersonsWords):
    """The person's words, asked about the days, fields, options and boxes of a page."""

    @cached_property
    def meant_days(self) -> frozenset[date] | None:
        """The days that 明日 and 来週の金曜 are; None where one of them is no day that can be told."""
        if self.today is None or not self.says_whole_day:
            return None
        starts = [found.start() for found in RELATIVE_DAY.finditer(self.text)]
        return days_of(self.text, starts, self.today)

    @cached_property
    def affirming(self) -> "FieldWords":
        """The same words without the values that they say shall not be put in."""
        return replace(self, given=tuple(map(without_denied, self.given)))

    def has_choice(self, text: str, label: str = "") -> bool:
        """Say whether an option is theirs: they said it, or what it is about."""
        if self.has_value(text, label) or self._amount_in(text):
            return True
        runs = runs_of(text)
        said = [run for run in runs if self.stands(run)]
        if (said and 2 * len(said) >= len(runs)) or self._is_of_span(text, label):
            return True
        return self.is_named(label) and any(map(self.stands, beginnings_of(runs)))

    def _is_of_span(self, text: str, label: str) -> bool:
        """Say whether a number that they said of this thing lies in an option's span: 120名 in 「50〜299名」."""
        span = _SPAN.fullmatch(fold(text).replace(",", ""))
        if span is None:
            return False
        unit, said = span["unit"] or span["last"] or "", arabic(self.text).replace(",", "")
        numbers = re.findall(rf"(?<![\d.])(\d+){re.escape(unit)}", said)
        if not unit and not self.is_named(label):
            return False
        low, high = float(span["low"] or 0), float(span["high"] or "inf")
        if span["bound"] in _UP_TO:
            low, high = 0, low
        return any(low <= float(number) <= high for number in numbers)

    def has_box(self, label: str, beside: Sequence[str] | None = None) -> bool:
        """Say whether setting a box so called is theirs: 「「承認依頼」だけに」 is said of each, 全件 of the one for all.

        Args:
            label: What it is called.
            beside: What the page's other boxes are called; None for one of a list, of which any may be meant.
        """
        is_all = bool(_ALL.search(fold(label)) and _ALL.search(self.text))
        is_which = bool(_WHICH.search(self.text))
        if is_all or (
            self.has_choice(label) and (is_which or not self.is_less_said(label, beside or ()))
        ):
            return True
        is_among = beside is None or any(map(self.has_choice, beside))
        return is_among and is_which

    def says_off(self, label: str) -> bool | None:
        """Say whether a box so called shall be off, by the clause that names it; None where nobody named it.

        「メルマガを受け取る」 is named by what it is about, too: メルマガは受け取らない.
        """
        name = squeeze(label)
        about = _ABOUT.match(name)
        for called in filter(None, (name, about and about[0])):
            if len(called) >= _SHORTEST and called in self.text:
                clause = _CLAUSE_END.split(self.text.partition(called)[2], maxsplit=1)[0]
                is_off = bool(_OFF.search(clause))
                return is_off if called == name else is_off or None
        return None

    def moves(self, text: str, lists: Sequence[str], button: str) -> bool:
        """Say whether an option is taken from one list into another as they said, where that can be told.

        Args:
            text: The option.
            lists: What the list is called that it leaves, and the one that it comes into.
            button: What takes it over.
        """
        is_off = bool(self.says_off(text))
        goes = [bool(re.search(rf"{re.escape(squeeze(one))}」?[にへ]", self.text)) for one in lists]
        names = list(map(self.names, lists))
        is_out = bool(_OFF.search(squeeze(button))) or [True, False] in (goes, names)
        return is_off is is_out

    def _amount_in(self, text: str) -> str:
        """Return the amount that was said in a unit: 5kg of kg, "" for none; 0% is a number itself, and no unit of 100%."""
        words = "" if squeeze(text)[:1].isdigit() else re.escape(squeeze(text))
        said = re.search(rf"{_AMOUNT}{words}{_ENDS}", arabic(self.text)) if words else None
        return said[0] if said else ""

    def called(self, label: str) -> str:
        """Return how they call a field: 値 of 「値（2行目）」."""
        return _called(label, self.text)

    def told(self, label: str, labels: Sequence[str]) -> list[str]:
        """Return which values a field was told in so many words: 社内 of 公開範囲を社内に.

        Args:
            label: What it is called.
            labels: What all of the form are called.
        """
        name = _called(label, self.text)
        places = _told_of(self.text, [label, *labels]).get(name, [])
        found = (_TOLD.match(place.behind) for place in places)
        return [value for one in found if one and (value := next(filter(None, one.groups()), ""))]

    def is_behind(self, text: str, label: str) -> bool:
        """Say whether a value stands right behind the name of its field: 「題名: 停電に伴う停止」 goes on behind 停電に."""
        value = re.escape(squeeze(text))
        name = _called(label, self.text)
        places = _told_of(self.text, [label]).get(name, [])
        return bool(value) and any(
            re.match(rf"」?(?:欄)?[をは:に]「?{value}", place.behind) for place in places
        )

    def says_option(self, text: str, values: Sequence[str]) -> bool:
        """Say whether an option was said by itself, and not as a part of another word or a verb: 社内, but not 変更する.

        Args:
            text: The option; of a unit (5kg) the number has to be sent.
            values: What is sent.
        """
        words = re.escape(squeeze(text))
        if not words or squeeze(text).isdigit():
            return False
        if amount := self._amount_in(text):
            return any(FieldWords((amount,)).has_value(one) for one in values if one)
        if len(squeeze(text)) < _SHORTEST:
            return False
        return bool(re.search(rf"{_BEGINS}{words}{_ENDS}(?!す|し|さ)", self.text))

    def says_more(self, label: str) -> bool:
        """Say whether something shall be added to what a field so called holds."""
        return self.names(label) and bool(_MORE.search(self._clause_behind(label)))

    def may_add(self, label: str) -> bool:
        """Say whether something may be added to what a field so called holds."""
        return self.says_more(label) or (
            self.names(label) and bool(_ADDED.search(self._clause_behind(label)))
        )

    def _clause_behind(self, label: str) -> str:
        return _CLAUSE.split(self.text.partition(squeeze(label))[2])[0]

    def is_told_elsewhere(self, text: str, label: str, labels: Sequence[str]) -> bool:
        """Say whether a value was told of another field: 数量を5、単価を1200円に.

        Args:
            text: The value; days and times are told of several fields at once.
            label: What its field is called.
            labels: What the page's fields are called.
        """
        if self._is_of_sibling(text, label, labels):
            return True
        if self._amount_in(text):
            return False
        if self.has_day(text, label) or self.has_time(text) or not self.has_value(text):
            return False
        told = _told_of("\n".join(self._lines), labels)
        own = max((one for one in told if one in squeeze(label)), key=len, default="")
        if not own and self._is_told_alone(text, told):
            return False
        others = [
            place.directly for name, places in told.items() for place in places if name != own
        ]
        is_of_other = FieldWords(others).has_value(text)
        mine = told.get(own, [])
        if not mine or FieldWords([place.behind for place in mine]).has_value(text):
            return is_of_other and not mine
        if any(place.behind.startswith(_LEADS_TO) for place in mine):
            return is_of_other and not FieldWords([place.before for place in mine]).has_value(text)
        return any(
            _VALUE.search(one.behind) or (is_of_other and _TOLD.match(one.behind)) for one in mine
        )

    def _is_of_sibling(self, text: str, label: str, labels: Sequence[str]) -> bool:
        """Say whether a value was told of the field's like by what tells the two apart: 終了日 of 開始日, 電話 of FAX番号."""
        clauses = [
            one
            for one in _CLAUSE.split(self.text)
            if FieldWords((one,), self.today).has_value(text)
        ]
        for other in labels:
            mine, theirs = _apart(squeeze(label), squeeze(other))
            if theirs and clauses and all(_tells(theirs, mine, one) for one in clauses):
                return True
        return False

    def _is_told_alone(self, text: str, told: Collection[str]) -> bool:
        """Say whether a line gives the whole value to what no field of the page is called: 「タグ: 年末」 beside 「件名: 年末の予定」."""
        pairs = (line.partition(":") for line in self._lines)
        return any(
            sign and name not in told and value == squeeze(text) for name, sign, value in pairs
        )

    @property
    def _lines(self) -> Iterator[str]:
        """Each line of theirs by itself: what is told of a field ends with its line."""
        return (squeeze(line) for words in self.given for line in _PARTS.split(words))

    def is_said_of_another(self, text: str, label: str, others: Sequence[str]) -> bool:
        """Say whether an option is only a part of one that they said (公開 of 非公開), or another one was said whole, or more of it.

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
            rest = self.text
            for one in filter(None, map(squeeze, (label, *longer))):
                rest = rest.replace(one, "\n")
            return not FieldWords((rest,), self.today).has_choice(text, label)
        is_whole = self.has_value(text, label) or self._is_of_span(text, label)
        return (bool(whole) or self.is_less_said(text, others)) and not is_whole

    def is_less_said(self, text: str, others: Sequence[str]) -> bool:
        """Say whether more of the words of something else was said, and all that was said of this: メール通知, not SMS通知."""
        return any(self._said_of(text) < self._said_of(one) for one in others)

    def is_chosen(self, text: str, others: Sequence[str]) -> bool:
        """Say whether an option is theirs among others: said, or the only one of which anything was said."""
        if self.is_said_of_another(text, "", others):
            return False
        mine = self._said_of(text)
        return self.has_choice(text) or (
            bool(mine) and all(self._said_of(one) < mine for one in others)
        )

    def _said_of(self, text: str) -> frozenset[str]:
        """Return which words of an option were said."""
        return frozenset(filter(self.stands, runs_of(text)))

    def names(self, label: str) -> bool:
        """Say whether a field so called is named."""
        return len(squeeze(label)) >= _SHORTEST and squeeze(label) in self.text


def _apart(label: str, other: str) -> tuple[str, str]:
    """Return what tells two labels apart that begin or end alike; "" for others."""
    shortest = min(len(label), len(other))
    head = next((at for at in range(shortest) if label[at] != other[at]), shortest)
    rest = shortest - head
    foot = next((at for at in range(rest) if label[-1 - at] != other[-1 - at]), rest)
    ends = [one[head : len(one) - foot] for one in (label, other)]
    is_alike = head + foot >= _SHORTEST or (head + foot and len(ends[1]) >= _SHORTEST)
    return (ends[0], ends[1]) if is_alike and ends[1].isalnum() else ("", "")


def _tells(theirs: str, mine: str, clause: str) -> bool:
    return theirs in clause and not (mine and mine in clause)


_LEADS_TO: Final = ("に", "へ", "欄に", "」に")
"""How a sentence goes on in which a value may stand before the name of its field: 5を数量に."""


@dataclass(frozen=True, slots=True)
class _Named:
    """What a sentence says around one of the places in which it names a field, up to the next field."""

    before: str
    behind: str

    @property
    def directly(self) -> str:
        """What stands right behind the name: 「の数量を5、」 and no more."""
        found = _DIRECTLY.match(self.behind)
        return found[0] if found else ""


def _told_of(text: str, labels: Sequence[str]) -> dict[str, list[_Named]]:
    """Return where a sentence names each field."""
    places: dict[int, str] = {}
    values = [found.span(1) for found in _PUT.finditer(text)]
    for name in sorted({_called(label, text) for label in labels}, key=len, reverse=True):
        whole = re.escape(name) if len(name) >= _SHORTEST else _ONE_SIGN.format(re.escape(name))
        for at in (found.start() for found in re.finditer(whole, text)):
            is_within = any(start <= at < start + len(one) for start, one in places.items())
            if name and not (is_within or any(start <= at < end for start, end in values)):
                places[at] = name
    found, order = dict[str, list[_Named]](), [*sorted(places), len(text)]
    last = 0
    for at, following in pairwise(order):
        end = at + len(places[at])
        before, behind = text[last:at].rpartition("\n")[2], text[end:following].partition("\n")[0]
        found.setdefault(places[at], []).append(_Named(before, behind))
        last = end
    return found


def _called(label: str, text: str) -> str:
    """Return what of a field's label the person says: 品名 of 「品名 必須」 and of 「品名（20 字以内）」."""
    ends = (found.start() for found in reversed([*_LABEL_BREAK.finditer(label)]))
    parts = (squeeze(label[:end]) for end in (len(label), *ends))
    return next((part for part in parts if part and part in text), squeeze(label))
