"""What was just written can be opened, or found in its folder; a script is never run by that."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.ui.widgets.written_file import WrittenFile
from tests.ui.conftest import Stage, child, on_qt, press, until

RESULTS = Path("/tables/申請一覧_結果.xlsx")


class Desktop(QObject):
    """Takes what the desktop would be asked to show.

    Attributes:
        shown: Files and folders.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Path] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.shown.append(Path(url.toLocalFile()))


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    monkeypatch.setenv("PATH", "")
    taker = Desktop()
    QDesktopServices.setUrlHandler("file", taker, "take")  # type: ignore[arg-type] - Qt takes its name
    yield taker
    QDesktopServices.unsetUrlHandler("file")


def test_a_file_and_its_folder_are_shown_with_one_press(host: QWidget, desktop: Desktop) -> None:
    written = WrittenFile(host)
    assert written.isHidden()
    written.show_path(RESULTS)
    press(written, "written_open")
    press(written, "written_folder")
    assert desktop.shown == [RESULTS, RESULTS.parent]
    assert "申請一覧_結果.xlsx" in child(written, QPushButton, "written_open").accessibleName()
    written.show_path(None)
    assert written.isHidden()


def test_a_script_is_only_found_never_run(host: QWidget) -> None:
    written = WrittenFile(host)
    written.show_path(Path("/flows/発注.py"), is_document=False)
    assert not child(written, QPushButton, "written_open").isVisible()
    assert child(written, QPushButton, "written_folder").isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are no scripts")
@on_qt
async def test_where_no_program_opens_it_the_place_is_said(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener = tmp_path / "xdg-open"
    opener.write_text("#!/bin/sh\nexit 3\n")
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    written = WrittenFile(stage.window)
    written.show_path(RESULTS)
    press(written, "written_open")
    said = child(written, QLabel, "written_said")
    await until(lambda: str(RESULTS) in said.text())
    written.show_path(RESULTS)
    assert not said.text()
