"""飛ばして続ける: after a replay that stopped, the rest of the flow without the step that failed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.text import clip
from studio.ui.cards.failure_card import FailureCard
from studio.ui.desk.broken_off import WayOn, way_on
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.widgets.room import Room
from studio.words import tr

GO_ON_TASK: Final = "go on without a step"
_WORDS: Final = 60


class GoingOn:
    """Offers it on the failure card, asks, and lets the run go on (ここから実行).

    Args:
        play_from: Plays the flow that is edited from a step on, once its edits are saved.
        told: Takes the sentence about what is left out, for the log.
        card: Where it is offered.
        page: Whose dialogs they are.
    """

    def __init__(
        self,
        room: Room,
        controller: WorkspaceController,
        play_from: Callable[[str], None],
        told: Callable[[str], None],
        card: FailureCard,
        page: QWidget,
    ) -> None:
        self._room = room
        self._controller = controller
        self._play_from = play_from
        self._told = told
        self._card = card
        self._page = page
        self._left_out = ""

    def tell(self) -> None:
        """Say in the log of a run that just began what it leaves out."""
        if self._left_out:
            self._told(tr("飛ばした手順：{left_out}", left_out=self._left_out))
        self._left_out = ""

    def offer(self) -> None:
        """Offer it where the replay that just ended can go on, and the page it stands on is still open."""
        way = way_on(self._controller.flow, self._controller.broke_off)
        if way is None or not self._room.workbench.is_browser_open:
            return
        tip = tr("次の手順：{way}", way=clip(way.words, _WORDS))
        is_sent = way.broke_off.may_be_sent
        self._card.offer_skip(self._start, may_be_sent=is_sent, tip=tip)

    def _start(self) -> None:
        self._room.tasks.start(GO_ON_TASK, self._go_on())

    async def _go_on(self) -> None:
        """Ask, and play the rest; the flow may have been edited since the card was shown."""
        way = way_on(self._controller.flow, self._controller.broke_off)
        if way is None or not await self._agreed(way):
            return
        self._card.hide()
        self._left_out = clip(way.broke_off.words, _WORDS)
        if self._controller.editor.has_unsaved:
            self._play_from(way.step_id)
        else:
            self._controller.play_from(way.step_id)

    async def _agreed(self, way: WayOn) -> bool:
        tr, is_sent = self._page.tr, way.broke_off.may_be_sent
        unclear = tr(
            "次の手順は、もう送られたかもしれません：\n・{0}\n\n"
            "ブラウザーの画面で、済んでいるか確かめてください。これはもう行わずに、次から続けます：\n・{1}"
        )
        undone = tr(
            "次の手順は、行わずに飛ばします：\n・{0}\n\n"
            "その次から、いまの画面で続けます：\n・{1}\n\n"
            "飛ばした手順の結果をあとで使うときは、飛ばさずに、手順を直してください。"
        )
        words = (unclear if is_sent else undone).format(
            clip(way.broke_off.words, _WORDS), clip(way.words, _WORDS)
        )
        return await confirm(
            self._page,
            tr("済んでいるか確かめて続けます") if is_sent else tr("飛ばして続けます"),
            words,
            tr("確かめたので続ける") if is_sent else tr("飛ばして続ける"),
            tr("やめる"),
        )
