"""The table of credentials in memory, and the three places joined over it."""

from datetime import datetime
from pathlib import Path

from studio.domain.records.audit import AuditNote
from studio.domain.records.credential import SecretRow
from studio.vault.credentials import Credentials
from studio.vault.keychain import Keychain
from studio.vault.secret_places import SealingKey
from tests.vault.keychains import MemoryKeychain

KEY = SealingKey(bytes(range(32)), "a1" * 16)
SITE = "https://office.example"


class KilledError(Exception):
    """The process ends here; nothing after this call happens."""


class MemoryRows:
    """A `SecretRows` that forgets everything at its end.

    Attributes:
        table: By name.
        notes: What was told of each change.
        dies_at: The write before which the process is killed, counted from 1; 0 for none.
    """

    def __init__(self) -> None:
        self.table: dict[str, SecretRow] = {}
        self.notes: list[AuditNote] = []
        self.dies_at = 0
        self._writes = 0

    def dies_after(self, writes: int) -> None:
        """Be killed at the n-th write from now on."""
        self.dies_at = self._writes + writes

    async def secret_rows(self) -> tuple[SecretRow, ...]:
        """See `SecretRows.secret_rows`."""
        return tuple(self.table[name] for name in sorted(self.table))

    async def put_secret(self, row: SecretRow, note: AuditNote | None = None) -> None:
        """See `SecretRows.put_secret`."""
        self._write()
        self.table[row.name] = row
        self.notes += [note] if note else []

    async def mark_secret_used(self, name: str, at: datetime, note: AuditNote) -> None:
        """See `SecretRows.mark_secret_used`."""
        if name in self.table:
            self.table[name] = self.table[name].model_copy(update={"last_used_at": at})
        self.notes.append(note)

    async def remove_secret(self, name: str, note: AuditNote) -> None:
        """See `SecretRows.remove_secret`."""
        self._write()
        self.table.pop(name, None)
        self.notes.append(note)

    def _write(self) -> None:
        self._writes += 1
        if self._writes == self.dies_at:
            raise KilledError


async def sealing() -> SealingKey:
    """Give the key that never changes."""
    return KEY


def credentials_over(
    rows: MemoryRows, folder: Path, keychain: Keychain | None = None
) -> Credentials:
    """Join the places; the `.env` file is `folder/.env`."""
    return Credentials(rows, sealing, keychain or MemoryKeychain(), folder / ".env")
