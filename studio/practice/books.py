"""The books of 練習書店: the catalogue, its search, its orders and its pages of results."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from math import ceil
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from studio.domain.frozen import Frozen

PAGE_SIZE = 12
FEW_LEFT = 5
_HIRAGANA = ("ぁ", "ゖ")
_BOOK_WORD = re.compile(r"ノ?(?:本|書籍|書)$")  # after fold: の has become ノ
_KANA_SHIFT = ord("ァ") - ord("ぁ")


class Book(Frozen):
    """One title; `price` in yen with tax, `rating` None while nobody has reviewed it."""

    id: str
    title: str
    author: str
    publisher: str
    category: str
    price: int
    rating: float | None
    reviews: int
    stock: int
    published: date
    pages: int
    sold: int
    description: str

    @property
    def is_in_stock(self) -> bool:
        """True while at least one copy is there."""
        return self.stock > 0

    @property
    def has_few_left(self) -> bool:
        """True when the shop says how many are left instead of 在庫あり."""
        return 0 < self.stock <= FEW_LEFT


class SortOrder(StrEnum):
    """The orders of the 並び順 list; the value is what stands in the address."""

    RECOMMENDED = "recommended"
    CHEAPEST = "price_asc"
    DEAREST = "price_desc"
    BEST_RATED = "rating"
    NEWEST = "newest"


_SORT_KEYS: dict[SortOrder, Callable[[Book], Any]] = {
    SortOrder.RECOMMENDED: lambda _book: 0,
    SortOrder.CHEAPEST: lambda book: book.price,
    SortOrder.DEAREST: lambda book: -book.price,
    SortOrder.BEST_RATED: lambda book: -(book.rating or 0),
    SortOrder.NEWEST: lambda book: -book.published.toordinal(),
}


@dataclass(frozen=True, slots=True)
class BookQuery:
    """What a visitor asks the search for; `page` counts from 1."""

    words: str = ""
    category: str = ""
    order: SortOrder = SortOrder.RECOMMENDED
    only_in_stock: bool = False
    page: int = 1


@dataclass(frozen=True, slots=True)
class BookPage:
    """One page of results; `first` and `last` are positions among all results, from 1."""

    books: tuple[Book, ...]
    total: int
    page: int
    pages: int

    @property
    def first(self) -> int:
        """Position of the first book shown, 0 when there is none."""
        return (self.page - 1) * PAGE_SIZE + 1 if self.books else 0

    @property
    def last(self) -> int:
        """Position of the last book shown."""
        return (self.page - 1) * PAGE_SIZE + len(self.books)


class Catalogue:
    """All books, in the shop's own order of recommendation."""

    def __init__(self, books: tuple[Book, ...]) -> None:
        self._books = books
        self._by_id = {book.id: book for book in books}
        self._texts = {book.id: _searchable(book) for book in books}

    @classmethod
    def read(cls, path: Path) -> "Catalogue":
        """Load the data file; the order of the file is the order of recommendation."""
        return cls(TypeAdapter(tuple[Book, ...]).validate_json(path.read_bytes()))

    @property
    def books(self) -> tuple[Book, ...]:
        """Every book."""
        return self._books

    @property
    def categories(self) -> tuple[str, ...]:
        """The shelves, in the order of the data."""
        return tuple(dict.fromkeys(book.category for book in self._books))

    def get(self, book_id: str) -> Book | None:
        """Return the book with this number."""
        return self._by_id.get(book_id)

    def best_sellers(self, count: int) -> tuple[Book, ...]:
        """Return the most sold books, most sold first."""
        return tuple(sorted(self._books, key=lambda book: -book.sold)[:count])

    def newest(self, count: int) -> tuple[Book, ...]:
        """Return the newest books, newest first."""
        return tuple(sorted(self._books, key=_SORT_KEYS[SortOrder.NEWEST])[:count])

    def alike(self, book: Book, count: int) -> tuple[Book, ...]:
        """Return other books of the same shelf."""
        others = (other for other in self._books if other.category == book.category)
        return tuple(other for other in others if other.id != book.id)[:count]

    def search(self, query: BookQuery) -> BookPage:
        """Return one page of the books that hold every word.

        A page number past the end gives the last page. When nothing is found and a word ends in
        本 (プログラミング本), it is searched once more without it.
        """
        found = self._matches(query, fold(query.words).split())
        if not found:
            found = self._matches(query, [_BOOK_WORD.sub("", w) for w in fold(query.words).split()])
        ordered = sorted(found, key=_SORT_KEYS[query.order])
        pages = max(1, ceil(len(ordered) / PAGE_SIZE))
        page = min(max(1, query.page), pages)
        shown = tuple(ordered[(page - 1) * PAGE_SIZE : page * PAGE_SIZE])
        return BookPage(shown, len(ordered), page, pages)

    def _matches(self, query: BookQuery, words: list[str]) -> list[Book]:
        return [
            book
            for book in self._books
            if (not query.category or book.category == query.category)
            and (book.is_in_stock or not query.only_in_stock)
            and all(word in self._texts[book.id] for word in words)
        ]


def fold(text: str) -> str:
    """Make texts comparable: width and case do not count, nor hiragana against katakana."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(
        chr(ord(c) + _KANA_SHIFT) if _HIRAGANA[0] <= c <= _HIRAGANA[1] else c for c in folded
    )


def _searchable(book: Book) -> str:
    return fold(
        "\n".join((book.title, book.author, book.publisher, book.category, book.description))
    )
