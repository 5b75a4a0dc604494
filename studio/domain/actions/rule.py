"""Selection rules: which rows of a repeated shape are meant, said as conditions and kept as conditions.

「評価が4以上で価格が3000円以下の最初の本」 is stored as data, never as yesterday's product name, so
that a replay chooses on today's page. Evaluated by `engine.replay.rules` without any model.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar, assert_never

from studio.domain.frozen import Frozen
from studio.domain.values.comparison import Comparison
from studio.words import later, tr

_Row = TypeVar("_Row")


class Condition(Frozen):
    """One condition on a column: 評価 ≥ 4.

    Attributes:
        column: The column in the person's words (評価, 価格, 在庫); matched by header or by pattern.
        comparison: How to compare.
        value: A number as text (「4」, 「3000」), a word, or a template 「{{上限価格}}」.
    """

    column: str
    comparison: Comparison
    value: str

    def in_words(self) -> str:
        """Return the condition as a person reads it: 価格 ≤ 3000."""
        if self.comparison is Comparison.EQUALS and not self.value:
            return tr("{column}が空欄", column=self.column)
        return tr(self.comparison.meaning.sentence, column=self.column, value=self.value)


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

    def in_words(self) -> str:
        """Return the rule as a person reads it: 評価 ≥ 4 かつ 価格 ≤ 3000 の 1 件目."""
        joint = tr(" または ") if self.joining is Joining.ANY else tr(" かつ ")
        where = joint.join(condition.in_words() for condition in self.where)
        order = ""
        if self.order:
            ways = (later("・{column}の小さい順"), later("・{column}の大きい順"))
            order = tr(ways[self.order.descending], column=self.order.column)
        match self.taking:
            case Taking.NTH:
                return tr(
                    "{where}{order} の {take} 件目",
                    where=where or tr("すべての行"),
                    order=order,
                    take=self.take,
                )
            case Taking.ALL:
                return (
                    tr("{where}{order} の行すべて", where=where, order=order)
                    if where
                    else tr("すべての行{order}", order=order)
                )
            case Taking.TOP:
                place = tr("上位") if self.order else tr("最初の")
                return tr(
                    "{where}{order} の{place} {take} 件",
                    where=where or tr("すべての行"),
                    order=order,
                    place=place,
                    take=self.take,
                )
            case Taking.LAST:
                last = (
                    tr("最後の行") if self.take == 1 else tr("最後から {take} 件目", take=self.take)
                )
                return tr(
                    "{where}{order} の{last}",
                    where=where or tr("すべての行"),
                    order=order,
                    last=last,
                )
            case _:
                assert_never(self.taking)
