"""A library in a place where nothing can be written is read, and never written or made worse."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.library import flows
from studio.library.database import Database, make_engine
from tests.library.samples import KEY, make_flow

NOBODY = 65_534


@pytest.fixture
def folder() -> Iterator[Path]:
    """Make a folder that any account may enter; the one of pytest is for its own account only."""
    folder = Path(tempfile.mkdtemp(prefix="tejun 読むだけ "))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture
def as_nobody() -> Iterator[None]:
    """Be an account without rights: root may write everywhere."""
    if os.name == "nt":
        pytest.skip("rights are another matter on Windows")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def path(folder: Path) -> Path:
    path = folder / "ライブラリ #1.db"
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        flows.save(session, make_flow("読むだけ"))
    database.close()
    path.chmod(0o444)
    folder.chmod(0o555)
    return path


def test_it_is_read_and_writing_says_why_not(path: Path, as_nobody: None) -> None:
    before = path.read_bytes()
    database = Database(path, KEY, existed=True)
    assert database.is_read_only
    with database.reading() as session:
        assert [s.name for s in flows.summaries(session, "読むだけ")] == ["読むだけ"]
    with pytest.raises(LibraryError) as told, database.writing() as session:
        flows.save(session, make_flow("書けない"))
    assert told.value.code == "LIBRARY_READ_ONLY"
    database.check()
    database.close()
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_writable_file_in_a_folder_that_is_not_is_read_only_too(
    path: Path, as_nobody: None
) -> None:
    database = Database(path, KEY, existed=True)
    assert database.is_read_only
    database.close()


def test_an_older_schema_cannot_be_upgraded_there_and_says_so(folder: Path, path: Path) -> None:
    folder.chmod(0o755)
    path.chmod(0o644)
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA user_version = 1")
    engine.dispose()
    path.chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    try:
        with pytest.raises(LibraryError) as told:
            Database(path, KEY, existed=True)
        assert told.value.code == "LIBRARY_READ_ONLY"
        with pytest.raises(LibraryError) as wrong:
            Database(path, bytes(32), existed=True)
        assert wrong.value.code == "LIBRARY_KEY_WRONG"
    finally:
        os.seteuid(0) if os.getuid() == 0 else None
