"""Every writer of files: settings, scripts, folders of scripts, results of jobs, tables; and `kept_writers`.

Write `n` puts `n` into what it writes, so that a reader can say which write it sees, and whether it is whole.
"""

import csv
import re
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from openpyxl import load_workbook

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.engine.whole_file import write_bytes, write_folder
from studio.export.table_files import write_tables
from studio.settings.settings import Settings, load_settings, save_settings
from studio.sheets.copying import write_copy
from studio.sheets.table_files import read_table
from tests.bootstrap.kept_writers import KeptWriters

KINDS: Final = (
    "settings", "script", "folder", "results", "table", "keys", "passphrase", "flows", "audit",
    "backup", "restore",
)  # fmt: skip
_LINES: Final = 4_000
_ROWS: Final = 200
_NOON: Final = datetime(2026, 11, 20, 12, tzinfo=UTC)
_END: Final = "# 終わり\n"
_HELD: Final = re.compile(r"書き込み (\d+)")


class FileWriters:
    """All of them in one folder.

    Args:
        folder: Where they write.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._source = folder / "経費.csv"
        self._kept = KeptWriters(folder, len(KINDS))

    def prepare(self) -> None:
        """Make what they read: the table of a job, libraries."""
        self._kept.prepare()
        lines = "".join(f"{number},品 {number}\n" for number in range(1, _ROWS + 1))
        self._source.write_text("番号,品\n" + lines, encoding="utf-8")

    def write(self, number: int) -> None:
        """Do write `number`; which writer does it goes round."""
        match KINDS[number % len(KINDS)]:
            case "settings":
                save_settings(Settings(limit_tokens=number), self.folder / "settings.toml")
            case "script":
                write_bytes(self.folder / "手順.py", _text(number))
            case "folder":
                write_folder(self.folder / "本", {"本.py": _text(number), "本.json": _text(number)})
            case "results":
                self._write_results(number)
            case "table":
                rows = tuple((f"書き込み {number}", str(row)) for row in range(_ROWS))
                table = ExtractedTable(columns=("書き込み", "行"), rows=rows)
                write_tables([table], self.folder / "表.xlsx")
            case kind:
                self._kept.writes[kind](number)

    def held(self) -> dict[str, int]:
        """Return the newest write that each writer's file shows whole, -1 without a file.

        Raises:
            AssertionError: A file is there, and not whole.
        """
        return {
            "settings": self._settings(),
            "script": _of_text(self.folder / "手順.py"),
            "folder": self._of_folder(),
            "results": max(
                (_of_results(one) for one in self.folder.glob("経費_結果*.csv")), default=-1
            ),
            "table": _of_table(self.folder / "表.xlsx"),
            **self._kept.held(),
        }

    def leftovers(self) -> list[str]:
        """Return the names of what was begun and is not whole."""
        return sorted(path.name for path in self.folder.rglob("*") if ".part" in path.name)

    def _write_results(self, number: int) -> None:
        sheet = read_table(self._source)
        batch = Batch(
            flow_id="f", flow_version=1, flow_name="申請", source=sheet.path, sheet=sheet.name,
            digest=sheet.digest, total=len(sheet.rows),
        )  # fmt: skip
        reason = f"書き込み {number}"
        rows = tuple(
            BatchRow(number=row.number, values=(("番号", row.cells[0]),), state=RowState.FAILED, reason=reason, at=_NOON)
            for row in sheet.rows
        )  # fmt: skip
        for old in self.folder.glob("経費_結果*.csv"):
            if _of_results(old) < number - len(KINDS):
                old.unlink()
        write_copy(batch, rows, None, is_as_read=True)

    def _settings(self) -> int:
        path = self.folder / "settings.toml"
        return load_settings(path).limit_tokens if path.exists() else -1

    def _of_folder(self) -> int:
        script, flow = self.folder / "本" / "本.py", self.folder / "本" / "本.json"
        assert not script.exists() or flow.exists()
        assert _of_text(flow) >= _of_text(script)  # what it needs is there before it
        return _of_text(script)


def newest(kind: str, count: int) -> int:
    """Return the last of the first `count` writes that is of a kind, -1 for none."""
    return max((n for n in range(count) if KINDS[n % len(KINDS)] == kind), default=-1)


def _text(number: int) -> bytes:
    return (f"# 書き込み {number}\n" * _LINES + _END).encode()


def _of_text(path: Path) -> int:
    if not path.exists():
        return -1
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert lines[-1] == _END
    assert len(lines) == _LINES + 1
    assert len(set(lines[:-1])) == 1
    return _number(lines[0])


def _of_results(path: Path) -> int:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert len(rows) == _ROWS + 1, path
    return _number(",".join(rows[-1]))


def _of_table(path: Path) -> int:
    if not path.exists():
        return -1
    with zipfile.ZipFile(path) as package:
        assert package.testzip() is None
    book = load_workbook(path, read_only=True)
    try:
        rows = book.worksheets[0].iter_rows(values_only=True)
        cells = [str(row[0]) for row in rows]
    finally:
        book.close()
    assert len(cells) == _ROWS + 1
    return _number(cells[-1])


def _number(text: str) -> int:
    found = _HELD.search(text)
    assert found, text[:80]
    return int(found[1])
