"""What a person reads in a window, hears of it, and finds in its menus."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabBar,
    QTextEdit,
    QWidget,
)

JAPANESE = re.compile(r"[\u3001-\u3013\u3016-\u301f\u3041-\u30ff\u3400-\u9fff\uff01-\uff60]")
"""Letters and signs; 〔 〕 stand around values in every language."""
ROLE = Qt.ItemDataRole
SAMPLES = "samples_menu"
"""Wishes to begin with: Japanese in every language, as 内蔵エンジン reads no other."""
_TAG = re.compile("<[^<>]+>|&nbsp;")
_ROWS = 20


def blue_buttons(window: QWidget) -> list[QPushButton]:
    """Return the buttons that say what is best done next, and can be pressed; one at most is right."""
    buttons = window.findChildren(QPushButton)
    return [
        one
        for one in buttons
        if one.isVisible() and one.isEnabled() and one.property("look") == "main"
    ]


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield what one widget shows and says."""
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.text(), widget.placeholderText())
        case QPlainTextEdit():
            yield from (widget.toPlainText(), widget.placeholderText())
        case QTextEdit():
            yield widget.toPlainText()
        case QAbstractItemView() if not isinstance(widget, QHeaderView):
            yield from _rows(widget)
        case QTabBar() | QComboBox() | QAbstractSpinBox():
            yield from _choices(widget)
        case _:
            pass
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield widget.windowTitle()


def _choices(widget: QTabBar | QComboBox | QAbstractSpinBox) -> Iterator[str]:
    match widget:
        case QTabBar():
            yield from (widget.tabText(at) for at in range(widget.count()))
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case _:
            yield from (widget.text(), widget.specialValueText())


def everything_in(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield what a window shows now, and what its menus and keys say, with the name of where it stands."""
    for widget in (window, *(one for one in window.findChildren(QWidget) if one.isVisible())):
        for text in texts_of(widget):
            yield widget.objectName() or type(widget).__name__, text
    for action in window.findChildren(QAction):
        menu = action.parent()
        if menu is not None and menu.objectName() == SAMPLES:
            continue
        for text in (action.text(), action.toolTip(), action.statusTip()):
            yield f"action {action.objectName()}", text


def _rows(view: QAbstractItemView) -> Iterator[str]:
    """Yield what a list says, aloud and in its tips, and its headings."""
    model = view.model()
    is_list = isinstance(model, QAbstractListModel)  # which keeps its number of columns to itself
    columns = range(1 if is_list else model.columnCount(QModelIndex()))
    for row in range(min(model.rowCount(QModelIndex()), _ROWS)):
        for column in columns:
            index = model.index(row, column)
            for role in (ROLE.DisplayRole, ROLE.ToolTipRole, ROLE.AccessibleTextRole):
                yield str(index.data(role) or "")
    for column in columns:
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


def japanese_in(text: str, known: tuple[str, ...] = ()) -> str:
    """Return what is Japanese in a text, beside what is known to be a person's or a page's; "" for nothing.

    Args:
        text: As it is shown.
        known: Longest first.
    """
    if not JAPANESE.search(text):
        return ""
    text = _TAG.sub("", text)  # a value in a sentence is a link
    for one in known:
        text = text.replace(one, "")
    found = JAPANESE.search(text)
    return text[max(0, found.start() - 20) : found.end() + 40] if found else ""
