"""`python -m tests.bench replay second_run`: saved flows beside the same jobs by hand, and beside their first run.

Both sides have an open browser, headless, with the same flags; ours has its border up, its journal
written before acts and its post-conditions checked. A replay is over when its end is told: its last
picture and the history are written after that, while nobody waits; `… with history` is the whole call,
`… with every picture` the whole call with 画面も残す. The flows are what first runs with a model keep.
"""

import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from playwright.async_api import Page

from studio.domain.events.events import ApprovalRequested, Event, RunFinished, RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.runs.reports import Playing, RunReport
from studio.engine.workbench import RunOptions, Workbench
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from tests.bench import by_hand
from tests.bench.figures import Comparison, Figures, compare
from tests.bench.first_runs import CLAIM, LOOK_UP, Clause, does, sentence
from tests.chat_server import ChatServer, JsonObject, Reply
from tests.e2e.chat_script import buy_by_the_prompt
from tests.e2e.conftest import CLAUSES
from tests.e2e.site import Site

AGREED: Final = RunOptions(approves_all=True)
"""Every yes is given beforehand or at once: a person who reads a card is no part of the time."""
PICTURED: Final = replace(AGREED, playing=Playing(keeps_pictures=True))
GOAL: Final = 1.15
"""A replay beside a script by hand, history, journal and pictures kept."""
MODEL_S: Final = 1.0
"""How long the model of a first run takes for an answer."""


@dataclass(frozen=True, slots=True)
class Job:
    """One job, done by a flow and by hand.

    Attributes:
        title: What it is called in the table.
        flow: As it was kept.
        script: Does it by hand; returns ms.
        is_done: Says of the site's own record that it was done once.
    """

    title: str
    flow: Flow
    script: Callable[[Page], Awaitable[float]]
    is_done: Callable[[Site], bool]


async def jobs(bench: Workbench, site: Site) -> tuple[Job, ...]:
    """Return the three jobs, each done once with a model and kept in the library."""
    report = await bench.run(await bench.plan(CLAUSES, site.shop), AGREED)
    buy = await bench.save(report, "本を選んでカートに入れる")
    claim = await first_run(bench, "経費を申請する", site.url + "expense/", CLAIM)
    look_up = await first_run(bench, "社員を調べる", site.url + "staff/", LOOK_UP)
    return (
        Job("buy a book by a rule", buy, lambda page: by_hand.buy(page, site.shop), _has_book),
        Job("send a claim (9 acts)", claim, lambda page: by_hand.claim(page, site.url + "expense/"), _has_claim),
        Job("look up a person", look_up, lambda page: by_hand.look_up(page, site.url + "staff/"), _has_looked),
    )  # fmt: skip


async def first_run(bench: Workbench, name: str, url: str, job: Sequence[Clause]) -> Flow:
    """Do a job with a model that knows its acts, and keep it."""
    with ChatServer(does(job, url)) as server:
        bench.use_model(
            OpenAIModel(ModelConfig(server.api_key, "test-small", "test-large", server.base_url))
        )
        with answering(bench):
            report = await bench.run(await bench.plan(sentence(job), url), AGREED)
    assert report.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED), report.finished
    return await bench.save(report, name)


async def replayed(
    bench: Workbench, page: Page, site: Site, made: Sequence[Job], runs: int
) -> list[Comparison]:
    """Play each flow and do it by hand in turn; the last lines are all of them together."""
    found: list[Comparison] = []
    wholes: list[Comparison] = []
    for job in made:
        whole: list[float] = []
        pictured: list[float] = []

        async def ours(
            job: Job = job, whole: list[float] = whole, pictured: list[float] = pictured
        ) -> float:
            site.reset()
            pictured.append((await played(bench, job.flow, PICTURED))[1])
            assert job.is_done(site), site.record
            site.reset()
            told_ms, whole_ms = await played(bench, job.flow)
            assert job.is_done(site), site.record
            whole.append(whole_ms)
            return told_ms

        async def theirs(job: Job = job) -> float:
            site.reset()
            elapsed_ms = await job.script(page)
            assert job.is_done(site), site.record
            return elapsed_ms

        comparison = await compare(job.title, ("studio", ours), ("by hand", theirs), runs)
        history = Figures("… with history", tuple(whole[1:]))
        pictures = Figures("… with every picture", tuple(pictured[1:]))
        wholes.append(Comparison("", history, comparison.limit))
        found += [comparison, wholes[-1], Comparison("", pictures, comparison.limit)]
    told, kept = _total(found[::3]), _total(wholes)
    return [*found, told, replace(kept, title="… with history, journal and pictures", goal=GOAL)]


async def repeated(bench: Workbench, site: Site, runs: int) -> list[Comparison]:
    """Play the demo's flow beside its first run with a model that takes a second for each answer.

    The model is a chat server on loopback, asked by the real client; reading the sentence (one more
    answer) is not counted.
    """
    with ChatServer(_after_a_second) as server:
        config = ModelConfig(server.api_key, "test-small", "test-large", base_url=server.base_url)
        bench.use_model(OpenAIModel(config))
        checklist = await bench.plan(CLAUSES, site.shop)
        site.reset()
        report = await bench.run(checklist, AGREED)
        flow = await bench.save(report, "二度目")

        async def second() -> float:
            site.reset()
            told_ms, _ = await played(bench, flow)
            assert _has_book(site), site.record
            return told_ms

        async def first() -> float:
            site.reset()
            started = time.perf_counter()
            _check(await bench.run(checklist, AGREED))
            assert _has_book(site), site.record
            return (time.perf_counter() - started) * 1000

        sides = ("replay", second), ("first run, model 1 s", first)
        return [await compare("second run", *sides, runs)]


def _after_a_second(request: JsonObject) -> Reply:
    time.sleep(MODEL_S)
    return buy_by_the_prompt(request)


async def played(bench: Workbench, flow: Flow, options: RunOptions = AGREED) -> tuple[float, float]:
    """Play a flow; returns the milliseconds until its end was told, and until all of it was written."""
    told_at: list[float] = []

    def hear(event: Event) -> None:
        if isinstance(event, RunFinished):
            told_at.append(time.perf_counter())

    unfollow = bench.bus.subscribe(hear)
    started = time.perf_counter()
    try:
        with answering(bench):
            report = await bench.replay(flow, options=options)
    finally:
        unfollow()
    whole_ms = (time.perf_counter() - started) * 1000
    _check(report)
    return (told_at[0] - started) * 1000, whole_ms


@contextmanager
def answering(bench: Workbench) -> Generator[None]:
    """Say yes to whatever is asked, as the person who made the flow does."""

    def hear(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            bench.answer(event.request_id, is_yes=True)

    unfollow = bench.bus.subscribe(hear)
    try:
        yield
    finally:
        unfollow()


def _check(report: RunReport) -> None:
    assert report.finished.status is RunStatus.DONE, report.finished


def _total(comparisons: Sequence[Comparison]) -> Comparison:
    """Add up the runs of one round."""
    ours = zip(*(one.studio.ms for one in comparisons), strict=True)
    theirs = zip(*(one.limit.ms for one in comparisons), strict=True)
    return Comparison(
        "all three",
        Figures("studio", tuple(map(sum, ours))),
        Figures("by hand", tuple(map(sum, theirs))),
    )


def _has_book(site: Site) -> bool:
    return len(site.cart) == 1


def _has_claim(site: Site) -> bool:
    return len(site.record["expenses"]) == 1


def _has_looked(site: Site) -> bool:
    return any(event["what"] == "open" for event in site.record["events"])
