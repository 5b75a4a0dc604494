"""What can be done at once with a file or folder that was just written: open it, or see where it lies."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.boxes import AS_AROUND, in_row
from studio.ui.widgets.controls import make_button
from studio.words import tr


class WrittenFile(QWidget):
    """開く and フォルダー; hidden where nothing was written."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("written_file")
        self._path = Path()
        self._open = make_button(self, tr("開く"), "written_open", lambda: _show(self._path))
        words = tr("フォルダー")
        self._folder = make_button(self, words, "written_folder", lambda: _show(self._path.parent))
        in_row(self._open, self._folder, gap=AS_AROUND, of=self)
        self.hide()

    def show_path(self, path: Path | None, *, is_document: bool = True) -> None:
        """Offer what was written.

        Args:
            path: None offers nothing.
            is_document: It can be opened; a script would be run by that on some systems.
        """
        self._path = path or Path()
        name = self._path.name
        self._open.setAccessibleName(tr("「{name}」を開く", name=name))
        self._folder.setAccessibleName(tr("「{name}」のあるフォルダーを開く", name=name))
        self._open.setVisible(is_document)
        self.setVisible(path is not None)


def _show(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
