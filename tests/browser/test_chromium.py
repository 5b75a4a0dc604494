"""The port as the engine uses it: post-conditions, marks, pictures."""

import base64
import time
from pathlib import Path

import pytest

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click, Navigate
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.errors import BrowserClosedError
from studio.domain.page.observation import DialogSeen
from tests.browser.stage import PATIENT, SOON_S, Pages, Studio, live

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]


PIXELS = """async ([png, places]) => {
  const blob = await (await fetch('data:image/png;base64,' + png)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas.drawImage(bitmap, 0, 0);
  return places.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


async def _expects(
    studio: Studio, kind: EvidenceKind, detail: str, timeout_s: float = SOON_S
) -> bool:
    return await studio.browser.expect(kind.value, detail, timeout_s)


PATHS = {
    "/orders/12/done": True, "/orders/*/done": True, "*": True, "/orders/*": True,
    "/orders/12": False, "/orders/*/edit": False, "/orders/12/don.": False, "/ORDERS/12/done": False,
}  # fmt: skip
TEXTS = {
    "カートに追加しました": True, "「*」をカートに追加しました（*点）": True, "(3点)": True, "ｶｰﾄに": True, "python  入門": True,
    "（*点": True, "カートから": False, "[3点]": False, ".*": False, "隠れた字": False,
}  # fmt: skip


async def test_the_address_is_compared_by_path(studio: Studio) -> None:
    await studio.show("<p>完了</p>", "/orders/12/done")
    held = {
        path: await _expects(studio, EvidenceKind.URL, path, SOON_S if holds else 0.05)
        for path, holds in PATHS.items()
    }
    assert held == PATHS


async def test_text_is_compared_folded(studio: Studio) -> None:
    await studio.show(
        "<p>「Python 入門」をカートに追加しました（３点）</p><p style='display:none'>隠れた字</p>"
    )
    kinds = (EvidenceKind.TEXT_APPEARED, EvidenceKind.TEXT_GONE)
    for detail, holds in TEXTS.items():
        waits = (SOON_S, 0.05) if holds else (0.05, SOON_S)
        told = [
            await _expects(studio, kind, detail, s) for kind, s in zip(kinds, waits, strict=True)
        ]
        assert told == [holds, not holds], detail


async def test_an_address_is_left_and_read_in_its_letters(studio: Studio, pages: Pages) -> None:
    pages.put("/%E7%89%B9%E5%88%A5/12", "<p>受付</p>")
    await studio.browser.perform(Navigate(url=f"{pages.url}/特別/12"))
    assert await _expects(studio, EvidenceKind.URL, "/特別/*")
    assert await _expects(studio, EvidenceKind.LEFT, "/")
    assert not await _expects(studio, EvidenceKind.LEFT, "/特別/*", 0.05)


async def test_text_in_frames_and_shadow_counts(studio: Studio, pages: Pages) -> None:
    pages.put("/inner", "<p>枠の中の字</p>")
    await studio.show(
        "<iframe src=/inner></iframe><div id=host></div><script>"
        "host.attachShadow({mode:'open'}).innerHTML = '<p>影の中の字</p>'</script>"
    )
    for text in ("枠の中の字", "影の中の字"):
        assert await _expects(studio, EvidenceKind.TEXT_APPEARED, text)
        assert not await _expects(studio, EvidenceKind.TEXT_GONE, text, 0.05)


async def test_text_that_comes_or_goes_is_waited_for(studio: Studio) -> None:
    await studio.show(
        "<p id=p>処理中</p><script>setTimeout(() => p.textContent = '完了', 400)</script>"
    )
    assert await _expects(studio, EvidenceKind.TEXT_APPEARED, "完了")
    assert await _expects(studio, EvidenceKind.TEXT_GONE, "処理中")


async def test_a_post_condition_holds_across_a_navigation(studio: Studio) -> None:
    studio.pages.put("/arrived", "<p>着きました</p>")
    await studio.show("<script>setTimeout(() => location.href = '/arrived', 150)</script>")
    assert await _expects(studio, EvidenceKind.TEXT_APPEARED, "着きました")
    assert await _expects(studio, EvidenceKind.URL, "/arrived")


async def test_a_second_tab_is_a_post_condition(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    assert not await _expects(studio, EvidenceKind.TAB, "", 0.05)
    await studio.js("void setTimeout(() => window.open('/page'), 100)")
    assert await _expects(studio, EvidenceKind.TAB, "")


async def test_what_is_read_back_by_the_act_itself_holds(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    for kind in (EvidenceKind.VALUE, EvidenceKind.CHECKED, EvidenceKind.OPTION):
        assert await _expects(studio, kind, "何か")


async def test_a_mark_leaves_no_trace(studio: Studio, pages: Pages) -> None:
    pages.put("/inner", "<button>中</button>")
    seen = await studio.show("<button>外</button><iframe src=/inner></iframe>")
    count = "document.querySelectorAll('[data-tejun-mark]').length"
    page = studio.session.page
    before = [await frame.content() for frame in page.frames]
    for name in ("外", "中"):
        await studio.browser.highlight(live(seen, name).ref)
        marks = [await frame.evaluate(count) for frame in page.frames]
        assert marks == ([1, 0] if name == "外" else [0, 1])
    await studio.browser.highlight(None)
    assert [await frame.content() for frame in page.frames] == before


async def test_a_mark_is_not_part_of_what_is_seen_and_takes_no_clicks(studio: Studio) -> None:
    seen = await studio.show("<button>外</button>")
    await studio.browser.highlight(live(seen, "外").ref)
    again = await studio.browser.observe()
    assert [(node.role, node.name) for node in again.nodes] == [(node.role, node.name) for node in seen.nodes]  # fmt: skip
    assert await studio.js("document.elementFromPoint(...(b => [b.x + 5, b.y + 5])(document.querySelector('button').getBoundingClientRect())).localName") == "button"  # fmt: skip
    await studio.browser.highlight(None)


async def test_marking_what_is_gone_is_no_error(studio: Studio) -> None:
    seen = await studio.show("<button>外</button>")
    ref = live(seen, "外").ref
    await studio.js("document.querySelector('button').remove()")
    await studio.browser.highlight(ref)
    await studio.browser.highlight("e999")


async def test_a_picture_hides_what_secret_fields_hold(
    studio: Studio, pages: Pages, tmp_path: Path
) -> None:
    box = (
        "style='position:fixed;left:10px;top:10px;width:100px;height:40px;background:#0f0;border:0'"
    )
    pages.put("/inner", f"<input type=password value=abcd {box}>")
    await studio.show(
        f"<input autocomplete=one-time-code value=123456 {box}>"
        "<iframe src=/inner style='position:fixed;left:0;top:100px;border:0'></iframe>"
    )
    path = tmp_path / "新しい" / "画面.png"
    await studio.browser.screenshot(path)
    picture = base64.b64encode(path.read_bytes()).decode()
    colours = await studio.session.page.evaluate(
        PIXELS, [picture, [[60, 30], [60, 130], [600, 400]]]
    )
    assert colours == [[100, 116, 139], [100, 116, 139], [255, 255, 255]]


async def test_placing_a_window_without_one_does_nothing(studio: Studio) -> None:
    await studio.browser.place(0, 0, 800, 600)


async def test_a_browser_that_was_never_started_says_so() -> None:
    browser = ChromiumBrowser(PATIENT)
    assert not browser.is_open
    with pytest.raises(BrowserClosedError):
        await browser.observe()
    await browser.highlight(None)
    await browser.close()


async def test_observing_costs_little(studio: Studio) -> None:
    seen = await studio.show("<button>外</button>")
    started = time.perf_counter()
    again = await studio.browser.observe()
    assert 0 < again.elapsed_ms < (time.perf_counter() - started) * 1000
    assert again.epoch == seen.epoch + 1


async def test_what_an_earlier_run_left_unseen_is_not_told_to_the_next(studio: Studio) -> None:
    seen = await studio.show("<button onclick=\"alert('前の実行')\">押す</button>")
    assert (await studio.browser.perform(Click(target=live(seen, "押す")))).is_ok

    async def policy(_: DialogSeen) -> bool:
        return False

    studio.browser.answer_dialogs(policy)
    assert (await studio.browser.observe()).dialogs == ()
