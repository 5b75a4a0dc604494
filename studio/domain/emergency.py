"""Emergency mode as data: why it was entered, what it showed (ADR-000024, emergency mode)."""

from enum import StrEnum

from studio.domain.frozen import Frozen


class TriggerKind(StrEnum):
    """The ADR's three triggers, the two that show a loop earlier, and a model that names what is not there."""

    FAILURES = "failures"
    STALL = "stall"
    LOW_CONFIDENCE = "low_confidence"
    REPEATED = "repeated"
    NOT_FOUND = "not_found"
    UNUSABLE = "unusable"


class Trigger(Frozen):
    """Why the next turn needs the large model.

    Attributes:
        kind: Which rule fired.
        figure: Failures in a row, seconds of stall, or mean confidence; answers, where they were unusable.
    """

    kind: TriggerKind
    figure: float

    def in_words(self) -> str:
        """Return the reason as a person reads it."""
        match self.kind:
            case TriggerKind.FAILURES:
                return f"連続 {self.figure:.0f} 回失敗"
            case TriggerKind.STALL:
                return f"{self.figure:.0f} 秒進んでいません"
            case TriggerKind.LOW_CONFIDENCE:
                return f"自信度の平均 {self.figure:.2f}"
            case TriggerKind.REPEATED:
                return f"同じ操作を {self.figure:.0f} 回くり返しました"
            case TriggerKind.NOT_FOUND:
                return f"対象なし {self.figure:.0f} 回"
            case TriggerKind.UNUSABLE:
                return "AI の答えが、言い直しても使えませんでした"
