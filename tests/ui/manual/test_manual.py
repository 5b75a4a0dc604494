"""使い方: F1 opens the chapter of the place where one is, and a word is found in all."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QLineEdit

from studio.ui.manual.chapters import KEYS, manual_text, pictures_of, read_chapters
from studio.ui.manual.manual import ManualDialog
from studio.words import JAPANESE as JAPANESE_CODE
from studio.words import speak
from tests.translations import translations
from tests.ui.conftest import RESOURCES, Stage, on_qt, press, shown
from tests.ui.seen import JAPANESE

MANUAL = RESOURCES / "manual"
ENGLISH = read_chapters((MANUAL / "en.md").read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("pictures", [MANUAL, MANUAL / "en"])
def test_every_picture_is_there_in_both_looks_and_none_is_left_over(pictures: Path) -> None:
    wanted = {f"{name}.webp" for chapter in CHAPTERS for name in chapter.pictures}
    assert {chapter.place for chapter in CHAPTERS} >= {"go_create", "go_data", "record", KEYS}
    for look in ("light", "dark"):
        files = list((pictures / look).iterdir())
        assert {path.name for path in files} == wanted
        for path in files:
            assert QImageReader(str(path)).size().width() <= WIDEST
            assert path.stat().st_size < HEAVIEST, path


def test_the_english_chapters_are_those_of_the_japanese_ones() -> None:
    assert [(one.place, one.pictures) for one in ENGLISH] == [
        (one.place, one.pictures) for one in CHAPTERS
    ]
    told = "".join(one.title + one.text for one in ENGLISH if one.place != KEYS)
    assert JAPANESE.search(told) is None


def test_the_english_manual_calls_what_is_in_the_window_by_its_name() -> None:
    words = "\n".join(translations().values())
    named = {name for one in ENGLISH for name in re.findall("“([^“”]+)”", one.text)}
    assert {name for name in named if f"\n{name}" not in words} == set()


def test_the_japanese_manual_does_so_too() -> None:
    words = "\n" + "\n".join(text for text, _ in translations())
    named = {name for one in CHAPTERS for name in re.findall("「([^「」]+)」", one.text)}
    assert {name for name in named if f"\n{name}" not in words} == set()


@pytest.fixture
def english() -> Iterator[None]:
    """Speak English, and Japanese again afterwards."""
    speak("en", lambda text, meaning: "")
    yield
    speak(JAPANESE_CODE, None)


def test_the_manual_and_its_pictures_follow_the_language(english: None, tmp_path: Path) -> None:
    assert manual_text(MANUAL).startswith("# Your first run")
    assert pictures_of(MANUAL) == MANUAL / "en"
    (tmp_path / "ja.md").write_text("# 使い方", encoding="utf-8")
    assert (manual_text(tmp_path), pictures_of(tmp_path)) == ("# 使い方", tmp_path)
