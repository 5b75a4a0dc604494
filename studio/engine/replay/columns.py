"""Reading the value of a column from a row: by header, by pattern, or by a label in the text. Pure.

What the words mean is in `domain.cell_values`; this finds the words in the tree.
"""

from datetime import datetime

from studio.domain.cell_values import Reading, read_cell, read_parts, value_kind
from studio.domain.text import squeeze
from studio.engine.perception.tables import Row, Table

__all__ = ["Reading", "read_column", "said_once", "value_kind"]


def read_column(table: Table, row: Row, column: str, now: datetime | None = None) -> Reading:
    """Return what `row` says in `column`, a word of the person's (評価, 価格, 部署 …).

    Args:
        table: Whose headings count.
        row: One of its rows.
        column: As a condition says it.
        now: What 昨日 and 3時間前 go by; None leaves them unread.
    """
    place = _place_of(table, row, column)
    if place is not None:
        return read_cell(column, table.headers[place], said_once(row.columns[place].words()), now)
    return read_parts(column, [cell.words for cell in row.cells], now)


def said_once(words: str) -> str:
    """Return a cell's words without the repetition of a name by its own text."""
    half = len(words) // 2
    is_double = len(words) % 2 == 1 and words[half] == " " and words[:half] == words[half + 1 :]
    return (words[:half] if is_double else words).strip()


def _place_of(table: Table, row: Row, column: str) -> int | None:
    """Return which cell stands under the one heading that is called so, or holds the word."""
    wanted = squeeze(column)
    fitting = [i for i, header in enumerate(table.headers) if squeeze(header) == wanted] or [
        i for i, header in enumerate(table.headers) if wanted and wanted in squeeze(header)
    ]
    if len(fitting) != 1 or fitting[0] >= len(row.columns):
        return None
    return fitting[0]
