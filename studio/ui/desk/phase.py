"""The states of つくる: one thing at a time stands on the page. Pure."""

from dataclasses import dataclass
from enum import StrEnum


class Phase(StrEnum):
    """What the page is for now.

    START: 何をしますか. PLAN: the rows, before they are run. RUNNING: the same rows as a timeline.
    RESULT: what came out, first. EDIT: a flow of the library, step by step. RECORDING: the person shows it.
    """

    START = "start"
    PLAN = "plan"
    RUNNING = "running"
    RESULT = "result"
    EDIT = "edit"
    RECORDING = "recording"


@dataclass(frozen=True, slots=True)
class PhaseFacts:
    """What decides the state of the page.

    Attributes:
        is_recording: The browser is recorded, or what was recorded waits for its name.
        is_editing: A flow is shown step by step.
        is_running: What is shown is being run.
        has_ended: What is shown was run, and its end is not put away.
        has_list: Rows or a flow stand on the table.
    """

    is_recording: bool = False
    is_editing: bool = False
    is_running: bool = False
    has_ended: bool = False
    has_list: bool = False

    @property
    def phase(self) -> Phase:
        """The state the page is in."""
        for holds, phase in (
            (self.is_recording, Phase.RECORDING),
            (self.is_editing, Phase.EDIT),
            (self.is_running, Phase.RUNNING),
            (self.has_ended, Phase.RESULT),
            (self.has_list, Phase.PLAN),
        ):
            if holds:
                return phase
        return Phase.START
