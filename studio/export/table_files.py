"""Tables taken out of pages, as files for spreadsheets: CSV in two encodings, or Excel. Blocking.

What a page wrote never becomes a formula, and a file is there whole or not at all.
"""

import csv
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, Protocol, cast
from unicodedata import combining, east_asian_width, normalize

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import ExportError
from studio.domain.frozen import Frozen
from studio.domain.runs.cells import defused, even_rows, is_formula
from studio.domain.values.cp932 import GETA, LIKE, CsvEncoding, is_in_cp932
from studio.engine.whole_file import whole_file
from studio.words import tr

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell
    from openpyxl.worksheet._write_only import WriteOnlyWorksheet
    from openpyxl.worksheet.dimensions import ColumnDimension

MAX_ROWS: Final = 1_048_576
"""Lines of an Excel sheet, the headings among them."""
MAX_COLUMNS: Final = 16_384
MAX_CELL_CHARS: Final = 32_767
_EXACT_DIGITS: Final = 15
"""Excel keeps no more of a number."""
_MAX_WIDTH: Final = 60
_MEASURED_ROWS: Final = 200
_ALIKE: Final[Mapping[str, str]] = {
    "⭐": "★", "✓": "○", "✔": "○", "✕": "×", "✖": "×", "♥": "ハート", "❤": "ハート", "©": "(C)", "®": "(R)",
    "™": "TM", "€": "ユーロ", "£": "ポンド", "𠮷": "吉", "𠮟": "叱", "塡": "填", "剝": "剥", "頰": "頬", "繫": "繋",
    "ゔ": "ヴ", "«": "≪", "»": "≫",
}  # fmt: skip
"""What a person would write instead."""
_UNWRITABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""No XML holds these, and no UTF-8 the surrogates."""
_NUMBER: Final = re.compile(r"-?(0|[1-9]\d{0,14}|[1-9]\d{0,2}(,\d{3}){1,4})(\.\d{1,6})?")
"""What is a number and nothing else: 「00123」 and long codes are text."""


class _Lines(Protocol):
    """What openpyxl's types do not tell of a sheet that is only written."""

    @property
    def column_dimensions(self) -> "Mapping[str, ColumnDimension]": ...

    def append(self, row: "Sequence[Cell]") -> None: ...


class LostLetter(Frozen):
    """A character that CP932 has not.

    Attributes:
        count: How often it stands in the tables.
        proposal: What could stand in its place (é → e, ⭐ → ★); 〓 where nothing is like it.
    """

    letter: str
    count: int
    proposal: str


class TableWritten(Frozen):
    """What was written.

    Attributes:
        paths: The files; several tables make several CSV files, or one Excel file.
        rows: Without headings, of all tables.
        replaced: How many characters CP932 could not hold; each became 〓.
        lost: Which these are, the commonest first.
    """

    paths: tuple[Path, ...]
    rows: int
    replaced: int = 0
    lost: tuple[LostLetter, ...] = ()


def write_tables(
    tables: Sequence[ExtractedTable],
    path: Path,
    encoding: CsvEncoding = CsvEncoding.UTF8,
) -> TableWritten:
    """Write tables where the suffix says what kind of file it is. Blocking.

    Args:
        tables: At least one. The second CSV file gets 「-2」 behind its name, and so on.
        path: With the suffix .csv or .xlsx.
        encoding: Of CSV files.

    Raises:
        ExportError: Nothing to write, another suffix, too large for a sheet, or it cannot be written.
    """
    if not tables:
        raise ExportError(
            "NO_TABLE", tr("書き出す表がありません。"), tr("一覧を取り出す手順を実行してください。")
        )
    rows = sum(len(table.rows) for table in tables)
    match path.suffix.lower():
        case ".csv":
            paths = tuple(_numbered(path, n) for n in range(1, len(tables) + 1))
            lost: Counter[str] = Counter()
            for table, place in zip(tables, paths, strict=True):
                lost += _write_csv(table, place, encoding)
            return TableWritten(paths=paths, rows=rows, replaced=lost.total(), lost=_listed(lost))
        case ".xlsx":
            _write_workbook(tables, path)
            return TableWritten(paths=(path,), rows=rows)
        case other:
            raise ExportError(
                "UNKNOWN_TABLE_FILE",
                tr("「{other}」の形では、表を保存できません。", other=other or path.name),
                tr("ファイル名の最後を .csv か .xlsx にしてください。"),
            )


def _numbered(path: Path, number: int) -> Path:
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def _write_csv(table: ExtractedTable, path: Path, encoding: CsvEncoding) -> Counter[str]:
    """Write one file; returns the characters that became 〓."""
    lost: Counter[str] = Counter()
    is_old = encoding is CsvEncoding.CP932

    def letters(cell: str) -> str:
        return defused(_in_cp932(cell, lost) if is_old else _clean(cell))

    lines = ([letters(cell) for cell in line] for line in even_rows(table))

    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerows(lines)
    content = text.getvalue().encode("cp932" if is_old else "utf-8-sig")
    _write_whole(path, lambda file: file.write(content))
    return lost


def _in_cp932(text: str, lost: Counter[str]) -> str:
    """Return `text` in letters that CP932 has, counting those it has not."""
    like = _clean(text).translate(LIKE)
    if is_in_cp932(like):
        return like
    return "".join(_letter(char, lost) for char in like)


def _letter(char: str, lost: Counter[str]) -> str:
    if is_in_cp932(char):
        return char
    lost[char] += 1
    return GETA


def _listed(lost: Counter[str]) -> tuple[LostLetter, ...]:
    return tuple(
        LostLetter(letter=letter, count=count, proposal=_proposal(letter))
        for letter, count in lost.most_common()
    )


def _proposal(letter: str) -> str:
    """Return what is like a letter: a known one, its plain form, or itself without its accent."""
    bare = "".join(c for c in normalize("NFKD", letter) if not combining(c))
    found = (_ALIKE.get(letter, ""), normalize("NFKC", letter), bare)
    return next((one for one in found if one and is_in_cp932(one)), GETA)


def _clean(text: str) -> str:
    return _UNWRITABLE.sub("", text)


def _write_workbook(tables: Sequence[ExtractedTable], path: Path) -> None:
    for table in tables:
        _check_size(table)
    from openpyxl import Workbook  # only who writes Excel files pays for it

    book = Workbook(write_only=True)
    for number, table in enumerate(tables, 1):
        title = tr("結果") if number == 1 else tr("結果 {number}", number=number)
        _fill_sheet(cast("WriteOnlyWorksheet", book.create_sheet(title)), table)
    _write_whole(path, book.save)


def _check_size(table: ExtractedTable) -> None:
    lines = even_rows(table)
    if len(lines) > MAX_ROWS or len(lines[0]) > MAX_COLUMNS:
        raise ExportError(
            "TABLE_TOO_LARGE",
            tr(
                "表が大きすぎて、Excel の 1 枚のシートに入りません（{count:,} 行 × {count_2:,} 列）。",
                count=len(lines),
                count_2=len(lines[0]),
            ),
            tr("CSV で保存してください。"),
        )


def _fill_sheet(sheet: "WriteOnlyWorksheet", table: ExtractedTable) -> None:
    headings, *rows = even_rows(table)
    sheet.freeze_panes = "A2"
    lines = cast("_Lines", sheet)
    for number, width in enumerate(_widths((headings, *rows[:_MEASURED_ROWS])), 1):
        lines.column_dimensions[_letters(number)].width = width
    lines.append([_text_cell(sheet, text, is_heading=True) for text in headings])
    for row in rows:
        lines.append([_cell(sheet, text) for text in row])


def _letters(number: int) -> str:
    """Return what Excel calls a column: 1 is A, 27 is AA."""
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _cell(sheet: "WriteOnlyWorksheet", text: str) -> "Cell":
    """Return a number where the text is nothing else, so that it can be summed; else text."""
    bare = text.strip()
    if not _NUMBER.fullmatch(bare) or sum(map(str.isdigit, bare)) > _EXACT_DIGITS:
        return _text_cell(sheet, text)
    from openpyxl.cell import WriteOnlyCell

    digits = bare.replace(",", "")
    _, point, decimals = digits.partition(".")
    cell = WriteOnlyCell(sheet, value=float(digits) if point else int(digits))
    whole = "#,##0" if "," in bare else "0"
    cell.number_format = f"{whole}.{'0' * len(decimals)}" if point else whole
    return cell


def _text_cell(sheet: "WriteOnlyWorksheet", text: str, *, is_heading: bool = False) -> "Cell":
    """Return text that stays text: openpyxl would make a formula of a leading 「=」."""
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    cell = WriteOnlyCell(sheet)
    cell.value = _clean(text)[:MAX_CELL_CHARS]
    cell.data_type = "s"
    if is_formula(text):
        cell.quotePrefix = True  # stays text when a person edits it
    if is_heading:
        cell.font = Font(bold=True)
    return cell


def _widths(lines: Sequence[Sequence[str]]) -> list[float]:
    columns = zip(*lines, strict=True)
    return [min(max(max(map(_width, column)), 6), _MAX_WIDTH) + 2.0 for column in columns]


def _width(text: str) -> int:
    """Return how wide a text is in half-width letters."""
    return sum(2 if east_asian_width(char) in "WFA" else 1 for char in text[:_MAX_WIDTH])


def _write_whole(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            write(file)
    except OSError as exc:
        raise ExportError(
            "CANNOT_WRITE",
            tr("ファイルに書き込めません：{path}", path=path),
            tr(
                "ほかのプログラム（Excel など）で開いていれば閉じてください。"
                "書き込みできる場所か、空き容量があるかも確かめてください。"
            ),
            detail=str(exc),
        ) from exc
