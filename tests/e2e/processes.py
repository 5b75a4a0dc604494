"""Processes below our own, so that a test can end a browser as a person would."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path


def kill_browser_of(pid: int) -> int:
    """Kill the browsers that Playwright started below a process; returns how many there were."""
    count = 0
    for child, command in children_of(pid):
        if "--remote-debugging-pipe" in command and "--type=" not in command:
            os.kill(child, signal.SIGKILL)
            count += 1
    return count


def children_of(pid: int) -> Iterator[tuple[int, str]]:
    """Yield every process below one, with its command line (Linux)."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it has ended meanwhile
        parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    below = {pid}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    for child in below - {pid}:
        try:
            words = (Path("/proc") / str(child) / "cmdline").read_bytes()
        except OSError:
            continue
        yield child, words.replace(b"\0", b" ").decode(errors="replace")
