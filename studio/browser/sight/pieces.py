"""Pieces of a secret that our hands put in, wherever a page says them again: split, in other case or width. Pure.

Looking for spellings is a race; letters and digits are what a reader would put together again. A piece
of four tells something. What tells nothing, and would only blacken honest pages, stays readable:

- what the page said before the value was put in, and what was typed in the open: the model knows it;
- a year standing alone;
- a piece shorter than half of the value inside a longer word or number: 「mitsu」 in 「Mitsubishi」, 「0401」 in 140401.

So a page can still say less than half of a secret by hiding it in other words, a letter at a time among
others, or in a code of its own; it has the value itself, and no filter wins against that.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

PIECE: Final = 4
"""So many letters and digits in a row are a piece."""
_ACROSS: Final = 6
"""A piece over several elements is at least so long: single letters and digits stand in many cells."""
_NO_LETTER: Final = re.compile(r"[\W_]+")
_YEAR: Final = re.compile(r"(?:19|20)\d\d")


@dataclass(frozen=True)
class Handed:
    """A value that our hands put into a field.

    Attributes:
        letters: Its letters and digits, folded.
        known: Pieces of it that tell nothing: they stood there before, or were typed in the open.
    """

    letters: str
    known: frozenset[str] = frozenset()

    @cached_property
    def grams(self) -> frozenset[str]:
        """Its shortest pieces that tell something; one of them is in whatever has to be masked."""
        return grams_of(self.letters) - self.known

    @property
    def half(self) -> int:
        """From this length on a piece is told wherever it stands."""
        return max(PIECE, (len(self.letters) + 1) // 2)

    def knowing(self, words: Collection[str]) -> "Handed":
        """Return it without the pieces that these words say."""
        plain = "\n".join(map(letters_of, words))
        return Handed(self.letters, self.known | {gram for gram in self.grams if gram in plain})

    def tells(self, run: str) -> bool:
        """Say whether a run of its letters tells something."""
        return not self.grams.isdisjoint(grams_of(run)) and not _YEAR.fullmatch(run)


@dataclass(frozen=True, slots=True)
class Echo:
    """Where a text says a piece: first character and one past the last, and how many letters it has."""

    start: int
    end: int
    letters: int


def letters_of(text: str) -> str:
    """Return only letters and digits, in one width and one case, without accents."""
    return _NO_LETTER.sub("", unicodedata.normalize("NFKD", text).casefold())


def grams_of(letters: str) -> frozenset[str]:
    """Return every piece of the shortest length."""
    return frozenset(letters[at : at + PIECE] for at in range(len(letters) - PIECE + 1))


def echoes_in(text: str, handed: Handed) -> tuple[Echo, ...]:
    """Return the pieces of a value that a text says, none inside of a longer word but the long ones."""
    plain = letters_of(text)
    if not any(gram in plain for gram in handed.grams):
        return ()
    letters, places = _placed(text)
    return tuple(
        Echo(places[start], places[end - 1] + 1, end - start)
        for start, end in _runs(letters, handed)
        if end - start >= handed.half or not _is_inside(text, places[start], places[end - 1])
    )


def across(texts: Sequence[str], handed: Handed) -> frozenset[int]:
    """Return which texts say a longer piece together, one after the other: a letter in each cell of a row."""
    letters = [letters_of(text) for text in texts]
    joined = "".join(letters)
    if not any(gram in joined for gram in handed.grams):
        return frozenset()
    owners = [number for number, plain in enumerate(letters) for _ in plain]
    least = min(max(_ACROSS, handed.half), len(handed.letters))
    runs = (owners[start:end] for start, end in _runs(joined, handed) if end - start >= least)
    return frozenset(number for run in runs if run[0] != run[-1] for number in run)


def _runs(letters: str, handed: Handed) -> Iterator[tuple[int, int]]:
    """Yield the longest stretches that stand in the value as they are, and tell something."""
    end = told = 0
    for start in range(len(letters) - PIECE + 1):
        end = max(end, start)
        while end < len(letters) and letters[start : end + 1] in handed.letters:
            end += 1
        if end - start >= PIECE and end > told and handed.tells(letters[start:end]):
            told = end
            yield start, end


def _placed(text: str) -> tuple[str, list[int]]:
    """Return the letters of a text, and at which of its characters each stands."""
    letters: list[str] = []
    places: list[int] = []
    for place, char in enumerate(text):
        for letter in letters_of(char):
            letters.append(letter)
            places.append(place)
    return "".join(letters), places


def _is_inside(text: str, first: int, last: int) -> bool:
    """Say whether a piece is the middle, the beginning or the end of one word, or of one number."""
    around = ((first - 1, first), (last, last + 1))
    return any(
        left >= 0 and right < len(text) and _kind(text[left]) == _kind(text[right]) != ""
        for left, right in around
    )


def _kind(char: str) -> str:
    """Return what words are made of: a script's letters, or digits; "" between them."""
    if char.isdecimal():
        return "digit"
    return unicodedata.name(char, "?").partition(" ")[0] if char.isalnum() else ""
