"""What `plan`, `do`, `run` and `observe` do with an open studio; each returns an exit code."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from studio.cli.terminal.answerer import Answerer
from studio.cli.terminal.asking import ask_yes, is_interactive
from studio.cli.terminal.console import Console
from studio.cli.terminal.table_text import PREVIEW_ONLY, TableOutput, show_tables
from studio.cli.terminal.variable_questions import ask_values
from studio.domain.errors import InstructionError, StudioError
from studio.domain.events.events import RunStatus
from studio.domain.flows.brackets import from_sentence, in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.records.credential import SecretPlace
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip, estimate_tokens, strip_unseen
from studio.engine.distilling.changing import (
    ANOTHER_EXAMPLE,
    changing_lines,
    learnt_lines,
    what_may_change,
)
from studio.engine.flow_editing.keeping_secrets import SecretOffer
from studio.engine.perception.search import find
from studio.engine.runs.reports import Playing
from studio.engine.runs.story import RunStory
from studio.engine.whole_file import check_place, write_whole
from studio.engine.workbench import RenderedPage, RunOptions, RunReport, Workbench

if TYPE_CHECKING:
    from studio.bootstrap import Studio

MIN_BUDGET: Final = 200
"""Tokens; title, address and the marks of what was folded need some."""


@dataclass(frozen=True, slots=True)
class DoOrder:
    """What `tejun do` was asked.

    Attributes:
        instruction: The sentence.
        url: Where to begin; "" = as the sentence says.
        save: Name to keep the run under; "" = do not keep it.
        example_of: Flow that the run is a second example of, with other values; "" = of none.
        keep_password: Where a password of the sentence goes; None asks, or says how.
        is_approved: `--yes`.
        tables: What becomes of tables that are taken out.
        report: File for the report of the run; None = none.
        rehearses: Play it once more before it is kept, as far as nothing is sent.
    """

    instruction: str
    url: str = ""
    save: str = ""
    example_of: str = ""
    keep_password: SecretPlace | None = None
    is_approved: bool = False
    tables: TableOutput = PREVIEW_ONLY
    report: Path | None = None
    rehearses: bool = True


AS_RECORDED: Final = Playing()
_IS_IT_DONE: Final = "ブラウザーの画面を見てください。できていますか？"


@dataclass(frozen=True, slots=True)
class RunOrder:
    """What `tejun run` was asked.

    Attributes:
        flow: Name or id.
        values: Of variables, by name.
        is_approved: `--yes`.
        tables: What becomes of tables that are taken out.
        report: File for the report of the run; None = none.
        playing: Whom the replay may ask for an element that it does not find.
    """

    flow: str
    values: Mapping[str, str]
    is_approved: bool = False
    tables: TableOutput = PREVIEW_ONLY
    report: Path | None = None
    playing: Playing = AS_RECORDED


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


async def plan(studio: "Studio", order: DoOrder) -> int:
    """Show the checklist; the console hears it as an event.

    A service is told nothing of a credential: these are read before it is asked.
    """
    if studio.sends_outside and studio.has_library:
        await studio.workbench.memory.ready()
    await studio.workbench.plan(from_sentence(order.instruction), order.url)
    return 0


async def do(studio: "Studio", console: Console, order: DoOrder) -> int:
    """Plan, ask, run, keep."""
    _check_places(order.report, order.tables.path)
    workbench = studio.workbench
    if studio.has_library:
        await workbench.memory.ready()  # its credentials are kept out of what is planned
    example_of = await workbench.flow(order.example_of) if order.example_of else None
    checklist = await workbench.plan(from_sentence(order.instruction), order.url)
    is_attended = is_interactive(console)
    if not is_attended:
        _refuse_unread(checklist)
    is_asked = is_attended and (not order.is_approved or bool(checklist.never_begun))
    if is_asked and not await ask_yes("この内容で実行しますか？"):
        console.note("実行しませんでした。")
        return RunStatus.STOPPED.words.exit_code
    options = options_of(studio, console, is_approved=order.is_approved)
    async with (
        _reported(workbench, console, order.report),
        answered(workbench, is_attended=is_attended),
    ):
        report = await workbench.run(checklist, options)
    for part in checklist.never_begun:
        console.note(f"読み取れなかった部分は、していません：「{part}」")
    await show_tables(console, report.tables, order.tables)
    await _keep(workbench, console, report, order, example_of)
    return report.finished.status.words.exit_code


def _refuse_unread(checklist: Checklist) -> None:
    """Do not do half of a sentence while nobody looks: what was not read may be what forbids the rest."""
    if checklist.start_url and (unread := checklist.never_begun):
        raise InstructionError(
            "PARTLY_READ",
            f"読み取れなかった部分があるので、実行しませんでした：{'、'.join(map(in_brackets, unread))}",
            "言い方を変えるか、分けて頼んでください。読み取れた所だけでよければ、"
            "端末で、入力を待てる状態で実行し、内容を確かめてください。",
        )


async def run(studio: "Studio", console: Console, order: RunOrder) -> int:
    """Replay a flow; a model is asked for lost elements only where that was allowed."""
    _check_places(order.report, order.tables.path)
    workbench = studio.workbench
    flow = await workbench.flow(order.flow)
    is_attended = is_interactive(console)
    asked = await ask_values(workbench.variables, flow, order.values) if is_attended else {}
    values = {**asked, **order.values}
    for words in workbench.variables.unsure(flow, values):
        console.note(f"「{words}」は、まだ決まっていない年の祝日を使って数えました。")
    options = replace(
        options_of(studio, console, is_approved=order.is_approved),
        playing=order.playing,
    )
    async with (
        _reported(workbench, console, order.report),
        answered(workbench, is_attended=is_attended),
    ):
        report = await workbench.replay(flow, values, options)
    await show_tables(console, report.tables, order.tables)
    if report.taught and await ask_yes("あなたがした操作を、手順に残しますか？"):
        await workbench.memory.save(report.taught, "進めなかった所を、人の操作に置きかえました")
    return report.finished.status.words.exit_code


def options_of(studio: "Studio", console: Console, *, is_approved: bool) -> RunOptions:
    """Return how a run treats people: is somebody there, was everything approved, what may it use."""
    return RunOptions(
        is_attended=is_interactive(console), approves_all=is_approved, limits=studio.limits
    )


@asynccontextmanager
async def answered(workbench: Workbench, *, is_attended: bool) -> AsyncGenerator[None]:
    """Carry questions to the terminal while the block runs, if somebody sits there."""
    if not is_attended:
        yield
        return
    answerer = Answerer(workbench)
    unsubscribe = workbench.bus.subscribe(answerer.on_event)
    try:
        yield
    finally:
        unsubscribe()
        await answerer.close()


def _check_places(*paths: Path | None) -> None:
    """Refuse a run whose papers could not be written: told after it, it would look as if it had failed."""
    for path in filter(None, paths):
        check_place(path)


@asynccontextmanager
async def _reported(
    workbench: Workbench, console: Console, path: Path | None
) -> AsyncGenerator[None]:
    """Write the report of what runs in the block, also when that is broken off."""
    if path is None:
        yield
        return
    story = RunStory()
    unsubscribe = workbench.bus.subscribe(story.take)
    try:
        yield
    finally:
        unsubscribe()
        if story.lines():
            await asyncio.to_thread(write_whole, path, "\n".join(story.lines()) + "\n")
            console.note(f"報告を書きました：{path}")


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


async def _keep(
    workbench: Workbench,
    console: Console,
    report: RunReport,
    order: DoOrder,
    example_of: Flow | None,
) -> None:
    """Save a run that worked, or what it teaches a flow; the console hears it as an event."""
    if not order.save and example_of is None:
        return
    if report.finished.status not in (RunStatus.DONE, RunStatus.UNVERIFIED):
        console.note("完了していないため、手順として保存しませんでした。")
        return
    is_unsure = report.finished.status is RunStatus.UNVERIFIED
    is_seen = is_unsure and is_interactive(console) and await ask_yes(_IS_IT_DONE)
    rehearses = order.rehearses and (is_seen or not is_unsure)
    if order.save:
        flow = await workbench.save(report, order.save, is_seen_done=is_seen, rehearses=rehearses)
        for line in changing_lines(what_may_change(flow, report.checklist)):
            console.note(line)
        for offer in workbench.secret_offers(report, flow):
            if offer.value:
                flow = await _with_password_kept(
                    workbench, console, flow, offer, order.keep_password
                )
        console.note(f"{ANOTHER_EXAMPLE}：tejun do 文 --example-of {clip(flow.name, 60)}")
    if example_of is not None:
        learnt = await workbench.add_example(
            example_of, report, is_seen_done=is_seen, rehearses=rehearses
        )
        for line in learnt_lines(example_of, learnt):
            console.note(line)


async def _with_password_kept(
    workbench: Workbench,
    console: Console,
    flow: Flow,
    offer: SecretOffer,
    place: SecretPlace | None,
) -> Flow:
    """Keep a password of the sentence where the person wants it, so that the next run does not stop for it."""
    vault, sites = workbench.credentials, "、".join(offer.origins)
    if place is None and vault and is_interactive(console):
        usual = (await vault.found()).usual
        asked = f"このパスワードを認証情報に保存しますか？（{offer.user or offer.name}、{sites}、{usual.words}）"
        place = usual if await ask_yes(asked) else None
    if place is None:
        console.note(
            f"この手順は、実行のたびに「{offer.variable}」の値が必要です。聞かれないようにするには、"
            "--keep-password keychain（または library）を付けて保存するか、画面の「編集」でその値を認証情報に変えてください。"
        )
        return flow
    kept = await workbench.keep_secret(flow, offer, place)
    console.note(f"パスワードを{place.words}に保存しました（{sites} だけで使います）。")
    return kept
