"""One rule says what is secret, in JavaScript and, as far as it goes, in CSS."""

import pytest

from studio.browser.secret_fields import IS_MASKED, MASKED_FIELDS, MASKED_SELECTOR
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SECRET = (
    "<input id=f type=password>",
    "<input id=f autocomplete=one-time-code>",
    "<input id=f autocomplete='section-a CC-Number'>",
    "<input id=f autocomplete=cc-csc>",
    "<input id=f type=text autocomplete=new-password>",
)
OPEN = (
    "<input id=f>",
    "<input id=f name=password>",
    "<input id=f autocomplete=cc-name>",
    "<input id=f type=checkbox>",
    "<textarea id=f></textarea>",
    "<p id=f>パスワード</p>",
)


@pytest.mark.parametrize("html", [*SECRET, *OPEN])
async def test_both_rules_agree(studio: Studio, html: str) -> None:
    await studio.show(html)
    page = studio.session.page
    by_script = await page.locator("#f").evaluate(IS_MASKED)
    assert by_script is (html in SECRET)
    assert (await page.locator(MASKED_SELECTOR).count() == 1) is by_script
    assert (len(await page.evaluate(MASKED_FIELDS)) == 1) is by_script


async def test_dots_drawn_by_a_style_are_secret(studio: Studio) -> None:
    await studio.show("<textarea id=f style='-webkit-text-security:disc'></textarea>")
    assert await studio.session.page.locator("#f").evaluate(IS_MASKED) is True
