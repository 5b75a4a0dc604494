"""Canvas: what is drawn inside one cannot be told apart, and is not guessed at (ADR-000024)."""

from typing import Final

from playwright.async_api import Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch

_ONLY_CANVAS: Final = """
el => {
  const operable = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab],'
    + ' [role=menuitem], [role=option], [role=checkbox], [role=switch], [role=radio], [role=slider], [contenteditable=true]';
  if (el.closest(operable)) return false;
  if (el.localName === 'canvas') return true;
  const canvas = el.querySelector('canvas');
  if (!canvas || el.innerText.trim() || el.querySelector(operable)) return false;
  return canvas.getBoundingClientRect().width > 64;
}
"""


async def refuse_canvas(touch: Touch, locator: Locator) -> None:
    """Refuse at once when the only thing at the target is a canvas.

    Raises:
        Refused: `CANVAS_UNSUPPORTED`.
    """
    if await touch.ask(locator, _ONLY_CANVAS, "対象を調べる"):
        raise Refused(
            "CANVAS_UNSUPPORTED",
            "この部分は 1 枚の絵（canvas）として描かれていて、中の部品を区別できません。"
            "この操作は人が行ってください。",
        )
