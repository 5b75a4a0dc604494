"""The Excel file of a paper, opened with openpyxl: text stays text, pictures hang in their rows."""

from io import BytesIO
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook
from openpyxl.workbook import Workbook

from studio.documents.excel_file import ExcelFile
from studio.domain.records.document import Paper, PaperPicture, PaperStep
from tests.documents.samples import jpeg, paper


def opened(told: Paper) -> Workbook:
    return load_workbook(BytesIO(ExcelFile().data(told)))


def words_of(book: Workbook) -> list[str]:
    return [
        str(cell.value)
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None
    ]


def test_what_is_to_know_and_the_steps_have_a_sheet_each() -> None:
    book = opened(paper())
    assert book.sheetnames == ["手順書", "手順"]
    first, steps = book.worksheets
    said = words_of(book)
    for words in ("本を探す", "目的", "人に渡す前に確かめてください。", "取り消せない操作", "版", "a\nb", "手順スタジオで作りました"):  # fmt: skip
        assert words in said
    rows = [[cell.value for cell in row] for row in steps.iter_rows(max_col=5)]
    assert rows[0] == ["番号", "項目", "操作", "くわしく", "画面"]
    assert rows[1] == ["1", "検索する", "「検索」をクリック\n【取り消せない操作】\n【任意】", "できた印：出る文字「結果」", "枠が操作する所"]  # fmt: skip
    assert rows[2] == ["2", "検索する", "「次へ」をクリック", None, "画像はまだありません。"]
    assert str(first.page_setup.paperSize) == "9"
    assert first.page_setup.fitToWidth == 1
    assert steps.freeze_panes == "A2"


def test_pictures_hang_in_the_rows_of_their_steps_and_fit_into_them() -> None:
    pictures = tuple(
        PaperPicture(jpeg=jpeg(width, height, f"{width}"), caption="絵")
        for width, height in ((800, 500), (300, 2_000))
    )
    step = PaperStep(number=1, words="押す", pictures=pictures)
    data = ExcelFile().data(paper(steps=(PaperStep(number=1, words="開く"), step)))
    with ZipFile(BytesIO(data)) as archive:
        kept = {name: archive.read(name) for name in archive.namelist() if "/media/" in name}
        drawing = archive.read("xl/drawings/drawing1.xml").decode()
    assert set(kept.values()) == {one.jpeg for one in pictures}
    assert all(name.endswith(".jpeg") for name in kept)
    assert drawing.count("<row>2</row>") + drawing.count("row>2<") >= 2
    sheet = load_workbook(BytesIO(data)).worksheets[1]
    height = sheet.row_dimensions[3].height
    assert height is not None
    assert 480 * 0.75 < height <= 409


@pytest.mark.parametrize(
    "evil", ['=HYPERLINK("https://evil.example")', "+1+cmd|'/c'!A1", "＝SUM(A1)"]
)
def test_nothing_becomes_a_formula(evil: str) -> None:
    step = PaperStep(number=1, heading=evil, words=evil, facts=((evil, evil),), without=evil)
    book = opened(paper(title=evil, facts=((evil, evil),), steps=(step,)))
    cells = [cell for sheet in book.worksheets for row in sheet.iter_rows() for cell in row]
    assert [cell for cell in cells if cell.data_type == "f"] == []
    assert [cell.quotePrefix for cell in cells if cell.value == evil] == [True] * 6


def test_what_no_sheet_holds_does_not_stop_it() -> None:
    long = "あ" * 40_000
    book = opened(
        Paper(kind="実行の報告", title="\x00\ud800題", notice=long, steps_title="行ったこと")
    )
    assert "題" in words_of(book)
    assert max(map(len, words_of(book))) == 32_767
    assert book.sheetnames == ["実行の報告", "行ったこと"]
