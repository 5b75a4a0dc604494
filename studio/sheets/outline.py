"""What openpyxl's quick reading leaves out of a sheet: hidden rows, merged cells, formulas without a value."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.parsers import expat

from studio.sheets import faults
from studio.sheets.headings import HeadingSpan
from studio.sheets.package import part_of

_CHUNK: Final = 1 << 16
_MOST_SPANS: Final = 100_000
_PLACE: Final = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_AREA: Final = re.compile(r"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})")


@dataclass(slots=True)
class Outline:
    """The outline of one sheet; lines and columns from 0.

    Attributes:
        hidden: Lines that are not shown.
        spans: Merged cells.
        uncalculated: Cells with a formula whose value nobody has saved.
    """

    hidden: set[int] = field(default_factory=set[int])
    spans: list[HeadingSpan] = field(default_factory=list[HeadingSpan])
    uncalculated: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])


class _RefusedError(Exception):
    """The XML holds what no workbook holds."""


def read_outline(path: Path, part: str) -> Outline:
    """Read the outline of a sheet. Blocking.

    Raises:
        StudioError: The sheet is damaged.
    """
    reader = _OutlineReader()
    try:
        with part_of(path, part) as stream:
            while chunk := stream.read(_CHUNK):
                reader.feed(chunk)
            reader.end()
    except (expat.ExpatError, _RefusedError) as exc:
        raise faults.broken(path.name, str(exc)) from exc
    return reader.outline


class _OutlineReader:
    """Hears the elements of a sheet one by one; nothing of it is kept in memory but the outline."""

    def __init__(self) -> None:
        self.outline = Outline()
        self._line = -1
        self._column = -1
        self._has_formula = False
        self._has_value = False
        self._is_text = False
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._finish
        self._parser.StartDoctypeDeclHandler = _refuse
        self._parser.EntityDeclHandler = _refuse

    def feed(self, chunk: bytes) -> None:
        """Read further."""
        self._parser.Parse(chunk, False)

    def end(self) -> None:
        """Read to the end."""
        self._parser.Parse(b"", True)

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        match name.rpartition(" ")[2]:
            case "row":
                self._line = int(attributes["r"]) - 1 if "r" in attributes else self._line + 1
                self._column = -1
                if attributes.get("hidden") in ("1", "true"):
                    self.outline.hidden.add(self._line)
            case "c":
                place = _PLACE.fullmatch(attributes.get("r", ""))
                self._column = column_index(place[1]) if place else self._column + 1
                self._has_formula = self._has_value = False
                self._is_text = attributes.get("t") == "str"
            case "f":
                self._has_formula = True
            case "v" if self._has_formula and not self._is_text:
                self._parser.CharacterDataHandler = self._hear_value  # 「<v/>」 is no result yet
            case "v" | "is":
                self._has_value = True
            case "mergeCell":
                self._add_span(attributes.get("ref", ""))
            case _:
                pass

    def _hear_value(self, text: str) -> None:
        self._has_value |= bool(text.strip())

    def _finish(self, name: str) -> None:
        if name.endswith(" v"):
            self._parser.CharacterDataHandler = None
        if name.endswith(" c") and self._has_formula and not self._has_value:
            self.outline.uncalculated.add((self._line, self._column))

    def _add_span(self, area: str) -> None:
        found = _AREA.fullmatch(area)
        if found and len(self.outline.spans) < _MOST_SPANS:
            left, top, right, bottom = found.groups()
            self.outline.spans.append(
                HeadingSpan(int(top) - 1, column_index(left), int(bottom) - 1, column_index(right))
            )


def column_index(letters: str) -> int:
    """Return the index of a column: A is 0, AA is 26."""
    index = 0
    for letter in letters:
        index = index * 26 + ord(letter) - ord("A") + 1
    return index - 1


def _refuse(*_: object) -> None:
    raise _RefusedError("declarations")
