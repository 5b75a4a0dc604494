"""How cards, labels and buttons are made, so that all look and speak alike."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, TypeVar, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFont, QInputMethodEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from studio.ui.widgets.announcing import announce
from studio.ui.widgets.boxes import AS_AROUND, FREE, Part, fill, in_column, in_row
from studio.ui.widgets.theme import Theme, set_look

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Named = TypeVar("Named", bound=QWidget)


class Size(StrEnum):
    """Text sizes of the window."""

    SMALL = "small"
    BODY = "body"
    TITLE = "title"
    HEADLINE = "headline"
    PAGE = "page"


_POINTS = {Size.SMALL: -1.0, Size.BODY: 0.0, Size.TITLE: 0.5, Size.HEADLINE: 3.0, Size.PAGE: 5.0}


class Card(QFrame):
    """A white sheet with a thin border; `tone` makes the border speak (`amber`, `red`, `green`)."""

    def __init__(self, name: str, parent: QWidget, tone: str = "plain") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("card", tone)
        self._is_wanted, self._is_aside = True, False
        self.body = in_column(of=self, margins=(12, 10, 12, 12))

    def put(self, *parts: Part) -> None:
        """Put parts below those that are there."""
        fill(self.body, *parts)

    def put_aside(self, *, is_aside: bool) -> None:
        """Take it off the page while something else has that for itself; then it is as it would have been."""
        self._is_aside = is_aside
        super().setVisible(self._is_wanted and not is_aside)

    @override
    def setVisible(self, visible: bool) -> None:
        self._is_wanted = visible
        super().setVisible(visible and not self._is_aside)


class EmptyCard(Card):
    """What stands on a page where there is nothing to list yet.

    Args:
        words: What the page is for.
        title: What is not there; "" for a page that can list nothing in this start.
        first: The button that makes the first one.
    """

    def __init__(
        self, name: str, parent: QWidget, words: str, title: str = "", first: QWidget | None = None
    ) -> None:
        super().__init__(name, parent)
        if not title:
            self.put(make_wrapped(self, words))
            return
        self.put(
            make_label(self, title, Size.TITLE), make_wrapped(self, words, Size.SMALL, "muted")
        )
        if first is not None:
            self.put(in_row(first, FREE, gap=AS_AROUND))


class LineList(QVBoxLayout):
    """Lines of a card that are shown anew as a whole."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(6)
        self._shown: Sequence[QWidget] = ()

    def show_lines(self, lines: Sequence[QWidget]) -> None:
        """Show these instead of what is shown; the keyboard stays on the button of its name, or in its line."""
        at, name = self._held()
        for line in self._shown:
            self.removeWidget(line)
            line.deleteLater()
        self._shown = lines
        for line in lines:
            self.addWidget(line)
        if not (name and lines):
            return
        near = lines[min(at, len(lines) - 1)].findChildren(QPushButton)
        every = [button for line in lines for button in line.findChildren(QPushButton)]
        again = next((one for one in every if one.objectName() == name), None)
        if button := again or next(iter(near), None):
            button.setFocus()

    def _held(self) -> tuple[int, str]:
        """Return which line has the keyboard, and what its button is called; "" where none has it."""
        for at, line in enumerate(self._shown):
            held = cast("QWidget | None", line.window().focusWidget())
            if held is not None and line.isAncestorOf(held):
                return at, held.objectName()
        return 0, ""


class ElidedLabel(QLabel):
    """A line of plain text that ends with … where the room ends; the whole of it is in the tip.

    Attributes:
        least: Nothing is drawn where fewer pixels are left for a longer text: its first letters say nothing.
    """

    def __init__(self, parent: QWidget, least: int = 0) -> None:
        super().__init__(parent)
        self.least = least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(40)

    def show_text(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)

    @override
    def paintEvent(self, arg__1: QPaintEvent) -> None:
        metrics, room = self.fontMetrics(), self.width()
        if room < min(self.least, metrics.horizontalAdvance(self.text())):
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        short = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, short)
        painter.end()


def make_elided(
    parent: QWidget, size: Size = Size.BODY, tone: str = "", name: str = "", *, least: int = 0
) -> ElidedLabel:
    """Return a label that shortens itself."""
    label = ElidedLabel(parent, least)
    label.setObjectName(name)
    label.setFont(sized(label.font(), size))
    if tone:
        set_look(label, "tone", tone)
    return label


def sized(font: QFont, size: Size, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a font in a size of the window."""
    copy = QFont(font)
    copy.setPointSizeF(font.pointSizeF() + _POINTS[size])
    copy.setWeight(weight)
    return copy


def make_label(
    parent: QWidget, text: str = "", size: Size = Size.BODY, tone: str = "", name: str = ""
) -> QLabel:
    """Return a label that shows plain text only: pages' and people's words are never markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setObjectName(name)
    weight = (
        QFont.Weight.Bold if size in (Size.TITLE, Size.HEADLINE, Size.PAGE) else QFont.Weight.Normal
    )
    label.setFont(sized(label.font(), size, weight))
    if tone:
        set_look(label, "tone", tone)
    return label


def make_wrapped(
    parent: QWidget, text: str = "", size: Size = Size.BODY, tone: str = "", name: str = ""
) -> QLabel:
    """Return a label whose text goes on in the next line."""
    label = make_label(parent, text, size, tone, name)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    label.setWordWrap(True)  # last: it notes that the height depends on the width
    return label


def say(label: QLabel, words: str, tone: str = "", *, is_aloud: bool = True) -> None:
    """Tell something in a label, which stands only while there is something to tell.

    Args:
        label: Where it is told.
        words: What; "" puts the label away.
        tone: Its colour; "" leaves it.
        is_aloud: A screen reader says it as well.
    """
    is_new = words != label.text()
    if isinstance(label, ElidedLabel):
        label.show_text(words)
    else:
        label.setText(words)
    if tone:
        set_look(label, "tone", tone)
    label.setVisible(bool(words))
    if is_new and is_aloud:
        announce(label, words)


def named(widget: Named, name: str, words: str) -> Named:
    """Give a widget its object name, for styles and tests, and its words for screen readers."""
    widget.setObjectName(name)
    widget.setAccessibleName(words)
    return widget


def make_search(parent: QWidget, name: str, words: str) -> QLineEdit:
    """Return a line to search in; its words stand in it while it is empty."""
    line = named(QLineEdit(parent), name, words)
    line.setPlaceholderText(words)
    line.setClearButtonEnabled(True)
    return line


def add_row(rows: QListWidget, words: str = "") -> QListWidgetItem:
    """Add a row that Qt makes itself, and return it.

    One that Python makes may be gone for Python before its list is cleared, which ends the process.
    """
    rows.addItem(words)
    return rows.item(rows.count() - 1)


def _is_pressed(button: QAbstractButton, key: QKeyEvent) -> bool:
    """Press a button by Enter, which Qt leaves to dialogs; False for any other key, and one that is held down."""
    is_press = key.key() in ENTER and not key.isAutoRepeat()
    if is_press:
        button.click()
    return is_press


class PushButton(QPushButton):
    """A button that Enter presses, too, where it has the keyboard."""

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        if not _is_pressed(self, e):
            super().keyPressEvent(e)


class IconButton(QToolButton):
    """The same of a button that shows only an icon."""

    @override
    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        if not _is_pressed(self, arg__1):
            super().keyPressEvent(arg__1)


def make_button(
    parent: QWidget, text: str, name: str, on_click: Callable[[], None], look: str = ""
) -> QPushButton:
    """Return a button with an object name and a name for screen readers."""
    button = PushButton(text, parent)
    button.setObjectName(name)
    button.setAccessibleName(text)
    button.setAutoDefault(False)
    if look:
        button.setProperty("look", look)
    button.clicked.connect(lambda: on_click())
    return button


def make_icon_button(parent: QWidget, theme: Theme, icon: str, text: str, name: str) -> QToolButton:
    """Return a button that shows only an icon; its words are in the tip and for screen readers."""
    button = IconButton(parent)
    button.setObjectName(name)
    button.setAccessibleName(text)
    button.setToolTip(text)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    theme.dress(button, icon)
    return button


def trigger(action: QAction, act: Callable[[], None]) -> None:
    """Let an action do something, without the `checked` argument of its signal."""
    action.triggered.connect(lambda: act())


def follow_action(button: QPushButton, action: QAction) -> None:
    """Let a button stand for an action: same words, same state, same effect."""

    def follow() -> None:
        button.setEnabled(action.isEnabled())
        button.setText(action.text())
        button.setAccessibleName(action.text())
        button.setToolTip(action.toolTip())

    action.changed.connect(follow)
    button.clicked.connect(lambda: action.trigger())
    button.setIconSize(QSize(14, 14))
    follow()


class ComposingEdit(QLineEdit):
    """A line that leaves Enter to the input method while it composes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_composing = False

    @property
    def is_composing(self) -> bool:
        """True while letters are not decided yet."""
        return self._is_composing

    @override
    def inputMethodEvent(self, arg__1: QInputMethodEvent) -> None:
        self._is_composing = bool(arg__1.preeditString())
        super().inputMethodEvent(arg__1)

    @override
    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        if self._is_composing and arg__1.key() in ENTER:
            arg__1.accept()
            return
        super().keyPressEvent(arg__1)
