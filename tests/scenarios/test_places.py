"""Where a run may be: asked once a site, kept with the flow; refused places are never reached."""

from typing import Final

import pytest

from studio.domain.events.events import (
    ActionFailed,
    ApprovalAnswered,
    ApprovalRequested,
    RequestStopped,
    RunFinished,
    RunStatus,
)
from tests.chat_server import JsonObject, Reply
from tests.hostile.web import FOREIGN_WORDS, Origin, Web
from tests.scenarios.site import FORM, form
from tests.scenarios.stage import (
    ALONE,
    ATTENDED,
    Mind,
    Prompt,
    Scene,
    Stage,
    act,
    claim,
    click,
    elsewhere,
    fill,
    person,
    say,
    verdict,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FINISH: Final = fill("氏名", "山田", step_done=True)
LOOKS: Final = ("よそのサイトの知らせを調べる",)
READ: Final = verdict("confirmed", FOREIGN_WORDS)
STORY: Final = (ApprovalRequested, ApprovalAnswered, RequestStopped, ActionFailed, RunFinished)
AWAY: Final = {
    "link": "<a href='{other port}/news'>詳細</a>",
    "redirect": "<a href='/out'>詳細</a>",
    "popup": "<a href='{other port}/news' target=_blank>詳細</a>",
    "script": "<button onclick=\"location = '{other port}/news'\">詳細</button>",
}


def opens(web: Web) -> Mind:
    return say("navigate", elsewhere(web))


async def test_a_site_is_asked_about_once_and_kept(stage: Stage, web: Web) -> None:
    minds = [opens(web), say("back"), opens(web), claim()]
    scene = await stage.play(FORM, minds, [READ], items=LOOKS, by=person())
    assert scene.order(*STORY) == ["ApprovalRequested", "ApprovalAnswered", "RunFinished"]
    card = scene.journal.one(ApprovalRequested)
    assert card.act.startswith("別のサイト（127.0.0.1:")
    assert card.details == (("アドレス", elsewhere(web)),)
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert scene.report is not None
    assert scene.report.origins == (web.urls[Origin.OWN], web.urls[Origin.PORT])


async def test_the_flow_keeps_the_place_and_its_replay_asks_nothing(stage: Stage, web: Web) -> None:
    async with stage.scene([opens(web), claim()], [READ], by=person()) as scene:
        report = await scene.workbench.run(stage.list_of(FORM, *LOOKS), ATTENDED)
        flow = await scene.workbench.save(report, "よその知らせ")
        assert flow.origins == (web.urls[Origin.OWN], web.urls[Origin.PORT])
        visits = len(web.foreign())
        again = await scene.workbench.replay(flow, options=ALONE)
    assert again.finished.status is RunStatus.DONE, again.finished
    assert again.finished.model_calls == 0
    assert len(web.foreign()) > visits
    assert len(scene.journal.of(ApprovalRequested)) == 1  # of the first run


async def test_a_no_ends_the_run_before_anything_is_asked_of_the_place(
    stage: Stage, web: Web
) -> None:
    scene = await stage.play(FORM, [opens(web)], items=LOOKS, by=person(is_yes=False))
    assert scene.order(*STORY) == ["ApprovalRequested", "ApprovalAnswered", "RunFinished"]
    assert web.foreign() == []
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "新しいサイト" in scene.finished.message


@pytest.mark.parametrize("way", AWAY)
async def test_a_page_that_leads_away_is_held_until_a_person_says_yes(
    stage: Stage, web: Web, way: str
) -> None:
    scene = await led_away(stage, web, way, is_yes=True)
    assert scene.order(ApprovalRequested, ApprovalAnswered, RequestStopped) == [
        "ApprovalRequested", "ApprovalAnswered",
    ]  # fmt: skip
    assert [hit.page for hit in web.foreign()][:1] == ["/news"]
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert scene.report is not None
    assert web.urls[Origin.PORT] in scene.report.origins


@pytest.mark.parametrize("way", AWAY)
async def test_a_no_stops_the_request_and_it_is_told(stage: Stage, web: Web, way: str) -> None:
    scene = await led_away(stage, web, way, is_yes=False)
    assert web.foreign() == []
    stopped = scene.journal.of(RequestStopped)
    assert {(stop.method, stop.url) for stop in stopped} == {("GET", elsewhere(web))}
    assert "サイト" in stopped[0].reason
    assert len(scene.journal.of(ApprovalRequested)) == 1
    assert scene.finished.status is not RunStatus.DONE
    assert scene.finished.message
    assert FOREIGN_WORDS not in str([prompt.request for prompt in scene.prompts])


async def test_with_nobody_there_it_ends_for_a_person(stage: Stage, web: Web) -> None:
    scene = await led_away(stage, web, "link", is_yes=None)
    assert web.foreign() == []
    assert scene.finished.status is RunStatus.NEEDS_PERSON


async def led_away(stage: Stage, web: Web, way: str, *, is_yes: bool | None) -> Scene:
    """Press what leads to a site that nobody named; None: nobody is there to be asked."""
    web.move("/out", "{other port}/news")

    def then(prompt: Prompt) -> JsonObject | Reply:
        is_there = FOREIGN_WORDS in prompt.page
        return claim()(prompt) if is_there else act("scroll", value="end")

    return await stage.play(
        form(AWAY[way], title="案内"),
        [click("詳細"), then],
        [READ],
        items=LOOKS,
        by=person(is_yes=bool(is_yes)),
        options=ALONE if is_yes is None else ATTENDED,
    )
