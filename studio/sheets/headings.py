"""Which line holds the headings, what the columns are called, and which rows are data. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.records.sheet import CellFault
from studio.domain.text import fold
from studio.words import tr

_LOOKED_AT: Final = 50
"""Lines at the top of a sheet among which the headings are."""
_SHARE: Final = 0.6
"""Of the width of the table, that a line of headings fills at least; a title fills less."""
_MAX_CHARS: Final = 80
_TOTALS: Final = frozenset({"合計", "小計", "総計", "総合計", "累計", "計"})

Lines = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class HeadingSpan:
    """Merged cells, from 0, ends included."""

    top: int
    left: int
    bottom: int
    right: int


@dataclass(frozen=True, slots=True)
class Headed:
    """Where a table begins.

    Attributes:
        line: Index of the last line of the headings.
        names: Of the columns, each different, none empty.
        columns: Index of each of them in a line.
        notes: What a person should know of the names, Japanese sentences.
    """

    line: int
    names: tuple[str, ...]
    columns: tuple[int, ...]
    notes: tuple[str, ...] = ()


def find_headings(lines: Lines, spans: Sequence[HeadingSpan] = ()) -> Headed | None:
    """Find the headings of a table; None where there is nothing at all.

    A title above the table is passed by. Headings over two lines (「氏名」 merged above 「姓」 and
    「名」) are joined.
    """
    top = [_filled(lines, number, spans) for number in range(min(len(lines), _LOOKED_AT))]
    told = [_told(line, number, spans) for number, line in enumerate(top)]
    if not any(told):
        return None
    wanted = max(1, round(max(told) * _SHARE))
    first = next(number for number, count in enumerate(told) if count >= wanted)
    last = min(_last_line(first, spans), len(top) - 1)
    if last == first:
        first = _first_line(first, told, spans)
    columns = _columns(lines, top[first : last + 1])
    names = [
        _joined([top[n][c] for n in range(first, last + 1) if c < len(top[n])]) for c in columns
    ]
    return Headed(last, _distinct(names, columns), columns, _notes(names))


def column_letters(index: int) -> str:
    """Return what Excel calls a column: 0 is A, 26 is AA."""
    letters, number = "", index + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _filled(lines: Lines, number: int, spans: Sequence[HeadingSpan]) -> list[str]:
    """Return a line with what merged cells show in each of their places."""
    line = [cell.strip() for cell in lines[number]]
    for span in spans:
        if not span.top <= number <= span.bottom or span.top >= len(lines):
            continue
        source = lines[span.top]
        text = source[span.left].strip() if span.left < len(source) else ""
        right = min(span.right, max(map(len, lines[:_LOOKED_AT])) - 1)
        line += [""] * (right + 1 - len(line))
        line[span.left : right + 1] = [text] * max(right + 1 - span.left, 0)
    return line


def _told(line: Sequence[str], number: int, spans: Sequence[HeadingSpan]) -> int:
    """Return how many different things a line says: a title merged over the whole table is one."""
    wide = [span for span in spans if span.top <= number <= span.bottom and span.right > span.left]
    repeated = {column for span in wide for column in range(span.left + 1, span.right + 1)}
    return sum(bool(cell) for column, cell in enumerate(line) if column not in repeated)


def _first_line(first: int, told: Sequence[int], spans: Sequence[HeadingSpan]) -> int:
    """Return where the headings begin: groups (「基本情報」「金額」) may stand merged above their columns."""
    above = [span for span in spans if span.top == first - 1 and span.right > span.left]
    return first - 1 if above and told[first - 1] > 1 else first


def _last_line(first: int, spans: Sequence[HeadingSpan]) -> int:
    """Return the last line of the headings: merged cells in the first tell how many there are."""
    begun = [span for span in spans if span.top == first]
    bottom = max((span.bottom for span in begun), default=first)
    is_grouped = any(span.right > span.left and span.bottom == first for span in begun)
    return max(bottom, first + 1) if is_grouped and _is_mixed(begun, first) else bottom


def _is_mixed(begun: Sequence[HeadingSpan], first: int) -> bool:
    """Say whether a group stands above its columns: beside it, others reach over both lines."""
    return any(span.bottom > first for span in begun)


def _columns(lines: Lines, headings: Lines) -> tuple[int, ...]:
    """Return the columns that have a heading, or anything below it."""
    named = {index for line in headings for index, cell in enumerate(line) if cell}
    held = {index for line in lines for index, cell in enumerate(line) if cell.strip()}
    reach = max(named)
    return tuple(
        index
        for index in range(max(named | held) + 1)
        if index in named or (index in held and index <= reach + 1)
    )


def _joined(texts: Sequence[str]) -> str:
    words = list(dict.fromkeys(" ".join(text.split()) for text in texts if text))
    return " ".join(words)[:_MAX_CHARS]


def _distinct(names: Sequence[str], columns: Sequence[int]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for name, column in zip(names, columns, strict=True):
        wanted = name or f"列{column_letters(column)}"
        free, number = wanted, 1
        while free in found:
            number += 1
            free = f"{wanted}（{number}）"
        found[free] = None
    return tuple(found)


def _notes(names: Sequence[str]) -> tuple[str, ...]:
    """Tell of names that several columns have; widths of letters and spaces count as equal."""
    alike: dict[str, list[str]] = {}
    for name in filter(None, names):
        alike.setdefault(fold(name).replace(" ", ""), []).append(name)
    return tuple(_told_of(same) for same in alike.values() if len(same) > 1)


def _told_of(same: Sequence[str]) -> str:
    kinds = tuple(dict.fromkeys(same))
    if len(kinds) == 1:
        return tr(
            "「{kinds}」という列が {count} 列あります。どれを使うか確かめてください。",
            kinds=kinds[0],
            count=len(same),
        )
    return tr(
        "「{kinds}」は、よく似た名前の列です。どれを使うか確かめてください。",
        kinds=tr("」「").join(kinds),
    )


def total_faults(cells: Sequence[str]) -> tuple[CellFault, ...]:
    """Return the fault of a line that adds up the others: it begins with 「合計」, and is nobody's data."""
    first = next((index for index, cell in enumerate(cells) if cell.strip()), -1)
    if first < 0 or "".join(cells[first].split()) not in _TOTALS:
        return ()
    words = "".join(cells[first].split())
    return (
        CellFault(
            column=first, message=tr("「{words}」の行のようです。", words=words), is_of_row=True
        ),
    )


def without_missing(cells: Sequence[str], columns: Sequence[int]) -> tuple[str, ...]:
    """Return the cells of some columns; a line that ends early has empty ones."""
    return tuple(cells[column] if column < len(cells) else "" for column in columns)
