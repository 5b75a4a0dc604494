"""An element is asked where it was found: as it is held, in the page, or in our own world."""

import pytest

from studio.browser.hands.asking import ask
from studio.domain.errors import BrowserError
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAYS = "(el, more) => el.value + (more ?? '')"


async def test_the_one_element_answers(studio: Studio) -> None:
    await studio.show("<input id=a value=1>")
    field = studio.session.page.locator("#a")
    assert await ask(studio.session, field, SAYS, "入力欄を調べる", "!") == "1!"


async def test_several_do_not_answer_for_one(studio: Studio) -> None:
    await studio.show("<input class=a value=1><input class=a value=2>")
    with pytest.raises(BrowserError):
        await ask(studio.session, studio.session.page.locator(".a"), SAYS, "入力欄を調べる")
