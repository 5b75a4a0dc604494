"""Tables on the command line: a preview that keeps its columns in line, and the file behind `--table`."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import east_asian_width

from studio.cli.terminal.console import Console
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.runs.cells import even_rows
from studio.domain.runs.formatting import size_in_words
from studio.domain.text import clip, strip_unseen
from studio.domain.values.cp932 import CsvEncoding

TABLE_SUFFIXES: Final = (".csv", ".xlsx")
PREVIEW_ROWS: Final = 10
_CELL_WIDTH: Final = 24
_LINE_WIDTH: Final = 150


@dataclass(frozen=True, slots=True)
class TableOutput:
    """Where the tables of a run go.

    Attributes:
        path: File; None = only the preview.
        encoding: Of a CSV file.
    """

    path: Path | None = None
    encoding: CsvEncoding = CsvEncoding.UTF8


PREVIEW_ONLY: Final = TableOutput()


async def show_tables(
    console: Console, tables: Sequence[ExtractedTable], order: TableOutput
) -> None:
    """Print the first rows of each table, and write all of them where it was asked.

    Raises:
        ExportError: They cannot be written.
    """
    if not console.is_for_machines:
        for table in tables:
            console.result(table, preview(table))
    if order.path is None:
        return
    if not tables:
        console.note("取り出した表はありません。ファイルは作りませんでした。")
        return
    from studio import bootstrap

    written = await asyncio.to_thread(bootstrap.write_tables, tables, order.path, order.encoding)
    names = "、".join(str(path) for path in written.paths)
    lost = f"（CP932 にない {written.replaced:,} 文字は〓にしました）" if written.replaced else ""
    console.result(written, [f"表を書き出しました：{names}（{written.rows:,} 行）{lost}"])


def preview(table: ExtractedTable) -> list[str]:
    """Return the size, the headings and the first rows, cells cut to a width."""
    lines = even_rows(table)[: PREVIEW_ROWS + 1]
    cells = [[_short(cell) for cell in line] for line in lines]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    shown = ["  ".join(map(_padded, line, widths)) for line in cells]
    rule = "  ".join("-" * width for width in widths)
    rest = len(table.rows) - PREVIEW_ROWS
    more = [f"  …ほか {rest:,} 行"] if rest > 0 else []
    body = [f"  {_cut(line)}" for line in (shown[0], rule, *shown[1:])]
    return [f"結果の表（{size_in_words(table)}）：", *body, *more]


def _short(text: str) -> str:
    """Return a cell on one line, no wider than a column may be."""
    line = clip(strip_unseen(text), _CELL_WIDTH)
    if _width(line) <= _CELL_WIDTH:
        return line
    kept = ""
    for char in line:
        if _width(kept + char) > _CELL_WIDTH - 1:
            break
        kept += char
    return f"{kept.rstrip('…')}…"


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _cut(line: str) -> str:
    return line.rstrip() if len(line) <= _LINE_WIDTH else f"{line[: _LINE_WIDTH - 1]}…"


def _width(text: str) -> int:
    """Return how wide a text is on a terminal; 「…」 is narrow there."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)
