"""Only the pager of a list is pressed for a row that is not there; the real ones are in `tests/browser/test_other_values.py`."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Target
from studio.engine.replay.lists.leafing import leafed, may_be_leafed_to
from tests.factories import durable, grid, make_context, make_step, node
from tests.fakes import FakeBrowser

URL = "http://list.example/rows"
MISSED = Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND", message="ありません。")
NEXT = node("link", "次へ", url=f"{URL}?page=2")


def linked(name: str) -> AriaNode:
    cells = (node("cell", "", node("link", name, url=f"/{name}")), node("cell", "100円"))
    head = node("row", "", node("columnheader", "番号"), node("columnheader", "金額"))
    rows = (node("row", "", *cells), node("row", "", node("cell", "計"), node("cell", "100円")))
    return node("table", "", node("rowgroup", "", head), node("rowgroup", "", *rows))


async def leafed_from(*first: AriaNode) -> tuple[Outcome, FakeBrowser]:
    browser = FakeBrowser()
    browser.add(URL, *first)
    browser.add(f"{URL}?page=2", linked("A-2"))
    await browser.start()
    browser.go(URL)
    context, _ = make_context(browser)
    return await leafed(context, Click(target=durable("link", "A-2")), MISSED), browser


async def test_a_row_of_the_next_page_is_pressed_there() -> None:
    outcome, browser = await leafed_from(linked("A-1"), NEXT)
    assert outcome.is_ok
    assert [one.verb for one in browser.performed] == ["click", "click"]


@pytest.mark.parametrize(
    "first",
    [
        (node("textbox", "氏名"), NEXT),
        (linked("A-1"), node("button", "次へ")),
        (linked("A-1"), node("link", "次へ", url="http://list.example/confirm")),
        (grid(("番号", "金額"), ("A-1", "100円"), ("A-3", "200円")), NEXT),
    ],
    ids=["no list", "a form's button", "another page", "rows without links"],
)
async def test_what_is_not_sure_to_be_the_pager_of_such_a_list_is_not_pressed(
    first: tuple[AriaNode, ...],
) -> None:
    outcome, browser = await leafed_from(*first)
    assert (outcome, browser.performed) == (MISSED, [])


def test_only_what_is_called_by_a_value_and_asks_nobody_is_leafed_to() -> None:
    by_value = make_step(Click(target=Target(role="link", name="{{番号}}")))
    assert may_be_leafed_to(by_value, MISSED)
    assert not may_be_leafed_to(make_step(Click(target=Target(role="link", name="編集"))), MISSED)
    assert not may_be_leafed_to(by_value.model_copy(update={"needs_approval": True}), MISSED)
    assert not may_be_leafed_to(by_value, MISSED.model_copy(update={"code": "TARGET_COVERED"}))
