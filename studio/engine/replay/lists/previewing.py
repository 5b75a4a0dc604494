"""What a rule would take on the page that is open, for looking at it while it is written. Pure; nothing is pressed."""

from collections.abc import Mapping
from dataclasses import dataclass

from studio.domain.actions.outcome import RowNote
from studio.domain.actions.rule import SelectionRule
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import expand
from studio.domain.page.observation import Observation
from studio.domain.text import clip
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.columns import read_column
from studio.engine.replay.lists.naming import marked
from studio.engine.replay.lists.pagers import more_controls, next_page_control
from studio.engine.replay.lists.rules import RowMatch, order_key, order_problem, select

_PATTERNS = ("価格", "評価", "在庫", "日付")
_MAX_COLUMNS = 30


@dataclass(frozen=True, slots=True)
class RulePreview:
    """What a rule finds on one page.

    Attributes:
        notes: The row log; rows that would be taken are marked.
        rows: How many rows the list has.
        matches: How many of them meet the conditions.
        goes_on: The list has more pages, which are read in a run only.
        problem: Why nothing can be chosen, in Japanese; "" when something can be.
    """

    notes: tuple[RowNote, ...] = ()
    rows: int = 0
    matches: int = 0
    goes_on: bool = False
    problem: str = ""


def preview(page: Observation, rule: SelectionRule, values: Mapping[str, str]) -> RulePreview:
    """Evaluate a rule on the page that is open.

    Args:
        page: The newest observation.
        rule: With templates.
        values: Of the flow's variables.
    """
    try:
        where = tuple(
            condition.model_copy(update={"value": expand(condition.value, values)})
            for condition in rule.where
        )
    except SettingsError as fault:
        return RulePreview(problem=fault.message)
    filled = rule.model_copy(update={"where": where})
    selection = select(page, filled)
    if selection.table is None:
        return RulePreview(problem=selection.problem)
    problem = order_problem(selection.matches, filled)
    taken = () if problem else _taken(selection.matches, filled)
    notes = marked(selection.notes, {clip(match.called, 60) for match in taken})
    return RulePreview(
        notes=notes,
        rows=len(selection.table.rows),
        matches=len(selection.matches),
        goes_on=next_page_control(page) is not None
        or bool(more_controls(page, selection.table.container)),
        problem=problem,
    )


def columns_of(page: Observation) -> tuple[str, ...]:
    """Return words for columns that the lists of a page have: their headings, and 価格, 評価 … where read."""
    found: dict[str, None] = {}
    for table in find_tables(page):
        found.update(dict.fromkeys(header for header in table.headers if header.strip()))
        for name in _PATTERNS:
            if any(read_column(table, row, name).is_readable for row in table.rows[:5]):
                found[name] = None
    return tuple(found)[:_MAX_COLUMNS]


def _taken(matches: tuple[RowMatch, ...], rule: SelectionRule) -> list[RowMatch]:
    ranked = sorted(matches, key=lambda match: order_key(match, rule))
    return rule.taken(ranked)
