"""Asking an element that the page replaced is no fault after an act, and one before it."""

import pytest

from studio.browser.hands.touching import Touch
from studio.domain.errors import BrowserError
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_reading_back_what_is_gone_gives_nothing(studio: Studio) -> None:
    await studio.show("<input id=a value=1>")
    touch, field = Touch(studio.session), studio.session.page.locator("#a")
    assert await touch.read_back(field, "el => el.value") == "1"
    await studio.js("a.remove()")
    assert await touch.read_back(field, "el => el.value") is None
    with pytest.raises(BrowserError):
        await touch.ask(field, "el => el.value", "入力欄を調べる")


async def test_the_frame_of_an_element(studio: Studio) -> None:
    await studio.show("<iframe name=inner srcdoc='<button>押す</button>'></iframe>")
    button = studio.session.page.frame_locator("iframe").get_by_role("button")
    assert (await Touch(studio.session).frame(button)).name == "inner"
