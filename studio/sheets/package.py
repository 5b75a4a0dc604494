"""The zip file that a workbook is: what kind of file this really is, and how large it would become.

What a part unpacks to is bound by what the file says of it beforehand: Python's `zipfile` gives no
more than that.
"""

import shutil
import zipfile
import zlib
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO, Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import parse

from studio.sheets import faults
from studio.words import tr

MAX_FILE_BYTES: Final = 100_000_000
MAX_UNPACKED_BYTES: Final = 600_000_000
MAX_PARTS: Final = 20_000
_SUSPECT_BYTES: Final = 20_000_000
_MAX_RATIO: Final = 300
"""Tables of ten thousand equal rows shrink to a fiftieth; a bomb to a thousandth."""
_LOOKED_AT: Final = 4_096
"""Bytes by which text is told from other data."""
_ZIP_64: Final = 1_000_000_000
_DAMAGED: Final = (zipfile.LargeZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)
_ZIP: Final = b"PK\x03\x04"
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED: Final = "EncryptedPackage".encode("utf-16-le")
_MAIN: Final = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_STRICT: Final = "{http://purl.oclc.org/ooxml/spreadsheetml/main}"
_REL: Final = (
    "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id",
    "{http://purl.oclc.org/ooxml/officeDocument/relationships}id",
)


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A sheet and where it lies in the package."""

    name: str
    part: str
    is_hidden: bool


def is_workbook(path: Path) -> bool:
    """Say whether a file is a workbook that can be read, and no text. Blocking.

    Raises:
        StudioError: It is of a kind that is not read, its name is wrong, or it is too large.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(8)
    except OSError as exc:
        raise faults.missing(path.name) from exc
    if size > MAX_FILE_BYTES:
        raise faults.too_large(path.name, f"{size / 1e6:,.0f} MB")
    if size == 0:
        raise faults.empty(path.name)
    says_workbook = path.suffix.lower() in (".xlsx", ".xlsm")
    if head.startswith(_OLE):
        is_encrypted = _ENCRYPTED in path.read_bytes()
        raise faults.encrypted(path.name) if is_encrypted else faults.old_format(path.name)
    if head.startswith(_ZIP):
        if not says_workbook and path.suffix.lower() not in (".xls", ".xlsb", ".ods", ".zip"):
            raise faults.misnamed(path.name, tr("Excel ファイル"))
        check_package(path)
        return True
    if says_workbook and b"\0" in _head(path):
        raise faults.broken(path.name)
    if says_workbook or path.suffix.lower() in (".xls", ".xlsb", ".ods"):
        raise faults.misnamed(path.name, tr("文字だけのファイル"))
    return False


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_LOOKED_AT)


def check_package(path: Path) -> None:
    """Refuse what is no workbook of today, and what would unpack to far too much. Blocking.

    Raises:
        StudioError: The words say why.
    """
    with opened(path) as package:
        infos = package.infolist()
        names = {info.filename for info in infos}
        if any(info.flag_bits & 1 for info in infos):
            raise faults.encrypted(path.name)
        total = sum(info.file_size for info in infos)
        if len(infos) > MAX_PARTS or total > MAX_UNPACKED_BYTES or any(map(_is_bomb, infos)):
            raise faults.too_large(path.name, tr("広げると大きくなりすぎます"))
        if any(name.endswith("workbook.bin") for name in names):
            raise faults.foreign(path.name, tr("Excel バイナリ ブック（.xlsb）"))
        if "content.xml" in names:
            raise faults.foreign(path.name, tr("OpenDocument（.ods）"))
        if "[Content_Types].xml" not in names:
            raise faults.broken(path.name)


@contextmanager
def opened(path: Path) -> Generator[zipfile.ZipFile]:
    """Open the package; whatever is wrong with it is a `StudioError`."""
    try:
        with zipfile.ZipFile(path) as package:
            yield package
    except OSError as exc:
        raise faults.missing(path.name) from exc
    except (
        *_DAMAGED,
        zipfile.BadZipFile,
        KeyError,
        ValueError,
        ParseError,
        DefusedXmlException,
    ) as exc:
        raise faults.broken(path.name, str(exc)) from exc


def sheet_parts(path: Path) -> tuple[SheetPart, ...]:
    """Return the sheets of a workbook that hold cells, in their order. Blocking.

    Raises:
        StudioError: It is damaged.
    """
    with opened(path) as package:
        book = _main_part(package)
        targets = _targets(package, book)
        root = _tree(package, book)
        found = [
            SheetPart(
                node.get("name", ""),
                targets[key],
                node.get("state", "visible") != "visible",
            )
            for node in root.iter()
            if node.tag in (f"{_MAIN}sheet", f"{_STRICT}sheet")
            and (key := next((node.get(name, "") for name in _REL if node.get(name)), ""))
            and "worksheets/" in targets.get(key, "")
        ]
    return tuple(found)


@contextmanager
def part_of(path: Path, part: str) -> Generator[IO[bytes]]:
    """Open one part of a package."""
    with opened(path) as package, package.open(part) as stream:
        yield stream


def write_with_part(path: Path, place: IO[bytes], part: str, content: bytes) -> None:
    """Write a package of which one part is another; all others are the same, byte for byte. Blocking.

    Raises:
        StudioError: The package is damaged.
        OSError: It cannot be written.
    """
    try:
        with zipfile.ZipFile(path) as package, zipfile.ZipFile(place, "w") as copy:
            copy.comment = package.comment
            for info in package.infolist():
                if package.getinfo(info.filename) is not info:
                    continue  # a part that is there twice: the last one counts
                if info.filename == part:
                    copy.writestr(_like(info), content)
                else:
                    _copied(package, copy, info)
    except (*_DAMAGED, zipfile.BadZipFile) as exc:
        raise faults.broken(path.name, str(exc)) from exc


def has_signature(path: Path) -> bool:
    """Say whether a workbook is signed: a copy with more in it cannot be. Blocking.

    Raises:
        StudioError: It is damaged.
    """
    with opened(path) as package:
        return any(name.startswith("_xmlsignatures/") for name in package.namelist())


def _copied(package: zipfile.ZipFile, copy: zipfile.ZipFile, info: zipfile.ZipInfo) -> None:
    with (
        package.open(info) as source,
        copy.open(_like(info), "w", force_zip64=info.file_size > _ZIP_64) as target,
    ):
        shutil.copyfileobj(source, target)


def _like(info: zipfile.ZipInfo) -> zipfile.ZipInfo:
    made = zipfile.ZipInfo(info.filename, info.date_time)
    made.compress_type = info.compress_type
    made.external_attr = info.external_attr
    return made


def _is_bomb(info: zipfile.ZipInfo) -> bool:
    is_large = info.file_size > _SUSPECT_BYTES
    return is_large and info.file_size > _MAX_RATIO * max(info.compress_size, 1)


def _main_part(package: zipfile.ZipFile) -> str:
    relations = _tree(package, "_rels/.rels")
    for node in relations:
        if node.get("Type", "").endswith("/officeDocument"):
            return node.get("Target", "").lstrip("/")
    raise KeyError("officeDocument")


def _targets(package: zipfile.ZipFile, book: str) -> dict[str, str]:
    folder = PurePosixPath(book).parent
    relations = _tree(package, f"{folder}/_rels/{PurePosixPath(book).name}.rels")
    return {node.get("Id", ""): _place(folder, node.get("Target", "")) for node in relations}


def _place(folder: PurePosixPath, target: str) -> str:
    """Return where a part lies; `/xl/…` counts from the root."""
    if target.startswith("/"):
        return target.lstrip("/")
    parts: list[str] = []
    for part in (folder / target).parts:
        if part == "..":
            parts = parts[:-1]
        else:
            parts.append(part)
    return "/".join(parts)


def _tree(package: zipfile.ZipFile, part: str) -> Element:
    with package.open(part) as stream:
        root = parse(stream).getroot()
    if root is None:
        raise ValueError(part)
    return root
