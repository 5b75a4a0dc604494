"""表で実行 in its order: 表を選ぶ → 手順と列を合わせる → 1 件試す → 残り, and where one is."""

from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.runs.batch import RowState
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.controls import Size, make_label
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import set_look
from studio.words import tr

_SIGNS: Final = "①②③④"


class StagesLine(QWidget):
    """One line; what is over has its sign, what is to be done now is written stronger."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("data_stages")
        self._titles = (
            tr("表を選ぶ"),
            tr("手順と列を合わせる"),
            tr("1 件試す"),
            tr("残りを実行"),
        )
        self._labels = [self._label(number) for number in range(len(self._titles))]
        FlowLayout(self, *self._labels, spacing=10)

    def show_stage(self, stage: int) -> None:
        """Say which one is to be done now, from 0; one more than there are: all is done."""
        for number, (label, title) in enumerate(zip(self._labels, self._titles, strict=True)):
            sign = "✓" if number < stage else _SIGNS[number]
            tone = "accent" if number == stage else "green" if number < stage else "muted"
            label.setText(f"{sign} {title}" + (" →" if number < len(self._titles) - 1 else ""))
            set_look(label, "tone", tone)
        now = self._titles[stage] if stage < len(self._titles) else tr("終わりました")
        self.setAccessibleName(tr("いま：{now}", now=now))

    def _label(self, number: int) -> QLabel:
        return make_label(self, size=Size.SMALL, tone="muted", name=f"data_stage_{number + 1}")


def stage_of(controller: DataController) -> int:
    """Return which stage a desk is in, from 0."""
    if controller.batch is None:
        has_table = controller.sheet is not None
        return int(has_table) + int(has_table and controller.is_mapped)
    if not controller.count(RowState.WAITING, RowState.RUNNING):
        return 4
    return 3 if controller.count(RowState.DONE) else 2  # a row that went wrong was no trial
