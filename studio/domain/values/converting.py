"""Converters: how a value is rewritten because a person chose it. Total: what does not fit stays.

Nothing is normalised as a whole: NFKC would turn ㈱ into (株), ① into 1 and ㎡ into m2. Widths are
changed sign by sign, inside the blocks that have a twin of the other width, and nowhere else.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.values.date_format import format_date
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Converter
from studio.words import tr

TITLES: Final[dict[Converter, str]] = {
    Converter.HALF_WIDTH: tr("全角 → 半角（英数・記号・カナ）"),
    Converter.FULL_WIDTH: tr("半角 → 全角（英数・記号・カナ）"),
    Converter.KATAKANA: tr("ひらがな・半角カナ → カタカナ"),
    Converter.HIRAGANA: tr("カタカナ → ひらがな"),
    Converter.HALF_KATAKANA: tr("かな → 半角カナ"),
    Converter.DATE_ISO: tr("日付 → 2026-11-20"),
    Converter.DATE_SLASH: tr("日付 → 2026/11/20"),
    Converter.DATE_JAPANESE: tr("日付 → 2026年11月20日"),
    Converter.DATE_ERA: tr("日付 → 令和8年11月20日"),
    Converter.NUMBER_PLAIN: tr("数 → 1234567"),
    Converter.NUMBER_GROUPED: tr("数 → 1,234,567"),
    Converter.POSTAL_HYPHEN: tr("郵便番号 → 100-0001"),
    Converter.POSTAL_PLAIN: tr("郵便番号 → 1000001"),
    Converter.PHONE_PLAIN: tr("電話番号 → 数字だけ"),
    Converter.TRIMMED: tr("前後の空白を取る"),
    Converter.NO_SPACES: tr("空白をすべて取る"),
    Converter.UPPER: tr("英字を大文字に"),
    Converter.LOWER: tr("英字を小文字に"),
}
"""What a list of converters calls them, in the order of the list."""

_WIDE: Final = {0x3000: " "} | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_NARROW: Final = {ord(narrow): chr(wide) for wide, narrow in _WIDE.items()}
_NARROW_KANA: Final = re.compile("[\uff61-\uff9f]+")
_KANA_LETTERS: Final = "".join(chr(code) for code in range(0xFF66, 0xFF9E))
_HALF_KANA: Final = {
    ord(unicodedata.normalize("NFKC", letter)): letter for letter in _KANA_LETTERS
} | {ord("ー"): "ｰ"}
_HALF_SIGNS: Final = {
    ord("。"): "｡",
    ord("「"): "｢",
    ord("」"): "｣",
    ord("、"): "､",
    ord("・"): "･",
}
_MARKS: Final = {"\u3099": "ﾞ", "\u309a": "ﾟ"}
_TO_KATAKANA: Final = {code: chr(code + 0x60) for code in (*range(0x3041, 0x3097), 0x309D, 0x309E)}
_TO_HIRAGANA: Final = {ord(katakana): chr(code) for code, katakana in _TO_KATAKANA.items()}
_ASCII_UPPER: Final = {
    ord(low): low.upper()
    for start in ("a", "ａ")
    for low in (chr(ord(start) + place) for place in range(26))
}
_ASCII_LOWER: Final = {ord(high): chr(low) for low, high in _ASCII_UPPER.items()}
_HYPHENS: Final = "-‐‑‒–—―−－ーｰ─"
_POSTAL: Final = re.compile(rf"〒?\s*(\d{{3}})\s*[{_HYPHENS}]?\s*(\d{{4}})")
_PHONE: Final = re.compile(rf"\+?[\d\s(){_HYPHENS}]+")
_AMOUNT: Final = re.compile(
    r"[¥\\]?\s*([-−▲△+]?)\s*[¥\\]?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*円?"
)
_SPACES: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Converted:
    """What one converter made of a text.

    Attributes:
        text: After it.
        fits: False: it is no such thing (no date, no postal code), and stays as it was.
    """

    converter: Converter
    text: str
    fits: bool = True


def converted(text: str, converters: Sequence[Converter]) -> str:
    """Return `text` after all converters in their order; what does not fit one stays as it is."""
    for converter in converters:
        made = _MAKERS[converter](text)
        text = text if made is None else made
    return text


def preview(converters: Sequence[Converter], text: str) -> tuple[Converted, ...]:
    """Return what each converter makes of `text`, one after the other, for a form."""
    shown: list[Converted] = []
    for converter in converters:
        made = _MAKERS[converter](text)
        text = text if made is None else made
        shown.append(Converted(converter, text, fits=made is not None))
    return tuple(shown)


def half_width(text: str) -> str:
    """Return letters, digits, signs and katakana in their narrow form; ㈱, ①, 〜 and kanji stay."""
    return "".join(_narrow(char) for char in text)


def full_width(text: str) -> str:
    """Return letters, digits, signs and katakana in their wide form."""
    return _wide_kana(text).translate(_NARROW)


def katakana(text: str) -> str:
    """Return hiragana and narrow katakana as wide katakana."""
    return _wide_kana(text).translate(_TO_KATAKANA)


def hiragana(text: str) -> str:
    """Return katakana of either width as hiragana; ヷ ヸ ヹ ヺ have none and stay."""
    return _wide_kana(text).translate(_TO_HIRAGANA)


def half_katakana(text: str) -> str:
    """Return hiragana and katakana as narrow katakana, as banks want names; what has none stays."""
    return "".join(_narrow_kana(char) for char in katakana(text))


def _narrow(char: str) -> str:
    return _WIDE.get(ord(char)) or _narrow_kana(char)


def _narrow_kana(char: str) -> str:
    if char in "。「」、・":
        return _HALF_SIGNS[ord(char)]
    letter, *marks = unicodedata.normalize("NFD", char) if "ァ" <= char <= "ー" else char
    narrow = _HALF_KANA.get(ord(letter))
    return narrow + "".join(_MARKS[mark] for mark in marks) if narrow else char


def _wide_kana(text: str) -> str:
    """Widen narrow katakana; a mark that belongs to no letter stands alone as ゛ or ゜."""

    def widened(match: re.Match[str]) -> str:
        wide = unicodedata.normalize("NFKC", match[0])
        return wide.replace("\u3099", "゛").replace("\u309a", "゜")

    return _NARROW_KANA.sub(widened, text)


def _date_in(date_format: str) -> Callable[[str], str | None]:
    def made(text: str) -> str | None:
        day = parse_date(text)
        return None if day is None else _written(day, date_format)

    return made


def _written(day: date, date_format: str) -> str | None:
    try:
        return format_date(day, date_format)
    except SettingsError:
        return None


def _number_in(layout: str) -> Callable[[str], str | None]:
    def made(text: str) -> str | None:
        match = _AMOUNT.fullmatch(unicodedata.normalize("NFKC", text).strip())
        if match is None:
            return None
        number = Decimal(match[2].replace(",", "") + (match[3] or ""))
        return ("-" if match[1] in tuple("-−▲△") else "") + format(number, layout)

    return made


def _postal_in(layout: str) -> Callable[[str], str | None]:
    def made(text: str) -> str | None:
        match = _POSTAL.fullmatch(unicodedata.normalize("NFKC", text).strip())
        return None if match is None else layout.format(match[1], match[2])

    return made


def _phone_plain(text: str) -> str | None:
    """Return the digits of a telephone number; +81 3 … becomes 03…."""
    plain = unicodedata.normalize("NFKC", text).strip()
    digits = re.sub(r"\D", "", plain)
    if not _PHONE.fullmatch(plain) or not 9 <= len(digits) <= 13:
        return None
    if not plain.startswith("+"):
        return digits
    return "0" + digits[2:].removeprefix("0") if digits.startswith("81") else None


_MAKERS: Final[dict[Converter, Callable[[str], str | None]]] = {
    Converter.HALF_WIDTH: half_width,
    Converter.FULL_WIDTH: full_width,
    Converter.KATAKANA: katakana,
    Converter.HIRAGANA: hiragana,
    Converter.HALF_KATAKANA: half_katakana,
    Converter.DATE_ISO: _date_in("yyyy-MM-dd"),
    Converter.DATE_SLASH: _date_in("yyyy/MM/dd"),
    Converter.DATE_JAPANESE: _date_in("yyyy年M月d日"),
    Converter.DATE_ERA: _date_in("ggge年M月d日"),
    Converter.NUMBER_PLAIN: _number_in("f"),
    Converter.NUMBER_GROUPED: _number_in(",f"),
    Converter.POSTAL_HYPHEN: _postal_in("{}-{}"),
    Converter.POSTAL_PLAIN: _postal_in("{}{}"),
    Converter.PHONE_PLAIN: _phone_plain,
    Converter.TRIMMED: str.strip,
    Converter.NO_SPACES: lambda text: _SPACES.sub("", text),
    Converter.UPPER: lambda text: text.translate(_ASCII_UPPER),
    Converter.LOWER: lambda text: text.translate(_ASCII_LOWER),
}
