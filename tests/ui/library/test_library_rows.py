"""How the line of a card is shared out, and where its painted buttons stand."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from studio.ui.library.library_model import LibraryModel
from studio.ui.library.library_rows import FlowCardDelegate, shared_widths
from studio.ui.widgets.theme import Theme, ThemeChoice
from tests.ui.library.test_library_card import make_callbacks
from tests.ui.library.test_library_model import make_summary


@pytest.mark.parametrize(
    ("wanted", "soft", "room", "given"),
    [
        ((100, 50, 200), (True, False, True), 400, (100, 50, 200)),
        ((100, 50, 200), (True, False, True), 250, (100, 50, 100)),
        ((300, 50, 300), (True, False, True), 250, (100, 50, 100)),
        ((80, 50, 300), (True, False, True), 250, (80, 50, 120)),
        ((300, 50, 300), (True, False, True), 0, (60, 50, 60)),
        ((), (), 100, ()),
    ],
)
def test_long_parts_share_what_the_others_leave(
    wanted: tuple[int, ...], soft: tuple[bool, ...], room: int, given: tuple[int, ...]
) -> None:
    assert shared_widths(wanted, soft, room) == given


@pytest.mark.parametrize("width", [560, 900])
def test_buttons_stand_inside_their_card(theme: Theme, host: QWidget, width: int) -> None:
    delegate = FlowCardDelegate({}, theme, make_callbacks([]), host)
    model = LibraryModel(host)
    model.show([make_summary()])
    size = delegate.sizeHint(QStyleOptionViewItem(), model.index(0, 0))
    row = QRect(0, 0, width, size.height())
    buttons = delegate.buttons_rect(row)
    assert delegate.card_rect(row).contains(buttons)
    for place in (row.topLeft(), buttons.topLeft()):
        assert not delegate.is_more(row, place)
    assert delegate.is_run(row, buttons.center() - QPoint(buttons.width() // 4, 0))
    assert delegate.is_more(row, QPoint(buttons.right() - 8, buttons.center().y()))


def test_other_colours_draw_the_buttons_anew(theme: Theme, host: QWidget) -> None:
    delegate = FlowCardDelegate({}, theme, make_callbacks([]), host)
    light = delegate.buttons_picture().toImage()
    assert delegate.buttons_picture().toImage() == light
    theme.choose(ThemeChoice.DARK)
    assert delegate.buttons_picture().toImage() != light
    theme.choose(ThemeChoice.LIGHT)


LONG_NAME = "毎月末に請求書をまとめて保存し、会計に登録して知らせる手順（297）"


@pytest.mark.parametrize(
    ("width", "name", "purpose"),
    [
        (420, "申請", "申請一覧の行ごとに、費目と金額を確かめて申請する"),
        (560, "申請", "申請一覧の行ごとに、費目と金額を確かめて申請する"),
        (900, "申請", "申請一覧の行ごとに、費目と金額を確かめて申請する"),
        (560, LONG_NAME, "請求書を会計に登録する"),
        (900, LONG_NAME, "請求書を会計に登録する"),
    ],
)
def test_a_purpose_of_two_lines_is_whole_and_so_is_a_long_name(
    theme: Theme, host: QWidget, width: int, name: str, purpose: str
) -> None:
    host.resize(width, 400)
    delegate = FlowCardDelegate({}, theme, make_callbacks([]), host)
    model = LibraryModel(host)
    model.show([make_summary().model_copy(update={"name": name, "purpose": purpose})])
    option = QStyleOptionViewItem()
    size = delegate.sizeHint(option, model.index(0, 0))
    option.rect = QRect(0, 0, width, size.height())
    written: list[tuple[QRect, str, str]] = []

    class Pen(QPainter):
        def drawText(self, place: QRect, _: object, text: str) -> None:  # type: ignore[override]
            whole = self.fontMetrics().horizontalAdvance(text) <= place.width()
            written.append((place, text, "" if whole else "cut"))

    canvas = QPixmap(width, size.height())
    pen = Pen(canvas)
    delegate.paint(pen, option, model.index(0, 0))
    pen.end()
    said = "".join(text for _, text, _ in written)
    assert name in said
    assert purpose in said
    card = delegate.card_rect(option.rect)
    assert all(card.contains(place) and not cut for place, _, cut in written)
