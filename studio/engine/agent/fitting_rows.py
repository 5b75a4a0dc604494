"""Whether the row that is about to be pressed meets the person's own conditions. Pure.

A model may press in a row directly instead of leaving the comparison to `choose`. Then the studio
compares: a row that says 3,980円 is not pressed for 「3000円以下の本」, whoever decided it.
"""

import re
from typing import Final

from studio.domain.action import ROW_BOX, Action, Choose, Click, DoubleClick, SetChecked, target_of
from studio.domain.checklist import Checklist
from studio.domain.observation import Observation
from studio.domain.rule import Condition, Joining, SelectionRule, Taking
from studio.domain.text import clip, fold
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.columns import read_column
from studio.engine.replay.rules import BOX_ROLES, holds, select
from studio.engine.replay.ticking import ticked_rows

_MEANT: Final = re.compile(r"該当|条件|見つかった|見つけた|その(?:商品|本|行|もの|件)|最初の")


def contradiction(action: Action, item: str, checklist: Checklist, page: Observation) -> str:
    """Return in Japanese which condition the row of an action breaks, "" when none is broken.

    Judged only when the item speaks of the conditions, and only by columns that can be read.

    Args:
        action: As decided on `page`.
        item: The item that it is decided for.
        checklist: With the person's conditions, values filled in.
        page: The newest observation.
    """
    meant = meant_conditions(item, checklist)
    if not meant:
        return ""
    found = _row_of(action, page)
    if found is None:
        return ""
    table, row = found
    is_any = checklist.joining is Joining.ANY
    counted = checklist.conditions if is_any else meant
    faults = [_fault(table, row, condition) for condition in counted]
    return "" if is_any and not all(faults) else next(filter(None, faults), "")


def ticked_by_rule(
    action: Action, item: str, checklist: Checklist, page: Observation
) -> Choose | None:
    """Return the rule that a tick completed: now exactly the rows are ticked that the person's conditions mean.

    Ticked one by one, or all at once by the box of the heading: another day it is other rows that fit.

    Args:
        action: A tick that was done.
        item: The item that it was done for.
        checklist: With the person's conditions, values filled in.
        page: The page after it.
    """
    meant = meant_conditions(item, checklist)
    if not meant or not is_tick(action):
        return None
    rule = SelectionRule(where=meant, joining=checklist.joining, taking=Taking.ALL)
    selection = select(page, rule, ROW_BOX)
    if selection.table is None:
        return None
    ticked = {id(row) for row in ticked_rows(selection.table)}
    if ticked != {id(one.row) for one in selection.matches}:
        return None
    is_several = len(ticked) > 1 or (ticked and _row_of(action, page) is None)
    shaped = rule.model_copy(update={"shape": selection.table.place})
    return Choose(rule=shaped, column=ROW_BOX) if is_several else None


def meant_conditions(item: str, checklist: Checklist) -> tuple[Condition, ...]:
    """Return those of the person's conditions that an item speaks of."""
    return tuple(one for one in checklist.conditions if _is_meant(one, item))


def is_tick(action: Action) -> bool:
    """Say whether an act may tick a box."""
    if isinstance(action, Click):
        return action.target.role in BOX_ROLES
    return isinstance(action, SetChecked) and action.checked


def row_words_of(action: Action, page: Observation) -> tuple[str, ...]:
    """Return what the row says that an action presses in; () outside of a list."""
    found = _row_of(action, page)
    return tuple(cell.words for cell in found[1].cells) if found else ()


def _fault(table: Table, row: Row, condition: Condition) -> str:
    """Return that a row breaks a condition, "" where it holds or the row does not tell."""
    reading = read_column(table, row, condition.column)
    if not reading.is_readable or holds(reading, condition):
        return ""
    return (
        f"「{clip(row.title, 40)}」は条件に合いません（{condition.column} "
        f"{clip(reading.text, 30)}、条件は {condition.in_words()}）。"
    )


def _is_meant(condition: Condition, item: str) -> bool:
    words = fold(item)
    named = (condition.column, condition.value)
    return bool(_MEANT.search(words)) or any(fold(one) in words for one in named)


def _row_of(action: Action, page: Observation) -> tuple[Table, Row] | None:
    """Return the row that an action presses in, with its list."""
    if isinstance(action, Choose):
        return _chosen(action, page) if action.column else None
    if not isinstance(action, Click | DoubleClick | SetChecked):
        return None
    target = target_of(action)
    node = page.node(target.ref or "") if target else None
    if node is None:
        return None
    around = {id(one) for one in page.ancestors(node)}
    holding = [
        (table, row) for table in find_tables(page) for row in table.rows if id(row.node) in around
    ]
    return holding[-1] if holding else None


def _chosen(action: Choose, page: Observation) -> tuple[Table, Row] | None:
    """Return the row that a rule takes on this page; one with an order is only known at its end."""
    rule: SelectionRule = action.rule
    selection = select(page, rule, action.column)
    if selection.table is None or rule.needs_whole_list or not rule.takes_one:
        return None
    taken = rule.taken(selection.matches)
    return (selection.table, taken[0].row) if taken else None
