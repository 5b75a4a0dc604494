"""The library of a home: unlocked by keychain, passphrase file or a person, opened on first use."""

import asyncio

from studio.domain.flow import Flow
from studio.engine.ports import FlowSummary, RunRecord
from studio.library.store import Library
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.keychain import OsKeychain
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from studio.vault.passphrase import read_passphrase_file


class HomeLibrary:
    """The library of a home, opened on first use: planning and observing need none. A `FlowStore`."""

    def __init__(self, paths: Paths, settings: Settings) -> None:
        self._paths = paths
        self._settings = settings
        self._opening = asyncio.Lock()
        self._library: Library | None = None
        self.keys: LibraryKeys | None = None

    @property
    def is_open(self) -> bool:
        """True once it was unlocked and opened."""
        return self._library is not None

    async def open(self, unlock: Unlock | None = None) -> Library:
        """Unlock and open; returns the open one when it is.

        Args:
            unlock: What a person typed; None uses the passphrase file or the keychain.

        Raises:
            LibraryError: Locked, missing, damaged …; see `vault.keys.open_keys`.
        """
        async with self._opening:
            if self._library is None:
                self._library = await self._opened(unlock or await self._unattended())
            return self._library

    async def ready(self) -> None:
        """See `FlowStore.ready`."""
        await self.open()

    async def save(self, flow: Flow) -> Flow:
        """See `FlowStore.save`."""
        return await (await self.open()).save(flow)

    async def get(self, id_or_name: str) -> Flow:
        """See `FlowStore.get`."""
        return await (await self.open()).get(id_or_name)

    async def summaries(self, search: str = "") -> tuple[FlowSummary, ...]:
        """See `FlowStore.summaries`."""
        return await (await self.open()).summaries(search)

    async def delete(self, flow_id: str) -> None:
        """See `FlowStore.delete`."""
        await (await self.open()).delete(flow_id)

    async def add_run(self, record: RunRecord) -> None:
        """See `FlowStore.add_run`."""
        await (await self.open()).add_run(record)

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """See `FlowStore.runs`."""
        return await (await self.open()).runs(flow_id, limit)

    async def close(self) -> None:
        """See `FlowStore.close`."""
        if self._library is not None:
            await self._library.close()

    async def _unattended(self) -> Unlock:
        passphrase_file = self._settings.passphrase_file
        if passphrase_file is None:
            return Unlock()
        return Unlock(passphrase=await asyncio.to_thread(read_passphrase_file, passphrase_file))

    async def _opened(self, unlock: Unlock) -> Library:
        file = self._paths.library_file
        exists = file.exists() and file.stat().st_size > 0
        keys = await open_keys(self._paths.keys_file, unlock, OsKeychain(), library_exists=exists)
        library = await Library.open(file, keys.db_key, existed=keys.is_established)
        await keys.establish()
        self.keys = keys
        return library
