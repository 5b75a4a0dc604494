"""確認なしで送るもの in 設定: the kinds of sending that were answered with いつも, each with a way back."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.page.address import host_in_words
from studio.engine.guard.remembering import KeptShape, RememberedShapes
from studio.engine.memory import Memory
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, LineList, Size, make_button, make_label, make_wrapped
from studio.ui.widgets.room import Room
from studio.words import tr

READ_TASK: Final = "kept sendings"
REVOKE_TASK: Final = "revoke a kept sending"


class KeptCard(Card):
    """What is sent without a question, by site; 取り消す asks again from the next time on.

    Args:
        room: Whose library it is.
    """

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("kept_card", parent)
        self._room = room
        self._note = make_wrapped(self, name="kept_note", size=Size.SMALL, tone="muted")
        self._lines = LineList()
        self.put(make_label(self, tr("確認なしで送るもの"), Size.TITLE), self._note, self._lines)
        self.show_kept(())

    @property
    def memory(self) -> Memory:
        """The library."""
        return self._room.workbench.memory

    def refresh(self) -> None:
        """Read what is remembered, once the library is open: looking here asks for no key."""
        if self.memory.is_open:
            self._room.tasks.start(READ_TASK, self._read())

    def show_kept(self, kept: tuple[KeptShape, ...]) -> None:
        """Show what is remembered."""
        sites = Counter(one.shape.site for one in kept)
        of_sites = [self._site(site) for site, count in sites.items() if count > 1]
        self._lines.show_lines((*of_sites, *map(self._line, kept)))
        self._note.setText(
            tr("取り消すと、次からまた、送る前に確認します。")
            if kept
            else tr("ありません。確認のカードで「次から確認なしで送る」を選ぶと、ここに並びます。")
        )

    def _site(self, site: str) -> QWidget:
        words = tr("{site} のすべて", site=host_in_words(site))
        return self._row(words, f"revoke_site_{site}", lambda: self._start_site(site))

    def _line(self, one: KeptShape) -> QWidget:
        words = tr(
            "{site}　{shape}", site=host_in_words(one.shape.site), shape=one.shape.in_words()
        )
        return self._row(words, f"revoke_{one.name}", lambda: self._start(one.name))

    def _row(self, words: str, name: str, revoke: Callable[[], None]) -> QWidget:
        line = QWidget(self)
        button = make_button(line, tr("取り消す"), name, revoke)
        button.setAccessibleName(tr("{words} を取り消す", words=words))
        in_row(grow(make_wrapped(line, words, Size.SMALL)), button, of=line)
        return line

    def _start(self, name: str) -> None:
        self._room.tasks.start(REVOKE_TASK, self._revoke(name))

    def _start_site(self, site: str) -> None:
        self._room.tasks.start(REVOKE_TASK, self._revoke_site(site))

    async def _revoke_site(self, site: str) -> None:
        await RememberedShapes(self.memory).revoke_site(site)
        await self._read()

    async def _revoke(self, name: str) -> None:
        await RememberedShapes(self.memory).revoke(name)
        await self._read()

    async def _read(self) -> None:
        self.show_kept(await RememberedShapes(self.memory).all())
