"""A value of a cell as Excel shows it: leading zeros, thousands, percent, dates, Japanese eras. Pure.

The parts of a format code are those of ECMA-376, 18.8.31; what Excel in Japanese does with them.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from typing import Final

from studio.domain.values.date_format import ERAS, WEEKDAYS

_ERA_LONG: Final = '[$-411]ggge"年"m"月"d"日"'
_ERA_SHORT: Final = "[$-411]ge.m.d"
JAPANESE_BUILT_IN: Final = {
    **dict.fromkeys((27, 36, 50, 57), _ERA_SHORT),
    **dict.fromkeys((28, 29, 51, 54, 58), _ERA_LONG),
    30: "m/d/yy",
    31: 'yyyy"年"m"月"d"日"',
    32: 'h"時"mm"分"',
    33: 'h"時"mm"分"ss"秒"',
    **dict.fromkeys((34, 52, 55), 'yyyy"年"m"月"'),
    **dict.fromkeys((35, 53, 56), 'm"月"d"日"'),
}
"""Formats that a Japanese workbook names by number only (ECMA-376, 18.8.30, ja-jp)."""
_LOCAL: Final = {"mm-dd-yy": "yyyy/m/d", "m/d/yy h:mm": "yyyy/m/d h:mm"}
"""The two dates that follow the system's own settings."""
_EXACT: Final = 10**15
_DATE_TOKEN: Final = re.compile(
    r"am/pm|a/p|午前/午後|\[h+\]|\[m+\]|\[s+\]|g+|e+|y+|m+|d+|a{3,4}|h+|s+(?:\.0+)?", re.IGNORECASE
)
_TOKEN: Final = re.compile(
    r'"(?P<quoted>[^"]*)"|\\(?P<escaped>.)|_.|\*.|\[\$(?P<currency>[^\]-]*)(?:-[^\]]*)?\]'
    r"|(?P<elapsed>\[(?:h+|m+|s+)\])|\[(?P<test>[<>=]+-?[\d.]+)\]|\[[^\]]*\]|(?P<other>.)",
    re.IGNORECASE | re.DOTALL,
)
_NO_SIGN: Final = re.compile(r'"[^"]*"|\\.|\[\$[^\]]*\]|General|[eE][+-]')
_DATE_SIGN: Final = re.compile(r"[ymdhsge]|a{3}", re.IGNORECASE)
_TEST: Final = re.compile(r"([<>=]+)(-?[\d.]+)")


@dataclass(frozen=True, slots=True)
class _Section:
    """One of the up to four parts of a code.

    Attributes:
        parts: Signs of the format and literal texts, in order; literals are marked.
        test: Which numbers it is for: an operator and a limit.
    """

    parts: tuple[tuple[str, bool], ...]
    test: tuple[str, Decimal] | None = None

    @property
    def signs(self) -> str:
        """What is no literal."""
        return "".join(text for text, is_literal in self.parts if not is_literal)


def displayed(value: object, code: str) -> str:
    """Return what a person sees of a value.

    Args:
        value: As openpyxl gives it.
        code: The number format; `General` for none.
    """
    match value:
        case None:
            return ""
        case bool():
            return "TRUE" if value else "FALSE"
        case datetime() | date() | time():
            return _moment(value, _sections(_LOCAL.get(code, code))[0])
        case timedelta():
            return _duration(value, _sections(code)[0])
        case int() | float():
            return _number(value, code)
        case _:
            return str(value)


def _general(value: float) -> str:
    if isinstance(value, int) or (value.is_integer() and abs(value) < _EXACT):
        return str(int(value))
    return f"{value:.11g}".upper().replace("E+0", "E+").replace("E-0", "E-")


def _number(value: float, code: str) -> str:
    if code in ("General", "@", "") or value != value or value in (float("inf"), float("-inf")):
        return _general(value)
    exact = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    section, is_bare = _section_for(exact, _sections(code))
    signs = section.signs
    if not any(sign in signs for sign in "0#?") or "/" in signs:
        literals = "".join(text for text, _ in section.parts)
        return _general(value) if "General" in literals or "/" in signs else literals
    exact = abs(exact) if is_bare else exact
    text = _scientific(exact, signs) if "E" in signs.upper() else _plain(abs(exact), section)
    return f"-{text}" if exact < 0 and any(sign in "123456789" for sign in text) else text


def _section_for(value: Decimal, sections: tuple[_Section, ...]) -> tuple[_Section, bool]:
    """Return the section for a number, and whether it shows the sign by itself."""
    for section in sections:
        if section.test and _holds(value, section.test):
            return section, value < 0
    plain = [section for section in sections if section.test is None] or list(sections)
    if value < 0 and len(plain) > 1:
        return plain[1], True
    if value == 0 and len(plain) > 2:
        return plain[2], True
    return plain[0], False


def _holds(value: Decimal, test: tuple[str, Decimal]) -> bool:
    operator, limit = test
    match operator:
        case ">":
            return value > limit
        case ">=":
            return value >= limit
        case "<":
            return value < limit
        case "<=":
            return value <= limit
        case "=":
            return value == limit
        case _:
            return value != limit


def _plain(value: Decimal, section: _Section) -> str:
    """Fill the places of a section with digits, from the point to both sides."""
    signs = section.signs
    whole_signs, _, rest_signs = signs.partition(".")
    value *= 100 ** signs.count("%")
    core = whole_signs.replace("%", "")
    value /= 1000 ** (len(core) - len(core.rstrip(",")))
    decimals = sum(sign in "0#?" for sign in rest_signs)
    rounded = value.quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_UP)
    whole, _, rest = f"{rounded:f}".partition(".")
    is_grouped = bool(re.search(r"[0#?],+[0#?]", whole_signs))
    return _whole(whole, section, is_grouped=is_grouped) + _rest(rest, section)


def _halves(section: _Section) -> tuple[list[tuple[str, bool]], list[tuple[str, bool]]]:
    """Split the parts at the decimal point, which goes with the second half."""
    parts = list(section.parts)
    for index, (text, is_literal) in enumerate(parts):
        if text == "." and not is_literal:
            return parts[:index], parts[index:]
    return parts, []


def _whole(digits: str, section: _Section, *, is_grouped: bool) -> str:
    parts, _ = _halves(section)
    left = list(digits.lstrip("0"))
    places = sum(not is_literal and text in "0#?" for text, is_literal in parts)
    shown: list[str] = []
    count = 0
    for text, is_literal in reversed(parts):
        if is_literal or text == "%":
            shown.append(text)
        elif text in "0#?":
            places -= 1
            wanted = len(left) if places == 0 else 1
            for _ in range(max(wanted, 1)):
                digit = left.pop() if left else ("0" if text == "0" else "")
                shown.append("," if digit and is_grouped and count and count % 3 == 0 else "")
                shown.append(digit)
                count += bool(digit)
    return "".join(reversed(shown))


def _rest(digits: str, section: _Section) -> str:
    """Return point and decimals; `#` shows no closing zero."""
    _, parts = _halves(section)
    left = list(digits)
    shown: list[str] = []
    for text, is_literal in parts:
        if is_literal or text not in "0#?":
            shown.append("" if text == "," and not is_literal else text)
            continue
        digit = left.pop(0) if left else "0"
        is_needed = text == "0" or digit != "0" or any(one != "0" for one in left)
        shown.append(digit if is_needed else "")
    text = "".join(shown)
    return text[1:] if re.fullmatch(r"\.\D*", text) and "0" not in section.signs else text


def _scientific(value: Decimal, signs: str) -> str:
    mantissa = signs.upper().partition("E")[0]
    decimals = sum(sign in "0#?" for sign in mantissa.partition(".")[2])
    head, _, power = f"{abs(value):.{decimals}E}".partition("E")
    return f"{head}E{power[0]}{int(power[1:]):02d}"


def _moment(value: date | datetime | time, section: _Section) -> str:
    parts = _date_parts(section)
    if section.signs in ("", "General") or not any(kind for _, kind in parts):
        return _as_iso(value)
    day = (
        value.date() if isinstance(value, datetime) else value if isinstance(value, date) else None
    )
    clock = value if isinstance(value, datetime | time) else time()
    is_twelve = any(kind == "half" for _, kind in parts)
    shown = [
        text
        if not kind
        else _clock(text, kind, clock, is_twelve=is_twelve) or _day(text, kind, day)
        for text, kind in parts
    ]
    return "".join(shown)


def _as_iso(value: date | datetime | time) -> str:
    if isinstance(value, datetime) and value.time() == time():
        return value.strftime("%Y/%m/%d")
    if isinstance(value, datetime):
        return value.strftime("%Y/%m/%d %H:%M:%S")
    return value.strftime("%H:%M:%S") if isinstance(value, time) else value.strftime("%Y/%m/%d")


def _date_parts(section: _Section) -> tuple[tuple[str, str], ...]:
    """Return texts with what they stand for; "" for literals. An m beside h or s is a minute."""
    found: list[tuple[str, str]] = []
    for text, is_literal in section.parts:
        if is_literal:
            found.append((text, ""))
            continue
        sign = text.lower()
        kind = "half" if "/" in sign and sign != "/" else sign[:1]
        found.append((sign, kind if _DATE_TOKEN.fullmatch(sign) else ""))
    kinds = [kind for _, kind in found]
    for index, (text, kind) in enumerate(found):
        before = next((one for one in reversed(kinds[:index]) if one not in ("", "half")), "")
        after = next((one for one in kinds[index + 1 :] if one not in ("", "half")), "")
        if kind == "m" and len(text) < 3 and (before == "h" or after == "s"):
            found[index] = (text, "minute")
    return tuple(found)


def _clock(text: str, kind: str, clock: datetime | time, *, is_twelve: bool) -> str:
    match kind:
        case "h":
            hour = (clock.hour % 12 or 12) if is_twelve else clock.hour
            return f"{hour:0{min(len(text), 2)}d}"
        case "minute":
            return f"{clock.minute:0{min(len(text), 2)}d}"
        case "s":
            return f"{clock.second:0{min(len(text.partition('.')[0]), 2)}d}"
        case "half":
            morning, _, evening = text.upper().partition("/")
            return evening if clock.hour >= 12 else morning
        case _:
            return ""


def _day(text: str, kind: str, day: date | None) -> str:
    if day is None:
        return ""
    width = len(text)
    match kind:
        case "y":
            return f"{day.year:04d}" if width > 2 else f"{day.year % 100:02d}"
        case "e":
            return _era_year(day, width)
        case "g":
            return _era(day, width)
        case "m":
            return (
                f"{day.month:0{min(width, 2)}d}"
                if width < 3
                else f"{day:%b}"
                if width == 3
                else f"{day:%B}"
            )
        case "d":
            if width > 2:
                return f"{day:%a}" if width == 3 else f"{day:%A}"
            return f"{day.day:0{width}d}"
        case "a":
            return WEEKDAYS[day.weekday()] + ("曜日" if width == 4 else "")
        case _:
            return text


def _era(day: date, width: int) -> str:
    _, name, letter = next((era for era in ERAS if day >= era[0]), (day, "西暦", ""))
    return name if width >= 3 else name[:1] if width == 2 else letter


def _era_year(day: date, width: int) -> str:
    begun = next((era[0] for era in ERAS if day >= era[0]), None)
    year = day.year - begun.year + 1 if begun else day.year
    return f"{year:0{width}d}"


def _duration(value: timedelta, section: _Section) -> str:
    """Return hours over 24 as [h]:mm shows them; without an elapsed sign the time of the day."""
    seconds = round(value.total_seconds())
    parts = [(text.lower(), is_literal) for text, is_literal in section.parts]
    if not any(text.startswith("[") for text, is_literal in parts if not is_literal):
        return _moment((datetime(1900, 1, 1) + value).time(), section)
    shown: list[str] = []
    for text, is_literal in parts:
        match "" if is_literal else text.strip("[]")[:1]:
            case "h":
                shown.append(f"{seconds // 3600:0{len(text.strip('[]'))}d}")
            case "m":
                minutes = seconds // 60
                shown.append(
                    f"{minutes if '[' in text else minutes % 60:0{len(text.strip('[]'))}d}"
                )
            case "s":
                shown.append(
                    f"{seconds if '[' in text else seconds % 60:0{len(text.strip('[]'))}d}"
                )
            case _:
                shown.append(text)
    return "".join(shown)


@lru_cache(maxsize=512)
def _sections(code: str) -> tuple[_Section, ...]:
    """Read a format code; quoted texts, escapes and brackets hold no separators."""
    sections: list[_Section] = []
    parts: list[tuple[str, bool]] = []
    test: tuple[str, Decimal] | None = None
    is_date = bool(_DATE_SIGN.search(_NO_SIGN.sub("", code)))
    if code == "General":
        return (_Section(((code, False),)),)
    position = 0
    while position < len(code):
        date_sign = _DATE_TOKEN.match(code, position) if is_date else None
        match = _TOKEN.match(code, position)
        assert match is not None
        if date_sign and not match["quoted"] and code[position] != "\\":
            parts.append((date_sign[0], False))
            position = date_sign.end()
            continue
        position = match.end()
        if match["other"] == ";":
            sections.append(_Section(tuple(parts), test))
            parts, test = [], None
        elif match["test"] and (found := _TEST.fullmatch(match["test"])):
            test = (found[1], Decimal(found[2]))
        else:
            parts += _part(match)
    return (*sections, _Section(tuple(parts), test))


def _part(match: re.Match[str]) -> list[tuple[str, bool]]:
    """Return what one token stands for: nothing (a colour, room), a literal, or a sign."""
    for name in ("quoted", "escaped", "currency"):
        if match[name]:
            return [(match[name], True)]
    if match["elapsed"]:
        return [(match["elapsed"], False)]
    if match["other"]:
        sign = match["other"]
        return [(sign, sign not in "0#?.,%/Ee+")]
    return []
