"""The store beside a model of it in memory: any order of calls, with crashes in between.

A crash is a copy of the file and its -wal while the library is open, as a power cut would leave them,
opened as the next start would; or the copy with a torn end of the -wal, which must be a state of before.
"""

import asyncio
import copy
import shutil
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule
from typing_extensions import override

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import FlowNotFoundError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction, AuditAnchor, AuditNote
from studio.domain.records.credential import SecretPlace, SecretRow
from studio.domain.records.history import RunPicture, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.text import fold
from studio.library.store import Library
from tests.hostile.sample import IS_WHOLE
from tests.library.mixed import GONE_PID
from tests.library.samples import KEY, make_flow, make_run

KEPT_VERSIONS: Final = 50
FLOWS: Final = tuple(f"flow{n}" for n in range(4))
RUNS: Final = tuple(f"run{n}" for n in range(6))
WORDS: Final = ("経費", "精算", "請求書", "ab", "100%", "_", "ＡＢ", "株式会社")

flow_ids = st.sampled_from(FLOWS)
run_ids = st.sampled_from(RUNS)
words = st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(" ".join)


@dataclass
class Model:
    """What the library must hold.

    Attributes:
        flows: Every saved purpose by version number, the newest last, by flow.
        runs: Status and pinned, and how many steps, by run.
        journal: State by number of act, by run.
        secrets: Sealed values.
        rows: In the audit.
    """

    flows: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    runs: dict[str, tuple[RunStatus, str, bool, int]] = field(
        default_factory=dict[str, tuple[RunStatus, str, bool, int]]
    )
    journal: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    secrets: dict[str, bytes] = field(default_factory=dict[str, bytes])
    rows: int = 0


class StoreMachine(RuleBasedStateMachine):
    """Calls of the store in any order."""

    anchors: Bundle[AuditAnchor] = Bundle("anchors")

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="stateful-"))
        self.path = self.folder / "library.db"
        self.loop = asyncio.new_event_loop()
        self.model = Model()
        self.before = copy.deepcopy(self.model)
        self.started = datetime.now(UTC)
        self.crashes = 0
        self.has_written = False
        self.library = self.do(Library.open(self.path, KEY, existed=False))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def write(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do one write; what the library held before it is kept for a torn -wal."""
        before, wal = copy.deepcopy(self.model), self._wal()
        told = self.do(work)
        if self._wal() != wal:  # a call that changes nothing writes nothing
            self.before, self.has_written = before, True
        return told

    @rule(flow_id=flow_ids, purpose=words)
    def save(self, flow_id: str, purpose: str) -> None:
        stored = self.write(
            self.library.save(make_flow(f"名 {flow_id}", id=flow_id, purpose=purpose))
        )
        self._saved(flow_id, purpose, stored)

    @rule(flow_id=flow_ids, number=st.integers(1, 6))
    def restore(self, flow_id: str, number: int) -> None:
        purpose = self.model.flows.get(flow_id, {}).get(number)
        if purpose is None:
            self._is_refused(self.library.restore_version(flow_id, number))
            return
        stored = self.write(self.library.restore_version(flow_id, number))
        self._saved(flow_id, purpose, stored)

    @rule(flow_id=flow_ids)
    def delete(self, flow_id: str) -> None:
        if flow_id not in self.model.flows:
            self._is_refused(self.library.delete(flow_id))
            return
        self.write(self.library.delete(flow_id))
        del self.model.flows[flow_id]
        self._noted()

    @rule(
        run_id=run_ids,
        flow_id=flow_ids,
        steps=st.integers(0, 3),
        status=st.sampled_from((RunStatus.DONE, RunStatus.FAILED)),
    )
    def add_run(self, run_id: str, flow_id: str, steps: int, status: RunStatus) -> None:
        record = make_run(
            run_id,
            flow_id,
            status=status,
            started_at=self.started + timedelta(seconds=RUNS.index(run_id)),
        )
        told = [
            RunStep(number=n + 1, words=f"操作 {n}", status=OutcomeStatus.OK) for n in range(steps)
        ]
        pictures = [RunPicture(number=step.number, jpeg=b"\xff\xd8" * 500) for step in told[:1]]
        note = AuditNote(action=AuditAction.RUN_FINISHED, subject=run_id)
        self.write(self.library.add_run(record, told, pictures, [note]))
        was = self.model.runs.get(run_id)
        kept = steps or (was[3] if was else 0)  # told again without steps, it keeps what it has
        self.model.runs[run_id] = (status, flow_id, bool(was and was[2]), kept)
        self.model.journal.pop(run_id, None)
        self.model.rows = self.do(self.library.audit_head()).seq

    @precondition(lambda self: self.model.runs)
    @rule(data=st.data(), is_pinned=st.booleans())
    def pin(self, data: st.DataObject, is_pinned: bool) -> None:
        run_id = data.draw(st.sampled_from(sorted(self.model.runs)))
        self.write(self.library.pin_run(run_id, is_pinned=is_pinned))
        status, flow_id, _, steps = self.model.runs[run_id]
        self.model.runs[run_id] = (status, flow_id, is_pinned, steps)

    @rule(run_id=run_ids)
    def delete_run(self, run_id: str) -> None:
        self.write(self.library.delete_run(run_id))
        self.model.runs.pop(run_id, None)
        self.model.rows = self.do(self.library.audit_head()).seq

    @rule(run_id=run_ids)
    def open_run(self, run_id: str) -> None:
        run = JournaledRun(run_id=run_id, run_kind=RunKind.REPLAY, name="注文", owner_pid=GONE_PID)
        self.write(self.library.open_run(run))
        self.model.journal.setdefault(run_id, {})

    @precondition(lambda self: self.model.journal)
    @rule(data=st.data(), number=st.integers(1, 3), state=st.sampled_from(JournalState))
    def write_step(self, data: st.DataObject, number: int, state: JournalState) -> None:
        run_id = data.draw(st.sampled_from(sorted(self.model.journal)))
        step = JournaledStep(
            run_id=run_id, number=number, words="押す", step_class=StepClass.PRESS, state=state
        )
        self.write(self.library.write_steps([step], [AuditNote(action=AuditAction.APPROVED)]))
        self.model.journal[run_id][number] = state.value
        self._noted()

    @rule(run_id=run_ids)
    def discard_run(self, run_id: str) -> None:
        self.write(self.library.discard_run(run_id))
        self.model.journal.pop(run_id, None)
        self._noted()

    @rule(name=st.sampled_from(("api", "会計")), sealed=st.binary(max_size=40))
    def put_secret(self, name: str, sealed: bytes) -> None:
        row = SecretRow(
            name=name, place=SecretPlace.LIBRARY, sealed=sealed, updated_at=datetime.now(UTC)
        )
        self.write(self.library.put_secret(row, AuditNote(action=AuditAction.SECRET_SET)))
        self.model.secrets[name] = sealed
        self._noted()

    @rule(name=st.sampled_from(("api", "会計")))
    def remove_secret(self, name: str) -> None:
        self.write(self.library.remove_secret(name, AuditNote(action=AuditAction.SECRET_REMOVED)))
        self.model.secrets.pop(name, None)
        self._noted()

    @rule(target=anchors)
    def keep_anchor(self) -> AuditAnchor:
        return self.do(self.library.audit_head())

    @rule(anchor=anchors)
    def verify_with(self, anchor: AuditAnchor) -> None:
        if anchor.seq > self.model.rows:
            return  # from before a torn end took its row away
        report = self.do(self.library.verify_audit(anchor))
        assert report.rows == self.model.rows

    @rule(search=words)
    def find(self, search: str) -> None:
        wanted = {
            flow_id
            for flow_id, versions in self.model.flows.items()
            if all(
                word in fold(f"名 {flow_id} {list(versions.values())[-1]}")
                for word in fold(search).split()
            )
        }
        assert {found.flow_id for found in self.do(self.library.summaries(search))} == wanted

    @rule()
    def start_again(self) -> None:
        self.do(self.library.close())
        self.library = self.do(Library.open(self.path, KEY, existed=True))

    @rule()
    def crash(self) -> None:
        """Go on with a copy of the files as they lie on the disk while the library is open."""
        self._open_copy(0)

    @precondition(lambda self: self.has_written)  # or it is the making of the library that is torn
    @rule(torn=st.integers(1, 3_000))
    def crash_with_a_torn_end(self, torn: int) -> None:
        """Lose the last bytes of the -wal: the last write may be gone, nothing else is."""
        head = self.do(self.library.audit_head())
        self._open_copy(torn)
        if self._held() != self.model:
            assert self._held() == self.before
            self.model = copy.deepcopy(self.before)
        assert self.do(self.library.audit_head()).seq in (head.seq, self.before.rows)

    @invariant()
    def it_holds_what_the_model_says(self) -> None:
        assert self._held() == self.model

    @invariant()
    def the_audit_is_whole(self) -> None:
        report = self.do(self.library.verify_audit())
        assert (report.rows, report.trouble) == (self.model.rows, None)

    @override
    def teardown(self) -> None:
        try:
            self.do(self.library.check())
        finally:
            self.do(self.library.close())
            self.loop.close()
            shutil.rmtree(self.folder)

    def _saved(self, flow_id: str, purpose: str, stored: Flow) -> None:
        versions = self.model.flows.setdefault(flow_id, {})
        assert stored.version == max(versions, default=0) + 1
        versions[stored.version] = purpose
        for old in sorted(versions)[:-KEPT_VERSIONS]:
            del versions[old]
        self._noted()

    def _noted(self) -> None:
        self.model.rows += 1

    def _is_refused(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            self.do(work)
        except FlowNotFoundError:
            return
        raise AssertionError("it should have been refused")

    def _open_copy(self, torn: int) -> None:
        self.crashes += 1
        home = self.folder / str(self.crashes)
        home.mkdir()
        for name in ("library.db", "library.db-wal"):
            if (self.path.parent / name).exists():
                shutil.copy(self.path.parent / name, home / name)
        wal = home / "library.db-wal"
        if torn and wal.exists():
            with wal.open("rb+") as file:  # less than a page: into the last write, never further
                file.truncate(max(wal.stat().st_size - torn, 0))
        self.do(self.library.close())
        self.path = home / "library.db"
        self.library = self.do(Library.open(self.path, KEY, existed=True))
        self.do(self.library.check())

    def _wal(self) -> bytes:
        wal = self.path.with_name("library.db-wal")
        return wal.read_bytes() if wal.exists() else b""

    def _held(self) -> Model:
        return self.do(self._read())

    async def _read(self) -> Model:
        held = Model(rows=(await self.library.audit_head()).seq)
        for summary in await self.library.summaries():
            numbers = [v.number for v in await self.library.versions(summary.flow_id)]
            held.flows[summary.flow_id] = {
                number: (await self.library.version(summary.flow_id, number)).purpose
                for number in reversed(numbers)
            }
            assert summary.purpose == held.flows[summary.flow_id][summary.version]
        for run in await self.library.runs():
            detail = await self.library.run(run.run_id)
            held.runs[run.run_id] = (run.status, run.flow_id, run.is_pinned, len(detail.steps))
        for found in await self.library.unfinished():
            held.journal[found.run.run_id] = {s.number: s.state.value for s in found.steps}
        held.secrets = {row.name: row.sealed for row in await self.library.secret_rows()}
        return held


StoreMachine.TestCase.settings = settings(
    max_examples=150 if IS_WHOLE else 8,
    stateful_step_count=40 if IS_WHOLE else 20,
    deadline=None,
    phases=(
        Phase.explicit,
        Phase.generate,
    ),  # a failure is told as it came: shrinking takes minutes
    report_multiple_bugs=False,
    derandomize=not IS_WHOLE,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ],
)
TestStore = pytest.mark.timeout(1_800)(StoreMachine.TestCase)
