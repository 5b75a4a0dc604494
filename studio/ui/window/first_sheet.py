"""What a start shows at once: the places, and the sentence, which can be written while everything else is loaded."""

import asyncio
from functools import partial
from typing import Final

from PySide6.QtGui import QCloseEvent, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QMainWindow, QWidget
from typing_extensions import override

from studio.ui.widgets.actions import COMMANDS, ActionSet, Situation
from studio.ui.widgets.boxes import FREE, grow, in_column, in_row
from studio.ui.widgets.controls import Card, PushButton, Size, make_label, make_wrapped
from studio.ui.widgets.scrolled import ReadingColumn
from studio.ui.widgets.sentence_edit import AROUND, SentenceEdit
from studio.ui.widgets.theme import Theme
from studio.ui.window.rail import PLACES, Rail
from studio.ui.window.screen import STUDIO_MIN_HEIGHT, STUDIO_MIN_WIDTH
from studio.ui.window.status_bar import StatusLine
from studio.words import tr

PAINT_S: Final = 0.5
"""A window that nobody sees is not painted: it is not waited for any longer."""


class FirstSheet(QMainWindow):
    """Looks as the window will: what is written and asked for on it is handed on.

    Attributes:
        edit: Where the person writes.
        wanted: The command that was given last; "" for none.
        is_closed: The person closed it: nothing else is to open.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("first_sheet")
        self.setWindowTitle(tr("手順スタジオ"))
        self.setMinimumSize(STUDIO_MIN_WIDTH, STUDIO_MIN_HEIGHT)
        self.wanted = ""
        self.is_closed = False
        self._painted, self._composed = asyncio.Event(), asyncio.Event()
        self.commands = ActionSet(self, {one.id: partial(self._want, one.id) for one in COMMANDS})
        self.commands.show_situation(Situation())
        self.edit = SentenceEdit(self)
        self.edit.submitted.connect(self.commands["plan"].trigger)
        self.edit.composed.connect(self._composed.set)
        self._told = make_wrapped(self, tr("準備しています…"), Size.SMALL, "muted", "first_told")
        self._lay_out(theme)
        self.setStyleSheet(theme.rules)
        self.edit.setFocus()

    @property
    def is_written(self) -> bool:
        """Something stands on it."""
        return not self.edit.document().isEmpty()

    async def shown(self) -> None:
        """Wait until it has been painted."""
        try:
            await asyncio.wait_for(self._painted.wait(), PAINT_S)
        except TimeoutError:
            return

    async def composed(self) -> None:
        """Wait until the input method holds no letters: they would be lost with the sheet."""
        while self.edit.is_composing and not self.is_closed:
            self._composed.clear()
            await self._composed.wait()

    def hand_over(self, edit: SentenceEdit) -> None:
        """Put what was written into another edit, the cursor where it was."""
        cursor = QTextCursor(edit.document())
        cursor.insertText(self.edit.toPlainText())
        cursor.setPosition(self.edit.textCursor().position())
        edit.setTextCursor(cursor)
        edit.setFocus()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._painted.set()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.is_closed = True
        self._composed.set()
        super().closeEvent(event)

    def _want(self, command: str) -> None:
        self.wanted = command
        self._told.setText(tr("準備ができしだい、始めます…"))

    def _lay_out(self, theme: Theme) -> None:
        rail = Rail(theme, [(self.commands[name], icon) for name, icon in PLACES], self)
        rail.show_place("go_create")
        column = ReadingColumn("create_rest", self)
        card = Card("instruction_panel", column.inside)
        card.body.setContentsMargins(*AROUND)
        plan = PushButton(self.commands["plan"].text(), card)
        plan.setObjectName("plan_button")
        plan.setProperty("look", "main")
        plan.clicked.connect(self.commands["plan"].trigger)
        theme.dress(plan, "fa6s.wand-magic-sparkles", "on_accent", 14)
        card.put(self.edit, in_row(grow(self._told), plan))
        title = make_label(column.inside, tr("何をしますか？"), Size.PAGE, name="start_title")
        in_column(title, card, FREE, gap=10, of=column.inside)
        column.keep_narrow(is_narrow=True)
        page = QWidget(self)
        page.setObjectName("page")
        in_column(grow(column), of=page, margins=(0, 12, 0, 0))
        centre = QWidget(self)
        centre.setObjectName("centre")
        in_row(rail, grow(page), gap=0, of=centre)
        self.setCentralWidget(centre)
        self.setStatusBar(StatusLine(theme, self.commands, "", tr("開いています…"), self))
