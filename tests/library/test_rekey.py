"""A library that gets a new key always has exactly one of two, and everything in it stays."""

import os
import random
import shutil
import time
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.library import flows
from studio.library.database import Database
from studio.library.rekey import alone, rekey_file, settle_key
from studio.library.store import Library
from tests.library.crashing import DEADLINE_S, fork_server
from tests.library.rekey_child import FLOWS, fill, rekey_forever, settled
from tests.library.samples import KEY, make_flow

NEW_KEY = bytes(reversed(KEY))
WHOLE = bool(os.environ.get("TEJUN_TEST_WHOLE"))
KILLS = 200 if WHOLE else 6
ROLLBACK_BYTES = 64 * 1024


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "ライブラリ '1.db"
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        for number in range(10):
            flows.save(session, make_flow(f"手順{number}", purpose="長い目的" * 200))
    database.close()
    return path


def names(path: Path, key: bytes) -> int:
    database = Database(path, key, existed=True)
    database.check()
    with database.reading() as session:
        count = len(flows.summaries(session, ""))
    database.close()
    return count


def code_of(path: Path, key: bytes) -> str:
    with pytest.raises(LibraryError) as told:
        names(path, key)
    return told.value.code


def nothing() -> None:
    """Write nothing down: the test looks at the file alone."""


def test_afterwards_only_the_new_key_opens_and_everything_is_there(path: Path) -> None:
    told: list[bytes] = []
    rekey_file(path, KEY, NEW_KEY, nothing, told.append)
    assert told == [NEW_KEY]
    assert code_of(path, KEY) == "LIBRARY_KEY_WRONG"
    assert names(path, NEW_KEY) == 10
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_still_stands_in_the_wal_comes_along(path: Path) -> None:
    database = Database(path, KEY, existed=True)
    with database.writing() as session:
        flows.save(session, make_flow("まだ -wal にある"))
    left = path.parent / "left"
    left.mkdir()
    for file in path.parent.glob("*.db*"):  # as a kill leaves it
        shutil.copy(file, left / file.name)
    database.close()
    assert (left / f"{path.name}-wal").stat().st_size > 0
    rekey_file(left / path.name, KEY, NEW_KEY, nothing, lambda _: None)
    assert names(left / path.name, NEW_KEY) == 11


def test_a_library_that_is_open_elsewhere_is_not_rekeyed_and_nothing_is_announced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.rekey._BUSY_S", 0.05)
    announced: list[str] = []
    other = Database(path, KEY, existed=True)
    with pytest.raises(LibraryError) as told:
        rekey_file(path, KEY, NEW_KEY, lambda: announced.append("x"), lambda _: None)
    assert told.value.code == "LIBRARY_BUSY"
    assert announced == []
    other.close()
    assert names(path, KEY) == 10


def test_nobody_comes_in_while_it_is_held_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.database._BUSY_MS", 50)
    with alone(path, KEY):
        assert code_of(path, KEY) == "LIBRARY_BUSY"
    assert names(path, KEY) == 10


def test_what_cannot_be_announced_is_not_done(path: Path) -> None:
    def refuse() -> None:
        raise LibraryError("KEYS_NOT_SAVED", "だめ", "だめ")

    told: list[bytes] = []
    with pytest.raises(LibraryError, match="だめ"):
        rekey_file(path, KEY, NEW_KEY, refuse, told.append)
    assert told == [KEY]
    assert names(path, KEY) == 10


def test_without_room_for_the_journal_nothing_is_announced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = shutil.disk_usage(path.parent)._replace(free=1_000)
    monkeypatch.setattr("studio.library.rekey.shutil.disk_usage", lambda _: room)
    announced: list[str] = []
    with pytest.raises(LibraryError) as told:
        rekey_file(path, KEY, NEW_KEY, lambda: announced.append("x"), lambda _: None)
    assert (told.value.code, announced) == ("DISK_FULL", [])
    assert names(path, KEY) == 10


@pytest.mark.parametrize("order", [(KEY, NEW_KEY), (NEW_KEY, KEY)])
def test_the_key_that_a_file_has_is_found_in_any_order(
    path: Path, order: tuple[bytes, bytes]
) -> None:
    told: list[bytes] = []
    assert settle_key(path, order, told.append) == KEY
    assert told == [KEY]
    with pytest.raises(LibraryLockedError) as wrong:
        settle_key(path, (NEW_KEY,), told.append)
    assert wrong.value.code == "LIBRARY_KEY_WRONG"
    assert told == [KEY]
    with pytest.raises(LibraryError) as missing:
        settle_key(path.with_name("no.db"), order, told.append)
    assert missing.value.code == "LIBRARY_MISSING"
    assert not path.with_name("no.db").exists()


@pytest.mark.slow
async def test_killed_in_a_rekey_it_opens_with_the_old_or_the_new_key_and_keeps_everything(
    tmp_path: Path,
) -> None:
    """Secrets and audit keep their keys through every rekey, finished or cut short."""
    path = tmp_path / "library.db"
    first = await fill(path)
    seeded = random.Random(20261121)
    unsettled = old = new = 0
    for number in range(KILLS):
        pause_s = seeded.uniform(0.0, 0.18) if number % 2 else None
        before = _kill_amid_rekey(path, seeded.randint(1, 2), pause_s)
        halfway = (await _unsettled(path)).is_unsettled
        keys = await settled(path)
        unsettled += halfway
        old += keys.db_key == before
        new += keys.db_key != before
        assert not keys.is_unsettled
        assert (keys.secrets_key, keys.audit_key) == (first.secrets_key, first.audit_key)
        assert first.db_key in keys.backup_keys  # older backups still open
        library = await Library.open(path, keys.db_key, existed=True, audit_key=keys.audit_key)
        await library.check()
        assert len(await library.summaries()) == FLOWS
        report = await library.verify_audit()
        assert (report.trouble, report.rows >= FLOWS) == (None, True)
        await library.close()
    print(f"{KILLS} kills: {unsettled} half-way, {old} old, {new} new")
    assert unsettled > KILLS / 4  # every second one waits until pages are being rewritten


async def _unsettled(path: Path):
    from tests.library.rekey_child import open_pair

    return await open_pair(path)


def _kill_amid_rekey(path: Path, after: int, pause_s: float | None) -> bytes:
    """Kill a child soon after it announced its n-th rekey; return the key of before that one.

    Args:
        pause_s: How soon; None: once that rekey rewrites pages.
    """
    context = fork_server()
    reading, writing = context.Pipe(duplex=False)
    child = context.Process(target=rekey_forever, args=(path, writing))
    child.start()
    writing.close()
    before = b""
    for _ in range(after):
        assert reading.poll(DEADLINE_S)
        before = reading.recv()
    if pause_s is None:
        ends_at = time.monotonic() + DEADLINE_S
        while not _is_rewriting(path) and time.monotonic() < ends_at:
            pass
    else:
        child.join(pause_s)
    child.kill()
    child.join(DEADLINE_S)
    while reading.poll(0):
        try:
            before = reading.recv()
        except EOFError:
            break
    reading.close()
    child.close()
    return before


def _is_rewriting(path: Path) -> bool:
    """Say whether the rollback journal of a rekey holds pages."""
    try:
        return path.with_name(f"{path.name}-journal").stat().st_size > ROLLBACK_BYTES
    except OSError:
        return False
