"""The pictures of a run in a row, as on a film: ← and → go from one page to the next."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QListWidget, QWidget

from studio.domain.errors import StudioError
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.history import RunStep
from studio.domain.text import clip
from studio.ui.widgets.controls import add_row
from studio.ui.widgets.room import Room
from studio.words import tr

STRIP_TASK: Final = "history film strip"
_FRAME: Final = QSize(112, 70)
_PLACE: Final = QSize(_FRAME.width() + 12, _FRAME.height() + 34)
_WORDS_CHARS: Final = 60


class StripPicture(NamedTuple):
    """One picture of the strip: the row of its step, and whether it is the page before it."""

    row: int
    is_before: bool


class FilmStrip(QListWidget):
    """Small pictures of a run, those before and after a step one behind the other.

    Signals:
        picked: The person went to a picture (`StripPicture`).
    """

    picked = Signal(object)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._run_id = ""
        self._frames: list[tuple[StripPicture, int]] = []
        self.setObjectName("film_strip")
        self.setAccessibleName(tr("この実行の画面（← → で前後の画面）"))
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMovement(QListWidget.Movement.Static)
        self.setSpacing(4)
        self.setIconSize(_FRAME)
        self.setFixedHeight(_PLACE.height() + 28)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._on_row)
        self.hide()

    def show_steps(self, run_id: str, steps: Sequence[RunStep]) -> None:
        """Show the pictures of a run; nothing where there are none."""
        self._run_id = run_id
        self._frames = [
            (StripPicture(row, is_before), step.number)
            for row, step in enumerate(steps)
            for is_before, is_there in ((True, step.has_before), (False, step.has_picture))
            if is_there
        ]
        self.blockSignals(True)  # filling it is no choice
        self.clear()
        for frame, number in self._frames:
            self._append(frame, number, steps[frame.row])
        self.blockSignals(False)
        self.setVisible(bool(self._frames))
        self._room.tasks.restart(STRIP_TASK, self._load(run_id), self._on_fault)

    def choose(self, frame: StripPicture) -> None:
        """Mark a picture as the one that is shown; no choice of the person's."""
        place = next((at for at, (one, _) in enumerate(self._frames) if one == frame), -1)
        self.blockSignals(True)
        self.setCurrentRow(place)
        self.blockSignals(False)
        if place >= 0:
            self.scrollToItem(self.item(place))

    def _append(self, frame: StripPicture, number: int, step: RunStep) -> None:
        words = tr("{0} の前") if frame.is_before else tr("{0} の後")
        item = add_row(self, words.format(number))
        told = tr(
            "{item}：{step}", item=item.text(), step=clip(in_brackets(step.words), _WORDS_CHARS)
        )
        item.setToolTip(told)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
        item.setSizeHint(_PLACE)  # its picture comes later

    async def _load(self, run_id: str) -> None:
        """Fetch the pictures one by one, the first ones first; decoded off the loop."""
        memory = self._room.workbench.memory
        for place, (frame, number) in enumerate(self._frames):
            jpeg = await memory.picture(run_id, number, is_before=frame.is_before)
            image = await asyncio.to_thread(_small, jpeg)
            if run_id != self._run_id or place >= self.count():
                return
            if not image.isNull():
                self.item(place).setIcon(QIcon(QPixmap.fromImage(image)))

    def _on_row(self, place: int) -> None:
        if 0 <= place < len(self._frames):
            self.picked.emit(self._frames[place][0])

    def _on_fault(self, fault: StudioError) -> None:
        """Show no strip: the picture of a chosen step says what went wrong."""
        del fault
        self.hide()


def _small(jpeg: bytes) -> QImage:
    """Return a picture as large as a frame; a null one when it cannot be read. Not for the loop."""
    image = QImage.fromData(jpeg)
    if image.isNull():
        return image
    return image.scaled(
        _FRAME * 2,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
