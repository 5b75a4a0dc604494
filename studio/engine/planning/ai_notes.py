"""AI への注意書き as the engine keeps them and tells them to models. Encrypted like everything in the library.

Notes for all and for sites stand beside the library's flows, one a place; a flow's own stands in the flow. They
are told to models and to nobody else: the guard never reads one.
"""

import logging
from collections.abc import Iterable
from typing import Final

from studio.domain.errors import LibraryError
from studio.domain.flows.ai_note import AiNote, NoteScope, applying, note_text
from studio.engine.guard.places import named_addresses
from studio.engine.memory import SecretStore, UpkeepStore
from studio.engine.planning.said_sites import said_sites
from studio.engine.ports import PlanRequest
from studio.engine.secrets.masking import password_in_words, refuse_passwords
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.engine.signing_in.secret_filling import hold_vault

logger = logging.getLogger(__name__)

_KEPT_AS: Final = "ai-notes"


class AiNotes:
    """The notes of one library.

    Args:
        store: The library; None where there is none.
        redactor: Knows the passwords that no note holds.
        credentials: The vault, whose values are read before a note is kept.
    """

    def __init__(
        self,
        store: UpkeepStore | None,
        redactor: SecretRedactor,
        credentials: SecretStore | None = None,
    ) -> None:
        self._store = store
        self._redactor = redactor
        self._credentials = credentials

    async def all(self) -> tuple[AiNote, ...]:
        """Return the note for all, then those for sites, by name.

        Raises:
            LibraryError: They cannot be read.
        """
        if self._store is None:
            return ()
        kept = await self._store.remembered_values(_KEPT_AS)
        return tuple(_note(where, text) for where, text in sorted(kept.items()) if text)

    async def keep(self, where: str, words: str) -> AiNote:
        """Keep what a person wrote for a place, instead of what stood there; nothing takes it away.

        Args:
            where: Of a site, as `site_of_note` gives it; "" for all.
            words: Some lines.

        Raises:
            InstructionError: NOTE_TOO_LONG, PASSWORD_IN_WORDS; what stood there stays.
            LibraryError: It cannot be written.
        """
        text = note_text(words)
        refuse_passwords(text)
        await hold_vault(self._credentials, self._redactor)
        if self._redactor.without_known(text) != text:
            raise password_in_words()
        if self._store is not None:
            await self._store.remember_values(_KEPT_AS, {where: text})
        return _note(where, text)

    async def told(self, urls: Iterable[str], flow_note: AiNote | None = None) -> tuple[str, ...]:
        """Return the words for a model that works on these pages, the most general first.

        A library that cannot be read just now says nothing: a run does not end for it.
        """
        try:
            notes = applying(await self.all(), urls, flow_note)
        except LibraryError as fault:
            logger.info("no notes: %s", fault.code)
            notes = applying((), (), flow_note)
        return tuple(self._redactor.without_known(note.text) for note in notes)

    async def noted(self, request: PlanRequest) -> PlanRequest:
        """Return what a planner gets, with the notes for the pages that its sentence names."""
        named = (site.url for site in said_sites(request.instruction, request.sites))
        written = named_addresses((request.instruction,))
        notes = await self.told((request.start_url, *named, *written))
        return request.model_copy(update={"notes": notes})


def _note(where: str, text: str) -> AiNote:
    scope = NoteScope.SITE if where else NoteScope.ALL
    return AiNote(scope=scope, where=where, text=text)
