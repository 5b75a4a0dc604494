"""The copy with the results: everything the source has, and three columns more. The source stays as it is.

Blocking. A copy is there whole or not at all.
"""

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from studio.domain.batch import Batch, BatchRow, RowState
from studio.domain.cells import defused
from studio.domain.errors import ExportError
from studio.domain.sheet import CopyWritten, Sheet
from studio.domain.text import strip_unseen
from studio.sheets.csv_file import CsvText, taken_apart, written
from studio.sheets.headings import find_headings
from studio.sheets.package import is_workbook
from studio.sheets.workbook import read_workbook

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

HEADINGS: Final = ("結果", "日時", "理由")
_WIDTHS: Final = (10.0, 20.0, 60.0)
_GETA: Final = "〓"
_LIKE: Final = str.maketrans({"\u00a0": " ", "¥": "￥", "—": "―", "–": "‐", "−": "－", "•": "・"})
_WORKBOOKS: Final = (".xlsx", ".xlsm")


@dataclass(frozen=True, slots=True)
class Result:
    """What the three columns say of a row."""

    state: str
    at: str
    reason: str

    @property
    def cells(self) -> tuple[str, str, str]:
        """In the order of the headings, nothing that a spreadsheet would run."""
        return self.state, self.at, defused(strip_unseen(self.reason))


def results_of(rows: Sequence[BatchRow]) -> dict[int, Result]:
    """Return what is written for each row, by its number."""
    return {
        row.number: Result(
            row.state.words,
            f"{row.at.astimezone():%Y/%m/%d %H:%M:%S}" if row.at else "",
            "" if row.state is RowState.DONE and not row.reason else row.reason,
        )
        for row in rows
    }


def free_name(source: Path, folder: Path | None, suffix: str = "") -> Path:
    """Return a name for the copy that nothing has yet: `経費_結果.xlsx`, `経費_結果 (2).xlsx`."""
    place = folder or source.parent
    ending = suffix or source.suffix
    number, wanted = 1, place / f"{source.stem}_結果{ending}"
    while wanted.exists():
        number += 1
        wanted = place / f"{source.stem}_結果 ({number}){ending}"
    return wanted


def write_copy(
    batch: Batch, rows: Sequence[BatchRow], folder: Path | None, *, is_as_read: bool
) -> CopyWritten:
    """Write the copy; see `SheetFiles.write_copy`.

    Args:
        batch: The job.
        rows: Its rows.
        folder: Where to; None = beside the source.
        is_as_read: The source is still the one that was read.

    Raises:
        ExportError: It cannot be written.
        StudioError: The source cannot be read any more.
    """
    source = Path(batch.source)
    if not is_as_read:
        return _write_plain(batch, rows, folder)
    target = free_name(source, folder)
    if is_workbook(source):
        write_whole(target, lambda place: _fill_workbook(batch, results_of(rows), place))
        return CopyWritten(path=str(target), rows=len(rows))
    text = taken_apart(source)
    records, replaced = _with_results(text, results_of(rows))
    encoded = written(records, text.delimiter, text.line_end).encode(text.encoding)
    write_whole(target, lambda place: place.write_bytes(encoded))
    return CopyWritten(path=str(target), rows=len(rows), replaced=replaced)


def write_whole(target: Path, write: Callable[[Path], object]) -> None:
    """Write a file under another name, and give it its own once it is whole.

    Raises:
        ExportError: CANNOT_WRITE.
    """
    partial = target.with_name(f".{target.stem}.part{target.suffix}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write(partial)
        partial.replace(target)
    except OSError as exc:
        raise ExportError(
            "CANNOT_WRITE",
            f"結果のファイルに書き込めません：{target}",
            "フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。",
            detail=str(exc),
        ) from exc
    finally:
        partial.unlink(missing_ok=True)


def _with_results(text: CsvText, results: Mapping[int, Result]) -> tuple[list[list[str]], int]:
    """Return the records with three cells more, and how many letters had to be replaced."""
    headed = find_headings(text.records)
    assert headed is not None  # it was read before
    width = max(map(len, text.records))
    replaced = 0
    records: list[list[str]] = []
    for line, record in enumerate(text.records):
        result = results.get(line - headed.line)
        more = _titles(headed.names) if line == headed.line else result.cells if result else ()
        cells: list[str] = []
        for cell in more:
            fitting, lost = _fit(cell, text.encoding)
            cells.append(fitting)
            replaced += lost
        records.append([*record, *[""] * (width - len(record)), *cells] if cells else record)
    return records, replaced


def _fit(cell: str, encoding: str) -> tuple[str, int]:
    """Return a text in letters that the encoding has, and how many it has not."""
    if encoding != "cp932":
        return cell, 0
    like = cell.translate(_LIKE)
    kept = "".join(char if _is_held(char) else _GETA for char in like)
    return kept, sum(old != new for old, new in zip(like, kept, strict=True))


def _is_held(char: str) -> bool:
    try:
        char.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True


def _titles(headings: Sequence[str]) -> tuple[str, ...]:
    """Return the headings; a table that has such columns already gets them with a number."""
    titles: list[str] = []
    for heading in HEADINGS:
        title, number = heading, 1
        while title in headings:
            number += 1
            title = f"{heading}（{number}）"
        titles.append(title)
    return tuple(titles)


def _fill_workbook(batch: Batch, results: Mapping[int, Result], place: Path) -> None:
    from openpyxl import load_workbook

    source = Path(batch.source)
    read = read_workbook(source, batch.digest, batch.sheet, has_hidden=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # extensions that openpyxl does not write
        book = load_workbook(source, keep_vba=source.suffix.lower() == ".xlsm", rich_text=True)
        try:
            _fill_sheet(cast("Worksheet", book[batch.sheet]), read, results)
            book.save(place)
        finally:
            book.close()


def _fill_sheet(sheet: "Worksheet", read: Sheet, results: Mapping[int, Result]) -> None:
    from openpyxl.styles import Alignment
    from openpyxl.utils import get_column_letter

    first = _first_free(sheet)
    beside = sheet.cell(read.heading_line, first - 1) if first > 1 else None
    for offset, title in enumerate(_titles(read.headings)):
        _put(sheet, read.heading_line, first + offset, title)
        if beside is not None:
            sheet.cell(read.heading_line, first + offset)._style = beside._style
        letters = get_column_letter(first + offset)
        sheet.column_dimensions[letters].width = _WIDTHS[offset]
    for number, result in results.items():
        for offset, text in enumerate(result.cells):
            _put(sheet, read.heading_line + number, first + offset, text)
            if offset == len(HEADINGS) - 1:
                sheet.cell(read.heading_line + number, first + offset).alignment = Alignment(
                    wrap_text=True, vertical="top"
                )


def _first_free(sheet: "Worksheet") -> int:
    """Return the first column (from 1) that is free in every line."""
    last = 0
    for cells in sheet.iter_rows(values_only=True):
        last = max(last, next((n for n in range(len(cells), 0, -1) if cells[n - 1] is not None), 0))
    merged = (one.max_col for one in sheet.merged_cells.ranges if one.min_col <= last)
    return max(last, *merged, 0) + 1


def _put(sheet: "Worksheet", line: int, column: int, text: str) -> None:
    """Write text that stays text: openpyxl would make a formula of a leading 「=」."""
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

    cell = sheet.cell(line, column)
    cell.value = ILLEGAL_CHARACTERS_RE.sub("", text)  # pyright: ignore[reportAttributeAccessIssue]
    cell.data_type = "s"


def _write_plain(batch: Batch, rows: Sequence[BatchRow], folder: Path | None) -> CopyWritten:
    """Write what was kept of the table, where the file itself is gone or another one by now."""
    source, results = Path(batch.source), results_of(rows)
    names = list(dict.fromkeys(name for row in rows for name, _ in row.values))
    records: list[list[str]] = [["行", *names, *HEADINGS]]
    for row in rows:
        values = dict(row.values)
        kept = [defused(values.get(name, "")) for name in names]
        records.append([str(row.number), *kept, *results[row.number].cells])
    place = folder or (source.parent if source.parent.is_dir() else Path.cwd())
    target = free_name(source, place, ".csv")
    text = written(records, ",", "\r\n").encode("utf-8-sig")
    write_whole(target, lambda partial: partial.write_bytes(text))
    return CopyWritten(path=str(target), rows=len(rows), is_plain=True)
