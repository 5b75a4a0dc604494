"""Rows of one shape, a line each; what every row says the same is said once, above them. Pure."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.page.observation import TOGGLE_ROLES
from studio.engine.perception.cells import LinePiece
from studio.engine.perception.wording import guarded, is_said_in

_LEAST_ROWS: Final = 4
_MOSTLY: Final = 0.6
_LEAST_AFFIX: Final = 4
_LEAST_SAVED: Final = 36
"""Bytes; below that a reader had rather see the whole text."""
_ENDS: Final = " :：、。」』)）]】>|・,"
_BEGINS: Final = " (（[【「『"
_BRACKETS: Final = re.compile(r"[（）()]")
_WORDS: Final = ("words", "sentence", "")
_DATA: Final = ("cell", "gridcell")
"""Cells that can be pressed: what they all say today is data, and no name of their column."""


@dataclass(frozen=True, slots=True)
class GridLine:
    """A row as it is written, and what it says to a search."""

    text: str
    words: str
    refs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows under one header line; `header` is "" where there is nothing to say."""

    header: str
    lines: tuple[GridLine, ...]


@dataclass(frozen=True, slots=True)
class _Frame:
    """What all rows say in a column: everything, or what stands before and behind the rest.

    In a column of several controls each, what each of them is called.
    """

    before: str = ""
    behind: str = ""
    is_all: bool = False
    is_controls: bool = False

    def rest_of(self, words: str) -> str:
        """Return what the row itself has to say."""
        if self.is_all:
            return ""
        return guarded(words[len(self.before) : len(words) - len(self.behind)].strip())

    @property
    def text(self) -> str:
        """The words in the header; `…` is the place of what stands in the row."""
        return self.before if self.is_all else f"{self.before}…{self.behind}"


@dataclass(frozen=True, slots=True)
class _Shared:
    """What rows of the usual shape have in common, by column.

    Attributes:
        shape: The usual one.
        frames: What they say.
        options: What they let choose from, as it is written; only below headers.
    """

    shape: tuple[str, ...] = ()
    frames: dict[int, _Frame] = field(default_factory=dict[int, _Frame])
    options: dict[int, str] = field(default_factory=dict[int, str])

    def of(self, row: Sequence[LinePiece]) -> dict[int, _Frame]:
        """Return what holds for this row; another shape is written in full."""
        return self.frames if self.frames and _shape(row) == self.shape else {}

    def is_marked(self, column: int) -> bool:
        """Say whether the column holds controls."""
        frame = self.frames.get(column)
        return self.shape[column] not in _WORDS or (frame is not None and frame.is_controls)


def grid_of(rows: Sequence[Sequence[LinePiece]], headers: Sequence[LinePiece] = ()) -> Grid:
    """Return the rows as lines.

    Args:
        rows: Cells of each row. With `headers`, one cell a column, empty ones included.
        headers: Column headers of a real table.
    """
    is_headed = any(cell.text for cell in headers)
    shared = _shared(rows, is_headed=is_headed)
    lines = tuple(_line(row, shared, headers if is_headed else ()) for row in rows)
    header = _headed(headers, shared) if is_headed else _headless(shared)
    return Grid(header, lines)


def _shape(row: Sequence[LinePiece]) -> tuple[str, ...]:
    return tuple(cell.shape for cell in row)


def _shared(rows: Sequence[Sequence[LinePiece]], *, is_headed: bool) -> _Shared:
    """Find the columns in which all rows of the usual shape say the same, or begin or end so."""
    if len(rows) < _LEAST_ROWS:
        return _Shared()
    shape, count = Counter(_shape(row) for row in rows).most_common(1)[0]
    if count < max(_LEAST_ROWS, len(rows) * _MOSTLY):
        return _Shared()
    alike = [row for row in rows if _shape(row) == shape]
    frames: dict[int, _Frame] = {}
    for column in range(len(shape)):
        frame = _frame([row[column] for row in alike], is_headed=is_headed)
        if frame is not None:
            frames[column] = frame
    is_all = sum(frame.is_all for frame in frames.values()) == len(shape)
    choices = ({_choices_of(row[column]) for row in alike} for column in range(len(shape)))
    options = {
        column: one.pop() for column, one in enumerate(choices) if is_headed and len(one) == 1
    }
    return _Shared(shape, {} if is_all else frames, options)


def _choices_of(cell: LinePiece) -> str:
    """Return how the options of a closed select are written, behind what is chosen; "" for anything else."""
    return cell.tail[cell.tail.find(" [") : cell.tail.rfind("]") + 1] if cell.options else ""


def _frame(cells: Sequence[LinePiece], *, is_headed: bool) -> _Frame | None:
    """Return what the cells of one column have in common, when saying it once saves something."""
    words = [cell.words for cell in cells]
    if not all(words):
        return None
    if cells[0].calls and len({cell.calls for cell in cells}) == 1:
        return _Frame(" e# ".join(cells[0].calls), is_all=True, is_controls=True)
    if cells[0].shape in ("sentence", *_DATA):
        return None
    if len(set(words)) == 1:
        may_go = cells[0].mark or not (is_headed or any(cell.tail for cell in cells))
        return _Frame(words[0], is_all=True) if may_go else None
    before = _common(words, _ENDS)
    behind = _common([word[len(before) :][::-1] for word in words], _BEGINS)[::-1]
    return _Frame(before, behind) if before or behind else None


def _common(words: Sequence[str], edges: str) -> str:
    """Return how all words begin, up to one of `edges`, so that no word and no number is cut in two."""
    first, last = min(words), max(words)
    size = 0
    for left, right in zip(first, last, strict=False):
        if left != right:
            break
        size += 1
    while size and not (first[size - 1] in edges and not _is_in_number(words, size)):
        size -= 1
    affix = first[:size]
    is_worth = size >= _LEAST_AFFIX and len(affix.encode()) * len(words) >= _LEAST_SAVED
    return affix if is_worth else ""


def _is_in_number(words: Sequence[str], size: int) -> bool:
    """Say whether a cut at `size` is one inside of a number or a time: 112,300 or 10:30."""
    return words[0][size - 1] in ",:" and any(word[size : size + 1].isdigit() for word in words)


def _line(row: Sequence[LinePiece], shared: _Shared, headers: Sequence[LinePiece]) -> GridLine:
    frames = shared.of(row)
    is_alone = len(row) == 1
    is_usual = _shape(row) == shared.shape
    texts: list[str] = []
    for column, cell in enumerate(row):
        frame = frames.get(column)
        rest = cell.words if frame is None else frame.rest_of(cell.words)
        heads = headers[column : column + 1] if cell.is_field else ()
        if (cell.shape in TOGGLE_ROLES or heads) and _is_said_beside(rest, row, column, heads):
            rest = ""
        if options := shared.options.get(column, "") if is_usual else "":
            cell = replace(cell, tail=cell.tail.replace(options, "", 1))
        if frame is None:
            texts.append(cell.text if is_alone and not options else _joined(cell, rest))
        elif frame.is_controls:
            texts.append(" ".join(cell.marks))
        elif cell.mark or not frame.is_all:
            texts.append(_joined(cell, rest))
    if not headers:
        texts = [text for text in texts if text]
    words = " ".join(cell.words + cell.tail for cell in row if cell.words or cell.tail)
    refs = tuple(ref for cell in row for ref in cell.refs)
    return GridLine("|".join(texts).rstrip("|"), words, refs)


def _is_said_beside(
    words: str, row: Sequence[LinePiece], column: int, heads: Sequence[LinePiece]
) -> bool:
    """Say whether a row's box is only called as the row's own cells read, a field as they and the heading of its column do."""
    others = [
        cell.tail if heads and cell.is_field else cell.words
        for place, cell in enumerate(row)
        if place != column
    ]
    beside = " ".join([*others, *(head.words for head in heads)])
    parts = [one for one in _BRACKETS.split(words) if one] if heads else [words]
    return bool(words) and all(is_said_in(part, beside) for part in parts)


def _joined(cell: LinePiece, words: str) -> str:
    """Write a cell with these words; its own ref stays outside of quotes, which mean the page's words."""
    said = _barless(words + cell.tail)
    return f"{cell.mark}{' ' if cell.mark and words else ''}{said}"


def _barless(text: str) -> str:
    """Put a cell in quotes that holds a bar of its own."""
    return f'"{text}"' if "|" in text else text


def _column(shared: _Shared, column: int) -> str:
    """Return a column of the header: `e# 削除` for controls that are all called 削除."""
    frame = shared.frames.get(column)
    if frame is None:
        return "…"
    return f"e# {_barless(frame.text)}" if shared.is_marked(column) else _barless(frame.text)


def _headed(headers: Sequence[LinePiece], shared: _Shared) -> str:
    columns = [_barless(cell.text) for cell in headers]
    for column in shared.frames:
        columns += [""] * (column + 1 - len(columns))
        said = _column(shared, column)
        is_same = said.removeprefix("e# ") == columns[column]
        columns[column] = f"{'' if is_same else columns[column]} {said}".strip()
    for column, options in shared.options.items():
        columns[column : column + 1] = [f"{one}{options}" for one in columns[column : column + 1]]
    return "列: " + "|".join(columns)


def _headless(shared: _Shared) -> str:
    """Return the header of cards and lists: columns, then what stands in every row."""
    if not shared.frames:
        return ""
    always = [
        frame.before
        for column, frame in shared.frames.items()
        if frame.is_all and not shared.is_marked(column)
    ]
    everywhere = f"全行に「{'」「'.join(always)}」" if always else ""
    left = [c for c in range(len(shared.shape)) if not _is_gone(shared, c)]
    columns = "|".join(_column(shared, column) for column in left)
    if set(columns) <= {"…", "|"}:
        return everywhere
    return f"列: {columns}{f' ({everywhere})' if everywhere else ''}"


def _is_gone(shared: _Shared, column: int) -> bool:
    """Say whether rows hold nothing of this column any more."""
    frame = shared.frames.get(column)
    return frame is not None and frame.is_all and not shared.is_marked(column)
