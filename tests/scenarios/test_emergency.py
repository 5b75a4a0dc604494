"""Emergency mode from the real page to the real request: every trigger, every leave, the end of it."""

from http.server import BaseHTTPRequestHandler

import pytest

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    InputKind,
    RunFinished,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.runs.emergency import TriggerKind
from tests.browser.stage import Pages
from tests.chat_server import JsonObject, Reply
from tests.hostile.web import Web
from tests.scenarios.site import FORM, form
from tests.scenarios.stage import (
    ALONE,
    ATTENDED,
    Mind,
    Prompt,
    Scene,
    Stage,
    click,
    fill,
    lost,
    person,
    say,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FINISH = fill("氏名", "山田", step_done=True)
SWITCHES = (EmergencyEntered, EmergencyLeft)


def entered(scene: Scene) -> tuple[TriggerKind, float]:
    trigger = scene.journal.of(EmergencyEntered)[0].trigger
    return trigger.kind, round(trigger.figure, 2)


def models(scene: Scene) -> list[str]:
    return [prompt.model.removeprefix("test-") for prompt in scene.prompts]


async def test_three_failures_bring_the_large_model_with_the_light_dom(stage: Stage) -> None:
    scene = await stage.play(FORM, [click("様式A"), click("様式B"), click("様式C"), FINISH])
    assert scene.order(ActionFailed, ActionPerformed, *SWITCHES, RunFinished) == [
        "ActionPerformed",  # the start page
        *["ActionFailed"] * 3,
        "EmergencyEntered",
        "ActionPerformed",
        "EmergencyLeft",
        "RunFinished",
    ]
    assert entered(scene) == (TriggerKind.FAILURES, 3)
    assert models(scene) == ["small", "small", "small", "large"]
    assert [prompt.has_html for prompt in scene.prompts] == [False, False, False, True]
    assert "<input ref=" in scene.prompts[-1].page
    assert not any(prompt.has_picture for prompt in scene.prompts)
    assert scene.journal.one(EmergencyEntered).model == "test-large"
    assert scene.journal.one(EmergencyLeft).model == "test-small"
    assert (scene.finished.status, scene.finished.emergencies) == (RunStatus.DONE, 1)


async def test_a_marked_picture_goes_along_only_where_the_person_agreed(stage: Stage) -> None:
    scene = await stage.play(
        FORM, [click("様式A"), click("様式B"), click("様式C"), FINISH], reads_pictures=True
    )
    assert [prompt.has_picture for prompt in scene.prompts] == [False, False, False, True]
    picture = next(part for part in scene.prompts[-1].content if part["type"] == "image_url")
    assert picture["image_url"]["url"].startswith("data:image/png;base64,iVBOR")
    assert scene.prompts[-1].has_html


async def test_refs_that_are_not_there_bring_the_large_model_and_do_not_end_the_run(
    stage: Stage,
) -> None:
    invented = say("click", ref="e999")
    scene = await stage.play(FORM, [invented, invented, invented, FINISH])
    assert entered(scene) == (TriggerKind.UNUSABLE, 1)
    assert models(scene) == ["small"] * 3 + ["large"]
    assert scene.prompts[-1].has_html
    assert scene.order(ActionFailed, *SWITCHES) == ["EmergencyEntered", "EmergencyLeft"]
    assert scene.finished.status is RunStatus.DONE


async def test_an_open_dialog_of_the_browser_does_not_end_emergency_mode(stage: Stage) -> None:
    """The light DOM was asked of a page that cannot answer while its prompt() stands open."""
    page = form("<p id=p></p><button onclick=\"p.textContent = prompt('理由は？')\">取消</button>")
    said = say("handle_dialog", "先方都合", step_done=True)
    items = ("「取消」を押して、理由に「先方都合」と入力する",)
    scene = await stage.play(page, [lost(), lost(), click("取消"), said], items=items)
    assert models(scene)[2:4] == ["large"] * 2
    assert [prompt.has_html for prompt in scene.prompts[:4]] == [False, False, True, False]
    assert scene.finished.code != "DIALOG_OPEN"


async def test_thirty_seconds_without_progress_are_a_stall(stage: Stage) -> None:
    def time_passes(scene: Scene, event: Event) -> None:
        if isinstance(event, ActionFailed):
            stage.clock.turn(30.0)

    scene = await stage.play(FORM, [click("様式A"), FINISH], by=time_passes)
    kind, figure = entered(scene)
    assert kind is TriggerKind.STALL
    assert 30.0 <= figure < 60.0
    assert models(scene) == ["small", "large"]


async def test_twenty_nine_seconds_are_not(stage: Stage) -> None:
    def time_passes(scene: Scene, event: Event) -> None:
        if isinstance(event, ActionFailed):
            stage.clock.turn(20.0)

    scene = await stage.play(FORM, [click("様式A"), FINISH], by=time_passes)
    assert scene.order(*SWITCHES) == []


async def test_time_of_model_page_and_person_is_no_stall(stage: Stage, pages: Pages) -> None:
    def slow_page(handler: BaseHTTPRequestHandler) -> None:
        stage.clock.turn(100.0)
        handler.wfile.write(
            b"HTTP/1.0 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + FORM.encode()
        )

    def slow_thought(prompt: Prompt) -> JsonObject | Reply:
        stage.clock.turn(100.0)
        return click("様式A")(prompt)

    def slow_person(scene: Scene, event: Event) -> None:
        if isinstance(event, UserInputRequested):
            stage.clock.turn(100.0)
            scene.workbench.answer(event.request_id, is_yes=True)

    pages.answer("/slow", slow_page)
    start = pages.put("/quick", f"{FORM}<a href=/slow>一覧</a>")
    minds: list[Mind] = [
        slow_thought, say("ask_user", "どの部署ですか？"), click("様式B"),
        say("navigate", pages.url + "/slow"), click("様式C"), FINISH,
    ]  # fmt: skip
    async with stage.scene(minds, by=slow_person) as scene:
        listed = stage.list_of(FORM, "「山田」を氏名に入力する")
        await scene.workbench.run(listed.model_copy(update={"start_url": start}), ATTENDED)
    assert scene.order(*SWITCHES) == []
    assert scene.finished.elapsed_s > 300
    assert scene.finished.status is RunStatus.DONE


async def test_a_low_mean_of_five_turns(stage: Stage) -> None:
    unsure = {"confidence": 0.0}
    minds = [
        click("様式A", **unsure), click("様式B", **unsure), fill("部署", "総務", **unsure),
        click("様式C", **unsure), click("様式D", **unsure), FINISH,
    ]  # fmt: skip
    scene = await stage.play(FORM, minds)
    assert entered(scene) == (TriggerKind.LOW_CONFIDENCE, 0.1)
    assert models(scene) == ["small"] * 5 + ["large"]


async def test_the_same_act_on_the_same_page_three_times(stage: Stage) -> None:
    again = fill("部署", "総務")
    scene = await stage.play(FORM, [again, again, again, again, FINISH])
    assert entered(scene) == (TriggerKind.REPEATED, 3)
    assert models(scene) == ["small"] * 4 + ["large"]
    assert not scene.journal.of(ActionFailed)


async def test_back_and_forth_between_two_pages(stage: Stage, web: Web) -> None:
    web.put("/b", form("<a href=/page>甲</a>", title="乙の画面"))
    page = form("<a href=/b>乙</a><label>氏名 <input></label>", title="甲の画面")
    minds = [click("乙"), click("甲"), click("乙"), click("甲"), FINISH]
    scene = await stage.play(page, minds)
    assert entered(scene) == (TriggerKind.REPEATED, 4)
    assert models(scene) == ["small"] * 4 + ["large"]


async def test_no_target_twice(stage: Stage) -> None:
    scene = await stage.play(FORM, [lost(), lost(), FINISH])
    assert entered(scene) == (TriggerKind.NOT_FOUND, 2)
    assert models(scene)[-1] == "large"
    codes = [failed.outcome.code for failed in scene.journal.of(ActionFailed)]
    assert codes == ["TARGET_NOT_FOUND"] * 2


async def test_three_verified_steps_lead_back_and_the_window_is_clean(stage: Stage) -> None:
    minds = [
        lost(), lost(), fill("氏名", "佐藤"), fill("部署", "総務"), fill("内線", "12"),
        lost(), FINISH,
    ]  # fmt: skip
    scene = await stage.play(FORM, minds)
    assert scene.order(*SWITCHES) == ["EmergencyEntered", "EmergencyLeft"]
    assert "3 手順" in scene.journal.one(EmergencyLeft).reason
    # One more TARGET_NOT_FOUND is the first of a clean window, not the third.
    assert models(scene) == ["small"] * 2 + ["large"] * 3 + ["small"] * 2
    assert [prompt.has_html for prompt in scene.prompts][-2:] == [False, False]


async def test_the_end_of_the_item_leads_back(stage: Stage) -> None:
    minds = [lost(), lost(), FINISH, fill("部署", "総務", step_done=True)]
    items = ("「山田」を氏名に入力する", "「総務」を部署に入力する")
    scene = await stage.play(FORM, minds, items=items)
    assert models(scene) == ["small", "small", "large", "small"]
    assert "項目" in scene.journal.one(EmergencyLeft).reason


def three_times_in_vain() -> list[Mind]:
    """Enter emergency mode three times, leave it three times, and need it a fourth time."""
    minds: list[Mind] = []
    for number in range(3):
        minds += [lost(), lost()]
        minds += [fill(field, f"値{number}") for field in ("氏名", "部署", "内線")]
    return [*minds, lost(), lost()]


async def test_after_three_entries_it_is_the_persons_turn(stage: Stage) -> None:
    scene = await stage.play(FORM, [*three_times_in_vain(), FINISH], by=person(text="総務の山田"))
    told = scene.order(*SWITCHES, UserInputRequested, UserInputReceived)
    expected = ["EmergencyEntered", "EmergencyLeft"] * 3
    assert told == [*expected, "UserInputRequested", "UserInputReceived"]
    asked = scene.journal.one(UserInputRequested)
    assert asked.input_kind is InputKind.STUCK
    assert "3 回" in asked.question
    assert "対象なし 2 回" in asked.question
    assert scene.prompts[-1].model == "test-small"
    assert "総務の山田" in scene.prompts[-1].outside
    assert (scene.finished.status, scene.finished.emergencies) == (RunStatus.DONE, 3)


async def test_with_nobody_there_the_run_ends_and_says_what_is_needed(stage: Stage) -> None:
    scene = await stage.play(FORM, three_times_in_vain(), options=ALONE)
    assert scene.order(UserInputRequested, UserInputReceived) == ["UserInputRequested"]
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "続ける" in scene.finished.message
