"""The page is shown as something left it."""

import pytest

from studio.domain.errors import BrowserError
from studio.domain.events.events import PageObserved
from studio.ui.desk.looking import look_again
from tests.ui.conftest import Stage, idle, on_qt, planned, until
from tests.ui.fakes import SHOP_URL, FakeShop, make_bench


async def test_a_page_that_cannot_be_seen_is_left_as_it_was_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = make_bench()
    seen: list[object] = []
    bench.workbench.bus.subscribe(seen.append)
    await look_again(bench.workbench)
    assert not seen, "no browser"
    await bench.browser.start()
    await look_again(bench.workbench)
    assert [type(event) for event in seen] == [PageObserved]

    async def gone(self: FakeShop, patience: object = None) -> None:
        raise BrowserError("BROWSER_TIMEOUT", "応答がありません。", "もう一度。")

    monkeypatch.setattr(FakeShop, "observe", gone)
    await look_again(bench.workbench)
    assert len(seen) == 1


@on_qt
async def test_a_rehearsal_leaves_no_old_address_at_the_foot(stage: Stage) -> None:
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(stage.window.create_page.save_bar.isVisible)
    await idle(stage)
    looks: list[str] = []
    stage.bench.workbench.bus.subscribe(
        lambda event: looks.append(event.url) if isinstance(event, PageObserved) else None
    )
    stage.window.controller.save("本", rehearses=True)
    await idle(stage)
    assert looks
    assert looks[-1].startswith(SHOP_URL)
