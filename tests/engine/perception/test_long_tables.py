"""The middle of a long table is folded in a run's views, but for the rows that the person may mean."""

import pytest

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.long_tables import LONG, LONG_TO_READ
from studio.engine.perception.render import render
from studio.engine.perception.run_view import RunView
from studio.engine.perception.search import find
from tests.factories import make_observation, node, numbered

NAMES = ("山田 拓也", "佐藤 健太", "伊藤 陽菜", "渡辺 大輔", "小林 美咲", "中村 真央", "加藤 千尋")


def staff(count: int) -> Observation:
    rows = [
        node("row", "", *(node("cell", "", node(role, said)) for role, said in _cells(n)))
        for n in range(1, count + 1)
    ]
    head = node("row", "", *(node("columnheader", one) for one in ("社員", "番号", "部署")))
    return make_observation(numbered(node("document", "", node("table", "名簿", head, *rows))))


def _cells(number: int) -> tuple[tuple[str, str], ...]:
    place = "営業部" if number % 2 else "総務部"
    return (("link", NAMES[number % 7]), ("text", f"E{number:04}"), ("text", place))


def rows_of(page: Observation, wanted: str, *, is_to_read: bool = False) -> list[str]:
    told = render(page, run_view=RunView(wanted, is_to_read=is_to_read))
    return [line for line in told.split("\n") if "|E0" in line]


@pytest.mark.parametrize(
    ("count", "is_to_read", "is_whole"),
    [(LONG, False, True), (LONG + 1, False, False), (LONG_TO_READ, True, True)],
)
def test_a_table_is_whole_as_long_as_it_is_read_at_a_glance(
    count: int, *, is_to_read: bool, is_whole: bool
) -> None:
    shown = rows_of(staff(count), "", is_to_read=is_to_read)
    assert (len(shown) == count) is is_whole


@pytest.mark.parametrize("wanted", ["社員番号E0042を開く", "番号 42 の人", "E0042"])
def test_the_row_that_is_meant_stands_among_the_folded(wanted: str) -> None:
    page = staff(60)
    shown = rows_of(page, wanted)
    assert any("E0042" in line for line in shown) is ("0042" in wanted)
    assert len(shown) < 15


def test_words_that_most_rows_have_tell_none_of_them_apart() -> None:
    assert rows_of(staff(60), "営業部の全員を選ぶ") == rows_of(staff(60), "")


def test_every_row_that_is_folded_is_found() -> None:
    page = staff(60)
    shown = "\n".join(rows_of(page, ""))
    links: list[AriaNode] = [one for one in page.operable if one.role == "link"]
    folded = [
        n for n, one in enumerate(links, 1) if f"{page.short_ref(one.ref or '')} " not in shown
    ]
    assert len(folded) > 40
    for number in folded:
        ref = page.short_ref(links[number - 1].ref or "")
        assert f"> {ref} " in find(page, f"E{number:04}").text
