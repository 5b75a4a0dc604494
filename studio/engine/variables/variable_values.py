"""What forms and the command line do with the variables of a flow: preview, remember, propose."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.values.date_expression import WorkCalendar, day_said
from studio.domain.values.date_format import format_date
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.memory import UpkeepStore
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.proposing import VariableProposal, proposed_variables
from studio.engine.variables.values import Almanac, check_file, run_values, value_of
from studio.words import tr

_SPOKEN_DAY: Final = tr("yyyy年M月d日(曜)")


@dataclass(frozen=True, slots=True)
class ValuePreview:
    """What a run would make of a value, as a form shows it beside the field.

    Attributes:
        text: What is typed; "" when it cannot be used.
        note: What a person may want to know: the day of the week, holidays not decided yet.
        fault: Why it cannot be used; "" when it can.
        remedy: What to write instead.
    """

    text: str = ""
    note: str = ""
    fault: str = ""
    remedy: str = ""


class VariableValues:
    """Values as people give them, beside the run that uses them.

    Args:
        upkeep: Where the values given last are kept.
        almanac: What day it is, and on which days people work.
    """

    def __init__(self, upkeep: UpkeepStore, almanac: Almanac) -> None:
        self._upkeep = upkeep
        self._almanac = almanac

    @property
    def today(self) -> date:
        """The day on this machine."""
        return self._almanac.today()

    @property
    def work(self) -> WorkCalendar:
        """The working days."""
        return self._almanac.work

    def preview(self, variable: Variable, text: str) -> ValuePreview:
        """Return what a run that begins now would type for `text`; whether a file is there, `check` says."""
        try:
            made = value_of(variable, text, self.today, self._almanac.work)
        except SettingsError as fault:
            return ValuePreview(fault=fault.message, remedy=fault.remedy)
        return ValuePreview(made.text, self._note(variable, text))

    def check(self, variable: Variable, text: str) -> None:
        """Refuse a value that a run could not use. Blocking for a moment where it is a file.

        Raises:
            SettingsError: Why, and what to write instead.
        """
        value_of(variable, text, self.today, self._almanac.work)
        check_file(variable, text)

    def proposals(self, flow: Flow) -> tuple[VariableProposal, ...]:
        """Return what of a flow could be variables; dates in words are said from the day it was made."""
        recorded_on = flow.created_at.astimezone().date()
        return proposed_variables(flow, recorded_on, self._almanac.work)

    def unsure(self, flow: Flow, values: Mapping[str, str]) -> tuple[str, ...]:
        """Return the words whose working days lie beyond what is known of the holidays, for a notice.

        Raises:
            SettingsError: As for the run itself.
        """
        return run_values(flow, values, self._almanac).unsure

    async def remembered(self, flow: Flow) -> dict[str, str]:
        """Return what was given last for the variables that the flow asks for; never a secret."""
        asked = {variable.name for variable in asked_variables(flow)}
        kept = await self._upkeep.remembered_values(flow.id)
        names = asked - secret_variables(flow)
        return {name: value for name, value in kept.items() if name in names}

    async def remember(self, flow: Flow, values: Mapping[str, str]) -> None:
        """Keep what was given for the next form, but for secrets.

        Raises:
            LibraryError: The library cannot be written.
        """
        asked = {variable.name for variable in asked_variables(flow)}
        names = asked - secret_variables(flow)
        await self._upkeep.remember_values(
            flow.id, {name: value for name, value in values.items() if name in names}
        )

    def _note(self, variable: Variable, text: str) -> str:
        if variable.kind is not VariableKind.DATE or not text.strip():
            return ""
        found = day_said(text, self.today, self._almanac.work)
        day = format_date(found.day, _SPOKEN_DAY)
        if not found.is_unsure:
            return day
        until = self._almanac.work.known_until
        return tr(
            "{day}（{year}年より先の祝日はまだ決まっていないため、変わることがあります）",
            day=day,
            year=until.year,
        )


def asked_variables(flow: Flow) -> tuple[Variable, ...]:
    """Return the variables a person fills in before each run, and what goes with them."""
    asked = {variable.name for variable in flow.variables if variable.ask_each_time}
    return tuple(one for one in flow.variables if one.name in asked or asked & {*one.goes_with})
