import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installer.console import SetupError
from installer.display import virtual_display

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="X11 is Linux's")


def begun(name: str) -> int:
    """Return when the socket of a display was made, 0 without one; a free number may be taken by another test."""
    try:
        return Path(f"/tmp/.X11-unix/X{name[1:]}").stat().st_ctime_ns
    except FileNotFoundError:
        return 0


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_two_displays_never_share_a_number_and_both_end():
    with virtual_display() as first, virtual_display() as second:
        assert first != second
        sockets = {name: begun(name) for name in (first, second)}
        assert all(sockets.values())
    assert not any(begun(name) == time for name, time in sockets.items())


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_a_display_ends_with_an_error_inside():
    sockets: dict[str, int] = {}

    def fail_inside() -> None:
        with virtual_display() as name:
            sockets[name] = begun(name)
            raise RuntimeError(name)

    with pytest.raises(RuntimeError):
        fail_inside()
    ((name, time),) = sockets.items()
    assert time
    assert begun(name) != time


def test_without_xvfb_the_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match="Xvfb") as caught, virtual_display():
        pass
    assert "apt-get install xvfb" in caught.value.remedy


def test_an_xvfb_that_will_not_start_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    broken = tmp_path / "Xvfb"
    broken.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    with pytest.raises(SetupError, match="終了コード 3"), virtual_display():
        pass


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_qt_opens_a_real_window_on_it(display_env: dict[str, str]) -> None:
    show = (
        "from PySide6.QtWidgets import QApplication, QLabel; from PySide6.QtCore import QTimer;"
        "app = QApplication([]); label = QLabel('手順'); label.show();"
        "QTimer.singleShot(0, app.quit); app.exec(); print(app.platformName())"
    )
    done = subprocess.run(
        [sys.executable, "-c", show],
        env=display_env,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.stdout.strip() == "xcb", done.stderr
