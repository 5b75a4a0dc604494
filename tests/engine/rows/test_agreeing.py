"""What is asked of a person is proved in `test_rows`; here: what needs no question."""

from studio.engine.rows.agreeing import agree_for_all
from studio.engine.rows.answering import Answers
from studio.engine.rows.preparing import waiting
from studio.engine.rows.row_run import RowWork
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.run_control import RunControl
from tests.engine.rows.test_rows import Office


async def test_nothing_is_asked_where_nothing_lasts_or_all_is_approved() -> None:
    office = await Office(1).begun()
    world = office.bench.rows._world  # pyright: ignore[reportPrivateUsage]
    batch = office.library.jobs[office.batch_id]
    rows = waiting(await office.library.batch_rows(office.batch_id))
    looks = office.flow.model_copy(update={"steps": office.flow.steps[:3]})
    for flow, options in (
        (looks, RunOptions(is_attended=False)),
        (office.flow, RunOptions(approves_all=True)),
    ):
        work = RowWork(
            world=world,
            run_control=RunControl(),
            batch=batch,
            flow=flow,
            options=options,
            standing=BatchYes(),
            secrets={},
        )
        assert await agree_for_all(work, rows)
    assert office.journal.events == []
    assert Answers.settle.__doc__
