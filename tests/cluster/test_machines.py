"""Rows on other machines: whatever dies in between, each slip is sent once, and stamped once."""

import asyncio
import os
from collections.abc import Callable

import pytest

from studio.cluster.address import ClusterAddress, Comm
from studio.cluster.machines import DaskMachines, greeted
from studio.domain.actions.action import AskUser, Fill
from studio.domain.actions.base import StepClass
from studio.domain.errors import LibraryError, SettingsError
from studio.domain.events.events import BatchFinished, RunKind, RunStatus
from studio.domain.flows.flow import FlowStep
from studio.domain.records.credential import SecretPlace
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState
from studio.domain.runs.batch import Batch, FailurePolicy, RowAnswer, RowState
from studio.domain.values.variable import Variable
from studio.engine.launching import RunWorld
from studio.engine.rows.going import GoOptions
from studio.engine.rows.lending import for_machines
from studio.engine.rows.row_clerk import RowClerk
from studio.engine.rows.row_executor import BeginRow, RowJob, RowOrder, WriteSteps
from studio.engine.rows.row_run import RowWork
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.run_control import RunControl
from tests.cluster.wire import DESK, Line, Machines, serve
from tests.engine.replay.test_secret_fields import (
    LOGIN,
    PASSWORD,
    VALUE,
    login_flow,
    login_site,
    typed,
)
from tests.engine.rows.desk import MAPPINGS, Desk, slip_flow
from tests.engine.rows.test_rows import Office
from tests.factories import durable
from tests.fakes import FakeBrowser
from tests.hostile.sample import IS_WHOLE
from tests.memory_secrets import MemorySecrets

YES = RunOptions(approves_all=True)
ROWS = 2
STRIDE = 1 if IS_WHOLE else 3
SENT_ONCE = {f"A-{n}": 1 for n in range(1, ROWS + 1)}


def away(machines: Machines, run: RunOptions = YES) -> GoOptions:
    return GoOptions(run=run, machines=machines, on_failure=FailurePolicy.GO_ON)


async def test_machines_share_the_rows_and_the_desk_keeps_everything() -> None:
    office = await Office(ROWS).begun()
    machines = Machines(office.desk)
    view = await office.go(away(machines))
    assert view.count(RowState.DONE) == ROWS
    assert office.desk.sent == SENT_ONCE
    assert len(await office.library.runs()) == ROWS
    assert office.library.journal == {}
    assert not office.browser.is_open
    played = {dict(note.details).get("machine") for note in office.library.notes}
    assert {"PC1", "PC2"} <= played


@pytest.mark.parametrize("delivers_last", [True, False])
async def test_a_machine_may_die_at_any_message(delivers_last: bool) -> None:
    asked = 0
    for cut_after in range(1, 40, STRIDE):
        office = await Office(ROWS).begun()
        machines = Machines(office.desk, ("PC1", "PC2"), cut_after, delivers_last)
        view = await office.go(away(machines))
        assert view.count(RowState.DONE, RowState.UNCLEAR) == ROWS, cut_after
        unclear = [row for row in view.rows if row.state is RowState.UNCLEAR]
        for row in unclear:  # a person looks at the site
            asked += 1
            is_stamp = "押印" in row.reason
            there = office.desk.stamped["all"] == ROWS if is_stamp else row_is_sent(office, row.number)  # fmt: skip
            answer = RowAnswer.DONE if there else RowAnswer.AGAIN
            await office.bench.rows.answer(office.batch_id, {row.number: answer})
        if unclear:
            view = await office.go(away(Machines(office.desk, ("PC3",))))
        assert view.count(RowState.DONE) == ROWS, cut_after
        assert office.desk.sent == SENT_ONCE, cut_after
        assert office.desk.stamped["all"] == ROWS, cut_after
    assert asked, "no machine died in the middle of sending"


def row_is_sent(office: Office, number: int) -> bool:
    return bool(office.desk.sent[f"A-{number}"])


async def test_rows_wait_where_the_last_machine_is_gone() -> None:
    office = await Office(ROWS).begun()
    with pytest.raises(SettingsError) as gone:
        await office.go(away(Machines(office.desk, ("PC1",), 3)))
    assert gone.value.code == "MACHINES_GONE"
    assert await office.states() == [RowState.WAITING] * ROWS
    view = await office.go(away(Machines(office.desk, ("PC2",))))
    assert view.count(RowState.DONE) == ROWS
    assert office.desk.sent == SENT_ONCE


async def test_what_needs_a_person_is_told_and_waits_while_the_other_rows_are_looked_at() -> None:
    flow = slip_flow()
    question = FlowStep(item="聞く", action=AskUser(question="承認番号は？"))
    office = await Office(ROWS, flow=flow.model_copy(update={"steps": (question, *flow.steps)})).begun()  # fmt: skip
    view = await office.go(away(Machines(office.desk)))
    assert view.ended_by is RunStatus.NEEDS_PERSON
    assert [row.state for row in view.rows] == [RowState.WAITING] * ROWS
    assert all(row.reason for row in view.rows)
    assert not office.desk.sent


async def test_no_password_travels() -> None:
    office = Office(1)
    secret = Variable(name="パスワード", value="canary-77")
    office.flow = office.flow.model_copy(update={"variables": (*office.flow.variables, secret)})
    await office.begun()
    machines = Machines(office.desk)
    with pytest.raises(SettingsError) as refused:
        await office.go(away(machines))
    assert refused.value.code == "SECRET_STAYS"
    assert not machines.told
    work = RowWork(
        world=world_of(office),
        run_control=RunControl(),
        batch=office.library.jobs[office.batch_id],
        flow=office.flow,
        options=YES,
        standing=BatchYes(),
        secrets={"パスワード": "canary-77"},
    )
    assert "canary-77" not in for_machines(work).flow.model_dump_json()
    assert for_machines(work).secrets == {"パスワード": ""}


async def test_a_machine_takes_a_password_from_its_own_vault_or_the_job_ends() -> None:
    flow = login_flow(Fill(target=PASSWORD, value="{{暗証}}"), Fill(target=durable("textbox", "ひとこと"), value="{{番号}}"))  # fmt: skip
    by_name = Variable(name="暗証", value="{{秘密:会計}}")
    flow = flow.model_copy(update={"variables": (*flow.variables, by_name, Variable(name="番号"))})
    office = Office(4, flow=flow.model_copy(update={"id": "slips"}))
    office.mappings = MAPPINGS[:1]
    await office.begun()
    browsers: list[FakeBrowser] = []

    def opened(_: Desk) -> FakeBrowser:
        browsers.append(login_site())
        return browsers[-1]

    view = await office.go(away(Machines(Desk(), ("PC1",), browser=opened, credentials=MemorySecrets())))  # fmt: skip
    assert [row.state for row in view.rows] == [RowState.FAILED, *[RowState.WAITING] * 3]
    assert view.rows[0].reason.startswith("「PC1」で：")
    assert "会計" in view.rows[0].reason
    (ended,) = [event for event in office.journal.events if isinstance(event, BatchFinished)]
    assert "「PC1」で" in ended.message
    assert "tejun vault set" in ended.message, "what to do next"
    vault = MemorySecrets()
    await vault.put("会計", VALUE, [LOGIN], SecretPlace.LIBRARY)
    view = await office.go(away(Machines(Desk(), ("PC1",), browser=opened, credentials=vault)))
    assert view.count(RowState.DONE) == 3
    assert typed(browsers[-1]).count(VALUE) == 3
    assert VALUE not in str((office.library.journal, office.library.records, office.journal.events))


async def test_a_machine_of_another_version_gets_no_row() -> None:
    ours, theirs = Line.pair()
    machines = Machines(Desk())
    job = RowJob.model_construct()
    async with asyncio.TaskGroup() as group:
        group.create_task(serve(machines.worker("古い PC", studio="0.9"), theirs))
        with pytest.raises(SettingsError) as other:
            await greeted(ours, DESK, job)
        ours.abort()
    assert other.value.code == "OTHER_VERSION"
    assert "古い PC" in str(other.value)
    assert "0.9" in str(other.value)


async def test_a_machine_of_another_version_is_asked_once_and_a_busy_one_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    codes = {"tcp://old": "OTHER_VERSION", "tcp://busy": "MACHINE_BUSY"}
    asked: list[str] = []

    async def refuse(worker: str, address: ClusterAddress) -> Comm:
        asked.append(worker)
        raise SettingsError(codes[worker], str(address))

    monkeypatch.setattr("studio.cluster.machines.connect", refuse)
    said: list[str] = []
    machines = DaskMachines(ClusterAddress("127.0.0.1"), DESK, said.append)
    for worker in (*codes, *codes):
        assert await machines._greeted(worker, RowJob.model_construct()) is None  # pyright: ignore[reportPrivateUsage]
    assert asked == ["tcp://old", "tcp://busy", "tcp://busy"]
    assert len(said) == len(codes)


@pytest.mark.parametrize(
    ("there", "is_told_at_once"), [(("tcp://old",), True), (("tcp://old", "tcp://busy"), False)]
)
async def test_nobody_is_waited_for_where_every_machine_is_of_another_version(
    there: tuple[str, ...], is_told_at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = {"tcp://old": "OTHER_VERSION", "tcp://busy": "MACHINE_BUSY"}
    waited: list[float] = []

    async def refuse(worker: str, address: ClusterAddress) -> Comm:
        raise SettingsError(codes[worker], str(address))

    async def found(machines: DaskMachines, *, is_needed: bool) -> tuple[str, ...]:
        del machines, is_needed
        return there

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("studio.cluster.machines.connect", refuse)
    monkeypatch.setattr(DaskMachines, "_workers", found)
    monkeypatch.setattr(asyncio, "sleep", wait)
    machines = DaskMachines(ClusterAddress("127.0.0.1"), DESK, lambda _: None)
    with pytest.raises(SettingsError) as other:
        await anext(machines.executors(RowJob.model_construct()))
    assert other.value.code == "OTHER_VERSION"
    assert (waited == []) is is_told_at_once


async def test_a_machine_at_work_takes_no_second_job() -> None:
    worker = Machines(Desk()).worker("PC1")
    (first, at_first), (second, at_second) = Line.pair(), Line.pair()
    job = RowJob.model_construct(flow=slip_flow(), batch=Batch(flow_id="slips", flow_version=1, flow_name="", source=""), agreed=BatchYes())  # fmt: skip
    async with asyncio.TaskGroup() as group:
        group.create_task(serve(worker, at_first))
        await greeted(first, DESK, job)
        await until(lambda: worker.is_busy)
        group.create_task(serve(worker, at_second))
        with pytest.raises(SettingsError) as busy:
            await greeted(second, DESK, job)
        assert busy.value.code == "MACHINE_BUSY"
        second.abort()
        first.abort()
    assert not worker.is_busy


async def test_what_was_taken_back_is_written_by_nobody() -> None:
    office = await Office(1).begun()
    row = office.library.job_rows[office.batch_id][1]
    batch = office.library.jobs[office.batch_id]
    run = JournaledRun(run_id="r1", run_kind=RunKind.REPLAY, name="", batch_id=batch.id, row=1)
    running = row.model_copy(update={"state": RowState.RUNNING, "run_id": "r1"})
    clerk = RowClerk(world_of(office), batch, RowOrder(run=run, row=running, values={}), "PC1")
    sent = JournaledStep(run_id="r1", number=1, words="送信", step_class=StepClass.COMMIT, state=JournalState.STARTED)  # fmt: skip
    with pytest.raises(LibraryError):  # another row's
        await clerk.keep(WriteSteps(steps=(sent.model_copy(update={"run_id": "r2"}),)))
    await clerk.keep(BeginRow())
    assert office.library.journal["r1"].owner_pid == os.getpid()
    assert (await clerk.take_back(row)).state is RowState.WAITING
    with pytest.raises(LibraryError) as refused:
        await clerk.keep(WriteSteps(steps=(sent,)))
    assert refused.value.code == "ROW_TAKEN_BACK"
    assert not office.library.journaled.get("r1")


def world_of(office: Office) -> RunWorld:
    return office.bench.rows._world  # pyright: ignore[reportPrivateUsage]


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0)
