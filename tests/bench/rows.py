"""Rows a minute with 1, 2 and 4 browsers: the expense claim of the practice site, sent for each row.

`python -m tests.bench.rows [rows]`; the widths are taken in turn on the same machine, the library is
encrypted and on the disk, and the site counts for itself.
"""

import asyncio
import cProfile
import os
import pstats
import sys
import tempfile
import time
from pathlib import Path

from studio.bootstrap import Options, open_studio
from studio.domain.runs.batch import RowState
from studio.engine.rows.going import GoOptions
from studio.engine.rows.preparing import Sources, proposed_mappings
from studio.engine.runs.reports import RunOptions
from tests.e2e.rows_stage import claimed, claiming, write_table
from tests.e2e.site import Site
from tests.e2e.tejun import PASSPHRASE

WIDTHS = (1, 2, 4)


async def measure(home: Path, rows: int, width: int) -> float:
    """Return rows a minute; the browsers are opened before the clock starts, all but the further ones."""
    passphrase = home.parent / "passphrase.txt"
    await asyncio.to_thread(passphrase.write_text, PASSPHRASE, encoding="utf-8")
    os.environ["TEJUN_PASSPHRASE_FILE"] = str(passphrase)
    async with open_studio(Options(home=home, headless=True)) as studio:
        site = Site(studio.practice.url)
        bench = studio.workbench
        flow = await bench.memory.save(claiming(site))
        table = await asyncio.to_thread(write_table, home.parent / "rows.csv", rows)
        sheet = await bench.rows.read(table)
        sources = Sources(proposed_mappings(flow, sheet), {}, width)
        view = await bench.rows.keep(bench.rows.prepare(flow, sheet, sources))
        await bench.open_browser()
        started = time.perf_counter()
        view = await bench.rows.go(view.batch.id, GoOptions(run=RunOptions(approves_all=True)))
        elapsed_s = time.perf_counter() - started
        assert view.count(RowState.DONE) == rows, [row.reason for row in view.rows if row.reason]
        counted = await asyncio.to_thread(claimed, site)
        assert set(counted.values()) == {1}
        assert len(counted) == rows
    return rows / elapsed_s * 60


def main() -> int:
    """Print a table."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for width in WIDTHS:
        with tempfile.TemporaryDirectory(prefix="tejun-rows-") as folder:
            a_minute = asyncio.run(measure(Path(folder) / "home", rows, width))
        print(f"{width} browser(s): {a_minute:6.1f} rows a minute ({60 / a_minute:.2f} s a row)")
    return 0


def profile() -> None:
    """Say where the time of one row goes, in our own process."""
    with tempfile.TemporaryDirectory(prefix="tejun-rows-") as folder:
        profiler = cProfile.Profile()
        profiler.runcall(asyncio.run, measure(Path(folder) / "home", 10, 1))
        pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    sys.exit(main())
