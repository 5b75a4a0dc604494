import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import pytest
from openpyxl import load_workbook
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import Font, PatternFill
from openpyxl.worksheet.datavalidation import DataValidation

from studio.domain.errors import ExportError, StudioError
from studio.domain.records.sheet import Sheet
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.sheets import copying
from studio.sheets.copying import free_name, write_whole
from studio.sheets.table_files import TableFiles, read_table
from tests.sheets.books import HEADINGS, book

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def job_of(sheet: Sheet, *states: RowState, reason: str = "") -> tuple[Batch, tuple[BatchRow, ...]]:
    batch = Batch(
        flow_id="f",
        flow_version=1,
        flow_name="申請",
        source=sheet.path,
        sheet=sheet.name,
        digest=sheet.digest,
        total=len(sheet.rows),
    )
    rows = tuple(
        BatchRow(
            number=row.number,
            values=(("名", row.cells[0]),),
            state=state,
            reason=reason,
            at=NOON if state is not RowState.WAITING else None,
        )
        for row, state in zip(sheet.rows, states, strict=True)
    )
    return batch, rows


async def test_a_copy_has_everything_and_three_columns_more(tmp_path: Path) -> None:
    def dressed(sheet: Any) -> None:
        sheet["A1"].font = Font(bold=True)
        sheet["D1"].fill = PatternFill("solid", fgColor="FFFF00")
        sheet["D3"].number_format = "#,##0"
        sheet["D4"] = "=SUM(D3:D3)"
        sheet.parent.create_sheet("控え").append(["そのまま"])
        sheet.insert_rows(1)
        sheet["A1"] = "経費一覧"

    path = book(tmp_path / "経費.xlsx", (HEADINGS, ("a", 1, "", 10), (), ("b", 2, "", 20)), dressed)
    before = path.read_bytes()
    sheet = read_table(path)
    batch, rows = job_of(
        sheet, *[RowState.DONE] * (len(sheet.rows) - 1), RowState.FAILED, reason="=HYPERLINK(1)"
    )
    written = await TableFiles().write_copy(batch, rows)
    assert Path(written.path).name == "経費_結果.xlsx"
    assert path.read_bytes() == before
    copy = load_workbook(written.path)
    assert copy.sheetnames == ["経費", "控え"]
    shown: Any = copy["経費"]
    assert [shown.cell(2, column).value for column in (5, 6, 7)] == ["結果", "日時", "理由"]
    assert shown["A2"].font.bold
    assert shown["E2"].fill.fgColor.rgb == "00FFFF00"
    last = 2 + rows[-1].number
    assert shown.cell(last, 5).value == "失敗"
    assert shown.cell(last, 7).data_type == "s"  # no formula out of a page's words
    again = await TableFiles().write_copy(batch, rows)
    assert Path(again.path).name == "経費_結果 (2).xlsx"


async def test_a_csv_copy_keeps_its_letters_and_tells_what_they_cannot_hold(tmp_path: Path) -> None:
    path = tmp_path / "経費.csv"
    path.write_bytes('氏名,備考\r\n山田,"1 行\n2 行"\r\n\r\n佐藤,x\r\n'.encode("cp932"))
    sheet = read_table(path)
    batch, rows = job_of(sheet, RowState.DONE, RowState.UNCLEAR, reason="𠮷野¥100😀")
    written = await TableFiles().write_copy(batch, rows)
    assert written.replaced == 4
    lines = Path(written.path).read_bytes().decode("cp932")
    assert lines.startswith("氏名,備考,結果,日時,理由\r\n")
    assert "〓野￥100〓" in lines
    records = read_table(Path(written.path))
    assert records.rows[1].cells[:3] == ("佐藤", "x", "要確認")
    assert records.rows[0].cells[1] == "1 行\n2 行"


def parts_of(path: Path | str) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist()}


async def test_charts_macros_and_whatever_else_a_workbook_holds_are_in_the_copy(
    tmp_path: Path,
) -> None:
    def rich(sheet: Any) -> None:
        chart = BarChart()
        chart.add_data(Reference(sheet, min_col=4, min_row=1, max_row=3), titles_from_data=True)
        sheet.add_chart(chart, "J2")
        rule = DataValidation(type="list", formula1='"a,b"')
        sheet.add_data_validation(rule)
        rule.add("A2:A9")
        sheet.conditional_formatting.add("D2:D9", CellIsRule(operator="lessThan", formula=["5"]))
        sheet["A2"].comment = Comment("控え", "係")

    path = book(tmp_path / "経費.xlsm", (HEADINGS, ("a", 1, "", 10), ("b", 2, "", 20)), rich)
    with zipfile.ZipFile(path, "a") as package:
        package.writestr("xl/vbaProject.bin", b"macro")
        package.writestr("xl/ctrlProps/ctrlProp1.xml", b"<formControlPr/>")
        package.writestr("_xmlsignatures/sig1.xml", b"<Signature/>")
    batch, rows = job_of(read_table(path), RowState.DONE, RowState.FAILED)
    written = await TableFiles().write_copy(batch, rows)
    before, after = parts_of(path), parts_of(written.path)
    changed = [name for name in before if before[name] != after[name]]
    assert list(before) == list(after)
    assert changed == ["xl/worksheets/sheet1.xml"]
    for kept in (b"<conditionalFormatting", b"<dataValidation", b"<drawing", b"<legacyDrawing"):
        assert kept in after[changed[0]]
    assert "署名" in written.notes[0]
    assert [row.cells[4] for row in read_table(Path(written.path)).rows] == ["完了", "失敗"]


async def test_a_damaged_part_is_told_and_leaves_no_copy(tmp_path: Path) -> None:
    path = book(tmp_path / "経費.xlsx", (HEADINGS, ("a", 1, "", 10)))
    batch, rows = job_of(read_table(path), RowState.DONE)
    raw = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as package:
        info = package.getinfo("docProps/app.xml")
    start = info.header_offset + 30 + len(info.filename)
    raw[start : start + 8] = b"\xff" * 8
    path.write_bytes(raw)
    batch = batch.model_copy(update={"digest": await TableFiles().digest(path)})
    with pytest.raises(StudioError, match="壊れている"):
        await TableFiles().write_copy(batch, rows)
    assert list(tmp_path.iterdir()) == [path]


async def test_a_csv_copy_leaves_quotes_line_ends_and_short_lines_as_they_were(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b'"code","name"\r\n"001","x"\n"002"\r\n\r\n')
    batch, rows = job_of(read_table(path), RowState.DONE, RowState.WAITING)
    written = await TableFiles().write_copy(batch, rows)
    lines = Path(written.path).read_bytes().decode().splitlines(keepends=True)
    assert lines[0] == '"code","name",結果,日時,理由\r\n'
    assert lines[1].startswith('"001","x",完了,2026/11/20 ')
    assert lines[1].endswith(",\n")
    assert lines[2:] == ['"002",,未実行,,\r\n', "\r\n"]


async def test_results_of_results_get_a_number(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("氏名,結果\na,前\n", encoding="utf-8")
    batch, rows = job_of(read_table(path), RowState.DONE)
    written = await TableFiles().write_copy(batch, rows)
    assert "氏名,結果,結果（2）,日時,理由" in Path(written.path).read_text("utf-8")


async def test_where_the_file_is_another_one_only_what_was_kept_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("氏名\na\n", encoding="utf-8")
    batch, rows = job_of(read_table(path), RowState.DONE)
    path.write_text("氏名\nb\n", encoding="utf-8")
    written = await TableFiles().write_copy(batch, rows)
    assert written.is_plain
    assert "1,a,完了" in Path(written.path).read_text("utf-8-sig")
    assert path.read_text("utf-8") == "氏名\nb\n"


def test_a_copy_is_whole_or_not_there(tmp_path: Path) -> None:
    def fail(file: IO[bytes]) -> None:
        file.write(b"half")
        raise OSError("no room")

    with pytest.raises(ExportError, match="書き込めません"):
        write_whole(tmp_path / "a.csv", fail)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_is_not_given_again(tmp_path: Path) -> None:
    source = tmp_path / "経費.xlsx"
    assert free_name(source, None).name == "経費_結果.xlsx"
    (tmp_path / "経費_結果.xlsx").touch()
    assert free_name(source, None).name == "経費_結果 (2).xlsx"
    assert copying.HEADINGS == ("結果", "日時", "理由")


async def test_answers_of_rows_get_a_column_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("氏名\na\nb\n", encoding="utf-8")
    batch, rows = job_of(read_table(path), RowState.DONE, RowState.FAILED)
    answered = (rows[0].model_copy(update={"answer": "残りは7日です。"}), rows[1])
    written = await TableFiles().write_copy(batch, answered)
    lines = Path(written.path).read_text("utf-8").splitlines()
    assert lines[0] == "氏名,結果,日時,理由,答え"
    assert lines[1].endswith(",残りは7日です。")
    assert lines[2].endswith(",")
    book_path = book(tmp_path / "b.xlsx", (HEADINGS, ("a", 1, "", 10)))
    batch, rows = job_of(read_table(book_path), RowState.DONE)
    written = await TableFiles().write_copy(batch, (rows[0].model_copy(update={"answer": "=1+1"}),))
    shown: Any = load_workbook(written.path).active
    assert [shown.cell(1, column).value for column in (7, 8)] == ["理由", "答え"]
    assert shown.cell(2, 8).data_type == "s"
