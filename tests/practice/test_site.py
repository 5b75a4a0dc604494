"""The site as a whole: the record, the reset, who is served, the map."""

from pathlib import Path

import httpx

from studio.practice.record import CartLine, PracticeRecord
from studio.practice.server import PracticeSite
from studio.practice.state import PracticeState


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


async def test_the_record_outlives_the_process_that_served_it(tmp_path: Path) -> None:
    """After a crash of the studio its own practice site could not tell what had been done."""
    keep = tmp_path / "practice.json"
    resources = Path(__file__).parents[2] / "resources"
    first = PracticeState(keep)
    first.add_to_cart(CartLine(id="B1035", title="Python 入門", price=2980, quantity=2))
    again = PracticeSite(resources, keep)
    assert again.record().cart == first.record.cart
    assert again.record().events[-1].number == 1
    again.reset()
    assert PracticeState(keep).record == PracticeRecord()
    keep.write_text("{", encoding="utf-8")
    assert PracticeState(keep).record == PracticeRecord()
