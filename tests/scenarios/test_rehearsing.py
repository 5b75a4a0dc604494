"""練習: a run that worked is played once more before it is kept, and nothing is sent by that."""

from collections.abc import Callable, Sequence
from typing import Final
from urllib.parse import quote

import pytest

from studio.domain.events.events import (
    ActionPerformed,
    Event,
    FlowRehearsed,
    FlowSaved,
    RehearsalStarted,
    RunFinished,
    RunStarted,
)
from studio.domain.flows.flow import Flow
from studio.domain.runs.rehearsal import RehearsalStatus
from studio.domain.values.variable import Variable
from tests.hostile.web import Web
from tests.scenarios.site import form
from tests.scenarios.stage import Mind, Scene, Stage, claim, click, fill, person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIST: Final = form("<a href=/new>新しい顧客</a>", title="顧客")
NEW: Final = form(
    """<form method=post action=/customers><label>名前 <input name=name></label>
<label>区分 <select name=kind><option>個人<option>法人</select></label><button>保存する</button></form>""",
    title="顧客の登録",
)
SAVED: Final = form("<p role=status>顧客を保存しました。</p>", title="顧客")
ITEMS: Final = ("新しい顧客の画面を開く", "名前に「山田」を入力する", "保存するを押す")
MINDS: Final = (
    click("新しい顧客", step_done=True),
    fill("名前", "山田", step_done=True),
    click("保存する", step_done=True),
)
IN_NO_RUN: Final = (RunStarted, RunFinished, ActionPerformed)


@pytest.fixture(autouse=True)
def customers(web: Web) -> None:
    """Take customers."""
    web.put("/new", NEW)
    web.put("/customers", SAVED)


async def played(stage: Stage, scene: Scene, html: str, items: Sequence[str]) -> None:
    """Carry out the first run."""
    scene.report = await scene.workbench.run(stage.list_of(html, *items))
    assert scene.report.finished.status == "done", scene.report.finished


async def kept(scene: Scene, *, rehearses: bool = True) -> tuple[Flow, FlowSaved]:
    """Keep what was run; a rehearsal is told of by its own events only, and stands in no history."""
    assert scene.report is not None
    told, runs = len(scene.journal.events), await scene.workbench.runs()
    flow = await scene.workbench.save(scene.report, "顧客の登録", rehearses=rehearses)
    since = scene.journal.events[told:]
    assert [event.kind for event in since if isinstance(event, IN_NO_RUN)] == []
    assert await scene.workbench.runs() == runs
    assert await scene.workbench.unfinished() == ()
    return flow, scene.journal.one(FlowSaved)


def at(kind: type[Event], act: Callable[[Scene], None]) -> Callable[[Scene, Event], None]:
    """Return a person who answers every card, and does something at an event."""

    def by(scene: Scene, event: Event) -> None:
        person()(scene, event)
        if isinstance(event, kind):
            act(scene)

    return by


async def test_it_goes_up_to_the_step_that_sends_and_sends_nothing(stage: Stage) -> None:
    async with stage.scene(MINDS, by=person()) as scene:
        await played(stage, scene, LIST, ITEMS)
        sent = [hit.text for hit in scene.web.changes()]
        assert len(sent) == 1
        flow, saved = await kept(scene)
        assert [hit.text for hit in scene.web.changes()] == sent
        page = await scene.browser.observe()
    assert (saved.rehearsed, saved.rehearsal_total) == (3, 4)
    assert "保存する" in saved.rehearsal_message
    assert saved.rehearsal_message.startswith("練習で確かめました（3/4）。")
    assert saved.warnings == ()
    assert [step.sends for step in flow.steps] == [False, False, False, True]
    assert page.url.endswith("/page"), "what was typed is left"
    assert scene.order(RehearsalStarted, FlowRehearsed, FlowSaved) == [
        "RehearsalStarted", "FlowRehearsed", "FlowSaved",
    ]  # fmt: skip


async def test_without_it_nothing_is_played(stage: Stage) -> None:
    async with stage.scene(MINDS, by=person()) as scene:
        await played(stage, scene, LIST, ITEMS)
        hits = len(scene.web.hits)
        _, saved = await kept(scene, rehearses=False)
        assert len(scene.web.hits) == hits
    assert (saved.rehearsed, saved.rehearsal_total, saved.rehearsal_message) == (0, 0, "")
    assert scene.order(RehearsalStarted, FlowRehearsed) == []


GREEDY: Final = form(
    """<form method=post action=/customers><label>名前 <input name=name></label><button>保存する</button></form>
<script>
addEventListener('input', () => fetch('/drafts', {method: 'PUT', body: 'x'}));
addEventListener('pagehide', () => navigator.sendBeacon('/leaving', 'x'));
addEventListener('beforeunload', event => event.preventDefault());
</script>""",
    title="顧客の登録",
)


async def test_a_field_that_is_kept_at_once_is_not_filled_and_its_page_is_left_quietly(
    stage: Stage,
) -> None:
    async with stage.scene(MINDS, by=person()) as scene:
        scene.web.put("/new", GREEDY)
        await played(stage, scene, LIST, ITEMS)
        await scene.until_sent("/leaving")  # the run leaves the page, too
        sent = [hit.text for hit in scene.web.changes()]
        flow, saved = await kept(scene)
        assert [hit.text for hit in scene.web.changes()] == sent
    assert [step.sends for step in flow.steps] == [False, False, True, True]
    assert (saved.rehearsed, saved.rehearsal_total) == (2, 4)


async def test_what_a_page_sends_all_the_same_is_held_and_the_rehearsal_ends_there(
    stage: Stage,
) -> None:
    """The run saw no write; today the same field is kept at once."""
    async with stage.scene(MINDS, by=person()) as scene:
        await played(stage, scene, LIST, ITEMS)
        sent = [hit.text for hit in scene.web.changes()]
        scene.web.put("/new", GREEDY)
        _, saved = await kept(scene)
        assert [hit.text for hit in scene.web.changes()] == sent
    assert saved.warnings == ()
    assert saved.rehearsed >= 2


LOOKS: Final = ("お客さま一覧を開く", "詳細を開く")
HOME: Final = form("<nav><a href=/list>{0}</a> <a href=/help>使い方</a></nav>", title="受付")
CUSTOMERS: Final = form("<a href=/detail>詳細</a>", title="お客さま一覧")


async def reading(stage: Stage, scene: Scene, name: str = "お客さま一覧") -> None:
    scene.web.put("/list", CUSTOMERS)
    scene.web.put("/detail", form("<p>山田商店</p>", title="詳細"))
    await played(stage, scene, HOME.format(name), LOOKS)


READS: Final = (click("お客さま一覧", step_done=True), click("詳細", step_done=True))


@pytest.mark.usefixtures("hasty")
async def test_a_lost_element_is_found_by_the_model_and_goes_into_the_flow(stage: Stage) -> None:
    async with stage.scene(READS) as scene:
        await reading(stage, scene)
        scene.web.put("/page", HOME.format("取引先をみる"))
        scene.script.locate = lambda prompt: {
            "ref": prompt.ref("取引先をみる"), "quote": "取引先をみる", "reason": "同じ一覧です",
        }  # fmt: skip
        flow, saved = await kept(scene)
    assert (saved.rehearsed, saved.rehearsal_total, saved.warnings) == (3, 3, ())
    assert "取引先をみる" in flow.steps[1].action.model_dump_json()
    told = scene.journal.one(FlowRehearsed).told
    assert told.status is RehearsalStatus.WENT
    assert told.model_calls == 1
    assert told.mended == ("手順 2 の見つけ方を直しました。",)


@pytest.mark.usefixtures("hasty")
async def test_a_lost_element_that_nobody_finds_is_said_before_it_is_relied_on(
    stage: Stage,
) -> None:
    async with stage.scene(READS) as scene:
        await reading(stage, scene)
        scene.web.put("/page", HOME.format("取引先をみる"))
        flow, saved = await kept(scene)
        checks = await scene.workbench.memory.checks(flow.id)
    assert saved.rehearsed == 1
    assert "手順 2" in saved.warnings[0]
    assert [one.step_id for one in checks[0].findings] == [flow.steps[1].id]
    assert checks[0].is_of_saving


GREETING: Final = """<button type=button onclick="document.getElementById('x').innerHTML =
'<p role=status>{0}</p>'">お客さま一覧</button><div id=x></div><a href=/detail>詳細</a>"""


@pytest.mark.usefixtures("hasty")
async def test_what_showed_only_that_time_is_waited_for_no_more(stage: Stage) -> None:
    async with stage.scene(READS) as scene:
        scene.web.put("/detail", form("<p>山田商店</p>", title="詳細"))
        first = form(GREETING.format("ようこそ、はじめての方"), title="受付")
        await played(stage, scene, first, LOOKS)
        scene.web.put("/page", form(GREETING.format("十件あります"), title="受付"))
        flow, saved = await kept(scene)
    assert (saved.rehearsed, saved.warnings) == (3, ())
    assert "はじめて" not in str([step.expects for step in flow.steps])
    mended = scene.journal.one(FlowRehearsed).told.mended
    assert mended == ("手順 2 のあとに確かめることを直しました。",)


async def test_a_page_that_changes_something_by_being_opened_is_not_opened_again(
    stage: Stage,
) -> None:
    minds: tuple[Mind, ...] = (claim("片づけました"),)
    async with stage.scene(minds, by=person()) as scene:
        listed = stage.list_of(
            form("<h2>片づけました</h2>", title="片づけました"),
            "「片づけました」が表示されていることを確認する",
            path="/entries/5/delete",
        )
        scene.web.changing = frozenset({"/entries/5/delete"})
        scene.report = await scene.workbench.run(listed)
        assert scene.report.finished.status == "done", scene.report.finished
        before = [hit.text for hit in scene.web.changes()]
        _, saved = await kept(scene)
        assert [hit.text for hit in scene.web.changes()] == before
    assert saved.rehearsal_message.startswith("練習できません")
    assert saved.rehearsed == 0


async def test_a_rehearsal_that_is_stopped_is_over_and_the_flow_is_kept(stage: Stage) -> None:
    for stop in (lambda scene: scene.workbench.stop(), lambda scene: scene.workbench.stop_now()):
        async with stage.scene(MINDS, by=at(RehearsalStarted, stop)) as scene:
            scene.web.put("/new", NEW)
            scene.web.put("/customers", SAVED)
            await played(stage, scene, LIST, ITEMS)
            flow, saved = await kept(scene)
            assert not scene.workbench.is_running
        assert scene.journal.one(FlowRehearsed).told.status is RehearsalStatus.STOPPED
        assert (saved.flow_id, saved.rehearsed < 3) == (flow.id, True)


SHOPS: Final = ("明和商店", "花田商店")
OPEN_SHOP: Final = ("明和商店を開く", "明細を開く")
OPENS: Final = (click("明和商店", step_done=True), click("明細", step_done=True))
BILLS: Final = "<a href=/bills/{0}>明細</a>"


async def of_shops(stage: Stage, scene: Scene, *bodies: str) -> tuple[Flow, FlowSaved]:
    """Open a shop that the sentence names as a value, and keep that."""
    rows = "".join(f"<li><a href=/s/{n}>{name}</a> 取引中" for n, name in enumerate(SHOPS))
    for number, body in enumerate(bodies):
        scene.web.put(f"/s/{number}", form(body.format(number), title=SHOPS[number]))
        scene.web.put(f"/bills/{number}", form("<p>ありません</p>", title="明細"))
    listed = stage.list_of(form(f"<ul>{rows}</ul>", title="取引先"), *OPEN_SHOP)
    shop = Variable(name="取引先", value=SHOPS[0])
    scene.report = await scene.workbench.run(listed.model_copy(update={"variables": (shop,)}))
    assert scene.report.finished.status == "done", scene.report.finished
    return await kept(scene)


async def test_it_is_played_with_another_value_that_is_on_the_page(stage: Stage) -> None:
    async with stage.scene(OPENS) as scene:
        _, saved = await of_shops(stage, scene, BILLS, BILLS)
        opened = [hit.page for hit in scene.web.hits if hit.page.startswith("/bills")]
    assert "別の値「花田商店」でも部品が見つかりました。" in saved.rehearsal_message
    assert (saved.rehearsed, saved.rehearsal_total, saved.warnings) == (3, 3, ())
    assert opened == ["/bills/0", "/bills/0", "/bills/1"]


@pytest.mark.usefixtures("hasty")
async def test_a_value_that_does_not_carry_is_told_with_its_step(stage: Stage) -> None:
    async with stage.scene(OPENS) as scene:
        flow, saved = await of_shops(stage, scene, BILLS, "<p>取引はありません</p>")
        checks = await scene.workbench.memory.checks(flow.id)
    assert saved.rehearsed == 3
    (told,) = saved.warnings
    assert told.startswith("「取引先」を別の値「花田商店」にすると、手順 3")
    assert [one.code for one in checks[0].findings] == ["VALUE_NOT_CARRIED"]


TO_HELP: Final = (*OPEN_SHOP, "印刷を押す", "使い方を開く")
PRINTS: Final = (*OPENS, click("印刷", step_done=True), click("使い方", step_done=True))
PRINTED: Final = """<button type=button onclick="document.getElementById('x').textContent = '{0}'">印刷</button>
<p id=x></p><a href=/help>使い方</a>"""
SENT: Final = "<form method=post action=/customers><button>印刷</button></form>{0}"


async def told_by_address(stage: Stage, scene: Scene, bill: str, items: int) -> FlowSaved:
    """Run over a link that its address tells, and keep that where the address is another one and a word, too."""
    link = "<a href=/{0}/明和商店>明細</a>"
    scene.web.put("/s", form(link.format("bills"), title="取引"))
    for place, said in (("bills", "印刷しました"), ("invoices", "出しています")):
        scene.web.put(f"/{place}/{quote(SHOPS[0])}", form(bill.format(said), title="明細"))
    scene.web.put("/help", form("<p>ありません</p>", title="使い方"))
    listed = stage.list_of(form(f"<a href=/s>{SHOPS[0]}</a>", title="取引先"), *TO_HELP[:items])
    shop = Variable(name="取引先", value=SHOPS[0])
    scene.report = await scene.workbench.run(listed.model_copy(update={"variables": (shop,)}))
    assert scene.report.finished.status == "done", scene.report.finished
    scene.web.put("/s", form(link.format("invoices"), title="取引"))
    scene.script.locate = lambda prompt: {
        "ref": prompt.ref("明細"), "quote": "明細", "reason": "同じ"
    }  # fmt: skip
    _, saved = await kept(scene)
    return saved


@pytest.mark.usefixtures("hasty")
async def test_an_element_that_a_value_tells_is_asked_for_once_and_its_step_is_told(
    stage: Stage,
) -> None:
    """What a model found is of today's value: the flow itself still cannot find it."""
    async with stage.scene(PRINTS) as scene:
        saved = await told_by_address(stage, scene, PRINTED, 4)
    (told,) = saved.warnings
    assert told.startswith("手順 3（「明細」をクリック）は、覚えた見つけ方では見つからず")
    rehearsed = scene.journal.one(FlowRehearsed).told
    assert rehearsed.mended == ("手順 4 のあとに確かめることを直しました。",), "played once more"
    assert rehearsed.model_calls == 1
    assert (saved.rehearsed, saved.rehearsal_total) == (4, 5)


@pytest.mark.usefixtures("hasty")
async def test_what_the_run_itself_may_have_taken_away_is_asked_for_nowhere(stage: Stage) -> None:
    async with stage.scene(PRINTS[:3], by=person()) as scene:
        saved = await told_by_address(stage, scene, SENT, 3)
    (told,) = saved.warnings
    assert told.startswith("手順 3（「明細」をクリック）は、練習ではうまくいきませんでした。")
    assert "1 回目の実行で画面の内容が変わった" in told
    assert saved.rehearsed == 2
    assert scene.journal.one(FlowRehearsed).told.model_calls == 0


async def test_another_value_is_looked_for_and_nothing_of_it_is_sent(stage: Stage) -> None:
    send = "<form method=post action=/bills/{0}><button>保存する</button></form>"
    minds = (OPENS[0], click("保存する", step_done=True))
    async with stage.scene(minds, by=person()) as scene:
        _, saved = await of_shops(stage, scene, send, send)
        assert [hit.page for hit in scene.web.changes()] == ["/bills/0"]
    assert "別の値「花田商店」でも部品が見つかりました。" in saved.rehearsal_message
