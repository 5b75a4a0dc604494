from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.domain.records.credential import SecretPlace, SecretRow
from studio.library import secret_rows
from studio.library.database import Database
from tests.library.samples import KEY, NOON


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def put(database: Database, *rows: SecretRow) -> None:
    with database.writing() as session:
        for row in rows:
            secret_rows.put(session, row)


def found(database: Database) -> tuple[SecretRow, ...]:
    with database.reading() as session:
        return secret_rows.rows(session)


def test_rows_come_back_as_they_were_by_name(database: Database) -> None:
    kept = SecretRow(
        name="会計ログイン.パスワード",
        user="1042",
        place=SecretPlace.LIBRARY,
        origins=("https://kaikei.test", "https://日本.test:8443"),
        sealed=b"\x00\xff sealed",
        updated_at=NOON,
        last_used_at=NOON,
    )
    elsewhere = SecretRow(name="api", place=SecretPlace.ENV_FILE, updated_at=NOON)
    put(database, kept, elsewhere)
    assert found(database) == (elsewhere, kept)


def test_the_same_name_again_replaces_everything(database: Database) -> None:
    old = SecretRow(
        name="api",
        place=SecretPlace.LIBRARY,
        origins=("https://a.test",),
        sealed=b"x",
        updated_at=NOON,
        last_used_at=NOON,
    )
    new = SecretRow(name="api", place=SecretPlace.KEYCHAIN, updated_at=NOON.replace(hour=13))
    put(database, old)
    put(database, new)
    assert found(database) == (new,)


def test_removed_is_forgotten_and_nothing_is_fine(database: Database) -> None:
    put(database, SecretRow(name="api", place=SecretPlace.ENV_FILE, updated_at=NOON))
    with database.writing() as session:
        secret_rows.remove(session, "api")
        secret_rows.remove(session, "api")
    assert found(database) == ()


def test_a_use_is_noted_and_changes_nothing_else(database: Database) -> None:
    row = SecretRow(name="api", place=SecretPlace.LIBRARY, sealed=b"x", updated_at=NOON)
    put(database, row, row.model_copy(update={"name": "other"}))
    later = NOON.replace(hour=15)
    with database.writing() as session:
        secret_rows.mark_used(session, "api", later)
        secret_rows.mark_used(session, "none", later)
    assert [one.last_used_at for one in found(database)] == [later, None]
    assert found(database)[0] == row.model_copy(update={"last_used_at": later})
