"""Pictures of acts: taken before the page is touched, framed where the act goes, and the page hears nothing."""

import base64

import pytest

from studio.domain.action import Click, Fill, TypeText
from studio.domain.outcome import Outcome
from studio.engine.ports import Terms
from tests.browser.stage import Pages, Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PAGE = """<style>body{margin:40px;background:#fff;font:16px sans-serif} button{width:120px;height:40px}</style>
<button onclick="isPressed = true">保存</button> <label>暗証 <input type=password></label>
<div style="height:3000px"></div><label>住所 <input></label> <a href=/next>次へ</a>
<script>window.seen = 0; window.scrolls = 0; addEventListener('scroll', () => scrolls++);
new MutationObserver(list => { seen += list.length })
  .observe(document, {subtree: true, childList: true, attributes: true, characterData: true})</script>"""
_AMBER = """async (text) => {
  const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const data = pen.getImageData(0, 0, image.width, image.height).data;
  const xs = [], ys = [];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
    if (r > 180 && g > 80 && g < 160 && b < 70) {
      xs.push((at / 4) % image.width); ys.push(Math.floor(at / 4 / image.width));
    }
  }
  const scale = innerWidth / image.width;
  return xs.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(one => one * scale) : [];
}"""


_CORNER = """async (text) => {
  const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return [...pen.getImageData(2, 2, 1, 1).data].slice(0, 3);
}"""


def _text(jpeg: bytes) -> str:
    return base64.b64encode(jpeg).decode()


async def _performed(
    studio: Studio, action: Click | Fill | TypeText
) -> tuple[Outcome, list[bytes]]:
    shown: list[bytes] = []
    return await studio.browser.perform(action, Terms(show=shown.append)), shown


async def _framed(studio: Studio, jpeg: bytes) -> list[float]:
    """Return left, top, right and bottom of the frame in a picture, in pixels of the page; [] for none."""
    return await studio.session.page.evaluate(_AMBER, _text(jpeg))


async def test_a_press_is_framed_before_it_and_the_page_does_not_notice(studio: Studio) -> None:
    page = await studio.show(PAGE.replace("type=password", ""))
    box = await studio.js("document.querySelector('button').getBoundingClientRect().toJSON()")
    await studio.js("void (seen = 0)")
    outcome, (picture,) = await _performed(studio, Click(target=live(page, "保存")))
    assert outcome.is_ok
    assert await studio.js("[isPressed, seen, scrolls, scrollY]") == [True, 0, 0, 0]
    left, top, right, bottom = await _framed(studio, picture)
    assert [left, top, right, bottom] == pytest.approx(
        [box["left"] - 4, box["top"] - 4, box["right"] + 4, box["bottom"] + 4], abs=10
    )


async def test_what_is_out_of_sight_is_shown_before_the_act_and_not_what_came_of_it(
    studio: Studio, pages: Pages
) -> None:
    pages.put("/next", "<h1>次</h1><a href=/next>次へ</a>")
    blacken = "document.body.style.background = '#000'"
    told = f'住所 <input onfocus="{blacken}">'
    page = await studio.show(PAGE.replace("住所 <input>", told))
    outcome, (picture,) = await _performed(studio, Fill(target=live(page, "住所"), value="東京都"))
    assert outcome.is_ok
    assert await studio.js("document.body.style.background") == "rgb(0, 0, 0)"
    assert await _framed(studio, picture)
    assert min(await studio.session.page.evaluate(_CORNER, _text(picture))) > 240  # white
    outcome, (led_away,) = await _performed(studio, Click(target=live(page, "次へ")))
    assert outcome.is_ok
    assert await _framed(studio, led_away)


async def test_what_stood_in_a_secret_field_is_covered(studio: Studio) -> None:
    page = await studio.show(PAGE)
    field = live(page, "暗証")
    _, (empty,) = await _performed(studio, Fill(target=field, value="geheim-1234"))
    _, (filled,) = await _performed(studio, TypeText(target=field, text="5"))
    assert empty == filled


async def test_nobody_asked_and_nothing_is_taken(studio: Studio) -> None:
    page = await studio.show(PAGE.replace("type=password", "type=password value=x"))
    await studio.js("void (seen = 0)")
    outcome = await studio.browser.perform(Click(target=live(page, "保存")), Terms())
    assert outcome.is_ok
    assert await studio.js("seen") == 0
