"""Files that are cut, torn or mixed by a copy: what was written is there, or the person is told what to do."""

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.library.store import Library
from tests.hostile.sample import IS_WHOLE
from tests.library.mixed import Held, held_after, held_by, write
from tests.library.samples import KEY

PAGE = 4_096
_STRIDE = 1 if IS_WHOLE else 97
"""Every so many bytes of the last page."""
_FRAME = PAGE + 24
"""A page in the -wal and what stands before it."""
WRITES = 12

pytestmark = pytest.mark.timeout(600)


async def outcome(path: Path) -> Held | LibraryError:
    """Open a library, look through it, and return what it holds, or what a person is told."""
    try:
        library = await Library.open(path, KEY, existed=True)
    except LibraryError as told:
        return told
    try:
        await library.check()
        return await held_by(library)
    except LibraryError as told:
        return told
    finally:
        await library.close()


async def flows_of(path: Path) -> dict[str, int]:
    """Return only the flows that a library holds, newest version by id: a quick look."""
    library = await Library.open(path, KEY, existed=True)
    try:
        return {one.flow_id: one.version for one in await library.summaries()}
    finally:
        await library.close()


def assert_told(told: Held | LibraryError) -> None:
    """A fault in words, with something to do."""
    assert isinstance(told, LibraryError), told
    assert told.message.endswith(("。", ".db"))
    assert told.remedy


async def written(path: Path, count: int, *, is_closed: bool) -> None:
    """Write so many of the series; left open, the newest ones stand in the -wal of the copies made meanwhile."""
    library = await Library.open(path, KEY, existed=False)
    for number in range(count):
        await write(library, number)
    if not is_closed:
        copy_of(path, path.parent / "open")
    await library.close()


def copy_of(path: Path, folder: Path) -> Path:
    """Copy a library as a backup program would that knows nothing of it."""
    folder.mkdir(parents=True)
    for part in ("", "-wal"):
        source = path.with_name(path.name + part)
        if source.exists():
            shutil.copy(source, folder / source.name)
    return folder / path.name


async def test_a_last_page_that_is_cut_or_torn_at_any_byte_is_told_and_nothing_is_changed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "library.db"
    await written(path, WRITES, is_closed=True)
    whole = path.read_bytes()
    assert len(whole) % PAGE == 0
    told = 0
    for missing, fills in product(range(1, PAGE + 1, _STRIDE), (b"", b"\0")):
        torn = whole[: len(whole) - missing] + fills * missing
        if torn == whole:
            continue  # one encrypted file in 256 ends in a zero byte
        path.write_bytes(torn)
        assert_told(await outcome(path))
        assert path.read_bytes() == torn
        told += 1
    path.write_bytes(whole)
    assert await outcome(path) == held_after(WRITES)
    print(f"{told} torn last pages, each told")


async def test_a_journal_torn_at_any_byte_of_its_last_page_costs_at_most_the_write_under_way(
    tmp_path: Path,
) -> None:
    path = tmp_path / "library.db"
    await written(path, WRITES, is_closed=False)
    source = tmp_path / "open" / "library.db"
    wal = source.with_name("library.db-wal").read_bytes()
    assert (len(wal) - 32) % _FRAME == 0
    seen = {"whole": 0, "one less": 0}
    for missing in range(0, _FRAME, 2 * _STRIDE if _STRIDE > 1 else 1):
        place = copy_of(source, tmp_path / f"torn {missing}")
        place.with_name("library.db-wal").write_bytes(wal[: len(wal) - missing])
        held = await (flows_of(place) if missing % 97 else outcome(place))
        whole, less = held_after(WRITES), held_after(WRITES - 1)
        if isinstance(held, dict):
            assert held in (whole.flows, less.flows), missing
        else:
            assert held in (whole, less), missing
        seen["whole" if held in (whole, whole.flows) else "one less"] += 1
        shutil.rmtree(place.parent)
    print(f"-wal torn: {seen}")
    assert seen["whole"] >= 1


def halves(before: Path, after: Path) -> Iterator[tuple[str, dict[str, bytes]]]:
    """Yield what a sync folder may have brought half: the file of one day with the journal of another.

    Such folders replace files whole or leave them cut; pages of two days in one file are not looked for:
    each has its seal, and nothing in SQLite tells their days.
    """
    files = {
        day: {
            part: found.read_bytes()
            for part in ("", "-wal")
            if (found := path.with_name(path.name + part)).exists()
        }
        for day, path in (("before", before), ("after", after))
    }
    for day, other in (("before", "after"), ("after", "before")):
        yield (
            f"file of {day}, journal of {other}",
            {"": files[day][""]} | {"-wal": files[other]["-wal"]},
        )
        yield f"file of {day}, no journal", {"": files[day][""]}
        yield f"journal of {day} alone", {"-wal": files[day]["-wal"]}
        for share in range(1, 8, 1 if IS_WHOLE else 3):
            cut = files[day][""][: len(files[day][""]) * share // 8]
            yield f"{share}/8 of the file of {day}", {"": cut, "-wal": files[day]["-wal"]}
            yield f"{share}/8 of it, journal of {other}", {"": cut, "-wal": files[other]["-wal"]}


async def test_a_library_half_copied_by_a_sync_folder_is_told_or_is_one_of_the_two(
    tmp_path: Path,
) -> None:
    path = tmp_path / "library.db"
    copies: list[Path] = []
    done = 0
    for count, is_copied in ((8, False), (12, True), (20, False), (30, True)):
        library = await Library.open(path, KEY, existed=done > 0)
        for number in range(done, count):
            await write(library, number)
        if is_copied:  # while it is open: what is newest stands in the journal
            copies.append(copy_of(path, tmp_path / f"after {count}"))
        await library.close()
        done = count
    outcomes: dict[str, str] = {}
    for name, files in halves(*copies):
        place = tmp_path / "half" / "library.db"
        place.parent.mkdir()
        for part, data in files.items():
            place.with_name(place.name + part).write_bytes(data)
        held = await outcome(place)
        if isinstance(held, LibraryError):
            assert_told(held)
        else:
            assert any(held == held_after(count) for count in range(31)), name
        outcomes[name] = held.code if isinstance(held, LibraryError) else "a whole state"
        shutil.rmtree(place.parent)
    print(outcomes)
    assert sum(one != "a whole state" for one in outcomes.values()) >= len(outcomes) // 3
