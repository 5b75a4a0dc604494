"""Real processes that are really killed: by us at any moment, or by themselves at the n-th act.

The children come from a fork server that has the library imported already, so that fifty of them
cost seconds and not minutes.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Engine, event

DEADLINE_S: Final = 30.0
_ACTS: Final = frozenset({"open", "os.rename", "os.link", "os.remove", "os.chmod", "os.mkdir"})


def fork_server() -> ForkServerContext:
    """Return the context whose children start in milliseconds."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        pytest.skip("this system has no fork server; kill -9 is tested on Linux and macOS")
    context = multiprocessing.get_context("forkserver")
    children = ("tests.library.kill_child", "tests.bootstrap.damage_children")
    context.set_forkserver_preload(["__main__", *children, __name__])
    return context


def run_and_die_at(point: int, work: Callable[[Path], None], path: Path) -> int:
    """Run `work(path)` in a child that kills itself before its `point`-th act on disk.

    Acts are SQL statements, and files below the folder of `path` opened, renamed, removed …

    Returns:
        0 when the work ended before that act, -SIGKILL otherwise.
    """
    child: BaseProcess = fork_server().Process(target=_die_at, args=(point, work, path))
    child.start()
    child.join(DEADLINE_S)
    code = child.exitcode
    child.close()
    assert code is not None
    return code


def _die_at(point: int, work: Callable[[Path], None], path: Path) -> None:
    acts = count(1)
    folder = str(path.parent)

    def act(*_: object) -> None:
        if next(acts) == point:
            os.kill(os.getpid(), signal.SIGKILL)

    def on_audit(name: str, arguments: tuple[object, ...]) -> None:
        if name in _ACTS and arguments and str(arguments[0]).startswith(folder):
            act()

    event.listen(Engine, "before_cursor_execute", act)
    event.listen(Engine, "commit", act)
    sys.addaudithook(on_audit)
    work(path)


def killed_amid_writes(
    write: Callable[[Path, int, Connection], None],
    path: Path,
    start: int,
    after: int,
    pause_s: float,
) -> int:
    """Kill a child with -9 soon after `after` confirmed writes; return how many are confirmed in all."""
    context = fork_server()
    reading, writing = context.Pipe(duplex=False)
    child = context.Process(target=write, args=(path, start, writing))
    child.start()
    writing.close()
    confirmed = start
    try:
        while reading.poll(DEADLINE_S):
            confirmed = reading.recv() + 1
            if confirmed == start + after:
                child.join(pause_s)  # into the middle of some later write
                child.kill()
    except EOFError:
        pass
    finally:
        child.kill()
        child.join(DEADLINE_S)
        reading.close()
    assert child.exitcode == -signal.SIGKILL
    child.close()
    return confirmed
