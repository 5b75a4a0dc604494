"""Who looks at a page is shown it; who does not costs nothing, and nobody is waited for."""

import asyncio

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.events.events import RunPaused, RunStatus
from studio.engine.replay.player import Replay
from studio.engine.runs.page_pictures import PagePictures
from studio.engine.runs.reports import Playing
from tests.factories import SHOP, durable, make_context, make_flow, make_shop, make_step
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
PRESS = make_step(Click(target=durable("button", "検索")), item="押す")
HALTING = Playing(breakpoints=frozenset({PRESS.id}))


async def test_a_page_is_pictured_where_a_browser_is_open() -> None:
    browser = make_shop()
    pictures = PagePictures(browser)
    assert await pictures.take() == b""
    await browser.start()
    browser.go(SHOP)
    assert await pictures.take() == f"glance at {SHOP}".encode()
    assert await PagePictures().take() == b""


def test_what_is_no_picture_is_not_handed_on() -> None:
    seen: list[bytes] = []
    pictures = PagePictures()
    pictures.show(b"unseen")
    pictures.shown = seen.append
    pictures.show(b"")
    pictures.show(b"seen")
    assert seen == [b"seen"]


async def test_a_run_that_is_held_shows_what_it_does_next() -> None:
    context, _ = make_context(make_shop())
    seen: list[bytes] = []

    def look(jpeg: bytes) -> None:
        seen.append(jpeg)
        context.run_control.resume()

    context.pictures.shown = look
    flow = make_flow(OPEN, PRESS)
    finished = await Replay(context, flow, flow.values(), None, HALTING).carry_out()
    assert finished.status is RunStatus.DONE
    assert seen == [f"portrait of 検索 at {SHOP}".encode()]


async def test_nobody_waits_for_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = make_shop()
    context, _ = make_context(browser)
    asked: list[object] = []

    async def never(self: FakeBrowser, target: object) -> bytes:
        asked.append(target)
        context.run_control.resume()
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(FakeBrowser, "portrait", never)
    context.pictures.shown = lambda _: None
    flow = make_flow(OPEN, PRESS)
    replay = Replay(context, flow, flow.values(), None, HALTING)
    finished = await asyncio.wait_for(replay.carry_out(), 20)
    assert finished.status is RunStatus.DONE
    assert len(asked) == 1, "a step that waits for nothing is not pictured"


async def test_while_nobody_looks_nothing_is_pictured(monkeypatch: pytest.MonkeyPatch) -> None:
    context, _ = make_context(make_shop())
    monkeypatch.delattr(FakeBrowser, "portrait")

    def go_on(event: object) -> None:
        if isinstance(event, RunPaused):
            context.run_control.resume()

    context.bus.subscribe(go_on)
    flow = make_flow(OPEN, PRESS)
    finished = await Replay(context, flow, flow.values(), None, HALTING).carry_out()
    assert finished.status is RunStatus.DONE
