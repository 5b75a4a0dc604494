"""How a row of the aria tree is painted: indent, sign for open and closed, icon, role, name."""

from typing import Final, cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.ui.page.aria_index import AriaRow
from studio.ui.page.aria_model import OPEN_ROLE, ROW_ROLE, TARGET_ROLE
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


ROLE_WORDS: Final = {
    "alert": tr("お知らせ"), "alertdialog": tr("確認画面"), "article": tr("記事"), "banner": tr("上の帯"),
    "blockquote": tr("引用"), "button": tr("ボタン"), "caption": tr("表題"), "cell": tr("マス"),
    "checkbox": tr("チェック欄"), "clickable": tr("押せる所"), "code": tr("コード"), "columnheader": tr("列の見出し"),
    "combobox": tr("選択欄"), "complementary": tr("補足"), "contentinfo": tr("下の帯"), "definition": tr("説明"),
    "dialog": tr("画面"), "document": tr("文書"), "emphasis": tr("強調"), "feed": tr("一覧"), "figure": tr("図"),
    "form": tr("入力画面"), "generic": tr("文字"), "grid": tr("表"), "gridcell": tr("マス"), "group": tr("まとまり"),
    "heading": tr("見出し"), "iframe": tr("埋め込み"), "image": tr("画像"), "img": tr("画像"), "link": tr("リンク"),
    "list": tr("一覧"), "listbox": tr("選択肢"), "listitem": tr("項目"), "log": tr("お知らせ"), "main": tr("本文"),
    "menu": tr("メニュー"), "menubar": tr("メニュー"), "menuitem": tr("メニュー項目"),
    "menuitemcheckbox": tr("メニュー項目"), "menuitemradio": tr("メニュー項目"), "meter": tr("メーター"),
    "navigation": tr("案内"), "note": tr("注"), "option": tr("選択肢"), "paragraph": tr("段落"),
    "progressbar": tr("進み具合"), "radio": tr("選択ボタン"), "radiogroup": tr("選択ボタン"),
    "region": tr("区画"), "row": tr("行"), "rowgroup": tr("行のまとまり"), "rowheader": tr("行の見出し"),
    "search": tr("検索"), "searchbox": tr("検索欄"), "separator": tr("区切り"), "slider": tr("つまみ"),
    "spinbutton": tr("数の欄"), "status": tr("状態"), "strong": tr("強調"), "switch": tr("スイッチ"), "tab": tr("タブ"),
    "table": tr("表"), "tablist": tr("タブ"), "tabpanel": tr("タブの中"), "term": tr("用語"), "text": tr("文字"),
    "textbox": tr("入力欄"), "time": tr("日時"), "timer": tr("時計"), "toolbar": tr("道具"), "tooltip": tr("ヒント"),
    "tree": tr("一覧"), "treegrid": tr("表"), "treeitem": tr("項目"),
}  # fmt: skip
"""What people call the parts of a page; a role without a word here is called 部品."""


def role_in_words(role: str) -> str:
    """Return what people call a part of a page."""
    return ROLE_WORDS.get(role, tr("部品"))


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
