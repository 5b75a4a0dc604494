"""Who plays a row asks its keeper before anything leaves; a keeper that does not answer is obeyed."""

from typing import Any

import pytest
from typing_extensions import override

from studio.domain.errors import LibraryError
from studio.engine.rows.local_executor import LocalExecutor
from studio.engine.rows.row_clerk import RowClerk
from studio.engine.rows.row_executor import RowNote, RowOrder, RowPlayed
from studio.engine.rows.row_run import RowRun, RowWork
from studio.engine.rows.settling import Settled
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.run_control import RunControl
from tests.engine.rows.test_rows import Office


class Strict(RowClerk):
    """A keeper that notes what it is asked, and what the desk had by then.

    Attributes:
        refuses_at: The write at which nothing can be written any more; 0 never.
    """

    refuses_at = 0
    asked: list[tuple[str, int]]
    office: Office

    @override
    async def keep(self, note: RowNote) -> Settled | None:
        if note.kind in ("steps", "settle"):
            self._note(note.kind)
        return await super().keep(note)

    def _note(self, what: str) -> None:
        self.asked.append((what, self.office.desk.sent.total()))
        if self.refuses_at and len(self.asked) >= self.refuses_at:
            raise LibraryError("LINE_CUT", "切れました。")


async def played(refuses_at: int = 0) -> tuple[Office, Strict, RowPlayed | None]:
    office = await Office(1).begun()
    work = RowWork(
        world=office.bench.rows._world,  # pyright: ignore[reportPrivateUsage]
        run_control=RunControl(),
        batch=office.library.jobs[office.batch_id],
        flow=office.flow,
        options=RunOptions(approves_all=True),
        standing=BatchYes(),
        secrets={},
    )
    local: Any = LocalExecutor(work.place(office.browser, is_shown=True))
    row = office.library.job_rows[office.batch_id][1]
    order: RowOrder = RowRun(work, local)._order(row, None)  # pyright: ignore[reportPrivateUsage]
    keeper = Strict(work.world, work.batch, order)
    keeper.asked, keeper.office, keeper.refuses_at = [], office, refuses_at
    try:
        return office, keeper, await local.play(order, keeper)
    except LibraryError:
        return office, keeper, None


async def test_the_keeper_knows_of_a_press_before_the_desk_does() -> None:
    office, keeper, end = await played()
    assert end is not None
    assert office.desk.sent == {"A-1": 1}
    assert [what for what, _ in keeper.asked][-1] == "settle"
    assert keeper.asked[0] == ("steps", 0)


@pytest.mark.parametrize("refuses_at", [1, 2])
async def test_nothing_leaves_once_the_keeper_does_not_answer(refuses_at: int) -> None:
    office, keeper, end = await played(refuses_at)
    assert end is None
    assert len(keeper.asked) >= refuses_at
    assert not office.desk.sent
