"""使い方: a window beside the studio, that stays open while one works."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QImageReader, QKeySequence, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import QDialog, QListWidget, QTextBrowser, QWidget
from typing_extensions import override

from studio.ui.manual.chapters import KEYS, Chapter, manual_text, pictures_of, read_chapters
from studio.ui.widgets.boxes import DIALOG, FREE, grow, in_column, in_row
from studio.ui.widgets.controls import (
    Size,
    make_button,
    make_label,
    make_search,
    make_wrapped,
    named,
)
from studio.ui.widgets.theme import Theme
from studio.words import tr

_SIDE_PX: Final = 190
_SIZE: Final = QSize(940, 760)
_LEAST: Final = QSize(620, 460)
_MARGIN: Final = 14


class ChapterView(QTextBrowser):
    """One chapter with its pictures, as wide as there is room, in the look that is worn.

    Args:
        theme: The look; pictures were taken in both.
        folder: Of the pictures, `light` and `dark` in it.
    """

    def __init__(self, theme: Theme, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "manual_text", tr("使い方の本文"))
        self._theme = theme
        self._folder = folder
        self._chapter: Chapter | None = None
        self._page: QTextDocument | None = None
        theme.changed.connect(self._draw)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter from its beginning."""
        self._chapter = chapter
        self._draw()
        self.verticalScrollBar().setValue(0)

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        """Return a picture as wide as the text, never larger than it was taken."""
        if type != int(QTextDocument.ResourceType.ImageResource.value):
            return super().loadResource(type, name)
        look = "dark" if self._theme.is_dark else "light"
        reader = QImageReader(str(pictures_of(self._folder) / look / f"{QUrl(name).path()}.webp"))
        image: QImage = reader.read()
        ratio = self.devicePixelRatioF()
        room = round((self.viewport().width() - 2 * _MARGIN - 4) * ratio)
        if not image.isNull() and image.width() > room:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = image.scaledToWidth(max(room, 1), smooth)
            image.setDevicePixelRatio(ratio)
        return image

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        if e.oldSize().width() != e.size().width():
            self._draw()

    def _draw(self) -> None:
        if self._chapter is None:
            return
        place = self.verticalScrollBar().value()
        older, page = self._page, QTextDocument(self)
        page.setDefaultFont(self.font())
        page.setDocumentMargin(_MARGIN)
        page.setMarkdown(self._chapter.text)
        self.setDocument(
            page
        )  # a used one begins with an empty row of the list that stood there last
        self._page = page
        if older is not None:
            older.deleteLater()
        self.verticalScrollBar().setValue(place)


class ManualDialog(QDialog):
    """The chapters at the side, one of them beside it, and a line to search in all."""

    def __init__(self, theme: Theme, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("manual_dialog")
        self.setWindowTitle(tr("使い方"))
        self.setMinimumSize(_LEAST)
        self.resize(_SIZE)
        self._chapters = read_chapters(manual_text(folder))
        self.search = make_search(self, "manual_search", tr("使い方の中をさがす"))
        self.search.textChanged.connect(self._find)
        self.list = named(QListWidget(self), "manual_chapters", tr("使い方の目次"))
        self.list.setFixedWidth(_SIDE_PX)
        self.list.setWordWrap(True)
        self._none = make_wrapped(
            self, tr("見つかりません。ほかの言葉でさがしてください。"), tone="muted"
        )
        self.view = ChapterView(theme, folder, self)
        for chapter in self._chapters:
            self.list.addItem(chapter.title)
        self.list.currentRowChanged.connect(self._show)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        close = make_button(self, tr("閉じる"), "manual_close", self.accept)
        side = in_column(self.search, self._none, grow(self.list))
        self.search.setFixedWidth(_SIDE_PX)
        self._title = make_label(self, size=Size.PAGE, name="manual_title")
        body = in_row(side, grow(in_column(self._title, grow(self.view))), gap=12)
        in_column(grow(body), in_row(FREE, close), gap=10, of=self, margins=DIALOG)
        self._none.hide()
        self.list.setCurrentRow(0)

    def show_place(self, place: str) -> None:
        """Open the chapter of a place of the window; one without a chapter leaves what is open."""
        rows = (row for row, one in enumerate(self._chapters) if one.place == place)
        row = next(rows, self.list.currentRow())
        self.search.clear()
        self.list.setCurrentRow(row)
        self.list.setFocus()
        self.show()
        self.raise_()
        self.activateWindow()

    def _show(self, row: int) -> None:
        if row >= 0:
            self._title.setText(self._chapters[row].title)
            self.view.show_chapter(self._chapters[row])

    def _find(self, wanted: str) -> None:
        """Keep the chapters that have the words; the first of them is shown where another one was."""
        found = [row for row, one in enumerate(self._chapters) if one.has(wanted)]
        for row in range(self.list.count()):
            self.list.item(row).setHidden(row not in found)
        self._none.setVisible(not found)
        if found and self.list.currentRow() not in found:
            self.list.setCurrentRow(found[0])


class Manual:
    """Opens 使い方 where F1 was pressed; made when it is first wanted.

    Args:
        theme: The look.
        folder: `resources/manual`.
        place: Tells where in the window the person is.
        window: Whose manual it is.
    """

    def __init__(
        self, theme: Theme, folder: Path, place: Callable[[], str], window: QWidget
    ) -> None:
        self._theme = theme
        self._folder = folder
        self._place = place
        self._window = window
        self._dialog: ManualDialog | None = None

    def open(self) -> None:
        """Show the chapter of the place where the person is."""
        self._open(self._place())

    def open_keys(self) -> None:
        """Show the list of keys."""
        self._open(KEYS)

    def _open(self, place: str) -> None:
        if self._dialog is None:
            self._dialog = ManualDialog(self._theme, self._folder, self._window)
        self._dialog.show_place(place)
