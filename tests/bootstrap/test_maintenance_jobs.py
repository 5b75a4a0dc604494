"""The rounds of an open library read the flows whose weekly check is due."""

from datetime import UTC, datetime
from pathlib import Path

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.check import CheckKind
from studio.domain.records.history import RunRecord
from studio.engine.runs.bus import EventBus
from studio.engine.workbench import Workbench
from tests.bootstrap.homes import PASSPHRASE, filled, library_of, no_keychain, paths_of
from tests.factories import make_flow
from tests.fakes import FakeBrowser, ScriptedModel, Sites


async def test_flows_in_use_are_read_once_a_week(tmp_path: Path) -> None:
    paths = paths_of(tmp_path)
    await filled(paths)
    library = library_of(paths, no_keychain())
    await library.open_unasked(PASSPHRASE)
    workbench = Workbench(
        browser=FakeBrowser(),
        model=ScriptedModel(),
        store=library,
        exporters={},
        sites=Sites(),
        bus=EventBus(),
    )
    library.check_flows_by(workbench.checks.read_weekly)
    flow = await library.save(make_flow())
    maintenance_jobs = library.rounds_of(await library.open())
    await maintenance_jobs.go(after_crash=False)
    assert await library.checks() == ()
    await library.add_run(
        RunRecord(
            run_id="r1",
            flow_id=flow.id,
            name=flow.name,
            run_kind=RunKind.REPLAY,
            status=RunStatus.DONE,
            started_at=datetime.now(UTC),
        )
    )
    await maintenance_jobs.go(after_crash=False)
    (report,) = await library.checks(flow.id)
    assert (report.check_kind, report.failure_rate) == (CheckKind.READ, 0.0)
    await maintenance_jobs.go(after_crash=False)
    assert await library.checks(flow.id) == (report,)
    await workbench.close()
