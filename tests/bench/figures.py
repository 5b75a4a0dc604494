"""Times of two sides, taken in turn, and the table they end in."""

import statistics
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

Measure = Callable[[], Awaitable[float]]


@dataclass(frozen=True, slots=True)
class Figures:
    """The times of one side.

    Attributes:
        name: Which side.
        ms: One a run, in the order of the runs.
    """

    name: str
    ms: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.ms)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The studio beside what it cannot beat.

    Attributes:
        title: What was done.
        studio: The studio's times.
        limit: The other side's, run by run beside the studio's.
        goal: What the ratio should be at most; None: nobody set one.
    """

    title: str
    studio: Figures
    limit: Figures
    goal: float | None = None

    @property
    def ratio(self) -> float:
        """Median of the ratios of the pairs: what disturbs the machine disturbs both of a pair."""
        pairs = zip(self.studio.ms, self.limit.ms, strict=True)
        return statistics.median(ours / theirs for ours, theirs in pairs)


async def compare(
    title: str, studio: tuple[str, Measure], limit: tuple[str, Measure], runs: int
) -> Comparison:
    """Measure both sides in turn, the order changing from pair to pair.

    Args:
        title: What is done.
        studio: Name of our side and what measures one run of it, in ms.
        limit: The same of the other side.
        runs: Pairs; one more is run before, and not counted.
    """
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(runs + 1):
        sides = [(studio[1], ours), (limit[1], theirs)]
        for measure, times in sides if number % 2 else reversed(sides):
            times.append(await measure())
    return Comparison(
        title, Figures(studio[0], tuple(ours[1:])), Figures(limit[0], tuple(theirs[1:]))
    )


def table(comparisons: Sequence[Comparison]) -> str:
    """Return a Markdown table: milliseconds, and the median of the paired ratios."""
    lines = [
        "| what | side | min | median | max | ratio | goal |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for comparison in comparisons:
        goal = f"≤ {comparison.goal:.2f}" if comparison.goal else ""
        lines += [
            _line(comparison.title, comparison.studio, f"{comparison.ratio:.2f} | {goal}"),
            _line("", comparison.limit, "1 |"),
        ]
    return "\n".join(lines)


def _line(title: str, figures: Figures, ratio: str) -> str:
    low, high = min(figures.ms), max(figures.ms)
    return (
        f"| {title} | {figures.name} | {low:,.0f} | {figures.median:,.0f} | {high:,.0f} | {ratio} |"
    )
