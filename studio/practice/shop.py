"""練習書店: search, results, a book, the cart, the order."""

import re
from collections.abc import Callable, Mapping
from http import HTTPStatus
from urllib.parse import urlencode

from studio.practice.books import Book, BookQuery, Catalogue, SortOrder
from studio.practice.messages import Fields, Form, Request, Response, as_json, see_other
from studio.practice.record import CartLine, Delivery
from studio.practice.rendering import Renderer
from studio.practice.routing import Route
from studio.practice.state import MAX_QUANTITY, PracticeState

SORT_LABELS = {
    SortOrder.RECOMMENDED: "おすすめ",
    SortOrder.CHEAPEST: "価格の安い順",
    SortOrder.DEAREST: "価格の高い順",
    SortOrder.BEST_RATED: "評価の高い順",
    SortOrder.NEWEST: "新しい順",
}
COVER_WIDTH = 8.0
"""Full-width characters in a line of a cover title at its full size."""
COVER_TYPE_SIZE = 29.0
_TITLE_WORD = re.compile(r"(?:[ァ-ヶー]+|[!-~]+|[一-龠々〇]+[ぁ-ん]*|[ぁ-ん]+|.)\s?")
PAYMENTS = ("クレジットカード", "コンビニ払い", "請求書払い")


class Shop:
    """The views of the bookshop."""

    def __init__(self, catalogue: Catalogue, state: PracticeState, renderer: Renderer) -> None:
        self._catalogue = catalogue
        self._state = state
        self._renderer = renderer

    @property
    def routes(self) -> tuple[Route, ...]:
        """Where the views live."""
        return (
            Route("GET", "/shop/", self.show_home),
            Route("GET", "/shop/search", self.show_results),
            Route("GET", "/shop/books/<id>/", self.show_book),
            Route("GET", "/shop/covers/<id>.svg", self.draw_cover),
            Route("GET", "/shop/cart/", self.show_cart),
            Route("POST", "/shop/cart/add", self.add_to_cart),
            Route("POST", "/shop/cart/quantity", self.change_quantity),
            Route("POST", "/shop/cart/remove", self.remove),
            Route("GET", "/shop/checkout/", self.show_checkout),
            Route("POST", "/shop/checkout/confirm", self.show_confirmation),
            Route("POST", "/shop/checkout/order", self.place_order),
            Route("GET", "/shop/orders/<number>/", self.show_order),
        )

    def show_home(self, _request: Request, _part: str) -> Response:
        """Search box, shelves, ranking, new books."""
        return self._renderer.page(
            "shop/home.html",
            {
                "categories": self._catalogue.categories,
                "ranking": self._catalogue.best_sellers(5),
                "newest": self._catalogue.newest(4),
                "query": BookQuery(),
            },
        )

    def show_results(self, request: Request, _part: str) -> Response:
        """Cards of the books that match, a page at a time."""
        query = read_query(request.query)
        found = self._catalogue.search(query)
        if query.words:
            self._state.note("shop", "search", query.words)
        return self._renderer.page(
            "shop/results.html",
            {
                "query": query,
                "found": found,
                "sort_labels": SORT_LABELS,
                "addresses": [_results_address(query, n + 1) for n in range(found.pages)],
            },
        )

    def show_book(self, _request: Request, book_id: str) -> Response | None:
        """One book with everything about it."""
        book = self._catalogue.get(book_id)
        if not book:
            return None
        context = {"book": book, "alike": self._catalogue.alike(book, 4), "query": BookQuery()}
        return self._renderer.page("shop/book.html", context)

    def draw_cover(self, _request: Request, book_id: str) -> Response | None:
        """The cover, drawn from the title."""
        book = self._catalogue.get(book_id)
        if not book:
            return None
        shelf = self._catalogue.categories.index(book.category)
        lines = _title_lines(book.title)
        context = {
            "book": book,
            "lines": lines,
            "size": COVER_TYPE_SIZE * min(1.0, COVER_WIDTH / max(map(_width, lines))),
            "shelf": shelf,
            "seed": int(book.id[1:]) // 7,
        }
        return self._renderer.image("shop/cover.svg", context)

    def show_cart(self, _request: Request, _part: str) -> Response:
        """The books in the cart, with quantities that can be changed."""
        record = self._state.record
        context = {"cart": record.cart, "total": record.cart_total, "query": BookQuery()}
        return self._renderer.page("shop/cart.html", context)

    def add_to_cart(self, request: Request, _part: str) -> Response | None:
        """Put a book into the cart; a script gets the sentence to show, a form the cart page."""
        book = self._catalogue.get(request.form.text("book"))
        if not book:
            return None
        added = book.is_in_stock
        if added:
            self._state.add_to_cart(_line_of(book, _quantity(request.form.text("quantity"), 1)))
        if not request.wants_json:
            return see_other("/shop/cart/")
        count = self._state.record.cart_count
        return as_json({"message": self._added_sentence(book), "count": count, "added": added})

    def change_quantity(self, request: Request, _part: str) -> Response:
        """Set how many copies of a book are wanted."""
        quantity = _quantity(request.form.text("quantity"), 1)
        self._state.set_quantity(request.form.text("book"), quantity)
        return see_other("/shop/cart/")

    def remove(self, request: Request, _part: str) -> Response:
        """Take a book out of the cart."""
        self._state.set_quantity(request.form.text("book"), 0)
        return see_other("/shop/cart/")

    def show_checkout(self, _request: Request, _part: str) -> Response:
        """Address and payment; an empty cart goes back to the cart page."""
        record = self._state.record
        if not record.cart:
            return see_other("/shop/cart/")
        return self._renderer.page(
            "shop/checkout.html",
            {
                "payments": PAYMENTS,
                "total": record.cart_total,
                "errors": {},
                "entered": {},
                "query": BookQuery(),
            },
        )

    def show_confirmation(self, request: Request, _part: str) -> Response:
        """Everything once more before the order, or the form again with what is missing."""
        record = self._state.record
        if not record.cart:
            return see_other("/shop/cart/")
        errors = _missing_in(request.form, self._renderer.say)
        context: dict[str, object] = {"total": record.cart_total, "query": BookQuery()}
        if errors:
            entered = request.form.fields
            context |= {"payments": PAYMENTS, "errors": errors, "entered": entered}
            status = HTTPStatus.UNPROCESSABLE_ENTITY
            return self._renderer.page("shop/checkout.html", context, status)
        context |= {"cart": record.cart, "delivery": _delivery(request)}
        return self._renderer.page("shop/confirm.html", context)

    def place_order(self, request: Request, _part: str) -> Response:
        """Order what is in the cart; sent twice, the second finds the cart empty."""
        if _missing_in(request.form, self._renderer.say):
            return see_other("/shop/checkout/")
        order = self._state.place_order(_delivery(request))
        return see_other(f"/shop/orders/{order.number}/" if order else "/shop/cart/")

    def show_order(self, _request: Request, number: str) -> Response | None:
        """Thanks, and the number of the order."""
        orders = self._state.record.orders
        order = next((order for order in orders if order.number == number), None)
        if not order:
            return None
        return self._renderer.page("shop/order.html", {"order": order, "query": BookQuery()})

    def _added_sentence(self, book: Book) -> str:
        if not book.is_in_stock:
            return f"『{book.title}』は在庫切れのため、追加できませんでした"
        return self._renderer.say("『{title}』をカートに入れました").format(title=book.title)


def read_query(fields: Fields) -> BookQuery:
    """Read the address of a results page; what cannot be read counts as not said."""
    sort = fields.get("sort", "")
    page = fields.get("page", "")
    return BookQuery(
        words=fields.get("q", "").strip()[:200],
        category=fields.get("category", ""),
        order=SortOrder(sort) if sort in set(SortOrder) else SortOrder.RECOMMENDED,
        only_in_stock=fields.get("stock", "") == "in",
        page=_quantity(page, 1),
    )


def _results_address(query: BookQuery, page: int) -> str:
    fields = {"q": query.words, "sort": query.order.value, "page": str(page)}
    if query.category:
        fields["category"] = query.category
    if query.only_in_stock:
        fields["stock"] = "in"
    return f"/shop/search?{urlencode(fields)}"


def _quantity(text: str, otherwise: int) -> int:
    if not (text.isascii() and text.isdigit()):
        return otherwise
    return min(int(text[:9]), MAX_QUANTITY)


def _line_of(book: Book, quantity: int) -> CartLine:
    return CartLine(id=book.id, title=book.title, price=book.price, quantity=max(1, quantity))


def _missing_in(form: Form, say: Callable[[str], str]) -> Mapping[str, str]:
    """Return a sentence for every field of the checkout that is still empty, by field name."""
    errors: dict[str, str] = {}
    for name, label in (("name", "お名前"), ("address", "お届け先の住所")):
        if not form.text(name):
            errors[name] = f"{say(label)}を入力してください。"
    if form.text("payment") not in PAYMENTS:
        errors["payment"] = f"{say('お支払い方法')}を選んでください。"
    return errors


def _delivery(request: Request) -> Delivery:
    form = request.form
    return Delivery(
        name=form.text("name"),
        address=form.text("address"),
        payment=form.text("payment"),
        gift=form.is_on("gift"),
    )


def _title_lines(title: str) -> list[str]:
    """Break a title for its cover between words, lines of `COVER_WIDTH` where words allow it."""
    lines = [""]
    for word in _TITLE_WORD.findall(title):
        if lines[-1] and _width(lines[-1]) + _width(word.rstrip()) > COVER_WIDTH:
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines]


def _width(text: str) -> float:
    return sum(0.55 if char.isascii() else 1.0 for char in text)
