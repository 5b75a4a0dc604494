"""A flow as 点検 shows it: how it stands, since when, what changed, and the one button that leads on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from studio.domain.text import clip
from studio.engine.checking.standing import FlowStanding
from studio.ui.checks.standing_lines import (
    StandingLine,
    checked_words,
    lead_words,
    sign_of,
    standing_lines,
    state_words,
)
from studio.ui.widgets.boxes import at_left, at_middle, grow, in_column, in_row
from studio.ui.widgets.controls import Card, LineList, Size, make_button, make_wrapped
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

_FIRST: Final = 4
"""Lines that show before the others are asked for."""
_NAME_CHARS: Final = 80
_SIGN: Final = 16


@dataclass(frozen=True, slots=True)
class CheckShown:
    """What a card shows.

    Attributes:
        places: Where its steps stand, from 1.
        now: With a time zone.
    """

    standing: FlowStanding
    places: Mapping[str, int]
    now: datetime


class CheckCard(Card):
    """One flow.

    Args:
        shown: The flow.
        theme: For the signs.
        on_lead: Does what is recommended.

    Attributes:
        lead: The button that leads on; None where nothing is to be done.
    """

    def __init__(
        self,
        shown: CheckShown,
        theme: Theme,
        on_lead: Callable[[FlowStanding], None],
        parent: QWidget,
    ) -> None:
        super().__init__("check_card", parent)
        self.standing = shown.standing
        self._theme = theme
        self._lines = standing_lines(shown.standing, shown.places, shown.now)
        self._list = LineList()
        self._more: QPushButton | None = None
        self._name = clip(shown.standing.summary.name, _NAME_CHARS)
        self.lead = self._make_lead(on_lead)
        self._lay_out(shown)

    @property
    def controls(self) -> Sequence[QPushButton]:
        """Its buttons, in the order of the keyboard."""
        return tuple(button for button in (self.lead, self._more) if button is not None)

    def stand_out(self, *, is_first: bool) -> None:
        """Show its button as the one thing to do next on the page, or as one of several."""
        words = lead_words(self.standing)
        if self.lead is not None and words is not None:
            set_look(self.lead, "look", "main" if is_first else "")
            colour = "on_accent" if is_first else "accent_text"
            self._theme.dress(self.lead, words[1], colour, 14)

    def let_press(self, *, may_press: bool) -> None:
        """Say whether its button does something now."""
        if self.lead is not None:
            self.lead.setEnabled(may_press)

    def _make_lead(self, on_lead: Callable[[FlowStanding], None]) -> QPushButton | None:
        words = lead_words(self.standing)
        if words is None:
            return None
        button = make_button(self, words[0], "check_lead", lambda: on_lead(self.standing))
        button.setAccessibleName(tr("「{name}」：{words}", name=self._name, words=words[0]))
        return button

    def _lay_out(self, shown: CheckShown) -> None:
        head = in_row(
            at_middle(self._sign(*sign_of(self.standing))),
            grow(make_wrapped(self, self._name, Size.TITLE, name="check_name")),
        )
        if self.lead is not None:
            head.addWidget(self.lead, 0, Qt.AlignmentFlag.AlignTop)
        self.put(head)
        found = state_words(self.standing, shown.now)
        if found:
            self.put(make_wrapped(self, found, name="check_state"))
        self.put(self._list)
        self._show_lines(self._lines[:_FIRST])
        left = len(self._lines) - _FIRST
        if left > 0:
            words = tr("ほか {left} 件を見る", left=left)
            self._more = make_button(self, words, "check_more", self._show_all, "link")
            self.put(at_left(self._more))
        checked = checked_words(self.standing, shown.now)
        if checked:
            self.put(make_wrapped(self, checked, Size.SMALL, "muted", "check_when"))

    def _show_all(self) -> None:
        if self._more is not None:
            self._more.hide()
        if self.lead is not None:
            self.lead.setFocus()
        self._show_lines(self._lines)

    def _show_lines(self, lines: Sequence[StandingLine]) -> None:
        self._list.show_lines([self._line(line) for line in lines])

    def _line(self, line: StandingLine) -> QWidget:
        widget = QWidget(self)
        row = QHBoxLayout(widget)
        row.setContentsMargins(2, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign(line.icon, line.tone), 0, Qt.AlignmentFlag.AlignTop)
        words = in_column(make_wrapped(widget, line.words, name="check_line"), gap=1)
        if line.remedy:
            words.addWidget(make_wrapped(widget, line.remedy, Size.SMALL, "muted", "check_remedy"))
        row.addLayout(words, 1)
        return widget

    def _sign(self, icon: str, tone: str) -> QLabel:
        label = QLabel(self)
        label.setFixedSize(_SIGN, _SIGN)
        self._theme.dress(label, icon, tone, _SIGN)
        return label
