"""What shows values is made anew when one of them changes; the keys stay at the control they were at."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


@contextmanager
def keys_kept(around: QWidget) -> Generator[None]:
    """Let whatever takes the place of the control with the keys have them; beside a dialog that is open, too.

    Qt gives a part that goes away no heir where its window is not in front: it takes the next one of the window.

    Args:
        around: In which controls are made anew.
    """
    held = cast("QWidget | None", around.window().focusWidget())
    if held is None or not around.isAncestorOf(held):
        yield
        return
    before = {id(one) for one in around.findChildren(QWidget)}
    name = held.objectName()
    number = _alike(around, name).index(held)
    place = sum(map(_takes_keys, _before(held, around)))
    yield
    if held.isVisibleTo(around):
        return
    heirs = [one for one in _alike(around, name) if id(one) not in before]
    if not heirs:  # it is called otherwise now, or gone
        heirs, number = [one for one in around.findChildren(QWidget) if _takes_keys(one)], place
    if heirs:
        heir = heirs[min(number, len(heirs) - 1)]
        heir.show()
        heir.setFocus()


def _before(held: QWidget, around: QWidget) -> list[QWidget]:
    shown = around.findChildren(QWidget)
    return shown[: shown.index(held)]


def _alike(around: QWidget, name: str) -> list[QWidget]:
    """Return the controls of this name that were not put away, in their order."""
    return [one for one in around.findChildren(QWidget, name) if not _is_put_away(one)]


def _is_put_away(widget: QWidget) -> bool:
    is_told = widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
    return widget.isHidden() and is_told


def _takes_keys(widget: QWidget) -> bool:
    is_tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return is_tabbed and widget.isEnabled() and not _is_put_away(widget)
