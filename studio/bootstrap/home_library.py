"""The library of a home: unlocked by keychain, passphrase file or a person, opened on first use."""

import asyncio
import importlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from studio.bootstrap.opened_on_use import OpenedOnUse
from studio.domain.errors import LibraryLockedError
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.keychain import OsKeychain
from studio.vault.keys import Unlock, open_keys
from studio.vault.passphrase import read_passphrase_file
from studio.vault.recovery import MistypedError, from_text
from studio.vault.secret_places import SealingKey

if TYPE_CHECKING:
    from studio.library.store import Library

AskPassphrase = Callable[[LibraryLockedError], Awaitable[str | None]]
"""Asks a person for the passphrase (or the recovery key), given why; None when they give up."""

CHOOSE_PASSPHRASE: Final = "PASSPHRASE_TO_CHOOSE"  # noqa: S105 - a code, not a secret
"""Code of the fault that asks for a new passphrase rather than an old one."""

_TYPED: Final = frozenset(
    {
        CHOOSE_PASSPHRASE,
        "PASSPHRASE_NEEDED",
        "PASSPHRASE_WRONG",
        "RECOVERY_NEEDED",
        "RECOVERY_WRONG",
        "KEYCHAIN_UNUSABLE",
        "RECOVERY_MISTYPED",
    }
)
"""Faults that a passphrase or a recovery key, typed now, can mend."""


class HomeLibrary(OpenedOnUse):
    """The library of a home, opened on first use: planning and observing need none. A `Memory`."""

    def __init__(
        self, paths: Paths, settings: Settings, ask_passphrase: AskPassphrase | None = None
    ) -> None:
        self._paths = paths
        self._settings = settings
        self._ask_passphrase = ask_passphrase
        self._opening = asyncio.Lock()
        self._library: Library | None = None
        self._sealing: SealingKey | None = None
        self._recovery_key = ""

    @property
    def recovery_key(self) -> str:
        """The key to be shown once, when this start made the library and a person is there; else ""."""
        return self._recovery_key

    @property
    def is_open(self) -> bool:
        """True once it was unlocked and opened."""
        return self._library is not None

    @override
    async def open(self) -> "Library":
        """Unlock and open; returns the open one when it is.

        By the passphrase file, the keychain, or what a person types when asked.

        Raises:
            LibraryError: Locked, missing, damaged …; see `vault.keys.open_keys`.
        """
        async with self._opening:
            if self._library is None:
                self._library = await self._unlocked()
            return self._library

    async def sealing_key(self) -> SealingKey:
        """Return what seals the values of credentials; opens the library like `open`."""
        await self.open()
        assert self._sealing is not None
        return self._sealing

    async def close(self) -> None:
        """See `FlowStore.close`."""
        if self._library is not None:
            await self._library.close()

    async def _unlocked(self) -> "Library":
        """Open with what there is, then with what a person types, until it opens or they give up."""
        unlock = await self._unattended()
        while True:
            try:
                return await self._opened(unlock)
            except LibraryLockedError as locked:
                if self._ask_passphrase is None or locked.code not in _TYPED:
                    raise
                typed = await self._ask_passphrase(locked)
                if typed is None:
                    raise
                unlock = _unlock_with(typed)

    async def _unattended(self) -> Unlock:
        passphrase_file = self._settings.passphrase_file
        if passphrase_file is None:
            return Unlock()
        return Unlock(passphrase=await asyncio.to_thread(read_passphrase_file, passphrase_file))

    async def _opened(self, unlock: Unlock) -> "Library":
        file = self._paths.library_file
        exists = file.exists() and file.stat().st_size > 0
        _, keys = await asyncio.gather(
            asyncio.to_thread(_load_database),
            open_keys(self._paths.keys_file, unlock, OsKeychain(), library_exists=exists),
        )
        from studio.library.store import Library

        library = await Library.open(
            file, keys.db_key, existed=keys.is_established, audit_key=keys.audit_key
        )
        await keys.establish()
        self._sealing = SealingKey(keys.secrets_key, keys.library_id)
        if self._settings.passphrase_file is None:
            self._recovery_key = keys.recovery_key
        return library


def _unlock_with(typed: str) -> Unlock:
    """Read what a person typed: a recovery key is known by its check characters."""
    try:
        from_text(typed)
    except MistypedError:
        return Unlock(passphrase=typed)
    return Unlock(recovery_key=typed)


def _load_database() -> None:
    """Load SQL, 300 ms, while the key is derived; planning and observing never need it."""
    importlib.import_module("studio.library.store")
