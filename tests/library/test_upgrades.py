import signal
from datetime import timedelta
from pathlib import Path

import pytest
from sqlmodel import Session, SQLModel

from studio.domain.errors import LibraryError
from studio.library import flows, history, patterns, secret_rows, tables
from studio.library.database import Database, make_engine
from studio.library.timestamps import as_stored
from studio.library.upgrades import STEPS, upgrade
from tests.library.crashing import run_and_die_at
from tests.library.samples import KEY, NOON, make_flow

MORE = (
    "ALTER TABLE flow ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE shelf (name TEXT)",
    "INSERT INTO shelf SELECT name FROM flow",
    "DROP TABLE run",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    database = Database(path, KEY, existed=False)
    with database.writing() as session:
        flows.save(session, make_flow())
    database.close()
    return path


def take_more_steps(path: Path) -> None:
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=True, steps=(*STEPS, MORE))
    engine.dispose()


def names(path: Path) -> dict[str, set[str]]:
    """Return tables and their columns."""
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        listed = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
        found = {
            table: {row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table})")}
            for table in listed.scalars().all()
        }
    engine.dispose()
    return found


def test_the_steps_make_the_tables_that_the_models_speak_of(path: Path) -> None:
    made = names(path)
    for table in SQLModel.__subclasses__():
        if table.__module__ != tables.__name__:
            continue
        mapped = SQLModel.metadata.tables[str(table.__tablename__)]
        assert made[mapped.name] == {column.name for column in mapped.columns}


def test_an_upgrade_keeps_a_copy_that_opens(path: Path) -> None:
    take_more_steps(path)
    assert "shelf" in names(path)
    assert "run" not in names(path)
    copy = path.with_name(f"library.before-{len(STEPS) + 1}.db")
    assert "shelf" not in names(copy)
    old = Database(copy, KEY, existed=True)
    with old.reading() as session:
        assert flows.get(session, "請求書の確認").name == "請求書の確認"
    old.close()


def test_cards_of_an_older_library_learn_how_their_runs_went(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False, steps=STEPS[:1])
    old_runs = [
        (str(number), flow, "名", "replay", status, "", as_stored(NOON + timedelta(minutes=number)))
        for number, flow, status in (
            *((number, "a", "failed" if number % 10 == 9 else "done") for number in range(25)),
            (30, "b", "stopped"),
            (31, "", "done"),
        )
    ]
    with engine.begin() as connection:
        for flow, content in (
            ("a", '{"steps": [1, 2], "is_draft": true}'),
            ("b", "{"),
            ("c", "[]"),
        ):
            connection.exec_driver_sql(
                "INSERT INTO flow VALUES (?, ?, ?, '', '', '[]', 1, 2, ?, ?)",
                (flow, flow, flow, as_stored(NOON), as_stored(NOON)),
            )
            connection.exec_driver_sql(
                "INSERT INTO flow_version VALUES (?, 1, 1, ?, ?)", (flow, content, as_stored(NOON))
            )
        connection.exec_driver_sql(
            "INSERT INTO run VALUES (?, ?, ?, ?, ?, ?, ?, 1.5, 2, 0, 0, NULL)", old_runs
        )
    engine.dispose()
    database = Database(path, KEY, existed=True)
    with database.reading() as session:
        upgraded = flows.summaries(session, "")
        steps = [flows.versions(session, flow)[0].steps for flow in "abc"]
    assert steps == [2, 0, 0]
    assert [card.is_draft for card in upgraded] == [True, False, False]
    assert [(card.recent_ok, card.recent_runs) for card in upgraded] == [(18, 20), (0, 1), (0, 0)]
    with database.writing() as session:
        history.retell(session, "abc")
    with database.reading() as session:
        assert flows.summaries(session, "") == upgraded
    database.close()


def test_failures_of_an_older_library_are_shown_and_teach_nothing(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False, steps=STEPS[:3])
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO failure VALUES ('a.example', 'NO_EFFECT', 'button 保存', 'screen', '', 3, ?, ?, '別の手', '[]')",
            (as_stored(NOON), as_stored(NOON)),
        )
        connection.exec_driver_sql(
            "INSERT INTO secret VALUES ('会計', 'library', '[]', x'01', ?, NULL)",
            (as_stored(NOON),),
        )
    engine.dispose()
    database = Database(path, KEY, existed=True)
    with database.reading() as session:
        (pattern,) = patterns.patterns(session, "", 10)
        (secret,) = secret_rows.rows(session)
    database.close()
    assert (pattern.page, pattern.element, pattern.count) == ("", "button 保存", 3)
    assert (secret.name, secret.sealed) == ("会計", b"\x01")


def test_pictures_of_an_older_library_are_those_after_their_steps(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False, steps=STEPS[:4])
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO run (run_id, flow_id, name, run_kind, status, message, started_at, elapsed_s,"
            " steps, model_calls, tokens, yen) VALUES ('r', '', '名', 'replay', 'done', '', ?, 1, 1, 0, 0, 0)",
            (as_stored(NOON),),
        )
        connection.exec_driver_sql(
            "INSERT INTO run_step VALUES ('r', 1, '文', '語', 'ok', '', '', '', '', '[]', '', NULL, 0, ?, '', '')",
            (as_stored(NOON),),
        )
        connection.exec_driver_sql("INSERT INTO run_picture VALUES ('r', 1, x'ffd8')")
    engine.dispose()
    database = Database(path, KEY, existed=True)
    with database.reading() as session:
        (step,) = history.run(session, "r").steps
        after, before = (history.picture(session, "r", 1, is_before=one) for one in (False, True))
    database.close()
    assert (step.has_picture, step.has_before, step.step_id) == (True, False, "")
    assert (after, before) == (b"\xff\xd8", b"")


def test_nothing_to_do_makes_no_copy(path: Path) -> None:
    engine = make_engine(path, KEY)
    assert upgrade(engine, path, existed=True) is None
    engine.dispose()
    assert [file.name for file in path.parent.iterdir()] == ["library.db"]


def test_a_step_that_fails_leaves_the_old_library(path: Path) -> None:
    before = names(path)
    engine = make_engine(path, KEY)
    with pytest.raises(Exception, match="nonsense"):
        upgrade(engine, path, existed=True, steps=(*STEPS, (*MORE, "nonsense")))
    engine.dispose()
    assert names(path) == before


def test_a_library_without_a_schema_is_a_loss_only_where_one_was(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    engine = make_engine(path, KEY)
    with Session(engine) as session:
        session.connection().exec_driver_sql("CREATE TABLE stray (x)")
        session.commit()
    with pytest.raises(LibraryError) as told:
        upgrade(engine, path, existed=True)
    assert told.value.code == "LIBRARY_EMPTY"
    assert upgrade(engine, path, existed=False) is None
    engine.dispose()


def test_killed_at_any_statement_it_is_all_old_or_all_new(path: Path) -> None:
    old, pristine = names(path), path.read_bytes()
    seen: list[bool] = []
    for point in range(1, 100):
        for file in path.parent.iterdir():
            file.unlink()
        path.write_bytes(pristine)
        code = run_and_die_at(point, take_more_steps, path)
        found = names(path)
        assert found == old or ("shelf" in found and "run" not in found), point
        seen.append(found != old)
        database = make_engine(path, KEY)
        with database.begin() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
            assert connection.exec_driver_sql("SELECT count(*) FROM flow").scalar_one() == 1
        database.dispose()
        if code == 0:
            break
        assert code == -signal.SIGKILL
    assert seen[0] is False
    assert seen[-1] is True
    assert len(seen) > len(MORE)
