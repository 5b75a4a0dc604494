"""Tabs: chosen by number, title or address; the one before comes back; nothing is guessed."""

import pytest

from studio.domain.actions.action import Click, CloseTab, Navigate, OpenTab, SwitchTab
from studio.domain.actions.outcome import EvidenceKind, OutcomeStatus
from studio.domain.errors import NavigationError
from studio.domain.page.observation import DialogSeen
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def _three(studio: Studio) -> None:
    for path, title in (("/a", "受注一覧"), ("/b", "在庫一覧"), ("/c", "請求書")):
        url = studio.pages.put(path, f"<title>{title}</title><h1>{title}</h1>")
        action = Navigate(url=url) if path == "/a" else OpenTab(url=url)
        assert (await studio.browser.perform(action)).is_ok


@pytest.mark.parametrize(
    ("wanted", "path"),
    [("1", "/a"), ("２", "/b"), ("受注一覧", "/a"), ("在庫", "/b"), ("/b", "/b"), ("請求書", "/c")],
)
async def test_a_tab_is_chosen(studio: Studio, wanted: str, path: str) -> None:
    await _three(studio)
    outcome = await studio.browser.perform(SwitchTab(tab=wanted))
    assert outcome.is_ok, outcome
    assert outcome.evidence[0].kind is EvidenceKind.TAB
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert seen.url.endswith(path)
    assert [tab.is_current for tab in seen.tabs].count(True) == 1
    assert await studio.js("document.visibilityState") == "visible"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [("一覧", "MULTIPLE_TARGETS"), ("給与", "TAB_NOT_FOUND"), ("9 枚目", "TAB_NOT_FOUND"), ("", "TAB_NOT_FOUND")],
)  # fmt: skip
async def test_a_tab_that_is_unclear_is_refused(studio: Studio, wanted: str, code: str) -> None:
    await _three(studio)
    outcome = await studio.browser.perform(SwitchTab(tab=wanted))
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, code)
    assert "在庫一覧" in outcome.message
    assert studio.session.page.url.endswith("/c")


async def test_closing_gives_back_the_tab_that_was_current_before(studio: Studio) -> None:
    await _three(studio)
    await studio.browser.perform(SwitchTab(tab="1"))
    await studio.browser.perform(SwitchTab(tab="3"))
    assert (await studio.browser.perform(CloseTab())).is_ok
    assert studio.session.page.url.endswith("/a")
    assert (await studio.browser.perform(CloseTab())).is_ok
    assert studio.session.page.url.endswith("/b")
    outcome = await studio.browser.perform(CloseTab())
    assert outcome.code == "LAST_TAB"
    assert studio.browser.is_open


@pytest.mark.parametrize("leaves", [True, False])
async def test_a_page_that_objects_to_being_closed_is_asked(studio: Studio, leaves: bool) -> None:
    asked: list[str] = []

    async def policy(seen: DialogSeen) -> bool:
        asked.append(seen.kind)
        return leaves

    await studio.show("<p>元</p>")
    url = studio.pages.put(
        "/objects", "<button>触る</button><script>onbeforeunload = () => '未保存'</script>"
    )
    await studio.browser.perform(OpenTab(url=url))
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.browser.perform(Click(target=live(seen, "触る")))
    studio.browser.answer_dialogs(policy)
    outcome = await studio.browser.perform(CloseTab())
    assert asked == ["beforeunload"]
    assert outcome.is_ok is leaves
    assert len(studio.session.pages) == (1 if leaves else 2)
    if not leaves:
        assert outcome.code == "TAB_STAYED"
        studio.browser.answer_dialogs(lambda _: _yes())


async def _yes() -> bool:
    return True


async def test_a_new_tab_takes_only_addresses(studio: Studio) -> None:
    await studio.show("<p>元</p>")
    before = len(studio.session.pages)
    with pytest.raises(NavigationError):
        await studio.browser.perform(OpenTab(url="javascript:alert(1)"))
    assert len(studio.session.pages) == before
