"""What was changed in a text is done to today's text, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.text_edit import EditWay, TextEdit, edited, edits_between, of_row

WIKI = "h1. お客様サポート\n\n連絡先は山田まで。\n\n* 定例会議"


@pytest.mark.parametrize(
    ("after", "ways"),
    [
        (WIKI + "\n* 報告会", [EditWay.APPEND]),
        ("# 目次\n" + WIKI, [EditWay.PREPEND]),
        (WIKI.replace("山田", "鈴木"), [EditWay.REPLACE]),
        (WIKI.replace("\n\n* 定例", "\n至急は電話で。\n\n* 定例"), [EditWay.AFTER]),
        (WIKI.replace("連絡先は山田まで。\n\n", ""), [EditWay.REPLACE]),
    ],
)
def test_an_edit_is_told_by_the_text_before_and_after(after: str, ways: list[EditWay]) -> None:
    edits = edits_between(WIKI, after)
    assert [edit.way for edit in edits] == ways
    assert edited(WIKI, edits) == after


def test_todays_text_keeps_what_somebody_wrote_since() -> None:
    edits = edits_between(WIKI, WIKI + "\n* 報告会")
    assert edited(WIKI + "\n* 総会\n", edits) == WIKI + "\n* 総会\n* 報告会"


def test_a_place_that_is_gone_or_stands_there_twice_is_refused() -> None:
    edits = edits_between(WIKI, WIKI.replace("山田", "鈴木"))
    assert edited(WIKI.replace("山田", "佐藤"), edits) is None
    assert edited(f"{WIKI}\n連絡先は山田まで。", edits) is None


@pytest.mark.parametrize(
    ("before", "after"), [("", "新しい"), (WIKI, "まったく別の文章です。"), (WIKI, WIKI)]
)
def test_another_text_is_no_edit(before: str, after: str) -> None:
    assert edits_between(before, after) == ()


def test_words_that_go_on_in_the_last_line_stay_in_it() -> None:
    (edit,) = edits_between("山田様", "山田様、鈴木様")
    assert edit.is_inline
    assert edited("佐藤様", [edit]) == "佐藤様、鈴木様"


def test_one_line_of_which_a_word_was_replaced_is_an_edit_as_well() -> None:
    before, after = "在宅勤務は週3日までとします。", "在宅勤務は週4日までとします。"
    (edit,) = edits_between(before, after)
    assert (edit.way, edit.anchor, edit.text) == (EditWay.REPLACE, before, after)


@given(
    st.lists(st.text("あいう\n", max_size=6), max_size=8),
    st.lists(st.text("あいうえ", max_size=6), max_size=8),
)
def test_edits_make_exactly_what_was_made(left: list[str], right: list[str]) -> None:
    before, after = "\n".join(left), "\n".join(left[:4] + right + left[4:])
    edits = edits_between(before, after)
    if edits:
        made = edited(before, edits)
        assert made is not None
        assert made.rstrip("\n") == after.rstrip("\n")


def test_words_for_people() -> None:
    assert TextEdit(way=EditWay.APPEND, text="A").in_words() == "「A」を末尾に書き足す"
    assert TextEdit(way=EditWay.PREPEND, text="A").in_words() == "「A」を先頭に書き足す"
    assert (
        TextEdit(way=EditWay.AFTER, anchor="B", text="A").in_words() == "「B」の後に「A」を書き足す"
    )
    assert (
        TextEdit(way=EditWay.BEFORE, anchor="B", text="A").in_words()
        == "「B」の前に「A」を書き足す"
    )
    assert (
        TextEdit(way=EditWay.REPLACE, anchor="B", text="A").in_words() == "「B」を「A」に書き換える"
    )
    assert TextEdit(way=EditWay.REPLACE, anchor="B").in_words() == "「B」を消す"


TABLE = "^ 備品 ^ 状態 ^ 返却 ^\n| 机 | 貸出中 | 12/3 |\n| マイク | 貸出可 | |\n| Wi-Fi | 貸出中 | 12/10 |"


def cell_edit(said: str = "机の状態を貸出可にする") -> TextEdit:
    after = TABLE.replace("| 机 | 貸出中 |", "| 机 | 貸出可 |")
    (edit,) = edits_between(TABLE, after)
    return of_row(edit, TABLE.splitlines(), said)


def test_the_same_cell_is_changed_in_the_row_that_is_called_otherwise() -> None:
    edit = cell_edit()
    assert edit.row == "机"
    lent = edit.model_copy(
        update={"row": "Wi-Fi", "anchor": edit.anchor.replace("机", "Wi-Fi"), "text": edit.text.replace("机", "Wi-Fi")}
    )  # fmt: skip
    assert edited(TABLE, [lent]) == TABLE.replace("| Wi-Fi | 貸出中 |", "| Wi-Fi | 貸出可 |")
    done = TABLE.replace("| 机 | 貸出中 |", "| 机 | 貸出可 |")
    assert edited(done, [edit]) == done


@pytest.mark.parametrize(
    "text",
    [
        TABLE.replace("| 机 |", "| 棚 |"),
        TABLE.replace("| 机 | 貸出中 |", "| 机 | 廃棄 |")
        + "\n| 机 | 貸出中 | 12/9 |\n| 机 | 廃棄 | |",
        TABLE.replace("| 机 | 貸出中 | 12/3 |", "| 机 | 2 | 貸出中 | 12/4 |"),
    ],
    ids=["no such row", "two of them", "another table"],
)
def test_a_row_that_is_not_the_only_one_is_refused(text: str) -> None:
    edit = cell_edit().model_copy(update={"anchor": "| 机 | 貸出中 | 12/5 |"})
    assert edited(text, [edit]) is None


def test_a_row_that_nobody_called_by_a_cell_is_found_by_its_line_only() -> None:
    assert cell_edit("表を直す").row == ""
    (edit,) = edits_between(TABLE + "\n備考", TABLE + "\n備考あり")
    assert of_row(edit, TABLE.splitlines(), "備考").row == ""
