"""One schedule as a card: what runs, when, how it went, and what a person can do about it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import Schedule, ScheduleCode
from studio.domain.text import clip
from studio.engine.scheduling.schedules import ScheduleView
from studio.ui.schedules.schedule_words import (
    end_details,
    last_tone,
    last_words,
    missed_words,
    next_words,
)
from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.controls import (
    Card,
    Size,
    make_button,
    make_icon_button,
    make_wrapped,
    trigger,
)
from studio.ui.widgets.theme import Theme
from studio.words import tr

_NAME_CHARS = 60


@dataclass(frozen=True, slots=True)
class ScheduleCallbacks:
    """What a card's buttons do."""

    run_now: Callable[[Schedule], None]
    skip: Callable[[Schedule], None]
    switch: Callable[[Schedule], None]
    change: Callable[[Schedule], None]
    show_runs: Callable[[Schedule], None]
    go_on: Callable[[Schedule], None]
    remove: Callable[[Schedule], None]


class ScheduleCard(Card):
    """Name, days and time, next turn, newest result; a missed turn with the two ways out of it.

    Args:
        view: What it shows.
        theme: For the icons.
        callbacks: What its buttons do.
        waits: Where the newest turn needed a person, it still does.

    Attributes:
        menu: Its further acts.
        controls: What the keyboard can reach, in order.
    """

    def __init__(
        self,
        view: ScheduleView,
        theme: Theme,
        callbacks: ScheduleCallbacks,
        parent: QWidget,
        *,
        waits: bool = True,
    ) -> None:
        schedule = view.schedule
        super().__init__(
            f"schedule_{schedule.id}", parent, "plain" if view.missed is None else "amber"
        )
        self.setAccessibleName(
            tr("{flow_name}、{when}", flow_name=schedule.flow_name, when=schedule.when.words)
        )
        self._theme = theme
        self._on = callbacks
        self._schedule = schedule
        self._waits = waits
        self.menu = self._make_menu()
        self._made: list[QWidget] = []
        self.put(in_row(grow(self._words(schedule)), *self._buttons(view)), self._facts(view))
        if view.missed is not None:
            self.put(self._missed_line(missed_words(view.missed, datetime.now().astimezone())))
        self.controls = tuple(self._made)

    def _words(self, schedule: Schedule) -> QVBoxLayout:
        name = clip(schedule.flow_name, _NAME_CHARS)
        return in_column(
            make_wrapped(self, name, Size.TITLE, name="schedule_name"),
            make_wrapped(self, schedule.when.words, name="schedule_when"),
            gap=3,
        )

    def _facts(self, view: ScheduleView) -> QVBoxLayout:
        """Below, over the whole width: the next turn, and how the newest one went."""
        schedule, now = view.schedule, datetime.now().astimezone()
        words = in_column(gap=3)
        if view.fault:
            words.addLayout(
                self._fact("fa6s.triangle-exclamation", view.fault, "red", "schedule_next")
            )
        else:
            icon = "fa6s.clock" if schedule.is_on else "fa6s.power-off"
            text = next_words(schedule, view.next_at, now)
            words.addLayout(self._fact(icon, text, "muted", "schedule_next"))
        if schedule.is_on and not schedule.has_entry:
            text = tr("システムには登録していません（cron などに呼ばせています）")
            words.addLayout(self._fact("fa6s.circle-info", text, "muted", "schedule_entry"))
        if view.missed is None or not _is_missed(schedule):
            tone = last_tone(schedule.last, waits=self._waits)
            text = last_words(schedule.last, now, waits=self._waits)
            words.addLayout(self._fact(_ICONS[tone], text, tone, "schedule_last"))
        details = end_details(schedule.last)
        if details:
            words.addWidget(make_wrapped(self, details, Size.SMALL, "muted", "schedule_details"))
        return words

    def _fact(self, icon: str, text: str, tone: str, name: str) -> QHBoxLayout:
        picture = QLabel(self)
        picture.setFixedWidth(16)
        self._theme.dress(picture, icon, tone, 12)
        return in_row(picture, grow(make_wrapped(self, text, Size.SMALL, tone, name)), gap=6)

    def _buttons(self, view: ScheduleView) -> list[QWidget]:
        """What is wanted most stands on the card; a missed turn has its own line for that."""
        schedule, end = view.schedule, view.schedule.last
        buttons: list[QWidget] = []
        if end is not None and end.status is RunStatus.NEEDS_PERSON and self._waits:
            words = tr("「つくる」で続ける") if end.run_id else tr("「表で実行」で続ける")
            buttons.append(
                self._button(words, "schedule_go_on", lambda: self._on.go_on(self._schedule))
            )
        elif view.missed is None:
            buttons.append(self._run_button("schedule_run"))
        words = tr("切にする") if schedule.is_on else tr("入にする")
        buttons.append(
            self._button(words, "schedule_switch", lambda: self._on.switch(self._schedule))
        )
        more = make_icon_button(
            self,
            self._theme,
            "fa6s.ellipsis-vertical",
            tr("「{flow_name}」のほかの操作", flow_name=schedule.flow_name),
            "schedule_more",
        )
        more.setMenu(self.menu)
        more.setPopupMode(more.ToolButtonPopupMode.InstantPopup)
        self._made.append(more)
        return [*buttons, more]

    def _missed_line(self, words: str) -> QHBoxLayout:
        picture = self._theme.dress(QLabel(self), "fa6s.triangle-exclamation", "amber", 14)
        return in_row(
            picture,
            grow(make_wrapped(self, words, tone="amber", name="schedule_missed")),
            self._run_button("schedule_make_up"),
            self._button(tr("飛ばす"), "schedule_skip", lambda: self._on.skip(self._schedule)),
        )

    def _run_button(self, name: str) -> QPushButton:
        return self._button(tr("今すぐ実行"), name, lambda: self._on.run_now(self._schedule))

    def _button(self, words: str, name: str, act: Callable[[], None]) -> QPushButton:
        button = make_button(self, words, name, act)
        button.setAccessibleName(
            tr("「{flow_name}」：{words}", flow_name=self._schedule.flow_name, words=words)
        )
        self._made.append(button)
        return button

    def _make_menu(self) -> QMenu:
        menu, schedule = QMenu(self), self._schedule
        menu.setObjectName("schedule_menu")
        acts: tuple[tuple[str, str, Callable[[Schedule], None]], ...] = (
            ("change", tr("変える…"), self._on.change),
            ("now", tr("今すぐ実行"), self._on.run_now),
            ("runs", tr("実行の記録を見る"), self._on.show_runs),
            ("remove", tr("予定を消す"), self._on.remove),
        )
        for name, words, act in acts:
            if name == "remove":
                menu.addSeparator()
            action = menu.addAction(words)
            action.setObjectName(f"schedule_{name}")
            trigger(action, lambda act=act: act(schedule))
        return menu


def _is_missed(schedule: Schedule) -> bool:
    return schedule.last is not None and schedule.last.code == ScheduleCode.MISSED


_ICONS = {
    "muted": "fa6s.clock-rotate-left",
    "green": "fa6s.circle-check",
    "amber": "fa6s.triangle-exclamation",
    "red": "fa6s.circle-xmark",
}
