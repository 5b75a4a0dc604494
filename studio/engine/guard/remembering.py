"""What the person answered 「この種の送信はいつも」 to: shapes without a value, in the encrypted library, revocable.

They stand beside the library's flows and in none of them: nothing that is exported or imported holds one.
"""

import zlib
from typing import Final

from pydantic import ValidationError

from studio.domain.flows.sending import SentShape
from studio.domain.frozen import Frozen
from studio.domain.page.address import host_in_words
from studio.engine.memory import UpkeepStore

_KEPT_AS: Final = "sent-shapes"


class KeptShape(Frozen):
    """A shape that is not asked about any more.

    Attributes:
        name: What it is revoked by.
    """

    name: str
    shape: SentShape


class RememberedShapes:
    """The shapes of one library.

    Args:
        store: The library; None where there is none.
    """

    def __init__(self, store: UpkeepStore | None) -> None:
        self._store = store

    @property
    def is_kept(self) -> bool:
        """True where an answer can be remembered."""
        return self._store is not None

    async def all(self) -> tuple[KeptShape, ...]:
        """Return what is remembered, by site.

        Raises:
            LibraryError: It cannot be read.
        """
        if self._store is None:
            return ()
        values = await self._store.remembered_values(_KEPT_AS)
        kept = (
            KeptShape(name=name, shape=shape)
            for name, text in values.items()
            if (shape := _read(text))
        )
        return tuple(sorted(kept, key=lambda one: (one.shape.site, one.shape.path, one.name)))

    async def knows(self, shape: SentShape) -> bool:
        """Say whether just this kind of sending was answered so: the same place, fields and control.

        Raises:
            LibraryError: It cannot be read.
        """
        bare = shape.bare
        return any(one.shape == bare for one in await self.all())

    async def keep(self, shape: SentShape) -> None:
        """Remember a shape, without any value.

        Raises:
            LibraryError: It cannot be written.
        """
        if self._store is not None:
            bare = shape.bare
            await self._store.remember_values(_KEPT_AS, {_name(bare): bare.model_dump_json()})

    async def revoke(self, name: str) -> bool:
        """Ask about a kind of sending again; False when there is none of this name.

        Raises:
            LibraryError: It cannot be written.
        """
        known = {one.name for one in await self.all()}
        if self._store is None or name not in known:
            return False
        await self._store.remember_values(_KEPT_AS, {name: ""})
        return True

    async def revoke_site(self, site: str) -> int:
        """Ask about everything of a site again; returns how many kinds of sending that were.

        Args:
            site: Its origin, or its host in words.

        Raises:
            LibraryError: It cannot be written.
        """
        all_kept = await self.all()
        of_site = [
            one.name for one in all_kept if site in (one.shape.site, host_in_words(one.shape.site))
        ]
        if self._store is not None and of_site:
            await self._store.remember_values(_KEPT_AS, dict.fromkeys(of_site, ""))
        return len(of_site)


def _name(shape: SentShape) -> str:
    return f"{zlib.crc32(shape.model_dump_json().encode()):08x}"


def _read(text: str) -> SentShape | None:
    try:
        return SentShape.model_validate_json(text) if text else None
    except ValidationError:
        return None
