"""What a row says in a column: found by heading, by label or by pattern (円, ★, 在庫, 日付), and compared.

A value that is not certain is none: the row then does not match, and the row log says why. Nothing
outside the standard library is used: exported scripts carry a copy.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

from studio.domain.values.amounts import (
    Amount,
    Money,
    amount_text,
    are_comparable,
    money_in,
    read_amount,
)
from studio.domain.values.comparison import CellWords, Comparison, Meaning
from studio.domain.values.timestamps import Moment, read_moment
from studio.words import tr

PRICE_WORDS: Final = (
    "価格",
    "値段",
    "金額",
    "料金",
    "代金",
    "税込",
    "税抜",
    "税別",
    "予算",
    "price",
)
RATING_WORDS: Final = ("評価", "レビュー", "星", "rating", "評点", "スコア")
STOCK_WORDS: Final = ("在庫", "在庫状況", "stock")
DATE_WORDS: Final = ("日付", "日時", "date")
ROW_WORDS: Final = "行"
"""What a condition calls any part of a row whose columns have no names."""
ANY_WORDS: Final = (
    "", ROW_WORDS, "名前", "商品", "商品名", "本", "タイトル", "書名", "題名", "内容",
)  # fmt: skip
_RATED: Final = r"(\d(?:\.\d+)?)(?![\d.]|\s*(?:件|人|名|票|個|冊|レビュー))"
_RATING_FORMS: Final = tuple(
    re.compile(form)
    for form in (
        rf"(?:5つ星のうち|星5つ中の?|5(?:段階(?:評価)?|点満点)(?:中|で)?)\s*{_RATED}",
        rf"[★☆⭐]+\ufe0f?\s*{_RATED}(?!\s*/\s*(?!5(?:\.0)?(?![\d.])))",
        rf"(?:評価|星|評点|スコア)\s*:?\s*{_RATED}(?!\s*/\s*(?!5(?:\.0)?(?![\d.])))",
        r"(?<![\d./])(\d(?:\.\d+)?)\s*(?:/\s*5(?:\.0)?(?![\d./])|つ星)",
    )
)
_DRAWN_STARS: Final = re.compile("(?<![★☆⯪½])[★☆]{5}(?![★☆⯪½])")
_MOST_STARS: Final = 5
_OUT_OF_STOCK: Final = re.compile(
    r"在庫:?(?:切れ|なし|無し|無|がありません|はありません|ありません|[×✕✖xX](?![a-z]))"
    r"|(?:品切れ?|売り?切れ|完売)(?!間近|寸前|前|の場合|次第|ご?免)|入荷待ち|取り?寄せ|販売終了|soldout|outofstock"
)
_IN_STOCK: Final = re.compile(
    r"在庫:?(?:あり|有り|有|わずか|僅少|残少|[○◯〇◎△])|残り(?:わずか|僅か)|すぐに?(?:発送|出荷)|即(?:納|日発送|日出荷)"
    r"|当日発送|(?<!not)instock"
)
_LEFT_IN_STOCK: Final = re.compile(r"残り(\d[\d,]*)(?![\d:時分秒日])|在庫数?:?(\d[\d,]*)")
_SPAN_UNCLEAR: Final = tr("範囲やおおよその値で書かれています")


class CellVerdict(Enum):
    """Whether a value meets a condition; UNCLEAR is no yes, and no no."""

    HOLDS = "holds"
    FAILS = "fails"
    UNCLEAR = "unclear"


@dataclass(frozen=True)
class Reading:
    """What a row says in one column.

    Attributes:
        text: As the page writes it.
        amount: The value as an amount, if it is one and nothing else.
        moment: The value as a day or a time, if it is one and nothing else.
        also: What else it may be called: 「○」 under 在庫 is あり.
        problem: Why there is no value at all, in Japanese; "" when there is one.
        doubt: Why it is no number, where that needs saying.
        tax: 「税込」 or 「税抜」 of a price that says so, else "".
        parts: What a row without headings says, piece by piece, where any of it is meant.
    """

    text: str = ""
    amount: Amount | None = None
    moment: Moment | None = None
    also: str = ""
    problem: str = ""
    doubt: str = ""
    tax: str = ""
    parts: tuple[str, ...] = ()

    @property
    def number(self) -> float | None:
        """The value as a number, if it is one."""
        return self.amount.number if self.amount else None

    @property
    def is_readable(self) -> bool:
        """True when the row states exactly one value."""
        return not self.problem


def value_kind(column: str) -> str:
    """Return what a column's word means: price, rating, stock, date, or "" for none of these."""
    word = amount_text(column).replace(" ", "")
    if word in STOCK_WORDS:
        return "stock"
    if any(name in word for name in PRICE_WORDS):
        return "price"
    if any(name in word for name in RATING_WORDS) and not re.search("数|日|者|コメント|内容", word):
        return "rating"
    return "date" if word in DATE_WORDS else ""


def read_cell(column: str, header: str, text: str, now: datetime | None = None) -> Reading:
    """Return what a table's cell says.

    Args:
        column: The person's word.
        header: Its heading on the page.
        text: Its words.
        now: What 昨日 goes by.
    """
    kind = value_kind(column) or value_kind(header)
    if kind == "stock":
        return _stocked(text, read_amount(text), amount_text(f"在庫{text}"))
    if kind == "rating":
        found = _rating((text,))
        whole = read_amount(text, header)
        if (
            found.amount is None
            and not found.doubt
            and whole is not None
            and not whole.unit.strip("点")
        ):
            found = Reading(text=text, amount=whole)
        return replace(found, text=text, problem="")
    if kind == "price":
        return replace(_price_in(column, header, text), text=text, problem="")
    return Reading(text=text, amount=read_amount(text, header), moment=read_moment(text, now))


def read_parts(column: str, parts: Sequence[str], now: datetime | None = None) -> Reading:
    """Return what a card or a list item says, where no heading tells which part is meant.

    Args:
        column: The person's word.
        parts: What the row says, piece by piece.
        now: What 昨日 goes by.
    """
    kind = value_kind(column)
    if kind == "stock":
        return _stock_of(parts)
    if kind == "rating":
        return _named(_rating(parts), column)
    labelled = _labelled(parts, column)
    if kind == "price":
        return _named(_price_of(column, parts, labelled), column)
    if labelled is not None:
        return Reading(
            text=labelled, amount=read_amount(labelled), moment=read_moment(labelled, now)
        )
    if kind == "date":
        return _day_among(column, parts, now)
    if amount_text(column).replace(" ", "") in ANY_WORDS:
        return Reading(text=" ".join(parts), parts=tuple(parts) if column == ROW_WORDS else ())
    return Reading(problem=tr("「{column}」が読み取れません", column=column))


def _named(reading: Reading, column: str) -> Reading:
    """Say of which column it is that nothing was found."""
    if reading.amount is not None:
        return reading
    return Reading(
        problem=tr(
            "「{column}」が{doubt}", column=column, doubt=reading.doubt or tr("読み取れません")
        )
    )


def _labelled(parts: Sequence[str], column: str) -> str | None:
    """Return the text behind a label: 「著者: 山田」, or a label and the part after it."""
    wanted = amount_text(column)
    for index, part in enumerate(parts):
        words = amount_text(part)
        if words.rstrip(": ") == wanted and index + 1 < len(parts):
            return parts[index + 1]
        match = re.match(rf"{re.escape(wanted)}(?:\s*:\s*|\s+|(?=[\d¥\\★☆▲△-]))(.+)", words)
        if wanted and match:
            return match[1]
    return None


def _price_in(column: str, header: str, text: str) -> Reading:
    """Read the price in a cell: a bare number is one too."""
    whole = read_amount(text, header)
    if whole is not None and whole.unit in ("", "円"):
        told = next(iter(money_in(text)), Money(whole.number)).tax or _tax_word(header)
        return _one_price(column, [Money(whole.number, told)])
    prices = [Money(one.number, one.tax or _tax_word(header)) for one in money_in(text)]
    return _one_price(column, prices) if prices else Reading()


def _price_of(column: str, parts: Sequence[str], labelled: str | None) -> Reading:
    """Read the price in a row; one with the column's own word wins over others."""
    found = [list(money_in(part)) for part in parts]
    prices = [one for some in found for one in some] or list(money_in(" ".join(parts)))
    reading = _one_price(column, prices) if prices else Reading()
    if reading.amount is None and len(prices) > 1:
        word = amount_text(column).replace(" ", "")
        named = [
            one
            for part, some in zip(parts, found, strict=True)
            if word in amount_text(part).replace(" ", "")
            for one in some
        ]
        again = _one_price(column, named) if named else reading
        return again if again.amount is not None else reading
    if not prices and labelled is not None and (whole := read_amount(labelled)) is not None:
        return _one_price(column, [Money(whole.number, _tax_word(column))])
    return reading


def _one_price(column: str, prices: Sequence[Money]) -> Reading:
    """Return the one price that is meant among those a row states."""
    wanted = _tax_word(column)
    fitting = [one for one in prices if one.tax == wanted] if wanted else list(prices)
    if not fitting:
        return Reading(doubt=tr("{wanted}と書かれていないため、読み取れません", wanted=wanted))
    if any(one.number is None for one in fitting):
        return Reading(doubt=tr("{span_unclear}（読み取れません）", span_unclear=_SPAN_UNCLEAR))
    values = sorted({one.number for one in fitting if one.number is not None})
    if len(values) > 1:
        listed = tr("、").join(f"{value:,.15g}" for value in values)
        is_tax = {one.tax for one in fitting} >= {"税込", "税抜"} and len(values) == len(
            {"税込", "税抜"}
        )
        hint = tr("。「税込」か「税抜」を付けた列の名前にしてください") if is_tax else ""
        return Reading(
            doubt=tr("複数あり、どれか決められません（{listed}）{hint}", listed=listed, hint=hint)
        )
    (tax, *others) = {one.tax for one in fitting}
    said = "" if others else tax
    return Reading(text=f"{values[0]:,.15g}", amount=Amount(values[0], "円"), tax=said)


def _tax_word(text: str) -> str:
    words = amount_text(text)
    has_with, has_without = "税込" in words or "内税" in words, bool(re.search("税抜|税別|外税|本体", words))  # fmt: skip
    if has_with == has_without:
        return ""
    return "税込" if has_with else "税抜"


def _rating(parts: Sequence[str]) -> Reading:
    """Read a rating of five, written or drawn; the two must agree where both are there."""
    plain = [amount_text(part) for part in parts]
    drawn = {float(stars.count("★")) for part in plain for stars in _DRAWN_STARS.findall(part)}
    written = _first_form(plain) or _first_form([" ".join(plain)])
    values = written or drawn
    if len(values) > 1:
        listed = tr("、").join(f"{value:g}" for value in sorted(values))
        return Reading(doubt=tr("複数あり、どれか決められません（{listed}）", listed=listed))
    if not values:
        return Reading()
    value = next(iter(values))
    if value > _MOST_STARS or (drawn and any(abs(stars - value) > 1 for stars in drawn)):
        return Reading(doubt=tr("5 段階の評価として読み取れません"))
    return Reading(text=f"{value:g}", amount=Amount(value, ""))


def _first_form(parts: Sequence[str]) -> set[float]:
    """Return the numbers of the first way of writing that is there."""
    for form in _RATING_FORMS:
        if found := {float(match[1]) for part in parts for match in form.finditer(part)}:
            return found
    return set()


def _stock_of(parts: Sequence[str]) -> Reading:
    """Say あり or なし, and how many are left where the row tells; 「残り3点」 can be bought too."""
    reading = _stocked("", None, amount_text(" ".join(parts)))
    if not reading.also:
        return Reading(problem=tr("「在庫」が読み取れません"))
    return replace(reading, text=reading.also)


def _stocked(text: str, amount: Amount | None, words: str) -> Reading:
    words = words.replace(" ", "")
    left = {float((a or b).replace(",", "")) for a, b in _LEFT_IN_STOCK.findall(words)}
    if amount is None and len(left) == 1:
        amount = Amount(next(iter(left)))
    is_out = bool(_OUT_OF_STOCK.search(words)) or 0.0 in left
    is_in = bool(_IN_STOCK.search(words)) or any(left)
    also = "" if is_out == is_in else "なし" if is_out else "あり"
    return Reading(text=text, amount=amount, also=also)


def _day_among(column: str, parts: Sequence[str], now: datetime | None) -> Reading:
    """Return the one day that a row states without saying what day it is."""
    found = {part: moment for part in parts if (moment := read_moment(part, now))}
    if len(set(found.values())) != 1:
        return Reading(
            problem=tr(
                "「{column}」が{found}",
                column=column,
                found=tr("複数あり、どれか決められません") if found else tr("読み取れません"),
            )
        )
    text, moment = next(iter(found.items()))
    return Reading(text=text, moment=moment)


def verdict_on(
    reading: Reading,
    column: str,
    comparison: Comparison,
    value: str,
    now: datetime | None = None,
) -> CellVerdict:
    """Compare what a row says with a condition.

    Args:
        reading: What the row says.
        column: The condition's column.
        comparison: How.
        value: The condition's value, templates filled in.
        now: What 今日 goes by.
    """
    meaning = comparison.meaning
    if meaning.texts is None:
        return _measured(reading, meaning, value, now)
    words = CellWords(_bare(reading.text), _bare(column + reading.text), reading.also)
    is_part = comparison is Comparison.EQUALS and _bare(value) in map(_bare, reading.parts)
    if is_part or meaning.texts(words, _bare(value)):
        return CellVerdict.HOLDS
    return _measured_too(reading, meaning, value, now)


def _measured(reading: Reading, meaning: Meaning, value: str, now: datetime | None) -> CellVerdict:
    """Compare as days or as amounts; what is neither cannot be told."""
    if reading.moment and (wanted_moment := read_moment(value, now)):
        return _compared_spans(_like(reading.moment, wanted_moment), meaning, wanted_moment)
    wanted = read_amount(value) if reading.amount else None
    if meaning.numbers is None or reading.amount is None or wanted is None:
        return CellVerdict.UNCLEAR
    if not are_comparable(reading.amount, wanted):
        return CellVerdict.UNCLEAR
    return _told(meaning.numbers(reading.amount.number, wanted.number))


def _bare(text: str) -> str:
    return amount_text(text).replace(" ", "")


def _told(is_held: bool) -> CellVerdict:  # noqa: FBT001 - what is said of a yes or a no
    return CellVerdict.HOLDS if is_held else CellVerdict.FAILS


def _measured_too(
    reading: Reading, meaning: Meaning, value: str, now: datetime | None
) -> CellVerdict:
    """Compare what is written otherwise as days or amounts: 「00123」 is not 123, 「第1営業部」 no number at all."""
    wanted_moment, wanted = read_moment(value, now), read_amount(value)
    if meaning.spans and reading.moment and wanted_moment:
        return _compared_spans(_like(reading.moment, wanted_moment), meaning, wanted_moment)
    held = reading.amount
    if held is None or wanted is None or held.is_code or wanted.is_code:
        return CellVerdict.FAILS
    is_held = bool(meaning.numbers and meaning.numbers(held.number, wanted.number))
    return _told(is_held and are_comparable(held, wanted))


def _like(held: Moment, wanted: Moment) -> Moment:
    """Return the time of day of a moment that a time of day is asked of."""
    is_exact = held.end - held.start < timedelta(days=1)
    if not wanted.is_time_of_day or held.is_time_of_day or not is_exact:
        return held
    shift = wanted.start.replace(hour=0, minute=0, second=0) - held.start.replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    return Moment(held.start + shift, held.end + shift, is_time_of_day=True)


def _compared_spans(held: Moment, meaning: Meaning, wanted: Moment) -> CellVerdict:
    """Compare spans: 「11月20日まで」 holds all of that day; spans that overlap in part are unclear."""
    if held.is_time_of_day != wanted.is_time_of_day or meaning.spans is None:
        return CellVerdict.UNCLEAR
    is_held, is_failed = meaning.spans(held, wanted)
    if is_held:
        return CellVerdict.HOLDS
    return CellVerdict.FAILS if is_failed else CellVerdict.UNCLEAR
