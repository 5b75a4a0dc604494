"""The catalogue: the data, searching, sorting, paging."""

from pathlib import Path

import pytest

from studio.practice.books import PAGE_SIZE, Book, BookQuery, Catalogue, SortOrder, fold


@pytest.fixture
def catalogue(resources: Path) -> Catalogue:
    return Catalogue.read(resources / "practice" / "data" / "books.json")


def _meets_the_demo(book: Book) -> bool:
    return book.rating is not None and book.rating >= 4 and book.price <= 3000


def test_there_are_sixty_different_books(catalogue: Catalogue) -> None:
    assert len({book.id for book in catalogue.books}) == 60
    assert len({book.title for book in catalogue.books}) == 60
    assert len(catalogue.categories) == 6


def test_the_demo_needs_its_conditions(catalogue: Catalogue) -> None:
    first = catalogue.search(BookQuery(words="プログラミング"))
    hits = [_meets_the_demo(book) for book in first.books]
    assert first.pages > 1
    assert hits.index(True) >= 3
    target = first.books[hits.index(True)]
    assert target.is_in_stock
    before = first.books[: hits.index(True)]
    assert any(book.rating is None for book in before)
    assert any(book.rating and book.rating < 4 for book in before)
    assert any(book.price > 3000 for book in before)


@pytest.mark.parametrize("order", [SortOrder.CHEAPEST, SortOrder.DEAREST, SortOrder.NEWEST])
def test_every_order_puts_another_match_first(catalogue: Catalogue, order: SortOrder) -> None:
    def first_match(order: SortOrder) -> Book:
        found = catalogue.search(BookQuery(words="プログラミング", order=order))
        return next(book for book in found.books if _meets_the_demo(book))

    assert first_match(order) != first_match(SortOrder.RECOMMENDED)


def test_pages_show_every_result_once(catalogue: Catalogue) -> None:
    pages = [catalogue.search(BookQuery(page=number)) for number in range(1, 6)]
    shown = [book.id for page in pages for book in page.books]
    assert shown == [book.id for book in catalogue.books]
    assert (pages[1].first, pages[1].last) == (PAGE_SIZE + 1, 2 * PAGE_SIZE)


@pytest.mark.parametrize("number", [99, 0, -3])
def test_a_page_out_of_range_is_the_nearest(catalogue: Catalogue, number: int) -> None:
    assert catalogue.search(BookQuery(page=number)).page in {1, 5}


def test_sorting_is_by_the_named_column(catalogue: Catalogue) -> None:
    cheapest = catalogue.search(BookQuery(order=SortOrder.CHEAPEST)).books
    assert [b.price for b in cheapest] == sorted(b.price for b in catalogue.books)[:PAGE_SIZE]
    best = catalogue.search(BookQuery(order=SortOrder.BEST_RATED)).books
    assert best[0].rating == max(book.rating or 0 for book in catalogue.books)
    newest = catalogue.search(BookQuery(order=SortOrder.NEWEST)).books
    assert newest[0].published == max(book.published for book in catalogue.books)


def test_only_in_stock_drops_what_is_sold_out(catalogue: Catalogue) -> None:
    every = catalogue.search(BookQuery(words="プログラミング"))
    there = catalogue.search(BookQuery(words="プログラミング", only_in_stock=True))
    assert there.total == every.total - 1
    assert all(book.is_in_stock for book in there.books)


@pytest.mark.parametrize("words", ["ｐｙｔｈｏｎ", "PYTHON", "python　入門", "ぱいそん 入門"])
def test_width_case_and_kana_do_not_count(catalogue: Catalogue, words: str) -> None:
    found = catalogue.search(BookQuery(words=words.replace("ぱいそん", "Python")))
    assert [book.id for book in found.books] == ["B1035"]


def test_hiragana_finds_katakana() -> None:
    assert fold("ぷろぐらみんぐ") == fold("ﾌﾟﾛｸﾞﾗﾐﾝｸﾞ") == "プログラミング"


@pytest.mark.parametrize("words", ["プログラミング本", "プログラミングの本", "プログラミング書籍"])
def test_the_word_for_book_may_be_added(catalogue: Catalogue, words: str) -> None:
    plain = catalogue.search(BookQuery(words="プログラミング"))
    assert catalogue.search(BookQuery(words=words)) == plain


def test_nothing_found_is_an_empty_page(catalogue: Catalogue) -> None:
    found = catalogue.search(BookQuery(words="そんな本はない"))
    assert (found.total, found.first, found.last, found.pages) == (0, 0, 0, 1)
