"""What people read, in the language of this process.

`tr` stands around each text that a person reads, where the text is made. In Japanese it is the text itself; in another
language the catalogue's, chosen once, before the other modules are imported (`studio.ui.language`).
"""

import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

JAPANESE: Final = "ja"
_PLURAL: Final = re.compile(r"\{(\w+)\?([^|{}]*)\|([^{}]*)\}")
"""`{count?row|rows}` in a translation: the first of one, the second of any other number."""

Catalogue = Callable[[str, str], str]
"""Gives the translation of a text and its meaning; "" for none."""


class _Speech:
    """The language of this process."""

    language: str = JAPANESE
    catalogue: Catalogue | None = None


_as_written: Final = ContextVar("as_written", default=False)


def speak(language: str, catalogue: Catalogue | None) -> None:
    """Choose the language of what is made from now on.

    Args:
        language: Its code: `ja`, `en`.
        catalogue: Its translations; None for Japanese.
    """
    _Speech.language, _Speech.catalogue = language, catalogue


def language() -> str:
    """Return the code of the language: `ja`, `en`."""
    return _Speech.language


def tr(text: str, meaning: str = "", /, **values: object) -> str:
    """Return a text in the language of this process.

    Args:
        text: Japanese, written out where it is called: the catalogue is made from the sources.
        meaning: Tells two texts apart that are the same in Japanese: `tr("手順", "steps")`.
        values: What is put for `{name}` in it; without any the text stays as it is, braces too.
    """
    if _Speech.catalogue is not None and not _as_written.get():
        text = _numbered(_Speech.catalogue(text, meaning) or text, values)
    return text.format_map(values) if values else text


def later(text: str) -> str:
    """Return a text as it is, and put it into the catalogue: `tr` is called where it is said."""
    return text


def sentences(*parts: str) -> str:
    """Return whole sentences one behind the other, as the language writes them; empty ones are left out."""
    return ("" if _Speech.language == JAPANESE else " ").join(filter(None, parts))


@contextmanager
def as_written() -> Generator[None]:
    """Say everything in Japanese, for whoever decides by words: that must not follow from the language."""
    token = _as_written.set(True)
    try:
        yield
    finally:
        _as_written.reset(token)


def _numbered(text: str, values: dict[str, object]) -> str:
    """Choose between one and many."""
    return _PLURAL.sub(lambda match: match[2 if str(values.get(match[1])) == "1" else 3], text)
