"""The credentials of a home: its library's table and second layer, the OS keychain, its `.env` file."""

from datetime import datetime

from studio.bootstrap.home_library import HomeLibrary
from studio.domain.records.audit import AuditNote
from studio.domain.records.credential import SecretRow
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.credentials import Credentials
from studio.vault.keychain import Keychain, OsKeychain


class _HomeRows:
    """The table of a library that the first call opens."""

    def __init__(self, library: HomeLibrary) -> None:
        self._library = library

    async def secret_rows(self) -> tuple[SecretRow, ...]:
        """See `SecretRows.secret_rows`."""
        return await (await self._library.open()).secret_rows()

    async def put_secret(self, row: SecretRow, note: AuditNote | None = None) -> None:
        """See `SecretRows.put_secret`."""
        await (await self._library.open()).put_secret(row, note)

    async def mark_secret_used(self, name: str, at: datetime, note: AuditNote) -> None:
        """See `SecretRows.mark_secret_used`."""
        await (await self._library.open()).mark_secret_used(name, at, note)

    async def remove_secret(self, name: str, note: AuditNote) -> None:
        """See `SecretRows.remove_secret`."""
        await (await self._library.open()).remove_secret(name, note)


def home_credentials(
    library: HomeLibrary, paths: Paths, settings: Settings, keychain: Keychain | None = None
) -> Credentials:
    """Join the three places of one home. Nothing is opened before the first call.

    Args:
        library: Opened by the first call, as for a flow.
        paths: Where its own `.env` would be.
        settings: May name another one (`env_file`, TEJUN_ENV_FILE).
        keychain: The operating system's by default.
    """
    named = settings.env_file
    return Credentials(
        _HomeRows(library),
        library.sealing_key,
        keychain or OsKeychain(),
        named.expanduser() if named else paths.env_file,
        is_env_named=named is not None,
    )
