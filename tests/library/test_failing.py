"""The n-th thing fails, for every n: the library says so, and is whole when it is opened again."""

from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from studio.domain.errors import LibraryError, StudioError
from studio.domain.failpoints import failing
from studio.library.driver import DRIVER
from studio.library.store import Library
from tests.hostile.sample import IS_WHOLE
from tests.library.mixed import Held, held_after, held_by, write
from tests.library.samples import KEY

WRITES = 20 if IS_WHOLE else 10
STRIDE = 1 if IS_WHOLE else 9
READ = 30
"""Three rounds: the third leaves an unfinished run."""

Injection = Callable[[int], AbstractContextManager[list[str]]]
"""Lets the n-th point fail while its block runs; the list tells where it did."""


@contextmanager
def point_fails(nth: int) -> Generator[list[str]]:
    """Let our n-th failure point fail as a disk would."""
    points, hit = count(1), list[str]()

    def fail(name: str) -> None:
        if next(points) == nth:
            hit.append(name)
            raise LibraryError("INJECTED", "試験のための失敗です。")

    with failing(fail):
        yield hit


@contextmanager
def statement_fails(nth: int) -> Generator[list[str]]:
    """Let the n-th SQL statement or commit fail as the driver would tell it."""
    points, hit = count(1), list[str]()

    def fail(*arguments: object) -> None:
        if next(points) == nth:
            hit.append(str(arguments[2]) if len(arguments) > 2 else "COMMIT")
            raise DRIVER.OperationalError("disk I/O error")

    event.listen(Engine, "before_cursor_execute", fail)
    event.listen(Engine, "commit", fail)
    try:
        yield hit
    finally:
        event.remove(Engine, "before_cursor_execute", fail)
        event.remove(Engine, "commit", fail)


async def outcome_of(work: Awaitable[object]) -> StudioError | None:
    try:
        await work
    except StudioError as error:
        return error
    return None


async def play_until_it_fails(library: Library, inject: AbstractContextManager[list[str]]) -> int:
    """Play the series and return how many writes were confirmed."""
    with inject as hit:
        for number in range(WRITES):
            error = await outcome_of(write(library, number))
            if error is not None:
                assert isinstance(error, LibraryError)
                assert hit
                assert error.message
                return number
    return WRITES


async def held_after_reopening(path: Path) -> Held:
    library = await Library.open(path, KEY, existed=True)
    await library.check()
    held = await held_by(library)
    await library.close()
    return held


@pytest.mark.parametrize("inject", [point_fails, statement_fails])
async def test_whatever_fails_once_the_library_is_whole_and_goes_on(
    tmp_path: Path, inject: Injection
) -> None:
    failed = 0
    for nth in range(1, 2_000, STRIDE):
        path = tmp_path / str(nth) / "library.db"
        path.parent.mkdir()
        library = await Library.open(path, KEY, existed=False)
        confirmed = await play_until_it_fails(library, inject(nth))
        # A write may have been stored although its confirmation failed; never half of it.
        held = await held_by(library)
        assert held in (held_after(confirmed), held_after(confirmed + 1)), nth
        if confirmed == WRITES:
            await library.close()
            break
        stored = confirmed + (held != held_after(confirmed))
        await write(library, stored)  # the same library goes on
        await library.close()
        assert await held_after_reopening(path) == held_after(stored + 1)
        failed += 1
    else:
        pytest.fail("the series never came to its end")
    print(f"{inject.__name__}: {failed} failures, up to point {nth}")
    assert nth > 2 * WRITES


@pytest.mark.parametrize("inject", [point_fails, statement_fails])
async def test_reading_that_fails_says_so_and_the_next_reading_works(
    tmp_path: Path, inject: Injection
) -> None:
    library = await Library.open(tmp_path / "library.db", KEY, existed=False)
    for number in range(READ):
        await write(library, number)
    flow = (await library.summaries())[0].flow_id
    for read in (
        lambda: library.get(flow),
        lambda: library.summaries("手順"),
        lambda: library.runs(),
        library.unfinished,
        lambda: library.entries(5),
        library.verify_audit,
        library.secret_rows,
    ):
        with inject(1) as hit:
            error = await outcome_of(read())
        assert hit
        assert isinstance(error, LibraryError)
        assert await read()
    assert await held_by(library) == held_after(READ)
    await library.close()
