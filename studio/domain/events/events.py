"""Facts about a run, in the past tense. Commands are method calls; events only tell.

Frozen, `kind` as discriminator, JSON round trip tested. Widgets see them as Qt signals, the
command line as lines, the recorder and the audit as they are.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from studio.domain.actions.action import Action
from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import Evidence, Outcome
from studio.domain.errors import StudioError
from studio.domain.events.border_events import RequestReleased, RequestStopped
from studio.domain.events.check_events import FlowChecked, FlowsChecked
from studio.domain.events.event_base import EventBase
from studio.domain.events.healing_events import (
    PageRecovered,
    PointRequested,
    RepairAdopted,
    RepairMade,
    TargetHealed,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.runs.batch import BatchRow
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.decision import Decision, ModelTier, Usage
from studio.domain.runs.emergency import Trigger
from studio.domain.runs.persons_turn import InputKind
from studio.domain.runs.rehearsal import Rehearsed
from studio.domain.runs.run_status import RunStatus
from studio.words import tr


class RunKind(StrEnum):
    """A run with a model, or a replay without."""

    AGENT = "agent"
    REPLAY = "replay"


class ChecklistProposed(EventBase):
    """A planner turned the instruction into a checklist."""

    kind: Literal["ChecklistProposed"] = "ChecklistProposed"
    checklist: Checklist
    usage: Usage = Usage()


class RunStarted(EventBase):
    """A run began."""

    kind: Literal["RunStarted"] = "RunStarted"
    run_kind: RunKind
    name: str
    total: int


class ItemChanged(EventBase):
    """An item of the checklist (or, in a replay, a sentence of the flow) has another state."""

    kind: Literal["ItemChanged"] = "ItemChanged"
    item_id: str
    text: str
    state: ItemState
    elapsed_s: float = 0.0
    steps: int = 0


class StepStarted(EventBase):
    """A new attempt at an item began."""

    kind: Literal["StepStarted"] = "StepStarted"
    item_id: str
    text: str
    attempt: int


class PageObserved(EventBase):
    """The page was observed; the tree itself is `Workbench.observation`."""

    kind: Literal["PageObserved"] = "PageObserved"
    epoch: int
    url: str
    title: str
    elements: int
    tokens: int
    elapsed_ms: float


class DecisionMade(EventBase):
    """A model decided."""

    kind: Literal["DecisionMade"] = "DecisionMade"
    decision: Decision
    tier: ModelTier
    model: str
    confidence: float
    usage: Usage = Usage()


class ApprovalRequested(EventBase):
    """An act that cannot be undone, or something that is about to be sent, waits for a person.

    Attributes:
        may_be_kept: The yes may hold for this kind of sending from now on (答え `always`).
    """

    kind: Literal["ApprovalRequested"] = "ApprovalRequested"
    request_id: str
    act: str
    host: str
    details: tuple[tuple[str, str], ...] = ()
    may_be_kept: bool = False


class ApprovalAnswered(EventBase):
    """The person (or `--yes`) answered."""

    kind: Literal["ApprovalAnswered"] = "ApprovalAnswered"
    request_id: str
    is_approved: bool


class ActionPerformed(EventBase):
    """An action was carried out and its effect seen.

    Attributes:
        page_url: The page it was decided on, where a model decided; "" in a replay.
    """

    kind: Literal["ActionPerformed"] = "ActionPerformed"
    item_id: str = ""
    action: Action
    words: str
    outcome: Outcome
    confidence: float | None = None
    found_by: str = ""
    page_url: str = ""


class ActionFailed(EventBase):
    """An action had no effect, failed, or was blocked.

    Attributes:
        may_be_sent: Of a replay: something of it may have left the browser, so that it is never done again
            unless a person has looked.
        page_url: As in `ActionPerformed`.
    """

    kind: Literal["ActionFailed"] = "ActionFailed"
    item_id: str = ""
    action: Action | None = None
    words: str
    outcome: Outcome
    confidence: float | None = None
    may_be_sent: bool = False
    page_url: str = ""


class EmergencyEntered(EventBase):
    """The large model and the light DOM took over."""

    kind: Literal["EmergencyEntered"] = "EmergencyEntered"
    trigger: Trigger
    model: str


class EmergencyLeft(EventBase):
    """Back to the small model."""

    kind: Literal["EmergencyLeft"] = "EmergencyLeft"
    reason: str
    model: str


class UserInputRequested(EventBase):
    """あなたの番です: the browser is the person's until they answer; the session is kept.

    `Workbench.answer(request_id, is_yes=True, text=…)` goes on (続ける); the text may be empty, or one
    of `choices` where there are any.
    """

    kind: Literal["UserInputRequested"] = "UserInputRequested"
    request_id: str
    question: str
    input_kind: InputKind = InputKind.QUESTION
    choices: tuple[str, ...] = ()


class UserInputReceived(EventBase):
    """The person answered or went on; `text` is what they typed, secrets masked."""

    kind: Literal["UserInputReceived"] = "UserInputReceived"
    request_id: str
    text: str = ""


class ItemVerified(EventBase):
    """What showed that an item is done, or why that could not be shown.

    Attributes:
        news: What was new on the page, for the person to judge where nobody else could; no secrets.
    """

    kind: Literal["ItemVerified"] = "ItemVerified"
    item_id: str
    is_confirmed: bool
    evidence: tuple[Evidence, ...] = ()
    reason: str = ""
    asked_model: str = ""
    news: tuple[str, ...] = ()


class AnswerGiven(EventBase):
    """A question was answered with values that code read or computed."""

    kind: Literal["AnswerGiven"] = "AnswerGiven"
    item_id: str = ""
    answer: GivenAnswer


class BudgetNeared(EventBase):
    """Three quarters of a budget of the run are used.

    Attributes:
        budget: `steps`, `tokens` or `yen`.
    """

    kind: Literal["BudgetNeared"] = "BudgetNeared"
    budget: Literal["steps", "tokens", "yen"]
    used: float
    limit: float


class PageWarned(EventBase):
    """A page did, or cannot do, something that the person should know of; the run goes on.

    Attributes:
        words: What happened.
        remedy: What the person may do.
    """

    kind: Literal["PageWarned"] = "PageWarned"
    words: str
    remedy: str = ""


class StepSkipped(EventBase):
    """A step was passed by: it is optional and not there, switched off, or its policy says so."""

    kind: Literal["StepSkipped"] = "StepSkipped"
    step_id: str
    words: str
    reason: str = ""


class RowChanged(EventBase):
    """A row of a job has another state."""

    kind: Literal["RowChanged"] = "RowChanged"
    batch_id: str
    row: BatchRow


class BatchFinished(EventBase):
    """A job over rows came to its end, or was stopped; the counts are of all its rows."""

    kind: Literal["BatchFinished"] = "BatchFinished"
    batch_id: str
    done: int
    failed: int
    unclear: int
    waiting: int
    message: str = ""


class RowsWalked(EventBase):
    """A long list that draws only what is in view was read so far; `told` is how many rows it says it has, or 0."""

    kind: Literal["RowsWalked"] = "RowsWalked"
    rows: int
    told: int = 0

    def in_words(self) -> str:
        """Return how far it came."""
        whole = tr("全 {told} 行のうち ", told=self.told) if self.told else ""
        return tr("長い一覧を読んでいます（{whole}{rows} 行まで）", whole=whole, rows=self.rows)


class ActRecorded(EventBase):
    """The person did something while recording, and it became a step.

    Attributes:
        replaced_step_id: A step that this one says better; "" for a new one.
    """

    kind: Literal["ActRecorded"] = "ActRecorded"
    step: FlowStep
    replaced_step_id: str = ""


class RunPaused(EventBase):
    """The run waits before its next turn.

    Attributes:
        step_id: The step of a flow that it waits before (breakpoint, 1手順); "" when the person paused it.
        words: What that step would do, secrets hidden.
    """

    kind: Literal["RunPaused"] = "RunPaused"
    step_id: str = ""
    words: str = ""


class RunResumed(EventBase):
    """The run goes on."""

    kind: Literal["RunResumed"] = "RunResumed"


class RunFinished(EventBase):
    """A run ended, for whatever reason.

    Attributes:
        answer: What it answered, a line for each question; None when nothing was asked.
        said: What the page said to the last thing that was sent (受付番号：K-00002), masked; "" for nothing.
    """

    kind: Literal["RunFinished"] = "RunFinished"
    run_kind: RunKind
    status: RunStatus
    message: str = ""
    remedy: str = ""
    code: str = ""
    model_calls: int = 0
    usage: Usage = Usage()
    steps: int = 0
    emergencies: int = 0
    elapsed_s: float = 0.0
    answer: GivenAnswer | None = None
    said: str = ""


class HistoryUpdated(EventBase):
    """The history holds a finished run, with its last picture."""

    kind: Literal["HistoryUpdated"] = "HistoryUpdated"


class RehearsalStarted(EventBase):
    """A flow is played once more before it is kept (練習): no run, and nothing is sent."""

    kind: Literal["RehearsalStarted"] = "RehearsalStarted"
    name: str
    total: int


class FlowRehearsed(EventBase):
    """A rehearsal ended, for whatever reason."""

    kind: Literal["FlowRehearsed"] = "FlowRehearsed"
    name: str
    told: Rehearsed


class FlowSaved(EventBase):
    """A flow stands in the library.

    Attributes:
        rehearsed: How many of its `rehearsal_total` steps were played once more before; 0 of 0 without.
        warnings: What needs attention before it is relied on, one sentence each.
        is_draft: Nobody has seen yet that its run worked (下書き).
        confirmed_by_person: A person saw it, where the studio could not.
    """

    kind: Literal["FlowSaved"] = "FlowSaved"
    flow_id: str
    name: str
    version: int
    steps: int
    rehearsed: int = 0
    rehearsal_total: int = 0
    rehearsal_message: str = ""
    warnings: tuple[str, ...] = ()
    is_draft: bool = False
    confirmed_by_person: bool = False


class FlowExported(EventBase):
    """A flow was written to a file."""

    kind: Literal["FlowExported"] = "FlowExported"
    flow_id: str
    export_format: str
    path: str


class FaultShown(EventBase):
    """A fault ended a command; the same words the person sees."""

    kind: Literal["FaultShown"] = "FaultShown"
    code: str
    message: str
    remedy: str = ""

    @classmethod
    def of(cls, fault: StudioError) -> "FaultShown":
        """Return a fault as it is told."""
        return cls(code=fault.code, message=fault.message, remedy=fault.remedy)


Event = Annotated[
    ChecklistProposed
    | RunStarted
    | ItemChanged
    | StepStarted
    | PageObserved
    | DecisionMade
    | ApprovalRequested
    | ApprovalAnswered
    | ActionPerformed
    | ActionFailed
    | EmergencyEntered
    | EmergencyLeft
    | UserInputRequested
    | UserInputReceived
    | ItemVerified
    | AnswerGiven
    | BudgetNeared
    | RequestReleased
    | RequestStopped
    | PageWarned
    | TargetHealed
    | RepairMade
    | RepairAdopted
    | PageRecovered
    | PointRequested
    | StepSkipped
    | RowChanged
    | RowsWalked
    | BatchFinished
    | ActRecorded
    | RunPaused
    | RunResumed
    | RunFinished
    | HistoryUpdated
    | RehearsalStarted
    | FlowRehearsed
    | FlowSaved
    | FlowChecked
    | FlowsChecked
    | FlowExported
    | FaultShown,
    Field(discriminator="kind"),
]

EVENT_ADAPTER: TypeAdapter[Event] = TypeAdapter(Event, config=ConfigDict(defer_build=True))
