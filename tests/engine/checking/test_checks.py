"""点検 as the faces ask for it: kept, told, never beside a run, stopped at once."""

import asyncio

import pytest

from studio.domain.action import Fill, Upload
from studio.domain.check import CheckKind
from studio.domain.errors import HandedOver, SettingsError, Stopped
from studio.domain.events import FlowChecked
from studio.domain.flow import Flow
from studio.domain.variable import Variable
from studio.engine.checking.checks import result_words
from studio.engine.checking.due import watch
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
    assert result_words(first) == "ページを見て点検：問題はありません（3 操作を確認）"
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
