"""Plans: from any rows to any others, with no more changes than it takes."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from studio.domain.page.observation import AriaNode
from studio.ui.page.aria_index import AriaIndex, AriaRow
from studio.ui.page.aria_plan import MAX_CHANGES, Insertion, Plan, Removal, Wish, make_plan

KEYS = st.lists(st.integers(0, 30), unique=True, max_size=25)


def rows_of(keys: Sequence[int], label: str = "") -> tuple[AriaRow, ...]:
    return tuple(
        AriaRow(key, at, AriaNode("link", str(key)), 0, -1, at + 1, str(key), label)
        for at, key in enumerate(keys)
    )


def plan(old: Sequence[AriaRow], new: Sequence[AriaRow], query: str = "") -> Plan:
    return make_plan(Wish(tuple(old), AriaIndex(1, tuple(new)), frozenset(), query, 1))


def applied(old: Sequence[AriaRow], made: Plan) -> list[int]:
    assert made.changes is not None
    keys = [row.key for row in old]
    for change in made.changes:
        match change:
            case Removal(first, count):
                assert 0 <= first < first + count <= len(keys)
                del keys[first : first + count]
            case Insertion(at, rows):
                assert 0 <= at <= len(keys)
                keys[at:at] = [row.key for row in rows]
    return keys


@given(KEYS, KEYS)
def test_the_changes_lead_from_any_rows_to_any_others(old: list[int], new: list[int]) -> None:
    assert applied(rows_of(old), plan(rows_of(old), rows_of(new))) == new


@given(st.lists(st.integers(0, 12), max_size=25), KEYS)
def test_rows_of_two_trees_at_once_are_no_obstacle(old: list[int], new: list[int]) -> None:
    assert applied(rows_of(old), plan(rows_of(old), rows_of(new))) == new


@given(KEYS, st.data())
def test_what_stays_in_order_is_not_touched(keys: list[int], data: st.DataObject) -> None:
    gone = data.draw(st.sets(st.sampled_from(keys))) if keys else set[int]()
    left = [key for key in keys if key not in gone]
    made = plan(rows_of(keys), rows_of(left))
    assert made.changes is not None
    assert not any(isinstance(change, Insertion) for change in made.changes)
    taken = sum(change.count for change in made.changes if isinstance(change, Removal))
    assert taken == len(gone)


def test_a_row_that_moves_costs_one_removal_and_one_insertion() -> None:
    made = plan(rows_of(range(20)), rows_of([19, *range(19)]))
    assert made.changes is not None
    assert [type(change) for change in made.changes] == [Insertion, Removal]


def test_too_many_changes_become_one_renewal() -> None:
    old = rows_of(range(0, 4 * MAX_CHANGES, 2))
    assert plan(old, rows_of(range(4 * MAX_CHANGES))).changes is None


def test_only_rows_that_look_different_are_painted_again() -> None:
    old = rows_of(range(10))
    new = (*old[:5], *rows_of(range(10), "新しい")[5:7], *old[7:])
    assert plan(old, new).repaint == (5, 6)
    assert plan(old, old).repaint is None


def test_a_search_counts_what_it_found() -> None:
    made = plan((), rows_of([7, 17, 70]), query="１７")
    assert ([row.key for row in made.rows], made.matches) == ([17], 1)
