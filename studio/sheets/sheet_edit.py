"""Columns added to the XML of one sheet: text is put between the bytes that are there, nothing else is touched.

Charts, pictures, pivot tables, macros, form controls, data validation, conditional formats and whatever
else a workbook has lie in other parts, or in other bytes of this one: they stay as they are.
"""

import codecs
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from studio.domain.errors import ExportError
from studio.sheets.headings import column_letters
from studio.sheets.sheet_map import Area, ColumnWidths, EmptyCell, RowTag, SheetMap, mapped
from studio.words import tr

_NO_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPED: Final = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
"""Excel reads 「_x0041_」 in a text as 「A」."""
_SPANS: Final = re.compile(rb"\s+spans\s*=\s*(?:\"[^\"]*\"|'[^']*')")
_DECLARED: Final = re.compile(r"(<\?xml[^>]*?encoding\s*=\s*[\"'])[^\"']+")
_COLUMNS: Final = 16_384
"""A sheet has no more: the last one is XFD."""
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True, slots=True)
class Addition:
    """Columns to the right of a table.

    Attributes:
        heading_line: From 0.
        headings: Of the new columns.
        widths: Of them, in characters.
        cells: Their texts, by line from 0.
    """

    heading_line: int
    headings: Sequence[str]
    widths: Sequence[float]
    cells: Mapping[int, Sequence[str]]


@dataclass(frozen=True, slots=True)
class _Edit:
    """Bytes that come in the place of others."""

    start: int
    end: int
    text: bytes


def with_columns(xml: bytes, addition: Addition) -> bytes:
    """Return the XML of a sheet with columns more, beside everything that stands in it.

    Raises:
        ExpatError: It is no XML.
        ValueError: It holds what no workbook holds, or lacks one of the lines.
        ExportError: NO_ROOM: it is full to its last column.
    """
    xml = _in_utf_8(xml)
    texts = {**addition.cells, addition.heading_line: addition.headings}
    sheet = mapped(xml, texts)
    missing = sorted(set(texts) - set(sheet.rows))
    if missing:
        raise ValueError(f"no row {missing[0] + 1}")
    first = first_free(sheet, len(addition.headings))
    beside = sheet.rows[addition.heading_line].styles.get(first - 1, "")
    edits = [*_widths(sheet, first, addition.widths), *_dimension(sheet, first, texts)]
    for line, row in sheet.rows.items():
        style = beside if line == addition.heading_line else ""
        cells = _Cells(sheet.prefix, line, first, tuple(texts[line]), style)
        edits += _row_edits(xml, row, cells)
    return _edited(xml, edits)


def first_free(sheet: SheetMap, count: int) -> int:
    """Return the first (from 0) of so many columns that are free in every line; merged cells count as a whole.

    What is merged to the end of the sheet is a title over a whole line, and no part of a table.

    Raises:
        ExportError: NO_ROOM.
    """
    first = sheet.filled + 1
    for area in sorted(sheet.merged, key=lambda area: area.left):
        if area.left < first + count and area.right + count < _COLUMNS:
            first = max(first, area.right + 1)
    if first + count > _COLUMNS:
        raise ExportError(
            "NO_ROOM",
            tr("シートの右端の列まで使われているため、結果の列を書き込めません。"),
            tr(
                "結果は、くり返しの画面で確かめてください。写しが要るときは、右端の不要な列を消した表で始めてください。"
            ),
        )
    return first


def _in_utf_8(xml: bytes) -> bytes:
    """Return XML in UTF-8; a part may be in UTF-16, though nobody writes it so."""
    if not xml.startswith(_UTF_16):
        return xml
    return _DECLARED.sub(r"\g<1>UTF-8", xml.decode("utf-16"), count=1).encode()


@dataclass(frozen=True, slots=True)
class _Cells:
    """The new cells of one line."""

    prefix: str
    line: int
    first: int
    texts: tuple[str, ...]
    style: str

    @property
    def end(self) -> int:
        """The column after them."""
        return self.first + len(self.texts)

    def written(self, looks: Mapping[int, str]) -> bytes:
        """Return them as XML; a cell that had a look before keeps it."""
        return "".join(self._written(looks)).encode()

    def _written(self, looks: Mapping[int, str]) -> Iterator[str]:
        for column, text in enumerate(self.texts, self.first):
            style = self.style or looks.get(column, "")
            if text or style:
                yield self._cell(column, text, f" s={quoteattr(style)}" if style else "")

    def _cell(self, column: int, text: str, style: str) -> str:
        x, place = self.prefix, f"{column_letters(column)}{self.line + 1}"
        if not text:
            return f'<{x}c r="{place}"{style}/>'
        plain = escape(_ESCAPED.sub("_x005F_", _NO_XML.sub("", text)), {"\r": "&#13;"})
        inside = f'<{x}is><{x}t xml:space="preserve">{plain}</{x}t></{x}is>'
        return f'<{x}c r="{place}"{style} t="inlineStr">{inside}</{x}c>'


def _row_edits(xml: bytes, row: RowTag, cells: _Cells) -> Iterator[_Edit]:
    """Yield what changes in one row: its cells, and what its tag says of how far they reach."""
    tag = _SPANS.sub(b"", xml[row.start : row.inside])
    if row.is_closed:
        text = tag[:-2].rstrip() + b">" + cells.written({}) + f"</{cells.prefix}row>".encode()
        yield _Edit(row.start, row.inside, text)
        return
    yield _Edit(row.start, row.inside, tag)
    after = [cell for cell in row.empty if cell.column >= cells.first]
    taken = [cell for cell in after if cell.column < cells.end]
    written = cells.written({cell.column: cell.style for cell in taken})
    yield _Edit(*_room(row, after, taken), written)


def _room(row: RowTag, after: Sequence[EmptyCell], taken: Sequence[EmptyCell]) -> tuple[int, int]:
    """Return which bytes the new cells take the place of; none where there are no empty cells."""
    if taken:
        return taken[0].start, taken[-1].end
    start = after[0].start if after else row.close
    return start, start


def _dimension(sheet: SheetMap, first: int, texts: Mapping[int, Sequence[str]]) -> Iterator[_Edit]:
    if sheet.dimension is None:
        return
    start, end, area = sheet.dimension
    right = first + max(map(len, texts.values())) - 1
    reach = Area(
        area.left,
        min(area.top, *texts),
        max(area.right, right),
        max(area.bottom, *texts),
    )
    corners = f"{_place(reach.left, reach.top)}:{_place(reach.right, reach.bottom)}"
    yield _Edit(start, end, f'<{sheet.prefix}dimension ref="{corners}"/>'.encode())


def _place(column: int, line: int) -> str:
    return f"{column_letters(column)}{line + 1}"


def _widths(sheet: SheetMap, first: int, widths: Sequence[float]) -> Iterator[_Edit]:
    """Yield what gives the new columns their widths; another look of theirs (hidden) is cut off."""
    ours = b"".join(
        _col(sheet.prefix, {"min": n, "max": n, "width": width, "customWidth": 1})
        for n, width in enumerate(widths, first + 1)
    )
    low, high = first + 1, first + len(widths)
    over = [one for one in sheet.widths if one.first <= high and one.last >= low]
    for one in over:
        left, right = _cut(sheet.prefix, one, low, high)
        yield _Edit(one.start, one.end, left + (ours if one is over[0] else b"") + right)
    if over:
        return
    if not sheet.widths:
        x = sheet.prefix.encode()
        yield _Edit(*sheet.widths_place, b"<%bcols>%b</%bcols>" % (x, ours, x))
        return
    later = next((one.start for one in sheet.widths if one.first > high), sheet.widths[-1].end)
    yield _Edit(later, later, ours)


def _cut(prefix: str, one: ColumnWidths, low: int, high: int) -> tuple[bytes, bytes]:
    """Return what is left of a `<col>` before and after some columns."""
    left = {**one.attributes, "max": low - 1}
    right = {**one.attributes, "min": high + 1}
    return (
        _col(prefix, left) if one.first < low else b"",
        _col(prefix, right) if one.last > high else b"",
    )


def _col(prefix: str, attributes: Mapping[str, object]) -> bytes:
    inside = " ".join(f"{name}={quoteattr(str(value))}" for name, value in attributes.items())
    return f"<{prefix}col {inside}/>".encode()


def _edited(xml: bytes, edits: Sequence[_Edit]) -> bytes:
    """Return the bytes with all changes."""
    ordered = sorted(edits, key=lambda edit: (edit.start, edit.end))
    if any(after.start < before.end for before, after in pairwise(ordered)):
        raise ValueError("changes that overlap")
    parts: list[bytes] = []
    done = 0
    for edit in ordered:
        parts += (xml[done : edit.start], edit.text)
        done = edit.end
    return b"".join((*parts, xml[done:]))
