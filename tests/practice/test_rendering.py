"""模様替え: the same books under other words, ids, classes and in another order."""

import json
import re
from pathlib import Path

import httpx
import pytest

from studio.practice.rendering import rename
from studio.practice.server import PracticeSite

PAGES = ("/", "/shop/", "/shop/search?q=プログラミング", "/shop/books/B1035/", "/expense/", "/staff/",
         "/widgets/", "/widgets/inquiry/", "/login/")  # fmt: skip
_ATTRIBUTE = re.compile(r'\s(id|class|for|aria-\w+|role|href)="([^"]*)"')
_TITLE = re.compile(r'<h3 class="[^"]*"><a href="/shop/books/[^"]*">([^<]*)</a></h3>')


def _values(html: str, *names: str) -> set[str]:
    found = (hit for hit in _ATTRIBUTE.findall(html) if hit[0] in names)
    return {word for _, value in found for word in value.split()}


async def _both(client: httpx.AsyncClient, path: str) -> tuple[str, str]:
    before = (await client.get(path)).text
    await client.post("/makeover", json={"on": True})
    after = (await client.get(path)).text
    await client.post("/makeover", json={"on": False})
    return before, after


@pytest.mark.parametrize("path", PAGES)
async def test_no_id_and_no_class_stays(client: httpx.AsyncClient, path: str) -> None:
    before, after = await _both(client, path)
    assert _values(before, "id", "class")
    assert not _values(before, "id", "class") & _values(after, "id", "class")


@pytest.mark.parametrize("path", PAGES)
async def test_labels_and_descriptions_still_point_at_something(
    client: httpx.AsyncClient, path: str
) -> None:
    for html in await _both(client, path):
        ids = _values(html, "id")
        # The list of the combobox is made by its script.
        ids |= {"prefecture-options", rename("prefecture-options")}
        pointing = _values(html, "for", "aria-labelledby", "aria-describedby", "aria-controls")
        assert pointing <= ids


async def test_every_class_that_has_a_style_keeps_it(client: httpx.AsyncClient) -> None:
    before, after = await _both(client, "/static/shop.css")
    assert ".book-card" in before
    assert ".book-card" not in after
    assert f".{rename('book-card')} " in after
    assert before.count("{") == after.count("{")
    assert "1.4" in after


async def test_words_change_and_books_stay(client: httpx.AsyncClient) -> None:
    before, after = await _both(client, "/shop/search?q=プログラミング")
    assert _TITLE.findall(before) == _TITLE.findall(after)
    assert len(_TITLE.findall(after)) == 12
    for word in ("カートに入れる", "在庫ありのみ", "次へ", ">検索<"):
        assert word in before
        assert word not in after
    for word in ("買い物かごへ", "すぐ届く本だけ", "次のページ", ">さがす<", "お値段"):
        assert word in after


async def test_the_order_of_sections_and_fields_changes(client: httpx.AsyncClient) -> None:
    before, after = await _both(client, "/expense/")
    assert before.index('name="applicant"') < before.index('name="purpose"')
    assert after.index('name="purpose"') < after.index('name="applicant"')
    before, after = await _both(client, "/shop/")
    assert before.index("カテゴリーからさがす") < before.index("売れ筋ランキング")
    assert after.index("今週のベストセラー") < after.index("ジャンルで選ぶ")


async def test_messages_use_the_words_of_the_page(client: httpx.AsyncClient) -> None:
    await client.post("/makeover", json={"on": True})
    errors = (await client.post("/expense/check", data={})).json()["errors"]
    assert errors["purpose"] == "使いみちを5文字以上で入力してください。"
    reply = await client.post(
        "/shop/cart/add", data={"book": "B1035"}, headers={"Accept": "application/json"}
    )
    assert reply.json()["message"].endswith("を買い物かごに追加しました")


async def test_the_switch_returns_to_its_page(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    headers = {"Accept": "text/html", "Referer": f"{site.url}shop/search?q=a&page=2"}
    reply = await client.post("/makeover", data={"on": "true"}, headers=headers)
    assert (reply.status_code, reply.headers["location"]) == (303, "/shop/search?q=a&page=2")
    assert site.is_made_over
    assert (await client.get("/makeover")).json() == {"on": True}
    headers["Referer"] = "http://evil.example/x"
    reply = await client.post("/makeover", data={"on": "false"}, headers=headers)
    assert reply.headers["location"] == "/"
    assert not site.is_made_over


def test_every_changed_word_is_used_somewhere(resources: Path) -> None:
    folder = resources / "practice"
    words: dict[str, str] = json.loads((folder / "data" / "makeover.json").read_text("utf-8"))
    sources = [
        *folder.glob("templates/**/*.html"),
        *(Path(__file__).parents[2] / "studio" / "practice").glob("*.py"),
    ]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    unused = [word for word in words if f'"{word}"' not in text and f"'{word}'" not in text]
    assert unused == []
