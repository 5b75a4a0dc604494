"""HTTP on the wire: requests nobody should send, HEAD, a fault that must stay in its connection."""

import asyncio
import logging

import httpx
import pytest

from studio.practice.server import PracticeSite


async def _exchange_raw(url: str, sent: bytes) -> bytes:
    parsed = httpx.URL(url)
    reader, writer = await asyncio.open_connection(parsed.host, parsed.port)
    writer.write(sent)
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"hello\r\n\r\n", b"400"),
        (b"GET http://elsewhere/ HTTP/1.1\r\n\r\n", b"400"),
        (b"DELETE / HTTP/1.1\r\n\r\n", b"501"),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 70_000 + b"\r\n\r\n", b"431"),
        (b"POST /reset HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"400"),
        (b"POST /reset HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", b"413"),
        (b"POST /reset HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"411"),
    ],
)
async def test_malformed_requests_are_refused(
    site: PracticeSite, sent: bytes, status: bytes
) -> None:
    assert (await _exchange_raw(site.url, sent)).split(b" ")[1] == status


async def test_head_has_the_length_of_get_and_no_body(client: httpx.AsyncClient) -> None:
    got, head = await client.get("/staff/rows.json"), await client.head("/staff/rows.json")
    assert head.headers["content-length"] == str(len(got.content))
    assert head.content == b""


async def test_a_fault_of_a_page_is_logged_and_the_site_goes_on(
    site: PracticeSite, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    nested = "[" * 200_000
    with caplog.at_level(logging.ERROR, "studio.practice"), pytest.raises(httpx.HTTPError):
        await client.post(
            "/widgets/track",
            content='{"a":' + nested,
            headers={"Content-Type": "application/json"},
        )
    assert "a connection failed" in caplog.text
    assert (await client.get("/")).status_code == 200
