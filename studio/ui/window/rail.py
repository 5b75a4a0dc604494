"""The rail: the places of the studio, one click each."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QFrame, QToolButton, QWidget

from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import Size, sized
from studio.ui.widgets.theme import Theme
from studio.words import tr

WIDTH = 88
"""At least; wide enough for 「ライブラリ」 at every scale."""
_BESIDE = 15
"""What the rail has around a button, and about what a button has around its word."""


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

    def _button(self, action: QAction, icon: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"rail_{action.objectName()}")
        button.setProperty("look", "rail")
        button.setText(action.text())
        button.setAccessibleName(action.text())
        button.setToolTip(action.toolTip())
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setCheckable(True)
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
