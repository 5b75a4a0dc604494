"""The façade: what both faces rely on, by the journal of events."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from studio.domain.errors import (
    BrowserMissingError,
    DecisionError,
    ExportError,
    FlowNotFoundError,
    InstructionError,
    LibraryError,
    ModelUnavailableError,
    SettingsError,
)
from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    ChecklistProposed,
    Event,
    FaultShown,
    FlowExported,
    FlowSaved,
    HistoryUpdated,
    RunFinished,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.records.audit import AuditAction
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.decision import Usage
from studio.engine.ports import PlanReply
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from tests.factories import (
    CART,
    RESULTS,
    SHOP,
    Bench,
    make_bench,
    make_checklist,
    make_flow,
    make_shop,
    node,
)
from tests.fakes import Answer, click, fill

SEARCH: tuple[Answer, ...] = (fill("商品検索", "Python", done=False), click("検索"))
ORDER = make_checklist("注文を確定する", start_url=CART, instruction="本を注文して")
AWAY = ModelUnavailableError("NO_NETWORK", "AI につながりません。", "確かめてください。")


async def during(
    bench: Bench,
    checklist: Checklist,
    kind: type[Event],
    act: Callable[[Event], None],
    options: RunOptions | None = None,
) -> RunReport:
    """Run, and act at the first event of a kind."""
    seen: list[Event] = []

    def watch(event: Event) -> None:
        if isinstance(event, kind) and not seen:
            seen.append(event)
            act(event)

    unsubscribe = bench.workbench.bus.subscribe(watch)
    async with asyncio.timeout(30):
        report = await bench.workbench.run(checklist, options)
    unsubscribe()
    assert seen
    return report


async def test_planning_tells_the_checklist_and_runs_nothing() -> None:
    bench = make_bench()
    bench.model.plans = (PlanReply(checklist=make_checklist(), usage=Usage(calls=1)),)
    checklist = await bench.workbench.plan(" 本を\u200b検索して ", SHOP)
    assert bench.journal.one(ChecklistProposed).checklist == checklist
    assert bench.model.plan_requests[0].instruction == "本を検索して"
    assert bench.model.plan_requests[0].sites[0].name == "練習書店"
    assert bench.browser.performed == []


@pytest.mark.parametrize(
    ("words", "code"),
    [("", "EMPTY"), ("　", "EMPTY"), ("😀！", "NO_WORDS"), ("あ" * 8_001, "TOO_LONG")],
)
async def test_what_cannot_be_an_instruction_never_reaches_the_model(words: str, code: str) -> None:
    bench = make_bench()
    with pytest.raises(InstructionError) as fault:
        await bench.workbench.plan(words)
    assert fault.value.code == code
    assert bench.model.plan_requests == []


async def test_a_run_ends_with_one_finished_and_then_its_history_is_written() -> None:
    bench = make_bench(*SEARCH)
    report = await bench.workbench.run(make_checklist())
    finished = bench.journal.one(RunFinished)
    assert report.finished == finished
    assert bench.journal.events[-1] == bench.journal.one(HistoryUpdated)
    record = bench.library.records[0]
    assert (record.run_id, record.status) == (finished.run_id, RunStatus.DONE)
    assert (record.model_calls, record.tokens, record.name) == (2, 1_520, "本を検索して")
    assert not bench.workbench.is_running
    assert bench.workbench.observation is not None
    assert bench.workbench.observation.url == RESULTS


async def test_every_event_of_a_run_carries_its_id() -> None:
    bench = make_bench(*SEARCH)
    await bench.workbench.run(make_checklist())
    assert {event.run_id for event in bench.journal.events} == {
        bench.journal.one(RunStarted).run_id
    }


async def test_nothing_to_do_is_said_before_anything_starts() -> None:
    bench = make_bench()
    with pytest.raises(DecisionError):
        await bench.workbench.run(Checklist(instruction="x"))
    assert bench.journal.events == []


async def test_two_runs_at_once_are_refused_and_the_first_goes_on() -> None:
    bench = make_bench(*SEARCH)
    refused: list[str] = []

    async def second() -> None:
        try:
            await bench.workbench.run(make_checklist())
        except SettingsError as fault:
            refused.append(fault.code)

    async with asyncio.TaskGroup() as group:
        first = group.create_task(bench.workbench.run(make_checklist()))
        group.create_task(second())
    assert refused == ["ALREADY_RUNNING"]
    assert first.result().finished.status is RunStatus.DONE


async def test_stop_ends_after_the_step_under_way() -> None:
    bench = make_bench(*SEARCH)
    report = await during(bench, make_checklist(), StepStarted, lambda _: bench.workbench.stop())
    assert report.finished.status is RunStatus.STOPPED
    assert [step.action.verb for step in report.steps] == ["navigate", "fill"]
    assert report.checklist.items[0].state == "todo"
    assert bench.workbench.is_browser_open


@pytest.mark.parametrize("where", ["model", "observe", "perform"])
async def test_stop_now_ends_at_once_while_a_call_hangs(where: str) -> None:
    bench = make_bench(*SEARCH)
    bench.model.is_hanging = where == "model"
    bench.browser.hanging = {where} - {"model"}
    async with asyncio.timeout(30), asyncio.TaskGroup() as group:  # it would hang for ever
        run = group.create_task(bench.workbench.run(make_checklist()))
        while not bench.journal.of(RunStarted):
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        bench.workbench.stop_now()
        bench.workbench.stop_now()  # people press it twice
    assert run.result().finished.status is RunStatus.STOPPED
    assert bench.library.records[0].status is RunStatus.STOPPED
    assert bench.workbench.is_browser_open
    bench.model.is_hanging = False
    bench.browser.hanging = set()
    bench.model.requests.clear()
    assert (await bench.workbench.run(make_checklist())).finished.status is RunStatus.DONE


async def test_a_window_that_closes_is_not_taken_for_a_stop() -> None:
    bench = make_bench(*SEARCH)
    bench.model.is_hanging = True
    run = asyncio.get_running_loop().create_task(bench.workbench.run(make_checklist()), name="run")
    while not bench.model.requests:
        await asyncio.sleep(0)
    run.cancel()
    with pytest.raises(asyncio.CancelledError):
        await run
    assert not bench.workbench.is_running
    assert not bench.browser.has_policy


async def test_pause_holds_before_the_next_turn_and_resume_goes_on() -> None:
    bench = make_bench(*SEARCH)
    bench.workbench.bus.subscribe(
        lambda event: bench.workbench.pause() if isinstance(event, StepStarted) else None
    )
    async with asyncio.TaskGroup() as group:
        run = group.create_task(bench.workbench.run(make_checklist()))
        while not (bench.workbench.is_paused and bench.model.requests):
            await asyncio.sleep(0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(bench.model.requests) == 1
        bench.workbench.resume()
        while len(bench.journal.of(StepStarted)) < 2:
            await asyncio.sleep(0)
        bench.workbench.resume()
    assert run.result().finished.status is RunStatus.DONE
    assert [k for k in bench.journal.kinds() if k in ("RunPaused", "RunResumed")] == [
        "RunPaused", "RunResumed", "RunPaused", "RunResumed",
    ]  # fmt: skip


async def test_a_paused_run_can_be_stopped() -> None:
    bench = make_bench(*SEARCH)

    def pause_and_stop(_event: Event) -> None:
        bench.workbench.pause()
        asyncio.get_running_loop().call_soon(bench.workbench.stop)

    report = await during(bench, make_checklist(), StepStarted, pause_and_stop)
    assert report.finished.status is RunStatus.STOPPED


def answer(bench: Bench, *, is_yes: bool) -> Callable[[Event], None]:
    """Answer a question as soon as the run waits for it."""

    def reply(event: Event) -> None:
        assert isinstance(event, ApprovalRequested)
        asyncio.get_running_loop().call_soon(
            lambda: bench.workbench.answer(event.request_id, is_yes=is_yes)
        )

    return reply


async def test_an_approved_act_is_carried_out_and_the_flow_asks_again() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await during(bench, ORDER, ApprovalRequested, answer(bench, is_yes=True))
    assert report.finished.status is RunStatus.DONE
    assert bench.journal.one(ApprovalAnswered).is_approved
    assert report.steps[-1].needs_approval
    assert "注文を確定する" in bench.journal.one(ApprovalRequested).act
    assert bench.journal.one(ApprovalRequested).host == "shop.example"


async def test_a_refused_act_is_not_carried_out() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await during(bench, ORDER, ApprovalRequested, answer(bench, is_yes=False))
    assert (report.finished.status, report.finished.code) == (RunStatus.STOPPED, "NOT_APPROVED")
    assert [item.state for item in report.checklist.items][
        -1
    ] is ItemState.TODO  # 続きから begins here
    assert "実行する" in report.finished.remedy  # not 「言葉を変える」: the person chose it
    assert [action.verb for action in bench.browser.performed] == ["navigate"]


async def test_stop_while_a_question_is_open_is_a_stop() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await during(bench, ORDER, ApprovalRequested, lambda _: bench.workbench.stop())
    assert report.finished.status is RunStatus.STOPPED
    assert [action.verb for action in bench.browser.performed] == ["navigate"]


async def test_nobody_answers_in_time() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await bench.workbench.run(ORDER, RunOptions(answer_timeout_s=0.01))
    assert report.finished.status is RunStatus.NEEDS_PERSON
    assert [action.verb for action in bench.browser.performed] == ["navigate"]


async def test_an_unattended_run_ends_where_a_person_is_needed() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await bench.workbench.run(ORDER, RunOptions(is_attended=False))
    assert report.finished.status is RunStatus.NEEDS_PERSON
    assert "注文を確定する" in report.finished.message
    assert [action.verb for action in bench.browser.performed] == ["navigate"]


async def test_yes_covers_what_cannot_be_undone() -> None:
    bench = make_bench(click("注文を確定する"))
    report = await bench.workbench.run(ORDER, RunOptions(is_attended=False, approves_all=True))
    assert report.finished.status is RunStatus.DONE
    assert bench.journal.of(ApprovalRequested) == []
    assert bench.journal.one(ApprovalAnswered).is_approved


async def test_yes_covers_nothing_that_the_sentence_does_not_ask_for() -> None:
    bench = make_bench(click("注文を確定する"))
    planned = ORDER.model_copy(update={"instruction": "本を検索して"})
    report = await bench.workbench.run(planned, RunOptions(is_attended=False, approves_all=True))
    assert report.finished.status is RunStatus.NEEDS_PERSON
    assert [action.verb for action in bench.browser.performed] == ["navigate"]


async def test_a_fault_leaves_everything_and_the_next_run_works() -> None:
    bench = make_bench(SEARCH[0], AWAY)
    first = await bench.workbench.run(make_checklist())
    assert (first.finished.status, first.finished.code) == (RunStatus.FAILED, "NO_NETWORK")
    assert [step.action.verb for step in first.steps] == ["navigate", "fill"]
    bench.model.answers = SEARCH
    bench.model.requests.clear()
    assert (await bench.workbench.run(make_checklist())).finished.status is RunStatus.DONE
    assert [record.status for record in bench.library.records] == ["failed", "done"]


async def test_a_missing_browser_is_told_in_the_report() -> None:
    bench = make_bench(*SEARCH)
    bench.browser.faults = [
        BrowserMissingError("NO_BROWSER", "見つかりません。", "入れてください。")
    ]
    report = await bench.workbench.run(make_checklist())
    assert (report.finished.status, report.finished.code) == (RunStatus.FAILED, "NO_BROWSER")


async def test_a_history_that_cannot_be_written_does_not_cost_the_report() -> None:
    bench = make_bench(*SEARCH)
    full = LibraryError("DISK_FULL", "空きがありません。", "空けてください。")
    bench.library.refusals = {"add_run": full}
    report = await bench.workbench.run(make_checklist())
    assert report.finished.status is RunStatus.DONE
    assert bench.journal.one(FaultShown).code == "DISK_FULL"
    assert bench.journal.one(RunFinished) == report.finished


async def test_a_run_that_cannot_be_written_down_does_not_begin() -> None:
    bench = make_bench(*SEARCH)
    full = LibraryError("DISK_FULL", "空きがありません。", "空けてください。")
    bench.library.refusals = {"open_run": full}
    with pytest.raises(LibraryError, match="空き"):
        await bench.workbench.run(make_checklist())
    assert bench.browser.performed == []
    assert not bench.workbench.is_running


async def test_an_act_that_cannot_be_written_down_is_not_done() -> None:
    bench = make_bench(*SEARCH)
    full = LibraryError("DISK_FULL", "空きがありません。", "空けてください。")
    bench.library.refusals = {"write_steps": full}
    report = await bench.workbench.run(make_checklist())
    assert report.finished.code == "DISK_FULL"
    assert not any(act.verb == "click" for act in bench.browser.performed)


async def test_a_library_that_is_closed_is_said_before_the_browser_opens() -> None:
    bench = make_bench(*SEARCH)
    await bench.library.close()
    with pytest.raises(LibraryError):
        await bench.workbench.run(make_checklist())
    assert not bench.workbench.is_browser_open


async def test_save_keeps_a_run_that_worked() -> None:
    bench = make_bench(*SEARCH)
    report = await bench.workbench.run(make_checklist())
    flow = await bench.workbench.save(report, " 検索 ")
    assert (flow.name, flow.version, len(flow.steps)) == ("検索", 1, 3)
    assert bench.journal.one(FlowSaved).flow_id == flow.id
    assert await bench.workbench.flow("検索") == flow
    assert [card.name for card in await bench.workbench.flows()] == ["検索"]


async def test_a_condition_that_the_flow_does_not_hold_is_told_as_it_is_saved() -> None:
    bench = make_bench(*SEARCH)
    report = await bench.workbench.run(make_checklist())
    others = make_checklist("在庫がなければ注文する").items
    checklist = report.checklist.model_copy(update={"items": (*report.checklist.items, *others)})
    await bench.workbench.save(report.model_copy(update={"checklist": checklist}), "検索")
    (told,) = bench.journal.one(FlowSaved).warnings
    assert told.startswith("「在庫がなければ注文する」は、今回は行う操作がなかった")


async def test_save_refuses_a_run_that_did_not_work() -> None:
    bench = make_bench(SEARCH[0], AWAY)
    report = await bench.workbench.run(make_checklist())
    with pytest.raises(DecisionError) as fault:
        await bench.workbench.save(report, "検索")
    assert fault.value.code == "RUN_NOT_DONE"


async def test_a_saved_run_is_replayed_without_the_model() -> None:
    bench = make_bench(*SEARCH)
    flow = await bench.workbench.save(await bench.workbench.run(make_checklist()), "検索")
    asked = len(bench.model.requests)
    report = await bench.workbench.replay(flow)
    assert (report.finished.status, report.finished.model_calls) == (RunStatus.DONE, 0)
    assert len(bench.model.requests) == asked
    assert bench.library.records[-1].flow_id == flow.id
    assert (await bench.workbench.flows())[0].recent_ok == 1


@pytest.mark.parametrize(
    ("values", "code"), [({"知らない": "1"}, "UNKNOWN_VARIABLE"), ({}, "MISSING_VALUE")]
)
async def test_a_replay_without_its_values_is_refused_before_it_starts(
    values: dict[str, str], code: str
) -> None:
    bench = make_bench()
    flow = make_flow()
    variables = tuple(v for v in flow.variables if v.name == "url" or code == "UNKNOWN_VARIABLE")
    flow = flow.model_copy(update={"variables": variables})
    with pytest.raises(SettingsError) as fault:
        await bench.workbench.replay(flow, values)
    assert fault.value.code == code
    assert bench.browser.performed == []
    assert not bench.workbench.is_running


async def test_export_writes_the_whole_folder(tmp_path: Path) -> None:
    bench = make_bench()
    target = tmp_path / "new" / "文.txt"
    written = await bench.workbench.export(make_flow(), "items", tmp_path / "new")
    assert target.read_text("utf-8") == "開く\n検索する\n検索する\n"
    assert written == target
    assert bench.journal.one(FlowExported).path == str(target)
    assert [path.name for path in target.parent.iterdir()] == ["文.txt"]
    assert [note.action for note in bench.library.notes] == [AuditAction.FLOW_EXPORTED]


async def test_an_unknown_format_names_those_there_are(tmp_path: Path) -> None:
    bench = make_bench()
    with pytest.raises(ExportError) as fault:
        await bench.workbench.export(make_flow(), "cobol", tmp_path / "x")
    assert "items" in fault.value.remedy


async def test_observing_a_page_tells_it_and_returns_its_text() -> None:
    bench = make_bench()
    page = await bench.workbench.observe_page(CART)
    assert "注文を確定する" in page.text
    assert page.tokens > 0
    assert bench.workbench.observation is page.observation


async def test_a_page_is_not_touched_after_the_browser_went_away() -> None:
    bench = make_bench()
    await bench.workbench.open_browser()
    bench.browser.vanish()
    await bench.workbench.highlight("e1")
    await bench.workbench.place_browser((0, 0, 100, 100))
    assert bench.browser.highlighted == []
    assert bench.browser.placed is None


async def test_deleting_and_the_history() -> None:
    bench = make_bench(*SEARCH)
    flow = await bench.workbench.save(await bench.workbench.run(make_checklist()), "検索")
    await bench.workbench.delete_flow(flow.id)
    with pytest.raises(FlowNotFoundError):
        await bench.workbench.flow("検索")
    assert len(await bench.workbench.runs()) == 1


async def test_closing_stops_what_runs_and_gives_everything_back() -> None:
    bench = make_bench(*SEARCH)
    bench.model.is_hanging = True
    async with asyncio.TaskGroup() as group:
        run = group.create_task(bench.workbench.run(make_checklist()))
        while not bench.model.requests:
            await asyncio.sleep(0)
        await bench.workbench.close()
    assert run.result().finished.status is RunStatus.STOPPED
    assert bench.model.is_closed
    assert not bench.workbench.is_browser_open


async def test_confirm_dialogs_belong_to_an_approved_act() -> None:
    browser = make_shop()
    asked: list[bool] = []

    async def confirm(b: object) -> None:
        asked.append(await browser.ask("本当に注文しますか？"))
        browser.show(node("heading", "注文を受け付けました"))

    browser.on("click", "注文を確定する", confirm)
    bench = make_bench(click("注文を確定する"), browser=browser)
    report = await during(bench, ORDER, ApprovalRequested, answer(bench, is_yes=True))
    assert report.finished.status is RunStatus.DONE
    assert asked == [True]
    assert len(bench.journal.of(ApprovalRequested)) == 1


async def test_pictures_of_a_replay_are_kept_before_and_after_each_act_where_they_are_asked_for() -> (
    None
):
    bench = make_bench()
    flow = await bench.library.save(make_flow())
    for keeps in (False, True):
        options = RunOptions(playing=Playing(keeps_pictures=keeps))
        report = await bench.workbench.replay(flow, {}, options)
        assert report.finished.status is RunStatus.DONE
    plain, pictured = (bench.library.steps[one.run_id] for one in bench.library.records)
    assert [step.step_id for step in pictured] == [step.id for step in flow.steps]
    assert [(step.has_before, step.has_picture) for step in plain[:-1]] == [(False, False)] * (
        len(plain) - 1
    )
    assert all(step.has_picture for step in pictured)
    acted = [bool(step.action.element) for step in flow.steps]
    assert [step.has_before for step in pictured] == acted
    assert any(acted)
    found = await bench.library.step_pictures(flow.id, [step.id for step in flow.steps])
    assert [found[step.id].is_before for step in flow.steps] == acted


async def test_a_run_with_a_model_keeps_the_page_before_its_acts_by_the_steps_made_of_them() -> (
    None
):
    bench = make_bench(*SEARCH)
    report = await bench.workbench.run(make_checklist())
    flow = await bench.workbench.save(report, "検索")
    found = await bench.library.step_pictures(flow.id, [step.id for step in flow.steps])
    framed = {step.id for step in flow.steps if step.action.element}
    assert {key for key, one in found.items() if one.is_before} == framed
