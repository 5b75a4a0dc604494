"""Budgets of a run, checked before anything is spent."""

from dataclasses import dataclass
from typing import Final, Literal

from studio.domain.errors import LimitReached
from studio.domain.runs.decision import Usage
from studio.domain.runs.formatting import amount_in_words
from studio.words import tr

NEAR: Final = 0.75
"""Share of a budget at which a person is told."""


@dataclass(frozen=True, slots=True)
class NearLimit:
    """A budget that comes to its end: what is used of how much."""

    budget: Literal["steps", "tokens", "yen"]
    used: float
    limit: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one run may use.

    Attributes:
        max_steps: Turns in one run.
        max_attempts: Turns on one item without verified progress before it counts as failed.
        step_timeout_s: One turn, model call included.
        max_tokens: Prompt and completion together; None = no limit.
        max_yen: Price of all calls; None = no limit, and no limit while the price is not known.
    """

    max_steps: int = 40
    max_attempts: int = 8
    step_timeout_s: float = 180.0
    max_tokens: int | None = 200_000
    max_yen: float | None = None

    def check(self, steps: int, usage: Usage) -> None:
        """Raise before a turn that would go over.

        Raises:
            LimitReached: With what was used, in Japanese.
        """
        if steps >= self.max_steps:
            raise LimitReached(
                tr("1 回の実行の上限（{steps} 手順）に達しました。", steps=self.max_steps)
            )
        if self.max_tokens is not None and usage.tokens >= self.max_tokens:
            raise LimitReached(
                tr(
                    "AI とのやりとりの上限（{amount}）に達しました。",
                    amount=amount_in_words(self.max_tokens),
                )
            )
        if self.max_yen is not None and (usage.yen or 0.0) >= self.max_yen:
            raise LimitReached(
                tr("AI の費用の上限（{yen:,.0f} 円）に達しました。", yen=self.max_yen)
            )

    def near(self, steps: int, usage: Usage) -> tuple[NearLimit, ...]:
        """Return the budgets of which three quarters or more are used."""
        budgets = (
            NearLimit("steps", steps, self.max_steps),
            NearLimit("tokens", usage.tokens, self.max_tokens or 0),
            NearLimit("yen", usage.yen or 0.0, self.max_yen or 0.0),
        )
        return tuple(one for one in budgets if one.limit and one.used >= NEAR * one.limit)
