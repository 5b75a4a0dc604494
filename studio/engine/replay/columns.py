"""Reading the value of a column from a row: by header, by pattern, or by a label in the text. Pure.

A cell that cannot be read with certainty (no value, or two different ones) is not a value: the
row then does not match, and the row log says why.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.text import arabic, fold, parse_number, squeeze
from studio.engine.perception.tables import Row, Table


@dataclass(frozen=True, slots=True)
class Quantity:
    """A kind of number that pages write without a header.

    Attributes:
        words: What people call it.
        patterns: Regular expressions over folded text; group 1 is the number, group 2 its scale (万).
    """

    words: tuple[str, ...]
    patterns: tuple[re.Pattern[str], ...]


_NUMBER: Final = (
    r"(?<![\d千万億▲△−])(?<!\d[.,~〜-])(?<!\d [~〜-] )(?<!(?<!\S)-)"
    r"(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![.,]?\d)"
)
"""A whole number: no part of a malformed one, no end of a range, nothing below zero."""
_POINTS: Final = r"(\d(?:\.\d+)?)(?![\d.]|\s*(?:件|人|名|票|個|冊|レビュー))"
"""A rating, and no count of reviews behind the stars."""

PRICE: Final = Quantity(
    ("価格", "値段", "お値段", "金額", "料金", "代金", "税込", "予算", "price"),
    (
        re.compile(rf"¥\s*{_NUMBER}([千万億]?)(?!\s*[~〜-]\s*\d)"),
        re.compile(rf"{_NUMBER}\s*([千万億]?)円"),
    ),
)
RATING: Final = Quantity(
    ("評価", "レビュー", "星", "rating", "評点", "スコア"),
    (
        re.compile(rf"(?:5つ星のうち|星5つ中の?|5(?:段階(?:評価)?|点満点)(?:中|で)?)\s*{_POINTS}"),
        re.compile(rf"[★☆⭐]+\ufe0f?\s*{_POINTS}"),
        re.compile(rf"(?:評価|星|評点|スコア)\s*:?\s*{_POINTS}"),
        re.compile(r"(?<![\d.])(\d(?:\.\d+)?)\s*(?:/\s*5(?:\.0)?(?![\d.])|つ星)"),
    ),
)
_SCALES: Final = {"": 1, "千": 1_000, "万": 10_000, "億": 100_000_000}
_QUANTITIES: Final = (PRICE, RATING)
_STARS: Final = re.compile("(?<![★☆])[★☆]{5}(?![★☆])")
_STOCK_WORDS: Final = ("在庫", "在庫状況", "stock")
_OUT_OF_STOCK: Final = re.compile(
    "在庫(?:切れ|なし|無し|無|がありません|はありません)|品切れ?|売り?切れ|完売|入荷待ち|取り?寄せ|販売終了|soldout|outofstock"
)
_IN_STOCK: Final = re.compile(
    "在庫(?:あり|有り|有|わずか|僅少|残少)|残り(?:わずか|僅か|\\d+)|すぐに?(?:発送|出荷)|即(?:納|日発送|日出荷)|当日発送|instock"
)
_LEFT: Final = re.compile("残り(\\d+)|在庫数?:?(\\d+)")
_ANY_COLUMN: Final = frozenset(
    {"", "行", "名前", "商品", "商品名", "本", "タイトル", "書名", "題名", "内容"}
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a row says in one column.

    Attributes:
        number: The value as a number, if it is one.
        text: The value as text.
        problem: Why there is no value, in Japanese; "" when there is one.
    """

    number: float | None = None
    text: str = ""
    problem: str = ""

    @property
    def is_readable(self) -> bool:
        """True when the row states exactly one value."""
        return not self.problem


def read_column(table: Table, row: Row, column: str) -> Reading:
    """Return what `row` says in `column`, a word of the person's (評価, 価格, 部署 …)."""
    by_header = _by_header(table, row, column)
    if by_header is not None:
        return _reading(by_header)
    if squeeze(column) in _STOCK_WORDS:
        return _stock(row)
    quantity = quantity_of(column)
    if quantity:
        return _by_pattern(row, quantity, column)
    labelled = _labelled(row, column)
    if labelled is not None:
        return _reading(labelled)
    if squeeze(column) in _ANY_COLUMN:
        return Reading(text=row.words)
    return Reading(problem=f"「{column}」が読み取れません")


def quantity_of(column: str) -> Quantity | None:
    """Return the kind of number a column word means, or None."""
    word = squeeze(column)
    return next((q for q in _QUANTITIES if any(squeeze(name) in word for name in q.words)), None)


def _by_header(table: Table, row: Row, column: str) -> str | None:
    wanted = squeeze(column)
    fitting = [i for i, header in enumerate(table.headers) if squeeze(header) == wanted] or [
        i for i, header in enumerate(table.headers) if wanted and wanted in squeeze(header)
    ]
    if len(fitting) != 1 or fitting[0] >= len(row.columns):
        return None
    return row.columns[fitting[0]].words()


def _by_pattern(row: Row, quantity: Quantity, column: str) -> Reading:
    """Find the one number of this kind; a labelled one wins over others (「価格 2,980円」)."""
    parts = [_plain(cell.words) for cell in row.cells]
    values = _values(parts, quantity) or _values([_plain(row.words)], quantity)
    if quantity is RATING and not values:
        values = {float(stars.count("★")) for part in parts for stars in _STARS.findall(part)}
    if len(values) > 1:
        labelled = {
            v
            for part in parts
            if squeeze(column) in squeeze(part)
            for v in _values([part], quantity)
        }
        values = labelled if len(labelled) == 1 else values
    if not values and quantity is PRICE and (labelled := _labelled(row, column)):
        values = {value for value in (parse_number(labelled),) if value is not None}
    if not values:
        return Reading(problem=f"「{column}」が読み取れません")
    if len(values) > 1:
        listed = "、".join(f"{value:,g}" for value in sorted(values))
        return Reading(problem=f"「{column}」が複数あり、どれか決められません（{listed}）")
    number = values.pop()
    return Reading(number=number, text=f"{number:,g}")


def _stock(row: Row) -> Reading:
    """Say あり or なし, and how many are left where the row tells; 「残り3点」 can be bought too."""
    words = squeeze(row.words)
    left = _LEFT.search(words)
    number = float(left[1] or left[2]) if left else None
    is_out = bool(_OUT_OF_STOCK.search(words)) or number == 0
    is_in = bool(_IN_STOCK.search(words)) or bool(number)
    if is_out == is_in:
        return Reading(problem="「在庫」が読み取れません")
    return Reading(number=number, text="なし" if is_out else "あり")


def _values(parts: Sequence[str], quantity: Quantity) -> set[float]:
    """Return the numbers found by the first pattern that finds any."""
    for pattern in quantity.patterns:
        found = {
            float(match[1].replace(",", ""))
            * (_SCALES[match[2]] if (match.lastindex or 1) > 1 else 1)
            for part in parts
            for match in pattern.finditer(part)
        }
        if found:
            return found
    return set()


def _labelled(row: Row, column: str) -> str | None:
    """Return the text behind a label in the row: 「在庫: 3」, or a label cell and its neighbour."""
    wanted = fold(column)
    for index, cell in enumerate(row.cells):
        words = fold(cell.words)
        if words.rstrip(": ") == wanted and index + 1 < len(row.cells):
            return row.cells[index + 1].words
        match = re.match(rf"{re.escape(wanted)}\s*[::]?\s*(.+)", words)
        if match:
            return match[1]
    return None


def _reading(text: str) -> Reading:
    return Reading(number=parse_number(text), text=text)


def _plain(text: str) -> str:
    """Return `text` in NFKC with 三千円 in digits, the backslash of old pages as the yen sign."""
    return arabic(text).replace("\\", "¥")
