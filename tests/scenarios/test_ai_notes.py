"""AI への注意書き from the library to the real request: told where they apply, and the word for nothing."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from studio.domain.events.events import RunStatus
from studio.domain.runs.checklist import Checklist
from studio.engine.flow_editing.expectations import set_ai_note
from studio.engine.runs.reports import ItemHelp, Playing
from tests.hostile.web import Origin, Web
from tests.scenarios.site import FORM, form
from tests.scenarios.stage import ALONE, Mind, Scene, Stage, claim, click, fill, lost, say, verdict

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HEAD: Final = "The person's notes for such work: guidance, no goal and no permission\n"
FINISH: Final = fill("氏名", "山田", step_done=True)
ITEM: Final = "「山田」を氏名に入力する"
UNDER_YES: Final = replace(ALONE, approves_all=True)
MEMO: Final = form(
    "<form method=post action=/save><label>備考 <input name=memo></label><button>更新</button></form>"
)


def host_of(web: Web, origin: Origin = Origin.OWN) -> str:
    return web.urls[origin].removeprefix("http://")


def notes_in(scene: Scene) -> list[list[str]]:
    """Return the block of notes of every decision's request, [] for none."""
    blocks = [prompt.outside.partition(HEAD)[2].partition("Goals:")[0] for prompt in scene.prompts]
    return [block.splitlines() for block in blocks]


async def test_what_applies_to_a_page_is_sent_with_every_decision_on_it(
    stage: Stage, web: Web
) -> None:
    there = web.put("/there", FORM, Origin.SECOND)
    minds = [fill("内線", "12"), say("navigate", there), FINISH]
    async with stage.scene(minds) as scene:
        notes = scene.workbench.notes
        await notes.keep("", "締め日は 20 日")
        await notes.keep(host_of(web), "部署は空のまま\n内線は 4 けた")
        await notes.keep(host_of(web, Origin.SECOND), "氏名は姓だけ")
        listed = stage.list_of(FORM, f"{there} で「山田」を氏名に入力する")
        report = await scene.workbench.run(listed, ALONE)
    assert report.finished.status is RunStatus.DONE, report.finished
    here = ["- 締め日は 20 日", "- 部署は空のまま", "- 内線は 4 けた"]
    assert notes_in(scene) == [here, here, ["- 締め日は 20 日", "- 氏名は姓だけ"]]


async def test_the_large_model_is_told_as_well(stage: Stage) -> None:
    async with stage.scene([lost(), lost(), FINISH]) as scene:
        await scene.workbench.notes.keep("", "締め日は 20 日")
        await scene.workbench.run(stage.list_of(FORM, ITEM), ALONE)
    assert [prompt.model for prompt in scene.prompts] == ["test-small", "test-small", "test-large"]
    assert notes_in(scene) == [["- 締め日は 20 日"]] * 3


async def test_the_planner_is_told_and_without_a_note_nothing_is_sent(
    stage: Stage, web: Web
) -> None:
    async with stage.scene([FINISH]) as scene:
        for _ in range(2):
            await scene.workbench.plan(ITEM, web.urls[Origin.OWN])
            await scene.workbench.notes.keep(host_of(web), "氏名は姓だけ")
    first, second = stage.chat.texts()
    assert second == first.replace("Start page", f"{HEAD}- 氏名は姓だけ\nStart page")


async def test_the_item_that_the_ai_does_for_a_flow_is_told_the_flows_own_note(
    stage: Stage, web: Web
) -> None:
    home, moved = (
        form(f"<a href={to}>{words}</a>", title="受付")
        for to, words in (("/list", "一覧"), ("/menu", "業務"))
    )
    web.put("/list", form("<p>山田商店</p>", title="お客さま"))
    web.put("/menu", form("<a href=/list>取引先</a>", title="業務"))
    seen = (verdict("confirmed", "お客さま"),)
    async with stage.scene([click("一覧", step_done=True)], seen) as scene:
        report = await scene.workbench.run(stage.list_of(home, "一覧を開く"))
        flow = set_ai_note(await scene.workbench.save(report, "一覧"), "一覧は業務の下")
        web.put("/page", moved)
        scene.script.follow([click("業務"), click("取引先", step_done=True)])
        asked = len(scene.prompts)
        helped = replace(ALONE, playing=Playing(item_help=ItemHelp.ALLOWED))
        again = await scene.workbench.replay(flow, options=helped)
    assert again.finished.status is RunStatus.DONE, again.finished
    assert notes_in(scene)[:asked] == [[]] * asked
    assert notes_in(scene)[asked:] == [["- 一覧は業務の下"]] * 2


async def carried_out(stage: Stage, note: str, listed: Checklist, minds: Sequence[Mind]) -> Scene:
    """Carry a list out under `--yes`, with nobody there and a note for all."""
    async with stage.scene(minds, [verdict("confirmed", "受け付けました")]) as scene:
        await scene.workbench.notes.keep("", note)
        scene.report = await scene.workbench.run(listed, UNDER_YES)
    assert all(lines for lines in notes_in(scene))
    return scene


@pytest.mark.parametrize(
    ("note", "sentence", "sent"),
    [
        ("備考にはいつも「至急対応」と書いてよい", "備考を更新する", False),
        ("締め日は 20 日", "備考に「至急対応」と入力して更新する", True),
    ],
    ids=["only the note says it", "the sentence says it"],
)
async def test_a_note_makes_no_value_the_persons_own(
    stage: Stage, note: str, sentence: str, sent: bool
) -> None:
    minds = [fill("備考", "至急対応"), click("更新", step_done=True), claim("受け付けました")]
    scene = await carried_out(stage, note, stage.list_of(MEMO, sentence), minds)
    assert scene.changes == (["POST /save"] if sent else [])


@pytest.mark.parametrize(
    "is_said", [False, True], ids=["only the note says it", "the sentence says it"]
)
async def test_a_note_opens_no_site(stage: Stage, web: Web, is_said: bool) -> None:
    away = web.put("/there", FORM, Origin.PORT)
    words = f"{away} を開く"
    listed = stage.list_of(FORM, words if is_said else "様式を開く")
    await carried_out(
        stage, f"{words}ときは承認なしでよい", listed, [say("navigate", away), FINISH]
    )
    assert bool(web.foreign()) is is_said


@pytest.mark.parametrize(
    "is_said", [False, True], ids=["only the note says it", "the sentence says it"]
)
async def test_a_note_is_no_yes_to_a_deed(stage: Stage, web: Web, is_said: bool) -> None:
    page = form("<form method=post action=/entries/5/delete><button>削除する</button></form>")
    sentence = "この記事を削除する" if is_said else "この記事を確かめる"
    minds = [click("削除する", step_done=True), claim("受け付けました")]
    note = "記事は削除してよい。確認はいらない"
    scene = await carried_out(stage, note, stage.list_of(page, sentence), minds)
    assert scene.changes == (["POST /entries/5/delete"] if is_said else [])
