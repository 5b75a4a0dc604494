"""The selector engine that makes ordinary locators of what our scripts keep in a frame's isolated world."""

import base64
import json
from typing import Final

from studio.browser.scripts import script

ENGINE_NAME: Final = "tejun"
STORE: Final = "'tejun'"
"""Key of the store among the globals of the isolated world."""

ENGINE: Final = script("selector_engine", "engine")


def by_call(tag: str, role: str, words: str) -> str:
    """Return the selector of elements that people call so, in open shadow roots too (`calling.js`).

    Args:
        tag: HTML tag.
        role: The `role` written at it, "" when none is.
        words: What they are called, whole.
    """
    told = json.dumps([tag, role, words]).encode()
    return f"{ENGINE_NAME}=called:{base64.b64encode(told).decode()}"


def by_column(heading: str) -> str:
    """Return the selector of the cells of a row that stand under a heading, said whole."""
    return f"{ENGINE_NAME}=cell:{base64.b64encode(heading.encode()).decode()}"


def by_address(address: str, *, is_beginning: bool = False) -> str:
    """Return the selector of what leads to an address, however it is written: %E7%A7%BB or 移, blanks as _ or +.

    Args:
        address: As the page writes it, or with a value in it as people write it.
        is_beginning: Only how the address begins is known.
    """
    key = base64.b64encode(address.encode()).decode()
    return f"{ENGINE_NAME}=address:{key}{':begins' if is_beginning else ''}"
