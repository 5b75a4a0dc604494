"""Rows chosen by a rule in a real browser."""

from studio.domain.actions.action import Choose
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import Observation
from studio.domain.records.journal import StepClass
from studio.engine.ports import SettlePolicy
from studio.engine.replay.lists.choosing import ChosenRow, choose
from studio.engine.replay.lists.pressing import JournaledPresses
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.limits import Limits
from studio.engine.runs.run import RunContext
from studio.engine.runs.run_control import RunControl
from tests.browser.stage import Studio


def replaying(studio: Studio) -> RunContext:
    """Return the world of a replay that nobody attends."""
    clock = WallClock()
    return RunContext(
        browser=studio.browser,
        bus=EventBus(),
        run_control=RunControl(clock),
        limits=Limits(),
        is_attended=False,
        approves_all=True,
        answer_timeout_s=1.0,
        on_observed=lambda observation, tokens, run_id: None,
        clock=clock,
        patience=SettlePolicy.BRIEF,
    )


async def chosen_on(
    studio: Studio, page: Observation, rule: SelectionRule, column: str
) -> ChosenRow:
    """Press in the rows of the open page that a rule takes."""
    context = replaying(studio)
    presser = JournaledPresses(context, StepClass.PRESS)
    return await choose(context, Choose(rule=rule, column=column), page, presser)


async def chosen(studio: Studio, html: str, rule: SelectionRule, column: str) -> ChosenRow:
    """Open a page, and press in its rows that a rule takes."""
    return await chosen_on(studio, await studio.show(html), rule, column)
