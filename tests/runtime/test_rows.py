"""ListRows, columns and edits as a script says them."""

import pytest

from studio.domain.actions.action import ROW_BOX, ROW_LINK, Action, Choose, Extract
from studio.domain.actions.outcome import ExtractedTable, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, Joining, Order, Taking
from studio.domain.actions.text_edit import EditWay
from studio.runtime.columns import any_of, col, conditions_of
from studio.runtime.edits import append, replace
from studio.runtime.rows import ListRows

TABLE = ExtractedTable(columns=("名", "額"), rows=(("山田", "1"), ("川田", "2")))


class Plays:
    """Notes what is asked for."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def __call__(self, action: Action, step: int) -> Outcome:
        self.actions.append(action)
        return Outcome(status=OutcomeStatus.OK, table=TABLE)

    @property
    def choice(self) -> Choose:
        (action,) = self.actions
        assert isinstance(action, Choose)
        return action


@pytest.mark.parametrize(
    ("condition", "comparison"),
    [
        (col("額") >= 3, Comparison.AT_LEAST),
        (col("額") <= 3, Comparison.AT_MOST),
        (col("額") > 3, Comparison.MORE_THAN),
        (col("額") < 3, Comparison.LESS_THAN),
        (col("額") == 3, Comparison.EQUALS),
        (col("額").contains(3), Comparison.CONTAINS),
        (col("額").lacks(3), Comparison.NOT_CONTAINS),
        (col("額").starts_with(3), Comparison.STARTS_WITH),
    ],
)
def test_comparing_a_column_makes_a_condition(condition: Condition, comparison: Comparison) -> None:
    assert condition == Condition(column="額", comparison=comparison, value="3")


def test_one_of_several_is_not_mixed_with_all() -> None:
    some = any_of(col("a") == 1, col("b") == 2)
    assert conditions_of([some])[1]
    with pytest.raises(TypeError, match="any_of"):
        conditions_of([some, col("c") == 3])


def test_which_rows_are_meant() -> None:
    plays = Plays()
    rows = ListRows(plays, [any_of(col("a") == 1, col("b") == 2)], "今月").order_by(
        "額", descending=True
    )
    for chosen in (rows.first, rows.nth(2), rows.last, rows.nth(-2), rows.all, rows.top(3)):
        chosen.click(step=1)
    rules = [one.rule for one in plays.actions if isinstance(one, Choose)]
    assert [(rule.taking, rule.take) for rule in rules] == [
        (Taking.NTH, 1), (Taking.NTH, 3), (Taking.LAST, 1), (Taking.LAST, 2), (Taking.ALL, 1),
        (Taking.TOP, 3),
    ]  # fmt: skip
    assert {(rule.joining, rule.order, rule.within) for rule in rules} == {
        (Joining.ANY, Order(column="額", descending=True), "今月")
    }


def test_what_is_done_in_them() -> None:
    for act, column in (
        (lambda rows: rows.click(step=1), ROW_LINK),
        (lambda rows: rows.check(step=1), ROW_BOX),
        (lambda rows: rows.wait_for(step=1), ""),
        (lambda rows: rows.get_by_text("開く").click(step=1), "開く"),
    ):
        plays = Plays()
        act(ListRows(plays))
        assert plays.choice.column == column


def test_a_table_comes_back_to_the_script() -> None:
    plays = Plays()
    read = ListRows(plays).top(2).table("名", "額", pages=3, step=1)
    assert read == [{"名": "山田", "額": "1"}, {"名": "川田", "額": "2"}]
    assert plays.actions == [Extract(columns=("名", "額"), limit=2, max_pages=3)]


def test_edits_of_a_text() -> None:
    assert append("x", inline=True).is_inline
    assert replace("a", "").way is EditWay.REPLACE
