"""AI への注意書き in 設定: what models are told for all sites and for one, written, changed and taken away."""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.errors import InstructionError
from studio.domain.flows.ai_note import AiNote, NoteScope, site_of_note
from studio.domain.page.address import host_of
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.note_form import NoteAsked, ask_note
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_column, in_row
from studio.ui.widgets.controls import Card, LineList, Size, make_button, make_label, make_wrapped
from studio.ui.widgets.room import Room
from studio.words import tr

READ_TASK: Final = "notes to ai"
CHANGE_TASK: Final = "change a note to ai"


class NotesCard(Card):
    """One note for all sites, and one a site.

    Args:
        room: Whose library it is.
    """

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("notes_card", parent)
        self._room = room
        self._notes = room.workbench.notes
        about = tr(
            "AI に頼むときに、いつも伝えることです。送信や削除の許可にはなりません。"
            "1 つの手順だけの注意書きは、その手順の「編集」で書けます。"
        )
        self._no_ai = make_wrapped(
            self,
            tr("いまは内蔵エンジン（AI なし）なので、使われません。AI をつなぐと伝えます。"),
            Size.SMALL,
            "amber",
            "notes_no_ai",
        )
        self._lines = LineList()
        self._add = make_button(
            self, tr("サイトの注意書きを足す"), "add_note", lambda: self._ask(None)
        )
        self._lay_out(about)
        self.show_notes(())

    def refresh(self) -> None:
        """Read the notes, once the library is open: looking here asks for no key."""
        if self._room.workbench.memory.is_open:
            self._room.tasks.start(READ_TASK, self._read())

    def show_ai(self, *, is_builtin: bool) -> None:
        """Say that nobody reads them while no AI is connected."""
        self._no_ai.setVisible(is_builtin)

    def show_notes(self, notes: tuple[AiNote, ...]) -> None:
        """Show the note for all, written or not, and those for sites."""
        of_sites = [note for note in notes if note.scope is NoteScope.SITE]
        unwritten = AiNote(scope=NoteScope.ALL, text="")
        for_all = next((note for note in notes if note.scope is NoteScope.ALL), unwritten)
        self._lines.show_lines([self._line(note) for note in (for_all, *of_sites)])

    def _line(self, note: AiNote) -> QWidget:
        line = QWidget(self)
        tone = "" if note.text else "muted"
        texts = in_column(
            make_wrapped(line, note.place, Size.SMALL, "muted"),
            make_wrapped(line, note.text or tr("まだありません"), tone=tone),
            gap=1,
        )
        row = in_row(grow(texts), of=line)
        acts = [(tr("変える") if note.text else tr("書く"), "edit_note", self._ask)]
        acts += [(tr("消す"), "remove_note", self._start_remove)] if note.text else []
        for words, name, act in acts:
            button = make_button(line, words, f"{name}_{note.where}", partial(act, note))
            button.setAccessibleName(
                tr("{place}の注意書きを{words}", place=note.place, words=words)
            )
            row.addWidget(button)
        return line

    def _ask(self, note: AiNote | None) -> None:
        self._room.tasks.start(CHANGE_TASK, self._asked(note))

    async def _asked(self, note: AiNote | None) -> None:
        page = self._room.workbench.observation
        asked = NoteAsked(place="", site=host_of(page.url) if page else "")
        if note is not None:
            asked = NoteAsked(note.place, note.text)

        async def keep(site: str, text: str) -> None:
            await self._notes.keep(note.where if note else await self._new_site(site), text)

        if await ask_note(self.window(), self._room.tasks, asked, keep):
            await self._read()

    async def _new_site(self, address: str) -> str:
        """Return the site of a new note.

        Raises:
            InstructionError: NOTE_SITE_BAD, NOTE_THERE: one is written already, and is not lost.
        """
        where = site_of_note(address)
        if any(note.where == where for note in await self._notes.all()):
            raise InstructionError(
                "NOTE_THERE",
                tr("このサイトの注意書きは、もうあります。"),
                tr("一覧の「変える」で書き足してください。"),
            )
        return where

    def _start_remove(self, note: AiNote) -> None:
        self._room.tasks.start(CHANGE_TASK, self._remove(note))

    async def _remove(self, note: AiNote) -> None:
        words = tr("{place}の注意書きを消します。元に戻せません。", place=note.place)
        title, yes, no = tr("注意書きを消す"), tr("消す"), tr("やめる")
        if await confirm(self.window(), title, words, yes, no):
            await self._notes.keep(note.where, "")
            await self._read()

    async def _read(self) -> None:
        self.show_notes(await self._notes.all())

    def _lay_out(self, about: str) -> None:
        foot = in_row(self._add, FREE, gap=AS_AROUND)
        self.put(
            make_label(self, tr("AI への注意書き"), Size.TITLE),
            make_wrapped(self, about, Size.SMALL, "muted"),
            self._no_ai,
            self._lines,
            foot,
        )
