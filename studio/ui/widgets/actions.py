"""Every command of the window, once, as data: menus, buttons, shortcuts and tests read it here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from studio.words import tr


@dataclass(frozen=True, slots=True)
class Situation:
    """What the window is doing, as far as commands care.

    Attributes:
        is_running: A run or replay is under way.
        is_paused: It waits at the gate.
        is_stopping: It ends after the act that is under way.
        is_planning: A plan is being made.
        has_items: Something enabled stands in the list, or a flow is loaded.
        is_replay: A flow of the library is shown, not the person's own list.
        is_editing: It is shown step by step, to be edited.
        can_undo: An older list exists.
        can_redo: An undo can be taken back.
        can_save: A run worked and is not saved yet.
        is_browser_open: The browser is there.
        can_go_on: A run ended early, and what is left of it can be done.
    """

    is_running: bool = False
    is_paused: bool = False
    is_stopping: bool = False
    is_planning: bool = False
    has_items: bool = False
    is_replay: bool = False
    is_editing: bool = False
    can_undo: bool = False
    can_redo: bool = False
    can_save: bool = False
    is_browser_open: bool = False
    can_go_on: bool = False

    @property
    def can_edit(self) -> bool:
        """The list may be changed now."""
        return not (self.is_running or self.is_planning or self.is_replay)

    @property
    def can_edit_any(self) -> bool:
        """The list, or the flow that is being edited, may be changed now."""
        return self.can_edit or (self.is_editing and not self.is_running)

    @property
    def can_step(self) -> bool:
        """Rows can be run one at a time: from the beginning, or on from where a flow waits."""
        if self.is_running:
            return self.is_replay and self.is_paused
        return self.has_items and not self.is_planning


@dataclass(frozen=True, slots=True)
class Command:
    """One command.

    Attributes:
        id: Stable name; also the object name of its action.
        title: In the menu and on the button.
        shortcut: Qt's portable spelling, "" for none.
        icon: Name in the icon font.
        enabled_when: Whether it can be given now.
    """

    id: str
    title: str
    shortcut: str
    icon: str
    enabled_when: Callable[[Situation], bool]


def _always(_: Situation) -> bool:
    return True


COMMANDS: Final = (
    Command(
        "run", tr("実行"), "F5", "fa6s.play",
        lambda s: s.has_items and not s.is_running and not s.is_planning,
    ),
    Command("go_on", tr("続きから"), "", "fa6s.forward", lambda s: s.can_go_on),
    Command("step_once", tr("1 つずつ"), "F10", "fa6s.forward-step", lambda s: s.can_step),
    Command("pause_or_resume", tr("一時停止"), "F6", "fa6s.pause", lambda s: s.is_running),
    Command("stop", tr("止める"), "Shift+F5", "fa6s.stop", lambda s: s.is_running),
    Command("stop_now", tr("すぐに止める"), "Ctrl+Shift+F5", "fa6s.hand", lambda s: s.is_running),
    Command(
        # Ctrl+Enter belongs to the text edit, which knows whether an IME is composing.
        "plan", tr("手順を作る"), "", "fa6s.wand-magic-sparkles",
        lambda s: not s.is_running and not s.is_planning,
    ),
    Command("record", tr("記録"), "Ctrl+Shift+R", "fa6s.circle-dot", lambda s: not s.is_running and not s.is_planning),
    Command("undo", tr("元に戻す"), "Ctrl+Z", "fa6s.rotate-left", lambda s: s.can_edit_any and s.can_undo),
    Command("redo", tr("やり直す", "undo the undo"), "Ctrl+Y", "fa6s.rotate-right", lambda s: s.can_edit_any and s.can_redo),
    Command("add_item", tr("項目を足す"), "Ctrl+Shift+N", "fa6s.plus", lambda s: s.can_edit_any),
    Command(
        "save", tr("保存"), "Ctrl+S", "fa6s.floppy-disk", lambda s: s.can_save and not (s.is_editing and s.is_running)
    ),
    Command("new_sheet", tr("新しくつくる"), "Ctrl+N", "fa6s.plus", lambda s: not s.is_running and not s.is_planning),
    Command("arrange", tr("並べる"), "Ctrl+Shift+L", "fa6s.table-columns", lambda s: not s.is_planning),
    Command("manual", tr("使い方"), "F1", "fa6s.circle-question", _always),
    Command("keys", tr("キーの一覧"), "Shift+F1", "fa6s.keyboard", _always),
    Command("go_create", tr("つくる"), "Ctrl+1", "fa6s.wand-magic-sparkles", _always),
    Command("go_library", tr("手順", "several flows"), "Ctrl+2", "fa6s.book", _always),
    Command("go_history", tr("履歴"), "Ctrl+3", "fa6s.clock-rotate-left", _always),
    Command("go_data", tr("表で実行"), "Ctrl+4", "fa6s.table", _always),
    Command("go_schedules", tr("予定"), "Ctrl+5", "fa6s.calendar-days", _always),
    Command("go_credentials", tr("認証情報"), "Ctrl+6", "fa6s.key", _always),
    Command("go_settings", tr("設定"), "Ctrl+7", "fa6s.gear", _always),
    Command("go_checks", tr("点検"), "Ctrl+8", "fa6s.stethoscope", _always),
)  # fmt: skip


class ActionSet:
    """The commands as Qt actions of one window.

    Args:
        window: Their parent; shortcuts work anywhere inside it.
        callbacks: What each command does, by id; a missing one is an error.
    """

    def __init__(self, window: QWidget, callbacks: Mapping[str, Callable[[], None]]) -> None:
        self._actions: dict[str, QAction] = {}
        for command in COMMANDS:
            action = QAction(command.title, window)
            action.setObjectName(command.id)
            if command.shortcut:
                action.setShortcut(QKeySequence(command.shortcut))
            action.setToolTip(_tip(command.title, action.shortcut()))
            _connect(action, callbacks[command.id])
            window.addAction(action)
            self._actions[command.id] = action

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def show_situation(self, situation: Situation) -> None:
        """Enable what can be done now and nothing else."""
        for command in COMMANDS:
            self._actions[command.id].setEnabled(command.enabled_when(situation))


def _connect(action: QAction, act: Callable[[], None]) -> None:
    """Join without the `checked` argument of the signal, which no command wants."""
    action.triggered.connect(lambda: act())


def _tip(title: str, shortcut: QKeySequence) -> str:
    keys = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    return tr("{title}（{keys}）", title=title, keys=keys) if keys else title
