"""What came out of the run, how it was confirmed, what it took."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.create.report_button import ReportButton
from studio.ui.create.result import ToldResult
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, Size, make_wrapped, say
from studio.ui.widgets.room import Room
from studio.ui.widgets.theme import set_look


class ResultCard(Card):
    """Shown while the result of what is on the table is looked at.

    Args:
        room: What the places share.
        report: Returns the report of the run as plain text.
    """

    def __init__(self, room: Room, report: Callable[[], str], parent: QWidget) -> None:
        super().__init__("result_card", parent, "green")
        self._theme = room.theme
        self.saving = ReportButton(room, report, "result", self)
        self._icon = QLabel(self)
        self._title = make_wrapped(self, size=Size.TITLE, tone="green", name="result_title")
        self._headline = make_wrapped(self, size=Size.HEADLINE, name="result_headline")
        self._headline.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._how = make_wrapped(self, size=Size.SMALL, tone="muted", name="result_how")
        head = in_row(self._icon, grow(self._title))
        self.body.setContentsMargins(16, 14, 16, 14)
        self.put(head, self._headline, self._how, self.saving)
        self.hide()

    def show_told(self, told: ToldResult | None) -> None:
        """Say how it came out; None says nothing."""
        self.setVisible(told is not None)
        if told is None:
            return
        tone = "green" if told.is_good else "muted"
        set_look(self, "card", "green" if told.is_good else "plain")
        set_look(self._title, "tone", tone)
        icon = "fa6s.circle-check" if told.is_good else "fa6s.circle-stop"
        self._theme.dress(self._icon, icon, tone, 16)
        for label, words in (
            (self._title, told.title),
            (self._headline, told.headline),
            (self._how, told.how),
        ):
            say(label, words)
        self.setAccessibleName("\n".join(filter(None, (told.title, told.headline, told.how))))
