from studio.sheets.headings import (
    Headed,
    HeadingSpan,
    column_letters,
    find_headings,
    without_missing,
)
from studio.sheets.outline import column_index


def test_nothing_has_no_headings() -> None:
    assert find_headings([["", " "], []]) is None


def test_columns_without_a_heading_count_only_within_the_table() -> None:
    headed = find_headings([["a", "", "b"], ["1", "2", "3", "", "", "9"]])
    assert headed is not None
    assert headed.names == ("a", "列B", "b")


def test_a_group_above_its_columns_is_joined_only_where_others_reach_over_both_lines() -> None:
    lines = [["氏名", "", "金額"], ["山田", "太郎", "100"]]
    headed = find_headings(lines, [HeadingSpan(0, 0, 0, 1)])
    assert headed is not None
    assert headed.line == 0
    assert headed.names == ("氏名", "氏名（2）", "金額")


def test_columns_of_equal_or_like_names_are_told() -> None:
    headed = find_headings((("氏名", "氏名", "ID", "ＩＤ", "", ""), ("a", "b", "1", "2", "3", "4")))
    assert headed is not None
    assert headed.notes == (
        "「氏名」という列が 2 列あります。どれを使うか確かめてください。",
        "「ID」「ＩＤ」は、よく似た名前の列です。どれを使うか確かめてください。",
    )


def test_letters_and_numbers_of_columns() -> None:
    for index in (0, 25, 26, 701, 702, 16_383):
        assert column_index(column_letters(index)) == index
    assert without_missing(["a"], (0, 1)) == ("a", "")


def test_a_title_merged_over_the_whole_table_is_no_heading() -> None:
    lines = (("経費一覧", "", "", ""), ("氏名", "部署", "日付", "金額"), ("a", "b", "c", "1"))
    headed = find_headings(lines, (HeadingSpan(0, 0, 0, 3),))
    assert headed == Headed(1, ("氏名", "部署", "日付", "金額"), (0, 1, 2, 3))


def test_groups_merged_above_their_columns_are_joined_to_them() -> None:
    lines = (
        ("基本", "", "", "支払", "", ""),
        ("姓", "名", "部署", "日付", "金額", "備考"),
        ("a", "b", "c", "1", "2", "3"),
    )
    headed = find_headings(lines, (HeadingSpan(0, 0, 0, 2), HeadingSpan(0, 3, 0, 5)))
    assert headed is not None
    assert headed.line == 1
    assert headed.names[:4] == ("基本 姓", "基本 名", "基本 部署", "支払 日付")
