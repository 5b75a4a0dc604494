"""A row is found again by its words and where it leads, never by its place."""

import pytest

from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import AriaNode
from studio.engine.replay.lists.returning import PlannedRow, found_again, planned_rows
from studio.engine.replay.lists.rules import RowMatch, Selection, select
from tests.factories import listing, make_observation, node, text


def row(title: str, words: str, url: str = "") -> AriaNode:
    return node("listitem", "", node("link", title, url=url or f"/{title}"), text(words))


def shown(*rows: AriaNode) -> Selection:
    return select(make_observation(listing("申請", *rows)), SelectionRule())


def plan(*rows: AriaNode) -> tuple[PlannedRow, ...]:
    planned, problem = planned_rows([(0, match) for match in shown(*rows).matches])
    assert not problem
    return planned


def words(match: RowMatch | None) -> str:
    return match.row.words if match else ""


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ((row("乙", "200円"), row("甲", "100円")), "甲 100円"),
        ((row("乙", "200円"), row("甲", "残り2点")), "甲 残り2点"),
        ((row("甲", "残り2点"), row("甲", "残り3点")), ""),
        ((row("甲", "残り2点", url="/other"), row("乙", "200円")), ""),
        ((row("乙", "200円"), row("丙", "100円")), ""),
        ((row("甲", "100円"), row("甲", "100円")), ""),
    ],
)
def test_which_row_is_the_planned_one(later: tuple[AriaNode, ...], found: str) -> None:
    planned = plan(row("甲", "100円"), row("乙", "200円"))
    assert words(found_again(shown(*later), planned[0], planned)) == found


def test_a_number_is_no_name_of_a_row_for_it_may_be_its_place() -> None:
    planned = plan(row("1", "出張", url="/r"), row("2", "備品", url="/r"))
    later = shown(row("1", "備品", url="/r"), row("2", "交通費", url="/r"))
    assert found_again(later, planned[1], planned) is None


def test_a_name_that_two_planned_rows_share_is_none() -> None:
    planned = plan(row("甲", "100円"), row("甲", "200円"))
    assert found_again(shown(row("甲", "残り2点"), row("乙", "1円")), planned[0], planned) is None


def test_rows_that_say_the_same_cannot_be_planned() -> None:
    twins = [(0, match) for match in shown(row("甲", "100円"), row("甲", "100円")).matches]
    assert "まったく同じ内容" in planned_rows(twins)[1]
