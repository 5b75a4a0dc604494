"""Keychains that behave, and keychains that do not: twins of `OsKeychain` for the tests."""

import threading

from studio.vault.keychain import KeychainError, KeychainTrouble, in_own_thread


class MemoryKeychain:
    """A keychain that keeps its word, in memory."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}
        self.calls = 0

    async def backend(self) -> str:
        """Name itself."""
        return "tests.MemoryKeychain"

    async def read(self, name: str) -> str | None:
        """Return what was written."""
        self.calls += 1
        return self.entries.get(name)

    async def write(self, name: str, secret: str) -> None:
        """Keep it."""
        self.calls += 1
        self.entries[name] = secret

    async def delete(self, name: str) -> None:
        """Forget it."""
        self.calls += 1
        self.entries.pop(name, None)


class LyingKeychain(MemoryKeychain):
    """Says yes to every write and returns something else."""

    async def read(self, name: str) -> str | None:
        """Return other bytes than were written."""
        kept = await super().read(name)
        return None if kept is None else kept[::-1]


class ForgetfulKeychain(MemoryKeychain):
    """Says yes to every write and keeps nothing."""

    async def write(self, name: str, secret: str) -> None:
        """Drop it."""


class BrokenKeychain(MemoryKeychain):
    """Answers every call with the same trouble."""

    def __init__(self, trouble: KeychainTrouble) -> None:
        super().__init__()
        self._trouble = trouble

    async def backend(self) -> str:
        """Fail."""
        raise KeychainError(self._trouble, "tests")

    async def read(self, name: str) -> str | None:
        """Fail."""
        raise KeychainError(self._trouble, "tests")

    async def write(self, name: str, secret: str) -> None:
        """Fail."""
        raise KeychainError(self._trouble, "tests")

    async def delete(self, name: str) -> None:
        """Fail."""
        raise KeychainError(self._trouble, "tests")


class HangingKeychain(MemoryKeychain):
    """Waits for a person who never comes, in a thread that really blocks until it is released."""

    def __init__(self, timeout_s: float) -> None:
        super().__init__()
        self._timeout_s = timeout_s
        self.released = threading.Event()

    async def read(self, name: str) -> str | None:
        """Block, then give up as `OsKeychain` does."""
        await in_own_thread(self.released.wait, self._timeout_s)
        return await super().read(name)

    async def write(self, name: str, secret: str) -> None:
        """Block, then give up as `OsKeychain` does."""
        await in_own_thread(self.released.wait, self._timeout_s)
        await super().write(name, secret)
