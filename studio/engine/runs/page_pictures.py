"""Pictures of the page for who looks at it now. They are handed on, and kept nowhere."""

from collections.abc import Callable
from dataclasses import dataclass

from studio.engine.ports import Browser


@dataclass(slots=True)
class PagePictures:
    """Hands on masked pictures, while somebody looks.

    Attributes:
        browser: Whose page it is; None pictures nothing.
        shown: Given what a run pictures, as a JPEG; None while nobody looks, and then nothing is pictured for this.
    """

    browser: Browser | None = None
    shown: Callable[[bytes], None] | None = None

    @property
    def is_wanted(self) -> bool:
        """True while somebody looks."""
        return self.shown is not None

    def show(self, jpeg: bytes) -> None:
        """Hand on a picture that a run took; b"" is none."""
        if self.shown is not None and jpeg:
            self.shown(jpeg)

    async def take(self) -> bytes:
        """Return the page as it is now, b"" for none; the page is not touched, and a run that works in it goes on."""
        is_open = self.browser is not None and self.browser.is_open
        return await self.browser.glance() if self.browser and is_open else b""
