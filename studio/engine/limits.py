"""Budgets of a run, checked before anything is spent."""

from dataclasses import dataclass

from studio.domain.decision import Usage
from studio.domain.errors import LimitReached


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one run may use.

    Attributes:
        max_steps: Turns in one run.
        max_attempts: Turns on one item without verified progress before it counts as failed.
        step_timeout_s: One turn, model call included.
        max_tokens: Prompt and completion together; None = no limit.
    """

    max_steps: int = 40
    max_attempts: int = 8
    step_timeout_s: float = 180.0
    max_tokens: int | None = 200_000

    def check(self, steps: int, usage: Usage) -> None:
        """Raise before a turn that would go over.

        Raises:
            LimitReached: With what was used, in Japanese.
        """
        if steps >= self.max_steps:
            raise LimitReached(f"1 回の実行の上限（{self.max_steps} 手順）に達しました。")
        if self.max_tokens is not None and usage.tokens >= self.max_tokens:
            raise LimitReached(f"トークンの上限（{self.max_tokens:,}）に達しました。")
