"""画面の構造 under load: big pages arrive while the person scrolls, opens, closes and searches.

Prints seven numbers of one window, all ms: the longest gap between two turns of its loop and the 99th
percentile of the gaps, the longest time from the call of `observe_page` to the last row, the same
two gaps while nothing happens, and what the window's own thread did in the gaps: the most, and the
99th percentile of it.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from collections.abc import AsyncGenerator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

os.environ.setdefault("QT_API", "pyside6")
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.page.observation import AriaNode
from studio.domain.values.cp932 import CsvEncoding
from studio.ui.page.aria_tree import AriaPanel
from studio.ui.widgets.parts import SettingsInput, SettingsValues, WindowParts
from studio.ui.window.app import run_window
from studio.ui.window.main_window import MainWindow
from tests.ui.fakes import Bench, ScriptedModel, make_bench

RESOURCES = Path(__file__).parents[2] / "resources"
ARRIVALS = 10
PAUSE_S = 0.5
IDLE_S = 3.0
PATIENCE_S = 120
WORDS = ("カート", "本 12", "listitem 77", "★4.5")
NODES_PER_CARD = 5


class Pulse:
    """The gaps between turns of the loop, as a person would feel them, and what the window's thread did in each.

    On a busy machine the gaps are others' doing; the window's own work hardly changes with the load.
    """

    def __init__(self) -> None:
        self.gaps_ms: list[float] = []
        self.work_ms: list[float] = []

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Take it while the block runs."""
        async with beside(self._beat()):
            yield

    @property
    def longest_ms(self) -> float:
        """The longest gap."""
        return max(self.gaps_ms)

    @property
    def p99_ms(self) -> float:
        """The gap that one in a hundred exceeds."""
        return p99(self.gaps_ms)

    @property
    def told(self) -> tuple[float, ...]:
        """Longest gap and p99, most work and p99 of it."""
        return self.longest_ms, self.p99_ms, max(self.work_ms), p99(self.work_ms)

    async def _beat(self) -> None:
        last, worked = time.perf_counter(), time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            now, work = time.perf_counter(), time.thread_time()
            self.gaps_ms.append((now - last) * 1000)
            self.work_ms.append((work - worked) * 1000)
            last, worked = now, work


def p99(figures: Sequence[float]) -> float:
    """Return what one in a hundred exceeds."""
    return statistics.quantiles(figures, n=100)[-1]


@asynccontextmanager
async def beside(work: Coroutine[object, object, None]) -> AsyncGenerator[None]:
    """Let endless work go on while the block runs."""
    task = asyncio.get_running_loop().create_task(work, name="beside")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task], timeout=1)


def card(number: int, price: int) -> AriaNode:
    """Return one book of a list."""
    ref = number * NODES_PER_CARD + 100
    words = (
        AriaNode("link", f"本 {number}　プログラミング", f"e{ref + 1}", url=f"/books/{number}"),
        AriaNode("text", text=f"{price:,}円"),
        AriaNode("text", text=f"★{number % 5}.5"),
        AriaNode("button", "カートに入れる", f"e{ref + 2}"),
    )
    return AriaNode("listitem", "", f"e{ref}", children=words)


def pages(nodes: int) -> Iterator[tuple[AriaNode, ...]]:
    """Yield what the page holds, observation by observation: all that pages do to a list."""
    draw = random.Random(3)
    numbers = list(range(nodes // NODES_PER_CARD))
    price = 1_000
    while True:
        yield tuple(card(number, price) for number in numbers)
        price += 1  # every price on the page
        yield tuple(card(number, price) for number in numbers)
        numbers = [10**6 + number for number in range(100)] + numbers  # news on top
        yield tuple(card(number, price) for number in numbers)
        gone = set(draw.sample(numbers, len(numbers) // 10))  # a filter
        yield tuple(card(number, price) for number in numbers if number not in gone)
        draw.shuffle(numbers)  # another order
        yield tuple(card(number, price) for number in numbers)
        numbers = [number + 10**5 for number in range(nodes // NODES_PER_CARD)]  # another page


async def arrivals(window: MainWindow, bench: Bench, nodes: int) -> float:
    """Let observations arrive; returns the longest time until one was shown whole, in ms."""
    panel, longest_ms = window.create_page.aria, 0.0
    coming = pages(nodes)
    for _ in range(ARRIVALS):
        bench.browser.extra = await asyncio.to_thread(next, coming)
        started = time.perf_counter()
        page = await bench.workbench.observe_page()
        while panel.model.tree.epoch != page.observation.epoch or panel.is_catching_up:
            await asyncio.sleep(0.005)
        longest_ms = max(longest_ms, (time.perf_counter() - started) * 1000)
        await asyncio.sleep(PAUSE_S)
    return longest_ms


async def hands(panel: AriaPanel) -> None:
    """Scroll at sixty pictures a second, close and open what is there, search and clear."""
    bar = panel.view.verticalScrollBar()
    turn = 0
    while True:
        await asyncio.sleep(0.016)
        turn += 1
        bar.setValue((bar.value() + 7) % max(1, bar.maximum()))
        if turn % 40 == 0:
            panel.view.toggle(panel.view.rowAt(5))
        if turn % 60 == 0:
            word = WORDS[turn // 60 % len(WORDS)]
            panel.search.setText("" if turn // 60 % 2 else word)


async def live(window: MainWindow, bench: Bench, nodes: int) -> None:
    """Measure, and close the window whatever happens."""
    busy, idle = Pulse(), Pulse()
    try:
        async with asyncio.timeout(PATIENCE_S):
            async with idle.taken():
                await asyncio.sleep(IDLE_S)
            async with busy.taken(), beside(hands(window.create_page.aria)):
                shown_ms = await arrivals(window, bench, nodes)
        gap, gap_p99, work, work_p99 = busy.told
        told = gap, gap_p99, shown_ms, idle.longest_ms, idle.p99_ms, work, work_p99
        print(*told, sep="\n", flush=True)
    finally:
        window.close()


def main() -> int:
    """Return the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("nodes", type=int)
    nodes = parser.parse_args().nodes
    bench = make_bench()

    async def make_parts() -> WindowParts:
        async def save(_: SettingsInput) -> None: ...

        async def model(_: SettingsInput) -> ScriptedModel:
            return bench.model

        async def test(_: SettingsInput) -> str:
            return ""

        async def served_models(_: SettingsInput) -> tuple[str, ...]:
            return ()

        async def save_tables(
            tables: Sequence[ExtractedTable], path: Path, encoding: CsvEncoding
        ) -> str:
            del tables, path, encoding
            return ""

        return WindowParts(
            workbench=bench.workbench,
            settings=SettingsValues(),
            save_settings=save,
            build_model=model,
            test_connection=test,
            served_models=served_models,
            save_tables=save_tables,
            resources=RESOURCES,
        )

    return run_window(make_parts, lambda window: live(window, bench, nodes))


if __name__ == "__main__":
    sys.exit(main())
