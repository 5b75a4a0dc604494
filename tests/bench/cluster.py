"""Rows over several machines: a real scheduler, real workers, two of them killed with -9 while they work.

`python -m tests.bench.cluster [rows] [workers] [kills]` (wants the extra `cluster`): the expense claim of the
practice site for each row. What the site itself counted is printed: each row once. Everything is a process of
its own on this machine, so more workers than cores say what dying costs, not what machines bring.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.e2e.kept import keep
from tests.e2e.rows_stage import FIRST_NUMBER, Job, claimed, claiming, write_table
from tests.e2e.site import ADDRESS, Site
from tests.e2e.tejun import Tejun, end, own_environment

START_S = 90.0
JOB_S = 3 * 3600.0
SCHEDULER = ("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")  # fmt: skip


@dataclass
class Office:
    """A site, a scheduler, and machines that lend their browsers.

    Attributes:
        folder: For homes.
        url: Of the scheduler.
    """

    folder: Path
    site: Site
    url: str
    machines: list[subprocess.Popen[str]] = field(default_factory=list[subprocess.Popen[str]])

    def lend(self, count: int) -> None:
        """Start further machines, and wait until the scheduler knows them."""
        first = len(self.machines) + 1
        new = [
            Tejun.at(self.folder / f"machine-{n}").start(
                "worker", "--scheduler", self.url, "--name", f"PC{n}", "--headless"
            )
            for n in range(first, first + count)
        ]
        self.machines += new
        for machine in new:
            assert machine.stderr is not None
            told = machine.stderr.readline()
            assert "貸しています" in told, told + machine.stderr.read()

    def kill(self, machine: subprocess.Popen[str]) -> None:
        """Kill a machine's process; its browser finds out by itself."""
        os.kill(machine.pid, signal.SIGKILL)
        machine.wait(10)


@contextmanager
def office(folder: Path) -> Generator[Office]:
    """Open one; everything in it is ended at the end."""
    practice = Tejun.at(folder / "practice").start("practice")
    known = folder / "scheduler.json"
    scheduler = subprocess.Popen(
        [sys.executable, *SCHEDULER, "--scheduler-file", str(known)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=own_environment(),
        encoding="utf-8",
        start_new_session=True,
    )
    made: Office | None = None
    try:
        assert practice.stderr is not None
        address = ADDRESS.search(practice.stderr.readline())
        assert address is not None
        made = Office(folder, Site(address[0]), _scheduler_url(known))
        yield made
    finally:
        for process in (practice, scheduler, *(made.machines if made else ())):
            end(process)


def _scheduler_url(known: Path) -> str:
    import json

    ends_at = time.monotonic() + START_S
    while time.monotonic() < ends_at:
        if known.exists() and known.stat().st_size:
            return str(json.loads(known.read_text())["address"])
        threading.Event().wait(0.1)
    raise TimeoutError("the scheduler did not start")


def _kill_while_it_works(made: Office, rows: int, kills: int) -> list[int]:
    """Kill machines in the moment when the site takes a claim; returns after how many claims each died."""
    died: list[int] = []
    for number in range(kills):
        wanted = rows * (number + 1) // (kills + 2)
        while (count := claimed(made.site).total()) < wanted:
            threading.Event().wait(0.05)
        made.kill(made.machines[number])
        died.append(count)
    return died


def _failed(job: Job) -> list[str]:
    """Return the rows that were not sent, and why: a busy machine's pages may come too late."""
    rows = job.tejun("rows", "show", job.batch_id, "--json").objects[-1]["rows"]
    return [f"row {row['number']} failed: {row['reason']}" for row in rows if row["state"] == "failed"]  # fmt: skip


def measure(folder: Path, rows: int, workers: int, kills: int) -> None:
    """Carry one job out, and print what came of it."""
    with office(folder) as made:
        tejun = Tejun.at(folder / "desk")
        keep(tejun, claiming(made.site))
        table = write_table(folder / "経費.csv", rows)
        job = Job(tejun, made.site, table, random.Random(1), ("--cluster", made.url))
        made.lend(workers)
        started = time.perf_counter()
        process = tejun.start(*job.command(), *job.options)
        died: list[int] = []
        killer = threading.Thread(
            target=lambda: died.extend(_kill_while_it_works(made, rows, kills))
        )
        killer.start()
        try:
            out, err = process.communicate(timeout=JOB_S)
        finally:
            end(process)
        elapsed_s = time.perf_counter() - started
        killer.join(START_S)
        job.batch_id = out.partition('"batch_id":"')[2].partition('"')[0]
        first = claimed(made.site)
        print(f"{rows} rows, {workers} worker(s), killed -9 after {died} claims: exit {process.returncode}, {elapsed_s:.0f} s, {rows / elapsed_s * 60:.1f} rows a minute")  # fmt: skip
        print(f"  the site has {len(first)} of them, the most for one row: {max(first.values())}")
        if process.returncode:
            print("  " + err.strip().replace("\n", "\n  ")[-1500:])
            if failed := _failed(job):
                print("  " + "\n  ".join(failed))
                job.options += ("--answer", "failed=again")
            said = job.finish(JOB_S)
            print(
                f"  answered by looking at the site: {dict(job.answers)}; resumed: exit {said.code}"
            )
            assert said.code == 0, said.text[-3000:]
        wanted = {str(FIRST_NUMBER + n): 1 for n in range(rows)}
        assert claimed(made.site) == wanted
        print(
            f"  each of the {rows} rows once, by the site's own record; load {os.getloadavg()[0]:.1f}"
        )


def main() -> int:
    """Measure as many workers as were asked for, then a fifth of the rows with one."""
    rows, workers, kills = (int(word) for word in (*sys.argv[1:4], *["1000", "4", "2"][len(sys.argv) - 1 :]))  # fmt: skip
    for count, some, dead in ((rows, workers, kills), (max(rows // 5, 5), 1, 0)):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            measure(Path(folder), count, some, dead)
    return 0


if __name__ == "__main__":
    sys.exit(main())
