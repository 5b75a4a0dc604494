"""Conditions on the columns of a list, as a script says them: `col("評価") >= 4`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.rule import Condition
from studio.domain.values.comparison import Comparison

Value = str | int | float
_BY_WORD: Final = {
    one.meaning.script: one for one in Comparison if one.meaning.script.isidentifier()
}


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Conditions of which one is enough."""

    conditions: tuple[Condition, ...]


class Column:
    """A column by its heading, or by what people call it.

    Comparing gives a condition, and no yes or no: two columns are never compared with one another.
    """

    __hash__ = None  # pyright: ignore[reportAssignmentType] - nothing to look up by

    def __init__(self, name: str) -> None:
        self.name = name

    def __ge__(self, value: Value) -> Condition:
        """At least."""
        return self._says(Comparison.AT_LEAST, value)

    def __le__(self, value: Value) -> Condition:
        """At most."""
        return self._says(Comparison.AT_MOST, value)

    def __gt__(self, value: Value) -> Condition:
        """More than."""
        return self._says(Comparison.MORE_THAN, value)

    def __lt__(self, value: Value) -> Condition:
        """Less than."""
        return self._says(Comparison.LESS_THAN, value)

    def __eq__(self, value: Value) -> Condition:  # type: ignore[override]
        """Just this; "" for an empty cell."""
        return self._says(Comparison.EQUALS, value)

    def __getattr__(self, word: str) -> Callable[[Value], Condition]:
        """Any other comparison by its word: `contains`, `lacks`, `starts_with`."""
        if word not in _BY_WORD:
            raise AttributeError(f"列は「{word}」では比べられません（{'、'.join(_BY_WORD)}）。")
        return lambda value: self._says(_BY_WORD[word], value)

    def _says(self, comparison: Comparison, value: Value) -> Condition:
        return Condition(column=self.name, comparison=comparison, value=str(value))


def col(name: str) -> Column:
    """Return a column of the list, to be compared with a value."""
    return Column(name)


def any_of(*conditions: Condition) -> AnyOf:
    """Return conditions of which one is enough."""
    return AnyOf(conditions)


def conditions_of(where: Sequence[Condition | AnyOf]) -> tuple[tuple[Condition, ...], bool]:
    """Return conditions, and whether one of them is enough.

    Raises:
        TypeError: 「どれか」 and 「すべて」 are mixed.
    """
    if len(where) == 1 and isinstance(where[0], AnyOf):
        return where[0].conditions, True
    if any(isinstance(one, AnyOf) for one in where):
        raise TypeError("any_of(…) は、ほかの条件と並べて使えません。")
    return tuple(one for one in where if isinstance(one, Condition)), False
