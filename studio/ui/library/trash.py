"""ごみ箱: flows that were thrown away, to be brought back or deleted for good."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QScrollArea, QVBoxLayout, QWidget

from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.ui.desk.shelf import TRASH_DAYS, Marks, MarkShelf
from studio.ui.dialogs.ask import confirm, opened
from studio.ui.widgets.boxes import AS_AROUND, DIALOG, clear, grow, in_column, in_row
from studio.ui.widgets.controls import Size, make_button, make_label, make_wrapped
from studio.ui.widgets.kept_keys import keys_kept
from studio.ui.widgets.room import Room
from studio.words import tr

TRASH_TASK: Final = "trash"
_NAME_CHARS: Final = 60


class TrashDialog(QDialog):
    """One line a flow; what is done here is done at once."""

    def __init__(self, room: Room, shelf: MarkShelf, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trash_dialog")
        self.setWindowTitle(tr("ごみ箱"))
        self.setMinimumSize(520, 320)
        self._room = room
        self._shelf = shelf
        self._inside = QWidget(self)
        self._inside.setObjectName("scrolled")
        self._lines = QVBoxLayout(self._inside)
        scrolled = QScrollArea(self)
        scrolled.setWidgetResizable(True)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        scrolled.setWidget(self._inside)
        words = tr("{0} 日たつと、版といっしょに消えます。それまでは、いつでも元に戻せます。")
        in_column(
            make_wrapped(self, words.format(TRASH_DAYS)),
            grow(scrolled),
            make_button(self, tr("閉じる"), "trash_close", self.accept),
            gap=12,
            of=self,
            margins=DIALOG,
        )

    def show_flows(self, flows: tuple[FlowSummary, ...], marks: Marks) -> None:
        """Show what is in ごみ箱."""
        with keys_kept(self._inside):
            clear(self._lines)
            for flow in flows:
                self._lines.addWidget(self._line(flow, marks))
            if not flows:
                self._lines.addWidget(make_label(self, tr("空です。"), tone="muted"))
            self._lines.addStretch(1)

    async def refresh(self) -> None:
        """Read ごみ箱 again."""
        marks = await self._shelf.read()
        flows = await self._room.workbench.flows()
        self.show_flows(marks.thrown_away(tuple(flows)), marks)

    def _line(self, flow: FlowSummary, marks: Marks) -> QWidget:
        line = QWidget(self._inside)
        name = clip(flow.name, _NAME_CHARS)
        left = marks.days_left(flow.flow_id, datetime.now(UTC))
        words = tr("あと {left} 日", left=left)
        texts = in_column(
            make_wrapped(line, name), make_label(line, words, Size.SMALL, "muted"), gap=1
        )
        back = make_button(
            line, tr("元に戻す"), "trash_back", lambda: self._do(self._brought_back(flow))
        )
        back.setAccessibleName(tr("「{name}」を元に戻す", name=name))
        gone = make_button(
            line, tr("完全に消す…"), "trash_delete", lambda: self._do(self._deleted(flow))
        )
        gone.setAccessibleName(tr("「{name}」を完全に消す", name=name))
        in_row(grow(texts), back, gone, gap=AS_AROUND, of=line, margins=(0, 4, 0, 4))
        return line

    def _do(self, work: Awaitable[None]) -> None:
        async def done() -> None:
            await work

        self._room.tasks.start(TRASH_TASK, done())

    async def _brought_back(self, flow: FlowSummary) -> None:
        await self._shelf.bring_back(flow.flow_id)
        await self.refresh()

    async def _deleted(self, flow: FlowSummary) -> None:
        words = tr("「{0}」を、これまでの版といっしょに消します。元に戻せません。")
        if await confirm(
            self,
            tr("完全に消す"),
            words.format(clip(flow.name, _NAME_CHARS)),
            tr("完全に消す"),
            tr("やめる"),
        ):
            await self._shelf.delete(flow.flow_id)
            await self.refresh()


def made_opener(room: Room, shelf: MarkShelf, page: QWidget) -> Callable[[], Awaitable[None]]:
    """Return what opens ごみ箱 over a page, and ends when it is closed."""

    async def open_trash() -> None:
        dialog = TrashDialog(room, shelf, page)
        await dialog.refresh()
        await opened(dialog)

    return open_trash
