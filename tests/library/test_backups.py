"""A backup is whole or not there, opens with what is in it, and older ones go only after it."""

import os
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.library import flows
from studio.library.backup_file import SUFFIX, BackupAbout, read_about, unpack
from studio.library.backups import (
    Original,
    automatic_name,
    backups_in,
    clear_old,
    find_backup,
    is_due,
    kept_days,
    make_backup,
    manual_name,
    remove_partials,
)
from studio.library.database import Database
from tests.library.crashing import run_and_die_at
from tests.library.samples import KEY, make_flow

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ABOUT = BackupAbout(
    library_id="ab" * 16, made_at=NOON, schema_version=2, flows=1, audit_seq=0, audit_mac="",
    is_automatic=True,
)  # fmt: skip


@pytest.fixture
def original(tmp_path: Path) -> Original:
    path = tmp_path / "ライブラリ.db"
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        for number in range(5):
            flows.save(session, make_flow(f"手順{number}"))
    database.close()
    return original_at(path)


def original_at(path: Path) -> Original:
    return Original(path=path, key=KEY, audit_key=bytes(32), library_id="ab" * 16, keys=b'{"k":1}')


def folder_of(original: Original) -> Path:
    folder = original.path.parent / "backups"
    folder.mkdir(exist_ok=True)
    return folder


def fault_of(path: Path) -> str:
    with pytest.raises(LibraryError) as told:
        unpack(path, path.parent)
    assert told.value.remedy
    return told.value.code


def backup_of_day(folder: Path, day: date) -> Path:
    return automatic_name(folder, datetime(day.year, day.month, day.day, 9, 30))


def test_a_backup_of_an_open_library_holds_what_still_stands_in_the_wal(
    original: Original, tmp_path: Path
) -> None:
    working = Database(original.path, KEY, existed=True)
    with working.writing() as session:
        flows.save(session, make_flow("まだ -wal にある"))
        target = folder_of(original) / f"x{SUFFIX}"
    about = make_backup(original, target, is_automatic=False)
    assert about.flows == 6
    working.close()
    stage = tmp_path / "stage"
    stage.mkdir()
    assert unpack(target, stage) == original.keys
    copy = Database(stage / "library.db", KEY, existed=True)
    copy.check()
    with copy.reading() as session:
        assert len(flows.summaries(session, "")) == 6
    copy.close()
    assert target.stat().st_mode & 0o077 == 0
    assert [file.name for file in target.parent.iterdir()] == [target.name]


def test_nothing_in_a_backup_can_be_read(original: Original) -> None:
    target = folder_of(original) / f"x{SUFFIX}"
    make_backup(original, target, is_automatic=True)
    content = target.read_bytes()
    for canary in ("手順".encode(), b"CREATE TABLE", b"SQLite format", b"127.0.0.1"):
        assert canary not in content


def test_an_existing_file_is_never_written_over(original: Original) -> None:
    target = folder_of(original) / f"x{SUFFIX}"
    target.write_bytes(b"mine")
    with pytest.raises(LibraryError) as told:
        make_backup(original, target, is_automatic=False)
    assert told.value.code == "BACKUP_EXISTS"
    assert target.read_bytes() == b"mine"


def test_a_damaged_library_makes_no_backup_and_leaves_the_old_ones(original: Original) -> None:
    folder = folder_of(original)
    make_backup(original, folder / f"old{SUFFIX}", is_automatic=True)
    whole = original.path.read_bytes()
    original.path.write_bytes(whole[:-6_000] + bytes(2_000) + whole[-4_000:])
    with pytest.raises(LibraryError) as told:
        make_backup(original, folder / f"new{SUFFIX}", is_automatic=True)
    assert told.value.code == "LIBRARY_DAMAGED"
    assert [file.name for file in folder.iterdir()] == [f"old{SUFFIX}"]


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="wants a folder that takes no file")
def test_a_folder_that_cannot_be_written_is_said(original: Original) -> None:
    with pytest.raises(LibraryError) as told:
        make_backup(original, Path(f"/proc/self/new{SUFFIX}"), is_automatic=False)
    assert told.value.code == "BACKUP_FAILED"


def test_a_place_that_is_not_there_is_said(original: Original) -> None:
    with pytest.raises(LibraryError) as told:
        make_backup(original, original.path.parent / "no" / "x", is_automatic=False)
    assert told.value.code == "BACKUP_FAILED"


@pytest.mark.parametrize(
    "content", [b"", b"x", b"PK\x05\x06" + bytes(18), b"garbage" * 900], ids=len
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / f"x{SUFFIX}"
    path.write_bytes(content)
    assert fault_of(path) == "BACKUP_DAMAGED"
    info = backups_in(tmp_path)[0]
    assert not info.is_readable


def zipped(path: Path, members: dict[str, bytes], packing: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", packing) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


GOOD = {"about.json": ABOUT.model_dump_json().encode(), "library.db": b"x", "library.keys": b"{}"}


@pytest.mark.parametrize(
    "members",
    [
        {**GOOD, "../library.db": b"slip"},
        {**GOOD, "/etc/x": b"slip"},
        {name: GOOD[name] for name in ("about.json", "library.db")},
        {**GOOD, "about.json": b"null"},
        {**GOOD, "about.json": b"[" * 60_000},
        {**GOOD, "about.json": b" " * 70_000},
        {**GOOD, "library.keys": bytes(1_000_001)},
        {**GOOD, "about.json": ABOUT.model_dump_json().replace("1", "99", 1).encode()},
    ],
    ids=range(8),
)
def test_a_hostile_container_is_refused_and_writes_nothing(
    tmp_path: Path, members: dict[str, bytes]
) -> None:
    path = zipped(tmp_path / f"x{SUFFIX}", members)
    assert fault_of(path) == "BACKUP_DAMAGED"
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_bomb_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / f"x{SUFFIX}", GOOD, zipfile.ZIP_DEFLATED)
    assert fault_of(path) == "BACKUP_DAMAGED"


def test_a_flipped_bit_in_a_backup_is_found_before_anything_is_replaced(
    original: Original, tmp_path: Path
) -> None:
    target = folder_of(original) / f"x{SUFFIX}"
    make_backup(original, target, is_automatic=True)
    content = bytearray(target.read_bytes())
    content[len(content) // 2] ^= 1
    target.write_bytes(content)
    assert fault_of(target) == "BACKUP_DAMAGED"


def test_seven_days_and_four_weeks_are_kept() -> None:
    today = date(2026, 11, 21)
    days = [today - timedelta(days=n) for n in range(100)]
    kept = kept_days(days)
    assert len(kept) == 11
    assert set(days[:7]) <= kept
    weeks = sorted(kept - set(days[:7]))
    assert len({day.isocalendar()[:2] for day in weeks}) == 4
    assert min(weeks) > today - timedelta(days=42)
    assert kept_days(kept) == kept  # nothing more goes the next time


def test_a_year_away_and_a_wrong_clock_remove_nothing() -> None:
    rare = [date(2020 + n, 1, 1) for n in range(10)]
    assert kept_days(rare[:7]) == frozenset(rare[:7])
    assert date(2026, 11, 20) in kept_days([date(2099, 1, 1), date(2026, 11, 20)])


def test_only_automatic_ones_are_cleared_and_the_newest_of_a_day_stays(tmp_path: Path) -> None:
    day = date(2026, 11, 1)
    old = [backup_of_day(tmp_path, day + timedelta(days=n)) for n in range(20)]
    for path in old:
        path.write_bytes(b"x")
    second = automatic_name(tmp_path, datetime(2026, 11, 20, 18, 0))
    mine = manual_name(tmp_path, datetime(2020, 1, 1))
    foreign = tmp_path / f"auto-大事{SUFFIX}"
    for path in (second, mine, foreign):
        path.write_bytes(b"x")
    dropped = clear_old(tmp_path)
    assert old[-1] in dropped  # the same day has a newer one
    assert second not in dropped
    assert mine.exists()
    assert foreign.exists()
    left = sorted(path.name[5:15] for path in tmp_path.glob("auto-2026*"))
    assert left[-7:] == [f"2026-11-{n:02}" for n in range(14, 21)]
    assert len(left) <= 11
    assert clear_old(tmp_path) == ()


def test_one_a_day_is_due_and_names_never_meet(tmp_path: Path) -> None:
    now = datetime(2026, 11, 21, 0, 5)
    assert is_due(tmp_path, now)
    first = automatic_name(tmp_path, now)
    first.write_bytes(b"x")
    assert not is_due(tmp_path, now + timedelta(hours=23))
    assert is_due(tmp_path, now + timedelta(days=1))
    assert automatic_name(tmp_path, now) != first
    assert is_due(tmp_path / "gone", now)
    assert backups_in(tmp_path / "gone") == ()


def test_a_backup_is_found_by_its_name_only(original: Original) -> None:
    folder = folder_of(original)
    path = automatic_name(folder, NOON)
    make_backup(original, path, is_automatic=True)
    info = backups_in(folder)[0]
    assert (info.flows, info.is_automatic, info.is_readable) == (5, True, True)
    assert find_backup(folder, info.backup_id) == path
    for wanted in ("", "../x", "auto-*", str(path)):
        with pytest.raises(LibraryError) as told:
            find_backup(folder, wanted)
        assert told.value.code == "BACKUP_NOT_FOUND"


def test_what_a_dead_process_left_half_written_goes_and_nothing_else(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    dead = tmp_path / f"x.db.{gone.pid}.0123abcd.part"
    beside = tmp_path / f"x.db.{gone.pid}.0123abcd.part-wal"
    ours = tmp_path / f"x.db.{os.getpid()}.0123abcd.part"
    foreign = tmp_path / "download.part"
    stage = tmp_path / f"restoring.{gone.pid}.0123abcd.part"
    stage.mkdir()
    for path in (dead, beside, ours, foreign, stage / "library.db"):
        path.write_bytes(b"x")
    assert set(remove_partials(tmp_path)) == {dead, beside, stage}
    assert ours.exists()
    assert foreign.exists()


def back_up_once(path: Path) -> None:
    """Make a backup beside a library; run in a child that dies on the way."""
    make_backup(original_at(path), path.parent / f"new{SUFFIX}", is_automatic=True)


@pytest.mark.slow
def test_killed_at_any_act_there_is_a_whole_new_backup_or_none(original: Original) -> None:
    whole = bool(os.environ.get("TEJUN_TEST_WHOLE"))
    pristine, folder = original.path.read_bytes(), original.path.parent
    make_backup(original, folder / f"old{SUFFIX}", is_automatic=True)
    points = range(1, 400, 1 if whole else 9)
    for point in points:
        code = run_and_die_at(point, back_up_once, original.path)
        new = folder / f"new{SUFFIX}"
        if new.exists():
            assert read_about(new).flows == 5
            stage = folder / "stage"
            stage.mkdir()
            unpack(new, stage)
            shutil.rmtree(stage)
            new.unlink()
        else:
            assert code != 0
        assert read_about(folder / f"old{SUFFIX}").flows == 5
        remove_partials(folder)
        left = {file.name for file in folder.iterdir() if file.name.endswith(".part")}
        assert left == set()
        database = Database(original.path, KEY, existed=True)
        database.close()
        assert len(original.path.read_bytes()) >= len(pristine)
        if code == 0:
            break
    else:
        pytest.fail("the backup never came to its end")
    assert point > 20
