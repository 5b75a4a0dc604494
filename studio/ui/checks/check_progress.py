"""How far a check of the window is: which flow of how many, and 止める."""

from PySide6.QtWidgets import QProgressBar, QWidget

from studio.domain.text import clip
from studio.engine.checking.checks import CheckProgress
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, follow_action, make_button, make_wrapped
from studio.ui.widgets.room import Room
from studio.words import tr


class CheckProgressCard(Card):
    """Shown while a check of the page goes on; 止める is that of a run: once more ends it at once."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("check_progress", parent, "accent")
        self._words = make_wrapped(self, name="check_progress_words")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("点検の進みぐあい"))
        self.stop = make_button(self, "", "check_stop", lambda: None, "danger")
        follow_action(self.stop, room.actions["stop"])
        room.theme.dress(self.stop, "fa6s.stop", "red", 14)
        self.put(in_row(grow(self._words), self.stop, gap=10), self._bar)
        self.hide()

    def show_progress(self, progress: CheckProgress | None, done: int, total: int) -> None:
        """Show what is under way.

        Args:
            progress: The flow that is looked at; None before the first.
            done: Checks that are over.
            total: All of them.
        """
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        if progress is None:
            self._words.setText(tr("点検を始めています…"))
            return
        words = tr("{0} / {1}：「{2}」を点検しています…")
        self._words.setText(words.format(done + 1, total, clip(progress.name, 60)))
