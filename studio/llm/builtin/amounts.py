"""Amounts and counts as offices write them, in digits: 3千円, 1万2千円, 二十個, ３，０００円."""

import re
import unicodedata
from typing import Final

from studio.domain.text import parse_kanji_number

_SCALES: Final = {"百": 100, "千": 1_000, "万": 10_000, "億": 100_000_000}
_DIGITS: Final = r"\d[\d,]*(?:\.\d+)?"
_COMPOSED: Final = re.compile(
    rf"(?<![\d.,])(?:{_DIGITS}[億万千百])+(?:{_DIGITS})?(?=円|個|件|人|名|冊|枚|本|台|点|部|箱|以|未|を?超|より|から|まで|で|に|、|$|\s|~|〜)"
)
_PIECE: Final = re.compile(rf"({_DIGITS})([億万千百]?)")
_MONEY: Final = re.compile(
    rf"^[¥\\]?\s*({_DIGITS})\s*(円|個|件|人|名|冊|枚|点|本|台|部|箱|%)?(?:分)?$"
)
_KANJI: Final = re.compile(
    r"^([〇一二三四五六七八九十百千万億]+)(円|個|件|人|名|冊|枚|点|本|台|部|箱)?$"
)
_COUNTED: Final = re.compile(r"(?:数|額|量|価格?|単価|費|料|率|年齢|予算|金|円|回|人数|時間|日数)$")


def in_digits(text: str) -> str:
    """Return `text` with composed amounts written out: 「1万2千円」 becomes 「12000円」."""
    return _COMPOSED.sub(lambda match: _composed(match[0]), text)


def without_unit(value: str, label: str = "") -> str:
    """Return the digits of 「3,000円」; what is no amount or count stays.

    A number in kanji without a unit counts as one only in a field that asks for a number.
    """
    plain = in_digits(unicodedata.normalize("NFKC", value).strip())
    if match := _MONEY.match(plain):
        return match[1].replace(",", "")
    if (match := _KANJI.match(plain)) and (match[2] or _COUNTED.search(label)):
        number = parse_kanji_number(match[1])
        return value if number is None else str(number)
    return value


def _composed(text: str) -> str:
    total = 0.0
    for match in _PIECE.finditer(text):
        total += float(match[1].replace(",", "")) * _SCALES.get(match[2], 1)
    return str(int(total)) if total.is_integer() else text
