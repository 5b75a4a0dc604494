"""The window: joins places, commands and events. Thin on purpose; what to do stands elsewhere."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from studio.domain.errors import LibraryError, StudioError
from studio.domain.events.events import (
    ActionPerformed,
    Event,
    FlowChecked,
    FlowSaved,
    FlowsChecked,
    HistoryUpdated,
    PageObserved,
)
from studio.domain.flows.flow import Flow
from studio.domain.page.observation import Observation
from studio.domain.records.check import Finding
from studio.domain.records.library_state import LibraryReport, LibraryState
from studio.domain.runs.batch import Batch
from studio.engine.workbench import Workbench
from studio.ui.checks.checks import ChecksPage, CheckWays
from studio.ui.create.create_page import CreatePage, CreateWays
from studio.ui.credentials.credentials import CredentialsPage
from studio.ui.data.data_page import DATA_TASK, DataPage
from studio.ui.desk.shelf import MarkShelf
from studio.ui.desk.workspace_controller import RUN_TASK, WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.history.history import HistoryPage
from studio.ui.library.library import LibraryPage, LibraryWays
from studio.ui.manual.manual import Manual
from studio.ui.page.now_view import led_to
from studio.ui.schedules.schedules_page import SchedulesPage, ScheduleWays
from studio.ui.settings.key_card import KeyCard
from studio.ui.settings.settings import SettingsCallbacks, SettingsPage
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.parts import SettingsValues, WindowParts
from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.timers import every
from studio.ui.window.arrangement import Arrangement
from studio.ui.window.bridge import EventBridge
from studio.ui.window.kept_focus import KeptFocusWindow, pages_stack
from studio.ui.window.kept_keyboard import KeptKeyboard
from studio.ui.window.kept_places import PlaceBook
from studio.ui.window.page_notices import notices, page_words
from studio.ui.window.presence import RunPresence
from studio.ui.window.rail import PLACES, Rail
from studio.ui.window.scheduled_runs import ScheduledRuns
from studio.ui.window.screen import STUDIO_MIN_HEIGHT, STUDIO_MIN_WIDTH
from studio.ui.window.single import come_forward
from studio.ui.window.status_bar import StatusLine
from studio.ui.window.weekly import WeeklyVisit
from studio.words import tr

logger = logging.getLogger(__name__)

ARRANGE_TASK: Final = "arrange"
BROWSER_TASK: Final = "bring browser"
CLOSE_TASK: Final = "close"
_BROWSER_CHECK_MS: Final = 1_000
_CHECKS: Final = "go_checks"


class MainWindow(KeptFocusWindow):
    """The studio.

    Args:
        parts: Everything from outside.
        theme: The look.

    Signals:
        closing: It is sure that the window closes; from now on it is hidden.
    """

    closing = Signal()
    _was_open = False
    _is_closing = False

    def __init__(self, parts: WindowParts, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle(tr("手順スタジオ"))
        self.setMinimumSize(STUDIO_MIN_WIDTH, STUDIO_MIN_HEIGHT)
        self._parts = parts
        self._last_page: Observation | None = None
        self.arrangement = Arrangement(self, parts.workbench, PlaceBook(parts.home))
        self.closed = asyncio.Event()
        self.tasks = TaskOwner(self)
        self.controller = WorkspaceController(parts.workbench, self.tasks, self)
        self.weekly = WeeklyVisit(parts.workbench, self.tasks, self)
        self.commands = ActionSet(self, self._callbacks())
        room = Room(
            parts.workbench, self.tasks, theme, self.commands, parts.resources, parts.save_tables,
            parts.local_models,
        )  # fmt: skip
        self.create_page = CreatePage(room, self.controller, self._create_ways(), self)
        self.library_page = LibraryPage(
            room,
            LibraryWays(
                self._replay,
                self._edit_flow,
                self._new_sheet,
                self.create_page.flow.take_stored,
                self._take_to,
                self._show_runs,
                self._switch_schedules_off,
                partial(self._go, _CHECKS),
            ),
            self,
            parts.flow_files,
        )
        self.history_page = HistoryPage(room, self._show_checks, self)
        self.checks_page = ChecksPage(room, self._check_ways(), parts.credentials, self)
        self.data_page = DataPage(room, self)
        self.schedules_page = SchedulesPage(room, parts.schedules, self._schedule_ways(), self)
        self.credentials_page = CredentialsPage(room, parts.credentials, self)
        callbacks = SettingsCallbacks(
            parts.save_settings, parts.build_model, parts.test_connection, parts.served_models
        )
        self.key_card = KeyCard(room, parts.care, self._show_library, self) if parts.care else None
        self.settings_page = SettingsPage(room, parts.settings, callbacks, self, self.key_card)
        self.status = StatusLine(theme, self.commands, parts.browser_name, parts.library_note, self)
        self._theme = theme
        self._pages: dict[str, QWidget] = {
            "go_create": self.create_page,
            "go_library": self.library_page,
            "go_history": self.history_page,
            _CHECKS: self.checks_page,
            "go_data": self.data_page,
            "go_schedules": self.schedules_page,
            "go_credentials": self.credentials_page,
            "go_settings": self.settings_page,
        }
        self._lay_out()
        self._bridge = EventBridge(parts.workbench.bus, self)
        self._connect()
        self._go("go_create")

    @property
    def workbench(self) -> Workbench:
        """What the window works on, for demos and journeys."""
        return self._parts.workbench

    def begin(self) -> None:
        """Start what needs the running loop: colours, and what is kept."""
        self._apply(self._parts.settings)
        self.weekly.is_library_open = self._parts.open_library is None
        self.controller.situation_changed.emit()
        if self._parts.open_library is None:
            self._refresh_start()
        self.schedules_page.refresh()

    async def library_opened(self) -> None:
        """Say how the library stands now that it is open, and offer what it knows to be unfinished."""
        self.weekly.is_library_open = True
        with suppress(LibraryError):  # one that is only read keeps everything
            await MarkShelf(self._parts.workbench).clear_old(datetime.now(UTC))
        self._refresh_start()
        if self._parts.care is None:
            self.status.show_library(self._parts.library_note)
        else:
            self._show_library(await self._parts.care.state())

    def show_fault(self, fault: StudioError) -> None:
        """Show a fault of a command where the person is sure to see it."""
        self._go("go_create")
        self.create_page.show_fault(fault)

    def _create_ways(self) -> CreateWays:
        return CreateWays(
            come_forward=partial(self._come_forward, "go_create"),
            show_browser=self._bring_browser,
            open_library=partial(self._go, "go_library"),
            open_rows=self._go_rows,
            take_to=self._take_to,
            open_settings=partial(self._go_settings, SettingsPage.show_model),
            open_notes=partial(self._go_settings, SettingsPage.show_notes),
            run_flow=lambda flow: self.library_page.run_flow(flow),
        )

    def _schedule_ways(self) -> ScheduleWays:
        runs = ScheduledRuns(self.controller, self.create_page, self._go_create, self.tasks)
        return ScheduleWays(
            runs,
            self._go_on_with,
            partial(self._go_rows, None),
            self._show_runs,
            self._parts.opens_alone,
        )

    def _check_ways(self) -> CheckWays:
        return CheckWays(
            mend=self._edit_flow,
            run=self.library_page.run_flow,
            run_otherwise=self.library_page.run_otherwise,
            show_runs=self._show_runs,
            credentials=partial(self._go, "go_credentials"),
            settings=partial(self._go_settings, SettingsPage.show_upkeep),
            library=partial(self._go, "go_library"),
            new_sheet=self._new_sheet,
        )

    def _callbacks(self) -> Mapping[str, Callable[[], None]]:
        workbench = self._parts.workbench
        return {
            "run": lambda: self.create_page.starter.run(),
            "step_once": lambda: self.create_page.step_once(),
            "pause_or_resume": self.controller.pause_or_resume,
            "go_on": lambda: self.create_page.starter.go_on(),
            "new_sheet": self._new_sheet,
            "stop": self.controller.stop,
            "stop_now": workbench.stop_now,
            "plan": lambda: self.create_page.plan(),
            "record": lambda: self.create_page.begin_recording(),
            "undo": self.controller.undo,
            "redo": self.controller.redo,
            "add_item": lambda: self.create_page.add_item(),
            "save": lambda: self.create_page.save(),
            "arrange": lambda: self.tasks.start(ARRANGE_TASK, self._stand_beside(is_asked=True)),
            "manual": lambda: self._manual.open(),
            "keys": lambda: self._manual.open_keys(),
            **{name: partial(self._go, name) for name, _ in PLACES},
            _CHECKS: partial(self._go, _CHECKS),
        }

    def _lay_out(self) -> None:
        folder = self._parts.resources / "manual"
        self._manual = Manual(self._theme, folder, self._place, self)
        self._stack = pages_stack(self)
        entries = [(self.commands[name], icon) for name, icon in PLACES]
        self._rail = Rail(self._theme, entries, self)
        centre = QWidget(self)
        centre.setObjectName("centre")
        for page in self._pages.values():
            self._stack.addWidget(page)
        in_row(self._rail, grow(self._stack), gap=0, of=centre)
        self.setCentralWidget(centre)
        self.setStatusBar(self.status)
        self._check = every(self, _BROWSER_CHECK_MS, self._show_browser)
        self._theme.put_on()

    def _connect(self) -> None:
        self.presence = RunPresence(self, self.commands["stop_now"].trigger, self.tasks)
        self._keyboard = KeptKeyboard(self, self.checks_page.controller, self.data_page.controller)
        self.settings_page.choice_form.show_stop_key(self.presence.key.words)
        self.data_page.asking.asked.connect(partial(self._come_forward, "go_data"))
        self.data_page.asking.browser_wanted.connect(self._bring_browser)
        self._bridge.happened.connect(self._on_event)
        self._bridge.looked.connect(self._on_look)
        self._bridge.page_observed.connect(self._on_page)
        self.tasks.failed.connect(self.show_fault)
        self.status.recovery_wanted.connect(self._confirm_recovery)
        self.status.checks_wanted.connect(partial(self._go, _CHECKS))
        self.checks_page.counted.connect(self.library_page.show_troubled)
        self.settings_page.applied.connect(self._apply)
        self.schedules_page.missed_changed.connect(partial(self._rail.show_count, "go_schedules"))
        self._theme.changed.connect(self._repaint)
        self._check.start()

    def _go(self, place: str) -> None:
        page = self._pages[place]
        self._stack.setCurrentWidget(page)
        self._rail.show_place("go_library" if place == _CHECKS else place)
        if place == "go_library":
            self.library_page.refresh()
            self.library_page.focus_search()
            self.checks_page.recount()
        elif place == _CHECKS:
            self.status.offer_checks(0)
            self.checks_page.enter()
        elif place == "go_create":
            self.create_page.notes.refresh()
            self._refresh_start()
        elif place == "go_settings" and self.key_card is not None:
            self.key_card.refresh()
        elif isinstance(page, DataPage):
            page.enter()
        elif isinstance(page, HistoryPage | SchedulesPage | CredentialsPage):
            page.refresh()

    def _place(self) -> str:
        """Return where the person is, as the manual knows it."""
        current, page = self._stack.currentWidget(), self.create_page
        if current is page and (page.recording.is_shown or page.phase == "edit"):
            return "record" if page.recording.is_shown else "edit"
        return next(name for name, page in self._pages.items() if page is current)

    def _show_library(self, report: LibraryReport) -> None:
        is_read_only = report.state is LibraryState.READ_ONLY
        note = report.state.words if is_read_only else self._parts.library_note
        self.status.show_library(note, needs_care=is_read_only)
        wants_key = report.state.is_usable and "recovery" in report.ways
        self.status.offer_recovery(is_wanted=wants_key and not report.is_recovery_confirmed)

    def _go_settings(self, section: Callable[[SettingsPage], None]) -> None:
        self._go("go_settings")
        section(self.settings_page)

    def _confirm_recovery(self) -> None:
        """Go where the recovery key is typed back, because the person followed the line at the foot."""
        self._go_settings(SettingsPage.show_keys)
        if self.key_card is not None:
            self.key_card.confirm_recovery()

    def _go_create(self) -> None:
        self._go("go_create")

    def _new_sheet(self) -> None:
        self._go_create()
        self.create_page.new_sheet()

    def _go_on_with(self, run_id: str) -> None:
        """Offer an unfinished run on the first screen; what else was open in つくる makes way."""
        self._go_create()
        if not self.create_page.resume.is_in_place:
            self.create_page.new_sheet()
        self.create_page.resume.offer(run_id)

    def _go_rows(self, batch: Batch | None) -> None:
        self._go("go_data")
        if batch is not None:
            self.data_page.take_up(batch)

    def _take_to(self, place: str, flow_id: str) -> None:
        """Go to a place with a flow."""
        self._go(place)
        taken = self.schedules_page.add if place == "go_schedules" else self.data_page.choose_flow
        taken(flow_id)

    def _come_forward(self, place: str) -> None:
        """Show the question: its place, and a sign in the task bar when the window is behind."""
        self._go(place)
        QApplication.alert(self)

    def _bring_browser(self) -> None:
        self.tasks.start(BROWSER_TASK, self.arrangement.bring_browser())

    def _show_runs(self, flow_id: str, name: str) -> None:
        self._go("go_history")
        self.history_page.show_flow(flow_id, name)

    async def _switch_schedules_off(self, flow_id: str) -> int:
        off = await self._parts.schedules.switch_off_flow(flow_id) if self._parts.schedules else ()
        self.schedules_page.refresh()
        return len(off)

    def _show_checks(self, flow_id: str) -> None:
        self._go(_CHECKS)
        self.checks_page.show_flow(flow_id)

    def _replay(
        self, flow: Flow, values: Mapping[str, str], *, keeps_pictures: bool = False
    ) -> None:
        self._go("go_create")
        self.create_page.flow.runner.leave(
            lambda: self.controller.replay(flow, values, keeps_pictures=keeps_pictures)
        )

    def _edit_flow(self, flow: Flow, findings: Sequence[Finding] = ()) -> None:
        self._go("go_create")
        self.create_page.edit_flow(flow, findings)

    def _on_event(self, event: Event) -> None:
        if self._is_of_rows:
            self.data_page.asking.take_event(event)
        else:
            self.controller.take_event(event)
            self.create_page.take_event(event)
        self.data_page.take_event(event)
        self.presence.take_event(event)
        self._keyboard.take_event(event)
        if isinstance(event, ActionPerformed) and (url := led_to(event.outcome)):
            self.status.show_url(url)  # a replay looks at few pages
        if isinstance(event, HistoryUpdated | FlowSaved | FlowChecked | FlowsChecked):
            self._refresh_lists()
        if isinstance(event, FlowsChecked) and self._stack.currentWidget() is not self.checks_page:
            self.status.offer_checks(event.new_errors + event.new_warnings)
        self._show_browser()

    @property
    def _is_of_rows(self) -> bool:
        """What happens now belongs to rows of 表で実行, and not to what is on the table of つくる."""
        return self.tasks.is_busy(DATA_TASK) and not self.tasks.is_busy(RUN_TASK)

    def _refresh_start(self) -> None:
        if self.weekly.is_library_open and not self.controller.situation.is_running:
            self.create_page.start.refresh()
            self.create_page.resume.refresh()

    def _refresh_lists(self) -> None:
        current = self._stack.currentWidget()
        if current is self.create_page:
            self._refresh_start()
        elif current is self.library_page:
            self.library_page.refresh()
            self.checks_page.recount()
        elif isinstance(current, ChecksPage | HistoryPage):
            current.refresh()

    def _on_look(self, _: PageObserved) -> None:
        """Tell at once what only this observation knows."""
        page = self._parts.workbench.observation
        if page is not None:
            self.create_page.show_notices(notices(self._last_page, page))
            self.status.show_page(page_words(page))
            self.create_page.now.show_page(page)
            self._last_page = page

    def _on_page(self, event: PageObserved) -> None:
        self._show_browser()
        self.status.show_url(event.url)
        self.create_page.aria.show_observation(self._parts.workbench.observation)

    def _show_browser(self) -> None:
        is_open = self._parts.workbench.is_browser_open
        if is_open and not self._was_open and self._parts.has_browser_beside:
            self.tasks.start(ARRANGE_TASK, self._stand_beside())
        self._was_open = is_open
        self.status.show_browser(is_open=is_open)
        self.create_page.aria.show_live(is_live=is_open)
        self.create_page.now.show_live(is_live=is_open)

    def _apply(self, values: SettingsValues) -> None:
        self._theme.choose(values.theme)
        self.controller.limits = self.data_page.controller.limits = values.limits
        self.controller.editor.may_ask_model = self.data_page.controller.may_ask_model = (
            values.finds_by_model
        )
        self.weekly.is_wanted = values.weekly_visit
        self.checks_page.show_weekly(is_weekly=values.weekly_check)
        self.create_page.run_bar.show_mode(values.mode)
        page = self.create_page
        for place in (page.start, page.notes, self.settings_page.notes_card):
            place.show_ai(is_builtin=values.engine.profile is None)

    def _repaint(self) -> None:
        self._rail.update()
        self._stack.update()

    async def _stand_beside(self, *, is_asked: bool = False) -> None:
        """Place both as asked for, or only a browser that opened by itself: the window stays where it is."""
        await (self.arrangement.open_both() if is_asked else self.arrangement.place_browser())
        self._show_browser()
        if is_asked or self._keyboard.is_ours:
            come_forward()  # the new browser has the keyboard, which a dialog may be waiting for

    async def _close(self) -> None:
        """Ask while something runs; then stop, end the tasks, close the engine, and say so."""
        if self._parts.workbench.is_running and not await self._is_sure():
            return
        if not await self.create_page.flow.runner.may_leave():
            return
        self._is_closing = True
        self.closing.emit()
        self.hide()
        try:
            self._parts.workbench.stop_now()
            await self.tasks.cancel_all()
            await self.arrangement.keep()
            self._check.stop()
            self._bridge.close()
            await self._parts.workbench.close()
        except Exception:
            logger.exception("closing failed")
        finally:
            self.closed.set()

    async def _is_sure(self) -> bool:
        return await confirm(
            self,
            tr("手順スタジオを閉じる"),
            tr("実行中です。停止して閉じますか？ ブラウザーも閉じます。"),
            tr("停止して閉じる"),
            tr("続ける"),
        )

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        if not self._is_closing:
            self.tasks.start(CLOSE_TASK, self._close())
