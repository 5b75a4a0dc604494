"""The server: starting, stopping, many connections, what goes wrong at the start."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from studio.domain.errors import StudioError
from studio.practice.server import PracticeSite


def _site_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "practice-site"]


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
    await asyncio.wait_for(site.stop(), 30)
    await asyncio.wait_for(reader.read(), 30)
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


async def test_the_site_of_a_home_goes_on_at_its_address_when_the_process_that_serves_it_ends(
    resources: Path, tmp_path: Path
) -> None:
    first, second = (PracticeSite(resources, tmp_path / "practice.json") for _ in range(2))
    url = await first.start()
    port = httpx.URL(url).port or 0
    assert await second.start(port, stands_by=True) == url
    async with httpx.AsyncClient(base_url=url) as client:
        await client.post("/shop/cart/add", data={"book": "B1035"})
        assert [line.id for line in second.record().cart] == ["B1035"]
    await first.stop()
    transport = httpx.AsyncHTTPTransport(
        retries=9
    )  # each waits longer: up to when it has taken over
    async with httpx.AsyncClient(base_url=url, transport=transport) as client:
        await client.post("/shop/cart/add", data={"book": "B1035"})
    assert [(line.id, line.quantity) for line in second.record().cart] == [("B1035", 2)]
    await second.stop()
    assert _site_threads() == []


async def test_a_site_that_waits_for_its_turn_can_be_stopped(
    resources: Path, tmp_path: Path
) -> None:
    first, second = (PracticeSite(resources, tmp_path / "practice.json") for _ in range(2))
    url = await first.start()
    await second.start(httpx.URL(url).port or 0, stands_by=True)
    await asyncio.wait_for(second.stop(), 30)
    assert len(_site_threads()) == 1
    await first.stop()


async def test_the_site_of_another_home_is_not_waited_for(resources: Path, tmp_path: Path) -> None:
    first = PracticeSite(resources, tmp_path / "a.json")
    second = PracticeSite(resources, tmp_path / "b.json")
    url = await first.start()
    with pytest.raises(StudioError, match="使えません"):
        await second.start(httpx.URL(url).port or 0, stands_by=True)
    await first.stop()


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
    assert httpx.get(f"{site.url}shop/", timeout=60).status_code == 200


async def test_many_browsers_at_once_lose_nothing(site: PracticeSite) -> None:
    async def shop() -> None:
        async with httpx.AsyncClient(base_url=site.url, timeout=60) as client:
            for _ in range(3):
                await client.get("/shop/search", params={"q": "プログラミング"})
                await client.post("/shop/cart/add", data={"book": "B1035"})

    async with asyncio.TaskGroup() as browsers:
        for _ in range(25):
            browsers.create_task(shop())
    assert [line.quantity for line in site.record().cart] == [75]
    numbers = [event.number for event in site.record().events]
    assert numbers == list(range(1, 151))
