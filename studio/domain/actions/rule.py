"""Selection rules: which rows of a repeated shape are meant, said as conditions and kept as conditions.

「評価が4以上で価格が3000円以下の最初の本」 is stored as data, never as yesterday's product name, so
that a replay chooses on today's page. Evaluated by `engine.replay.rules` without any model.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar, assert_never

from studio.domain.frozen import Frozen
from studio.domain.values.comparison import Comparison, Wording
from studio.words import later, tr

_Row = TypeVar("_Row")


class Condition(Frozen):
    """One condition on a column: 評価が 4 以上.

    Attributes:
        column: The column in the person's words (評価, 価格, 在庫); matched by header or by pattern.
        comparison: How to compare.
        value: A number as text (「4」, 「3000」), a word, or a template 「{{上限価格}}」.
    """

    column: str
    comparison: Comparison
    value: str

    def in_words(self) -> str:
        """Return the condition as a person reads it: 価格が 3000 以下."""
        return tr(self._wording.alone, column=self.column, value=self.value)

    def before_another(self) -> str:
        """Return it before another one that must hold, too: 価格が 3000 以下で、."""
        return tr(self._wording.joined, column=self.column, value=self.value)

    def rows_in_words(self, others: str = "") -> str:
        """Return the rows that fit it, and `others` said before it: 価格が 3000 以下の行."""
        return tr(self._wording.rows, others=others, column=self.column, value=self.value)

    @property
    def _wording(self) -> Wording:
        return self.comparison.wording_of(self.value)


class Joining(StrEnum):
    """Whether all conditions must hold, or one is enough."""

    ALL = "all"
    ANY = "any"


class Taking(StrEnum):
    """How many of the matching rows: the n-th, all, the first n (上位 n 件), or the n-th from the end."""

    NTH = "nth"
    ALL = "all"
    TOP = "top"
    LAST = "last"


class Order(Frozen):
    """Sort by a column before taking: 最安 is 価格 ascending."""

    column: str
    descending: bool = False


class SelectionRule(Frozen):
    """Which rows are meant.

    Attributes:
        where: Conditions. A row whose cell cannot be read does not match, and the row log says so.
        joining: Whether all of them must hold, or one is enough.
        order: None keeps the order of the page.
        taking: The n-th row, all rows, the first n, or the n-th from the end.
        take: The n of `taking`, from 1; not used by ALL.
        shape: Column roles of the table at record time, so that the same table is found again.
        within: Words that name the list: its heading, its name or its columns; "" where it is the only one.
    """

    where: tuple[Condition, ...] = ()
    joining: Joining = Joining.ALL
    order: Order | None = None
    taking: Taking = Taking.NTH
    take: int = 1
    shape: tuple[str, ...] = ()
    within: str = ""

    @property
    def needs_whole_list(self) -> bool:
        """True when a list that was not read to its end cannot answer: sorted, or all of it."""
        return self.order is not None or self.taking in (Taking.ALL, Taking.LAST)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns it asks for."""
        ordered = (self.order.column,) if self.order else ()
        return tuple(dict.fromkeys((*(one.column for one in self.where), *ordered)))

    @property
    def takes_one(self) -> bool:
        """True when one row is meant, and not several to be gone through."""
        return self.taking in (Taking.NTH, Taking.LAST)

    @property
    def least_rows(self) -> int:
        """How many rows must match, or the rule cannot be carried out."""
        return self.take if self.takes_one else 1

    @property
    def wanted_rows(self) -> int | None:
        """How many matching rows must be known before one can be taken; None: all of the list."""
        return None if self.needs_whole_list else self.take

    def taken(self, ranked: Sequence[_Row]) -> list[_Row]:
        """Return which of the matching rows are meant.

        Args:
            ranked: The rows that match, already in the rule's order.
        """
        match self.taking:
            case Taking.NTH:
                return list(ranked[self.take - 1 : self.take])
            case Taking.ALL:
                return list(ranked)
            case Taking.TOP:
                return list(ranked[: self.take])
            case Taking.LAST:
                return [ranked[-self.take]] if 1 <= self.take <= len(ranked) else []
            case _:
                assert_never(self.taking)

    def rows_in_words(self) -> str:
        """Return the rows that fit: 評価が 4 以上で、価格が 3000 以下の行."""
        if not self.where:
            return tr("一覧の行")
        *others, last = self.where
        if self.joining is Joining.ANY:
            said = (tr("{condition}、または", condition=one.in_words()) for one in others)
        else:
            said = (one.before_another() for one in others)
        return last.rows_in_words("".join(said))

    def in_words(self) -> str:
        """Return the rule as a person reads it: 評価が 4 以上で、価格が 3000 以下の行の 1 件目."""
        rows = self.rows_in_words()
        if self.order:
            ways = (later("{rows}（{column}の小さい順）"), later("{rows}（{column}の大きい順）"))
            rows = tr(ways[self.order.descending], rows=rows, column=self.order.column)
        match self.taking:
            case Taking.NTH:
                return tr("{rows}の {take} 件目", rows=rows, take=self.take)
            case Taking.ALL:
                return tr("{rows}すべて", rows=rows)
            case Taking.TOP if self.order:
                return tr("{rows}の上位 {take} 件", rows=rows, take=self.take)
            case Taking.TOP:
                return tr("{rows}の最初の {take} 件", rows=rows, take=self.take)
            case Taking.LAST if self.take == 1:
                return tr("{rows}の最後", rows=rows)
            case Taking.LAST:
                return tr("{rows}の最後から {take} 件目", rows=rows, take=self.take)
            case _:
                assert_never(self.taking)
