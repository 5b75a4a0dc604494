"""Today's pages looked at from the window: by its clock, from the editor, from a card."""

from PySide6.QtWidgets import QLabel

from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind
from studio.engine.flow_editing.steps import set_note
from studio.ui.window.weekly import WeeklyVisit
from tests.ui.conftest import Stage, idle, on_qt, press, until
from tests.ui.sample_flow import shop_flow


async def visited(stage: Stage, flow: Flow) -> int:
    """Return how often its pages were looked at."""
    await idle(stage)
    reports = await stage.bench.store.checks(flow.id)
    return sum(one.check_kind is CheckKind.VISIT for one in reports)


@on_qt
async def test_flows_that_are_due_are_visited_only_after_a_yes_and_beside_nothing(
    stage: Stage,
) -> None:
    weekly, bench = stage.window.weekly, stage.bench.workbench
    assert isinstance(weekly, WeeklyVisit)
    stage.window.begin()
    await bench.open_browser()
    flow = await stage.bench.store.save(shop_flow())
    await bench.replay(flow)
    weekly.look()
    assert await visited(stage, flow) == 0
    weekly.is_wanted = True
    weekly.is_library_open = False
    weekly.look()
    assert await visited(stage, flow) == 0
    weekly.is_library_open = True
    weekly.look()
    assert await visited(stage, flow) == 1
    weekly.look()
    assert await visited(stage, flow) == 1


@on_qt
async def test_the_editor_shows_what_todays_pages_lack(stage: Stage) -> None:
    window, editor = stage.window, stage.window.controller.editor
    window.begin()
    flow = await stage.bench.store.save(shop_flow())
    window.create_page.edit_flow(flow)
    await until(window.create_page.flow.head.isVisible)
    press(window, "flow_visit")
    assert window.controller.situation.is_running
    assert await visited(stage, flow) == 1
    assert editor.findings
    assert "s4" in {one.step_id for one in editor.findings}
    editor.edit(lambda flow: set_note(flow, "s1", "毎朝"))
    press(window, "flow_visit")
    assert await visited(stage, flow) == 1
    assert "保存してから" in stage.find(QLabel, "flow_said").text()
    editor.undo()


@on_qt
async def test_a_card_visits_the_stored_flow(stage: Stage) -> None:
    stage.window.begin()
    flow = await stage.bench.store.save(shop_flow())
    stage.window.commands["go_library"].trigger()
    await idle(stage)
    callbacks = stage.window.library_page._acts.callbacks()  # pyright: ignore[reportPrivateUsage]
    (summary,) = await stage.bench.store.summaries()
    assert callbacks.visit
    callbacks.visit(summary)
    assert await visited(stage, flow) == 1
