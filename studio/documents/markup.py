"""Elements of HTML. Text becomes markup in one place, escaped; there is no other way in."""

from collections.abc import Iterable
from html import escape
from typing import Final

_LONE: Final = frozenset({"img", "meta"})


class Markup(str):
    """What is HTML already. Made here alone."""

    __slots__ = ()


def element(name: str, /, *inside: str | Iterable[Markup], **attributes: str) -> Markup:
    """Return an element; plain text in it is escaped, and its line breaks are kept.

    Args:
        name: Of the element.
        inside: Text, markup, or several of the latter.
        attributes: As they are called in HTML; a trailing underscore is dropped (`class_`).
    """
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    if name in _LONE:
        return Markup(f"<{name}{told}>")
    return Markup(f"<{name}{told}>{''.join(map(_markup, inside))}</{name}>")


def written(text: str) -> Markup:
    """Return plain text as markup."""
    return Markup(escape(text).replace("\n", "<br>"))


def style(sheet: str) -> Markup:
    """Return one of our own style sheets, which holds nobody's words.

    Raises:
        ValueError: It could end the element.
    """
    if "<" in sheet:
        raise ValueError("a style sheet holds no markup")
    return Markup(f"<style>{sheet}</style>")


def _markup(part: str | Iterable[Markup]) -> str:
    if isinstance(part, Markup):
        return part
    if isinstance(part, str):
        return written(part)
    return "".join(part)
