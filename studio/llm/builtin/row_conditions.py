"""Conditions on rows: 「評価が4以上または価格が3000円以下の」, each with its place in the phrase."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from studio.domain.actions.rule import Comparison, Condition, Joining
from studio.domain.values.comparison import BY_SIGN
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.phrase import Phrase
from studio.llm.builtin.synonyms import synonyms

_SCALES: Final = {"": 1, "百": 100, "千": 1_000, "万": 10_000, "億": 100_000_000}
_NAME: Final = r"[一-龠々ァ-ヶーA-Za-z]{1,12}"
_NUMBER: Final = (
    r"[¥\\]?\s*(?P<number>\d[\d,]*(?:\.\d+)?)\s*(?P<scale>[百千万億]?)\s*"
    r"(?P<unit>円|つ星|星|点|ページ|頁|冊|個|件|枚|本|台|人|名|歳|才|年|月|日|時間|時|分|%|パーセント|kg|g|cm|つ)?"
)
_DATE: Final = (
    r"(?P<date>\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|(?:令和|平成|昭和|[RHS])\s?(?:元|\d{1,2})[-/.年]\d{1,2}[-/.月]\d{1,2}日?"
    r"|\d{1,2}[/月]\d{1,2}日?)"
)

_COMPARISON: Final = re.compile(
    "|".join(f"(?P<{one.value}>{one.meaning.said})" for one in Comparison if one.meaning.said)
)
_SIGNS: Final = {sign: one for sign, one in BY_SIGN.items() if one.meaning.numbers}
_SIGN: Final = "|".join(map(re.escape, sorted(_SIGNS, key=len, reverse=True)))
_COLUMN: Final = rf"(?:(?P<column>お?ねだん|{_NAME}|[★☆])\s*(?P<particle>が|は|の|を|も|:)?\s*)?"
_NUMERIC: Final = re.compile(rf"{_COLUMN}[★☆]?(?:{_DATE}|{_NUMBER})\s*(?:のもの)?")
_SIGNED: Final = re.compile(rf"(?P<column>{_NAME}|[★☆])\s*(?P<sign>{_SIGN})\s*{_NUMBER}")
_RANGE: Final = re.compile(
    rf"{_COLUMN}{_NUMBER}\s*(?:から|~|〜|～)\s*[¥\\]?(?P<upper>\d[\d,]*(?:\.\d+)?)\s*(?P<upper_scale>[百千万億]?)\s*(?P<upper_unit>円|つ星|星|点|冊|個|件|ページ)?(?:まで|の間|以下|以内)?"
)
_BAND: Final = re.compile(rf"{_COLUMN}{_NUMBER}台(?:の|で)?(?:もの)?")
_BUDGET: Final = re.compile(
    rf"(?P<column>予算|上限)\s*(?:は|が)?\s*{_NUMBER}\s*(?:で|の|まで|以内|以下)?"
)
_IN_STOCK: Final = re.compile(
    r"在庫(?:が|の|は)?(?:あり|有り|有|ある|あって|残って(?:いる|いて))(?:もの)?"
    r"|(?:品切れ|売り切れ|在庫切れ|在庫なし)(?:以外|(?:の?もの)?(?:を|は)?除(?:く|いて|き)|では?ない|じゃない)"
)
_OUT_OF_STOCK: Final = re.compile(r"在庫(?:が|の)?(?:なし|無し|ない|切れ)|品切れ|売り切れ")
_HOLDS: Final = re.compile(
    rf"(?:(?P<column>{_NAME})(?:の中)?(?:に|が|は))?(?P<value>{MARK}|[^\s、をにがはのでと]{{1,20}})(?:という(?:文字|語|言葉|単語)|の文字)?(?:を|が|と)?"
    r"(?:(?P<holds>含む|含んだ|含んで(?:いる|いて)?|含み|含まれ(?:る|て(?:いる|いて)?|た)|入って(?:いる|いて)|入った|つく|書かれた|書かれている|書いてある)"
    r"|(?P<lacks>含まない|含まず|含まれ(?:ない|ず|ていない)|入って(?:い)?ない|以外|を?除(?:く|いた|いて)))"
)
_EQUALS: Final = re.compile(
    rf"(?P<column>{_NAME})(?:が|は|=)(?P<value>{MARK}|[^\s、をにがはのでと0-9]{{1,16}}?)(?:になって(?:いる|いて)|である|であり|の(?!順|もの?順)|で(?=、|[^すはなも])|、|(?=または|もしくは|あるいは))"
)
_NOT_EQUAL: Final = re.compile(
    rf"(?P<column>{_NAME})(?:が|は)(?P<value>{MARK}|[^\s、をにがはのでと0-9]{{1,16}}?)(?:(?:で|じゃ)(?:は)?(?:ない|なく)(?:もの)?|以外(?:の)?|に(?:は)?なっていない)"
)
_CODE: Final = re.compile(
    rf"(?P<column>{_NAME}(?:番号|コード|ID)|品番|型番|社番|ID|No(?=\.?\s*\d))\.?\s*(?:が|は|=|:)?\s*(?P<value>{MARK}|[A-Za-z0-9][A-Za-z0-9\-_./]*)(?=\s*の(?:行|申請|注文|商品|データ|案件|伝票|社員|レコード|もの|人|詳細|明細)|である|のもの)(?:である)?"
)
_DENIED: Final = re.compile(r"(?:では|で|じゃ)(?:ない|なく)(?!か)(?:もの)?")
_IS_JUST: Final = re.compile(r"の(?=[一-龠ァ-ヶ])(?!順|中|間|前|後)|である|になって(?:いる|いて)")
_EITHER_WORD: Final = r"(?:または|又は|もしくは|若しくは|あるいは|或いは)"
_EITHER: Final = re.compile(_EITHER_WORD)
_PLAIN_VALUE: Final = rf"(?:{MARK}|[一-龠々ァ-ヶーA-Za-z][一-龠々ァ-ヶーA-Za-z0-9]{{0,15}})"
_OR: Final = rf"(?:、?(?:か、?)?{_EITHER_WORD}、?|か、?)"
_ONE_OF: Final = r"(?:の(?:どちらか|いずれか))?"
_LISTED: Final = re.compile(
    rf"(?:(?P<column>{_NAME})(?:の中)?(?P<particle>が|は|に))?"
    rf"(?P<values>{_PLAIN_VALUE}(?:(?:{_OR}|、|・){_PLAIN_VALUE})*{_OR}{_PLAIN_VALUE}){_ONE_OF}"
    r"(?:(?P<holds>(?:という(?:文字|語|言葉|単語))?(?:を|が)?(?:含む|含んだ|含んで(?:いる|いて)?|含まれ(?:る|て(?:いる|いて)?|た)|入って(?:いる|いて)|入った|書かれた|書かれている|書いてある))"
    r"|(?P<equals>になって(?:いる|いて)|である(?:もの)?|の(?!順|もの?順|どちら|いずれ)(?:もの)?))"
)
_NO_VALUE: Final = re.compile(
    r"(?:以[上下内外降前]|未満|超過?|[前順]後?|同じ)$|^(?:空欄|空白|未入力|自分|私|本人)$"
)
"""Words that stand where a value does and are none: what is empty, and who is asking."""
_BETWEEN: Final = re.compile(rf"、?(?:の?(?:もの|商品|本|行|案件|社員|人))?、?{_OR}")
_MET_BY_ONE: Final = re.compile(
    r"の?(?:どちらか|いずれか)(?:一方)?(?:を満たす|に(?:当てはまる|該当する|合う|合致する))?"
)

_SAYS_EITHER: Final = re.compile(
    rf"どちらか|いずれか|(?<=[一-龠ァ-ヶーA-Za-z0-9])(?<![何誰確静豊僅微遥])か(?=、?[一-龠ァ-ヶA-Za-z0-9])|(?<={MARK})か(?=、?{MARK})"
)


@dataclass(frozen=True, slots=True)
class SaidCondition:
    """Conditions that one part of a phrase says.

    Attributes:
        start: Where it begins in the phrase.
        end: Where it ends.
        conditions: One, the two ends of a range, or one for each value of a list.
        joining: How these are joined among themselves.
    """

    start: int
    end: int
    conditions: tuple[Condition, ...]
    joining: Joining = Joining.ALL


def says_either(words: str) -> bool:
    """Say whether words name things of which one is enough: 「AまたはB」, 「AかB」, 「どちらか」."""
    return bool(_EITHER.search(words) or _SAYS_EITHER.search(words))


class Conditions:
    """Reads the conditions of a phrase, the most specific shapes first.

    Args:
        phrase: What is read; blanked as it is understood.
        sentence: What the marks in it stand for.
    """

    def __init__(self, phrase: Phrase, sentence: Masked) -> None:
        self._phrase = phrase
        self._sentence = sentence
        self._said: list[SaidCondition] = []
        self._columns: dict[str, str] = {}
        self._denies = False

    @property
    def where(self) -> tuple[Condition, ...]:
        """The conditions in the order in which they were said, each once."""
        ordered = sorted(self._said, key=lambda said: said.start)
        return tuple(dict.fromkeys(one for said in ordered for one in said.conditions))

    @property
    def price_column(self) -> str:
        """What the phrase itself calls the column that counts 円, ""."""
        return self._columns.get("円", "")

    def read_amounts(self) -> None:
        """Read lists of values, codes, and what compares numbers and dates."""
        self._phrase.each(_LISTED, self._listed)
        self._phrase.each(_CODE, self._code)
        self._phrase.each(_BAND, self._band)
        self._phrase.each(_RANGE, self._range)
        self._phrase.each(_SIGNED, self._signed)
        self._numeric()
        self._phrase.each(_BUDGET, self._budget)
        self._phrase.each(_IN_STOCK, self._stocked)

    def read_words(self) -> None:
        """Read what compares words: 含む, 以外."""
        self._phrase.each(_OUT_OF_STOCK, self._sold_out)
        self._phrase.each(_NOT_EQUAL, self._differs)
        self._phrase.each(_HOLDS, self._holds)

    def read_equals(self) -> None:
        """Read 「部署が営業部の」, which many other phrases look like."""
        self._phrase.each(_EQUALS, self._equals)

    def joining(self) -> Joining:
        """Return how the conditions are joined, and take the 「または」 between them as read.

        A rule has one way of joining: 「A で B、または C」, an either that joins nothing and an
        either with a denial, of which nobody knows how far it reaches, are left unread.
        """
        ordered = sorted(self._said, key=lambda said: said.start)
        gaps = [(one.end, other.start) for one, other in pairwise(ordered)]
        said = self._phrase.said
        joints = [gap for gap in gaps if _BETWEEN.fullmatch(said, *gap)]
        is_listed = any(one.joining is Joining.ANY for one in ordered)
        inside = [*joints, *((one.start, one.end) for one in ordered)]
        stray = [m for m in _EITHER.finditer(said) if not _is_in(m.start(), inside)]
        if not (joints or is_listed or stray):
            return Joining.ALL
        is_whole = all(len(one.conditions) == 1 or one.joining is Joining.ANY for one in ordered)
        if stray or len(joints) < len(gaps) or not is_whole or self._denies:
            self._phrase.unread.append(stray[0][0] if stray else "または")
            return Joining.ALL
        for start, end in joints:
            self._phrase.blank(start, end)
        self._phrase.each(_MET_BY_ONE, lambda _: None)
        return Joining.ANY

    def _add(self, start: int, end: int, *conditions: Condition) -> None:
        self._said.append(SaidCondition(start, end, conditions))

    def _listed(self, match: re.Match[str]) -> bool:
        values = re.split(rf"{_OR}|、|・", match["values"])
        is_held = match["holds"] is not None
        if match["column"] is None and not (
            is_held and len(self._sentence.find(match["values"])) == len(values)
        ):
            return False
        if not is_held and match["particle"] == "に":
            return False
        if any(_NO_VALUE.search(value) for value in values):
            return False
        comparison = Comparison.CONTAINS if is_held else Comparison.EQUALS
        column = synonyms().column(match["column"] or "行")
        conditions = tuple(
            Condition(column=column, comparison=comparison, value=self._sentence.plain(value))
            for value in values
        )
        self._said.append(SaidCondition(match.start(), match.end(), conditions, Joining.ANY))
        return True

    def _numeric(self) -> None:
        position = 0
        while match := _NUMERIC.search(self._phrase.text, position):
            position = self._compared(match) or match.end()

    def _compared(self, match: re.Match[str]) -> int:
        """Read one number with what it is compared by; return where it ends, 0 when it is none."""
        text = self._phrase.text
        compared = _COMPARISON.match(text, match.end())
        if compared is None or compared.lastgroup is None:
            return self._is_just(match)
        start, column = self._column(match)
        if not column:
            self._phrase.unread.append(text[match.start() : compared.end()].strip("\0"))
            return 0
        comparison, end = Comparison(compared.lastgroup), compared.end()
        if denied := _DENIED.match(text, end):
            if comparison.opposite is None:
                self._phrase.unread.append(text[match.start() : denied.end()].strip("\0"))
                return 0
            comparison, end, self._denies = comparison.opposite, denied.end(), True
        value = match["date"] or number_text(match["number"], match["scale"])
        self._add(start, end, Condition(column=column, comparison=comparison, value=value))
        self._phrase.blank(start, end)
        return end

    def _is_just(self, match: re.Match[str]) -> int:
        """Read 「在庫が0の商品」; return where it ends, 0 when the number is none of a condition."""
        just = _IS_JUST.match(self._phrase.text, match.end())
        if just is None or match["particle"] != "が" or match["date"]:
            return 0
        start, column = self._column(match)
        value = number_text(match["number"], match["scale"])
        self._add(
            start, just.end(), Condition(column=column, comparison=Comparison.EQUALS, value=value)
        )
        self._phrase.blank(start, just.end())
        return just.end()

    def _column(self, match: re.Match[str]) -> tuple[int, str]:
        """Return where the condition begins and its column, said or told by the unit."""
        said = (match["column"] or "").removeprefix("お")
        unit = match.groupdict().get("unit") or ""
        if said and (match["particle"] in ("が", "は", ":") or synonyms().is_known_column(said)):
            is_noun = match["particle"] in ("の", None) and not synonyms().is_known_column(said)
            if not is_noun:
                self._columns[unit] = synonyms().column(said)
                return match.start("column"), synonyms().column(said)
        known = next((word for word in synonyms().all_columns if said.endswith(word)), "")
        if known:
            return match.end("column") - len(known), synonyms().column(known)
        start = (
            match.end("particle")
            if match["particle"]
            else match.end("column")
            if said
            else match.start()
        )
        by_unit = self._columns.get(unit) or synonyms().units.get(unit, "")
        if not by_unit and self._said and not said:
            by_unit = self._said[-1].conditions[-1].column
        return start, by_unit

    def _range(self, match: re.Match[str]) -> bool:
        start, column = self._column(match)
        if not column:
            unit = match["upper_unit"] or ""
            column = synonyms().units.get(unit, "")
        if not column:
            return False
        scale = match["scale"] or ("" if match["unit"] else match["upper_scale"])
        lower = number_text(match["number"], scale)
        upper = number_text(match["upper"], match["upper_scale"])
        self._add(
            start,
            match.end(),
            Condition(column=column, comparison=Comparison.AT_LEAST, value=lower),
            Condition(column=column, comparison=Comparison.AT_MOST, value=upper),
        )
        return True

    def _band(self, match: re.Match[str]) -> bool:
        start, column = self._column(match)
        value = number_text(match["number"], match["scale"])
        if not column or not value.isdigit():
            return False
        width = 10 ** (len(value) - len(value.rstrip("0")))
        above = str(int(value) + width)
        self._add(
            start,
            match.end(),
            Condition(column=column, comparison=Comparison.AT_LEAST, value=value),
            Condition(column=column, comparison=Comparison.LESS_THAN, value=above),
        )
        return True

    def _signed(self, match: re.Match[str]) -> None:
        column = synonyms().column(match["column"])
        value = number_text(match["number"], match["scale"])
        self._one(match, column, _SIGNS[match["sign"]], value)

    def _budget(self, match: re.Match[str]) -> None:
        value = number_text(match["number"], match["scale"])
        self._one(match, "価格", Comparison.AT_MOST, value)

    def _stocked(self, match: re.Match[str]) -> None:
        self._one(match, "在庫", Comparison.CONTAINS, "あり")

    def _sold_out(self, match: re.Match[str]) -> None:
        self._one(match, "在庫", Comparison.CONTAINS, "なし")

    def _holds(self, match: re.Match[str]) -> bool:
        if match["value"].startswith("\0") or (
            match["column"] is None and not match["value"][0] > "\U0010efff"
        ):
            return False
        if not self._is_one(match["value"]):
            return False
        lacks = match["lacks"] is not None
        self._denies = self._denies or lacks
        comparison = Comparison.NOT_CONTAINS if lacks else Comparison.CONTAINS
        column = synonyms().column(match["column"] or "行")
        self._one(match, column, comparison, self._sentence.plain(match["value"]))
        return True

    def _differs(self, match: re.Match[str]) -> bool:
        value = self._sentence.plain(match["value"])
        if "\0" in value or not self._is_one(match["value"]):
            return False
        self._denies = True
        column = synonyms().column(match["column"])
        self._one(match, column, Comparison.NOT_CONTAINS, value)
        return True

    def _equals(self, match: re.Match[str]) -> bool:
        said, value = match["value"], self._sentence.plain(match["value"])
        is_described = re.search(r"(?:[いくな]も?|め)$", said) is not None
        if "\0" in value or is_described or not self._is_one(said):
            return False
        self._one(match, synonyms().column(match["column"]), Comparison.EQUALS, value)
        return True

    def _code(self, match: re.Match[str]) -> None:
        value = self._sentence.plain(match["value"])
        self._one(match, match["column"], Comparison.EQUALS, value)

    def _one(self, match: re.Match[str], column: str, comparison: Comparison, value: str) -> None:
        condition = Condition(column=column, comparison=comparison, value=value)
        self._add(match.start(), match.end(), condition)

    def _is_one(self, value: str) -> bool:
        """Say whether a value is one word, and not several of which one is enough."""
        if self._sentence.find(value):
            return len(value) == 1
        return not says_either(value) and not _NO_VALUE.search(value)


def _is_in(place: int, spans: Iterable[tuple[int, int]]) -> bool:
    return any(start <= place < end for start, end in spans)


def number_text(digits: str, scale: str = "") -> str:
    """Return a number as a condition keeps it: 「3,000」 is 3000, 「1.5」 with 万 is 15000."""
    value = round(float(digits.replace(",", "")) * _SCALES[scale or ""], 6)
    return str(int(value)) if value.is_integer() else str(value)
