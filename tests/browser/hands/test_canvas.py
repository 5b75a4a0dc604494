"""A canvas is refused at once, whatever the act; a button with a drawn icon is a button."""

import pytest

from studio.domain.actions.action import (
    Action,
    Click,
    DoubleClick,
    Drag,
    Fill,
    Hover,
    RightClick,
    TypeText,
)
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.target import Target
from tests.browser.stage import AT_ONCE_S, Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CANVAS = "<canvas role=img aria-label=図 width=300 height=200 onclick=\"document.title='押された'\"></canvas>"


@pytest.mark.parametrize("html", [CANVAS, f"<div role=figure aria-label=図>{CANVAS[:7]} width=300 height=200></canvas></div>"])  # fmt: skip
async def test_a_canvas_is_refused_at_once_and_never_touched(studio: Studio, html: str) -> None:
    seen = await studio.show(html)
    target: Target = live(seen, "図")
    acts: tuple[Action, ...] = (
        Click(target=target),
        DoubleClick(target=target),
        RightClick(target=target),
        Hover(target=target),
        Fill(target=target, value="あ"),
        TypeText(target=target, text="あ"),
        Drag(target=target, to=target),
    )
    for act in acts:
        outcome = await studio.browser.perform(act)
        assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, "CANVAS_UNSUPPORTED"), act
        assert outcome.elapsed_ms < AT_ONCE_S * 1_000
    assert await studio.js("document.title") == ""


async def test_a_button_with_a_drawn_icon_is_a_button(studio: Studio) -> None:
    seen = await studio.show("<button aria-label=描く onclick=\"document.title='済'\"><canvas width=90 height=90></canvas></button>")  # fmt: skip
    assert (await studio.browser.perform(Click(target=live(seen, "描く")))).is_ok
    assert await studio.js("document.title") == "済"
