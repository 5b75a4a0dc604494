"""A job over the rows of a table, `kill -9` at any moment: the site has each row exactly once.

Everything is real: the program, its library, Chromium and the practice site, which counts for itself.
`TEJUN_TEST_WHOLE=1`: 1,000 rows and 40 random instants; the seed is printed, `TEJUN_TEST_SEED` sets it.
"""

import os
import random
from pathlib import Path

import pytest

from tests.e2e.rows_stage import FIRST_NUMBER, Job, claimed, claiming, keep, write_table
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun
from tests.hostile.sample import IS_WHOLE

ROWS = int(os.environ.get("TEJUN_TEST_ROWS", "1000" if IS_WHOLE else "6"))
KILLS = 40 if IS_WHOLE else 2
SEED = int(os.environ.get("TEJUN_TEST_SEED", "20261121"))


@pytest.mark.timeout(6 * 3600 if IS_WHOLE else 110)
def test_each_row_is_sent_exactly_once_however_often_it_is_killed(
    site: Site, tmp_path: Path
) -> None:
    tejun = Tejun.at(tmp_path)
    keep(tejun, claiming(site))
    table = write_table(tmp_path / "経費.csv", ROWS)
    before = table.read_bytes()
    job = Job(tejun, site, table, random.Random(SEED))
    print(f"seed {SEED}, {ROWS} rows, {KILLS} kills")
    while len(job.kills) < KILLS:
        left = ROWS - len(claimed(site))
        share = 2 * left // (KILLS - len(job.kills) + 1)
        was_killed = job.killed_after(job.chance.randrange(max(share, 1)), job.chance.random())
        twice = {number: count for number, count in claimed(site).items() if count > 1}
        assert not twice, (twice, job.kills, job.told)
        if not was_killed:
            break
    said = job.finish(timeout_s=6 * 3600 if IS_WHOLE else 60)
    print(f"kills: {job.kills}\nanswers: {dict(job.answers)}")
    assert said.code == 0, said.text[-3000:]
    assert len(job.kills) == KILLS
    wanted = {str(FIRST_NUMBER + n): 1 for n in range(ROWS)}
    assert claimed(site) == wanted, (job.kills, said.text[-3000:])
    assert table.read_bytes() == before
