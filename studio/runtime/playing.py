"""Playing a flow with the studio's own player, away from the studio.

What the studio asks of its library, window and models has a default here: nothing is kept, nobody but
the terminal is asked, no model is there. Guard, rules, proofs and 「never twice」 are the same.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunFinished, RunKind
from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, Flow
from studio.domain.page.address import origin_of
from studio.domain.records.journal import JournaledRun
from studio.engine.healing.finder import NoFinder
from studio.engine.healing.healer import Healer
from studio.engine.ports import Browser, SettlePolicy
from studio.engine.replay.filling import check_values
from studio.engine.replay.player import Replay
from studio.engine.replay.target_healing import Replayed
from studio.engine.runs.bus import EventBus
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.limits import Limits
from studio.engine.runs.reports import Playing
from studio.engine.runs.run import RunContext, new_run_id, shown_nowhere, within_sites
from studio.engine.runs.run_control import RunControl
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import Almanac, check_files, run_values
from studio.runtime.environment import EnvironmentSecrets
from studio.runtime.nothing_kept import NothingKept
from studio.runtime.script_steps import Item, ScriptSteps
from studio.runtime.values import Values


@dataclass(frozen=True, slots=True)
class PlayTerms:
    """How a run away from the studio treats people and secrets.

    Attributes:
        approves_all: `--yes`: acts that cannot be undone are agreed to beforehand. A new site and a second
            submit are not among them.
        is_attended: Somebody at the terminal can answer.
        secrets: Values by the names that the flow uses.
        login_user: Whose login the secret `environment.LOGIN` is, "" for nobody's.
        almanac: What day it is, and on which days people work.
    """

    approves_all: bool = False
    is_attended: bool = False
    answer_timeout_s: float = 600.0
    secrets: Mapping[str, str] = field(default_factory=dict[str, str])
    login_user: str = ""
    almanac: Almanac = field(default_factory=Almanac)


@dataclass(frozen=True, slots=True)
class PlayReport:
    """How a run ended, and what it read."""

    finished: RunFinished
    tables: tuple[ExtractedTable, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayWorld:
    """What a run acts on, tells and hears."""

    browser: Browser
    bus: EventBus = field(default_factory=EventBus)
    run_control: RunControl = field(default_factory=RunControl)


async def play(
    flow: Flow,
    given: Mapping[str, str],
    world: PlayWorld,
    terms: PlayTerms,
    items: Sequence[Item] = (),
) -> PlayReport:
    """Play a flow, by its own steps or by the lines of a script.

    Args:
        flow: What was recorded.
        given: Variables given for this run, as people write them.
        world: Where it is played.
        terms: How.
        items: Functions of a script; () plays the steps as they are on record.

    Raises:
        SettingsError: A value is missing or none of its kind; nothing was done yet.
    """
    names = {variable.name for variable in flow.variables}
    given = {**given, **{n: value for n, value in terms.secrets.items() if n in names}}
    resolved = dict(run_values(flow, given, terms.almanac).values)
    check_values(flow, resolved, given=frozenset(given))
    await asyncio.to_thread(check_files, flow, resolved)
    source = _source(flow, resolved, terms, items) if items else None
    unfollow = world.bus.subscribe(source.hear) if source else None
    replay = Replay(
        _context(flow, resolved, world, terms),
        flow,
        resolved,
        None,
        Playing(source=source),
        _healer,
    )
    try:
        finished = await replay.carry_out()
    finally:
        if unfollow:
            unfollow()
    world.bus.publish(finished)
    return PlayReport(finished, replay.tables)


def _source(
    flow: Flow, resolved: dict[str, str], terms: PlayTerms, items: Sequence[Item]
) -> ScriptSteps:
    hidden = secret_variables(flow) | {*terms.secrets}
    seen = Values.of(resolved, hidden)
    return ScriptSteps(items, flow, seen, resolved, frozenset(hidden))


def _context(
    flow: Flow, resolved: Mapping[str, str], world: PlayWorld, terms: PlayTerms
) -> RunContext:
    start = origin_of(resolved.get(START_URL_VARIABLE, ""))
    origins = tuple(dict.fromkeys(filter(None, (*flow.origins, start))))
    run_id = new_run_id()
    journaled = JournaledRun(run_id=run_id, run_kind=RunKind.REPLAY, name=flow.name)
    held = {
        name.removeprefix(SECRET_PREFIX): value
        for name, value in terms.secrets.items()
        if name.startswith(SECRET_PREFIX)
    }
    context = RunContext(
        browser=world.browser,
        bus=world.bus,
        run_control=world.run_control,
        limits=Limits(),
        is_attended=terms.is_attended,
        approves_all=terms.approves_all,
        answer_timeout_s=terms.answer_timeout_s,
        on_observed=shown_nowhere,
        patience=SettlePolicy.BRIEF,
        credentials=EnvironmentSecrets(held, origins, terms.login_user),
        journal_writer=JournalWriter(NothingKept(), world.browser, journaled),
        run_id=run_id,
        is_strict=not terms.is_attended,
    )
    return within_sites(context, flow)


def _healer(replayed: Replayed) -> Healer:
    """Mend what needs no library and no model: overlays are closed, menus opened again."""
    return Healer(replayed, None, NoFinder())
