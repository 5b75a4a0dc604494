"""What the page of 予定 does with schedules: keeps, switches, removes and takes back, and carries a turn out now."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Protocol

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import Schedule
from studio.engine.runs.limits import Limits
from studio.engine.runs.reports import RunOptions
from studio.engine.scheduling.planning import values_of
from studio.engine.scheduling.schedules import Schedules
from studio.engine.scheduling.turns import TurnReport, TurnRunner
from studio.engine.workbench import Workbench
from studio.words import tr

Work = Callable[[], Coroutine[object, object, None]]
Told = Callable[[TurnReport], None]


class RunShower(Protocol):
    """Shows the window's runs: a turn that a person wants now is one of them."""

    @property
    def limits(self) -> Limits:
        """What a run may use."""
        ...

    def follow(self, flow: Flow, values: Mapping[str, str], work: Work) -> None:
        """Show a flow, and carry out what runs it."""
        ...

    def follow_rows(self, work: Work) -> None:
        """Carry out what goes over rows; its questions are shown."""
        ...


class ScheduleDesk:
    """Turns that are wanted now are runs of this window: seen, asked about, stopped like any other.

    Args:
        workbench: Of the window.
        schedules: Of the home.
        shower: Shows them.
    """

    def __init__(self, workbench: Workbench, schedules: Schedules, shower: RunShower) -> None:
        self._workbench = workbench
        self._shower = shower
        self.schedules = schedules

    async def run_now(self, schedule: Schedule, told: Told) -> None:
        """Begin the turn of a schedule, a missed one if there is one.

        Args:
            schedule: Whose.
            told: Gets how it went.

        Raises:
            SettingsError: Something runs already, or the schedule is gone: no turn was taken.
            FlowNotFoundError: Its flow was deleted.
            LibraryError: It cannot be read.
        """
        if self._workbench.is_running:
            raise SettingsError(
                "ALREADY_RUNNING",
                tr("いまほかの手順を実行しています。"),
                tr("終わってから、もう一度押してください。"),
            )
        given = await self.schedules.given(schedule.id)
        flow = await self._workbench.flow(schedule.flow_id)
        work = partial(self._carry_out, schedule, told)
        if given.rows is None:
            self._shower.follow(flow, values_of(flow, dict(given.values)), work)
        else:
            self._shower.follow_rows(work)

    async def _carry_out(self, schedule: Schedule, told: Told) -> None:
        turn = await self.schedules.take_turn(schedule.id, is_asked=True)
        assert turn.day is not None  # a turn that a person wants is taken, whatever day it is
        options = RunOptions(limits=self._shower.limits)
        runner = TurnRunner(self._workbench, self.schedules, options)
        told(await runner.carry_out(turn.schedule, turn.day))
