"""What the children of the kill tests do. Importable and cheap to start; see `crashing`."""

import asyncio
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from studio.domain.events import RunKind
from studio.domain.flow import Flow
from studio.domain.journal import JournaledRun
from studio.library.store import Library
from studio.vault.keychain import KeychainError, KeychainTrouble
from studio.vault.keyfile import Argon2Cost
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from tests.library.samples import KEY, make_flow, make_run

PASSPHRASE = "kill -9 の試験"
LIGHT = Argon2Cost(iterations=1, memory_kib=128, lanes=1)


@dataclass(frozen=True)
class Expected:
    """What must be in the library after the first `n` writes of the endless series."""

    versions: dict[str, int]
    runs: frozenset[str]


def expected_after(n: int) -> Expected:
    """Replay the series in memory."""
    versions: dict[str, int] = {}
    runs: set[str] = set()
    for number in range(n):
        flow_id = _flow_id(number)
        match number % 5:
            case 0 | 1 | 2:
                versions[flow_id] = versions.get(flow_id, 0) + 1
            case 3:
                runs.add(str(number))
            case _:
                versions.pop(_flow_id(number - 4), None)
    return Expected(versions, frozenset(runs))


def _flow_id(number: int) -> str:
    """Let every third write meet an older flow."""
    return f"flow{number - number % 3 if number % 5 == 2 else number}"


def flow_of(number: int) -> Flow:
    """Return what write `number` saves: big enough for several pages."""
    return make_flow(
        f"手順 {number}", id=_flow_id(number), purpose=f"目的{number} " * (number % 7 * 90)
    )


async def _write(library: Library, number: int) -> None:
    match number % 5:
        case 0 | 1 | 2:
            await library.save(flow_of(number))
        case 3:
            await library.add_run(make_run(str(number), _flow_id(number - 1)))
        case _:
            await library.delete(_flow_id(number - 4))


def write_forever(path: Path, start: int, acknowledge: Connection) -> None:
    """Write from number `start` on and send each number once it is stored; ends by being killed."""

    async def body() -> None:
        library = await Library.open(path, KEY, existed=start > 0)
        number = start
        while True:
            await _write(library, number)
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
