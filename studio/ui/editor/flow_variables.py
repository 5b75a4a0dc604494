"""The variables of a flow: a form for each, opened from its chip, and proposals to be ticked; its note to AI."""

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.flows.ai_note import AiNote, NoteScope
from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.expectations import set_ai_note
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.saving import save_edits
from studio.engine.flow_editing.variables import (
    add_variable,
    change_variable,
    is_for_secret,
    remove_variable,
)
from studio.engine.workbench import Workbench
from studio.ui.desk.flow_controller import FlowController
from studio.ui.dialogs.note_form import NoteAsked, ask_note
from studio.ui.editor.variable_form import edit_variable
from studio.ui.editor.variable_proposals import choose_proposals
from studio.ui.widgets.room import Room
from studio.words import tr

VARIABLE_TASK: Final = "edit flow variable"


class FlowVariables:
    """Asks for a variable, or the note to AI, and takes what was typed into the flow.

    Args:
        page: Whose dialogs they are.
    """

    def __init__(self, room: Room, controller: FlowController, page: QWidget) -> None:
        self._room = room
        self._controller = controller
        self._page = page

    def ask(self, variable: Variable | None) -> None:
        """Open the form of a variable; None for a new one."""
        if self._controller.is_editable:
            self._room.tasks.start(VARIABLE_TASK, self._ask(variable))

    def propose(self) -> None:
        """変数の提案: offer values of the flow that may be others next time."""
        if self._controller.is_editable:
            self._room.tasks.start(VARIABLE_TASK, self._propose())

    def note(self) -> None:
        """Open the form of the flow's note to AI."""
        if self._controller.is_editable:
            self._room.tasks.start(VARIABLE_TASK, self._note())

    async def _note(self) -> None:
        flow, controller = self._controller.flow, self._controller
        if flow is None:
            return

        async def keep(_: str, text: str) -> None:
            changed = set_ai_note(controller.flow or flow, text)
            controller.edit(lambda _: changed)

        place = AiNote(scope=NoteScope.FLOW, text="").place
        asked = NoteAsked(place, flow.ai_note, takes_empty=bool(flow.ai_note))
        await ask_note(self._page, self._room.tasks, asked, keep)

    async def _propose(self) -> None:
        flow, controller = self._controller.flow, self._room.workbench.variables
        if flow is None:
            return
        if not controller.proposals(flow):
            self._controller.told.emit(tr("変えられる値にできそうな値は、ほかにありません。"))
            return
        changed = await choose_proposals(self._page, controller, flow)
        if changed is not None and self._controller.flow is flow:
            self._controller.edit(lambda _: changed)

    async def _ask(self, variable: Variable | None) -> None:
        flow = self._controller.flow
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
            remove=partial(self._remove, known) if known not in ("", START_URL_VARIABLE) else None,
        )
        if given is None:
            return
        if variable is None:
            self._controller.edit(lambda flow: add_variable(flow, given))
        else:
            self._controller.edit(lambda flow: change_variable(flow, known, given))

    def _remove(self, name: str) -> None:
        """Take a variable out of the flow; one that is in use stays, and the editor says where."""
        self._controller.edit(lambda flow: remove_variable(flow, name))


async def offer_variables(
    page: QWidget, workbench: Workbench, flow: Flow, ticked: Collection[str] = ()
) -> Flow | None:
    """Offer proposals for a flow that is kept, and keep what was ticked as a new version.

    Args:
        page: Whose dialog it is.
        workbench: Knows the proposals and the library.
        flow: As it was kept.
        ticked: Names that are taken unless the person says otherwise.

    Returns:
        The flow as it is stored now; None when nothing was taken.

    Raises:
        InstructionError: Somebody changed or deleted it meanwhile; nothing was saved.
        LibraryError: It cannot be written.
    """
    stored = await workbench.flow(flow.id)
    changed = await choose_proposals(page, workbench.variables, stored, ticked)
    if changed is None:
        return None
    edits = FlowEdits.of(stored).push(changed)
    return (await save_edits(workbench.memory, workbench.bus, edits)).stored
