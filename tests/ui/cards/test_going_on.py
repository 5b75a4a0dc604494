"""飛ばして続ける on the failure card: the rest of the flow, and never a second time what may have been sent."""

from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from studio.domain.actions.action import Click, DoubleClick, Fill
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.runs.checklist import ItemState
from studio.ui.desk.flow_controller import StepState
from studio.ui.dialogs.choose import QDialog
from tests.ui.conftest import Stage, answered, idle, on_qt, press, shown, until, wants_no_ai
from tests.ui.fakes import SHOP_URL
from tests.ui.sample_flow import shop_target

LOST = FlowStep(id="lost", item="絞り込む", action=Click(target=shop_target("button", "絞り込む")))
SENDS = FlowStep(id="sends", item="送る", action=DoubleClick(target=shop_target("button", "検索")))
FILL = FlowStep(
    id="fill", item="書く", action=Fill(target=shop_target("searchbox", "商品検索"), value="本")
)


def flow_of(*steps: FlowStep) -> Flow:
    return Flow(id="f", name="探す", origins=(SHOP_URL.rstrip("/"),), steps=steps)


async def replayed(stage: Stage, flow: Flow) -> None:
    """Play a flow until it has stopped and its card is there."""
    wants_no_ai(stage)
    stage.bench.browser.lost = frozenset({"絞り込む"})
    saved = await stage.bench.store.save(flow)
    stage.window.controller.replay(saved, {})
    await until(stage.window.create_page.failure.isVisible)
    await idle(stage)


async def asked(stage: Stage) -> str:
    """Return what the question box says."""
    return (await shown(stage.window, QMessageBox, "confirm_box")).text()


@on_qt
async def test_the_rest_goes_on_without_the_step_that_was_not_found(stage: Stage) -> None:
    page, controller = stage.window.create_page, stage.window.controller
    await replayed(
        stage, flow_of(FILL.model_copy(update={"id": "first", "item": "先に書く"}), LOST, FILL)
    )
    skip = stage.find(QPushButton, "failure_skip")
    assert skip.text() == "飛ばして続ける"
    stage.bench.browser.query = ""
    skip.click()
    assert "行わずに飛ばします：\n・「絞り込む」をクリック" in await asked(stage)
    await answered(stage, "confirm_no")
    await idle(stage)
    assert page.failure.isVisible()
    skip.click()
    await answered(stage)
    await until(lambda: stage.bench.browser.query == "本")
    await idle(stage)
    assert not page.failure.isVisible()
    first, second = stage.bench.store.records
    assert (first.status, second.status) == (RunStatus.FAILED, RunStatus.DONE)
    assert second.steps == 1
    assert controller.checklist is not None
    states = [item.state for item in controller.checklist.items]
    assert states == [
        ItemState.DONE,
        ItemState.UNVERIFIED,
        ItemState.DONE,
    ]  # one red row at most
    told = [entry.text for entry in page.record.log.model.entries]
    assert "飛ばした手順：「絞り込む」をクリック" in told


@on_qt
async def test_what_may_have_been_sent_is_looked_at_first_and_not_done_again(
    stage: Stage,
) -> None:
    await replayed(stage, flow_of(SENDS, FILL))
    skip, retry = (stage.find(QPushButton, f"failure_{one}") for one in ("skip", "retry"))
    assert skip.text() == "済んでいるか確かめて次へ"
    assert retry.property("look") != "main"
    remedy = stage.find(QLabel, "failure_remedy").text()
    assert remedy.startswith("もう送られたかもしれません。")
    retry.click()
    assert "もう送られたかもしれません" in await asked(stage)
    await answered(stage, "confirm_no")
    await idle(stage)
    assert len(stage.bench.store.records) == 1
    stage.window.create_page.failure.show()
    skip.click()
    assert "これはもう行わずに" in await asked(stage)
    await answered(stage)
    await until(lambda: stage.bench.browser.query == "本")
    await idle(stage)
    assert stage.bench.store.records[-1].steps == 1


@on_qt
async def test_after_the_last_step_nothing_is_left_to_go_on_with(stage: Stage) -> None:
    await replayed(stage, flow_of(FILL, LOST))
    assert not stage.find(QPushButton, "failure_skip").isVisible()


@on_qt
async def test_an_edited_flow_is_not_begun_again_where_something_may_have_been_sent(
    stage: Stage,
) -> None:
    controller = stage.window.controller
    saved = await stage.bench.store.save(flow_of(SENDS, FILL))
    stage.window.create_page.edit_flow(saved)
    await until(lambda: controller.editor.is_open)
    controller.play_edited({}, controller.editor.playing())
    await until(stage.window.create_page.failure.isVisible)
    await idle(stage)
    stage.window.commands["run"].trigger()
    box = await shown(stage.window, QDialog, "choose_box")
    said = " ".join(label.text() for label in box.findChildren(QLabel))
    assert "もう送られたかもしれません" in said
    press(box, "choose_on")
    await until(lambda: stage.bench.browser.query == "本")
    await idle(stage)
    assert [record.steps for record in stage.bench.store.records] == [1, 1]
    assert controller.editor.signs.states == {
        "sends": StepState.SKIPPED,
        "fill": StepState.DONE,
    }
    assert controller.editor.halted_at == ""


@on_qt
async def test_what_was_sent_is_named_first_before_everything_is_done_again(
    stage: Stage,
) -> None:
    wants_no_ai(stage)
    writes = tuple(
        FILL.model_copy(update={"id": f"fill{n}", "item": f"書く {n}"}) for n in range(8)
    )
    sent = FILL.model_copy(update={"id": "sent", "item": "送る", "needs_approval": True})
    stage.bench.browser.lost = frozenset({"絞り込む"})
    saved = await stage.bench.store.save(flow_of(*writes, sent, LOST))
    stage.window.controller.replay(saved, {})
    yes = await shown(stage.window, QPushButton, "question_yes")
    await until(yes.isEnabled)
    yes.click()
    await until(stage.window.create_page.failure.isVisible)
    await idle(stage)
    press(stage.window, "failure_retry")
    words = await asked(stage)
    assert "もう一度送ることになります：\n・送る\n" in words
    assert "・書く 5\nほか 2 件" in words
    await answered(stage, "confirm_no")
    await idle(stage)
