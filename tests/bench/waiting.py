"""`python -m tests.bench waiting`: seconds lost after a click, and what was seen for them.

Each way to wait stands beside no wait at all (raw Playwright: click, then look), on the same pages.
Lost is what the wait itself took; seen is how often the content that the click was for was in the
view taken after it. Steps on one page follow one another as in a run: the first is counted too.
"""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Page
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from studio.browser.session import LaunchOptions, Session
from studio.browser.waiting import settled
from studio.engine.ports import SettlePolicy
from tests.bench.waiting_pages import RESTLESS, Restless, restless

Wait = Callable[[Session], Awaitable[object]]
_IDLE_CAP_MS: Final = 5_000
_ARRIVED: Final = "link"
_OPEN_CAP_MS: Final = 4_000
_IS_THERE: Final = """() => {
  const holds = root => !!root && (root.textContent.includes('届いた') && !!root.querySelector('a'));
  return holds(out) || holds(out.shadowRoot) || holds(document.querySelector('iframe')?.contentDocument?.body);
}"""


async def _nothing(_: Session) -> None:
    """Go on at once."""


async def _ours(session: Session) -> None:
    await settled(session, SettlePolicy.SETTLED)


async def _idle(session: Session) -> None:
    try:
        await session.page.wait_for_load_state("networkidle", timeout=_IDLE_CAP_MS)
    except PlaywrightTimeoutError:
        return


async def _fixed(session: Session) -> None:
    await session.page.wait_for_timeout(500)


WAITS: Final[dict[str, Wait]] = {
    "no wait": _nothing,
    "fixed 500 ms": _fixed,
    "networkidle, ≤ 5 s": _idle,
    "ours": _ours,
}


@dataclass(frozen=True, slots=True)
class Step:
    """One click and the wait after it."""

    page: Restless
    wait: str
    lost_s: float
    is_seen: bool


async def step_through(runs: int) -> list[Step]:
    """Do every page with every way to wait.

    Args:
        runs: Steps on a page, one after the other without loading it anew.
    """
    session = Session(LaunchOptions(is_headless=True))
    await session.start()
    found: list[Step] = []
    try:
        with restless() as address:
            for page in RESTLESS:
                for name, wait in WAITS.items():
                    found += await _steps(session, page, address(page), (name, wait), runs)
    finally:
        await session.close()
    return found


async def _steps(
    session: Session, page: Restless, url: str, way: tuple[str, Wait], runs: int
) -> list[Step]:
    """Click, wait and look, so many times, in a fresh tab."""
    name, wait = way
    before = session.page
    tab = await before.context.new_page()
    await before.close()
    await tab.goto(url, wait_until="domcontentloaded", timeout=_OPEN_CAP_MS)
    found: list[Step] = []
    for _ in range(runs):
        await tab.evaluate(
            "out.shadowRoot ? (out.shadowRoot.innerHTML = '') : (out.innerHTML = '')"
        )
        await tab.fill("#q", "語")
        await tab.click("#go")
        started = time.perf_counter()
        await wait(session)
        lost_s = time.perf_counter() - started
        view = await tab.aria_snapshot(mode="ai", timeout=10_000)
        found.append(Step(page, name, lost_s, f'{_ARRIVED} "届いた"' in view))
        await _arrived(tab)
        await tab.evaluate(
            "document.querySelector('iframe')?.contentDocument.body.replaceChildren()"
        )
    return found


async def _arrived(tab: Page) -> None:
    """Let what was late come, so that one step does not disturb the next."""
    await tab.wait_for_function(_IS_THERE, timeout=_IDLE_CAP_MS)
    await tab.wait_for_timeout(300)


def waiting(runs: int) -> str:
    """Measure and return the table."""
    found = asyncio.run(step_through(runs))
    heads = " | ".join(f"{name}: s lost | seen" for name in WAITS)
    lines = [f"| page | kind | {heads} |", "|---|---|" + "---:|" * (2 * len(WAITS))]
    for page in RESTLESS:
        lines.append(_line(page.name, page.kind, [step for step in found if step.page is page]))
    for kind in dict.fromkeys(page.kind for page in RESTLESS):
        of_kind = [step for step in found if step.page.kind == kind]
        lines.append(_line("**all of them**", kind, of_kind))
    return "\n".join(lines)


def _line(name: str, kind: str, steps: Sequence[Step]) -> str:
    cells: list[str] = []
    for wait in WAITS:
        taken = [step for step in steps if step.wait == wait]
        lost_s = statistics.median(step.lost_s for step in taken)
        cells.append(f"{lost_s:.2f} | {sum(step.is_seen for step in taken)}/{len(taken)}")
    return f"| {name} | {kind} | {' | '.join(cells)} |"
