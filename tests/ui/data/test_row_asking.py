"""What a row asks stands where its table is."""

import asyncio

import pytest
from PySide6.QtWidgets import QPushButton

from studio.domain.events.events import ApprovalAnswered, ApprovalRequested
from studio.ui.data.data_page import DATA_TASK
from studio.ui.window.screen import STUDIO_MIN_WIDTH
from tests.ui.conftest import Stage, child, idle, on_qt, until


@pytest.mark.parametrize("place", ["go_data", "go_history"])
@on_qt
async def test_a_row_asks_where_its_table_is(stage: Stage, place: str) -> None:
    """つくる was shown for each question of a job, and went away with the answer."""
    window, bus = stage.window, stage.bench.workbench.bus
    window.begin()
    await idle(stage)
    window.resize(STUDIO_MIN_WIDTH, 672)
    hold = asyncio.Event()

    async def work() -> None:
        await hold.wait()

    window.tasks.start(DATA_TASK, work())
    window.commands[place].trigger()
    bus.publish(ApprovalRequested(request_id="row", act="送信", host="a.example"))
    await until(window.data_page.isVisible)
    asking = window.data_page.asking
    no = child(window.data_page, QPushButton, "question_no")
    await until(lambda: no.visibleRegion().boundingRect().size() == no.size())
    assert (asking.is_asking, window.focusWidget()) == (True, no)
    bus.publish(ApprovalAnswered(request_id="row", is_approved=True))
    await until(lambda: not asking.is_asking)
    assert window.data_page.isVisible()
    assert window.data_page.jobs.isVisible() is False
    assert child(window.data_page, QPushButton, "data_open").isVisible()
    hold.set()
    await idle(stage)
