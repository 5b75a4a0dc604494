import os
from pathlib import Path

from studio.bootstrap.open_marks import is_open_elsewhere, remove_mark, set_mark


def test_a_library_that_was_closed_leaves_no_mark(tmp_path: Path) -> None:
    assert not set_mark(tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
    remove_mark(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_mark_of_a_process_that_is_gone_tells_of_a_crash_once(tmp_path: Path) -> None:
    (tmp_path / "library.open-999999999").touch()
    assert set_mark(tmp_path)
    assert not set_mark(tmp_path)


def test_a_process_that_lives_has_not_crashed_even_with_a_wal(tmp_path: Path) -> None:
    (tmp_path / f"library.open-{os.getppid()}").touch()
    (tmp_path / "library.db-wal").write_bytes(b"x")
    assert not set_mark(tmp_path)
    assert is_open_elsewhere(tmp_path)


def test_our_own_mark_and_that_of_a_process_that_is_gone_are_nobody_else(tmp_path: Path) -> None:
    set_mark(tmp_path)
    (tmp_path / "library.open-999999999").touch()
    assert not is_open_elsewhere(tmp_path)


def test_a_wal_that_nobody_has_open_tells_of_a_crash(tmp_path: Path) -> None:
    (tmp_path / "library.db-wal").write_bytes(b"x")
    assert set_mark(tmp_path)
