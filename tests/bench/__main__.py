"""`poe bench`: the studio beside what it cannot beat.

    python -m tests.bench [--runs N] [start] [click] [replay] [cold] [first_step] [second_run] [observe] [aria]
    python -m tests.bench [--runs N] [--pages DIR] [--only PAGE …] perception
    python -m tests.bench [--pages DIR] [--only PAGE …] tokens
    python -m tests.bench [--only FLOW …] [--rival PYTHON] [--fresh PYTHON] [--parity] matrix
    python -m tests.bench [--runs N] waiting
    python -m tests.bench [--runs N] border
    python -m tests.bench [--runs N] library_window
    python -m tests.bench [--runs N] smooth
    python -m tests.bench [--seed N] sound
    python -m tests.bench [--runs N] library

Both sides of a pair run one after the other on the same machine; read the ratios, not the times.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from studio.bootstrap import Options, open_studio
from studio.engine.workbench import Workbench
from tests.bench import by_hand
from tests.bench.aria import aria
from tests.bench.border import interceptor
from tests.bench.cold import cold as from_nothing
from tests.bench.figures import Comparison, Figures, compare, table
from tests.bench.first_runs import CLAIM
from tests.bench.first_step import first_step
from tests.bench.library import library
from tests.bench.library_window import library_window
from tests.bench.matrix.alone import alone
from tests.bench.matrix.report import matrix
from tests.bench.pages import PAGES as FOREIGN_PAGES
from tests.bench.pages_fetch import default_folder, fetch
from tests.bench.pages_site import served
from tests.bench.perception import perception
from tests.bench.replay import first_run, jobs, repeated, replayed
from tests.bench.smooth import smooth
from tests.bench.sound import sound
from tests.bench.step_tokens import tokens
from tests.bench.survival import survival
from tests.bench.waiting import waiting
from tests.e2e.site import ADDRESS, Site
from tests.e2e.tejun import Tejun, end, own_environment

START_TIMEOUT_S = 90
PAGES = {
    "bookshop": "shop/",
    "search results": "shop/search?q=プログラミング",
    "expense form": "expense/",
    "2,000 staff": "staff/",
    "hard widgets": "widgets/",
}


@dataclass(frozen=True, slots=True)
class Desk:
    """What the measurements share.

    Attributes:
        folder: For homes and profiles.
        site: The practice site, served by a process of its own.
        runs: Pairs of each comparison.
    """

    folder: Path
    site: Site
    runs: int

    @property
    def tejun(self) -> Tejun:
        """The program with the home of the benchmarks."""
        return Tejun.at(self.folder)

    async def process(self, *words: str) -> tuple[float, list[float]]:
        """Start `python -m …`; returns when that was and the numbers it printed."""
        environment = own_environment() | {
            "TEJUN_PASSPHRASE_FILE": str(self.tejun.passphrase_file),
            "QT_QPA_PLATFORM": "xcb" if os.environ.get("DISPLAY") else "offscreen",
        }
        started = time.time()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *words, stdout=subprocess.PIPE, env=environment
        )
        async with asyncio.timeout(START_TIMEOUT_S):
            out, _ = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"{words} ended with {process.returncode}")
        return started, [float(line) for line in out.split()]


async def start(desk: Desk) -> list[Comparison]:
    """From nothing to a window whose sentence can be written, and to the whole of it."""
    wholes: list[float] = []

    async def studio() -> float:
        started, (first, whole, _) = await desk.process(
            "tests.bench.studio_window", str(desk.tejun.home)
        )
        wholes.append((whole - started) * 1000)
        return (first - started) * 1000

    async def bare() -> float:
        started, (usable,) = await desk.process("tests.bench.bare_window")
        return (usable - started) * 1000

    title = "start → usable window"
    found = await compare(title, ("studio", studio), ("bare PySide6", bare), desk.runs)
    return [found, Comparison("", Figures("… the whole of it", tuple(wholes[1:])), found.limit)]


async def click(desk: Desk) -> list[Comparison]:
    """From the click on 実行 to the first act: the studio's browser is open already."""

    async def studio() -> float:
        _, (*_, click_ms) = await desk.process("tests.bench.studio_window", str(desk.tejun.home))
        return click_ms

    async def script() -> float:
        return await by_hand.launch_and_goto(desk.folder / "hand", desk.site.shop)

    title = "実行 → first act"
    return [await compare(title, ("studio", studio), ("script: launch + goto", script), desk.runs)]


async def replay(desk: Desk) -> list[Comparison]:
    """Three kept flows beside the same jobs by hand, both in an open browser."""
    async with workbench(desk) as bench, by_hand.opened(desk.folder / "hand") as context:
        made = await jobs(bench, desk.site)
        return await replayed(bench, context.pages[0], desk.site, made, desk.runs)


async def cold(desk: Desk) -> list[Comparison]:
    """The claim in three processes: `tejun run`, its exported script, and by hand."""
    async with workbench(desk) as bench:
        flow = await first_run(bench, "経費を申請する", desk.site.url + "expense/", CLAIM)
    with alone() as place:
        return await from_nothing(place, desk.tejun, desk.site, flow, desk.runs)


async def own_step(desk: Desk) -> list[Comparison]:
    """Our own time in a step of a first run."""
    async with workbench(desk) as bench:
        return await first_step(bench, desk.site, desk.runs)


async def second_run(desk: Desk) -> list[Comparison]:
    """A replay beside the first run with a model that answers in a second."""
    async with workbench(desk) as bench:
        return await repeated(bench, desk.site, desk.runs)


async def observe(desk: Desk) -> list[Comparison]:
    """Observe pages beside Playwright's own snapshot; once with the wait until the page is still."""
    found: list[Comparison] = []
    async with workbench(desk) as bench, by_hand.opened(desk.folder / "hand") as context:
        page = context.pages[0]

        async def studio() -> float:
            return (await bench.observe_page()).ms

        async def with_wait() -> float:
            started = time.perf_counter()
            await bench.observe_page()
            return (time.perf_counter() - started) * 1000

        async def snapshot() -> float:
            started = time.perf_counter()
            await page.locator("body").aria_snapshot()
            return (time.perf_counter() - started) * 1000

        for name, path in PAGES.items():
            await bench.observe_page(desk.site.url + path)
            await page.goto(desk.site.url + path)
            sides = ("studio", studio), ("aria_snapshot()", snapshot)
            found.append(await compare(f"observe: {name}", *sides, desk.runs))
        sides = ("studio, page still", with_wait), ("aria_snapshot()", snapshot)
        found.append(await compare("wait + observe + render: hard widgets", *sides, desk.runs))
    return found


@asynccontextmanager
async def workbench(desk: Desk) -> AsyncGenerator[Workbench]:
    """Open the studio without a window, its browser already there."""
    os.environ["TEJUN_PASSPHRASE_FILE"] = str(desk.tejun.passphrase_file)
    async with open_studio(Options(home=desk.tejun.home, headless=True)) as studio:
        await studio.workbench.open_browser()
        yield studio.workbench


MEASUREMENTS: dict[str, Callable[[Desk], Coroutine[None, None, list[Comparison]]]] = {
    "start": start,
    "click": click,
    "replay": replay,
    "cold": cold,
    "first_step": own_step,
    "second_run": second_run,
    "observe": observe,
    "aria": aria,
}


def foreign(given: argparse.Namespace) -> str:
    """Look at pages that nobody here wrote, fetched once, and return the tables."""
    only: list[str] = given.only
    wanted = tuple(page for page in FOREIGN_PAGES if not only or page.name in only)
    fetch(["tokenizer"], given.pages)
    with served(given.pages, wanted) as corpus:
        return perception(corpus, given.pages, given.runs, with_recall=not given.no_recall)


def step_tokens(given: argparse.Namespace) -> str:
    """Count what a step costs on the practice site and on foreign pages."""
    only: list[str] = given.only
    wanted = tuple(page for page in FOREIGN_PAGES if not only or page.name in only)
    fetch(["tokenizer"], given.pages)
    with served(given.pages, wanted) as corpus:
        return tokens(corpus, given.pages)


REPORTS: dict[str, Callable[[argparse.Namespace], str]] = {
    "perception": foreign,
    "tokens": step_tokens,
    "survival": lambda given: survival(given.pages, given.only),
    "matrix": lambda given: matrix(
        given.only, python=given.rival, fresh=given.fresh, is_parity=given.parity
    ),
    "waiting": lambda given: waiting(given.runs),
    "border": lambda given: interceptor(given.runs),
    "library": lambda given: library(given.runs),
    "library_window": lambda given: library_window(given.runs),
    "smooth": lambda given: smooth(given.runs),
    "sound": lambda given: sound(given.seed),
}
"""Measured only when asked for by name, and without the practice site."""


def compared(names: Sequence[str], runs: int) -> list[Comparison]:
    """Measure pairs against the practice site."""
    found: list[Comparison] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = Tejun.at(Path(folder) / "practice").start("practice")
        try:
            assert process.stderr is not None
            address = ADDRESS.search(process.stderr.readline())
            assert address is not None
            desk = Desk(Path(folder), Site(address[0]), runs)
            assert desk.tejun("flows", "list").code == 0  # makes the library
            for name in names:
                print(f"… {name}", file=sys.stderr, flush=True)
                found += asyncio.run(MEASUREMENTS[name](desk))
        finally:
            end(process)
    return found


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="pairs of each comparison")
    parser.add_argument("--pages", type=Path, default=default_folder(), help="where packages of pages are kept")  # fmt: skip
    parser.add_argument("--only", nargs="+", default=[], metavar="PAGE", help="of perception: these pages")  # fmt: skip
    parser.add_argument("--no-recall", action="store_true", help="of perception: sizes and times only")  # fmt: skip
    parser.add_argument(
        "--rival", default="", help="of matrix: the python of an environment that has browser-use"
    )
    parser.add_argument(
        "--fresh", default="", help="of matrix: the python of an environment that plays the scripts"
    )
    parser.add_argument(
        "--parity", action="store_true", help="of matrix: the studio and its scripts only"
    )
    parser.add_argument("--seed", type=int, default=1, help="of sound: which random events")
    names = [*MEASUREMENTS, *REPORTS]
    parser.add_argument("names", nargs="*", help=f"some of: {' '.join(names)}")
    return parser


def main() -> int:
    """Measure what was asked for and print the tables."""
    given = parser().parse_args()
    for name in given.names:
        if name in REPORTS:
            print(f"\n{REPORTS[name](given)}\n\nload {os.getloadavg()[0]:.1f}")
    names = [name for name in given.names or MEASUREMENTS if name not in REPORTS]
    if names:
        found = compared(names, given.runs)
        load = os.getloadavg()[0]
        print(f"\nmilliseconds, {given.runs} pairs, load {load:.1f}\n\n{table(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
