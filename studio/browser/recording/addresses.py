"""Where a tab has been, by its own list of addresses: on, back, or somewhere new. Pure."""

from enum import StrEnum
from typing import Any, Final

_BY_PERSON: Final = frozenset(
    {"typed", "auto_bookmark", "generated", "keyword", "keyword_generated"}
)
_BY_EITHER: Final = frozenset({"auto_toplevel", "reload"})


class AddressMove(StrEnum):
    """How a tab came to another entry of its list.

    BACK: to an earlier one. TYPED: by the bar or a bookmark. AGAIN: by a reload, of the person or
    of the page. ON: by the page.
    """

    BACK = "back"
    TYPED = "typed"
    AGAIN = "again"
    ON = "on"


class Journey:
    """The list of one tab, as far as it was told.

    Args:
        history: The reply to `Page.getNavigationHistory`; {} when nothing is known yet.
    """

    def __init__(self, history: dict[str, Any]) -> None:
        self._entries, self._index = _read(history)

    def moved(self, history: dict[str, Any]) -> AddressMove:
        """Take note of the list as it is now, and say how the tab came there."""
        if not history.get("entries"):
            return AddressMove.ON  # the tab did not answer: nothing says that the person went there
        before, at = self._entries, self._index
        self._entries, self._index = _read(history)
        is_back = self._index < at and self._entries[: self._index + 1] == before[: self._index + 1]
        if is_back:
            return AddressMove.BACK
        way = history["entries"][self._index].get("transitionType")
        if way in _BY_EITHER:
            return AddressMove.AGAIN
        return AddressMove.TYPED if way in _BY_PERSON else AddressMove.ON


def _read(history: dict[str, Any]) -> tuple[tuple[int, ...], int]:
    entries = tuple(int(entry["id"]) for entry in history.get("entries", ()))
    return entries, int(history.get("currentIndex", -1))
