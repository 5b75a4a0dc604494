"""The writers of what a home keeps: keys, passphrases, flow files, audit logs, backups, restores.

Write `n` puts `n` into what it writes, or into the file's name where the content is not ours to choose.
"""

import asyncio
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Final

from studio.bootstrap.flow_files import read_flow_file, write_flow_file
from studio.library import flows
from studio.library.audit import LogRow
from studio.library.audit_file import check_log, write_log
from studio.library.backup_file import (
    KEYS_NAME,
    LIBRARY_NAME,
    SUFFIX,
    BackupAbout,
    pack,
    unpack,
)
from studio.library.backups import Original, make_backup
from studio.library.database import Database
from studio.library.restoring import drop_stage, finish_restore, make_stage, put_in_place
from studio.vault.keyfile import KeyFile, KeysDocument, read_keys
from studio.vault.passphrase import ensure_passphrase_file, read_passphrase_file
from tests.library.samples import KEY, NOON, make_flow

_ROWS: Final = 200
_OLDER_KEYS: Final = 60
_NOISE: Final = 8_000
_LIBRARY_ID: Final = "ab" * 16
_ABOUT: Final = BackupAbout(
    library_id=_LIBRARY_ID, made_at=NOON, schema_version=1, flows=1, audit_seq=0, audit_mac="",
    is_automatic=False,
)  # fmt: skip


class KeptWriters:
    """All of them in one folder.

    Args:
        folder: Where they write.
        kinds: After how many writes the same writer writes again.
    """

    def __init__(self, folder: Path, kinds: int) -> None:
        self.folder = folder
        self._kinds = kinds
        self._home = folder / "戻す家"
        self._keys = KeyFile(folder / "library.keys")
        self._libraries = (folder / "一.db", folder / "二.db")
        self._original = Original(
            path=self._libraries[0],
            key=KEY,
            audit_key=bytes(32),
            library_id=_LIBRARY_ID,
            keys=b"{}",
        )
        self.writes: Mapping[str, Callable[[int], object]] = {
            "keys": self._write_keys,
            "passphrase": self._write_passphrase,
            "flows": self._write_flows,
            "audit": self._write_audit,
            "backup": self._write_backup,
            "restore": self._restore,
        }

    def prepare(self) -> None:
        """Make two libraries to back up, and a home that they come back to."""
        self._home.mkdir()
        for path in self._libraries:
            database = Database(path, KEY, existed=False)
            with database.writing() as session:
                flows.save(session, make_flow(path.stem))
            database.close()

    def held(self) -> dict[str, int]:
        """Return the newest write that each shows whole, -1 without a file.

        Raises:
            AssertionError: A file is there, and not whole.
        """
        return {
            "keys": self._held_keys(),
            "passphrase": max(self._passphrases(), default=-1),
            "flows": self._held_flows(),
            "audit": self._held_audit(),
            "backup": max(self._backups(), default=-1),
            "restore": self._held_restore(),
        }

    def _write_keys(self, number: int) -> None:
        older = tuple(Random(f"{number} {n}").randbytes(400).hex() for n in range(_OLDER_KEYS))
        self._keys.save(KeysDocument(library_id=f"{number:032x}", former=older))

    def _held_keys(self) -> int:
        """Read both copies by themselves: each is whole, and the one beside is never ahead."""
        beside = self._keys.path.with_name(self._keys.path.name + ".bak")
        found = [KeyFile(path).load() for path in (self._keys.path, beside) if path.exists()]
        assert all(document and len(document.former) == _OLDER_KEYS for document in found)
        numbers = [int(document.library_id, 16) for document in found if document]
        assert numbers == sorted(numbers, reverse=True), numbers
        return numbers[0] if numbers else -1

    def _write_passphrase(self, number: int) -> None:
        self._clear("合言葉*.txt")
        ensure_passphrase_file(self.folder / f"合言葉{number:06}.txt")

    def _passphrases(self) -> Generator[int]:
        for path in self.folder.glob("合言葉*.txt"):
            assert len(read_passphrase_file(path)) == 43, path
            yield int(path.stem.removeprefix("合言葉"))

    def _write_flows(self, number: int) -> None:
        noise = Random(number).randbytes(_NOISE).hex(" ", 8)
        flow = make_flow(f"書き込み {number}", purpose=noise)
        asyncio.run(write_flow_file([flow], self._flows))

    def _held_flows(self) -> int:
        if not self._flows.exists():
            return -1
        (found,) = asyncio.run(read_flow_file(self._flows)).flows
        assert len(found.flow.purpose) > 2 * _NOISE
        return int(found.flow.name.removeprefix("書き込み "))

    def _write_audit(self, number: int) -> None:
        write_log(self._audit, _rows(_ROWS + number), KEY)

    def _held_audit(self) -> int:
        if not self._audit.exists():
            return -1
        found = check_log(self._audit, KEY)
        assert found.report.trouble is None, found.report
        assert found.anchor is not None
        return found.report.rows - _ROWS

    def _write_backup(self, number: int) -> None:
        self._clear(f"控え*{SUFFIX}")
        make_backup(self._original, self.folder / f"控え{number:06}{SUFFIX}", is_automatic=False)

    def _backups(self) -> Generator[int]:
        for path in self.folder.glob(f"控え*{SUFFIX}"):
            place = self.folder / "見る"
            place.mkdir()
            try:
                assert unpack(path, place) == self._original.keys
                database = Database(place / LIBRARY_NAME, KEY, existed=True)
                database.check()
                database.close()
            finally:
                rmtree(place)
            yield int(path.stem.removeprefix("控え"))

    def _restore(self, number: int) -> None:
        """Pack a library with the keys of its day, unpack both, and put them in the place of those there."""
        packed = self.folder / f"戻す{SUFFIX}"
        keys = KeysDocument(library_id=f"{number:032x}").model_dump_json().encode()
        pack(packed, self._library_of(number), keys, _ABOUT)
        stage = make_stage(self._home)
        try:
            document = read_keys(unpack(packed, stage))
            assert document is not None
            KeyFile(stage / KEYS_NAME).save(document)
            put_in_place(stage, self._home, NOON)
        finally:
            drop_stage(stage)
            rmtree(self._home / "set-aside", ignore_errors=True)

    def _held_restore(self) -> int:
        """Carry a restore to its end as the next start does; library and keys are of one day."""
        finish_restore(self._home)
        document = KeyFile(self._home / KEYS_NAME).load()
        library = self._home / LIBRARY_NAME
        assert library.exists() is bool(document)
        if document is None:
            return -1
        number = int(document.library_id, 16)
        assert library.read_bytes() == self._library_of(number).read_bytes()
        return number

    def _library_of(self, number: int) -> Path:
        """Return which of two libraries a restore brings: not the one of the restore before it."""
        return self._libraries[number // self._kinds % 2]

    def _clear(self, names: str) -> None:
        """Remove all but the newest files of a kind."""
        for path in sorted(self.folder.glob(names))[:-1]:
            path.unlink()

    @property
    def _flows(self) -> Path:
        return self.folder / "手順.tejun"

    @property
    def _audit(self) -> Path:
        return self.folder / "監査.jsonl"


def _rows(count: int) -> Generator[LogRow]:
    """Give a chain of so many rows."""
    former = ""
    for seq in range(1, count + 1):
        row = LogRow(seq, NOON.isoformat(), "人", "flow_saved", f"手順 {seq}", "{}", "")
        former = row.mac_after(former, KEY)
        yield row._replace(mac=former)
