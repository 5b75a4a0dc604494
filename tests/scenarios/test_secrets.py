"""A password in the person's sentence: only the field of their own site ever sees it."""

import base64
import json
import logging
from dataclasses import replace
from typing import Any, Final
from urllib.parse import quote, quote_plus

import pytest

from studio.cli.runs.run_commands import DoOrder, do
from studio.cli.terminal.console import TextConsole
from studio.domain.events.events import (
    ActionFailed,
    ApprovalRequested,
    Event,
    RunFinished,
    RunStatus,
)
from studio.domain.records.credential import SecretPlace
from tests.cli.fake_house import Studio
from tests.hostile.web import Origin, Web
from tests.memory_secrets import MemorySecrets
from tests.scenarios.site import LOGIN, form
from tests.scenarios.stage import (
    ATTENDED,
    Mind,
    Person,
    Scene,
    Stage,
    click,
    fill,
    lost,
    person,
    say,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WORD: Final = "Sakura-7841&%桜"
SENTENCE: Final = f"利用者ID「yamada」とパスワード「{WORD}」でログインする"
SIGNED_IN: Final = form("<p>ようこそ</p><a href=/out>ログアウト</a>", title="社内ポータル")


SAYS_YES: Final = person()


def spellings() -> set[str]:
    """Every form in which the word could leave."""
    raw = WORD.encode()
    return {
        WORD, WORD[:-1], quote(WORD), quote_plus(WORD), json.dumps(WORD)[1:-1],
        base64.b64encode(raw).decode().rstrip("="), base64.urlsafe_b64encode(raw).decode().rstrip("="),
        raw.hex(),
    }  # fmt: skip


def holds_it(text: str) -> set[str]:
    return {one for one in spellings() if one in text}


async def sign_in(stage: Stage, *minds: Mind, html: str = LOGIN, by: Person = SAYS_YES) -> Scene:
    """Plan and run the person's sentence."""
    stage.web.put("/login", SIGNED_IN)
    start = stage.list_of(html, "").start_url
    async with stage.scene(minds, by=by) as scene:
        listed = await scene.workbench.plan(SENTENCE, start)
        scene.report = await scene.workbench.run(listed, ATTENDED)
        if scene.finished.status is RunStatus.DONE:
            flow = await scene.workbench.save(scene.report, "ログイン")
            assert not holds_it(flow.model_dump_json())
        history = await scene.workbench.runs()
        assert not holds_it(str(history))
    return scene


FILLS: Final[tuple[Mind, ...]] = (
    fill("利用者ID", "yamada"),
    lambda prompt: fill("input パスワード", prompt.secret)(prompt),
    click("button ログイン", step_done=True),
)


async def test_the_site_gets_it_and_nobody_else(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    scene = await sign_in(stage, *FILLS)
    assert scene.finished.status is RunStatus.DONE, scene.finished
    (login,) = scene.web.changes()
    assert (login.origin, login.page) == (Origin.OWN, "/login")
    assert quote_plus(WORD) in login.body.decode()
    sent = "\n".join(json.dumps(one, ensure_ascii=False) for one in stage.chat.requests)
    assert len(stage.chat.requests) == 4  # the plan, and three decisions
    assert "{{秘密:パスワード}}" in sent
    assert not holds_it(sent)
    assert not holds_it(scene.journal.as_json())
    assert not holds_it(caplog.text)
    assert [hit.page for hit in scene.web.hits if holds_it(hit.path)] == []


async def test_it_is_not_typed_into_any_other_field(stage: Stage) -> None:
    wrong: Mind = lambda prompt: fill("利用者ID", prompt.secret)(prompt)  # noqa: E731
    scene = await sign_in(stage, wrong, *FILLS)
    refused = scene.journal.of(ActionFailed)[0]
    assert refused.outcome.status.value == "blocked"
    assert "パスワード" in refused.outcome.message
    assert "Last error" in scene.prompts[1].page
    assert scene.finished.status is RunStatus.DONE
    assert "yamada" in scene.web.changes()[0].body.decode()


@pytest.mark.parametrize("is_yes", [False, True])
async def test_a_yes_to_another_site_is_none_to_signing_in_there(
    stage: Stage, web: Web, is_yes: bool
) -> None:
    """The person lets the model open the site; the word belongs to the one they named."""
    web.put("/second", LOGIN, Origin.SECOND)
    web.put("/login", SIGNED_IN, Origin.SECOND)

    def opens_only(scene: Scene, event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            may = is_yes or "パスワード" not in event.act
            scene.workbench.answer(event.request_id, is_yes=may)

    minds = [
        say("navigate", web.urls[Origin.SECOND] + "/second"),
        lambda prompt: fill("input パスワード", prompt.secret)(prompt),
        FILLS[-1] if is_yes else lost(),
    ]
    scene = await sign_in(stage, *minds, by=opens_only)
    asked = [card for card in scene.journal.of(ApprovalRequested) if "パスワード" in card.act]
    assert [card.host for card in asked] == [web.urls[Origin.SECOND].removeprefix("http://")]
    arrived = [hit.origin for hit in web.hits if holds_it(hit.text)]
    assert arrived == ([Origin.SECOND] if is_yes else [])
    assert (scene.finished.status is RunStatus.DONE) is is_yes
    if not is_yes:
        assert scene.finished.code == "NOT_APPROVED"
    assert not holds_it(scene.journal.as_json())


async def test_a_page_that_shows_it_back_does_not_bring_it_into_a_prompt(stage: Stage) -> None:
    """The password field is made readable and copied by the page's own script."""
    page = LOGIN + (
        "<p id=echo></p><script>document.querySelector('[type=password]').oninput = e => {"
        "echo.textContent = '入力: ' + e.target.value; document.title = e.target.value }</script>"
    )
    scene = await sign_in(stage, *FILLS, html=page)
    sent = "\n".join(json.dumps(one, ensure_ascii=False) for one in stage.chat.requests)
    assert "入力: " in sent
    assert not holds_it(sent)
    assert not holds_it(scene.journal.as_json())
    assert scene.order(RunFinished) == ["RunFinished"]


async def test_the_command_line_keeps_it_in_the_vault_and_the_next_run_asks_for_nothing(
    stage: Stage,
) -> None:
    stage.vault = vault = MemorySecrets()
    stage.web.put("/login", SIGNED_IN)
    start = stage.list_of(LOGIN, "").start_url
    order = DoOrder(
        SENTENCE, start, save="ログイン", keep_password=SecretPlace.LIBRARY, is_approved=True,
        rehearses=False,
    )  # fmt: skip
    async with stage.scene(FILLS, by=SAYS_YES) as scene:
        studio: Any = Studio(scene.workbench)
        assert await do(studio, TextConsole(), order) == 0
        (card,) = await vault.cards()
        flow = await scene.workbench.flow("ログイン")
        again = await scene.workbench.replay(flow, options=replace(ATTENDED, approves_all=True))
    assert (card.user, card.place) == ("yamada", SecretPlace.LIBRARY)
    assert "パスワード" not in [one.name for one in flow.variables]
    assert again.finished.status is RunStatus.DONE, again.finished
    bodies = [hit.body.decode() for hit in scene.sent]
    assert [quote_plus(WORD) in body for body in bodies] == [True, True]
