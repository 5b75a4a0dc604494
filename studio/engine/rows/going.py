"""What a go over rows takes, and what it gives back."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from studio.domain.errors import StudioError
from studio.domain.events.events import RunStatus
from studio.domain.frozen import Frozen
from studio.domain.runs.batch import Batch, BatchRow, FailurePolicy, RowState
from studio.engine.rows.row_executor import RowMachines
from studio.engine.runs.reports import RunOptions


class BatchView(Frozen):
    """A job with its rows.

    Attributes:
        is_elsewhere: Another process works on it.
        ended_by: What ended `go` before all rows were done; None when nothing did.
    """

    batch: Batch
    rows: tuple[BatchRow, ...]
    is_elsewhere: bool = False
    ended_by: RunStatus | None = None

    def count(self, *states: RowState) -> int:
        """Return how many rows are in one of these states."""
        return sum(row.state in states for row in self.rows)


@dataclass(frozen=True, slots=True)
class GoOptions:
    """How the waiting rows are carried out.

    Attributes:
        run: How people are treated, and what may be used.
        is_trial: 1件だけ試す: the first row that waits, then nothing more.
        on_failure: What a failure does to the other rows; a trial ends anyway.
        width: Browsers side by side; 0 = as the job says.
        values: Passwords that the flow asks for; they are kept nowhere.
        uses_old_table: The file is another one now; go on with the values that were read then.
        machines: Other machines that play the rows; None plays them here.
    """

    run: RunOptions = field(default_factory=RunOptions)
    is_trial: bool = False
    on_failure: FailurePolicy = FailurePolicy.THREE
    width: int = 0
    values: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    uses_old_table: bool = False
    machines: RowMachines | None = None


@dataclass(frozen=True, slots=True)
class End:
    """How a go ended: why before all rows were done, and what was no row's own fault."""

    reason: str = ""
    status: RunStatus | None = None
    fault: StudioError | None = None
