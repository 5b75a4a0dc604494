from pathlib import Path

import pytest

from studio.domain.errors import StudioError
from studio.sheets.csv_file import taken_apart
from studio.sheets.table_files import read_table


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "utf-16"])
def test_letters_are_found_out(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes('氏名,金額\r\n髙橋①,"1,200"\r\n'.encode(encoding))
    sheet = read_table(path)
    assert sheet.headings == ("氏名", "金額")
    assert sheet.rows[0].cells == ("髙橋①", "1,200")
    assert sheet.name == ""


def test_line_breaks_and_quotes_inside_cells_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text('名,備考\na,"1 行目\n2 行目 ""引用"""\n\nb,x\n', encoding="utf-8")
    sheet = read_table(path)
    assert sheet.rows[0].cells == ("a", '1 行目\n2 行目 "引用"')
    assert [row.number for row in sheet.rows] == [1, 3]


def test_tabs_and_semicolons_are_seen(tmp_path: Path) -> None:
    for name, text in (
        ("a.tsv", "x\ty\n1,5\t2\n"),
        ("b.csv", "x;y\n1,5;2\n"),
        ("c.txt", "x\ty\n1,5\t2\n"),
    ):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert read_table(path).rows[0].cells == ("1,5", "2")


def test_amounts_with_commas_do_not_hide_the_tabs(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("氏名\t金額\n山田\t1,200,000\n佐藤\t1,300,000\n", encoding="cp932")
    assert read_table(path).rows[1].cells == ("佐藤", "1,300,000")


def test_a_line_that_tells_excel_the_sign_between_cells_is_no_heading(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("sep=;\n氏名;住所\na;x, y, z\n", encoding="utf-8")
    sheet = read_table(path)
    assert sheet.headings == ("氏名", "住所")
    assert sheet.rows[0].cells == ("a", "x, y, z")
    assert sheet.notes == ()


def test_short_and_long_lines_are_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("a,b,c\n1\n1,2,3,4\n", encoding="utf-8")
    sheet = read_table(path)
    assert sheet.headings == ("a", "b", "c", "列D")
    assert [row.cells for row in sheet.rows] == [("1", "", "", ""), ("1", "2", "3", "4")]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'a,b\n1,"2\n', "引用符"),
        (b"a,b\n1,\0\n", "文字ではない"),
        ("氏名,x\n".encode("iso2022_jp"), "JIS"),
        (b'a\n"' + b"x" * 200_001, "閉じていない"),
        (b"\x81\xff,\xfe\xfd\n", "文字コード"),
        (b"\xef\xbb\xbf\xff\xff", "文字コード"),
        (b"\n\n,,\n", "表がありません"),
    ],
)
def test_what_is_no_table_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(content)
    with pytest.raises(StudioError, match=words):
        read_table(path)


def test_how_it_was_written_is_known(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes("氏名,金額\n山田,1\n".encode("cp932"))
    text = taken_apart(path)
    assert (text.encoding, text.delimiter) == ("cp932", ",")
    assert text.raw == ["氏名,金額\n", "山田,1\n"]
