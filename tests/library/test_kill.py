"""Whatever moment the program is killed at: the library opens, and what was confirmed is there."""

import random
import signal
from pathlib import Path

import pytest

from studio.library.store import Library
from tests.hostile.sample import IS_WHOLE
from tests.library.crashing import killed_amid_writes, run_and_die_at
from tests.library.kill_child import open_home, start_for_the_first_time, write_forever
from tests.library.mixed import held_after, held_by
from tests.library.samples import KEY

KILLS = 200 if IS_WHOLE else 20


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_killed_amid_writes_of_every_kind_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    seeded = random.Random(20261121)
    stored = 0
    wal_left = 0
    for _ in range(KILLS):
        confirmed = killed_amid_writes(
            write_forever, path, stored, seeded.randint(1, 12), seeded.uniform(0, 0.006)
        )
        assert confirmed > stored
        wal = path.with_name("library.db-wal")
        wal_left += wal.exists() and wal.stat().st_size > 0
        library = await Library.open(path, KEY, existed=True)
        await library.check()
        held = await held_by(library)
        await library.close()
        # One write may have been stored and killed before it could be confirmed; never half of it.
        assert held in (held_after(confirmed), held_after(confirmed + 1))
        stored = confirmed + (held != held_after(confirmed))
    print(f"{KILLS} kills, {stored} writes, {wal_left} left a -wal")
    assert stored >= KILLS
    assert wal_left == KILLS  # each kill really hit a library in use


@pytest.mark.slow
async def test_killed_at_any_act_of_the_first_start_the_next_one_works(tmp_path: Path) -> None:
    for point in range(1, 400, 1 if IS_WHOLE else 3):
        path = tmp_path / str(point) / "library.db"
        path.parent.mkdir()
        code = run_and_die_at(point, start_for_the_first_time, path)
        assert code in (0, -signal.SIGKILL)
        keys, library = await open_home(path)
        assert keys.is_established
        await library.check()
        assert [flow.name for flow in await library.summaries()] in ([], ["最初の手順"])
        await library.close()
        if code == 0:
            assert len(await _names(path)) == 1
            break
    else:
        pytest.fail("the first start never came to its end")
    assert point > 20


async def _names(path: Path) -> list[str]:
    _, library = await open_home(path)
    names = [flow.name for flow in await library.summaries()]
    await library.close()
    return names
