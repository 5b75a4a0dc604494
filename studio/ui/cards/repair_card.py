"""The card of a repair: the page before and after side by side, why, and two buttons."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.repair import (
    PROVING_RUNS,
    Repair,
    RepairLevel,
    RepairPictures,
    RepairState,
)
from studio.domain.text import clip
from studio.engine.healing.repairs import RepairReview
from studio.ui.widgets.boxes import FREE, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_wrapped
from studio.ui.widgets.room import Room
from studio.ui.widgets.shot import Shot
from studio.words import sentences, tr

LOAD_TASK: Final = "read repairs"
ACT_TASK: Final = "act on a repair"
_NARROW: Final = 520
"""Below this width the pictures stand one above the other."""
_FOUND: Final = {
    RepairLevel.TREE: tr("画面から見つけました。"),
    RepairLevel.MODEL: tr("AI が見つけました。"),
    RepairLevel.EMERGENCY: tr("AI（大きいモデル）が見つけました。"),
    RepairLevel.PERSON: tr("あなたが画面から選びました。"),
    RepairLevel.ITEM: tr("AI がこの項目だけを行い、別のやり方として残しました。"),
}


class RepairCard(Card):
    """Shows the newest open repair of a flow until it is adopted or undone.

    A repair that waits for a yes is amber; one that is 仮 becomes the flow's own by itself.
    """

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("repair_card", parent, "amber")
        self._room = room
        self._flow_id = ""
        self._repair: Repair | None = None
        icon = room.theme.dress(QLabel(self), "fa6s.screwdriver-wrench", "amber", 16)
        self._title = make_wrapped(self, size=Size.TITLE, name="repair_title")
        self._why = make_wrapped(self, name="repair_why")
        self._next = make_wrapped(self, "", Size.SMALL, "muted", "repair_next")
        self._before = Shot(tr("前の画面"), "repair_before", self)
        self._after = Shot(tr("いまの画面"), "repair_after", self)
        self._shots = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._use = make_button(self, tr("この修復を使う"), "repair_use", self._on_use)
        self._drop = make_button(self, tr("取り消す"), "repair_undo", self._on_drop)
        self._lay_out(icon)
        self.hide()

    @property
    def repair(self) -> Repair | None:
        """What is shown."""
        return self._repair

    def show_flow(self, flow_id: str) -> None:
        """Show what is open for a flow; "" shows nothing."""
        if flow_id != self._flow_id:
            self._flow_id = flow_id
            self.refresh()

    def refresh(self) -> None:
        """Read the repairs anew."""
        if self._flow_id and self._room.workbench.memory.is_open:
            self._room.tasks.restart(LOAD_TASK, self._load(self._flow_id))
        else:
            self._show(None, RepairPictures())

    async def _load(self, flow_id: str) -> None:
        controller = self._repairs()
        waiting = await controller.open_ones(flow_id)
        first = sorted(waiting, key=lambda one: one.state is not RepairState.PROPOSED)
        repair = first[0] if first else None
        pictures = await controller.pictures(repair.id) if repair else RepairPictures()
        if flow_id == self._flow_id:
            self._show(repair, pictures)

    def _show(self, repair: Repair | None, pictures: RepairPictures) -> None:
        self._repair = repair
        self.setVisible(repair is not None)
        if repair is None:
            return
        room = 80 if repair.list_after else 40
        before, after = (clip(in_brackets(words), room) for words in repair.told)
        is_renamed = (
            before != after if repair.list_after else repair.before.name != repair.after.name
        )
        title = tr("{0}を{1}に直しました") if is_renamed else tr("{0}の見つけ方を直しました")
        if repair.state is RepairState.PROPOSED:
            title = tr("{0}を{1}に直してよいですか")
        self._title.setText(title.format(before, after))
        words = clip(in_brackets(repair.words), 80)
        self._why.setText(tr("{repair}　{why}", repair=words, why=_found_how(repair)))
        self._next.setText(self._next_words(repair))
        self._before.show_jpeg(pictures.before)
        self._after.show_jpeg(pictures.after)
        self.setAccessibleName(f"{self._title.text()} {self._why.text()}")

    def _next_words(self, repair: Repair) -> str:
        if repair.state is RepairState.PROPOSED:
            return tr("取り消せない操作のため、あなたが「この修復を使う」を押すまで使いません。")
        left = PROVING_RUNS - repair.successes
        return tr(
            "仮の修復です。あと {left} 回、最後まで実行できると、手順の新しい版になります。",
            left=left,
        )

    def _on_use(self) -> None:
        if self._repair:
            self._room.tasks.start(ACT_TASK, self._adopt(self._repair))

    def _on_drop(self) -> None:
        if self._repair:
            self._room.tasks.start(ACT_TASK, self._undo(self._repair))

    async def _adopt(self, repair: Repair) -> None:
        await self._repairs().adopt(repair.id)
        self.refresh()

    async def _undo(self, repair: Repair) -> None:
        await self._repairs().undo(repair.id)
        self.refresh()

    def _repairs(self) -> RepairReview:
        return RepairReview(self._room.workbench.memory, self._room.workbench.bus)

    def _lay_out(self, icon: QLabel) -> None:
        head = in_row(icon, grow(self._title))
        self._shots.setSpacing(12)
        for shot in (self._before, self._after):
            self._shots.addWidget(shot, 1, Qt.AlignmentFlag.AlignTop)
        self._shots.addStretch(0)
        self.put(head, self._why, self._shots, self._next, in_row(self._use, self._drop, FREE))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= _NARROW
        ways = QBoxLayout.Direction
        self._shots.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)


def _found_how(repair: Repair) -> str:
    """Say who found the element, and from what; a person's own choice is said once."""
    found, reason = _FOUND[repair.level], clip(repair.reason, 160)
    if reason in found:
        return found
    return reason if repair.level is RepairLevel.PERSON else sentences(found, reason)
