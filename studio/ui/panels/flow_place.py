"""The flow that is being edited: its head, its steps, and what joins them to the rest of the window."""

from PySide6.QtWidgets import QWidget

from studio.ui.desk import Desk
from studio.ui.panels.flow_editor import EditorTies, FlowEditor
from studio.ui.panels.flow_editor_head import FlowHead, HeadCallbacks
from studio.ui.panels.flow_running import FlowRunner
from studio.ui.panels.flow_variables import FlowVariables
from studio.ui.room import Room


class FlowPlace:
    """Made once for つくる, which lays its two panels out.

    Attributes:
        runner: Plays, saves and puts away.
        head: Name, purpose, variables.
        editor: The steps.
    """

    def __init__(self, room: Room, desk: Desk, page: QWidget) -> None:
        self._room = room
        self._desk = desk
        self.runner = FlowRunner(room, desk, page)
        variables = FlowVariables(room, desk.editor, page)
        heads = HeadCallbacks(variables.ask, lambda: self.runner.leave(desk.leave_flow))
        self.head = FlowHead(desk.editor, room.theme, room.actions, heads, page)
        ties = EditorTies(run_from=lambda step_id: self.runner.play(step_id))
        self.editor = FlowEditor(desk.editor, room, ties, page)
