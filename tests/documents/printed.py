"""A PDF that Chromium printed, read as far as its pictures go: on which page each is drawn, and where."""

import re
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_OBJECT: Final = re.compile(rb"(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_NUMBERS: Final = rb"(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) cm"
_TOKEN: Final = re.compile(_NUMBERS + rb"|/(X\d+) Do|(?<![\w/])(q|Q)(?!\w)")

Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Drawn:
    """One picture as it is drawn, in points from the lower left corner of its page."""

    page: int
    picture: int
    left: float
    bottom: float
    right: float
    top: float


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF: how many pages, how large the first one is, what is drawn on them, how much is written on the last."""

    pages: int
    size: tuple[float, float]
    drawn: tuple[Drawn, ...]
    last_words: int


def printed(path: Path) -> Printed:
    """Read a PDF of Chromium's."""
    objects = {int(number): body for number, body in _OBJECT.findall(path.read_bytes())}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b(?!s)", body)]
    assert pages
    drawn = [one for number, page in enumerate(pages, 1) for one in _drawn(objects, number, page)]
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pages[0])
    assert box
    last_words = len(re.findall(rb"\bT[jJ]\b", _content(objects, pages[-1])))
    return Printed(len(pages), (float(box[1]), float(box[2])), tuple(drawn), last_words)


def _drawn(objects: dict[int, bytes], number: int, page: bytes) -> list[Drawn]:
    names = {
        name.decode(): int(target)
        for name, target in re.findall(rb"/(X\d+) (\d+) 0 R", _resources(objects, page))
        if b"/Subtype /Image" in objects[int(target)]
    }
    found: list[Drawn] = []
    now: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    for token in _TOKEN.finditer(_content(objects, page)):
        if token[8] == b"q":
            kept.append(now)
        elif token[8] == b"Q":
            now = kept.pop()
        elif token[7] is None:
            now = _times(tuple(float(one) for one in token.groups()[:6]), now)
        elif (name := token[7].decode()) in names:
            left, bottom = now[4], now[5]
            right, top = left + now[0], bottom + now[3]
            found.append(
                Drawn(number, names[name], left, min(bottom, top), right, max(bottom, top))
            )
    return found


def _resources(objects: dict[int, bytes], page: bytes) -> bytes:
    if pointed := re.search(rb"/Resources (\d+) 0 R", page):
        return objects[int(pointed[1])]
    return page


def _content(objects: dict[int, bytes], page: bytes) -> bytes:
    pointed = re.search(rb"/Contents (\d+) 0 R", page)
    assert pointed
    head, _, stream = objects[int(pointed[1])].partition(b"stream\n")
    stream = stream.removesuffix(b"endstream").removesuffix(b"\n")
    return zlib.decompress(stream) if b"/FlateDecode" in head else stream


def _times(one: tuple[float, ...], other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j,
        e * g + f * i + k, e * h + f * j + m,
    )  # fmt: skip
