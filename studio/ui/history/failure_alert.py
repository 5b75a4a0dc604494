"""実行履歴's word about flows that fail more and more often; it points at 点検."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.text import clip
from studio.engine.checking.due import FlowAlert, alerts
from studio.ui.desk.shelf import MarkShelf
from studio.ui.widgets.boxes import at_middle, grow, in_row
from studio.ui.widgets.controls import Card, make_button, make_wrapped
from studio.ui.widgets.room import Room
from studio.words import tr

ALERT_TASK: Final = "failure alerts"
_NAMES: Final = 3
_NAME_CHARS: Final = 40
_SIGN: Final = 16


class FailureAlert(Card):
    """Shown while there is such a flow.

    Args:
        room: Whose library it is.
        show_checks: Goes to 点検, to a flow by its id.
    """

    def __init__(self, room: Room, show_checks: Callable[[str], None], parent: QWidget) -> None:
        super().__init__("failure_alert", parent, "amber")
        self._room = room
        self._show_checks = show_checks
        self._alerts: tuple[FlowAlert, ...] = ()
        self._shelf = MarkShelf(room.workbench)
        sign = QLabel(self)
        sign.setFixedSize(_SIGN, _SIGN)
        room.theme.dress(sign, "fa6s.arrow-trend-up", "amber", _SIGN)
        self._words = make_wrapped(self, name="failure_alert_words")
        self.button = make_button(self, tr("点検を見る"), "failure_alert_checks", self._go)
        room.theme.dress(self.button, "fa6s.stethoscope", "accent_text", 14)
        self.put(in_row(at_middle(sign), grow(self._words), at_middle(self.button)))
        self.hide()

    def refresh(self) -> None:
        """Ask again which flows fail."""
        self._room.tasks.restart(ALERT_TASK, self._refresh())

    def show_alerts(self, found: Sequence[FlowAlert]) -> None:
        """Name them; put away where there is none."""
        self._alerts = tuple(found)
        self.setVisible(bool(found))
        if len(found) == 1:
            words = tr("失敗が増えています：「{0}」　{1}")
            self._words.setText(words.format(clip(found[0].name, _NAME_CHARS), found[0].words))
        elif found:
            names = tr("、").join(
                tr("「{name}」", name=clip(one.name, _NAME_CHARS)) for one in found[:_NAMES]
            )
            words = tr("失敗が増えている手順が {0} 件あります：{1}{2}")
            rest = tr(" ほか") if len(found) > _NAMES else ""
            self._words.setText(words.format(len(found), names, rest))

    async def _refresh(self) -> None:
        marks = await self._shelf.read()
        self.show_alerts(await alerts(self._room.workbench.memory, marks.trashed))

    def _go(self) -> None:
        if self._alerts:
            self._show_checks(self._alerts[0].flow_id)
