"""The preview of a table on a terminal."""

from unicodedata import east_asian_width

from studio.cli.terminal.table_text import PREVIEW_ROWS, preview
from studio.domain.actions.outcome import ExtractedTable


def width(text: str) -> int:
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def test_columns_stand_in_line_whatever_the_letters() -> None:
    table = ExtractedTable(
        columns=("商品名", "価格"), rows=(("Python 入門", "2,980円"), ("ＳＱＬ", "10円"))
    )
    size, *lines = preview(table)
    assert size == "結果の表（2 行 × 2 列）："
    starts = [
        width(line[: line.index(word)])
        for line, word in zip((lines[0], *lines[2:]), ("価格", "2,980円", "10円"), strict=True)
    ]
    assert len(set(starts)) == 1


def test_only_the_first_rows_are_shown_and_the_rest_is_counted() -> None:
    table = ExtractedTable(columns=("番号",), rows=tuple((str(n),) for n in range(1_234)))
    lines = preview(table)
    assert lines[-1] == "  …ほか 1,224 行"
    assert len(lines) == PREVIEW_ROWS + 4


def test_long_cells_are_cut_and_a_page_cannot_move_the_terminal() -> None:
    table = ExtractedTable(columns=("題",), rows=(("あ" * 99,), ("x\n\x1b[2J\u202e" + "y" * 99,)))
    lines = preview(table)
    assert all(width(line) <= 28 for line in lines[1:])
    assert not any(sign in line for line in lines for sign in "\n\x1b\u202e")
    assert "…" in lines[3]


def test_uneven_rows_are_shown_all_the_same() -> None:
    table = ExtractedTable(columns=("a",), rows=((), ("1", "2")))
    assert preview(table)[-1].split() == ["1", "2"]
