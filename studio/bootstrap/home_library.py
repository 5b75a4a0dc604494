"""The library of a home: unlocked by keychain, passphrase file or a person, opened on first use."""

import asyncio
import importlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from studio.bootstrap.audit_anchor import AnchorKeeper
from studio.bootstrap.lost import forget_agreement, is_lost
from studio.bootstrap.open_marks import remove_mark, set_mark
from studio.bootstrap.opened_on_use import OpenedOnUse
from studio.domain.errors import LibraryError, LibraryLockedError, StudioError
from studio.domain.records.audit import AuditNote, AuditReport
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.faults import passphrase_of_new_key
from studio.vault.keychain import Keychain, OsKeychain
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from studio.vault.passphrase import read_passphrase_file
from studio.vault.recovery import MistypedError, from_text
from studio.vault.secret_places import SealingKey

if TYPE_CHECKING:
    from studio.bootstrap.maintenance_jobs import CheckFlows, MaintenanceJobs
    from studio.library.backups import Original
    from studio.library.store import Library

logger = logging.getLogger(__name__)

Tell = Callable[[StudioError], None]

_PATIENCE_S: Final = 20.0
_RESTORING: Final = "restoring"
"""Folder of a restore that was decided; see `library.restoring`, which costs SQL to import."""

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
        "KEYCHAIN_LOCKED",
        "KEYCHAIN_SLOW",
        "KEYCHAIN_ABSENT",
        "KEYCHAIN_FAILED",
        "KEYCHAIN_UNTRUE",
        "KEYCHAIN_FORGOT",
        "KEYCHAIN_CHANGED",
        "RECOVERY_MISTYPED",
    }
)
"""Faults that a passphrase or a recovery key, typed now, can mend."""


class HomeLibrary(OpenedOnUse):
    """The library of a home, opened on first use: planning and observing need none. A `Memory`.

    Args:
        paths: The home.
        settings: May name a passphrase file.
        ask_passphrase: Asks a person; None where nobody is.
        keychain: The operating system's by default.
    """

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        ask_passphrase: AskPassphrase | None = None,
        keychain: Keychain | None = None,
    ) -> None:
        self.paths = paths
        self.settings = settings
        self.keychain: Keychain = keychain or OsKeychain()
        self._ask_passphrase = ask_passphrase
        self._opening = asyncio.Lock()
        self._library: Library | None = None
        self._keys: LibraryKeys | None = None
        self._recovery_key = ""
        self._maintenance_jobs: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()
        self._keeper: tuple[str, AnchorKeeper] | None = None
        self._listeners: list[Tell] = []
        self._check_flows: CheckFlows | None = None

    @property
    def recovery_key(self) -> str:
        """The key to be shown once to who is there, when this start made the library; else ""."""
        return self._recovery_key

    @property
    @override
    def is_open(self) -> bool:
        """True once it was unlocked and opened."""
        return self._library is not None

    @property
    def keys(self) -> "LibraryKeys | None":
        """Its keys, once they were opened."""
        return self._keys

    def on_trouble(self, listener: Tell) -> None:
        """Tell `listener` what care in the background finds: damage, a backup that failed."""
        self._listeners.append(listener)

    def check_flows_by(self, check_flows: "CheckFlows") -> None:
        """Let its rounds read the flows whose weekly check is due."""
        self._check_flows = check_flows

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

    async def open_unasked(self, typed: str | None = None) -> "Library":
        """Open with what was typed before, or with what there is; nobody is asked.

        Raises:
            LibraryError: Like `open`.
        """
        async with self._opening:
            if self._library is None:
                unlock = await self._unattended() if typed is None else unlock_with(typed)
                self._library = await self._opened(unlock)
            return self._library

    async def sealing_key(self) -> SealingKey:
        """Return what seals the values of credentials; opens the library like `open`."""
        await self.open()
        assert self._keys is not None
        return SealingKey(self._keys.secrets_key, self._keys.library_id)

    @override
    async def add_run(
        self,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
        *,
        is_over: bool = True,
    ) -> None:
        """See `RunKeeper.add_run`; the end of the audit's chain goes to the keychain then."""
        await super().add_run(record, steps, pictures, notes, is_over=is_over)
        await self.keep_anchor()

    @override
    async def verify_audit(self) -> AuditReport:
        """See `AuditLog.verify_audit`."""
        library = await self.open()
        keeper = self._anchors
        return await library.verify_audit(await keeper.read() if keeper else None)

    async def close(self) -> None:
        """See `FlowStore.close`."""
        async with self._opening:
            if self._library is not None:
                await self._shut(self._library)

    @asynccontextmanager
    async def closed(self) -> AsyncGenerator[None]:
        """Keep the library closed for a while; afterwards the next use opens it by its keys."""
        async with self._opening:
            if self._library is not None:
                await self._shut(self._library)
            self._library = None
            yield

    def forget_keys(self) -> None:
        """Let the next opening unlock anew: other keys stand in the home now."""
        self._keys = None
        self._recovery_key = ""

    def rounds_of(self, library: "Library") -> "MaintenanceJobs":
        """Return what looks after the open library."""
        from studio.bootstrap.maintenance_jobs import MaintenanceJobs

        assert self._keys is not None
        original = original_of(self.paths, self._keys)
        return MaintenanceJobs(library, original, self.paths.backups, self._tell, self._check_flows)

    async def keep_anchor(self) -> None:
        """Put the end of the audit's chain into the keychain, where the library is opened by it."""
        keeper = self._anchors
        if keeper and self._library is not None:
            await keeper.write(await self._library.audit_head())

    @property
    def _anchors(self) -> "AnchorKeeper | None":
        if self._keys is None or "keychain" not in self._keys.ways:
            return None
        if self._keeper is None or self._keeper[0] != self._keys.library_id:
            keeper = AnchorKeeper(self.keychain, self._keys.library_id)
            self._keeper = (self._keys.library_id, keeper)
        return self._keeper[1]

    async def _shut(self, library: "Library") -> None:
        await self._end_rounds()
        try:
            await self.keep_anchor()
        except LibraryError as fault:  # closed already, or damaged: closing goes on
            logger.info("audit anchor not kept: %s", fault.code)
        await library.close()
        await asyncio.to_thread(remove_mark, self.paths.home)

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
                unlock = unlock_with(typed)

    async def _unattended(self) -> Unlock:
        passphrase_file = self.settings.passphrase_file
        if passphrase_file is None:
            return Unlock()
        return Unlock(passphrase=await asyncio.to_thread(read_passphrase_file, passphrase_file))

    async def _opened(self, unlock: Unlock) -> "Library":
        file = self.paths.library_file
        await asyncio.to_thread(_finish_restore, self.paths.home)
        exists = file.exists() and file.stat().st_size > 0
        if await asyncio.to_thread(is_lost, self.paths):
            from studio.library.faults import missing

            raise missing(file)
        if self._keys is None:
            _, keys = await asyncio.gather(
                asyncio.to_thread(_load_database),
                open_keys(self.paths.keys_file, unlock, self.keychain, library_exists=exists),
            )
        else:
            keys = self._keys
        library = await self._opened_file(keys)
        self._keys = keys
        self._recovery_key = keys.recovery_key
        crashed = await asyncio.to_thread(set_mark, self.paths.home)
        await asyncio.to_thread(forget_agreement, self.paths)
        if exists:  # a new one has nothing to lose yet, and its pages were written just now
            self._start_rounds(library, after_crash=crashed)
        return library

    async def _opened_file(self, keys: LibraryKeys) -> "Library":
        from studio.library.store import Library

        file = self.paths.library_file
        db_key = await self._settled(keys) if keys.is_unsettled else keys.db_key
        library = await Library.open(
            file, db_key, existed=keys.is_established, audit_key=keys.audit_key
        )
        if not library.is_read_only:
            await keys.establish()
        return library

    async def _settled(self, keys: LibraryKeys) -> bytes:
        """Find out which key a file has whose rekey was cut short, and keep that one only."""
        from studio.library.rekey import settle_key

        file, possible = self.paths.library_file, keys.possible_keys
        try:
            return await asyncio.to_thread(settle_key, file, possible, keys.settle)
        except LibraryLockedError as wrong:
            raise (passphrase_of_new_key() if len(possible) == 1 else wrong) from wrong

    def _start_rounds(self, library: "Library", *, after_crash: bool) -> None:
        maintenance_jobs = self.rounds_of(library)
        self._stopped.clear()
        self._maintenance_jobs = asyncio.get_running_loop().create_task(
            maintenance_jobs.go_on(self._stopped, after_crash=after_crash), name="library-rounds"
        )

    async def _end_rounds(self) -> None:
        """Wait for what is being done; a backup that is cut off would have to be made again."""
        maintenance_jobs, self._maintenance_jobs = self._maintenance_jobs, None
        self._stopped.set()
        if maintenance_jobs is None:
            return
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await maintenance_jobs
        except TimeoutError:
            logger.info("library rounds were cut short")

    def _tell(self, fault: StudioError) -> None:
        for listener in self._listeners:
            listener(fault)


def original_of(paths: Paths, keys: LibraryKeys) -> "Original":
    """Return a home's library as a backup needs to know it."""
    from studio.library.backups import Original

    return Original(
        path=paths.library_file,
        key=keys.db_key,
        audit_key=keys.audit_key,
        library_id=keys.library_id,
        keys=keys.document.model_dump_json(indent=1).encode(),
    )


def unlock_with(typed: str) -> Unlock:
    """Read what a person typed: a recovery key is known by its check characters."""
    try:
        from_text(typed)
    except MistypedError:
        return Unlock(passphrase=typed)
    return Unlock(recovery_key=typed)


def _load_database() -> None:
    """Load SQL, 300 ms, while the key is derived; planning and observing never need it."""
    importlib.import_module("studio.library.store")


def _finish_restore(home: Path) -> None:
    """Carry on with a restore that was cut short, if there is one."""
    if (home / _RESTORING).is_dir():
        from studio.library.restoring import finish_restore

        finish_restore(home)
