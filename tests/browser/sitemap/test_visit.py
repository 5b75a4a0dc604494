"""A site's own list of pages, asked of a server that misbehaves in every way."""

import asyncio
import gzip
from collections.abc import Iterator

import pytest

from studio.browser.sitemap.site_maps import WebSiteMaps
from studio.browser.sitemap.visit import MAX_DOCUMENTS, MAX_HOPS
from tests.browser.site_server import PATIENCE_S, WebSite, index, listed, serve_site, sitemap

ENTRY = b"<url><loc>{url}/page</loc></url>\n"


@pytest.fixture
def site() -> Iterator[WebSite]:
    with serve_site() as site:
        yield site


async def test_robots_name_several_sitemaps_and_their_order_is_kept(site: WebSite) -> None:
    site.put("/robots.txt", "Sitemap: {url}/2.xml\nUser-agent: *\nDisallow: /\nSitemap: /1.xml")
    site.put("/1.xml", sitemap("{url}/a", "{url}/b"))
    site.put("/2.xml", sitemap("{url}/c", "{url}/b"))
    assert await listed(site) == ["/c", "/b", "/a"]
    assert site.paths == ["/robots.txt", "/2.xml", "/1.xml"]


@pytest.mark.parametrize("status", [404, 500, 403])
async def test_without_robots_the_usual_place_is_tried(site: WebSite, status: int) -> None:
    site.put("/robots.txt", "Sitemap: /other.xml", status)
    site.put("/sitemap.xml", sitemap("{url}/a"))
    assert await listed(site) == ["/a"]


@pytest.mark.parametrize(
    "robots", ["User-agent: *\nDisallow:", "", "Sitemap: http://127.0.0.2/s.xml", "\x00\x01"]
)
async def test_robots_that_name_nothing_of_use_lead_to_the_usual_place(
    site: WebSite, robots: str
) -> None:
    site.put("/robots.txt", robots)
    site.put("/sitemap.xml", sitemap("{url}/a"))
    assert await listed(site) == ["/a"]


async def test_a_site_without_any_has_none(site: WebSite) -> None:
    assert await listed(site) == []
    assert site.paths == ["/robots.txt", "/sitemap.xml"]


@pytest.mark.parametrize("status", [204, 401, 404, 410, 429, 500, 503])
async def test_an_error_page_lists_nothing(site: WebSite, status: int) -> None:
    site.put("/sitemap.xml", "" if status == 204 else sitemap("{url}/a"), status)
    assert await listed(site) == []


async def test_an_index_is_followed_one_level_and_never_twice(site: WebSite) -> None:
    site.put("/sitemap.xml", index("{url}/1.xml", "{url}/nested.xml", "{url}/sitemap.xml", "1.xml"))
    site.put("/1.xml", sitemap("{url}/a"))
    site.put("/nested.xml", index("{url}/deep.xml", "{url}/nested.xml"))
    site.put("/deep.xml", sitemap("{url}/deep"))
    assert await listed(site) == ["/a"]
    assert site.paths == ["/robots.txt", "/sitemap.xml", "/1.xml", "/nested.xml"]


async def test_a_missing_part_of_an_index_costs_only_that_part(site: WebSite) -> None:
    site.put("/sitemap.xml", index("/gone.xml", "/broken.xml", "/2.xml"))
    site.put("/broken.xml", sitemap("/a", "/?b=1&c=2"))
    site.put("/2.xml", sitemap("/d"))
    assert await listed(site) == ["/a", "/d"]


async def test_an_index_of_thousands_is_not_a_flood(site: WebSite) -> None:
    site.put("/sitemap.xml", index(*(f"/{n}.xml" for n in range(1_000))))
    assert await listed(site) == []
    assert len(site.asked) == MAX_DOCUMENTS


@pytest.mark.parametrize(
    "name",
    ["sitemap-image.xml", "images_1.xml.gz", "news-sitemap.xml", "video.xml", "s.xml?t=news"],
)
async def test_sitemaps_of_images_news_and_videos_are_not_asked(site: WebSite, name: str) -> None:
    site.put("/sitemap.xml", index(f"/{name}", "/newsletter.xml", "/news/sitemap.xml"))
    for path in (f"/{name}", "/newsletter.xml", "/news/sitemap.xml"):
        site.put(path, sitemap(f"/of{path}"))
    assert await listed(site) == ["/of/newsletter.xml", "/of/news/sitemap.xml"]
    assert f"/{name}" not in site.paths


async def test_packed_files_and_packed_transport_are_unpacked(site: WebSite) -> None:
    site.put("/robots.txt", gzip.compress(b"Sitemap: /1.xml.gz\nSitemap: /2.xml"),
             Content_Encoding="gzip")  # fmt: skip
    site.put_packed("/1.xml.gz", sitemap("{url}/a"), Content_Type="application/gzip")
    site.put_packed("/2.xml", sitemap("{url}/b"), Content_Encoding="gzip")
    assert await listed(site) == ["/a", "/b"]
    assert site.asked[0].headers["accept-encoding"] == "gzip"


async def test_what_it_calls_itself_matters_less_than_what_it_is(site: WebSite) -> None:
    site.put("/robots.txt", "\ufeffSitemap: /1\nSitemap: /2", Content_Type="image/png")
    site.put("/1", "\ufeff" + sitemap("<![CDATA[/a]]>"), Content_Type="text/html; charset=x")
    site.put("/2", "<!doctype html><p>ページが見つかりません", Content_Type="application/xml")
    assert await listed(site) == ["/a"]


async def test_only_pages_of_the_site_are_listed(site: WebSite) -> None:
    site.put("/sitemap.xml", sitemap("rel", "//127.0.0.2/x", "http://evil.example/", "javascript:0",
                                     "file:///etc/passwd", "{url}/a", "http://u:p@127.0.0.1/"))  # fmt: skip
    assert await listed(site) == ["/rel", "/a"]


async def test_relative_addresses_belong_to_where_the_file_was_found(site: WebSite) -> None:
    site.move("/sitemap.xml", "/maps/all.xml", 301)
    site.put("/maps/all.xml", sitemap("a", "../b"))
    assert await listed(site) == ["/maps/a", "/b"]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_redirects_within_the_site_are_followed(site: WebSite, status: int) -> None:
    site.move("/robots.txt", "/r", status)
    site.put("/r", "Sitemap: /s.xml")
    site.move("/s.xml", "{url}/t.xml", status)
    site.put("/t.xml", sitemap("/a"))
    assert await listed(site) == ["/a"]


async def test_no_redirect_no_line_and_no_index_leaves_the_site(site: WebSite) -> None:
    with serve_site() as other:
        other.put("/s.xml", sitemap(f"{site.url}/stolen"))
        for path in ("/moved.xml", "/robots.txt"):
            site.move(path, f"{other.url}/s.xml")
        site.put("/sitemap.xml", index(f"{other.url}/s.xml", "/moved.xml", "/own.xml"))
        site.put("/own.xml", sitemap("/a"))
        assert await listed(site) == ["/a"]
        assert other.asked == []


@pytest.mark.parametrize("to", ["/sitemap.xml", "", "http://[", "javascript:0", "ftp://127.0.0.1/"])
async def test_redirects_in_circles_and_to_nowhere_end(site: WebSite, to: str) -> None:
    site.move("/sitemap.xml", to)
    assert await listed(site) == []
    assert site.paths.count("/sitemap.xml") <= MAX_HOPS + 1


async def test_a_chain_of_redirects_has_an_end(site: WebSite) -> None:
    for hop in range(MAX_HOPS + 1):
        site.move("/sitemap.xml" if hop == 0 else f"/{hop}", f"/{hop + 1}")
    site.put(f"/{MAX_HOPS + 1}", sitemap("/too-far"))
    assert await listed(site) == []


async def test_an_endless_answer_ends_at_two_megabytes_and_its_beginning_counts(
    site: WebSite,
) -> None:
    site.endless("/sitemap.xml", b"<urlset>" + ENTRY.replace(b"page", b"first"), ENTRY)
    assert await listed(site) == ["/first", "/page"]
    assert site.sent < 20_000_000, "the rest stood in the sockets' buffers at most"


async def test_endless_robots_leave_room_for_the_sitemap(site: WebSite) -> None:
    site.endless("/robots.txt", b"Sitemap: /s.xml\n", b"Disallow: /aaaaaaaaaaaaaaa\n")
    site.put("/s.xml", sitemap("/a"))
    assert await listed(site) == ["/a"]


async def test_the_bytes_of_all_documents_are_counted_together(site: WebSite) -> None:
    site.put("/sitemap.xml", index("/1.xml", "/2.xml"))
    site.put("/1.xml", sitemap("/a") + " " * 900)
    site.put("/2.xml", " " * 1_000 + sitemap("/b"))
    assert await listed(site, WebSiteMaps(PATIENCE_S, received_bytes=2_000)) == ["/a"]
    assert await listed(site) == ["/a", "/b"]


async def test_a_bomb_is_harmless(site: WebSite) -> None:
    site.put("/robots.txt", gzip.compress(b"Disallow: /\n" * 8_000_000, 1))
    site.put_packed("/sitemap.xml", "<urlset><url><loc>/a</loc></url>" + " " * 50_000_000)
    assert await listed(site) == ["/a"]


@pytest.mark.parametrize("where", ["/robots.txt", "/sitemap.xml"])
async def test_a_server_that_says_nothing_is_given_up(site: WebSite, where: str) -> None:
    site.hang(where)
    async with asyncio.timeout(PATIENCE_S / 2):
        assert await listed(site, WebSiteMaps(seconds=0.4)) == []


async def test_a_dripping_answer_is_cut_off_and_what_came_counts(site: WebSite) -> None:
    site.stall("/sitemap.xml", b"<urlset>" + ENTRY + b"<url><loc>{url}/half", b"x")
    assert await listed(site, WebSiteMaps(seconds=3.0)) == ["/page"]


async def test_a_slow_file_does_not_take_back_what_others_listed(site: WebSite) -> None:
    site.put("/sitemap.xml", index("/1.xml", "/slow.xml", "/3.xml"))
    site.put("/1.xml", sitemap("/a"))
    site.hang("/slow.xml")
    assert await listed(site, WebSiteMaps(seconds=3.0)) == ["/a"]
    assert "/3.xml" not in site.paths


async def test_a_dropped_connection_and_a_false_length_are_no_faults(site: WebSite) -> None:
    site.answers["/robots.txt"] = lambda handler: handler.connection.close()
    site.put("/sitemap.xml", sitemap("/a"), Transfer_Encoding="chunked")
    assert await listed(site) == []


async def test_no_cookie_is_sent_and_the_studio_says_who_it_is(site: WebSite) -> None:
    site.put("/robots.txt", "Sitemap: /s.xml", Set_Cookie="track=1; Path=/")
    site.put("/s.xml", sitemap("/a"))
    assert await listed(site) == ["/a"]
    assert all("cookie" not in asked.headers for asked in site.asked)
    assert site.asked[0].headers["user-agent"].startswith("TejunStudio/")


async def test_a_proxy_of_the_machine_is_used_for_the_web_and_not_for_this_machine(
    site: WebSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.put("/sitemap.xml", sitemap("/a"))
    with serve_site() as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.url)
        monkeypatch.delenv("NO_PROXY", raising=False)
        monkeypatch.delenv("no_proxy", raising=False)
        assert await listed(site) == ["/a"]
        assert proxy.asked == []
        await WebSiteMaps(PATIENCE_S).urls("http://shop.example/")
        assert proxy.paths == ["http://shop.example/robots.txt", "http://shop.example/sitemap.xml"]


async def test_hosts_of_the_same_site_are_asked_and_foreign_ones_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with serve_site() as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.url)
        monkeypatch.delenv("NO_PROXY", raising=False)
        monkeypatch.delenv("no_proxy", raising=False)
        www, maps = "http://www.shop.example", "http://maps.shop.example"
        foreign = ("http://evil.example/s.xml", "http://169.254.169.254/s.xml", f"{www}:81/s.xml")
        lines = (*foreign, f"{maps}/1.xml", f"{www}/moved.xml", f"{www}/away.xml")
        proxy.put(f"{www}/robots.txt", "".join(f"Sitemap: {line}\n" for line in lines))
        proxy.put(f"{maps}/1.xml", sitemap("/a", "http://evil.example/b", "http://shop.example/c"))
        proxy.move(f"{www}/moved.xml", "http://shop.example/2.xml")
        proxy.put("http://shop.example/2.xml", sitemap("d"))
        proxy.move(f"{www}/away.xml", "http://evil.example/s.xml")
        found = await WebSiteMaps(PATIENCE_S).urls(f"{www}/page")
        assert found == (f"{maps}/a", "http://shop.example/c", "http://shop.example/d")
        assert not set(foreign) & set(proxy.paths)
        assert len(proxy.asked) == 5


async def test_a_proxy_that_cannot_be_used_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("socks5://127.0.0.1:9", "nonsense://[", "http://127.0.0.1:9"):
        monkeypatch.setenv("ALL_PROXY", address)
        assert await WebSiteMaps(PATIENCE_S).urls("http://shop.example/") == ()
