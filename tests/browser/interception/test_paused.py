"""A held request is read as the developer tools tell of it."""

import base64

import pytest

from studio.browser.interception.paused import Event, read_paused
from studio.engine.ports import RequestKind


def event(
    method: str = "GET",
    url: str = "http://a.example/x",
    kind: str = "Document",
    body: str = "",
    **more: object,
) -> Event:
    entries = [{"bytes": base64.b64encode(body.encode()).decode()}] if body else []
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    request = {"method": method, "url": url, "headers": headers, "postDataEntries": entries}
    return {"requestId": "h1", "frameId": "F", "resourceType": kind, "request": request, **more}


@pytest.mark.parametrize(
    ("told", "is_plain", "is_document", "is_background", "is_redirect"),
    [
        (event(), False, True, False, False),
        (event(kind="Fetch"), False, False, False, False),
        (event(kind="Fetch", url="http://a.example/"), True, False, False, False),
        (event(kind="Fetch", url="blob:http://a.example/1"), True, False, False, False),
        (event("POST", kind="XHR"), False, False, False, False),
        (event("POST", kind="Ping"), False, False, True, False),
        (event(redirectedRequestId="h0"), False, True, False, True),
    ],
)
def test_what_it_is(
    told: Event, is_plain: bool, is_document: bool, is_background: bool, is_redirect: bool
) -> None:
    paused = read_paused(told)
    assert (paused.key, paused.frame) == ("h1", "F")
    assert paused.is_plain is is_plain
    assert paused.is_document is is_document
    assert paused.is_background is is_background
    assert paused.is_redirect is is_redirect


@pytest.mark.parametrize(
    ("url", "is_asked"),
    [("https://a.example/", True), ("file:///etc/passwd", False), ("data:text/html,x", False)],
)
def test_only_the_web_is_asked_about(url: str, is_asked: bool) -> None:
    assert read_paused(event(url=url)).may_be_asked is is_asked


def test_the_policy_reads_fields_and_addresses_without_secrets() -> None:
    told = event(
        "post", "http://a.example/x?k=Sakura-7", body="name=%E4%BD%90%E8%97%A4&pw=Sakura-7"
    )
    request = read_paused(told).outgoing(
        RequestKind.NAVIGATION, "http://a.example/", lambda text: text.replace("Sakura-7", "••••")
    )
    assert (request.method, request.kind) == ("POST", RequestKind.NAVIGATION)
    assert ("name", "佐藤") in request.fields
    assert "Sakura-7" not in request.model_dump_json()
    assert not request.reads_only


def test_what_a_script_wrote_beside_its_request_is_told() -> None:
    told = event(kind="Fetch")
    told["request"]["headers"] |= {"Accept": "text/x8431207", "User-Agent": "Chrome", "Sec-X": "1"}
    request = read_paused(told).outgoing(RequestKind.DATA, "http://b.example/", str)
    assert request.headers == ("text/x8431207",)
    assert read_paused(told | {"resourceType": "Document"}).headers == ()


def test_a_post_that_stands_for_a_reading_reads() -> None:
    told = event(kind="Fetch")
    told["request"]["method"] = "POST"
    for method, expected in (("GET", True), ("PATCH", False)):
        told["request"]["headers"]["X-App-HTTP-Method-Override"] = method
        request = read_paused(told).outgoing(RequestKind.DATA, "http://b.example/", str)
        assert request.reads_only is expected


@pytest.mark.parametrize(
    ("referer", "is_told"),
    [
        ("http://b.example/page?t=8431207", True),
        ("http://b.example/", False),  # so does a browser by itself
        ("http://a.example/page?t=8431207", False),  # at home
        ("", False),
    ],
)
def test_another_site_is_told_more_than_the_name_of_the_page(
    referer: str, *, is_told: bool
) -> None:
    told = event(kind="Document", url="http://a.example/x")
    told["request"]["headers"]["Referer"] = referer
    assert read_paused(told).headers == ((referer,) if is_told else ())


def test_a_form_that_is_sent_into_a_frame_is_told_as_one() -> None:
    paused = read_paused(event(kind="Document"))
    assert paused.outgoing(RequestKind.DATA, "http://a.example/", str).is_framed
    assert not paused.outgoing(RequestKind.NAVIGATION, "http://a.example/", str).is_framed
