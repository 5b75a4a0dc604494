"""What is remembered of sites, and what is no site at all."""

import asyncio
from collections.abc import Iterator

import pytest

from studio.browser.sitemap.site_maps import MAX_SITES, WebSiteMaps
from tests.browser.site_server import PATIENCE_S, WebSite, listed, serve_site, sitemap


@pytest.fixture
def site() -> Iterator[WebSite]:
    with serve_site() as site:
        yield site


async def test_a_second_visit_asks_whether_anything_changed(site: WebSite) -> None:
    date = "Fri, 20 Nov 2026 00:00:00 GMT"
    site.put("/robots.txt", "Sitemap: /s.xml", ETag='"r1"')
    site.put("/s.xml", sitemap("/a"), Last_Modified=date)
    sitemaps = WebSiteMaps(PATIENCE_S)
    assert await listed(site, sitemaps) == ["/a"]
    assert not {"if-none-match", "if-modified-since"} & {h for a in site.asked for h in a.headers}
    site.asked.clear()
    site.put("/robots.txt", "", 304)
    site.put("/s.xml", "", 304)
    assert await listed(site, sitemaps) == ["/a"]
    robots, document = site.asked
    assert robots.headers["if-none-match"] == '"r1"'
    assert document.headers["if-modified-since"] == date
    site.put("/s.xml", sitemap("/new"), ETag='"s2"')
    assert await listed(site, sitemaps) == ["/new"]


async def test_not_modified_without_a_question_is_nothing(site: WebSite) -> None:
    site.put("/robots.txt", "", 304)
    site.put("/sitemap.xml", "", 304)
    assert await listed(site) == []


async def test_what_was_cut_off_is_asked_for_in_full_the_next_time(site: WebSite) -> None:
    body = b"<urlset>" + b"<url><loc>/a</loc></url>" * 100 + b"<url><loc>/z</loc></url></urlset>"
    site.put("/sitemap.xml", body, ETag='"1"')
    assert await listed(site, short := WebSiteMaps(PATIENCE_S, received_bytes=1_000)) == ["/a"]
    assert await listed(site, short) == ["/a"]
    assert "if-none-match" not in site.asked[-1].headers


async def test_only_a_few_sites_are_remembered(site: WebSite) -> None:
    site.put("/sitemap.xml", sitemap("/a"), ETag='"1"')
    sitemaps = WebSiteMaps(PATIENCE_S)
    await listed(site, sitemaps)
    for number in range(MAX_SITES):
        await sitemaps.urls(f"http://127.0.0.1:{number + 1}/")
    await listed(site, sitemaps)
    assert "if-none-match" not in site.asked[-1].headers


async def test_a_site_that_is_not_there_lists_nothing(site: WebSite) -> None:
    with serve_site() as gone:
        address = gone.url
    assert await WebSiteMaps().urls(address) == ()
    assert await WebSiteMaps().urls(site.url.replace("http:", "https:")) == ()


@pytest.mark.parametrize(
    "address", ["", "about:blank", "file:///etc/hosts", "http://u:p@127.0.0.1"]
)
async def test_what_is_no_site_is_not_asked(address: str) -> None:
    assert await WebSiteMaps().urls(address) == ()


async def test_giving_up_is_heard(site: WebSite) -> None:
    site.hang("/robots.txt")
    task = asyncio.get_running_loop().create_task(WebSiteMaps().urls(site.url), name="asking")
    while not site.asked:
        await asyncio.wait([task], timeout=0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
