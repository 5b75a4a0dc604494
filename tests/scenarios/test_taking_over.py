"""この項目だけ AI: where a replay cannot go on the agent does one item, and the flow knows another way from then on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from studio.domain.events.events import (
    ActionPerformed,
    Event,
    RunFinished,
    RunStatus,
    UserInputRequested,
)
from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import RepairLevel, RepairState
from studio.engine.healing import taking_over
from studio.engine.healing.pointing import SKIP_STEP
from studio.engine.healing.repairs import RepairReview
from studio.engine.runs.reports import ItemHelp, Playing
from tests.hostile.web import Web
from tests.scenarios.site import form
from tests.scenarios.stage import ALONE, ATTENDED, Mind, Scene, Stage, click, fill, person, verdict

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("hasty"),
]

HOME: Final = form("<a href=/list>お客さま一覧</a>", title="受付")
LIST: Final = form("<a href=/detail>山田商店</a>", title="お客さま一覧")
DETAIL: Final = form("<a href=/memo>メモ</a>", title="山田商店")
MEMO: Final = form("<p>毎月末に電話</p>", title="メモ")
MOVED: Final = form("<a href=/menu>業務</a>", title="受付")
MENU: Final = form("<a href=/list>取引先</a>", title="業務")
ITEMS: Final = ("お客さま一覧を開く", "山田商店を開く", "メモを開く")
MINDS: Final = tuple(click(words, step_done=True) for words in ("お客さま一覧", "山田商店", "メモ"))
OTHER_WAY: Final = (click("業務"), click("取引先", step_done=True))
SEEN: Final = (verdict("confirmed", "お客さま一覧"),)
ALLOWED: Final = replace(ALONE, playing=Playing(item_help=ItemHelp.ALLOWED))
ASKED: Final = replace(ATTENDED, playing=Playing(item_help=ItemHelp.ASKED))


@pytest.fixture(autouse=True)
def pages(web: Web) -> None:
    """Serve what does not change."""
    for path, html in (("/list", LIST), ("/detail", DETAIL), ("/memo", MEMO), ("/menu", MENU)):
        web.put(path, html)


async def learnt(stage: Stage, scene: Scene, others: Sequence[Mind] = OTHER_WAY) -> Flow:
    """Carry out and keep a flow; then the way to the list is another one."""
    report = await scene.workbench.run(stage.list_of(HOME, *ITEMS))
    assert report.finished.status == "done", report.finished
    flow = await scene.workbench.save(report, "メモを見る")
    scene.web.put("/page", MOVED)
    scene.script.follow(others)
    return flow


async def test_one_item_is_done_by_the_agent_and_the_next_runs_need_none(stage: Stage) -> None:
    async with stage.scene(MINDS, SEEN) as scene:
        flow = await learnt(stage, scene)
        before = len(scene.journal.of(ActionPerformed))
        first = (await scene.workbench.replay(flow, options=ALLOWED)).finished
        told = {one.item_id for one in scene.journal.of(ActionPerformed)[before:]}
        asked = len(scene.prompts)
        second = (
            await scene.workbench.replay(flow, options=replace(ALLOWED, playing=Playing()))
        ).finished
        assert len(scene.prompts) == asked
        ways = await scene.workbench.memory.repairs(flow.id)
        page = await scene.browser.observe()
    assert (first.status, second.status) == (RunStatus.DONE, RunStatus.DONE), (first, second)
    assert (first.model_calls, second.model_calls) == (3, 0)
    assert "AI 3 回" in first.message
    assert page.title == "メモ"
    assert [(way.level, way.state, len(way.steps)) for way in ways] == [
        (RepairLevel.ITEM, RepairState.ADOPTED, 2)
    ]
    assert ways[0].step_id == flow.steps[1].id
    assert told <= {
        step.id for step in flow.steps
    }  # else a failure is told of no step, and nothing can be mended


async def test_another_way_is_undone_with_one_word(stage: Stage) -> None:
    async with stage.scene(MINDS, SEEN) as scene:
        flow = await learnt(stage, scene)
        await scene.workbench.replay(flow, options=ALLOWED)
        desk = RepairReview(scene.workbench.memory, scene.workbench.bus)
        (way,) = await desk.all(flow.id)
        await desk.undo(way.id)
        again = await scene.workbench.replay(flow, options=ALONE)
    assert again.finished.status is RunStatus.FAILED


async def test_the_usual_way_comes_first_when_it_is_there_again(stage: Stage) -> None:
    async with stage.scene(MINDS, SEEN) as scene:
        flow = await learnt(stage, scene)
        await scene.workbench.replay(flow, options=ALLOWED)
        scene.web.put("/page", HOME)
        hits = len([hit for hit in scene.web.hits if hit.page == "/menu"])
        again = await scene.workbench.replay(flow, options=ALONE)
        assert len([hit for hit in scene.web.hits if hit.page == "/menu"]) == hits
    assert again.finished.status is RunStatus.DONE


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (taking_over.BY_AI, RunStatus.DONE),
        (SKIP_STEP, RunStatus.DONE),
        (taking_over.END_HERE, RunStatus.FAILED),
    ],
)
async def test_who_is_there_is_asked(stage: Stage, answer: str, status: RunStatus) -> None:
    async with stage.scene(MINDS, SEEN, by=person(text=answer)) as scene:
        flow = await learnt(stage, scene)
        finished = (await scene.workbench.replay(flow, options=ASKED)).finished
    assert finished.status is status
    asked = scene.journal.of(UserInputRequested)[0]
    assert asked.choices == (taking_over.BY_AI, SKIP_STEP, taking_over.END_HERE)
    assert "お客さま一覧を開く" in asked.question


async def test_with_nobody_there_only_the_budget_of_the_flow_allows_it(stage: Stage) -> None:
    alone = replace(ALONE, playing=Playing(item_help=ItemHelp.ASKED))
    async with stage.scene(MINDS, SEEN) as scene:
        flow = await learnt(stage, scene)
        asked = len(scene.prompts)
        without = (await scene.workbench.replay(flow, options=alone)).finished
        assert len(scene.prompts) == asked
        allowed = flow.model_copy(update={"ai_budget": 20_000})
        within = (await scene.workbench.replay(allowed, options=alone)).finished
    assert (without.status, within.status) == (RunStatus.FAILED, RunStatus.DONE)


NEW: Final = form(
    "<form method=post action=/customers><label>名前 <input name=name></label><button>保存する</button></form>",
    title="登録",
)


async def test_what_may_have_been_sent_is_never_taken_over(stage: Stage) -> None:
    """The save went; what should come after it in the same item is not there."""

    def by(scene: Scene, event: Event) -> None:
        person(text=taking_over.BY_AI)(scene, event)

    minds = (fill("名前", "山田"), click("保存する"), click("続き", step_done=True))
    async with stage.scene(minds, by=by) as scene:
        scene.web.put(
            "/customers",
            form("<p role=status>保存しました。</p><a href=/memo>続き</a>", title="済み"),
        )
        report = await scene.workbench.run(
            stage.list_of(NEW, "名前に「山田」を入力して保存し、続きを開く")
        )
        assert report.finished.status == "done", report.finished
        flow = await scene.workbench.save(report, "登録")
        scene.web.put("/customers", form("<p role=status>保存しました。</p>", title="済み"))
        asked = len(scene.prompts)
        await scene.workbench.replay(
            flow, options=replace(ATTENDED, playing=Playing(item_help=ItemHelp.ALLOWED))
        )
        assert len(scene.prompts) == asked
        assert len(scene.web.changes()) == 2
    assert scene.journal.of(RunFinished)[-1].status is RunStatus.UNVERIFIED
