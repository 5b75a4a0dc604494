"""How a row of the aria tree is painted: indent, sign for open and closed, icon, role, name."""

from typing import Final, cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.ui.page.aria_index import AriaRow
from studio.ui.page.aria_model import OPEN_ROLE, ROW_ROLE, TARGET_ROLE
from studio.ui.page.role_words import role_in_words
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme
from studio.words import tr

INDENT: Final = 14
MAX_INDENTED: Final = 12
"""Deeper nodes stand below one another: the name must stay readable in a narrow window."""
ARROW: Final = 16
_ICON: Final = 14
ROLE_ICONS: Final = {
    "alert": "triangle-exclamation", "alertdialog": "window-restore", "article": "file-lines",
    "banner": "window-maximize", "button": "hand-pointer", "cell": "table-cells",
    "checkbox": "square-check", "clickable": "hand-pointer", "columnheader": "table-cells",
    "combobox": "square-caret-down", "dialog": "window-restore", "form": "file-lines",
    "generic": "align-left", "grid": "table", "gridcell": "table-cells", "heading": "heading",
    "iframe": "window-restore", "image": "image", "img": "image", "link": "link", "list": "list",
    "listbox": "list", "log": "circle-info", "main": "window-maximize", "menu": "bars",
    "menubar": "bars", "menuitemcheckbox": "square-check", "menuitemradio": "circle-dot",
    "navigation": "compass", "paragraph": "align-left", "progressbar": "bars-progress",
    "radio": "circle-dot", "rowheader": "table-cells", "search": "magnifying-glass",
    "searchbox": "magnifying-glass", "slider": "sliders", "spinbutton": "arrow-up-1-9",
    "status": "circle-info", "switch": "toggle-on", "tab": "folder", "table": "table",
    "tabpanel": "folder-open", "text": "align-left", "textbox": "i-cursor", "tree": "list",
    "treegrid": "table",
}  # fmt: skip


def arrow_left(row: AriaRow) -> int:
    """Return where, from the left edge of a row, its open/closed sign begins."""
    return 4 + min(row.depth, MAX_INDENTED) * INDENT


class AriaDelegate(QStyledItemDelegate):
    """Paints rows of the tree; the element of the next act stands on amber."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = cast("AriaRow | None", index.data(ROW_ROLE))
        if row is None:
            return
        painter.save()
        is_target = bool(index.data(TARGET_ROLE))
        self._paint_ground(painter, option.rect, option.state, is_target=is_target)
        left = option.rect.left() + arrow_left(row)
        self._paint_arrow(painter, option.rect, left, cast("bool | None", index.data(OPEN_ROLE)))
        icon = QRect(left + ARROW + 2, option.rect.center().y() - _ICON // 2, _ICON, _ICON)
        name = ROLE_ICONS.get(row.node.role, "minus")
        self._theme.paint_icon(painter, icon, f"fa6s.{name}", "amber" if is_target else "muted")
        self._paint_words(painter, option.rect.adjusted(icon.right() + 7, 0, -4, 0), row)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, place: QRect, state: QStyle.StateFlag, *, is_target: bool
    ) -> None:
        colours = self._theme.colours
        if is_target:
            painter.fillRect(place, QColor(colours.amber_soft))
        elif state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, QColor(colours.accent_soft))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(place, QColor(colours.hover))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent_line), 1))
            painter.drawRect(place.adjusted(0, 0, -1, -1))

    def _paint_arrow(self, painter: QPainter, row: QRect, left: int, is_open: bool | None) -> None:  # noqa: FBT001 - three states, painted here only
        if is_open is None:
            return
        name = "fa6s.caret-down" if is_open else "fa6s.caret-right"
        place = QRect(left + 2, row.center().y() - 5, 11, 11)
        self._theme.paint_icon(painter, place, name)

    def _paint_words(self, painter: QPainter, place: QRect, row: AriaRow) -> None:
        colours = self._theme.colours
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(colours.named("muted" if row.label else "text"))
        metrics = painter.fontMetrics()
        role = role_in_words(row.node.role)
        painter.drawText(place, flags, role)
        rest = place.adjusted(metrics.horizontalAdvance(role) + 10, 0, 0, 0)
        if rest.width() < 12 or not row.label:
            return
        painter.setPen(colours.named("muted" if row.node.is_disabled else "text"))
        words = row.label + _states(row)
        short = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, flags, short)


def _states(row: AriaRow) -> str:
    """Return the states worth showing: what is ticked, what cannot be used."""
    states = row.node.states
    ticked = tr("　✓") if states.get("checked", "false") not in ("false", "") else ""
    return ticked + (tr("　（使えません）") if row.node.is_disabled else "")
