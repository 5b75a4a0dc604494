"""A turn that is wanted now leaves unsaved edits alone unless the person gives them up."""

from PySide6.QtWidgets import QDialog, QPushButton

from studio.domain.records.schedule import ScheduleInput
from studio.engine.flow_editing.steps import set_note
from studio.ui.window.scheduled_runs import ScheduledRuns
from tests.engine.scheduling.stage import DAILY
from tests.ui.conftest import Stage, child, idle, on_qt, press, shown, until
from tests.ui.sample_flow import shop_flow


@on_qt
async def test_its_limits_are_those_of_the_window(stage: Stage) -> None:
    window = stage.window
    runs = ScheduledRuns(window.controller, window.create_page, lambda: None, window.tasks)
    assert runs.limits == window.controller.limits


@on_qt
async def test_who_stays_with_unsaved_edits_keeps_the_turn_for_later(
    stage: Stage,
) -> None:
    stage.window.begin()
    flow = await stage.bench.store.save(shop_flow())
    await stage.schedules.schedules.keep(flow, DAILY, ScheduleInput())
    stage.window.create_page.edit_flow(flow)
    await until(lambda: stage.window.controller.editor.is_open)
    stage.window.controller.editor.edit(lambda one: set_note(one, "s1", "変えた"))
    stage.window.commands["go_schedules"].trigger()
    await idle(stage)
    card = stage.window.schedules_page.cards[0]
    child(card, QPushButton, "schedule_run").click()
    press(await shown(stage.window, QDialog, "choose_box"), "choose_none")
    await idle(stage)
    (view,) = await stage.schedules.schedules.views()
    assert view.schedule.last is None
    assert stage.window.controller.editor.has_unsaved
    stage.window.controller.editor.close()
