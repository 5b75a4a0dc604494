"""The person's own list with its undo: every edit makes a new list, the old one is kept."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Signal

from studio.domain.runs.checklist import Checklist
from studio.engine.planning import editing
from studio.engine.planning.editing import EditHistory
from studio.ui.widgets.value_spans import changed_value


class ListController(QObject):
    """A checklist that is edited; what runs and what is saved stands in `WorkspaceController`.

    Signals:
        list_changed: Another list, other states or other notes.
    """

    list_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._history: EditHistory[Checklist] = EditHistory()

    @property
    def can_edit_list(self) -> bool:
        """True while the list may be changed."""
        return True

    def undo(self) -> None:
        """Bring the list before the last edit back; not while it is being run."""
        if self.can_edit_list:
            self._take(self._history.undo())

    def redo(self) -> None:
        """Take the last undo back; not while the list is being run."""
        if self.can_edit_list:
            self._take(self._history.redo())

    def reword(self, item_id: str, text: str) -> None:
        """Give an item other words; where only a value is another, it is so everywhere."""
        present = self._history.present
        before = (
            next((one.text for one in present.items if one.id == item_id), "") if present else ""
        )
        if present and (found := changed_value(before, text, present.variables)):
            variable, value = found
            self.set_variable(variable.name, value, ask_each_time=variable.ask_each_time)
            return
        self._edit(lambda checklist: editing.reword(checklist, item_id, text))

    def switch(self, item_ids: frozenset[str]) -> None:
        """Turn items on, or off when all of them are on."""

        def edit(checklist: Checklist) -> Checklist:
            is_on = all(item.enabled for item in checklist.items if item.id in item_ids)
            return editing.set_enabled(checklist, item_ids, is_enabled=not is_on)

        self._edit(edit)

    def move(self, item_ids: frozenset[str], row: int) -> None:
        """Put items before a row."""
        self._edit(lambda checklist: editing.move(checklist, item_ids, row))

    def insert(self, row: int, text: str) -> None:
        """Put a new item before a row."""
        self._edit(lambda checklist: editing.insert(checklist, row, text))

    def duplicate(self, item_ids: Collection[str]) -> None:
        """Copy items."""
        self._edit(lambda checklist: editing.duplicate(checklist, item_ids))

    def remove(self, item_ids: Collection[str]) -> None:
        """Take items out."""
        self._edit(lambda checklist: editing.remove(checklist, item_ids))

    def set_variable(self, name: str, value: str, *, ask_each_time: bool) -> None:
        """Give a variable another value wherever it was read from."""
        self._edit(
            lambda checklist: editing.set_variable(
                checklist, name, value, ask_each_time=ask_each_time
            )
        )

    def _edit(self, edit: Callable[[Checklist], Checklist]) -> None:
        if self.can_edit_list:
            present = self._history.present or Checklist(instruction="")
            self._take(self._history.push(edit(present)))

    def _take(self, history: EditHistory[Checklist]) -> None:
        if history is not self._history:
            self._history = history
            self._on_taken()

    def _on_taken(self) -> None:
        """Another list stands now."""
        self.list_changed.emit()
