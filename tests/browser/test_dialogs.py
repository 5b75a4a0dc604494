"""Every dialog is answered, whatever its policy does; none is left open behind."""

import asyncio

import pytest

from studio.domain.observation import DialogSeen
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


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
    async with asyncio.timeout(5):
        await asked.wait()
    studio.session.dialogs.abandon()
    await studio.session.dialogs_answered()
    assert await studio.js("document.title") == "false"
