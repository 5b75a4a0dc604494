"""Which addresses belong to a site that was visited."""

import pytest

from studio.browser.sitemap.address import SiteAddress


def site(address: str) -> SiteAddress:
    found = SiteAddress.of(address)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "address", ["", "about:blank", "file:///etc/passwd", "http://", "http://u:p@x.jp/", "x.jp"]
)
def test_what_is_no_web_page_has_no_site(address: str) -> None:
    assert SiteAddress.of(address) is None


def test_the_origin_keeps_scheme_and_port() -> None:
    assert site("https://www.example.jp/a?b#c").origin == "https://www.example.jp"
    assert site("http://Example.jp:8080/").origin == "http://example.jp:8080"
    assert site("https://例え.jp/").origin == "https://xn--r8jz45g.jp"


@pytest.mark.parametrize(
    ("address", "listed"),
    [
        ("https://www.example.jp/a", "https://www.example.jp/a"),
        ("/b", "https://www.example.jp/b"),
        ("c d", "https://www.example.jp/maps/c%20d"),
        ("\n https://www.example.jp/a ", "https://www.example.jp/a"),
        ("//example.jp/x", "https://example.jp/x"),
        ("https://shop.example.jp/", "https://shop.example.jp/"),
        ("http://www.example.jp/old", "http://www.example.jp/old"),
        ("https://evil.jp/", None),
        ("https://evilexample.jp/", None),
        ("https://example.jp.evil.jp/", None),
        ("https://www.example.jp:8443/", None),
        ("https://user:pass@www.example.jp/", None),
        ("javascript:alert(1)", None),
        ("file:///etc/passwd", None),
        ("data:text/html,x", None),
        ("https://www.example.jp\\@evil.jp/", "https://www.example.jp/@evil.jp/"),
        ("http://[", None),
        ("/" + "a" * 2_048, None),
    ],
)
def test_only_the_sites_own_pages_are_listed(address: str, listed: str | None) -> None:
    base = "https://www.example.jp/maps/sitemap.xml"
    assert site("https://www.example.jp/").listed(address, base) == listed


@pytest.mark.parametrize("visited", ["http://127.0.0.1:80/", "http://[::1]/", "http://localhost/"])
@pytest.mark.parametrize(
    "other",
    ["http://127.0.0.2/", "http://127.0.0.1:81/", "http://a.localhost/", "http://169.254.169.254/"],
)
def test_a_host_without_a_domain_is_alone(visited: str, other: str) -> None:
    assert site(visited).listed(other, visited) is None
    assert site(visited).listed("/a", visited) is not None


def test_figures_in_disguise_are_still_another_host() -> None:
    assert site("https://example.jp/").listed("http://0x7f.1/", "https://example.jp/") is None
    assert (
        site("http://127.0.0.1/").listed("http://0x7f.1/a", "http://x.jp") == "http://127.0.0.1/a"
    )


def test_a_site_visited_by_https_is_never_asked_by_http() -> None:
    secure, plain = site("https://example.jp/"), site("http://example.jp/")
    robots = "https://example.jp/robots.txt"
    assert secure.to_ask("http://example.jp/s.xml", robots) == "https://example.jp/s.xml"
    assert plain.to_ask("http://example.jp/s.xml", robots) == "http://example.jp/s.xml"
    assert plain.to_ask("https://example.jp/s.xml", robots) == "https://example.jp/s.xml"
    assert secure.to_ask("http://evil.jp/s.xml", robots) is None


def test_loopback_needs_no_proxy() -> None:
    assert site("http://127.0.0.1:8000/").is_on_this_machine
    assert site("http://[::1]:8000/").is_on_this_machine
    assert not site("http://127.example.jp/").is_on_this_machine
