"""The rail: the places of the studio, one click each."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QRadioButton,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QWidget,
)
from typing_extensions import override

from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import Size, sized
from studio.ui.widgets.theme import Theme
from studio.words import tr

PLACES: Final = (
    ("go_create", "fa6s.wand-magic-sparkles"),
    ("go_library", "fa6s.book"),
    ("go_history", "fa6s.clock-rotate-left"),
    ("go_data", "fa6s.table"),
    ("go_schedules", "fa6s.calendar-days"),
    ("go_credentials", "fa6s.key"),
    ("go_settings", "fa6s.gear"),
)
"""Commands and icons, in order; the last stands at the foot."""
WIDTH = 88
"""At least; wide enough for 「ライブラリ」 at every scale."""
_BETWEEN = 4
"""As a tool button has between icon and word."""
_BESIDE = 15
"""What the rail has around a button, and about what a button has around its word."""


class _Place(QRadioButton):
    """Looks like a tool button, and is told as what it is: one of several, of which one is chosen.

    A tool button that can be checked is a check box to a screen reader.
    """

    @override
    def paintEvent(self, arg__1: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, self._drawn())

    @override
    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        high = words.height() + self.iconSize().height() + _BETWEEN
        inside = QSize(max(words.width(), self.iconSize().width()), high)
        kind = QStyle.ContentsType.CT_ToolButton
        return self.style().sizeFromContents(kind, self._drawn(), inside, self)

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _drawn(self) -> QStyleOptionToolButton:
        option = QStyleOptionToolButton()
        option.initFrom(self)
        option.icon, option.iconSize = self.icon(), self.iconSize()
        option.text, option.font = self.text(), self.font()
        option.toolButtonStyle = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        option.subControls = QStyle.SubControl.SC_ToolButton
        is_on = QStyle.StateFlag.State_On if self.isChecked() else QStyle.StateFlag.State_Off
        option.state |= is_on | QStyle.StateFlag.State_AutoRaise
        return option


class Rail(QFrame):
    """Buttons for the places, the last one at the foot.

    Args:
        theme: For the icons.
        places: Actions and icons in order; the last goes to the foot.
    """

    def __init__(self, theme: Theme, places: list[tuple[QAction, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self._theme = theme
        words = QFontMetrics(sized(self.font(), Size.SMALL))
        widest = max(words.horizontalAdvance(action.text()) for action, _ in places)
        self._wide = max(WIDTH - _BESIDE, widest + _BESIDE)
        self.setFixedWidth(self._wide + _BESIDE)
        self._group = QButtonGroup(self)
        self._icons = dict[str, str]()
        self._titles = dict[str, str]()
        layout = in_column(gap=6, of=self, margins=(7, 12, 7, 12))
        for number, (action, icon) in enumerate(places):
            if number == len(places) - 1:
                layout.addStretch(1)
            layout.addWidget(self._button(action, icon))

    def show_place(self, action_id: str) -> None:
        """Mark where the person is."""
        for button in self._group.buttons():
            name = button.objectName().removeprefix("rail_")
            button.setChecked(name == action_id)
            colour = "accent_text" if name == action_id else "muted"
            self._theme.dress(button, self._icons[name], colour, 20)

    def show_count(self, action_id: str, count: int) -> None:
        """Say beside a place how many things there wait for the person; 0 says nothing."""
        for button in self._group.buttons():
            if button.objectName() == f"rail_{action_id}":
                title = self._titles[action_id]
                words = tr("{title}（{count}）", title=title, count=count) if count else title
                button.setText(words)
                button.setAccessibleName(words)

    def _button(self, action: QAction, icon: str) -> QRadioButton:
        button = _Place(self)
        button.setObjectName(f"rail_{action.objectName()}")
        button.setProperty("look", "rail")
        button.setText(action.text())
        button.setAccessibleName(action.text())
        button.setToolTip(action.toolTip())
        button.setFixedWidth(self._wide)
        button.setIconSize(QSize(20, 20))
        button.setFont(sized(button.font(), Size.SMALL))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        trigger: Callable[[], None] = action.trigger
        button.clicked.connect(lambda: trigger())
        self._group.addButton(button)
        self._icons[action.objectName()] = icon
        self._titles[action.objectName()] = action.text()
        self._theme.dress(button, icon, "muted", 20)
        return button
