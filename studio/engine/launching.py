"""Makes a run ready, new or interrupted, and hands it to the supervisor."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.errors import DecisionError, SettingsError
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.page.observation import Observation
from studio.domain.records.journal import JournaledRun, UnfinishedRun
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.engine.agent.loop import AgentRun
from studio.engine.healing.finder import finder_of
from studio.engine.healing.healer import Healer
from studio.engine.healing.taking_over import ItemHealer
from studio.engine.memory import Memory, SecretStore
from studio.engine.planning.fitness import require_fit
from studio.engine.ports import Browser, ChatModel, Clock, SettlePolicy, SiteMaps
from studio.engine.replay.filling import check_values
from studio.engine.replay.logins import passwords_of_logins
from studio.engine.replay.player import Replay
from studio.engine.replay.target_healing import Replayed
from studio.engine.runs.bus import EventBus
from studio.engine.runs.flow_locks import FlowLocks, NoFlowLocks
from studio.engine.runs.journal_writer import JournalWriter, fit_to_keep
from studio.engine.runs.page_pictures import PagePictures
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from studio.engine.runs.resuming import Continuation, ResumeChoice, continuation_of
from studio.engine.runs.run import (
    NotesToAi,
    RunContext,
    SiteRules,
    new_run_id,
    only_of_flow,
    within_sites,
)
from studio.engine.runs.run_control import RunControl
from studio.engine.runs.supervision import Supervisor
from studio.engine.secrets.masking import SecretMask, secret_variables
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.engine.signing_in.secret_filling import hold_vault
from studio.engine.teaching.building import taught
from studio.engine.teaching.by_hand import by_hand
from studio.engine.variables.values import Almanac, check_files, run_values
from studio.words import tr

_NAME_CHARS: Final = 120


@dataclass(frozen=True, slots=True)
class RunWorld:
    """What every run needs of the world around the engine.

    Attributes:
        model: The model in use at the moment of the call.
        on_observed: Called with each observation, its tokens and the run's id.
        almanac: What day it is, and on which days people work.
        notes: What models are told of the person's notes.
        flow_locks: Keep a flow from running twice at once.
        pictures: Who looks at the page of its browser.
    """

    browser: Browser
    memory: Memory
    bus: EventBus
    clock: Clock
    sitemaps: SiteMaps
    redactor: SecretRedactor
    credentials: SecretStore | None
    model: Callable[[], ChatModel]
    on_observed: Callable[[Observation, int, str], None]
    almanac: Almanac = field(default_factory=Almanac)
    site_rules: SiteRules = field(default_factory=SiteRules)
    notes: NotesToAi = only_of_flow
    flow_locks: FlowLocks = field(default_factory=NoFlowLocks)
    pictures: PagePictures = field(default_factory=PagePictures)

    def context(
        self,
        run_control: RunControl,
        options: RunOptions,
        patience: SettlePolicy,
        journal_writer: JournalWriter | None = None,
    ) -> RunContext:
        """Return what a run needs in hand; what only some runs have is put in by `replace`.

        Args:
            run_control: Of the supervisor: pauses, answers and stops come through it.
            options: How the run treats people.
            patience: How quiet a page must be before it is observed.
            journal_writer: Writes down what is done; its run is this one. None leaves no trace.
        """
        return RunContext(
            browser=self.browser,
            bus=self.bus,
            run_control=run_control,
            limits=options.limits,
            is_attended=options.is_attended,
            approves_all=options.approves_all,
            answer_timeout_s=options.answer_timeout_s,
            on_observed=self.on_observed,
            patience=patience,
            clock=self.clock,
            sitemaps=self.sitemaps,
            redactor=self.redactor,
            credentials=self.credentials,
            history=self.memory,
            kept=self.memory,
            journal_writer=journal_writer,
            run_id=journal_writer.run_id if journal_writer else new_run_id(),
            is_strict=self.site_rules.is_strict
            or not (options.is_attended or options.is_beside_person),
            part_sites=self.site_rules.part_sites,
            keeps_pictures=options.playing.keeps_pictures,
            notes=self.notes,
            pictures=self.pictures,
        )


class Launcher:
    """Begins runs of either kind, and goes on with interrupted ones."""

    def __init__(self, world: RunWorld, supervisor: Supervisor) -> None:
        self._world = world
        self._supervisor = supervisor

    async def take_up(
        self,
        unfinished: UnfinishedRun,
        how: ResumeChoice,
        values: Mapping[str, str] | None,
        options: RunOptions,
    ) -> RunReport:
        """Go on with an interrupted run; see `Workbench.take_up`."""
        await self._check_still_waits(unfinished)
        told = unfinished.run
        flow = await self._played(told, how) if told.checklist is None else None
        going_on = continuation_of(unfinished, how, flow)
        known = None if how is ResumeChoice.FROM_START else told
        if flow is None:
            checklist = going_on.checklist or Checklist(instruction="")
            return await self.run(checklist, options, known, going_on)
        given = dict(told.values) | dict(values or {})
        return await self.replay(flow, given, options, known, going_on)

    async def _check_still_waits(self, unfinished: UnfinishedRun) -> None:
        """Refuse what another process took up, ended or gave up after it was told: it would be done twice.

        Raises:
            SettingsError: RESUME_GONE.
        """
        if unfinished not in await self._world.memory.unfinished():
            raise SettingsError(
                "RESUME_GONE",
                tr("この実行は、もう終わったか、別の画面で続けられています。"),
                tr("履歴で結果を確かめ、途中の実行の一覧を開き直してください。"),
            )

    async def _played(self, told: JournaledRun, how: ResumeChoice) -> Flow:
        """Return the flow as it was played; from the start it is today's that counts."""
        flow = await self._world.memory.get(told.flow_id)
        if how is ResumeChoice.FROM_START or flow.version == told.flow_version:
            return flow
        return await self._world.memory.version(told.flow_id, told.flow_version)

    async def run(
        self,
        checklist: Checklist,
        options: RunOptions,
        known: JournaledRun | None = None,
        going_on: Continuation | None = None,
    ) -> RunReport:
        """Carry out a checklist with the model.

        Args:
            checklist: What to do.
            options: How the run treats people.
            known: The interrupted run that goes on.
            going_on: Where it goes on.

        Raises:
            DecisionError: NO_ITEMS.
            SettingsError, ModelError: The model cannot do it; nothing was done.
            LibraryError: The run cannot be written down; nothing was done.
        """
        await self._world.memory.ready()
        if not checklist.enabled_items:
            raise DecisionError(
                "NO_ITEMS",
                tr("実行する項目がありません。"),
                tr("チェックリストに項目を足すか、チェックを入れてください。"),
            )
        await require_fit(self._world.model())
        await hold_vault(self._world.credentials, self._world.redactor)
        checklist = self._world.redactor.concealed(checklist)
        secrets = SecretMask(checklist, self._world.redactor.values)
        journaled = JournaledRun(
            run_id=known.run_id if known else new_run_id(),
            run_kind=RunKind.AGENT,
            name=secrets.text(clip(checklist.instruction, _NAME_CHARS)),
            checklist=checklist,
            recorded=going_on.recorded if going_on else (),
        )
        with self._supervisor.beginning() as run_control:
            context = self._context(run_control, options, SettlePolicy.SETTLED, journaled, going_on)
            run = AgentRun(context, self._world.model(), checklist, going_on)
        finished = await self._carry(run, context, going_on)
        return RunReport(
            finished=finished,
            checklist=run.checklist,
            steps=run.recorded_steps,
            tables=run.tables,
            origins=run.origins,
            part_sites=self._world.browser.part_sites,
        )

    async def replay(
        self,
        flow: Flow,
        values: Mapping[str, str],
        options: RunOptions,
        known: JournaledRun | None = None,
        going_on: Continuation | None = None,
    ) -> RunReport:
        """Play a flow without a model.

        Args:
            flow: What to play.
            values: Variables given for this run.
            options: How the run treats people.
            known: The interrupted replay that goes on.
            going_on: Where it goes on.

        Raises:
            SettingsError: A variable is unknown or has no value, or the flow runs elsewhere; nothing
                was done yet.
            LibraryError: The run cannot be written down; nothing was done.
        """
        await self._world.memory.ready()
        with self._world.flow_locks.held(flow.id):
            return await self._replayed(flow, values, options, known, going_on)

    async def _replayed(
        self,
        flow: Flow,
        values: Mapping[str, str],
        options: RunOptions,
        known: JournaledRun | None,
        going_on: Continuation | None,
    ) -> RunReport:
        spare = passwords_of_logins(flow.steps)  # the session may live, or the vault may know it
        values = {v.name: "" for v in flow.variables if v.name in spare and not v.value} | dict(
            values
        )
        resolved = self._resolved(flow, values, known)
        check_values(flow, resolved, given=frozenset(values))
        await asyncio.to_thread(check_files, flow, resolved)
        secret = secret_variables(flow)
        journaled = JournaledRun(
            run_id=known.run_id if known else new_run_id(),
            run_kind=RunKind.REPLAY,
            name=flow.name,
            flow_id=flow.id,
            flow_version=flow.version,
            values=fit_to_keep(values, resolved, secret),
            resolved=fit_to_keep(resolved, resolved, secret),
            batch_id=options.playing.batch_id,
            row=options.playing.row,
        )
        is_same = going_on is None and _plays_as_agreed(flow, values, options.playing)
        keeps_word = is_same and await self._went_well(flow)
        playing = replace(options.playing, keeps_word=keeps_word)

        def mending(replayed: Replayed) -> ItemHealer:
            memory, model = self._world.memory, self._world.model
            healer = Healer(replayed, memory, finder_of(model()))
            return ItemHealer(replayed, healer, memory, model, resolved)

        with self._supervisor.beginning() as run_control:
            context = within_sites(
                self._context(run_control, options, SettlePolicy.BRIEF, journaled, going_on), flow
            )
            run = Replay(context, flow, resolved, going_on, playing, mending)
        finished = await self._carry(run, context, going_on, keeps_place=options.keeps_place)
        return RunReport(
            finished=finished,
            checklist=Checklist(instruction=""),
            taught=taught(flow, run.by_hand),
            tables=run.tables,
            origins=run.origins,
        )

    async def _went_well(self, flow: Flow) -> bool:
        """Say whether nothing of a flow's newest run is in doubt: what may have been sent is asked about."""
        latest = await self._world.memory.runs(flow.id, 1)
        return not flow.is_draft and all(run.status is RunStatus.DONE for run in latest)

    def _resolved(
        self, flow: Flow, values: Mapping[str, str], known: JournaledRun | None
    ) -> Mapping[str, str]:
        """Return what the flow's words stand for in this run; one that goes on keeps what it had."""
        before = known or JournaledRun(run_id="", run_kind=RunKind.REPLAY, name="")
        return run_values(
            flow, values, self._world.almanac, dict(before.resolved), dict(before.values)
        ).values

    def _context(
        self,
        run_control: RunControl,
        options: RunOptions,
        patience: SettlePolicy,
        journaled: JournaledRun,
        going_on: Continuation | None,
    ) -> RunContext:
        earlier, replaced = (going_on.steps, going_on.replaced) if going_on else ((), "")
        journal_writer = JournalWriter(
            self._world.memory, self._world.browser, journaled, earlier, replaced
        )
        return replace(
            self._world.context(run_control, options, patience, journal_writer),
            by_hand=by_hand,
            began_on=self._world.almanac.today(),
        )

    async def _carry(
        self,
        run: AgentRun | Replay,
        context: RunContext,
        going_on: Continuation | None,
        *,
        keeps_place: bool = False,
    ) -> RunFinished:
        assert context.journal_writer is not None
        return await self._supervisor.carry(
            run,
            context.journal_writer,
            is_resumed=going_on is not None,
            keeps_place=keeps_place,
        )


def _plays_as_agreed(flow: Flow, values: Mapping[str, str], playing: Playing) -> bool:
    """Say whether a flow of which something was agreed to is played whole, with its own values; a password is none."""
    if playing.from_step or playing.batch_id or not any(step.agreed for step in flow.steps):
        return False
    secret = secret_variables(flow)
    return all(
        values.get(one.name, one.value) == one.value
        for one in flow.variables
        if one.name not in secret
    )
