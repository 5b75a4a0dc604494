"""Which rows of a list are ticked; ticking itself is shown in a real browser (tests/browser/test_ticking.py)."""

from studio.domain.page.observation import AriaNode
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.ticking import is_ticked, ticked_rows
from tests.factories import make_observation


def row(number: int, name: str, *, is_on: bool) -> AriaNode:
    box = AriaNode(
        ref=f"e{number}", role="checkbox", name="", states={"checked": "true"} if is_on else {}
    )
    cells = (
        AriaNode(role="cell", name="", children=(box,)),
        AriaNode(role="cell", name=name),
        AriaNode(role="cell", name=f"{number},000円"),
    )
    return AriaNode(role="row", name="", children=cells)


def test_the_ticked_rows_of_a_list_are_told() -> None:
    rows = (row(1, "交通費", is_on=True), row(2, "文具", is_on=False), row(3, "宿泊", is_on=True))
    page = make_observation(AriaNode(role="table", name="申請", children=rows))
    (table,) = find_tables(page)
    assert [one.node.words() for one in ticked_rows(table)] == [rows[0].words(), rows[2].words()]


def test_a_box_is_on_only_where_it_says_so() -> None:
    assert is_ticked(AriaNode(ref="e1", role="checkbox", states={"checked": "true"}))
    assert not is_ticked(AriaNode(ref="e1", role="checkbox", states={"checked": "mixed"}))
