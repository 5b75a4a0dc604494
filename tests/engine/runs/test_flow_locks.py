"""A replay holds the lock of its flow from before its first act until it is over."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest

from studio.domain.errors import SettingsError
from studio.engine.runs.bus import EventBus
from studio.engine.runs.flow_locks import FlowLocks, NoFlowLocks
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.engine.scheduling.stage import search_flow
from tests.factories import make_shop
from tests.fakes import FakeBrowser, ScriptedModel, Sites
from tests.memory_library import MemoryLibrary


class NotedLocks:
    """`FlowLocks` that note how far the browser was when they were taken and given back."""

    def __init__(self, shop: FakeBrowser) -> None:
        self.acts: list[int] = []
        self.flows: list[str] = []
        self._shop = shop

    @contextmanager
    def held(self, flow_id: str) -> Generator[None]:
        """See `FlowLocks.held`."""
        self.flows.append(flow_id)
        self.acts.append(len(self._shop.performed))
        try:
            yield
        finally:
            self.acts.append(len(self._shop.performed))


class BusyLocks:
    """`FlowLocks` of flows that all run elsewhere."""

    @contextmanager
    def held(self, flow_id: str) -> Generator[None]:
        """See `FlowLocks.held`."""
        raise SettingsError("FLOW_RUNNING", "別の所で実行しています。", "待ってください。")
        yield


def bench(shop: FakeBrowser, locks: FlowLocks) -> Workbench:
    return Workbench(
        browser=shop,
        model=ScriptedModel((), clock=shop.clock),
        store=MemoryLibrary(),
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
        clock=shop.clock,
        flow_locks=locks,
    )


async def test_it_is_held_around_all_acts() -> None:
    shop = make_shop()
    locks, flow = NotedLocks(shop), search_flow()
    await bench(shop, locks).replay(flow, {"検索語": "Python"}, RunOptions(is_attended=False))
    assert locks.flows == [flow.id]
    assert locks.acts == [0, len(shop.performed)]
    assert shop.performed


async def test_it_is_given_back_when_a_run_is_refused() -> None:
    shop = make_shop()
    locks = NotedLocks(shop)
    with pytest.raises(SettingsError, match="検索語"):
        await bench(shop, locks).replay(search_flow(), {}, RunOptions(is_attended=False))
    assert locks.acts == [0, 0]


async def test_a_flow_that_runs_elsewhere_does_nothing_here() -> None:
    shop = make_shop()
    workbench = bench(shop, BusyLocks())
    with pytest.raises(SettingsError, match="別の所"):
        await workbench.replay(search_flow(), {"検索語": "Python"})
    assert shop.performed == []
    assert not workbench.is_running


async def test_without_locks_nobody_is_kept_waiting() -> None:
    locks = NoFlowLocks()
    with locks.held("flow"), locks.held("flow"):
        pass
