"""What the rules of the built-in engine decide on, and what they may answer."""

from dataclasses import dataclass
from datetime import date

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.observation import MASK, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import DecisionFault, DecisionRequest, StepRecord
from studio.domain.text import squeeze
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.llm.builtin.finding import NodeNotFound, PageFinder, match_level
from studio.words import tr


@dataclass(frozen=True, slots=True)
class NextMove:
    """Do this next.

    Attributes:
        action: One action.
        certainty: How sure the target is.
        reason: One Japanese line.
        is_last: It finishes the reading.
        evidence: Words that will show it.
    """

    action: Action
    certainty: float
    reason: str
    is_last: bool = True
    evidence: str = ""


@dataclass(frozen=True, slots=True)
class Finished:
    """Nothing left to do, and the page shows it: `evidence` stands on it."""

    evidence: str
    reason: str


@dataclass(frozen=True, slots=True)
class Stuck:
    """No action can be named honestly."""

    fault: DecisionFault
    reason: str


Step = NextMove | Finished | Stuck


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """Everything a move is decided on.

    Attributes:
        page: The page, searchable.
        request: The whole question.
        records: Turns of this very item, oldest first.
        today: The calendar's day.
    """

    page: PageFinder
    request: DecisionRequest
    records: tuple[StepRecord, ...]
    today: date

    @property
    def observation(self) -> Observation:
        """The page as seen."""
        return self.page.observation

    @property
    def checklist(self) -> Checklist:
        """The whole list."""
        return self.request.checklist

    @property
    def epoch(self) -> int:
        """The observation that live targets belong to."""
        return self.observation.epoch

    def has_done(self, action: Action) -> bool:
        """Say whether this very act has worked for this item."""
        return any(one.status == OutcomeStatus.OK for one in self._turns_of(action))

    def has_tried(self, action: Action) -> bool:
        """Say whether this very act was tried for this item, with whatever result."""
        return bool(self._turns_of(action))

    def _turns_of(self, action: Action) -> list[StepRecord]:
        """Return the turns of an act; what goes into a password field is told of as dots."""
        hidden = action.with_texts(lambda text: MASK if holds_secret_template(text) else text)
        words = (action.in_words(), hidden.in_words())
        return [record for record in self.records if record.action.endswith(words)]

    @property
    def waits_for_a_password(self) -> bool:
        """True while a password field stands empty."""
        return any(
            node.role == "textbox" and node.ref and not node.text
            and ("secret" in node.states or any(
                match_level(squeeze("パスワード"), label) >= 62 for label in self.page.labels(node)
            ))
            for node in self.observation.nodes
        )  # fmt: skip

    def shows(self, text: str) -> bool:
        """Say whether the page's words hold `text`."""
        said = squeeze(self.observation.title + " " + self.observation.root.words())
        return bool(squeeze(text)) and squeeze(text) in said


def refused_login(name: str) -> Stuck:
    """Return the answer to a login that the site gave back with an empty password: nothing else is tried."""
    return Stuck(
        DecisionFault.NOT_UNDERSTOOD,
        tr(
            "サイトがログインを受け付けませんでした。くり返すと使えなくなることがあるため、「{name}」はもう一度は押しません。画面の言葉と、ユーザー名とパスワードを確かめてください。",
            name=name,
        ),
    )


def not_found(problem: NodeNotFound | str) -> Stuck:
    """Return the ADR's answer when the target is missing or not to be told apart."""
    reason = problem if isinstance(problem, str) else problem.reason
    return Stuck(DecisionFault.TARGET_NOT_FOUND, reason)
