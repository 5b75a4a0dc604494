"""The owner of coroutines: names, faults, cancelling; and the loop itself for 20,000 turns."""

import asyncio

import pytest
from PySide6.QtCore import QObject

from studio.domain.errors import StudioError
from studio.ui.widgets.tasks import TaskOwner
from tests.ui.conftest import RunQt, on_qt, until


@on_qt
async def test_faults_and_defects_reach_the_person(
    qapp: QObject, caplog: pytest.LogCaptureFixture
) -> None:
    tasks, shown = TaskOwner(qapp), list[StudioError]()
    tasks.failed.connect(shown.append)

    async def fault() -> None:
        raise StudioError("CODE", "起きたこと。", "次にすること。")

    async def defect() -> None:
        raise ZeroDivisionError("defect")

    tasks.start("fault", fault())
    tasks.start("defect", defect())
    await until(lambda: not tasks.names)
    assert [error.code for error in shown] == ["CODE", "UNEXPECTED"]
    assert "ZeroDivisionError: defect" in shown[1].detail
    assert "task failed" in caplog.text


@on_qt
async def test_one_at_a_time_and_the_newest_wins_a_restart(qapp: QObject) -> None:
    tasks, done, run_control = TaskOwner(qapp), list[str](), asyncio.Event()

    async def work(name: str) -> None:
        await run_control.wait()
        done.append(name)

    tasks.start("search", work("first"))
    tasks.start("search", work("dropped"))
    tasks.restart("search", work("newest"))
    run_control.set()
    await until(lambda: not tasks.names)
    assert done == ["newest"]


@on_qt
async def test_what_ended_in_this_breath_can_be_started_again(qapp: QObject) -> None:
    """A form whose first try has just failed takes the second one, however quick the hand."""
    tasks, done = TaskOwner(qapp), list[str]()

    async def work(name: str) -> None:
        done.append(name)
        if name == "first":
            asyncio.get_running_loop().call_soon(tasks.start, "form", work("second"))

    tasks.start("form", work("first"))
    await until(lambda: not tasks.names)
    assert done == ["first", "second"]


@on_qt
async def test_close_cancels_what_hangs(qapp: QObject) -> None:
    tasks, ended = TaskOwner(qapp), list[str]()

    async def hang() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    tasks.start("hang", hang())
    await asyncio.sleep(0)
    await tasks.cancel_all(1.0)
    assert ended == ["cancelled"]


@on_qt
async def test_nothing_begins_once_all_has_ended(qapp: QObject) -> None:
    tasks, done = TaskOwner(qapp), list[str]()

    async def late() -> None:
        done.append("late")

    await tasks.cancel_all(1.0)
    tasks.start("late", late())
    tasks.restart("late", late())
    assert tasks.names == ()
    await asyncio.sleep(0)
    assert done == []


def test_twenty_thousand_turns_of_the_loop_survive(run_qt: RunQt) -> None:
    turns = 0

    async def journey() -> None:
        nonlocal turns
        while turns < 20_000:
            turns += 1
            await asyncio.sleep(0)

    run_qt(journey())
    assert turns == 20_000
