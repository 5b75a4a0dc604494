"""The protocols through which the engine reaches what is kept: flows, history, journal, audit, secrets.

`library` implements them in one encrypted file; `bootstrap` opens it on first use. Each method
raises `LibraryError`s only. Blocking work happens off the loop.
"""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import Repair, RepairPictures
from studio.domain.records.audit import AuditEntry, AuditFileReport, AuditNote, AuditReport
from studio.domain.records.credential import SecretCard, SecretFound, SecretPlace
from studio.domain.records.history import (
    FailurePattern,
    FlowSummary,
    FlowVersion,
    RunDetail,
    RunPicture,
    RunRecord,
    RunStep,
    StepPicture,
)
from studio.domain.records.journal import JournaledRun, JournaledStep, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch

if TYPE_CHECKING:  # what plays a script keeps no checks, and carries none of what they are made of
    from studio.domain.records.check import CheckReport


class FlowStore(Protocol):
    """Flows with their versions."""

    @property
    def is_open(self) -> bool:
        """True once it was opened, until it is closed; asking opens nothing."""
        ...

    async def ready(self) -> None:
        """Open it now, so that a run does not learn at its end that it cannot be kept.

        Raises:
            LibraryError: It cannot be opened; the code says why.
        """
        ...

    async def save(self, flow: Flow, note: str = "", based_on: int = 0) -> Flow:
        """Store a flow; an id that exists gets a new version. Returns what was stored.

        Args:
            flow: Whole.
            note: Why, for the list of versions.
            based_on: The version that has to be the newest one still; 0 = whatever there is.

        Raises:
            LibraryError: FLOW_CHANGED_MEANWHILE: another version is the newest; nothing is stored.
        """
        ...

    async def get(self, id_or_name: str) -> Flow:
        """Return the newest version.

        Raises:
            FlowNotFoundError: Nothing has this id or this name; the message lists near names.
            FlowFormatError: It cannot be read.
        """
        ...

    async def version(self, flow_id: str, number: int) -> Flow:
        """Return an older state of a flow (the last 50 are kept).

        Raises:
            FlowNotFoundError: It is not kept.
            FlowFormatError: It cannot be read.
        """
        ...

    async def versions(self, flow_id: str) -> tuple[FlowVersion, ...]:
        """Return the kept versions, newest first."""
        ...

    async def restore_version(self, flow_id: str, number: int) -> Flow:
        """Make an older state the newest version again; the versions between stay.

        Raises:
            FlowNotFoundError: It is not kept.
            FlowFormatError: It cannot be read.
        """
        ...

    async def summaries(self, search: str = "", failed: int = 0) -> tuple[FlowSummary, ...]:
        """Return the flows whose name, purpose, site or content holds `search`, newest first.

        Args:
            search: Every word of it must be there; "" for all.
            failed: So many of the last 20 runs, or more, did not work.
        """
        ...

    async def delete(self, flow_id: str) -> None:
        """Remove a flow with its versions.

        Raises:
            FlowNotFoundError: Nothing has this id.
        """
        ...

    async def close(self) -> None:
        """Flush and close; the file opens again whatever happened before."""
        ...


class History(Protocol):
    """Finished runs, and what can be learnt from them."""

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """Return finished runs, newest first, of one flow or of all."""
        ...

    async def run(self, run_id: str) -> RunDetail:
        """Return one run with its steps.

        Raises:
            LibraryError: RUN_NOT_FOUND.
        """
        ...

    async def picture(self, run_id: str, number: int, *, is_before: bool = False) -> bytes:
        """Return the masked JPEG after a step, or before it; b"" when none is kept."""
        ...

    async def step_pictures(
        self, flow_id: str, step_ids: Collection[str]
    ) -> Mapping[str, StepPicture]:
        """Return the newest picture of each step of a flow that worked and has one, by the step's id."""
        ...

    async def pin_run(self, run_id: str, *, is_pinned: bool) -> None:
        """Keep a run for good, or no longer.

        Raises:
            LibraryError: RUN_NOT_FOUND.
        """
        ...

    async def delete_run(self, run_id: str) -> None:
        """Remove a run with its steps and pictures; fine when there is none."""
        ...

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[FailurePattern, ...]:
        """Return failures by place, newest first, of one host or of all."""
        ...


class RunKeeper(Protocol):
    """What the writer of one run needs. Every write is on the disk when it returns."""

    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        """Note that a run begins; the same id again replaces what is known of it."""
        ...

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """Write acts, each replacing its former state, and notes, in one transaction."""
        ...

    async def discard_run(self, run_id: str) -> None:
        """Forget an unfinished run; the audit keeps that it was there. Fine when there is none."""
        ...

    async def add_run(
        self,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
        *,
        is_over: bool = True,
    ) -> None:
        """Write a finished run, and end it in the journal, in one transaction; one that is not over stays there.

        Failure patterns are counted, and runs that are too old removed, in the same one.
        """
        ...

    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """`open_run` and the row's state in one transaction: a row that runs has its run."""
        ...

    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """`add_run` and the row's state in one transaction: a row is done when its run is."""
        ...


class RunJournal(RunKeeper, Protocol):
    """What runs are about to do, and what of them was cut off."""

    async def unfinished(self) -> tuple[UnfinishedRun, ...]:
        """Return runs without an end whose process is gone, newest first."""
        ...


class AuditLog(Protocol):
    """The chained log."""

    async def note(self, note: AuditNote) -> None:
        """Append one row."""
        ...

    async def entries(self, limit: int = 200, before: int = 0) -> tuple[AuditEntry, ...]:
        """Return rows, newest first; `before` > 0: only rows with a smaller `seq`."""
        ...

    async def verify_audit(self) -> AuditReport:
        """Read the whole chain and compare it with its anchor in the keychain."""
        ...

    async def export_audit(self, path: Path) -> int:
        """Write all rows as JSONL with the anchor; returns how many. The verifier goes beside it.

        Raises:
            ExportError: The file cannot be written.
        """
        ...

    async def verify_audit_file(self, path: Path) -> AuditFileReport:
        """Read an exported log, and compare this library's own with its end.

        Raises:
            ExportError: AUDIT_FILE_UNREADABLE.
        """
        ...


class SecretStore(Protocol):
    """Credentials by name. A value is given for one origin only, and only to the hands."""

    async def cards(self) -> tuple[SecretCard, ...]:
        """Return every secret without its value, by name.

        Reads the `.env` file anew; the others answer from what stood there then.
        """
        ...

    async def found(self) -> SecretFound:
        """Return where a new secret would go, and what a person should know of the places."""
        ...

    async def value_for(self, name: str, origin: str) -> str:
        """Return the value for a page of `origin` (scheme, host, port).

        Raises:
            SecretError: SECRET_NOT_FOUND, SECRET_FOREIGN_SITE (bound to other origins, or to none),
                SECRET_PLACE_UNUSABLE (the keychain or the file cannot be read).
        """
        ...

    async def values(self, names: Collection[str]) -> dict[str, str]:
        """Return what these secrets hold, for masking only; names without a value are left out."""
        ...

    async def put(
        self,
        name: str,
        value: str,
        origins: Sequence[str],
        place: SecretPlace,
        user: str | None = None,
    ) -> SecretCard:
        """Keep a value, replacing an older one of this name wherever that was.

        Args:
            name: As flows call it.
            value: The password.
            origins: Sites it may be typed into.
            place: Where it is kept.
            user: Whom it belongs to; None leaves what was known, "" nobody.

        Raises:
            SecretError: SECRET_NAME_BAD, SECRET_USER_BAD, SECRET_EMPTY, SECRET_TOO_LONG, SECRET_VALUE_BAD,
                SECRET_ORIGIN_BAD, SECRET_PLACE_UNUSABLE.
        """
        ...

    async def bind(self, name: str, origins: Sequence[str], user: str | None = None) -> SecretCard:
        """Say which sites it may be typed into, and whose it is there, instead of what was before.

        Args:
            name: Of the secret.
            origins: The sites.
            user: As for `put`.

        Raises:
            SecretError: SECRET_NOT_FOUND, SECRET_ORIGIN_BAD, SECRET_USER_BAD.
        """
        ...

    async def move(self, name: str, place: SecretPlace) -> SecretCard:
        """Keep it elsewhere; the old place forgets it once the new one has been read back.

        Raises:
            SecretError: SECRET_NOT_FOUND, SECRET_PLACE_UNUSABLE.
        """
        ...

    async def remove(self, name: str) -> None:
        """Forget it wherever it is kept.

        Raises:
            SecretError: SECRET_NOT_FOUND, SECRET_PLACE_UNUSABLE.
        """
        ...


class RepairStore(Protocol):
    """Elements that replays found anew, kept beside the flows until they have proved themselves."""

    async def keep_repair(self, repair: Repair, pictures: RepairPictures | None = None) -> None:
        """Write a repair, or its new state; pictures once given stay."""
        ...

    async def repairs(self, flow_id: str = "") -> tuple[Repair, ...]:
        """Return repairs, newest first, of one flow or of all, whatever their state."""
        ...

    async def repair_pictures(self, repair_id: str) -> RepairPictures:
        """Return the pictures before and after; empty ones when none are kept."""
        ...


class BatchStore(Protocol):
    """Jobs over rows. Every write is on the disk when it returns."""

    async def keep_batch(self, batch: Batch, rows: Sequence[BatchRow] = ()) -> None:
        """Write a job and, in the same transaction, rows of it, each replacing its former state."""
        ...

    async def batches(self, flow_id: str = "", limit: int = 50) -> tuple[Batch, ...]:
        """Return jobs, newest first, of one flow or of all."""
        ...

    async def batch(self, batch_id: str) -> Batch:
        """Return one job.

        Raises:
            LibraryError: BATCH_NOT_FOUND.
        """
        ...

    async def batch_rows(self, batch_id: str) -> tuple[BatchRow, ...]:
        """Return its rows in their order."""
        ...

    async def claim_batch(self, batch: Batch) -> bool:
        """Take a job for `batch.owner_pid`, in one statement; False: a process that lives has it."""
        ...

    async def delete_batch(self, batch_id: str) -> None:
        """Forget a job with its rows; fine when there is none."""
        ...

    async def journaled_run(self, run_id: str) -> UnfinishedRun | None:
        """Return a run without an end, whoever it belongs to; None when the journal has none.

        For the owner of the job that the run is a row of.

        Raises:
            LibraryError: JOURNAL_UNREADABLE: a newer program wrote it.
        """
        ...


class UpkeepStore(Protocol):
    """What is remembered of flows between runs: checks, and what was typed into a form last."""

    async def keep_check(self, report: "CheckReport") -> None:
        """Keep the newest report of each kind for a flow."""
        ...

    async def checks(self, flow_id: str = "") -> "tuple[CheckReport, ...]":
        """Return the newest report of each kind, of one flow or of all, newest first."""
        ...

    async def remember_values(self, flow_id: str, values: Mapping[str, str]) -> None:
        """Keep what was given for the form of a flow; passwords never come here."""
        ...

    async def remembered_values(self, flow_id: str) -> dict[str, str]:
        """Return what was given last, {} for nothing."""
        ...


class Memory(
    FlowStore, History, RunJournal, AuditLog, RepairStore, BatchStore, UpkeepStore, Protocol
):
    """The encrypted library as a whole."""
