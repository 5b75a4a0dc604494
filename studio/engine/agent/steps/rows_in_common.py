"""What all rows of a list say of the values that a person gave. Pure."""

from collections.abc import Iterable
from typing import Final

from studio.domain.actions.rule import Comparison, Condition
from studio.engine.perception.tables import Table
from studio.engine.replay.lists.columns import read_column
from studio.engine.replay.lists.rules import holds

_STRICTEST_FIRST: Final = (Comparison.EQUALS, Comparison.STARTS_WITH, Comparison.CONTAINS)
_BY_CHANCE: Final = 1
"""So short a value stands in many cells without being meant."""


def said_in_common(table: Table, values: Iterable[str]) -> tuple[Condition, ...]:
    """Return for each value the strictest condition that every row of a list meets in one column.

    A search that finds a word anywhere may show only rows that begin with it, and others next time:
    nobody knows from one run which was meant, so that the narrower one is kept and stops the wider.
    """
    found = (_strictest(table, value) for value in dict.fromkeys(values) if value.strip())
    return tuple(one for one in found if one)


def _strictest(table: Table, value: str) -> Condition | None:
    columns = [one for one in table.headers if one and table.headers.count(one) == 1]
    allowed = _STRICTEST_FIRST[:1] if len(value) <= _BY_CHANCE else _STRICTEST_FIRST
    tried = (
        Condition(column=column, comparison=comparison, value=value)
        for comparison in allowed
        for column in columns
    )
    return next((one for one in tried if _is_met(table, one)), None)


def _is_met(table: Table, condition: Condition) -> bool:
    readings = (read_column(table, row, condition.column) for row in table.rows)
    return all(one.is_readable and holds(one, condition) for one in readings)
