"""設定: sections with a list at their side; one 保存 for the fields of all."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from studio.domain.errors import StudioError
from studio.domain.models.provider import Provider, profile_of
from studio.engine.ports import ChatModel
from studio.ui.settings.kept_card import KeptCard
from studio.ui.settings.key_card import KeyCard
from studio.ui.settings.local_models_card import LocalModelsCard
from studio.ui.settings.notes_card import NotesCard
from studio.ui.settings.settings_form import BudgetForm, ChoiceForm, ModelForm, read_input
from studio.ui.settings.settings_upkeep import UpkeepForm
from studio.ui.widgets.boxes import PAGE, at_left, grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.parts import EngineChoice, SettingsInput, SettingsValues
from studio.ui.widgets.room import Room
from studio.ui.widgets.scrolled import Scrolled
from studio.words import tr

SAVE_TASK: Final = "save settings"
TEST_TASK: Final = "test connection"
MODELS_TASK: Final = "models of the server"
_SIDE_PX: Final = 136
_AROUND_PX: Final = 32
_NARROW: Final = 560
_UNBOUNDED: Final = 16_777_215
_DOWN: Final = QBoxLayout.Direction.TopToBottom
_UPKEEP: Final = 2
_WITH_FIELDS: Final = 3
"""So many sections, from the top, have fields that 保存 keeps."""


@dataclass(frozen=True, slots=True)
class SettingsCallbacks:
    """What the page asks of the outside; all raise `StudioError`."""

    save: Callable[[SettingsInput], Awaitable[None]]
    build_model: Callable[[SettingsInput], Awaitable[ChatModel]]
    test: Callable[[SettingsInput], Awaitable[str]]
    served_models: Callable[[SettingsInput], Awaitable[tuple[str, ...]]]


class SettingsPage(QWidget):
    """One section at a time, and one button that keeps what stands in the fields of all.

    Signals:
        applied: The `SettingsValues` now in use.
    """

    applied = Signal(object)

    def __init__(
        self,
        room: Room,
        values: SettingsValues,
        callbacks: SettingsCallbacks,
        parent: QWidget,
        keys: KeyCard | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._callbacks = callbacks
        self._keys = keys
        self.model_form = ModelForm(self._on_change, self)
        self.model_form.list_wanted.connect(self._list_models)
        self.budget_form = BudgetForm(self._on_change, self)
        self.choice_form = ChoiceForm(self._on_change, self)
        self.upkeep_form = UpkeepForm(self._on_change, room.tasks, self)
        self.notes_card = NotesCard(room, self)
        self.kept_card = KeptCard(room, self)
        self.local_card = (
            LocalModelsCard(room.local_models, room.tasks, self._use_local, self)
            if room.local_models
            else None
        )
        self._result = make_wrapped(self, name="settings_result")
        self._test = make_button(self, tr("接続テスト"), "test_connection", self._start_test)
        self._save = make_button(self, tr("保存"), "save_settings", self._start_save, "main")
        self.sections = QListWidget(self)
        self._stack = QStackedWidget(self)
        self._foot = Card("settings_foot", self)
        self._lay_out()
        self.model_form.show_values(values)
        self.budget_form.show_values(values)
        self.choice_form.show_values(values)
        self.upkeep_form.show_values(values)
        self._on_change()
        room.tasks.changed.connect(self._show_busy)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.notes_card.refresh()
        self.kept_card.refresh()
        if self.local_card is not None:
            self.local_card.refresh()

    def show_model(self) -> None:
        """Bring the AI into sight."""
        self.sections.setCurrentRow(0)

    def show_upkeep(self) -> None:
        """Bring the weekly checks into sight."""
        self.sections.setCurrentRow(_UPKEEP)

    def show_notes(self) -> None:
        """Bring AI への注意書き into sight."""
        self.sections.setCurrentRow(_WITH_FIELDS)

    def show_keys(self) -> None:
        """Bring the library's key and its backup into sight."""
        if self._keys is not None:
            self.sections.setCurrentRow(self.sections.count() - 1)

    def _use_local(self, provider: Provider, name: str) -> None:
        """Fill in a model of this computer and try it; 保存 keeps it."""
        values = replace(
            self._input().values,
            engine=EngineChoice(provider.value),
            base_url=profile_of(provider).base_url,
            api_version="",
            small_model=name,
            large_model="",
        )
        self.model_form.show_values(values)
        self._start_test()

    def _start_test(self) -> None:
        if not self._complain():
            self._say(tr("接続しています…"), "muted")
            self._room.tasks.start(TEST_TASK, self._try_connection(), self._show_fault)

    def _start_save(self) -> None:
        if not self._complain():
            self._room.tasks.start(SAVE_TASK, self._keep(), self._show_fault)

    def _list_models(self) -> None:
        """Ask the server in the background; another address or key makes the answer void."""
        models, work = self.model_form, self._listed(self._input())
        self._room.tasks.restart(MODELS_TASK, work, models.show_no_list)

    async def _listed(self, given: SettingsInput) -> None:
        self.model_form.show_list(await self._callbacks.served_models(given))

    async def _try_connection(self) -> None:
        self._say(await self._callbacks.test(self._input()), "green")

    async def _keep(self) -> None:
        """Build the model before anything is written: what cannot work is not kept."""
        given = self._input()
        model = await self._callbacks.build_model(given)
        await self._callbacks.save(given)
        older = self._room.workbench.model
        self._room.workbench.use_model(model)
        if older is not model and not self._room.workbench.is_running:
            await older.close()
        self.model_form.show_values(given.values)
        self._say(tr("保存しました。"), "green")
        self.applied.emit(given.values)

    def _input(self) -> SettingsInput:
        return read_input(self.model_form, self.budget_form, self.choice_form, self.upkeep_form)

    def _complain(self) -> bool:
        problem = self.model_form.problem()
        if problem:
            self.show_model()
            self._say(problem, "red")
        return bool(problem)

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, text: str, tone: str) -> None:
        say(self._result, text, tone)

    def _on_change(self) -> None:
        self._say("", "muted")

    def _show_busy(self) -> None:
        is_free = not (self._room.tasks.is_busy(TEST_TASK) or self._room.tasks.is_busy(SAVE_TASK))
        self._test.setEnabled(is_free)
        self._save.setEnabled(is_free)

    def _lay_out(self) -> None:
        foot = in_row(self._save, grow(self._result))
        foot.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._save.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.model_form.put(at_left(self._test))
        self._foot.put(foot)
        self._add_sections()
        self._middle = in_row(self.sections, grow(self._stack), gap=12)
        in_column(
            make_label(self, tr("設定"), Size.PAGE),
            grow(self._middle),
            self._foot,
            gap=10,
            of=self,
            margins=PAGE,
        )

    def _add_sections(self) -> None:
        self.sections.setObjectName("settings_sections")
        self.sections.ensurePolished()  # rows are placed when one is chosen, by what is known of them then
        self.sections.setAccessibleName(tr("設定の項目"))
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        here = (self.local_card,) if self.local_card else ()
        self._section(tr("AI モデル"), self.model_form, *here, self.budget_form)
        self._section(tr("表示と実行"), self.choice_form)
        self._section(tr("点検と営業日"), self.upkeep_form)
        self._section(tr("AI への注意書き"), self.notes_card)
        self._section(tr("確認なしで送る"), self.kept_card)
        if self._keys is not None:
            self._section(tr("鍵とバックアップ"), self._keys)
        self.sections.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.sections.currentRowChanged.connect(self._show_section)
        self.sections.setCurrentRow(0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list of the sections above them where both have no room side by side."""
        super().resizeEvent(event)
        is_narrow, listed = self.width() < _NARROW, self.sections
        titles = (listed.item(row).text() for row in range(listed.count()))
        widths = [listed.fontMetrics().horizontalAdvance(title) + _AROUND_PX for title in titles]
        self._middle.setDirection(_DOWN if is_narrow else QBoxLayout.Direction.LeftToRight)
        listed.setFlow(QListWidget.Flow.LeftToRight if is_narrow else QListWidget.Flow.TopToBottom)
        listed.setWrapping(is_narrow)
        if is_narrow:
            lines = sum(widths) // max(self.width() - 2 * _AROUND_PX, 1) + 1
            listed.setMinimumWidth(0)
            listed.setMaximumWidth(_UNBOUNDED)
            listed.setFixedHeight(lines * listed.sizeHintForRow(0) + _AROUND_PX // 2)
        else:
            listed.setFixedWidth(max(_SIDE_PX, *widths))
            listed.setMinimumHeight(0)
            listed.setMaximumHeight(_UNBOUNDED)

    def _section(self, title: str, *cards: QWidget) -> None:
        column = Scrolled(self)
        for card in cards:
            column.add(card)
        self._stack.addWidget(column)
        self.sections.addItem(title)

    def _show_section(self, row: int) -> None:
        """Show a section; what has no fields does what it does at once, and has nothing to be saved."""
        self._stack.setCurrentIndex(row)
        self._foot.setVisible(row < _WITH_FIELDS)
