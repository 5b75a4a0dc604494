"""A flow runs once at a time, in whatever process, and a crash leaves no lock behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.scheduling import HomeFlowLocks

HOLDER = """
import sys
from pathlib import Path
from studio.scheduling import HomeFlowLocks
with HomeFlowLocks(Path(sys.argv[1])).held("flow"):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_flow_that_runs_is_refused_and_others_are_not(tmp_path: Path) -> None:
    locks = HomeFlowLocks(tmp_path / "locks")
    with locks.held("flow"):
        with pytest.raises(SettingsError) as caught, locks.held("flow"):
            pass
        assert caught.value.code == "FLOW_RUNNING"
        with locks.held("other"):
            pass
    with locks.held("flow"):
        pass


def test_another_process_holds_it_until_it_is_gone(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(SettingsError), HomeFlowLocks(tmp_path).held("flow"):
            pass
        holder.kill()
        holder.wait(10)
    with HomeFlowLocks(tmp_path).held("flow"):
        pass


def test_a_folder_that_takes_no_lock_keeps_nobody_from_running(tmp_path: Path) -> None:
    (tmp_path / "locks").write_text("a file stands here")
    with HomeFlowLocks(tmp_path / "locks").held("flow"):
        pass
