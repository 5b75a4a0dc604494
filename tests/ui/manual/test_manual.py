"""使い方: F1 opens the chapter of the place where one is, and a word is found in all."""

from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QLineEdit

from studio.ui.manual.chapters import KEYS, read_chapters
from studio.ui.manual.manual import ManualDialog
from tests.ui.conftest import RESOURCES, Stage, on_qt, press, shown

MANUAL = RESOURCES / "manual"
CHAPTERS = read_chapters((MANUAL / "ja.md").read_text(encoding="utf-8"))
WIDEST, HEAVIEST = 760, 60_000


def titles(dialog: ManualDialog) -> list[str]:
    rows = (dialog.list.item(row) for row in range(dialog.list.count()))
    return [item.text() for item in rows if not item.isHidden()]


@on_qt
async def test_f1_opens_the_chapter_of_the_place(stage: Stage) -> None:
    stage.window.commands["go_schedules"].trigger()
    stage.window.commands["manual"].trigger()
    dialog = await shown(stage.window, ManualDialog, "manual_dialog")
    assert "決まった日と時刻に" in dialog.view.toPlainText()
    stage.window.commands["keys"].trigger()
    text = dialog.view.toPlainText()
    for words in ("実行", "F5", "止める", "Shift+F5", "新しくつくる", "Ctrl+N", "F2"):
        assert words in text, words
    assert dialog.isVisible()
    press(dialog, "manual_close")
    assert not dialog.isVisible()


@on_qt
async def test_a_word_is_found_in_every_chapter(stage: Stage) -> None:
    stage.window.commands["manual"].trigger()
    dialog = await shown(stage.window, ManualDialog, "manual_dialog")
    search = dialog.findChild(QLineEdit, "manual_search")
    assert search is not None
    search.setText("ｅｘｃｅｌ 列")
    assert titles(dialog) == ["表で実行"]
    assert "1 行ずつ" in dialog.view.toPlainText()
    search.setText("ありえない言葉")
    assert titles(dialog) == []
    search.clear()
    assert len(titles(dialog)) == len(CHAPTERS)


def test_every_picture_is_there_in_both_looks_and_none_is_left_over() -> None:
    wanted = {f"{name}.webp" for chapter in CHAPTERS for name in chapter.pictures}
    assert {chapter.place for chapter in CHAPTERS} >= {"go_create", "go_data", "record", KEYS}
    for look in ("light", "dark"):
        files = list((MANUAL / look).iterdir())
        assert {path.name for path in files} == wanted
        for path in files:
            assert QImageReader(str(path)).size().width() <= WIDEST
            assert path.stat().st_size < HEAVIEST, path
