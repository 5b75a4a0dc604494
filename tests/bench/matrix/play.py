"""Records each flow on the unchanged page, then plays it on every changed one: ours, our script, and a recorded one."""

import asyncio
import re
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from typing import Any, Final

from playwright.async_api import Error, Page

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Fill,
    Navigate,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import ActionFailed, ActionPerformed, Event, RunFinished, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.engine.agent.recorder import record_step
from studio.engine.ports import SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.bench.matrix.alone import Alone
from tests.bench.matrix.flows import Act, Journey
from tests.bench.matrix.stage import Stage
from tests.fakes import ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

SCRIPT_TIMEOUT_MS: Final = 4_000
SHOWING_S: Final = 30.0
TELLING_S: Final = 5.0
"""How long a page on a busy machine may take to tell what was done to it."""
_SELECTOR: Final = re.compile(r"selector='(.*)'>?$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ScriptLine:
    """One act as a recorded script has it: what `normalize()` proposed, and what is done to it."""

    act: Act
    selector: str


@dataclass(frozen=True, slots=True)
class Recorded:
    """One flow, recorded in two ways, and what its pages heard of it."""

    journey: Journey
    flow: Flow
    script: tuple[ScriptLine, ...]
    heard: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """How one player came through one cell.

    Attributes:
        verdict: See `verdict`.
        steps: How many were begun.
        acts: What was done, and what was tried in vain, in words.
        heard: What the pages heard of it.
        record: What the practice site itself says was done to it.
    """

    verdict: str
    status: RunStatus
    code: str
    remedy: str
    steps: int
    acts: tuple[str, ...]
    heard: tuple[str, ...]
    record: dict[str, Any]

    def unlike(self, other: "Played") -> str:
        """Say in what the two differ; "" in nothing."""
        return "; ".join(
            f"{one.name}: {getattr(self, one.name)!r} / {getattr(other, one.name)!r}"
            for one in fields(self)
            if getattr(self, one.name) != getattr(other, one.name)
        )


@dataclass(slots=True)
class Player:
    """One browser with a workbench on top of it.

    Attributes:
        model: Never to be asked.
        alone: Where exported scripts run.
    """

    browser: ChromiumBrowser
    workbench: Workbench
    model: ScriptedModel
    stage: Stage
    alone: Alone
    asked: int = field(default=0)

    @property
    def page(self) -> Page:
        """The current tab."""
        return self.browser._session.page  # pyright: ignore[reportPrivateUsage]

    async def record(self, journey: Journey) -> Recorded:
        """Do it once on the unchanged page, as a person would."""
        await self._begin(journey, "unchanged")
        steps: list[FlowStep] = [FlowStep(item="開く", action=Navigate(url="{{url}}"))]
        script: list[ScriptLine] = []
        for act in journey.acts:
            step, line = await self._do(journey, act)
            steps.append(step)
            script.append(line)
        address = self.stage.url + journey.path
        flow = Flow(
            name=journey.name,
            steps=tuple(steps),
            variables=(Variable(name="url", value=address),),
            origins=(self.stage.url.rstrip("/"),),
        )
        return Recorded(journey, _with_secrets(flow), tuple(script), tuple(self.stage.heard()))

    async def _begin(self, journey: Journey, variant: str) -> None:
        self.browser.answer_dialogs(_yes)
        await self.page.goto("about:blank")
        await self.page.context.clear_cookies()
        self.stage.set(journey, variant)
        await self.browser.perform(Navigate(url=self.stage.url + journey.path))
        await self.page.evaluate("sessionStorage.clear()")
        await self.browser.observe(SettlePolicy.SETTLED)

    async def _do(self, journey: Journey, act: Act) -> tuple[FlowStep, ScriptLine]:
        seen = await self.browser.observe(SettlePolicy.SETTLED)
        css = act.css
        if act.verb == "choose":
            marked = "el => { el.setAttribute('data-meant', ''); }"
            script = f"css => {{ const rows = [...document.querySelectorAll(css)]; const el = (() => {{ {journey.oracle} }})(); ({marked})(el); }}"
            await self.page.evaluate(script, journey.row)
            css = "[data-meant]"
        node = await self._node_of(seen, css)
        locator = await self.browser._snapshots.locator(node.ref or "", seen.epoch)  # pyright: ignore[reportPrivateUsage]
        if act.verb == "choose":
            await self.page.evaluate(
                "document.querySelector('[data-meant]').removeAttribute('data-meant')"
            )
        proposed = await locator.normalize()
        found = _SELECTOR.search(repr(proposed))
        assert found, repr(proposed)
        live = Target(ref=node.ref, epoch=seen.epoch, role=node.role, name=node.label)
        action = _action(act, live)
        outcome = await self.browser.perform(action)
        assert outcome.is_ok, (journey.name, act, outcome)
        if act.shows:
            assert await self.browser.expect("text_appeared", act.shows, SHOWING_S), (
                journey.name,
                act,
            )
        step = record_step(journey.name, action, outcome, needs_approval=False)
        if act.rule:
            step = step.model_copy(update={"action": Choose(rule=act.rule, column=act.value)})
        dialogs = [fact for fact in step.expects if fact.kind is EvidenceKind.DIALOG]
        shown = [Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=act.shows)] if act.shows else []
        return step.model_copy(update={"expects": (*dialogs, *shown)}), ScriptLine(act, found[1])

    async def _node_of(self, seen: Observation, css: str) -> AriaNode:
        snapshots = self.browser._snapshots  # pyright: ignore[reportPrivateUsage]
        for node in seen.operable:
            locator = await snapshots.locator(node.ref or "", seen.epoch)
            script = "(el, css) => { const meant = document.querySelector(css); return el === meant || (meant && meant.matches('select') && el.closest('label,span,div')?.previousElementSibling === meant && el.getAttribute('role') === 'combobox') || el.id === meant?.id + '-ts-control'; }"
            if await locator.evaluate(script, css):
                return node
        raise AssertionError(
            f"{css} is not in the tree: {[(n.role, n.label) for n in seen.operable]}"
        )

    async def ours(self, recorded: Recorded, variant: str) -> Played:
        """Play the flow by the studio's replay."""
        await self._reset(recorded.journey, variant)
        told: list[Event] = []
        unfollow = self.workbench.bus.subscribe(told.append)
        report = await self.workbench.replay(
            recorded.flow, options=RunOptions(is_attended=False, approves_all=True)
        )
        unfollow()
        self.asked += len(self.model.requests) + report.finished.model_calls
        return await self._played(recorded, told)

    async def exported(self, recorded: Recorded, variant: str) -> Played:
        """Play the script that the flow is exported as: a process of its own, from its folder."""
        await self._reset(recorded.journey, variant)
        script = self.alone.export(recorded.flow)
        told = await self.alone.play(recorded.flow, script, "--yes", "--headless")
        return await self._played(recorded, told)

    async def _played(self, recorded: Recorded, told: Sequence[Event]) -> Played:
        (finished,) = (one for one in told if isinstance(one, RunFinished))
        is_done = finished.status is RunStatus.DONE
        judged = await self._verdict(recorded, is_done=is_done, why=finished.message)
        return Played(
            verdict=judged,
            status=finished.status,
            code=finished.code,
            remedy=finished.remedy,
            steps=finished.steps,
            acts=tuple(
                one.words for one in told if isinstance(one, ActionPerformed | ActionFailed)
            ),
            heard=tuple(self.stage.heard()),
            record=self.stage.record(),
        )

    async def script(self, recorded: Recorded, variant: str) -> str:
        """Play the script; returns the verdict."""
        await self._reset(recorded.journey, variant)
        self.browser.answer_dialogs(_yes)
        try:
            await self._play_script(recorded)
        except Error as exc:
            return await self._verdict(recorded, is_done=False, why=str(exc).splitlines()[0])
        return await self._verdict(recorded, is_done=True, why="")

    async def _play_script(self, recorded: Recorded) -> None:
        await self.page.goto(self.stage.url + recorded.journey.path)
        for line in recorded.script:
            found = self.page.locator(line.selector)
            match line.act.verb:
                case "fill":
                    await found.fill(line.act.value, timeout=SCRIPT_TIMEOUT_MS)
                case "select":
                    await found.select_option(line.act.value, timeout=SCRIPT_TIMEOUT_MS)
                case "check":
                    await found.check(timeout=SCRIPT_TIMEOUT_MS)
                case _:
                    await found.click(timeout=SCRIPT_TIMEOUT_MS)
            if line.act.shows:
                await self.page.get_by_text(line.act.shows).first.wait_for(
                    timeout=SCRIPT_TIMEOUT_MS
                )

    async def _reset(self, journey: Journey, variant: str) -> None:
        if not self.browser.is_open:
            await self.browser.start()
        await self.page.goto("about:blank")
        await self.page.context.clear_cookies()
        await self.page.goto(self.stage.url + "__heard")
        await self.page.evaluate("sessionStorage.clear()")
        self.stage.set(journey, variant)

    async def _verdict(self, recorded: Recorded, *, is_done: bool, why: str) -> str:
        """Judge once the pages had time to tell: of a run that says it is done, longer."""
        meant, ends_at = recorded.heard, time.monotonic() + TELLING_S
        while is_done and len(self.stage.heard()) < len(meant) and time.monotonic() < ends_at:
            await asyncio.sleep(0.1)
        return verdict(meant, tuple(self.stage.heard()), is_done=is_done, why=why)


def verdict(meant: Sequence[str], heard: Sequence[str], *, is_done: bool, why: str) -> str:
    """Judge by what the pages heard, not by what was claimed.

    Returns:
        `right`; `refused: why`; or `wrong: what`.
    """
    for at, words in enumerate(heard):
        if at >= len(meant) or words != meant[at]:
            expected = meant[at] if at < len(meant) else "nothing"
            return f"wrong: {words} instead of {expected}"
    if is_done:
        return "right" if len(heard) == len(meant) else f"wrong: said done after {len(heard)} of {len(meant)}"  # fmt: skip
    return f"refused: {why}"


def _with_secrets(flow: Flow) -> Flow:
    """Return the flow as a studio keeps it: a password is a variable."""
    variables, steps = [*flow.variables], [*flow.steps]
    for place, step in enumerate(steps):
        if isinstance(step.action, Fill) and step.action.target.is_secret:
            name = f"パスワード{place}"
            variables.append(Variable(name=name, value=step.action.value))
            action = step.action.model_copy(update={"value": f"{{{{{name}}}}}"})
            steps[place] = step.model_copy(update={"action": action})
    return flow.model_copy(update={"variables": tuple(variables), "steps": tuple(steps)})


async def _yes(dialog: DialogSeen) -> bool:
    del dialog
    return True


def _action(act: Act, live: Target) -> Action:
    match act.verb:
        case "fill":
            return Fill(target=live, value=act.value)
        case "select":
            return SelectOption(target=live, option=act.value)
        case "check":
            return SetChecked(target=live)
        case _:
            return Click(target=live)


@asynccontextmanager
async def playing(stage: Stage, alone: Alone) -> AsyncGenerator[Player]:
    """Open a browser to play in, with the options that scripts have, too."""
    browser = ChromiumBrowser(LaunchOptions(is_headless=True))
    model = ScriptedModel()
    workbench = Workbench(
        browser=browser,
        model=model,
        store=MemoryLibrary(),
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
    )
    await browser.start()
    try:
        yield Player(browser, workbench, model, stage, alone)
    finally:
        await workbench.close()
