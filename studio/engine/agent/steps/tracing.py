"""What of the pages before and after an act the distiller needs to know of it. Pure."""

from collections.abc import Callable, Iterator, Sequence, Set
from itertools import islice
from typing import Final
from urllib.parse import urlsplit

from studio.domain.actions.action import Action, Click, SelectOption, SetChecked
from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import (
    BOX_ROLES,
    CHOICE_ROLES,
    OPERABLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import fold, squeeze
from studio.engine.perception.diff import Difference, compare
from studio.engine.perception.facts import shows_option
from studio.engine.perception.tables import find_tables
from studio.engine.perception.wording import COMPLAINT
from studio.engine.replay.identity.surroundings import row_around, says_nothing
from studio.engine.replay.lists.rules import control_of
from studio.engine.replay.lists.ticking import ticked_rows

_CELL_MAX: Final = 60
_ROW_MAX: Final = 40
"""More texts are no row but a part of the page."""
_BROUGHT_MAX: Final = 100
_LISTS: Final = frozenset({"combobox", "listbox", "option", "searchbox"})
_GROUPS: Final = frozenset({"radiogroup", "group", "form", "row", "list"})


def trace_of(
    action: Action,
    outcome: Outcome,
    before: Observation,
    after: Observation,
    masked: Callable[[str], str],
) -> Trace:
    """Return what the pages around an act say of it.

    Args:
        action: As decided, with a live target.
        outcome: What came of it.
        before: The page it was done on.
        after: The page it left; `before` itself where nobody looked.
        masked: Takes secrets out of a text.
    """
    target = action.element
    node = before.node(target.ref) if target and target.ref else None
    written = next((f.detail for f in outcome.evidence if f.kind is EvidenceKind.VALUE), "")
    change = compare(before, after) if after is not before else None
    found = Trace(
        held=masked(outcome.held),
        written=masked(written) if outcome.held else "",
        has_changed=_is_switched(action, node) if change is None else not change.is_empty,
        is_refused=(change is not None and any(map(_complains, change.added)))
        or (outcome.table is not None and not outcome.table.rows),
        leads_to=masked(urlsplit(after.url).path) if after.url != before.url else "",
        brought=tuple(map(masked, _brought(change))) if change else (),
    )
    if node is None:
        return found
    row = _row_of(before, node)
    return found.model_copy(
        update={
            "choices": tuple(map(masked, _choices(action, before, node))),
            **(_list_facts(action, node, change, (before, after), masked) if change else {}),
            **(_row_facts(row, _siblings(before, row), node, masked) if row else {}),
            "columns": tuple(_columns(before, row, masked)) if row else (),
            "is_ticked": _is_in_ticked(before, node),
        }
    )


def _brought(change: Difference) -> Iterator[str]:
    """Yield what came up on a page that stayed, role and words of each."""
    if not change.is_new_page:
        came = (one for one in change.added if one.is_operable and one.label)
        yield from (f"{one.role} {squeeze(one.label)}" for one in islice(came, _BROUGHT_MAX))


def _is_switched(action: Action, node: AriaNode | None) -> bool:
    """Say whether a choice was put into another state, where nobody looked afterwards: one of several acts at once."""
    if node is None:
        return False
    match action:
        case SetChecked():
            held = node.states.get("checked", node.states.get("pressed", "false"))
            return (held == "true") is not action.checked
        case SelectOption():
            return not shows_option(node, action.option)
        case _:
            return False


def _list_facts(
    action: Action,
    node: AriaNode,
    change: Difference,
    pages: tuple[Observation, Observation],
    masked: Callable[[str], str],
) -> dict[str, object]:
    """Return which field shows a pressed option, and whether the press of a field moved its list only."""
    if not isinstance(action, Click):
        return {}
    if node.role == "option":
        said = squeeze(node.label)
        fields = [
            one for one in change.added if one.role == "combobox" and said in squeeze(one.text)
        ]
        return {"field": masked(fields[0].name)} if said and len(fields) == 1 else {}
    boxes = [one for page in pages for one in page.nodes if one.role in _LISTS]
    inside = {id(part) for one in boxes for part in one.walk()}
    others = (one for one in (*change.added, *change.removed) if one.name or one.text)
    held = [
        {one.words() for one in moved if one.role == "combobox"}
        for moved in (change.added, change.removed)
    ]
    is_calm = not (change.is_empty or change.is_new_page or change.is_reordered)
    is_list_only = held[0] == held[1] and all(id(one) in inside for one in others)
    return {"is_opening": node.role == "combobox" and is_calm and is_list_only}


def _complains(node: AriaNode) -> bool:
    return "invalid" in node.states or (
        node.role not in OPERABLE_ROLES and bool(COMPLAINT.search(fold(node.name or node.text)))
    )


def _choices(action: Action, page: Observation, node: AriaNode) -> Iterator[str]:
    """Yield the labels of the options of a native list, or of what stands beside one of several."""
    match action:
        case SelectOption():
            yield from _labels(node, "option")
        case SetChecked() | Click() if node.role in CHOICE_ROLES:
            groups = (one for one in page.ancestors(node) if one.role in _GROUPS or one.children)
            around = (list(_labels_beside(page, node, one)) for one in groups)
            yield from next((labels for labels in around if len(labels) > 1), list[str]())
        case _:
            return


def _labels_beside(page: Observation, node: AriaNode, around: AriaNode) -> Iterator[str]:
    """Yield what stands beside one of several: a box that is drawn inside of its choice is no other one."""

    def depth(one: AriaNode) -> int:
        return sum(above.role == node.role for above in page.ancestors(one))

    at = depth(node)
    beside = (one for one in around.walk() if one.role == node.role and one.label.strip())
    yield from (one.label for one in beside if depth(one) == at)


def _labels(around: AriaNode, role: str) -> Iterator[str]:
    return (one.label for one in around.walk() if one.role == role and one.label.strip())


def _row_of(page: Observation, node: AriaNode) -> AriaNode | None:
    row = row_around(page.ancestors(node))
    return row if row and 2 <= len(_texts(row)) <= _ROW_MAX else None


def _siblings(page: Observation, row: AriaNode) -> list[AriaNode]:
    parent = next(iter(page.ancestors(row)), None)
    return (
        [one for one in parent.children if one is not row and one.role == row.role]
        if parent
        else []
    )


def _row_facts(
    row: AriaNode, others: Sequence[AriaNode], node: AriaNode, masked: Callable[[str], str]
) -> dict[str, object]:
    taken = {squeeze(text) for other in others for text in _texts(other)}
    taken.add(squeeze(node.name))
    own = {id(one) for one in node.walk()}
    words = _texts(row)
    keys = [text for text in _texts(row, own) if squeeze(text) not in taken]
    return {
        "row_role": row.role,
        "row": tuple(map(masked, words)),
        "keys": tuple(map(masked, keys)),
        "is_rows_own": _is_rows_own(row, others, node),
    }


def _columns(
    page: Observation, row: AriaNode, masked: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """Yield what a row says in the columns of its table, each text with its heading."""
    found = ((table, one) for table in find_tables(page) for one in table.rows if one.node is row)
    for table, one in found:
        for heading, cell in zip(table.headers, one.columns, strict=False):
            texts = dict.fromkeys(filter(None, (cell.name.strip(), *_texts(cell))))
            yield from ((masked(text), heading) for text in texts if heading)


def _is_in_ticked(page: Observation, node: AriaNode) -> bool:
    """Say whether a control stands in a ticked row as in every other ticked one, and in one that is not."""
    around = {id(one) for one in page.ancestors(node)}
    holding = (table for table in find_tables(page) if id(table.container) in around)
    table = next((one for one in holding if ticked_rows(one)), None)
    if table is None or node.role in BOX_ROLES:
        return False
    ticked = ticked_rows(table)
    named = [control_of(row, node.label, table.headers) for row in ticked]
    others = (row for row in table.rows if row not in ticked)
    is_of_all = any(control_of(row, node.label, table.headers) for row in others)
    return is_of_all and None not in named and any(one is node for one in named)


def _texts(row: AriaNode, without: Set[int] = frozenset()) -> list[str]:
    """Return what a row says in its cells and links; the words of its buttons and fields are none of it.

    Nor are those of rows in it that lead elsewhere: the pages below one of a site's menu.
    """
    below = (
        one for item in row.walk() if item is not row and item.role == row.role == "listitem"
        if any(one.role == "link" for one in item.walk()) for one in item.walk()
    )  # fmt: skip
    without = without | {id(one) for one in below}
    found = [
        (one.name or one.text).strip()
        for one in row.walk()
        if (one is not row or one.text)
        and id(one) not in without
        and one.role not in OPERABLE_ROLES - {"link"}
    ]
    return [text for text in dict.fromkeys(found) if 0 < len(text) <= _CELL_MAX]


def _is_rows_own(row: AriaNode, others: Sequence[AriaNode], node: AriaNode) -> bool:
    """Say whether a link is called by what the row is about, as links in no other row are."""
    alike = [one for one in row.walk() if one.role == node.role]
    if node.role != "link" or len(alike) != 1 or says_nothing(node.name):
        return False
    called = {squeeze(one.name) for other in others for one in other.walk() if one.role == "link"}
    return squeeze(node.name) not in called
