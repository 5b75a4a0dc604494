"""The server: starting, stopping, many connections, requests nobody should send."""

import asyncio
import logging
import threading
from pathlib import Path

import httpx
import pytest

from studio.domain.errors import StudioError
from studio.practice.record import PracticeRecord
from studio.practice.server import PracticeSite


def _site_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "practice-site"]


async def _exchange_raw(url: str, sent: bytes) -> bytes:
    parsed = httpx.URL(url)
    reader, writer = await asyncio.open_connection(parsed.host, parsed.port)
    writer.write(sent)
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    await writer.wait_closed()
    return answer


async def test_start_serves_on_loopback_and_stop_frees_the_port(resources: Path) -> None:
    site = PracticeSite(resources)
    assert site.url == ""
    url = await site.start()
    assert url.startswith("http://127.0.0.1:")
    assert site.url == url
    assert await site.start() == url
    async with httpx.AsyncClient() as client:
        assert (await client.get(url)).status_code == 200
    await site.stop()
    await site.stop()
    assert site.url == ""
    assert _site_threads() == []
    async with httpx.AsyncClient() as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(url)


async def test_stop_hangs_up_on_connections_that_are_kept_alive(resources: Path) -> None:
    site = PracticeSite(resources)
    parsed = httpx.URL(await site.start())
    reader, writer = await asyncio.open_connection(parsed.host, parsed.port)
    writer.write(f"GET /record.json HTTP/1.1\r\nHost: {parsed.host}\r\n\r\n".encode())
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    await asyncio.wait_for(site.stop(), 5)
    await asyncio.wait_for(reader.read(), 5)
    assert reader.at_eof()
    writer.close()
    await writer.wait_closed()


async def test_the_record_outlives_a_restart_on_the_same_port(resources: Path) -> None:
    site = PracticeSite(resources)
    url = await site.start()
    async with httpx.AsyncClient(base_url=url) as client:
        await client.post("/shop/cart/add", data={"book": "B1035"})
    await site.stop()
    again = await site.start(httpx.URL(url).port or 0)
    assert again == url
    assert [line.id for line in site.record().cart] == ["B1035"]
    await site.stop()


async def test_a_taken_port_is_a_fault_with_a_remedy(site: PracticeSite, resources: Path) -> None:
    second = PracticeSite(resources)
    with pytest.raises(StudioError) as caught:
        await second.start(httpx.URL(site.url).port or 0)
    assert caught.value.code == "PORT_TAKEN"
    assert caught.value.remedy
    assert second.url == ""
    assert len(_site_threads()) == 1


@pytest.mark.parametrize("port", [70_000, -1])
async def test_a_port_that_cannot_be_is_a_fault(resources: Path, port: int) -> None:
    with pytest.raises(StudioError) as caught:
        await PracticeSite(resources).start(port)
    assert caught.value.code == "PORT_TAKEN"


async def test_missing_pages_are_a_fault_and_not_a_hang(tmp_path: Path) -> None:
    with pytest.raises(StudioError) as caught:
        await PracticeSite(tmp_path).start()
    assert caught.value.code == "PRACTICE_BROKEN"
    assert _site_threads() == []


async def test_damaged_data_is_a_fault(tmp_path: Path, resources: Path) -> None:
    data = tmp_path / "practice" / "data"
    data.mkdir(parents=True)
    makeover = (resources / "practice" / "data" / "makeover.json").read_bytes()
    (data / "makeover.json").write_bytes(makeover)
    (data / "books.json").write_text("[{]", encoding="utf-8")
    with pytest.raises(StudioError) as caught:
        await PracticeSite(tmp_path).start()
    assert caught.value.code == "PRACTICE_BROKEN"


async def test_a_blocked_event_loop_does_not_stall_the_site(site: PracticeSite) -> None:
    # This call blocks the very loop that started the site.
    assert httpx.get(f"{site.url}shop/", timeout=10).status_code == 200


async def test_many_browsers_at_once_lose_nothing(site: PracticeSite) -> None:
    async def shop() -> None:
        async with httpx.AsyncClient(base_url=site.url, timeout=30) as client:
            for _ in range(3):
                await client.get("/shop/search", params={"q": "プログラミング"})
                await client.post("/shop/cart/add", data={"book": "B1035"})

    async with asyncio.TaskGroup() as browsers:
        for _ in range(25):
            browsers.create_task(shop())
    assert [line.quantity for line in site.record().cart] == [75]
    numbers = [event.number for event in site.record().events]
    assert numbers == list(range(1, 151))


async def test_record_json_is_the_record(site: PracticeSite, client: httpx.AsyncClient) -> None:
    await client.post("/shop/cart/add", data={"book": "B1035", "quantity": "2"})
    reply = await client.get("/record.json")
    assert PracticeRecord.model_validate_json(reply.content) == site.record()
    expected = {
        "id": "B1035",
        "title": "Python 入門 手を動かして学ぶ12章",
        "price": 2980,
        "quantity": 2,
    }
    assert reply.json()["cart"] == [expected]
    assert set(reply.json()) == {"cart", "orders", "expenses", "logins", "widgets", "events"}


async def test_reset_forgets_everything(site: PracticeSite, client: httpx.AsyncClient) -> None:
    await client.post("/shop/cart/add", data={"book": "B1035"})
    assert (await client.post("/reset")).json() == {"reset": True}
    assert site.record() == PracticeRecord()
    await client.post("/shop/cart/add", data={"book": "B1035"})
    site.reset()
    assert site.record() == PracticeRecord()


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


async def test_only_loopback_names_and_own_pages_are_served(client: httpx.AsyncClient) -> None:
    assert (await client.get("/", headers={"Host": "evil.example"})).status_code == 403
    assert (await client.get("/", headers={"Host": "localhost:80"})).status_code == 200
    posted = await client.post("/reset", headers={"Origin": "http://evil.example"})
    assert posted.status_code == 403


async def test_wrong_addresses_and_methods_get_a_page(client: httpx.AsyncClient) -> None:
    missing = await client.get("/nowhere")
    assert missing.status_code == 404
    assert "ページが見つかりません" in missing.text
    assert (await client.post("/shop/")).status_code == 405
    assert (await client.get("/static/%2e%2e%2fdata")).status_code == 404
    assert (await client.get("/static/..%2Fdata%2Fbooks.json")).status_code == 404


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
            "/widgets/record",
            content='{"a":' + nested,
            headers={"Content-Type": "application/json"},
        )
    assert "a connection failed" in caplog.text
    assert (await client.get("/")).status_code == 200


async def test_robots_name_the_sitemap_and_every_page_of_it_opens(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    robots = (await client.get("/robots.txt")).text
    assert f"Sitemap: {site.url}sitemap.xml" in robots
    sitemap = (await client.get("/sitemap.xml")).text
    places = [part.partition("</loc>")[0] for part in sitemap.split("<loc>")[1:]]
    assert len(places) == len(set(places)) > 60
    for place in places:
        assert (await client.get(place)).status_code == 200, place
