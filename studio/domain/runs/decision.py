"""What a model decided, and what it was asked on."""

from enum import StrEnum
from typing import Final

from pydantic import Field

from studio.domain.actions.action import Action
from studio.domain.frozen import Frozen
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist

MAX_FURTHER: Final = 7
"""Fields of one form that one decision may set after its first; a click may follow."""


class ModelTier(StrEnum):
    """Which of the two models answers: small by default, large in emergency mode."""

    SMALL = "small"
    LARGE = "large"


PICTURE_TOKENS: Final = 1_000
"""Of a page's picture, where the server counts nothing: providers take 765 to 1,600."""


class DecisionFault(StrEnum):
    """Why a model says it cannot decide (ADR-000024)."""

    TARGET_NOT_FOUND = "TARGET_NOT_FOUND"
    NOT_UNDERSTOOD = "NOT_UNDERSTOOD"


class Decision(Frozen):
    """One answer of a model.

    Attributes:
        actions: Usually one; more only for the fields of one form and a final click.
        error: Set instead of actions when the model cannot decide.
        confidence: The model's own, 0.00 to 1.00.
        reason: One line in the person's language.
        step_done: True when these actions finish the item.
        evidence: Text on the page that will show, or shows, that it is done.
        epoch: The observation it was made on.
    """

    actions: tuple[Action, ...] = Field(default=(), max_length=MAX_FURTHER + 2)
    error: DecisionFault | None = None
    confidence: float = Field(default=0.0, ge=0.0, le=1.0)
    reason: str = ""
    step_done: bool = False
    evidence: str = ""
    epoch: int = 0


class StepMeta(Frozen):
    """`current_step_meta` of the ADR: rebuilt every turn, holds no guess about the target.

    Attributes:
        id: Of the item.
        original_instruction: Its words.
        attempt: From 1; one more after each failure, 1 again after what worked.
        turns: How many of the newest turns of the history were for it.
    """

    id: str
    original_instruction: str
    attempt: int
    turns: int = 0


class StepRecord(Frozen):
    """One past turn in `WorkflowContext.step_history`: outcomes and diffs, never old trees.

    Attributes:
        puts_in: It only put something into a field, which sends nothing.
    """

    item: str
    action: str
    status: str
    note: str = ""
    page_change: str = ""
    puts_in: bool = False


class WorkflowContext(Frozen):
    """What a run remembers from turn to turn."""

    step_history: tuple[StepRecord, ...] = ()


class DecisionRequest(Frozen):
    """Everything a model may know for one decision (the ADR's ActionDecisionInput).

    Attributes:
        current_step_meta: The item being worked on, in the person's words.
        checklist: The whole list with its progress, conditions and variables.
        context: What happened so far.
        observation: The page as data, for models that read trees.
        page_text: The page as text, rendered within the budget, for models that read text.
        found: What the latest `find` found on this page, as text.
        dom_digest: Light DOM; only in emergency mode.
        secret_names: Names that may be used as 「{{秘密:名前}}」; never values.
        site_pages: Addresses from the site's own sitemap, in its order, cut to the prompt's limits;
            written by the website, so data like the page.
        past_trouble: What failed in earlier runs at elements that stand on this page, and what helped; one line.
        last_error: What went wrong in the previous turn, as teacher.
        said: What the person answered when asked in this run, oldest first.
        notes: What they noted for all work of this kind (`ai_note`): guidance, and the word for nothing.
        picture: PNG of the page with numbered marks on refs; only in emergency mode and with consent.
        tier: Which model should answer.
    """

    current_step_meta: StepMeta
    checklist: Checklist
    context: WorkflowContext = WorkflowContext()
    observation: Observation
    page_text: str = ""
    found: str = ""
    dom_digest: str = ""
    secret_names: tuple[str, ...] = ()
    site_pages: tuple[str, ...] = Field(default=(), max_length=300)
    past_trouble: str = ""
    last_error: str = ""
    said: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    picture: bytes = b""
    tier: ModelTier = ModelTier.SMALL


class VerdictKind(StrEnum):
    """What a verification says of an item (ADR-000024, ステップ完了判定)."""

    CONFIRMED = "confirmed"
    REFUTED = "refuted"
    UNCLEAR = "unclear"


class Verdict(Frozen):
    """One answer to 「is this item done?」.

    Attributes:
        kind: CONFIRMED counts only when `evidence` stands on the page, or the history shows it.
        evidence: Exact words of the page that show it, "" when there are none.
        reason: One line in the person's language.
    """

    kind: VerdictKind
    evidence: str = ""
    reason: str = ""


class VerifyRequest(Frozen):
    """Everything a model may know to say whether an item is done. Attributes as in `DecisionRequest`.

    Attributes:
        news: What came up, left or changed since the item began, one line each, the newest first.
        page_text: The parts of the page that the item is about; "" where `news` says it all.
    """

    current_step_meta: StepMeta
    checklist: Checklist
    context: WorkflowContext = WorkflowContext()
    observation: Observation
    page_text: str = ""
    news: tuple[str, ...] = ()
    tier: ModelTier = ModelTier.SMALL


class Usage(Frozen):
    """What model calls cost. `yen` is None when the price of the model is not known."""

    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    yen: float | None = 0.0

    @property
    def tokens(self) -> int:
        """Prompt and completion together."""
        return self.prompt_tokens + self.completion_tokens

    def __add__(self, other: "Usage") -> "Usage":
        """Add two usages; an unknown price stays unknown."""
        yen = None if self.yen is None or other.yen is None else self.yen + other.yen
        return Usage(
            calls=self.calls + other.calls,
            prompt_tokens=self.prompt_tokens + other.prompt_tokens,
            completion_tokens=self.completion_tokens + other.completion_tokens,
            yen=yen,
        )
