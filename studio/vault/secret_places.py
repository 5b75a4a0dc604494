"""The two places that the studio writes values to: the OS keychain, and the library's second layer."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from studio.domain.records.credential import SecretPlace, SecretRow
from studio.vault import secret_faults
from studio.vault.cipher import SealBrokenError, seal, unseal
from studio.vault.keychain import (
    Keychain,
    KeychainError,
    KeychainTrouble,
    write_checked,
)

MAX_VALUE_CHARS: Final = 10_000
_KEYCHAIN_UNITS: Final = 1280
"""UTF-16 units that Windows keeps in one entry."""
_UNTOUCHED: Final = (KeychainTrouble.ABSENT, KeychainTrouble.LOCKED)
"""Troubles after which nothing can have been written."""


@dataclass(frozen=True, slots=True)
class SealingKey:
    """What seals the values of one library.

    Attributes:
        key: 32 bytes, for this purpose only.
        library_id: Names the library, also in the keychain.
    """

    key: bytes = field(repr=False)
    library_id: str


Sealing = Callable[[], Awaitable[SealingKey]]
"""Gives the key; unlocks the library when it must."""


def check_value(name: str, value: str, place: SecretPlace) -> None:
    """Refuse what the place cannot keep or no field takes.

    Raises:
        SecretError: SECRET_EMPTY, SECRET_VALUE_BAD, SECRET_TOO_LONG.
    """
    if not value.strip():
        raise secret_faults.empty(name)
    if any(ord(char) < 0x20 or 0x7F <= ord(char) < 0xA0 or _is_half(char) for char in value):
        raise secret_faults.value_bad(name)
    is_keychain = place is SecretPlace.KEYCHAIN
    if is_keychain and len(value.encode("utf-16-le")) // 2 > _KEYCHAIN_UNITS:
        raise secret_faults.too_long(name, _KEYCHAIN_UNITS, place)
    if len(value) > MAX_VALUE_CHARS:
        raise secret_faults.too_long(name, MAX_VALUE_CHARS, place)


def _is_half(char: str) -> bool:
    """Say whether this is half of a character (a lone surrogate), which nothing can encode."""
    return 0xD800 <= ord(char) < 0xE000


class SealedValues:
    """Values under the second layer: a row, an export, a query result shows none."""

    def __init__(self, sealing: Sealing) -> None:
        self._sealing = sealing

    async def seal(self, row: SecretRow, value: str) -> SecretRow:
        """Return the row with `value` sealed for its name and its sites."""
        sealing = await self._sealing()
        sealed = seal(sealing.key, value.encode(), _context(row, sealing.library_id))
        return row.model_copy(update={"sealed": sealed})

    async def open(self, row: SecretRow) -> str:
        """Return the value of a row.

        Raises:
            SecretError: SECRET_PLACE_UNUSABLE: the name, the sites or the value were changed.
        """
        sealing = await self._sealing()
        try:
            return unseal(sealing.key, row.sealed, _context(row, sealing.library_id)).decode()
        except SealBrokenError:
            raise secret_faults.value_broken(row.name) from None


class KeychainValues:
    """Values in the OS keychain, one entry a name and library."""

    def __init__(self, keychain: Keychain, sealing: Sealing) -> None:
        self._keychain = keychain
        self._sealing = sealing

    async def trouble(self) -> KeychainError | None:
        """Return why there is no keychain to be used; a locked one shows itself later."""
        try:
            await self._keychain.backend()
        except KeychainError as trouble:
            return trouble
        return None

    async def read(self, row: SecretRow) -> str:
        """Return the value of a row.

        Raises:
            SecretError: SECRET_PLACE_UNUSABLE.
        """
        try:
            value = await self._keychain.read(await self._entry(row))
        except KeychainError as trouble:
            raise secret_faults.keychain_unusable(trouble) from None
        if not value:
            raise secret_faults.value_missing(row)
        return value

    async def write(self, row: SecretRow, value: str) -> KeychainError | None:
        """Keep a value and read it back; returns what went wrong."""
        try:
            await write_checked(self._keychain, await self._entry(row), value)
        except KeychainError as trouble:
            return trouble
        return None

    async def forget(self, row: SecretRow) -> KeychainError | None:
        """Forget a value; returns why that did not work. Where there is no keychain, there is nothing."""
        try:
            await self._keychain.delete(await self._entry(row))
        except KeychainError as trouble:
            return None if trouble.trouble is KeychainTrouble.ABSENT else trouble
        return None

    async def _entry(self, row: SecretRow) -> str:
        return f"secret:{(await self._sealing()).library_id}:{row.name}"


def may_have_written(trouble: KeychainError) -> bool:
    """Say whether a write that failed so may have left something behind."""
    return trouble.trouble not in _UNTOUCHED


def _context(row: SecretRow, library_id: str) -> str:
    bound = json.dumps([row.name, sorted(row.origins)], ensure_ascii=False)
    return f"secret:v1:{library_id}:{bound}"
