"""A job that is cut off at every point where it can be: each slip is sent once, and stamped once.

The library is the real, encrypted file; the browser is the twin, and the desk outlives both. A crash
is an exception that nothing catches: from then on the dead studio can do nothing any more.
"""

import os
import shutil
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.domain.failpoints import failing
from studio.domain.runs.batch import RowAnswer, RowState
from studio.engine.rows.going import GoOptions
from studio.engine.rows.preparing import Sources
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from studio.library.store import Library
from tests.engine.rows.desk import (
    MAPPINGS,
    SEND,
    Desk,
    TableTwin,
    bench_of,
    browser_at,
    sheet_of,
    slip_flow,
)
from tests.engine.test_crash_points import Death
from tests.hostile.sample import IS_WHOLE

KEY = bytes(range(32))
ROWS = 2
STRIDE = 1 if IS_WHOLE else 7
"""Every so many points of a job; all of them take minutes."""
YES = GoOptions(run=RunOptions(approves_all=True))

Work = Callable[[Workbench], Awaitable[None]]


async def start(path: Path, desk: Desk, work: Work, death: Death) -> None:
    """One start of the studio; it may be killed."""
    library = await Library.open(path, KEY, existed=path.exists())
    bench = bench_of(library, browser_at(desk), TableTwin(sheet_of(ROWS)))
    try:
        with failing(death):
            await work(bench)
    except BaseException:
        if not death.is_dead:
            raise
    finally:
        await library.close()


async def prepare(bench: Workbench) -> None:
    flow = await bench.memory.save(slip_flow())
    job = bench.rows.prepare(flow, sheet_of(ROWS), Sources(MAPPINGS, {}))
    await bench.rows.keep(job)


async def go(bench: Workbench) -> None:
    (batch,) = await bench.rows.batches()
    await bench.rows.go(batch.id, YES)


def gone_on(desk: Desk) -> Work:
    """Go on as a person who looks at the desk before saying whether something was done."""

    async def work(bench: Workbench) -> None:
        (batch,) = await bench.rows.batches()
        for _ in range(6):
            view = await bench.rows.view(batch.id)
            answers: dict[int, RowAnswer] = {}
            for row in view.rows:
                if row.state is RowState.UNCLEAR:
                    number = dict(row.values)["番号"]
                    there = (
                        desk.sent[number]
                        if SEND in row.reason
                        else desk.stamped["all"] >= row.number
                    )
                    answers[row.number] = RowAnswer.DONE if there else RowAnswer.AGAIN
            await bench.rows.answer(batch.id, answers)
            view = await bench.rows.go(batch.id, YES)
            if view.count(RowState.DONE) == ROWS:
                return
        raise AssertionError("it never came to its end")

    return work


async def test_cut_off_anywhere_each_row_is_done_once(tmp_path: Path) -> None:
    home = tmp_path / "library.db"
    await start(home, Desk(), prepare, Death(at=0))
    for at in count(1, STRIDE):
        path, desk, death = tmp_path / f"{at}.db", Desk(), Death(at=at)
        shutil.copy(home, path)  # closed: nothing stands in a -wal
        await start(path, desk, go, death)
        if not death.is_dead:
            assert at > 40
            return
        await start(path, desk, gone_on(desk), Death(at=0))
        told = (at, desk.sent, desk.stamped)
        assert desk.sent == {"A-1": 1, "A-2": 1}, told
        assert desk.stamped["all"] == ROWS, told


async def test_a_job_of_another_process_is_looked_at_and_left_alone(tmp_path: Path) -> None:
    home = tmp_path / "library.db"
    await start(home, Desk(), prepare, Death(at=0))
    desk = Desk()

    async def beside(bench: Workbench) -> None:
        (batch,) = await bench.rows.batches()
        rows = await bench.memory.batch_rows(batch.id)
        running = rows[0].model_copy(update={"state": RowState.RUNNING, "run_id": "theirs"})
        theirs = batch.model_copy(update={"owner_pid": os.getppid()})
        await bench.memory.keep_batch(theirs, (running,))
        view = await bench.rows.view(batch.id)
        assert view.is_elsewhere
        assert view.rows[0].state is RowState.RUNNING
        for forbidden in (
            bench.rows.go(batch.id, YES),
            bench.rows.answer(batch.id, {1: RowAnswer.AGAIN}),
            bench.rows.delete(batch.id),
        ):
            with pytest.raises(SettingsError, match="別の画面で動いています"):
                await forbidden

    await start(home, desk, beside, Death(at=0))
    assert desk.sent == {}
