"""A flow that is being edited: what is shown, what is stored, and the way back. Pure."""

from dataclasses import dataclass, replace
from typing import Final

from studio.domain.flows.flow import Flow
from studio.domain.flows.flow_diff import FlowChange, differences
from studio.domain.text import clip
from studio.engine.planning.editing import EditHistory
from studio.words import tr

_NOTED: Final = 3
_NOTE_CHARS: Final = 300


@dataclass(frozen=True, slots=True)
class FlowEdits:
    """A flow with its edits since it was opened; frozen, every edit makes another one.

    Attributes:
        stored: As the library has it.
        history: What is shown, and the 50 values before it.
    """

    stored: Flow
    history: EditHistory[Flow]

    @classmethod
    def of(cls, flow: Flow) -> "FlowEdits":
        """Begin to edit a flow as the library has it."""
        return cls(flow, EditHistory(present=flow))

    @property
    def flow(self) -> Flow:
        """What is shown; exactly this is saved."""
        return self.history.present or self.stored

    @property
    def is_changed(self) -> bool:
        """True when the library holds another content."""
        return _content(self.flow) != _content(self.stored)

    @property
    def changes(self) -> tuple[FlowChange, ...]:
        """What saving would change, as a person reads it."""
        return differences(self.stored, self.flow)

    @property
    def note(self) -> str:
        """The changes in a few words, for the list of versions."""
        told = [change.words for change in self.changes]
        more = tr("ほか {count} 件", count=len(told) - _NOTED) if len(told) > _NOTED else ""
        return clip(tr("、").join([*told[:_NOTED], *([more] if more else [])]), _NOTE_CHARS)

    def push(self, flow: Flow) -> "FlowEdits":
        """Show another value; an edit that changes nothing leaves no trace."""
        return replace(self, history=self.history.push(flow))

    def undo(self) -> "FlowEdits":
        """Go back one edit."""
        return replace(self, history=self.history.undo())

    def redo(self) -> "FlowEdits":
        """Take the last undo back."""
        return replace(self, history=self.history.redo())

    def after_saving(self, stored: Flow) -> "FlowEdits":
        """Go on with what the library has now; the way back stays."""
        return FlowEdits(stored, self.history.amend(stored))


def _content(flow: Flow) -> Flow:
    """Return a flow without what saving gives it."""
    return flow.model_copy(
        update={"version": 0, "created_at": flow.created_at, "updated_at": flow.created_at}
    )
