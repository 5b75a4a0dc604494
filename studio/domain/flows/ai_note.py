"""AI への注意書き: what a person tells every model that works for them, for all, for a site, or for one flow.

Guidance and nothing more: no note makes a value the person's own, opens a site or stands for a yes.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

from studio.domain.errors import InstructionError
from studio.domain.frozen import Frozen
from studio.domain.page.address import host_in_words, host_of
from studio.domain.text import strip_unseen
from studio.words import tr

MAX_NOTE_CHARS: Final = 200
"""Of one note: a few lines, which every question to a model carries."""
MAX_SITE_NOTES: Final = 2
"""Notes for sites that go along at once: for `example.co.jp`, and for `keiri.example.co.jp`."""

NoteText = Annotated[str, Field(max_length=MAX_NOTE_CHARS)]


class NoteScope(StrEnum):
    """Where a note applies."""

    ALL = "all"
    SITE = "site"
    FLOW = "flow"


class AiNote(Frozen):
    """One note. There is one a place: another text replaces it.

    Attributes:
        where: Of a site its name as an address has it, with a port that is no usual one; of a flow its id.
        text: Some lines; "" says nothing.
    """

    scope: NoteScope
    where: str = ""
    text: NoteText

    @property
    def place(self) -> str:
        """Where it applies, as a person reads it."""
        match self.scope:
            case NoteScope.ALL:
                return tr("すべてのサイト")
            case NoteScope.SITE:
                return host_in_words(f"http://{self.where}")
            case NoteScope.FLOW:
                return tr("この手順")

    @property
    def in_one_line(self) -> str:
        """Its text where there is room for a line."""
        return self.text.replace("\n", " / ")

    def applies_at(self, url: str) -> bool:
        """Say whether it is about a page: one for a site is about the sites below its name, too."""
        if self.scope is not NoteScope.SITE:
            return True
        host = _bare(host_of(url))
        return host == self.where or host.endswith(f".{self.where}")


def applying(
    notes: Iterable[AiNote], urls: Iterable[str], flow_note: AiNote | None = None
) -> tuple[AiNote, ...]:
    """Return which notes a model is told, the most general first.

    Args:
        notes: For all and for sites.
        urls: Pages that the work is about.
        flow_note: Of the flow, where it is about one.
    """
    pages, kept = tuple(urls), tuple(note for note in notes if note.text)
    of_all = [note for note in kept if note.scope is NoteScope.ALL]
    of_sites = [
        note for note in kept if note.scope is NoteScope.SITE and any(map(note.applies_at, pages))
    ]
    of_sites.sort(key=lambda note: len(note.where))
    of_flow = [flow_note] if flow_note and flow_note.text else []
    return (*of_all, *of_sites[-MAX_SITE_NOTES:], *of_flow)


def note_text(words: str) -> str:
    """Return what a person wrote as a note holds it: lines with something in them, nothing unseen.

    Raises:
        InstructionError: NOTE_TOO_LONG.
    """
    lines = (line.strip() for line in strip_unseen(words).splitlines())
    text = "\n".join(line for line in lines if line)
    if len(text) > MAX_NOTE_CHARS:
        raise InstructionError(
            "NOTE_TOO_LONG",
            tr("注意書きが長すぎます（{count:,} 文字）。", count=len(text)),
            tr(
                "{note_chars} 文字までにしてください。サイトごと、手順ごとに分けて書くこともできます。",
                note_chars=MAX_NOTE_CHARS,
            ),
        )
    return text


def site_of_note(address: str) -> str:
    """Return the site that a person names by an address or by its name alone: `keiri.example.co.jp`.

    Raises:
        InstructionError: NOTE_SITE_BAD: no browser would go there.
    """
    words = address.strip()
    host = _bare(host_of(words if "://" in words else f"http://{words}"))
    is_a_word = not words.isascii() and "." not in host
    if not host or is_a_word:
        raise InstructionError(
            "NOTE_SITE_BAD",
            tr("「{words}」は、サイトのアドレスとして読めません。", words=words[:60]),
            tr("ブラウザーの上に出ているアドレスを、keiri.example.co.jp のように書いてください。"),
        )
    return host


def _bare(host: str) -> str:
    return host.removeprefix("www.")
