"""How Japanese offices write values, and how fields hold them. Pure.

A field of a type takes its own form (ISO for dates); a page may set separators into what was typed
(1,234 or 100-0001). Both are the same value; a lost sign or point is not.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from studio.domain.text import fold, parse_number
from studio.domain.values.amounts import read_amount
from studio.domain.values.dates import parse_date

_TIME: Final = re.compile(r"(\d{1,2})\s*(?::|時)\s*(?:(\d{1,2})分?)?")
_SEPARATED: Final = re.compile(r"-?[\d\s,¥円〒-]*\d[\d\s,¥円〒-]*")
_MOMENT: Final = re.compile(r"(.+?(?:日\s*|\d(?:\s+|[Tt])))(\d{1,2}\s*[:時].*)")
_NO_TIME: Final = "00:00"
_SHORT_COLOR: Final = re.compile("#[0-9a-f]{3}")
_YEAR: Final = r"(?P<y>[yY]{4}|(?<![A-Za-z])Y(?![A-Za-z])|年{4}|(?<!\d)\d{4}|\\d\{4\})"
_MONTH: Final = r"(?P<m>[mM]{1,2}|月月|\d{1,2}|\\d\{(?:1,)?2\})"
_DAY: Final = r"(?P<d>[dD]{1,2}|日日|\d{1,2}(?!\d)|\\d\{(?:1,)?2\})"
_DATE_FORMS: Final = (
    re.compile(rf"{_YEAR}(?P<s>[-/.]){_MONTH}(?P=s){_DAY}"),
    re.compile(rf"{_YEAR}年{_MONTH}月{_DAY}日"),
    re.compile("(?P<m>MM|mm)(?P<s>[-/.])(?P<d>DD|dd)(?P=s)(?P<y>YYYY|yyyy)"),
    re.compile("(?P<d>DD|dd)(?P<s>[-/.])(?P<m>MM|mm)(?P=s)(?P<y>YYYY|yyyy)"),
    re.compile("(?P<y>[yY]{4})(?P<m>[mM]{2})(?P<d>[dD]{2})"),
)
"""A date as a pattern or an example shows it; an example of ten digits in another order tells no order."""
_PARTICLES: Final = re.compile("(?<=[^をにのへ])[をにのへ](?=.)")
"""What may stand between two words of an option, or not: を, に."""
_PARTING: Final = re.compile(r"[()（）［］\[\]【】〔〕<>＜＞「」、,，/／|｜:：;；]+")
_PART_CHARS: Final = 2
"""A shorter part stands in too many words to mean anything."""
_COUNTED: Final = frozenset({"", *"円個件枚人名冊本部台回点泊"})
"""Units that a field of numbers leaves out; a length or weight may be wanted in another one."""
_SCALED: Final = re.compile("[十百千万億][円人個件]")
_DASHES: Final = re.compile("[‐-―−－]")


def for_field(kind: str, value: str, hints: Sequence[str] = (), *, held: str = "") -> str:
    """Return `value` as a field of this `type` takes it; unchanged when it cannot be read as one.

    Args:
        kind: The field's `type`.
        value: As the person wrote it.
        hints: Texts of the field and around it: a date is written in the form that the first of them shows,
            an amount in figures unless they speak of thousands.
        held: What the field holds: a day alone leaves its time of day as it is, and is its beginning where none stands there.
    """
    match kind:
        case "date":
            day = parse_date(value)
            return day.isoformat() if day else value
        case "month":
            day = parse_date(value) or parse_date(f"{value.strip()}1日") or parse_date(f"{value}/1")
            return day.strftime("%Y-%m") if day else value
        case "week":
            day = parse_date(value)
            return day.strftime("%G-W%V") if day else value
        case "time":
            return _time(value) or value
        case "datetime-local":
            day = parse_date(value)
            return _moment(value) or (
                f"{day.isoformat()}T{held[11:16] or _NO_TIME}" if day else value
            )
        case "range":
            number = parse_number(value)
            return value if number is None else f"{number:g}"
        case "number":
            return _number(value, hints)
        case "color":
            return _color(value)
        case "text" | "":
            return _as_hinted(value, hints)
        case _:
            return value


def same_value(held: str, wanted: str) -> bool:
    """Say whether a field that shows `held` has taken `wanted`."""
    if fold(held) == fold(wanted):
        return True
    if _MOMENT.fullmatch(wanted) and _moment(wanted) == (_moment(held) or held[:16]):
        return True
    digits, day = _digits(wanted), parse_date(wanted)
    return (digits is not None and digits == _digits(held)) or (
        day is not None and day == parse_date(held)
    )


def says_day(value: str) -> bool:
    """Say whether a value is a day, alone or with a time behind it."""
    return parse_date(value) is not None or _moment(value) is not None


def only_option(labels: Sequence[str], wanted: str) -> tuple[int, ...]:
    """Return the places of the options that are meant: equal when folded, else those that hold it.

    Where none does, those that differ by a particle alone (管理者のみ許可 for 管理者のみに許可), else those that hold all of
    its parts: 「E0042 山田 拓也」 for 「山田 拓也（E0042）」.
    Exactly one place means that it is clear which.
    """
    equal = [index for index, label in enumerate(labels) if fold(label) == fold(wanted)]
    if equal or not fold(wanted):
        return tuple(equal)
    holding = [index for index, label in enumerate(labels) if fold(wanted) in fold(label)]
    bare = _PARTICLES.sub("", fold(wanted))
    holding = holding or [
        index for index, label in enumerate(labels) if _PARTICLES.sub("", fold(label)) == bare
    ]
    parts = _words_of(wanted)
    if holding or len(parts) < 2:
        return tuple(holding)
    return tuple(
        index
        for index, label in enumerate(labels)
        if all(_says_part(label, part) for part in parts)
    )


def _says_part(label: str, part: str) -> bool:
    """Say whether an option says a part; one letter (誠) only as a word of its own."""
    return part in (fold(label) if len(part) >= _PART_CHARS else _words_of(label))


def _words_of(words: str) -> list[str]:
    return [fold(word) for part in parts_of(words) for word in part.split()]


def parts_of(words: str) -> tuple[str, ...]:
    """Return what brackets and commas part: 山田 拓也, E0042."""
    return tuple(part.strip() for part in _PARTING.split(words) if part.strip())


def _as_hinted(value: str, hints: Sequence[str]) -> str:
    """Return a date in the form that a hint shows: 2026/11/20 for 「YYYY-MM-DD」 is 2026-11-20."""
    day = parse_date(value)
    found = (form.search(text) for text in hints for form in _DATE_FORMS)
    shown = next(filter(None, found), None)
    if day is None or shown is None:
        return value
    written, end = shown[0], shown.start()
    parts = {
        "y": f"{day.year}",
        "m": _padded(day.month, shown, "m"),
        "d": _padded(day.day, shown, "d"),
    }
    for name in sorted(parts, key=shown.start, reverse=True):
        start, stop = (at - end for at in shown.span(name))
        written = written[:start] + parts[name] + written[stop:]
    return written


def _number(value: str, hints: Sequence[str]) -> str:
    """Return 48000 for 「48,000円」; a field in 千円 wants another number, and nobody knows which was meant."""
    amount = read_amount(value)
    if (
        amount is None
        or amount.is_code
        or amount.unit not in _COUNTED
        or _SCALED.search(" ".join(hints))
    ):
        return value
    return f"{amount.number:f}".rstrip("0").rstrip(".")


def _padded(number: int, shown: re.Match[str], name: str) -> str:
    """Return a month or a day in two digits, unless its form shows one: 「yyyy/m/d」, 2026/1/5."""
    is_bare = shown[name].endswith("{1,2}") or (len(shown[name]) == 1 and shown["y"] != "Y")
    return f"{number}" if is_bare else f"{number:02}"


def _moment(value: str) -> str | None:
    match = _MOMENT.fullmatch(unicodedata.normalize("NFKC", value).strip())
    if match is None:
        return None
    day, time = parse_date(match[1].strip(" Tt")), _time(match[2])
    return f"{day.isoformat()}T{time}" if day and time else None


def _color(value: str) -> str:
    plain = unicodedata.normalize("NFKC", value).strip().lower()
    if _SHORT_COLOR.fullmatch(plain):
        return "#" + "".join(digit * 2 for digit in plain[1:])
    return plain


def _time(value: str) -> str | None:
    match = _TIME.fullmatch(unicodedata.normalize("NFKC", value).strip())
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        return None
    return f"{int(match[1]):02}:{int(match[2] or 0):02}"


def _digits(text: str) -> str | None:
    """Return sign and digits of a number, code or phone number with its separators; else None."""
    plain = _DASHES.sub("-", fold(text))
    if not _SEPARATED.fullmatch(plain):
        return None
    return plain[: plain.startswith("-")] + "".join(filter(str.isdigit, plain))
