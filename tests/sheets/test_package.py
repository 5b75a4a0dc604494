import zipfile
from pathlib import Path

import pytest

from studio.domain.errors import StudioError
from studio.sheets import package
from studio.sheets.table_files import read_table
from tests.sheets.books import HEADINGS, book, rewritten

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600


def test_an_old_workbook_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "古い.xls"
    path.write_bytes(OLE)
    with pytest.raises(StudioError, match="古い形式") as told:
        read_table(path)
    assert "名前を付けて保存" in told.value.remedy


def test_a_workbook_with_a_password_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "秘密.xlsx"
    path.write_bytes(OLE + "EncryptedPackage".encode("utf-16-le"))
    with pytest.raises(StudioError, match="パスワードで保護"):
        read_table(path)


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.xlsx", b"name,amount\n1,2\n", "文字だけのファイル"),
        ("a.xlsx", b"\0\1\2", "壊れている"),
        ("a.xls", b"name,amount\n1,2\n", "名前の終わりと合っていません"),
        ("a.xlsx", b"PK\x03\x04 and no more", "壊れている"),
        ("a.csv", b"PK\x03\x04 and no more", "Excel ファイル"),
        ("a.csv", b"", "表がありません"),
    ],
)
def test_files_that_are_something_else_are_refused(
    tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(StudioError, match=words):
        read_table(path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StudioError, match="開けません"):
        read_table(tmp_path / "ない.xlsx")


def test_a_zip_without_a_workbook_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("readme.txt", "x")
    with pytest.raises(StudioError, match="壊れている"):
        read_table(path)


def test_other_kinds_of_workbooks_are_named(tmp_path: Path) -> None:
    for part, words in (("xl/workbook.bin", "xlsb"), ("content.xml", "OpenDocument")):
        path = tmp_path / "a.xlsx"
        with zipfile.ZipFile(path, "w") as made:
            made.writestr(part, "x")
        with pytest.raises(StudioError, match=words):
            read_table(path)


def test_what_would_unpack_to_far_too_much_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (HEADINGS, ("a", 1, "", 1)))
    rewritten(path, "xl/worksheets/sheet1.xml", lambda _: b" " * 30_000_000)
    assert path.stat().st_size < 100_000
    with pytest.raises(StudioError, match="大きくなりすぎます"):
        read_table(path)


def test_a_file_beyond_the_limit_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "MAX_FILE_BYTES", 100)
    with pytest.raises(StudioError, match="大きすぎる"):
        read_table(book(tmp_path / "a.xlsx", (HEADINGS,)))


def test_a_cut_off_download_is_refused(tmp_path: Path) -> None:
    path = book(tmp_path / "a.xlsx", (HEADINGS, ("a", 1, "", 1)))
    whole = path.read_bytes()
    for length in range(4, len(whole), len(whole) // 7):
        path.write_bytes(whole[:length])
        with pytest.raises(StudioError):
            read_table(path)
