"""Reading Japanese office text: folding widths, numbers with units, cleaning what people paste.

Folded text (NFKC) is for comparing only. It is never written back to a page or a file: CP932
systems know ㈱ and ①, and NFKC turns them into something else.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_SPACES: Final = re.compile(r"\s+")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f]")
_INVISIBLE: Final = re.compile(
    "[\u00ad\u061c\u115f\u1160\u3164\uffa0\u200b\u200c\u200e\u200f\u202a-\u202e\u034f\u180b-\u180f\u2060-\u206f\u2800\ufeff\U000e0000-\U000e007f]"
)
_GLYPHS: Final = re.compile("[\ue000-\uf8ff\U000f0000-\U0010ffff]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_NUMBER: Final = re.compile(
    r"(?P<sign>[-−▲△]?)\s*(?P<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?P<scale>[千万億]?)"
)
_KANJI_DIGITS: Final = {c: i for i, c in enumerate("〇一二三四五六七八九")}
_KANJI_SMALL: Final = {"十": 10, "百": 100, "千": 1000}
_KANJI_LARGE: Final = {"万": 10_000, "億": 100_000_000}
_KANJI_NUMBER: Final = re.compile(
    r"(?<![\d.,〇一二三四五六七八九十百千万億])[〇一二三四五六七八九十百千万億]+(?=[円点個件冊枚人名本つ位行番日月年回歳以未])"
)
_SCALES: Final = {"": 1, "千": 1_000, "万": 10_000, "億": 100_000_000}
NOTE: Final = re.compile(r"\([^)]*\)")
"""What stands in brackets, in a text that is `arabic`."""
_LOOSE_BAR: Final = re.compile(r"(?<=[(（\[［])[\s|｜/・,、]+|[\s|｜/・,、]+(?=[)）\]］])")
_EMPTY_BRACKETS: Final = re.compile(r"\s*(?:[(（][)）]|[\[［][\]］])")
_VOLATILE: Final = re.compile(r"\d")


def fold(text: str) -> str:
    """Return `text` as it is compared: NFKC, lower case, every run of white space one blank.

    Playwright compares without folding, so 氏名 ≠ 氏　名 and (12件) ≠ （12件） there; everything
    we match ourselves goes through here first.
    """
    return _SPACES.sub(" ", unicodedata.normalize("NFKC", text)).strip().lower()


def squeeze(text: str) -> str:
    """Return `text` folded and without any white space: 「削 除」 and 「削除」 are one word."""
    return fold(text).replace(" ", "")


def strip_unseen(text: str) -> str:
    """Remove what a person cannot see: controls, bidi overrides, zero width, tag characters.

    Line breaks and tabs stay. Lone surrogates become U+FFFD, since SQLite and UTF-8 refuse them.
    """
    return _SURROGATE.sub("\ufffd", _INVISIBLE.sub("", _CONTROL.sub("", text)))


def spoken(text: str) -> str:
    """Return `text` without private-use signs: pictures of icon fonts, which say nothing in words."""
    return text if text.isascii() else _GLYPHS.sub("", text).strip()


def without_holes(text: str) -> str:
    """Return a label without the brackets and bars that its links stood in: 「2022年版 ( | )」."""
    return _EMPTY_BRACKETS.sub("", _LOOSE_BAR.sub("", text)).strip()


def clip(text: str, limit: int) -> str:
    """Return `text` on one line, cut to `limit` characters with … as the last one."""
    line = _SPACES.sub(" ", strip_unseen(text)).strip()
    return line if len(line) <= limit else line[: limit - 1] + "…"


def parse_kanji_number(text: str) -> int | None:
    """Read a positional or sino-Japanese number (三千, 二〇, 十五万); None when it is not one."""
    if not text or any(c not in _KANJI_DIGITS | _KANJI_SMALL | _KANJI_LARGE for c in text):
        return None
    if all(c in _KANJI_DIGITS for c in text):
        return int("".join(str(_KANJI_DIGITS[c]) for c in text))
    total = section = digit = 0
    for char in text:
        if char in _KANJI_DIGITS:
            digit = _KANJI_DIGITS[char]
        elif char in _KANJI_SMALL:
            section += max(digit, 1) * _KANJI_SMALL[char]
            digit = 0
        else:
            total += max(section + digit, 1) * _KANJI_LARGE[char]
            section = digit = 0
    return total + section + digit


def arabic(text: str) -> str:
    """Return `text` in NFKC with kanji numbers before a counter written in digits (三千円 → 3000円)."""

    def replace(match: re.Match[str]) -> str:
        value = parse_kanji_number(match.group())
        return match.group() if value is None else str(value)

    return _KANJI_NUMBER.sub(replace, unicodedata.normalize("NFKC", text))


def parse_number(text: str) -> float | None:
    """Return the one number that `text` states, or None when there is none or several differ.

    Reads 2,980円, ４．５, ★4.2, 1.2万, ▲300, 三千円. A count in brackets after a value is not the
    value: 「4.5 (128件)」 is 4.5. Two different numbers mean nobody knows which is meant.
    """
    plain = NOTE.sub(" ", arabic(text))
    found = {_value(match) for match in _NUMBER.finditer(plain)}
    return found.pop() if len(found) == 1 else None


def _value(match: re.Match[str]) -> float:
    number = float(match["digits"].replace(",", "")) * _SCALES[match["scale"]]
    return -number if match["sign"] else number


def has_digits(text: str) -> bool:
    """Say whether `text` holds digits, which may change from one day to the next (volatile)."""
    return bool(_VOLATILE.search(unicodedata.normalize("NFKC", text)))


def estimate_tokens(text: str) -> int:
    """Estimate the o200k tokens of `text`; real usage comes from the API's `usage`.

    (ASCII ÷ 4 + others × 0.9) × 1.2: unscaled the formula gave 0.74 to 0.97 of the real count.
    """
    return round(tokens_of(text))


def tokens_of(text: str) -> float:
    """Return the estimate of `estimate_tokens` unrounded, so that parts can be summed."""
    plain = len(text) if text.isascii() else len(text.encode("ascii", "ignore"))
    return (plain / 4 + (len(text) - plain) * 0.9) * 1.2


def said_together(named: Sequence[str], parts: Sequence[str]) -> set[str]:
    """Return which words are said by parts right behind one another, each whole: 鈴木健太 by a family name and a given one."""
    told, found = [one for one in parts if one], set[str]()
    for at, first in enumerate(told):
        for word in named:
            said, end = first, at + 1
            while len(said) < len(word) and word.startswith(said) and end < len(told):
                said, end = said + told[end], end + 1
            if said == word:
                found.add(word)
    return found
