"""How rows of the tree look: indent that ends, amber under the next act, words that end with …."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from studio.domain.page.observation import OPERABLE_ROLES, AriaNode, Observation
from studio.ui.page.aria_index import build_index
from studio.ui.page.aria_model import AriaModel
from studio.ui.page.aria_rows import INDENT, MAX_INDENTED, ROLE_ICONS, AriaDelegate, arrow_left
from studio.ui.widgets.theme import Theme, icon
from tests.ui.page.aria_shown import show

WIDTH, HEIGHT = 400, 24


def make_model(*children: AriaNode) -> AriaModel:
    model = AriaModel()
    root = AriaNode("document", children=children)
    show(model, Observation(epoch=1, url="", title="", root=root))
    return model


def painted(
    theme: Theme,
    host: QWidget,
    model: AriaModel,
    state: QStyle.StateFlag = QStyle.StateFlag.State_None,
    width: int = WIDTH,
) -> QImage:
    """Return a picture of the first row on the ground of a card."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.colours.card))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, width, HEIGHT)
    option.state = state
    painter = QPainter(image)
    AriaDelegate(theme, host).paint(painter, option, model.index(0, 0))
    painter.end()
    return image


def inked(image: QImage, ground: str, left: int) -> int:
    """Count the pixels from `left` on that are not the ground."""
    colour = QColor(ground).rgb()
    return sum(
        image.pixel(x, y) != colour for x in range(left, image.width()) for y in range(HEIGHT)
    )


def test_depth_indents_until_the_name_would_have_no_room() -> None:
    node = AriaNode("button", "底", "e1")
    for _ in range(MAX_INDENTED + 5):
        node = AriaNode("group", "枠", children=(node,))
    rows = build_index(Observation(epoch=1, url="", title="", root=node)).rows
    lefts = [arrow_left(row) for row in rows]
    assert lefts[1] - lefts[0] == INDENT
    assert max(lefts) == lefts[MAX_INDENTED] == lefts[-1]


def test_the_next_act_stands_on_amber_even_when_selected(theme: Theme, host: QWidget) -> None:
    model, selected = make_model(AriaNode("button", "検索", "e1")), QStyle.StateFlag.State_Selected
    corner = painted(theme, host, model, selected).pixelColor(WIDTH - 2, 2)
    assert corner == QColor(theme.colours.accent_soft)
    model.mark_target("e1")
    corner = painted(theme, host, model, selected).pixelColor(WIDTH - 2, 2)
    assert corner == QColor(theme.colours.amber_soft)


def test_only_what_holds_something_has_a_sign(theme: Theme, host: QWidget) -> None:
    leaf = make_model(AriaNode("link", "ホーム", "e1"))
    row = leaf.row(0)
    assert row is not None
    sign = QRect(arrow_left(row), 0, 14, HEIGHT)
    ground = theme.colours.card
    assert inked(painted(theme, host, leaf).copy(sign), ground, 0) == 0
    inner = AriaNode("link", "ホーム", "e2")
    branch = make_model(AriaNode("navigation", "", "e1", children=(inner,)))
    is_open = painted(theme, host, branch).copy(sign)
    assert inked(is_open, ground, 0) > 0
    branch.toggle(0)
    assert painted(theme, host, branch).copy(sign) != is_open


def test_a_long_name_ends_inside_its_row(theme: Theme, host: QWidget) -> None:
    model = make_model(AriaNode("button", "とても長い名前" * 30, "e1"))
    image = painted(theme, host, model, width=250)
    assert inked(image, theme.colours.card, 100) > 0
    assert inked(image, theme.colours.card, 250) == 0


def test_what_is_ticked_looks_different(theme: Theme, host: QWidget) -> None:
    boxes = [
        make_model(AriaNode("checkbox", "在庫あり", "e1", states={"checked": checked}))
        for checked in ("true", "false")
    ]
    ticked, bare = (painted(theme, host, model) for model in boxes)
    assert ticked != bare


@pytest.mark.usefixtures("qapp")
def test_everything_that_can_be_operated_has_a_picture_in_the_font() -> None:
    plain = {"gridcell-button", "menuitem", "option", "scrollbar", "treeitem"}
    assert OPERABLE_ROLES - plain <= ROLE_ICONS.keys()
    for name in ROLE_ICONS.values():
        assert not icon(f"fa6s.{name}", "#000000").pixmap(14).isNull()
