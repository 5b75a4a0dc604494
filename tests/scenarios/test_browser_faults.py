"""The browser's side breaks in mid-run: it is told in words, nothing is sent twice, and the next run works."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from typing import Any, Final

import pytest
from playwright.async_api import Error

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    DecisionMade,
    EmergencyEntered,
    Event,
    InputKind,
    RunFinished,
    RunStatus,
    UserInputRequested,
)
from tests.browser.stage import Pages
from tests.hostile.web import Answer, Origin, Web
from tests.scenarios.site import FORM, LOGIN, ORDER, form
from tests.scenarios.stage import (
    ALONE,
    ATTENDED,
    Mind,
    QuickBrowser,
    Scene,
    Stage,
    act,
    click,
    fill,
    say,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ITEM: Final = "「山田」を氏名に入力する"
FINISH: Final = fill("氏名", "山田", step_done=True)
HASTY: Final = replace(
    ATTENDED, limits=replace(ATTENDED.limits, step_timeout_s=2.5), answer_timeout_s=0.5
)
"""For what would not end by itself."""
ONE_TRY: Final = replace(ATTENDED, limits=replace(ATTENDED.limits, max_attempts=1))


def assert_told(scene: Scene, code: str) -> None:
    """Say that the run ended in words: what happened, and what to do next."""
    finished = scene.finished
    assert (finished.status, finished.code) == (RunStatus.FAILED, code), finished
    assert finished.message
    assert finished.remedy
    assert "Error" not in finished.message
    assert [event.kind for event in scene.journal.events[-2:]] == ["RunFinished", "HistoryUpdated"]


async def works_again(stage: Stage) -> None:
    """Run something else; a browser that is gone is opened anew."""
    scene = await stage.play(FORM, [FINISH])
    assert scene.finished.status is RunStatus.DONE, scene.finished


async def _crash(browser: QuickBrowser) -> None:
    with pytest.raises(Error):
        await browser.session.page.goto("chrome://crash")


async def _close_window(browser: QuickBrowser) -> None:
    await browser.session.page.close()


GOES_AWAY: Final[dict[str, Callable[[QuickBrowser], Coroutine[Any, Any, None]]]] = {
    "the page crashes": _crash,
    "the person closes the window": _close_window,
}


@pytest.mark.parametrize("case", GOES_AWAY)
async def test_a_browser_that_goes_away_ends_the_run_and_comes_back(
    stage: Stage, case: str
) -> None:
    def goes_away(scene: Scene, event: Event) -> None:
        if isinstance(event, UserInputRequested):
            scene.by_hand(GOES_AWAY[case](scene.browser), then=event.request_id)

    scene = await stage.play(FORM, [say("ask_user", "よいですか？"), FINISH], by=goes_away)
    assert scene.order(DecisionMade, RunFinished) == ["DecisionMade", "RunFinished"]
    assert_told(scene, "BROWSER_CLOSED")
    assert "もう一度実行" in scene.finished.remedy
    await works_again(stage)


async def test_a_window_closed_under_a_card_sends_nothing(stage: Stage) -> None:
    def closes(scene: Scene, event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            scene.by_hand(_close_window(scene.browser), then=event.request_id)

    scene = await stage.play(
        ORDER, [click("注文を確定", step_done=True)], items=("注文を確定する",), by=closes
    )
    assert_told(scene, "BROWSER_CLOSED")
    assert scene.changes == []
    await works_again(stage)


async def test_a_server_that_is_gone_in_mid_run(stage: Stage, pages: Pages) -> None:
    def breaks_off(handler: BaseHTTPRequestHandler) -> None:
        handler.close_connection = True

    pages.answer("/gone", breaks_off)
    start = pages.put("/start", form("<a href=/gone>一覧</a>"))
    async with stage.scene([click("一覧")]) as scene:
        listed = stage.list_of(FORM, "一覧のリンクを押す").model_copy(update={"start_url": start})
        await scene.workbench.run(listed, ATTENDED)
    assert_told(scene, "SITE_DOWN")
    assert scene.journal.of(ActionPerformed)[1:] == []
    await works_again(stage)


@pytest.mark.parametrize("status", [404, 500, 503])
async def test_an_error_page_is_no_success(stage: Stage, web: Web, status: int) -> None:
    web.answers[Origin.OWN, "/list"] = Answer(form("<p>一覧</p>"), status=status)
    scene = await stage.play(
        form("<a href=/list>一覧</a>"), [click("一覧", step_done=True)], items=("一覧を開く",),
        options=ONE_TRY,
    )  # fmt: skip
    failed = scene.journal.one(ActionFailed)
    assert failed.outcome.code == f"HTTP_{status}"
    assert_told(scene, f"HTTP_{status}")
    assert str(status) in scene.finished.message


@pytest.mark.parametrize("status", [500, 404])
async def test_an_order_answered_with_an_error_is_not_sent_again_unasked(
    stage: Stage, web: Web, status: int
) -> None:
    web.answers[Origin.OWN, "/orders"] = Answer(form("<p>エラー</p>"), status=status)
    minds: list[Mind] = [click("注文を確定"), say("back"), click("注文を確定")]
    scene = await stage.play(
        ORDER, minds, items=("注文を確定する",), by=_yes_but_not_twice,
        options=replace(ATTENDED, approves_all=status == 500),
    )  # fmt: skip
    assert scene.changes == ["POST /orders"]
    assert scene.finished.status is RunStatus.STOPPED
    assert scene.finished.remedy


def _yes_but_not_twice(scene: Scene, event: Event) -> None:
    if isinstance(event, ApprovalRequested):
        scene.workbench.answer(event.request_id, is_yes=not scene.web.changes())


async def test_a_redirect_loop(stage: Stage, web: Web) -> None:
    web.move("/round", "/round")
    page = f"{FORM}<a href=/round>一覧</a>"
    scene = await stage.play(page, [say("navigate", web.urls[Origin.OWN] + "/round")])
    assert scene.finished.status is RunStatus.FAILED
    assert "転送" in scene.finished.message
    assert scene.finished.remedy
    await works_again(stage)


async def test_a_page_that_takes_too_long_ends_the_step(stage: Stage, web: Web) -> None:
    web.answers[Origin.OWN, "/slow"] = Answer(status=0)
    opens = say("navigate", web.urls[Origin.OWN] + "/slow")
    scene = await stage.play(f"{FORM}<a href=/slow>一覧</a>", [opens], options=HASTY)
    assert scene.finished.status is RunStatus.FAILED
    assert scene.finished.message
    assert scene.finished.remedy
    await works_again(stage)


async def test_a_storm_of_alerts_closes_the_tab_and_the_run_is_told(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    page = form("<button onclick=\"for (;;) alert('もう一度')\">知らせ</button>")
    scene = await stage.play(page, [click("知らせ")], items=("知らせのボタンを押す",))
    assert "closing the tab" in caplog.text
    assert_told(scene, "BROWSER_CLOSED")
    await works_again(stage)


async def test_a_download_that_stalls_is_told(stage: Stage, pages: Pages) -> None:
    def stalls(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "application/octet-stream")
        handler.send_header("Content-Disposition", "attachment; filename=a.bin")
        handler.send_header("Content-Length", "1000000")
        handler.end_headers()
        handler.wfile.write(b"x" * 100)
        stage.web.is_over.wait(30)

    pages.answer("/file", stalls)
    start = pages.put("/start", form("<a href=/file>帳票</a>"))
    async with stage.scene([lambda prompt: act("download", prompt.ref("帳票"))]) as scene:
        listed = stage.list_of(FORM, "帳票をダウンロードする")
        listed = listed.model_copy(update={"start_url": start})
        await scene.workbench.run(listed, HASTY)
    assert scene.finished.status is RunStatus.FAILED
    assert scene.finished.message
    assert scene.finished.remedy
    assert scene.order(ActionPerformed) == ["ActionPerformed"]  # the start page alone
    await works_again(stage)


OUT_OF_REACH: Final = {
    "covered": "<div style='position:fixed;inset:0;background:#fff8;z-index:9'></div><button>更新</button>",
    "disabled": "<button disabled>更新</button>",
}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("case", OUT_OF_REACH)
async def test_a_target_out_of_reach_is_a_failure_the_model_learns_of(
    stage: Stage, case: str
) -> None:
    page = form(OUT_OF_REACH[case] + "<label>氏名 <input></label>")
    scene = await stage.play(page, [click("更新"), FINISH])
    failed = scene.journal.of(ActionFailed)[0]
    assert failed.outcome.message
    assert f"Last error: {failed.outcome.code}" in scene.prompts[1].page
    assert scene.finished.status is RunStatus.DONE, scene.finished


async def test_one_of_two_alike_is_pressed_and_not_the_other(stage: Stage, web: Web) -> None:
    web.put("/one", form("<label>氏名 <input></label>", title="一件目"))
    page = form("<a href=/one>詳細</a><a href=/two>詳細</a>")
    scene = await stage.play(page, [click("詳細"), FINISH])
    assert [hit.page for hit in web.hits if hit.page in ("/one", "/two")] == ["/one"]
    assert scene.finished.status is RunStatus.DONE, scene.finished


async def test_a_target_that_is_gone_when_it_is_to_be_pressed(stage: Stage) -> None:
    """Filling the field takes away the button that the same decision presses next."""
    page = form(
        "<label>氏名 <input oninput=\"document.querySelector('button')?.remove()\"></label>"
        "<button type=button>更新</button>"
    )
    both: Mind = lambda prompt: act(  # noqa: E731 - one decision on two elements
        "fill", prompt.ref("氏名"), "佐藤",
        more=[{"verb": "click", "ref": prompt.ref("更新"), "value": ""}],
    )  # fmt: skip
    scene = await stage.play(page, [both, FINISH])
    failed = scene.journal.one(ActionFailed)
    assert failed.outcome.message
    assert not scene.journal.of(EmergencyEntered)
    assert scene.finished.status is RunStatus.DONE, scene.finished


async def test_a_session_that_expires_leads_to_the_persons_turn(stage: Stage, web: Web) -> None:
    web.put("/login", LOGIN)
    web.move("/list", "/login")
    minds = [click("一覧"), FINISH]
    scene = await stage.play(form("<a href=/list>一覧</a>"), minds, options=ALONE)
    assert scene.order(DecisionMade, UserInputRequested, RunFinished) == [
        "DecisionMade", "UserInputRequested", "RunFinished",
    ]  # fmt: skip
    assert scene.journal.one(UserInputRequested).input_kind is InputKind.LOGIN
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert scene.changes == []


async def test_a_page_script_without_end_does_not_hang_the_run(stage: Stage) -> None:
    page = form('<button onclick="for (;;) {}">計算</button>')
    async with stage.scene([click("計算")]) as scene:
        await scene.workbench.run(stage.list_of(page, "計算のボタンを押す"), HASTY)
        await scene.browser.close()  # with it ends what would keep a core busy for good
    assert scene.finished.status is RunStatus.FAILED
    assert scene.finished.message
    assert scene.finished.remedy
    await works_again(stage)
