"""The tree as dense text for a model: everything a person could read or operate, in few tokens.

No element is left out by rank (ADR-000024: the whole tree, no Top-N). What makes that affordable:
wrappers that carry nothing vanish, refs stand only on what can be operated, repeated shapes are
written one row a line, and only past the budget the middle of long tables is folded, with a mark.
"""

from dataclasses import dataclass
from typing import Final

from studio.domain.observation import EDITABLE_ROLES, TOGGLE_ROLES, AriaNode, Observation
from studio.domain.text import clip, estimate_tokens, squeeze, strip_unseen
from studio.engine.perception.tables import Row, repeated_rows

DEFAULT_BUDGET: Final = 6_000
"""Tokens, estimated."""

_WRAPPERS: Final = frozenset(
    {"generic", "none", "presentation", "paragraph", "document", "rowgroup", "listitem", "list",
     "article", "group", "strong", "emphasis", "cell", "gridcell", "row", "table", "section", "text"}
)  # fmt: skip
_SHOWN_STATES: Final = (
    "checked",
    "disabled",
    "expanded",
    "selected",
    "pressed",
    "invalid",
    "readonly",
)
_LABELLED: Final = EDITABLE_ROLES | TOGGLE_ROLES | {"slider", "listbox"}
_TEXT_MAX: Final = 400
_OPTIONS_SHOWN: Final = 20
_NEAR: Final = 3
"""How many lines of plain words may stand between a label and its field."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One line before it is written; `node` is None for rows and marks."""

    depth: int
    text: str
    node: AriaNode | None = None

    @property
    def is_plain(self) -> bool:
        """True for words that nobody can operate and that are no heading."""
        return self.node is not None and not self.node.is_operable and self.node.role in _WRAPPERS

    @property
    def is_labelled(self) -> bool:
        """True for a field or box, whose label often stands beside it once more."""
        return self.node is not None and self.node.role in _LABELLED


@dataclass(frozen=True, slots=True)
class _Fold:
    """How long tables are written: rows kept at each end, or all."""

    rows_kept: int | None = None


def render(observation: Observation, budget: int = DEFAULT_BUDGET) -> str:
    """Return the page as text, within `budget` estimated tokens as far as folding tables can help."""
    head = f"{observation.title}\n{observation.url}\n"
    text = ""
    for rows_kept in (None, 20, 8, 4, 2):
        lines: list[_Line] = []
        _write(observation.root, 0, lines, _Fold(rows_kept))
        text = head + "\n".join(" " * line.depth + line.text for line in _once(lines))
        if estimate_tokens(text) <= budget:
            break
    return text


def _write(node: AriaNode, depth: int, lines: list[_Line], fold: _Fold) -> None:
    """Write a node and what is under it; a wrapper hands its depth on to its children."""
    if node.role == "combobox" and any(child.role == "option" for child in node.children):
        lines.append(_Line(depth, _select_line(node), node))
        for child in node.children:
            if child.role != "option":
                _write(child, depth + 1, lines, fold)
        return
    head = _head(node)
    if head:
        lines.append(_Line(depth, head, node))
    inner = depth + 1 if head else depth
    rows = repeated_rows(node)
    if len(rows) >= 3 and all(_fits_one_line(row) for row in rows):
        _write_rows(node, rows, inner, lines, fold)
        return
    for child in node.children:
        _write(child, inner, lines, fold)


def _write_rows(
    node: AriaNode, rows: tuple[AriaNode, ...], depth: int, lines: list[_Line], fold: _Fold
) -> None:
    """Write a repeated shape one row a line; other children keep their place."""
    kept = fold.rows_kept
    hidden = set[int]()
    if kept is not None and len(rows) > 2 * kept:
        hidden = {id(row) for row in rows[kept : len(rows) - kept]}
    row_ids = {id(row) for row in rows}
    is_marked = False
    for child in node.children:
        if id(child) in hidden:
            if not is_marked:
                lines.append(_Line(depth, f"…他 {len(hidden):,} 行"))
                is_marked = True
        elif id(child) in row_ids:
            lines.append(_Line(depth, _row_line(child)))
        else:
            _write(child, depth, lines, fold)


def _once(lines: list[_Line]) -> list[_Line]:
    """Leave out words that only repeat the name of what stands beside or around them."""
    return [
        line
        for index, line in enumerate(lines)
        if not (line.is_plain and _is_said_beside(lines, index))
    ]


def _is_said_beside(lines: list[_Line], index: int) -> bool:
    line = lines[index]
    for step in (-1, 1):
        place = index + step
        while 0 <= place < len(lines) and abs(place - index) <= _NEAR and lines[place].is_plain:
            place += step
        if not 0 <= place < len(lines) or lines[place].node is None:
            continue
        other = lines[place]
        name = other.node.name if other.node else ""
        is_inside = step < 0 and other.depth < line.depth
        if is_inside and squeeze(line.text) in squeeze(name):
            return True
        if other.is_labelled and line.text in (clip(name, _TEXT_MAX), *name.split()):
            return True
    return False


def _row_line(row: AriaNode) -> str:
    """Write a row: what can be pressed with its ref, each text once."""
    prefix = f"{row.ref}{_states(row)} " if row.is_operable and row.ref else ""
    cells = [node for node in row.walk() if node is not row and _belongs_in_row(node)]
    parts = [(node, part) for node in cells if (part := _head(node, is_brief=True))]
    names = {clip(node.name, _TEXT_MAX) for node, _ in parts if node.is_operable}
    said = [part for node, part in parts if node.is_operable or part not in names]
    own = clip(f"{row.name} {row.text}", _TEXT_MAX)
    if own and squeeze(own) not in squeeze("".join(said)):
        said.insert(0, own)
    return "- " + prefix + " | ".join(said)


def _belongs_in_row(node: AriaNode) -> bool:
    """Say whether a node is a cell: it can be operated, or says something its parts do not."""
    if node.is_operable or node.text.strip():
        return True
    if not node.name.strip():
        return False
    inside = "".join(child.words() for child in node.children)
    return not node.children or squeeze(node.name) not in squeeze(inside)


def _fits_one_line(row: AriaNode) -> bool:
    """Say whether a row reads well on one line: few pieces, no tables or forms inside."""
    cells = Row(row).cells
    return len(cells) <= 14 and not any(
        node.role in ("table", "grid", "combobox", "form", "heading") and node.children
        for node in row.walk()
        if node is not row and node.role != "heading"
    )


def _head(node: AriaNode, *, is_brief: bool = False) -> str:
    """Return a node's own line without indent; "" when it says nothing."""
    words = clip(strip_unseen(node.name), _TEXT_MAX)
    text = clip(strip_unseen(node.text), _TEXT_MAX)
    is_operable = node.is_operable and node.ref is not None
    if not is_operable and node.role in _WRAPPERS:
        return " ".join(part for part in (words, text) if part)
    role = "" if is_brief and node.role in ("link", "button", "heading", "img") else node.role
    if node.role == "img" and not words and not is_operable:
        return ""
    value = f"={text}" if text and is_operable else text
    placeholder = f"({clip(node.placeholder, 40)})" if node.placeholder and not text else ""
    parts = (role, node.ref if is_operable else "", words, value, placeholder)
    return " ".join(part for part in parts if part) + _states(node)


def _select_line(node: AriaNode) -> str:
    options = [child for child in node.children if child.role == "option"]
    chosen = next((o.name or o.text for o in options if "selected" in o.states), node.text)
    names = " / ".join(clip(o.name or o.text, 40) for o in options[:_OPTIONS_SHOWN])
    more = f" …他 {len(options) - _OPTIONS_SHOWN} 件" if len(options) > _OPTIONS_SHOWN else ""
    return (
        f"combobox {node.ref or ''} {clip(node.name, 80)} ={chosen} [{names}{more}]{_states(node)}"
    )


def _states(node: AriaNode) -> str:
    shown = [
        name if node.states[name] == "true" else f"{name}={node.states[name]}"
        for name in _SHOWN_STATES
        if name in node.states
    ]
    return f" ({', '.join(shown)})" if shown else ""
