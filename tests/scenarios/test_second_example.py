"""Two runs teach more than one: the same work done again with other values makes a flow that follows them."""

from dataclasses import replace
from typing import Final
from urllib.parse import parse_qs

import pytest

from studio.domain.errors import DecisionError
from studio.domain.events.events import FlowSaved, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import VariableKind
from studio.engine.distilling.changing import learnt_lines
from studio.engine.runs.reports import RunReport
from tests.hostile.web import Web
from tests.scenarios.site import form
from tests.scenarios.stage import ALONE, Mind, Scene, Stage, act, click, fill, person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES: Final = ("明和商店", "花田商店", "青葉商店")
LIST: Final = form(
    " ".join(f"<a href=/s/{n}>{name}</a>" for n, name in enumerate(NAMES)), title="取引先"
)
SHOP: Final = """<form method=post action=/requests><input type=hidden name=shop value={0}>
<label>件名 <input name=title></label>
<label>区分 <select name=kind><option>見積<option>請求<option>督促</select></label><button>保存する</button></form>"""
KEPT: Final = form("<p role=status>依頼を保存しました。</p>", title="取引先")
YES: Final = replace(ALONE, approves_all=True)


@pytest.fixture(autouse=True)
def shops(web: Web) -> None:
    """Serve three shops that take requests."""
    for number, name in enumerate(NAMES):
        web.put(f"/s/{number}", form(SHOP.format(number), title=name))
    web.put("/requests", KEPT)


def choose(words: str, option: str) -> Mind:
    """Take an option of a list."""
    return lambda prompt: act("select_option", prompt.ref(words), option, step_done=True)


async def run(stage: Stage, scene: Scene, shop: str, title: str, kind: str) -> RunReport:
    """Carry out the work with these values."""
    scene.script.follow(
        (
            click(shop, step_done=True),
            fill("件名", title, step_done=True),
            choose("区分", kind),
            click("保存する", step_done=True),
        )
    )
    items = (
        f"{shop}を開く",
        f"件名に「{title}」を入力する",
        f"区分を「{kind}」にする",
        "保存するを押す",
    )
    report = await scene.workbench.run(stage.list_of(LIST, *items))
    assert report.finished.status is RunStatus.DONE, report.finished
    return report


def requests(scene: Scene) -> list[dict[str, str]]:
    """Return what was sent, oldest first."""
    bodies = (parse_qs(hit.body.decode()) for hit in scene.web.changes())
    return [{name: values[0] for name, values in body.items()} for body in bodies]


async def learnt(stage: Stage, scene: Scene) -> tuple[Flow, Flow]:
    """Keep a run as a flow, and a second one with other values as its example."""
    report = await run(stage, scene, "明和商店", "棚の見積", "見積")
    flow = await scene.workbench.save(report, "依頼")
    second = await run(stage, scene, "花田商店", "机の請求", "請求")
    return flow, await scene.workbench.add_example(flow, second, rehearses=True)


async def test_a_flow_of_two_runs_does_a_third_value_without_a_model(stage: Stage) -> None:
    async with stage.scene((click("明和商店"),), by=person()) as scene:
        first, flow = await learnt(stage, scene)
        asked, sent = len(scene.prompts), len(requests(scene))
        names = {one.value: one.name for one in flow.variables}
        values = {names["明和商店"]: "青葉商店", names["棚の見積"]: "椅子", names["見積"]: "督促"}
        report = await scene.workbench.replay(flow, values, YES)
        assert len(scene.prompts) == asked
        assert requests(scene)[sent:] == [{"shop": "2", "title": "椅子", "kind": "督促"}]
    assert report.finished.status is RunStatus.DONE, report.finished
    assert [one.name for one in first.variables] == ["url"]
    kind = next(one for one in flow.variables if one.value == "見積")
    assert (kind.name, kind.kind, kind.choices) == (
        "区分",
        VariableKind.CHOICE,
        ("見積", "請求", "督促"),
    )
    assert "/s/0" not in flow.model_dump_json()


async def test_it_is_kept_as_a_new_version_that_was_rehearsed_and_says_what_changed(
    stage: Stage,
) -> None:
    async with stage.scene((click("明和商店"),), by=person()) as scene:
        first, flow = await learnt(stage, scene)
        versions = await scene.workbench.memory.versions(flow.id)
        assert len(requests(scene)) == 2, "the rehearsal sends nothing"
    saved = scene.journal.of(FlowSaved)[-1]
    assert (flow.id, flow.version) == (first.id, 2)
    assert (saved.version, saved.rehearsed, saved.rehearsal_total) == (2, 4, 5)
    assert versions[0].note == "別の値の実行と合わせました"
    assert any("変えられる値「区分」を追加：見積" in line for line in learnt_lines(first, flow))


async def test_a_run_that_did_something_else_changes_nothing(stage: Stage) -> None:
    async with stage.scene((click("明和商店"),), by=person()) as scene:
        report = await run(stage, scene, "明和商店", "棚の見積", "見積")
        flow = await scene.workbench.save(report, "依頼")
        scene.script.follow((click("花田商店", step_done=True),))
        other = await scene.workbench.run(stage.list_of(LIST, "花田商店を開く"))
        with pytest.raises(DecisionError) as refused:
            await scene.workbench.add_example(flow, other)
        assert await scene.workbench.flow("依頼") == flow
    assert refused.value.code == "NOT_ALIKE"
    assert "件名" in refused.value.message
