from studio.engine.agent.looking import Looking
from tests.factories import SHOP, make_context, make_shop


async def test_what_was_seen_after_an_act_serves_the_next_decision_once() -> None:
    browser = make_shop()
    await browser.start()
    browser.go(SHOP)
    looking = Looking(make_context(browser)[0])
    seen = await looking.look()
    assert await looking.sight() is seen
    assert (await looking.sight()).observation.epoch == seen.observation.epoch + 1
    again = await looking.look()
    looking.forget()
    assert (await looking.sight()).observation.epoch == again.observation.epoch + 1
    assert "button" in seen.text


async def test_a_page_that_is_waited_for_is_no_stall() -> None:
    browser, told = make_shop(), list[float]()
    await browser.start()
    browser.go(SHOP)
    await Looking(make_context(browser)[0], None, told.append).look()
    assert len(told) == 1
    assert told[0] >= 0
