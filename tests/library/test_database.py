"""The measured facts about SQLCipher under SQLAlchemy that the library stands on."""

import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.library import flows
from studio.library.database import Database, make_engine
from studio.library.driver import DRIVER
from tests.library.samples import KEY, make_flow

OTHER_KEY = bytes(reversed(KEY))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ライブラリ '\"?# 🗂.db"


@pytest.fixture
def engine(path: Path):
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE fact (word TEXT UNIQUE)")
    yield engine
    engine.dispose()


def filled(path: Path, count: int = 30) -> None:
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        for number in range(count):
            flows.save(session, make_flow(f"手順{number}", purpose="長い目的" * 50))
    database.close()


def fault_of(path: Path, key: bytes = KEY, existed: bool = True) -> LibraryError:
    with pytest.raises(LibraryError) as told:
        Database(path, key, existed=existed).close()
    assert told.value.message
    assert told.value.remedy
    return told.value


def words(engine: Engine) -> list[str]:
    with engine.begin() as connection:
        return list(connection.exec_driver_sql("SELECT word FROM fact ORDER BY word").scalars())


def test_a_rolled_back_savepoint_leaves_no_row(engine: Engine) -> None:
    with Session(engine) as session:
        session.connection().exec_driver_sql("INSERT INTO fact VALUES ('kept')")
        inner = session.begin_nested()
        session.connection().exec_driver_sql("INSERT INTO fact VALUES ('dropped')")
        inner.rollback()
        session.commit()
    assert words(engine) == ["kept"]


def test_schema_changes_and_their_number_roll_back(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("ALTER TABLE fact ADD COLUMN more TEXT")
        connection.exec_driver_sql("PRAGMA user_version = 9")
        connection.rollback()
    with engine.begin() as connection:
        columns = connection.exec_driver_sql("SELECT * FROM fact").keys()
        assert list(columns) == ["word"]
        assert connection.exec_driver_sql("PRAGMA user_version").scalar_one() == 0


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("temp_store", 2),
     ("cipher_status", "1")],
)  # fmt: skip
def test_every_connection_is_set_up(engine: Engine, pragma: str, value: object) -> None:
    with engine.begin() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() == value


def test_an_exception_repeats_no_value(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO fact VALUES (?)", ("CANARY",))
    with pytest.raises(IntegrityError) as told, engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO fact VALUES (?)", ("CANARY",))
    assert "CANARY" not in str(told.value)


def test_a_reader_does_not_wait_for_a_writer(path: Path) -> None:
    filled(path, 1)
    one, two = (Database(path, KEY, existed=True) for _ in range(2))
    with one.writing() as session:
        flows.save(session, make_flow("途中"))
        with two.reading() as other:
            assert [s.name for s in flows.summaries(other, "")] == ["手順0"]
    with two.reading() as other:
        assert len(flows.summaries(other, "")) == 2
    one.close()
    two.close()


@pytest.mark.parametrize("length", [0, 16, 31, 33, 48])
def test_only_a_whole_key_is_taken(path: Path, length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        make_engine(path, bytes(length))


def test_a_driver_that_does_not_encrypt_writes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.database.DRIVER", sqlite3)
    assert fault_of(path, existed=False).code == "NO_ENCRYPTION"
    assert not path.exists() or path.stat().st_size == 0


def test_a_new_library_is_private_and_opens_again(path: Path) -> None:
    filled(path)
    assert path.stat().st_mode & 0o077 == 0
    database = Database(path, KEY, existed=True)
    database.check()
    database.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_missing_is_never_made_anew(path: Path) -> None:
    assert fault_of(path).code == "LIBRARY_MISSING"
    assert list(path.parent.iterdir()) == []


def test_zero_bytes_are_never_made_a_new_library(path: Path) -> None:
    path.touch()
    assert fault_of(path).code == "LIBRARY_EMPTY"
    assert path.stat().st_size == 0


def test_a_copy_without_its_wal_is_not_taken_for_an_empty_library(path: Path) -> None:
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        flows.save(session, make_flow())
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    database.close()
    assert fault_of(copy).code == "LIBRARY_EMPTY"


def test_a_wrong_key_is_locked_and_changes_nothing(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    filled(path)
    before = path.read_bytes()
    fault = fault_of(path, OTHER_KEY)
    assert isinstance(fault, LibraryLockedError)
    assert fault.code == "LIBRARY_KEY_WRONG"
    assert path.read_bytes() == before
    assert capfd.readouterr().err == ""


def test_a_damaged_first_page_is_not_blamed_on_the_key(path: Path) -> None:
    filled(path)
    damage(path, 100, b"\xff" * 50)
    assert fault_of(path).code == "LIBRARY_DAMAGED"


@pytest.mark.parametrize("keep", [0.5, 0.9])
def test_a_cut_file_is_damaged(path: Path, keep: float) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * keep)])
    assert whole_fault(path).code == "LIBRARY_DAMAGED"


def test_one_flipped_bit_anywhere_behind_the_salt_is_found(path: Path) -> None:
    filled(path)
    whole = path.read_bytes()
    seeded = random.Random(7)
    for _ in range(12):
        place = seeded.randrange(16, len(whole))
        path.write_bytes(whole)
        damage(path, place, bytes([whole[place] ^ 1 << seeded.randrange(8)]))
        assert whole_fault(path).code == "LIBRARY_DAMAGED", place


@pytest.mark.parametrize(
    ("content", "codes"),
    [
        (b"garbage" * 2000, ("LIBRARY_KEY_WRONG", "LIBRARY_KEY_WRONG")),
        (b"x", ("LIBRARY_DAMAGED", "LIBRARY_NOT_OURS")),
    ],
)
def test_any_other_file_is_refused_and_kept(
    path: Path, content: bytes, codes: tuple[str, str]
) -> None:
    path.write_bytes(content)
    for existed, code in zip((True, False), codes, strict=True):
        assert fault_of(path, existed=existed).code == code
        assert path.read_bytes() == content


def test_a_plain_database_is_refused_and_kept(path: Path) -> None:
    plain = sqlite3.connect(path)
    plain.execute("CREATE TABLE other (x)")
    plain.commit()
    plain.close()
    before = path.read_bytes()
    assert fault_of(path, existed=False).code == "LIBRARY_NOT_OURS"
    assert path.read_bytes() == before


def test_a_folder_in_its_place_or_no_folder_at_all(path: Path) -> None:
    path.mkdir()
    assert fault_of(path).code == "LIBRARY_UNREADABLE"
    assert fault_of(path.parent / "no" / "x.db", existed=False).code == "LIBRARY_UNREADABLE"


def test_a_library_of_a_newer_program_is_refused_and_kept(path: Path) -> None:
    filled(path)
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA user_version = 99")
    engine.dispose()
    before = path.read_bytes()
    assert fault_of(path).code == "LIBRARY_NEWER"
    assert path.read_bytes() == before


def test_plain_sqlite_reads_nothing_and_a_copy_opens_with_the_same_key(path: Path) -> None:
    filled(path)
    plain = sqlite3.connect(path)
    with pytest.raises(sqlite3.DatabaseError):
        plain.execute("SELECT * FROM sqlite_master")
    plain.close()
    database = Database(path, KEY, existed=True)
    copy = path.with_name("copy.db")
    database.copy_to(copy)
    database.close()
    copied = Database(copy, KEY, existed=True)
    with copied.reading() as session:
        assert len(flows.summaries(session, "")) == 30
    copied.close()
    assert fault_of(copy, OTHER_KEY).code == "LIBRARY_KEY_WRONG"


def test_a_second_writer_is_told_that_the_library_is_in_use(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.library.database._BUSY_MS", 50)
    filled(path, 1)
    one, two = (Database(path, KEY, existed=True) for _ in range(2))
    with one.writing() as session:
        flows.save(session, make_flow("先"))
        with pytest.raises(LibraryError) as told, two.writing() as other:
            flows.save(other, make_flow("後"))
    assert told.value.code == "LIBRARY_BUSY"
    with two.writing() as session:
        flows.save(session, make_flow("後"))
    one.close()
    two.close()


def test_a_full_disk_is_said_and_loses_nothing(path: Path) -> None:
    filled(path, 3)
    database = Database(path, KEY, existed=True)
    with database.writing() as session:  # the limit lives in the connection, and there is only one
        pages = session.connection().exec_driver_sql("PRAGMA page_count").scalar_one()
        session.connection().exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(LibraryError) as told, database.writing() as session:
        flows.save(session, make_flow("大きい", purpose="大" * 500_000))
    assert told.value.code == "DISK_FULL"
    with database.reading() as session:
        assert len(flows.summaries(session, "")) == 3
    database.check()
    database.close()


def test_the_driver_is_sqlcipher() -> None:
    assert DRIVER.__name__.startswith("sqlcipher3")


def damage(path: Path, place: int, content: bytes) -> None:
    with path.open("rb+") as file:
        file.seek(place)
        file.write(content)


def whole_fault(path: Path) -> LibraryError:
    """Return what opening the file, or else checking the whole of it, finds."""
    with pytest.raises(LibraryError) as told:
        open_and_check(path)
    return told.value


def open_and_check(path: Path) -> None:
    database = Database(path, KEY, existed=True)
    try:
        database.check()
    finally:
        database.close()
