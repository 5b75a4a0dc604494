"""The practice site as `tejun practice` serves it, asked over HTTP what was done to it."""

import json
import re
import urllib.parse
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from studio.practice.books import Book, BookQuery, Catalogue

BOOKS = Path(__file__).parents[2] / "resources" / "practice" / "data" / "books.json"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


@dataclass(frozen=True, slots=True)
class Site:
    """A practice site that runs elsewhere.

    Attributes:
        url: Its start page.
    """

    url: str

    @property
    def shop(self) -> str:
        """Address of the bookshop."""
        return f"{self.url}shop/"

    @property
    def record(self) -> dict[str, Any]:
        """What the site itself says was done to it."""
        return json.loads(self._ask("record.json"))

    @property
    def cart(self) -> list[str]:
        """Titles in the cart, as often as they are there."""
        return [line["title"] for line in self.record["cart"] for _ in range(line["quantity"])]

    def reset(self) -> None:
        """Forget what was done, and look as on the first day."""
        self.make_over(on=False)
        self._ask("reset", {})

    def make_over(self, *, on: bool) -> None:
        """Throw the switch 模様替え."""
        self._ask("makeover", {"on": "true"} if on else {})

    def _ask(self, path: str, form: dict[str, str] | None = None) -> bytes:
        body = None if form is None else urllib.parse.urlencode(form).encode()
        with urllib.request.urlopen(self.url + path, data=body, timeout=60) as answer:
            return answer.read()


def first_book(words: str, *, rating: float, price: int) -> Book:
    """Return the book a person would take: the first of the search that can be bought.

    Args:
        words: What is searched for.
        rating: At least this many stars; a book without stars is none.
        price: At most so many yen.
    """
    found = Catalogue.read(BOOKS).search(BookQuery(words=words))
    return next(
        book
        for book in found.books
        if book.is_in_stock and (book.rating or 0) >= rating and book.price <= price
    )
