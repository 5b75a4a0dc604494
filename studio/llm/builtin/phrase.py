"""A phrase while it is read: what one rule has understood is blanked, so that no other reads it again."""

import re
from collections.abc import Callable

TakeIn = Callable[[re.Match[str]], bool | None]
"""What is done with a match; False leaves it to be read by another rule."""


class Phrase:
    r"""Part of a sentence, with what was read of it blanked in place.

    Attributes:
        text: What is left; blanks are `\0`, so that every place keeps its number.
        said: The whole phrase as it was at first.
        unread: Parts that look as if they said which rows are meant, and are not understood.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.said = text
        self.unread: list[str] = []

    def each(self, pattern: re.Pattern[str], take_in: TakeIn) -> None:
        """Give every match to `take_in`, first to last, and blank what it takes."""
        position = 0
        while match := pattern.search(self.text, position):
            if match.end() > match.start() and take_in(match) is not False:
                self.blank(match.start(), match.end())
            position = max(match.end(), match.start() + 1)

    def blank(self, start: int, end: int) -> None:
        """Take a part out as read."""
        self.text = self.text[:start] + "\0" * (end - start) + self.text[end:]

    def leave(self, match: re.Match[str]) -> None:
        """Take a part out as not understood."""
        self.unread.append(match[0])

    def rest(self) -> str:
        """Return what was not read, its pieces joined by 、 and without what joined them before."""
        pieces = re.split(r"\0+", self.text)
        later = [re.sub(r"^(?:ある|なる|[がでのにをはも、])+", "", piece) for piece in pieces[1:]]
        return "、".join(piece for piece in (p.strip(" 、") for p in (pieces[0], *later)) if piece)
