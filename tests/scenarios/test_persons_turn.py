"""あなたの番です: pages and questions that only the person can answer, and the way back."""

from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from urllib.parse import urlsplit

import pytest

from studio.domain.events.events import (
    DecisionMade,
    Event,
    InputKind,
    RunFinished,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from tests.browser.stage import Pages
from tests.scenarios.site import FORM, LOGIN, form
from tests.scenarios.stage import ALONE, ATTENDED, Scene, Stage, fill, nobody, person, say

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FINISH = fill("氏名", "山田", step_done=True)
TURNS = (UserInputRequested, UserInputReceived, DecisionMade, RunFinished)
BARRIERS = {
    InputKind.LOGIN: LOGIN,
    InputKind.CODE: form("<label>認証コード <input></label><button>次へ</button>"),
    InputKind.CAPTCHA: form("<label><input type=checkbox>私はロボットではありません</label>"),
}


def guarded(pages: Pages, barrier: str) -> str:
    """Serve a page that shows the form only to those who have been let in; returns its address."""

    def answer(handler: BaseHTTPRequestHandler) -> None:
        comes_in = urlsplit(handler.path).query == "in"
        is_known = comes_in or "let=in" in handler.headers.get("Cookie", "")
        handler.send_response(200)
        handler.send_header("Content-Type", "text/html; charset=utf-8")
        if comes_in:
            handler.send_header("Set-Cookie", "let=in")
        handler.end_headers()
        handler.wfile.write((FORM if is_known else barrier).encode())

    return pages.answer("/guarded", answer)


@pytest.mark.parametrize("kind", BARRIERS)
async def test_a_page_only_the_person_can_pass_is_handed_over_before_any_call(
    stage: Stage, pages: Pages, kind: InputKind
) -> None:
    url = guarded(pages, BARRIERS[kind])

    def passes(scene: Scene, event: Event) -> None:
        if isinstance(event, UserInputRequested):
            by_hand = scene.browser.session.page.goto(f"{url}?in")
            scene.by_hand(by_hand, then=event.request_id)

    async with stage.scene([say("navigate", url), FINISH], by=passes) as scene:
        listed = stage.list_of(FORM, "「山田」を氏名に入力する")
        await scene.workbench.run(listed.model_copy(update={"start_url": url}), ATTENDED)
    assert scene.order(*TURNS) == [
        "UserInputRequested", "UserInputReceived", "DecisionMade", "DecisionMade", "RunFinished",
    ]  # fmt: skip
    asked = scene.journal.one(UserInputRequested)
    assert asked.input_kind is kind
    assert "続ける" in asked.question
    # The session is kept: what the run opened by itself afterwards knew the person.
    opened = [path for path in pages.asked if path != "/favicon.ico"]
    assert opened == ["/guarded", "/guarded?in", "/guarded"]
    assert scene.finished.status is RunStatus.DONE


@pytest.mark.parametrize("kind", BARRIERS)
async def test_with_nobody_there_no_call_is_spent_on_it(stage: Stage, kind: InputKind) -> None:
    scene = await stage.play(BARRIERS[kind], [FINISH], options=ALONE)
    assert scene.order(*TURNS) == ["UserInputRequested", "RunFinished"]
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "127.0.0.1" in scene.finished.message
    assert scene.prompts == []


async def test_an_answer_stands_in_the_next_prompt_outside_of_the_fence(stage: Stage) -> None:
    question = "どの氏名にしますか？"
    scene = await stage.play(
        FORM, [say("ask_user", question), FINISH], by=person(text="山田でお願いします")
    )
    assert scene.order(*TURNS) == [
        "DecisionMade", "UserInputRequested", "UserInputReceived", "DecisionMade", "RunFinished",
    ]  # fmt: skip
    assert scene.journal.one(UserInputRequested).question == question
    assert scene.journal.one(UserInputRequested).input_kind is InputKind.QUESTION
    assert "山田でお願いします" in scene.prompts[1].outside
    assert scene.journal.one(UserInputReceived).text == "山田でお願いします"


async def test_a_password_as_an_answer_is_told_to_nobody(stage: Stage) -> None:
    word = "Sakura-7841"
    scene = await stage.play(
        FORM,
        [say("ask_user", "パスワードは？"), FINISH],
        by=person(text=f"パスワードは「{word}」です"),
    )
    assert word not in str([prompt.request for prompt in scene.prompts])
    assert word not in scene.journal.as_json()
    assert "秘密" in scene.prompts[1].outside


async def test_no_ends_the_run_and_leaves_the_browser(stage: Stage) -> None:
    scene = await stage.play(FORM, [say("ask_user", "続けますか？")], by=person(is_yes=False))
    assert scene.order(*TURNS) == ["DecisionMade", "UserInputRequested", "RunFinished"]
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "やめる" in scene.finished.message
    assert scene.browser.is_open


async def test_nobody_answers_in_time(stage: Stage) -> None:
    hasty = replace(ATTENDED, answer_timeout_s=0.05)
    scene = await stage.play(FORM, [say("ask_user", "続けますか？")], by=nobody, options=hasty)
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "返事がない" in scene.finished.message
