"""Cells of an extracted table, fit for spreadsheets: no formula in disguise, every row as long.

A page's text is data. Excel would run a cell that begins with 「=」, and so would a paste into it.
"""

import re
from typing import Final

from studio.domain.actions.outcome import ExtractedTable

_STARTS: Final = frozenset("=+-@＝＋－＠")
"""Excel in Japanese takes the full-width signs too."""
_HIDDEN: Final = "\t\r\n \u00a0\u3000"
_NUMBER: Final = re.compile(r"[+-]?\d[\d,]*(\.\d+)?%?")


def is_formula(text: str) -> bool:
    """Say whether a spreadsheet would run `text`. A plain number (-1,200, +3.5%) is none."""
    bare = text.lstrip(_HIDDEN)
    return bare[:1] in _STARTS and bool(bare) and not _NUMBER.fullmatch(text.strip(_HIDDEN))


def defused(text: str) -> str:
    """Return `text` with an apostrophe in front where a spreadsheet would run it."""
    return f"'{text}" if is_formula(text) else text


def even_rows(table: ExtractedTable) -> tuple[tuple[str, ...], ...]:
    """Return headings and rows, all as long as the longest; what is missing is empty."""
    lines = (table.columns, *table.rows)
    width = max(len(line) for line in lines)
    return tuple(line + ("",) * (width - len(line)) for line in lines)


def as_tsv(table: ExtractedTable) -> str:
    """Return a table for the clipboard: tabs between cells, one line a row, no formulas."""
    lines = ("\t".join(_on_one_line(cell) for cell in line) for line in even_rows(table))
    return "\n".join(lines) + "\n"


def _on_one_line(text: str) -> str:
    return " ".join(defused(text).split())
