"""What `plan`, `do`, `run` and `observe` do with an open studio; each returns an exit code."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from studio.cli.asking import Answerer, ask_line, ask_yes, is_interactive
from studio.cli.console import Console
from studio.domain.errors import StudioError
from studio.domain.events import RunStatus
from studio.domain.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.observation import AriaNode, Observation
from studio.domain.text import estimate_tokens, strip_unseen
from studio.engine.perception.search import find
from studio.engine.workbench import RenderedPage, RunOptions, RunReport, Workbench

MIN_BUDGET: Final = 200
"""Tokens; title, address and the marks of what was folded need some."""
EXIT_CODES: Final[Mapping[RunStatus, int]] = {
    RunStatus.DONE: 0,
    RunStatus.FAILED: 1,
    RunStatus.UNVERIFIED: 1,
    RunStatus.NEEDS_PERSON: 3,
    RunStatus.LIMIT: 4,
    RunStatus.STOPPED: 130,
}


@dataclass(frozen=True, slots=True)
class DoOrder:
    """What `tejun do` was asked.

    Attributes:
        instruction: The sentence.
        url: Where to begin; "" = as the sentence says.
        save: Name to keep the run under; "" = do not keep it.
        is_approved: `--yes`.
    """

    instruction: str
    url: str = ""
    save: str = ""
    is_approved: bool = False


@dataclass(frozen=True, slots=True)
class ObserveOrder:
    """What `tejun observe` was asked.

    Attributes:
        url: Which page.
        budget: Estimated tokens.
        find: Show only the places that hold this text; "" = the whole page.
    """

    url: str
    budget: int
    find: str = ""


class ElementSeen(Frozen):
    """Something operable on the observed page.

    Attributes:
        ref: As the text has it.
        frame: "" in the page itself, else the frame's number.
    """

    ref: str
    role: str
    name: str
    frame: str


class PageSeen(Frozen):
    """What `tejun observe --json` prints.

    Attributes:
        text: What stands between the data lines of a prompt.
        tokens: Of the text, estimated.
        bytes: Of the text in UTF-8.
        ms: Time in the browser and in reading what it said.
    """

    url: str
    title: str
    text: str
    tokens: int
    bytes: int
    elements: tuple[ElementSeen, ...]
    ms: float


async def plan(workbench: Workbench, order: DoOrder) -> int:
    """Show the checklist; the console hears it as an event."""
    await workbench.plan(order.instruction, order.url)
    return 0


async def do(workbench: Workbench, console: Console, order: DoOrder) -> int:
    """Plan, ask, run, keep."""
    checklist = await workbench.plan(order.instruction, order.url)
    is_attended = is_interactive(console)
    if is_attended and not order.is_approved and not await ask_yes("この内容で実行しますか？"):
        console.note("実行しませんでした。")
        return EXIT_CODES[RunStatus.STOPPED]
    options = RunOptions(is_attended=is_attended, approves_all=order.is_approved)
    answerer = Answerer(workbench)
    unsubscribe = workbench.bus.subscribe(answerer.on_event) if is_attended else None
    try:
        report = await workbench.run(checklist, options)
    finally:
        if unsubscribe:
            unsubscribe()
        await answerer.close()
    await _keep(workbench, console, report, order.save)
    return EXIT_CODES[report.finished.status]


async def run(
    workbench: Workbench,
    console: Console,
    flow_name: str,
    values: Mapping[str, str],
    *,
    is_approved: bool,
) -> int:
    """Replay a flow without a model."""
    flow = await workbench.flow(flow_name)
    is_attended = is_interactive(console)
    asked = await _ask_values(flow, values) if is_attended else {}
    options = RunOptions(is_attended=is_attended, approves_all=is_approved)
    answerer = Answerer(workbench)
    unsubscribe = workbench.bus.subscribe(answerer.on_event) if is_attended else None
    try:
        report = await workbench.replay(flow, {**asked, **values}, options)
    finally:
        if unsubscribe:
            unsubscribe()
        await answerer.close()
    return EXIT_CODES[report.finished.status]


async def observe(workbench: Workbench, console: Console, order: ObserveOrder) -> int:
    """Show a page as a model would see it, to the letter; the figures stand in a line above it."""
    if not order.url.strip():
        raise StudioError(
            "NO_ADDRESS", "アドレスがありません。", "tejun observe https://… の形で書いてください。"
        )
    page = await workbench.observe_page(order.url, order.budget)
    text = find(page.observation, order.find).text if order.find.strip() else page.text
    seen = page_seen(page, text)
    figures = (
        f"{seen.tokens:,} トークン（概算）・{seen.bytes:,} バイト・{seen.ms:,.0f} ms・"
        f"操作できる要素 {len(seen.elements):,} 個"
    )
    console.result(seen, [figures, "", *seen.text.split("\n")])
    return 0


def page_seen(page: RenderedPage, text: str) -> PageSeen:
    """Return an observed page as the command line tells it, with the text to show of it."""
    observation = page.observation
    text = strip_unseen(text.strip())  # as the prompt has it
    return PageSeen(
        url=observation.url,
        title=observation.title,
        text=text,
        tokens=estimate_tokens(text),
        bytes=len(text.encode()),
        elements=tuple(_element(observation, node) for node in observation.operable),
        ms=round(page.ms, 1),
    )


def _element(observation: Observation, node: AriaNode) -> ElementSeen:
    ref = observation.short_ref(node.ref or "")
    return ElementSeen(ref=ref, role=node.role, name=node.label, frame=observation.frame(node))


async def _keep(workbench: Workbench, console: Console, report: RunReport, name: str) -> None:
    """Save a run that worked; the console hears it as an event."""
    if not name:
        return
    if report.finished.status is not RunStatus.DONE:
        console.note("完了していないため、手順として保存しませんでした。")
        return
    await workbench.save(report, name)


async def _ask_values(flow: Flow, given: Mapping[str, str]) -> dict[str, str]:
    """Ask for the variables marked 「毎回たずねる」; an empty answer keeps the default."""
    asked: dict[str, str] = {}
    for variable in flow.variables:
        if variable.ask_each_time and variable.name not in given:
            reply = await ask_line(f"{variable.name}［{variable.value}］： ")
            asked[variable.name] = reply or variable.value
    return asked
