"""Which table is meant, which rows match, and when it refuses."""

from datetime import datetime

import pytest

from studio.domain.actions.rule import Comparison, Joining, SelectionRule
from studio.domain.page.observation import AriaNode
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.rules import order_key, order_problem, select
from tests.factories import (
    GOOD_AND_CHEAP,
    card,
    grid,
    listing,
    make_observation,
    make_rule,
    node,
    results,
    text,
)

PRESS = "カートに入れる"
RANKING = node("complementary", "ランキング", results(name="売れ筋"))
CHEAP = make_rule(("価格", Comparison.AT_MOST, "3000"))


def titles(*nodes: AriaNode, rule: SelectionRule = GOOD_AND_CHEAP, press: str = PRESS):
    selection = select(make_observation(*nodes), rule, press)
    return [match.row.title for match in selection.matches] if selection.table else selection.code


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        ((results(),), ["Python 入門", "はじめての SQL"]),
        ((RANKING, results()), ["Python 入門", "はじめての SQL"]),
        ((results(), RANKING), ["Python 入門", "はじめての SQL"]),
        ((RANKING,), ["Python 入門", "はじめての SQL"]),
        ((results(name="新刊"), results(name="おすすめ")), "AMBIGUOUS_ROWS"),
        ((results(name="新刊"), results(name="検索結果")), ["Python 入門", "はじめての SQL"]),
        ((node("heading", "本"),), "NO_ROWS"),
        ((listing("本", card("A", "100円", "★4.0")),), ["A"]),
        ((node("list", "棚", node("listitem", "", results(), node("link", "もっと見る"))),),
         ["Python 入門", "はじめての SQL"]),
    ],
)  # fmt: skip
def test_which_list_is_meant(nodes: tuple[AriaNode, ...], expected: object) -> None:
    assert titles(*nodes) == expected


def test_a_recorded_place_tells_two_lists_apart() -> None:
    two = (results(name="新刊"), results(("別の本", "100円", "★4.0"), name="おすすめ"))
    rule = GOOD_AND_CHEAP.model_copy(update={"shape": ("list:おすすめ",)})
    assert titles(*two, rule=rule) == ["別の本"]


def _lines(title: str, owner: str, due: str) -> AriaNode:
    """Return a card that is laid out in lines, which look like a list of their own."""
    lines = (
        node("generic", "", node("link", title, url=f"/t/{title}"), text(title)),
        node("generic", "", node("link", owner, url=f"/u/{owner}"), text(owner)),
        node("generic", "", node("link", "期限", url="/d"), text(due)),
        node("generic", "", node("link", "備品", url="/k"), text("備品")),
    )
    return node("listitem", "", *lines)


TASKS = (
    _lines("清掃", "田中 一郎", "2026/11/27"),
    _lines("塗装", "田中 一郎太", "2026/11/25"),
    _lines("修理", "田中 一郎", "2026/12/01"),
)
DUE = ("期限", Comparison.AT_MOST, "2026/11/30")


def test_the_lines_of_a_card_are_no_list_of_their_own() -> None:
    tasks = listing("作業", *TASKS)
    assert len(find_tables(make_observation(tasks))) > 1
    assert titles(tasks, rule=make_rule(DUE), press="") == ["清掃", "塗装"]


def test_a_part_of_a_row_is_one_whole_word_where_it_shall_be_the_same() -> None:
    tasks = listing("作業", *TASKS)
    for comparison, expected in (
        (Comparison.EQUALS, ["清掃"]),
        (Comparison.CONTAINS, ["清掃", "塗装"]),
    ):
        rule = make_rule(("行", comparison, "田中 一郎"), DUE)
        assert titles(tasks, rule=rule, press="") == expected


def test_badges_do_not_hide_a_card() -> None:
    rows = (
        card("A", "新着", "100円", "★4.0"),
        card("B", "200円", "★4.5"),
        card("C", "ベストセラー", "送料無料", "300円", "★5.0"),
    )
    assert titles(listing("本", *rows)) == ["A", "B", "C"]


def test_a_row_without_its_control_or_with_a_disabled_one_is_dropped_with_a_reason() -> None:
    rows = (
        card("A", "100円", "★4.0", disabled="true"),
        card("B", "200円", "★4.0", press=""),
        card("C", "300円", "★4.0"),
    )
    selection = select(make_observation(listing("本", *rows)), GOOD_AND_CHEAP, PRESS)
    assert [(note.row, note.is_match) for note in selection.notes] == [
        ("A", False), ("B", False), ("C", True),
    ]  # fmt: skip
    assert "押せない" in selection.notes[0].reason
    assert "ありません" in selection.notes[1].reason


@pytest.mark.parametrize(
    ("comparison", "value", "expected"),
    [
        (Comparison.AT_LEAST, "2980", ["Python 入門", "Rust 実践"]),
        (Comparison.MORE_THAN, "2980", ["Rust 実践"]),
        (Comparison.AT_MOST, "２,９８０円", ["Python 入門", "はじめての SQL"]),
        (Comparison.LESS_THAN, "2,980", ["はじめての SQL"]),
        (Comparison.EQUALS, "3980円", ["Rust 実践"]),
        (Comparison.AT_LEAST, "安い", "BAD_CONDITION"),
        (Comparison.AT_MOST, "1万円", ["Python 入門", "Rust 実践", "はじめての SQL"]),
        (Comparison.AT_MOST, "3割", []),
    ],
)
def test_comparisons(comparison: Comparison, value: str, expected: object) -> None:
    assert titles(results(), rule=make_rule(("価格", comparison, value))) == expected


def test_words_of_a_column_and_of_any_row() -> None:
    people = grid(("氏名", "部署"), ("佐藤", "経理部"), ("鈴木", "営業部"), ("田中", "経理部 第二"))
    rule = make_rule(("部署", Comparison.EQUALS, "経理部"))
    assert titles(people, rule=rule, press="") == ["佐藤"]
    rule = make_rule(("部署", Comparison.CONTAINS, "経理"))
    assert titles(people, rule=rule, press="") == ["佐藤", "田中"]
    rule = make_rule(("部署", Comparison.NOT_CONTAINS, "経理"))
    assert titles(people, rule=rule, press="") == ["鈴木"]


def test_the_row_log_is_short_and_never_leaves_out_a_match() -> None:
    rows = [card(f"本{n}", f"{9_000 if n < 99 else 100}円", "★4.5") for n in range(100)]
    selection = select(make_observation(listing("本", *rows)), GOOD_AND_CHEAP, PRESS)
    assert len(selection.notes) == 60
    assert selection.notes[-1].row == "本99"
    assert selection.notes[-1].is_match


def test_tables_know_their_headers_place_and_rows() -> None:
    page = make_observation(node("main", "店", RANKING, results()), grid(("氏名",), ("佐藤",)))
    found = {table.place: table for table in find_tables(page)}
    aside = found["list:売れ筋", "complementary:ランキング", "main:店"]
    assert aside.is_aside
    assert not found["list:検索結果", "main:店"].is_aside
    assert [row.title for row in aside.rows] == ["Python 入門", "Rust 実践", "はじめての SQL"]


def test_a_list_of_single_words_is_no_table() -> None:
    menu = listing("献立", *(node("listitem", "", text(word)) for word in ("朝", "昼", "夜")))
    assert find_tables(make_observation(menu)) == ()


def test_days_are_compared_and_sorted_as_days() -> None:
    page = make_observation(
        grid(
            ("件名", "申請日"),
            ("出張", "2026/11/2"),
            ("備品", "令和8年11月20日"),
            ("交通費", "2025年12月31日"),
        )
    )
    since = make_rule(("申請日", Comparison.AT_LEAST, "2026-11-01"), by="申請日", descending=True)
    selection = select(page, since)
    ranked = sorted(selection.matches, key=lambda match: order_key(match, since))
    assert [match.row.title for match in ranked] == ["備品", "出張"]


def test_a_heading_names_the_link_of_its_cell() -> None:
    rows = (
        node(
            "row",
            "",
            node("cell", "", node("link", "AB-1", url="/1")),
            node("cell", "", text("机")),
        ),
        node(
            "row",
            "",
            node("cell", "", node("link", "AB-2", url="/2")),
            node("cell", "", text("棚")),
        ),
    )
    head = node("row", "", node("columnheader", "品番"), node("columnheader", "品名"))
    page = make_observation(node("table", "商品", head, *rows))
    selection = select(page, make_rule(("品名", Comparison.EQUALS, "棚")), "品番")
    assert [match.control and match.control.name for match in selection.matches] == ["AB-2"]


PARTS = grid(
    ("部署", "割引", "締切"),
    ("第1営業部", "30%OFF", "2026/11/20 18:00"),
    ("第1開発部", "500円OFF", "2026/11/21"),
    ("第2営業部", "2割引", "昨日 9:00"),
)
NOW = datetime(2026, 11, 21, 12, 0)


def chosen(rule: SelectionRule) -> list[str]:
    selection = select(make_observation(PARTS), rule, now=NOW)
    ranked = sorted(selection.matches, key=lambda match: order_key(match, rule))
    return [match.row.title for match in ranked]


def test_a_number_inside_a_word_makes_no_two_words_equal() -> None:
    assert chosen(make_rule(("部署", Comparison.EQUALS, "第1営業部"))) == ["第1営業部"]


def test_one_of_several_conditions_is_enough_when_they_are_joined_by_or() -> None:
    some = make_rule(
        ("割引", Comparison.AT_LEAST, "30%"), ("部署", Comparison.CONTAINS, "第2")
    ).model_copy(update={"joining": Joining.ANY})
    assert chosen(some) == ["第1営業部", "第2営業部"]
    notes = select(make_observation(PARTS), some, now=NOW).notes
    assert notes[0].reason == "割引 30%OFF、部署 第1営業部"
    assert "割引 500円OFF" in notes[1].reason
    assert "部署 第1開発部" in notes[1].reason


def test_a_column_of_two_units_is_not_compared_with_a_bare_number() -> None:
    selection = select(
        make_observation(PARTS), make_rule(("割引", Comparison.AT_LEAST, "30")), now=NOW
    )
    assert not selection.matches
    assert selection.notes[0].reason.startswith("「割引」に %引・円引 が混ざっています")
    everything = select(make_observation(PARTS), make_rule(by="割引"), now=NOW)
    assert "種類の違う値" in order_problem(everything.matches, make_rule(by="割引"))


def test_days_and_times_are_compared_together() -> None:
    until = make_rule(("締切", Comparison.AT_MOST, "2026/11/20"))
    assert chosen(until) == ["第1営業部", "第2営業部"]
    assert chosen(make_rule(("締切", Comparison.AT_LEAST, "12:00"))) == ["第1営業部"]
    assert chosen(make_rule(("締切", Comparison.LESS_THAN, "2026/11/20 10:00"))) == ["第2営業部"]
    assert chosen(make_rule(by="締切", descending=True)) == ["第1開発部", "第1営業部", "第2営業部"]


def test_spans_that_overlap_are_in_no_order() -> None:
    vague = grid(("件名", "更新"), ("甲", "3日前"), ("乙", "2026/11/18"))
    rule = make_rule(by="更新")
    selection = select(make_observation(vague), rule, now=NOW)
    assert "まちまち" in order_problem(selection.matches, rule)


def test_prices_with_tax_and_without_are_in_no_order() -> None:
    mixed = grid(("商品", "価格"), ("甲", "2,400円（税抜）"), ("乙", "2,500円（税込）"))
    said_of_one = grid(("商品", "価格"), ("甲", "2,400円"), ("乙", "2,500円（税込）"))
    rule = make_rule(by="価格")
    assert "税込と税抜" in order_problem(select(make_observation(mixed), rule).matches, rule)
    assert not order_problem(select(make_observation(said_of_one), rule).matches, rule)


def test_what_a_name_begins_with_and_what_is_blank() -> None:
    people = grid(
        ("氏名", "担当者"), ("テスト顧客", "森"), ("テスト顧客2", ""), ("顧客テスト", "森")
    )
    begins = make_rule(("氏名", Comparison.STARTS_WITH, "テスト顧客"))
    assert titles(people, rule=begins, press="") == ["テスト顧客", "テスト顧客2"]
    nobody = make_rule(("担当者", Comparison.EQUALS, ""))
    assert titles(people, rule=nobody, press="") == ["テスト顧客2"]


def test_the_link_under_a_heading_is_meant_beside_the_menu_of_its_row() -> None:
    def line(number: str, name: str) -> AriaNode:
        cell = node(
            "cell",
            "",
            node("link", number, ref=f"e{number}", url=f"/{number}"),
            node("button", "その他", ref=f"m{number}"),
        )
        return node("row", "", cell, node("cell", name))

    heads = node("row", "", node("columnheader", "社員番号"), node("columnheader", "氏名"))
    people = node("table", "", heads, line("1", "高橋"), line("2", "森"))
    found = select(
        make_observation(people), make_rule(("氏名", Comparison.EQUALS, "高橋")), "社員番号"
    )
    assert [one.control.name for one in found.matches if one.control] == ["1"]


def _cards(*names: str) -> AriaNode:
    rows = (node("generic", "", text(f"{name} 5,980円"), node("button", "申請")) for name in names)
    return node("main", "", node("heading", "備品カタログ"), node("generic", "", *rows))


@pytest.mark.parametrize(
    ("page", "within", "expected"),
    [
        (_cards("加湿器", "電卓"), "備品カタログ", ["加湿器 5,980円", "電卓 5,980円"]),
        (_cards("加湿器"), "備品カタログ", ["加湿器 5,980円"]),
        (_cards("加湿器"), "", "NO_ROWS"),
        (_cards("加湿器"), "お知らせ", "NO_ROWS"),
        (_cards(), "備品カタログ", "NO_ROWS"),
        (node("main", "", node("heading", "備品カタログ"), text("加湿器 5,980円"), node("button", "申請")), "備品カタログ", "NO_ROWS"),
    ],
)  # fmt: skip
def test_the_one_card_that_a_filter_left_is_a_list_of_one_where_the_rule_names_it(
    page: AriaNode, within: str, expected: object
) -> None:
    rule = make_rule(("価格", Comparison.AT_MOST, "9000")).model_copy(update={"within": within})
    assert titles(page, rule=rule, press="申請") == expected


def test_the_one_card_that_is_left_of_a_list_without_any_name_is_the_one_that_was_known() -> None:
    rule = make_rule(("価格", Comparison.AT_MOST, "9000"))
    (seen,) = find_tables(make_observation(_cards("加湿器", "電卓")))
    known = rule.model_copy(update={"shape": seen.place})
    assert titles(_cards("加湿器"), rule=known, press="申請") == ["加湿器 5,980円"]


def test_the_filters_above_a_list_are_no_list_to_choose_from() -> None:
    filters = [
        node(
            "generic",
            "",
            node("generic", text=one),
            node("combobox", one),
            node("generic", text="選ぶ"),
        )
        for one in ("名前", "種類", "名前 種類")
    ]
    charts = grid(("名前", "種類"), ("東京の明細", "表"), ("大阪の明細", "円"))
    page = make_observation(node("generic", "", *filters), charts)
    selection = select(page, SelectionRule(take=0), "", ("名前", "種類"))
    assert selection.table is not None, selection.code
    assert selection.table.headers == ("名前", "種類")
