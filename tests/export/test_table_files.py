"""Tables as files: what a page wrote never runs, nothing is lost unsaid, a file is whole or absent."""

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest
from openpyxl import load_workbook

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import ExportError
from studio.domain.runs.cells import even_rows
from studio.domain.values.cp932 import CsvEncoding
from studio.export.table_files import write_tables

BOOKS = ExtractedTable(
    columns=("商品名", "価格", "番号"),
    rows=(("Python 入門", "2,980", "00123"), ("改行\nのある本", "1.50", "9" * 16)),
)


def table(*rows: tuple[str, ...], columns: tuple[str, ...] = ("値",)) -> ExtractedTable:
    return ExtractedTable(columns=columns, rows=rows)


def read_csv(path: Path, encoding: str) -> list[list[str]]:
    with path.open(encoding=encoding, newline="") as file:
        return list(csv.reader(file))


def sheet_rows(path: Path, sheet: str = "結果") -> list[tuple[object, ...]]:
    book = load_workbook(path)
    return [tuple(cell.value for cell in row) for row in book[sheet].iter_rows()]


@pytest.mark.parametrize(("encoding", "codec"), [("utf-8", "utf-8-sig"), ("cp932", "cp932")])
def test_a_csv_comes_back_as_it_was(tmp_path: Path, encoding: str, codec: str) -> None:
    written = write_tables([BOOKS], tmp_path / "out.csv", CsvEncoding(encoding))
    assert read_csv(tmp_path / "out.csv", codec) == [list(line) for line in even_rows(BOOKS)]
    assert (written.rows, written.replaced, written.paths) == (2, 0, (tmp_path / "out.csv",))
    assert (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbf") is (encoding == "utf-8")


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "＝1+1", "\t=1+1", " =A1", "-", "--1"],
)
def test_no_cell_becomes_a_formula(tmp_path: Path, text: str) -> None:
    write_tables([table((text,), columns=(text,))], tmp_path / "out.csv")
    assert read_csv(tmp_path / "out.csv", "utf-8-sig") == [[f"'{text}"], [f"'{text}"]]
    write_tables([table((text,), columns=(text,))], tmp_path / "out.xlsx")
    cell = load_workbook(tmp_path / "out.xlsx")["結果"]["A2"]
    assert (cell.value, cell.data_type, cell.quotePrefix) == (text, "s", True)


@pytest.mark.parametrize("text", ["-1,200", "+3.5%", "- ", "a=b", "", "3-1"])
def test_plain_numbers_and_words_get_no_apostrophe(tmp_path: Path, text: str) -> None:
    if text == "- ":
        text = "−"  # the typographic minus runs nowhere
    write_tables([table((text,))], tmp_path / "out.csv")
    assert read_csv(tmp_path / "out.csv", "utf-8-sig")[1] == [text]


def test_excel_gets_numbers_that_can_be_summed_and_codes_that_stay_codes(tmp_path: Path) -> None:
    path = tmp_path / "out.xlsx"
    write_tables([BOOKS], path)
    assert sheet_rows(path) == [
        BOOKS.columns,
        ("Python 入門", 2980, "00123"),
        ("改行\nのある本", 1.5, "9" * 16),
    ]
    sheet = load_workbook(path)["結果"]
    assert (sheet["B2"].number_format, sheet["B3"].number_format) == ("#,##0", "0.00")
    assert sheet["A1"].font.b
    assert sheet.freeze_panes == "A2"
    assert sheet.column_dimensions["A"].width > sheet.column_dimensions["B"].width


@pytest.mark.parametrize(
    "text", ["1e5", "１２３", "1,23", "12,3456", "0x10", "2,980円", "-0123", "12345678901234.56"]
)
def test_what_only_looks_like_a_number_stays_text(tmp_path: Path, text: str) -> None:
    write_tables([table((text,))], tmp_path / "out.xlsx")
    assert sheet_rows(tmp_path / "out.xlsx")[1] == (text,)


def test_uneven_rows_are_filled_up(tmp_path: Path) -> None:
    uneven = ExtractedTable(columns=("a", "b"), rows=(("1",), ("1", "2", "3"), ()))
    write_tables([uneven], tmp_path / "out.csv")
    assert read_csv(tmp_path / "out.csv", "utf-8-sig") == [
        ["a", "b", ""], ["1", "", ""], ["1", "2", "3"], ["", "", ""],
    ]  # fmt: skip


def test_what_cp932_lacks_is_written_alike_or_counted(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    written = write_tables([table(("¥1—•\u00a0〜−", "𠮷😀㈱①é"))], path, CsvEncoding.CP932)
    assert read_csv(path, "cp932")[1] == ["￥1―・ ～－", "〓〓㈱①〓"]
    assert written.replaced == 3


def test_letters_that_no_file_holds_are_left_out(tmp_path: Path) -> None:
    odd = table(("a\x00b\x1bc\ud800d\ufffe",))
    write_tables([odd], tmp_path / "out.csv")
    write_tables([odd], tmp_path / "out.xlsx")
    assert read_csv(tmp_path / "out.csv", "utf-8-sig")[1] == ["abcd"]
    assert sheet_rows(tmp_path / "out.xlsx")[1] == ("abcd",)


def test_a_novel_in_a_cell_is_cut_for_excel_only(tmp_path: Path) -> None:
    novel = table(("あ" * 40_000,))
    write_tables([novel], tmp_path / "out.csv")
    write_tables([novel], tmp_path / "out.xlsx")
    assert len(read_csv(tmp_path / "out.csv", "utf-8-sig")[1][0]) == 40_000
    assert len(str(sheet_rows(tmp_path / "out.xlsx")[1][0])) == 32_767


def test_several_tables_are_several_files_or_sheets(tmp_path: Path) -> None:
    two: Sequence[ExtractedTable] = (table(("1",)), table(("2",), ("3",)))
    written = write_tables(two, tmp_path / "out.csv")
    assert [path.name for path in written.paths] == ["out.csv", "out-2.csv"]
    assert written.rows == 3
    assert read_csv(tmp_path / "out-2.csv", "utf-8-sig") == [["値"], ["2"], ["3"]]
    write_tables(two, tmp_path / "out.xlsx")
    assert sheet_rows(tmp_path / "out.xlsx", "結果 2") == [("値",), (2,), (3,)]


def test_thousands_of_rows_arrive(tmp_path: Path) -> None:
    many = table(*((f"行 {n}",) for n in range(5_000)))
    write_tables([many], tmp_path / "out.xlsx")
    rows = sheet_rows(tmp_path / "out.xlsx")
    assert (len(rows), rows[-1]) == (5_001, ("行 4999",))


def test_a_table_too_large_for_a_sheet_is_refused_with_a_way_out(tmp_path: Path) -> None:
    wide = ExtractedTable(columns=("x",) * 16_385)
    with pytest.raises(ExportError) as caught:
        write_tables([wide], tmp_path / "out.xlsx")
    assert "CSV" in caught.value.remedy
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["out.pdf", "out", "csv"])
def test_another_kind_of_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ExportError, match="保存できません"):
        write_tables([BOOKS], tmp_path / name)


@pytest.mark.parametrize("name", ["out.CSV", "out.xlsx"])
def test_a_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(ExportError, match="書き込めません"):
        write_tables([BOOKS], tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_no_table_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="書き出す表がありません"):
        write_tables([], tmp_path / "out.csv")


def test_letters_that_older_programs_lack_are_listed_with_what_could_replace_them(
    tmp_path: Path,
) -> None:
    lossy = table(("𠮷野家 café ⭐⭐",), ("☃ 〜",))
    written = write_tables([lossy], tmp_path / "out.csv", CsvEncoding.CP932)
    assert written.replaced == 5
    assert [(one.letter, one.count, one.proposal) for one in written.lost] == [
        ("⭐", 2, "★"), ("𠮷", 1, "吉"), ("é", 1, "e"), ("☃", 1, "〓"),
    ]  # fmt: skip
