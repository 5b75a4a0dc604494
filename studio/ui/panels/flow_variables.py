"""The variables of an edited flow: a form for each, opened from its chip."""

from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.variable import Variable
from studio.engine.flow_editing.variables import (
    add_variable,
    change_variable,
    is_for_secret,
)
from studio.ui.dialogs.variable_form import edit_variable
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
        if self._desk.is_editable:
            self._room.tasks.start(VARIABLE_TASK, self._ask(variable))

    async def _ask(self, variable: Variable | None) -> None:
        flow = self._desk.flow
        if flow is None:
            return
        known = variable.name if variable else ""
        others = frozenset(one.name for one in flow.variables if one.name != known)
        given = await edit_variable(
            self._page,
            self._room.workbench.variables,
            variable or Variable(name=""),
            others,
            is_secret=bool(known) and is_for_secret(flow, known),
        )
        if given is None:
            return
        if variable is None:
            self._desk.edit(lambda flow: add_variable(flow, given))
        else:
            self._desk.edit(lambda flow: change_variable(flow, known, given))
