"""An address that two parsers read differently must never pass for a known site."""

import pytest

from studio.domain.address import host_of, is_plain_address

GOOD = "good.test"


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://good.test/", "good.test"),
        ("https://GOOD.test:8443/a?b#c", "good.test:8443"),
        ("https://user:pw@good.test/", "good.test"),
        ("https://a@b@good.test/", "good.test"),
        ("http://[::1]:8000/", "[::1]:8000"),
        ("https://例え.jp/", "例え.jp"),
        ("about:blank", ""),
        ("data:text/html,<p>", ""),
        ("", ""),
    ],
)
def test_the_host_keeps_its_port_and_loses_user_and_capitals(url: str, host: str) -> None:
    assert host_of(url) == host


@pytest.mark.parametrize("url", ["http://[bad/", "https://good.test℀.evil.test/"])
def test_an_address_no_parser_reads_has_no_host(url: str) -> None:
    assert host_of(url) == ""
    assert not is_plain_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://good.test",
        "https://good.test/",
        "http://127.0.0.1:8123/shop/?q=%E6%9C%AC#top",
        "https://good.test?next=https://other.test/@x",
        "https://good.test/検索",
        "https://xn--80ak6aa92e.com/",
    ],
)
def test_ordinary_addresses_are_plain(url: str) -> None:
    assert is_plain_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://evil.test\\@good.test/",
        "http://good.test\\.evil.test/",
        "http://good.test/\\evil.test",
        "https://good.test@evil.test/",
        "https://user:pw@good.test/",
        "https:good.test",
        "https:///good.test",
        "//good.test/",
        "https://ｇｏｏｄ.test/",
        "https://good.test。evil.test/",
        "https://good.test%2eevil.test/",
        "https://аррӏе.com/",
        "https://good.test\t.evil.test/",
        "https://good.test/\n",
        "https://good.test\r\n",
        " https://good.test/",
        "https://good.test/a b",
        "https://good.test:/",
        "https://good.test:123456/",
        "javascript:alert(1)//https://good.test/",
        "file:///etc/passwd",
        "",
    ],
)
def test_an_address_with_two_readings_is_never_plain(url: str) -> None:
    assert not is_plain_address(url)


@pytest.mark.parametrize("url", ["http://0x7f.1/", "http://2130706433/", "http://127.0.0.1.:80/"])
def test_another_spelling_of_a_known_host_is_another_host(url: str) -> None:
    assert host_of(url) not in {"127.0.0.1", "127.0.0.1:80"}


def test_a_name_that_only_ends_alike_is_another_host() -> None:
    for url in ("https://notgood.test/", "https://good.test.evil.test/", "https://good.test:81/"):
        assert is_plain_address(url)
        assert host_of(url) != GOOD
