"""From the simplified tree to lines: sentences, lists on one line, one line a row, forms. Pure, linear."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.page.observation import ASIDE_ROLES, GRID_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.perception.blocks import Block, simplify
from studio.engine.perception.cells import (
    LinePiece,
    cell_of,
    cells_of,
    is_sentence,
    is_separator,
    led_by,
    one_cell,
    sentence_parts,
)
from studio.engine.perception.grids import Grid, grid_of
from studio.engine.perception.heads import span_of
from studio.engine.perception.pieces import LINE, Piece, PieceKind, written
from studio.engine.perception.sentences import in_parts
from studio.engine.perception.shapes import (
    are_short,
    breaks_of,
    first_heading,
    is_header,
    is_inline,
    is_item,
    is_one_line,
    is_plain_row,
    rows_end,
    rows_of,
    run_end,
)

_LANDMARKS: Final = {
    "navigation": "nav", "main": "main", "banner": "header", "contentinfo": "footer",
    "complementary": "aside", "search": "search", "form": "form", "region": "region",
    "dialog": "dialog", "alertdialog": "dialog", "alert": "alert", "status": "status",
    "iframe": "iframe", "menu": "menu", "menubar": "menu", "toolbar": "toolbar",
    "tablist": "tabs", "log": "log", "tree": "tree",
}  # fmt: skip
_SILENT: Final = frozenset(
    {"region", "form", "search", "toolbar", "status", "log", "tree", "menu", "main"}
)
"""Landmarks that are not written when nothing but the landmark itself would be said."""
_INDENTED: Final = frozenset({"dialog", "alertdialog", "iframe", "definition"})
_PINNED: Final = frozenset({"dialog", "alertdialog", "alert"})
_FORMS: Final = frozenset({"form", "search", "dialog", "alertdialog", "menu", "listbox"})
_ITEM_CHARS: Final = 48
_LINE_CHARS: Final = 160
_DEEPEST: Final = 10


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a block is written, and what holds for everything in it."""

    depth: int = 0
    is_pinned: bool = False
    is_aside: bool = False


@dataclass(slots=True)
class Layout:
    """All pieces of a page in order; `tables` are the names of its tables and lists, by number."""

    pieces: list[Piece] = field(default_factory=list[Piece])
    tables: dict[int, str] = field(default_factory=dict[int, str])


def lay_out(observation: Observation) -> Layout:
    """Return the page as pieces; nothing operable and no word is left out."""
    return lay_out_tree(observation.root, observation.short_ref, _pinned(observation))


def lay_out_tree(
    root: AriaNode, write_ref: Callable[[str], str], pinned: frozenset[int] = frozenset()
) -> Layout:
    """Return a part of a page as pieces; `pinned` are ids of nodes that must not be folded."""
    writer = _Writer(write_ref, pinned)
    writer.write(simplify(root), _Place())
    return writer.layout


def lines_of(node: AriaNode, write_ref: Callable[[str], str]) -> list[str]:
    """Return a part of a page as lines of its own; a row or card is one line."""
    block = simplify(node)
    if block.is_flat:
        cells = [cell.text for cell in cells_of(block, write_ref)]
        return ["|".join(text for text in cells if text)]
    layout = lay_out_tree(node, write_ref)
    return [line.strip() for line in written(layout.pieces).split("\n") if line.strip()]


def _pinned(observation: Observation) -> frozenset[int]:
    """Return the ids of what is never folded: the focused field and its form."""
    focused = next((n for n in observation.nodes if "active" in n.states and n.is_operable), None)
    if focused is None:
        return frozenset()
    form = next((a for a in observation.ancestors(focused) if a.role in _FORMS), focused)
    return frozenset({id(focused), id(form)})


class _Writer:
    """Writes blocks; the state is the layout so far and the last heading."""

    def __init__(self, write_ref: Callable[[str], str], pinned: frozenset[int]) -> None:
        self.layout = Layout()
        self._write_ref = write_ref
        self._pinned = pinned
        self._heading = ""
        self._lead = ""

    def write(self, block: Block, place: _Place) -> None:
        """Write a block and everything in it."""
        node = block.node
        place = self._place_of(block, place)
        if node.role == "heading":
            self._write_heading(block, place)
        elif node.role in GRID_ROLES and block.kids:
            self._write_table(block, place)
        elif block.is_flat and is_one_line(block):
            self._write_line(cells_of(block, self._write_ref), place, block)
        elif not block.kids:
            self._write_text(cell_of(block, self._write_ref, is_brief=False), place)
        else:
            self._write_box(block, place)

    def _place_of(self, block: Block, place: _Place) -> _Place:
        """Return where a block stands; a line that holds something urgent is pinned whole."""
        node = block.node
        is_pinned = place.is_pinned or node.role in _PINNED or id(node) in self._pinned
        is_pinned = is_pinned or (block.is_urgent and is_one_line(block) and block.is_flat)
        is_aside = place.is_aside or node.role in ASIDE_ROLES
        if is_pinned == place.is_pinned and is_aside == place.is_aside:
            return place
        return replace(place, is_pinned=is_pinned, is_aside=is_aside)

    def _place_of_row(self, row: Block, place: _Place) -> _Place:
        """Return where a row of one line stands, whatever it holds."""
        place = self._place_of(row, place)
        return replace(place, is_pinned=True) if row.is_urgent else place

    def _write_heading(self, block: Block, place: _Place) -> None:
        cell = one_cell(block, self._write_ref)
        stated = block.node.states.get("level", "")
        level = int(stated) if stated.isdecimal() else 2
        self._heading = squeeze(block.plain)
        text = f"{'#' * min(level, 3)} {cell.text}"
        self._put(place, Piece(text, cell.words, PieceKind.HEADING, cell.refs, level=level))

    def _write_box(self, block: Block, place: _Place) -> None:
        """Write what a container is, then what is in it."""
        head = self._head(block)
        is_item = block.node.role in ("listitem", "row", "article", "treeitem") or block.is_control
        inner = place
        if head:
            kind = PieceKind.CONTROL if block.is_control else PieceKind.LANDMARK
            refs = (block.node.ref or "", *block.twins) if block.is_control else ()
            self._put(place, Piece(head, block.words, kind, refs))
            if self._is_short(block):
                self._lead = " "
        if (is_item or block.node.role in _INDENTED) and place.depth < _DEEPEST:
            inner = replace(place, depth=place.depth + 1)
        if is_item and not head:
            self._lead = "\n" + " " * place.depth + "- "
        self._write_kids(block, inner)
        self._lead = ""

    def _head(self, block: Block) -> str:
        if block.is_control:
            return cell_of(block, self._write_ref, is_brief=False).text + ":"
        label = _LANDMARKS.get(block.node.role, "")
        words = block.words
        if words and squeeze(words) in (self._heading, first_heading(block)):
            words = ""
            label = "" if block.node.role in _SILENT else label
        if not words and block.node.role in _SILENT and block.node.role != "main":
            return ""
        return f"{label} {words}".strip() + ":" if label or words else ""

    def _is_short(self, block: Block) -> bool:
        """Say whether everything in a container stands on one line, behind its head."""
        kids = block.kids
        if len(kids) == 1 and kids[0].node.role in ("list", "group", "generic"):
            kids = kids[0].kids or kids
        return all(is_item(kid) for kid in kids) and are_short(kids)

    def _write_kids(self, block: Block, place: _Place) -> None:
        """Write children in runs: a sentence, a pair, things side by side, rows, or one by one.

        A run that was looked at in vain is not looked at again: `plain_until` is its end.
        """
        kids = block.kids
        plain_until = 0 if any(kid.node.role == "text" for kid in kids) else len(kids)
        index = 0
        while index < len(kids):
            start = index
            if start >= plain_until and (end := run_end(kids, start, is_inline)) > start + 1:
                if is_sentence(kids[start:end]):
                    self._write_sentence(kids[start:end], place)
                    index = end
                    continue
                plain_until = end
            index = self._write_pair(kids, start, place) or self._write_run(block, start, place)

    def _write_run(self, block: Block, start: int, place: _Place) -> int:
        """Write what begins at `start` and is alike; returns where it ends."""
        kids = block.kids
        end = run_end(kids, start, is_item)
        if end > start + 1 and are_short(kids[start:end]):
            self._write_items(kids[start:end], place, block)
            return end
        if end <= start + 2:
            end = rows_end(kids, start)
        if end > start + 1:
            self._write_rows(kids[start:end], place, block)
            return end
        self.write(kids[start], place)
        return start + 1

    def _write_pair(self, kids: Sequence[Block], start: int, place: _Place) -> int:
        """Write a term and its short definition on one line; returns where they end, or 0."""
        if kids[start].node.role != "term":
            return 0
        pair = kids[start : start + 2]
        if len(pair) < 2 or pair[1].node.role != "definition":
            return 0
        if not all(b.is_flat for b in pair) or sum(b.chars for b in pair) > _LINE_CHARS:
            return 0
        term, definition = (one_cell(block, self._write_ref) for block in pair)
        place = self._place_of(pair[0], place)
        self._put(place, Piece(term.text, term.words, PieceKind.PROSE, term.refs))
        kind = PieceKind.CONTROL if definition.refs else PieceKind.PROSE
        self._put(place, Piece(definition.text, definition.words, kind, definition.refs, lead=": "))
        return start + 2

    def _write_sentence(self, kids: Sequence[Block], place: _Place) -> None:
        parts = [part for kid in kids for part in sentence_parts(kid, self._write_ref)]
        if any(kid.is_urgent for kid in kids):
            place = replace(place, is_pinned=True)
        self._write_parts(parts, place)

    def _write_text(self, cell: LinePiece, place: _Place) -> None:
        """Write a leaf that is too long for a cell."""
        if cell.mark:
            kind = PieceKind.FIELD if cell.is_field else PieceKind.CONTROL
            self._put(place, Piece(cell.text, cell.words, kind, cell.refs, options=cell.options))
        else:
            self._write_parts([cell], place)

    def _write_parts(self, parts: Sequence[LinePiece], place: _Place) -> None:
        for part in in_parts(parts):
            self._put(place, Piece(part.text, part.words, PieceKind.PROSE, part.refs, part.lead))

    def _write_items(self, kids: Sequence[Block], place: _Place, parent: Block) -> None:
        """Write short things on one line, broken where the page itself breaks them into equal rows."""
        table = self._number(parent) if len(kids) > 3 else 0
        total = len(kids) if table else 0
        breaks = breaks_of(kids)
        for rank, kid in enumerate(kids):
            cell = cell_of(kid, self._write_ref, is_brief=len(kids) > 2)
            if not cell.mark and is_separator(cell.words):
                continue
            kind = PieceKind.ITEM if table else PieceKind.CONTROL if cell.mark else PieceKind.PROSE
            lead = LINE if rank == 0 or rank in breaks else "|"
            piece = Piece(cell.text, cell.words, kind, cell.refs, lead, rank, total, table)
            self._put(self._place_of(kid, place), piece)

    def _write_line(self, cells: Sequence[LinePiece], place: _Place, block: Block) -> None:
        """Write a flat block on a line of its own."""
        if len(cells) == 1 and not cells[0].mark and len(cells[0].words) > _ITEM_CHARS:
            has_refs = bool(cells[0].refs)
            self._write_parts(sentence_parts(block, self._write_ref) if has_refs else cells, place)
            return
        if len(cells) == 1 and cells[0].mark:
            cells = [cell_of(block, self._write_ref, is_brief=False)] if block.is_leaf else cells
        cells = [cell for cell in cells if cell.mark or not is_separator(cell.words)]
        for rank, cell in enumerate(cells):
            kind = (
                PieceKind.FIELD
                if cell.is_field
                else PieceKind.CONTROL
                if cell.mark
                else PieceKind.PROSE
            )
            lead = "|" if rank else LINE
            piece = Piece(cell.text, cell.words, kind, cell.refs, lead, options=cell.options)
            self._put(place, piece)

    def _write_rows(self, rows: Sequence[Block], place: _Place, parent: Block) -> None:
        """Write like things one line each."""
        cells = [cells_of(row, self._write_ref) for row in rows]
        self._write_grid(grid_of(cells), rows, place, parent)

    def _write_grid(self, grid: Grid, rows: Sequence[Block], place: _Place, parent: Block) -> None:
        table = self._number(parent)
        if grid.header:
            self._put(place, Piece(grid.header, grid.header, PieceKind.HEADER, table=table))
        for rank, (line, row) in enumerate(zip(grid.lines, rows, strict=True)):
            piece = Piece(
                line.text, line.words, PieceKind.ROW, line.refs, LINE, rank, len(rows), table
            )
            self._put(self._place_of_row(row, place), piece)

    def _write_table(self, block: Block, place: _Place) -> None:
        """Write a real table: what stands before it, its headers, then its rows."""
        if block.words and squeeze(block.words) != self._heading:
            self._put(place, Piece(block.words + ":", block.words, PieceKind.LANDMARK))
        if many := block.node.states.get("rows"):
            said = "全 {} 行、いま {} 行".format(*many.split("/"))
            self._put(place, Piece(said, said, PieceKind.HEADER))
        headers: list[LinePiece] = []
        rows: list[Block] = []
        for kid in rows_of(block):
            if kid.node.role != "row":
                self.write(kid, place)
            elif not rows and not headers and is_header(kid):
                headers = self._columns(kid)
            else:
                rows.append(kid)
        if all(is_plain_row(row) for row in rows):
            self._write_grid(
                grid_of([self._row_cells(row) for row in rows], headers), rows, place, block
            )
            return
        self._write_uneven(headers, rows, place)

    def _columns(self, row: Block) -> list[LinePiece]:
        """Return a cell a column; one that reaches over several leaves the others empty."""
        return [
            piece
            for cell in row.kids
            for piece in (
                one_cell(cell, self._write_ref),
                *[LinePiece()] * (span_of(cell.node, "colspan") - 1),
            )
        ]

    def _row_cells(self, row: Block) -> list[LinePiece]:
        """Return a cell a column; what the row itself says stands in the first one."""
        cells = self._columns(row)
        if not (row.is_control or row.words):
            return cells
        own = cell_of(row, self._write_ref, is_brief=True)
        return [led_by(own, cells[0]), *cells[1:]] if cells else [own]

    def _write_uneven(
        self, headers: Sequence[LinePiece], rows: Sequence[Block], place: _Place
    ) -> None:
        """Write a table whose cells hold more than a line: tables that only lay a page out."""
        if any(header.text for header in headers):
            header = grid_of((), headers).header
            refs = tuple(ref for cell in headers for ref in cell.refs)
            self._put(place, Piece(header, header, PieceKind.HEADER, refs))
        for row in rows:
            if is_plain_row(row):
                line = grid_of([self._row_cells(row)], ()).lines[0]
                piece = Piece(line.text, line.words, PieceKind.PROSE, line.refs)
                self._put(self._place_of_row(row, place), piece)
            else:
                self._write_box(row, place)

    def _number(self, parent: Block) -> int:
        number = len(self.layout.tables) + 1
        self.layout.tables[number] = parent.words
        return number

    def _put(self, place: _Place, piece: Piece) -> None:
        """Append a piece; a first line may go on behind the head of its container."""
        if not piece.text:
            return
        if piece.lead == LINE:
            piece.lead = self._lead or LINE + " " * place.depth
            self._lead = ""
        piece.is_pinned = place.is_pinned
        piece.is_aside = place.is_aside
        self.layout.pieces.append(piece)
