import asyncio
from collections.abc import Sequence

from studio.domain.events.events import Event, RowChanged
from studio.domain.runs.batch import FailurePolicy, RowState
from studio.engine.ports import Browser
from studio.engine.rows.going import GoOptions
from studio.engine.rows.preparing import Sources
from studio.engine.rows.rows import Rows
from studio.engine.rows.worker_pool import WorkerPool
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.engine.rows.desk import (
    MAPPINGS,
    Desk,
    TableTwin,
    browser_at,
    sheet_of,
    slip_flow,
)
from tests.fakes import FakeBrowser, Journal, ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

SIDE_BY_SIDE = GoOptions(run=RunOptions(approves_all=True), width=3, on_failure=FailurePolicy.GO_ON)


class PoolTwin:
    """A `BrowserPool` of twins that stand before the same desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.opened: list[FakeBrowser] = []

    async def open_beside(self, first: Browser, count: int) -> tuple[Browser, ...]:
        """See `BrowserPool.open_beside`."""
        assert first.is_open
        self.opened = [browser_at(self._desk) for _ in range(count)]
        for browser in self.opened:
            await browser.start()
        return tuple(self.opened)


class Floor:
    """A job of many rows before several browsers."""

    def __init__(self, rows: int) -> None:
        self.desk, self.bus = Desk(), EventBus()
        self.pool = PoolTwin(self.desk)
        self.library, self.table = MemoryLibrary(), TableTwin(sheet_of(rows))
        self.journal = Journal(self.bus)
        browser = browser_at(self.desk)
        self.bench = Workbench(
            browser=browser,
            model=ScriptedModel(),
            store=self.library,
            exporters={},
            sites=Sites(),
            bus=self.bus,
            clock=browser.clock,
            sheets=self.table,
            pool=self.pool,
        )

    @property
    def rows(self) -> Rows:
        return self.bench.rows

    async def begun(self) -> str:
        flow = await self.library.save(slip_flow())
        job = self.rows.prepare(flow, self.table.sheet, Sources(MAPPINGS, {}))
        return (await self.rows.keep(job)).batch.id

    def running(self) -> Sequence[int]:
        """Return how many rows ran at the same time, each time it changed."""
        at_once: set[int] = set()
        counts: list[int] = []
        for event in self.journal.of(RowChanged):
            is_running = event.row.state is RowState.RUNNING
            at_once = at_once | {event.row.number} if is_running else at_once - {event.row.number}
            counts.append(len(at_once))
        return counts


async def test_several_browsers_take_their_rows_from_one_queue() -> None:
    floor = Floor(9)
    view = await floor.rows.go(await floor.begun(), SIDE_BY_SIDE)
    assert view.count(RowState.DONE) == 9
    assert floor.desk.sent == {f"A-{n}": 1 for n in range(1, 10)}
    assert max(floor.running()) == 3
    assert len(floor.pool.opened) == 2
    assert not any(browser.is_open for browser in floor.pool.opened)


async def test_a_stop_holds_for_all() -> None:
    floor = Floor(9)

    def stop(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.number == 3:
            floor.bench.stop()

    floor.bus.subscribe(stop)
    view = await floor.rows.go(await floor.begun(), SIDE_BY_SIDE)
    assert view.count(RowState.WAITING) >= 6
    assert view.count(RowState.RUNNING) == 0
    assert all(count == 1 for count in floor.desk.sent.values())


async def test_a_pause_holds_for_all_until_it_ends() -> None:
    floor = Floor(6)
    batch_id = await floor.begun()

    def pause(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.number == 2:
            floor.bench.pause()

    unsubscribe = floor.bus.subscribe(pause)
    async with asyncio.TaskGroup() as group:
        going = group.create_task(floor.rows.go(batch_id, SIDE_BY_SIDE), name="go")
        while not floor.bench.is_paused:
            await asyncio.sleep(0)
        unsubscribe()
        before = -1
        while before != len(floor.journal.events):  # until nothing moves any more
            before = len(floor.journal.events)
            for _ in range(200):
                await asyncio.sleep(0)
        assert not going.done()
        assert sum(floor.desk.sent.values()) < 6
        floor.bench.resume()
    assert going.result().count(RowState.DONE) == 6


async def test_an_emergency_stop_ends_all_at_once() -> None:
    floor = Floor(6)

    def hang(event: Event) -> None:
        if isinstance(event, RowChanged) and event.row.number == 3:
            for browser in floor.pool.opened:
                browser.hanging = {"perform"}
            floor.bench.stop_now()

    floor.bus.subscribe(hang)
    view = await floor.rows.go(await floor.begun(), SIDE_BY_SIDE)
    assert view.count(RowState.RUNNING) == 0
    assert not floor.bench.is_running
    assert WorkerPool.cut_off.__doc__


async def test_one_browser_is_enough_where_there_is_no_yard() -> None:
    floor = Floor(2)
    rows = floor.rows
    rows._pool = None  # pyright: ignore[reportPrivateUsage] - a house without one
    assert (await rows.go(await floor.begun(), SIDE_BY_SIDE)).count(RowState.DONE) == 2
