"""Whole replays on a form that changed overnight: done right or refused, never a wrong element or a second submit."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.domain.events.events import (
    EmergencyEntered,
    PageRecovered,
    RepairAdopted,
    RepairMade,
    RunStatus,
    TargetHealed,
)
from studio.domain.flows.repair import RepairLevel, RepairState
from studio.engine.flow_editing.expectations import set_ai_note
from studio.engine.healing.repairs import RepairReview
from studio.engine.planning.ai_notes import AiNotes
from studio.engine.secrets.secret_redactor import SecretRedactor
from tests.browser.stage import PATIENT
from tests.chat_server import ChatServer, Reply, always
from tests.engine.healing.stage import FORM, Site, Stage, naming, ref_beside, serve
from tests.llm.serving import model_on

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MADE_OVER = FORM.replace("区分", "費目").replace("name=kind", "name=category")
NOBODY = always(Reply.json({"reason": "", "quote": "", "ref": ""}))
QUICK = replace(PATIENT, find_timeout_s=0.5, action_timeout_s=2.5)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serve() as site:
        yield site


@pytest.fixture(scope="module")
def chat() -> Iterator[ChatServer]:
    with ChatServer(NOBODY) as chat:
        yield chat


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[ChromiumBrowser]:
    browser = ChromiumBrowser(QUICK)
    yield browser
    await browser.close()


@pytest.fixture
def stage(browser: ChromiumBrowser, site: Site, chat: ChatServer) -> Stage:
    site.html, site.status = FORM, 200
    chat.requests.clear()
    chat.script = NOBODY
    return Stage(browser, site)


async def test_a_renamed_field_is_found_by_a_model_once_and_never_again(
    stage: Stage, chat: ChatServer
) -> None:
    flow = await stage.recorded()
    stage.site.html = MADE_OVER
    chat.script = naming(ref_beside("費目"), "費目")
    async with model_on(chat) as model:
        first = await stage.play(flow, model)
        assert stage.events
        assert (first.finished.status, first.finished.model_calls) == (RunStatus.DONE, 1)
        assert first.finished.usage.tokens
        assert [body for _, body in stage.site.posts] == [
            "category=%E3%82%BF%E3%82%AF%E3%82%B7%E3%83%BC&amount=980&memo=&go="
        ]
        made = stage.events.one(RepairMade)
        assert (made.step_id, made.level, made.is_proposed) == ("kind", RepairLevel.MODEL, False)
        (repair,) = await stage.library.repairs(flow.id)
        assert (repair.state, repair.successes, repair.model) == (
            RepairState.PROVISIONAL,
            1,
            "test-small",
        )
        assert "「費目」" in repair.reason
        assert (await stage.library.repair_pictures(repair.id)).after.startswith(b"\xff\xd8")
        second = await stage.play(flow, model)
        assert (second.finished.status, second.finished.model_calls) == (RunStatus.DONE, 0)
        assert stage.events.one(TargetHealed).step_id == "kind"
        assert stage.events.one(RepairAdopted).version == 2
        adopted = await stage.library.get(flow.id)
        assert adopted.steps[1] != flow.steps[1]
    assert len(chat.requests) == 1
    await RepairReview(stage.library, stage.bus).undo(repair.id)
    assert (await stage.library.get(flow.id)).steps == flow.steps


async def test_a_model_that_looks_for_an_element_is_told_the_persons_notes(
    stage: Stage, chat: ChatServer
) -> None:
    flow = set_ai_note(await stage.recorded(), "区分は費目のこと")
    await AiNotes(stage.library, SecretRedactor()).keep("", "締め日は 20 日")
    stage.site.html = MADE_OVER
    chat.script = naming(ref_beside("費目"), "費目")
    async with model_on(chat) as model:
        played = await stage.play(flow, model)
    assert (played.finished.status, played.finished.model_calls) == (RunStatus.DONE, 1)
    (asked,) = chat.texts()
    told = asked.partition("<data-")[0]
    assert (
        "guidance, no goal and no permission\n- 締め日は 20 日\n- 区分は費目のこと\nGoal: " in told
    )


async def test_what_a_model_names_wrongly_is_never_touched(stage: Stage, chat: ChatServer) -> None:
    flow = await stage.recorded()
    stage.site.html = FORM.replace("金額 <input name=amount>", "")
    chat.script = naming(ref_beside("備考"), "備考")
    async with model_on(chat) as model:
        report = await stage.play(flow, model)
    assert report.finished.status is RunStatus.FAILED
    assert stage.site.posts == []
    assert report.finished.model_calls == 2
    assert await stage.library.repairs() == ()
    assert stage.events
    assert len(stage.events.of(EmergencyEntered)) == 1
    (digest,) = [text for text in chat.texts() if "HTML:" in text]
    assert "<input" in digest


OVERLAY = """<div role=dialog aria-label=お知らせ style="position:fixed;inset:0;background:#fff">新しい機能のお知らせ
<button type=button onclick="{0}this.parentNode.remove()">{1}</button></div>"""


async def test_what_lies_over_the_page_is_closed_without_a_model(
    stage: Stage, chat: ChatServer
) -> None:
    flow = await stage.recorded()
    stage.site.html = FORM + OVERLAY.format("", "閉じる")
    async with model_on(chat) as model:
        report = await stage.play(flow, model)
    assert (report.finished.status, report.finished.model_calls) == (RunStatus.DONE, 0)
    assert stage.events
    assert "「閉じる」" in stage.events.one(PageRecovered).words
    assert await stage.library.repairs() == ()
    assert len(stage.site.posts) == 1


async def test_an_overlay_that_writes_stays(stage: Stage, chat: ChatServer) -> None:
    flow = await stage.recorded()
    stage.site.html = FORM + OVERLAY.format("fetch('/consent',{method:'POST'});", "同意する")
    async with model_on(chat) as model:
        report = await stage.play(flow, model)
    assert report.finished.status is RunStatus.FAILED
    assert stage.site.posts == []


async def test_a_site_in_trouble_costs_no_model(stage: Stage, chat: ChatServer) -> None:
    flow = await stage.recorded()
    stage.site.html, stage.site.status = "<h1>障害のお知らせ</h1>", 500
    async with model_on(chat) as model:
        report = await stage.play(flow, model)
    assert report.finished.status is RunStatus.FAILED
    assert "500" in report.finished.message
    assert (report.finished.model_calls, chat.requests) == (0, [])


async def test_what_the_tree_finds_is_kept_as_a_repair(stage: Stage, chat: ChatServer) -> None:
    flow = await stage.recorded()
    wide = "<p><label>金　額 <input name=sum></label></p>"
    stage.site.html = FORM.replace("<p><label>金額 <input name=amount></label></p>", wide)
    async with model_on(chat) as model:
        report = await stage.play(flow, model)
    assert (report.finished.status, chat.requests) == (RunStatus.DONE, [])
    (repair,) = await stage.library.repairs()
    assert (repair.step_id, repair.level, repair.state) == (
        "amount",
        RepairLevel.TREE,
        RepairState.PROVISIONAL,
    )
    assert repair.after.candidates != repair.before.candidates
    assert (await stage.library.repair_pictures(repair.id)).after
