"""Marked pictures: read back pixel by pixel in the browser itself, and the page never knew."""

import base64
from pathlib import Path

import pytest

from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, named

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PAGE = """<style>body{margin:40px;background:#fff;font:16px sans-serif} button{width:120px;height:40px}</style>
<button>保存</button> <label>暗証 <input type=password value=geheim></label> <p>顧客は 秘密商事 です</p>
<iframe srcdoc="<button>中</button>"></iframe><div style="height:3000px"></div><button>下</button>
<script>window.seen = 0; new MutationObserver(list => { seen += list.length })
  .observe(document, {subtree: true, childList: true, attributes: true, characterData: true})</script>"""
_PIXELS = """async ([a, b]) => {
  const read = async text => {
    const bytes = Uint8Array.from(atob(text), one => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [one, other] = [await read(a), await read(b)];
  const changed = [];
  for (let y = 0; y < one.height; y++) for (let x = 0; x < one.width; x++) {
    const at = 4 * (y * one.width + x);
    if ([0, 1, 2].some(part => one.data[at + part] !== other.data[at + part])) changed.push([x, y]);
  }
  return [one.width, one.height, other.width, other.height, changed];
}"""


async def _changed(studio: Studio, one: bytes, other: bytes) -> list[tuple[int, int]]:
    """Return the pixels in which two pictures of one size differ."""
    texts = [base64.b64encode(picture).decode() for picture in (one, other)]
    width, height, *size, changed = await studio.session.page.evaluate(_PIXELS, texts)
    assert size == [width, height]
    return [(x, y) for x, y in changed]


async def test_every_ref_is_written_at_its_element_and_nowhere_else(studio: Studio) -> None:
    seen = await studio.show(PAGE)
    plain = await studio.browser.marked_picture([])
    refs = [named(seen, name, "button").ref or "" for name in ("保存", "中")]
    marked = await studio.browser.marked_picture(refs)
    changed = await _changed(studio, plain, marked)
    boxes = [
        await studio.js(
            "(e => e.toJSON())(document.querySelector('button').getBoundingClientRect())"
        )
    ]
    boxes.append(
        await studio.js(
            "(() => { const f = document.querySelector('iframe').getBoundingClientRect();"
            " const b = document.querySelector('iframe').contentDocument.querySelector('button').getBoundingClientRect();"
            " return {x: f.x + b.x, y: f.y + b.y, width: b.width, height: b.height} })()"
        )
    )
    for box in boxes:
        near = [
            (x, y)
            for x, y in changed
            if box["x"] - 60 < x < box["x"] + box["width"] + 60
            and box["y"] - 20 < y < box["y"] + box["height"] + 20
        ]
        assert len(near) > 100
        changed = [place for place in changed if place not in set(near)]
    assert changed == []


async def test_what_does_not_show_or_is_gone_is_left_out(studio: Studio) -> None:
    seen = await studio.show(PAGE)
    below = named(seen, "下", "button").ref or ""
    plain = await studio.browser.marked_picture([])
    marked = await studio.browser.marked_picture([below, "e9999", "x77"])
    assert await _changed(studio, plain, marked) == []
    assert await studio.js("scrollY") == 0


async def test_secrets_are_covered(studio: Studio) -> None:
    studio.browser.keep_secret({"秘密商事"})
    await studio.show(PAGE)
    first = await studio.browser.marked_picture([])
    await studio.js("document.querySelector('input').value = 'ganzanders'")
    await studio.js("document.querySelector('p').textContent = '顧客は 秘密商事 です'")
    assert await _changed(studio, first, await studio.browser.marked_picture([])) == []
    await studio.js("document.querySelector('p').textContent = '顧客は 公開商事 です'")
    assert await _changed(studio, first, await studio.browser.marked_picture([])) != []


async def test_a_page_without_secrets_does_not_notice(studio: Studio) -> None:
    seen = await studio.show(PAGE.replace("type=password", "").replace("秘密商事", "商事"))
    await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.js("void (seen = 0)")
    ref = named(seen, "保存", "button").ref or ""
    assert await studio.browser.marked_picture([ref])
    assert await studio.browser.glance()
    assert await studio.browser.thumbnail()
    assert await studio.js("seen") == 0


async def test_a_saved_picture_is_a_png(studio: Studio, tmp_path: Path) -> None:
    await studio.show(PAGE)
    await studio.browser.screenshot(tmp_path / "new" / "a.png")
    assert (tmp_path / "new" / "a.png").read_bytes().startswith(b"\x89PNG")


async def test_a_thumbnail_is_small_and_covers_secrets(studio: Studio) -> None:
    await studio.show(PAGE)
    jpeg = await studio.browser.thumbnail()
    assert jpeg[:3] == b"\xff\xd8\xff"
    text = base64.b64encode(jpeg).decode()
    width, _, *_, same = await studio.session.page.evaluate(_PIXELS, [text, text])
    assert width <= 480
    assert same == []
    await studio.js("document.querySelector('input').value = 'anders und viel laenger'")
    other = await studio.browser.thumbnail()
    assert await _changed(studio, jpeg, other) == []


async def test_a_glance_is_what_the_driver_would_take_and_has_css_pixels(studio: Studio) -> None:
    await studio.show("<h1>見出し</h1><p>文</p>")
    page = studio.session.page
    wanted = await page.screenshot(type="jpeg", quality=80, scale="css", caret="initial")
    assert await studio.browser.glance() == wanted
    tools = await studio.session.devtools()
    sharp = {"width": 1280, "height": 800, "deviceScaleFactor": 2, "mobile": False}
    await tools.send("Emulation.setDeviceMetricsOverride", sharp)
    text = base64.b64encode(await studio.browser.glance()).decode()
    await tools.send("Emulation.clearDeviceMetricsOverride")
    await tools.detach()
    width, height, *_ = await page.evaluate(_PIXELS, [text, text])
    assert (width, height) == (1280, 800)


async def test_a_glance_covers_secrets(studio: Studio) -> None:
    await studio.show(PAGE)
    first = await studio.browser.glance()
    assert first[:3] == b"\xff\xd8\xff"
    await studio.js("document.querySelector('input').value = 'anders und viel laenger'")
    assert await _changed(studio, first, await studio.browser.glance()) == []
    await studio.js("document.querySelector('p').textContent = 'anders'")
    assert await _changed(studio, first, await studio.browser.glance()) != []
