"""点検の結果: what was found about the flow; Enter or a click goes to the step it is about."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.records.check import Finding, Severity
from studio.ui.checks.standing_lines import FINDING_ICONS
from studio.ui.editor.findings_model import FindingsModel, Index
from studio.ui.widgets.boxes import AS_AROUND, grow, in_column, in_row
from studio.ui.widgets.controls import Size, make_icon_button, make_label, named, sized
from studio.ui.widgets.row_painting import folded, write
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.whole_list import WholeList
from studio.words import tr

_ICON: Final = 14
_PAD_X: Final = 6
_PAD_Y: Final = 5
_LEFT: Final = _PAD_X + _ICON + 9
_MOST_LINES: Final = 6


class FindingsDelegate(QStyledItemDelegate):
    """Paints a finding with its remedy under it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = cast("QListView", self.parent())
        lines = self._lines(index, view.viewport().width())
        return QSize(160, sum(QFontMetrics(font).height() for _, font, _ in lines) + 2 * _PAD_Y)

    def _lines(self, index: Index, width: int) -> list[tuple[str, QFont, str]]:
        """Return the lines of a row with their fonts and colours: what is so, and what to do."""
        finding = cast("FindingsModel", index.model()).finding(index.row())
        font = cast("QWidget", self.parent()).font()
        remedy = in_brackets(finding.remedy) if finding else ""
        parts = (
            (str(index.data()), font, "text"),
            (remedy, sized(font, Size.SMALL), "muted"),
        )
        room = width - _LEFT - _PAD_X
        return [
            (line, letters, colour)
            for words, letters, colour in parts
            for line in folded(words, letters, room, _MOST_LINES)
        ]

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding = cast("FindingsModel", index.model()).finding(index.row())
        if finding is None:
            return
        painter.save()
        colours, place = self._theme.colours, option.rect
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.named("accent_soft"))
            painter.drawRoundedRect(place.adjusted(0, 1, -1, -1), 6, 6)
        icon = QRect(place.left() + _PAD_X, place.top() + 7, _ICON, _ICON)
        self._theme.paint_icon(painter, icon, *FINDING_ICONS[finding.severity])
        top = place.top() + _PAD_Y
        for words, font, colour in self._lines(index, place.width()):
            height = QFontMetrics(font).height()
            box = QRect(place.left() + _LEFT, top, place.width() - _LEFT - _PAD_X, height)
            write(painter, box, font, colours.named(colour).name(), words)
            top += height
        painter.restore()


class FindingsList(QWidget):
    """The lines with their count; put away until the next 点検 by its button.

    Signals:
        chosen: A step a line leads to.
        dismissed: The person has seen enough.
    """

    chosen = Signal(str)
    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = FindingsModel(self)
        self.view = named(WholeList(self), "findings_view", tr("点検の結果"))
        self.view.setModel(self.model)
        self._delegate = FindingsDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.setMouseTracking(True)
        self.view.clicked.connect(self._go)
        self.view.activated.connect(self._go)
        self._count = make_label(self, size=Size.TITLE, name="findings_count")
        close = make_icon_button(
            self, theme, "fa6s.xmark", tr("点検の結果を閉じる"), "findings_close"
        )
        close.clicked.connect(lambda: self.dismissed.emit())
        head = in_row(grow(self._count), close, gap=AS_AROUND)
        in_column(head, grow(self.view), gap=4, of=self, margins=(0, 4, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_findings(self, findings: Sequence[Finding] | None, flow: Flow | None) -> None:
        """Show what was found; nothing before the first 点検."""
        self.setVisible(findings is not None and flow is not None)
        if findings is None or flow is None:
            return
        places = {step.id: number for number, step in enumerate(flow.steps, start=1)}
        self.model.show(findings, places)
        bad = sum(one.severity is Severity.ERROR for one in findings)
        words = tr("点検：{count} 件（直すもの {bad} 件）", count=len(findings), bad=bad)
        self._count.setText(words if findings else tr("点検：問題は見つかりませんでした"))
        self.view.setVisible(bool(findings))

    def _go(self, index: Index) -> None:
        finding = self.model.finding(index.row())
        if finding is not None and finding.step_id:
            self.chosen.emit(finding.step_id)
