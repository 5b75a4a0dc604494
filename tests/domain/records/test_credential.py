import pytest

from studio.domain.errors import SecretError
from studio.domain.page.address import is_private_way
from studio.domain.records.credential import SecretPlace, clean_secret_name, clean_secret_origins


def test_every_place_has_a_japanese_name() -> None:
    assert len({place.words for place in SecretPlace}) == len(SecretPlace)


@pytest.mark.parametrize(
    ("typed", "name"),
    [(" 会計 ログイン ", "会計 ログイン"), ("ﾊﾟｽﾜｰﾄﾞ", "パスワード"), ("Ａ" * 60, "A" * 60)],
)
def test_names_are_kept_in_one_width(typed: str, name: str) -> None:
    assert clean_secret_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", "　", "a{b", "a}b", "a〕b", "秘密:x", "秘密：x", "a\tb", "a\x7f", "a\u200bb", "㍿" * 16],
)
def test_names_that_would_break_a_flow_are_refused_and_not_repeated(typed: str) -> None:
    with pytest.raises(SecretError) as told:
        clean_secret_name(typed)
    assert told.value.code == "SECRET_NAME_BAD"
    assert not typed.strip() or typed not in str(told.value)


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("office.example", "https://office.example"),
        ("office.example:8443/login", "https://office.example:8443"),
        (" https://Office.Example:443/a?b#c ", "https://office.example"),
        ("https://日本語.example/", "https://xn--wgv71a119e.example"),
        ("http://localhost:8000/", "http://localhost:8000"),
        ("http://127.0.0.1/", "http://127.0.0.1"),
        ("http://[::1]:3/x", "http://[::1]:3"),
    ],
)
def test_a_site_is_its_scheme_host_and_port(typed: str, origin: str) -> None:
    assert clean_secret_origins([typed, typed]) == (origin,)


@pytest.mark.parametrize(
    "typed",
    [
        "", "会計", "javascript:alert(1)", "data:text/html,x", "file:///etc", "https://",
        "http://office.example", "http://127.0.0.1.evil.example", "https://a:b@c.example",
        "https://evil.example\\@good.example", "https://０x7f.1", "good.example@evil.example",
    ],
)  # fmt: skip
def test_what_is_no_site_or_in_the_open_is_refused(typed: str) -> None:
    with pytest.raises(SecretError) as told:
        clean_secret_origins([typed])
    assert told.value.code == "SECRET_ORIGIN_BAD"


@pytest.mark.parametrize(
    ("url", "is_private"),
    [
        ("https://a.example/", True),
        ("http://127.8.9.1:1/", True),
        ("http://a.example/", False),
        ("http://localhost.evil.example/", False),
        ("http://192.168.0.1/", False),
        ("ftp://127.0.0.1/", False),
        ("wss://a.example/", False),
        ("", False),
    ],
)
def test_a_private_way_is_https_or_this_machine(url: str, is_private: bool) -> None:
    assert is_private_way(url) is is_private
