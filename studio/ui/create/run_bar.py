"""The head of つくる: what is on the table, hold and stop, and the badges that must be seen at a glance.

Its `foot` has what can be begun, and what that costs; the page puts it below the rows.
"""

from collections.abc import Collection
from time import monotonic
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    PointRequested,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.runs.decision import Usage
from studio.domain.runs.formatting import budget_in_words, price_in_words
from studio.engine.runs.reports import Pace
from studio.ui.cards.mending import PICK_OVER
from studio.ui.create.patience import Patience
from studio.ui.desk.phase import Phase
from studio.ui.widgets.actions import ActionSet, Situation
from studio.ui.widgets.badges import (
    FAIR_CONFIDENCE,
    Badge,
    confidence_tone,
    mode_in_words,
    usage_in_words,
)
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    follow_action,
    make_button,
    make_label,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.late_button import LateButton
from studio.ui.widgets.parts import ModeChoice
from studio.ui.widgets.theme import Theme, set_look
from studio.ui.widgets.timers import every
from studio.words import tr

_HEAD: Final = (
    ("pause_or_resume", "fa6s.pause", "", "muted"),
    ("stop", "fa6s.stop", "danger", "red"),
    ("new_sheet", "fa6s.plus", "", "muted"),
)
_FOOT: Final = (
    ("go_on", "fa6s.forward", "", "muted"),
    ("run", "fa6s.play", "main", "on_accent"),
    ("step_once", "fa6s.forward-step", "", "muted"),
)


CLOCK_MS: Final = 1000
PACE_WORDS: Final = {Pace.SLOW: tr("ゆっくり"), Pace.NORMAL: tr("ふつう"), Pace.FAST: tr("はやい")}


class PaceBox(CalmBox):
    """速度: how fast a flow is played.

    Signals:
        chosen: A `Pace`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "pace_box", tr("速度"))
        self.setToolTip(tr("速度：くり返すときの速さ"))
        for pace, words in PACE_WORDS.items():
            self.addItem(words, pace.value)
        self.setCurrentIndex(self.findData(Pace.FAST.value))
        self.currentIndexChanged.connect(lambda: self.chosen.emit(Pace(str(self.currentData()))))
        self.hide()


class RunBar(Card):
    """Title and buttons in the first line, badges in the second, which stands only while there are any.

    Attributes:
        foot: What can be begun; stands elsewhere.
    """

    def __init__(self, theme: Theme, actions: ActionSet, parent: QWidget) -> None:
        super().__init__("run_bar", parent)
        self._theme = theme
        self._actions = actions
        self._phase = Phase.START
        self._buttons: dict[str, QPushButton] = {}
        self.title = make_wrapped(self, size=Size.TITLE, name="page_title")
        self.back = make_button(self, tr("手順を直す"), "back_to_plan", lambda: None)
        self._mode = make_label(self, size=Size.SMALL, tone="muted", name="mode_badge")
        self._usage = make_label(self, size=Size.SMALL, tone="muted", name="usage_badge")
        self.foot = QWidget(parent)
        self.foot.setObjectName("run_foot")
        self._strip = QWidget(self)
        self._progress = QProgressBar(self)
        self.pace = PaceBox(self.foot)
        self.emergency = Badge(theme, "emergency_badge", self._strip)
        self.approval = Badge(theme, "approval_badge", self._strip)
        self.paused = Badge(theme, "paused_badge", self._strip)
        self.replay = Badge(theme, "replay_badge", self._strip)
        self.confidence = Badge(theme, "confidence_badge", self._strip)
        self.budget = Badge(theme, "budget_badge", self._strip)
        self._all = (
            self.emergency, self.confidence, self.budget, self.approval, self.paused, self.replay,
        )  # fmt: skip
        self._words = self._slow = ""
        self._patience = Patience()
        self._clock = every(self, CLOCK_MS, self._tell_waiting)
        self._lay_out()

    def show_mode(self, mode: ModeChoice) -> None:
        """Say how runs are carried out."""
        say(self._mode, mode_in_words(mode))

    def show_usage(self, usage: Usage) -> None:
        """Say what was spent; nothing before the first call, or where the engine costs nothing."""
        price = price_in_words(usage.tokens, usage.yen) if usage.tokens else ""
        self._usage.setText(tr("AI：{price}", price=price) if price else "")
        self._usage.setToolTip(usage_in_words(usage))
        self._usage.setVisible(bool(usage.tokens))

    def show_phase(
        self,
        phase: Phase,
        *,
        is_asking: bool = False,
        has_card: bool = False,
        of_card: Collection[str] = (),
    ) -> None:
        """Show the buttons of a state; none of them is blue where a card says what is best done next.

        Args:
            phase: The state.
            is_asking: A question waits.
            has_card: A card below the head has the blue button.
            of_card: The buttons of a result that such a card shows itself: `run`, `go_on`, `back`.
        """
        self._phase = phase
        is_running = phase is Phase.RUNNING
        is_resting = phase is Phase.EDIT and not self._actions["stop"].isEnabled()
        self.setVisible(phase not in (Phase.START, Phase.RECORDING) and not is_resting)
        is_halted = is_running and self._actions["step_once"].isEnabled()
        has_foot = phase in (Phase.PLAN, Phase.RESULT, Phase.EDIT) or is_halted
        self.foot.setVisible(has_foot and not is_asking)
        is_result = phase is Phase.RESULT
        own = of_card if is_result else ()
        self._buttons["run"].setVisible(not is_running and "run" not in own)
        self._buttons["new_sheet"].setVisible(phase in (Phase.PLAN, Phase.RESULT))
        is_alive = is_running or phase is Phase.EDIT
        self._buttons["pause_or_resume"].setVisible(is_alive)
        self._buttons["stop"].setVisible(is_alive or self._actions["stop"].isEnabled())
        self._buttons["go_on"].setVisible(self._actions["go_on"].isEnabled() and "go_on" not in own)
        self.back.setVisible(is_result and "back" not in own)
        self._progress.setVisible(is_running)
        words = tr("もう一度") if is_result else tr("実行")
        if self._actions["run"].text() != words:
            self._actions["run"].setText(words)
        can_go_on = self._actions["go_on"].isEnabled() and phase is not Phase.EDIT
        is_going_on = can_go_on and not has_card
        is_run_main = phase in (Phase.PLAN, Phase.EDIT) and not can_go_on and not has_card
        self._dress("run", "fa6s.play", is_main=is_run_main)
        self._dress("go_on", "fa6s.forward", is_main=is_going_on)

    def show_title(self, words: str, slow: str = "") -> None:
        """Show what the head says.

        Args:
            words: At once.
            slow: Once it has gone on for longer than people expect, with {0} for the seconds; "" where it is no wait.
        """
        self._words, self._slow = words, slow
        self._patience = self._patience.at(slow or None, monotonic())
        self.title.setText(words)
        if slow and not self._clock.isActive():
            self._clock.start()
        elif not slow:
            self._clock.stop()

    def _tell_waiting(self) -> None:
        waited = self._patience.told_s(monotonic())
        self.title.setText(self._slow.format(waited) if waited else self._words)

    def show_progress(self, done: int, total: int) -> None:
        """Say how many rows are over."""
        self._progress.setRange(0, max(total, 1))
        self._progress.setValue(done)

    def clear(self) -> None:
        """Put away what belongs to a run: nothing of it is shown beside another task."""
        for badge in self._all:
            badge.hide()

    def show_situation(self, situation: Situation) -> None:
        """Turn 一時停止 into 再開 while the run waits, 止める into すぐに止める; the pace is for flows."""
        self.pace.setVisible(situation.is_replay)
        self.pace.setEnabled(not situation.is_running)
        is_paused = situation.is_paused
        words = tr("再開") if is_paused else tr("一時停止")
        self._rename("pause_or_resume", words, "fa6s.play" if is_paused else "fa6s.pause")
        stop = tr("すぐに止める") if situation.is_stopping else tr("止める")
        self._rename("stop", stop, "fa6s.stop")
        tip = tr("いまの操作が終わったら止めます。もう一度押すと、すぐに止めます（Shift+F5）")
        self._buttons["stop"].setToolTip(tip)
        self._buttons["stop"].setAccessibleDescription(tip)

    def _rename(self, name: str, words: str, icon: str) -> None:
        if self._actions[name].text() != words:
            self._actions[name].setText(words)
            self._theme.dress(self._buttons[name], icon, "red" if name == "stop" else "muted", 14)

    def _dress(self, name: str, icon: str, *, is_main: bool) -> None:
        set_look(self._buttons[name], "look", "main" if is_main else "")
        self._theme.dress(self._buttons[name], icon, "on_accent" if is_main else "muted", 14)

    def take_event(self, event: Event) -> None:
        """Show and hide badges as the run goes."""
        match event:
            case RunStarted():
                self._on_started(event)
            case DecisionMade():
                self._show_doubt(event.confidence)
            case EmergencyEntered():
                self._on_emergency(event)
            case EmergencyLeft():
                self.emergency.hide()
            case RunPaused():
                self.paused.show_words(tr("一時停止中"), "accent", "fa6s.pause")
            case RunResumed():
                self.paused.hide()
            case RunFinished():
                self.clear()
            case BudgetNeared():
                self._on_budget(event)
            case _:
                self._on_question(event)

    def _on_question(self, event: Event) -> None:
        match event:
            case ApprovalRequested():
                words = tr("確認を待っています")
                self.approval.show_words(words, "amber", "fa6s.shield-halved")
            case UserInputRequested() | PointRequested():
                self.approval.show_words(tr("あなたの番です"), "accent", "fa6s.user-check")
            case ApprovalAnswered() | UserInputReceived():
                self.approval.hide()
            case _ if isinstance(event, PICK_OVER):
                self.approval.hide()
            case _:
                pass

    def _lay_out(self) -> None:
        """Title and buttons, badges below them, the progress at the lower edge."""
        FlowLayout(self._strip, *self._all)
        self._progress.setTextVisible(False)
        named(self._progress, "run_progress", tr("進み具合"))
        line = in_row(grow(self.title), self.back)
        for name, icon, look, colour in _HEAD:
            line.addWidget(self._make_button(name, icon, look, colour, self))
        self.body.setContentsMargins(14, 9, 12, 9)
        self.body.setSpacing(6)
        self.put(line, self._strip, self._progress)
        foot = in_row(of=self.foot)
        for name, icon, look, colour in _FOOT:
            foot.addWidget(self._make_button(name, icon, look, colour, self.foot))
        foot.addWidget(self.pace)
        foot.addStretch(1)
        for label in (self._mode, self._usage):
            foot.addWidget(label)
            label.hide()

    def _make_button(
        self, name: str, icon: str, look: str, colour: str, parent: QWidget
    ) -> QPushButton:
        kind = LateButton if name == "new_sheet" else PushButton  # it comes up where 止める was
        button = kind(parent)
        button.setObjectName(f"{name}_button")
        button.setProperty("look", look)
        follow_action(button, self._actions[name])
        self._theme.dress(button, icon, colour, 14)
        self._buttons[name] = button
        return button

    def _on_started(self, event: RunStarted) -> None:
        for badge in self._all:
            badge.hide()
        if event.run_kind is RunKind.REPLAY:
            words = tr("AI 0 回でくり返し中")
            self.replay.show_words(words, "green", "fa6s.repeat")

    def _show_doubt(self, confidence: float) -> None:
        """Say only that the AI is not sure."""
        if confidence >= FAIR_CONFIDENCE:
            self.confidence.hide()
            return
        tone = confidence_tone(confidence)
        self.confidence.show_words(tr("AI が迷っています"), tone, "fa6s.circle-question")

    def _on_emergency(self, event: EmergencyEntered) -> None:
        reason = event.trigger.in_words()
        words = tr("強い AI に切り替えました（{reason}）", reason=reason)
        since = tr(
            "{at:%H:%M:%S} から {model} を使っています", model=event.model, at=event.at.astimezone()
        )
        self.emergency.show_words(words, "amber", "fa6s.bolt", since)

    def _on_budget(self, event: BudgetNeared) -> None:
        names = {"steps": tr("手順", "steps"), "tokens": tr("AI とのやりとり"), "yen": tr("費用")}
        share = round(100 * event.used / event.limit) if event.limit else 100
        words = tr("{names}の上限の {share} %", names=names[event.budget], share=share)
        tip = budget_in_words(event.budget, event.used, event.limit)
        self.budget.show_words(words, "amber", "fa6s.gauge-high", tip)
