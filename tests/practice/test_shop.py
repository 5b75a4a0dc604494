"""The bookshop over HTTP."""

import httpx

from studio.practice.server import PracticeSite

DELIVERY = {
    "name": "練習 太郎",
    "address": "東京都千代田区1-1",
    "payment": "コンビニ払い",
    "gift": "on",
}


async def test_a_result_card_says_what_a_shop_says(client: httpx.AsyncClient) -> None:
    html = (await client.get("/shop/search", params={"q": "プログラミング"})).text
    plain = " ".join(html.split())
    assert "<strong>2,980円</strong> <small>(税込)</small>" in plain
    assert '<span class="star">★</span>4.5 <span class="review-count">(128件)</span>' in plain
    assert "残り3点" in plain
    assert "在庫切れ" in plain
    assert "評価なし" in plain
    assert "18件中 1〜12件を表示" in plain


async def test_what_was_searched_is_escaped(client: httpx.AsyncClient) -> None:
    attack = '"><script>alert(1)</script>\' class="x"'
    reply = await client.get("/shop/search", params={"q": attack})
    assert "<script>alert" not in reply.text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in reply.text
    assert "default-src 'self'" in reply.headers["content-security-policy"]


async def test_addresses_nobody_wrote_still_open(client: httpx.AsyncClient) -> None:
    for query in ("sort=zzz", "page=-1", "page=999999999999999999", "q=%ff%fe", "category=none"):
        assert (await client.get(f"/shop/search?{query}")).status_code == 200, query


async def test_a_script_is_told_the_sentence_and_the_count(client: httpx.AsyncClient) -> None:
    reply = await client.post(
        "/shop/cart/add", data={"book": "B1035"}, headers={"Accept": "application/json"}
    )
    sentence = "『Python 入門 手を動かして学ぶ12章』をカートに入れました"
    assert reply.json() == {"message": sentence, "count": 1, "added": True}


async def test_a_sold_out_book_cannot_be_added(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    reply = await client.post(
        "/shop/cart/add", data={"book": "B1063"}, headers={"Accept": "application/json"}
    )
    assert reply.json()["added"] is False
    assert "在庫切れ" in reply.json()["message"]
    assert site.record().cart == ()
    assert (await client.post("/shop/cart/add", data={"book": "B9"})).status_code == 404


async def test_quantity_and_remove(site: PracticeSite, client: httpx.AsyncClient) -> None:
    await client.post("/shop/cart/add", data={"book": "B1035"})
    await client.post("/shop/cart/add", data={"book": "B1042", "quantity": "3"})
    await client.post("/shop/cart/quantity", data={"book": "B1035", "quantity": "5"})
    record = site.record()
    assert [(line.id, line.quantity) for line in record.cart] == [("B1035", 5), ("B1042", 3)]
    assert record.cart_total == 5 * 2980 + 3 * 2420
    assert "22,160円" in (await client.get("/shop/cart/")).text
    await client.post("/shop/cart/remove", data={"book": "B1035"})
    assert [line.id for line in site.record().cart] == ["B1042"]


async def test_the_order_takes_the_cart_and_is_placed_once(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    await client.post("/shop/cart/add", data={"book": "B1035", "quantity": "2"})
    confirm = await client.post("/shop/checkout/confirm", data=DELIVERY)
    assert "注文を確定する" in confirm.text
    assert site.record().orders == ()
    placed = await client.post("/shop/checkout/order", data=DELIVERY)
    twice = await client.post("/shop/checkout/order", data=DELIVERY)
    assert placed.headers["location"] == "/shop/orders/RS-000001/"
    assert twice.headers["location"] == "/shop/cart/"
    order = site.record().orders[0]
    assert (order.total, order.delivery.gift) == (5960, True)
    assert site.record().cart == ()
    assert "RS-000001" in (await client.get("/shop/orders/RS-000001/")).text


async def test_the_checkout_says_what_is_missing(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    await client.post("/shop/cart/add", data={"book": "B1035"})
    reply = await client.post("/shop/checkout/confirm", data={"name": "練習 太郎"})
    assert reply.status_code == 422
    assert "お届け先の住所を入力してください。" in reply.text
    assert "お支払い方法を選んでください。" in reply.text
    assert 'value="練習 太郎"' in reply.text
    await client.post("/shop/checkout/order", data={"name": "練習 太郎"})
    assert site.record().orders == ()


async def test_an_empty_cart_cannot_be_ordered(client: httpx.AsyncClient) -> None:
    assert (await client.get("/shop/checkout/")).headers["location"] == "/shop/cart/"


async def test_every_cover_is_drawn(client: httpx.AsyncClient) -> None:
    for number in range(1007, 1421, 7):
        reply = await client.get(f"/shop/covers/B{number}.svg")
        assert reply.headers["content-type"].startswith("image/svg+xml")
        assert reply.text.count("<text") >= 2
