"""What a replay mended, as the person sees it: pictures, why, and two buttons that do it."""

import asyncio

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.actions.action import Click
from studio.domain.events.events import RepairMade
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import Repair, RepairLevel, RepairPictures, RepairState
from studio.domain.page.target import Target
from studio.ui.desk.phase import Phase
from tests.ui.conftest import Stage, idle, on_qt, until
from tests.ui.history.test_history_run import jpeg
from tests.ui.seen import blue_buttons

BEFORE = Target(role="button", name="区分")
FLOW = Flow(
    id="flow", name="経費", steps=(FlowStep(id="kind", item="選ぶ", action=Click(target=BEFORE)),)
)
REPAIR = Repair(
    id="repair",
    flow_id="flow",
    flow_version=1,
    step_id="kind",
    words="「区分」をクリック",
    before=BEFORE,
    after=Target(role="button", name="費目"),
    level=RepairLevel.MODEL,
    reason="画面の「費目」を手がかりに見つけました。",
    successes=1,
)


async def kept(stage: Stage, repair: Repair, pictures: RepairPictures) -> None:
    """Keep a repair of a flow, and tell of it as a run does."""
    await stage.bench.store.save(FLOW)
    await stage.bench.store.keep_repair(repair, pictures)
    stage.bench.workbench.bus.publish(
        RepairMade(
            repair_id=repair.id,
            flow_id="flow",
            step_id="kind",
            words=repair.words,
            level=repair.level,
        )
    )
    await until(lambda: stage.window.create_page.mending.repair.isVisible())


@on_qt
async def test_a_repair_shows_both_pictures_and_is_adopted(stage: Stage) -> None:
    await kept(stage, REPAIR, RepairPictures(before=jpeg(), after=jpeg(480, 300)))
    card = stage.window.create_page.mending.repair
    assert stage.find(QLabel, "repair_title").text() == "「区分」を「費目」に直しました"
    assert "AI が見つけました。" in stage.find(QLabel, "repair_why").text()
    assert "あと 1 回" in stage.find(QLabel, "repair_next").text()
    for name in ("repair_before", "repair_after"):
        assert not stage.find(QLabel, name).pixmap().isNull()
    stage.find(QPushButton, "repair_use").click()
    await until(lambda: not card.isVisible())
    await idle(stage)
    stored = await stage.bench.store.get("flow")
    assert (stored.version, stored.steps[0].action.element) == (2, REPAIR.after)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("画面から選びました。", "あなたが画面から選びました。"),
        ("あなたが提案から選びました。", "あなたが提案から選びました。"),
    ],
)
@on_qt
async def test_a_pick_of_the_person_is_said_once(stage: Stage, reason: str, said: str) -> None:
    picked = {"level": RepairLevel.PERSON, "reason": reason}
    await kept(stage, REPAIR.model_copy(update=picked), RepairPictures())
    assert stage.find(QLabel, "repair_why").text() == f"「区分」をクリック　{said}"
    await idle(stage)


@on_qt
async def test_pictures_of_two_heights_stand_on_one_line_below_no_blue_button(
    stage: Stage,
) -> None:
    """The head, or the card of how the run ended, has the blue one."""
    stage.window.resize(900, 900)
    await kept(stage, REPAIR, RepairPictures(before=jpeg(200, 400), after=jpeg(480, 200)))
    before, after = (stage.find(QLabel, f"repair_{name}") for name in ("before", "after"))
    card = stage.window.create_page.mending.repair
    await until(lambda: after.mapTo(card, QPoint()).x() > 100)
    assert before.mapTo(card, QPoint()).y() == after.mapTo(card, QPoint()).y()
    assert stage.find(QPushButton, "repair_use") not in blue_buttons(card)
    await idle(stage)


@pytest.mark.parametrize("state", [RepairState.PROPOSED, RepairState.PROVISIONAL])
@on_qt
async def test_taking_back_leaves_the_flow_as_it_was(stage: Stage, state: RepairState) -> None:
    await kept(stage, REPAIR.model_copy(update={"state": state}), RepairPictures())
    title = stage.find(QLabel, "repair_title").text()
    assert title.endswith("か") is (state is RepairState.PROPOSED)
    assert stage.find(QLabel, "repair_before").text() == "（画面の記録はありません）"
    stage.find(QPushButton, "repair_undo").click()
    await until(lambda: not stage.window.create_page.mending.repair.isVisible())
    await idle(stage)
    (repair,) = await stage.bench.store.repairs()
    assert repair.state is RepairState.UNDONE
    assert (await stage.bench.store.get("flow")).version == 1


@on_qt
async def test_a_repair_of_a_flow_that_is_gone_says_so(stage: Stage) -> None:
    await kept(stage, REPAIR, RepairPictures())
    await stage.bench.store.delete("flow")
    stage.find(QPushButton, "repair_use").click()
    await until(stage.window.create_page.failure.isVisible)
    await idle(stage)


@on_qt
async def test_a_repair_waits_until_a_run_is_over(stage: Stage) -> None:
    """Its two pictures stood above the rows of the run: the row under way was out of sight."""
    page, hold = stage.window.create_page, asyncio.Event()
    await kept(stage, REPAIR, RepairPictures())

    async def work() -> None:
        await hold.wait()

    stage.window.controller.follow(FLOW, {}, work)
    await until(lambda: page.phase is Phase.RUNNING)
    assert not page.mending.repair.isVisible()
    hold.set()
    await idle(stage)
    await until(page.mending.repair.isVisible)
