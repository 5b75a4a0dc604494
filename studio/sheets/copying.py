"""The copy with the results: everything the source has, and three columns more, or four where rows have answers. The source stays as it is.

Blocking. A copy is there whole or not at all.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final
from xml.parsers.expat import ExpatError

from studio.domain.errors import ExportError
from studio.domain.records.sheet import CopyWritten
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.domain.runs.cells import defused
from studio.domain.text import strip_unseen
from studio.domain.values.cp932 import GETA, LIKE, is_in_cp932
from studio.engine.whole_file import whole_file
from studio.sheets import faults
from studio.sheets.csv_file import CsvText, taken_apart, written
from studio.sheets.headings import find_headings
from studio.sheets.package import (
    has_signature,
    is_workbook,
    part_of,
    sheet_parts,
    write_with_part,
)
from studio.sheets.sheet_edit import Addition, with_columns
from studio.sheets.workbook import chosen_part, read_workbook
from studio.words import tr

HEADINGS: Final = (tr("結果"), tr("日時"), tr("理由"))
ANSWER_HEADING: Final = tr("答え")
_WIDTHS: Final = (10.0, 20.0, 60.0, 60.0)
_UNSIGNED: Final = tr(
    "元のファイルにはデジタル署名があります。写しは中身が増えているため、署名は無効と表示されます。"
)


@dataclass(frozen=True, slots=True)
class Result:
    """What the added columns say of a row; `answer` is None where no row has one."""

    state: str
    at: str
    reason: str
    answer: str | None = None

    @property
    def cells(self) -> tuple[str, ...]:
        """In the order of the headings, nothing that a spreadsheet would run."""
        texts = (self.reason,) if self.answer is None else (self.reason, self.answer)
        return self.state, self.at, *(defused(strip_unseen(text)) for text in texts)


def results_of(rows: Sequence[BatchRow]) -> dict[int, Result]:
    """Return what is written for each row, by its number."""
    are_answered = any(row.answer for row in rows)
    return {
        row.number: Result(
            row.state.words,
            f"{row.at.astimezone():%Y/%m/%d %H:%M:%S}" if row.at else "",
            "" if row.state is RowState.DONE and not row.reason else row.reason,
            row.answer if are_answered else None,
        )
        for row in rows
    }


def free_name(source: Path, folder: Path | None, suffix: str = "") -> Path:
    """Return a name for the copy that nothing has yet: `経費_結果.xlsx`, `経費_結果 (2).xlsx`."""
    place = folder or source.parent
    ending = suffix or source.suffix
    number, wanted = 1, place / tr("{stem}_結果{ending}", stem=source.stem, ending=ending)
    while wanted.exists():
        number += 1
        wanted = place / tr(
            "{stem}_結果 ({number}){ending}", stem=source.stem, number=number, ending=ending
        )
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
        return _write_workbook(batch, results_of(rows), target)
    text = taken_apart(source)
    whole, replaced = _with_results(text, results_of(rows))
    encoded = whole.encode(text.encoding)
    write_whole(target, lambda file: file.write(encoded))
    return CopyWritten(path=str(target), rows=len(rows), replaced=replaced)


def write_whole(target: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Write a file that is there once it is whole.

    Raises:
        ExportError: CANNOT_WRITE.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(target) as file:
            write(file)
    except OSError as exc:
        raise ExportError(
            "CANNOT_WRITE",
            tr("結果のファイルに書き込めません：{target}", target=target),
            tr("フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。"),
            detail=str(exc),
        ) from exc


def _with_results(text: CsvText, results: Mapping[int, Result]) -> tuple[str, int]:
    """Return the text with three cells more a record, and how many letters had to be replaced.

    What stands in the file stays as it is written there, quotes and line ends included.
    """
    headed = find_headings(text.records)
    assert headed is not None  # it was read before
    width = max(map(len, text.records))
    replaced = 0
    lines: list[str] = []
    for line, (record, raw) in enumerate(zip(text.records, text.raw, strict=True)):
        result = results.get(line - headed.line)
        cells = result.cells if result else ()
        more = _titles(headed.names, results) if line == headed.line else cells
        fitting = [_fit(cell, text.encoding) for cell in more]
        replaced += sum(lost for _, lost in fitting)
        cells = [*[""] * (width - len(record)), *(cell for cell, _ in fitting)]
        lines.append(_longer(raw, cells, text.delimiter) if fitting else raw)
    return "".join((*lines, text.rest)), replaced


def _longer(raw: str, cells: Sequence[str], delimiter: str) -> str:
    """Return a record as it is written, with cells more before its line end."""
    inside = raw.rstrip("\r\n")
    return f"{inside}{delimiter}{written([cells], delimiter, '')}{raw[len(inside) :]}"


def _fit(cell: str, encoding: str) -> tuple[str, int]:
    """Return a text in letters that the encoding has, and how many it has not."""
    if encoding != "cp932":
        return cell, 0
    like = cell.translate(LIKE)
    kept = "".join(char if is_in_cp932(char) else GETA for char in like)
    return kept, sum(old != new for old, new in zip(like, kept, strict=True))


def _headings(results: Mapping[int, Result]) -> tuple[str, ...]:
    has_answers = any(result.answer is not None for result in results.values())
    return (*HEADINGS, ANSWER_HEADING) if has_answers else HEADINGS


def _titles(headings: Sequence[str], results: Mapping[int, Result]) -> tuple[str, ...]:
    """Return the headings; a table that has such columns already gets them with a number."""
    titles: list[str] = []
    for heading in _headings(results):
        title, number = heading, 1
        while title in headings:
            number += 1
            title = f"{heading}（{number}）"
        titles.append(title)
    return tuple(titles)


def _write_workbook(batch: Batch, results: Mapping[int, Result], target: Path) -> CopyWritten:
    """Write the package again with cells more in one of its sheets; everything else stays as it is."""
    source = Path(batch.source)
    read = read_workbook(source, batch.digest, batch.sheet, has_hidden=True)
    part = chosen_part(source.name, sheet_parts(source), batch.sheet).part
    with part_of(source, part) as stream:
        xml = stream.read()
    line = read.heading_line - 1
    titles = _titles(read.headings, results)
    cells = {line + number: result.cells for number, result in results.items()}
    try:
        filled = with_columns(xml, Addition(line, titles, _WIDTHS[: len(titles)], cells))
    except (ExpatError, ValueError) as exc:
        raise faults.broken(source.name, str(exc)) from exc
    write_whole(target, lambda file: write_with_part(source, file, part, filled))
    notes = (_UNSIGNED,) if has_signature(source) else ()
    return CopyWritten(path=str(target), rows=len(results), notes=notes)


def _write_plain(batch: Batch, rows: Sequence[BatchRow], folder: Path | None) -> CopyWritten:
    """Write what was kept of the table, where the file itself is gone or another one by now."""
    source, results = Path(batch.source), results_of(rows)
    names = list(dict.fromkeys(name for row in rows for name, _ in row.values))
    records: list[list[str]] = [[tr("行"), *names, *_headings(results)]]
    for row in rows:
        values = dict(row.values)
        kept = [defused(values.get(name, "")) for name in names]
        records.append([str(row.number), *kept, *results[row.number].cells])
    place = folder or (source.parent if source.parent.is_dir() else Path.cwd())
    target = free_name(source, place, ".csv")
    text = written(records, ",", "\r\n").encode("utf-8-sig")
    write_whole(target, lambda file: file.write(text))
    return CopyWritten(path=str(target), rows=len(rows), is_plain=True)
