import re
import zipfile
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from openpyxl.worksheet.table import Table

from studio.domain.errors import StudioError
from studio.sheets.table_files import read_table
from tests.sheets.books import HEADINGS, book, rewritten


def test_cells_are_read_as_they_are_shown(tmp_path: Path) -> None:
    def formats(sheet: Any) -> None:
        sheet["B2"].number_format = "000000"
        sheet["C2"].number_format = '[$-411]ggge"年"m"月"d"日"'
        sheet["D2"].number_format = '"¥"#,##0'

    rows = (HEADINGS, ("山田", 123, date(2026, 11, 20), 12800))
    sheet = read_table(book(tmp_path / "a.xlsx", rows, formats))
    assert sheet.headings == HEADINGS
    assert sheet.rows[0].cells == ("山田", "000123", "令和8年11月20日", "¥12,800")
    assert sheet.names == ("経費",)
    assert len(sheet.digest) == 64


def test_dates_that_a_japanese_workbook_names_by_number(tmp_path: Path) -> None:
    def moment(sheet: Any) -> None:
        sheet["A2"].number_format = "0"

    def style(xml: bytes) -> bytes:
        return xml.replace(b'numFmtId="1"', b'numFmtId="58"')

    path = book(tmp_path / "a.xlsx", (("日付",), (46346,)), moment)
    sheet = read_table(rewritten(path, "xl/styles.xml", style))
    assert sheet.rows[0].cells == ("令和8年11月20日",)


def test_a_title_above_the_table_is_passed_by_and_empty_rows_keep_their_numbers(
    tmp_path: Path,
) -> None:
    rows = (("経費一覧",), (), HEADINGS, ("a", 1, "", 10), (), ("b", 2, "", 20))
    sheet = read_table(book(tmp_path / "a.xlsx", rows))
    assert sheet.heading_line == 3
    assert [row.number for row in sheet.rows] == [1, 3]
    assert any("3 行目を見出し" in note for note in sheet.notes)


def test_headings_over_two_lines_are_joined(tmp_path: Path) -> None:
    def merged(sheet: Any) -> None:
        sheet.merge_cells("A1:B1")
        sheet.merge_cells("C1:C2")

    rows = (("氏名", None, "金額"), ("姓", "名", None), ("山田", "太郎", 100))
    sheet = read_table(book(tmp_path / "a.xlsx", rows, merged))
    assert sheet.headings == ("氏名 姓", "氏名 名", "金額")
    assert sheet.rows[0].cells == ("山田", "太郎", "100")


def test_hidden_rows_are_left_out_and_told(tmp_path: Path) -> None:
    def hide(sheet: Any) -> None:
        sheet.row_dimensions[3].hidden = True

    path = book(tmp_path / "a.xlsx", (HEADINGS, ("a", 1, "", 1), ("b", 2, "", 2)), hide)
    sheet = read_table(path)
    assert [row.number for row in sheet.rows] == [1]
    assert any("非表示の行" in note for note in sheet.notes)
    assert [row.number for row in read_table(path, has_hidden=True).rows] == [1, 2]


def test_a_formula_without_a_value_is_told_and_one_with_a_value_is_read(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (("名前", "金額"), ("a", "=1+1"), ("b", "=2+2")))

    for change in (bytes, _without_empty_values):  # other programs write 「<v/>」 where nothing is
        path = rewritten(path, "xl/worksheets/sheet1.xml", change)
        sheet = read_table(path)
        assert "数式の結果が保存されていません" in sheet.rows[0].faults[0].message
    sheet = read_table(rewritten(path, "xl/worksheets/sheet1.xml", _calculated))
    assert sheet.rows[1].cells == ("b", "4")
    assert sheet.rows[1].faults == ()


def test_a_formula_whose_result_is_nothing_is_no_fault(tmp_path: Path) -> None:
    def nothing(xml: bytes) -> bytes:
        return re.sub(
            rb'<c r="B2"><f>(.*?)</f><v ?/?>(</v>)?', rb'<c r="B2" t="str"><f>\1</f><v></v>', xml
        )

    path = book(tmp_path / "a.xlsx", (("名前", "備考"), ("a", '=""')))
    sheet = read_table(rewritten(path, "xl/worksheets/sheet1.xml", nothing))
    assert sheet.rows[0].faults == ()


def test_line_breaks_of_other_systems_are_line_breaks(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (("住所",), ("AAA",), ("BBB",)))
    told = {b"AAA": "東京都_x000D_\n千代田区_x000d_".encode(), b"BBB": b"x_x0007_y_x005F_x0041_"}

    def change(xml: bytes) -> bytes:
        for old, new in told.items():
            xml = xml.replace(old, new)
        return xml

    with zipfile.ZipFile(path) as package:
        part = next(name for name in package.namelist() if b"AAA" in package.read(name))
    rows = read_table(rewritten(path, part, change)).rows
    assert [row.cells for row in rows] == [("東京都\n千代田区",), ("xy_x0041_",)]


def test_a_line_that_adds_up_the_others_is_no_data(tmp_path: Path) -> None:
    rows = (("氏名", "金額"), ("a", 1), ("合 計", 1), (None, 5))
    sheet = read_table(book(tmp_path / "a.xlsx", rows))
    (fault,) = sheet.rows[1].faults
    assert fault.is_of_row
    assert "「合計」の行" in fault.message
    assert sheet.rows[2].faults == ()


def test_a_file_that_somebody_has_open_is_told_and_its_lock_is_no_table(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (("氏名",), ("a",)))
    lock = tmp_path / "~$a.xlsx"
    lock.write_bytes(b"\5user")
    assert "保存していない変更" in read_table(path).notes[0]
    with pytest.raises(StudioError, match="作業用のファイル") as told:
        read_table(lock)
    assert "「a.xlsx」" in told.value.remedy


def _without_empty_values(xml: bytes) -> bytes:
    return xml.replace(b"<v></v>", b"").replace(b"<v />", b"").replace(b"<v/>", b"")


def _calculated(xml: bytes) -> bytes:
    return xml.replace(b"<f>2+2</f>", b"<f>2+2</f><v>4</v>")


def test_an_error_in_a_cell_is_told(tmp_path: Path) -> None:
    sheet = read_table(book(tmp_path / "a.xlsx", (("名前", "金額"), ("a", "#N/A"))))
    assert "#N/A" in sheet.rows[0].faults[0].message


def test_columns_of_the_same_name_and_without_one_can_be_told_apart(tmp_path: Path) -> None:
    rows = (("金額", "金額", None, "備考"), (1, 2, 3, "x"))
    sheet = read_table(book(tmp_path / "a.xlsx", rows))
    assert sheet.headings == ("金額", "金額（2）", "列C", "備考")


def test_a_sheet_is_chosen_by_name_and_hidden_ones_are_not_taken_by_themselves(
    tmp_path: Path,
) -> None:
    def more(sheet: Any) -> None:
        other = sheet.parent.create_sheet("ほか")
        other.append(["x"])
        other.append(["1"])
        sheet.sheet_state = "hidden"
        sheet.parent.active = 1

    path = book(tmp_path / "a.xlsx", (HEADINGS, ("a", 1, "", 1)), more)
    assert read_table(path).name == "ほか"
    assert read_table(path, "経費").rows[0].cells[0] == "a"
    with pytest.raises(StudioError, match="「ない」というシートはありません") as told:
        read_table(path, "ない")
    assert "経費、ほか" in told.value.remedy


def test_ten_thousand_rows_are_read(tmp_path: Path) -> None:
    rows = [HEADINGS, *((f"社員{n}", n, date(2026, 11, 20), n * 10) for n in range(10_000))]

    def table(sheet: Any) -> None:
        sheet.add_table(Table(displayName="t", ref="A1:D10001"))

    path = book(tmp_path / "a.xlsx", rows, table)
    sheet = read_table(path)
    assert len(sheet.rows) == 10_000
    assert sheet.rows[-1].cells[:2] == ("社員9999", "9999")


def test_a_sheet_without_cells_is_no_table(tmp_path: Path) -> None:
    with pytest.raises(StudioError, match="表がありません"):
        read_table(book(tmp_path / "a.xlsx", ()))


def test_declarations_inside_a_sheet_are_refused(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (HEADINGS, ("a", 1, "", 1)))
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    with pytest.raises(StudioError, match="壊れている"):
        read_table(rewritten(path, "xl/worksheets/sheet1.xml", lambda xml: bomb + xml))
