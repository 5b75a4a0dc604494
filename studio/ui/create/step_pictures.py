"""What a page looked like before and after a row of the result: shown in the row that the person opens."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from studio.domain.errors import StudioError
from studio.domain.records.history import RunStep
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, Size, make_wrapped, say
from studio.ui.widgets.room import Room
from studio.ui.widgets.shot import Shot
from studio.words import tr

STEP_PICTURES_TASK: Final = "pictures of a step"


class Kept(NamedTuple):
    """A picture of the history."""

    step: RunStep
    is_before: bool


def kept_after(steps: Sequence[RunStep], own: Sequence[RunStep]) -> Kept | None:
    """Return the picture of the page after a row's last act; the page before the next act is the same one. Pure."""
    if not own:
        return None
    if own[-1].has_picture:
        return Kept(own[-1], is_before=False)
    later = (one for one in steps if one.number > own[-1].number)
    following = next(later, None)
    if following is not None and following.has_before:
        return Kept(following, is_before=True)
    return next((Kept(one, is_before=False) for one in reversed(own) if one.has_picture), None)


class StepPictures(Card):
    """Two pictures; nothing is read before a row is opened.

    Attributes:
        item_id: The row it stands in; "" for none.
    """

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("step_pictures", parent, "flat")
        self._room = room
        self.item_id = ""
        self._said = make_wrapped(self, "", Size.SMALL, "muted", "step_pictures_said")
        self._before = Shot(tr("前の画面"), "step_before", self)
        self._after = Shot(tr("あとの画面"), "step_after", self)
        self.body.setContentsMargins(0, 4, 0, 4)
        self.put(self._said, in_row(grow(self._before), grow(self._after), gap=12))
        self.put_away()

    def put_away(self) -> None:
        """Show nothing."""
        self.item_id = ""
        self.hide()

    def show_item(self, item_id: str, sentence: str, run_id: str) -> None:
        """Show what a run kept of a row.

        Args:
            item_id: The row.
            sentence: Its words, as the run knew it.
            run_id: The run.
        """
        self.item_id = item_id
        self._show(QImage(), QImage())
        say(self._said, tr("画面を読み込んでいます…"), "muted")
        loading = self._load(item_id, sentence, run_id)
        self._room.tasks.restart(STEP_PICTURES_TASK, loading, self._on_fault)

    async def _load(self, item_id: str, sentence: str, run_id: str) -> None:
        steps = (await self._room.workbench.memory.run(run_id)).steps
        own = [step for step in steps if step.item == sentence]
        first = next((Kept(step, is_before=True) for step in own if step.has_before), None)
        before = await self._image(run_id, first)
        after = await self._image(run_id, kept_after(steps, own))
        if item_id != self.item_id:
            return
        self._show(before, after)
        nothing = tr("この行の画面は残していません。「画面も残す」を選んで実行すると残ります。")
        say(self._said, nothing if before.isNull() and after.isNull() else "", "muted")

    async def _image(self, run_id: str, kept: Kept | None) -> QImage:
        if kept is None:
            return QImage()
        memory = self._room.workbench.memory
        jpeg = await memory.picture(run_id, kept.step.number, is_before=kept.is_before)
        return await asyncio.to_thread(QImage.fromData, jpeg)

    def _show(self, before: QImage, after: QImage) -> None:
        for shot, image in ((self._before, before), (self._after, after)):
            shot.setVisible(not image.isNull())
            if not image.isNull():
                shot.show_image(image)

    def _on_fault(self, fault: StudioError) -> None:
        say(self._said, str(fault), "red")
