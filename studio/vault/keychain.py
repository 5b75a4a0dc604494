"""The operating system's keychain, through a short list of backends that are known to encrypt.

`keyring` picks by itself whatever is installed, and some of that writes plain text; so nothing is
picked here that is not named here. Every call runs in a thread of its own that may be left behind:
a locked keychain can wait for a person for ever.
"""

import asyncio
import contextlib
import importlib
import os
import sys
import threading
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, Protocol, TypeVar, cast

from studio.words import tr

T = TypeVar("T")

_SERVICE: Final = "tejun-studio"
_MAX_CHARS: Final = 1280
"""Windows keeps 2,560 bytes of UTF-16 in one entry."""

_BACKENDS: Final = {
    "win32": (("keyring.backends.Windows", "WinVaultKeyring"),),
    "darwin": (("keyring.backends.macOS", "Keyring"),),
    "linux": (
        ("keyring.backends.SecretService", "Keyring"),
        ("keyring.backends.kwallet", "DBusKeyring"),
        ("keyring.backends.libsecret", "Keyring"),
    ),
}
"""Allowed classes by `sys.platform`, best first."""


class KeychainTrouble(StrEnum):
    """What went wrong with a keychain."""

    ABSENT = "absent"
    LOCKED = "locked"
    SLOW = "slow"
    FAILED = "failed"
    UNTRUE = "untrue"


class KeychainError(Exception):
    """A keychain did not do what was asked. Stays inside the vault."""

    def __init__(self, trouble: KeychainTrouble, detail: str = "") -> None:
        super().__init__(trouble, detail)
        self.trouble = trouble
        self.detail = detail

    def in_words(self) -> str:
        """Return what happened as a person reads it."""
        match self.trouble:
            case KeychainTrouble.ABSENT:
                return tr("この端末には安全に使える OS のキーチェーンがありません。")
            case KeychainTrouble.LOCKED:
                return tr("OS のキーチェーンがロックされています。")
            case KeychainTrouble.SLOW:
                return tr("OS のキーチェーンが時間内に応答しませんでした。")
            case KeychainTrouble.FAILED:
                return tr("OS のキーチェーンを使えませんでした。")
            case KeychainTrouble.UNTRUE:
                return tr("OS のキーチェーンに保存した内容が、読み直すと違っていました。")


class Keychain(Protocol):
    """A place of the operating system for short secrets. Raises `KeychainError` only."""

    async def backend(self) -> str:
        """Return the name of what stands behind it, to notice when that changes."""
        ...

    async def read(self, name: str) -> str | None:
        """Return the secret, None when there is none."""
        ...

    async def write(self, name: str, secret: str) -> None:
        """Keep a secret, replacing an older one."""
        ...

    async def delete(self, name: str) -> None:
        """Forget a secret; fine when there is none."""
        ...


class _Backend(Protocol):
    """What is used of a `keyring` backend."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


class OsKeychain:
    """The keychain of this machine; nothing is asked of it before the first call.

    Args:
        timeout_s: For each call. A desktop may ask the person to unlock it meanwhile.
    """

    def __init__(self, timeout_s: float = 60.0) -> None:
        self._timeout_s = timeout_s
        self._backend: _Backend | None = None

    async def backend(self) -> str:
        """Return the class of the backend: `keyring.backends.SecretService.Keyring`."""
        return await self._call(lambda: _name(self._found()))

    async def read(self, name: str) -> str | None:
        """Return the secret, None when there is none."""
        return await self._call(lambda: self._found().get_password(_SERVICE, name))

    async def write(self, name: str, secret: str) -> None:
        """Keep a secret of at most 1,280 characters."""
        if len(secret) > _MAX_CHARS:
            raise KeychainError(KeychainTrouble.FAILED, f"{len(secret)} characters")
        await self._call(lambda: self._found().set_password(_SERVICE, name, secret))

    async def delete(self, name: str) -> None:
        """Forget a secret; fine when there is none."""
        await self._call(lambda: self._forget(name))

    def _forget(self, name: str) -> None:
        backend = self._found()
        if backend.get_password(_SERVICE, name) is not None:
            backend.delete_password(_SERVICE, name)

    def _found(self) -> "_Backend":
        if self._backend is None:
            self._backend = _first_viable()
        return self._backend

    async def _call(self, work: Callable[[], T]) -> T:
        return await in_own_thread(lambda: _translated(work), self._timeout_s)


def _first_viable() -> "_Backend":
    """Make the first allowed backend that works here.

    PYTHON_KEYRING_BACKEND, which `keyring` itself obeys, can choose among the allowed ones or, by
    naming any other, keep the studio away from the keychain; it cannot bring in another one.

    Raises:
        KeychainError: ABSENT.
    """
    named = os.environ.get("PYTHON_KEYRING_BACKEND", "")
    for module, name in _BACKENDS.get(sys.platform, ()):
        if named not in ("", f"{module}.{name}"):
            continue
        backend: Any = getattr(importlib.import_module(module), name)
        if backend.viable:
            return cast("_Backend", backend())
    raise KeychainError(KeychainTrouble.ABSENT, sys.platform)


def _name(backend: object) -> str:
    return f"{type(backend).__module__}.{type(backend).__qualname__}"


def _translated(work: Callable[[], T]) -> T:
    """Run `work` and turn what a backend raises, whatever it is, into `KeychainError`.

    The foreign exception is let go at once: its frames hold the secret and a D-Bus socket.
    """
    from keyring.errors import KeyringLocked

    try:
        return work()
    except KeychainError as exc:
        trouble = KeychainError(exc.trouble, exc.detail)
    except KeyringLocked as exc:
        trouble = KeychainError(KeychainTrouble.LOCKED, str(exc))
    except Exception as exc:  # noqa: BLE001 - D-Bus, ctypes and Objective-C each raise their own
        trouble = KeychainError(KeychainTrouble.FAILED, type(exc).__name__)
    raise trouble


async def in_own_thread(work: Callable[[], T], timeout_s: float) -> T:
    """Run `work` in a daemon thread and give it up after `timeout_s`.

    `asyncio.to_thread` would do, but the end of the program joins its threads: one call that never
    comes back would keep the studio from closing.

    Raises:
        KeychainError: SLOW.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(deliver: Callable[[], None]) -> None:
        if not answer.done():
            deliver()

    def body() -> None:
        try:
            result = work()
        except BaseException as exc:  # noqa: BLE001 - delivered to the waiting coroutine
            problem = exc
            deliver = lambda: answer.set_exception(problem)  # noqa: E731
        else:
            deliver = lambda: answer.set_result(result)  # noqa: E731
        with contextlib.suppress(RuntimeError):  # the loop may be gone by now
            loop.call_soon_threadsafe(settle, deliver)

    threading.Thread(target=body, name="keychain", daemon=True).start()
    try:
        async with asyncio.timeout(timeout_s):
            return await answer
    except TimeoutError:
        raise KeychainError(KeychainTrouble.SLOW, f"{timeout_s:g} s") from None


async def write_checked(keychain: Keychain, name: str, secret: str) -> None:
    """Keep a secret and read it back; a keychain that says yes and keeps nothing is not used.

    Raises:
        KeychainError: UNTRUE, or what the keychain raised.
    """
    await keychain.write(name, secret)
    if await keychain.read(name) != secret:
        raise KeychainError(KeychainTrouble.UNTRUE)
