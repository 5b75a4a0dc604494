"""Another implementation of the cipher opens our file with the key and reads the same."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from studio.domain.records.check import CheckKind, CheckReport
from studio.domain.runs.batch import Batch, BatchRow
from studio.library.database import make_engine
from studio.library.store import Library
from tests.library.mixed import write
from tests.library.samples import KEY
from tests.library.test_beside import repair

apsw: Any = importlib.import_module("apsw")
"""SQLite with Multiple Ciphers: not SQLCipher, not its OpenSSL, not its driver."""

WRITES = 30
TABLES = (
    "flow", "flow_version", "flow_text", "run", "run_step", "run_picture", "failure", "journal_run",
    "journal_step", "audit", "audit_head", "secret", "meta", "repair", "batch", "batch_row",
    "flow_check", "remembered",
)  # fmt: skip

Rows = list[tuple[object, ...]]


def open_theirs(path: Path, key: bytes) -> Any:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    for pragma in ("cipher = 'sqlcipher'", "legacy = 4", f"key = \"x'{key.hex()}'\""):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def dump(select: Callable[[str], Any]) -> dict[str, Rows]:
    """Return every table, the names of all that is in the file, and an answer of the index."""
    rows = {table: [tuple(row) for row in select(f"SELECT * FROM {table}")] for table in TABLES}
    rows["schema"] = [tuple(row) for row in select("SELECT type, name, sql FROM sqlite_master")]
    found = select("SELECT rowid FROM flow_search WHERE flow_search MATCH '\"手順 1\"'")
    rows["found"] = [tuple(row) for row in found]
    return rows


def ours(path: Path) -> dict[str, Rows]:
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        rows = dump(connection.exec_driver_sql)
    engine.dispose()
    return rows


def theirs(path: Path, key: bytes = KEY) -> dict[str, Rows]:
    connection = open_theirs(path, key)
    try:
        assert connection.pragma("integrity_check") == "ok"
        return dump(connection.execute)
    finally:
        connection.close()


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    library = await Library.open(path, KEY, existed=False)
    for number in range(WRITES):
        await write(library, number)
    await library.keep_repair(repair())
    await library.keep_batch(
        Batch(flow_id="f1", flow_version=1, flow_name="申請", source="a.csv"), [BatchRow(number=1)]
    )
    await library.keep_check(CheckReport(flow_id="f1", flow_version=1, check_kind=CheckKind.READ))
    await library.remember_values("f1", {"部署": "経理"})
    await library.close()
    return path


async def test_every_table_reads_the_same(path: Path) -> None:
    mine = ours(path)
    assert theirs(path) == mine
    filled = {table for table in TABLES if mine[table]}
    assert filled == set(TABLES) - {"failure"}  # nothing failed in the series
    assert mine["found"]
    assert any(
        b"sealed" in bytes(value)
        for row in mine["secret"]
        for value in row
        if isinstance(value, bytes)
    )


async def test_what_still_stands_in_the_wal_reads_the_same(path: Path) -> None:
    library = await Library.open(path, KEY, existed=True)
    for number in range(WRITES, WRITES + 5):
        await write(library, number)
    assert path.with_name("library.db-wal").stat().st_size > 0
    found = theirs(path)
    assert f"flow{WRITES + 1}" in {row[0] for row in found["flow"]}
    assert found == ours(path)
    await library.close()


async def test_without_the_right_key_it_reads_nothing(path: Path) -> None:
    with pytest.raises(apsw.NotADBError):
        theirs(path, bytes(32))


async def test_what_it_writes_we_read(path: Path) -> None:
    connection = apsw.Connection(str(path))
    for pragma in ("cipher = 'sqlcipher'", "legacy = 4", f"key = \"x'{KEY.hex()}'\""):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("UPDATE flow SET purpose = '別の道具で書いた' WHERE flow_id = 'flow1'")
    connection.close()
    library = await Library.open(path, KEY, existed=True)
    await library.check()
    assert {s.purpose for s in await library.summaries() if s.flow_id == "flow1"} == {
        "別の道具で書いた"
    }
    await library.close()
