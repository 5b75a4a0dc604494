"""With a real scheduler and a real worker of Dask, where it is installed (`tejun-studio[cluster]`); the browsers are twins."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from studio.cluster import browser_worker as cluster_worker
from studio.cluster import machines as cluster_machines
from studio.cluster.address import ClusterAddress
from studio.cluster.browser_worker import BrowserWorker
from studio.cluster.machines import DaskMachines
from studio.cluster.messages import Hello
from studio.domain.errors import SettingsError
from studio.domain.events.events import Event, RowChanged
from studio.domain.runs.batch import FailurePolicy, RowState
from studio.engine.rows.going import BatchView, GoOptions
from studio.engine.runs.reports import RunOptions
from tests.cluster.wire import DESK
from tests.engine.rows.desk import TableTwin, bench_of, browser_at, sheet_of
from tests.engine.rows.test_rows import Office
from tests.memory_library import MemoryLibrary

distributed: Any = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("default")
ROWS = 12


NOBODY = ClusterAddress("127.0.0.1:1")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_machines, "ALONE_S", 0.4)
    monkeypatch.setattr(cluster_machines, "LOOK_S", 0.1)
    monkeypatch.setattr(cluster_machines, "CONNECT_S", 0.5)
    monkeypatch.setattr(cluster_worker, "START_S", 3.0)


class House:
    """An office, a scheduler, and the machines it knows."""

    def __init__(
        self, office: Office, scheduler: Any, tls: tuple[Path | None, Path | None, Path | None]
    ) -> None:
        self.office = office
        self.scheduler = scheduler
        self.address = ClusterAddress(scheduler.address, *tls)
        self.told: list[str] = []
        self.workers: list[asyncio.Task[None]] = []

    async def lend(self, name: str, studio: str = DESK.studio) -> asyncio.Task[None]:
        bench = bench_of(MemoryLibrary(), browser_at(self.office.desk), TableTwin(sheet_of(1)))
        lent = asyncio.Event()
        own = Hello(studio=studio, machine=name)
        worker = BrowserWorker(self.address, own, bench.rows.lend, lambda _: lent.set())
        task = asyncio.get_running_loop().create_task(worker.serve(), name=name)
        self.workers.append(task)
        await lent.wait()
        return task

    async def go(self) -> BatchView:
        machines = DaskMachines(self.address, DESK, self.told.append)
        yes = RunOptions(approves_all=True)
        options = GoOptions(run=yes, machines=machines, on_failure=FailurePolicy.GO_ON)
        return await self.office.go(options)

    async def end(self) -> None:
        for task in self.workers:
            task.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)


@asynccontextmanager
async def house(*machines: str, tls: Path | None = None) -> AsyncGenerator[House]:
    async with AsyncExitStack() as stack:
        security = distributed.Security.temporary() if tls else None
        address = {"host": "127.0.0.1", "port": 0, "protocol": "tls://" if tls else "tcp://"}
        opened = distributed.Scheduler(**address, dashboard=False, security=security)
        scheduler = await stack.enter_async_context(opened)
        files = written(tls, security) if tls else (None, None, None)
        made = House(await Office(ROWS).begun(), scheduler, files)
        stack.push_async_callback(made.end)
        for name in machines:
            await made.lend(name)
        yield made


def written(folder: Path, security: Any) -> tuple[Path, Path, Path]:
    """Return the files of TLS: authority, certificate, key."""
    parts = (security.tls_ca_file, security.tls_client_cert, security.tls_client_key)
    files = folder / "ca.pem", folder / "cert.pem", folder / "key.pem"
    for file, part in zip(files, parts, strict=True):
        file.write_text(part, encoding="ascii")
    return files


async def test_rows_go_over_tls_and_who_has_no_certificate_gets_nothing(tmp_path: Path) -> None:
    async with house("PC1", tls=tmp_path) as made:
        port = made.address.url.rpartition(":")[2]
        with_tls, made.address = made.address, ClusterAddress(f"127.0.0.1:{port}")
        with pytest.raises(SettingsError) as refused:
            await made.go()
        assert refused.value.code == "SCHEDULER_GONE"
        made.address = with_tls
        assert (await made.go()).count(RowState.DONE) == ROWS


async def test_the_machines_of_a_scheduler_share_the_rows() -> None:
    async with house("PC1", "PC2") as made:
        view = await made.go()
        assert view.count(RowState.DONE) == ROWS
        assert made.office.desk.sent == {f"A-{n}": 1 for n in range(1, ROWS + 1)}
        played = {dict(note.details).get("machine") for note in made.office.library.notes}
        assert {"PC1", "PC2"} <= played


async def test_a_scheduler_that_goes_away_loses_no_row() -> None:
    async with house("PC1") as made:
        ended: list[asyncio.Task[None]] = []

        def pull_the_plug(event: Event) -> None:
            if isinstance(event, RowChanged) and event.row.state is RowState.DONE and not ended:
                closing = made.scheduler.close()
                ended.append(asyncio.get_running_loop().create_task(closing, name="closing"))

        made.office.bus.subscribe(pull_the_plug)
        with pytest.raises(SettingsError) as gone:
            await made.go()
        assert gone.value.code == "SCHEDULER_GONE"
        states = await made.office.states()
        assert states[0] is RowState.DONE
        assert not {RowState.RUNNING, RowState.FAILED} & {*states}
        assert max(made.office.desk.sent.values()) == 1
        with pytest.raises(SettingsError) as told:
            await made.workers[0]
        assert told.value.code == "SCHEDULER_GONE"


async def test_a_machine_of_another_version_is_named_and_gets_no_row() -> None:
    async with house() as made:
        await made.lend("古い PC", studio="0.9")
        with pytest.raises(SettingsError) as other:
            await made.go()
        assert other.value.code == "OTHER_VERSION"
        assert made.told == [str(other.value)]
        assert not made.office.desk.sent


async def test_where_nobody_is_something_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as made:
        with pytest.raises(SettingsError) as none:
            await made.go()
        assert none.value.code == "NO_MACHINES"
        made.address = NOBODY
        with pytest.raises(SettingsError) as gone:
            await made.go()
        assert gone.value.code == "SCHEDULER_GONE"
        assert await made.office.states() == [RowState.WAITING] * ROWS
    bench = made.office.bench
    monkeypatch.setattr(cluster_worker, "START_S", 0.5)
    with pytest.raises(SettingsError) as lonely:
        await BrowserWorker(NOBODY, DESK, bench.rows.lend, made.told.append).serve()
    assert lonely.value.code == "SCHEDULER_GONE"
