"""Whether the window is sound: 500 random events while browsers are killed, then 緊急停止 at 60 instants.

    python -m tests.bench [--seed N] sound

Goals: it never stands still for a second, nothing is raised that nobody caught, no browser is left, and
an emergency stop is over within a second, after which the site hears nothing of the run.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.e2e.processes import children_of
from tests.e2e.tejun import Tejun, own_environment

EVENTS, STOPS = 500, 60
FREEZE_MS = STOP_MS = 1_000.0
TIMEOUT_S = 1_800


def sound(seed: int, events: int = EVENTS, stops: int = STOPS) -> str:
    """Let the monkey at a window of its own; returns the table."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        tejun = Tejun.at(Path(folder))
        environment = own_environment() | {
            "TEJUN_PASSPHRASE_FILE": str(tejun.passphrase_file),
            "QT_QPA_PLATFORM": "xcb" if os.environ.get("DISPLAY") else "offscreen",
        }
        words = [str(tejun.home), str(events), str(stops), str(seed)]
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.sound_window", *words],
            stdout=subprocess.PIPE,
            env=environment,
            timeout=TIMEOUT_S,
            check=True,
        )
        left = [words for _, words in children_of(1) if folder in words]
    found = json.loads(done.stdout.splitlines()[-1])
    gap, _, work, _ = found["gaps"]
    over, heard = (sorted(times) for times in zip(*found["stops"], strict=True))
    lines = [
        f"seed {seed}: {events} events, {stops} stops",
        "",
        "| what | measured | goal |",
        "|---|---:|---:|",
        f"| longest the window stood still | {gap:.0f} ms (its own work {work:.0f}) | {FREEZE_MS:.0f} ms |",
        f"| raised, and caught by nobody | {len(found['raised'])} | 0 |",
        f"| browsers left | {len(left)} | 0 |",
        f"| 緊急停止, the run is over: median, longest | {over[len(over) // 2]:.0f}, {over[-1]:.0f} ms "
        f"| {STOP_MS:.0f} ms |",
        f"| 緊急停止, the site heard us last: longest | {heard[-1]:.0f} ms | {STOP_MS:.0f} ms |",
    ]
    return "\n".join([*lines, "", *found["raised"]])
