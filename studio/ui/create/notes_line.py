"""The quiet line of つくる that says which notes go to AI with the work on the table, and leads to them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.events.events import Event, PageObserved
from studio.domain.flows.ai_note import AiNote, NoteScope, applying
from studio.engine.guard.places import named_addresses
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.widgets.boxes import AS_AROUND, at_top, grow, in_row
from studio.ui.widgets.controls import Size, make_button, make_wrapped
from studio.ui.widgets.room import Room
from studio.words import tr

READ_TASK: Final = "notes for what is on the table"
_SHOWN_IN: Final = (Phase.PLAN, Phase.RUNNING)


@dataclass(frozen=True, slots=True)
class NoteWays:
    """Where the line leads.

    Attributes:
        settings: To the notes for all and for sites.
        flow: To the flow that is shown, to be edited.
    """

    settings: Callable[[], None]
    flow: Callable[[], None]


class NotesLine(QWidget):
    """Shown while there is a plan or a run for which somebody wrote a note.

    Args:
        room: Whose library it is.
        controller: What is on the table.
        ways: Where it leads.
    """

    def __init__(
        self, room: Room, controller: WorkspaceController, ways: NoteWays, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("notes_line")
        self._room = room
        self._controller = controller
        self._ways = ways
        self._notes: tuple[AiNote, ...] = ()
        self._shown: tuple[AiNote, ...] = ()
        self._phase = Phase.START
        self._is_builtin = True
        self._page = ""
        self._said = make_wrapped(self, size=Size.SMALL, tone="muted", name="notes_said")
        self._open = make_button(self, tr("注意書きを見る"), "notes_open", self._go, "link")
        in_row(grow(self._said), at_top(self._open), gap=AS_AROUND, of=self, margins=(2, 0, 2, 0))
        self.hide()

    def show_ai(self, *, is_builtin: bool) -> None:
        """Know whether a model reads notes at all."""
        self._is_builtin = is_builtin
        self._show()

    def show_phase(self, phase: Phase, *, is_asking: bool) -> None:
        """Show it beside a plan or a run; a question has the page for itself."""
        shown = Phase.START if is_asking else phase
        if shown is not self._phase:
            self._page = "" if shown is Phase.PLAN else self._page
            self._phase = shown
            self.refresh()
        self._show()

    def take_event(self, event: Event) -> None:
        """Follow the run to other sites."""
        if isinstance(event, PageObserved):
            self._page = event.url
            self._show()

    def refresh(self) -> None:
        """Read the notes anew where they are said, once the library is open: a line asks for no key."""
        if self._phase in _SHOWN_IN and self._room.workbench.memory.is_open:
            self._room.tasks.restart(READ_TASK, self._read())

    async def _read(self) -> None:
        self._notes = await self._room.workbench.notes.all()
        self._show()

    def _show(self) -> None:
        flow = self._controller.flow
        flow_note = flow.note_to_ai if flow else None
        self._shown = applying(self._notes, self._pages(), flow_note)
        places = tr("、").join(note.place for note in self._shown)
        self._said.setText(self._words().format(places))
        texts = [
            tr("{place}：{in_one_line}", place=note.place, in_one_line=note.in_one_line)
            for note in self._shown
        ]
        self._said.setToolTip("\n".join(texts))
        self._open.setAccessibleDescription("\n".join(texts))
        self.setVisible(bool(self._shown) and self._phase in _SHOWN_IN)

    def _words(self) -> str:
        if self._is_builtin:
            return tr("注意書きがあります（{0}）。内蔵エンジンには伝わりません。")
        if self._controller.flow is not None:
            return tr("AI に頼むことになったら、注意書きも伝えます：{0}")
        return tr("AI に注意書きも伝えます：{0}")

    def _pages(self) -> Iterable[str]:
        """Return the page of the run, or where it is going to begin."""
        checklist, flow = self._controller.checklist, self._controller.flow
        if self._page:
            return (self._page,)
        if flow is not None:
            return (flow.start_url,)
        return (
            (checklist.start_url, *named_addresses((checklist.instruction,))) if checklist else ()
        )

    def _go(self) -> None:
        is_of_flow = all(note.scope is NoteScope.FLOW for note in self._shown)
        if is_of_flow and not self._controller.situation.is_running:
            self._ways.flow()
        else:
            self._ways.settings()
