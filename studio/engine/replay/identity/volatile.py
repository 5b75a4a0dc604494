"""Digits in names: what they are, and when other digits still mean the same element. Pure.

「10月分の明細」 is never 「11月分の明細」; only a count or a badge at the end, 「カート (3)」, may differ.
"""

import re
from typing import Final

from studio.domain.page.target import Volatile, VolatileKind
from studio.domain.text import squeeze

_NUMBER: Final = r"[0-9０-９](?:[0-9０-９,，.．]*[0-9０-９])?"
_COUNTER: Final = r"(?:件|個|点|通|人|名|items?|new)"
_BADGE: Final = re.compile(
    rf"\s*(?:[(（\[［【]\s*{_NUMBER}\s*[+＋]?\s*{_COUNTER}?\s*[)）\]］】]|{_NUMBER}\s*[+＋]?\s*(?:件|通))\s*$"
)
_DATE: Final = (
    rf"(?:(?:令和|平成|昭和)?\s*{_NUMBER}\s*年(?:度)?)(?:\s*{_NUMBER}\s*月)?(?:\s*{_NUMBER}\s*日)?"
    rf"|{_NUMBER}\s*月(?:\s*{_NUMBER}\s*日)?|{_NUMBER}\s*日"
    r"|[0-9０-９]{1,4}\s*[/／-]\s*[0-9０-９]{1,2}(?:\s*[/／-]\s*[0-9０-９]{1,4})?"
    r"|[0-9０-９]{1,2}[:：][0-9０-９]{2}"
)
_AMOUNT: Final = rf"[¥￥\\$＄]\s*{_NUMBER}|{_NUMBER}\s*(?:円|％|%|ドル|万円)"
_PARTS: Final = re.compile(
    f"(?P<date>{_DATE})|(?P<amount>{_AMOUNT})|(?P<number>{_NUMBER})", re.IGNORECASE
)


def volatile_parts(name: str) -> tuple[Volatile, ...]:
    """Return the parts of a name that may change, in order; the badge at its end last."""
    badge = badge_of(name)
    body = name[: len(name) - len(badge)] if badge else name
    found = [
        Volatile(text=match.group().strip(), kind=VolatileKind(match.lastgroup or "number"))
        for match in _PARTS.finditer(body)
    ]
    return (*found, *([Volatile(text=badge.strip(), kind=VolatileKind.COUNT)] if badge else []))


def badge_of(name: str) -> str:
    """Return the count at the end of a name with the blanks before it: 「 (3)」, 「（12件）」; or ""."""
    match = _BADGE.search(name)
    return match.group() if match and match.start() > 0 else ""


def without_badge(name: str) -> str:
    """Return the name without the count at its end."""
    badge = badge_of(name)
    return name[: len(name) - len(badge)] if badge else name


def count_pattern(name: str) -> re.Pattern[str]:
    """Return a pattern for the name with any count at its end; all other digits stay as they are."""
    badge = badge_of(name)
    body = r"\s+".join(re.escape(part) for part in without_badge(name).split())
    tail = re.sub(
        r"(?:\\?[,.，．]|[0-9０-９])+", lambda _: "[0-9０-９,，.．]+", re.escape(badge.strip())
    )
    return re.compile(rf"^\s*{body}\s*{tail}\s*$")


def differs_in_count(before: str, after: str) -> bool:
    """Say whether two names are one but for the count at the end; both must have one."""
    if not (badge_of(before) and badge_of(after)):
        return False
    return squeeze(without_badge(before)) == squeeze(without_badge(after))
