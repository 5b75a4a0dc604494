"""Files asked for: from a new tab too, behind a dialog, and never asked for twice."""

from typing import Literal

import pytest

from studio.domain.actions.action import Download, HandleDialog
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.page.observation import DialogSeen
from studio.engine.ports import LEFT_OPEN, SettlePolicy
from tests.browser.stage import Studio, live
from tests.browser.test_downloads import gives

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_file_that_comes_by_way_of_a_new_tab(studio: Studio) -> None:
    studio.pages.answer("/file", gives("a.csv"))
    seen = await studio.show("<a href=/file target=_blank>保存</a>")
    outcome = await studio.browser.perform(Download(target=live(seen, "保存", "link")))
    assert [fact.kind for fact in outcome.evidence] == [EvidenceKind.FILE]
    assert studio.pages.asked.count("/file") == 1


async def test_a_dialog_before_the_file_is_left_to_the_decision(studio: Studio) -> None:
    async def leave(_: DialogSeen) -> Literal["open"]:
        return LEFT_OPEN

    studio.pages.answer("/file", gives("a.csv"))
    seen = await studio.show(
        "<button onclick=\"if (confirm('保存しますか')) location.href='/file'\">保存</button>"
    )
    studio.browser.answer_dialogs(leave)
    outcome = await studio.browser.perform(Download(target=live(seen, "保存")))
    assert [fact.detail for fact in outcome.evidence] == ["open:保存しますか"]
    assert (await studio.browser.perform(HandleDialog(accept=True))).is_ok
    seen = await studio.browser.observe()
    assert [file.name for file in seen.downloads] == ["a.csv"]
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).downloads == ()
