"""Tables whose cells reach over columns or rows: what stands under a heading is never its neighbour."""

from studio.domain.page.observation import AriaNode
from studio.engine.perception.tables import Table, find_tables, list_name
from studio.engine.replay.lists.columns import read_column
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


def test_the_heading_of_a_column_stands_for_its_own_table() -> None:
    link = node("columnheader", "", node("link", "番号", ref="e9"))
    page = make_observation(
        node("heading", "絞り込み"),
        node("list", "", *(node("listitem", "", node("link", name), node("text", "件")) for name in ("担当", "報告"))),
        node("heading", "チケット"),
        node("table", "", node("rowgroup", "", row_of(link)), node("rowgroup", "", row("31", "表示の崩れ"), row("30", "並び順"))),
    )  # fmt: skip
    assert list_name(page, "e9") == "チケット"


def row_of(*cells: AriaNode) -> AriaNode:
    return node("row", "", *cells, node("columnheader", "題名"))


def test_fields_below_the_headings_that_filter_the_columns_are_no_row() -> None:
    fields = row(*(node("cell", "", node("textbox", f"{name} 絞り込み")) for name in "番氏"))
    body = row("1", "山田"), row("2", "佐藤")
    assert [one.title for one in table(head("番号", "氏名"), fields, *body).rows] == ["1", "2"]


def test_a_form_in_rows_keeps_its_first_row() -> None:
    rows = [
        row(*(node("cell", "", node("textbox", f"{name}{n}")) for name in "番氏")) for n in (1, 2)
    ]
    assert len(table(head("番号", "氏名"), *rows).rows) == 2


def test_a_row_is_not_called_like_its_box() -> None:
    box = node("cell", "", node("checkbox", "Select Row"))
    held = table(head(node("columnheader", ""), "番号"), row(box, "P-40"), row(box, "P-41"))
    assert [one.title for one in held.rows] == ["P-40", "P-41"]


def test_the_layout_of_a_page_is_no_list() -> None:
    def column(*parts: AriaNode) -> AriaNode:
        return node("generic", "", *parts)

    links = node("navigation", "", node("link", "履歴"), node("link", "設定"))
    content = column(node("main", "", node("heading", "議事録"), node("paragraph", text="予算は400万円とする。"), node("paragraph", text="以上")))  # fmt: skip
    page = make_observation(
        column(content, column(links, node("search", "", node("textbox", "検索"))))
    )
    assert not find_tables(page)


def test_one_part_of_a_page_is_no_list() -> None:
    bar = node(
        "generic", "", node("button", "公開"), node("button", "非公開"), node("text", text="2 件")
    )
    head = node("generic", "", node("heading", "一覧"))
    assert not find_tables(make_observation(node("main", "", head, bar)))


def test_a_text_with_sections_and_the_links_below_it_are_no_list() -> None:
    first = (node("heading", "議題"), node("list", "", node("listitem", "5月の実績")))
    second = (
        node("heading", "決定事項"),
        node("list", "", node("listitem", "予算は400万円とする。")),
    )
    text = node("generic", "", *first, *second)
    links = node("generic", "", node("link", "カテゴリ"), node("text", ":"), node("list", "", node("listitem", "", node("link", "議事録"))))  # fmt: skip
    assert find_tables(make_observation(node("main", "", text, links))) == ()


def test_an_empty_cell_among_headings_is_a_heading_without_a_name() -> None:
    held = table(head("", "タイトル", "状態", node("cell", "")), row("箱", "春", "公開", "編集"), row("箱", "夏", "下書き", "編集"))  # fmt: skip
    assert held.headers == ("", "タイトル", "状態", "")
    assert said(held, "状態") == ["公開", "下書き"]


def test_a_link_that_holds_a_heading_says_its_words_once() -> None:
    def card(name: str) -> AriaNode:
        return node(
            "listitem",
            "",
            node("link", name, node("heading", name), ref="e1"),
            node("text", text="980円"),
        )

    (held,) = find_tables(make_observation(node("list", "", card("春"), card("夏"))))
    assert [one.words for one in held.rows] == ["春 980円", "夏 980円"]


def test_a_last_heading_beside_an_empty_cell_is_one_though_the_browser_says_it_heads_a_row() -> (
    None
):
    wide = node("columnheader", "操作", colspan="2")
    heads = head(wide, "番号", node("rowheader", "備考"), node("cell", "", colspan="2"))
    held = table(heads, row("編集", "削除", "101", "来客"), row("編集", "削除", "102", "社内"))
    assert said(held, "番号") == [101, 102]
    assert said(held, "備考") == ["来客", "社内"]
    assert len(held.rows) == 2


def test_headings_that_a_page_calls_cells_of_its_grid_are_headings() -> None:
    ticks = node("gridcell", "", node("checkbox", "すべて選択"), node("generic"))
    heads = node("row", "", ticks, *(node("gridcell", one, head=one) for one in ("品名", "状態")))
    body = [node("row", "", *(node("gridcell", one) for one in ("", *cells))) for cells in (("カメラ", "貸出中"), ("電卓", "返却済"))]  # fmt: skip
    whole = node("grid", "", node("rowgroup", "", heads), node("rowgroup", "", *body))
    (held,) = [one for one in find_tables(make_observation(whole)) if one.headers]
    assert said(held, "状態") == ["貸出中", "返却済"]
    plain = node("row", "", node("gridcell", "電卓", head="電卓"), node("gridcell", "返却済"))
    whole = node("grid", "", node("rowgroup", "", plain, *body))
    assert not [one for one in find_tables(make_observation(whole)) if one.headers]
