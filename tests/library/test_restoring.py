"""Whatever moment a restore is killed at: the old library stands there, or the new one."""

import os
import shutil
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.library.restoring import (
    drop_stage,
    finish_restore,
    make_stage,
    put_in_place,
    set_aside,
)
from tests.library.crashing import run_and_die_at

NOW = datetime(2026, 11, 21, 12, 0)
OLD = {
    "library.db": b"old",
    "library.db-wal": b"old wal",
    "library.keys": b"k",
    "library.keys.bak": b"k",
}
NEW = {"library.db": b"new", "library.keys": b"n", "library.keys.bak": b"n"}


def home_with(tmp_path: Path, files: dict[str, bytes]) -> Path:
    home = tmp_path / "家"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    for name, content in files.items():
        (home / name).write_bytes(content)
    return home


def stage_with(home: Path, files: dict[str, bytes]) -> Path:
    stage = make_stage(home)
    for name, content in files.items():
        (stage / name).write_bytes(content)
    return stage


def library_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("library*") if path.is_file()}


def test_old_files_are_kept_and_no_wal_of_the_old_one_meets_the_new_one(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    aside = put_in_place(stage_with(home, NEW), home, NOW)
    assert library_files(home) == NEW
    assert library_files(home / aside) == OLD
    assert not (home / "restoring").exists()
    assert not finish_restore(home)


def test_a_restore_that_brings_no_keys_leaves_those_that_are_there(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    aside = put_in_place(stage_with(home, {"library.db": b"new"}), home, NOW)
    assert library_files(home) == {
        "library.db": b"new",
        "library.keys": b"k",
        "library.keys.bak": b"k",
    }
    assert library_files(home / aside) == {"library.db": b"old", "library.db-wal": b"old wal"}


def test_starts_at_the_same_moment_carry_a_restore_out_once(tmp_path: Path) -> None:
    for _ in range(20):
        home = home_with(tmp_path, OLD)
        stage = stage_with(home, NEW)
        (stage / "aside.txt").write_text("set-aside/before", encoding="utf-8")
        stage.rename(home / "restoring")
        together = threading.Barrier(4)

        def start(home: Path = home, together: threading.Barrier = together) -> None:
            together.wait(30)
            finish_restore(home)

        with ThreadPoolExecutor(4) as starts:
            for one in [starts.submit(start) for _ in range(4)]:
                one.result(30)
        assert library_files(home) == NEW
        assert library_files(home / "set-aside" / "before") == OLD
        assert not (home / "restoring").exists()


def test_what_a_kill_left_after_the_exchange_is_tidied_up(tmp_path: Path) -> None:
    home = home_with(tmp_path, NEW)
    (home / "restoring").mkdir()
    assert finish_restore(home)
    assert library_files(home) == NEW
    assert not (home / "restoring").exists()


def test_a_second_restore_in_the_same_second_keeps_both(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    first = put_in_place(stage_with(home, NEW), home, NOW)
    second = put_in_place(stage_with(home, {"library.db": b"third"}), home, NOW)
    assert first != second
    assert library_files(home / first)["library.db"] == b"old"
    assert library_files(home / second) == {"library.db": b"new"}


def test_a_restore_given_up_leaves_nothing(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    drop_stage(stage_with(home, NEW))
    assert library_files(home) == OLD
    assert {path.name for path in home.iterdir()} == set(OLD)


def test_beginning_anew_moves_everything_and_nothing_twice(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    aside = set_aside(home, NOW)
    assert library_files(home) == {}
    assert library_files(home / aside) == OLD
    assert set_aside(home, NOW) == ""


def test_what_cannot_be_moved_is_said_and_stays_decided(tmp_path: Path) -> None:
    home = home_with(tmp_path, OLD)
    stage = stage_with(home, NEW)
    (home / "set-aside").write_bytes(b"a file in the way")
    with pytest.raises(LibraryError) as told:
        put_in_place(stage, home, NOW)
    assert told.value.code == "LIBRARY_UNREADABLE"
    (home / "set-aside").unlink()
    assert finish_restore(home)
    assert library_files(home) == NEW


def restore_once(path: Path) -> None:
    """Restore; run in a child that dies on the way."""
    put_in_place(stage_with(path.parent, NEW), path.parent, NOW)


def test_killed_at_any_act_it_is_the_old_or_the_new_one_and_never_a_mixture(tmp_path: Path) -> None:
    seen: set[bytes] = set()
    for point in range(1, 120, 1 if os.environ.get("TEJUN_TEST_WHOLE") else 2):
        home = home_with(tmp_path, OLD)
        code = run_and_die_at(point, restore_once, home / "library.db")
        finish_restore(home)
        found = library_files(home)
        assert found in (OLD, NEW), point
        seen.add(found["library.db"])
        if found == NEW:
            kept = [library_files(folder) for folder in (home / "set-aside").iterdir()]
            assert kept == [OLD]
        if code == 0:
            break
    else:
        pytest.fail("the restore never came to its end")
    assert seen == {b"old", b"new"}
