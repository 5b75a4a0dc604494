"""A word on a Linux desktop is said by its own service, tray or no tray; a click on it is heard."""

import json
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from studio.domain.events.events import ApprovalRequested
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.window import desktop_word, presence
from studio.ui.window.desktop_bus import WordEnd, say_on_bus
from tests.ui.conftest import on_qt, until

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon")


@contextmanager
def started(*command: str) -> Generator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.terminate()


BUS = """<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>"""
"""Nothing is started by it: a machine may have a service of such words, installed and not running."""


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Generator[None]:
    config = tmp_path / "bus.xml"
    config.write_text(BUS, encoding="utf-8")
    with started(
        "dbus-daemon", f"--config-file={config}", "--nofork", "--print-address"
    ) as process:
        assert process.stdout
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", process.stdout.readline().strip())
        yield


@contextmanager
def service(what_happens: str) -> Generator[subprocess.Popen[str]]:
    with started(sys.executable, "-m", "tests.ui.window.word_service", what_happens) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        yield process


def shown_by(process: subprocess.Popen[str]) -> list[object]:
    assert process.stdout
    return json.loads(process.stdout.readline())


@pytest.mark.usefixtures("bus")
async def test_a_word_is_shown_and_its_click_is_heard() -> None:
    with service("ActionInvoked") as process:
        end = await say_on_bus("予定「本」", "a<b & c", wait_s=60, stays=True)
        _, replaced, icon, title, words, actions, hints, expires = shown_by(process)
    assert end is WordEnd.CLICKED
    assert (replaced, title, words, expires) == (0, "予定「本」", "a&lt;b &amp; c", 0)
    assert actions == ["default", "手順スタジオを開く"]
    assert hints == {"urgency": ["y", 2], "desktop-entry": ["s", "tejun-studio"]}
    assert Path(str(icon)).is_file()


@pytest.mark.usefixtures("bus")
async def test_a_word_that_was_taken_away_is_waited_for_no_longer() -> None:
    with service("NotificationClosed"):
        assert await say_on_bus("題", "言葉", wait_s=60) is WordEnd.SAID


@pytest.mark.usefixtures("bus")
async def test_a_word_that_nobody_answers_ends_with_its_time() -> None:
    with service(""):
        assert await say_on_bus("題", "言葉", wait_s=0) is WordEnd.SAID


@pytest.mark.usefixtures("bus")
async def test_a_desktop_without_the_service_is_told_at_once() -> None:
    assert await say_on_bus("題", "言葉", wait_s=60) is WordEnd.UNSAID


async def test_no_bus_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
    assert await say_on_bus("題", "言葉", wait_s=60) is WordEnd.UNSAID


@pytest.mark.usefixtures("bus")
def test_a_turn_without_a_window_opens_the_studio_at_a_click(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[list[str]] = []
    monkeypatch.delenv("DISPLAY", raising=False)
    start = lambda _program, arguments: opened.append(arguments)  # noqa: E731
    monkeypatch.setattr(desktop_word.QProcess, "startDetached", start)
    with service("ActionInvoked"):
        assert desktop_word.tell_on_desktop("題", "言葉", tmp_path)
    assert [one[-2:] for one in opened] == [["--home", str(tmp_path)]]


@pytest.mark.usefixtures("bus")
@on_qt
async def test_the_window_comes_forward_at_a_click(
    monkeypatch: pytest.MonkeyPatch, host: QWidget
) -> None:
    monkeypatch.setattr(presence.QGuiApplication, "platformName", lambda: "xcb")
    tasks = TaskOwner(host)
    shown = presence.RunPresence(host, lambda: None, tasks)
    host.showMinimized()
    other = QWidget(host, Qt.WindowType.Window)
    other.show()
    other.activateWindow()
    await until(other.isActiveWindow)
    with service("ActionInvoked"):
        shown.take_event(ApprovalRequested(request_id="q", act="送る", host=""))
        assert tasks.is_busy("desktop word")
        await until(lambda: not tasks.names)
    assert not host.isMinimized()
