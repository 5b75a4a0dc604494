"""A timer beside a real systemd, in a sandbox of its own: it waits, starts the studio's turn, and is gone."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
NO_SANDBOX: Final = 9
SANDBOX: Final = """
mount -t tmpfs none /sys/fs/cgroup && mkdir /sys/fs/cgroup/systemd \
  && mount -t cgroup -o none,name=systemd none /sys/fs/cgroup/systemd \
  && mount -t tmpfs none /run && mkdir -p /run/systemd/system "$XDG_RUNTIME_DIR" \
  && chmod 700 "$XDG_RUNTIME_DIR" || exit 9
systemd --user > "$XDG_CONFIG_HOME/systemd.log" 2>&1 &
timeout 30 sh -c 'until systemctl --user is-system-running --wait > /dev/null 2>&1; do :; done' || exit 9
"$@"
"""
"""Processes, mounts and the folder of running things are its own, and end with it."""


@pytest.mark.skipif(
    not (shutil.which("unshare") and shutil.which("systemd")), reason="needs systemd and namespaces"
)
def test_systemd_keeps_the_timer_and_starts_the_turn(tmp_path: Path) -> None:
    home, config = tmp_path / "home", tmp_path / "config"
    config.mkdir()
    inside = [sys.executable, "-m", "tests.scheduling.systemd_child", str(home)]
    done = subprocess.run(
        ["unshare", "-pfm", "--mount-proc", "sh", "-c", SANDBOX, "sandbox", *inside],
        cwd=ROOT,
        env=os.environ | {"XDG_RUNTIME_DIR": "/run/user/own", "XDG_CONFIG_HOME": str(config)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if done.returncode == NO_SANDBOX or "unshare" in done.stderr:
        pytest.skip("no sandbox can be made here")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said == {"there": ["tejun-schedule-ab12cd34.timer"], "left": []}
    (line,) = (home / "logs" / "schedules.jsonl").read_text("utf-8").splitlines()
    assert json.loads(line)["verdict"] == "not_today"
    assert json.loads(line)["exit_code"] == 0
    assert list((config / "systemd" / "user").glob("tejun-*")) == []
