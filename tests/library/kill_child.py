"""What the children of the kill tests do. Importable and cheap to start; see `crashing`."""

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path

from studio.domain.events.events import RunKind
from studio.domain.records.journal import JournaledRun
from studio.library.store import Library
from studio.vault.keychain import KeychainError, KeychainTrouble
from studio.vault.keyfile import Argon2Cost
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from tests.library.mixed import write
from tests.library.samples import KEY, make_flow

PASSPHRASE = "kill -9 の試験"
LIGHT = Argon2Cost(iterations=1, memory_kib=128, lanes=1)


def write_forever(path: Path, start: int, acknowledge: Connection) -> None:
    """Write from number `start` on and send each number once it is stored; ends by being killed."""

    async def body() -> None:
        library = await Library.open(path, KEY, existed=start > 0)
        number = start
        while True:
            await write(library, number)
            acknowledge.send(number)
            number += 1

    asyncio.run(body())


class NoKeychain:
    """A machine without a keychain."""

    async def backend(self) -> str:
        """There is none."""
        raise KeychainError(KeychainTrouble.ABSENT)

    async def read(self, name: str) -> str | None:
        """There is none."""
        raise KeychainError(KeychainTrouble.ABSENT)

    async def write(self, name: str, secret: str) -> None:
        """There is none."""
        raise KeychainError(KeychainTrouble.ABSENT)

    async def delete(self, name: str) -> None:
        """There is none."""
        raise KeychainError(KeychainTrouble.ABSENT)


async def open_home(path: Path) -> tuple[LibraryKeys, Library]:
    """Open keys and library as the composition root does, making them when there are none."""
    exists = path.exists() and path.stat().st_size > 0
    keys = await open_keys(
        path.with_suffix(".keys"),
        Unlock(passphrase=PASSPHRASE),
        NoKeychain(),
        library_exists=exists,
        cost=LIGHT,
    )
    library = await Library.open(path, keys.db_key, existed=keys.is_established)
    await keys.establish()
    return keys, library


def start_for_the_first_time(path: Path) -> None:
    """Make a home and save a flow in it."""

    async def body() -> None:
        _, library = await open_home(path)
        await library.save(make_flow("最初の手順"))
        await library.close()

    asyncio.run(body())


def open_a_run_and_wait(path: Path, tell: Connection) -> None:
    """Open a run in the journal of an existing library, say so, and wait to be killed."""

    async def body() -> None:
        library = await Library.open(path, KEY, existed=True)
        run = JournaledRun(run_id="child", run_kind=RunKind.REPLAY, name="子の実行")
        await library.open_run(run)
        tell.send("opened")
        await asyncio.Event().wait()

    asyncio.run(body())
