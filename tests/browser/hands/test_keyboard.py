"""Keys: where the focus went is told, never what the field holds."""

import pytest

from studio.domain.actions.action import Press
from studio.domain.actions.outcome import Evidence, EvidenceKind
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_tab_moves_the_focus_and_tells_where(studio: Studio) -> None:
    await studio.show("<label>氏名 <input value=山田></label><button>送信</button>")
    for name in ("氏名", "送信"):
        outcome = await studio.browser.perform(Press(keys="Tab"))
        assert outcome.evidence == (Evidence(kind=EvidenceKind.FOCUS, detail=name),)


async def test_keys_in_an_element(studio: Studio) -> None:
    seen = await studio.show("<textarea aria-label=本文>あ</textarea>")
    outcome = await studio.browser.perform(Press(keys="Control+A", target=live(seen, "本文")))
    assert outcome.is_ok
    await studio.browser.perform(Press(keys="Delete", target=live(seen, "本文")))
    assert await studio.js("document.querySelector('textarea').value") == ""
