"""Badges: an icon and a few words on a coloured ground, never colour alone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from studio.domain.runs.decision import Usage
from studio.domain.runs.formatting import cost_in_words
from studio.ui.widgets.announcing import announce
from studio.ui.widgets.boxes import in_row
from studio.ui.widgets.parts import ModeChoice
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

LOW_CONFIDENCE = 0.3
"""Below this mean the ADR calls for help; the badge turns red."""
FAIR_CONFIDENCE = 0.6


class Badge(QFrame):
    """One badge.

    Args:
        theme: Gives the icon its colour.
        name: Object name, also for tests.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._icon = QLabel(self)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        in_row(self._icon, self._text, gap=6, of=self, margins=(9, 3, 10, 3))
        self.hide()

    @property
    def text(self) -> str:
        """What the badge says."""
        return self._text.text()

    def show_words(self, text: str, tone: str, icon: str, tip: str = "") -> None:
        """Show the badge.

        Args:
            text: A few words.
            tone: `plain`, `accent`, `green`, `amber` or `red`.
            icon: In the icon font.
            tip: More words for hovering.
        """
        is_new = text != self.accessibleName() or self.isHidden()
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tip)
        set_look(self, "badge", tone)
        set_look(self._text, "tone", "muted" if tone == "plain" else tone)
        colour = {"plain": "muted", "accent": "accent_text"}.get(tone, tone)
        self._theme.dress(self._icon, icon, colour, 13)
        self.show()
        if is_new:
            announce(self, text)


def confidence_tone(confidence: float) -> str:
    """Return the tone of a confidence badge."""
    if confidence < LOW_CONFIDENCE:
        return "red"
    return "amber" if confidence < FAIR_CONFIDENCE else "plain"


def mode_in_words(mode: ModeChoice) -> str:
    """Return what a mode is called."""
    words = {
        ModeChoice.STANDARD: "",
        ModeChoice.DEVELOPMENT: tr("開発モード"),
        ModeChoice.PRODUCTION: tr("本番モード"),
    }
    return words[mode]


def usage_in_words(usage: Usage) -> str:
    """Return what model calls cost; a replay says that it called none."""
    if not usage.tokens:
        return ""
    return cost_in_words(usage.tokens, usage.yen)
