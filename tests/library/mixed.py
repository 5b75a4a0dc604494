"""An endless series of writes of every kind, and what a library holds after the first n of them.

Ten writes make a round: two flows, a new version, a run that is journaled step by step and ends (or,
in every third round, never does), a credential, a removal, a replay with pictures.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import RunKind
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.credential import SecretPlace, SecretRow
from studio.domain.records.history import RunPicture, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.library.store import Library
from tests.library.samples import make_flow, make_run

GONE_PID = 2**22 + 1
"""No process of Linux has this number: runs under it count as crashed."""

_ROUND = 10
_NOTED = frozenset({3, 4, 6, 7})


@dataclass
class Held:
    """What a library holds, as far as the series writes it.

    Attributes:
        flows: Newest version by id.
        runs: Steps and bytes of pictures by id.
        journal: Number and state of every act, by run.
        secrets: Sealed values by name.
        notes: Subjects in the audit log, in order, of the notes the series writes itself.
    """

    flows: dict[str, int] = field(default_factory=dict[str, int])
    runs: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    journal: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    secrets: dict[str, bytes] = field(default_factory=dict[str, bytes])
    notes: list[str] = field(default_factory=list[str])


def held_after(n: int) -> Held:
    """Replay the first `n` writes in memory."""
    held = Held()
    for number in range(n):
        _replay(held, number)
    return held


def _replay(held: Held, number: int) -> None:
    kind, run_id = number % _ROUND, run_of(number)
    match kind:
        case 0 | 1 | 2:
            flow_id = flow_of(number).id
            held.flows[flow_id] = held.flows.get(flow_id, 0) + 1
        case 3:
            held.journal[run_id] = {}
        case 4 | 5:
            held.journal[run_id] |= {step.number: step.state.value for step in _acts(number)}
        case 6 if _ends(number):
            held.runs[run_id] = (2, 0)
            del held.journal[run_id]
        case 7:
            held.secrets[_secret(number).name] = _secret(number).sealed
        case 8:
            held.flows.pop(flow_of(number - 8).id)
        case 9:
            held.runs[f"replay{number}"] = (3, 2 * len(_jpeg(number)))
        case _:
            pass
    if kind in _NOTED:
        held.notes.append(f"n{number}")


async def write(library: Library, number: int) -> None:
    """Do write `number` of the series."""
    run_id, note = run_of(number), AuditNote(action=AuditAction.APPROVED, subject=f"n{number}")
    match number % _ROUND:
        case 0 | 1 | 2:
            await library.save(flow_of(number))
        case 3:
            run = JournaledRun(
                run_id=run_id, run_kind=RunKind.REPLAY, name="注文", owner_pid=GONE_PID
            )
            await library.open_run(run, [note])
        case 4:
            await library.write_steps(_acts(number), [note])
        case 5:
            await library.write_steps(_acts(number))
        case 6 if _ends(number):
            record = make_run(run_id, started_at=datetime.now(UTC))
            await library.add_run(record, _steps(2), notes=[note])
        case 6:
            await library.note(note)
        case 7:
            await library.put_secret(_secret(number), note)
        case 8:
            await library.delete(flow_of(number - 8).id)
        case _:
            record = make_run(
                f"replay{number}", flow_of(number - 8).id, started_at=datetime.now(UTC)
            )
            pictures = [RunPicture(number=n, jpeg=_jpeg(number)) for n in (1, 3)]
            await library.add_run(record, _steps(3), pictures)


async def held_by(library: Library) -> Held:
    """Read back all of it, and verify the chain of the audit on the way."""
    report = await library.verify_audit()
    assert report.trouble is None, report
    summaries = await library.summaries()
    for summary in summaries:
        assert (await library.get(summary.flow_id)).version == summary.version
    runs = await library.runs(limit=100_000)
    entries = await library.entries(limit=1_000_000)
    return Held(
        flows={summary.flow_id: summary.version for summary in summaries},
        runs={run.run_id: await _kept_of(library, run.run_id) for run in runs},
        journal={
            found.run.run_id: {step.number: step.state.value for step in found.steps}
            for found in await library.unfinished()
        },
        secrets={row.name: row.sealed for row in await library.secret_rows()},
        notes=[e.subject for e in reversed(entries) if e.action is AuditAction.APPROVED],
    )


def run_of(number: int) -> str:
    """Return the id of the journaled run of this round."""
    return f"run{number // _ROUND * _ROUND}"


def flow_of(number: int) -> Flow:
    """Return what write `number` saves: big enough for several pages; the third is a new version."""
    flow_id = f"flow{number - 1 if number % _ROUND == 2 else number}"
    return make_flow(f"手順 {number}", id=flow_id, purpose=f"目的{number} " * (number % 7 * 90))


async def _kept_of(library: Library, run_id: str) -> tuple[int, int]:
    steps = (await library.run(run_id)).steps
    jpegs = [await library.picture(run_id, step.number) for step in steps if step.has_picture]
    return len(steps), sum(map(len, jpegs))


def _acts(number: int) -> list[JournaledStep]:
    """Return what is journaled: an act that begins; then its end with the begin of the next."""
    states = {4: ((1, JournalState.STARTED),)}.get(
        number % _ROUND, ((1, JournalState.DONE), (2, JournalState.SENDING))
    )
    return [
        JournaledStep(
            run_id=run_of(number),
            number=act,
            words=f"「注文する」をクリック（{number}）",
            step_class=StepClass.COMMIT,
            state=state,
        )
        for act, state in states
    ]


def _ends(number: int) -> bool:
    return number // _ROUND % 3 != 2


def _steps(count: int) -> list[RunStep]:
    return [
        RunStep(number=number, words=f"操作 {number}", status=OutcomeStatus.OK)
        for number in range(1, count + 1)
    ]


def _jpeg(number: int) -> bytes:
    return bytes([number % 251]) * (3_000 + number % 5 * 2_000)


def _secret(number: int) -> SecretRow:
    return SecretRow(
        name=f"認証 {number // _ROUND % 4}",
        place=SecretPlace.LIBRARY,
        origins=("https://kaikei.test",),
        sealed=f"sealed {number}".encode() * 20,
        updated_at=datetime.now(UTC),
    )
