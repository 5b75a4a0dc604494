"""What a person can do for the library, and that nothing they had is ever gone."""

import asyncio
import json
import os
import shutil
import threading
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.library_care import LibraryCare
from studio.bootstrap.maintenance_jobs import LAST_CHECK, MaintenanceJobs
from studio.domain.errors import LibraryError, LibraryLockedError, StudioError
from studio.domain.records.audit import AuditAction, AuditTrouble
from studio.domain.records.library_state import LibraryCheck, LibraryRemedy, LibraryState
from studio.library.database import Database
from studio.library.rekey import alone, rekey_file
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.keychain import KeychainTrouble
from tests.bootstrap.homes import (
    PASSPHRASE,
    care_of,
    filled,
    library_of,
    names_in,
    no_keychain,
    paths_of,
)
from tests.library.samples import make_flow
from tests.vault.keychains import BrokenKeychain, HangingKeychain, MemoryKeychain
from tests.vault.test_ring import LIGHT

BOTH = ["一つめ", "二つめ"]


class Home:
    """A home with two flows, opened by a keychain."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.keychain = MemoryKeychain()
        self.library = library_of(paths, self.keychain)
        self.care = LibraryCare(self.library)

    async def next_start(self) -> LibraryCare:
        """Close, and open as the next start of the studio does."""
        await self.library.close()
        self.library = library_of(self.paths, self.keychain)
        self.care = LibraryCare(self.library)
        return self.care

    async def names(self) -> list[str]:
        return sorted(summary.name for summary in await self.library.summaries())

    async def actions(self) -> list[AuditAction]:
        return [entry.action for entry in await self.library.entries()]


@pytest.fixture
async def home(tmp_path: Path):
    home = Home(paths_of(tmp_path))
    await filled(home.paths, home.keychain)
    yield home
    await home.library.close()


async def code_of(awaitable: object) -> str:
    with pytest.raises(StudioError) as told:
        await awaitable  # type: ignore[misc]
    assert told.value.message
    return told.value.code


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


async def test_a_new_home_has_nothing_and_asking_makes_nothing(tmp_path: Path) -> None:
    paths = paths_of(tmp_path)
    report = await LibraryCare(library_of(paths, MemoryKeychain())).state()
    assert (report.state, report.remedies) == (LibraryState.NEW, ())
    assert files_of(paths.home) == {}


async def test_a_sound_library_tells_its_ways_backup_and_check(home: Home) -> None:
    await home.care.check()
    backup = await home.care.back_up()
    report = await home.care.state()
    assert report.state is LibraryState.READY
    assert report.ways == ("keychain", "recovery")
    assert report.last_backup  # this one, or the one of the day
    assert backup.flows == 2
    assert report.last_check
    assert report.last_check.is_sound
    assert AuditAction.BACKUP_MADE in await home.actions()


def break_nothing(paths: Paths) -> None:
    paths.library_file.unlink()


def empty(paths: Paths) -> None:
    paths.library_file.write_bytes(b"")


def damage(paths: Paths) -> None:
    content = paths.library_file.read_bytes()
    paths.library_file.write_bytes(content[:30] + bytes(500) + content[530:])


def foreign_file(paths: Paths) -> None:
    paths.library_file.write_bytes(b"SQLite format 3\0" + bytes(4_080))


def folder(paths: Paths) -> None:
    paths.library_file.unlink()
    paths.library_file.mkdir()


def other_bytes(paths: Paths) -> None:
    paths.library_file.write_bytes(os.urandom(8_192))


def no_keys(paths: Paths) -> None:
    for path in paths.home.glob("library.keys*"):
        path.unlink()


def torn_keys(paths: Paths) -> None:
    for path in paths.home.glob("library.keys*"):
        path.write_bytes(path.read_bytes()[:50])


def newer_keys(paths: Paths) -> None:
    for path in paths.home.glob("library.keys*"):
        path.write_text(json.dumps(json.loads(path.read_text()) | {"keys_format": 9}))


@pytest.mark.parametrize(
    ("harm", "state"),
    [
        (break_nothing, LibraryState.MISSING),
        (empty, LibraryState.EMPTY),
        (damage, LibraryState.DAMAGED),
        (foreign_file, LibraryState.NOT_OURS),
        (folder, LibraryState.UNREADABLE),
        (other_bytes, LibraryState.KEY_WRONG),
        (no_keys, LibraryState.KEYS_MISSING),
        (torn_keys, LibraryState.KEYS_DAMAGED),
        (newer_keys, LibraryState.NEWER),
    ],
)
async def test_each_harm_is_a_state_with_a_remedy_and_a_backup_mends_it(
    home: Home, harm: object, state: LibraryState
) -> None:
    await home.library.open_unasked()
    backup = await home.care.back_up()
    await home.library.close()
    harm(home.paths)  # type: ignore[operator]
    before = files_of(home.paths.home)
    care = await home.next_start()
    report = await care.state()
    assert report.state is state
    assert report.message
    assert report.remedy
    assert report.remedies == state.remedies
    assert report.last_backup  # this one, or the one of the day
    assert files_of(home.paths.home) == before  # looking changed nothing
    if state is LibraryState.UNREADABLE:
        home.paths.library_file.rmdir()
    restored = await care.restore(backup.backup_id)
    assert await home.names() == BOTH
    assert (await care.state()).state is LibraryState.READY
    kept = files_of(home.paths.home / restored.set_aside).values() if restored.set_aside else ()
    lost = [content for name, content in before.items() if name == "library.db" and content]
    assert all(content in kept for content in lost)  # the broken file is kept
    report = await home.library.verify_audit()
    assert report.trouble is None
    assert (await home.actions())[0] is AuditAction.LIBRARY_RESTORED


async def test_locked_by_a_keychain_the_recovery_key_opens(tmp_path: Path) -> None:
    paths, keychain = paths_of(tmp_path), MemoryKeychain()
    recovery = await filled(paths, keychain)
    for bad, code in (
        (BrokenKeychain(KeychainTrouble.LOCKED), "KEYCHAIN_LOCKED"),
        (BrokenKeychain(KeychainTrouble.ABSENT), "KEYCHAIN_ABSENT"),
        (HangingKeychain(0.05), "KEYCHAIN_SLOW"),
        (MemoryKeychain(), "KEYCHAIN_FORGOT"),
    ):
        library = library_of(paths, bad)
        care = LibraryCare(library)
        report = await care.state()
        assert (report.state, report.code) == (LibraryState.LOCKED, code)
        assert report.remedies[0] is LibraryRemedy.UNLOCK
        assert (await care.unlock("ちがう合言葉")).state is LibraryState.LOCKED
        assert (await care.unlock(recovery.lower())).state is LibraryState.READY
        assert len(await library.summaries()) == 2
        await library.close()


async def test_a_library_held_by_another_is_busy(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.database._BUSY_MS", 50)
    await home.library.open_unasked()
    keys = home.library.keys
    assert keys
    care = await home.next_start()
    with alone(home.paths.library_file, keys.db_key):
        report = await care.state()
    assert (report.state, report.remedies) == (LibraryState.BUSY, (LibraryRemedy.RETRY,))
    assert (await care.state()).state is LibraryState.READY


async def test_a_synced_folder_is_told(tmp_path: Path) -> None:
    paths = paths_of(tmp_path / "OneDrive - 会社")
    report = await LibraryCare(library_of(paths, MemoryKeychain())).state()
    assert "OneDrive" in report.notices[0]
    assert report.state is LibraryState.NEW


async def test_after_a_rekey_everything_is_there_and_old_backups_still_restore(home: Home) -> None:
    await home.library.open_unasked()
    old = await home.care.back_up()
    key = home.library.keys
    assert key
    before = key.db_key
    await home.library.save(make_flow("三つめ"))
    recovery = await home.care.rekey()
    assert await home.names() == sorted([*BOTH, "三つめ"])
    assert (await home.library.verify_audit()).trouble is None
    assert AuditAction.KEY_CHANGED in await home.actions()
    care = await home.next_start()
    assert (await care.state()).state is LibraryState.READY
    assert await care.confirm_recovery(recovery)
    assert (await care.state()).is_recovery_confirmed
    await care.restore(old.backup_id)
    assert await home.names() == BOTH
    now = home.library.keys
    assert now
    assert now.db_key != before  # what was restored has today's key
    await home.next_start()
    assert await home.names() == BOTH


async def test_a_backup_opens_after_the_passphrase_was_changed_and_on_another_machine(
    tmp_path: Path,
) -> None:
    paths = paths_of(tmp_path)
    recovery = await filled(paths)
    care = await care_of(paths)
    file = tmp_path / "外付け" / "控え"
    file.parent.mkdir()
    backup = await care.back_up(file)
    assert (file.parent / "控え.tejunbackup").exists()
    assert not backup.is_automatic
    await care.change_passphrase("あとから変えた合言葉")
    restored = await care.restore(file.with_suffix(".tejunbackup"))
    assert restored.backup.flows == 2
    await care.begin_anew()  # closes it, too
    there = paths_of(tmp_path / "別の機械")
    library = library_of(there, no_keychain())
    other = LibraryCare(library)
    taken = file.with_suffix(".tejunbackup")
    assert await code_of(other.restore(taken)) == "PASSPHRASE_NEEDED"
    assert await code_of(other.restore(taken, "あとから変えた合言葉")) == "PASSPHRASE_WRONG"
    assert files_of(there.home) == {}
    for typed in (PASSPHRASE, recovery):
        await other.restore(taken, typed)
        assert sorted(s.name for s in await library.summaries()) == BOTH
        assert (await library.verify_audit()).trouble is None
        await other.begin_anew()
    await library.close()


async def test_a_foreign_a_newer_and_a_lost_backup_are_refused(home: Home, tmp_path: Path) -> None:
    await home.library.open_unasked()
    mine = await home.care.back_up()
    stranger = paths_of(tmp_path / "よそ")
    await filled(stranger, MemoryKeychain())
    other = Home(stranger)
    other.keychain.entries.update(home.keychain.entries)
    path = home.paths.backups / f"{mine.backup_id}.tejunbackup"
    files = files_of(home.paths.home)
    before = {name: held for name, held in files.items() if ".part" not in name}
    foreign = LibraryCare(library_of(stranger, MemoryKeychain()))
    assert await code_of(foreign.restore(path)) == "BACKUP_FOREIGN"
    newer = tmp_path / "newer.tejunbackup"
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(newer, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name == "about.json":
                content = json.dumps(json.loads(content) | {"schema_version": 99}).encode()
            target.writestr(name, content)
    assert await code_of(home.care.restore(newer)) == "LIBRARY_NEWER"
    assert await code_of(home.care.restore("ない")) == "BACKUP_NOT_FOUND"
    assert await code_of(home.care.restore(tmp_path / "ない.tejunbackup")) == "BACKUP_NOT_FOUND"
    damaged = tmp_path / "damaged.tejunbackup"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    damaged.write_bytes(content)
    assert await code_of(home.care.restore(damaged)) == "BACKUP_DAMAGED"
    assert {**before} == {k: v for k, v in files_of(home.paths.home).items() if k in before}
    assert await home.names() == BOTH


async def test_beginning_anew_keeps_the_old_files(home: Home) -> None:
    await home.library.open_unasked()
    await home.library.close()
    before = {n: c for n, c in files_of(home.paths.home).items() if n.startswith("library")}
    care = await home.next_start()
    aside = await care.begin_anew()
    kept = files_of(home.paths.home / aside)
    assert kept == before
    assert (await care.state()).state is LibraryState.NEW
    assert await home.names() == []
    assert await code_of(care.restore("ない")) == "BACKUP_NOT_FOUND"


async def test_anew_is_refused_while_another_has_it_open(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.rekey._BUSY_S", 0.05)
    await home.library.open_unasked()
    keys = home.library.keys
    assert keys
    other = Database(home.paths.library_file, keys.db_key, existed=True)
    backup = await home.care.back_up()
    assert await code_of(home.care.begin_anew()) == "LIBRARY_BUSY"
    assert await code_of(home.care.restore(backup.backup_id)) == "LIBRARY_BUSY"
    assert await code_of(home.care.rekey()) == "LIBRARY_BUSY"
    other.close()
    assert await home.names() == BOTH
    assert len(home.keychain.entries) == 2  # the key that was not used is gone: library, audit


async def test_ways_of_opening_come_and_go_but_never_the_last(home: Home) -> None:
    await home.library.open_unasked()
    assert await code_of(home.care.remove_keychain()) == "LAST_WAY"
    await home.care.change_passphrase(PASSPHRASE)
    await home.care.remove_keychain()
    assert await code_of(home.care.remove_passphrase()) == "LAST_WAY"
    assert await names_in(home.paths) == BOTH
    await home.care.add_keychain()
    await home.care.remove_passphrase()
    assert (await home.care.state()).ways == ("keychain", "recovery")
    page = home.care.recovery_page(await home.care.renew_recovery())
    assert "安全な場所" in page


async def test_the_first_backup_of_the_day_is_made_by_itself_and_no_second(home: Home) -> None:
    for _ in range(2):
        await home.library.open_unasked()
        await home.next_start()
    found = await home.care.backups()
    assert [(b.is_automatic, b.flows) for b in found] == [(True, 2)]


async def test_after_a_crash_and_weekly_the_pages_are_checked_in_the_background(
    home: Home,
) -> None:
    library = await home.library.open_unasked()
    await home.next_start()
    library = await home.library.open_unasked()
    first = LibraryCheck.model_validate_json(await library.recall(LAST_CHECK))
    await home.next_start()
    library = await home.library.open_unasked()
    await home.next_start()
    library = await home.library.open_unasked()
    same = LibraryCheck.model_validate_json(await library.recall(LAST_CHECK))
    assert same == first  # a week has not gone by
    old = first.model_copy(update={"checked_at": datetime.now(UTC) - timedelta(days=8)})
    await library.remember(LAST_CHECK, old.model_dump_json())
    await home.next_start()
    await home.library.open_unasked()
    await home.next_start()
    library = await home.library.open_unasked()
    weekly = LibraryCheck.model_validate_json(await library.recall(LAST_CHECK))
    assert weekly.checked_at > first.checked_at
    await home.library.close()
    (home.paths.home / "library.open-999999999").touch()  # a process that never closed it
    await home.next_start()
    await home.library.open_unasked()
    await home.next_start()
    library = await home.library.open_unasked()
    crashed = LibraryCheck.model_validate_json(await library.recall(LAST_CHECK))
    assert crashed.checked_at > weekly.checked_at


async def test_damage_that_opening_does_not_see_is_told_and_leads_to_recovery(home: Home) -> None:
    library = await home.library.open_unasked()
    for number in range(30):
        await library.save(make_flow(f"多い {number}", purpose="長い目的" * 300))
    await home.next_start()
    content = bytearray(home.paths.library_file.read_bytes())
    content[-5_000] ^= 1  # in the last page but one
    home.paths.library_file.write_bytes(content)
    told: list[str] = []
    home.library.on_trouble(lambda fault: told.append(fault.code))
    library = await home.library.open_unasked()
    keys = home.library.keys
    assert keys
    found = await home.library.rounds_of(library).check_pages()
    assert not found.is_sound
    assert "LIBRARY_DAMAGED" in told
    report = await home.care.state()
    assert (report.state, report.code) == (LibraryState.DAMAGED, "LIBRARY_DAMAGED")
    assert LibraryRemedy.RESTORE in report.remedies
    assert not (await home.care.check()).is_sound


async def test_a_cut_tail_of_the_audit_shows_by_the_anchor_in_the_keychain(home: Home) -> None:
    library = await home.library.open_unasked()
    kept = shutil.copy(home.paths.library_file, home.paths.home / "kept")
    assert kept
    await home.library.close()
    shutil.copy(home.paths.library_file, home.paths.home / "kept")
    await home.next_start()
    library = await home.library.open_unasked()
    await library.save(make_flow("あとで"))
    await home.care.renew_recovery()
    await home.library.close()
    shutil.copy(home.paths.home / "kept", home.paths.library_file)  # an older, whole state
    await home.next_start()
    report = await home.library.verify_audit()
    assert (report.trouble, report.is_anchored) == (AuditTrouble.CUT, True)


async def test_what_the_rounds_meet_is_told_and_never_raised(tmp_path: Path) -> None:
    paths, keychain = paths_of(tmp_path), MemoryKeychain()
    await filled(paths, keychain)
    paths.backups.rmdir()
    paths.backups.write_bytes(b"a file in the way")
    told: list[str] = []
    library = library_of(paths, keychain)
    library.on_trouble(lambda fault: told.append(fault.code))
    opened = await library.open_unasked()
    assert isinstance(library.rounds_of(opened), MaintenanceJobs)
    await library.close()
    assert told
    assert set(told) == {"BACKUP_FAILED"}
    assert await names_in(paths, keychain) == BOTH


async def test_a_passphrase_file_is_enough_to_rekey(tmp_path: Path) -> None:
    paths = paths_of(tmp_path)
    await filled(paths)
    file = tmp_path / "合言葉.txt"
    file.write_text(PASSPHRASE, encoding="utf-8")
    library = HomeLibrary(paths, Settings(passphrase_file=file), keychain=no_keychain())
    care = LibraryCare(library)
    assert await care.rekey()
    await library.close()
    assert await names_in(paths) == BOTH


async def test_a_rekey_without_the_passphrase_asks_for_it_and_does_nothing(tmp_path: Path) -> None:
    paths = paths_of(tmp_path)
    await filled(paths)
    care = await care_of(paths)
    before = paths.keys_file.read_bytes()
    with pytest.raises(LibraryLockedError) as told:
        await care.rekey()
    assert told.value.code == "PASSPHRASE_TO_CHOOSE"
    assert paths.keys_file.read_bytes() == before
    assert await care.rekey("これからの合言葉")
    await care.begin_anew()
    with pytest.raises(LibraryError):
        await care.restore("ない")


async def test_a_rekey_whose_end_nobody_could_note_leaves_a_way_into_the_file(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unnoted(*_: object) -> bytes:
        raise LibraryError("KEYS_NOT_SAVED", "鍵ファイルを保存できません。")

    await home.library.open_unasked()
    with monkeypatch.context() as patched:
        patched.setattr("studio.library.rekey.settle_key", unnoted)
        assert await code_of(home.care.rekey()) == "KEYS_NOT_SAVED"
    await home.next_start()
    assert await home.names() == BOTH


@pytest.mark.parametrize("act", ["rekey", "renew_recovery"])
async def test_a_new_recovery_key_is_shown_though_the_audit_cannot_be_written(
    home: Home, act: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unwritten(*_: object) -> None:
        raise LibraryError("DISK_FULL", "空きがありません。")

    await home.library.open_unasked()
    with monkeypatch.context() as patched:
        patched.setattr("studio.library.store.Library.note", unwritten)
        key = await (home.care.rekey() if act == "rekey" else home.care.renew_recovery())
    assert await home.care.confirm_recovery(key)
    assert "DISK_FULL" in caplog.text
    assert key not in caplog.text
    caplog.clear()


async def test_care_that_fails_unexpectedly_is_logged_and_closing_goes_on(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    await (await home.library.open_unasked()).remember(LAST_CHECK, "no report")
    await home.next_start()
    library = await home.library.open_unasked()
    maintenance_jobs = home.library.rounds_of(library)
    await maintenance_jobs.go(after_crash=False)
    assert "library rounds failed unexpectedly" in caplog.text
    await home.library.close()
    assert not list(home.paths.home.glob("library.open-*"))
    caplog.clear()


async def test_a_rekey_that_nobody_waits_for_any_more_comes_to_its_end_first(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, cancelled = threading.Event(), threading.Event()

    def awaited(
        path: Path,
        key: bytes,
        new_key: bytes,
        announce: Callable[[], None],
        settle: Callable[[bytes], None],
    ) -> None:
        begun.set()
        assert cancelled.wait(30)
        rekey_file(path, key, new_key, announce, settle)

    monkeypatch.setattr("studio.library.rekey.rekey_file", awaited)
    await home.library.open_unasked()
    keys = home.library.keys
    assert keys
    before = keys.db_key
    loop = asyncio.get_running_loop()
    rekeying = loop.create_task(home.care.rekey(), name="rekey")
    assert await asyncio.to_thread(begun.wait, 30)
    rekeying.cancel()
    loop.call_soon(cancelled.set)
    with pytest.raises(asyncio.CancelledError):
        await rekeying
    await home.next_start()
    assert await home.names() == BOTH
    assert home.library.keys
    assert home.library.keys.db_key != before


@pytest.mark.parametrize("is_done", [False, True], ids=["before the file", "after the file"])
async def test_a_rekey_cut_short_is_brought_to_an_end_by_the_next_start(
    home: Home, is_done: bool
) -> None:
    await home.library.open_unasked()
    keys = home.library.keys
    assert keys
    old, coming = keys.db_key, await keys.new_key(home.keychain, None)
    await home.library.close()
    if is_done:
        rekey_file(home.paths.library_file, old, coming.ring.db_key, lambda: None, lambda _: None)
    keys.announce(coming)
    care = await home.next_start()
    assert (await care.state()).state is LibraryState.READY
    assert await home.names() == BOTH
    now = home.library.keys
    assert now
    assert (now.db_key == old) is not is_done
    assert not now.is_unsettled
    await home.next_start()
    assert await home.names() == BOTH


async def test_after_a_rekey_cut_short_the_new_passphrase_opens_and_the_old_one_is_told_apart(
    tmp_path: Path,
) -> None:
    paths, library = paths_of(tmp_path), library_of(paths_of(tmp_path), no_keychain())
    await filled(paths)
    await library.open_unasked(PASSPHRASE)
    keys = library.keys
    assert keys
    old, coming = keys.db_key, await keys.new_key(no_keychain(), "次からの合言葉です", LIGHT)
    await library.close()
    rekey_file(paths.library_file, old, coming.ring.db_key, lambda: None, lambda _: None)
    keys.announce(coming)
    library = library_of(paths, no_keychain())
    report = await LibraryCare(library).unlock(PASSPHRASE)
    assert (report.state, report.code) == (LibraryState.LOCKED, "PASSPHRASE_WRONG")
    assert "作り直" in report.message
    assert (await LibraryCare(library).unlock("次からの合言葉です")).state is LibraryState.READY
    assert len(await library.summaries()) == 2
    await library.close()
