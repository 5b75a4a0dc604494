"""An element, asked by one of our own scripts: one round trip when it is there."""

from typing import Any, Final

from playwright.async_api import Locator

from studio.browser.scripts import bound, script
from studio.browser.selector_engine import ENGINE_NAME
from studio.browser.session import Session
from studio.browser.targets.pins import pins_of

ASK_S: Final = 2.0
ASK_CAP_S: Final = 5.0
_OF_THE_ONE: Final = script("hands/touching", "ofTheOne")


async def ask(
    session: Session, locator: Locator, script: str, doing: str, argument: object = None
) -> Any:  # noqa: ANN401 - what JavaScript returns
    """Evaluate one of our own scripts on an element.

    Raises:
        BrowserError: The element or its page is gone.
    """
    if pin := pins_of(session).of(locator):
        return await pin.ask(script, argument)
    if ENGINE_NAME not in repr(locator):  # else it is known to the isolated world alone
        asking = locator.evaluate_all(bound(_OF_THE_ONE, script), argument)
        found = await session.call(asking, ASK_CAP_S, doing)
        if found is not None:
            return found[0]
    waiting = locator.evaluate(script, argument, timeout=ASK_S * 1000)
    return await session.call(waiting, ASK_CAP_S, doing)
