"""What can be done at once with a file or folder that was just written: open it, or see where it lies."""

from collections.abc import Callable
from pathlib import Path
from shutil import which

from PySide6.QtCore import QObject, QProcess, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.boxes import AS_AROUND, in_column, in_row
from studio.ui.widgets.controls import Size, make_button, make_wrapped, say
from studio.words import tr


class WrittenFile(QWidget):
    """開く and フォルダー; hidden where nothing was written."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("written_file")
        self._path = Path()
        self._open = make_button(self, tr("開く"), "written_open", lambda: self._show(self._path))
        self._folder = make_button(
            self, tr("フォルダー"), "written_folder", lambda: self._show(self._path.parent)
        )
        self._said = make_wrapped(self, size=Size.SMALL, tone="amber", name="written_said")
        buttons = in_row(self._open, self._folder, gap=AS_AROUND)
        in_column(buttons, self._said, gap=AS_AROUND, of=self)
        self.hide()

    def show_path(self, path: Path | None, *, is_document: bool = True) -> None:
        """Offer what was written.

        Args:
            path: None offers nothing.
            is_document: It can be opened; a script would be run by that on some systems.
        """
        self._path = path or Path()
        say(self._said, "")
        name = self._path.name
        self._open.setAccessibleName(tr("「{name}」を開く", name=name))
        self._folder.setAccessibleName(tr("「{name}」のあるフォルダーを開く", name=name))
        self._open.setVisible(is_document)
        self.setVisible(path is not None)

    def _show(self, path: Path) -> None:
        """Open it with the program of the system; where there is none, say where it lies."""
        words = tr(
            "このパソコンには、これを開くソフトが見つかりません。保存した場所：{path}",
            path=self._path,
        )
        show_in_system(self, path, lambda: say(self._said, words))
        say(self._said, "")


def show_in_system(owner: QObject, path: Path, say_no: Callable[[], None]) -> None:
    """Open a file or folder with the program of the system.

    Args:
        owner: Lives at least until it is known whether there is one.
        path: What to open.
        say_no: Called where no program opens it.
    """
    opener = which("xdg-open")
    if opener is None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            QTimer.singleShot(0, owner, say_no)
        return
    process = QProcess(owner)  # Qt says that it worked, whatever comes of it there
    process.finished.connect(lambda: None if process.exitCode() == 0 else say_no())
    process.start(opener, [str(path)])
