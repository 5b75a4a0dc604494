"""Power that fails and disks that are full, over every writer of files: the old state or the new one, told in words."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bootstrap.damage_children import write_files_forever
from tests.bootstrap.file_writers import KINDS, FileWriters, newest
from tests.hostile.sample import IS_WHOLE
from tests.library.crashing import killed_amid_writes

KILLS = 200 if IS_WHOLE else 8
FULL_DISKS = 200 if IS_WHOLE else 5
_STRIDE = 1 if IS_WHOLE else 29
_DISK = "2m"


@pytest.mark.timeout(900)
def test_killed_amid_any_write_each_file_is_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    writers = FileWriters(tmp_path)
    writers.prepare()
    seeded = random.Random(20261124)
    stored = begun = 0
    for _ in range(KILLS):
        confirmed = killed_amid_writes(
            write_files_forever, tmp_path, stored, seeded.randint(1, 7), seeded.uniform(0, 0.02)
        )
        assert confirmed > stored
        begun += bool(writers.leftovers())
        held = writers.held()
        for kind in KINDS:
            assert held[kind] in (newest(kind, confirmed), newest(kind, confirmed + 1)), kind
        stored = confirmed
    print(f"{KILLS} kills, {stored} writes, {begun} amid a file")
    assert stored >= KILLS


@pytest.mark.timeout(900)
def test_a_disk_that_is_full_at_any_page_is_told_and_costs_nothing(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("a small disk of one's own is made on Linux")
    child = f"{sys.executable} -m tests.bootstrap.damage_children . {FULL_DISKS} {_STRIDE}"
    script = f"mount -t tmpfs -o size={_DISK} tmpfs {tmp_path} && {child.replace(' . ', f' {tmp_path} ')}"
    done = subprocess.run(
        [unshare, "--user", "--map-root-user", "--mount", "sh", "-c", script],
        capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(Path.cwd())},
    )  # fmt: skip
    if "Operation not permitted" in done.stderr or "mount" in done.stderr.partition("\n")[0]:
        pytest.skip("no disk of one's own may be made here")
    assert done.returncode == 0, done.stderr[-3_000:]
    told = json.loads(done.stdout.splitlines()[-1])
    print(told)
    assert min(told.values()) >= 2
