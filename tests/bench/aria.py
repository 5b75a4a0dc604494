"""画面の構造 while big pages arrive, beside the same window while nothing happens."""

import statistics
import sys
from typing import Protocol

from tests.bench.figures import Comparison, Figures

SIZES = (10_000, 20_000)


class Starter(Protocol):
    """The part of the desk that is needed here."""

    @property
    def runs(self) -> int:
        """How many windows are measured."""
        ...

    async def process(self, *words: str) -> tuple[float, list[float]]:
        """Start `python -m …`; returns when that was and the numbers it printed."""
        ...


async def aria(desk: Starter) -> list[Comparison]:
    """The longest gap between two turns of the window's loop, and the one in a hundred."""
    found: list[Comparison] = []
    for nodes in SIZES:
        taken = [
            (await desk.process("tests.bench.aria_window", str(nodes)))[1] for _ in range(desk.runs)
        ]
        busy, busy_p99, shown, idle, idle_p99, *_ = zip(*taken, strict=True)
        print(
            f"  {nodes:,} nodes: all rows there {statistics.median(shown):,.0f} ms after the call",
            file=sys.stderr,
        )
        what = f"aria: {nodes:,} nodes × 10"
        found += [
            _pair(f"{what}, longest gap", busy, idle),
            _pair(f"{what}, gap p99", busy_p99, idle_p99),
        ]
    return found


def _pair(title: str, busy: tuple[float, ...], idle: tuple[float, ...]) -> Comparison:
    return Comparison(title, Figures("pages arrive", busy), Figures("nothing happens", idle))
