"""Reading what browsers send."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.practice.messages import (
    BadRequestError,
    Request,
    UploadedFile,
    parse_form,
    parse_query,
)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", "q=%E6%9C%AC&on=true"),
        ("application/json; charset=utf-8", '{"q": "本", "on": true}'),
    ],
)
def test_forms_and_json_read_alike(kind: str, body: str) -> None:
    form = parse_form(kind, body.encode())
    assert form.text("q") == "本"
    assert form.is_on("on")
    assert form.text("absent") == ""
    assert not form.is_on("absent")


@given(st.binary(max_size=2_000), st.text(max_size=50))
def test_any_file_and_any_text_survive_a_multipart_body(content: bytes, text: str) -> None:
    body = (
        b'--frontier\r\nContent-Disposition: form-data; name="note"\r\n\r\n'
        + text.encode("utf-8", "replace")
        + b'\r\n--frontier\r\nContent-Disposition: form-data; name="file"; filename="'
        + "領収書.pdf".encode()
        + b'"\r\nContent-Type: application/pdf\r\n\r\n'
        + content.replace(b"--frontier", b"")
        + b"\r\n--frontier--\r\n"
    )
    form = parse_form("multipart/form-data; boundary=frontier", body)
    assert form.fields["note"] == text.encode("utf-8", "replace").decode("utf-8")
    size = len(content.replace(b"--frontier", b""))
    assert form.files["file"] == UploadedFile("領収書.pdf", size)


def test_a_file_field_left_empty_is_no_file() -> None:
    body = b'--b\r\nContent-Disposition: form-data; name="f"; filename=""\r\n\r\n\r\n--b--\r\n'
    assert parse_form('multipart/form-data; boundary="b"', body).files == {}


@pytest.mark.parametrize("body", [b"", b"[1]", b"nonsense", b"\xff"])
def test_json_that_is_no_object_is_refused(body: bytes) -> None:
    with pytest.raises(BadRequestError):
        parse_form("application/json", body)


def test_a_part_without_a_name_is_refused() -> None:
    body = b"--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"
    with pytest.raises(BadRequestError):
        parse_form("multipart/form-data; boundary=b", body)


def test_the_last_of_a_name_wins() -> None:
    assert parse_query("page=1&page=2&empty=") == {"page": "2", "empty": ""}


@pytest.mark.parametrize(
    ("referer", "path"),
    [
        ("http://127.0.0.1:80/shop/?q=a", "/shop/?q=a"),
        ("http://127.0.0.1:80//evil.example/", "/evil.example/"),
        ("http://evil.example/127.0.0.1:80/x", "/"),
        ("http://127.0.0.1:8/x", "/"),
        ("", "/"),
    ],
)
def test_the_way_back_stays_on_the_site(referer: str, path: str) -> None:
    request = Request("POST", "/makeover", headers={"host": "127.0.0.1:80", "referer": referer})
    assert request.referring_path == path


def test_cookies_are_told_apart() -> None:
    request = Request("GET", "/", headers={"cookie": "a=1; practice_session=x=y; b=2"})
    assert request.cookie("practice_session") == "x=y"
    assert request.cookie("session") == ""
