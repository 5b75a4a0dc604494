"""What the history of runs tells: order, limits, steps, pins, and how reliable a flow has been."""

from collections.abc import Iterator
from datetime import timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.errors import LibraryError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.audit import AuditAction
from studio.domain.records.history import FlowSummary, RunDetail, RunPicture, RunStep
from studio.library import audit, flows, history
from studio.library.database import Database
from tests.library.samples import KEY, NOON, make_flow, make_run, make_step, run_steps

JAPAN = timezone(timedelta(hours=9))


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def add(database: Database, *runs: history.RunRecord) -> None:
    with database.writing() as session:
        for run in runs:
            history.add_run(session, run, now=NOON)


def add_steps(
    database: Database, run_id: str, *steps: RunStep, pictures: tuple[RunPicture, ...] = ()
) -> None:
    with database.writing() as session:
        history.add_run(session, make_run(run_id, "flow"), steps, pictures, now=NOON)


def told(database: Database, run_id: str) -> RunDetail:
    with database.reading() as session:
        return history.run(session, run_id)


def picture(database: Database, run_id: str, number: int) -> bytes:
    with database.reading() as session:
        return history.picture(session, run_id, number)


def card(database: Database) -> FlowSummary:
    """Return the card of the one flow."""
    with database.reading() as session:
        (summary,) = flows.summaries(session, "")
    return summary


def ids(database: Database, flow_id: str = "", limit: int = 100) -> list[str]:
    with database.reading() as session:
        return [run.run_id for run in history.runs(session, flow_id, limit)]


def test_a_run_comes_back_as_it_was_told(database: Database) -> None:
    one = make_run(
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
        flow_version=3,
        code="NO_MATCH",
        emergencies=1,
        sites=("a.example", "b.example"),
        is_pinned=True,
    )
    add(database, one)
    with database.reading() as session:
        assert history.runs(session, "flow", 1) == (one,)


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


def test_steps_and_pictures_come_back_as_they_were_told(database: Database) -> None:
    first = make_step(
        1,
        status=OutcomeStatus.FAILED,
        code="TARGET_NOT_FOUND",
        message="見つかりません。",
        evidence=(Evidence(kind=EvidenceKind.URL, detail="/search"),),
        found_by="role",
        similarity=0.75,
        elapsed_ms=12.5,
    )
    second = make_step(2, at=NOON.astimezone(JAPAN))
    jpeg = b"\xff\xd8\x00picture"
    add_steps(database, "1", second, first, pictures=(RunPicture(number=2, jpeg=jpeg),))
    detail = told(database, "1")
    assert detail.record == make_run("1", "flow")
    assert detail.steps == (first, second.model_copy(update={"has_picture": True}))
    assert picture(database, "1", 2) == jpeg
    assert [picture(database, run, number) for run, number in (("1", 1), ("no", 2))] == [b"", b""]


def test_a_run_told_twice_keeps_its_pin_and_what_it_is_not_told_again(database: Database) -> None:
    steps = (make_step(1), make_step(2), make_step(3))
    add_steps(database, "1", *steps, pictures=(RunPicture(number=1, jpeg=b"old"),))
    with database.writing() as session:
        history.pin(session, "1", is_pinned=True)
    add(database, make_run("1", "flow", message="改"))
    detail = told(database, "1")
    assert (detail.record.message, detail.record.is_pinned) == ("改", True)
    assert [step.number for step in detail.steps] == [1, 2, 3]
    add_steps(database, "1", make_step(1), pictures=(RunPicture(number=1, jpeg=b"new"),))
    assert [step.number for step in told(database, "1").steps] == [1]
    assert picture(database, "1", 1) == b"new"


@settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(run_steps, max_size=4), st.text(max_size=8), st.text(max_size=8))
def test_any_steps_are_kept_and_read_again(
    database: Database, steps: list[RunStep], run_id: str, flow_id: str
) -> None:
    record = make_run("1", flow_id, name=flow_id, sites=(run_id,))
    record = record.model_copy(update={"run_id": f"x{run_id}"})
    with database.writing() as session:
        history.remove(session, record.run_id)
        history.add_run(session, record, steps, now=NOON)
    kept = told(database, record.run_id).steps
    assert [step.number for step in kept] == sorted({step.number for step in steps})
    by_number = {step.number: step for step in steps}
    for step in kept:
        given_step = by_number[step.number]
        assert (step.status, step.at) == (given_step.status, given_step.at)
        assert len(step.evidence) == len(given_step.evidence)
    database.check()


def test_odd_and_endless_texts_are_made_safe(database: Database) -> None:
    odd = "請\0求\u202e書\ud800"
    step = make_step(
        1, words=odd, item=odd, site=odd, element="長" * 100_000,
        evidence=[Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=odd)] * 500,
    )  # fmt: skip
    with database.writing() as session:
        history.add_run(session, make_run("1", name=odd, sites=(odd,)), (step,), now=NOON)
    detail = told(database, "1")
    (kept,) = detail.steps
    safe = "請求書\ufffd"
    assert {detail.record.name, *detail.record.sites, kept.words, kept.item, kept.site} == {safe}
    assert (len(kept.element), len(kept.evidence)) == (2_000, 50)
    assert kept.evidence[0].detail == safe


def test_numbers_that_no_database_holds(database: Database) -> None:
    nothing = float("nan")
    record = make_run("1", "flow", tokens=10**30, elapsed_s=float("inf"), yen=nothing, steps=-5)
    step = make_step(1, similarity=nothing, elapsed_ms=nothing)
    with database.writing() as session:
        flows.save(session, make_flow(id="flow"))
        history.add_run(session, record, (step,), now=NOON)
    detail = told(database, "1")
    assert (detail.record.tokens, detail.record.elapsed_s, detail.record.yen) == (2**53, 0.0, None)
    assert (detail.steps[0].similarity, detail.steps[0].elapsed_ms) == (None, 0.0)
    assert card(database).last_run == detail.record


@pytest.mark.parametrize("run_id", ["", "no", "\0", "\ud800", "'", "長" * 100_000])
def test_a_run_that_is_not_there(database: Database, run_id: str) -> None:
    with pytest.raises(LibraryError) as caught:
        told(database, run_id)
    assert caught.value.code == "RUN_NOT_FOUND"
    with database.writing() as session, pytest.raises(LibraryError):
        history.pin(session, run_id, is_pinned=True)
    with database.writing() as session:
        history.remove(session, run_id)
    assert picture(database, run_id, 1) == b""


def test_a_removed_run_leaves_nothing_but_the_note_of_it(database: Database) -> None:
    add_steps(database, "1", make_step(1), pictures=(RunPicture(number=1, jpeg=b"x"),))
    add(database, make_run("2", "flow"))
    with database.writing() as session:
        history.remove(session, "1")
        history.remove(session, "1")
    assert ids(database) == ["2"]
    with database.reading() as session:
        (entry,) = audit.entries(session, 10, 0)
        for table in ("run_step", "run_picture"):
            query = f"SELECT count(*) FROM {table}"
            assert session.connection().exec_driver_sql(query).scalar_one() == 0
    assert (entry.action, entry.details) == (
        AuditAction.HISTORY_REMOVED,
        (("run_id", "1"), ("runs", "1")),
    )


def test_a_card_looks_back_on_twenty_runs_and_no_further(database: Database) -> None:
    with database.writing() as session:
        flows.save(session, make_flow(id="flow"))
    old = [make_run(str(number), "flow", status=RunStatus.FAILED) for number in range(5)]
    new = [make_run(str(number), "flow") for number in range(5, 25)]
    add(database, *old, *new, make_run("99", "other"), make_run("98"))
    assert _told_by(card(database)) == (20, 20, "24")
    add(database, make_run("25", "flow", status=RunStatus.FAILED))
    assert _told_by(card(database)) == (19, 20, "25")
    with database.writing() as session:
        history.remove(session, "25")
    assert _told_by(card(database)) == (20, 20, "24")


def test_only_a_run_that_is_done_speaks_for_a_flow(database: Database) -> None:
    with database.writing() as session:
        flows.save(session, make_flow(id="flow"))
    add(database, *(make_run(s.value, "flow", status=s) for s in RunStatus))
    assert _told_by(card(database))[:2] == (1, len(RunStatus))


def test_a_card_follows_its_runs_through_saves_pins_and_a_way_back(database: Database) -> None:
    with database.writing() as session:
        flow = flows.save(session, make_flow(id="flow"))
    add(database, make_run("1", "flow"), make_run("2", "flow", status=RunStatus.FAILED))
    with database.writing() as session:
        history.pin(session, "2", is_pinned=True)
        flows.save(session, flow)
    last = card(database).last_run
    assert last is not None
    assert last.is_pinned
    assert _told_by(card(database)) == (1, 2, "2")
    with database.writing() as session:
        flows.delete(session, "flow")
    with database.writing() as session:
        flows.save(session, flow)  # imported again, say
    assert _told_by(card(database)) == (1, 2, "2")


def test_a_run_that_belongs_elsewhere_when_told_again_leaves_its_first_flow(
    database: Database,
) -> None:
    with database.writing() as session:
        flows.save(session, make_flow(id="flow"))
    add(database, make_run("1", "flow"))
    assert _told_by(card(database)) == (1, 1, "1")
    add(database, make_run("1", "other"))
    assert card(database).last_run is None


def _told_by(summary: FlowSummary) -> tuple[int, int, str]:
    last = summary.last_run
    return summary.recent_ok, summary.recent_runs, last.run_id if last else ""


def test_the_picture_before_a_step_stands_beside_the_one_after_it(database: Database) -> None:
    pictures = (
        RunPicture(number=1, before=b"before"),
        RunPicture(number=2, jpeg=b"after", before=b"framed"),
        RunPicture(number=3),
    )
    add_steps(database, "1", make_step(1), make_step(2), make_step(3), pictures=pictures)
    kept = [(step.has_before, step.has_picture) for step in told(database, "1").steps]
    assert kept == [(True, False), (True, True), (False, False)]
    with database.reading() as session:
        assert history.picture(session, "1", 2, is_before=True) == b"framed"
        assert history.picture(session, "1", 2) == b"after"
        assert history.picture(session, "1", 1) == b""
        weight = session.connection().exec_driver_sql("SELECT picture_bytes FROM run").scalar_one()
    assert weight == len(b"before" + b"after" + b"framed")


def test_a_step_of_a_flow_has_the_newest_picture_of_it_framed_ones_first(
    database: Database,
) -> None:
    def add_pictured(run_id: str, flow_id: str, number: int, **fields: object) -> None:
        step = make_step(
            number, step_id=str(fields.pop("step_id")), status=fields.pop("status", "ok")
        )
        picture = RunPicture.model_validate({"number": number, **fields})
        with database.writing() as session:
            history.add_run(session, make_run(run_id, flow_id), (step,), (picture,), now=NOON)

    add_pictured("1", "", 1, step_id="a", before=b"made of")
    add_pictured("2", "flow", 2, step_id="a", before=b"newer")
    add_pictured("3", "flow", 3, step_id="a", jpeg=b"newest, after")
    add_pictured("4", "other", 4, step_id="a", before=b"of a copy")
    add_pictured("5", "flow", 5, step_id="a", before=b"failed", status=OutcomeStatus.FAILED)
    add_pictured("6", "flow", 6, step_id="b", jpeg=b"after")
    add_pictured("7", "flow", 7, step_id="", jpeg=b"of no step")
    with database.reading() as session:
        found = history.step_pictures(session, "flow", {"a", "b", "c", ""})
        assert history.step_pictures(session, "flow", ()) == {}
    assert {key: (one.jpeg, one.is_before) for key, one in found.items()} == {
        "a": (b"newer", True),
        "b": (b"after", False),
    }
    assert found["a"].at == make_step(2).at
