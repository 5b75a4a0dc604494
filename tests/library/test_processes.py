import os
import subprocess
import sys

from studio.library.processes import birth_mark


def test_a_process_keeps_its_mark_and_another_has_another() -> None:
    mine = birth_mark(os.getpid())
    assert mine
    assert birth_mark(os.getpid()) == mine
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert birth_mark(child.pid) not in (None, mine)
        child.kill()
    assert birth_mark(child.pid) is None


def test_a_dead_child_nobody_has_waited_for_is_gone() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    assert birth_mark(child.pid) is None
    child.wait(30)


def test_what_is_no_process_has_no_mark() -> None:
    assert birth_mark(0) is None
    assert birth_mark(-1) is None
    assert birth_mark(2**22 + 1) is None


def test_a_program_with_a_bracket_in_its_name_is_read_right() -> None:
    program = "import ctypes; ctypes.CDLL(None).prctl(15, b'a) Z (b', 0, 0, 0); print(1); input()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"1\n"
        assert birth_mark(child.pid)
        child.kill()
