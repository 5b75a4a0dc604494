"""Recorded today, played next month: right, refused, or wrong. Ours beside what others record.

    python -m tests.bench survival [--only PAGE …]

Elements are described on a page, the page is loaded anew and changed, and each is looked for. What
is the truth is told by marks that no locator can see. Beside ours, in the same run: the locator
that Playwright's `normalize()` proposes, and the CSS selector and XPath that developer tools copy;
they find something when it is a single visible element, and refuse otherwise.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.async_api import ElementHandle, Error, Frame, Locator, Page

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions, Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import NotFound, find
from studio.domain.actions.action import Navigate
from studio.domain.errors import BrowserError
from studio.domain.page.target import Target, VolatileKind
from studio.engine.ports import SettlePolicy
from tests.bench.pages import PAGES
from tests.bench.pages_site import served
from tests.e2e.site import ADDRESS
from tests.e2e.tejun import Tejun, end

CHANGES_JS: Final = Path(__file__).with_name("survival_changes.js")
TARGETS_A_PAGE: Final = 12
PRACTICE: Final = ("shop/", "shop/search?q=プログラミング", "expense/", "staff/")
FOREIGN: Final = (
    "mw-login-user", "mw-email-inbox", "dj-ja-index", "dj-ja-item-add", "dj-ja-list100",
    "gentelella-inbox", "adminlte-kanban", "adminlte-data", "shoelace-form", "material-form",
    "datatables-50", "react-todo", "nested-iframes",
)  # fmt: skip
_TOOLS: Final = "window[Symbol.for('tejun.survival')]"
WAYS: Final = ("ours", "normalize()", "CSS", "XPath")
_WIDE_CHANGES: Final = (
    "unchanged", "ids regenerated", "classes hashed", "restyled", "reordered",
    "wrapped in new boxes", "rows added", "digits changed", "full and half width",
    "one label in four translated", "one label in three renamed", "words change places",
    "moved into a shadow root", "moved into a frame",
)  # fmt: skip
_SINGLE_CHANGES: Final = (
    "a copy of it inserted", "removed", "removed, one like it elsewhere", "its row removed",
)  # fmt: skip
_RELOADS_FRAMES: Final = frozenset(
    {"reordered", "wrapped in new boxes", "moved into a shadow root", "moved into a frame"}
)
"""A frame that is moved loads anew, and nobody knows its elements again."""
_GONE: Final = frozenset(_SINGLE_CHANGES[1:])
CHANGES: Final = (*_WIDE_CHANGES, *_SINGLE_CHANGES)


@dataclass(frozen=True, slots=True)
class Place:
    """A page to record on.

    Attributes:
        name: For the table.
        url: Where it is.
        ready: CSS of what shows that its scripts are through.
        start: Script to run then.
        patience: How still it must be.
    """

    name: str
    url: str
    ready: str = "body"
    start: str = ""
    patience: SettlePolicy = SettlePolicy.SETTLED


@dataclass(frozen=True, slots=True)
class Recorded:
    """One element, recorded in every way.

    Attributes:
        mark: Which element it is: frame and number.
        target: Ours.
        proposed: Playwright's.
        css: What developer tools copy; "" in shadow roots.
        xpath: The same as XPath.
    """

    mark: str
    target: Target
    proposed: Locator | None
    css: str
    xpath: str

    @property
    def frame(self) -> int:
        """Number of its frame among the page's."""
        return int(self.mark.partition(":")[0])

    @property
    def says_digits(self) -> bool:
        """True when its name holds a date, an amount or a number; with other digits it is another thing."""
        return any(part.kind is not VolatileKind.COUNT for part in self.target.volatile)


@dataclass(slots=True)
class Tally:
    """How often each way was right, refused or wrong, by change.

    Attributes:
        counts: By change and way.
        faults: What ours got wrong, in words.
        pages: Pages that were measured, with their number of targets.
    """

    counts: dict[tuple[str, str], Counter[str]] = field(
        default_factory=dict[tuple[str, str], Counter[str]]
    )
    faults: list[str] = field(default_factory=list[str])
    pages: list[str] = field(default_factory=list[str])

    def add(self, change: str, way: str, verdict: str) -> None:
        """Count one verdict."""
        self.counts.setdefault((change, way), Counter())[verdict] += 1

    def of(self, way: str) -> Counter[str]:
        """Return the sum of a way over all changes."""
        return sum((c for (_, w), c in self.counts.items() if w == way), Counter[str]())


class Survival:
    """Records and looks again, with one browser."""

    def __init__(self, browser: ChromiumBrowser, tally: Tally) -> None:
        self._browser = browser
        self._session: Session = browser._session  # pyright: ignore[reportPrivateUsage]
        self._snapshots: SnapshotOwner = browser._snapshots  # pyright: ignore[reportPrivateUsage]
        self._tally = tally
        self._ways: Sequence[str] = WAYS
        self._tools = CHANGES_JS.read_text(encoding="utf-8")

    @property
    def _page(self) -> Page:
        return self._session.page

    async def measure(
        self,
        place: Place,
        wide: Sequence[str] = _WIDE_CHANGES,
        single: Sequence[str] = _SINGLE_CHANGES,
        limit: int = TARGETS_A_PAGE,
        ways: Sequence[str] = WAYS,
    ) -> int:
        """Record on a page and look again after every change; returns how many were recorded."""
        self._ways = ways
        sizes = await self._open(place)
        recorded = await self._record(limit)
        if await self._open(place) != sizes:
            return 0  # another page each time: nobody could say what is right
        self._tally.pages.append(f"{place.name} ({len(recorded)})")
        for change in wide:
            await self._open(place)
            await self._change(change)
            for one in recorded:
                if not (one.frame and change in _RELOADS_FRAMES):
                    await self._judge_all(change, one)
        await self._open(place)
        for change in single:
            for one in recorded:
                await self._change_one(change, one)
        return len(recorded)

    async def _open(self, place: Place) -> list[int]:
        """Load a page and mark every element; returns how many each frame has."""
        await self._page.goto("about:blank")
        await self._browser.perform(Navigate(url=place.url))
        await self._page.wait_for_load_state("load")
        await self._page.wait_for_selector(place.ready, state="attached")
        if place.start:
            await self._page.evaluate(place.start)
        await self._browser.observe(place.patience)
        sizes: list[int] = []
        for number, frame in enumerate(self._page.frames):
            await frame.evaluate(self._tools)
            sizes.append(await frame.evaluate(f"n => {_TOOLS}.mark(n)", number))
        return sizes

    async def _record(self, limit: int) -> list[Recorded]:
        seen = await self._browser.observe(SettlePolicy.SETTLED)
        stride = -(-len(seen.operable) // limit) or 1
        found: dict[str, Recorded] = {}
        unusable: list[BrowserError] = []
        for node in seen.operable[::stride][:limit]:
            assert node.ref is not None
            try:
                locator = await self._snapshots.locator(node.ref, seen.epoch)
                if not await locator.is_visible():
                    continue
                target = await describe(self._session, self._snapshots, locator, seen, node.ref)
            except BrowserError as fault:
                unusable.append(fault)
                continue
            one = await self._recorded(locator, target)
            found.setdefault(one.mark, one)
        if unusable and not found:
            raise unusable[-1]  # the page as a whole could not be used: none of them was odd
        return list(found.values())

    async def _recorded(self, locator: Locator, target: Target) -> Recorded:
        mark: str = await locator.evaluate(f"el => {_TOOLS}.of(el)")
        css, xpath = await locator.evaluate(f"el => {_TOOLS}.selectors(el)")
        try:
            proposed = await locator.normalize()
        except Error:
            proposed = None
        return Recorded(mark, target, proposed, css, xpath)

    async def _change(self, change: str) -> None:
        frames = self._page.frames
        for frame in frames[:1] if change.startswith("moved") else frames:
            await frame.evaluate(f"name => {_TOOLS}.change[name]()", change)

    async def _change_one(self, change: str, one: Recorded) -> None:
        """Change the page around one element, look for it, and mend the page."""
        frame = self._page.frames[one.frame]
        script = f"([name, n]) => {_TOOLS}.one[name]({_TOOLS}.at(n))"
        undo = await frame.evaluate_handle(script, [change, int(one.mark.partition(":")[2])])
        if await undo.evaluate("undo => undo === null"):
            return
        await self._judge_all(change, one)
        await undo.evaluate("undo => undo()")

    async def _judge_all(self, change: str, one: Recorded) -> None:
        for way in self._ways:
            handle = await self._found(way, one)
            verdict = await self._verdict(change, one, handle)
            self._tally.add(change, way, verdict)
            if way == "ours" and verdict == "wrong":
                words = f"{change}: {one.target.role} {one.target.in_words()} on {self._page.url}"
                self._tally.faults.append(words)

    async def _verdict(self, change: str, one: Recorded, handle: ElementHandle | None) -> str:
        if handle is None:
            return "refused"
        if change in _GONE:
            return "wrong"
        if change == "digits changed" and one.says_digits:
            return "right" if await self._still_says(handle, one) else "wrong"
        script = "([el, mark]) => { for (let at = el; at; at = at.parentNode ?? at.host) if (at[Symbol.for('tejun.mark')] === mark) return true; return false; }"
        frame = await handle.owner_frame() or self._page.main_frame
        is_meant = await frame.evaluate(script, [handle, one.mark])
        return "right" if is_meant else "wrong"

    async def _still_says(self, handle: ElementHandle, one: Recorded) -> bool:
        """Say whether an element says the very digits that were recorded: then it is the one meant."""
        said: str = await handle.evaluate(
            "el => [el.innerText, el.value, el.ariaLabel, el.title, ...[...(el.labels ?? [])].map(one => one.innerText)].join(' ')"
        )
        return all(part.text in said for part in one.target.volatile)

    async def _found(self, way: str, one: Recorded) -> ElementHandle | None:
        try:
            if way == "ours":
                found = await find(self._session, one.target, 0, self._snapshots)
                return None if isinstance(found, NotFound) else await found.locator.element_handle()
            locator = self._rival(way, one)
            if locator is None or await locator.count() != 1 or not await locator.is_visible():
                return None
            return await locator.element_handle()
        except (Error, BrowserError):
            return None

    def _rival(self, way: str, one: Recorded) -> Locator | None:
        if way == "normalize()":
            return one.proposed
        selector = one.css if way == "CSS" else one.xpath
        frames: Sequence[Frame] = self._page.frames
        if not selector or one.frame >= len(frames):
            return None
        return frames[one.frame].locator(f"{way.lower()}={selector}")


@asynccontextmanager
async def opened(tally: Tally) -> AsyncGenerator[Survival]:
    """Open a browser to measure with."""
    browser = ChromiumBrowser(LaunchOptions(is_headless=True, find_timeout_s=0))
    await browser.start()
    try:
        yield Survival(browser, tally)
    finally:
        await browser.close()


async def measure(places: Sequence[Place], limit: int = TARGETS_A_PAGE) -> Tally:
    """Measure all pages; one that will not do is told and left out."""
    tally = Tally()
    async with opened(tally) as survival:
        for place in places:
            try:
                count = await survival.measure(place, limit=limit)
            except (Error, BrowserError) as exc:
                print(f"… {place.name}: {str(exc).splitlines()[0]}", file=sys.stderr, flush=True)
            else:
                print(f"… {place.name}: {count} targets", file=sys.stderr, flush=True)
    return tally


def table(tally: Tally) -> str:
    """Return the verdicts as Markdown: right / refused / wrong of each way."""
    lines = [
        f"| change | {' | '.join(WAYS)} |",
        "|---|" + "---:|" * len(WAYS),
    ]
    for change in CHANGES:
        cells = [_cell(tally.counts.get((change, way), Counter())) for way in WAYS]
        lines.append(f"| {change} | {' | '.join(cells)} |")
    sums = [_cell(tally.of(way)) for way in WAYS]
    return "\n".join([*lines, f"| **all** | {' | '.join(sums)} |"])


def _cell(counts: Mapping[str, int]) -> str:
    wrong = counts.get("wrong", 0)
    text = f"{counts.get('right', 0)} / {counts.get('refused', 0)} / {wrong}"
    return f"**{text}**" if wrong else text


def report(tally: Tally) -> str:
    """Return the table with what stands around it."""
    faults = "\n".join(f"- {fault}" for fault in tally.faults)
    return f"right / refused / wrong\n\n{table(tally)}\n\npages: {', '.join(tally.pages)}\n{faults}"


@contextmanager
def practice() -> Generator[list[Place]]:
    """Serve the practice site in a process of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = Tejun.at(Path(folder) / "practice").start("practice")
        try:
            assert process.stderr is not None
            address = ADDRESS.search(process.stderr.readline())
            assert address is not None
            yield [Place(f"practice: {path}", address[0] + path) for path in PRACTICE]
        finally:
            end(process)


def survival(folder: Path, only: Sequence[str]) -> str:
    """Measure the practice site and pages that nobody here wrote; returns the report.

    Args:
        folder: Where packages of pages are kept.
        only: Names of pages; none = all of them.
    """
    wanted = tuple(page for page in PAGES if page.name in FOREIGN)
    with practice() as ours, served(folder, wanted) as corpus:
        places = ours + [
            Place(page.name, corpus.address(page), page.ready, page.start) for page in corpus.pages
        ]
        chosen = [place for place in places if not only or place.name in only]
        return report(asyncio.run(measure(chosen)))
