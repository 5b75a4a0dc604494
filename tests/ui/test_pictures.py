"""Every state of the window in three widths: nothing cut, the keyboard seen, and pictures to look at.

With PICTURES=DIR every state is shown in both looks and the pictures are kept there. An ordinary
run shows each state in one look and changes it now and then; TEJUN_TEST_WHOLE=1 shows both.
"""

import asyncio
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from studio.ui.cards.question_card import QuestionCard
from studio.ui.widgets.controls import ElidedLabel
from studio.ui.widgets.reading_order import stops_in
from studio.ui.widgets.theme import ThemeChoice
from studio.ui.window.screen import STUDIO_MIN_WIDTH
from studio.words import JAPANESE, language
from tests.hostile.sample import IS_WHOLE
from tests.ui.conftest import MakeStage, Stage, on_qt, until
from tests.ui.in_english import OWN_NAMES, READ_BY_THE_ENGINE
from tests.ui.memory_care import MemoryCare
from tests.ui.seen import blue_buttons, everything_in, japanese_in, texts_of
from tests.ui.tour import tour

ROLE = Qt.ItemDataRole
NOT_SAID = re.compile(
    r"\{\{|getBy|自信|信頼度|軽量DOM|緊急モード：|トークン|変数|ステップ|役割|画面の構造から|環境変数|TEJUN_"
    r"|chat/completions|\bref\b|\bHTTP \d|\b[A-Z]{3,}_[A-Z_]+|画面が変わりました（"
    r"|\b(?:searchbox|textbox|combobox|listitem|paragraph|heading|banner|button|checkbox|status)\b"
)
"""Words of engineers: nobody reads them in any state."""
SIZES = ((1440, 900), (720, 1000), (STUDIO_MIN_WIDTH, 672))
"""The last one is what a screen of 1,024 × 700 leaves it beside the browser."""
_ARROW = 34
"""What a choice has beside its words, in pixels."""
_AROUND = 20
"""What a field has beside its words: frame and padding."""
_MARGIN = 2
DRESSED = 4
"""After so many states the other look: dressing the whole window costs more than all that is checked."""


def cut_texts(stage: Stage) -> list[str]:
    """Return the words of labels and buttons that do not fit where they stand."""
    cut: list[str] = []
    for box in stage.window.findChildren(QComboBox):
        wanted = box.fontMetrics().horizontalAdvance(box.currentText())
        if box.isVisible() and not box.isEditable() and wanted > box.width() - _ARROW:
            cut.append(f"{box.objectName()} {box.currentText()} {wanted}>{box.width() - _ARROW}")
    for kind in (QLabel, QPushButton, QToolButton):
        for widget in stage.window.findChildren(kind):
            if not widget.isVisible() or not widget.text() or isinstance(widget, ElidedLabel):
                continue
            seen = widget.visibleRegion().boundingRect()
            if not seen.isEmpty() and seen.width() < widget.width():
                cut.append(f"{widget.objectName()} {widget.text()} is half outside")
            if isinstance(widget, QLabel) and widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                if needed > widget.height() + 1:
                    cut.append(f"{widget.objectName()} {widget.text()} {needed}>{widget.height()}")
                continue
            if widget.sizeHint().width() > widget.width() + 1:
                cut.append(
                    f"{widget.objectName()} {widget.text()} {widget.sizeHint().width()}>{widget.width()}"
                )
    return cut


def cut_hints(window: QWidget) -> list[str]:
    """Return the hints of empty fields that do not fit into them."""
    cut: list[str] = []
    for line in window.findChildren(QLineEdit):
        wanted = line.fontMetrics().horizontalAdvance(line.placeholderText())
        room = line.width() - _AROUND
        if line.isVisible() and not line.text() and wanted > room:
            cut.append(f"{line.objectName()} {line.placeholderText()} {wanted}>{room}")
    for edit in window.findChildren(QPlainTextEdit):
        room = edit.viewport().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        wrapped = Qt.TextFlag.TextWordWrap
        wanted = edit.fontMetrics().boundingRect(room, wrapped, edit.placeholderText()).height()
        if edit.isVisible() and not edit.toPlainText() and wanted > room.height():
            cut.append(f"{edit.objectName()} {edit.placeholderText()} {wanted}>{room.height()}")
    return cut


def unseen_answers(window: QWidget) -> list[str]:
    """Return the buttons of a question that one would have to scroll for."""
    cards = (card for card in window.findChildren(QuestionCard) if card.isVisible())
    buttons = (one for card in cards for one in card.findChildren(QPushButton) if one.isVisible())
    return [
        f"{one.objectName()} is out of sight"
        for one in buttons
        if one.visibleRegion().boundingRect().size() != one.size()
    ]


def words_of_engineers(stage: Stage) -> list[str]:
    """Return the texts in which people would read a word of engineers, and what is read aloud."""
    shown = (one for one in stage.window.findChildren(QWidget) if one.isVisible())
    return [text for widget in shown for text in texts_of(widget) if NOT_SAID.search(text)]


def untranslated(window: QWidget) -> list[str]:
    """Return what stands in Japanese in a window that speaks another language."""
    found = (
        (where, japanese_in(text, READ_BY_THE_ENGINE)) for where, text in everything_in(window)
    )
    return [f"{where}: {text}" for where, text in found if text and text not in OWN_NAMES]


class Eye:
    """Sees where the keyboard is: looks at each kind of control once in each look.

    Not at what only holds it: text, and the card of a question, where no key does anything.

    Attributes:
        problems: What looks the same with the keyboard and without.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._seen: set[tuple[object, ...]] = set()

    async def look_at(self, window: QWidget, state: str, choice: ThemeChoice) -> None:
        """Give the keyboard to one control after the other, and back to the one that had it."""
        window.activateWindow()
        await until(window.isActiveWindow)
        held = cast("QWidget | None", window.focusWidget())
        for stop in tuple(stops_in(window)):
            kind = (choice, type(stop), stop.objectName(), stop.property("look"))
            if kind in self._seen or isinstance(stop, QLabel | QuestionCard):
                continue
            self._seen.add(kind)
            stop.setFocus(Qt.FocusReason.TabFocusReason)
            seen = stop.grab().toImage()
            stop.clearFocus()
            if stop.grab().toImage() == seen:
                self.problems.append(f"{state} {choice}: {stop.objectName()} hides the keyboard")
        if held is not None:
            held.setFocus()


class Album:
    """Looks at a window in every width, and grabs it; keeps the pictures where there is a folder."""

    def __init__(self, stage: Stage, folder: Path | None) -> None:
        self._stage = stage
        self._folder = folder
        self._taken = 0
        self._eye = Eye()
        self._is_whole = language() == JAPANESE or folder is not None
        """Another language is read in the narrow widths, and not drawn."""
        self.problems = self._eye.problems

    async def take(self, name: str, dialog: QDialog | None = None) -> None:
        """Look at the window, or at a dialog that stands beside it, as wide as it is."""
        self._taken += 1
        for choice in self._looks():
            self._stage.theme.choose(choice)
            for width, height in SIZES if self._is_whole else SIZES[1:]:
                self._stage.window.resize(width, height)
                for _ in range(20):
                    await asyncio.sleep(0)
                picture = (dialog or self._stage.window).grab() if self._is_whole else None
                if self._folder and picture:
                    assert picture.save(str(self._folder / f"{name}-{choice}-{width}.png"))
                shown = self._stage.window.size().toTuple()
                if shown != (width, height):
                    self.problems.append(f"{name}: {shown}, not {(width, height)}")
                window = dialog or self._stage.window
                with suppress(TimeoutError):  # a slow machine scrolls to them later
                    await until(lambda window=window: not unseen_answers(window), timeout_s=5)
                cut = cut_texts(self._stage) + cut_hints(window) + unseen_answers(window)
                self.problems += [f"{name} {width}: {text}" for text in cut]
            if self._is_whole:
                await self._eye.look_at(dialog or self._stage.window, name, choice)
            blue = [one.objectName() for one in blue_buttons(dialog or self._stage.window)]
            self.problems += [f"{name}: {blue} are all blue"] if len(blue) > 1 else []
            self.problems += self._words(name, dialog or self._stage.window)

    def _words(self, name: str, window: QWidget) -> list[str]:
        """Return what should be said otherwise."""
        if language() != JAPANESE:
            return [f"{name}: {text} is not translated" for text in untranslated(window)]
        return [f"{name}: {text} is no word for people" for text in words_of_engineers(self._stage)]

    def _looks(self) -> tuple[ThemeChoice, ...]:
        """Return the looks of a state: both for pictures, one in an ordinary run."""
        worn, other = ThemeChoice.LIGHT, ThemeChoice.DARK
        if self._stage.theme.is_dark:
            worn, other = other, worn
        if not self._is_whole:
            return (worn,)
        if self._folder or IS_WHOLE:
            return worn, other  # first the look it wears: another one dresses the window anew
        return (other,) if self._taken % DRESSED == 0 else (worn,)


@pytest.fixture
def folder() -> Path | None:
    """Return where the pictures are kept; None: nowhere."""
    kept = os.environ.get("PICTURES")
    if not kept:
        return None
    path = Path(kept)
    path.mkdir(parents=True, exist_ok=True)
    return path


@on_qt
async def test_nothing_is_cut_in_any_state(make_stage: MakeStage, folder: Path | None) -> None:
    stage = make_stage(care=MemoryCare())
    album = Album(stage, folder)
    await tour(stage, album.take)
    assert not album.problems, "\n".join(album.problems)
