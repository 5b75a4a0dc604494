"""The run bar: start, hold and stop; what it costs; and the badges that must be seen at a glance."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from studio.domain.decision import Usage
from studio.domain.events import (
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.told import budget_in_words
from studio.engine.reports import Pace
from studio.ui.actions import ActionSet, Situation
from studio.ui.badges import Badge, confidence_tone, mode_in_words, usage_in_words
from studio.ui.controls import Card, Size, follow_action, make_label
from studio.ui.flow_layout import FlowLayout
from studio.ui.parts import ModeChoice
from studio.ui.theme import Theme

_BUTTONS = (
    ("run", "fa6s.play", "main", "on_accent"),
    ("step_once", "fa6s.forward-step", "", "muted"),
    ("pause_or_resume", "fa6s.pause", "", "muted"),
    ("stop", "fa6s.stop", "", "muted"),
    ("stop_now", "fa6s.hand", "danger", "red"),
)


PACE_WORDS: Final = {Pace.SLOW: "ゆっくり", Pace.NORMAL: "ふつう", Pace.FAST: "はやい"}


class PaceBox(QComboBox):
    """速度: how fast a flow is played.

    Signals:
        chosen: A `Pace`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pace_box")
        self.setAccessibleName(self.tr("速度"))
        self.setToolTip(self.tr("速度：くり返すときの速さ"))
        for pace, words in PACE_WORDS.items():
            self.addItem(self.tr(words), pace.value)
        self.setCurrentIndex(self.findData(Pace.FAST.value))
        self.currentIndexChanged.connect(lambda: self.chosen.emit(Pace(str(self.currentData()))))
        self.hide()


class RunBar(Card):
    """Buttons in the first line, badges in the second, which stands only while there are any."""

    def __init__(self, theme: Theme, actions: ActionSet, parent: QWidget) -> None:
        super().__init__("run_bar", parent)
        self._theme = theme
        self._actions = actions
        self._pause_button: QPushButton | None = None
        self._step_button: QPushButton | None = None
        self._mode = make_label(self, size=Size.SMALL, tone="muted", name="mode_badge")
        self._usage = make_label(self, size=Size.SMALL, tone="muted", name="usage_badge")
        self._strip = QWidget(self)
        self.pace = PaceBox(self._strip)
        self.emergency = Badge(theme, "emergency_badge", self._strip)
        self.approval = Badge(theme, "approval_badge", self._strip)
        self.paused = Badge(theme, "paused_badge", self._strip)
        self.replay = Badge(theme, "replay_badge", self._strip)
        self.confidence = Badge(theme, "confidence_badge", self._strip)
        self.budget = Badge(theme, "budget_badge", self._strip)
        self._all = (
            self.emergency, self.confidence, self.budget, self.approval, self.paused, self.replay,
        )  # fmt: skip
        self._lay_out()

    def show_mode(self, mode: ModeChoice) -> None:
        """Say how runs are carried out."""
        self._mode.setText(mode_in_words(mode))
        self._mode.setVisible(bool(mode_in_words(mode)))

    def show_usage(self, usage: Usage) -> None:
        """Say what was spent; nothing before the first call."""
        self._usage.setText(usage_in_words(usage) if usage.calls else "")
        self._usage.setVisible(bool(usage.calls))

    def show_situation(self, situation: Situation) -> None:
        """Turn 一時停止 into 再開 while the run waits; 1手順 and the pace are for flows."""
        self.pace.setVisible(situation.is_replay)
        self.pace.setEnabled(not situation.is_running)
        if self._step_button:
            self._step_button.setVisible(situation.is_replay)
        action = self._actions["pause_or_resume"]
        words = self.tr("再開") if situation.is_paused else self.tr("一時停止")
        if action.text() != words:
            action.setText(words)
            icon = "fa6s.play" if situation.is_paused else "fa6s.pause"
            if self._pause_button:
                self._theme.dress(self._pause_button, icon, "muted", 14)

    def take_event(self, event: Event) -> None:
        """Show and hide badges as the run goes."""
        match event:
            case RunStarted():
                self._on_started(event)
            case DecisionMade():
                words = self.tr("自信度 {0:.2f}").format(event.confidence)
                tone = confidence_tone(event.confidence)
                self.confidence.show_words(words, tone, "fa6s.gauge-simple-high")
            case EmergencyEntered():
                self._on_emergency(event)
            case EmergencyLeft():
                self.emergency.hide()
            case RunPaused():
                self.paused.show_words(self.tr("一時停止中"), "accent", "fa6s.pause")
            case RunResumed():
                self.paused.hide()
            case RunFinished():
                self._on_finished(event)
            case BudgetNeared():
                self._on_budget(event)
            case _:
                self._on_question(event)

    def _on_question(self, event: Event) -> None:
        match event:
            case ApprovalRequested():
                words = self.tr("確認を待っています")
                self.approval.show_words(words, "amber", "fa6s.shield-halved")
            case UserInputRequested():
                self.approval.show_words(self.tr("あなたの番です"), "accent", "fa6s.user-check")
            case ApprovalAnswered() | UserInputReceived():
                self.approval.hide()
            case _:
                pass

    def _lay_out(self) -> None:
        """Buttons, then badges on the same line while they fit; figures at the right."""
        flow = FlowLayout(self._strip)
        for name, icon, look, colour in _BUTTONS:
            button = QPushButton(self._strip)
            button.setObjectName(f"{name}_button")
            button.setProperty("look", look)
            follow_action(button, self._actions[name])
            self._theme.dress(button, icon, colour, 14)
            flow.addWidget(button)
            if name == "pause_or_resume":
                self._pause_button = button
            elif name == "step_once":
                self._step_button = button
                button.hide()
        flow.addWidget(self.pace)
        for badge in self._all:
            flow.addWidget(badge)
        figures = QVBoxLayout()
        figures.setSpacing(0)
        for label in (self._mode, self._usage):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            figures.addWidget(label)
        self._usage.hide()
        self._mode.hide()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._strip, 1)
        line.addLayout(figures)
        self.body.setContentsMargins(12, 8, 12, 8)
        self.body.addLayout(line)

    def _on_started(self, event: RunStarted) -> None:
        for badge in self._all:
            badge.hide()
        if event.run_kind is RunKind.REPLAY:
            words = self.tr("AI 0 回でくり返し中")
            self.replay.show_words(words, "green", "fa6s.repeat")

    def _on_emergency(self, event: EmergencyEntered) -> None:
        reason = event.trigger.in_words()
        words = self.tr("緊急モード：{0}＋軽量DOM（{1}）").format(event.model, reason)
        since = self.tr("{0:%H:%M:%S} から").format(event.at.astimezone())
        self.emergency.show_words(words, "amber", "fa6s.bolt", since)

    def _on_budget(self, event: BudgetNeared) -> None:
        names = {"steps": "手順", "tokens": "トークン", "yen": "費用"}
        share = round(100 * event.used / event.limit) if event.limit else 100
        words = self.tr("{0}の上限の {1} %").format(names[event.budget], share)
        tip = budget_in_words(event.budget, event.used, event.limit)
        self.budget.show_words(words, "amber", "fa6s.gauge-high", tip)

    def _on_finished(self, event: RunFinished) -> None:
        for badge in self._all:
            badge.hide()
        if event.run_kind is RunKind.REPLAY:
            words = self.tr("AI {0} 回・{1:.1f} 秒").format(event.model_calls, event.elapsed_s)
            self.replay.show_words(words, "green", "fa6s.repeat")
