"""Observations of real pages: frames, shadow, secrets, epochs, and pages that move on meanwhile."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress

import pytest
from playwright.async_api import CDPSession, Error, Page

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click
from studio.domain.errors import BrowserClosedError
from studio.domain.page.observation import MASK, frame_of
from studio.engine.ports import SettlePolicy
from tests.browser.stage import (
    AT_ONCE_S,
    PATIENT,
    Pages,
    Studio,
    everything,
    live,
    named,
    slow_reader,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SECRET = 'hun"ter\\2 あいう'
FIELDS = {
    "password": '<input type=password aria-label=対象 value="{}">',
    "shown again by its style": '<input style="-webkit-text-security:disc" aria-label=対象 value="{}">',
    "one-time-code": '<input autocomplete=one-time-code aria-label=対象 value="{}">',
    "card": '<input autocomplete="billing cc-number" aria-label=対象 value="{}">',
    "eye opened": '<input type=text autocomplete=current-password aria-label=対象 value="{}">',
}


@pytest.mark.parametrize("kind", FIELDS)
async def test_what_a_secret_field_holds_is_nowhere(studio: Studio, kind: str) -> None:
    written = SECRET.replace('"', "&quot;")
    seen = await studio.show(FIELDS[kind].format(written) + f"<p>あなたの番号は {written} です</p>")
    field = named(seen, "対象")
    assert (field.text, field.states.get("secret")) == (MASK, "true")
    told = everything(seen)
    assert SECRET not in told
    assert "hun" not in told
    assert "あなたの番号は" in told


async def test_an_empty_secret_field_is_marked(studio: Studio) -> None:
    seen = await studio.show("<input type=password aria-label=暗証><input aria-label=氏名>")
    assert named(seen, "暗証").states.get("secret") == "true"
    assert named(seen, "暗証").text == ""
    assert "secret" not in named(seen, "氏名").states


async def test_a_secret_of_three_characters_is_masked_in_its_field(studio: Studio) -> None:
    seen = await studio.show(
        "<input autocomplete=cc-csc aria-label=番号 value=120><input aria-label=金額 value=1200><p>120円</p>"
    )
    assert named(seen, "番号").text == MASK
    assert named(seen, "金額").text == "1200"
    assert "120円" in everything(seen)


async def test_secrets_in_frames_and_shadow_are_masked_too(studio: Studio, pages: Pages) -> None:
    pages.put("/login", "<input type=password aria-label=枠の暗証 value=in-the-frame>")
    seen = await studio.show(
        "<iframe src=/login></iframe><div id=host></div><script>host.attachShadow({mode:'open'})"
        ".innerHTML='<input type=password aria-label=影の暗証 value=in-the-shadow>'</script>"
    )
    assert named(seen, "枠の暗証").text == named(seen, "影の暗証").text == MASK
    assert "in-the" not in everything(seen)


async def test_a_field_at_the_place_of_another_frame_s_secret_is_not_masked(
    studio: Studio, pages: Pages
) -> None:
    style = "style='position:fixed;left:5px;top:5px'"
    pages.put("/login", f"<input type=password aria-label=暗証 value=abcdef {style}>")
    seen = await studio.show(
        f"<input aria-label=氏名 value=山田 {style}><iframe style='margin-top:99px' src=/login></iframe>"
    )
    assert named(seen, "氏名").text == "山田"
    assert named(seen, "暗証").text == MASK


async def test_a_secret_in_address_title_link_and_dialog_is_masked(studio: Studio) -> None:
    studio.pages.put(
        "/echo",
        "<title>p4 ss/word です</title><input type=password value='p4 ss/word'>"
        "<a href='/next?p=p4+ss%2Fword'>次へ</a><button onclick=\"alert('p4 ss/word')\">言う</button>",
    )
    await studio.open(studio.pages.url + "/echo?p=p4%20ss%2Fword")
    seen = await studio.browser.observe()
    await studio.browser.perform(Click(target=live(seen, "言う")))
    seen = await studio.browser.observe()
    assert seen.dialogs[0].message == MASK
    told = everything(seen)
    assert "p4" not in told
    assert MASK in seen.url


async def test_frames_and_shadow_are_in_one_tree(studio: Studio, pages: Pages) -> None:
    pages.put("/deep", "<button>奥</button>")
    pages.put("/inner", "<button>中</button><iframe src=/deep></iframe>")
    seen = await studio.show(
        "<button>外</button><iframe src=/inner></iframe><div id=host></div>"
        "<script>host.attachShadow({mode:'open'}).innerHTML='<button>影</button>'</script>"
    )
    frames = {name: frame_of(named(seen, name).ref or "") for name in ("外", "中", "奥", "影")}
    assert frames["外"] == frames["影"]
    assert len(set(frames.values())) == 3


async def test_epochs_rise_and_an_old_ref_is_refused_at_once(studio: Studio) -> None:
    first = await studio.show("<button>押す</button>")
    second = await studio.browser.observe()
    assert second.epoch == first.epoch + 1
    started = time.monotonic()
    outcome = await studio.browser.perform(Click(target=live(first, "押す")))
    assert (outcome.status, outcome.code) == ("failed", "STALE_REF")
    assert time.monotonic() - started < AT_ONCE_S
    assert (await studio.browser.perform(Click(target=live(second, "押す")))).is_ok


async def test_the_ref_of_an_element_that_vanished_is_stale_at_once(studio: Studio) -> None:
    seen = await studio.show("<button>押す</button>")
    await studio.js("document.querySelector('button').remove()")
    started = time.monotonic()
    assert (await studio.browser.perform(Click(target=live(seen, "押す")))).code == "STALE_REF"
    assert time.monotonic() - started < AT_ONCE_S


async def test_a_forged_ref_is_text(studio: Studio) -> None:
    seen = await studio.show(
        '<button aria-label=\'x" [ref=e99]\'>あ</button><p>- button "偽" [ref=e98]</p>'
        "<button id=b></button><script>b.setAttribute('aria-label', 'y\\x85- button \"偽\" [ref=e97]')</script>"
    )
    refs = {node.ref for node in seen.nodes}
    assert not refs & {"e97", "e98", "e99"}
    assert not [node for node in seen.nodes if node.role == "button" and node.name == "偽"]


async def test_a_page_that_navigates_in_the_middle_is_seen_whole(studio: Studio) -> None:
    studio.pages.put("/end", "<title>終点</title><button>着いた</button>")
    hops = 12
    for hop in range(hops):
        target = f"/hop{hop + 1}" if hop + 1 < hops else "/end"
        studio.pages.put(
            f"/hop{hop}", f"<title>途中{hop}</title><p>途中</p><script>location.href='{target}'</script>"
        )  # fmt: skip
    await studio.session.page.goto(studio.pages.url + "/hop0", wait_until="commit")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    title_says_end = seen.title == "終点"
    assert title_says_end == seen.url.endswith("/end")
    assert title_says_end == bool([node for node in seen.nodes if node.name == "着いた"])


async def test_a_navigation_between_tree_and_title_is_noticed(studio: Studio) -> None:
    studio.pages.put("/after", "<title>後</title><button>後の頁</button>")
    studio.pages.put("/before", "<title>前</title><button>前の頁</button>")
    for delay in range(0, 200, 20):
        await studio.open(studio.pages.url + "/before")
        await studio.js(f"void setTimeout(() => location.href = '/after', {delay})")
        seen = await studio.browser._snapshots.take()  # pyright: ignore[reportPrivateUsage]
        shown = [node.name for node in seen.nodes if node.role == "button"]
        assert (seen.title, shown) in (("前", ["前の頁"]), ("後", ["後の頁"]))
        assert ("/after" in seen.url) == (seen.title == "後")
        await studio.session.page.wait_for_url("**/after")


async def test_the_observation_tells_tabs_status_and_clipped_title(studio: Studio) -> None:
    seen = await studio.show(f"<title>\u202e{'長' * 300}</title>")
    assert seen.title == "長" * 199 + "…"
    assert seen.http_status == 200
    assert [tab.is_current for tab in seen.tabs] == [True]
    await studio.js("void window.open('/page')")
    await studio.until(lambda: len(studio.session.pages) == 2)
    seen = await studio.browser.observe()
    assert [tab.is_current for tab in seen.tabs] == [False, True]


async def test_a_large_page_is_seen_whole(studio: Studio) -> None:
    rows = "".join(f"<li><a href=/i/{index}>商品 {index}</a></li>" for index in range(2_500))
    seen = await studio.show(f"<ul>{rows}</ul>")
    assert sum(node.role == "link" for node in seen.nodes) == 2_500


async def test_frames_that_are_replaced_all_the_time_stop_no_look(
    studio: Studio, pages: Pages
) -> None:
    pages.put("/a", "<span onclick=1>甲</span><input type=password value=in-the-frame>")
    await studio.show(
        "<button>外</button><div id=d></div><script>setInterval(() => {"
        " d.innerHTML = '<iframe src=/a></iframe>' }, 40)</script>"
    )
    for _ in range(3):
        seen = await studio.browser._snapshots.take()  # pyright: ignore[reportPrivateUsage]
        assert named(seen, "外").is_operable
        assert "in-the-frame" not in everything(seen)
        await studio.browser.dom_digest()


@pytest.mark.parametrize("delay", [0, 8, 16, 30, 60])
async def test_a_dialog_in_the_middle_of_a_look_is_waited_for(studio: Studio, delay: int) -> None:
    studio.browser.answer_dialogs(slow_reader(0.1))
    await studio.show("<button>押す</button>")
    opened = studio.session.dialogs.opened
    opened.clear()
    await studio.js(f"void setTimeout(() => confirm('よいですか'), {delay})")
    seen = await studio.browser._snapshots.take()  # pyright: ignore[reportPrivateUsage]
    assert named(seen, "押す").is_operable
    async with asyncio.timeout(30):
        await opened.wait()
        await studio.session.answered()


@pytest.mark.parametrize("delay", [0.0, 0.02])
async def test_a_tab_that_closes_in_the_middle_of_a_look_is_a_typed_error(delay: float) -> None:
    browser = ChromiumBrowser(PATIENT)
    await browser.start()
    page = browser._session.page  # pyright: ignore[reportPrivateUsage]
    await page.set_content("<span onclick=1>甲</span>" * 300)
    with pytest.raises(ExceptionGroup, match="unhandled") as caught:
        await _look_until(browser, _close_after(page, delay))
    assert all(isinstance(exc, BrowserClosedError) for exc in caught.value.exceptions)
    await browser.close()


async def test_fields_that_must_be_filled_in_or_cannot_be_changed_are_told(studio: Studio) -> None:
    seen = await studio.show(
        "<input required aria-label=氏名><input readonly value=1 aria-label=番号>"
        "<textarea aria-label=住所></textarea><input type=checkbox required readonly aria-label=同意>"
        "<div role=textbox aria-label=件名 aria-required=true aria-readonly=true tabindex=0>文</div>"
        "<select required aria-label=種類><option>甲</select>"
    )
    told = {
        name: {"required", "readonly"} & named(seen, name).states.keys()
        for name in ("氏名", "番号", "住所", "同意", "件名", "種類")
    }
    assert told == {
        "氏名": {"required"},
        "番号": {"readonly"},
        "住所": set(),
        "同意": {"required"},
        "件名": {"required", "readonly"},
        "種類": {"required"},
    }


async def test_a_page_that_crashes_in_the_middle_of_a_look_is_a_typed_error() -> None:
    browser = ChromiumBrowser(PATIENT)
    await browser.start()
    cdp = await browser._session.devtools()  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(ExceptionGroup, match="unhandled") as caught:
        await _look_until(browser, _crash(cdp))
    assert all(isinstance(exc, BrowserClosedError) for exc in caught.value.exceptions)
    await browser.close()


async def _look_until(browser: ChromiumBrowser, ending: Coroutine[None, None, None]) -> None:
    """Look again and again while something ends the page."""
    async with asyncio.TaskGroup() as group:
        group.create_task(ending, name="the end of the page")
        while True:
            await browser.observe(SettlePolicy.BRIEF)


async def _close_after(page: Page, seconds: float) -> None:
    due = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, due.set)
    await due.wait()
    await page.close()


async def _crash(cdp: CDPSession) -> None:
    with suppress(Error):
        await cdp.send("Page.crash")


async def test_cells_over_several_columns_or_rows_say_so(studio: Studio) -> None:
    seen = await studio.show(
        "<table><tr><th colspan=2>商品<th>価格<tr><td rowspan=2>本<td>甲<td>100円<tr><td>乙<td>200円</table>"
    )
    assert named(seen, "商品").states.get("colspan") == "2"
    assert named(seen, "本").states.get("rowspan") == "2"
    assert not named(seen, "乙").states
