"""The foot of データ: one row or all, pause and stop, the copy with the results, and how it is carried out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QPushButton, QWidget

from studio.domain.runs.batch import FailurePolicy, RowState
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import Size, make_button, make_wrapped
from studio.ui.widgets.flow_editor_fields import CalmCombo
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import set_look
from studio.words import tr

MAX_WIDTH: Final = 4
POLICY_WORDS: Final = {
    FailurePolicy.STOP: tr("失敗したら止める"),
    FailurePolicy.THREE: tr("3 件続けて失敗したら止める"),
    FailurePolicy.GO_ON: tr("失敗しても続ける"),
}


@dataclass(frozen=True, slots=True)
class BarActs:
    """What the buttons do."""

    trial: Callable[[], None]
    rest: Callable[[], None]
    pause: Callable[[], None]
    stop: Callable[[], None]
    copy: Callable[[], None]


@dataclass(frozen=True, slots=True)
class BarState:
    """What goes on around the job.

    Attributes:
        is_busy: The page does something.
        is_running: Anything runs in this studio.
        is_paused: It waits for the person.
    """

    is_busy: bool
    is_running: bool
    is_paused: bool


class DataBar(QWidget):
    """Buttons and choices under the table.

    Args:
        controller: Holds the job, and how it is carried out.
        acts: Of the buttons.
    """

    def __init__(self, controller: DataController, acts: BarActs, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._warning = make_wrapped(self, size=Size.SMALL, tone="amber", name="data_warning")
        self._trial = self._button(tr("1件だけ試す"), "data_trial", acts.trial)
        self._rest = self._button(tr("残りを実行"), "data_rest", acts.rest)
        self._pause = self._button(tr("一時停止"), "data_pause", acts.pause)
        self._stop = self._button(tr("止める"), "data_stop", acts.stop)
        self._copy = self._button(tr("結果を保存"), "data_copy", acts.copy)
        self._width = CalmCombo("data_width", tr("同時に動かす数"), self)
        self._policy = CalmCombo("data_policy", tr("失敗したとき"), self)
        self._fill_choices()
        self._lay_out()

    def show_state(self, state: BarState) -> None:
        """Show what can be done now."""
        controller, is_busy = self._controller, state.is_busy
        has_job = controller.batch is not None
        left = not has_job or controller.count(RowState.WAITING) > 0
        can_go = (controller.is_mapped or has_job) and left and not is_busy and not state.is_running
        is_tried = controller.count(RowState.DONE) > 0
        goes_on = is_busy and has_job
        for widget in (self._trial, self._rest, self._width, self._policy):
            if goes_on:  # what is greyed first has the keys again afterwards
                widget.setEnabled(False)
            widget.setVisible(not goes_on)
        for button in (self._trial, self._rest):
            button.setEnabled(can_go)
        is_over = not left and not is_busy
        following = self._copy if is_over else self._rest if is_tried else self._trial
        for button in (self._trial, self._rest, self._copy):
            set_look(button, "look", "main" if button is following else "")
        for button in (self._pause, self._stop):
            button.setVisible(goes_on)
        self._pause.setText(tr("再開") if state.is_paused else tr("一時停止"))
        self._copy.setVisible(has_job)
        for widget in (self._copy, self._width, self._policy):
            widget.setEnabled(not is_busy)
        self._width.choose(controller.width)
        self._warning.setVisible(controller.width > 1)

    def _button(self, words: str, name: str, act: Callable[[], None]) -> QPushButton:
        return make_button(self, words, name, act)

    def _fill_choices(self) -> None:
        for width in range(1, MAX_WIDTH + 1):
            words = tr("1 つずつ") if width == 1 else tr("{width} つ同時", width=width)
            self._width.addItem(words, width)
        for policy, words in POLICY_WORDS.items():
            self._policy.addItem(words, policy.value)
        self._policy.choose(self._controller.policy.value)
        self._width.currentIndexChanged.connect(lambda: self._take_width())
        self._policy.currentIndexChanged.connect(lambda: self._take_policy())

    def _lay_out(self) -> None:
        self._warning.setText(
            tr("同じ相手に同時に送ります。速くなりますが、相手のサイトが断ることがあります。")
        )
        self._warning.hide()
        foot = QWidget(self)
        FlowLayout(
            foot,
            self._trial,
            self._rest,
            self._pause,
            self._stop,
            self._copy,
            self._width,
            self._policy,
        )
        in_column(self._warning, foot, gap=10, of=self)

    def _take_width(self) -> None:
        self._controller.width = int(self._width.currentData())
        self._warning.setVisible(self._controller.width > 1)

    def _take_policy(self) -> None:
        self._controller.policy = FailurePolicy(str(self._policy.currentData()))
