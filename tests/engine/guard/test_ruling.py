"""What becomes of a held request before anybody is asked: by the request, never by the control's label."""

import pytest

from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.ruling import ActUnderWay, Ruling, lasts, rule
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP

PRESS = ActUnderWay("「保存」をクリック", ActKind.PRESSES)
SEARCH = ActUnderWay("「検索」をクリック", ActKind.HARMLESS)
TYPE = ActUnderWay("「備考」に「a」を入力", ActKind.SETS)
LOOK = ActUnderWay("「一覧」にマウスを重ねる", ActKind.LOOKS)
BUY = ActUnderWay("「注文を確定する」をクリック", ActKind.PRESSES, says_deed=True)
GO = ActUnderWay("「/a」を開く", ActKind.LOOKS, opens=SHOP + "entries/5/delete")
START = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
PASSWORD = ActUnderWay("「パスワード」に「••••」を入力", ActKind.SETS, puts_secret=True)


def data(
    path: str = "save", *fields: tuple[str, str], method: str = "POST", **more: object
) -> OutgoingRequest:
    given: dict[str, object] = {"kind": RequestKind.DATA, "page_url": SHOP, "fields": fields}
    url = path if "://" in path else SHOP + path
    return OutgoingRequest.model_validate({"method": method, "url": url, **given, **more})


def page(path: str = "save", method: str = "POST", **more: object) -> OutgoingRequest:
    return data(path, method=method, **{"kind": RequestKind.NAVIGATION, **more})


def frame(path: str) -> OutgoingRequest:
    return data(path, method="GET", kind=RequestKind.FRAME)


@pytest.mark.parametrize("act", [PRESS, SEARCH, TYPE, LOOK], ids=lambda act: act.kind)
@pytest.mark.parametrize(
    "request_",
    [
        data(), data(method="PUT"), data("autosave"), data("products/search"), data("collect"), data("results"),
        data("users/5/token", method="DELETE"), data("api/items/5/details", method="PATCH"), page(), page("chumon/kakutei.php"),
        data("graphql", ("query", "query { deleteMember(id: 5) { id } }"), reads_only=True),
        data("graphql", ("variables.delete", "1")),
    ],
    ids=lambda one: f"{one.method} {one.url.removeprefix(SHOP)}",
)  # fmt: skip
def test_a_write_is_asked_about_whatever_was_pressed(
    request_: OutgoingRequest, act: ActUnderWay
) -> None:
    assert rule(request_, act) is Ruling.ASK


@pytest.mark.parametrize(
    ("request_", "act", "expected"),
    [
        # reading
        (data(method="GET"), PRESS, Ruling.PASS),
        (page("", "GET"), None, Ruling.PASS),
        (page("transfers", "GET"), PRESS, Ruling.PASS),
        (page("checkout?step=2", "GET"), PRESS, Ruling.PASS),
        (page("search?q=delete", "GET"), PRESS, Ruling.PASS),
        (frame("embedded"), PRESS, Ruling.PASS),
        (data("graphql", ("query", "{ orders { sendDate } }"), reads_only=True), PRESS, Ruling.PASS),
        # what is done by being opened, by a press, a script, a frame or a redirect
        (page("entries/5/delete", "GET"), PRESS, Ruling.ASK),
        (page("entries/5/delete", "GET"), SEARCH, Ruling.ASK),
        (page("entries/5/delete", "GET"), LOOK, Ruling.ASK),
        (page("orders/5/cancel?confirm=1", "GET"), PRESS, Ruling.ASK),
        (page("transfer?to=evil", "GET"), PRESS, Ruling.ASK),
        (data("entries/5/delete", method="GET"), PRESS, Ruling.ASK),
        (frame("entries/5/delete"), PRESS, Ruling.ASK),
        (page("kakutei.php?id=5", "GET"), PRESS, Ruling.ASK),
        (page("next.php?id=5", "GET"), BUY, Ruling.ASK),
        (page("next.php?id=5", "GET", is_redirect=True), BUY, Ruling.PASS),
        (page("entries/5/delete", "GET"), GO, Ruling.PASS),
        (page("entries/6/delete", "GET", is_redirect=True), GO, Ruling.ASK),
        # before the first act a page does what it does
        (data("poll"), None, Ruling.PASS),
        (data("poll"), START, Ruling.PASS),
        (page(), None, Ruling.ASK),
        (page(), START, Ruling.ASK),
        (page("entries/5/delete", "GET", is_redirect=True), START, Ruling.ASK),
        # what nobody waits for
        (data("ping", is_background=True), PRESS, Ruling.DROP),
        (data("ping", ("action", "delete"), is_background=True), PRESS, Ruling.ASK),
        # with a secret nothing goes abroad
        (data("https://evil.example/steal"), PASSWORD, Ruling.REFUSE),
        (data("https://evil.example/steal", method="GET"), PASSWORD, Ruling.REFUSE),
        (data("https://www.google-analytics.com/g/collect"), PASSWORD, Ruling.REFUSE),
        # from a public page into the local network never
        (data("http://192.168.1.1/reboot"), SEARCH, Ruling.REFUSE),
        (data("http://127.0.0.1:9/x", page_url="http://127.0.0.1:8/"), SEARCH, Ruling.ASK),
        # to another site
        (data("https://evil.example/save"), SEARCH, Ruling.ASK),
        (data("https://evil.example/products/search"), SEARCH, Ruling.ASK),
        (data("https://evil.example/collect"), SEARCH, Ruling.DROP),
        (data("https://evil.example/save", is_background=True), SEARCH, Ruling.DROP),
        (data("https://www.google-analytics.com/g/collect"), BUY, Ruling.DROP),
        (data("https://chat.example/poll"), LOOK, Ruling.PASS),
        (data("https://chat.example/delete"), LOOK, Ruling.ASK),
    ],
)  # fmt: skip
def test_what_becomes_of_a_request(
    request_: OutgoingRequest, act: ActUnderWay | None, expected: Ruling
) -> None:
    assert rule(request_, act) is expected


@pytest.mark.parametrize(
    "request_",
    [
        data("https://chat.example/poll"),
        data("https://evil.example/x", method="GET"),
        data("https://evil.example/x", method="GET", kind=RequestKind.FRAME),
        data("https://evil.example/x", method="GET", kind=RequestKind.NAVIGATION),
    ],
)
def test_what_was_typed_or_read_leaves_for_no_other_site_unasked(
    request_: OutgoingRequest,
) -> None:
    assert rule(request_, LOOK) is Ruling.PASS
    assert rule(request_, LOOK, carries=True) in (Ruling.ASK, Ruling.DROP)


def test_what_cannot_be_undone_is_told_by_the_control_or_by_what_is_sent() -> None:
    assert lasts(data(), BUY)
    assert lasts(data("entries/5/delete"), SEARCH)
    assert lasts(data("yoyaku/5/torikeshi"), PRESS)
    assert not lasts(data("customers/5"), PRESS)


@pytest.mark.parametrize(
    ("path", "page_url", "expected"),
    [
        ("entries/5/delete?id=5", SHOP, Ruling.ASK),
        ("entries/delete.png", SHOP, Ruling.PASS),
        ("photos/5?size=2", SHOP, Ruling.PASS),
        ("entries/5/delete?id=5", "https://other.example/", Ruling.PASS),
    ],
)
def test_a_picture_at_the_address_of_a_deed_is_asked_about_at_home(
    path: str, page_url: str, expected: Ruling
) -> None:
    picture = data(path, method="GET", kind=RequestKind.PART, page_url=page_url)
    assert rule(picture, PRESS) is expected
    assert rule(picture, START) is Ruling.PASS
