"""点検 as the faces ask for it: kept, told, never beside a run, stopped at once."""

import asyncio

import pytest

from studio.domain.actions.action import Fill, Upload
from studio.domain.errors import BrowserMissingError, HandedOver, SettingsError, Stopped
from studio.domain.events.events import FlowChecked, FlowsChecked
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind
from studio.domain.values.variable import Variable
from studio.engine.checking.checks import CheckProgress
from studio.engine.checking.due import watch
from studio.engine.checking.wording import result_words
from tests.factories import Bench, durable, make_bench, make_flow, make_step


async def stored(bench: Bench, flow: Flow | None = None) -> Flow:
    return await bench.library.save(flow or make_flow())


async def test_a_reading_is_kept_and_told() -> None:
    bench = make_bench()
    flow = await stored(bench)
    report = await bench.workbench.checks.read(flow)
    assert await bench.library.checks(flow.id) == (report,)
    told = bench.journal.one(FlowChecked)
    assert (told.flow_id, told.errors, told.words) == (flow.id, 0, "点検：問題はありません")
    assert not bench.browser.is_open


async def test_files_are_looked_for() -> None:
    bench = make_bench()
    upload = make_step(Upload(target=durable("button", "添付"), paths=("/nowhere/x.csv", __file__)))
    report = await bench.workbench.checks.preview(make_flow(upload))
    assert [f.code for f in report.findings if f.code == "MISSING_FILE"] == ["MISSING_FILE"]
    assert await bench.library.checks() == ()


async def test_a_visit_is_kept_told_and_compared_with_the_one_before() -> None:
    bench = make_bench()
    flow = await stored(bench)
    first = await bench.workbench.checks.visit(flow)
    assert (first.check_kind, first.seen_steps, first.unseen_steps) == (CheckKind.VISIT, 3, 0)
    assert await bench.library.checks(flow.id) == (first,)
    assert result_words(first) == "今日の画面で点検：問題はありません（3 操作を確認）"
    assert not bench.workbench.is_running
    second = await bench.workbench.checks.visit(flow, {"検索語": "SQL"})
    assert second.findings == ()


async def test_what_is_asked_each_time_is_passed_by() -> None:
    bench = make_bench()
    asked = (
        Variable(name="url", value="http://shop.example/"),
        Variable(name="語", ask_each_time=True),
    )
    fill = make_step(Fill(target=durable("searchbox", "商品検索"), value="{{語}}"))
    flow = await stored(bench, make_flow(make_flow().steps[0], fill, variables=asked))
    await bench.workbench.checks.visit(flow)
    assert "fill" not in [action.verb for action in bench.browser.performed]
    await bench.workbench.checks.visit(flow, {"語": "本"})
    assert "fill" in [action.verb for action in bench.browser.performed]


async def test_never_beside_a_run_and_never_a_strangers() -> None:
    bench = make_bench()
    flow = await stored(bench)
    bench.browser.hanging.add("locate")
    looking = asyncio.Event()
    bench.browser.on_observe = lambda _: looking.set()

    async def check() -> None:
        with pytest.raises(Stopped):
            await bench.workbench.checks.visit(flow)

    async with asyncio.timeout(30), asyncio.TaskGroup() as group:
        group.create_task(check(), name="check")
        await looking.wait()
        with pytest.raises(SettingsError, match="別の実行"):
            await bench.workbench.checks.visit(flow)
        with pytest.raises(SettingsError, match="別の実行"):
            await bench.workbench.replay(flow)
        await watch(bench.library, flow.id, is_watched=True)
        await bench.workbench.checks.read_weekly(bench.library)
        assert await bench.library.checks() == ()
        bench.workbench.stop_now()
    assert not bench.workbench.is_running
    await bench.workbench.checks.read_weekly(bench.library)
    assert len(await bench.library.checks()) == 1
    assert bench.browser.traffic is None
    stranger = flow.model_copy(update={"is_imported": True})
    with pytest.raises(HandedOver, match="信頼"):
        await bench.workbench.checks.visit(stranger)


async def test_what_is_due_is_visited() -> None:
    bench = make_bench()
    flow = await stored(bench)
    assert await bench.workbench.checks.visit_due() == ()
    await bench.workbench.replay(flow)
    (report,) = await bench.workbench.checks.visit_due()
    assert report.flow_id == flow.id
    assert await bench.workbench.checks.visit_due() == ()


async def test_those_that_nobody_wants_to_hear_of_are_not_visited() -> None:
    bench = make_bench()
    flow = await stored(bench)
    await bench.workbench.replay(flow)
    assert await bench.workbench.checks.visit_due(without={flow.id}) == ()


def without_value() -> Flow:
    fill = make_step(Fill(target=durable("searchbox", "商品検索"), value="{{無い}}"))
    return make_flow(make_flow().steps[0], fill, name="壊れた手順")


async def test_what_changed_since_the_check_before_is_kept() -> None:
    bench = make_bench()
    broken = await stored(bench, without_value())
    first = await bench.workbench.checks.read(broken)
    mended = await bench.library.save(broken.model_copy(update={"steps": make_flow().steps}))
    await bench.workbench.checks.read(mended)
    (kept,) = await bench.library.checks(broken.id)
    assert [finding.code for finding in kept.gone] == ["MISSING_VALUE"]
    assert kept.earlier_at == first.at


async def test_all_are_checked_with_progress_and_told_once() -> None:
    bench = make_bench()
    broken, well = await stored(bench, without_value()), await stored(bench)
    steps: list[CheckProgress] = []
    ids = (broken.id, "deleted meanwhile", well.id)
    reports = await bench.workbench.checks.check_all(ids, CheckKind.READ, steps.append)
    assert [report.flow_id for report in reports] == [broken.id, well.id]
    assert [(one.number, one.total, one.name) for one in steps] == [
        (1, 3, broken.name),
        (3, 3, well.name),
    ]
    told = bench.journal.one(FlowsChecked)
    assert (told.were_visited, told.flows, told.new_errors) == (False, 2, 1)
    assert not bench.workbench.is_running
    await bench.workbench.checks.check_all(ids, CheckKind.READ)
    assert [one.new_errors for one in bench.journal.of(FlowsChecked)] == [1, 0]


async def test_a_strangers_flow_is_passed_by_when_all_are_visited() -> None:
    bench = make_bench()
    stranger = await stored(bench, make_flow().model_copy(update={"is_imported": True}))
    flow = await stored(bench)
    reports = await bench.workbench.checks.check_all((stranger.id, flow.id), CheckKind.VISIT)
    assert [report.flow_id for report in reports] == [flow.id]
    assert bench.journal.one(FlowsChecked).were_visited


async def test_a_stop_between_flows_keeps_what_was_checked() -> None:
    bench = make_bench()
    flows = [await stored(bench, make_flow(name=name)) for name in "abc"]

    def stop_at_the_second(progress: CheckProgress) -> None:
        if progress.number == 2:
            bench.workbench.stop()

    ids = tuple(flow.id for flow in flows)
    with pytest.raises(Stopped):
        await bench.workbench.checks.check_all(ids, CheckKind.READ, stop_at_the_second)
    assert [report.flow_id for report in await bench.library.checks()] == [flows[0].id]
    assert bench.journal.one(FlowsChecked).flows == 1
    assert not bench.workbench.is_running


async def test_no_browser_ends_the_visits_and_says_so() -> None:
    bench = make_bench()
    flow = await stored(bench)
    fault = BrowserMissingError(
        "BROWSER_MISSING", "ブラウザーが見つかりません。", "入れてください。"
    )
    bench.browser.faults.append(fault)
    with pytest.raises(BrowserMissingError):
        await bench.workbench.checks.check_all((flow.id,), CheckKind.VISIT)
    assert not bench.workbench.is_running


async def test_the_weekly_reading_tells_what_is_new() -> None:
    bench = make_bench()
    broken = await stored(bench, without_value())
    await watch(bench.library, broken.id, is_watched=True)
    await bench.workbench.checks.read_weekly(bench.library)
    assert bench.journal.one(FlowsChecked).new_errors == 1
    await bench.workbench.checks.read_weekly(bench.library)
    assert bench.journal.one(FlowsChecked).flows == 1
