"""What opened an editor is done once more where its list had closed it, and never twice."""

import pytest

from studio.domain.actions.action import Click, DoubleClick, Fill, Press
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import AriaNode, Observation
from studio.engine.replay.openers import Openers
from tests.engine.replay.test_player import OPEN, play
from tests.factories import SHOP, durable, make_observation, make_step, node
from tests.fakes import FakeBrowser

CELL = make_step(DoubleClick(target=durable("gridcell", "金額")))
EDITOR = make_step(Fill(target=durable("textbox", "Input Editor"), value="5"))


async def looked() -> Observation:
    return make_observation(node("button", "送信"))


@pytest.mark.parametrize(("opens_at", "is_done"), [(1, True), (2, True), (3, False)])
async def test_a_list_that_closed_its_editor_is_opened_once_more(
    opens_at: int, is_done: bool
) -> None:
    browser = FakeBrowser()
    cell = node("gridcell", "金額")
    browser.add(SHOP, cell)
    clicks: list[str] = []

    def open_editor(of: FakeBrowser) -> None:
        clicks.append("double")
        if len(clicks) == opens_at:
            of.add(SHOP, cell, node("textbox", "Input Editor"))

    browser.on("double_click", "金額", open_editor)
    finished, _ = await play(browser, OPEN, CELL, EDITOR)
    assert finished.status is (RunStatus.DONE if is_done else RunStatus.FAILED)
    assert len(clicks) == min(opens_at, 2)


@pytest.mark.parametrize(
    ("before", "code", "is_again"),
    [
        (CELL, "TARGET_NOT_FOUND", True),
        (CELL, "VALUE_REFUSED", False),
        (CELL.model_copy(update={"sends": True}), "TARGET_NOT_FOUND", False),
        (CELL.model_copy(update={"item": "ほかの文"}), "TARGET_NOT_FOUND", False),
        (make_step(Click(target=durable("button", "送信"))), "TARGET_NOT_FOUND", False),
    ],
)
async def test_only_what_opened_it_for_the_same_sentence_is_done_again(
    before: FlowStep, code: str, is_again: bool
) -> None:
    openers = Openers()
    openers.note(before, before.action, Outcome(status=OutcomeStatus.OK))
    failed = Outcome(status=OutcomeStatus.FAILED, code=code)
    assert bool(await openers.again(EDITOR, failed, looked)) is is_again
    assert not await openers.again(EDITOR, failed, looked)


async def test_what_was_filled_into_an_editor_that_was_closed_is_filled_again() -> None:
    openers, done = Openers(), Outcome(status=OutcomeStatus.OK)
    failed = Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND")
    enter = make_step(Press(target=durable("textbox", "Input Editor"), keys="Enter"))
    for step in (CELL, EDITOR):
        assert not await openers.again(step, done, looked)
        openers.note(step, step.action, done)
    assert await openers.again(enter, failed, looked) == (CELL, EDITOR)


async def test_a_suggestion_is_asked_for_once_more_and_a_button_beside_a_field_is_not() -> None:
    openers = Openers()
    failed = Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND")
    search = make_step(Fill(target=durable("searchbox", "検索"), value="議事録"))
    for role, is_again in (("link", True), ("option", True), ("button", False)):
        openers.note(search, search.action, Outcome(status=OutcomeStatus.OK))
        pressed = make_step(Click(target=durable(role, "議事録 5月")))
        assert await openers.again(pressed, failed, looked) == ((search,) if is_again else ())


@pytest.mark.parametrize(
    ("now", "pressed"),
    [
        (node("button", "最新 議事録", shut="true"), 2),
        (node("button", "最新 議事録"), 1),
        (node("button", "最新 議事録", expanded="true"), 1),
    ],
)
async def test_a_part_that_its_page_drew_anew_is_folded_out_once_more(
    now: AriaNode, pressed: int
) -> None:
    """A page that was still at work had shut what was opened: the step after it found nothing."""
    browser = FakeBrowser()
    browser.add(SHOP, node("button", "最新 議事録", shut="true"))
    clicks: list[str] = []

    def fold_out(of: FakeBrowser) -> None:
        clicks.append("press")
        inside = node("button", "一時停止") if len(clicks) > 1 else node("paragraph", "")
        of.add(
            SHOP, node("button", "最新 議事録", expanded="true") if len(clicks) > 1 else now, inside
        )

    browser.on("click", "最新 議事録", fold_out)
    opens = make_step(Click(target=durable("button", "最新 {{検索語}}")))
    finished, _ = await play(
        browser,
        OPEN,
        opens,
        make_step(Click(target=durable("button", "一時停止"))),
        検索語="議事録",
    )
    assert len(clicks) == pressed
    assert finished.status is (RunStatus.DONE if pressed > 1 else RunStatus.FAILED)
