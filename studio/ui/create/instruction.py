"""やりたいこと: the sentence, what was read from it, and the button that makes the list."""

import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final, cast
from urllib.parse import quote, unquote

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QWidget
from typing_extensions import override

from studio.domain.errors import StudioError
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import START_URL_VARIABLE
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.ui.create.instruction_edit import InstructionEdit
from studio.ui.widgets.actions import ActionSet, Situation
from studio.ui.widgets.announcing import announce
from studio.ui.widgets.boxes import FREE, in_row
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    make_button,
    make_label,
    make_wrapped,
    say,
)
from studio.ui.widgets.sentence_edit import AROUND
from studio.ui.widgets.theme import Colours, Theme, set_look
from studio.ui.widgets.value_spans import ValueSpan, value_spans
from studio.words import tr

_MENU_FRAME: Final = 60
"""What a menu has beside its words, in pixels."""


class InstructionPanel(Card):
    """The sentence: written in an edit, read with its values as chips once the rows stand.

    Signals:
        picking: The person writes 〔: names of credentials are wanted.

    Args:
        actions: The plan command.
        samples: Sentences of 「見本から」.
        edit_variable: Called when a chip is pressed.
    """

    picking = Signal()

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
        self._checklist: Checklist | None = None
        self._said = ("", "red")
        self._is_planning = self._is_second = False
        self.edit = InstructionEdit(self)
        self._words = _Sentence(self)
        self._hint = make_wrapped(self, size=Size.SMALL, tone="red", name="instruction_hint")
        self._site = make_label(self, size=Size.SMALL, tone="muted", name="site_label")
        self._plan_button = PushButton(self)
        self._rewrite = make_button(self, tr("文を書き直す"), "rewrite", self.write, "link")
        self._samples = self._make_samples(samples)
        self._lay_out()
        self._show_plan_words(has_list=False)
        theme.changed.connect(self._show_words)

    @property
    def text(self) -> str:
        """What stands in the edit, passwords too."""
        self.edit.hide_passwords(is_left=True)
        return self.edit.written

    def set_text(self, text: str) -> None:
        """Put a sentence into the edit; Ctrl+Z takes it back."""
        self.write()
        cursor = self.edit.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)

    def open_samples(self) -> None:
        """見本から: show the sentences there are below the edit, whole where the screen is wide enough."""
        metrics, room = self._samples.fontMetrics(), self.screen().availableGeometry().width()
        for action in self._samples.actions():
            sample = cast("str", action.data())
            shown = metrics.elidedText(sample, Qt.TextElideMode.ElideRight, room - _MENU_FRAME)
            action.setText(shown.replace("&", "&&"))
        self._samples.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def stand_back(self, is_second: bool) -> None:  # noqa: FBT001 - a slot
        """Leave the blue button to what was begun before, or have it again."""
        self._is_second = is_second
        self._show_plan_words(has_list=bool(self._checklist and self._checklist.items))

    def show_fault(self, fault: StudioError) -> None:
        """Say beside the sentence why it cannot be used, and what to do."""
        self._show_hint(str(fault), "red")
        self.edit.setFocus()

    def show_list(self, checklist: Checklist | None) -> None:
        """Show the sentence that the rows were made of, and what could not be read."""
        if checklist is self._checklist:
            return
        is_new = self._checklist is None or _said_in(self._checklist) != _said_in(checklist)
        self._checklist = checklist
        has_list = bool(checklist and checklist.items)
        self._show_plan_words(has_list=has_list)
        here = tr("いま開いている画面") if has_list else ""
        site = checklist.site or checklist.start_url or here if checklist else ""
        self._site.setText(tr("対象サイト：{site}", site=clip(site, 40)) if site else "")
        self._site.setToolTip(checklist.start_url if checklist else "")
        if checklist and checklist.unread:
            parts = tr("、").join(
                tr("「{part}」", part=clip(part, 40)) for part in checklist.unread
            )
            self._show_hint(
                tr(
                    "読み取れなかった部分：{parts}。言い方を変えるか、手順を足してください。",
                    parts=parts,
                ),
                "amber",
            )
        elif checklist:
            self._show_hint("", "red")
        self._show_words()
        if is_new or not has_list:
            self._turn(is_writing=not has_list or not _said_in(checklist))

    def show_planned(self) -> None:
        """Show the sentence with its chips: the rows were made of it just now."""
        self._turn(is_writing=not _said_in(self._checklist))

    def clear(self) -> None:
        """Begin with an empty sheet."""
        self.edit.clear()
        self._show_hint("", "red")
        self._turn(is_writing=True)

    def write(self) -> None:
        """文を書き直す: show the edit, and let the person write."""
        self._turn(is_writing=True)
        self.edit.setFocus()

    def _turn(self, *, is_writing: bool) -> None:
        """Show the edit, or the sentence with its chips."""
        for widget in (self.edit, self._plan_button):
            widget.setVisible(is_writing)
        for label in (self._words, self._rewrite):
            label.setVisible(not is_writing)
        self._site.setVisible(not is_writing and bool(self._site.text()))
        set_look(self, "card", "plain" if is_writing else "flat")
        margins = AROUND if is_writing else (2, 0, 2, 0)
        self.body.setContentsMargins(*margins)

    def _show_words(self) -> None:
        """Write the sentence with its values as chips."""
        checklist = self._checklist
        words = in_brackets(checklist.instruction) if checklist else ""
        variables = _editable(checklist)
        self._words.setText(with_chips(words, value_spans(words, variables), self._theme.colours))

    def _on_chip(self, name: str) -> None:
        variables = self._checklist.variables if self._checklist else ()
        found = next((one for one in variables if one.name == unquote(name)), None)
        if found is not None:
            self._edit_variable(found)

    def show_situation(self, situation: Situation) -> None:
        """Say that a plan is being made."""
        self._is_planning = situation.is_planning
        self._refresh_hint()

    def _lay_out(self) -> None:
        self.edit.submitted.connect(self._actions["plan"].trigger)
        self.edit.textChanged.connect(self._forget_fault)
        self._plan_button.setObjectName("plan_button")
        self._plan_button.setToolTip(tr("Ctrl+Enter でも作れます"))
        self._plan_button.clicked.connect(self._actions["plan"].trigger)
        self._actions["plan"].changed.connect(
            lambda: self._plan_button.setEnabled(self._actions["plan"].isEnabled())
        )
        self.edit.bracket_opened.connect(self.picking)
        self._words.linkActivated.connect(self._on_chip)
        self._hint.hide()
        foot = in_row(self._site, self._rewrite, FREE, self._plan_button)
        self.put(self.edit, self._words, self._hint, foot)
        self._turn(is_writing=True)

    def _make_samples(self, samples: tuple[str, ...]) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("samples_menu")
        for sample in samples:
            action = menu.addAction(sample)
            action.setData(sample)
            action.triggered.connect(lambda _=False, text=sample: self.set_text(text))
        return menu

    def _show_plan_words(self, *, has_list: bool) -> None:
        words = tr("作り直す") if has_list else tr("手順を作る")
        icon = "fa6s.rotate-right" if has_list else "fa6s.wand-magic-sparkles"
        self._plan_button.setText(words)
        self._plan_button.setAccessibleName(words)
        self._plan_button.setToolTip(tr("{words}（Ctrl+Enter）", words=words))
        is_main = not has_list and not self._is_second
        set_look(self._plan_button, "look", "main" if is_main else "")
        self._theme.dress(self._plan_button, icon, "on_accent" if is_main else "muted", 14)

    def _show_hint(self, text: str, tone: str) -> None:
        self._said = (text, tone)
        self._refresh_hint()

    def _refresh_hint(self) -> None:
        """Show that a plan is being made, and what was said about the last one when it is not."""
        planning = (tr("手順を考えています…"), "muted")
        text, tone = planning if self._is_planning else self._said
        say(self._hint, text, tone)

    def _forget_fault(self) -> None:
        if self._said[1] == "red":
            self._show_hint("", "red")


class _Sentence(QLabel):
    """Its chips are links, of which Qt tells a screen reader nothing: the one that Tab came to is said."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("instruction_words")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setWordWrap(True)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        has_moved = super().focusNextPrevChild(next)
        announce(self, self.selectedText().strip(), is_urgent=True)
        return has_moved


def read_samples(path: Path) -> tuple[str, ...]:
    """Return the sentences of the samples file."""
    held = cast("dict[str, list[str]]", json.loads(path.read_text(encoding="utf-8")))
    return tuple(held["instructions"])


def with_chips(words: str, spans: Sequence[ValueSpan], colours: Colours) -> str:
    """Return a sentence as rich text: its words escaped, its values as links on a soft ground."""
    look = (
        f"color:{colours.accent_text};background-color:{colours.accent_soft};text-decoration:none"
    )
    parts: list[str] = []
    at = 0
    for span in spans:
        said = escape(words[span.start : span.end])
        value = f"<span style='{look}'>&nbsp;{said}&nbsp;</span>"
        chip = f"<a href='{quote(span.name)}' style='{look}'>{value}</a>" if span.name else value
        parts += [escape(words[at : span.start]), chip]
        at = span.end
    return "".join((*parts, escape(words[at:]))).replace("\n", "<br>")


def _said_in(checklist: Checklist | None) -> str:
    return checklist.instruction if checklist else ""


def _editable(checklist: Checklist | None) -> tuple[Variable, ...]:
    """Return the variables worth a chip; the start page is shown as the site."""
    variables = checklist.variables if checklist else ()
    return tuple(variable for variable in variables if variable.name != START_URL_VARIABLE)
