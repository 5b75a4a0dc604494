"""What a row is called where a person reads of it: the record that it tells of, not whose it is. Pure.

`Row.title` is what a row is known by, from one look to the next and from one run to the next. It is the first link of
a card, which may be its author's.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from studio.domain.actions.outcome import RowNote
from studio.domain.text import squeeze
from studio.domain.values.amounts import read_amount
from studio.domain.values.timestamps import read_moment
from studio.engine.perception.tables import Row, Table, TableCell
from studio.engine.replay.lists.columns import said_once

_TITLE_COLUMN: Final = re.compile(
    r"(?:の?(?:名前|名称|タイトル|題名|件名|品目)|名|題|\b(?:name|title))$", re.IGNORECASE
)
"""Words for what something is called; those before them say what: 担当者名."""
_TITLES: Final = frozenset(("", "品", "商品", "書", "本"))
"""Of what, where the row itself is meant."""
_HEADS: Final = frozenset({"heading", "rowheader"})
_LABEL_ENDS: Final = (":", "：")
_LABEL: Final = re.compile(r"[^\s:：]{1,12}\s?[:：](?:\s|$)|[^\s:：]{1,12}：")
_TELLS: Final = 0.9
"""Of the rows, how many have words of their own where their name stands."""
_SHARED: Final = 0.7
"""Of the rows, below how many words of their own something is no name."""


def whose(name: str) -> str | None:
    """Return of what a column has the name: 担当者 of 担当者名; None for a column of something else."""
    match = _TITLE_COLUMN.search(name)
    return name[: match.start()].strip() if match else None


def calls_rows(table: Table, of_what: str | None) -> bool:
    """Say whether the names of such things are the names of the rows: of the list's own, or of none in particular."""
    if of_what is None:
        return False
    listed = re.compile(rf"{re.escape(of_what)}(?:の?(?:一覧|リスト|検索結果))?")
    return of_what in _TITLES or any(map(listed.fullmatch, table.names))


def called(table: Table, row: Row) -> str:
    """Return what a person calls a row of a list."""
    return caller(table)(row)


def caller(table: Table) -> Callable[[Row], str]:
    """Return what calls the rows of a list.

    By the one heading of names, by headings of their own, else by the first link, or the first words, that most rows
    have of their own; what stands behind a label (著者：) is no name.
    """
    places = [at for at, one in enumerate(table.headers) if calls_rows(table, whose(one))]
    if len(places) == 1:
        return lambda row: _under(row, places[0])
    for parts in (_links, _texts):
        at = _naming([parts(row) for row in table.rows])
        if at is not None:
            return lambda row, parts=parts, at=at: _part(row, parts(row), at)
    return lambda row: row.title


def marked(notes: Iterable[RowNote], names: set[str]) -> tuple[RowNote, ...]:
    """Return why rows fit or not, with what was taken of them."""
    return tuple(
        note.model_copy(update={"is_taken": note.is_match and note.row in names}) for note in notes
    )


def _under(row: Row, place: int) -> str:
    said = said_once(row.columns[place].words()) if place < len(row.columns) else ""
    return said or row.title


def _part(row: Row, parts: Sequence[str], at: int) -> str:
    has_head = any(cell.node.role in _HEADS and cell.words.strip() for cell in row.cells)
    return parts[at] if at < len(parts) and not has_head else row.title


def _naming(rows: Sequence[Sequence[str]]) -> int | None:
    """Return which part of the rows is their name: the first, unless rows share it and have another of their own."""
    for at, column in enumerate(zip_longest(*rows, fillvalue="")):
        said = [squeeze(words) for words in column if words]
        if len(set(said)) >= (_TELLS if at else _SHARED) * len(rows):
            return at
    return None


def _links(row: Row) -> list[str]:
    return [cell.words for cell in _unlabelled(row) if cell.node.role == "link"]


def _texts(row: Row) -> list[str]:
    """Return what a row says beside its controls, without amounts and days."""
    said = (cell.words for cell in _unlabelled(row) if not cell.node.is_operable)
    return [words for words in said if read_amount(words) is None and read_moment(words) is None]


def _unlabelled(row: Row) -> Iterator[TableCell]:
    """Yield the parts of a row that no label stands before, nor in."""
    is_labelled = False
    for cell in row.cells:
        words = cell.words.strip()
        if not words:
            continue
        if not is_labelled and not _LABEL.match(words):
            yield cell
        is_labelled = words.endswith(_LABEL_ENDS)
