"""Twins that do the same are one; twins that do not are told apart, or refused."""

import asyncio

import pytest

from studio.browser.scripts import script
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import FoundElement, NotFound, find
from studio.domain.page.target import Target
from tests.browser.stage import AT_ONCE_S, Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BAR = """<div class=contextual>
  <a class=icon onclick="note('edit')" href="/issues/12/edit">編集</a> <a href="/issues/12/time/new">時間を記録</a></div>"""
TICKET = f"<div id=content>{BAR}<h2>#12</h2><p>プリンターの用紙</p>{BAR}</div>"
FORM = """<form action=/save id=f>{above}<h2>設定</h2><label>名前 <input name=n></label>{below}</form>"""
SAVE = "<div class=submit-row><input type=submit name=_save value=保存></div>"
HANDLED = "<p>{0}</p><button onclick=\"closePanel('main')\">閉じる</button>"
KEEP = "<div class=bar{1}><button>複製</button><button>印刷する</button></div>{0}"


async def described(studio: Studio, html: str, selector: str, place: int = 0) -> Target:
    """Return how the element of a page would be kept."""
    await studio.show(html)
    key = studio.session.page.locator(selector).nth(place)
    await key.evaluate("el => el.setAttribute('data-test-k', 'it')")
    seen = await studio.browser.observe()
    handle = await key.element_handle()
    for node in seen.nodes:
        if node.ref and not node.ref.startswith("x"):
            live = studio.session.page.get_by_ref(node.ref)
            if await live.evaluate("(el, other) => el === other", handle):
                return await describe(studio.session, studio.snapshots, live, seen, node.ref)
    raise AssertionError(f"not seen: {selector}")


async def found(
    studio: Studio, target: Target, seconds: float = AT_ONCE_S
) -> FoundElement | NotFound:
    return await find(studio.session, target, seconds, studio.browser._snapshots)  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize(
    ("html", "selector"),
    [
        (TICKET, "a:text-is('編集')"),
        (FORM.format(above=SAVE, below=SAVE), "input[type=submit]"),
        (HANDLED.format("a") + HANDLED.format("b") + "<p>c</p>", "button"),
        (KEEP.format("<h2>見出し</h2>", "") + KEEP.format("", ""), "button:text-is('複製')"),
    ],
    ids=["address", "submit", "handler", "toolbar"],
)
@pytest.mark.parametrize("place", [0, 1])
async def test_twins_that_do_the_same_are_found_by_what_they_say(
    studio: Studio, html: str, selector: str, place: int
) -> None:
    target = await described(studio, html, selector, place)
    assert target.candidates
    assert not target.is_weak, target.candidates
    await studio.show(html)
    result = await found(studio, target)
    assert isinstance(result, FoundElement), result
    assert await result.locator.evaluate(
        f"(el, at) => el === document.querySelectorAll({selector!r}.replace(/:text-is.*/, ''))[at]"
        if ":text" not in selector
        else "(el, at) => [...document.querySelectorAll(el.localName)].filter(one => one.innerText === el.innerText)[at] === el",
        place,
    )


async def test_a_picture_and_its_title_in_one_list_more_are_the_same_record(studio: Studio) -> None:
    """「おすすめ」 shows three books by chance: today one of them is the one that is meant."""
    book = "<div><p><a href=/b/5><img alt=集計術></a></p><h3><a href=/b/5>集計術</a></h3></div>"
    more = "<section class=chance>{0}</section><section class=all>" + book + "</section>"
    target = await described(studio, more.format(""), "a", 1)
    await studio.show(more.format(book))
    result = await found(studio, target)
    assert isinstance(result, FoundElement), result
    await studio.show(more.format(book.replace("/b/5", "/b/6")))
    result = await found(studio, target)
    assert isinstance(result, FoundElement), result
    assert await result.locator.get_attribute("href") == "/b/5"


@pytest.mark.parametrize(
    "html",
    [
        "<table>" + "".join(f"<tr><td>{n}<td><button>削除</button>" for n in ("甲", "乙")) + "</table>",
        "".join(f"<div class=card><b>{n}</b><a href=# role=button>削除</a></div>" for n in ("甲", "乙")),
        "<form>" + "".join(f"<ul><li>{n} <button>削除</button></ul>" for n in ("甲", "乙")) + "</form>",
        "".join(f"<div class={n}><p>{n}</p><button>削除</button></div>" for n in ("one", "two")),
        "".join(f"<div class=pinned row-id={n}><button>編集</button><button>削除</button></div>" for n in (1, 2)),
        "<div class=pinned><button>編集</button><button>削除</button></div>" * 2,
        "<a href=/x data-method=delete>削除</a><p>と</p><a href=/x>削除</a>",
    ],
)  # fmt: skip
async def test_what_does_another_thing_is_never_taken_for_the_same(
    studio: Studio, html: str
) -> None:
    await studio.show(html)
    buttons = studio.session.page.locator("button:text-is('削除'),a")
    assert await buttons.evaluate_all(script("targets/deeds", "isSameDeed")) is False


async def test_what_nothing_tells_apart_is_refused_at_once(studio: Studio) -> None:
    html = "<div><div><div><div><button>実行</button><button>実行</button></div></div></div></div>"
    target = await described(studio, html, "button", 0)
    await studio.show(html)
    async with asyncio.timeout(AT_ONCE_S):
        result = await found(studio, target, 10 * AT_ONCE_S)
    assert isinstance(result, NotFound)
    assert "1.00" not in result.message


DIFFERENT = {
    "region": "<header><a href=/login>ログイン</a></header><main><h1>会員</h1><a href=/members>ログイン</a></main>",
    "form": "<form action=/find><input name=q><button>送る</button></form>"
    "<form action=/mail><input name=to><button>送る</button></form>",
    "id": "<p><button id=upper>実行</button></p><p><button id=lower>実行</button></p>",
}


@pytest.mark.parametrize("kind", DIFFERENT)
async def test_twins_that_differ_are_told_apart_by_where_they_stand(
    studio: Studio, kind: str
) -> None:
    html = DIFFERENT[kind]
    selector = "a" if kind == "region" else "button"
    target = await described(studio, html, selector, 1)
    assert target.candidates
    assert not target.is_weak, target.candidates
    await studio.show(html)
    result = await found(studio, target)
    assert isinstance(result, FoundElement), result
    place = "(el, tag) => [...document.querySelectorAll(tag)].indexOf(el)"
    assert await result.locator.evaluate(place, selector) == 1
    alone = await described(studio, html, selector, 1)
    await studio.js(f"document.querySelectorAll('{selector}')[1].remove()")
    gone = await found(studio, alone, 0)
    assert isinstance(gone, NotFound), gone


ITEM = "<h1>木の椅子</h1><div class=info><p>在庫あり</p><p>8,000円</p></div><button onclick=add({0})>購入する</button>"
SEEN = "<h2>最近チェックした商品</h2><ol>{0}</ol>"
CARD = "<li><article><h3><a href=/p/{1}>{0}</a></h3><p>在庫あり</p><button onclick=add({1})>購入する</button></article></li>"


@pytest.mark.parametrize("around", ["<main>{0}{1}</main>", "<div>{0}<aside>{1}</aside></div>", "<div>{1}{0}</div>"])  # fmt: skip
async def test_a_button_of_a_product_is_not_one_of_products_looked_at_before(
    studio: Studio, around: str
) -> None:
    target = await described(studio, around.format(ITEM.format(7), ""), "button")
    looked = SEEN.format(
        "".join(CARD.format(name, n) for n, name in enumerate(("木の椅子", "机", "棚"), 7))
    )
    await studio.show(around.format(ITEM.format(7), looked))
    result = await found(studio, target)
    assert isinstance(result, FoundElement), (result, target.candidates, target.fingerprint)
    assert await result.locator.evaluate("el => el.getAttribute('onclick')") == "add(7)"
