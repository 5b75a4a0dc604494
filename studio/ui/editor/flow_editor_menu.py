"""The menu of what a step can do, in words; the common ones first, the others one level down."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QMenu

from studio.domain.actions.action import ACTIONS
from studio.engine.flow_editing.acts import VERB_WORDS
from studio.ui.page.log_model import icon_of
from studio.ui.widgets.theme import Theme
from studio.words import tr

COMMON: Final = 9
"""So many of the verbs stand in the menu itself."""


def fill_verbs(menu: QMenu, theme: Theme, choose: Callable[[str], None]) -> None:
    """Put every verb into a menu.

    Args:
        menu: Where they go.
        theme: For the icons.
        choose: Called with the verb.
    """
    verbs = list(VERB_WORDS.items())
    for verb, words in verbs[:COMMON]:
        _add(menu, theme, verb, words, choose)
    more = menu.addMenu(tr("そのほかの操作"))
    for verb, words in verbs[COMMON:]:
        _add(more, theme, verb, words, choose)


def _add(menu: QMenu, theme: Theme, verb: str, words: str, choose: Callable[[str], None]) -> None:
    action = menu.addAction(theme.icon(icon_of(ACTIONS[verb])), words)
    action.setObjectName(f"verb_{verb}")
    act = partial(choose, verb)
    action.triggered.connect(lambda: act())
