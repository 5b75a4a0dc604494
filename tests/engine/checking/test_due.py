"""Which flows are due for their weekly check, and which ones fail too often."""

from datetime import UTC, datetime, timedelta

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.check import CheckKind
from studio.domain.records.history import RunRecord
from studio.engine.checking.checks import keep_read_check, read_due
from studio.engine.checking.due import alerts, due_flows, is_watched, kept_flows, next_due, watch
from studio.engine.variables.values import Almanac
from tests.factories import make_flow
from tests.memory_library import MemoryLibrary

NOW = datetime.now(UTC)


def run(flow_id: str, number: int, status: RunStatus = RunStatus.DONE, days: int = 1) -> RunRecord:
    return RunRecord(
        run_id=f"{flow_id}{number}",
        flow_id=flow_id,
        flow_version=1,
        name="x",
        run_kind=RunKind.REPLAY,
        status=status,
        started_at=NOW - timedelta(days=days, minutes=number),
    )


async def test_flows_in_use_or_watched_are_due_once_a_week() -> None:
    library = MemoryLibrary()
    used, old, watched, idle = [await library.save(make_flow(name=name)) for name in "abcd"]
    await library.add_run(run(used.id, 1))
    await library.add_run(run(old.id, 1, days=31))
    await watch(library, watched.id, is_watched=True)
    await watch(library, idle.id, is_watched=True)
    await watch(library, idle.id, is_watched=False)
    assert await is_watched(library, watched.id)
    assert set(await due_flows(library, CheckKind.READ, NOW)) == {used.id, watched.id}
    reports = await read_due(library, Almanac(), NOW)
    assert {report.flow_id for report in reports} == {used.id, watched.id}
    assert await due_flows(library, CheckKind.READ, NOW + timedelta(days=6)) == ()
    assert len(await due_flows(library, CheckKind.READ, NOW + timedelta(days=8))) == 2
    assert len(await due_flows(library, CheckKind.VISIT, NOW)) == 2
    await library.save(used)
    assert await due_flows(library, CheckKind.READ, NOW) == (used.id,)


async def test_those_longest_unchecked_come_first() -> None:
    library = MemoryLibrary()
    first, second, never = [await library.save(make_flow(name=name)) for name in "abc"]
    for flow in (first, second, never):
        await library.add_run(run(flow.id, 1))
    for flow in (first, second):
        await keep_read_check(library, flow, Almanac())
    later = NOW + timedelta(days=8)
    assert await due_flows(library, CheckKind.READ, later) == (never.id, first.id, second.id)


async def test_the_next_turn_is_a_week_after_the_oldest_check_of_what_is_in_use() -> None:
    library = MemoryLibrary()
    used, watched, idle = [await library.save(make_flow(name=name)) for name in "abc"]
    assert await next_due(library, await kept_flows(library), CheckKind.READ) is None
    await library.add_run(run(used.id, 1))
    due = await next_due(library, await kept_flows(library), CheckKind.READ)
    assert due is not None
    assert due <= datetime.now(UTC)
    first = await keep_read_check(library, watched, Almanac())
    await watch(library, watched.id, is_watched=True)
    await keep_read_check(library, idle, Almanac())
    second = await keep_read_check(library, used, Almanac())
    assert await next_due(
        library, await kept_flows(library), CheckKind.READ
    ) == first.at + timedelta(days=7)
    await watch(library, watched.id, is_watched=False)
    assert await next_due(
        library, await kept_flows(library), CheckKind.READ
    ) == second.at + timedelta(days=7)


async def test_nobody_is_asked_about_a_flow_whose_turn_is_after_the_next_one() -> None:
    class Asked(MemoryLibrary):
        """Notes what it is asked about."""

        def __init__(self) -> None:
            super().__init__()
            self.asked: list[str] = []

        async def remembered_values(self, flow_id: str) -> dict[str, str]:
            self.asked.append(flow_id)
            return await super().remembered_values(flow_id)

    library = Asked()
    first, second = [await library.save(make_flow(name=name)) for name in "ab"]
    for flow in (first, second):
        await watch(library, flow.id, is_watched=True)
        await keep_read_check(library, flow, Almanac())
    library.asked.clear()
    await next_due(library, await kept_flows(library), CheckKind.READ)
    assert library.asked == [first.id]


async def test_alerts_name_the_flow_and_the_figures() -> None:
    library = MemoryLibrary()
    failing, well = [await library.save(make_flow(name=name)) for name in ("請求書", "検索")]
    for number in range(10):
        status = RunStatus.FAILED if number < 4 else RunStatus.DONE
        await library.add_run(run(failing.id, number, status))
        await library.add_run(run(well.id, number, RunStatus.STOPPED))
    (alert,) = await alerts(library)
    assert (alert.flow_id, alert.name) == (failing.id, "請求書")
    assert alert.words == "直近 10 回のうち 4 回失敗（40%）"
