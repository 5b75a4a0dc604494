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
from studio.domain.values.dates import dates_in, parse_date
from studio.engine.guard.facts.words import WEAK_DEEDS, deeds_in
from studio.engine.perception.seen_pages import letters_of

_OF_A_YEAR: Final = ("年",)
_NOON: Final = 12
_MONTHS_NEAR: Final = 12
"""So many months away a day may be that is said without its year."""
_TURNS: Final = {
    "先": -1,
    "前": -1,
    "去": -1,
    "昨": -1,
    "今": 0,
    "当": 0,
    "本": 0,
    "来": 1,
    "翌": 1,
    "再来": 2,
}
"""How far away a month or a year is by its first letters."""
_SPANS: Final = ("月", "年")
_IN_A_NUMBER: Final = ",.十百千万億兆"
_PARTS_OF_DAY: Final = frozenset({"年", "月", "日"})
_SIGN: Final = "(?<![a-z0-9)])[-−▲△]|マイナス"
_SIGNED: Final = re.compile(rf"(?:{_SIGN})$")
_NEGATIVE: Final = re.compile(rf"(?:{_SIGN})[\d,.]+")
_QUOTED: Final = re.compile("「([^「」]*)」")
_TOLD_LINE: Final = re.compile(
    r"(?:^|(?<=\s))[^\s:：、。「」]{1,20}[ \u3000]*[:：](?!//)[ \u3000]*([^「」\n]+)$", re.MULTILINE
)
"""A value behind the name of its field, in a line of its own: 「題名: 停電に伴う停止」."""
_GOES_BEHIND: Final = re.compile("[にとでを]")
"""How a sentence goes on behind such a value: 備考: 確認済みに変更する."""
_NUMERAL: Final = re.compile(rf"((?:{_SIGN})?)(\d[\d,.十百千万億兆]*)")
_CODE: Final = re.compile(r"[a-z0-9]+(?:[-‐‑–—−ー./:_ ()+@]+[a-z0-9]+)*")
_DASHED: Final = re.compile(r"[a-z0-9]+(?:[-‐‑–—−ー/][a-z0-9]+)+")
_PIECE: Final = re.compile(r"[a-z0-9]+")
_PIECES_MAX: Final = 6
_TIME: Final = re.compile(r"(\d{1,2})(?::(\d{2})(?::\d{2})?|時(?:(\d{1,2})分|(半))?)")
_SHORT_DAY: Final = re.compile(
    r"(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](?:(\d{1,2})日?)?|(\d{4})[-/](\d{1,2})"
)
_PART_OF_DAY: Final = re.compile(r"\d{1,4}[年月日]")
_DAY_SAID: Final = re.compile(r"(\d{1,2})日(?![間前後以])")
_MONTH_AND_DAY: Final = re.compile(r"(?<!\d)(?=(\d{1,2})[-/.月](\d{1,2})(?!\d))")
_PERCENT: Final = re.compile("%|パーセント|割")
_YEAR_SAID: Final = re.compile(r"(?<!\d)\d{4}(?!\d)")
RELATIVE_DAY: Final = re.compile(
    r"今日|本日|きょう|当日|明日|あした|あす|翌日|明後日|あさって|昨日|きのう|前日|一昨日|おととい|"
    r"[先今来翌当前]々?[週月]|再来[週月]|[今来去昨本当翌]年|[月火水木金土日]曜|(?<=の)[月火水木金土日](?![^\W\d_])|"
    r"月[末初]|年度?末|営業日|週末|[日週年]間?[前後]"
)
"""How a day is said that only a calendar knows."""
_TIME_SAID: Final = re.compile(
    r"(?:(午前|朝)|(午後|夕方?|夜)の?)?(\d{1,2})(?::(\d{2})|時(?:(\d{1,2})分|(半))?)"
)
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
        today: By which 明日 and 今月 are days; None: any day may be meant.
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
        amount = read_amount(text, label)  # 500 of 「予算（千円）」 is 50万円
        if amount is not None and not amount.is_code:
            is_said = amount.number in self.numbers or squeeze(text) in self._joined
            return is_said or (amount.number != read_numeral(fold(text)) and self._says_bare(text))
        if self.has_code(text):
            return True
        return self.stands(text) or self._has_asked_for_words(text, label)

    def _says_bare(self, text: str) -> bool:
        """Say whether a number was said as it is, without a unit or a scale behind it."""
        return bool(
            re.search(rf"(?<![\d.,]){re.escape(squeeze(text))}(?![\d.,円百千万億])", self.text)
        )

    def has_code(self, text: str) -> bool:
        """Say whether a code or a telephone number was said, with or without its dashes."""
        is_code = any(map(str.isdigit, text)) and not _NEGATIVE.fullmatch(fold(text))
        return is_code and letters_of(text) in self._codes

    def has_text(self, text: str, label: str = "", held: str = "") -> bool:
        """Say whether a text is theirs: whole, or line by line what it says more than its field held.

        Args:
            text: As it was typed.
            label: What its field is called.
            held: What the field held before: a text that goes on keeps it.
        """
        is_share = "%" in fold(text) and not _PERCENT.search(f"{self.text}{fold(held)}")
        if is_share or self._is_cut(text):
            return False
        if self.has_value(text, label) or _NEGATIVE.fullmatch(fold(text)):
            return self.has_value(text, label)
        kept = Counter(_TOKEN.findall(fold(held)))
        more = list((Counter(_TOKEN.findall(fold(text))) - kept).elements())
        return any(map(_TELLS.search, more)) and all(map(self._is_said, more))

    def _is_cut(self, text: str) -> bool:
        """Say whether a text is a part of a sentence that they gave in 「」, or in a line of its own: 「更新し」 of 「更新しないでください」."""
        piece = fold(text)
        if not _SPEAKS.search(piece):
            return False
        quotes = [fold(quote) for one in self.given for quote in _QUOTED.findall(one)]
        lines = [fold(line) for one in self.given for line in _TOLD_LINE.findall(one)]
        cuts = [quote.partition(piece)[::2] for quote in quotes if piece in quote]
        ends = (line.partition(piece)[::2] for line in lines if piece in line)
        cuts += [cut for cut in ends if not _GOES_BEHIND.match(cut[1])]
        if not cuts:
            return False
        is_elsewhere = any(
            piece in fold(_TOLD_LINE.sub("\n", _QUOTED.sub("\n", one))) for one in self.given
        )
        return not is_elsewhere and all(
            any(
                edge.isalnum() and len(edge) > 1
                for edge in (before[-1:] + piece[0], piece[-1] + behind[:1])
            )
            and _SPEAKS.search(before + behind)
            for before, behind in cuts
        )

    def _is_said(self, token: str) -> bool:
        return (len(token) < _SHORTEST and not _TELLS.search(token)) or self.stands(token)

    @cached_property
    def text(self) -> str:
        """All of it, squeezed, a line each."""
        return "\n".join(map(squeeze, self.given))

    @cached_property
    def numbers(self) -> frozenset[float]:
        """Every number in it: 10000 of 1万円, -3 of -3 and マイナス3."""
        said = "\n".join(arabic(fold(text)) for text in self.given)
        found = ((sign, read_numeral(one.strip(",."))) for sign, one in _NUMERAL.findall(said))
        return frozenset(
            -number if sign else number for sign, number in found if number is not None
        )

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
            year, month, of_month, of_year, alone = (int(one or 0) for one in found.groups())
            return self._has_date(year or of_year or None, month or alone, of_month or None)
        is_part = bool(_PART_OF_DAY.fullmatch(day)) or (
            day.isdigit() and squeeze(label) in _PARTS_OF_DAY
        )
        return is_part and self._has_relative_day

    def _has_date(self, year: int | None, month: int, day: int | None) -> bool:
        days = {int(one) for one in _DAY_SAID.findall(arabic(self.text))}
        is_said = (
            self._has_year(year, month)
            and all(part in self.numbers for part in (month, day) if part is not None)
            and not self._is_turned_round(month, day)
        )
        if self.meant_days is not None:
            return is_said or any(
                all(
                    part in (None, one)
                    for part, one in zip((year, month, day), meant.timetuple(), strict=False)
                )
                for meant in self.meant_days
            )
        if self.says_whole_day:
            return True
        if self._has_relative_day and (day is None or not days or day in days):
            return is_said or self._is_in_span(year, month)
        return is_said

    def _is_turned_round(self, month: int, day: int | None) -> bool:
        """Say whether it is a day and a month that change places: 5月12日 of 12月5日."""
        said = {tuple(map(int, pair)) for pair in _MONTH_AND_DAY.findall(arabic(self.text))}
        return (day, month) in said and (month, day) not in said

    def _has_year(self, year: int | None, month: int) -> bool:
        """Say whether a year was said, also one of an era; where none was, it is one that lies near."""
        if year is None or year in self.numbers or self.today is None:
            return year is None or year in self.numbers or not _YEAR_SAID.search(self.text)
        said = {one.year for one in dates_in("\n".join(self.given))}
        if said or _YEAR_SAID.search(self.text):
            return year in said
        return abs((year - self.today.year) * 12 + month - self.today.month) <= _MONTHS_NEAR

    def _is_in_span(self, year: int | None, month: int) -> bool:
        """Say whether a month is 今月 or 来年 as it was said; any may be where that cannot be told."""
        said = [found.group() for found in RELATIVE_DAY.finditer(self.text)]
        if self.today is None or not all(one.endswith(_SPANS) for one in said):
            return True
        here = self.today.year * 12 + self.today.month - 1
        for one in said:
            turn = _TURNS.get(one.rstrip("月年").rstrip("々"))
            is_year = one.endswith(_OF_A_YEAR)
            if turn is None:
                return True
            at = (self.today.year + turn) * 12 if is_year else here + turn
            if (year is None or year == at // 12) and (is_year or month == at % 12 + 1):
                return True
        return False

    @property
    def says_time(self) -> bool:
        """True where they say any time of day."""
        return bool(_TIME_SAID.search(arabic(self.text)) or _TIME_OF_DAY.search(self.text))

    def has_time(self, text: str) -> bool:
        """Say whether a time of day is theirs: 13:00 of 「13時」."""
        found = _TIME.fullmatch(fold(text))
        if found is None:
            return False
        times = list(_TIME_SAID.finditer(arabic(self.text)))
        if not times:
            return bool(_TIME_OF_DAY.search(self.text))
        return any(_clock(found.groups()) in _hours(*one.groups()) for one in times)

    def _has_asked_for_words(self, text: str, label: str) -> bool:
        """Say whether words that a model found are what they asked for: no number, no address, no deed, no other's words.

        Their field is named without what is to stand in it, or half of what they say was said.
        """
        if not _SPEAKS.search(text) or _TELLS_WHERE.search(fold(text)):
            return False
        if deeds_in(text) - WEAK_DEEDS - deeds_in(self.text):
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
    is_same = same_number(put, sent)
    return len(mine) > _LONGEST_SHORT and mine in theirs if is_same is None else is_same


def same_number(one: str, other: str) -> bool | None:
    """Say whether two texts are the same number, however written; None where one of them is none, or a code."""
    left, right = read_amount(one), read_amount(other)
    if left is None or right is None or left.is_code or right.is_code:
        return None
    return left.number == right.number


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


def codes_in(text: str) -> list[str]:
    """Return the numbers of a text that are written with dashes, as they are written: so-1002."""
    return list(dict.fromkeys(_DASHED.findall(fold(text))))


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
    if behind.isdigit() and (before in ",." or _SIGNED.search(text[:at])):
        return True
    return all(char.isascii() and char.isalnum() for char in (before, behind))


def _clock(parts: Sequence[str | None]) -> tuple[int, int]:
    hour, minutes, past, half = parts
    return int(hour or 0), int(minutes or past or ("30" if half else "0"))


def _hours(morning: str | None, later: str | None, *clock: str | None) -> set[tuple[int, int]]:
    """Return the hours and minutes that a time means as it was said: 10:00 of 午前10時, 10:00 and 22:00 of 10時."""
    hour, minute = _clock(clock)
    early = set[tuple[int, int]]() if later and hour < _NOON else {(hour, minute)}
    return early if morning else {*early, (hour + _NOON, minute)}


_HOW: Final = r"(?:「[^」]*」)?[^ぁ-ん、。「」\n]*(?:だけ|のみ|で|に)?"
"""What stands between what something is done to and the deed: 1週間, 「1週間」だけ; no other verb."""


def is_called(label: str, text: str) -> bool:
    """Say whether a text asks for a control by what it is called; 利用者をブロック also with a name between: 利用者「小川」を1週間ブロックする."""
    core, said = core_of(label), affirmed(text)
    what, _, deed = map(re.escape, core.partition("を"))
    if min(len(what), len(deed)) >= _SHORTEST and re.search(
        rf"{what}(?:「[^」]*」|[^\Wぁ-ん]+(?:[.-][^\Wぁ-ん]+)*)を{_HOW}{deed}(?:す|し)", said
    ):
        return True
    return len(core) >= _SHORTEST and core in said


def core_of(label: str) -> str:
    """Return a label without what only says that it is pressed: 保存する and 保存ボタン are 保存, 入れる and 入れて 入れ."""
    bare = re.sub(r"(?:する|します|ボタン|を)+$", "", squeeze(label))
    return re.sub(r"(?<=[一-鿿ぁ-ん])[るくぐすつぬぶむう]$", "", bare)
