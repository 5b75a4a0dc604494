"""One window a home, with real processes: two starts, two homes, a crash, a window that is deaf."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow
from pytestqt.qtbot import QtBot

from studio.ui.window.single import LOCK_NAME, SingleInstance, come_forward, server_name
from studio.ui.window.start import IS_SHOWN
from tests.ui.conftest import delete_now

ROOT = Path(__file__).parents[2]
PATIENCE_S = 200
STARTS = 4

Start = Callable[..., "Child"]


class Child:
    """A started process, read line by line.

    Attributes:
        rest: What it said after the lines that were read, once it has finished.
        complaint: Its standard error, once it has finished.
    """

    def __init__(self, *words: str, environment: dict[str, str] | None = None) -> None:
        self.rest = self.complaint = ""
        self.process = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        """Return its next line; "" at its end."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def tell(self, words: str) -> None:
        """Write a line to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def finished(self) -> int:
        """End its input and return its exit code; `rest` is what it still said."""
        self.rest, self.complaint = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode

    def kill(self) -> None:
        """End it as a crash does; fine when it has ended."""
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.process.wait(PATIENCE_S)


@pytest.fixture
def start() -> Iterator[Start]:
    """Yield a function that starts a Python process; whatever is left is ended."""
    started: list[Child] = []

    def make(*words: str, environment: dict[str, str] | None = None) -> Child:
        started.append(Child(*words, environment=environment))
        return started[-1]

    yield make
    for child in started:
        child.kill()


def claim(start: Start, home: Path, wait_s: float = 20.0) -> Child:
    return start("-m", "tests.ui.claim_child", str(home), str(wait_s))


def test_the_second_start_calls_the_first_and_another_home_is_another_window(
    start: Start, tmp_path: Path
) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    other.mkdir()
    (tmp_path / "link").symlink_to(home)
    first, elsewhere = claim(start, home), claim(start, other)
    assert first.line() == SingleInstance.FIRST
    assert elsewhere.line() == SingleInstance.FIRST
    by_a_link = claim(start, tmp_path / "link")
    assert by_a_link.line() == SingleInstance.SHOWN
    assert first.line() == "asked"
    assert (first.finished(), by_a_link.finished(), elsewhere.finished()) == (0, 0, 0)
    assert elsewhere.rest == ""


def test_of_starts_in_the_same_instant_exactly_one_opens(start: Start, tmp_path: Path) -> None:
    children = [claim(start, tmp_path) for _ in range(STARTS)]
    standings = [child.line() for child in children]
    assert sorted(standings) == [SingleInstance.FIRST, *[SingleInstance.SHOWN] * (STARTS - 1)]
    first = children[standings.index(SingleInstance.FIRST)]
    assert [first.line() for _ in range(STARTS - 1)] == ["asked"] * (STARTS - 1)


def test_what_a_crash_leaves_behind_locks_nobody_out(start: Start, tmp_path: Path) -> None:
    crashed = claim(start, tmp_path)
    assert crashed.line() == SingleInstance.FIRST
    crashed.kill()
    address = Path((tmp_path / LOCK_NAME).read_text(encoding="utf-8"))
    assert address.is_socket()  # the crash left it
    first = claim(start, tmp_path)
    assert first.line() == SingleInstance.FIRST
    assert claim(start, tmp_path).line() == SingleInstance.SHOWN
    assert first.line() == "asked"


@pytest.mark.skipif(sys.platform == "win32", reason="SIGSTOP")
def test_a_window_that_does_not_answer_is_told_and_a_closing_one_is_waited_for(
    start: Start, tmp_path: Path
) -> None:
    first = claim(start, tmp_path)
    assert first.line() == SingleInstance.FIRST
    first.process.send_signal(signal.SIGSTOP)
    deaf = claim(start, tmp_path, wait_s=0.2)
    assert deaf.line() == SingleInstance.SILENT
    waiting = claim(start, tmp_path)
    first.process.send_signal(signal.SIGCONT)
    assert first.finished() == 0
    assert waiting.line() in (SingleInstance.FIRST, SingleInstance.SHOWN)


def test_a_home_that_takes_no_lock_does_not_keep_the_window_shut(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / LOCK_NAME).mkdir()
    assert claim(start, tmp_path).line() == SingleInstance.FIRST


def test_the_name_is_short_and_tells_nothing(tmp_path: Path) -> None:
    name = server_name(tmp_path / ("長い名前" * 40))
    assert len(name) < 40
    assert name.isascii()
    assert name != server_name(tmp_path)


def test_the_window_comes_forward_with_the_dialog_on_it(qapp: QApplication, qtbot: QtBot) -> None:
    window = QMainWindow()
    window.showMinimized()
    dialog = QDialog(window)
    dialog.show()
    come_forward()
    assert not window.isMinimized()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog, timeout=30_000)
    delete_now(dialog, window)


def test_a_second_start_shows_the_window_and_the_command_line_works_beside_it(
    start: Start, tmp_path: Path
) -> None:
    word = tmp_path / "passphrase.txt"
    word.write_text("とても 長い 合言葉", encoding="utf-8")
    home = tmp_path / "home"
    environment = {
        "TEJUN_PASSPHRASE_FILE": str(word),
        "TEJUN_BROWSER": str(tmp_path / "no-browser"),
        "TEJUN_ENGINE": "builtin",
    }
    window = start("-m", "tests.ui.window_child", str(home), environment=environment)
    assert window.line() == "ready"
    window.tell("minimize")
    assert window.line() == "minimized"
    second = start("-m", "studio", "--home", str(home), environment=environment)
    assert second.line() == IS_SHOWN
    assert second.finished() == 0
    window.tell("state")
    assert window.line() == "normal"
    window.tell("write")
    assert window.line() == "writing"
    listing = start("-m", "studio", "--home", str(home), "flows", "list", environment=environment)
    assert (listing.finished(), "手順 0" in listing.rest) == (0, True), listing.complaint
    deleting = start(
        "-m",
        "studio",
        "--home",
        str(home),
        "flows",
        "delete",
        "手順 0",
        "--yes",
        environment=environment,
    )
    assert deleting.finished() == 0, deleting.complaint
    window.tell("state")
    assert int(window.line().removeprefix("wrote ")) > 1
    assert window.line() == "normal"
    window.tell("close")
    assert window.finished() == 0
