import asyncio
import os

import pytest

from studio.domain.actions.action import Answer, Fill, Navigate
from studio.domain.actions.answer import PageValue
from studio.domain.errors import (
    BrowserClosedError,
    HandedOver,
    LibraryError,
    NavigationError,
    SettingsError,
)
from studio.domain.events.events import (
    ApprovalRequested,
    BatchFinished,
    Event,
    InputKind,
    RowChanged,
    RunStatus,
    UserInputRequested,
)
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep, OnError
from studio.domain.records.sheet import SheetRow
from studio.domain.runs.batch import BatchRow, ColumnMapping, FailurePolicy, RowAnswer, RowState
from studio.domain.values.variable import Variable
from studio.engine.rows.going import BatchView, GoOptions
from studio.engine.rows.preparing import Sources
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.engine.rows.desk import (
    FORM,
    MAPPINGS,
    SEND,
    STAMP,
    Desk,
    TableTwin,
    bench_of,
    browser_at,
    sheet_of,
    slip_flow,
)
from tests.factories import node, text
from tests.fakes import FakeBrowser, Journal
from tests.memory_library import MemoryLibrary

YES = GoOptions(run=RunOptions(approves_all=True))
TRIAL = GoOptions(run=RunOptions(approves_all=True), is_trial=True)


class Office:
    """A studio with a job over a table, ready to go."""

    def __init__(
        self,
        rows: int = 3,
        desk: Desk | None = None,
        flow: Flow | None = None,
        library: MemoryLibrary | None = None,
    ) -> None:
        self.desk = desk or Desk()
        self.browser: FakeBrowser = browser_at(self.desk)
        self.library = library or MemoryLibrary()
        self.table = TableTwin(sheet_of(rows))
        self.bus = EventBus()
        self.journal = Journal(self.bus)
        self.bench: Workbench = bench_of(self.library, self.browser, self.table, self.bus)
        self.flow = flow or slip_flow()
        self.mappings = MAPPINGS
        self.batch_id = ""

    async def begun(self) -> "Office":
        flow = await self.library.save(self.flow)
        job = self.bench.rows.prepare(flow, self.table.sheet, Sources(self.mappings, {}))
        self.batch_id = (await self.bench.rows.keep(job)).batch.id
        return self

    async def go(self, options: GoOptions = YES) -> BatchView:
        return await self.bench.rows.go(self.batch_id, options)

    async def states(self) -> list[RowState]:
        return [row.state for row in await self.library.batch_rows(self.batch_id)]


async def test_each_row_is_done_once_and_stands_in_the_history() -> None:
    office = await Office().begun()
    view = await office.go()
    assert [row.state for row in view.rows] == [RowState.DONE] * 3
    assert office.desk.sent == {"A-1": 1, "A-2": 1, "A-3": 1}
    assert office.desk.stamped["all"] == 3
    assert view.batch.finished_at is not None
    assert view.batch.owner_pid == 0
    records = await office.library.runs()
    assert {record.run_id for record in records} == {row.run_id for row in view.rows}
    assert {record.status for record in records} == {RunStatus.DONE}
    assert office.library.journal == {}
    assert office.journal.of(BatchFinished)[-1].done == 3


async def test_a_row_is_running_on_the_disk_before_its_first_act() -> None:
    office = await Office(1).begun()
    seen: list[RowState] = []
    office.browser.on_observe = lambda _: seen.append(
        office.library.job_rows[office.batch_id][1].state
    )
    await office.go()
    assert set(seen) == {RowState.RUNNING}


async def test_a_trial_does_the_first_row_that_waits_and_no_other() -> None:
    office = await Office().begun()
    await office.go(TRIAL)
    assert await office.states() == [RowState.DONE, RowState.WAITING, RowState.WAITING]
    await office.go(TRIAL)
    assert office.desk.sent == {"A-1": 1, "A-2": 1}
    await office.go()
    assert office.desk.sent == {"A-1": 1, "A-2": 1, "A-3": 1}


async def test_a_row_that_was_sent_and_not_confirmed_waits_for_a_person() -> None:
    office = await Office(2, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    view = await office.go()
    assert [row.state for row in view.rows] == [RowState.UNCLEAR, RowState.DONE]
    assert SEND in view.rows[0].reason
    again = await office.go()
    assert [row.state for row in again.rows] == [RowState.UNCLEAR, RowState.DONE]
    assert office.desk.sent["A-1"] == 1


async def test_what_is_said_to_be_done_goes_on_after_it() -> None:
    office = await Office(1, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    await office.go()
    view = await office.bench.rows.answer(office.batch_id, {1: RowAnswer.DONE})
    assert view.rows[0].state is RowState.WAITING
    view = await office.go()
    assert view.rows[0].state is RowState.DONE
    assert office.desk.sent == {"A-1": 1}
    assert office.desk.stamped["all"] == 1


async def test_what_is_said_to_be_done_and_was_the_last_is_done_without_a_browser() -> None:
    desk = Desk(forgets_to_answer=frozenset({"A-1"}))
    office = await Office(1, desk, slip_flow(is_stamped=False)).begun()
    await office.go()
    view = await office.bench.rows.answer(office.batch_id, {1: RowAnswer.DONE})
    assert view.rows[0].state is RowState.DONE
    assert office.library.journal == {}
    assert (await office.library.runs())[0].status is RunStatus.DONE


async def test_what_is_said_not_to_be_done_is_done_now() -> None:
    office = await Office(1, Desk(refuses=frozenset({"A-1"}))).begun()
    assert (await office.go()).rows[0].state is RowState.UNCLEAR  # pressed, and nobody saw its end
    office.desk.refuses = frozenset()
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.AGAIN})
    assert (await office.go()).rows[0].state is RowState.DONE
    assert office.desk.sent == {"A-1": 1}


async def test_a_row_can_be_left_out() -> None:
    office = await Office(2, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    await office.go()
    view = await office.bench.rows.answer(office.batch_id, {1: RowAnswer.SKIP})
    assert view.rows[0].state is RowState.SKIPPED
    assert office.library.journal == {}
    assert (await office.go()).batch.finished_at is not None


async def test_nothing_can_be_said_of_a_row_that_is_done() -> None:
    office = await Office(1).begun()
    await office.go()
    with pytest.raises(SettingsError, match="答えることはありません"):
        await office.bench.rows.answer(office.batch_id, {1: RowAnswer.AGAIN})
    with pytest.raises(SettingsError, match="9 行目はありません"):
        await office.bench.rows.answer(office.batch_id, {9: RowAnswer.AGAIN})


async def test_a_row_that_left_nothing_begins_anew_when_it_is_tried_again() -> None:
    office = await Office(2).begun()
    office.browser.refuse("fill", "番号", "TARGET_NOT_FOUND", "「番号」が見つかりません。")
    view = await office.go()
    assert [row.state for row in view.rows] == [RowState.FAILED, RowState.FAILED]
    assert "番号" in view.rows[0].reason
    assert office.library.journal == {}
    office.browser.refusals.clear()
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.AGAIN, 2: RowAnswer.AGAIN})
    assert (await office.go()).count(RowState.DONE) == 2
    assert office.desk.sent == {"A-1": 1, "A-2": 1}


async def test_a_row_that_left_something_goes_on_after_it() -> None:
    office = await Office(1).begun()
    office.browser.refuse("click", "確定して押印する", "TARGET_NOT_FOUND", "見つかりません。")
    view = await office.go()
    assert view.rows[0].state is RowState.FAILED
    assert f"『「{SEND}」をクリック』まで済んでいます" in view.rows[0].reason
    office.browser.refusals.clear()
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.AGAIN})
    assert (await office.go()).rows[0].state is RowState.DONE
    assert office.desk.sent == {"A-1": 1}
    assert office.desk.stamped["all"] == 1


@pytest.mark.parametrize(
    ("policy", "failed"),
    [(FailurePolicy.STOP, 1), (FailurePolicy.THREE, 3), (FailurePolicy.GO_ON, 5)],
)
async def test_failures_end_it_as_it_was_said(policy: FailurePolicy, failed: int) -> None:
    office = await Office(5).begun()
    office.browser.refuse("fill", "番号", "TARGET_NOT_FOUND")
    view = await office.go(GoOptions(run=RunOptions(approves_all=True), on_failure=policy))
    assert view.count(RowState.FAILED) == failed
    assert view.count(RowState.WAITING) == 5 - failed


async def test_a_browser_that_goes_away_costs_no_row() -> None:
    office = await Office(2).begun()
    closed = BrowserClosedError("BROWSER_CLOSED", "ブラウザーが閉じられました。")
    office.browser.faults = [None, None, closed]
    view = await office.go()
    assert view.count(RowState.DONE) == 2
    assert office.desk.sent == {"A-1": 1, "A-2": 1}


async def test_a_site_that_is_down_is_a_failure_with_its_words() -> None:
    office = await Office(1).begun()
    office.browser.refusals["navigate", FORM] = NavigationError("SITE_DOWN", "ページを開けません。")
    view = await office.go()
    assert view.rows[0].state is RowState.FAILED
    assert view.rows[0].reason == "ページを開けません。"


async def test_a_person_is_asked_once_for_all_rows() -> None:
    office = await Office(3).begun()
    asked: list[ApprovalRequested] = []

    def agree(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=True)

    office.bus.subscribe(agree)
    view = await office.go(GoOptions())
    assert view.count(RowState.DONE) == 3
    assert len(asked) == 1
    assert SEND in asked[0].act
    assert "3 件" in asked[0].act
    assert asked[0].host == "desk.example"
    details = dict(asked[0].details)
    assert details["金額"] == "1,000 から 3,000 まで（合計 6,000）"
    assert details["番号"] == "例：A-1、A-2、A-3"


async def test_a_yes_for_all_names_the_values_that_there_is_no_room_to_show() -> None:
    names = tuple(f"欄{number}" for number in range(1, 9))
    flow = slip_flow()
    more = (*flow.variables, *(Variable(name=name) for name in names))
    office = Office(flow=flow.model_copy(update={"variables": more}))
    saved = await office.library.save(office.flow)
    sources = Sources(MAPPINGS, dict.fromkeys(names, "甲"))
    job = office.bench.rows.prepare(saved, office.table.sheet, sources)
    office.batch_id = (await office.bench.rows.keep(job)).batch.id
    asked: list[ApprovalRequested] = []

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    await office.go(GoOptions())
    assert dict(asked[0].details)["ほかに入れる項目"] == "欄7、欄8"


async def test_what_stands_far_down_on_the_page_is_part_of_the_yes_for_all() -> None:
    """The last of many lines names another payee for the third row: it is asked about, however long the page."""
    office = await Office(3).begun()
    asked: list[ApprovalRequested] = []

    def page(payee: str) -> None:
        lines = (
            part
            for number in range(12)
            for part in (node("term", f"項目{number}"), node("definition", f"内容{number}"))
        )
        payee_line = node("term", "振込先"), node("definition", payee)
        fields = node("textbox", "番号"), node("textbox", "金額"), node("button", SEND)
        office.browser.add(FORM, *lines, *payee_line, *fields)

    def agree(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.state is RowState.RUNNING:
            page("有限会社乙" if event.row.number == 3 else "株式会社甲")
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=True)

    office.bus.subscribe(agree)
    await office.go(GoOptions())
    payees = [dict(one.details).get("振込先") for one in asked[1:]]
    assert payees[0] == "株式会社甲"
    assert "有限会社乙" in payees


async def test_rows_of_equal_values_are_told_before_the_yes() -> None:
    office = Office()
    rows = office.table.sheet.rows
    twice = (*rows, rows[0].model_copy(update={"number": 4}))
    office.table.sheet = office.table.sheet.model_copy(update={"rows": twice})
    await office.begun()
    asked: list[ApprovalRequested] = []

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    await office.go(GoOptions())
    assert "4 行目は 1 行目と同じ内容です" in dict(asked[0].details)["同じ内容の行"]
    assert not office.desk.sent


async def test_an_amount_beyond_what_was_agreed_to_is_asked_about() -> None:
    office = await Office(2).begun()
    office.browser.add(
        FORM,
        text("合計 98,000円"),
        node("textbox", "番号"),
        node("textbox", "金額"),
        node("button", SEND),
    )
    asked: list[str] = []

    def agree(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event.act)
            office.bench.answer(event.request_id, is_yes=True)

    office.bus.subscribe(agree)
    view = await office.go(GoOptions())
    assert view.count(RowState.DONE) == 2
    assert len(asked) == 2  # for all, and once for the sum that is not in the table


async def test_a_no_begins_nothing() -> None:
    office = await Office(2).begun()

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    view = await office.go(GoOptions())
    assert view.count(RowState.WAITING) == 2
    assert "やめる" in office.journal.of(BatchFinished)[-1].message
    assert office.browser.performed == []


async def test_nobody_there_is_told_before_anything_is_done() -> None:
    office = await Office(2).begun()
    for is_trial in (True, False):
        alone = GoOptions(run=RunOptions(is_attended=False), is_trial=is_trial)
        with pytest.raises(HandedOver, match="人の確認が必要です"):
            await office.go(alone)
    assert office.browser.performed == []
    assert await office.states() == [RowState.WAITING] * 2


async def test_an_address_in_a_cell_opens_no_host_that_the_flow_does_not_know() -> None:
    flow = slip_flow()
    first = flow.steps[0].model_copy(update={"action": Navigate(url="{{url}}")})
    variables = (*flow.variables, Variable(name=START_URL_VARIABLE, value=FORM))
    office = Office(2, flow=flow.model_copy(update={"steps": (first,), "variables": variables}))
    rows = (
        SheetRow(number=1, cells=("A-1", "1", "http://evil.example/")),
        SheetRow(number=2, cells=("A-2", "2", FORM)),
    )
    sheet = office.table.sheet.model_copy(update={"rows": rows})
    kept = await office.library.save(office.flow)
    given = (*MAPPINGS, ColumnMapping(variable=START_URL_VARIABLE, column="備考"))
    job = office.bench.rows.prepare(kept, sheet, Sources(given, {}))
    office.batch_id = (await office.bench.rows.keep(job)).batch.id
    alone = RunOptions(is_attended=False, approves_all=True)
    await office.go(GoOptions(run=alone, on_failure=FailurePolicy.GO_ON))
    opened = [act.url for act in office.browser.performed if isinstance(act, Navigate)]
    assert opened in ([], [FORM])
    assert (await office.states())[0] is not RowState.DONE


async def test_another_file_of_the_same_name_is_not_gone_on_with() -> None:
    office = await Office(2).begun()
    await office.go(TRIAL)
    office.table.now = "second"
    with pytest.raises(SettingsError, match="始めたあとに変わっています"):
        await office.go()
    old = GoOptions(run=RunOptions(approves_all=True), uses_old_table=True)
    assert (await office.go(old)).count(RowState.DONE) == 2


async def test_a_file_that_is_gone_is_not_needed_any_more() -> None:
    office = await Office(1).begun()
    office.table.now = ""
    assert (await office.go()).count(RowState.DONE) == 1


async def test_a_stop_leaves_the_row_waiting_or_done_and_begins_no_other() -> None:
    office = await Office(3).begun()

    def stop(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.number == 2:
            office.bench.stop()

    unsubscribe = office.bus.subscribe(stop)
    view = await office.go()
    unsubscribe()
    assert [row.state for row in view.rows] == [
        RowState.DONE,
        RowState.WAITING,
        RowState.WAITING,
    ]
    assert office.journal.of(BatchFinished)[-1].message == "停止しました。"
    assert view.ended_by is RunStatus.STOPPED
    assert (await office.go()).count(RowState.DONE) == 3
    assert office.desk.sent == {"A-1": 1, "A-2": 1, "A-3": 1}


async def test_an_emergency_stop_ends_a_row_that_hangs() -> None:
    office = await Office(2).begun()

    def hang(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.state is RowState.RUNNING:
            office.browser.hanging = {"perform"}
            office.bench.pause()
            office.bench.resume()
            office.bench.stop_now()

    unsubscribe = office.bus.subscribe(hang)
    view = await office.go()
    assert view.count(RowState.WAITING) == 2
    assert not office.bench.is_running
    unsubscribe()
    office.browser.hanging = set()
    assert (await office.go()).count(RowState.DONE) == 2


async def test_a_library_that_cannot_be_written_begins_no_row() -> None:
    office = await Office(2).begun()
    office.library.refusals["open_run"] = LibraryError("DISK_FULL", "書き込めません。")
    with pytest.raises(LibraryError, match="書き込めません"):
        await office.go()
    assert office.browser.performed == []


async def test_an_interrupted_row_is_not_offered_as_a_run_of_its_own() -> None:
    office = await Office(1, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    await office.go()
    assert await office.library.unfinished() != ()
    assert not await office.bench.unfinished()


async def test_the_flow_stays_as_it_was_when_the_job_began() -> None:
    office = await Office(2).begun()
    await office.go(TRIAL)
    flow = await office.library.get("slips")
    await office.library.save(flow.model_copy(update={"steps": flow.steps[:1]}))
    await office.go()
    assert office.desk.sent == {"A-1": 1, "A-2": 1}


async def test_a_forgotten_job_takes_its_open_runs_along() -> None:
    office = await Office(1, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    await office.go()
    await office.bench.rows.delete(office.batch_id)
    assert await office.bench.rows.batches() == ()
    assert office.library.journal == {}


async def test_a_row_whose_run_was_given_up_elsewhere_is_asked_about() -> None:
    office = await Office(1).begun()
    row = office.library.job_rows[office.batch_id][1]
    running = row.model_copy(update={"state": RowState.RUNNING, "run_id": "lost"})
    office.library.job_rows[office.batch_id][1] = running
    view = await office.bench.rows.view(office.batch_id)
    assert view.rows[0].state is RowState.UNCLEAR
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.DONE})
    assert await office.states() == [RowState.DONE]


async def test_the_copy_is_written_from_the_rows() -> None:
    office = await Office(1).begun()
    await office.go()
    written = await office.bench.rows.write_copy(office.batch_id)
    assert written.rows == 1
    assert office.table.copies[0][0].state is RowState.DONE


async def test_passwords_given_for_a_go_stand_nowhere() -> None:
    from studio.domain.values.variable import Variable
    from tests.engine.rows.desk import target

    flow = slip_flow()
    step = flow.steps[1].model_copy(
        update={"action": Fill(target=target("金額", "textbox"), value="{{合言葉}}")}
    )
    variable = Variable(name="合言葉", ask_each_time=True)
    flow = flow.model_copy(
        update={
            "variables": (*flow.variables, variable),
            "steps": (flow.steps[0], step, *flow.steps[1:]),
        }
    )
    office = await Office(1, flow=flow).begun()
    with pytest.raises(SettingsError, match="合言葉"):
        await office.go()
    given = GoOptions(run=RunOptions(approves_all=True), values={"合言葉": "himitsu-no-kotoba"})
    assert (await office.go(given)).count(RowState.DONE) == 1
    kept = [*office.library.jobs.values(), *office.library.job_rows[office.batch_id].values()]
    assert not any("himitsu" in value.model_dump_json() for value in kept)


@pytest.mark.parametrize("leads_home", [False, True])
async def test_a_login_in_between_is_the_persons_and_costs_no_row(leads_home: bool) -> None:
    office = await Office(2).begun()
    form = office.browser.pages[FORM]
    office.browser.add(
        FORM,
        node("textbox", "ログイン ID"),
        node("textbox", "パスワード", secret="true"),
        node("button", "ログイン"),
    )
    asked: list[UserInputRequested] = []

    def log_in(event: Event) -> None:
        if isinstance(event, UserInputRequested):
            asked.append(event)
            office.browser.pages[FORM] = form
            if leads_home:
                office.browser.go("http://desk.example/home")
            office.bench.answer(event.request_id, is_yes=True)

    office.bus.subscribe(log_in)
    view = await office.go()
    assert view.count(RowState.DONE) == 2, [row.reason for row in view.rows]
    assert [event.input_kind for event in asked] == [InputKind.LOGIN]
    assert office.desk.sent == {"A-1": 1, "A-2": 1}


async def test_a_login_with_nobody_there_ends_the_job_and_keeps_the_row() -> None:
    office = await Office(2).begun()
    office.browser.add(
        FORM,
        node("textbox", "ログイン ID"),
        node("textbox", "パスワード", secret="true"),
        node("button", "ログイン"),
    )
    alone = GoOptions(run=RunOptions(is_attended=False, approves_all=True))
    view = await office.go(alone)
    assert view.count(RowState.WAITING) == 2
    assert "ログイン" in office.journal.of(BatchFinished)[-1].message
    assert view.ended_by is RunStatus.NEEDS_PERSON


class SlowLibrary(MemoryLibrary):
    """Takes its time over the next look at the rows of a job: so many turns of the loop."""

    turns = 0

    async def batch_rows(self, batch_id: str) -> tuple[BatchRow, ...]:
        """See `BatchStore.batch_rows`."""
        if self.turns:
            turns, self.turns = self.turns, 0
            for _ in range(turns):
                turned = asyncio.get_running_loop().create_future()
                asyncio.get_running_loop().call_soon(turned.set_result, None)
                await turned
        return await super().batch_rows(batch_id)


async def test_a_look_at_a_job_that_begins_meanwhile_does_not_let_it_go() -> None:
    library = SlowLibrary()
    office = await Office(library=library).begun()
    owners: list[int] = []
    office.bus.subscribe(lambda _: owners.append(library.jobs[office.batch_id].owner_pid))
    library.turns = 30
    async with asyncio.TaskGroup() as group:
        group.create_task(office.bench.rows.view(office.batch_id), name="a look")
        group.create_task(office.go(), name="a go")
    assert set(owners[:-1]) == {os.getpid()}
    assert sum(office.desk.sent.values()) == 3


async def test_a_row_of_which_an_act_was_passed_by_says_so() -> None:
    flow = slip_flow()
    stamp = flow.steps[-1].model_copy(update={"on_error": OnError.SKIP})
    office = await Office(
        rows=1, flow=flow.model_copy(update={"steps": (*flow.steps[:-1], stamp)})
    ).begun()
    office.browser.refuse("click", STAMP, "TARGET_NOT_FOUND")
    (row,) = (await office.go()).rows
    assert row.state is RowState.DONE
    assert row.reason == f"飛ばした操作があります：「{STAMP}」をクリック"
    assert not office.desk.stamped


async def test_a_yes_for_all_names_the_values_that_no_column_gives() -> None:
    flow = slip_flow()
    same = tuple(
        one.model_copy(update={"value": "1200"}) if one.name == "金額" else one
        for one in flow.variables
    )
    office = Office(flow=flow.model_copy(update={"variables": same}))
    saved = await office.library.save(office.flow)
    mapped = tuple(one for one in MAPPINGS if one.variable != "金額")
    job = office.bench.rows.prepare(saved, office.table.sheet, Sources(mapped, {}))
    office.batch_id = (await office.bench.rows.keep(job)).batch.id
    asked: list[ApprovalRequested] = []

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    await office.go(GoOptions())
    assert dict(asked[0].details)["どの行も同じ値"] == "金額「1200」"


async def test_a_yes_for_all_says_which_rows_have_begun() -> None:
    office = await Office(2, Desk(forgets_to_answer=frozenset({"A-1"}))).begun()
    await office.go()
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.DONE})
    asked: list[ApprovalRequested] = []

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    await office.go(GoOptions())
    assert dict(asked[0].details)["途中の行"].startswith("1 行目（")


async def test_numbers_that_name_something_are_not_summed_in_the_yes_for_all() -> None:
    flow = slip_flow()
    more = (*flow.variables, Variable(name="社員番号"))
    office = Office(flow=flow.model_copy(update={"variables": more}))
    saved = await office.library.save(office.flow)
    job = office.bench.rows.prepare(
        saved, office.table.sheet, Sources(MAPPINGS, {"社員番号": "123456"})
    )
    office.batch_id = (await office.bench.rows.keep(job)).batch.id
    asked: list[ApprovalRequested] = []

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            asked.append(event)
            office.bench.answer(event.request_id, is_yes=False)

    office.bus.subscribe(refuse)
    await office.go(GoOptions())
    details = dict(asked[0].details)
    assert details["社員番号"] == "例：123456"
    assert "合計" in details["金額"]


async def test_what_a_row_answers_stands_with_the_row_and_in_its_copy() -> None:
    slips = slip_flow(is_stamped=False)
    told = Answer(text="窓口は「[]」と答えました。", values=(PageValue(before="受け付け"),))
    asked = slips.model_copy(update={"steps": (*slips.steps, FlowStep(item="答える", action=told))})
    office = await Office(rows=2, flow=asked).begun()
    view = await office.go()
    assert [row.answer for row in view.rows] == ["窓口は「ました」と答えました。"] * 2
    assert [row.state for row in view.rows] == [RowState.DONE] * 2
