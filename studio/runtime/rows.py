"""ListRows of a list by rule, as a script says them: `page.rows(col("評価") >= 4).first.get_by_text("カートに入れる").click()`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from studio.domain.actions.action import ROW_BOX, ROW_LINK, Action, Choose, Extract
from studio.domain.actions.outcome import Outcome
from studio.domain.actions.rule import Condition, Joining, Order, SelectionRule, Taking
from studio.runtime.columns import AnyOf, conditions_of


class Plays(Protocol):
    """Carries out one act of a script; returns once it is over."""

    def __call__(self, action: Action, step: int) -> Outcome:
        """Play it.

        Args:
            action: Its targets as they are written.
            step: What was recorded of it, from 1; 0 for an act of the person's own.
        """
        ...


@dataclass(frozen=True, slots=True)
class RowControl:
    """What is called so in each row that is meant."""

    rows: "ListRows"
    name: str

    def click(self, *, step: int = 0) -> None:
        """Press it, row after row where several are meant."""
        self.rows.choose(self.name, step)


class ListRows:
    """The rows that fit, in their order; nothing is looked for before something is done with them.

    Args:
        plays: Carries acts out.
        where: Conditions; several must all hold.
        within: Words that name the list.
    """

    def __init__(
        self, plays: Plays, where: Sequence[Condition | AnyOf] = (), within: str = ""
    ) -> None:
        conditions, is_any = conditions_of(where)
        joining = Joining.ANY if is_any else Joining.ALL
        self._plays = plays
        self._limit = 0
        self._rule = SelectionRule(where=conditions, joining=joining, within=within)

    def order_by(self, column: str, *, descending: bool = False) -> Self:
        """Sort them before some are taken."""
        return self._with(order=Order(column=column, descending=descending))

    @property
    def first(self) -> Self:
        """The first of them."""
        return self.nth(0)

    @property
    def last(self) -> Self:
        """The last of them."""
        return self._with(taking=Taking.LAST, take=1)

    def nth(self, index: int) -> Self:
        """One of them, from 0; from the end with a negative number."""
        if index < 0:
            return self._with(taking=Taking.LAST, take=-index)
        return self._with(taking=Taking.NTH, take=index + 1)

    @property
    def all(self) -> Self:
        """All of them."""
        return self._with(taking=Taking.ALL)

    def top(self, count: int) -> Self:
        """The first so many of them."""
        rows = self._with(taking=Taking.TOP, take=count)
        rows._limit = count
        return rows

    def get_by_text(self, name: str) -> RowControl:
        """Return what is called so in each of them."""
        return RowControl(self, name)

    def click(self, *, step: int = 0) -> None:
        """Open them by their own link."""
        self.choose(ROW_LINK, step)

    def check(self, *, step: int = 0) -> None:
        """Tick their boxes."""
        self.choose(ROW_BOX, step)

    def wait_for(self, *, step: int = 0) -> None:
        """Only look that they are there."""
        self.choose("", step)

    def table(self, *columns: str, pages: int = 1, step: int = 0) -> list[dict[str, str]]:
        """Read them; returns a dict a row.

        Args:
            columns: Headings; none reads all.
            pages: How many pages of the list are read at most.
            step: See `Locator`.
        """
        rule = self._rule.model_copy(update={"taking": Taking.NTH, "take": 1})
        action = Extract(columns=columns, rule=rule, limit=self._limit, max_pages=pages)
        table = self._plays(action, step).table
        return [dict(zip(table.columns, row, strict=True)) for row in table.rows] if table else []

    def choose(self, column: str, step: int) -> None:
        """Press what stands in the rows."""
        self._plays(Choose(rule=self._rule, column=column), step)

    def _with(self, **fields: object) -> Self:
        rows = type(self)(self._plays)
        rows._limit = self._limit
        rows._rule = self._rule.model_copy(update=fields)
        return rows
