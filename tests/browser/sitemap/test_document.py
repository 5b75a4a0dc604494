"""Bytes that sites send as sitemaps, the wicked ones among them."""

import gzip
import tracemalloc
import zlib
from itertools import repeat

import pytest

from studio.browser.sitemap.document import Listing, bounded, read_robots, read_sitemap
from tests.browser.site_server import XMLNS, index, sitemap

A, B = "https://x.jp/a", "https://x.jp/b"
BILLION_LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY a "https://x.jp/">'
    + "".join(f'<!ENTITY a{n} "{"&a;" if n == 0 else f"&a{n - 1};" * 10}">' for n in range(12))
    + f"]><urlset><url><loc>{A}</loc></url><url><loc>&a11;</loc></url></urlset>"
)
EXTERNAL = (
    '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    f"<urlset><url><loc>{A}</loc></url><url><loc>&x;</loc></url></urlset>"
)


def pages(body: str | bytes) -> tuple[str, ...]:
    listing = read_sitemap(body.encode() if isinstance(body, str) else body)
    assert listing.sitemaps == ()
    return listing.pages


def test_pages_come_in_the_order_of_the_file() -> None:
    assert pages(sitemap(B, A)) == (B, A)


def test_an_index_lists_sitemaps() -> None:
    assert read_sitemap(index(B, A).encode()) == Listing(sitemaps=(B, A))


@pytest.mark.parametrize(
    "body",
    [
        f"<urlset><url><loc>{A}</loc></url></urlset>",
        f'<s:urlset xmlns:s="{XMLNS}"><s:url><s:loc>{A}</s:loc></s:url></s:urlset>',
        f"<urlset><url><loc>\n  {A}\n  </loc><lastmod>2026-01-01</lastmod></url></urlset>",
        f"<urlset><url><loc><![CDATA[{A}]]></loc></url></urlset>",
        f"<urlset><url><!-- {B} --><loc>https://x.jp<![CDATA[/]]>a</loc></url></urlset>",
        f"\ufeff<?xml version='1.0'?><urlset><url><loc>{A}</loc></url></urlset>",
        f"\n\n <?xml version='1.0'?><urlset><url><loc>{A}</loc></url></urlset>",
        f"<?xml-stylesheet href='{B}'?><urlset><url><loc>{A}</loc></url></urlset>",
    ],
)
def test_every_usual_way_of_writing_is_read(body: str) -> None:
    assert pages(body) == (A,)


def test_escaped_signs_are_signs() -> None:
    assert pages(sitemap("https://x.jp/?a=1&amp;b=&#x32;")) == ("https://x.jp/?a=1&b=2",)


@pytest.mark.parametrize("encoding", ["utf-16", "iso-8859-1", "shift_jis"])
def test_encodings_that_the_parser_knows_are_read_and_others_give_nothing(encoding: str) -> None:
    body = f'<?xml version="1.0" encoding="{encoding}"?><urlset><url><loc>{A}</loc></url></urlset>'
    assert pages(body.encode(encoding)) == (() if encoding == "shift_jis" else (A,))


def test_images_and_videos_of_a_page_are_not_pages_and_news_are_left_out() -> None:
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    news = "http://www.google.com/schemas/sitemap-news/0.9"
    body = (
        f'<urlset xmlns="{XMLNS}" xmlns:image="{image}" xmlns:news="{news}">'
        f"<url><loc>{A}</loc><image:image><image:loc>https://x.jp/i.png</image:loc></image:image>"
        "<image:loc>https://x.jp/odd.png</image:loc></url>"
        "<url><loc>https://x.jp/n</loc><news:news><news:title>速報</news:title></news:news></url>"
        f"<url><loc>{B}</loc></url></urlset>"
    )
    assert pages(body) == (A, B)


@pytest.mark.parametrize(
    "broken",
    [
        sitemap(A, B)[: -len("</loc></url>\n</urlset>")],
        sitemap(A, "https://x.jp/?q=1&b=2"),
        sitemap(A, "</url>"),
        sitemap(A, "&nbsp;"),
        sitemap(A, "\x00"),
        sitemap(A) + "<html>",
    ],
)
def test_what_stood_before_the_damage_is_kept(broken: str) -> None:
    assert pages(broken) == (A,)


@pytest.mark.parametrize("bomb", [BILLION_LAUGHS, EXTERNAL])
def test_a_document_that_brings_entities_gives_nothing(bomb: str) -> None:
    assert pages(bomb) == ()
    assert pages(gzip.compress(bomb.encode())) == ()


@pytest.mark.parametrize(
    "body",
    [
        "",
        " ",
        "not found",
        "\x89PNG\r\n",
        "<!doctype html><html><url><loc>https://x.jp/a</loc></url></html>",
        "<html><body><url><loc>https://x.jp/a</loc></url></body></html>",
        "<rss><channel><url><loc>https://x.jp/a</loc></url></channel></rss>",
        "<urlset><loc>https://x.jp/a</loc></urlset>",
        "<urlset><url><xhtml><loc>https://x.jp/a</loc></xhtml></url></urlset>",
        "<urlset><url><loc></loc></url></urlset>",
        f"<urlset><url><loc>{'a' * 3_000}</loc></url></urlset>",
    ],
)
def test_what_is_no_sitemap_lists_nothing(body: str) -> None:
    assert pages(body.encode("latin-1")) == ()


def test_packed_once_twice_and_in_several_members() -> None:
    body = sitemap(A, B).encode()
    assert pages(gzip.compress(body)) == (A, B)
    assert pages(gzip.compress(gzip.compress(body))) == (A, B)
    assert pages(gzip.compress(body[:90]) + gzip.compress(body[90:])) == (A, B)


def test_a_packed_file_that_was_cut_off_gives_its_beginning() -> None:
    many = [f"https://x.jp/{zlib.crc32(bytes([n % 256, n // 256]))}" for n in range(2_000)]
    whole = gzip.compress(sitemap(*many).encode())
    found = pages(whole[: len(whole) // 2])
    assert 500 < len(found) < 1_500
    assert list(found) == many[: len(found)]


@pytest.mark.parametrize("layers", [1, 2])
def test_a_gzip_bomb_is_neither_unpacked_nor_held(layers: int) -> None:
    packer = zlib.compressobj(9, wbits=31)
    start = b"<urlset><url><loc>https://x.jp/a</loc></url>"
    bomb = packer.compress(start) + b"".join(packer.compress(b" " * 2**20) for _ in range(200))
    bomb += packer.flush()
    for _ in range(layers - 1):
        bomb = gzip.compress(bomb)
    tracemalloc.start()
    assert pages(bomb) == ("https://x.jp/a",)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000


def test_a_bomb_in_the_name_field_of_an_inner_file_stops_too() -> None:
    real = gzip.compress(sitemap(A).encode(), mtime=0)
    head, deflated = b"\x1f\x8b\x08\x08" + real[4:10], real[10:]

    def packed_with_name_of(megabytes: int) -> bytes:
        packer = zlib.compressobj(9, wbits=31)
        name = (packer.compress(b"n" * 2**20) for _ in range(megabytes))
        parts = [packer.compress(head), *name, packer.compress(b"\0" + deflated), packer.flush()]
        return b"".join(parts)

    assert pages(packed_with_name_of(1)) == (A,)
    assert pages(packed_with_name_of(64)) == ()


def test_what_never_ends_is_left_after_the_last_byte_wanted() -> None:
    assert b"".join(bounded(repeat(b"abc"), 7)) == b"abcabca"
    assert b"".join(bounded(iter([b"abc", b"", b"d"]), 7)) == b"abcd"


def test_no_more_than_fifty_thousand_addresses_are_read() -> None:
    body = "<urlset>" + "<url><loc>https://x.jp/a</loc></url>" * 50_010
    assert len(pages(body)) == 50_000


def test_deep_nesting_ends_the_reading() -> None:
    tracemalloc.start()
    assert pages(f"<urlset><url><loc>{A}</loc></url>" + "<a>" * 1_000_000) == (A,)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000


def test_robots_name_their_sitemaps() -> None:
    body = (
        "\ufeffSitemap: https://x.jp/1.xml\r\nUser-agent: *\r\nDisallow: /\r\n"
        "sitemap : /2.xml # second\nSITEMAP:https://x.jp/3.xml\nSitemap:\n"
    )
    assert read_robots(body.encode(), is_whole=True).sitemaps == (
        "https://x.jp/1.xml",
        "/2.xml",
        "https://x.jp/3.xml",
    )


def test_a_robots_file_in_another_encoding_is_still_read() -> None:
    body = "# 案内\nSitemap: https://x.jp/1.xml\n".encode("cp932")
    assert read_robots(body, is_whole=True).sitemaps == ("https://x.jp/1.xml",)


def test_the_last_line_of_robots_that_were_cut_off_is_not_believed() -> None:
    body = b"Sitemap: https://x.jp/1.xml\nSitemap: https://x.jp/sitemap-of-2"
    assert read_robots(body, is_whole=False).sitemaps == ("https://x.jp/1.xml",)


def test_a_page_instead_of_robots_names_nothing() -> None:
    page = "<!doctype html><p>Sitemap: none</p><script>var a = 1</script>"
    assert read_robots(page.encode(), is_whole=True) == Listing()
