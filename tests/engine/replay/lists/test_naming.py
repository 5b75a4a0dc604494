"""What a row is called: the record that it tells of, not whose it is."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.naming import called
from studio.engine.replay.lists.rules import select
from tests.factories import GOOD_AND_CHEAP, grid, listing, make_observation, node, text

AUTHORS = ("山田 太郎", "佐藤 花子", "山田 太郎", "山田 太郎")
TITLES = ("Python 入門", "はじめての SQL", "Python 実践", "Rust の本")


def _names(page: AriaNode) -> tuple[str, ...]:
    (table,) = find_tables(make_observation(page))
    return tuple(called(table, row) for row in table.rows)


def _cards(*parts: tuple[AriaNode, ...]) -> AriaNode:
    button = node("button", "カートに入れる")
    return listing("本", *(node("listitem", "", *one, button) for one in parts))


BY_AUTHORS = [
    _cards(*((node("link", by), node("link", of), text("2,980円")) for by, of in zip(AUTHORS, TITLES, strict=True))),
    _cards(*((text(of), node("link", by), text("2,980円")) for by, of in zip(AUTHORS, TITLES, strict=True))),
    _cards(*((text(of), text("著者："), node("link", by)) for by, of in zip("甲乙丙丁", TITLES, strict=True))),
    _cards(*((text("新着"), text(f"著者: {by}"), text(of)) for by, of in zip("甲乙丙丁", TITLES, strict=True))),
]  # fmt: skip


@pytest.mark.parametrize("page", BY_AUTHORS)
def test_a_card_is_called_by_what_it_tells_of(page: AriaNode) -> None:
    assert _names(page) == TITLES


def test_a_table_is_called_by_its_column_of_names() -> None:
    page = node(
        "table",
        "",
        node("row", "", *(node("columnheader", one) for one in ("著者", "書名", "価格"))),
        *(
            node(
                "row", "", node("cell", "", node("link", by)), node("cell", of), node("cell", "9円")
            )
            for by, of in zip("甲乙丙丁", TITLES, strict=True)
        ),
    )
    assert _names(page) == TITLES


@pytest.mark.parametrize(
    ("page", "names"),
    [
        (_cards(*((node("link", of), node("link", by)) for by, of in zip("甲乙丙丁", TITLES, strict=True))), TITLES),
        (_cards(*((node("link", "本"), text(of)) for of in TITLES[:1])), ("本",)),
        (_cards((node("heading", "見出し"), node("link", "甲")), (node("heading", "題"), node("link", "甲"))), ("見出し", "題")),
        (grid(("番号", "担当者"), ("A-1", "山田"), ("A-2", "山田")), ("A-1", "A-2")),
    ],
)  # fmt: skip
def test_what_told_the_rows_apart_before_still_does(page: AriaNode, names: tuple[str, ...]) -> None:
    assert _names(page) == names


def test_the_log_of_rows_tells_what_was_taken() -> None:
    rows = [(node("link", by), node("link", of), text("★4.5"), text("980円")) for by, of in zip(AUTHORS, TITLES, strict=True)]  # fmt: skip
    selection = select(make_observation(_cards(*rows)), GOOD_AND_CHEAP, "カートに入れる")
    assert tuple(note.row for note in selection.notes) == TITLES
    assert [match.row.title for match in selection.matches] == list(AUTHORS)  # known by it
