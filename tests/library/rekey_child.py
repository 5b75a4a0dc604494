"""What the children of the rekey tests do: make a home's pair of files, and rekey it without end."""

import asyncio
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from studio.domain.records.audit import AuditAction, AuditNote
from studio.library.rekey import rekey_file, settle_key
from studio.library.store import Library
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from tests.library.kill_child import LIGHT, PASSPHRASE, NoKeychain
from tests.library.samples import make_flow

FLOWS = 40


async def open_pair(path: Path) -> LibraryKeys:
    """Open the keys beside a library file, making them when there are none."""
    return await open_keys(
        path.with_suffix(".keys"),
        Unlock(passphrase=PASSPHRASE),
        NoKeychain(),
        library_exists=path.exists(),
        cost=LIGHT,
    )


async def fill(path: Path, flows: int = FLOWS) -> LibraryKeys:
    """Make a library: of about a megabyte, if nothing else is said."""
    keys = await open_pair(path)
    library = await Library.open(path, keys.db_key, existed=False, audit_key=keys.audit_key)
    for number in range(flows):
        await library.save(make_flow(f"手順{number}", purpose=f"{number}の目的" * 1_000))
        await library.note(AuditNote(action=AuditAction.FLOW_SAVED, subject=str(number)))
    await keys.establish()
    await library.close()
    return keys


async def settled(path: Path) -> LibraryKeys:
    """Open the keys as the composition root does: with the one key that the file really has."""
    keys = await open_pair(path)
    if keys.is_unsettled:
        settle_key(path, keys.possible_keys, keys.settle)
    return keys


async def rekey_once(
    path: Path, keys: LibraryKeys, announced: Callable[[bytes], object] = lambda _: None
) -> None:
    """Give a library a new key; `announced` gets the old one before anything is done."""
    coming = await keys.new_key(NoKeychain(), PASSPHRASE, LIGHT)
    announced(keys.db_key)
    rekey_file(
        path, keys.db_key, coming.ring.db_key, lambda: keys.announce(coming), keys.settle
    )  # fmt: skip


def rekey_forever(path: Path, announce: Connection) -> None:
    """Rekey again and again, and say so before each time; ends by being killed."""

    async def body() -> None:
        keys = await settled(path)
        while True:
            await rekey_once(path, keys, announce.send)

    asyncio.run(body())
