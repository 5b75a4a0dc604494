"""What stands above the steps of a flow: its name with ＊, its purpose, its variables, 点検 and 保存."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from studio.domain.flows.brackets import called
from studio.domain.flows.flow import Flow
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.expectations import (
    MAX_AI_BUDGET,
    rename_flow,
    set_ai_budget,
    set_purpose,
)
from studio.engine.flow_editing.variables import is_for_secret
from studio.ui.desk.flow_controller import FlowController
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.calm import CalmSpin
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    follow_action,
    make_button,
    make_label,
    named,
    sized,
)
from studio.ui.widgets.flow_editor_fields import LinesEdit
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.kept_keys import keys_kept
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.written_file import WrittenFile
from studio.words import tr

MAX_CHIP_CHARS: Final = 24
UNSAVED: Final = tr("＊")
_MAX_CHIPS: Final = 30
_BUDGET_STEP: Final = 5_000
_PURPOSE_LINES: Final = 2
_FRAME: Final = 24
_NO_NOTE: Final = tr("AI への注意書きを書く")
_HIGH: Final = 860
"""Of the page; in a lower one the steps get the room."""


@dataclass(frozen=True, slots=True)
class HeadCallbacks:
    """What the head asks for.

    Attributes:
        edit_variable: Opens the form of a variable; None for a new one.
        propose_variables: 変数の提案.
        check: 点検; None where there is none.
        visit: 今日の画面で確かめる; None where there is none.
        document: Writes the 手順書 of the flow; None where there is none.
        edit_note: Opens the form of the flow's note to AI.
        leave: Back to つくる, after a question when there are unsaved edits.
    """

    edit_variable: Callable[[Variable | None], None]
    propose_variables: Callable[[], None]
    edit_note: Callable[[], None]
    leave: Callable[[], None]
    check: Callable[[], None] | None = None
    visit: Callable[[], None] | None = None
    document: Callable[[], None] | None = None


class FlowHead(Card):
    """The head of a flow that is being edited.

    Args:
        controller: Holds the flow and makes the edits.
        actions: The save command.
    """

    def __init__(
        self,
        controller: FlowController,
        theme: Theme,
        actions: ActionSet,
        callbacks: HeadCallbacks,
        parent: QWidget,
    ) -> None:
        super().__init__("flow_head", parent)
        self._controller = controller
        self._on, self._page, self._theme = callbacks, parent, theme
        self._shown: tuple[Variable, ...] | None = None
        self._wanted: bool | None = None
        self._icon = theme.dress(QLabel(self), "fa6s.pen-to-square", "accent_text", 16)
        self._star = self._unsaved_star()
        self._name = self._line("flow_name_edit", tr("手順の名前"), self._rename)
        self._name.setFont(sized(self._name.font(), Size.TITLE))
        self._chips = QWidget(self)
        self._row = FlowLayout(self._chips)
        self._fold = make_button(self._chips, "", "flow_fold", self._toggle, "link")
        self._more = QWidget(self)
        self._purpose = self._purpose_lines()
        self._helped, self._budget = self._budget_field()
        self._save = PushButton(self)
        self._save.setObjectName("flow_save")
        self._save.setProperty("look", "main")
        follow_action(self._save, actions["save"])
        self._note = make_button(self._more, _NO_NOTE, "flow_ai_note", callbacks.edit_note, "link")
        self._check = self._tool(tr("点検"), "flow_check", "fa6s.stethoscope", callbacks.check)
        self._visit = self._tool(tr("今日の画面で確かめる"), "flow_visit", "", callbacks.visit)
        self._document = self._tool(
            tr("手順書を作る"), "flow_document", "fa6s.file-lines", callbacks.document
        )
        self.written = WrittenFile(self._more)
        self._leave = make_button(self, tr("閉じる"), "leave_editor", callbacks.leave)
        self._lay_out()
        controller.changed.connect(self.refresh)
        controller.refused.connect(lambda: self._put_back())
        parent.installEventFilter(self)

    def refresh(self) -> None:
        """Show the desk's flow."""
        flow = self._controller.flow
        if flow is None:
            return
        if not self._name.hasFocus() or not self._name.isModified():
            self._name.setText(flow.name)
            self._name.setCursorPosition(0)
        if not self._purpose.hasFocus() or not self._purpose.document().isModified():
            self._purpose.setPlainText(flow.purpose)
        for line in (self._name, self._purpose):
            line.setReadOnly(not self._controller.is_editable)
        if not self._budget.hasFocus():
            self._budget.setValue(flow.ai_budget)
        self._budget.setEnabled(self._controller.is_editable)
        self._star.setVisible(self._controller.has_unsaved)
        for button in (self._leave, self._check, self._visit, self._document):
            button.setEnabled(self._controller.is_editable)
        self._note.setText(self._note_words(flow))
        self._show_variables(flow)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._show_more()
        return super().eventFilter(watched, event)

    def _toggle(self) -> None:
        self._wanted = not self._more.isVisibleTo(self)
        self._show_more()

    def _show_more(self) -> None:
        """Show what is seldom needed where the page is high, or where the person asked for it."""
        is_high = self._page.height() >= _HIGH
        is_open = is_high if self._wanted is None else self._wanted
        self._more.setVisible(is_open)
        words, sign = tr("目的・点検など"), "▾" if is_open else "▸"
        self._fold.setText(f"{sign} {words}")
        state = tr("開いています") if is_open else tr("閉じています")
        self._fold.setAccessibleName(f"{words} {state}")

    def _put_back(self) -> None:
        """An edit was refused: a name that is not taken is not shown either."""
        flow = self._controller.flow
        if flow is not None and not self._name.text().strip():
            self._name.setText(flow.name)

    def _rename(self) -> None:
        flow, name = self._controller.flow, self._name.text().strip()
        self._name.setModified(False)
        if flow is not None and name != flow.name:
            self._controller.edit(lambda flow: rename_flow(flow, name))

    def _set_purpose(self) -> None:
        flow, purpose = self._controller.flow, " ".join(self._purpose.toPlainText().split())
        self._purpose.document().setModified(False)
        if flow is not None and purpose != flow.purpose:
            self._controller.edit(lambda flow: set_purpose(flow, purpose))

    def _set_budget(self) -> None:
        flow, tokens = self._controller.flow, self._budget.value()
        if flow is not None and tokens != flow.ai_budget:
            self._controller.edit(lambda flow: set_ai_budget(flow, tokens))

    def _purpose_lines(self) -> LinesEdit:
        lines = named(LinesEdit(self._more), "flow_purpose_edit", tr("目的"))
        lines.setFixedHeight(lines.fontMetrics().lineSpacing() * _PURPOSE_LINES + _FRAME)
        lines.setPlaceholderText(tr("何のための手順か（なくてもかまいません）"))
        lines.left.connect(self._set_purpose)
        return lines

    def _budget_field(self) -> tuple[QWidget, CalmSpin]:
        """Return the field with its label, and the field."""
        around = QWidget(self._more)
        field = CalmSpin(around)
        field.setObjectName("flow_ai_budget")
        field.setRange(0, MAX_AI_BUDGET)
        field.setSingleStep(_BUDGET_STEP)
        field.setGroupSeparatorShown(True)
        field.setSpecialValueText(tr("任せない"))
        field.setSuffix(tr(" 文字ぶんまで"))
        field.setAccessibleName(tr("AI に任せてよい量"))
        field.setToolTip(
            tr(
                "人がいない実行で手順が進めなくなったとき、その項目だけを AI に任せてよい量です。"
                "1 項目の目安は 10,000〜40,000 文字ぶんです。"
            )
        )
        field.editingFinished.connect(self._set_budget)
        words = make_label(around, tr("AI に任せてよい量"), Size.SMALL, "muted")
        in_row(words, field, of=around)
        return around, field

    def _tool(
        self, words: str, name: str, icon: str, act: Callable[[], None] | None
    ) -> QPushButton:
        """Return a button for what the surroundings can do; hidden where they cannot."""
        button = make_button(self._more, words, name, act or (lambda: None))
        if icon:
            self._theme.dress(button, icon, "muted", 14)
        button.setVisible(act is not None)
        return button

    def _unsaved_star(self) -> QLabel:
        star = make_label(self, UNSAVED, Size.TITLE, "amber", "flow_unsaved")
        star.setAccessibleName(tr("保存していない変更があります"))
        star.setToolTip(tr("保存していない変更があります"))
        return star

    def _line(self, name: str, words: str, take: Callable[[], None]) -> QLineEdit:
        line = named(QLineEdit(self), name, words)
        line.setToolTip(words)
        line.setMinimumWidth(120)
        line.editingFinished.connect(take)
        return line

    def _show_variables(self, flow: Flow) -> None:
        if self._shown == flow.variables:
            return
        self._shown = flow.variables
        with keys_kept(self._chips):
            self._fill_chips(flow)
        self._chips.updateGeometry()

    def _fill_chips(self, flow: Flow) -> None:
        while item := self._row.takeAt(0):
            widget = item.widget()
            if widget is not None and widget is not self._fold:
                widget.hide()
                widget.deleteLater()
        for variable in flow.variables[:_MAX_CHIPS]:
            self._row.addWidget(self._chip(flow, variable))
        self._row.addWidget(
            make_button(
                self._chips,
                tr("変えられる値を足す"),
                "add_variable",
                lambda: self._on.edit_variable(None),
                "link",
            )
        )
        self._row.addWidget(self._fold)

    def _note_words(self, flow: Flow) -> str:
        if not flow.ai_note:
            return _NO_NOTE
        words = clip(flow.ai_note, MAX_CHIP_CHARS).replace("&", "&&")
        return tr("AI への注意書き：{words}", words=words)

    def _chip(self, flow: Flow, variable: Variable) -> QPushButton:
        name = called(variable.name)
        is_hidden = is_for_secret(flow, variable.name) and variable.value
        value = "●●●" if is_hidden else clip(variable.value, MAX_CHIP_CHARS)
        asks = tr("（毎回聞く）") if variable.ask_each_time else ""
        words = f"{clip(name, MAX_CHIP_CHARS)} = {value}{asks}"
        chip = make_button(
            self._chips,
            words.replace("&", "&&"),
            f"chip_{variable.name}",
            lambda: self._on.edit_variable(variable),
            "chip",
        )
        chip.setAccessibleName(tr("変えられる値 {words}", words=words))
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        return chip

    def _lay_out(self) -> None:
        first = in_row(self._icon, grow(self._name), self._star, self._save, self._leave)
        purpose = in_row(
            make_label(self._more, tr("目的"), Size.SMALL, "muted"), grow(self._purpose)
        )
        tools = QWidget(self._more)
        propose = self._on.propose_variables
        proposing = make_button(
            tools, tr("変えられる値の提案"), "propose_variables", propose, "link"
        )
        FlowLayout(
            tools, proposing, self._note, self._check, self._visit, self._document, self._helped,
            self.written,
        )  # fmt: skip
        in_column(purpose, tools, of=self._more)
        self.put(first, self._chips, self._more)
        self._show_more()
