"""The newest pages of a run, and what they say in letters and digits; read only when somebody asks."""

import re
import unicodedata
from collections import deque
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Final
from urllib.parse import unquote

from studio.domain.page.address import is_same_site
from studio.domain.page.observation import Observation
from studio.domain.values.dates import dates_in

_PAGES_KEPT: Final = 8


class SeenPage:
    """A page that was looked at, with what it says read once and only when somebody asks.

    Args:
        page: None for no page, which says nothing.
    """

    def __init__(self, page: Observation | None) -> None:
        self.page = page

    @cached_property
    def words(self) -> tuple[str, ...]:
        """What its title, its address, its elements and its dialogs say."""
        page = self.page
        if page is None:
            return ()
        of_nodes = (t for node in page.nodes for t in (node.name, node.text, node.placeholder))
        messages = (dialog.message for dialog in page.dialogs)
        return (page.title, unquote(page.url), *of_nodes, *messages)

    @cached_property
    def letters(self) -> str:
        """The same, letters and digits only."""
        return joined_letters(self.words)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers among it."""
        return numbers_in(self.words)

    @cached_property
    def days(self) -> frozenset[date]:
        """The dates among it."""
        return frozenset(day for text in self.words for day in dates_in(text))


@dataclass(slots=True)
class SeenPages:
    """The newest pages that a run looked at, oldest first."""

    pages: deque[SeenPage] = field(default_factory=lambda: deque(maxlen=_PAGES_KEPT))

    def add(self, page: Observation) -> None:
        """Know of a page that was just looked at."""
        self.pages.append(SeenPage(page))

    def before(self, page: Observation | None) -> tuple[SeenPage, ...]:
        """Return the pages of this site; of all of them where nobody looked before the act."""
        if page is None:
            return tuple(self.pages)
        return tuple(one for one in self.pages if one.page and is_same_site(one.page.url, page.url))


def letters_of(text: str) -> str:
    """Return only letters and digits, in one width and one case: what survives re-formatting."""
    folded = unicodedata.normalize("NFKC", text).lower()
    return "".join(char for char in folded if char.isalnum())


def joined_letters(words: tuple[str, ...]) -> str:
    """Return the letters and digits of several texts, a line each."""
    return "\n".join(filter(None, map(letters_of, words)))


def numbers_in(words: tuple[str, ...]) -> frozenset[str]:
    """Return the numbers that texts say, without the commas of thousands."""
    found = re.findall(r"\d[\d,]*(?:\.\d+)?", unicodedata.normalize("NFKC", "\n".join(words)))
    return frozenset(map(plain_number, found))


def plain_number(number: str) -> str:
    """Return a number without the commas of thousands and without zeros that say nothing: 1200 of 1,200.00."""
    bare = number.replace(",", "")
    return bare.rstrip("0").rstrip(".") if "." in bare else bare
