"""Repeated shapes of a page as tables: cards, list items, table rows. Pure, linear in the nodes.

The same structure feeds the dense rendering and the selection rules, so that a condition such as
評価4以上 is computed by us and never by a model.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile, zip_longest
from typing import Final

from studio.domain.observation import AriaNode, Observation
from studio.domain.text import squeeze

_ROW_ROLES: Final = frozenset({"listitem", "row", "article", "option", "treeitem"})
_CELL_ROLES: Final = frozenset({"cell", "gridcell", "rowheader"})
_NO_ROWS: Final = _CELL_ROLES | {"columnheader", "rowgroup"}
"""Parts of a table; what they hold may be rows."""
_ASIDE_ROLES: Final = frozenset({"complementary", "navigation", "contentinfo", "banner"})
_SPANS: Final = ("colspan", "rowspan")
_ALIKE: Final = 0.5
_SHAPES_TRIED: Final = 12


@dataclass(frozen=True, slots=True)
class Cell:
    """One piece of a row: a run of text or an operable element."""

    node: AriaNode

    @property
    def words(self) -> str:
        """What it says."""
        return self.node.name or self.node.text


@dataclass(frozen=True)
class Row:
    """One occurrence of the repeated shape.

    Attributes:
        spread: Where cells of its table reach over columns or rows: the cell of every column.
    """

    node: AriaNode
    spread: tuple[AriaNode, ...] = ()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The pieces of the row that say something, in document order."""
        return tuple(Cell(node) for node in _leaves(self.node))

    @cached_property
    def words(self) -> str:
        """Everything the row says."""
        return " ".join(cell.words for cell in self.cells)

    @cached_property
    def columns(self) -> tuple[AriaNode, ...]:
        """Its table cells, column by column, for real tables; empty for cards and list items."""
        return self.spread or tuple(
            child for child in self.node.children if child.role in _CELL_ROLES
        )

    @cached_property
    def title(self) -> str:
        """What a person would call the row: its heading or first link, else its first words."""
        for role in ("heading", "rowheader", "link"):
            for cell in self.cells:
                if cell.node.role == role and cell.words.strip():
                    return cell.words
        return next((cell.words for cell in self.cells if cell.words.strip()), "")


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of one shape under one container.

    Attributes:
        container: The node whose children the rows are.
        rows: In document order, header rows left out.
        headers: Column headers of a real table.
        place: Where it stands, for finding it again: roles and names of the named containers.
        is_aside: Inside a navigation, banner, footer or side column.
        heading: The heading it stands under.
    """

    container: AriaNode
    rows: tuple[Row, ...]
    headers: tuple[str, ...] = ()
    place: tuple[str, ...] = ()
    is_aside: bool = False
    heading: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """How it may be called, the best first: by its heading, its own name, its columns."""
        around = (one.partition(":")[2] for one in self.place)
        columns = "|".join(filter(None, self.headers))
        return tuple(dict.fromkeys(filter(None, (self.heading, *around, columns))))

    def is_called(self, words: str) -> bool:
        """Say whether these words name it; "" names every list."""
        return any(squeeze(words) in squeeze(name) for name in self.names) if words else True


def find_tables(observation: Observation) -> tuple[Table, ...]:
    """Return every repeated shape of the page, outer ones before inner ones."""
    return tuple(_found(observation))


def list_name(observation: Observation, ref: str) -> str:
    """Return the words that name the list an element stands in, and no other list; "" without such."""
    node = observation.node(ref)
    if node is None:
        return ""
    around = {id(node), *(id(one) for one in observation.ancestors(node))}
    tables = find_tables(observation)
    held = [table for table in tables if id(table.container) in around]
    names = (name for table in reversed(held) for name in table.names)
    others = [table for table in tables if id(table.container) not in around]
    return next((name for name in names if not any(one.is_called(name) for one in others)), "")


def _found(observation: Observation) -> Iterator[Table]:
    heading = ""
    for node in observation.nodes:
        if node.role == "heading":
            heading = node.name or node.words()
        for table in _tables_of(node, observation):
            yield replace(table, heading=heading)


def repeated_rows(node: AriaNode) -> tuple[AriaNode, ...]:
    """Return the children of `node` that share one shape, or () when they do not repeat."""
    children = [
        child
        for child in node.children
        if child.role not in _NO_ROWS and (child.children or child.role in _ROW_ROLES)
    ]
    if not children:
        return ()
    by_role: dict[str, list[AriaNode]] = {}
    for child in children:
        by_role.setdefault(child.role, []).append(child)
    role, rows = max(by_role.items(), key=lambda pair: len(pair[1]))
    if len(rows) < 2 and role not in _ROW_ROLES:
        return ()
    shapes = [_shape(row) for row in rows]
    model = _commonest(shapes)
    return tuple(
        row for row, shape in zip(rows, shapes, strict=True) if _likeness(shape, model) >= _ALIKE
    )


def _tables_of(node: AriaNode, observation: Observation) -> Iterator[Table]:
    nodes = repeated_rows(node)
    if not nodes or (len(nodes) == 1 and node.role in _ROW_ROLES):
        return  # the one part of a row is no list of its own
    headers = _headers(node, observation)
    spread = _spread(node.children) if headers else {}
    rows = tuple(Row(row, spread.get(id(row), ())) for row in nodes if not _is_header(row))
    rows = tuple(row for row in rows if len(row.cells) >= 2)
    if not rows:
        return
    around = (node, *observation.ancestors(node))
    yield Table(
        container=node,
        rows=rows,
        headers=headers,
        place=tuple(f"{a.role}:{a.name}" for a in around if a.name)[:3],
        is_aside=any(a.role in _ASIDE_ROLES for a in around),
    )


def _leaves(node: AriaNode) -> Iterator[AriaNode]:
    """Yield the nodes that say something themselves; a name made of children's words is left out."""
    for inner in node.walk():
        if (
            inner.text.strip()
            or inner.role == "text"
            or (inner.name.strip() and (not inner.children or inner.is_operable))
        ):
            yield inner


def _shape(row: AriaNode) -> frozenset[str]:
    return frozenset(node.role for node in row.walk())


def _commonest(shapes: Sequence[frozenset[str]]) -> frozenset[str]:
    """Return the shape that most rows are like; of equals the one with most parts.

    A last row that holds a whole form is no model for the others.
    """
    counted = Counter(shapes).most_common(_SHAPES_TRIED)

    def rank(shape: frozenset[str]) -> tuple[int, int]:
        alike = sum(count for other, count in counted if _likeness(shape, other) >= _ALIKE)
        return alike, len(shape)

    return max((shape for shape, _ in counted), key=rank)


def _likeness(left: frozenset[str], right: frozenset[str]) -> float:
    both = left | right
    return len(left & right) / len(both) if both else 1.0


def _is_header(row: AriaNode) -> bool:
    cells = [child.role for child in row.children if child.role in _CELL_ROLES | {"columnheader"}]
    return bool(cells) and all(role == "columnheader" for role in cells)


def _headers(node: AriaNode, observation: Observation) -> tuple[str, ...]:
    """Return the column headers of the table that `node` belongs to; of two lines of them 「価格 特価」."""
    if node.role not in ("table", "grid", "treegrid", "rowgroup"):
        return ()
    table = node
    if node.role == "rowgroup":
        table = next((a for a in observation.ancestors(node)), node)
    for group in table.walk():
        lines = list(takewhile(_is_header, (c for c in group.children if c.role == "row")))
        if lines:
            spread = _spread(lines)
            heads = zip_longest(*(spread.get(id(line)) or _heads(line) for line in lines))
            return tuple(_head_of([cell for cell in cells if cell]) for cells in heads)
    return ()


def _heads(line: AriaNode) -> tuple[AriaNode, ...]:
    """Return the heading of each column; handles between them are none."""
    return tuple(child for child in line.children if child.role == "columnheader")


def _head_of(cells: Sequence[AriaNode]) -> str:
    return " ".join(dict.fromkeys(filter(None, (cell.name or cell.words() for cell in cells))))


def _spread(rows: Sequence[AriaNode]) -> dict[int, tuple[AriaNode, ...]]:
    """Return the cell of every column, by the row's id: wide cells several times, tall ones in the rows below too.

    Empty for a table whose cells are all of one column and row.
    """
    if not any(_span(cell, way) > 1 for row in rows for cell in row.children for way in _SPANS):
        return {}
    spread: dict[int, tuple[AriaNode, ...]] = {}
    tall: dict[int, tuple[AriaNode, int]] = {}
    for row in rows:
        waiting = [cell for cell in row.children if cell.role in _CELL_ROLES | {"columnheader"}]
        columns: list[tuple[AriaNode, int]] = []
        while waiting or len(columns) in tall:
            if len(columns) in tall:
                columns.append(tall[len(columns)])
                continue
            cell = waiting.pop(0)
            columns += [(cell, _span(cell, "rowspan"))] * _span(cell, "colspan")
        spread[id(row)] = tuple(cell for cell, _ in columns)
        tall = {at: (cell, left - 1) for at, (cell, left) in enumerate(columns) if left > 1}
    return spread


def _span(cell: AriaNode, way: str) -> int:
    return int(cell.states.get(way, "1"))
