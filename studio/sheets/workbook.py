"""Reading one sheet of a workbook: what a person sees in its cells, quickly, whatever its size. Blocking."""

import re
import warnings
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from studio.domain.errors import StudioError
from studio.domain.records.sheet import CellFault, Sheet, SheetRow
from studio.sheets import faults
from studio.sheets.headings import (
    Headed,
    column_letters,
    find_headings,
    total_faults,
    without_missing,
)
from studio.sheets.number_format import JAPANESE_BUILT_IN, displayed
from studio.sheets.outline import Outline, read_outline
from studio.sheets.package import SheetPart, sheet_parts
from studio.words import tr

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

MAX_LINES: Final = 200_000
MAX_COLUMNS: Final = 2_000
_CONTROL: Final = re.compile("_x00([01][0-9A-Fa-f])_")
"""How a file writes what XML cannot hold (ECMA-376, 22.9.2.19)."""
_NO_VALUE: Final = tr("数式の結果が保存されていません。Excel で開いて保存し直してください。")
_FOREIGN_ERRORS: Final = (
    zipfile.BadZipFile,
    zlib.error,
    KeyError,
    ValueError,
    TypeError,
    AttributeError,
    IndexError,
    EOFError,
    OSError,
    SyntaxError,  # what XML parsers raise
)


class _Style(Protocol):
    numFmtId: int  # noqa: N815 - openpyxl's name


class _Cell(Protocol):
    """A cell as openpyxl's quick reading gives it; its own types tell less."""

    @property
    def value(self) -> object: ...
    @property
    def data_type(self) -> str: ...
    @property
    def number_format(self) -> str: ...
    @property
    def style_array(self) -> _Style: ...


class _QuickSheet(Protocol):
    def reset_dimensions(self) -> None: ...
    def iter_rows(self) -> Iterator[Sequence[_Cell]]: ...


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a sheet as displayed, and the cells that hold an error."""

    lines: list[tuple[str, ...]]
    errors: dict[tuple[int, int], str]


def read_workbook(path: Path, digest: str, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
    """Read one sheet; see `SheetFiles.read`.

    Raises:
        StudioError: It cannot be read.
    """
    parts = sheet_parts(path)
    part = chosen_part(path.name, parts, sheet)
    outline = read_outline(path, part.part)
    read = _read_lines(path, part.name)
    headed = find_headings(read.lines, outline.spans)
    if headed is None:
        raise faults.empty(tr("{name}」の「{part_name}", name=path.name, part_name=part.name))
    rows = tuple(_rows(read, headed, outline, has_hidden=has_hidden))
    return Sheet(
        path=str(path),
        name=part.name,
        digest=digest,
        headings=headed.names,
        rows=rows,
        names=tuple(one.name for one in parts),
        heading_line=headed.line + 1,
        notes=tuple(_notes(read, headed, outline, has_hidden=has_hidden)),
    )


def chosen_part(file_name: str, parts: Sequence[SheetPart], sheet: str) -> SheetPart:
    """Return the sheet of this name, or the first that is shown.

    Raises:
        StudioError: SHEET_NOT_FOUND, SHEET_EMPTY.
    """
    if not parts:
        raise faults.empty(file_name)
    if sheet:
        found = next((part for part in parts if part.name == sheet), None)
        if found is None:
            raise faults.no_sheet(file_name, sheet, tuple(part.name for part in parts))
        return found
    return next((part for part in parts if not part.is_hidden), parts[0])


def _read_lines(path: Path, name: str) -> Lines:
    """Read the cells of a sheet, value by value; the sheet is never in memory as a whole."""
    from openpyxl import load_workbook  # only who reads Excel files pays for it

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # extensions that we neither read nor write
            book = load_workbook(path, read_only=True, data_only=True, keep_links=False)
            try:
                return _lines_of(book, name, path.name)
            finally:
                book.close()
    except StudioError:
        raise
    except _FOREIGN_ERRORS as exc:
        raise faults.broken(path.name, f"{type(exc).__name__}: {exc}") from exc


def _lines_of(book: "Workbook", name: str, file_name: str) -> Lines:
    sheet = cast("_QuickSheet", book[name])
    sheet.reset_dimensions()  # they may say a million lines where there are ten
    lines: list[tuple[str, ...]] = []
    errors: dict[tuple[int, int], str] = {}
    filled = 0
    for number, cells in enumerate(sheet.iter_rows()):
        if len(cells) > MAX_COLUMNS and any(cell.value is not None for cell in cells[MAX_COLUMNS:]):
            raise faults.too_large(
                file_name, tr("{columns:,} 列より多い表です", columns=MAX_COLUMNS)
            )
        line = tuple(_shown(cell, book) for cell in cells[:MAX_COLUMNS])
        lines.append(line)
        filled = number + 1 if any(line) else filled
        if filled > MAX_LINES:
            raise faults.too_large(file_name, tr("{lines:,} 行より多い表です", lines=MAX_LINES))
        for column, cell in enumerate(cells[:MAX_COLUMNS]):
            if cell.value is not None and cell.data_type == "e":
                errors[number, column] = str(cell.value)
    return Lines(lines[:filled], errors)


def _shown(cell: _Cell, book: "Workbook") -> str:
    """Return a cell as displayed; texts and plain numbers are most of them."""
    value: object = cell.value
    if value is None:
        return ""
    if isinstance(value, str):
        return _unescaped(value) if "_x" in value else value
    code: str = cell.number_format
    if code == "General" and isinstance(value, int | float) and not isinstance(value, bool):
        return _built_in(cell, value, book)
    return displayed(value, code)


def _unescaped(text: str) -> str:
    """Return a text with its controls as controls: a line break of another system is 「_x000D_」 in the file."""
    plain = text.replace("_x000D_\n", "\n").replace("_x000D_", "\n")
    plain = _CONTROL.sub(lambda found: {"09": "\t", "0A": "\n"}.get(found[1].upper(), ""), plain)
    return plain.replace("_x005F_x", "_x")


def _built_in(cell: _Cell, value: float, book: "Workbook") -> str:
    """Return a number whose format is named by number only: a Japanese workbook's own dates."""
    code = JAPANESE_BUILT_IN.get(cell.style_array.numFmtId)
    if code is None:
        return displayed(value, "General")
    from openpyxl.utils import datetime as excel_time

    moment = cast("Callable[[float, object], object]", excel_time.from_excel)  # pyright: ignore[reportUnknownMemberType]
    return displayed(moment(value, book.epoch), code)


def _rows(read: Lines, headed: Headed, outline: Outline, *, has_hidden: bool) -> Iterator[SheetRow]:
    for line in range(headed.line + 1, len(read.lines)):
        cells = without_missing(read.lines[line], headed.columns)
        found = (*_faults(read, headed, outline, line), *total_faults(cells))
        is_empty = not found and not any(cell.strip() for cell in cells)
        if is_empty or (line in outline.hidden and not has_hidden):
            continue
        yield SheetRow(number=line - headed.line, cells=cells, faults=found)


def _faults(read: Lines, headed: Headed, outline: Outline, line: int) -> Iterator[CellFault]:
    if not read.errors and not outline.uncalculated:
        return
    for index, column in enumerate(headed.columns):
        if (line, column) in outline.uncalculated:
            yield CellFault(column=index, message=_NO_VALUE)
        elif error := read.errors.get((line, column)):
            yield CellFault(
                column=index, message=tr("エラー値（{error}）が入っています。", error=error)
            )


def _notes(read: Lines, headed: Headed, outline: Outline, *, has_hidden: bool) -> Iterator[str]:
    hidden = [
        line
        for line in outline.hidden
        if headed.line < line < len(read.lines) and any(read.lines[line])
    ]
    if hidden and not has_hidden:
        yield tr(
            "非表示の行（フィルターなど）{count:,} 件は、対象に入れていません。", count=len(hidden)
        )
    if headed.line > 0:
        yield tr("{line} 行目を見出しとして読みました。", line=headed.line + 1)
    below = [span for span in outline.spans if span.top > headed.line and span.bottom > span.top]
    if below:
        first = below[0]
        place = f"{column_letters(first.left)}{first.top + 1}"
        yield tr(
            "結合したセル（{place} など）は、いちばん上の行だけに値があるものとして読みました。",
            place=place,
        )
    yield from headed.notes
