"""Contract tests: what this room relies on in Playwright. One that fails after an update names the place to mend."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Error, Page, async_playwright

from studio.browser.finder import find_browser
from studio.browser.launch import launch_flags
from tests.browser.snapshot_text import Written, render
from tests.browser.stage import FAST, Pages, Studio
from tests.browser.test_aria_parser import FORGED

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module")
async def page(studio: Studio) -> AsyncIterator[Page]:
    page = studio.session.page
    await page.goto("about:blank")
    yield page


async def _refs(page: Page) -> dict[str, str]:
    text = await page.aria_snapshot(mode="ai")
    return dict(re.findall(r'"([^"]*)"[^\n]*?\[ref=(\w+)\]', text))


async def test_refs_stay_while_role_and_name_stay(page: Page) -> None:
    await page.set_content("<button>あ</button><button>い</button>")
    before = await _refs(page)
    await page.evaluate("document.body.prepend(document.querySelectorAll('button')[1])")
    after = await _refs(page)
    assert before == after
    await page.evaluate("document.querySelector('button').textContent = 'う'")
    assert (await _refs(page))["う"] not in before.values()


async def test_a_scoped_snapshot_kills_the_refs_of_the_one_before(page: Page) -> None:
    await page.set_content("<main><button>あ</button></main><p>い</p>")
    ref = (await _refs(page))["あ"]
    assert await page.get_by_ref(ref).count() == 1
    await page.locator("p").aria_snapshot()
    assert await page.get_by_ref(ref).count() == 0


async def test_a_dead_ref_counts_none_at_once(page: Page) -> None:
    await page.set_content("<button>あ</button>")
    ref = (await _refs(page))["あ"]
    await page.evaluate("document.querySelector('button').remove()")
    assert await page.get_by_ref(ref).count() == 0


async def test_snapshots_show_passwords(page: Page) -> None:
    await page.set_content("<input type=password aria-label=暗証 value=hunter2>")
    assert "hunter2" in await page.aria_snapshot(mode="ai")


async def test_page_text_can_say_ref_and_the_renderer_is_as_we_wrote_it_down(page: Page) -> None:
    await page.set_content("")
    names = [f"あ{text}い" for text in FORGED]
    await page.evaluate(
        """names => names.forEach(name => { const button = document.createElement('button');
           button.setAttribute('aria-label', name); document.body.append(button); })""",
        names,
    )
    lines = (await page.aria_snapshot(mode="ai")).split("\n")[1:]
    shown = [re.sub(r"[\t\n\x0b\x0c\r\u2028\u2029]+|\u3000", " ", name) for name in names]
    ours = [
        render([Written("button", name, attributes=(("ref", f"e{index}"),))])
        for index, name in enumerate(shown, 2)
    ]
    assert [re.sub(r"[\u3000\u2028]", " ", line.strip()) for line in lines] == ours


async def test_confirm_without_a_listener_is_dismissed_silently() -> None:
    async with async_playwright() as driver:
        program = find_browser(playwright_path=driver.chromium.executable_path).path
        browser = await driver.chromium.launch(executable_path=program, args=launch_flags(FAST))
        page = await browser.new_page()
        assert await page.evaluate("confirm('消しますか')") is False
        await browser.close()


async def test_a_covered_checkbox_lets_itself_be_clicked_by_its_label_only(page: Page) -> None:
    await page.set_content(
        "<label style='position:relative;display:inline-block'><input type=checkbox>"
        "<span style='position:absolute;inset:0;background:#ccc'></span>はい</label>"
    )
    box = page.get_by_role("checkbox")
    with pytest.raises(Error, match="intercepts pointer events"):
        await box.set_checked(True, timeout=400)
    await page.locator("label").click()
    assert await box.is_checked()


async def test_the_refs_of_a_main_frame_that_navigated_have_a_prefix(
    page: Page, pages: Pages
) -> None:
    await page.goto(pages.put("/one", "<button>あ</button>"))
    await _refs(page)
    await page.goto(pages.put("/two", "<button>い</button>"))
    assert re.fullmatch(r"f\d+e\d+", (await _refs(page))["い"])


async def test_text_is_matched_without_folding(page: Page) -> None:
    await page.set_content("<button>フリガナ</button><p>（12件）</p>")
    assert await page.get_by_role("button", name="ﾌﾘｶﾞﾅ", exact=True).count() == 0
    assert await page.get_by_text("(12件)").count() == 0


async def test_a_snapshot_sees_frames_with_refs_of_their_own_and_boxes_of_their_own(
    page: Page, pages: Pages
) -> None:
    pages.put("/inner", "<body style='margin:0'><button>中</button>")
    url = pages.put("/outer", "<div style='height:300px'></div><iframe src=/inner></iframe>")
    await page.goto(url)
    text = await page.aria_snapshot(mode="ai", boxes=True)
    match = re.search(r'button "中" \[ref=(f\d+e\d+)\] \[box=(\d+),(\d+),', text)
    assert match is not None
    assert int(match[3]) < 5  # of the frame; in the page it is 300 down
    assert await page.get_by_ref(match[1]).count() == 1


async def test_open_shadow_roots_are_seen_and_closed_ones_are_not(page: Page) -> None:
    await page.set_content("<div id=a></div><div id=b></div>")
    await page.evaluate(
        """() => { for (const [id, mode] of [['a', 'open'], ['b', 'closed']])
           document.getElementById(id).attachShadow({mode}).innerHTML = `<button>${mode}</button>`; }"""
    )
    refs = await _refs(page)
    assert "open" in refs
    assert "closed" not in await page.evaluate("document.body.innerText")
