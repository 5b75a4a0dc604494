"""One flow of the library as a card."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from studio.domain.events import RunStatus
from studio.domain.history import FlowSummary
from studio.domain.text import clip
from studio.domain.told import seconds_in_words
from studio.engine.ports import Exporter
from studio.ui.controls import (
    Card,
    Size,
    make_button,
    make_elided,
    make_icon_button,
    make_wrapped,
)
from studio.ui.items.history_model import (
    RESULT_ICONS,
    STATUS_WORDS,
    when_in_words,
)
from studio.ui.panels.flow_layout import FlowLayout
from studio.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class CardCallbacks:
    """What a card's buttons do, by flow id."""

    run: Callable[[str], None]
    export: Callable[[FlowSummary, str], None]
    delete: Callable[[FlowSummary], None]


class LibraryCard(Card):
    """Name, purpose, site, last result, reliability, and what can be done with it."""

    def __init__(
        self,
        flow: FlowSummary,
        formats: Mapping[str, Exporter],
        theme: Theme,
        callbacks: CardCallbacks,
        parent: QWidget,
    ) -> None:
        super().__init__(f"flow_{flow.flow_id}", parent)
        self.setAccessibleName(flow.name)
        self._flow = flow
        self._theme = theme
        self._callbacks = callbacks
        run = make_button(
            self, self.tr("実行"), "flow_run", lambda: callbacks.run(flow.flow_id), "main"
        )
        run.setAccessibleName(self.tr("「{0}」を実行").format(flow.name))
        theme.dress(run, "fa6s.play", "on_accent", 14)
        self.run_button = run
        more = make_icon_button(
            self, theme, "fa6s.ellipsis-vertical", self.tr("書き出し・削除"), "flow_more"
        )
        self.menu = self._make_menu(formats)
        more.setMenu(self.menu)
        more.setPopupMode(more.ToolButtonPopupMode.InstantPopup)
        words = QVBoxLayout()
        words.setSpacing(3)
        name = make_wrapped(self, clip(flow.name, 80), Size.TITLE, name="flow_title")
        words.addWidget(name)
        if flow.purpose:
            words.addWidget(make_wrapped(self, clip(flow.purpose, 160), Size.SMALL, "muted"))
        words.addWidget(self._facts())
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addLayout(words, 1)
        line.addWidget(run)
        line.addWidget(more)
        self.body.addLayout(line)

    def _make_menu(self, formats: Mapping[str, Exporter]) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("flow_menu")
        for name, exporter in formats.items():
            action = menu.addAction(self.tr("{0}に書き出す…").format(exporter.title))
            action.setObjectName(f"export_{name}")
            action.triggered.connect(
                lambda _=False, name=name: self._callbacks.export(self._flow, name)
            )
        menu.addSeparator()
        delete = menu.addAction(self.tr("削除…"))
        delete.setObjectName("delete_flow")
        delete.triggered.connect(lambda: self._callbacks.delete(self._flow))
        return menu

    def _facts(self) -> QWidget:
        facts = QWidget(self)
        layout = FlowLayout(facts, 14)
        flow = self._flow
        if flow.sites:
            sites = clip("、".join(flow.sites), 50)
            layout.addWidget(self._fact("fa6s.globe", "muted", sites, facts))
        icon, colour = ("fa6s.clock-rotate-left", "muted")
        if flow.last_run:
            icon, colour = RESULT_ICONS.get(
                flow.last_run.status, ("fa6s.triangle-exclamation", "amber")
            )
        layout.addWidget(self._fact(icon, colour, self._last_result(), facts))
        if flow.recent_runs:
            reliable = self.tr("信頼度 {0} / {1}").format(flow.recent_ok, flow.recent_runs)
            layout.addWidget(self._fact("fa6s.shield-halved", "muted", reliable, facts))
        calls = flow.last_run.model_calls if flow.last_run else 0
        words = self.tr("AI {0} 回").format(calls)
        layout.addWidget(self._fact("fa6s.robot", "muted", words, facts))
        return facts

    def _last_result(self) -> str:
        run = self._flow.last_run
        if run is None:
            return self.tr("まだ実行していません")
        when = when_in_words(run.started_at, datetime.now().astimezone())
        result = STATUS_WORDS[run.status]
        if run.status is RunStatus.DONE:
            return f"{when} {result}・{seconds_in_words(run.elapsed_s)}"
        return f"{when} {result}" + (f"：{clip(run.message, 36)}" if run.message else "")

    def _fact(self, icon: str, colour: str, text: str, parent: QWidget) -> QWidget:
        fact = QWidget(parent)
        picture = QLabel(fact)
        self._theme.dress(picture, icon, colour, 12)
        layout = QHBoxLayout(fact)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(picture)
        words = make_elided(fact, Size.SMALL, "muted")
        words.show_text(text)
        layout.addWidget(words, 1)
        return fact
