"""Conditions on rows, said in Japanese: 「評価が4以上で価格が3000円以下の一番安い本」."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from studio.domain.rule import Comparison, Condition, Order, Taking
from studio.domain.text import arabic, parse_kanji_number
from studio.llm.builtin.amounts import in_digits
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.synonyms import synonyms

_TakeIn = Callable[[re.Match[str]], bool | None]
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

_WORDS: Final = (
    (Comparison.AT_MOST, r"を?(?:超え|上回ら|越え)(?:ない|ず)|以下|以内|以前|まで|を上限"),
    (Comparison.AT_LEAST, r"を?下回ら(?:ない|ず)|以上|以降|を下限|から(?!.{0,6}選)"),
    (Comparison.LESS_THAN, r"未満|より(?:も)?(?:安|低|小さ|少な|下|前|短)(?:い|くて|く|かった)?|を?(?:下回|切)(?:る|って|り)|に満たない"),
    (Comparison.MORE_THAN, r"より(?:も)?(?:高|大き|多|上|後|長)(?:い|くて|く)?|を?(?:超え|越え)(?:る|た|て)?|を?上回(?:る|って|り)|超|オーバー"),
    (Comparison.EQUALS, r"ちょうど|ぴったり|と同じ|に等しい"),
)  # fmt: skip
_COMPARISON: Final = re.compile(
    "|".join(f"(?P<{comparison.value}>{words})" for comparison, words in _WORDS)
)
_SIGNS: Final = {
    ">=": Comparison.AT_LEAST, "≥": Comparison.AT_LEAST, "≧": Comparison.AT_LEAST,
    "<=": Comparison.AT_MOST, "≤": Comparison.AT_MOST, "≦": Comparison.AT_MOST,
    ">": Comparison.MORE_THAN, "<": Comparison.LESS_THAN, "=": Comparison.EQUALS,
}  # fmt: skip
_COLUMN: Final = rf"(?:(?P<column>お?ねだん|{_NAME}|[★☆])\s*(?P<particle>が|は|の|を|も|:)?\s*)?"
_NUMERIC: Final = re.compile(rf"{_COLUMN}[★☆]?(?:{_DATE}|{_NUMBER})\s*(?:のもの)?")
_SIGNED: Final = re.compile(rf"(?P<column>{_NAME}|[★☆])\s*(?P<sign>>=|<=|[≥≧≤≦<>=])\s*{_NUMBER}")
_KANJI_COUNT: Final = re.compile(
    r"(?<![\d.,〇一二三四五六七八九十百千万億])[〇一二三四五六七八九十百千万億]+(?=ページ|頁|パーセント|%|時間|分|泊)"
)
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
    rf"(?P<column>{_NAME})(?:が|は|=)(?P<value>{MARK}|[^\s、をにがはのでと0-9]{{1,16}}?)(?:になって(?:いる|いて)|である|であり|の(?!順|もの?順)|で(?=、|[^すはなも])|、)"
)
_NOT_EQUAL: Final = re.compile(
    rf"(?P<column>{_NAME})(?:が|は)(?P<value>{MARK}|[^\s、をにがはのでと0-9]{{1,16}}?)(?:(?:で|じゃ)(?:は)?(?:ない|なく)(?:もの)?|以外(?:の)?|に(?:は)?なっていない)"
)
_CODE: Final = re.compile(
    rf"(?P<column>{_NAME}(?:番号|コード|ID)|品番|型番|社番|ID|No(?=\.?\s*\d))\.?\s*(?:が|は|=|:)?\s*(?P<value>{MARK}|[A-Za-z0-9][A-Za-z0-9\-_./]*)(?=\s*の(?:行|申請|注文|商品|データ|案件|伝票|社員|レコード|もの|人|詳細|明細)|である|のもの)(?:である)?"
)
_EXTREME: Final = r"(?:最も|もっとも|一番|1番|いちばん|最)"
_DIRECTIONS: Final = {
    "安": False, "低": False, "小さ": False, "少な": False, "古": False, "早": False, "短": False,
    "高": True, "大き": True, "多": True, "新し": True, "遅": True, "長": True,
}  # fmt: skip
_ADJECTIVE: Final = r"(?P<adjective>安|低|小さ|少な|古|早|短|高|大き|多|新し|遅|長)"
_USUAL: Final = {
    "安": "価格",
    "高": "価格",
    "新し": "日付",
    "古": "日付",
    "早": "日付",
    "遅": "日付",
}
_SUPERLATIVE: Final = re.compile(
    rf"(?:(?P<column>お?ねだん|{_NAME})(?P<particle>が|の|は))?{_EXTREME}{_ADJECTIVE}(?:い|価|かった)(?:もの)?"
    rf"|(?:(?P<column2>{_NAME})(?P<particle2>が|の))?{_ADJECTIVE.replace('adjective', 'adjective2')}い(?:もの)?順(?:で|に|の)?"
)
_INVERTED: Final = re.compile(
    rf"{_EXTREME}(?P<column>{_NAME})(?:が|の)(?P<adjective>安|低|小さ|少な|古|早|短|高|大き|多|新し|遅|長)い(?:もの)?"
)
_JOINTS: Final = re.compile(
    r"[一-龠ァ-ヶー]{0,8}(?:一覧|リスト|表|結果|画面|ページ)(?:の中)?(?:から|で(?:は)?|内の|内で)|(?:なお)?かつ(?=\s|、|\0|$)|且つ|および|のうち|(?:の)?中(?:で|から)(?:も)?|、?また(?:は)?(?=\0|、)"
)
_FIXED_ORDERS: Final = (
    (re.compile(r"最安値?|最低価格|最低額"), Order(column="価格")),
    (re.compile(r"最高値|最高額|最高価格"), Order(column="価格", descending=True)),
    (re.compile(r"最新|直近|新着順?"), Order(column="日付", descending=True)),
    (re.compile(r"最古"), Order(column="日付")),
    (re.compile(r"最高評価|高評価順|最高得点"), Order(column="評価", descending=True)),
)
_NTH: Final = re.compile(
    r"(?:上から|前から|先頭から)?(?P<n>\d+)\s*(?:番目|件目|つ目|冊目|行目|人目|個目|番め|番上)(?:の|に|を|で)?"
)
_FIRST: Final = re.compile(
    r"(?:最初|先頭|1番上|一番上|いちばん上|トップ)(?:の|に(?=出|表)|で)?|最初(?=に)"
)
_LAST: Final = re.compile(r"最後の|末尾の|一番下の|1番下の|最終行の?")
_SEVERAL: Final = re.compile(
    r"(?:上位|トップ|先頭)?\s*\d+\s*(?:件|冊|個|つ|人)(?=を|まで|分|だけ|ずつ|とも|$)|すべての?|全ての?|全部|全件|それぞれ"
)
_MANY: Final = re.compile(
    r"(?:上位|トップ|先頭)\s*(?P<count>[1-9]\d{0,2})\s*(?:件|冊|個|つ|人)|すべての?|全ての?|全部|全件"
)
"""What a rule can say; 「それぞれ」 and a bare 「3件」 leave open which rows are meant."""
_REFERS: Final = re.compile(
    r"該当(?:する|した)?|条件(?:に|を)?(?:合(?:う|った|致(?:する|した)?)|満た(?:す|した)|当てはまる)|当てはまる|その中(?:で|から|の)|見つか(?:った|る)|見つけた|探した"
    r"|ヒットした|一致(?:した|する)|出てきた|(?:に)?出た(?=もの|結果|候補|人|商品|行)|検索結果(?:の|から)?|検索した|表示され(?:た|ている)|絞り込んだ|合致(?:した|する)|上記の|結果の|選んだ|それ(?=を)|その(?=本|商品|行|人)"
)
_VAGUE: Final = re.compile(
    r"(?:なるべく|できるだけ|だいたい|およそ|約(?=\s*\d))[^、の]{0,12}|[^、の\0]{0,12}(?:前後|くらい|ぐらい|程度)(?:の)?|おすすめの?|人気の?|おもしろ(?:い|そうな)|良さそうな|いい感じの"
)
_LOOSE: Final = re.compile(
    rf"(?:{_NAME}(?:が|の|も))?{_ADJECTIVE}(?:い|くて)(?=[一-龠ァ-ヶーの、もや])"
)


@dataclass(frozen=True, slots=True)
class RulePhrase:
    """The conditions found in a phrase.

    Attributes:
        where: In the order they were said.
        order: Sorting, or None.
        take: 「3番目」 is 3; None when no place in the list is named.
        refers_back: It speaks of rows chosen before.
        taking: 「すべて」 or 「上位 3 件」; None where one row is meant. Who reads it takes `several` out of `unread`.
        count: The n of 「上位 n 件」.
        several: What says so, as it stands in `unread`.
        unread: Parts that look like a condition and are not understood.
        rest: The phrase without all of these.
    """

    where: tuple[Condition, ...] = ()
    order: Order | None = None
    take: int | None = None
    refers_back: bool = False
    taking: Taking | None = None
    count: int = 1
    several: str = ""
    unread: tuple[str, ...] = ()
    rest: str = ""

    @property
    def is_empty(self) -> bool:
        """True when nothing in the phrase chooses a row."""
        return not (self.where or self.order or self.take or self.refers_back)


def read_rule(phrase: str, sentence: Masked) -> RulePhrase:
    """Read every condition in `phrase`, a part of `sentence.text`."""
    scan = _Scan(_in_digits(phrase), sentence)
    scan.read()
    return RulePhrase(
        where=tuple(condition for _, condition in sorted(scan.where, key=lambda pair: pair[0])),
        order=scan.order,
        take=scan.take,
        refers_back=scan.refers_back,
        taking=scan.taking,
        count=scan.count,
        several=scan.several,
        unread=tuple(scan.unread),
        rest=_remainder(scan.text),
    )


def _remainder(text: str) -> str:
    """Return what was not read, its pieces joined by 、 and without what joined them before."""
    pieces = re.split(r"\0+", text)
    later = [re.sub(r"^(?:ある|なる|[がでのにをはも、])+", "", piece) for piece in pieces[1:]]
    return "、".join(piece for piece in (p.strip(" 、") for p in (pieces[0], *later)) if piece)


def _in_digits(phrase: str) -> str:
    """Write kanji numbers in digits, before the counters of this module too (二百ページ)."""

    def replace(match: re.Match[str]) -> str:
        value = parse_kanji_number(match[0])
        return match[0] if value is None else str(value)

    return in_digits(_KANJI_COUNT.sub(replace, arabic(phrase)))


class _Scan:
    """Reads conditions out of a phrase, blanking what it has read so that nothing is read twice."""

    def __init__(self, text: str, sentence: Masked) -> None:
        self.text = text
        self.sentence = sentence
        self.where: list[tuple[int, Condition]] = []
        self.order: Order | None = None
        self.take: int | None = None
        self.refers_back = False
        self.taking: Taking | None = None
        self.count = 1
        self.several = ""
        self.columns_said: dict[str, str] = {}
        self.unread: list[str] = []

    def read(self) -> None:
        """Read everything, the most specific shapes first."""
        self._each(_VAGUE, self._vague)
        self._each(_CODE, self._code)
        self._each(_BAND, self._band)
        self._each(_RANGE, self._range)
        self._each(_SIGNED, self._signed)
        self._numeric()
        self._each(_BUDGET, self._budget)
        self._each(_IN_STOCK, self._stocked)
        for pattern, order in _FIXED_ORDERS:
            self._each(pattern, partial(self._fixed, order))
        self._each(_INVERTED, self._inverted)
        self._each(_SUPERLATIVE, self._superlative)
        self._each(_NTH, self._nth)
        self._each(_FIRST, self._first)
        self._each(_LAST, self._vague)
        self._each(_SEVERAL, self._several)
        self._each(_OUT_OF_STOCK, self._sold_out)
        self._each(_NOT_EQUAL, self._differs)
        self._each(_HOLDS, self._holds)
        self._each(_REFERS, self._refer)
        self._each(_EQUALS, self._equals)
        self._each(_LOOSE, self._vague)
        self._each(_JOINTS, lambda _match: None)
        said = self.columns_said.get("円", "")
        if self.order and self.order.column == "価格" and said:
            self.order = Order(column=said, descending=self.order.descending)

    def _each(self, pattern: re.Pattern[str], take_in: _TakeIn) -> None:
        position = 0
        while match := pattern.search(self.text, position):
            is_read = match.end() > match.start() and take_in(match) is not False
            if is_read:
                self._blank(match.start(), match.end())
            position = max(match.end(), match.start() + 1)

    def _blank(self, start: int, end: int) -> None:
        self.text = self.text[:start] + "\0" * (end - start) + self.text[end:]

    def _add(self, at: int, column: str, comparison: Comparison, value: str) -> None:
        condition = Condition(column=column, comparison=comparison, value=value)
        if all(condition != other for _, other in self.where):
            self.where.append((at, condition))

    def _numeric(self) -> None:
        position = 0
        while match := _NUMERIC.search(self.text, position):
            position = match.end()
            compared = _COMPARISON.match(self.text, match.end())
            if compared is None or compared.lastgroup is None:
                continue
            start, column = self._column(match)
            if not column:
                self.unread.append(self.text[match.start() : compared.end()].strip("\0"))
                continue
            value = match["date"] or number_text(match["number"], match["scale"])
            self._add(start, column, Comparison(compared.lastgroup), value)
            self._blank(start, compared.end())
            position = compared.end()

    def _column(self, match: re.Match[str]) -> tuple[int, str]:
        """Return where the condition begins and its column, said or told by the unit."""
        said = (match["column"] or "").removeprefix("お")
        unit = match.groupdict().get("unit") or ""
        if said and (match["particle"] in ("が", "は", ":") or synonyms().is_known_column(said)):
            is_noun = match["particle"] in ("の", None) and not synonyms().is_known_column(said)
            if not is_noun:
                self.columns_said[unit] = synonyms().column(said)
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
        by_unit = self.columns_said.get(unit) or synonyms().units.get(unit, "")
        if not by_unit and self.where and not said:
            by_unit = self.where[-1][1].column
        return start, by_unit

    def _range(self, match: re.Match[str]) -> bool:
        start, column = self._column(match)
        if not column:
            unit = match["upper_unit"] or ""
            column = synonyms().units.get(unit, "")
        if not column:
            return False
        scale = match["scale"] or ("" if match["unit"] else match["upper_scale"])
        self._add(start, column, Comparison.AT_LEAST, number_text(match["number"], scale))
        upper = number_text(match["upper"], match["upper_scale"])
        self._add(start, column, Comparison.AT_MOST, upper)
        return True

    def _band(self, match: re.Match[str]) -> bool:
        start, column = self._column(match)
        value = number_text(match["number"], match["scale"])
        if not column or not value.isdigit():
            return False
        width = 10 ** (len(value) - len(value.rstrip("0")))
        self._add(start, column, Comparison.AT_LEAST, value)
        self._add(start, column, Comparison.LESS_THAN, str(int(value) + width))
        return True

    def _signed(self, match: re.Match[str]) -> None:
        column = synonyms().column(match["column"])
        value = number_text(match["number"], match["scale"])
        self._add(match.start(), column, _SIGNS[match["sign"]], value)

    def _budget(self, match: re.Match[str]) -> None:
        value = number_text(match["number"], match["scale"])
        self._add(match.start(), "価格", Comparison.AT_MOST, value)

    def _stocked(self, match: re.Match[str]) -> None:
        self._add(match.start(), "在庫", Comparison.CONTAINS, "あり")

    def _sold_out(self, match: re.Match[str]) -> None:
        self._add(match.start(), "在庫", Comparison.CONTAINS, "なし")

    def _holds(self, match: re.Match[str]) -> bool:
        if match["value"].startswith("\0") or (
            match["column"] is None and not match["value"][0] > "\U0010efff"
        ):
            return False
        lacks = match["lacks"] is not None
        comparison = Comparison.NOT_CONTAINS if lacks else Comparison.CONTAINS
        column = synonyms().column(match["column"] or "行")
        self._add(match.start(), column, comparison, self.sentence.plain(match["value"]))
        return True

    def _differs(self, match: re.Match[str]) -> bool:
        value = self.sentence.plain(match["value"])
        if "\0" in value:
            return False
        column = synonyms().column(match["column"])
        self._add(match.start(), column, Comparison.NOT_CONTAINS, value)
        return True

    def _equals(self, match: re.Match[str]) -> bool:
        value = self.sentence.plain(match["value"])
        if "\0" in value or re.search(r"[いくな]$", value):
            return False
        self._add(match.start(), synonyms().column(match["column"]), Comparison.EQUALS, value)
        return True

    def _code(self, match: re.Match[str]) -> None:
        value = self.sentence.plain(match["value"])
        self._add(match.start(), match["column"], Comparison.EQUALS, value)

    def _inverted(self, match: re.Match[str]) -> None:
        column = synonyms().column(match["column"])
        self._sorted(Order(column=column, descending=_DIRECTIONS[match["adjective"]]))

    def _superlative(self, match: re.Match[str]) -> bool:
        adjective = match["adjective"] or match["adjective2"]
        said = (match["column"] or match["column2"] or "").removeprefix("お")
        is_column = synonyms().is_known_column(said) or "が" in (
            match["particle"],
            match["particle2"],
        )
        is_column = is_column or (bool(match["column2"]) and said not in synonyms().generic_nouns)
        column = synonyms().column(said) if said and is_column else _USUAL.get(adjective, "")
        if not column:
            self.unread.append(match[0])
            return True
        self._sorted(Order(column=column, descending=_DIRECTIONS[adjective]))
        return True

    def _sorted(self, order: Order) -> None:
        self.order = self.order or order

    def _nth(self, match: re.Match[str]) -> None:
        self._nth_place(int(match["n"]))

    def _fixed(self, order: Order, _: re.Match[str]) -> None:
        self._sorted(order)

    def _first(self, _: re.Match[str]) -> None:
        self._nth_place(1)

    def _nth_place(self, place: int) -> None:
        if place < 1:
            self.unread.append(f"{place}番目")
            return
        self.take = self.take or place

    def _several(self, match: re.Match[str]) -> bool:
        if re.fullmatch(r"[1一]\s*(?:件|冊|個|つ|人)", match[0]):
            self._nth_place(1)
            return True
        said = f"{match[0]}（選べるのは 1 件です）"
        self.unread.append(said)
        if (found := _MANY.fullmatch(match[0])) and not self.several:
            self.taking = Taking.TOP if found["count"] else Taking.ALL
            self.count, self.several = int(found["count"] or 1), said
        return True

    def _vague(self, match: re.Match[str]) -> None:
        self.unread.append(match[0])

    def _refer(self, _: re.Match[str]) -> None:
        self.refers_back = True


def number_text(digits: str, scale: str = "") -> str:
    """Return a number as a condition keeps it: 「3,000」 is 3000, 「1.5」 with 万 is 15000."""
    value = round(float(digits.replace(",", "")) * _SCALES[scale or ""], 6)
    return str(int(value)) if value.is_integer() else str(value)
