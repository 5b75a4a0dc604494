"""Repairs, jobs, checks and remembered values: the encrypted library and its twin in memory alike."""

import os
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.repair import Repair, RepairLevel, RepairPictures, RepairState
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch, RowState
from studio.engine.checking.checks import keep_compared
from studio.engine.memory import Memory
from studio.library import batches, repairs, upkeep
from studio.library.database import Database
from studio.library.store import Library
from tests.library.samples import KEY
from tests.memory_library import MemoryLibrary


@pytest.fixture(params=["file", "twin"])
async def memory(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Memory]:
    if request.param == "twin":
        yield MemoryLibrary()
        return
    library = await Library.open(tmp_path / "library.db", KEY, existed=False)
    yield library
    await library.close()


def repair(flow_id: str = "f1") -> Repair:
    return Repair(
        flow_id=flow_id,
        flow_version=1,
        step_id="s1",
        words="「検索」をクリック",
        before=Target(name="検索"),
        after=Target(name="探す"),
        level=RepairLevel.TREE,
    )


async def test_a_repair_keeps_its_pictures_when_its_state_changes(memory: Memory) -> None:
    made = repair()
    await memory.keep_repair(made, RepairPictures(before=b"b", after=b"a"))
    await memory.keep_repair(made.model_copy(update={"state": RepairState.ADOPTED}))
    await memory.keep_repair(repair("f2"))
    assert [one.state for one in await memory.repairs("f1")] == [RepairState.ADOPTED]
    assert len(await memory.repairs()) == 2
    assert (await memory.repair_pictures(made.id)).after == b"a"
    assert await memory.repair_pictures("none") == RepairPictures()


async def test_rows_of_a_job_come_back_in_their_order_with_their_newest_state(
    memory: Memory,
) -> None:
    job = Batch(flow_id="f1", flow_version=1, flow_name="申請", source="a.xlsx", total=2)
    await memory.keep_batch(job, [BatchRow(number=2), BatchRow(number=1)])
    await memory.keep_batch(job, [BatchRow(number=2, state=RowState.DONE)])
    rows = await memory.batch_rows(job.id)
    assert [(row.number, row.state) for row in rows] == [(1, RowState.WAITING), (2, RowState.DONE)]
    assert await memory.batch(job.id) == job
    assert await memory.batches("f1") == (job,)
    await memory.delete_batch(job.id)
    with pytest.raises(LibraryError) as told:
        await memory.batch(job.id)
    assert told.value.code == "BATCH_NOT_FOUND"


async def test_a_job_is_taken_by_one_living_process_only(tmp_path: Path) -> None:
    library = await Library.open(tmp_path / "library.db", KEY, existed=False)
    job = Batch(flow_id="f1", flow_version=1, flow_name="申請", source="a.csv")
    assert await library.claim_batch(job.model_copy(update={"owner_pid": os.getppid()}))
    assert not await library.claim_batch(job.model_copy(update={"owner_pid": os.getpid()}))
    await library.keep_batch(job.model_copy(update={"owner_pid": 0}))
    assert await library.claim_batch(job.model_copy(update={"owner_pid": os.getpid()}))
    await library.close()


async def test_the_newest_check_of_each_kind_stays(memory: Memory) -> None:
    finding = Finding(code="WEAK_TARGET", severity=Severity.WARNING, message="弱い手がかりです。")
    for kind in (CheckKind.READ, CheckKind.READ, CheckKind.VISIT):
        await memory.keep_check(
            CheckReport(flow_id="f1", flow_version=1, check_kind=kind, findings=(finding,))
        )
    kept = await memory.checks("f1")
    assert {report.check_kind for report in kept} == {CheckKind.READ, CheckKind.VISIT}
    assert len(kept) == 2
    assert kept[0].worst is Severity.WARNING


async def test_what_changed_since_the_check_before_is_true_after_a_restart(tmp_path: Path) -> None:
    finding = Finding(code="TARGET_GONE", severity=Severity.ERROR, message="見つかりません。")
    first = CheckReport(
        flow_id="f1", flow_version=1, check_kind=CheckKind.VISIT, findings=(finding,)
    )
    library = await Library.open(tmp_path / "library.db", KEY, existed=False)
    first = await keep_compared(library, first)
    await library.close()
    library = await Library.open(tmp_path / "library.db", KEY, existed=True)
    later = CheckReport(flow_id="f1", flow_version=2, check_kind=CheckKind.VISIT)
    await keep_compared(library, later)
    await library.close()
    library = await Library.open(tmp_path / "library.db", KEY, existed=True)
    (kept,) = await library.checks("f1")
    await library.close()
    assert (kept.gone, kept.earlier_at) == (first.findings, first.at)


async def test_values_given_last_are_remembered_by_name(memory: Memory) -> None:
    await memory.remember_values("f1", {"部署": "経理", "月": "10"})
    await memory.remember_values("f1", {"月": "11"})
    await memory.remember_values("f1", {})
    assert await memory.remembered_values("f1") == {"部署": "経理", "月": "11"}
    assert await memory.remembered_values("f2") == {}


def test_what_was_never_kept_is_empty_and_not_a_fault(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    with database.writing() as session:
        assert repairs.pictures(session, "none") == RepairPictures()
        assert batches.rows(session, "none") == ()
        assert upkeep.remembered(session, "none") == {}
        assert upkeep.checks(session, "") == ()
    database.close()


def slips() -> Batch:
    return Batch(id="b1", flow_id="f1", flow_version=1, flow_name="申請", source="/t.csv", total=2)


async def test_a_row_and_its_run_begin_and_end_in_one_breath(memory: Memory) -> None:
    run = JournaledRun(run_id="r1", run_kind=RunKind.REPLAY, name="申請", batch_id="b1", row=2)
    waiting = (BatchRow(number=1), BatchRow(number=2))
    await memory.keep_batch(slips(), waiting)
    running = BatchRow(number=2, state=RowState.RUNNING, run_id="r1")
    begun = AuditNote(action=AuditAction.RUN_STARTED, subject="申請")
    await memory.begin_row(run, running, (begun,))
    step = JournaledStep(
        run_id="r1", number=1, words="押す", step_class=StepClass.PRESS, state=JournalState.STARTED
    )
    await memory.write_steps([step])
    told = await memory.journaled_run("r1")
    assert told is not None
    assert (told.run, told.steps) == (run, (step,))
    assert await memory.batch_rows("b1") == (waiting[0], running)
    assert (await memory.entries())[0].action is AuditAction.RUN_STARTED

    record = RunRecord(
        run_id="r1",
        flow_id="f1",
        name="申請",
        run_kind=RunKind.REPLAY,
        status=RunStatus.DONE,
        started_at=run.started_at,
    )
    done = running.model_copy(update={"state": RowState.DONE})
    await memory.end_row(RowOfBatch(batch_id="b1", row=done), record)
    assert await memory.journaled_run("r1") is None
    assert (await memory.batch_rows("b1"))[1] == done
    assert (await memory.run("r1")).record.status is RunStatus.DONE


async def test_a_run_that_the_journal_does_not_have_is_none(memory: Memory) -> None:
    assert await memory.journaled_run("nothing") is None
