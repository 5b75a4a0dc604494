"""What a command of the workbench takes and gives back."""

from dataclasses import dataclass, field

from studio.domain.checklist import Checklist
from studio.domain.events import RunFinished
from studio.domain.flow import FlowStep
from studio.domain.frozen import Frozen
from studio.domain.observation import Observation
from studio.domain.outcome import ExtractedTable
from studio.engine.limits import Limits


@dataclass(frozen=True, slots=True)
class RunOptions:
    """How a run treats people.

    Attributes:
        is_attended: Someone can answer; otherwise an approval ends the run (exit code 3).
        approves_all: `--yes`: a person approved the irreversible acts of this one run beforehand.
        answer_timeout_s: How long to wait for an answer.
        limits: Budgets.
    """

    is_attended: bool = True
    approves_all: bool = False
    answer_timeout_s: float = 600.0
    limits: Limits = field(default_factory=Limits)


class RunReport(Frozen):
    """How a run ended, and the steps that worked.

    Attributes:
        finished: The last event of the run.
        checklist: The list with its final states (empty after a replay).
        tables: What was taken out of lists, oldest first.
        steps: Verified acts, ready to become a flow (empty after a replay).
    """

    finished: RunFinished
    checklist: Checklist
    steps: tuple[FlowStep, ...] = ()
    tables: tuple[ExtractedTable, ...] = ()


class RenderedPage(Frozen):
    """A page as a model would see it, with its figures; what `tejun observe` prints.

    Attributes:
        tokens: Estimated.
        html_bytes: Size of the page's HTML, 0 when not known.
        ms: Time of the observation and rendering.
    """

    observation: Observation
    text: str
    tokens: int
    ms: float
