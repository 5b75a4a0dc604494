"""Line breaks of a field that is filled anew. Pure.

An accessibility tree shows the lines of a text area in one line. Who fills it with what stood there
and a few words more would join its lines; where old text comes back, its line breaks do too.
"""

import re
from typing import Final

_CONTEXT: Final = 12
"""Characters on either side of a line break by which its place is known again."""
_BLANKS: Final = re.compile(r"\s+")


def restored(before: str, value: str) -> str:
    """Return `value` with the line breaks of `before` where the same words stand on both sides.

    Args:
        before: What the field holds.
        value: What is to be put in; one that has line breaks of its own is left as it is.
    """
    if "\n" in value or "\n" not in before:
        return value
    lines = before.replace("\r\n", "\n").split("\n")
    told = value
    for place in range(1, len(lines)):
        broken = _broken(told, lines, place)
        if broken is None:
            return value  # the same words twice: which line is which cannot be known
        told = broken
    return told


def _broken(value: str, lines: list[str], place: int) -> str | None:
    """Put one line break back, and the empty lines that follow it; None when it fits twice."""
    if not lines[place - 1].strip():
        return value
    following = next((number for number in range(place, len(lines)) if lines[number].strip()), None)
    if following is None:
        return value
    left = _pattern(lines[place - 1].strip()[-_CONTEXT:])
    right = _pattern(lines[following].strip()[:_CONTEXT])
    found = list(re.finditer(rf"({left})[ \u3000]+({right})", value))
    if len(found) > 1:
        return None
    if not found:
        return value
    at = found[0]
    return value[: at.end(1)] + "\n" * (following - place + 1) + value[at.start(2) :]


def _pattern(words: str) -> str:
    return r"\s+".join(re.escape(part) for part in _BLANKS.split(words))
