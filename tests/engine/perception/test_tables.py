"""Tables whose cells reach over columns or rows: what stands under a heading is never its neighbour."""

from studio.domain.observation import AriaNode
from studio.engine.perception.tables import Table, find_tables
from studio.engine.replay.columns import read_column
from tests.factories import make_observation, node


def table(*rows: AriaNode) -> Table:
    heads = [row for row in rows if row.children[0].role == "columnheader"]
    body = [row for row in rows if row not in heads]
    whole = node("table", "", node("rowgroup", "", *heads), node("rowgroup", "", *body))
    return [one for one in find_tables(make_observation(whole)) if one.headers][-1]


def head(*cells: str | AriaNode) -> AriaNode:
    return node("row", "", *(one if isinstance(one, AriaNode) else node("columnheader", one) for one in cells))  # fmt: skip


def row(*cells: str | AriaNode) -> AriaNode:
    return node("row", "", *(one if isinstance(one, AriaNode) else node("cell", one) for one in cells))  # fmt: skip


def said(held: Table, column: str) -> list[float | str | None]:
    readings = [read_column(held, one, column) for one in held.rows]
    return [one.number if one.amount else one.text for one in readings]


def test_a_heading_over_two_columns_moves_those_behind_it() -> None:
    wide = node("columnheader", "商品", colspan="2")
    held = table(head(wide, "定価", "価格"), row("画像", "本A", "2,900円", "3,500円"), row("画像", "本B", "5,000円", "2,500円"))  # fmt: skip
    assert said(held, "価格") == [3_500, 2_500]
    assert said(held, "定価") == [2_900, 5_000]


def test_a_cell_over_two_rows_stands_in_both() -> None:
    tall = node("cell", "営業部", rowspan="2")
    held = table(head("部署", "金額", "税額"), row(tall, "30,000円", "3,000円"), row("9,000円", "900円"), row("経理部", "8,000円", "800円"))  # fmt: skip
    assert said(held, "部署") == ["営業部", "営業部", "経理部"]
    assert said(held, "金額") == [30_000, 9_000, 8_000]


def test_two_lines_of_headings_are_one_and_a_name_of_both_is_none() -> None:
    first = head(node("columnheader", "商品", rowspan="2"), node("columnheader", "価格", colspan="2"))  # fmt: skip
    held = table(first, head("定価", "特価"), row("本A", "2,900円", "3,500円"), row("本B", "5,000円", "2,500円"))  # fmt: skip
    assert held.headers == ("商品", "価格 定価", "価格 特価")
    assert said(held, "特価") == [3_500, 2_500]
    assert said(held, "価格") == ["", ""]


def test_a_table_of_single_cells_is_read_as_it_stands() -> None:
    held = table(head("氏名", "金額"), row("山田", "100円", "取消"), row("佐藤", "200円", "取消"))
    assert said(held, "金額") == [100, 200]
    assert all(not one.spread for one in held.rows)


def test_a_heading_row_is_no_data_whatever_stands_between_its_headings() -> None:
    handles = (
        node("columnheader", "番号"),
        node("generic", "resize"),
        node("columnheader", "金額"),
    )
    head = node("row", "", *handles)
    body = [node("row", "", node("gridcell", f"A-{n}"), node("gridcell", f"{n}円")) for n in (1, 2)]
    (table,) = find_tables(make_observation(node("grid", "", head, *body)))
    assert table.headers == ("番号", "金額")
    assert [row.title for row in table.rows] == ["A-1", "A-2"]
