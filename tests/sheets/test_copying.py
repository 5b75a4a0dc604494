from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.styles import Font, PatternFill

from studio.domain.batch import Batch, BatchRow, RowState
from studio.domain.errors import ExportError
from studio.domain.sheet import Sheet
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
    def fail(place: Path) -> None:
        place.write_text("half", encoding="utf-8")
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
