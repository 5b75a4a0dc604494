"""The run journal: what a run was about to do, written before it did it, so that nothing is done twice."""

from datetime import UTC, datetime
from enum import StrEnum

from pydantic import Field

from studio.domain.actions.base import StepClass
from studio.domain.events.events import RunKind
from studio.domain.flows.flow import FlowStep
from studio.domain.frozen import Frozen
from studio.domain.runs.checklist import Checklist


class JournalState(StrEnum):
    """How far an act came.

    STARTED: about to be done, nothing has left the browser. SENDING: a request that may change
    something was let go. DONE, FAILED: its end is known. A FAILED act that was SENDING before stays
    UNKNOWN: nobody knows what the site made of it.
    """

    STARTED = "started"
    SENDING = "sending"
    DONE = "done"
    FAILED = "failed"
    UNKNOWN = "unknown"


class JournaledStep(Frozen):
    """One act in the journal; written again under the same number, it replaces the older state.

    Attributes:
        number: From 1, in order of time within the run.
        item_id: Of the checklist item, or of the flow's step in a replay.
        position: Index of the step in its flow (replay), or of the item in its list (agent).
        words: What is done, secrets masked.
        page_url: The page before it, masked.
        after_url: The page after it, masked; where a run can go on. "" until its end is known.
        has_sent: A request that may change something was let go.
        sent: What that was, in one line, secrets masked.
        row: Of a step that presses in several rows: which row this press was for (`engine.replay.pressing`);
            "" for any other act, and for the end of such a step.
    """

    run_id: str
    number: int
    item_id: str = ""
    position: int = 0
    words: str
    step_class: StepClass
    state: JournalState
    page_url: str = ""
    after_url: str = ""
    has_sent: bool = False
    sent: str = ""
    row: str = ""
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))

    @property
    def may_change_something(self) -> bool:
        """True when doing it twice would not be the same as doing it once.

        A field that a page saves by itself holds the same value after the second time; but what
        was filled in beside it is gone with the page, so such a form is filled anew.
        """
        if self.step_class in (StepClass.INPUT, StepClass.LOGIN):
            return False
        return self.has_sent or self.step_class is StepClass.COMMIT

    @property
    def is_unclear(self) -> bool:
        """True when nobody knows whether it was done."""
        is_open = self.state in (JournalState.STARTED, JournalState.SENDING)
        return self.state is JournalState.UNKNOWN or (is_open and self.may_change_something)

    @property
    def is_lasting(self) -> bool:
        """True when it was done and changed something: it is never done again."""
        return self.state is JournalState.DONE and self.may_change_something


class JournaledRun(Frozen):
    """A run that has begun: all that is needed to go on with it after a crash.

    Attributes:
        flow_id: Of a replay; "" for a run with a model.
        flow_version: The state of the flow that was played.
        values: Variables given for this run; passwords are left out and asked for again.
        resolved: What these and the date expressions stood for when it began, passwords left out; a
            run that goes on keeps it, whatever day it is by then.
        checklist: Of a run with a model, with the states of its items as they were last told.
        recorded: Of a run with a model: the verified acts so far, so that it can be kept as a flow.
        batch_id: The job over rows it belongs to, "" for none; such a run is taken up by its job.
        row: Number of the row in that job.
        owner_pid: The process it runs in; another live process is not offered to be resumed.
    """

    run_id: str
    run_kind: RunKind
    name: str
    flow_id: str = ""
    flow_version: int = 0
    values: tuple[tuple[str, str], ...] = ()
    resolved: tuple[tuple[str, str], ...] = ()
    checklist: Checklist | None = None
    recorded: tuple[FlowStep, ...] = ()
    batch_id: str = ""
    row: int = 0
    started_at: datetime = Field(default_factory=lambda: datetime.now(UTC))
    owner_pid: int = 0


class UnfinishedRun(Frozen):
    """A run whose end was never written, as it is offered to the person at the next start."""

    run: JournaledRun
    steps: tuple[JournaledStep, ...] = ()

    @property
    def unclear_step(self) -> JournaledStep | None:
        """The newest act of which nobody knows whether it was done: only a person can say.

        That is a started COMMIT, or any act that had let a request go and was not seen to end.
        """
        return next((step for step in reversed(self.steps) if step.is_unclear), None)

    @property
    def last_lasting_step(self) -> JournaledStep | None:
        """The newest act that must not be done again: it was done, and it changed something."""
        return next((step for step in reversed(self.steps) if step.is_lasting), None)
