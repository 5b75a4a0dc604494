"""Emergency mode as data: why it was entered, what it showed (ADR-000024, emergency mode)."""

from enum import StrEnum

from studio.domain.frozen import Frozen
from studio.words import tr


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
                return tr("連続 {figure:.0f} 回失敗", figure=self.figure)
            case TriggerKind.STALL:
                return tr("{figure:.0f} 秒進んでいません", figure=self.figure)
            case TriggerKind.LOW_CONFIDENCE:
                return tr("自信度の平均 {figure:.2f}", figure=self.figure)
            case TriggerKind.REPEATED:
                return tr("同じ操作を {figure:.0f} 回くり返しました", figure=self.figure)
            case TriggerKind.NOT_FOUND:
                return tr("対象なし {figure:.0f} 回", figure=self.figure)
            case TriggerKind.UNUSABLE:
                return tr("AI の答えが、言い直しても使えませんでした")
