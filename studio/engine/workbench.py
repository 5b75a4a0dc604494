"""The façade both faces talk to: one object, commands as methods, facts on the bus.

A face never sees an adapter. Every command returns or raises a `StudioError`; events tell of the way.
"""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from studio.domain.actions.action import Navigate
from studio.domain.errors import ExportError, SettingsError
from studio.domain.events.events import ChecklistProposed, FlowExported, PageObserved
from studio.domain.flows.flow import Flow
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.credential import SecretPlace
from studio.domain.records.history import FlowSummary, RunRecord
from studio.domain.records.journal import UnfinishedRun
from studio.domain.runs.checklist import Checklist, clean_instruction
from studio.domain.text import estimate_tokens
from studio.engine.checking.checks import FlowChecks
from studio.engine.flow_editing.flow_trust import check_confirmed, check_trusted, confirmed
from studio.engine.flow_editing.keeping_secrets import SecretOffer, keep_in_vault, secret_offers
from studio.engine.launching import Launcher, RunWorld
from studio.engine.memory import Memory, SecretStore
from studio.engine.perception.render import DEFAULT_BUDGET, render
from studio.engine.planning.ai_notes import AiNotes
from studio.engine.ports import (
    Browser,
    BrowserPool,
    ChatModel,
    Clock,
    Exporter,
    PlanRequest,
    SettlePolicy,
    SheetFiles,
    SiteDirectory,
    SiteMaps,
)
from studio.engine.rehearsing.keeping import Keeper
from studio.engine.rows.rows import Rows
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.flow_locks import FlowLocks, NoFlowLocks
from studio.engine.runs.page_pictures import PagePictures
from studio.engine.runs.reports import RenderedPage, RunOptions, RunReport
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.runs.run import SiteRules
from studio.engine.runs.sitemaps import NoSiteMaps
from studio.engine.runs.supervision import Supervisor
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.engine.signing_in.secret_filling import hold_vault
from studio.engine.teaching.recording_service import RecordingDesk
from studio.engine.variables.values import Almanac
from studio.engine.variables.variable_values import VariableValues
from studio.engine.whole_file import write_folder
from studio.words import tr


class Workbench:
    """Plans, runs, keeps, replays and exports.

    Args:
        browser: One browser for the life of the workbench; started on first use.
        model: The chosen model.
        store: The library.
        exporters: Formats by name.
        sites: Names of sites.
        bus: Where facts are told.
        clock: Time; the machine's own by default.
        sitemaps: What sites say about their own pages; by default none is asked.
        credentials: The vault; None where there is none.
        almanac: What day it is, and the working days; without one no working day is known.
        sheets: Reads Excel and CSV files; without it there are no jobs over rows.
        pool: Opens further browsers for such jobs.
        site_rules: What the person set about sites.
        flow_locks: Keep a flow from running twice at once.

    Attributes:
        notes: AI への注意書き.
        pictures: Who looks at the page that is worked on; a face says so here.
    """

    def __init__(  # noqa: PLR0913 - one a port, all by name
        self,
        *,
        browser: Browser,
        model: ChatModel,
        store: Memory,
        exporters: Mapping[str, Exporter],
        sites: SiteDirectory,
        bus: EventBus,
        clock: Clock | None = None,
        sitemaps: SiteMaps | None = None,
        credentials: SecretStore | None = None,
        almanac: Almanac | None = None,
        sheets: SheetFiles | None = None,
        pool: BrowserPool | None = None,
        site_rules: SiteRules | None = None,
        flow_locks: FlowLocks | None = None,
    ) -> None:
        self._browser = browser
        self._model = model
        self._store = store
        self._exporters = exporters
        self._sites = sites
        self.bus = bus
        self._clock = clock or WallClock()
        self._credentials = credentials
        self._redactor = SecretRedactor()
        almanac = almanac or Almanac()
        self.variables = VariableValues(store, almanac)
        self.notes = AiNotes(store, self._redactor, credentials)
        self.pictures = PagePictures(browser)
        self._supervisor = Supervisor(bus, self._clock)
        world = RunWorld(
            browser=browser,
            memory=store,
            bus=bus,
            clock=self._clock,
            sitemaps=sitemaps or NoSiteMaps(),
            redactor=self._redactor,
            credentials=credentials,
            model=lambda: self._model,
            on_observed=self._on_observed,
            almanac=almanac,
            site_rules=site_rules or SiteRules(),
            notes=self.notes.told,
            flow_locks=flow_locks or NoFlowLocks(),
            pictures=self.pictures,
        )
        self._launcher = Launcher(world, self._supervisor)
        self._keeper = Keeper(world, self._supervisor)
        self.rows = Rows(world, self._supervisor, sheets, pool)
        self.checks = FlowChecks(world, self._supervisor)
        shown = partial(self._on_observed, tokens=0)
        desk = RecordingDesk(browser, store, bus, self._supervisor, credentials, shown)
        self.recording_service, desk.sites = desk, sites
        self._observation: Observation | None = None

    @property
    def observation(self) -> Observation | None:
        """The newest observation of the page, for the aria panel."""
        return self._observation

    @property
    def is_running(self) -> bool:
        """True while a run or a replay is under way."""
        return self._supervisor.is_running

    @property
    def is_paused(self) -> bool:
        """True while the run waits at the gate."""
        return self._supervisor.is_paused

    @property
    def is_browser_open(self) -> bool:
        """True while the browser is there."""
        return self._browser.is_open

    @property
    def model(self) -> ChatModel:
        """The model in use, for its names."""
        return self._model

    @property
    def export_formats(self) -> Mapping[str, Exporter]:
        """Formats a flow can be written in, by name."""
        return self._exporters

    @property
    def memory(self) -> Memory:
        """The library: versions, history, journal and audit, for faces that show them."""
        return self._store

    @property
    def credentials(self) -> SecretStore | None:
        """The vault, for faces that show it; None where there is none."""
        return self._credentials

    def use_model(self, model: ChatModel) -> None:
        """Take another model from the next call on."""
        self._model = model

    async def plan(self, instruction: str, start_url: str = "") -> Checklist:
        """Turn what the person typed into a checklist. Nothing runs.

        Raises:
            InstructionError: Empty, too long, no words, or nothing in it could be read.
            ModelError: The model could not help.
        """
        is_open = self._store.is_open  # planning alone opens no library
        if is_open:
            await hold_vault(self._credentials, self._redactor)
        request = PlanRequest(
            instruction=self._redactor.conceal(clean_instruction(instruction)),
            start_url=start_url,
            sites=tuple(await self._sites.target_sites()),
        )
        if is_open:
            request = await self.notes.noted(request)
        self._model.keep_secret(self._redactor.called(self._redactor.values.values()))
        reply = await self._model.plan(request)
        told = SecretMask(reply.checklist).checklist(reply.checklist)
        self.bus.publish(ChecklistProposed(checklist=told, usage=reply.usage))
        return reply.checklist

    async def run(self, checklist: Checklist, options: RunOptions | None = None) -> RunReport:
        """Carry out a checklist with the model, verifying each item.

        Faults that end the run are told in the returned report's `finished`, not raised.
        """
        return await self._launcher.run(checklist, options or RunOptions())

    async def replay(
        self,
        flow: Flow,
        values: Mapping[str, str] | None = None,
        options: RunOptions | None = None,
    ) -> RunReport:
        """Run a saved flow without any model.

        Raises:
            SettingsError: A variable is unknown or has no value, or nobody is there to watch a
                draft; nothing was done yet.
        """
        options = options or RunOptions()
        if not options.is_attended:
            check_confirmed(flow)
        return await self._launcher.replay(flow, values or {}, options)

    async def unfinished(self) -> Sequence[UnfinishedRun]:
        """Return runs that the studio's end cut off, newest first; each waits for `take_up` or `discard`.

        Rows of a job are not among them: their job takes them up.
        """
        found = () if self._supervisor.is_running else await self._store.unfinished()
        return tuple(one for one in found if not one.run.batch_id)

    async def take_up(
        self,
        unfinished: UnfinishedRun,
        how: ResumeChoice,
        values: Mapping[str, str] | None = None,
        options: RunOptions | None = None,
    ) -> RunReport:
        """Go on with an interrupted run, or begin it anew. Nothing that lasts is done twice.

        Args:
            unfinished: As `unfinished` told it.
            how: What the person chose.
            values: Over those of the journal: passwords are not kept there.
            options: As for any run.

        Raises:
            SettingsError: RESUME_UNCLEAR, RESUME_GONE (it does not wait any more), a value is missing,
                or another run is under way.
            FlowNotFoundError: The flow was deleted meanwhile.
        """
        return await self._launcher.take_up(unfinished, how, values, options or RunOptions())

    async def discard(self, run_id: str) -> None:
        """破棄: forget an interrupted run."""
        await self._store.discard_run(run_id)

    def pause(self) -> None:
        """Hold the run before its next turn."""
        self._supervisor.pause()

    def resume(self) -> None:
        """Let a paused run go on."""
        self._supervisor.resume()

    def step_once(self) -> None:
        """1手順: let one step of a replay pass, and halt before the next one."""
        self._supervisor.step_once()

    def stop(self) -> None:
        """安全停止: end after the step that is under way."""
        self._supervisor.stop()

    def stop_now(self) -> None:
        """緊急停止: end at once, even while a call hangs. The browser stays open."""
        self._supervisor.stop_now()

    def answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        """Answer an `ApprovalRequested` or `UserInputRequested`.

        Args:
            request_id: Of the question; answers to others are ignored.
            is_yes: 実行する or 続ける; False: やめる.
            text: What the person typed, for a question.
        """
        self._supervisor.answer(request_id, is_yes=is_yes, text=text)

    async def save(
        self,
        report: RunReport,
        name: str,
        purpose: str = "",
        *,
        is_seen_done: bool = False,
        rehearses: bool = False,
    ) -> Flow:
        """Keep a verified run as a flow.

        Args:
            report: Of the run.
            name: What the person calls it.
            purpose: What it is for; "" takes the instruction.
            is_seen_done: The person looked at the page of an unverified run and saw that it worked;
                without it the run is kept as a draft.
            rehearses: Play it once more before, as far as nothing is left behind (練習); what does not
                go through is mended, and what it came to stands in `FlowSaved`.

        Raises:
            LibraryError: The library cannot be written.
            DecisionError: The run did not work, or left nothing to keep.
        """
        return await self._keeper.save(
            report, name, purpose, is_seen_done=is_seen_done, rehearses=rehearses
        )

    async def add_example(
        self, flow: Flow, report: RunReport, *, is_seen_done: bool = False, rehearses: bool = False
    ) -> Flow:
        """Keep what a run with other values teaches a flow: what differs is bound, what is the same is fixed.

        Args:
            flow: As it is kept.
            report: Of the run with other values.
            is_seen_done: As in `save`.
            rehearses: As in `save`.

        Returns:
            The new version, or the flow as it is where the run only confirms it.

        Raises:
            LibraryError: The library cannot be written, or somebody else changed the flow.
            DecisionError: NOT_ALIKE, SAME_VALUES, NOT_SEEN_DONE, or the run did not work.
        """
        return await self._keeper.add_example(
            flow, report, is_seen_done=is_seen_done, rehearses=rehearses
        )

    def secret_offers(self, report: RunReport, flow: Flow) -> tuple[SecretOffer, ...]:
        """Return which passwords of a flow saved just now could be kept in the vault instead."""
        return secret_offers(flow, report.steps, self._redactor) if self._credentials else ()

    async def keep_secret(self, flow: Flow, offer: SecretOffer, place: SecretPlace) -> Flow:
        """Accept an offer: the vault keeps the value, and the flow asks for it no more.

        Raises:
            SecretError: See `SecretStore.put`.
            LibraryError: The flow cannot be saved; the vault has the value.
        """
        if self._credentials is None:
            return flow
        changed = await keep_in_vault(flow, offer, self._credentials, place)
        return await self._store.save(changed, tr("認証情報を使うようにしました"))

    async def confirm_flow(self, flow: Flow) -> Flow:
        """Keep that a person has seen the run of a draft work: it is one no more.

        Raises:
            LibraryError: The library cannot be written.
        """
        return await self._store.save(confirmed(flow), tr("できていることを、人が確かめました"))

    async def flow(self, id_or_name: str) -> Flow:
        """Return a flow by id or name."""
        return await self._store.get(id_or_name)

    async def flows(self, search: str = "") -> Sequence[FlowSummary]:
        """Return the library's cards."""
        return await self._store.summaries(search)

    async def delete_flow(self, flow_id: str) -> None:
        """Remove a flow."""
        await self._store.delete(flow_id)

    async def runs(self, flow_id: str = "", limit: int = 100) -> Sequence[RunRecord]:
        """Return the history, newest first."""
        return await self._store.runs(flow_id, limit)

    async def export(self, flow: Flow, export_format: str, path: Path) -> Path:
        """Write a flow as a folder (`write_folder`); returns the file to begin with.

        Raises:
            ExportError: Unknown format, the folder cannot be written, or nobody has trusted the flow yet.
            LibraryError: The audit cannot be written; nothing was exported.
        """
        check_trusted(flow)
        check_confirmed(flow)
        exporter = self._exporters.get(export_format)
        if exporter is None:
            raise ExportError(
                "UNKNOWN_FORMAT",
                tr("「{name}」という書き出し形式はありません。", name=export_format),
                tr("使える形式：{exporters}", exporters=tr("、").join(self._exporters)),
            )
        files = await asyncio.to_thread(exporter.files, flow)
        facts = (("flow_id", flow.id), ("format", export_format))
        note = AuditNote(action=AuditAction.FLOW_EXPORTED, subject=flow.name, details=facts)
        await self._store.note(note)
        path = await asyncio.to_thread(write_folder, path, files)
        self.bus.publish(FlowExported(flow_id=flow.id, export_format=export_format, path=str(path)))
        return path

    async def observe_page(self, url: str = "", budget: int = DEFAULT_BUDGET) -> RenderedPage:
        """Observe a page (or the one that is open) as a model would see it.

        Args:
            url: Where to go first; "" stays where the browser is.
            budget: Estimated tokens; longer pages have their long tables folded.
        """
        await self._browser.start()
        if url:
            await self._browser.perform(Navigate(url=url))
        observation = await self._browser.observe()
        text = await asyncio.to_thread(render, observation, budget)
        tokens = estimate_tokens(text)
        self._on_observed(observation, tokens)
        return RenderedPage(
            observation=observation, text=text, tokens=tokens, ms=observation.elapsed_ms
        )

    def _on_observed(self, observation: Observation, tokens: int, run_id: str = "") -> None:
        self._observation = observation
        self.bus.publish(
            PageObserved(
                run_id=run_id,
                epoch=observation.epoch,
                url=observation.url,
                title=observation.title,
                elements=len(observation.operable),
                tokens=tokens,
                elapsed_ms=observation.elapsed_ms,
            )
        )

    async def look_again(self) -> None:
        """Observe the page that is open anew, for who shows it; a run looks by itself, a closed browser has none.

        Raises:
            BrowserError: It cannot be seen.
        """
        if self._browser.is_open and not self._supervisor.is_running:
            self._on_observed(await self._browser.observe(SettlePolicy.BRIEF), 0)

    async def highlight(self, ref: str | None) -> None:
        """Mark an element of the newest observation on the page."""
        if self._browser.is_open:
            await self._browser.highlight(ref)

    async def pick_element(self) -> Target | None:
        """Let the person point at an element of the page that is open, for a step they edit; None: given up.

        Raises:
            SettingsError: A run is under way: the page is its own.
        """
        if self._supervisor.is_running:
            raise SettingsError(
                "ALREADY_RUNNING",
                tr("実行中は選べません。"),
                tr("終わってから、もう一度押してください。"),
            )
        return await self._browser.pick()

    async def cancel_pick(self) -> None:
        """やめる: end a pick that is under way in the shown browser; nothing was picked then."""
        await self._browser.cancel_pick()

    async def screenshot(self, path: Path) -> None:
        """Save a picture of the page."""
        await self._browser.screenshot(path)

    async def open_browser(self) -> None:
        """Open the browser before a run needs it; raises `BrowserMissingError`."""
        await self._browser.start()

    async def place_browser(self, place: tuple[int, int, int, int], scale: float = 1.0) -> None:
        """Put the browser window beside the studio: left, top, width and height, see `Browser.place`."""
        if self._browser.is_open:
            await self._browser.place(*place, scale)

    async def browser_place(self, scale: float = 1.0) -> tuple[int, int, int, int] | None:
        """Return where the browser window stands, see `Browser.place_now`; None without one."""
        return await self._browser.place_now(scale) if self._browser.is_open else None

    async def close(self) -> None:
        """Stop what runs and give everything back."""
        self.stop_now()
        await self._browser.close()
        await self._model.close()
        await self._store.close()
