"""What the history lets go, and what it never does."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.records.audit import AuditAction
from studio.domain.records.history import KEPT_DAYS, RunPicture
from studio.library import audit, clearing, flows, history, patterns
from studio.library.clearing import Bounds
from studio.library.database import Database
from tests.library.samples import KEY, NOON, make_flow, make_run, make_step

DAY = timedelta(days=1)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def add(
    database: Database,
    name: str,
    at: datetime = NOON,
    *,
    flow_id: str = "flow",
    now: datetime = NOON,
    steps: int = 0,
    picture: int = 0,
) -> None:
    """Write a run of so many steps and bytes."""
    record = make_run(name, flow_id, started_at=at)
    pictures = [RunPicture(number=1, jpeg=b"x" * picture)]
    with database.writing() as session:
        numbered = [make_step(number) for number in range(1, steps + 1)]
        history.add_run(session, record, numbered, pictures, now=now)


def pin(database: Database, run_id: str) -> None:
    with database.writing() as session:
        history.pin(session, run_id, is_pinned=True)


def clear(database: Database, bounds: Bounds, now: datetime = NOON + 2 * DAY) -> frozenset[str]:
    with database.writing() as session:
        return clearing.clear(session, now, spared="", bounds=bounds)


def ids(database: Database) -> set[str]:
    with database.reading() as session:
        return {run.run_id for run in history.runs(session, "", 1_000)}


def pictured(database: Database, *run_ids: str) -> set[str]:
    with database.reading() as session:
        return {run for run in run_ids if history.picture(session, run, 1)}


def notes(database: Database) -> list[dict[str, str]]:
    with database.reading() as session:
        return [
            dict(entry.details)
            for entry in reversed(audit.entries(session, 1_000, 0))
            if entry.action is AuditAction.HISTORY_REMOVED
        ]


def test_after_ninety_days_a_run_goes_unless_it_is_pinned(database: Database) -> None:
    just_in = NOON - timedelta(days=KEPT_DAYS)
    add(database, "pinned", just_in - DAY, now=just_in, steps=1, picture=9)
    pin(database, "pinned")
    add(database, "out", just_in - timedelta(microseconds=1), now=just_in, steps=2, picture=9)
    add(database, "in", just_in, now=just_in)
    clear(database, Bounds(), NOON - DAY)
    add(database, "new", NOON)
    assert ids(database) == {"pinned", "in", "new"}
    assert pictured(database, "pinned", "out") == {"pinned"}
    assert notes(database) == [{"runs_by_age": "1"}]


def test_the_run_that_is_just_written_stays_however_old_it_says_it_is(database: Database) -> None:
    add(database, "old", NOON - 300 * DAY)
    assert ids(database) == {"old"}


def test_clearing_happens_once_a_day(database: Database) -> None:
    old = NOON - 200 * DAY
    add(database, "a", old, now=old)
    clear(database, Bounds(), NOON - DAY)
    add(database, "b", NOON)
    assert ids(database) == {"b"}
    add(database, "c", old, now=NOON + timedelta(hours=1))
    add(database, "d", NOON, now=NOON + timedelta(hours=23))
    assert "c" in ids(database)
    add(database, "e", NOON, now=NOON + DAY)
    assert ids(database) == {"b", "d", "e"}


@pytest.mark.parametrize("mark", ["2099-01-01T00:00:00.000000+00:00", "nonsense", ""])
def test_a_mark_that_cannot_be_does_not_stop_the_clearing(database: Database, mark: str) -> None:
    old = NOON - 200 * DAY
    add(database, "a", old, now=old)
    with database.writing() as session:
        session.connection().exec_driver_sql("UPDATE meta SET value = ?", (mark,))
    add(database, "b", NOON)
    add(database, "c", NOON + DAY, now=NOON + DAY)
    assert ids(database) == {"b", "c"}


def test_a_batch_at_a_time_and_the_next_run_goes_on(database: Database) -> None:
    for number in range(7):
        add(database, str(number), NOON - (200 - number) * DAY, now=NOON - 200 * DAY)
    bounds = Bounds(batch=3)
    clear(database, bounds, NOON + DAY)
    left = []
    for _ in range(4):
        clear(database, bounds)
        left.append(len(ids(database)))
    assert left == [4, 1, 0, 0]
    assert notes(database) == [{"runs_by_age": count} for count in ("3", "3", "1")]


def test_the_card_of_a_flow_forgets_runs_that_went(database: Database) -> None:
    with database.writing() as session:
        flows.save(session, make_flow(id="flow"))
    add(database, "old", NOON - 200 * DAY, now=NOON - 200 * DAY)
    clear(database, Bounds(), NOON - DAY)
    add(database, "new", NOON, flow_id="other")
    with database.reading() as session:
        (card,) = flows.summaries(session, "")
    assert (card.recent_ok, card.recent_runs, card.last_run) == (0, 0, None)


def test_pictures_of_the_least_used_flow_go_first_and_no_more_than_needed(
    database: Database,
) -> None:
    for number in range(4):
        add(database, f"often{number}", NOON - number * DAY, flow_id="often", picture=100)
    for number in range(3):
        add(database, f"rare{number}", NOON - (40 + number) * DAY, flow_id="rare", picture=100)
    everything = ids(database)
    clear(database, Bounds(picture_bytes=500))
    assert ids(database) == everything
    assert everything - pictured(database, *everything) == {"rare1", "rare2"}
    assert notes(database) == [{"pictures": "2"}]
    clear(database, Bounds(picture_bytes=450), NOON + 4 * DAY)
    assert everything - pictured(database, *everything) == {"rare1", "rare2", "often3"}


def test_runs_of_the_least_used_flow_go_next(database: Database) -> None:
    for number in range(4):
        add(database, f"often{number}", NOON - number * DAY, flow_id="often", steps=10)
    for number in range(3):
        add(database, f"rare{number}", NOON - (40 + number) * DAY, flow_id="rare", steps=10)
    gone = clear(database, Bounds(steps=55))
    assert gone == {"rare"}
    assert ids(database) == {"rare0", "often0", "often1", "often2", "often3"}
    assert notes(database) == [{"runs_by_use": "2"}]


def test_pinned_runs_and_the_newest_of_each_flow_stay_however_little_room_there_is(
    database: Database,
) -> None:
    for flow_id in ("a", "b", ""):
        for number in range(3):
            at = NOON - (number + 1) * DAY
            add(database, f"{flow_id}{number}", at, flow_id=flow_id, steps=1, picture=1)
    pin(database, "a2")
    clear(database, Bounds(picture_bytes=0, steps=0))
    assert ids(database) == {"a0", "a2", "b0", "0"}
    assert pictured(database, *ids(database)) == ids(database)
    assert clear(database, Bounds(picture_bytes=0, steps=0)) == frozenset()


def test_loose_runs_count_as_little_used(database: Database) -> None:
    for number in range(3):
        add(database, f"loose{number}", NOON - number * DAY, flow_id="", steps=1)
        add(database, f"flow{number}", NOON - (9 + number) * DAY, steps=1)
    clear(database, Bounds(steps=4))
    assert ids(database) == {"loose0", "flow0", "flow1", "flow2"}


def test_within_the_bounds_nothing_goes_and_nothing_is_noted(database: Database) -> None:
    add(database, "1", steps=3, picture=7)
    add(database, "2", steps=3, picture=7)
    clear(database, Bounds(picture_bytes=14, steps=6))
    assert ids(database) == pictured(database, "1", "2") == {"1", "2"}
    assert notes(database) == []


def test_a_run_told_again_weighs_what_it_holds_now(database: Database) -> None:
    add(database, "1", steps=9, picture=9)
    add(database, "1", steps=2, picture=3)
    add(database, "2", NOON + DAY)
    clear(database, Bounds(picture_bytes=3, steps=2))
    assert ids(database) == {"1", "2"}
    assert pictured(database, "1") == {"1"}


def test_the_failures_seen_longest_ago_go_when_there_are_too_many(database: Database) -> None:
    with database.writing() as session:
        steps = [
            make_step(number, status=OutcomeStatus.FAILED, code="X", element=str(number))
            for number in range(1, 7)
        ]
        history.add_run(session, make_run("1"), steps, now=NOON)
    clear(database, Bounds(patterns=4))
    with database.reading() as session:
        kept = [pattern.element for pattern in patterns.patterns(session, "", 10)]
    assert kept == ["6", "5", "4", "3"]


def test_a_clock_that_leaps_ahead_lets_nothing_go(database: Database) -> None:
    add(database, "earlier", NOON)
    year_ahead = NOON + 365 * DAY
    add(database, "wrong clock", year_ahead, now=year_ahead)
    add(database, "right again", NOON + DAY, now=NOON + DAY)
    assert ids(database) == {"earlier", "wrong clock", "right again"}


def test_a_studio_that_was_away_for_long_lets_go_a_day_later(database: Database) -> None:
    add(database, "earlier", NOON)
    back = NOON + (KEPT_DAYS + 30) * DAY
    add(database, "back", back, now=back)
    assert ids(database) == {"earlier", "back"}
    add(database, "next day", back + DAY, now=back + DAY)
    assert ids(database) == {"back", "next day"}
