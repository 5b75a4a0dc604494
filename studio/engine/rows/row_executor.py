"""The port through which rows are played: a browser of this process, or one of another machine.

Who plays a row keeps nothing: whatever lasts is told to the row's keeper, where the job and its journal
are, and is on the disk there before it is done. So a machine may die at any moment, and nothing is sent twice.
"""

from collections.abc import AsyncGenerator
from typing import Annotated, Literal, Protocol

from pydantic import Field

from studio.domain.events.events import RunFinished
from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.records.audit import AuditNote
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep
from studio.domain.runs.batch import Batch, BatchRow
from studio.engine.rows.settling import Settled
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.limits import Limits
from studio.engine.runs.resuming import Continuation


class RowOrder(Frozen):
    """One row, ready to be played.

    Attributes:
        run: As the journal notes it.
        row: As it runs.
        values: What the flow's words stand for in this row.
        going_on: Where a row that was cut off goes on; None begins it.
    """

    run: JournaledRun
    row: BatchRow
    values: dict[str, str] = Field(repr=False)
    going_on: Continuation | None = None


class RowPlayed(Frozen):
    """A row that came to its end.

    Attributes:
        had_login: A person was asked to sign in between.
    """

    finished: RunFinished
    had_login: bool = False


class RowJob(Frozen):
    """What another machine is told of a job, once. No password is in it.

    Attributes:
        flow: In the version of the job.
        agreed: What the person agreed to for all rows.
        approves_all: `--yes`.
        keeps_pictures: 画面も残す.
    """

    batch: Batch
    flow: Flow
    agreed: BatchYes
    approves_all: bool = False
    limits: Limits = Limits()
    keeps_pictures: bool = False


class BeginRow(Frozen):
    """The row begins: it runs, and so does its run, in one transaction."""

    kind: Literal["begin"] = "begin"
    notes: tuple[AuditNote, ...] = ()


class WriteSteps(Frozen):
    """Acts, each replacing its former state: see `RunKeeper.write_steps`."""

    kind: Literal["steps"] = "steps"
    steps: tuple[JournaledStep, ...]
    notes: tuple[AuditNote, ...] = ()


class SettleRow(Frozen):
    """The run came to its end; what becomes of the row is the answer. One that is not over is written so.

    Attributes:
        passed_by: Steps that it needed and passed by, in words.
    """

    kind: Literal["settle"] = "settle"
    finished: RunFinished
    passed_by: tuple[str, ...] = ()


class EndRow(Frozen):
    """The row is over as it was settled: it and its run's history, in one transaction."""

    kind: Literal["end"] = "end"
    record: RunRecord
    steps: tuple[RunStep, ...] = ()
    pictures: tuple[RunPicture, ...] = ()
    notes: tuple[AuditNote, ...] = ()


RowNote = Annotated[BeginRow | WriteSteps | SettleRow | EndRow, Field(discriminator="kind")]


class RowKeeper(Protocol):
    """Keeps one row, where its job is."""

    async def keep(self, note: RowNote) -> Settled | None:
        """Write something down; it is on the disk when this returns. Returns what was settled.

        Raises:
            LibraryError: It cannot be written, or the row was taken back: nothing more may be done.
        """
        ...


class RowExecutor(Protocol):
    """Plays rows of one job, one after the other, in one browser."""

    @property
    def name(self) -> str:
        """What people call its machine, "" for this one."""
        ...

    @property
    def is_open(self) -> bool:
        """False once its machine is gone: it plays no further row."""
        ...

    async def play(self, order: RowOrder, keeper: RowKeeper) -> RowPlayed | None:
        """Play a row to its end; None: the machine went away, and the journal knows how far it came.

        Raises:
            LibraryError: The keeper could not write; nothing was done that it does not tell of.
        """
        ...


class RowMachines(Protocol):
    """Other machines that lend their browsers."""

    def executors(self, job: RowJob) -> AsyncGenerator[RowExecutor]:
        """Yield a machine as soon as it is there, also later ones; closing it lets all of them go.

        It ends where all of them are gone, and no other comes.

        Raises:
            SettingsError: Nobody answers there, no machine comes, or none can play the job.
        """
        ...
