"""Whether the row that is about to be pressed meets the person's own conditions. Pure.

A model may press in a row directly instead of leaving the comparison to `choose`. Then the studio
compares: a row that says 3,980円 is not pressed for 「3000円以下の本」, whoever decided it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import (
    ROW_BOX,
    Action,
    ByRule,
    Choose,
    Click,
    DoubleClick,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence
from studio.domain.actions.rule import Comparison, Condition, Joining, SelectionRule, Taking
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import BOX_ROLES, AriaNode, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip, fold, squeeze
from studio.domain.values.cell_values import ROW_WORDS
from studio.engine.agent.steps.rows_in_common import said_in_common
from studio.engine.agent.steps.said_rows import SaidRows, breaks, outranked, said_rows, unmet_if
from studio.engine.guard.facts.acts import pressed, presses
from studio.engine.guard.facts.persons import PersonsWords
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.lists.columns import read_column
from studio.engine.replay.lists.naming import called
from studio.engine.replay.lists.pagers import next_page_control
from studio.engine.replay.lists.row_questions import with_columns
from studio.engine.replay.lists.rules import Selection, holds, order_key, select
from studio.engine.replay.lists.ticking import ticked_rows
from studio.words import tr

_SHORTEST_NAME: Final = 2
_BUTTONS: Final = frozenset({"button", "menuitem", "tab"})
_MEANT: Final = re.compile(r"該当|条件|見つかった|見つけた|その(?:商品|本|行|もの|件)|最初の")


def contradiction(
    action: Action,
    item: str,
    checklist: Checklist,
    page: Observation,
    recorded: Sequence[FlowStep] = (),
) -> str:
    """Return in Japanese which condition the row of an action breaks, "" when none is broken.

    Judged only when the item speaks of the conditions, and only by columns that can be read.

    Args:
        action: As decided on `page`.
        item: The item that it is decided for.
        checklist: With the person's conditions, values filled in.
        page: The newest observation.
        recorded: What was done. Where a rule has taken the rows already, what is filled in for them stands in
            no row of theirs: the form of 一括編集 is no ticket with an assignee.
    """
    meant = meant_conditions(item, checklist)
    said = _said(item, checklist)
    is_taken_back = isinstance(action, SetChecked) and not action.checked
    if is_taken_back or not (meant or said.says_something or said.places):
        return ""
    rows = _rows_of(action, page)
    if not rows:
        return unmet_if(said, page) if presses(action) else ""
    if _is_ruled_elsewhere(rows[0][0], meant, page, recorded):
        return ""
    column = action.column if isinstance(action, Choose) else pressed(action, page)[0]
    faults = (_broken(table, row, meant, said, checklist) for table, row in rows)
    ranks = (outranked(said, meant, one, page, column) for one in rows)
    return next(filter(None, (*faults, *ranks)), "")


def as_meant(action: Action, checklist: Checklist) -> Action:
    """Return a rule that takes words of a row as one whole part of it where a condition says so: 田中 一郎 is no 田中 一郎太."""
    if not isinstance(action, ByRule):
        return action
    whole = {fold(one.value) for one in checklist.conditions if one.comparison is Comparison.EQUALS}

    def meant(one: Condition) -> Condition:
        is_loose = one.column == ROW_WORDS and one.comparison is Comparison.CONTAINS
        is_whole = is_loose and fold(one.value) in whole
        return one.model_copy(update={"comparison": Comparison.EQUALS}) if is_whole else one

    where = tuple(map(meant, action.rule.where))
    return action.model_copy(update={"rule": action.rule.model_copy(update={"where": where})})


def _said(item: str, checklist: Checklist) -> SaidRows:
    """Return what the item says of rows; of one that only points at them, what the sentence says."""
    said = said_rows(item)
    is_pointing = not said.says_something and _MEANT.search(fold(item))
    return said_rows(checklist.instruction) if is_pointing else said


def _is_ruled_elsewhere(
    table: Table, meant: Sequence[Condition], page: Observation, recorded: Sequence[FlowStep]
) -> bool:
    """Say whether a rule has taken the rows already, in another list than this one."""
    taken = [one.action for one in recorded if isinstance(one.action, Choose)]
    ruled = [one for one in taken if meant and all(c in one.rule.where for c in meant)]
    lists = (select(page, one.rule, one.column).table for one in ruled)
    return bool(ruled) and not any(one and one.container is table.container for one in lists)


def _broken(
    table: Table, row: Row, meant: Sequence[Condition], said: SaidRows, checklist: Checklist
) -> str:
    """Return which condition of the plan, or of the words themselves, a row breaks."""
    is_any = checklist.joining is Joining.ANY
    counted = checklist.conditions if is_any else meant
    faults = [_fault(table, row, condition) for condition in counted]
    planned = "" if is_any and not all(faults) else next(filter(None, faults), "")
    read = [
        _fault(table, row, one) if breaks(read_column(table, row, one.column), one) else ""
        for one in (*said.limits, *said.ifs)
    ]
    is_one_enough = said.joining is Joining.ANY and not all(read)
    return planned or ("" if is_one_enough else next(filter(None, read), ""))


@dataclass(frozen=True, slots=True)
class Ruled:
    """The rule behind ticks.

    Attributes:
        choice: Ticks the rows that fit, and refuses where others are ticked.
        stands_alone: Exactly the rows that fit are ticked now, by their boxes: it stands in their place.
    """

    choice: Choose
    stands_alone: bool


def ticked_by_rule(
    action: Action, item: str, checklist: Checklist, before: Observation, page: Observation
) -> Ruled | None:
    """Return the rule that an act on the ticks of a list followed: another day it is other rows that fit.

    Rows ticked or unticked one by one follow it where they are exactly the rows that the conditions of
    the item mean. What ticks a list at once (the box of its heading, 「すべて選択」) follows the conditions
    of its item also where it ticked others too; where the item has none, all of the person's when exactly
    these rows are ticked. Where no condition tells these rows, what every one of them says of the person's
    values is held beside the press: 「テスト」 began each of them, so that 「第二テスト」 stops the next run; so
    do rows on a second page, where there was one.

    Args:
        action: That was done.
        item: The item that it was done for.
        checklist: With the person's conditions, values filled in.
        before: The page before it.
        page: The page after it.
    """
    meant = meant_conditions(item, checklist)
    where = meant or checklist.conditions
    is_whole = _row_of(action, before) is None
    if not (_is_of_box(action) or (is_whole and isinstance(action, Click))):
        return None
    rule = SelectionRule(where=where, joining=checklist.joining, taking=Taking.ALL)
    selection = select(page, rule, ROW_BOX) if where else Selection()
    if selection.table is None:
        return _held_in_common(action, checklist, before, page) if is_whole else None
    ticked = {id(row) for row in ticked_rows(selection.table)}
    is_exact = ticked == {id(one.row) for one in selection.matches}
    if is_whole and not is_exact and not meant:
        return _held_in_common(action, checklist, before, page)
    if is_whole:
        fresh = len(ticked) - _ticks_before(before, selection.table)
        follows = fresh >= (1 if _is_of_box(action) else 2)
    else:
        follows = is_exact and len(ticked) > 1 and bool(meant)
    shaped = rule.model_copy(update={"shape": selection.table.place})
    choice = Choose(rule=shaped, column=ROW_BOX)
    return Ruled(choice, is_exact and _is_of_box(action)) if follows else None


def meant_ticks(said: str, checklist: Checklist, page: Observation) -> frozenset[str]:
    """Return the boxes of the rows that the person's conditions mean, where exactly these are ticked.

    Nothing, where what they said tells more of the rows than the conditions do: a number that is in none, or
    a name that only some of these rows hold. Who ticked them does not matter.

    Args:
        said: The person's words for it.
        checklist: With their conditions, values filled in.
        page: The newest observation.

    Returns:
        Refs.
    """
    where = meant_conditions(said, checklist)
    told = PersonsWords([one.value for one in where])
    if checklist.joining is Joining.ANY or not PersonsWords((said,)).numbers <= told.numbers:
        return frozenset()
    selection = select(page, SelectionRule(where=where, taking=Taking.ALL), ROW_BOX)
    if not where or selection.table is None:
        return frozenset()
    ticked = ticked_rows(selection.table)
    is_exact = {id(row) for row in ticked} == {id(one.row) for one in selection.matches}
    words = squeeze(said)
    named = {name for row in selection.table.rows for name in _names_in(row) if name in words}
    if not is_exact or not all(named <= _names_in(row) for row in ticked):
        return frozenset()
    return frozenset(
        one.control.ref for one in selection.matches if one.control and one.control.ref
    )


def chosen_controls(action: Choose, page: Observation) -> tuple[AriaNode, ...]:
    """Return what a rule presses on this page: in the rows that it takes of those that stand here.

    Args:
        action: With values filled in.
        page: The newest observation.
    """
    selection = select(page, action.rule, action.column)
    ranked = sorted(selection.matches, key=lambda one: order_key(one, action.rule))
    return tuple(one.control for one in action.rule.taken(ranked) if one.control is not None)


def _names_in(row: Row) -> set[str]:
    """Return what the cells of a row say, whole."""
    return {name for cell in row.cells if len(name := squeeze(cell.words)) >= _SHORTEST_NAME}


def _held_in_common(
    action: Action, checklist: Checklist, before: Observation, page: Observation
) -> Ruled | None:
    """Return what all rows of a list of one page have in common that were ticked at once, as a rule beside the press."""
    if next_page_control(page) is not None:
        return None
    least = 1 if _is_of_box(action) else 2
    values = [one.value for one in checklist.variables]
    for table in find_tables(page):
        ticked = ticked_rows(table)
        if len(ticked) < len(table.rows) or len(ticked) - _ticks_before(before, table) < least:
            continue
        where = said_in_common(table, values)
        rule = SelectionRule(where=where, taking=Taking.ALL, shape=table.place)
        if len(select(page, rule, ROW_BOX).matches) == len(ticked):
            return Ruled(Choose(rule=rule, column=ROW_BOX), stands_alone=False)
    return None


def _ticks_before(before: Observation, table: Table) -> int:
    """Return how many rows of the same list were ticked."""
    stood = (one for one in find_tables(before) if one.place == table.place)
    held = next((one for one in stood if one.headers == table.headers), None)
    return len(ticked_rows(held)) if held else 0


def meant_conditions(item: str, checklist: Checklist) -> tuple[Condition, ...]:
    """Return those of the person's conditions that an item speaks of."""
    return tuple(one for one in checklist.conditions if _is_meant(one, item))


def is_tick(action: Action) -> bool:
    """Say whether an act may tick a box."""
    if isinstance(action, Click):
        return action.target.role in BOX_ROLES
    return isinstance(action, SetChecked) and action.checked


def _is_of_box(action: Action) -> bool:
    return isinstance(action, SetChecked) or is_tick(action)


def row_words_of(action: Action, page: Observation) -> tuple[str, ...]:
    """Return what the row says that an action presses in, but for its buttons; () outside of a list.

    What a button is called is what can be done, and comes again with every row: 「作成しました。」.
    """
    found = _row_of(action, page)
    cells = found[1].cells if found else ()
    return tuple(cell.words for cell in cells if cell.node.role not in _BUTTONS)


def with_row(
    facts: Sequence[Evidence], action: Action, page: Observation, given: Sequence[str]
) -> tuple[Evidence, ...]:
    """Return post-conditions in which a question that names the pressed row names its columns instead."""
    found = _row_of(action, page)
    return tuple(with_columns(fact, *found, given) for fact in facts) if found else tuple(facts)


def _fault(table: Table, row: Row, condition: Condition) -> str:
    """Return that a row breaks a condition, "" where it holds or the row does not tell."""
    reading = read_column(table, row, condition.column)
    if not reading.is_readable or holds(reading, condition):
        return ""
    return tr(
        "「{title}」は条件に合いません（{column} {reading}、条件は {condition}）。",
        title=clip(called(table, row), 40),
        column=condition.column,
        reading=clip(reading.text, 30),
        condition=condition.in_words(),
    )


def _is_meant(condition: Condition, item: str) -> bool:
    words = fold(item)
    is_named = any(fold(one) in words for one in (condition.column, condition.value))
    return (
        is_named or bool(_MEANT.search(words)) or PersonsWords((item,)).has_value(condition.value)
    )


def _rows_of(action: Action, page: Observation) -> list[tuple[Table, Row]]:
    """Return the rows that an action presses in, with their list; of a rule those that it takes on this page."""
    if not isinstance(action, Choose):
        found = _row_of(action, page)
        return [found] if found else []
    selection = select(page, action.rule, action.column) if action.column else Selection()
    ranked = sorted(selection.matches, key=lambda one: order_key(one, action.rule))
    return [(one.table, one.row) for one in action.rule.taken(ranked)]


def _row_of(action: Action, page: Observation) -> tuple[Table, Row] | None:
    """Return the row that an action presses in, with its list."""
    if isinstance(action, Choose):
        return _chosen(action, page) if action.column else None
    if not isinstance(action, Click | DoubleClick | SetChecked):
        return None
    target = action.element
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
