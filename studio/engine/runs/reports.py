"""What a command of the workbench takes and gives back."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import DecisionError
from studio.domain.events.events import RunFinished, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.frozen import Frozen
from studio.domain.page.observation import Observation
from studio.domain.records.history import RunRecord
from studio.domain.runs.checklist import Checklist
from studio.engine.runs.limits import Limits
from studio.engine.runs.step_source import StepSource
from studio.words import tr


class Pace(StrEnum):
    """How fast a replay acts: ゆっくり waits a second before each act, ふつう a third, はやい not at all."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class ItemHelp(StrEnum):
    """Whether a model may do an item that a replay cannot do: not at all, after a question, or as it is needed."""

    NONE = "none"
    ASKED = "asked"
    ALLOWED = "allowed"


@dataclass(frozen=True, slots=True)
class Playing:
    """How a replay is played, beyond what the flow says.

    Attributes:
        from_step: Id of the step to begin with (ここから実行), on the page that is open; "" = the first.
        breakpoints: Ids of steps before which the run pauses.
        is_stepping: Pause before every step (1手順).
        pace: How fast.
        may_ask_model: L4: a model may look for an element that nothing else finds, within its caps.
        may_ask_person: L5: the person may be asked to point at it.
        item_help: A model may do whole items; unattended also within the flow's own budget.
        batch_id: The job over rows this run is a row of.
        row: Its number there.
        cells: Variables whose values a table gave: nobody's word, they name no place.
        source: Where its steps come from; None: the flow's own, in their order.
        keeps_word: What was agreed to when the flow was made is agreed to now, where exactly that is sent again:
            its owner plays it whole, with its own values.
        keeps_pictures: 画面も残す: the history gets the page before and after each act.
    """

    from_step: str = ""
    breakpoints: frozenset[str] = frozenset()
    is_stepping: bool = False
    pace: Pace = Pace.FAST
    may_ask_model: bool = False
    may_ask_person: bool = False
    item_help: ItemHelp = ItemHelp.NONE
    batch_id: str = ""
    row: int = 0
    cells: frozenset[str] = frozenset()
    source: StepSource | None = None
    keeps_word: bool = False
    keeps_pictures: bool = False


@dataclass(frozen=True, slots=True)
class RunOptions:
    """How a run treats people.

    Attributes:
        is_attended: Someone can answer; otherwise an approval ends the run (exit code 3).
        approves_all: `--yes`: a person approved the irreversible acts of this one run beforehand.
        answer_timeout_s: How long to wait for an answer.
        limits: Budgets.
        playing: Of a replay.
        is_beside_person: Nobody is asked, but somebody is there (練習, 点検): it is not strict.
        keeps_place: A replay that needs a person stays in the journal, to be gone on with (予定).
    """

    is_attended: bool = True
    approves_all: bool = False
    answer_timeout_s: float = 600.0
    limits: Limits = field(default_factory=Limits)
    playing: Playing = Playing()
    is_beside_person: bool = False
    keeps_place: bool = False


class RunReport(Frozen):
    """How a run ended, and the steps that worked.

    Attributes:
        finished: The last event of the run.
        checklist: The list with its final states (empty after a replay).
        tables: What was taken out of lists, oldest first.
        origins: Where the run was allowed to be (empty after a replay).
        part_sites: From which other sites its pages took parts (empty after a replay).
        steps: Verified acts, ready to become a flow (empty after a replay).
        taught: After a replay that was stuck: the flow with what the person did themselves in place
            of the steps that did not work, to be kept if they agree; None when they did nothing.
    """

    finished: RunFinished
    checklist: Checklist
    steps: tuple[FlowStep, ...] = ()
    taught: Flow | None = None
    tables: tuple[ExtractedTable, ...] = ()
    origins: tuple[str, ...] = ()
    part_sites: tuple[str, ...] = ()


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


def check_keepable(report: RunReport) -> None:
    """Refuse to keep what did not work; a run that nobody could verify is kept as a draft.

    Raises:
        DecisionError: It failed or was stopped.
    """
    if report.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED):
        return
    raise DecisionError(
        "RUN_NOT_DONE",
        tr("最後までできた実行だけを、手順として保存できます。"),
        tr("もう一度実行して、完了してから保存してください。"),
    )


def record_of(finished: RunFinished, flow_id: str, name: str, started_at: datetime) -> RunRecord:
    """Return what the history keeps of a run."""
    return RunRecord(
        run_id=finished.run_id,
        flow_id=flow_id,
        name=name,
        run_kind=finished.run_kind,
        status=finished.status,
        message=finished.message,
        code=finished.code,
        emergencies=finished.emergencies,
        started_at=started_at,
        elapsed_s=finished.elapsed_s,
        steps=finished.steps,
        model_calls=finished.model_calls,
        tokens=finished.usage.tokens,
        yen=finished.usage.yen,
    )
