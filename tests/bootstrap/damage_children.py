"""What the children of the damage tests do: write until they are killed, and write on a disk that is full."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from studio.domain.errors import StudioError
from studio.library.store import Library
from tests.bootstrap.file_writers import KINDS, FileWriters, newest
from tests.library.mixed import held_after, held_by, write
from tests.library.rekey_child import fill, open_pair, rekey_once, settled
from tests.library.samples import KEY

_STEP: Final = 4_096
_ROUND: Final = 10


def write_files_forever(folder: Path, start: int, acknowledge: Connection) -> None:
    """Write from number `start` on and send each number once its write is over; ends by being killed."""
    writers, number = FileWriters(folder), start
    while True:
        writers.write(number)
        acknowledge.send(number)
        number += 1


def main() -> None:
    """Fill the disk under a folder again and again, a page less each time, and tell what came of it."""
    folder, sizes, stride = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    told = dict[str, int]()
    for free in range(0, sizes * _STEP * stride, _STEP * stride):
        for name, on_full in (("files", _files), ("library", _library), ("rekey", _rekey)):
            place = folder / f"{name} {free}"
            place.mkdir()
            count = on_full(place, free)
            told[name] = told.get(name, 0) + count
            for path in sorted(place.rglob("*"), reverse=True):
                path.rmdir() if path.is_dir() else path.unlink()
            place.rmdir()
    print(json.dumps(told))


def _fill(place: Path, free: int) -> Path:
    """Fill the disk but for so many bytes; returns what fills it."""
    filler = place.parent / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(b"\0" * _STEP):
            pass
    with filler.open("r+b") as file:
        file.truncate(max(0, filler.stat().st_size - free))
    return filler


def _files(place: Path, free: int) -> int:
    """Write every kind of file; those that are told as not written leave the old one, and no trash."""
    writers = FileWriters(place)
    writers.prepare()
    before = len(KINDS)
    for number in range(before):
        writers.write(number)
    done = {kind: newest(kind, before) for kind in KINDS}

    refused, filler = 0, _fill(place, free)
    try:
        for number in range(before, 2 * before):
            fault = _fault_of(lambda number=number: writers.write(number))
            if fault is None:
                done[KINDS[number % len(KINDS)]] = number
            else:
                _check_told(fault)
                refused += 1
            assert not writers.leftovers(), (number, writers.leftovers())
    finally:
        filler.unlink()
    assert writers.held() == done, (writers.held(), done)
    return refused


def _fault_of(work: Callable[[], None]) -> StudioError | None:
    try:
        work()
    except StudioError as fault:
        return fault
    return None


def _check_told(fault: StudioError) -> None:
    assert fault.message, fault
    assert "空き容量" in fault.remedy, fault.remedy


def _library(place: Path, free: int) -> int:
    return asyncio.run(_full_library(place, free))


async def _full_library(place: Path, free: int) -> int:
    """Write into a library until the disk is full; what was confirmed is there, and it goes on later."""
    path = place / "library.db"
    library = await Library.open(path, KEY, existed=False)
    for number in range(_ROUND):
        await write(library, number)
    confirmed, told = _ROUND, None
    filler = _fill(place, free)
    while told is None and confirmed < 4 * _ROUND:
        told = await _fault_in(write(library, confirmed))
        confirmed += told is None
    held = await held_by(library)
    assert held in (held_after(confirmed), held_after(confirmed + 1)), confirmed
    filler.unlink()
    stored = confirmed + (held != held_after(confirmed))
    await write(library, stored)
    await library.close()
    library = await Library.open(path, KEY, existed=True)
    await library.check()
    assert await held_by(library) == held_after(stored + 1)
    await library.close()
    if told is not None:
        assert told.code == "DISK_FULL", told
        _check_told(told)
    return int(told is not None)


def _rekey(place: Path, free: int) -> int:
    return asyncio.run(_full_rekey(place, free))


async def _full_rekey(place: Path, free: int) -> int:
    """Give a library a new key on a full disk: it is done, or told and not done; one key opens it."""
    path = place / "library.db"
    first = await fill(path, flows=_ROUND)
    keys = await open_pair(path)
    filler = _fill(place, free)
    try:
        told = await _fault_in(rekey_once(path, keys))
    finally:
        filler.unlink()
    now = await settled(path)
    assert (now.db_key == first.db_key) is (told is not None)
    assert (now.secrets_key, now.audit_key) == (first.secrets_key, first.audit_key)
    library = await Library.open(path, now.db_key, existed=True, audit_key=now.audit_key)
    await library.check()
    assert len(await library.summaries()) == _ROUND
    await library.close()
    left = [file.name for file in place.iterdir() if ".part" in file.name]
    assert not left, left
    if told is not None:
        _check_told(told)
    return int(told is not None)


async def _fault_in(doing: Awaitable[object]) -> StudioError | None:
    try:
        await doing
    except StudioError as fault:
        return fault
    return None


if __name__ == "__main__":
    main()
