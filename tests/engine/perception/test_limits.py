"""A list that shows the first of an order is not the whole."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.perception.limits import beyond, told_limit
from studio.engine.perception.tables import find_tables
from tests.factories import grid, make_observation, node, text

THREE = grid(("番号", "題名"), ("1", "紙"), ("2", "椅子"), ("3", "机"))


def limit(*above: AriaNode) -> int:
    page = make_observation(node("generic", "", *above, THREE))
    return told_limit(page, find_tables(page)[0])


@pytest.mark.parametrize(
    "words",
    ["担当者未定の最新チケット3件", "最近の 3 件", "上位３件", "Top 3", "3 newest unowned tickets"],
)
@pytest.mark.parametrize("role", ["heading", "link"])
def test_a_full_list_of_the_first_so_many_has_a_limit(role: str, words: str) -> None:
    assert limit(node(role, words)) == 3


@pytest.mark.parametrize(
    "words",
    [
        "チケット 3 件",
        "全 3 件",
        "最新チケット 10 件",
        "最終更新 11/3",
        "最近の 3月",
        "最新の Ver.2.3",
    ],
)
def test_a_count_a_list_that_is_not_full_and_a_date_are_no_limit(words: str) -> None:
    assert limit(node("heading", words)) == 0


def test_what_stands_above_another_part_of_the_page_calls_no_list() -> None:
    other = node("complementary", "", node("heading", "最新 3 件"), node("button", "開く"))
    page = make_observation(other, node("generic", "", text("在庫"), THREE))
    tables = [one for one in find_tables(page) if one.headers]
    assert told_limit(page, tables[0]) == 0


def test_who_asks_for_the_first_so_many_has_them() -> None:
    assert "10 件まで" in beyond(10, "担当者のいないチケットを一覧にして")
    assert beyond(10, "最新のチケットを一覧にして") == ""
    assert beyond(10, "チケットを10件取り出して") == ""
    assert beyond(0, "担当者のいないチケットを一覧にして") == ""
