"""A page is given time before it is read only where a field was filled right before."""

import pytest

from studio.domain.actions.action import Action, Click, Extract, Fill
from studio.engine.replay.late_lists import LateLists
from tests.factories import durable, make_context, node
from tests.fakes import FakeBrowser

FILL = Fill(target=durable("textbox", "検索"), value="鈴木")
PRESS = Click(target=durable("button", "検索"))
READ = Extract()


@pytest.mark.parametrize(
    ("last", "next_one", "waits"),
    [(FILL, READ, True), (FILL, PRESS, False), (PRESS, READ, False)],
)
async def test_what_is_waited_for(last: Action, next_one: Action, *, waits: bool) -> None:
    browser = FakeBrowser()
    browser.add("http://list.example/", node("textbox", "検索"))
    await browser.start()
    browser.go("http://list.example/")
    context, _ = make_context(browser)
    late = LateLists(context)
    late.note(last)
    before = browser.clock.monotonic()
    await late.begin(next_one)
    assert (browser.clock.monotonic() > before) is waits
