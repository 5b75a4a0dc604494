"""Elements that are looked for, pictured and pointed at; the page hears and keeps nothing of it."""

import asyncio
import base64
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click
from studio.domain.page.target import Target
from studio.engine.healing.list_pointing import column_name, shown_row
from studio.engine.ports import OutgoingRequest, SettlePolicy
from tests.browser.stage import Pages, Studio, live

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]

PAGE = """<style>body{font:16px sans-serif;background:#fff}</style><h1>交通費</h1>
<form action=/sent onsubmit="window.isSent = true; return false">
<label id=words for=amount>金額 <input id=amount></label><button type=submit><span id=word>申請する</span></button></form>
<div id=host></div><p id=plain>説明の文</p><iframe src=/inner></iframe>
<script>host.attachShadow({mode:'open'}).innerHTML = '<button>影のボタン</button>'</script>"""
INNER = "<button onclick='window.isPressed = true'>枠のボタン</button>"


_IS_LISTENING = """[window, ...Array.from(window)].every(one => one.document.body?.dataset.pwCursor === 'pointer')"""


@pytest_asyncio.fixture(autouse=True, scope="module", loop_scope="session")
async def ended(shared_browser: ChromiumBrowser) -> AsyncIterator[None]:
    """Leave no browser behind: after a pick, the driver puts names of its own into every later page."""
    yield
    await shared_browser.close()


async def _shown(studio: Studio, pages: Pages) -> None:
    pages.put("/inner", INNER)
    await studio.show(PAGE)


async def _until(check: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    async with asyncio.timeout(30):
        while not await check():
            pass


async def _picking(studio: Studio) -> asyncio.Task[Target | None]:
    """Begin a pick; returns once presses are caught."""
    picking = asyncio.get_running_loop().create_task(studio.browser.pick(), name="pick")
    page = studio.session.page
    await _until(lambda: page.evaluate(_IS_LISTENING))
    return picking


async def _pressed_at(studio: Studio, selector: str, frame: str = "") -> Target | None:
    picking = await _picking(studio)
    page = studio.session.page
    place = page.frame_locator(frame).locator(selector) if frame else page.locator(selector)
    box = await place.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(middle[0] + 1, middle[1])
    await page.mouse.dblclick(*middle)  # the second press is meant for nobody
    return await picking


async def _as_located(studio: Studio, name: str) -> Target:
    page = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.locate(live(page, name), 0)
    assert outcome.target
    return outcome.target


async def _as_pressed(studio: Studio, name: str, role: str = "") -> Target:
    """Return how a press on the same element describes it."""
    page = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Click(target=live(page, name, role)))
    assert outcome.target
    return outcome.target


async def test_a_pick_describes_what_a_press_would(studio: Studio, pages: Pages) -> None:
    await _shown(studio, pages)
    for selector, frame, name, role in (
        ("#amount", "", "金額", "textbox"),
        ("#word", "", "申請する", "button"),
        ("#host button", "", "影のボタン", "button"),
        ("button", "iframe", "枠のボタン", "button"),
    ):
        picked = await _pressed_at(studio, selector, frame)
        assert picked, name
        assert (picked.role, picked.name) == (role, name)
        assert picked.candidates
        assert not await studio.js("!!(window.isSent || frames[0].isPressed)")
        assert picked == await _as_located(studio, name)


async def test_what_is_pointed_at_is_framed_without_words_of_a_script(
    studio: Studio, pages: Pages
) -> None:
    await _shown(studio, pages)
    picking = await _picking(studio)
    page = studio.session.page
    tools = await studio.session.devtools()
    await tools.send("DOM.enable")

    async def tooltip() -> str:
        await page.locator("#word").hover()
        nodes = (await tools.send("DOM.getFlattenedDocument", {"depth": -1, "pierce": True}))[
            "nodes"
        ]
        found = [one["backendNodeId"] for one in nodes if one["localName"] == "x-pw-tooltip"]
        for one in found:
            held = (await tools.send("DOM.resolveNode", {"backendNodeId": one}))["object"]
            asked = {"objectId": held["objectId"], "returnByValue": True,
                     "functionDeclaration": "function () { return getComputedStyle(this).visibility }"}  # fmt: skip
            return str((await tools.send("Runtime.callFunctionOn", asked))["result"]["value"])
        return ""

    async with asyncio.timeout(5):
        while await tooltip() != "hidden":
            pass
    await tools.detach()
    await studio.browser.cancel_pick()
    assert await picking is None


async def test_the_word_beside_a_field_means_the_field(studio: Studio, pages: Pages) -> None:
    await studio.show("<label for=far id=words>氏名</label> <input id=far>")
    picked = await _pressed_at(studio, "#words")
    assert picked
    assert (picked.role, picked.name) == ("textbox", "氏名")


async def test_what_nobody_can_act_on_is_picked_too(studio: Studio, pages: Pages) -> None:
    await _shown(studio, pages)
    picked = await _pressed_at(studio, "#plain")
    assert picked
    assert picked.fingerprint
    assert picked.fingerprint.text == "説明の文"


async def test_a_press_beside_everything_is_no_answer_and_the_next_one_counts(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    """It was taken for giving up: who missed the button by a hair could not point any more."""
    await studio.show(
        "<!doctype html><style>body{margin:24px;max-width:760px}</style><button>申請する</button>"
    )
    caplog.set_level("INFO", "studio.browser.pointing")
    picking = await _picking(studio)
    page = studio.session.page
    box = await page.locator("button").bounding_box()
    assert box

    async def press_beside() -> bool:
        await page.mouse.move(box["x"] + 4, box["y"] + 5)
        await page.mouse.move(600, 500)
        await page.mouse.click(600, 500)
        return "nothing that can be told" in caplog.text or picking.done()

    await _until(press_beside)
    assert not picking.done()

    async def press_on() -> bool:
        await page.mouse.move(box["x"] + 4, box["y"] + 5)
        await page.mouse.click(box["x"] + 5, box["y"] + 5)
        return picking.done()

    await _until(press_on)
    picked = await picking
    assert picked
    assert picked.name == "申請する"


async def test_words_without_a_place_of_their_own_are_told_in_whatever_page_they_stand(
    studio: Studio, pages: Pages
) -> None:
    """「価格：480円」 in a card was told on the first page that was ever opened, and on no other."""
    html = "<div><b>用紙 A4</b><br><small>価格：480円</small></div>"
    await studio.show(html)
    first = await _pressed_at(studio, "small")
    page = await studio.session.page.context.new_page()
    await page.goto(pages.put("/other", f"<iframe src=/inner></iframe>{html}"))
    await studio.browser.observe(SettlePolicy.BRIEF)
    second = await _pressed_at(studio, "small")
    assert first
    assert second
    assert (first.name, second.name) == ("価格：480円", "価格：480円")
    inner = "<div><b>用紙 A3</b><br><small>価格：780円</small></div>"
    pages.put("/inner", inner)
    await page.reload()
    picked = await _pressed_at(studio, "small", "iframe")
    assert picked
    assert picked.name == "価格：780円"


async def test_a_press_anywhere_in_a_list_tells_the_row_and_its_column(studio: Studio) -> None:
    cards = "".join(
        f"<li><a href=/b/{n}>本 {n}</a><p>お値段</p><p id=price{n}>{n},980円</p><button>かごへ</button></li>"
        for n in (1, 2, 3)
    )
    rows = "".join(f"<tr><td id=code{n}>10{n}<td>経理<td><button>見る</button>" for n in (1, 2, 3))
    await studio.show(
        f"<h1>本</h1><ul>{cards}</ul><h2>名簿</h2><table><tr><th>社員コード<th>所属<th>操作{rows}</table>"
    )
    told: list[tuple[str, str]] = []
    for selector in ("li:nth-child(2) button", "#price2", "#code2", "tr:nth-child(3) button"):
        picked = await _pressed_at(studio, selector)
        assert picked is not None, selector
        shown = shown_row(await studio.browser.observe(SettlePolicy.BRIEF), picked)
        assert shown is not None, selector
        told.append((shown.row.title, column_name(shown)))
    assert told == [("本 2", ""), ("本 2", "お値段"), ("102", "社員コード"), ("102", "操作")]


async def test_after_a_pick_the_page_is_as_before_and_sends_what_it_sends(
    studio: Studio, pages: Pages
) -> None:
    asked: list[str] = []

    async def policy(request: OutgoingRequest) -> bool:
        asked.append(request.method)
        return True

    await _shown(studio, pages)
    before = (await studio.browser.observe(SettlePolicy.BRIEF)).root
    studio.browser.guard_traffic(policy)
    picked = await _pressed_at(studio, "#word")
    assert picked
    assert asked == []
    assert await studio.js("!document.body.hasAttribute('data-pw-cursor')")
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).root == before
    anew = await studio.show(PAGE)
    assert [(n.role, n.name, n.is_clickable, n.states) for n in anew.nodes] == [
        (n.role, n.name, n.is_clickable, n.states) for n in before.walk()
    ]
    assert (await studio.browser.perform(Click(target=picked))).is_ok
    assert await studio.js("window.isSent")
    studio.browser.guard_traffic(None)


@pytest.mark.parametrize("how", ["escape", "cancel", "closed tab", "stopped run"])
async def test_giving_up_is_none_and_leaves_nothing(studio: Studio, pages: Pages, how: str) -> None:
    await _shown(studio, pages)
    page = studio.session.page
    if how == "closed tab":
        page = await page.context.new_page()
        await page.goto(pages.put("/other", "<button>押す</button>"))
    picking = await _picking(studio)
    match how:
        case "escape":

            async def is_over() -> bool:
                await page.keyboard.press("Escape")
                return picking.done()

            await _until(is_over)
        case "cancel":
            await studio.browser.cancel_pick()
        case "closed tab":
            await page.close()
        case _:
            picking.cancel()
    if how == "stopped run":
        with pytest.raises(asyncio.CancelledError):
            await picking
    else:
        assert await picking is None
    await studio.session.page.locator("button").first.click()
    assert await studio.js("window.isSent && !document.body.hasAttribute('data-pw-cursor')")


async def test_cancelling_where_nothing_is_picked_is_fine(studio: Studio, pages: Pages) -> None:
    await _shown(studio, pages)
    await studio.browser.cancel_pick()


async def test_a_located_element_is_described_as_it_is_today(studio: Studio) -> None:
    await studio.show("<h2>申請</h2><form aria-label=申請><button>送る</button></form>")
    recorded = await _as_pressed(studio, "送る")
    await studio.show(
        "<h2>申請</h2><form aria-label=申請><button class=new id=go>送る</button></form>"
    )
    outcome = await studio.browser.locate(recorded, 30)
    assert outcome.is_ok
    assert outcome.target
    assert outcome.target != recorded
    assert outcome.target.fingerprint
    assert outcome.target.fingerprint.id == "go"
    assert outcome.target == await _as_pressed(studio, "送る")


@pytest.mark.parametrize(
    ("html", "code"),
    [
        ("<p>なし</p>", "TARGET_NOT_FOUND"),
        ("<button>送る</button><button>送る</button>", "MULTIPLE_TARGETS"),
    ],
)
async def test_what_is_not_found_is_an_outcome_as_of_an_act(
    studio: Studio, html: str, code: str
) -> None:
    await studio.show("<button>送る</button>")
    recorded = await _as_located(studio, "送る")
    await studio.show(html)
    located = await studio.browser.locate(recorded, 0.1)
    assert (located.code, located.target) == (code, None)
    assert "「送る」" in located.message


_FRAMED = """async text => {
  const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const {data} = pen.getImageData(0, 0, image.width, image.height);
  let amber = 0, top = image.height, bottom = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] > 180 && data[at + 1] > 80 && data[at + 1] < 160 && data[at + 2] < 70) {
      amber++; const y = Math.floor(at / 4 / image.width); top = Math.min(top, y); bottom = Math.max(bottom, y);
    }
  return [image.width, amber, bottom - top];
}"""


async def test_a_portrait_frames_the_element_on_the_picture_only(studio: Studio) -> None:
    page = await studio.show(
        "<body style='background:#fff'><div style='height:2500px'></div><button style='width:300px;height:100px'>下</button>"
    )
    target = live(page, "下")
    before = await studio.js("document.documentElement.outerHTML")
    picture = await studio.browser.portrait(target)
    width, amber, height = await studio.js(f"({_FRAMED})('{base64.b64encode(picture).decode()}')")
    assert width == 480
    assert amber > 200
    assert 60 < height < 90
    assert await studio.js("document.documentElement.outerHTML") == before


async def test_of_what_is_not_there_there_is_no_portrait(studio: Studio) -> None:
    await studio.show("<button>送る</button>")
    recorded = await _as_located(studio, "送る")
    await studio.show("<p>なし</p>")
    assert await studio.browser.portrait(recorded) == b""
