"""Every dialog is answered, whatever its policy does; none is left open behind."""

import asyncio
import threading
import time
from http.server import BaseHTTPRequestHandler
from typing import Literal

import pytest

from studio.domain.actions.action import Click, GoBack, HandleDialog, Navigate
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.observation import DialogSeen
from studio.engine.ports import LEFT_OPEN, SettlePolicy
from tests.browser.stage import AT_ONCE_S, Studio, live, slow_reader

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]


async def test_a_policy_that_fails_dismisses(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: DialogSeen) -> bool:
        raise OSError("gone")

    studio.browser.answer_dialogs(broken)
    await studio.show("<p>あ</p>")
    assert await studio.js("confirm('続けますか')") is False
    assert "the dialog policy failed" in caplog.text


async def test_words_are_cut_and_taken_once(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    await studio.js("alert('長'.repeat(9000))")
    (seen,) = studio.session.dialogs.take()
    assert (seen.kind, seen.message, seen.answer) == ("alert", "長" * 500, "accepted")
    assert studio.session.dialogs.take() == ()


async def test_leaving_a_page_that_objects_is_asked(studio: Studio) -> None:
    asked: list[str] = []

    async def stay(seen: DialogSeen) -> bool:
        asked.append(seen.kind)
        return True

    studio.browser.answer_dialogs(stay)
    await studio.show(
        "<button>押す</button><script>window.onbeforeunload = () => '保存していません'</script>"
    )
    await studio.session.page.get_by_role("button").click()  # a page may only object once touched
    await studio.show("<p>次</p>", "/other")
    assert asked == ["beforeunload"]


async def test_abandoning_stops_whoever_is_still_asked(studio: Studio) -> None:
    asked = asyncio.Event()

    async def never(_: DialogSeen) -> bool:
        asked.set()
        await asyncio.Event().wait()
        return True

    studio.browser.answer_dialogs(never)
    await studio.show("<p>あ</p>")
    await studio.js("void setTimeout(() => { document.title = confirm('続けますか') }, 0)")
    async with asyncio.timeout(30):
        await asked.wait()
    studio.session.dialogs.abandon()
    await studio.session.answered()
    assert await studio.js("document.title") == "false"


ASKS = (
    "<button onclick=\"document.title = String({}('続けますか', '既定'))\">押す</button><p>本文</p>"
)


async def _leave(_: DialogSeen) -> Literal["open"]:
    return LEFT_OPEN


async def _open(studio: Studio, kind: str) -> None:
    studio.browser.answer_dialogs(_leave)
    seen = await studio.show(ASKS.format(kind))
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.is_ok
    assert [fact.detail for fact in outcome.evidence] == ["open:続けますか"]
    assert outcome.elapsed_ms < AT_ONCE_S * 1_000


@pytest.mark.parametrize(
    ("kind", "accept", "text", "result"),
    [
        ("confirm", True, "", "true"),
        ("confirm", False, "", "false"),
        ("prompt", True, "山田", "山田"),
        ("prompt", True, "", "既定"),
        ("prompt", False, "", "null"),
    ],
)
async def test_a_dialog_left_open_is_shown_and_answered_by_the_decision(
    studio: Studio, kind: str, accept: bool, text: str, result: str
) -> None:
    await _open(studio, kind)
    started = time.monotonic()
    seen = await studio.browser.observe()
    assert time.monotonic() - started < AT_ONCE_S
    assert [(one.kind, one.message, one.answer) for one in seen.dialogs] == [
        (kind, "続けますか", "open")
    ]
    assert seen.root.children == ()
    outcome = await studio.browser.perform(HandleDialog(accept=accept, text=text))
    assert outcome.is_ok
    told = "accepted" if accept else "dismissed"
    assert [fact.detail for fact in outcome.evidence] == [f"{told}:続けますか"]
    assert await studio.js("document.title") == result
    after = await studio.browser.observe(SettlePolicy.BRIEF)
    assert after.epoch == seen.epoch + 1
    assert [one.answer for one in after.dialogs] == [told]
    assert "本文" in after.root.words()


async def test_nothing_else_is_done_while_a_dialog_waits(studio: Studio) -> None:
    await _open(studio, "confirm")
    for action in (GoBack(), Navigate(url=studio.pages.url + "/page")):
        outcome = await studio.browser.perform(action)
        assert (outcome.status, outcome.code) == (OutcomeStatus.UNVERIFIED, "DIALOG_OPEN")
        assert outcome.elapsed_ms < AT_ONCE_S * 1_000
    await studio.browser.perform(HandleDialog(accept=False))
    assert (await studio.browser.perform(HandleDialog(accept=True))).code == "NO_DIALOG"


async def test_one_dialog_after_another_comes_one_by_one(studio: Studio) -> None:
    studio.browser.answer_dialogs(_leave)
    seen = await studio.show(
        "<button onclick=\"document.title = confirm('一') + ',' + confirm('二')\">押す</button>"
    )
    await studio.browser.perform(Click(target=live(seen, "押す")))
    outcome = await studio.browser.perform(HandleDialog(accept=True))
    assert [fact.detail for fact in outcome.evidence] == ["accepted:一", "open:二"]
    outcome = await studio.browser.perform(HandleDialog(accept=False))
    assert [fact.detail for fact in outcome.evidence] == ["dismissed:二"]
    assert await studio.js("document.title") == "true,false"


async def test_leaving_a_page_that_objects_waits_for_the_decision(studio: Studio) -> None:
    seen = await studio.show(
        "<button>押す</button><script>window.onbeforeunload = () => '未保存'</script>"
    )
    await studio.browser.perform(Click(target=live(seen, "押す")))
    studio.browser.answer_dialogs(_leave)
    url = studio.pages.put("/after", "<h1>次</h1>")
    outcome = await studio.browser.perform(Navigate(url=url))
    assert (outcome.status, outcome.code) == (OutcomeStatus.UNVERIFIED, "DIALOG_OPEN")
    seen = await studio.browser.observe()
    assert [one.kind for one in seen.dialogs] == ["beforeunload"]
    assert (await studio.browser.perform(HandleDialog(accept=True))).is_ok
    assert (await studio.browser.observe()).url == url


async def test_a_dialog_that_opens_by_itself_is_seen_by_the_next_look(studio: Studio) -> None:
    studio.browser.answer_dialogs(_leave)
    await studio.show("<p>あ</p>")
    await studio.js("void setTimeout(() => { document.title = confirm('今？') }, 50)")
    seen = await studio.browser.observe()
    assert [one.answer for one in seen.dialogs] == ["open"]
    await studio.browser.perform(HandleDialog(accept=True))
    assert await studio.js("document.title") == "true"


async def test_a_dialog_whose_tab_goes_away_is_forgotten(studio: Studio) -> None:
    studio.browser.answer_dialogs(_leave)
    await studio.show("<p>元</p>")
    extra = await studio.session.page.context.new_page()
    await studio.js("void setTimeout(() => confirm('今？'), 0)")
    async with asyncio.timeout(30):
        await studio.session.dialogs.left_open
    await extra.close()
    assert (await studio.browser.observe()).dialogs == ()


@pytest.mark.parametrize("delay_ms", [40, 60, 80, 100])
async def test_a_dialog_in_the_moment_of_a_navigation_holds_nothing(
    studio: Studio, delay_ms: int
) -> None:
    def slow(handler: BaseHTTPRequestHandler) -> None:
        threading.Event().wait(0.08)
        handler.send_response(200)
        handler.end_headers()
        handler.wfile.write(b"<p>next")

    async def read(_: DialogSeen) -> bool:
        return await slow_reader(0.05)(_) is True

    studio.browser.answer_dialogs(read)
    url = studio.pages.answer("/slow", slow)
    await studio.open(
        studio.pages.put(
            "/asks", f"<p>元<script>setTimeout(() => confirm('今？'), {delay_ms})</script>"
        )
    )
    outcome = await studio.browser.perform(Navigate(url=url))
    assert outcome.is_ok
    assert studio.session.page.url == url
    assert outcome.elapsed_ms < 10_000
