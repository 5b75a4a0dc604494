"""Repeated shapes of a page as tables: cards, list items, table rows. Pure, linear in the nodes.

The same structure feeds the dense rendering and the selection rules, so that a condition such as
評価4以上 is computed by us and never by a model.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import dropwhile, islice, zip_longest
from typing import Final

from studio.domain.page.observation import (
    ASIDE_ROLES,
    CELL_ROLES,
    COLUMN_ROLES,
    EDITABLE_ROLES,
    GRID_ROLES,
    LIST_ROW_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import spoken, squeeze
from studio.engine.perception.heads import (
    head_lines,
    head_of,
    heads,
    is_header,
    lines_apart,
    record_cells,
    record_heads,
    records_of,
    spread,
)

_NO_ROWS: Final = COLUMN_ROLES | {"rowgroup"}
"""Parts of a table; what they hold may be rows."""
_LANDMARKS: Final = ASIDE_ROLES | {"main", "region", "form", "search", "dialog", "alertdialog"}
_PAGE_PARTS: Final = frozenset({"main", "navigation", "banner", "contentinfo", "search"})
"""What divides a page: boxes that hold these are its layout, and no rows."""
_NOWHERE: Final = ("document",)
"""The place of a list around which nothing has a name."""
_ALIKE: Final = 0.5
_SHAPES_TRIED: Final = 12


@dataclass(frozen=True, slots=True)
class TableCell:
    """One piece of a row: a run of text or an operable element."""

    node: AriaNode

    @property
    def words(self) -> str:
        """What it says."""
        return spoken(self.node.name or self.node.text)


@dataclass(frozen=True)
class Row:
    """One occurrence of the repeated shape.

    Attributes:
        spread: Where cells of its table reach over columns or rows: the cell of every column.
    """

    node: AriaNode
    spread: tuple[AriaNode, ...] = ()

    @cached_property
    def cells(self) -> tuple[TableCell, ...]:
        """The pieces of the row that say something, in document order."""
        return tuple(TableCell(node) for node in _leaves(self.node))

    @cached_property
    def words(self) -> str:
        """Everything the row says."""
        return " ".join(cell.words for cell in self.cells)

    @cached_property
    def columns(self) -> tuple[AriaNode, ...]:
        """Its table cells, column by column, for real tables; empty for cards and list items."""
        return self.spread or tuple(
            child for child in self.node.children if child.role in CELL_ROLES
        )

    @cached_property
    def title(self) -> str:
        """What a person would call the row: its heading or first link, else its first words but those of its box."""
        for role in ("heading", "rowheader", "link"):
            for cell in self.cells:
                if cell.node.role == role and cell.words.strip():
                    return cell.words
        said = [cell for cell in self.cells if cell.words.strip()]
        named = next((cell for cell in said if cell.node.role not in TOGGLE_ROLES), None)
        return (named or said[0]).words if said else ""


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

    @property
    def is_form(self) -> bool:
        """True when each row is a field with its label: a form, or the filters above a list."""
        fields = ({node.role for node in row.node.walk()} & EDITABLE_ROLES for row in self.rows)
        return not self.headers and all(fields)

    def is_called(self, words: str) -> bool:
        """Say whether these words name it; "" names every list."""
        return any(squeeze(words) in squeeze(name) for name in self.names) if words else True


def find_tables(observation: Observation) -> tuple[Table, ...]:
    """Return every repeated shape of the page, outer ones before inner ones."""
    return tuple(_found(observation))


def column_of(node: AriaNode, observation: Observation) -> str:
    """Return the heading of the column in which something stands, "" for none: a field of a cell is called by it."""
    around = {id(one) for one in (node, *observation.ancestors(node)) if one.role in CELL_ROLES}
    if not around:
        return ""
    headed = (
        head
        for table in find_tables(observation)
        for row in table.rows
        for cell, head in zip(row.columns, table.headers, strict=False)
        if id(cell) in around
    )
    return next(headed, "")


def lone_card(observation: Observation, control: str) -> Table | None:
    """Return the one card that is left of a list: the box around the only control of this name; None: no such.

    Cards without a role are told as rows by their like alone; who knows which list is meant may take the last one for it.
    """
    wanted = squeeze(control)
    heading, landmark, found = "", observation.root, list[Table]()
    for node in observation.nodes:
        if node.role == "heading":
            heading, landmark = node.name or node.words(), _landmark_of(node, observation)
        if not (wanted and node.is_operable and squeeze(node.label) == wanted):
            continue
        around = tuple(observation.ancestors(node))
        card = next(iter(around), observation.root)
        if card.role != "generic" or any(one.role in EDITABLE_ROLES for one in card.walk()):
            return None
        is_named = any(one is landmark for one in around)
        place = _place_among(around[1:])
        is_aside = any(one.role in ASIDE_ROLES for one in around)
        holder = around[1] if len(around) > 1 else observation.root
        found.append(Table(holder, (Row(card),), (), place, is_aside, heading if is_named else ""))
    is_one = len(found) == 1 and len(found[0].rows[0].cells) >= 2 and not found[0].is_aside
    return found[0] if is_one else None


def _place_among(around: Sequence[AriaNode]) -> tuple[str, ...]:
    return tuple(f"{one.role}:{one.name}" for one in around if one.name)[:3] or _NOWHERE


def list_name(observation: Observation, ref: str) -> str:
    """Return the words that name the list an element stands in, and no other list; "" without such."""
    node = observation.node(ref)
    if node is None:
        return ""
    ancestors = tuple(observation.ancestors(node))
    grid = next((one for one in ancestors if one.role in GRID_ROLES), node)
    around = {id(one) for one in (*grid.walk(), *ancestors)}
    tables = find_tables(observation)
    held = [table for table in tables if id(table.container) in around]
    names = (name for table in reversed(held) for name in table.names)
    others = [table for table in tables if id(table.container) not in around]
    return next((name for name in names if not any(one.is_called(name) for one in others)), "")


def _found(observation: Observation) -> Iterator[Table]:
    heading, landmark, records = "", observation.root, set[int]()
    for node in observation.nodes:
        if node.role == "heading":
            heading, landmark = node.name or node.words(), _landmark_of(node, observation)
        for table in () if id(node) in records else _tables_of(node, observation):
            records |= _parts_of(table)
            around = (node, *observation.ancestors(node))
            is_named = any(one is landmark for one in around)
            yield replace(table, heading=heading if is_named else "")


def _parts_of(table: Table) -> set[int]:
    """Return the ids of the parts of a table that its rows are, or stand in alone: they are no lists of their own."""
    held = {id(row.node) for row in table.rows}
    parts = (one for one in table.container.children if one.role == "rowgroup")
    return {id(one) for one in parts if held & {id(one), *map(id, one.children)}}


def _landmark_of(heading: AriaNode, observation: Observation) -> AriaNode:
    """Return the part of the page that a heading belongs to: it names nothing outside of it."""
    around = observation.ancestors(heading)
    return next((one for one in around if one.role in _LANDMARKS), observation.root)


def repeated_rows(node: AriaNode) -> tuple[AriaNode, ...]:
    """Return the children of `node` that share one shape, or () when they do not repeat."""
    children = [
        child
        for child in node.children
        if child.role not in _NO_ROWS and (child.children or child.role in LIST_ROW_ROLES)
    ]
    if not children:
        return ()
    by_role: dict[str, list[AriaNode]] = {}
    for child in children:
        by_role.setdefault(child.role, []).append(child)
    role, rows = max(by_role.items(), key=lambda pair: len(pair[1]))
    if len(rows) < 2 and role not in LIST_ROW_ROLES:
        return ()
    if len(rows) > 1 and role not in LIST_ROW_ROLES and _are_parts(node, rows):
        return ()
    shapes = [_shape(row) for row in rows]
    told = [shape for row, shape in zip(rows, shapes, strict=True) if not is_header(row)]
    if role not in LIST_ROW_ROLES and any(shape & _PAGE_PARTS for shape in shapes):
        return ()
    model = _commonest(told or shapes)  # lines that head groups of rows may be as many as these
    return tuple(
        row for row, shape in zip(rows, shapes, strict=True) if _likeness(shape, model) >= _ALIKE
    )


def _are_parts(node: AriaNode, rows: Sequence[AriaNode]) -> bool:
    """Say whether boxes are the parts of a text and no rows: each has a heading before it, or one alone holds headings."""
    if _is_titled_each(node, rows):
        return True
    headings = [sum(one.role == "heading" for one in row.walk()) for row in rows]
    return max(headings) > 1 and sum(map(bool, headings)) == 1


def _is_titled_each(node: AriaNode, rows: Sequence[AriaNode]) -> bool:
    """Say whether a heading stands before each: they are the sections of a text, and no rows."""
    held = {id(row) for row in rows}
    parts = [one for one in node.children if one.role == "heading" or id(one) in held]
    before = (None, *parts)
    return all(
        above is not None and above.role == "heading"
        for above, part in zip(before, parts, strict=False)
        if id(part) in held
    )


def _tables_of(node: AriaNode, observation: Observation) -> Iterator[Table]:
    if records := _records(node, observation):
        yield records
        return
    nodes = repeated_rows(node)
    if not nodes or (len(nodes) == 1 and node.role in LIST_ROW_ROLES):
        return  # the one part of a row is no list of its own
    headers = _headers(node, observation)
    wide = spread(node.children) if headers else {}
    rows = tuple(Row(row, wide.get(id(row), ())) for row in nodes if not is_header(row))
    rows = tuple(row for row in rows if max(len(row.cells), len(row.columns)) >= 2)
    if headers and rows and _is_of_filters(rows[0], node, observation):
        rows = rows[1:]
    if not rows or (len(rows) == 1 and rows[0].node.role not in LIST_ROW_ROLES):
        return  # one part of a page is no list
    yield _table(node, rows, headers, observation)


def _records(node: AriaNode, observation: Observation) -> Table | None:
    """Return the rows of a table each of which is a part of it, of one line or several; None for every other node."""
    rows = tuple(Row(part, record_cells(part)) for part in records_of(node))
    rows = rows or tuple(map(Row, lines_apart(node)))
    return _table(node, rows, record_heads(node), observation) if rows else None


def _table(
    node: AriaNode, rows: tuple[Row, ...], headers: tuple[str, ...], observation: Observation
) -> Table:
    around = (node, *observation.ancestors(node))
    return Table(
        container=node,
        rows=rows,
        headers=headers,
        place=_place_among(around),
        is_aside=any(a.role in ASIDE_ROLES for a in around),
    )


def _leaves(node: AriaNode) -> Iterator[AriaNode]:
    """Yield the nodes that say something themselves; a name made of children's words is left out."""
    stack = [node]
    while stack:
        inner = stack.pop()
        if (
            inner.text.strip()
            or inner.role == "text"
            or (inner.name.strip() and (not inner.children or inner.is_operable))
        ):
            yield inner
        if not (inner.is_operable and inner.children and _is_named_by_them(inner)):
            stack.extend(reversed(inner.children))


def _is_named_by_them(node: AriaNode) -> bool:
    said = (one.name or one.text for child in node.children for one in child.walk())
    return bool(node.name) and squeeze("".join(said)) == squeeze(node.name)


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


def _is_of_filters(row: Row, group: AriaNode, observation: Observation) -> bool:
    """Say whether the first row below the headings holds fields that filter the columns, as no row below does."""
    if not _is_of_fields(row.node):
        return False
    around = (group, *observation.ancestors(group))
    table = next((one for one in around if one.role in GRID_ROLES), group)
    below = islice(dropwhile(lambda one: one is not row.node, table.walk()), 1, None)
    beside = next((one for one in below if one.role == "row" and not is_header(one)), None)
    return beside is not None and not _is_of_fields(beside)


def _is_of_fields(row: AriaNode) -> bool:
    """Say whether a row says nothing but what its fields and buttons do."""
    is_mute = all(leaf.is_operable for leaf in _leaves(row))
    return is_mute and any(node.role in EDITABLE_ROLES for node in row.walk())


def _headers(node: AriaNode, observation: Observation) -> tuple[str, ...]:
    """Return the column headers of the table that `node` belongs to; of two lines of them 「価格 特価」."""
    if node.role not in GRID_ROLES | {"rowgroup"}:
        return ()
    table = node
    if node.role == "rowgroup":
        table = next((a for a in observation.ancestors(node)), node)
    lines = head_lines(table)
    wide = spread(lines)
    columns = zip_longest(*(wide.get(id(line)) or heads(line) for line in lines))
    return tuple(head_of([cell for cell in cells if cell]) for cells in columns)
