"""Canvas: what is drawn inside one cannot be told apart, and is not guessed at (ADR-000024)."""

from typing import Final

from playwright.async_api import Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.words import tr

_ONLY_CANVAS: Final = script("hands/canvas", "isOnlyCanvas")


async def refuse_canvas(touch: Touch, locator: Locator) -> None:
    """Refuse at once when the only thing at the target is a canvas.

    Raises:
        Refused: `CANVAS_UNSUPPORTED`.
    """
    if await touch.ask(locator, _ONLY_CANVAS, tr("対象を調べる")):
        raise Refused(
            "CANVAS_UNSUPPORTED",
            tr(
                "この部分は 1 枚の絵（canvas）として描かれていて、中の部品を区別できません。"
                "この操作は人が行ってください。"
            ),
        )
