"""CSV and TSV as Japanese offices have them: UTF-8 or CP932, quotes, line breaks inside cells. Blocking."""

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from studio.domain.records.sheet import Sheet, SheetRow
from studio.sheets import faults
from studio.sheets.headings import find_headings, total_faults, without_missing
from studio.words import tr

MAX_LINES: Final = 200_000
_MAX_CELL_CHARS: Final = 200_000
_BOMS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_LOOKED_AT: Final = 50
"""Lines at the top that tell what stands between cells."""
_JIS: Final = b"\x1b$"
_SAID: Final = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""A first line for Excel only: what stands between cells."""
_DELIMITERS: Final = (",", "\t", ";")


@dataclass(frozen=True, slots=True)
class CsvText:
    """A CSV file taken apart.

    Attributes:
        raw: The records as they are written, line ends included.
        rest: Empty lines at the end.
        encoding: By which it was read; `utf-8-sig` has a mark.
    """

    records: list[list[str]]
    raw: list[str]
    rest: str
    encoding: str
    delimiter: str


def read_csv(path: Path, digest: str) -> Sheet:
    """Read a CSV file; see `SheetFiles.read`.

    Raises:
        StudioError: It cannot be read.
    """
    text = taken_apart(path)
    headed = find_headings(text.records)
    if headed is None:
        raise faults.empty(path.name)
    rows: list[SheetRow] = []
    for line, record in enumerate(text.records[headed.line + 1 :], 1):
        cells = without_missing(record, headed.columns)
        if any(cell.strip() for cell in cells):
            rows.append(SheetRow(number=line, cells=cells, faults=total_faults(cells)))
    said = 1 if _SAID.match(text.raw[0]) else 0
    note = (
        (tr("{line} 行目を見出しとして読みました。", line=headed.line + 1),)
        if headed.line > said
        else ()
    )
    return Sheet(
        path=str(path),
        digest=digest,
        headings=headed.names,
        rows=tuple(rows),
        heading_line=headed.line + 1,
        notes=(*note, *headed.notes),
    )


def taken_apart(path: Path) -> CsvText:
    """Return the records of a file, whatever its letters are written in.

    Raises:
        StudioError: It is no text, or its quotes do not match.
    """
    try:
        raw = path.read_bytes()
    except OSError as exc:
        raise faults.missing(path.name) from exc
    if _JIS in raw:
        raise faults.unreadable_text(path.name, tr("文字コードが JIS（ISO-2022-JP）です"))
    encoding = _encoding(raw, path.name)
    text = raw.decode(encoding)
    if "\0" in text:
        raise faults.unreadable_text(path.name, tr("文字ではないデータが入っています"))
    delimiter = "\t" if path.suffix.lower() == ".tsv" else _delimiter(text)
    records, written_so = _records(text, delimiter, path.name)
    if _SAID.match(text):
        records[0] = []
    filled = len(records)
    while filled and not any(cell.strip() for cell in records[filled - 1]):
        filled -= 1
    return CsvText(
        records=records[:filled],
        raw=written_so[:filled],
        rest="".join(written_so[filled:]),
        encoding=encoding,
        delimiter=delimiter,
    )


def _encoding(raw: bytes, name: str) -> str:
    """Return how the letters are written: by the mark, else UTF-8 where it fits, else CP932."""
    for mark, encoding in _BOMS:
        if raw.startswith(mark):
            return encoding if _fits(raw, encoding) else _unknown(name)
    return next((one for one in ("utf-8", "cp932") if _fits(raw, one)), "") or _unknown(name)


def _fits(raw: bytes, encoding: str) -> bool:
    try:
        raw.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def _unknown(name: str) -> str:
    raise faults.unreadable_text(
        name, tr("文字コードが UTF-8 でも Shift_JIS（CP932）でもありません")
    )


def _delimiter(text: str) -> str:
    """Return what stands between cells: the sign by which the first lines have equally many.

    A sign that is merely frequent may be part of amounts (「1,200,000」) or of addresses.
    """
    if said := _SAID.match(text):
        return said[1]
    head = list(islice(io.StringIO(text, newline=""), _LOOKED_AT))
    return max(_DELIMITERS, key=lambda delimiter: _evenness(head, delimiter))


def _evenness(lines: Sequence[str], delimiter: str) -> tuple[float, int]:
    """Return the share of the records that have the most frequent number of cells, and that number."""
    csv.field_size_limit(_MAX_CELL_CHARS)
    try:
        widths = [len(one) for one in csv.reader(lines, delimiter=delimiter) if any(one)]
    except csv.Error:
        return 0.0, 0
    wide = Counter(width for width in widths if width > 1).most_common(1)
    return (wide[0][1] / len(widths), wide[0][0]) if wide else (0.0, 0)


def _records(text: str, delimiter: str, name: str) -> tuple[list[list[str]], list[str]]:
    """Return the records, and each as it is written."""
    csv.field_size_limit(_MAX_CELL_CHARS)
    lines = list(io.StringIO(text, newline=""))
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    records: list[list[str]] = []
    raw: list[str] = []
    done = 0
    try:
        for record in reader:
            records.append(record)
            raw.append("".join(lines[done : reader.line_num]))
            done = reader.line_num
            if len(records) > MAX_LINES:
                raise faults.too_large(name, tr("{lines:,} 行より多い表です", lines=MAX_LINES))
    except csv.Error as exc:
        raise faults.unreadable_text(name, _why(exc, done + 1)) from exc
    return records, raw


def _why(fault: csv.Error, line: int) -> str:
    if "field larger" in str(fault):
        return tr(
            '{line} 行目に {cell_chars:,} 文字より長い項目があります。引用符（"）が閉じていないことがあります',
            line=line,
            cell_chars=_MAX_CELL_CHARS,
        )
    return tr('{line} 行目の引用符（"）が合っていません', line=line)


def written(records: Sequence[Sequence[str]], delimiter: str, line_end: str) -> str:
    """Return records as CSV text."""
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=delimiter, lineterminator=line_end).writerows(records)
    return out.getvalue()
