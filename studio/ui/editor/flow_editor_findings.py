"""点検の結果: what was found about the flow; Enter or a click goes to the step it is about."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
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
from studio.ui.widgets.theme import Theme
from studio.words import tr

_SEEN: Final = 4
"""Lines that show before the list scrolls."""
_ICON: Final = 14


class FindingsDelegate(QStyledItemDelegate):
    """Paints a finding with its remedy under it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(160, self.row_height())

    def row_height(self) -> int:
        """Return the height of a row in pixels."""
        font = cast("QWidget", self.parent()).font()
        small = QFontMetrics(sized(font, Size.SMALL)).height()
        return QFontMetrics(font).height() + small + 10

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
        icon = QRect(place.left() + 6, place.top() + 7, _ICON, _ICON)
        self._theme.paint_icon(painter, icon, *FINDING_ICONS[finding.severity])
        left = icon.right() + 9
        font = cast("QWidget", self.parent()).font()
        lines = (
            (str(index.data()), Size.BODY, "text", place.top() + 4),
            (
                in_brackets(finding.remedy),
                Size.SMALL,
                "muted",
                place.top() + 5 + QFontMetrics(font).height(),
            ),
        )
        for words, size, colour, top in lines:
            painter.setFont(sized(font, size))
            painter.setPen(colours.named(colour))
            measure = painter.fontMetrics()
            box = QRect(left, top, place.right() - left - 6, measure.height())
            short = measure.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, short)
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
        self.view = named(QListView(self), "findings_view", tr("点検の結果"))
        self.view.setModel(self.model)
        self._delegate = FindingsDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
        row = self._delegate.row_height()
        self.view.setMinimumHeight(row + 4 if findings else 0)
        self.view.setMaximumHeight(min(len(findings), _SEEN) * row + 4)

    def _go(self, index: Index) -> None:
        finding = self.model.finding(index.row())
        if finding is not None and finding.step_id:
            self.chosen.emit(finding.step_id)
