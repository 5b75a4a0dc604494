"""`python -m tests.bench perception`: how much of a page is seen, in how few bytes, how soon.

The pages are foreign ones (`tests.bench.pages`). Bytes of the page are those of `page.content()` of
all its frames; ours are those of `render` without a budget, so that nothing is folded away.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.async_api import Error, Route
from playwright.async_api import Page as Tab

from studio.browser.session import LaunchOptions, Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.waiting import settled
from studio.domain.page.observation import Observation
from studio.domain.text import estimate_tokens
from studio.engine.perception.render import DEFAULT_BUDGET, render
from studio.engine.ports import SettlePolicy
from tests.bench.pages import Page, Size, size_of
from tests.bench.pages_site import Corpus
from tests.bench.perception_recall import Recall, recall
from tests.bench.perception_tokens import count_tokens

_EXTRAS_SHOWN: Final = 4
_WHOLE: Final = 10**9
_COUNT: Final = """() => { let count = 0; const visit = root => {
  for (const el of root.querySelectorAll('*')) { count++; if (el.shadowRoot) visit(el.shadowRoot); } };
  visit(document); return count; }"""


@dataclass(frozen=True, slots=True)
class Sight:
    """What was measured on one page.

    Attributes:
        page: Which.
        elements: Of all frames and shadow trees.
        nodes: Of our tree.
        html: Bytes of the HTML.
        raw: Bytes of Playwright's own AI snapshot.
        whole: Our text, nothing folded.
        budgeted: Our text within the default budget.
        raw_ms: Playwright's snapshot, median.
        observe_ms: An observation less the snapshot taken beside it, median.
        render_ms: Both texts are rendered in this; of the whole one, median.
        recall: What was found; None when it was not asked for.
    """

    page: Page
    elements: int
    nodes: int
    html: int
    raw: int
    whole: str
    budgeted: str
    raw_ms: float
    observe_ms: float
    render_ms: float
    recall: Recall | None

    @property
    def size(self) -> Size:
        """Class of the page."""
        return size_of(self.elements)

    @property
    def ratio(self) -> float:
        """Bytes of ours by bytes of the HTML."""
        return len(self.whole.encode()) / self.html

    @property
    def us_per_node(self) -> float:
        """Our own time, in millionths of a second for each node."""
        return (self.observe_ms + self.render_ms) * 1000 / self.nodes


async def look(corpus: Corpus, runs: int, *, with_recall: bool) -> list[Sight]:
    """Measure every page of the corpus, each in a fresh tab.

    Args:
        corpus: The pages, served.
        runs: Pairs of snapshot and observation a page.
        with_recall: Also hold each page against what is operable there.
    """
    session = Session(LaunchOptions(is_headless=True))
    await session.start()
    found: list[Sight] = []
    try:
        for page in corpus.pages:
            print(f"… {page.name}", file=sys.stderr, flush=True)
            try:
                await open_page(session, corpus.address(page), page)
                found.append(await _measure(session, page, runs, with_recall=with_recall))
            except Error as exc:
                print(f"  left out: {str(exc)[:200]}", file=sys.stderr)
    finally:
        await session.close()
    return found


async def open_page(session: Session, address: str, page: Page) -> None:
    """Show a page in a tab of its own; what it wants from elsewhere is not there."""
    before = session.page
    assert before.context is not None
    tab = await before.context.new_page()
    await tab.set_viewport_size({"width": 1280, "height": 800})
    await before.close()
    await tab.route("**/*", _only_loopback)
    await tab.goto(address)
    await tab.wait_for_selector(page.ready, state="attached", timeout=20_000)
    if page.start:
        await tab.evaluate(page.start)
    await settled(session, SettlePolicy.SETTLED)


async def _only_loopback(route: Route) -> None:
    if route.request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
        await route.continue_()
    else:
        await route.abort()


async def _measure(session: Session, page: Page, runs: int, *, with_recall: bool) -> Sight:
    tab, owner = session.page, SnapshotOwner(session)
    raws: list[float] = []
    extras: list[float] = []
    for _ in range(runs + 1):
        raw_ms = await _snapshot_ms(tab)
        started = time.perf_counter()
        await owner.take()
        raws.append(raw_ms)
        extras.append(_ms_since(started) - raw_ms)
    raw = await tab.aria_snapshot(mode="ai", timeout=60_000)
    seen = await owner.take()
    whole, render_ms = _rendered(seen, runs)
    return Sight(
        page=page,
        elements=sum([int(await frame.evaluate(_COUNT)) for frame in tab.frames]),
        nodes=len(seen.nodes),
        html=sum([len((await frame.content()).encode()) for frame in tab.frames]),
        raw=len(raw.encode()),
        whole=whole,
        budgeted=render(seen),
        raw_ms=statistics.median(raws[1:]),
        observe_ms=statistics.median(extras[1:]),
        render_ms=render_ms,
        recall=await recall(tab, owner, seen) if with_recall else None,
    )


async def _snapshot_ms(tab: Tab) -> float:
    started = time.perf_counter()
    await tab.aria_snapshot(mode="ai", timeout=60_000)
    return _ms_since(started)


def _rendered(seen: Observation, runs: int) -> tuple[str, float]:
    times: list[float] = []
    text = ""
    for _ in range(runs):
        started = time.perf_counter()
        text = render(seen, _WHOLE)
        times.append(_ms_since(started))
    return text, statistics.median(times)


def _ms_since(started: float) -> float:
    return (time.perf_counter() - started) * 1000


def perception(corpus: Corpus, pages_folder: Path, runs: int, *, with_recall: bool) -> str:
    """Measure and return the tables, with what was missed under them."""
    found = asyncio.run(look(corpus, runs, with_recall=with_recall))
    exact = count_tokens([sight.whole for sight in found], pages_folder / "tokenizer")
    tokens = exact or [0] * len(found)
    return "\n\n".join((_page_table(found, tokens), _class_table(found), _misses(found)))


def _page_table(found: Sequence[Sight], exact: Sequence[int]) -> str:
    lines = [
        "| page | class | els | nodes | HTML B | raw ai B | ours B | ours/HTML | raw/HTML | tokens est. | o200k "
        "| in budget | raw ms | +observe ms | render ms | µs/node | operable | recall | without supplement | extra | dead |",
        "|---|---|" + "---:|" * 19,
    ]
    for sight, tokens in zip(found, exact, strict=True):
        told = sight.recall
        lines.append(
            f"| {sight.page.name} | {sight.size} | {sight.elements:,} | {sight.nodes:,} "
            f"| {sight.html:,} | {sight.raw:,} | {len(sight.whole.encode()):,} | {sight.ratio:.3f} "
            f"| {sight.raw / sight.html:.3f} | {estimate_tokens(sight.whole):,} | {tokens:,} "
            f"| {estimate_tokens(sight.budgeted):,} | {sight.raw_ms:.0f} | {sight.observe_ms:.0f} "
            f"| {sight.render_ms:.1f} | {sight.us_per_node:.0f} "
            + (
                f"| {told.operable} | {told.share:.3f} | {told.share_alone:.3f} | {len(told.extra)} | {len(told.dead)} |"
                if told
                else "| | | | | |"
            )
        )
    return "\n".join(lines)


def _class_table(found: Sequence[Sight]) -> str:
    """Medians of each class beside the aims."""
    lines = [
        f"| class | pages | ours/HTML | aim | raw/HTML | recall, worst | missed | missed without supplement | over {DEFAULT_BUDGET:,} tokens "
        "| +observe ms | render ms | µs/node |",
        "|---|" + "---:|" * 11,
    ]
    for size in Size:
        of_class = [sight for sight in found if sight.size is size]
        if not of_class:
            continue
        told = [sight.recall for sight in of_class if sight.recall]
        over = sum(estimate_tokens(sight.budgeted) > DEFAULT_BUDGET for sight in of_class)
        lines.append(
            f"| {size} | {len(of_class)} | {statistics.median(s.ratio for s in of_class):.3f} "
            f"| {size.aim:.2f} | {statistics.median(s.raw / s.html for s in of_class):.3f} "
            f"| {min((each.share for each in told), default=0):.3f} "
            f"| {sum(len(each.missed) for each in told)} of {sum(each.operable for each in told)} "
            f"| {sum(each.missed_alone for each in told)} "
            f"| {over} | {statistics.median(s.observe_ms for s in of_class):.0f} "
            f"| {statistics.median(s.render_ms for s in of_class):.1f} "
            f"| {statistics.median(s.us_per_node for s in of_class):.0f} |"
        )
    return "\n".join(lines)


def _misses(found: Sequence[Sight]) -> str:
    """Return page by page what was missed, what did not resolve, and some of what only we call operable."""
    lines: list[str] = []
    for sight in found:
        told = sight.recall
        if told is None or not (told.missed or told.dead or told.extra):
            continue
        lines.append(f"{sight.page.name}: {len(told.missed)} missed, {len(told.extra)} extra")
        lines += [f"  - {miss}" for miss in told.missed]
        lines += [f"  ! {ref} resolves to nothing" for ref in told.dead]
        lines += [f"  + {extra}" for extra in told.extra[:_EXTRAS_SHOWN]]
    heads = (
        "missed (-: why it is operable, how, how its HTML begins); extra (+), some of each page:"
    )
    return "\n".join([heads, *lines])
