"""Where things stand in the XML of one sheet, in bytes: what is needed to add cells and leave the rest alone."""

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from studio.sheets.outline import column_index

TAG: Final = re.compile(rb"<[^\s/>]+(?:\s+[^\s=>]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*\s*/?>")
_AREA: Final = re.compile(r"([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?")
_LETTERS: Final = re.compile(r"[A-Z]{1,3}")


@dataclass(frozen=True, slots=True)
class Area:
    """A range of cells, from 0, ends included."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True, slots=True)
class EmptyCell:
    """A cell that has a look (a frame, a colour) and no value."""

    column: int
    start: int
    end: int
    style: str


@dataclass(slots=True)
class RowTag:
    """One row of the XML.

    Attributes:
        start: Where its tag begins.
        inside: Where its tag ends, and its cells begin.
        close: Where its cells end; the same as `inside` for `<row/>`.
        is_closed: It is written `<row/>`.
        empty: Its cells without a value, in their order.
        styles: Of all its cells, by column.
    """

    start: int
    inside: int
    close: int = -1
    is_closed: bool = False
    empty: list[EmptyCell] = field(default_factory=list[EmptyCell])
    styles: dict[int, str] = field(default_factory=dict[int, str])


@dataclass(frozen=True, slots=True)
class ColumnWidths:
    """One `<col>`: the looks of some columns, from 1 as the file counts."""

    start: int
    end: int
    attributes: dict[str, str]

    @property
    def first(self) -> int:
        """Number of its first column."""
        return int(self.attributes["min"])

    @property
    def last(self) -> int:
        """Number of its last column."""
        return int(self.attributes["max"])


@dataclass(slots=True)
class SheetMap:
    """A sheet's XML.

    Attributes:
        prefix: Before the names of its elements: 「x:」 or nothing.
        filled: Last column with a value, from 0; -1 for none.
        rows: Those that were asked for, by line from 0.
        merged: Merged cells.
        widths: Of the columns, in their order.
        widths_place: Where they stand, or where they would have to.
        dimension: Where it says how large it is, and what.
    """

    prefix: str = ""
    filled: int = -1
    rows: dict[int, RowTag] = field(default_factory=dict[int, RowTag])
    merged: list[Area] = field(default_factory=list[Area])
    widths: list[ColumnWidths] = field(default_factory=list[ColumnWidths])
    widths_place: tuple[int, int] = (-1, -1)
    dimension: tuple[int, int, Area] | None = None


def mapped(xml: bytes, lines: Collection[int]) -> SheetMap:
    """Return where things stand.

    Args:
        xml: In UTF-8, read before without a fault.
        lines: From 0, whose rows are wanted.

    Raises:
        ExpatError: It is no XML.
        ValueError: It holds what no workbook holds.
    """
    reader = _Reader(xml, frozenset(lines))
    reader.read()
    return reader.found


class _Reader:
    def __init__(self, xml: bytes, lines: frozenset[int]) -> None:
        self.found = SheetMap()
        self._xml = xml
        self._lines = lines
        self._line = self._column = -1
        self._row: RowTag | None = None
        self._cell = (0, "")
        self._has_value = self._is_in_data = False
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._finish
        self._parser.StartDoctypeDeclHandler = _refuse

    def read(self) -> None:
        self._parser.Parse(self._xml, True)

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        at, local = self._parser.CurrentByteIndex, name.rpartition(":")[2]
        if self._is_in_data:
            self._begin_in_data(local, attributes, at)
            return
        match local:
            case "worksheet":
                self.found.prefix = name.removesuffix(local)
            case "sheetData":
                self._is_in_data = True
                if self.found.widths_place[0] < 0:
                    self.found.widths_place = (at, at)
            case "cols":
                self.found.widths_place = (at, self._tag_end(at))
            case "col":
                self.found.widths.append(ColumnWidths(at, self._tag_end(at), attributes))
            case "mergeCell" if area := area_of(attributes.get("ref", "")):
                self.found.merged.append(area)
            case "dimension" if area := area_of(attributes.get("ref", "")):
                self.found.dimension = (at, self._tag_end(at), area)
            case _:
                pass

    def _begin_in_data(self, local: str, attributes: dict[str, str], at: int) -> None:
        match local:
            case "row":
                self._line = int(attributes["r"]) - 1 if "r" in attributes else self._line + 1
                self._column = -1
                if self._line in self._lines:
                    self._begin_row(at)
            case "c":
                letters = _LETTERS.match(attributes.get("r", ""))
                self._column = column_index(letters[0]) if letters else self._column + 1
                self._cell, self._has_value = (at, attributes.get("s", "")), False
            case "f" | "v" | "is":
                self._has_value = True
            case _:
                pass

    def _begin_row(self, at: int) -> None:
        inside = self._tag_end(at)
        is_closed = self._xml[inside - 2 : inside] == b"/>"
        self._row = self.found.rows[self._line] = RowTag(at, inside, inside, is_closed)

    def _finish(self, name: str) -> None:
        at, local = self._parser.CurrentByteIndex, name.rpartition(":")[2]
        match local:
            case "cols":
                start = self.found.widths_place[0]
                self.found.widths_place = (start, self._element_end(start, at))
            case "sheetData":
                self._is_in_data = False
            case "row" if self._row is not None:
                self._row.close = self._row.inside if self._row.is_closed else at
                self._row = None
            case "c":
                self._finish_cell(at)
            case _:
                pass

    def _finish_cell(self, at: int) -> None:
        start, style = self._cell
        if self._has_value:
            self.found.filled = max(self.found.filled, self._column)
        if self._row is None:
            return
        self._row.styles[self._column] = style
        if not self._has_value:
            end = self._element_end(start, at)
            self._row.empty.append(EmptyCell(self._column, start, end, style))

    def _element_end(self, start: int, at: int) -> int:
        """Return where an element ends of which expat told the end at a place."""
        end = self._tag_end(start)
        return end if self._xml[end - 2 : end] == b"/>" else self._xml.index(b">", at) + 1

    def _tag_end(self, at: int) -> int:
        tag = TAG.match(self._xml, at)
        if tag is None:
            raise ValueError("a tag without end")
        return tag.end()


def area_of(text: str) -> Area | None:
    """Read 「A1:D10」 or 「A1」."""
    found = _AREA.fullmatch(text)
    if found is None:
        return None
    left, top, right, bottom = found[1], found[2], found[3] or found[1], found[4] or found[2]
    return Area(column_index(left), int(top) - 1, column_index(right), int(bottom) - 1)


def _refuse(*_: object) -> None:
    raise ValueError("declarations")
