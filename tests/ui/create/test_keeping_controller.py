"""What can be done with a flow right where it was kept."""

from tests.ui.conftest import Stage, idle, on_qt, planned, press, until
from tests.ui.create.test_create_page import make_flow


@on_qt
async def test_a_kept_flow_is_run_and_taken_to_a_table_where_it_was_kept(
    stage: Stage,
) -> None:
    """The library had to be found first, and the flow in it."""
    window, page = stage.window, stage.window.create_page
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


@on_qt
async def test_another_example_gives_the_sentence_back_to_be_written_anew(
    stage: Stage,
) -> None:
    page = stage.window.create_page
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
