"""A paper as an Excel file: what is to know on the first sheet, the steps with their pictures on the second.

What a page or a person wrote never becomes a formula.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING, Final, cast
from unicodedata import east_asian_width

from studio.documents.jpeg import jpeg_size
from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable
from studio.domain.runs.cells import is_formula
from studio.words import tr

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_MAX_CHARS: Final = 32_767
_FACT_WIDTHS: Final = (22, 20, 36, 44)
"""Of the columns of the first sheet, in half-width letters."""
_STEP_WIDTHS: Final = (6, 26, 36, 40)
_PICTURE_WIDTH: Final = 70
_PICTURE_PIXELS: Final = (480, 480)
"""A picture is made to fit; Excel's rows are no higher than 545 pixels."""
_MARGIN_PIXELS: Final = 6
_EMU: Final = 9_525
"""Excel's own unit, in a pixel."""
_LINE_POINTS: Final = 17.0
_MAX_POINTS: Final = 409.0
_INK, _MUTED, _ACCENT, _GRAVE = "1C2530", "5A6672", "1F5FA8", "A3241B"
_SOFT, _GRAVE_SOFT = "F1F4F8", "FDF0EE"
_STEP_HEADS: Final = (tr("番号"), tr("項目"), tr("操作"), tr("くわしく"))


class ExcelFile:
    """Papers for Excel."""

    title = "Excel"
    suffix = ".xlsx"

    def data(self, paper: Paper) -> bytes:
        """Return the file of a paper."""
        from openpyxl import Workbook  # only who writes Excel files pays for it

        book = Workbook()
        _Facts(book.worksheets[0], paper.kind).fill(paper)
        _Steps(book.create_sheet(paper.steps_title)).fill(paper)
        book.properties.title = _clean(paper.title)
        book.properties.creator = tr("手順スタジオ")
        written = BytesIO()
        book.save(written)
        return written.getvalue()


@dataclass(frozen=True, slots=True)
class _Looks:
    """How the text of a cell looks: size in points, colours without their sign."""

    size: float = 10.5
    colour: str = _INK
    fill: str = ""
    is_bold: bool = False


_PLAIN: Final = _Looks()
_KIND: Final = _Looks(colour=_ACCENT, is_bold=True)
_TITLE: Final = _Looks(18, is_bold=True)
_PART: Final = _Looks(13, _ACCENT, is_bold=True)
_GRAVE_PART: Final = _Looks(13, _GRAVE, _GRAVE_SOFT, is_bold=True)
_GRAVE_LINE: Final = _Looks(fill=_GRAVE_SOFT)
_GRAVE_STEP: Final = _Looks(colour=_GRAVE, is_bold=True)
_HEAD: Final = _Looks(colour=_MUTED, fill=_SOFT, is_bold=True)
_NOTE: Final = _Looks(9.5, _MUTED)


class _Lines:
    """A sheet that is written line by line, from its top."""

    def __init__(self, sheet: "Worksheet", widths: Sequence[int]) -> None:
        self.sheet = sheet
        self.widths = widths
        self.row = 0
        for number, width in enumerate(widths, 1):
            sheet.column_dimensions[_letter(number)].width = width
        sheet.sheet_view.showGridLines = False
        sheet.page_setup.paperSize = "9"  # A4
        sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
        sheet.sheet_properties.pageSetUpPr.fitToPage = True  # pyright: ignore[reportOptionalMemberAccess]
        sheet.print_options.horizontalCentered = True

    def skip(self) -> None:
        """Leave a line empty."""
        self.row += 1

    def put(self, *texts: str, looks: _Looks = _PLAIN) -> None:
        """Write a line; its last text goes on to the last column."""
        self.row += 1
        lines = 1
        for number, text in enumerate(texts, 1):
            is_last = number == len(texts)
            width = sum(self.widths[number - 1 :]) if is_last else self.widths[number - 1]
            lines = max(lines, _lines_of(text, width))
            self.cell(number, text, looks)
        if 0 < len(texts) < len(self.widths):
            self.sheet.merge_cells(
                start_row=self.row,
                end_row=self.row,
                start_column=len(texts),
                end_column=len(self.widths),
            )
        points = lines * _LINE_POINTS * looks.size / _PLAIN.size + 3
        self.sheet.row_dimensions[self.row].height = min(points, _MAX_POINTS)

    def cell(self, column: int, text: str, looks: _Looks = _PLAIN) -> "Cell":
        """Write text that stays text."""
        from openpyxl.styles import Alignment, Font, PatternFill

        cell = cast("Cell", self.sheet.cell(self.row, column))  # no merged one is written to
        cell.value = _clean(text)
        cell.data_type = "s"
        cell.font = Font(name="Yu Gothic", size=looks.size, bold=looks.is_bold, color=looks.colour)
        cell.alignment = Alignment(wrap_text=True, vertical="top")
        if looks.fill:
            cell.fill = PatternFill("solid", fgColor=looks.fill)
        if is_formula(text):
            cell.quotePrefix = True  # stays text when a person edits it
        return cell


class _Facts:
    """The first sheet: what is to know besides the steps."""

    def __init__(self, sheet: "Worksheet", title: str) -> None:
        sheet.title = title
        self._lines = _Lines(sheet, _FACT_WIDTHS)

    def fill(self, paper: Paper) -> None:
        """Write all parts of a paper but its steps."""
        lines = self._lines
        lines.put(paper.kind, looks=_KIND)
        lines.put(paper.title, looks=_TITLE)
        for label, said in paper.facts:
            lines.put(label, said)
        if paper.notice:
            lines.skip()
            lines.put(paper.notice, looks=_NOTE)
        for part in (*paper.before, *paper.after):
            self._part(part)
        lines.skip()
        lines.put(paper.foot, looks=_NOTE)

    def _part(self, part: PaperTable) -> None:
        lines = self._lines
        lines.skip()
        lines.put(part.title, looks=_GRAVE_PART if part.is_grave else _PART)
        if part.lead:
            lines.put(part.lead, looks=_NOTE)
        if part.columns:
            lines.put(*part.columns, looks=_HEAD)
        for row in part.rows:
            lines.put(*row, looks=_GRAVE_LINE if part.is_grave else _PLAIN)


class _Steps:
    """The second sheet: a line a step, its pictures beside it."""

    def __init__(self, sheet: "Worksheet") -> None:
        self._sheet = sheet

    def fill(self, paper: Paper) -> None:
        """Write the steps of a paper."""
        columns = max((len(step.pictures) for step in paper.steps), default=0)
        lines = _Lines(self._sheet, (*_STEP_WIDTHS, *[_PICTURE_WIDTH] * max(columns, 1)))
        self._sheet.page_setup.orientation = "landscape"
        self._sheet.freeze_panes = "A2"
        self._sheet.print_title_rows = "1:1"
        heads = (
            [tr("画面 {number}", number=number) for number in range(1, columns + 1)]
            if columns > 1
            else [tr("画面")]
        )
        lines.put(*_STEP_HEADS, *heads, looks=_HEAD)
        item = ""
        for step in paper.steps:
            item = step.heading or item
            self._step(lines, step, item)

    def _step(self, lines: _Lines, step: PaperStep, item: str) -> None:
        marks = "".join(tr("\n【{mark}】", mark=mark.words) for mark in step.marks)
        is_grave = any(mark.is_grave for mark in step.marks)
        facts = "\n".join(
            tr("{label}：{said}", label=label, said=said) for label, said in step.facts
        )
        texts = (str(step.number), item, f"{step.words}{marks}", facts)
        lines.row += 1
        for number, text in enumerate(texts, 1):
            lines.cell(number, text, _GRAVE_STEP if is_grave and number == 3 else _PLAIN)
        counts = map(_lines_of, texts, _STEP_WIDTHS)
        points = max(counts) * _LINE_POINTS + 3
        if not step.pictures:
            lines.cell(len(texts) + 1, step.without, _NOTE)
        for number, picture in enumerate(step.pictures, len(texts) + 1):
            points = max(points, self._picture(lines, number, picture))
        self._sheet.row_dimensions[lines.row].height = min(points, _MAX_POINTS)

    def _picture(self, lines: _Lines, column: int, picture: PaperPicture) -> float:
        """Put a picture into a cell, its words under it; returns the points that the row needs."""
        from openpyxl.styles import Alignment

        cell = lines.cell(column, picture.caption, _NOTE)
        cell.alignment = Alignment(vertical="bottom", wrap_text=True)
        size = jpeg_size(picture.jpeg)
        if size is None:
            return 0.0
        share = min(1.0, *(most / has for most, has in zip(_PICTURE_PIXELS, size, strict=True)))
        width, height = (int(one * share) for one in size)
        _place(self._sheet, picture.jpeg, (lines.row, column), (width, height))
        return (height + 2 * _MARGIN_PIXELS) * 0.75 + _LINE_POINTS


def _place(sheet: "Worksheet", jpeg: bytes, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Hang a picture into a cell (row and column from 1), in pixels, without a library of pictures."""
    from openpyxl.drawing.image import Image
    from openpyxl.drawing.spreadsheet_drawing import AnchorMarker, OneCellAnchor
    from openpyxl.drawing.xdr import XDRPositiveSize2D

    class Jpeg(Image):
        """A JPEG that is there already: openpyxl's own class asks Pillow for its size."""

        def __init__(self) -> None:
            self.width, self.height = size
            self.format = "jpeg"

        def _data(self) -> bytes:
            return jpeg

    image = Jpeg()
    row, column = at
    margin = _MARGIN_PIXELS * _EMU
    start = AnchorMarker(col=column - 1, colOff=margin, row=row - 1, rowOff=margin)
    extent = XDRPositiveSize2D(size[0] * _EMU, size[1] * _EMU)
    sheet.add_image(image)
    image.anchor = OneCellAnchor(_from=start, ext=extent)


def _clean(text: str) -> str:
    return _UNWRITABLE.sub("", text)[:_MAX_CHARS]


def _letter(number: int) -> str:
    """Return what Excel calls one of the first columns: 1 is A."""
    return chr(ord("A") + number - 1)


def _lines_of(text: str, width: int) -> int:
    """Return how many lines a text takes in a column of so many half-width letters."""
    return sum(max(1, ceil(_width(line) / (width - 1))) for line in text.split("\n"))


def _width(text: str) -> int:
    return sum(2 if east_asian_width(char) in "WFA" else 1 for char in text)
