"""What addresses and forms say of themselves, whatever the label said."""

import pytest

from studio.engine.guard.facts.commands import (
    begins_session,
    changes_something,
    command_of_address,
    command_of_request,
    deed_of_opening,
    fills_cart_by_opening,
    is_write,
    only_looks,
    only_measures,
)
from studio.engine.ports import OutgoingRequest, RequestKind

SITE = "https://app.example"


def sent(where: str, *fields: tuple[str, str], method: str = "POST", reads_only: bool = False):
    url = where if "://" in where else SITE + where
    return OutgoingRequest(
        method=method,
        url=url,
        kind=RequestKind.DATA,
        page_url=SITE,
        fields=fields,
        reads_only=reads_only,
    )


@pytest.mark.parametrize(
    "path",
    ["/delete?id=3", "/items/3/delete", "/deleteItem", "/?action=delete", "/items?delete=3", "/send", "/transfer?to=evil",
     "/checkout", "/account/cancel", "/api/v1/payInvoice", "/削除/3", "/%E5%89%8A%E9%99%A4/3", "/place-order", "/users/3/deactivate",
     "/sakujyo.cgi?id=5", "/syounin/5", "/hattyuu.php", "/haishi.php?id=5", "/entry.php?m=del&id=5", "/index.php?route=/items/delete&id=5", "/?r=/invoice/pay"],
)  # fmt: skip
def test_an_address_that_acts(path: str) -> None:
    assert command_of_address(SITE + path)


@pytest.mark.parametrize(
    "path",
    ["/", "/cart", "/orders", "/order/history", "/items/3", "/?q=delete", "/search?q=送信", "/help/how-to-delete-an-account",
     "/users/sign_in", "/login", "/order/confirm", "/payments/3", "/senders", "/sitemap", "/注文履歴", "/?s=delete", "/shosai.php?m=view", "/status", "/index.php?route=/items/list&name=delete", "/index.php?q=/etc delete"],
)  # fmt: skip
def test_an_address_that_only_shows(path: str) -> None:
    assert command_of_address(SITE + path) == ""


@pytest.mark.parametrize(
    "request_",
    [
        sent("/orders"),
        sent("/x", method="DELETE"),
        sent("/x", ("_method", "delete")),
        sent("/x", ("delete", "1")),
        sent("/x", ("op", "削除")),
        sent("/graphql", ("query", "mutation DeleteUser($id: ID!)")),
        sent("/graphql", ("operationName", "payInvoice")),
        sent("/web/dataset/call_kw", ("method", "unlink")),
        sent("/cart/checkout"),
        sent("/shop/checkout/order"),
        sent("/checkout"),
        sent("/api/auth/transfer"),
        sent("/mail/send"),
        sent("/newsletter/unsubscribe"),
    ],
)
def test_a_request_that_contradicts_a_harmless_label(request_: OutgoingRequest) -> None:
    assert command_of_request(request_)
    assert not only_looks(request_)
    assert not only_measures(request_)


@pytest.mark.parametrize(
    "request_",
    [
        sent("/orders/search"),
        sent("/checkout/cart/add"),
        sent("/shop/checkout/confirm"),
        sent("/orders/confirm"),
        sent("/cart/remove", ("id", "3")),
        sent("/login", ("user", "hanako")),
        sent("/users/sign_out", method="DELETE"),
        sent("/logout", ("_method", "delete")),
        sent("/x", ("memo", "削除のお願い"), ("order_id", "3")),
        sent("/x", ("action", "検索")),
        sent("/drafts"),
        sent("/graphql", ("query", "query Orders { orders }")),
    ],
)
def test_a_request_that_does_not(request_: OutgoingRequest) -> None:
    assert command_of_request(request_) == ""


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (sent("https://www.google-analytics.com/g/collect"), True),
        (sent("https://o1.ingest.sentry.io/api/1/envelope/"), True),
        (sent("/api/track"), True),
        (sent("/api/heartbeat"), True),
        (sent("https://google-analytics.com.evil.example/g/x"), False),
        (sent("/api/track", ("action", "delete")), False),
        (sent("/track/items"), False),
    ],
)
def test_what_only_measures(request_: OutgoingRequest, expected: bool) -> None:
    assert only_measures(request_) is expected


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (sent("/graphql", reads_only=True), True),
        (sent("/products/search"), True),
        (sent("/products/_search"), True),
        (sent("/search/delete"), False),
        (sent("/searches"), False),
        (sent("/items"), False),
        (sent("/index.php?action=widget.clock.view"), True),
        (sent("/rpc.php", ("method", "news.get")), True),
        (sent("/index.php?action=list", ("op", "save")), False),
        (sent("/index.php?action=view&delete=5"), False),
        (sent("/index.php?action=refresh.order", ("action", "order")), False),
        (sent("/tickets/5/status"), True),
        (sent("/tickets/5/status").model_copy(update={"method": "PUT"}), False),
        (sent("/tickets/5/status").model_copy(update={"headers": ("patch",)}), False),
    ],
)
def test_what_only_looks(request_: OutgoingRequest, expected: bool) -> None:
    assert only_looks(request_) is expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/cart/add?id=5", True),
        ("/products/add_cart/5", True),
        ("/book/?add-to-cart=5", True),
        ("/addToCart/5", True),
        ("/cart", False),
        ("/cart/checkout", False),
        ("/address/add", False),
        ("/?q=add+cart", False),
    ],
)
def test_an_address_that_fills_a_cart(path: str, expected: bool) -> None:
    assert fills_cart_by_opening(SITE + path) is expected


@pytest.mark.parametrize(
    "request_",
    [
        sent("/orders"), sent("/items/3/status"), sent("/drafts", method="PUT"), sent("/logout"), sent("/session", method="DELETE"),
        sent("/reports/export"), sent("/search", ("action", "delete")),
        OutgoingRequest(method="GET", url=f"{SITE}/cart/add?id=3", kind=RequestKind.NAVIGATION),
    ],
)  # fmt: skip
def test_what_may_stay_where_it_arrives(request_: OutgoingRequest) -> None:
    assert changes_something(request_)


@pytest.mark.parametrize(
    "request_",
    [
        sent("/products/search"), sent("/graphql", reads_only=True), sent("/users/sign_in"), sent("/login"),
        sent("https://www.google-analytics.com/g/collect"),
        OutgoingRequest(method="GET", url=f"{SITE}/orders/3", kind=RequestKind.NAVIGATION),
    ],
)  # fmt: skip
def test_what_leaves_nothing_behind(request_: OutgoingRequest) -> None:
    assert not changes_something(request_)


@pytest.mark.parametrize(
    ("path", "deed"),
    [
        ("/entries/5/delete", "delete"),
        ("/images/delete.png", ""),
        ("/icons/5/delete", "delete"),
        ("/lexicon/delete", "delete"),
        ("/assets/pay.css?v=2", ""),
        ("/delete.php?id=5", "delete"),
    ],
)
def test_a_file_that_pages_are_made_of_does_nothing(path: str, deed: str) -> None:
    assert deed_of_opening(SITE + path) == deed


@pytest.mark.parametrize(
    ("path", "is_part", "deed"),
    [
        ("/@@iconresolver/trash", True, ""),
        ("/static/icons/trash", True, ""),
        ("/@@iconresolver/trash", False, "trash"),  # a page is no picture
        ("/icons/send?id=5", True, "send"),
        ("/profile/icon/delete", True, "delete"),
        ("/icons/5/delete", True, "delete"),
        ("/lexicons/delete", True, "delete"),
    ],
)
def test_a_picture_that_a_site_gives_by_its_name_does_nothing(
    path: str, deed: str, *, is_part: bool
) -> None:
    assert deed_of_opening(SITE + path, is_part=is_part) == deed


@pytest.mark.parametrize(
    ("path", "deed"),
    [
        ("/graphql?query=mutation{setRole(id:5){id}}", "mutation"),
        ("/graphql?query={member(id:5){mutation}}", ""),
        ("/members/5?_method=PUT", "put"),
        ("/members/5?_method=GET", ""),
        ("/members/5/%2564elete", "delete"),
        ("/members/5/ｄｅｌｅｔｅ", "delete"),
    ],
)
def test_what_is_opened_says_itself_that_it_writes(path: str, deed: str) -> None:
    assert deed_of_opening(SITE + path) == deed


@pytest.mark.parametrize(("header", "is_writing"), [("PUT", True), ("delete", True), ("de", False)])
def test_a_header_that_stands_for_a_method_writes(header: str, *, is_writing: bool) -> None:
    read = OutgoingRequest(
        method="GET", url=f"{SITE}/members/5", kind=RequestKind.DATA, headers=(header,)
    )
    assert is_write(read) is is_writing


def test_what_a_program_signed_says_no_deed() -> None:
    seal = "YjQ2NDk3ZTNlODA3ZjY4YTdlNTBjZjU4YTY5NGNmMDBmOTRhNWFk"
    assert command_of_request(sent("/items", ("sign", seal))) == ""
    assert command_of_request(sent("/items", ("sign", "1"))) == "sign"
    assert command_of_request(sent("/items", ("delete", seal))) == "delete"


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/login", True),
        ("/api/v2/auth/session", True),
        ("/portal/session", True),
        ("/members/session", False),
        ("/api/5/session", False),
        ("/削除/session", False),
        ("/session/logout", False),
    ],
)
def test_a_session_begins_at_a_place_that_says_nothing_else(path: str, *, expected: bool) -> None:
    request = sent(path).model_copy(update={"page_url": f"{SITE}/portal/top"})
    assert begins_session(request) is expected
    assert not begins_session(request.model_copy(update={"method": "PUT"}))


def test_a_header_may_stand_for_a_deletion() -> None:
    assert command_of_request(sent("/save").model_copy(update={"headers": ("delete",)})) == "DELETE"


@pytest.mark.parametrize(("right", "said"), [("true", ""), ("5", "delete")])
def test_what_somebody_may_do_is_no_command(right: str, said: str) -> None:
    may = (("rights.read", "true"), ("rights.update", "false"), ("rights.delete", right))
    assert command_of_request(sent("/form-state", *may)) == said


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("delete-all", "delete"),
        ("XMLHttpRequest", ""),
        ("submit-form", ""),
        ("aDel9-remove-x7", ""),
    ],
)
def test_a_header_may_say_a_deed(header: str, said: str) -> None:
    request = sent("/save").model_copy(update={"headers": (header,)})
    assert command_of_request(request) == said
