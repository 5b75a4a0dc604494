"""What the forms of a page hold besides what they show, and what people call their fields. Pure.

A form sends `kind=2` where a person chose 「法人」, and `id=5` that nobody sees. What stood there when the page
was looked at is known when it is sent; what a script puts in at the last moment is not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from studio.browser.sight.masking import PageSecrets
from studio.domain.page.observation import Control, ControlKind


@dataclass(frozen=True, slots=True)
class Called:
    """What people call a field.

    Attributes:
        files: Names of the files it holds; None for all but file fields.
        rows: Of a grid that makes rows only where one looks: how many there are, and how many now: `3000/40`.
        lines: What a text area holds, with its line breaks; "" when it has none.
        told: `yes` for the chosen one of a row of pictures, `no` for an option that only the keyboard stands on,
            `words` for a box of suggestions: what is typed is what it takes.
    """

    words: str
    files: str | None = None
    placeholder: str = ""
    rows: str = ""
    lines: str = ""
    told: str = ""


def read_controls(told: Sequence[Sequence[Any]]) -> tuple[Control, ...]:
    """Read what `CONTROLS` returned."""
    return tuple(
        Control(
            name=str(name),
            value=str(value),
            kind=ControlKind(str(kind)),
            words=str(words),
            ref=str(ref),
            form=int(form),
        )
        for ref, form, name, value, kind, words in told
    )


def masked_controls(controls: Sequence[Control], secrets: PageSecrets) -> Iterator[Control]:
    """Yield the controls as they may leave."""
    for one in controls:
        value, words = secrets.masked(one.value), secrets.masked(one.words)
        is_same = (value, words) == (one.value, one.words)
        yield one if is_same else replace(one, value=value, words=words)
