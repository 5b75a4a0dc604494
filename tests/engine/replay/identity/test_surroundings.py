"""Rows, keys, headings and neighbours, read from trees as the snapshot writes them."""

import itertools

import pytest

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.replay.identity.surroundings import (
    Surroundings,
    is_in_row,
    is_under,
    surroundings,
)

_numbers = itertools.count(1)


def node(role: str, name: str = "", *children: AriaNode, text: str = "") -> AriaNode:
    ref = f"e{next(_numbers)}"
    return AriaNode(role=role, name=name, ref=ref, text=text, children=children)


def page(*children: AriaNode) -> Observation:
    root = AriaNode(role="document", children=children)
    return Observation(epoch=1, url="http://x.test/", title="", root=root)


def row(company: str, person: str, amount: str, *more: str) -> AriaNode:
    cells = [node("cell", text) for text in (company, person, amount)]
    buttons = [node("button", text) for text in ("編集", "削除", *more)]
    return node("row", f"{company} {person} {amount}", *cells, node("cell", "", *buttons))


def table() -> Observation:
    return page(
        node("heading", "取引先"),
        node(
            "table", "", row("青空商事株式会社", "山田", "120円"), row("みどり産業", "佐藤", "98円"),
            row("川口製作所", "山田", "5円"),
        ),
    )  # fmt: skip


def around(seen: Observation, name: str, number: int = 0) -> Surroundings:
    found = [one for one in seen.nodes if one.name == name]
    return surroundings(seen, found[number])


def test_the_key_of_a_row_is_its_shortest_text_that_no_other_row_has() -> None:
    place = around(table(), "削除", 1)
    assert place.row_role == "row"
    assert place.needs_row
    assert place.row_keys == ("みどり産業",)  # 佐藤 stands in a column where names repeat
    assert (place.ordinal, place.count) == (2, 3)


def test_a_text_of_two_rows_is_no_key() -> None:
    assert around(table(), "削除", 0).row_keys == ("青空商事株式会社",)


def test_a_state_that_only_one_row_has_today_is_no_key() -> None:
    rows = [row(f"会社{letter}", "在庫あり" if letter != "ウ" else "品切れ", "1円") for letter in "アイウエオ"]  # fmt: skip
    assert around(page(node("table", "", *rows)), "削除", 2).row_keys == ("会社ウ",)


@pytest.mark.parametrize("text", ["2,980円", "2026/11/20", "(3)", "★4.5", "12件"])
def test_prices_dates_and_counts_are_no_keys(text: str) -> None:
    rows = [node("listitem", "", node("generic", text=text), node("button", "開く")) for _ in "ab"]
    assert around(page(node("list", "", *rows)), "開く").row_keys == ()


def test_a_code_is_a_key_when_there_are_no_words() -> None:
    rows = [node("row", "", node("cell", code), node("cell", "", node("button", "開く"))) for code in ("A-1023", "A-1024")]  # fmt: skip
    assert around(page(node("table", "", *rows)), "開く", 1).row_keys == ("A-1024",)


def test_cards_without_any_role_are_rows_too() -> None:
    cards = [
        node("generic", "", node("heading", title), node("generic", text="980円"), node("button", "買う"))
        for title in ("赤い本", "青い本")
    ]  # fmt: skip
    assert around(page(*cards), "買う", 1).row_keys == ("青い本",)


def test_a_link_that_is_a_row_of_its_own_needs_no_row() -> None:
    rows = [node("row", "", node("cell", "", node("link", name)), node("cell", "済み")) for name in ("見積書", "請求書")]  # fmt: skip
    assert not around(page(node("table", "", *rows)), "見積書").needs_row


def test_the_only_row_of_a_table_is_a_row() -> None:
    place = around(page(node("table", "", row("青空商事", "山田", "1円"))), "削除")
    assert place.needs_row
    assert place.row_keys[0] == "山田"


def test_what_stands_in_a_form_that_opened_in_a_row_is_of_the_form() -> None:
    form = node(
        "region",
        "クイック編集",
        node("text", text="年"),
        node("checkbox", "先頭に固定表示"),
        node("button", "更新"),
    )
    rows = (
        row("青空商事株式会社", "山田", "120円"),
        node("row", "", node("cell", "", form)),
        row("川口製作所", "佐藤", "5円"),
    )
    place = around(page(node("table", "", *rows)), "更新")
    assert (place.row_role, place.needs_row, place.row_key) == ("", False, "")


def test_the_controls_of_a_heading_are_none_of_its_words() -> None:
    title = node("text", text="ようこそ")
    with_edit = node("heading", "ようこそ [編集]", title, node("generic", "", node("text", text="["), node("link", "編集"), node("text", text="]")))  # fmt: skip
    whole = node("heading", "設定", node("link", "設定"))
    assert around(page(with_edit, node("button", "開く")), "開く").heading == "ようこそ"
    assert around(page(whole, node("button", "開く")), "開く").heading == "設定"


def test_containers_headings_terms_and_neighbours() -> None:
    seen = page(
        node("heading", "申込"),
        node("form", "住所", node("text", text="番地まで"), node("textbox", "町名"), node("button", "次へ")),
        node("generic", "", node("term", "", text="部署"), node("definition", "", node("textbox", ""))),
        node("heading", "2026年の記録"),
        node("button", "開く"),
    )  # fmt: skip
    place = around(seen, "町名")
    assert [scope.name for scope in place.scopes] == ["住所"]
    assert place.heading == "申込"
    assert place.neighbours == ("番地まで", "申込", "次へ", "部署")
    unnamed = next(one for one in seen.nodes if one.role == "textbox" and not one.name)
    assert surroundings(seen, unnamed).terms == ("部署",)
    assert around(seen, "開く").heading == ""


@pytest.mark.parametrize(
    ("number", "key", "is_own"),
    [(0, "青空商事株式会社", True), (0, "青空 商事株式会社", True), (1, "青空商事株式会社", False), (2, "山田", True)],
)  # fmt: skip
def test_a_row_holds_its_own_key_and_no_other(number: int, key: str, is_own: bool) -> None:
    seen = table()
    delete = [one for one in seen.nodes if one.name == "削除"][number]
    assert is_in_row(seen, delete, key) is is_own


def test_the_last_button_left_is_not_in_the_row_whose_button_is_gone() -> None:
    first = node("generic", "", node("heading", "配送先"), node("paragraph", text="東京"))
    second = node("generic", "", node("heading", "支払い"), node("button", "変更"))
    seen = page(node("main", "", first, second))
    (change,) = [one for one in seen.nodes if one.name == "変更"]
    assert not is_in_row(seen, change, "配送先")
    assert is_in_row(seen, change, "支払い")


def test_frames_are_worlds_of_their_own() -> None:
    inner = node("iframe", "", node("button", "送る"))
    seen = page(node("form", "外の枠", node("heading", "外"), inner), node("button", "送る"))
    (sent, _) = [one for one in seen.nodes if one.name == "送る"]
    place = surroundings(seen, sent)
    assert (place.count, place.heading, place.scopes) == (1, "", ())


def test_a_row_of_nothing_but_a_day_and_a_price_is_known_by_these() -> None:
    rows = [node("row", "", node("cell", day), node("cell", price), node("cell", "", node("button", "削除"))) for day, price in (("2026/10/01", "800円"), ("2026/10/02", "900円"))]  # fmt: skip
    assert around(page(node("table", "", *rows)), "削除", 1).row_keys == ("2026/10/02", "900円")


def test_the_only_row_is_known_by_its_day_but_not_by_a_count() -> None:
    day = node("row", "", node("cell", "2026/10/01"), node("cell", "", node("button", "削除")))
    count = node("row", "", node("cell", "全 34 件"), node("cell", "", node("button", "CSV出力")))
    assert around(page(node("table", "", day)), "削除").row_keys == ("2026/10/01",)
    assert around(page(node("table", "", count)), "CSV出力").row_keys == ()


def test_a_field_of_a_dialog_is_told_from_one_of_the_page_by_the_dialog_and_no_row() -> None:
    def box(title: str, *fields: AriaNode) -> AriaNode:
        return node("generic", "", node("heading", title), node("generic", "", *fields))

    parts = box("基本", node("textbox", "名前")), box("色", node("combobox", "配色"))
    dialog = node("dialog", "設定", node("generic", "", *parts))
    search = node("generic", "", node("textbox", "名前"), node("generic", text="検索"))
    found = around(page(search, node("generic", "", dialog)), "名前", 1)
    assert found.row_keys == ()
    assert [one.name for one in found.scopes] == ["設定"]


@pytest.mark.parametrize(
    ("column", "heads", "expected"),
    [
        ("名前", ("名前", "上司"), False),  # it stands under another heading today
        ("上司", ("名前", "上司"), True),
        ("氏名", ("名前", "上司"), True),  # the heading of then is gone
        ("", ("名前", "上司"), True),
    ],
)
def test_a_rows_text_stands_under_its_heading(
    column: str, heads: tuple[str, ...], *, expected: bool
) -> None:
    head = node("row", "", *(node("columnheader", one) for one in (*heads, "操作")))
    rows = [
        node("row", "", node("cell", name), node("cell", chief), node("cell", "", node("button", "招待")))
        for name, chief in (("佐藤", "田中"), ("鈴木", "山田"))
    ]  # fmt: skip
    seen = page(node("table", "", head, *rows))
    button = next(one for one in seen.nodes if one.name == "招待")
    assert is_under(seen, button, "田中", column) is expected
    assert around(seen, "招待").row_column in heads
