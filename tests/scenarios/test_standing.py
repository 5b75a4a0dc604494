"""What the form held already as the person wanted it is set by the flow, so that another value is, too."""

from dataclasses import replace
from typing import Final
from urllib.parse import parse_qs

import pytest

from studio.domain.actions.action import SelectOption
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable, VariableKind
from tests.hostile.web import Web
from tests.scenarios.site import form
from tests.scenarios.stage import ALONE, Scene, Stage, act, click, fill, person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TICKET: Final = form(
    """<form method=post action=/tickets><label>トラッカー <select name=tracker><option>バグ<option>機能<option>サポート</select></label>
<label>題名 <input name=title></label><label>区分 <select name=kind><option>バグ報告<option>その他</select></label>
<button>作成する</button></form>""",
    title="新しいチケット",
)
REDRAWN: Final = TICKET.replace(
    "<select name=tracker>",
    "<select name=tracker onchange=\"const told = new FormData(form); told.set('update_triggered_by', 'tracker');"
    " fetch('/tickets/new.js', {method: 'POST', body: new URLSearchParams(told)})\">",
)
"""The same form; its server hears of the list at once, and may send other fields for it."""
ITEMS: Final = ("トラッカーはバグ、題名は「二重計上」にする", "作成するを押す")
WANTED: Final = (Variable(name="トラッカー", value="バグ"), Variable(name="題名", value="二重計上"))


@pytest.fixture(autouse=True)
def tickets(web: Web) -> None:
    """Take tickets."""
    web.put("/tickets", form("<p role=status>チケットを作成しました。</p>", title="チケット"))


async def kept(scene: Scene, stage: Stage, page: str) -> Flow:
    """Write the ticket on a page, and keep what was done."""
    checklist = stage.list_of(page, *ITEMS).model_copy(update={"variables": WANTED})
    report = await scene.workbench.run(checklist)
    assert report.finished.status is RunStatus.DONE, report.finished
    return await scene.workbench.save(report, "起票")


async def play_again(scene: Scene, flow: Flow, tracker: str) -> None:
    """Play it with another tracker."""
    options = replace(ALONE, approves_all=True)
    again = await scene.workbench.replay(flow, {"トラッカー": tracker}, options)
    assert again.finished.status is RunStatus.DONE, again.finished


async def test_a_default_that_was_wanted_can_be_another_one_next_time(stage: Stage) -> None:
    answers = (fill("題名", "二重計上", step_done=True), click("作成する", step_done=True))
    async with stage.scene(answers, by=person()) as scene:
        flow = await kept(scene, stage, TICKET)
        choice = next(one.action for one in flow.steps if isinstance(one.action, SelectOption))
        assert choice.option == "{{トラッカー}}"
        tracker = next(one for one in flow.variables if one.name == "トラッカー")
        assert (tracker.kind, tracker.value) == (VariableKind.CHOICE, "バグ")
        for value in ("機能", "バグ"):
            await play_again(scene, flow, value)
        bodies = [parse_qs(hit.body.decode()) for hit in scene.web.changes()]
    assert [one["tracker"] for one in bodies] == [["バグ"], ["機能"], ["バグ"]]
    assert [one["title"] for one in bodies] == [["二重計上"]] * 3


async def test_a_heading_that_says_the_default_may_say_another_one_next_time(stage: Stage) -> None:
    told = "onchange=\"document.querySelector('h2').textContent = '新規：' + value\""
    page = TICKET.replace("<form", "<h2>新規：バグ</h2><form").replace(
        "<select", f"<select {told}", 1
    )
    answers = (fill("題名", "二重計上", step_done=True), click("作成する", step_done=True))
    async with stage.scene(answers, by=person()) as scene:
        flow = await kept(scene, stage, page)
        await play_again(scene, flow, "機能")
        bodies = [parse_qs(hit.body.decode()) for hit in scene.web.changes()]
    assert [one["tracker"] for one in bodies] == [["バグ"], ["機能"]]


async def test_a_field_of_another_form_of_the_page_is_not_what_was_sent(stage: Stage) -> None:
    """A first page with a short form of its own, and a button beside it that opens the long one."""
    stage.web.put("/new", TICKET)
    start = form(
        "<form name=quick method=post action=/quick><label>トラッカー <select name=tracker>"
        "<option>バグ<option>機能</select></label><button>登録する</button></form>"
        "<form name=open method=post action=/new><button>新しいチケット</button></form>",
        title="一覧",
    )
    answers = (
        click("新しいチケット"),
        fill("題名", "二重計上", step_done=True),
        click("作成する", step_done=True),
    )
    async with stage.scene(answers, by=person()) as scene:
        flow = await kept(scene, stage, start)
        await play_again(scene, flow, "機能")
        bodies = [
            parse_qs(hit.body.decode()) for hit in scene.web.changes() if hit.page == "/tickets"
        ]
    assert [one["tracker"] for one in bodies] == [["バグ"], ["機能"]]


async def test_a_list_that_its_site_hears_of_at_once_may_be_another_one_next_time(
    stage: Stage,
) -> None:
    answers = (
        lambda prompt: act("select_option", prompt.ref("トラッカー"), "バグ"),
        fill("題名", "二重計上", step_done=True),
        click("作成する", step_done=True),
    )
    async with stage.scene(answers, by=person()) as scene:
        flow = await kept(scene, stage, REDRAWN)
        await play_again(scene, flow, "機能")
        sent = [(hit.page, parse_qs(hit.body.decode())["tracker"]) for hit in scene.web.changes()]
    assert sent == [("/tickets", ["バグ"]), ("/tickets/new.js", ["機能"]), ("/tickets", ["機能"])]
