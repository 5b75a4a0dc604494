"""What can be done with a flow right where it was kept."""

from collections.abc import Callable

from tests.ui.conftest import RunQt, Stage, idle, planned, press, until
from tests.ui.panels.test_create_page import make_flow

MakeStage = Callable[..., Stage]


def test_a_kept_flow_is_run_and_taken_to_a_table_where_it_was_kept(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    """The library had to be found first, and the flow in it."""
    stage = make_stage()
    window, page = stage.window, stage.window.create_page

    async def journey() -> None:
        await planned(stage)
        flow = await stage.bench.store.save(make_flow())
        page.keeping.show_kept(flow)
        press(page, "save_rows")
        await idle(stage)
        assert window.data_page.isVisible()
        assert window.data_page.controller.flow is not None
        assert window.data_page.controller.flow.id == flow.id
        window.commands["go_create"].trigger()
        page.keeping.show_kept(flow)
        press(page, "save_run")
        await until(lambda: stage.bench.store.records)
        await idle(stage)
        assert stage.bench.store.records[-1].flow_id == flow.id
        await stage.closed()

    run_qt(journey())


def test_another_example_gives_the_sentence_back_to_be_written_anew(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()
    page = stage.window.create_page

    async def journey() -> None:
        await planned(stage)
        stage.window.commands["run"].trigger()
        await until(page.save_bar.isVisible)
        await idle(stage)
        stage.window.commands["save"].trigger()
        await until(lambda: stage.bench.store.flows)
        await idle(stage)
        press(page, "save_again")
        assert page.instruction.edit.isVisible()
        assert page.save_bar.isVisible()
        await stage.closed()

    run_qt(journey())
