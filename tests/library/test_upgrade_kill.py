"""Killed at seven points of each upgrade, on real data: all old or all new, and the copy is kept."""

import json
import signal
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from studio.domain.records.history import FlowSummary
from studio.library import flows, history
from studio.library.database import Database, make_engine
from studio.library.timestamps import as_stored
from studio.library.upgrades import STEPS, upgrade
from tests.hostile.sample import IS_WHOLE
from tests.library.crashing import run_and_die_at
from tests.library.samples import DATA, KEY, NOON

POINTS = 7
OLD_TABLES = {
    "flow": "flow_id, name, name_folded, purpose, owner, sites, version, steps, created_at, updated_at",
    "flow_version": "flow_id, version, flow_format, content, saved_at",
    "flow_text": "id, flow_id, text",
    "run": "run_id, flow_id, name, run_kind, status, message, started_at, elapsed_s, steps, model_calls, tokens, yen",
}
"""The columns of step 1: what was in them must be there whatever happens."""

Rows = dict[str, list[tuple[object, ...]]]


@dataclass(frozen=True)
class Cards:
    """What the upgraded library tells of flows and runs."""

    summaries: tuple[FlowSummary, ...]
    found: tuple[FlowSummary, ...]
    steps: tuple[int, ...]
    runs: int


def make_old(path: Path) -> None:
    """Write a library as the first schema had it: three flows with versions, 60 runs."""
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False, steps=STEPS[:1])
    content = json.loads((DATA / "flow_v1.json").read_text(encoding="utf-8"))
    with engine.begin() as connection:
        for number in range(3):
            flow_id, name, at = f"flow{number}", f"請求書の確認 {number}", as_stored(NOON)
            connection.exec_driver_sql(
                "INSERT INTO flow VALUES (?, ?, ?, '目的', '佐藤', '[]', 3, ?, ?, ?)",
                (flow_id, name, name, len(content["steps"]), at, at),
            )
            connection.exec_driver_sql(
                "INSERT INTO flow_text (flow_id, text) VALUES (?, ?)", (flow_id, f"{name} 経費精算")
            )
            for version in (1, 2, 3):
                told = content | {"id": flow_id, "name": name, "version": version}
                connection.exec_driver_sql(
                    "INSERT INTO flow_version VALUES (?, ?, 1, ?, ?)",
                    (flow_id, version, json.dumps(told, ensure_ascii=False), at),
                )
        for number in range(60):
            status = "failed" if number % 7 == 0 else "done"
            at = as_stored(NOON + timedelta(minutes=number))
            connection.exec_driver_sql(
                "INSERT INTO run VALUES (?, ?, '名', 'replay', ?, '', ?, 1.5, 2, 0, 0, NULL)",
                (f"run{number}", f"flow{number % 2}", status, at),
            )
    engine.dispose()


def bring_up(path: Path) -> None:
    """Take the steps an older library is missing."""
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=True)
    engine.dispose()


def begin(path: Path) -> None:
    """Make a library where none was."""
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False)
    engine.dispose()


def state_of(path: Path) -> tuple[int, set[str]]:
    """Return the schema's number and the names of all tables, indexes and triggers."""
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        listed = connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars()
        names = {str(name) for name in listed}
    engine.dispose()
    return int(version), names


def old_rows(path: Path) -> Rows:
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        rows: Rows = {
            table: [
                tuple(row) for row in connection.exec_driver_sql(f"SELECT {names} FROM {table}")
            ]
            for table, names in OLD_TABLES.items()
        }
    engine.dispose()
    return rows


def cards(path: Path) -> Cards:
    """Open the library as the program does, and check that its cards are what its runs say."""
    database = Database(path, KEY, existed=True)
    database.check()
    with database.reading() as session:
        summaries = flows.summaries(session, "")
        told = Cards(
            summaries=summaries,
            found=flows.summaries(session, "経費精算"),
            steps=tuple(v.steps for s in summaries for v in flows.versions(session, s.flow_id)),
            runs=len(history.runs(session, "", 1_000)),
        )
    with database.writing() as session:
        history.retell(session, [summary.flow_id for summary in summaries])
        assert flows.summaries(session, "") == summaries
    database.close()
    return told


def points_of(work: Callable[[Path], None], path: Path) -> list[int]:
    """Return numbers of acts spread over the work, the first and some behind the last among them."""
    acts = count(1)

    def act(*_: object) -> None:
        next(acts)

    event.listen(Engine, "before_cursor_execute", act)
    event.listen(Engine, "commit", act)
    work(path)
    event.remove(Engine, "before_cursor_execute", act)
    event.remove(Engine, "commit", act)
    last = next(acts) + 8  # files opened, renamed … are acts too
    if IS_WHOLE:
        return [*range(1, last + 1)]
    return [1 + round(part * (last - 1) / (POINTS - 1)) for part in range(POINTS)]


def test_an_older_library_is_all_old_or_all_new_and_loses_nothing(tmp_path: Path) -> None:
    first = tmp_path / "first.db"
    make_old(first)
    pristine, rows, old = first.read_bytes(), old_rows(first), state_of(first)
    points = points_of(bring_up, first)
    new, wanted = state_of(first), cards(first)
    assert len(wanted.found) == 3
    assert [s.recent_runs for s in wanted.summaries] == [20, 20, 0]
    seen: list[bool] = []
    for point in points:
        path = tmp_path / str(point) / "library.db"
        path.parent.mkdir()
        path.write_bytes(pristine)
        assert run_and_die_at(point, bring_up, path) in (0, -signal.SIGKILL)
        state = state_of(path)
        assert state in (old, new), point
        assert old_rows(path) == rows
        copy = path.with_name("library.before-2.db")
        assert copy.exists() or state == old
        if copy.exists():
            assert state_of(copy) == old
            assert old_rows(copy) == rows
        assert cards(path) == wanted
        assert not list(path.parent.glob("*.part")) or state == old
        seen.append(state == new)
    assert seen[0] is False
    assert seen[-1] is True


def test_a_new_library_is_not_there_or_all_there(tmp_path: Path) -> None:
    points = points_of(begin, tmp_path / "first.db")
    new = state_of(tmp_path / "first.db")
    seen: list[int] = []
    for point in points:
        path = tmp_path / str(point) / "library.db"
        path.parent.mkdir()
        code = run_and_die_at(point, begin, path)
        assert code in (0, -signal.SIGKILL)
        state = state_of(path)
        assert state in ((0, set[str]()), new), point
        seen.append(state[0])
        database = Database(path, KEY, existed=False)
        database.check()
        database.close()
        assert state_of(path) == new
    assert (seen[0], seen[-1]) == (0, len(STEPS))


@pytest.mark.parametrize("steps", range(1, len(STEPS) + 1))
def test_every_step_is_taken_on_what_the_steps_before_it_made(tmp_path: Path, steps: int) -> None:
    path = tmp_path / "library.db"
    engine = make_engine(path, KEY)
    upgrade(engine, path, existed=False, steps=STEPS[:steps])
    engine.dispose()
    begin(tmp_path / "fresh.db")
    bring_up(path)
    assert state_of(path) == state_of(tmp_path / "fresh.db")
