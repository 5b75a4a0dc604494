"""Lines of headings, cells that reach over several columns or rows, and records of several lines each. Pure."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from studio.domain.page.observation import COLUMN_ROLES, GRID_ROLES, TOGGLE_ROLES, AriaNode

_PLAIN: Final = frozenset({"cell", "gridcell"})
_SPANS: Final = ("colspan", "rowspan")


def is_header(row: AriaNode) -> bool:
    """Say whether a row holds headings; an empty cell among them is the heading of a column without a name.

    A browser takes the last `th` before such a cell for the heading of a row.
    """
    cells = heads(row)
    others = [cell for cell in cells if not (is_heading(cell) or cell.role == "rowheader")]
    return any(map(is_heading, cells)) and all(map(_is_mute, others))


def is_heading(cell: AriaNode) -> bool:
    """Say whether a cell heads a column; some pages give a `th` the role of a cell of their grid."""
    return cell.role == "columnheader" or (cell.role in _PLAIN and "head" in cell.states)


def _is_mute(cell: AriaNode) -> bool:
    """Say whether a cell among headings says nothing; it may hold the box that ticks all rows."""
    boxes = [node.name for node in cell.walk() if node.role in TOGGLE_ROLES]
    said = cell.words().strip()
    return said in boxes if boxes else not (said or cell.children)


def heads(line: AriaNode) -> tuple[AriaNode, ...]:
    """Return the heading of each column; handles between them are none."""
    return tuple(child for child in line.children if child.role in COLUMN_ROLES)


def head_of(cells: Sequence[AriaNode]) -> str:
    """Return the heading of a column, of its cells in every line of headings."""
    return " ".join(dict.fromkeys(head for cell in cells if (head := _head(cell))))


def _head(cell: AriaNode) -> str:
    """Return a heading as people read it; the name of a box that ticks its column is none."""
    boxes = {node.name for node in cell.walk() if node.role in TOGGLE_ROLES}
    said = cell.name or cell.words()
    return cell.states.get("head") or ("" if said in boxes else said)


def spread(rows: Sequence[AriaNode]) -> dict[int, tuple[AriaNode, ...]]:
    """Return the cell of every column, by the row's id: wide cells several times, tall ones in the rows below too.

    Empty for a table whose cells are all of one column and row.
    """
    if not any(span_of(cell, way) > 1 for row in rows for cell in row.children for way in _SPANS):
        return {}
    found: dict[int, tuple[AriaNode, ...]] = {}
    tall: dict[int, tuple[AriaNode, int]] = {}
    for row in rows:
        waiting = list(heads(row))
        columns: list[tuple[AriaNode, int]] = []
        while waiting or len(columns) in tall:
            if len(columns) in tall:
                columns.append(tall[len(columns)])
                continue
            cell = waiting.pop(0)
            columns += [(cell, span_of(cell, "rowspan"))] * span_of(cell, "colspan")
        found[id(row)] = tuple(cell for cell, _ in columns)
        tall = {at: (cell, left - 1) for at, (cell, left) in enumerate(columns) if left > 1}
    return found


def span_of(cell: AriaNode, way: str) -> int:
    """Return over how many columns or rows a cell reaches; `way`: the attribute that says it."""
    return int(cell.states.get(way, "1"))


def lines_of(group: AriaNode) -> tuple[AriaNode, ...]:
    """Return the lines of a table, or of a part of it."""
    return tuple(child for child in group.children if child.role == "row")


def head_lines(table: AriaNode) -> tuple[AriaNode, ...]:
    """Return the lines of headings of a table: those that the first part of it which has such begins with."""
    found = (_first_lines(lines_of(group)) for group in table.walk())
    return next(filter(None, found), ())


def _first_lines(lines: Sequence[AriaNode]) -> tuple[AriaNode, ...]:
    """Return the headings that lines begin with; one cell alone below the columns heads a group of rows, and no column."""
    first = tuple(takewhile(is_header, lines))
    many = next((at for at, line in enumerate(first) if len(heads(line)) > 1), len(first))
    columns = takewhile(lambda line: len(heads(line)) > 1, first[many:])
    return (*first[:many], *columns)


def records_of(table: AriaNode) -> tuple[AriaNode, ...]:
    """Return the parts of a table that are one record each: several lines below as many lines of headings.

    Each heading names its own line where none of them reaches over another. One part alone is a record
    only when it leaves empty what has no heading: two plain rows below two lines of headings are two rows.
    """
    lines = head_lines(table) if table.role in GRID_ROLES else ()
    if len(lines) < 2 or spread(lines):
        return ()
    parts = [one for one in table.children if one.role == "rowgroup" and not _holds(one, lines)]
    if any(len(lines_of(part)) != len(lines) for part in parts):
        return ()
    is_told = len(parts) > 1 or all(_leaves_the_same_empty(part, lines) for part in parts)
    return tuple(parts) if is_told else ()


def lines_apart(table: AriaNode) -> tuple[AriaNode, ...]:
    """Return the lines of a table that is made of parts of one line each; empty for every other one.

    Of two parts the second may be the sums below: then both have to hold the same kinds of things to operate.
    """
    if table.role not in GRID_ROLES:
        return ()
    parts = (lines_of(one) for one in table.children if one.role == "rowgroup")
    bodies = [lines for lines in parts if lines and not is_header(lines[0])]
    is_apart = len(bodies) > 1 and all(len(lines) == 1 for lines in bodies)
    if not is_apart or len(head_lines(table)) > 1:
        return ()
    found = tuple(lines[0] for lines in bodies)
    width = len(heads(found[0]))
    alike = tuple(line for line in found if len(heads(line)) == width)
    if len(found) > 2:
        return alike if len(alike) > 2 else ()
    kinds = [{one.role for one in line.walk() if one.is_operable} for line in alike]
    return alike if len(alike) == 2 and kinds[0] and kinds[0] == kinds[1] else ()


def record_heads(table: AriaNode) -> tuple[str, ...]:
    """Return the headings of a table of records, line after line."""
    return tuple(head_of((cell,)) for line in head_lines(table) for cell in heads(line))


def record_cells(record: AriaNode) -> tuple[AriaNode, ...]:
    """Return the cells of a record, line after line."""
    lines = lines_of(record)
    wide = spread(lines)
    return tuple(cell for line in lines for cell in wide.get(id(line)) or heads(line))


def _holds(part: AriaNode, lines: Sequence[AriaNode]) -> bool:
    return any(child is lines[0] for child in part.children)


def _leaves_the_same_empty(part: AriaNode, lines: Sequence[AriaNode]) -> bool:
    """Say whether a line below the first has no heading somewhere, and the part says nothing there either."""
    pairs = zip(lines_of(part)[1:], lines[1:], strict=True)
    mute = [
        not cell.words().strip()
        for line, head in pairs
        for cell, heading in zip(heads(line), heads(head), strict=False)
        if not head_of((heading,))
    ]
    return bool(mute) and all(mute)
