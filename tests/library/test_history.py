"""What the history of runs tells: order, limits and how reliable a flow has been lately."""

from collections.abc import Iterator
from datetime import timedelta, timezone
from pathlib import Path

import pytest

from studio.domain.events import RunKind, RunStatus
from studio.library import history
from studio.library.database import Database
from tests.library.samples import KEY, NOON, make_run

JAPAN = timezone(timedelta(hours=9))


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def add(database: Database, *runs: history.RunRecord) -> None:
    with database.writing() as session:
        for run in runs:
            history.add_run(session, run)


def ids(database: Database, flow_id: str = "", limit: int = 100) -> list[str]:
    with database.reading() as session:
        return [run.run_id for run in history.runs(session, flow_id, limit)]


def test_a_run_comes_back_as_it_was_told(database: Database) -> None:
    told = make_run(
        "7",
        "flow",
        run_kind=RunKind.AGENT,
        status=RunStatus.LIMIT,
        message="上限に達しました。",
        elapsed_s=1.5,
        steps=3,
        model_calls=4,
        tokens=500,
        yen=None,
    )
    add(database, told)
    with database.reading() as session:
        assert history.runs(session, "flow", 1) == (told,)


def test_newest_first_by_the_moment_and_not_by_its_spelling(database: Database) -> None:
    in_japan = (NOON + timedelta(minutes=1)).astimezone(JAPAN)
    add(
        database,
        make_run("noon", started_at=NOON),
        make_run("japan", started_at=in_japan),
        make_run("later", started_at=NOON + timedelta(minutes=2)),
        make_run("same-b", started_at=NOON - timedelta(microseconds=1)),
        make_run("same-a", started_at=NOON - timedelta(microseconds=1)),
    )
    assert ids(database) == ["later", "japan", "noon", "same-a", "same-b"]


@pytest.mark.parametrize(("limit", "count"), [(-1, 0), (0, 0), (1, 1), (3, 3), (9, 3)])
def test_no_more_than_asked_for(database: Database, limit: int, count: int) -> None:
    add(database, *(make_run(str(number), "flow") for number in range(3)))
    assert ids(database, "flow", limit) == ["2", "1", "0"][:count]


def test_the_same_run_told_twice_is_kept_once_as_told_last(database: Database) -> None:
    add(database, make_run("1", "flow", status=RunStatus.FAILED), make_run("1", "flow"))
    with database.reading() as session:
        (kept,) = history.runs(session, "flow", 10)
    assert kept.status is RunStatus.DONE


def test_signs_nobody_sees_are_not_stored(database: Database) -> None:
    add(database, make_run("1", name="請求\u202e書", message="失敗\u200bしました。"))
    with database.reading() as session:
        (kept,) = history.runs(session, "", 1)
    assert (kept.name, kept.message) == ("請求書", "失敗しました。")


def test_reliability_looks_back_on_twenty_runs_and_no_further(database: Database) -> None:
    old = [make_run(str(number), "flow", status=RunStatus.FAILED) for number in range(5)]
    new = [make_run(str(number), "flow") for number in range(5, 25)]
    add(database, *old, *new)
    with database.reading() as session:
        lately = history.reliability(session)["flow"]
    assert (lately.ok, lately.runs, lately.last.run_id) == (20, 20, "24")
    add(database, make_run("25", "flow", status=RunStatus.FAILED))
    with database.reading() as session:
        lately = history.reliability(session)["flow"]
    assert (lately.ok, lately.runs, lately.last.run_id) == (19, 20, "25")


def test_only_a_run_that_is_done_speaks_for_a_flow(database: Database) -> None:
    add(database, *(make_run(s.value, "flow", status=s) for s in RunStatus))
    with database.reading() as session:
        lately = history.reliability(session)["flow"]
    assert (lately.ok, lately.runs) == (1, len(RunStatus))


def test_each_flow_is_counted_by_itself_and_loose_runs_not_at_all(database: Database) -> None:
    add(database, make_run("1", "a"), make_run("2", "b", status=RunStatus.FAILED), make_run("3"))
    with database.reading() as session:
        counted = history.reliability(session)
    assert {flow: (r.ok, r.runs) for flow, r in counted.items()} == {"a": (1, 1), "b": (0, 1)}
