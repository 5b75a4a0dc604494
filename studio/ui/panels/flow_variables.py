"""The variables of an edited flow: a form for each, opened from its chip."""

from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.variable import Variable
from studio.engine.flow_editing.variables import change_variable
from studio.ui.dialogs.forms import ask_variable
from studio.ui.flow_desk import FlowDesk
from studio.ui.room import Room

VARIABLE_TASK: Final = "edit flow variable"


class FlowVariables:
    """Asks for a variable and takes what was typed into the flow.

    Args:
        page: Whose dialogs they are.
    """

    def __init__(self, room: Room, desk: FlowDesk, page: QWidget) -> None:
        self._room = room
        self._desk = desk
        self._page = page

    def ask(self, variable: Variable | None) -> None:
        """Open the form of a variable; None for a new one."""
        if self._desk.is_editable and variable is not None:
            self._room.tasks.start(VARIABLE_TASK, self._ask(variable))

    async def _ask(self, variable: Variable) -> None:
        given = await ask_variable(self._page, variable)
        if given is not None:
            changed = variable.model_copy(
                update={"value": given.value, "ask_each_time": given.ask_each_time}
            )
            self._desk.edit(lambda flow: change_variable(flow, variable.name, changed))
