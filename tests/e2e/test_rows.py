"""A job over the rows of a table, `kill -9` at any moment: the site has each row exactly once.

Everything is real: the program, its library, Chromium and the practice site, which counts for itself.
One kill in four comes the moment the site has taken a claim, the others at random.
`TEJUN_TEST_WHOLE=1`: 1,000 rows and 40 instants; the seed is printed, `TEJUN_TEST_SEED` sets it.
"""

import os
import random
from pathlib import Path

import pytest

from tests.e2e.kept import keep
from tests.e2e.rows_stage import FIRST_NUMBER, Job, claimed, claiming, write_table
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun
from tests.hostile.sample import IS_WHOLE

SEED = int(os.environ.get("TEJUN_TEST_SEED", "20261121"))
IN_TURN = (1000, 40, 1) if IS_WHOLE else (6, 2, 1)
SIDE_BY_SIDE = (100, 10, 2)
"""Rows, kills, browsers."""
HOURS = 3600


@pytest.mark.timeout(6 * HOURS if IS_WHOLE else 290)
@pytest.mark.parametrize(
    ("rows", "kills", "width"), [IN_TURN, SIDE_BY_SIDE] if IS_WHOLE else [IN_TURN]
)
def test_each_row_is_sent_exactly_once_however_often_it_is_killed(
    site: Site, tmp_path: Path, rows: int, kills: int, width: int
) -> None:
    tejun = Tejun.at(tmp_path)
    keep(tejun, claiming(site))
    table = write_table(tmp_path / "経費.csv", rows)
    before = table.read_bytes()
    job = Job(tejun, site, table, random.Random(SEED), ("--width", str(width)))
    print(f"seed {SEED}, {rows} rows, {kills} kills, {width} browsers")
    while len(job.kills) < kills or not job.has_unclear():
        left = rows - len(claimed(site))
        # One row stays behind each: a kill that came too late for its moment is tried once more.
        share = min(2 * left // (max(kills - len(job.kills), 0) + 1), left - 1)
        before_it = job.chance.randrange(max(share, 1)) if len(job.kills) < kills else 0
        # The moment that is hardest to be right about; a busy machine may kill too late for it.
        if len(job.kills) % 4 == 1 or len(job.kills) >= kills:
            was_killed = job.killed_once_sent(before_it)
        else:
            was_killed = job.killed_after(before_it, job.chance.random())
        twice = {number: count for number, count in claimed(site).items() if count > 1}
        assert not twice, (twice, job.kills, job.told)
        if not was_killed:
            break
    said = job.finish(timeout_s=6 * HOURS if IS_WHOLE else 280)
    print(f"kills: {job.kills}\nanswers: {dict(job.answers)}")
    assert said.code == 0, said.text[-3000:]
    assert len(job.kills) >= kills
    assert job.answers["done"], "no row was ever asked about"
    wanted = {str(FIRST_NUMBER + n): 1 for n in range(rows)}
    assert claimed(site) == wanted, (job.kills, said.text[-3000:])
    assert table.read_bytes() == before
