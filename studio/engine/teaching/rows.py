"""「この行」: a press in a row may mean the row of that name, the n-th, or the one that meets conditions.

Proposed to the person, never taken by itself: what they did fits every one of them.
"""

from collections.abc import Iterator

from studio.domain.actions.action import ROW_LINK, Action, Choose, Click
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from studio.domain.flows.recording import RecordedAct
from studio.domain.frozen import Frozen
from studio.domain.page.observation import Observation
from studio.domain.text import clip, squeeze
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.lists.rules import RowMatch, order_key, order_problem, select

_VALUE_MAX = 60


class RowOffer(Frozen):
    """One way to say which row is meant.

    Attributes:
        words: The step as it would read.
        action: The step's action.
    """

    words: str
    action: Action


def row_offers(act: RecordedAct, before: Observation) -> tuple[RowOffer, ...]:
    """Return what a press in a row could mean besides the row of that name; each chooses that row today.

    Args:
        act: Of the person.
        before: The page it was done on.
    """
    if not isinstance(act.action, Click) or not act.row_key:
        return ()
    found = _row_of(act, before)
    if found is None:
        return ()
    table, row, column = found
    pressed = squeeze(act.action.target.name)
    chosen = (_choice(rule, column, row, before) for rule in _rules(table, row, pressed))
    choices = dict.fromkeys(action for action in chosen if action is not None)
    return tuple(RowOffer(words=action.in_words(), action=action) for action in choices)


def _row_of(act: RecordedAct, before: Observation) -> tuple[Table, Row, str] | None:
    """Return the one row that was pressed in, its table, and what was pressed."""
    assert isinstance(act.action, Click)
    name = squeeze(act.action.target.name)
    key = squeeze(act.row_key)
    for table in find_tables(before):
        rows = [row for row in table.rows if any(squeeze(c.words) == key for c in row.cells)]
        if len(rows) != 1 or len(table.rows) < 2:
            continue
        pressed = [cell for cell in rows[0].cells if squeeze(cell.words) == name]
        if not pressed:
            continue
        is_title = squeeze(rows[0].title) == name and act.action.target.role == "link"
        return table, rows[0], ROW_LINK if is_title else act.action.target.name
    return None


def _rules(table: Table, row: Row, pressed: str) -> Iterator[SelectionRule]:
    """Think up rules: by place, by what a column says, by the largest or smallest of a column."""
    shape = table.place
    place = next(n for n, one in enumerate(table.rows, 1) if one is row)
    yield SelectionRule(take=place, shape=shape)
    for header, cell in zip(table.headers, row.columns, strict=False):
        said = " ".join(cell.words().split())
        if not header or (
            squeeze(said) == pressed and len(table.headers) > 1 and said != row.title
        ):
            continue
        if said and len(said) <= _VALUE_MAX and "{{" not in said:
            same = Condition(column=header, comparison=Comparison.EQUALS, value=said)
            yield SelectionRule(where=(same,), shape=shape)
        yield SelectionRule(order=Order(column=header), shape=shape)
        yield SelectionRule(order=Order(column=header, descending=True), shape=shape)


def _choice(rule: SelectionRule, column: str, row: Row, before: Observation) -> Choose | None:
    """Return the choice if it takes exactly this row on this page."""
    selection = select(before, rule, column)
    if selection.table is None or order_problem(selection.matches, rule):
        return None
    if rule.order is not None and not _tells_apart(selection.matches):
        return None
    ranked = sorted(selection.matches, key=lambda match: order_key(match, rule))
    taken = ranked[rule.take - 1] if len(ranked) >= rule.take else None
    if taken is None or taken.row.words != row.words:
        return None
    return Choose(rule=rule, column=clip(column, 120))


def _tells_apart(matches: tuple[RowMatch, ...]) -> bool:
    keys = [match.order for match in matches]
    return None not in keys and len(set(keys)) > 1
