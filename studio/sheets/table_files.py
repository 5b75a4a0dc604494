"""The `SheetFiles` port: tables out of files, copies beside them; whatever blocks happens in a thread."""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from studio.domain.records.sheet import CopyWritten, Sheet
from studio.domain.runs.batch import Batch, BatchRow
from studio.sheets import faults
from studio.sheets.copying import write_copy
from studio.sheets.csv_file import read_csv
from studio.sheets.package import is_workbook
from studio.sheets.workbook import read_workbook
from studio.words import tr

_OPEN_IN_EXCEL: Final = "~$"
"""Before the name of the file that Excel keeps beside one it has open."""


class TableFiles:
    """Excel and CSV files of this machine."""

    async def read(self, path: Path, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
        """See `SheetFiles.read`."""
        return await asyncio.to_thread(read_table, path, sheet, has_hidden=has_hidden)

    async def digest(self, path: Path) -> str:
        """See `SheetFiles.digest`."""
        return await asyncio.to_thread(_digest, path)

    async def write_copy(
        self, batch: Batch, rows: Sequence[BatchRow], folder: Path | None = None
    ) -> CopyWritten:
        """See `SheetFiles.write_copy`."""
        is_as_read = await self.digest(Path(batch.source)) == batch.digest
        return await asyncio.to_thread(write_copy, batch, rows, folder, is_as_read=is_as_read)


def read_table(path: Path, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
    """Read one sheet of a file. Blocking; see `SheetFiles.read`.

    Raises:
        StudioError: It cannot be read.
    """
    path = path.expanduser().absolute()
    if path.name.startswith(_OPEN_IN_EXCEL):
        raise faults.lock_file(path.name, path.name.removeprefix(_OPEN_IN_EXCEL))
    is_book = is_workbook(path)
    digest = _digest(path)
    if is_book:
        read = read_workbook(path, digest, sheet, has_hidden=has_hidden)
    elif sheet:
        raise faults.no_sheet(path.name, sheet, ())
    else:
        read = read_csv(path, digest)
    return read.model_copy(update={"notes": (*_notes(path), *read.notes)})


def _notes(path: Path) -> Iterator[str]:
    """Tell that somebody has the file open: what is not saved is not in it."""
    locks = (f"{_OPEN_IN_EXCEL}{path.name}", f".~lock.{path.name}#")
    if any(path.with_name(name).exists() for name in locks):
        yield tr(
            "このファイルは、いま Excel などで開かれています。保存していない変更は入っていません。"
        )


def _digest(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
