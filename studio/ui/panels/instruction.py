"""やりたいこと: the sentence, what was read from it, and the button that makes the list."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPlainTextEdit, QPushButton, QWidget
from typing_extensions import override

from studio.domain.checklist import Checklist
from studio.domain.errors import StudioError
from studio.domain.flow import START_URL_VARIABLE
from studio.domain.text import clip
from studio.domain.variable import Variable
from studio.ui.actions import ActionSet, Situation
from studio.ui.controls import Card, Size, follow_action, make_button, make_label, make_wrapped
from studio.ui.flow_layout import FlowLayout
from studio.ui.theme import Theme, set_look

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LINES_MIN, _LINES_MAX = 2, 5
MAX_CHIP_CHARS: Final = 24


class InstructionEdit(QPlainTextEdit):
    """A text edit that knows when an IME is composing: Enter then belongs to the IME alone.

    Signals:
        submitted: Ctrl+Enter, outside a composition.
    """

    submitted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._preedit = ""
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    @property
    def is_composing(self) -> bool:
        """True while an IME holds letters that are not committed yet."""
        return bool(self._preedit)

    def _fit(self) -> None:
        """Grow with the text, from two to five lines.

        The scroll bar is either there or not: one that comes as needed takes width, wraps a line
        more, goes again, and so on without end.
        """
        lines = int(self.document().size().height())
        shown = min(max(lines, _LINES_MIN), _LINES_MAX)
        policy = Qt.ScrollBarPolicy
        is_long = lines > _LINES_MAX
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if is_long else policy.ScrollBarAlwaysOff
        )
        height = shown * self.fontMetrics().lineSpacing() + 20
        if height != self.height():
            self.setFixedHeight(height)

    @override
    def event(self, e: QEvent) -> bool:
        if e.type() is QEvent.Type.ShortcutOverride and self.is_composing:
            e.accept()  # F-keys and Ctrl combinations convert; they must not run anything
            return True
        return super().event(e)

    @override
    def inputMethodEvent(self, e: QInputMethodEvent) -> None:
        self._preedit = e.preeditString()
        super().inputMethodEvent(e)

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        is_control = bool(e.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if e.key() in _ENTER and is_control:
            if not self.is_composing:
                self.submitted.emit()
            e.accept()
            return
        super().keyPressEvent(e)


class InstructionPanel(Card):
    """The sentence and what the planner read from it.

    Args:
        actions: The plan command.
        samples: Sentences of 「見本から」.
        edit_variable: Called when a chip is pressed.
    """

    def __init__(
        self,
        theme: Theme,
        actions: ActionSet,
        samples: tuple[str, ...],
        edit_variable: Callable[[Variable], None],
        parent: QWidget,
    ) -> None:
        super().__init__("instruction_panel", parent)
        self._theme = theme
        self._actions = actions
        self._edit_variable = edit_variable
        self._shown_variables: tuple[Variable, ...] | None = None
        self._said = ("", "red")
        self._is_planning = False
        self.edit = InstructionEdit(self)
        self._hint = make_wrapped(self, size=Size.SMALL, tone="red", name="instruction_hint")
        self._chips = QWidget(self)
        self._chip_row = FlowLayout(self._chips)
        self._site = make_label(self._chips, size=Size.SMALL, tone="muted", name="site_label")
        self._plan_button = QPushButton(self)
        self._samples_button = self._make_samples(samples)
        self._lay_out()
        self._show_plan_words(has_list=False)

    @property
    def text(self) -> str:
        """What stands in the edit."""
        return self.edit.toPlainText()

    def set_text(self, text: str) -> None:
        """Put a sentence into the edit; Ctrl+Z takes it back."""
        cursor = self.edit.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)
        self.edit.setFocus()

    def show_fault(self, fault: StudioError) -> None:
        """Say beside the sentence why it cannot be used, and what to do."""
        self._show_hint(f"{fault.message}{fault.remedy}", "red")
        self.edit.setFocus()

    def show_list(self, checklist: Checklist | None) -> None:
        """Show the site, the variables and what could not be read."""
        self._show_plan_words(has_list=bool(checklist and checklist.items))
        site = checklist.site or checklist.start_url if checklist else ""
        self._site.setText(self.tr("対象サイト：{0}").format(clip(site, 40)) if site else "")
        self._site.setToolTip(checklist.start_url if checklist else "")
        self._site.setVisible(bool(site))
        self._show_variables(_editable(checklist))
        if checklist and checklist.unread:
            parts = "、".join(f"「{clip(part, 40)}」" for part in checklist.unread)
            self._show_hint(
                self.tr(
                    "読み取れなかった部分：{0}。言い方を変えるか、項目を足してください。"
                ).format(parts),
                "amber",
            )
        elif checklist:
            self._show_hint("", "red")

    def show_situation(self, situation: Situation) -> None:
        """Say that a plan is being made."""
        self._is_planning = situation.is_planning
        self._refresh_hint()
        self._samples_button.setEnabled(not situation.is_planning)

    def _lay_out(self) -> None:
        self.edit.setObjectName("instruction_edit")
        self.edit.setAccessibleName(self.tr("やりたいこと"))
        self.edit.setPlaceholderText(
            self.tr(
                "例：練習書店で「プログラミング」を検索して、一番安い本をカートに入れて（Ctrl+Enter で手順を作ります）"
            )
        )
        self.edit.submitted.connect(self._actions["plan"].trigger)
        self.edit.textChanged.connect(self._forget_fault)
        self._plan_button.setObjectName("plan_button")
        self._plan_button.clicked.connect(self._actions["plan"].trigger)
        self._actions["plan"].changed.connect(
            lambda: self._plan_button.setEnabled(self._actions["plan"].isEnabled())
        )
        self._chip_row.addWidget(self._site)
        self._site.hide()
        self._hint.hide()
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._chips, 1)
        foot.addWidget(self._samples_button, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self._make_record(), 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self._plan_button, 0, Qt.AlignmentFlag.AlignTop)
        title = make_label(self, self.tr("やりたいこと"), Size.TITLE)
        title.setBuddy(self.edit)
        for widget in (title, self.edit, self._hint):
            self.body.addWidget(widget)
        self.body.addLayout(foot)

    def _make_record(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("record_button")
        follow_action(button, self._actions["record"])
        self._theme.dress(button, "fa6s.circle-dot", "red", 14)
        return button

    def _make_samples(self, samples: tuple[str, ...]) -> QPushButton:
        button = QPushButton(self.tr("見本から"), self)
        button.setObjectName("samples_button")
        button.setAccessibleName(self.tr("見本の文から選ぶ"))
        self._theme.dress(button, "fa6s.lightbulb", "muted", 14)
        menu = QMenu(button)
        menu.setObjectName("samples_menu")
        for sample in samples:
            action = menu.addAction(clip(sample, 48).replace("&", "&&"))
            action.setData(sample)
            action.triggered.connect(lambda _=False, text=sample: self.set_text(text))
        button.setMenu(menu)
        button.setVisible(bool(samples))
        return button

    def _show_plan_words(self, *, has_list: bool) -> None:
        words = self.tr("作り直す") if has_list else self.tr("手順を作る")
        icon = "fa6s.rotate-right" if has_list else "fa6s.wand-magic-sparkles"
        self._plan_button.setText(words)
        self._plan_button.setAccessibleName(words)
        self._plan_button.setToolTip(self.tr("{0}（Ctrl+Enter）").format(words))
        self._plan_button.setProperty("look", "" if has_list else "main")
        self._plan_button.style().unpolish(self._plan_button)
        self._plan_button.style().polish(self._plan_button)
        self._theme.dress(self._plan_button, icon, "muted" if has_list else "on_accent", 14)

    def _show_variables(self, variables: tuple[Variable, ...]) -> None:
        if variables == self._shown_variables:
            return
        self._shown_variables = variables
        while self._chip_row.count() > 1:
            item = self._chip_row.takeAt(1)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if variables:
            words = make_label(self._chips, self.tr("変数："), Size.SMALL, "muted")
            self._chip_row.addWidget(words)
        for variable in variables:
            self._chip_row.addWidget(self._chip(variable))
        self._chips.updateGeometry()

    def _chip(self, variable: Variable) -> QPushButton:
        value = clip(variable.value, MAX_CHIP_CHARS)
        asks = self.tr("（毎回聞く）") if variable.ask_each_time else ""
        chip = make_button(
            self._chips,
            f"{clip(variable.name, MAX_CHIP_CHARS)} = {value}{asks}".replace("&", "&&"),
            f"variable_{variable.name}",
            lambda: self._edit_variable(variable),
            "chip",
        )
        chip.setToolTip(self.tr("押すと値を変えられます"))
        return chip

    def _show_hint(self, text: str, tone: str) -> None:
        self._said = (text, tone)
        self._refresh_hint()

    def _refresh_hint(self) -> None:
        """Show that a plan is being made, and what was said about the last one when it is not."""
        planning = (self.tr("手順を考えています…"), "muted")
        text, tone = planning if self._is_planning else self._said
        self._hint.setText(text)
        set_look(self._hint, "tone", tone)
        self._hint.setVisible(bool(text))

    def _forget_fault(self) -> None:
        if self._said[1] == "red":
            self._show_hint("", "red")


def read_samples(path: Path) -> tuple[str, ...]:
    """Return the sentences of the samples file."""
    held = cast("dict[str, list[str]]", json.loads(path.read_text(encoding="utf-8")))
    return tuple(held["instructions"])


def _editable(checklist: Checklist | None) -> tuple[Variable, ...]:
    """Return the variables worth a chip; the start page is shown as the site."""
    variables = checklist.variables if checklist else ()
    return tuple(variable for variable in variables if variable.name != START_URL_VARIABLE)
