"""An address that two parsers read differently must never pass for a known site."""

import pytest

from studio.domain.page.address import (
    fits_path,
    host_in_words,
    host_of,
    is_honest_address,
    is_plain_address,
    is_private,
    is_same_place,
    is_same_site,
    origin_of,
    readable,
    written_out,
)

GOOD = "good.test"


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://good.test/", "good.test"),
        ("https://GOOD.test:8443/a?b#c", "good.test:8443"),
        ("https://user:pw@good.test/", "good.test"),
        ("https://a@b@good.test/", "good.test"),
        ("http://[::1]:8000/", "[::1]:8000"),
        ("https://例え.jp/", "xn--r8jz45g.jp"),
        ("https://good.test:443/", "good.test"),
        ("http://evil.test\\@good.test/", "evil.test"),
        ("https://ｇｏｏｄ.test/", "good.test"),
        ("http://0x7f.1/", "127.0.0.1"),
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


@pytest.mark.parametrize(
    "url", ["http://0x7f.1/", "http://2130706433/", "http://127.0.0.1.:80/", "http://0177.0.0.1/"]
)
def test_another_spelling_of_a_number_is_that_number_and_not_plain(url: str) -> None:
    assert host_of(url) == "127.0.0.1"
    assert not is_plain_address(url)
    assert not is_honest_address(url)


def test_a_name_that_only_ends_alike_is_another_host() -> None:
    for url in ("https://notgood.test/", "https://good.test.evil.test/", "https://good.test:81/"):
        assert is_plain_address(url)
        assert host_of(url) != GOOD


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://good.test/a?b=c", True),
        ("https://GOOD.test/", True),
        ("https://例え.jp/", True),
        ("http://[::1]:8000/", True),
        ("http://127.0.0.1:8123/検索", True),
        ("https://user@good.test/", False),
        ("https://good.test\\@evil.test/", False),
        ("https:///good.test/", False),
        ("https:good.test", False),
        ("https://ｇｏｏｄ.test/", False),
        ("https://例え。jp/", False),
        ("https://good.test%2eevil.test/", False),
        ("https://good\u200b.test/", False),
        ("https://good.test/a b", False),
        ("javascript:alert(1)", False),
        ("about:blank", False),
        ("ftp://good.test/", False),
        ("", False),
    ],
)
def test_what_a_model_may_write_as_an_address(url: str, expected: bool) -> None:
    assert is_honest_address(url) is expected


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://good.test:443/a", "https://good.test"),
        ("http://good.test:8080/a", "http://good.test:8080"),
        ("data:text/html,x", ""),
        ("about:blank", ""),
        ("blob:https://good.test/1", ""),
    ],
)
def test_the_origin_is_scheme_host_and_port(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    ("allowed", "origin", "expected"),
    [
        ("http://good.test", "http://good.test", True),
        ("http://good.test", "https://good.test", True),
        ("https://good.test", "http://good.test", False),
        ("https://good.test", "https://www.good.test", True),
        ("https://www.good.test", "https://good.test", True),
        ("https://good.test", "https://mail.good.test", False),
        ("https://good.test", "https://good.test:8443", False),
        ("http://good.test:8080", "https://good.test:8080", False),
        ("https://good.test", "https://good.test.evil.test", False),
        ("https://com", "https://www.com", False),
        ("", "", False),
    ],
)
def test_which_origins_are_one_place(allowed: str, origin: str, expected: bool) -> None:
    assert is_same_place(allowed, origin) is expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("https://app.example.com", "https://api.example.com", True),
        ("https://a.example.co.jp", "https://b.example.co.jp", True),
        ("https://a.co.jp", "https://b.co.jp", False),
        ("https://a.github.io", "https://b.github.io", False),
        ("http://127.0.0.1:1", "http://127.0.0.1:2", False),
        ("http://127.0.0.1", "http://127.0.0.1:80", True),
        ("http://a.tenant.localhost:1", "http://evil.tenant.localhost:2", False),
        ("https://example.com:8443", "https://app.example.com", True),
        ("http://10.0.0.1", "http://11.0.0.1", False),
        ("http://kintai", "http://keihi", False),
        ("https://example.com", "https://example.com.evil.test", False),
    ],
)
def test_which_origins_seem_to_be_of_one_owner(one: str, other: str, expected: bool) -> None:
    assert is_same_site(one, other) is expected


SHARED = """sakura.ne.jp cybozu.com kintone.com backlog.jp sharepoint.com my.salesforce.com zendesk.com myshopify.com
wixsite.com xsrv.jp lolipop.jp yokohama.jp blob.core.windows.net trycloudflare.com ngrok-free.app appspot.com run.app
hatenablog.com fc2.com"""


@pytest.mark.parametrize("shared", SHARED.split())
def test_two_customers_of_one_host_are_strangers_and_each_has_a_site(shared: str) -> None:
    mine, other = f"https://mine.city.{shared}", f"https://evil.town.{shared}"
    assert not is_same_site(mine, other)
    assert not is_same_site(f"https://mine.{shared}", f"https://evil.{shared}")
    assert is_same_site(mine, f"https://www.city.{shared}") or shared in {"run.app", "yokohama.jp"}
    assert is_same_site(mine, mine + "/a")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://127.0.0.1:8000/", True),
        ("http://0x7f.1/", True),
        ("http://localhost/", True),
        ("http://app.localhost/", True),
        ("http://192.168.1.1/", True),
        ("http://10.1.2.3/", True),
        ("http://172.16.0.1/", True),
        ("http://169.254.169.254/latest/", True),
        ("http://0.0.0.0/", True),
        ("http://[::1]/", True),
        ("http://[fe80::1]/", True),
        ("http://[fd00::1]/", True),
        ("http://[::ffff:10.0.0.1]/", True),
        ("http://kintai/", True),
        ("http://printer.local/", True),
        ("https://8.8.8.8/", False),
        ("https://example.com/", False),
        ("about:blank", False),
    ],
)
def test_which_addresses_lead_inside(url: str, expected: bool) -> None:
    assert is_private(url) is expected


def test_a_card_shows_what_a_name_only_looks_like() -> None:
    assert host_in_words("https://good.test:81/") == "good.test:81"
    assert host_in_words("https://例え.jp/") == "xn--r8jz45g.jp（「例え.jp」）"
    words = host_in_words("https://аррӏе.com/")
    assert words.startswith("xn--80ak6aa92e.com")
    assert "まぎらわしい" in words


@pytest.mark.parametrize(
    ("url", "base", "written"),
    [
        ("../b?x=1", "https://a.example/c/d", "https://a.example/b?x=1"),
        ("HTTPS://A.example:443/", "", "https://a.example/"),
        ("b", "", ""),
        ("b", "no address", ""),
    ],
)
def test_an_address_is_written_out_as_the_browser_goes_there(
    url: str, base: str, written: str
) -> None:
    assert written_out(url, base) == written


@pytest.mark.parametrize(
    ("pattern", "path", "fits"),
    [("/issues/*/edit", "/issues/20/edit", True), ("/issues/*", "/issues/20/edit", True),
     ("/issues/*/edit", "/issues/20", False), ("/特別/*", "/%E7%89%B9%E5%88%A5/1", True),
     ("/a.b", "/axb", False)],
)  # fmt: skip
def test_a_path_is_compared_in_its_letters(pattern: str, path: str, fits: bool) -> None:
    assert fits_path(pattern, path) is fits


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("https://a.example/%E6%9C%AC?q=%E7%8C%AB&n=1%2F2", "https://a.example/本?q=猫&n=1%2F2"),
        ("/a%E6%9C", "/a%E6%9C"),  # half a letter
        ("/%E2%80%AEgnp.exe", "/%E2%80%AEgnp.exe"),  # turns the letters round
        ("「/%E6%9C%AC」を開く", "「/本」を開く"),
    ],
)
def test_an_address_is_read_by_its_words_and_hides_nothing(written: str, read: str) -> None:
    assert readable(written) == read
