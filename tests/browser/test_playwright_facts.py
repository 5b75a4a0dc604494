"""Contract tests: what this room relies on in Playwright. One that fails after an update names the place to mend."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Error, Page, TimeoutError, async_playwright

from studio.browser.finder import find_browser
from studio.browser.launch import launch_flags
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.page.observation import DialogSeen
from tests.browser.sight.test_aria_parser import FORGED
from tests.browser.snapshot_text import Written, render
from tests.browser.stage import PATIENT, Pages, Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]


@pytest_asyncio.fixture(loop_scope="session")
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
        browser = await driver.chromium.launch(executable_path=program, args=launch_flags(PATIENT))
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
        await box.set_checked(True, timeout=2_000)
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


async def test_a_click_on_a_dead_ref_waits_its_whole_time(page: Page) -> None:
    await page.set_content("<button>あ</button>")
    ref = (await _refs(page))["あ"]
    await page.evaluate("document.querySelector('button').remove()")
    with pytest.raises(TimeoutError):
        await page.get_by_ref(ref).click(timeout=150)


async def test_a_ref_into_a_frame_that_is_gone_is_an_error_of_the_selector(
    page: Page, pages: Pages
) -> None:
    pages.put("/inner", "<button>中</button>")
    await page.goto(pages.put("/outer", "<iframe src=/inner></iframe>"))
    ref = (await _refs(page))["中"]
    await page.evaluate("document.querySelector('iframe').remove()")
    with pytest.raises(Error, match="Invalid frame in aria-ref"):
        await page.get_by_ref(ref).count()


async def test_an_open_dialog_stops_evaluate_and_snapshot(studio: Studio, page: Page) -> None:
    async def leave_open(_: DialogSeen) -> Literal["open"]:
        return "open"

    studio.browser.answer_dialogs(leave_open)
    dialogs = studio.session.dialogs
    await page.set_content("<p>あ</p>")
    dialogs.opened.clear()
    await page.evaluate("void setTimeout(() => confirm('止'))")
    await dialogs.left_open
    async with asyncio.TaskGroup() as group:
        evaluating = group.create_task(page.evaluate("1"), name="evaluate")
        with pytest.raises(TimeoutError):
            await page.aria_snapshot(mode="ai", timeout=200)
        assert not evaluating.done()
        await dialogs.decide(is_accepted=True)
    assert evaluating.result() == 1


async def test_what_is_inline_has_no_ref(page: Page) -> None:
    await page.set_content(
        "<p>あ <span onclick=1>い</span> <a onclick=1>う</a> <i style='cursor:pointer'>え</i></p>"
    )
    text = await page.aria_snapshot(mode="ai")
    assert text.count("[ref=") == 1
    assert "あ い う え" in text


async def test_an_element_s_listener_alone_leaves_no_trace_in_the_snapshot(page: Page) -> None:
    await page.set_content("<div><p>一</p><div id=b>二</div></div>")
    await page.evaluate("b.addEventListener('click', () => 1)")
    text = await page.aria_snapshot(mode="ai")
    assert "cursor" not in text


async def test_a_document_without_a_body_has_no_snapshot(page: Page, pages: Pages) -> None:
    await page.goto(pages.put("/gone", "<p>あ</p>"))
    await page.evaluate("document.body.remove()")
    with pytest.raises(TimeoutError):
        await page.aria_snapshot(mode="ai", timeout=300)


async def test_the_unseen_world_is_called_so_knows_refs_and_keeps_what_an_engine_kept(
    studio: Studio, page: Page
) -> None:
    """`contexts.py` finds it by its name, `unseen.py` reads `_ariaRef`, locators read its globals."""
    await page.set_content("<button>あ</button>")
    ref = (await _refs(page))["あ"]
    owner = SnapshotOwner(studio.session)
    (world, found), *_ = await owner.ask_all("() => document.querySelector('button')._ariaRef.ref")
    assert found == ref
    await owner.contexts.ask(
        world, "() => { globalThis['tejun'].found.set('k', [document.querySelector('button')]) }"
    )
    assert await world.keyed("k").inner_text() == "あ"
    assert await page.evaluate(
        "typeof tejun + typeof document.querySelector('button')._ariaRef"
    ) == ("undefinedundefined")


async def test_the_page_s_listeners_are_told_in_its_own_world_only(
    studio: Studio, page: Page
) -> None:
    await page.set_content("<p id=a></p>")
    await page.evaluate("a.addEventListener('click', () => 1)")
    owner = SnapshotOwner(studio.session)
    asked = "() => Object.keys(getEventListeners(document.getElementById('a'))).join()"
    world, *_ = await owner.contexts.all()
    assert await owner.contexts.ask_page(world, asked) == "click"
    assert await page.evaluate("typeof getEventListeners") == "undefined"


async def test_a_frame_of_another_site_has_developer_tools_of_its_own(
    page: Page, pages: Pages
) -> None:
    pages.put("/inner", "<p>中</p>")
    other = pages.url.replace("127.0.0.1", "localhost")
    await page.goto(
        pages.put("/outer", f"<iframe src={other}/inner></iframe><iframe src=/inner></iframe>")
    )
    near, far = sorted(page.frames[1:], key=lambda frame: "localhost" in frame.url)
    await (await page.context.new_cdp_session(far)).detach()
    with pytest.raises(Error, match="does not have a separate CDP session"):
        await page.context.new_cdp_session(near)


async def test_a_filled_field_changes_little_of_the_tree_and_an_element_keeps_its_ref(
    page: Page,
) -> None:
    await page.set_content("<input aria-label=名>" + "<p>行</p>" * 200)
    before = (await page.aria_snapshot(mode="ai")).splitlines()
    await page.get_by_label("名").fill("山田")
    after = (await page.aria_snapshot(mode="ai")).splitlines()
    assert len(set(after) ^ set(before)) <= 4


async def test_normalize_drops_digits(page: Page) -> None:
    await page.set_content("<button>10月分の明細</button>")
    ref = (await _refs(page))["10月分の明細"]
    assert "10" not in str(await page.get_by_ref(ref).normalize())


async def test_no_page_of_the_browser_s_own_is_built_beside_a_person_s(page: Page) -> None:
    """Chromium's, not Playwright's: an entry of the profile's `Local State` that a new name makes void."""
    session = await page.context.new_cdp_session(page)
    everything = await session.send("Target.getTargets", {"filter": [{}]})
    await session.detach()
    kinds = {target["type"] for target in everything["targetInfos"]}
    assert "page" in kinds
    assert "browser_ui" not in kinds


async def test_a_page_that_could_not_be_opened_does_not_ask_again_by_itself(page: Page) -> None:
    with socket.socket() as site:
        site.bind(("127.0.0.1", 0))
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
            await page.goto(f"http://127.0.0.1:{site.getsockname()[1]}/")
        site.listen()
        site.settimeout(1.5)  # Chromium would begin after one second
        with pytest.raises(socket.timeout):
            await asyncio.to_thread(site.accept)
