"""An 「もし」 of the person stays one: a record in the other state is asked about or refused before anything is written."""

from typing import Final
from urllib.parse import parse_qs

import pytest

from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.engine.runs.reports import RunOptions
from tests.scenarios.site import form
from tests.scenarios.stage import Mind, Scene, Stage, act, click, person, verdict

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TITLES: Final = ("帳票の合計", "画面の表示")
LIST: Final = form("".join(f"<li><a href=/t/{n}>{one}</a>" for n, one in enumerate(TITLES)))
ATTRIBUTES: Final = """<div class=attributes>
<div><div class=label>ステータス:</div><div class=value>{0}</div></div>
<div><div class=label>担当者:</div><div class=value><a href=/help>山田 真理</a></div></div></div>
<a href=/t/{1}/edit>編集</a>"""
EDIT: Final = """<form method=post action=/sent><label>ステータス <select name=status>
<option>{0}<option>終了<option>フィードバック</select></label><button>送信</button></form>"""
ALONE: Final = RunOptions(is_attended=False, approves_all=True)
OPEN: Final = "「帳票の合計」を開く"
IF: Final = "状態が「解決」であれば「終了」に、それ以外なら「フィードバック」に変更する"
PLAIN: Final = "状態を「終了」に変更する"


def select(words: str, option: str) -> Mind:
    return lambda prompt: act("select_option", prompt.ref(words), option)


MINDS: Final = (
    click(TITLES[0], step_done=True),
    click("編集"),
    select("ステータス", "終了"),
    click("送信", step_done=True),
)


async def first_run(stage: Stage, scene: Scene, item: str, instruction: str) -> Flow:
    """Close a ticket that is solved, and keep that."""
    for number, status in enumerate(("解決", "進行中")):
        scene.web.put(f"/t/{number}", form(ATTRIBUTES.format(status, number), title=TITLES[number]))
        scene.web.put(f"/t/{number}/edit", form(EDIT.format(status), title="変更"))
    scene.web.put("/sent", form("<p role=status>更新しました。</p>", title="完了"))
    scene.web.put("/help", form("", title="人"))
    listed = stage.list_of(LIST, OPEN, item)
    ticket = Variable(name="チケット", value=TITLES[0])
    listed = listed.model_copy(update={"variables": (ticket,), "instruction": instruction})
    report = await scene.workbench.run(listed)
    assert report.finished.status is RunStatus.DONE, report.finished
    return await scene.workbench.save(report, "状態の変更")


@pytest.mark.parametrize("title", TITLES)
async def test_the_other_branch_is_done_as_the_sentence_says_it(stage: Stage, title: str) -> None:
    async with stage.scene(MINDS, (verdict("confirmed", "更新しました。"),), by=person()) as scene:
        flow = await first_run(stage, scene, IF, f"{OPEN}。{IF}")
        report = await scene.workbench.replay(flow, {"チケット": title}, ALONE)
        assert report.finished.status is RunStatus.DONE, report.finished
        sent = [parse_qs(hit.body.decode())["status"] for hit in scene.web.changes()]
    assert sent == [["終了"], ["終了"] if title == TITLES[0] else ["フィードバック"]]


UNSAID: Final = "状態が「解決」であれば「終了」に、それ以外なら「保留」に変更する"
"""The list offers no 保留."""


@pytest.mark.parametrize("item", [UNSAID, PLAIN], ids=["no such option", "lost by the plan"])
async def test_a_record_in_the_other_state_is_never_given_the_value_of_the_first_one(
    stage: Stage, item: str
) -> None:
    async with stage.scene(MINDS, (verdict("confirmed", "更新しました。"),), by=person()) as scene:
        flow = await first_run(stage, scene, item, f"{OPEN}。{IF}")
        sent = len(scene.web.changes())
        assert sent == 1
        report = await scene.workbench.replay(flow, {"チケット": TITLES[1]}, ALONE)
        assert len(scene.web.changes()) == sent
    assert report.finished.status is RunStatus.FAILED
    assert "「解決」" in report.finished.message
