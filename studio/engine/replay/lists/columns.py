"""Reading the value of a column from a row: by header, by pattern, or by a label in the text. Pure.

What the words mean is in `domain.values.cell_values`; this finds the words in the tree.
"""

from datetime import datetime
from functools import lru_cache
from typing import Final

from studio.domain.text import spoken, squeeze
from studio.domain.values.cell_values import Reading, read_cell, read_parts, value_kind
from studio.engine.perception.tables import Row, Table

_READINGS_KEPT: Final = 2_048
"""A rule asks for a column of a row several times: does it fit, does it match, why."""

__all__ = ["Reading", "read_column", "said_once", "value_kind"]


def read_column(table: Table, row: Row, column: str, now: datetime | None = None) -> Reading:
    """Return what `row` says in `column`, a word of the person's (評価, 価格, 部署 …).

    Args:
        table: Whose headings count.
        row: One of its rows.
        column: As a condition says it.
        now: What 昨日 and 3時間前 go by; None leaves them unread.
    """
    place = _place_of(table.headers, column)
    if place is not None and place < len(row.columns):
        said = said_once(row.columns[place].words())
        return _cell(column, *_own_part(column, table.headers[place], said), now)
    return _parts(column, tuple(cell.words for cell in row.cells), now)


def said_once(words: str) -> str:
    """Return a cell's words without the pictures of icon fonts, and without the repetition of a name by its own text."""
    half = len(words) // 2
    is_double = len(words) % 2 == 1 and words[half] == " " and words[:half] == words[half + 1 :]
    return spoken(words[:half] if is_double else words).strip()


def _own_part(column: str, header: str, text: str) -> tuple[str, str]:
    """Return heading and text of the one of several things that a cell says: 合計 of 「支払額 / 合計」 over 「￥0 / ￥2,000」."""
    heads, parts = header.split("/"), text.split("/")
    wanted = squeeze(column)
    fitting = [at for at, one in enumerate(heads) if squeeze(one) == wanted]
    if len(heads) < 2 or len(heads) != len(parts) or len(fitting) != 1:
        return header, text
    return heads[fitting[0]].strip(), parts[fitting[0]].strip()


@lru_cache(maxsize=_READINGS_KEPT)
def _cell(column: str, header: str, text: str, now: datetime | None) -> Reading:
    return read_cell(column, header, text, now)


@lru_cache(maxsize=_READINGS_KEPT)
def _parts(column: str, parts: tuple[str, ...], now: datetime | None) -> Reading:
    return read_parts(column, parts, now)


@lru_cache(maxsize=64)
def _place_of(headers: tuple[str, ...], column: str) -> int | None:
    """Return which cell stands under the one heading that is called so, or holds the word."""
    wanted = squeeze(column)
    fitting = [i for i, header in enumerate(headers) if squeeze(header) == wanted] or [
        i for i, header in enumerate(headers) if wanted and wanted in squeeze(header)
    ]
    return fitting[0] if len(fitting) == 1 else None
