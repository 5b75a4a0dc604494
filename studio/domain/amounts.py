"""Amounts as Japanese pages write them: 1億2,000万円, 三千円, ▲300, 30%OFF, 3割引, 2,710円（税抜）.

A text is an amount when it is nothing else: a range, 「約」, 「第1営業部」 or a second number make it
unreadable, never a guess. Nothing outside the standard library is used: exported scripts carry a copy.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

_EXACT_DIGITS: Final = 15
"""A float keeps no more."""
_KANJI_TO_DIGIT: Final = str.maketrans("〇零一二三四五六七八九壱弐参", "00123456789123")
_FORMAL_SCALES: Final = str.maketrans("拾萬", "十万")
_SMALL_SCALES: Final = {"十": 10, "百": 100, "千": 1_000}
_LARGE_SCALES: Final = {"万": 10**4, "億": 10**8, "兆": 10**12}
_NUMERAL_CLASS: Final = r"0-9,.〇零一二三四五六七八九壱弐参十拾百千万萬億兆"
_NUMERAL: Final = rf"[{_NUMERAL_CLASS}]+"
_NUMERAL_PIECE: Final = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[十百千万億兆]")
_MIXED_DIGITS: Final = re.compile(
    r"[0-9,.][〇零一二三四五六七八九壱弐参]|[〇零一二三四五六七八九壱弐参][0-9,.]"
)
_UNIT_WORDS: Final = (
    "円|ドル|ユーロ|元|ウォン|ポンド|点満点中|点|pts?|ポイント|個|件|冊|枚|人|名|本|つ星|つ|位|行|番目|番|台|部|回|"
    "歳|才|頁|ページ|泊|杯|箱|足|着|組|社|店|席|室|戸|棟|丁目|階|号|株|口|通|品|種類?|年度?|か月|ヶ月|カ月|月|週間?|日間?|"
    "時間|分|秒|kg|mg|g|t|トン|km|cm|mm|m2|m|ml|l|リットル|kb|mb|gb|tb|℃|度|坪|畳"
)
_CURRENCIES: Final = {"¥": "円", "\\": "円", "$": "ドル", "€": "ユーロ", "£": "ポンド"}
_TAX_WORDS: Final = r"税込み?(?:価格)?|税抜き?(?:価格)?|税別|内税|外税|本体価格|本体"
_COUNT_NOTE: Final = re.compile(
    r"\([^()\d]*\)|\([\d,]+\s*(?:件|人|名|票|レビュー|reviews?)[^()\d]*\)"
)
_OUT_OF: Final = re.compile(
    r"(?P<value>\d+(?:\.\d+)?)\s+/\s+(?P<most>\d+(?:\.\d+)?)\s*(?P<unit>[^\d\s/]?)"
)
"""「4.0 / 5.0」; without blanks it may be a day."""
_WHOLE_AMOUNT: Final = re.compile(
    rf"(?:(?:{_TAX_WORDS})\s*:?\s*)?"
    rf"(?P<sign>[-−▲△+]?)\s*(?P<currency>[¥\\$€£]?)\s*(?P<sign2>[-−▲△]?)\s*"
    rf"(?P<numeral>{_NUMERAL})\s*"
    rf"(?:(?P<rate>%|パーセント|割)|(?P<unit>{_UNIT_WORDS}))?"
    rf"\s*(?P<off>引き?|off|オフ|値引き?)?(?P<dash>[-ー])?\s*(?:{_TAX_WORDS})?"
)
_HEADER_UNIT: Final = re.compile(
    r"\(\s*(?:単位\s*:?\s*)?([十百千万億兆]*)(円|%|人|個|件|ドル|点)\s*\)"
)


@dataclass(frozen=True)
class Amount:
    """A number with what it counts.

    Attributes:
        number: 30 of 3割.
        unit: 「円」, 「%」, 「円引」 …; "" when none is written.
        is_code: Written with leading zeros: 「00123」 is not 123.
    """

    number: float
    unit: str = ""
    is_code: bool = False


@dataclass(frozen=True)
class Money:
    """A price found in a text.

    Attributes:
        number: Yen; None when it is there but cannot be read with certainty (a range, 約).
        tax: 「税込」, 「税抜」, or "" when nothing is said.
    """

    number: float | None
    tax: str = ""


def amount_text(text: str) -> str:
    """Return `text` as it is read: NFKC, lower case, one blank for every run of white space."""
    return " ".join(unicodedata.normalize("NFKC", text).lower().split())


def read_numeral(text: str) -> float | None:
    """Return what a numeral says (1億2,000万, 三千五百, 二〇二六); None when it is malformed."""
    if _MIXED_DIGITS.search(text):
        return None
    plain = text.translate(_KANJI_TO_DIGIT).translate(_FORMAL_SCALES)
    pieces = _NUMERAL_PIECE.findall(plain)
    if not pieces or "".join(pieces) != plain:
        return None
    value = _sum_of(pieces)
    if value is None or len(value.normalize().as_tuple().digits) > _EXACT_DIGITS:
        return None
    return float(value)


def _sum_of(pieces: list[str]) -> Decimal | None:
    """Add up digits and scales, each scale smaller than the one before it."""
    numbers = [piece for piece in pieces if piece[0].isdigit()]
    if any("." in number for number in numbers) and (len(numbers) > 1 or len(pieces) > 2):
        return None
    total, ceiling, waiting = Decimal(0), Decimal("Infinity"), list[str]()
    for piece in pieces:
        if piece not in _LARGE_SCALES:
            waiting.append(piece)
            continue
        section = _section(waiting)
        scale = _LARGE_SCALES[piece]
        if not section or section * scale >= ceiling:
            return None
        total, ceiling, waiting = total + section * scale, Decimal(scale), []
    rest = _section(waiting) if waiting else Decimal(0)
    return None if rest is None or rest >= ceiling else total + rest


def _section(pieces: list[str]) -> Decimal | None:
    """Return what stands before 万 or at the end: 2千5百, 2,000, 十五."""
    total, ceiling, digit = Decimal(0), Decimal("Infinity"), ""
    for piece in pieces:
        if piece[0].isdigit():
            if digit:
                return None
            digit = piece
            continue
        value = (_plain_number(digit) if digit else Decimal(1)) * _SMALL_SCALES[piece]
        if not value or value >= ceiling:
            return None
        total, ceiling, digit = total + value, Decimal(_SMALL_SCALES[piece]), ""
    rest = _plain_number(digit) if digit else Decimal(0)
    return None if rest >= ceiling or not pieces else total + rest


def _plain_number(digits: str) -> Decimal:
    return Decimal(digits.replace(",", ""))


def read_amount(text: str, header: str = "") -> Amount | None:
    """Return the amount that `text` is; None when it is none, or anything besides one.

    Args:
        text: A cell, or the value of a condition.
        header: Its heading: 「金額（千円）」 lends its unit to a bare number.
    """
    plain = amount_text(text)
    if plain in ("半額", "半額セール"):
        return Amount(50.0, "%引")
    plain = _without_most(_COUNT_NOTE.sub("", plain).strip())
    match = _WHOLE_AMOUNT.fullmatch(plain)
    if match is None or (match["dash"] and not match["currency"]):
        return None
    if bool(match["sign"]) + bool(match["sign2"]) > 1 or (match["currency"] and match["unit"]):
        return None
    number = read_numeral(match["numeral"])
    if number is None:
        return None
    number *= -1 if (match["sign"] + match["sign2"]).strip("+") else 1
    number = float(round(number * 10, 9)) if match["rate"] == "割" else number
    unit = "%" if match["rate"] else match["unit"] or _CURRENCIES.get(match["currency"], "")
    is_bare = not unit and not re.search("[十百千万億兆]", match["numeral"])
    is_code = is_bare and len(match["numeral"]) > 1 and match["numeral"][:2].isdigit() and match["numeral"][0] in "0〇零"  # fmt: skip
    if is_bare and (lent := _HEADER_UNIT.search(amount_text(header))):
        number, unit = number * (read_numeral(lent[1]) or 1 if lent[1] else 1), lent[2]
    return Amount(number, f"{unit}引" if match["off"] else unit, is_code)


def _without_most(plain: str) -> str:
    """Return 4.0点 of 「4.0 / 5.0点」: how much it is, without how much it can be at most."""
    match = _OUT_OF.fullmatch(plain)
    if match is None or float(match["value"]) > float(match["most"]):
        return plain
    return match["value"] + match["unit"]


def numbers_in(text: str) -> frozenset[float]:
    """Return the numbers that a text says: 10000 and 3 of 「1万円以上を3件」."""
    found = (read_numeral(one.strip(",.")) for one in re.findall(_NUMERAL, amount_text(text)))
    return frozenset(number for number in found if number is not None)


def are_comparable(held: Amount, wanted: Amount) -> bool:
    """Say whether two amounts count the same: a bare number takes the other's unit, 30% is 30%引."""
    left, right = held.unit, wanted.unit
    rates = {"%", "%引"}
    return not left or not right or left == right or {left, right} <= rates


_MONEY: Final = re.compile(
    rf"(?P<currency>[¥\\])\s*(?P<sign>[-−▲△]?)(?P<of_sign>{_NUMERAL})(?P<yen>\s*円)?|(?P<of_yen>{_NUMERAL})\s*円"
)
_OTHER_MONEY_BEFORE: Final = re.compile(
    r"(?:送料(?!無料|込|別)|配送料|手数料|月々|分割|頭金|あたり|当たり|につき|(?<![円%引ff])(?:クーポン|割引|値引き?|還元|お得|節約))[^\d円]{0,6}$"
)
_OTHER_MONEY_AFTER: Final = re.compile(
    r"\s*(?:引き?(?!き?換)|off|オフ|お得|値引|割引|分|クーポン|還元|相当|均一の|値下げ|安く|安い|キャッシュバック|/\s*[\d個本枚冊月年人日回km])"
)
_LOOSE_BEFORE: Final = re.compile(
    r"(?:[~〜–—−▲△-]|約|およそ|最大|最低|最小|最高|から|より|[\d円]\s+-)\s*[¥\\]?\s*$"
)
_LOOSE_AFTER: Final = re.compile(
    r"\s*(?:[~〜–—]|-\s*[¥\\\d]|から|より|前後|程度|くらい|ぐらい|ほど|以上|以下|以内|未満|超|台)"
)
_SPLIT_BEFORE: Final = re.compile(r"(?<![\d.])\d{1,3},?\s+$")
_SPLIT_GROUP: Final = re.compile(r"\d{3}(?!\d)")
"""「3 000円」 is no price of 0 円, and whether it is one of 3,000 円 nobody knows."""
_TAX_BEFORE: Final = re.compile(r"(税込み?|内税|税抜き?|税別|外税|本体)(?:価格)?\s*[(:]?\s*$")
_TAX_AFTER: Final = re.compile(
    r"\s*[(\[+]?\s*(税込み?|内税|税抜き?|税別|外税|本体)(?:価格)?(?!\s*:?\s*[¥\\\d])"
)


def money_in(text: str) -> Iterator[Money]:
    """Yield every price that a text states in yen; 送料, クーポン and the like are no prices."""
    plain = amount_text(text)
    for match in _MONEY.finditer(plain):
        before, after = plain[: match.start()], plain[match.end() :]
        numeral = (match["of_sign"] or match["of_yen"]).rstrip(",.")
        if _OTHER_MONEY_BEFORE.search(before) or _OTHER_MONEY_AFTER.match(after):
            continue
        is_loose = (
            bool(match["sign"])
            or bool(_LOOSE_BEFORE.search(before))
            or bool(_LOOSE_AFTER.match(after))
            or (before[-1:].isalnum() and bool(match["of_yen"]) and before[-1:].isascii())
            or bool(_SPLIT_BEFORE.search(before) and _SPLIT_GROUP.match(numeral))
        )  # fmt: skip
        yield Money(None if is_loose else read_numeral(numeral), _tax_of(before, after))


def _tax_of(before: str, after: str) -> str:
    found = _TAX_BEFORE.search(before) or _TAX_AFTER.match(after)
    if not found:
        return ""
    return "税込" if found[1].startswith(("税込", "内税")) else "税抜"
