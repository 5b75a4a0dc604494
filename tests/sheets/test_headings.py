from studio.sheets.headings import Span, column_letters, find_headings, without_missing
from studio.sheets.outline import column_index


def test_nothing_has_no_headings() -> None:
    assert find_headings([["", " "], []]) is None


def test_columns_without_a_heading_count_only_within_the_table() -> None:
    headed = find_headings([["a", "", "b"], ["1", "2", "3", "", "", "9"]])
    assert headed is not None
    assert headed.names == ("a", "列B", "b")


def test_a_group_above_its_columns_is_joined_only_where_others_reach_over_both_lines() -> None:
    lines = [["氏名", "", "金額"], ["山田", "太郎", "100"]]
    headed = find_headings(lines, [Span(0, 0, 0, 1)])
    assert headed is not None
    assert headed.line == 0
    assert headed.names == ("氏名", "氏名（2）", "金額")


def test_letters_and_numbers_of_columns() -> None:
    for index in (0, 25, 26, 701, 702, 16_383):
        assert column_index(column_letters(index)) == index
    assert without_missing(["a"], (0, 1)) == ("a", "")
