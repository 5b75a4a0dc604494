"""The window in English: every state is walked for what is not translated, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.catalogue import catalogue_of
from studio.words import JAPANESE, speak, tr
from tests.ui.in_english import READ_BY_THE_ENGINE
from tests.ui.test_pictures import untranslated

WALK = "tests/ui/test_pictures.py::test_nothing_is_cut_in_any_state"


def test_nothing_is_cut_and_nothing_is_japanese_in_any_state() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.in_english", WALK],
        env=os.environ | {"PICTURES": ""},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert "1 passed" in done.stdout


@pytest.fixture
def without_a_translation() -> Iterator[None]:
    """Speak English, but for one text."""
    english = catalogue_of("en")
    assert english
    speak("en", lambda text, meaning: "" if text == "使い方" else english(text, meaning))
    yield
    speak(JAPANESE, None)


@pytest.mark.usefixtures("without_a_translation")
def test_a_text_without_its_translation_is_found(host: QWidget) -> None:
    shown = [QLabel(tr(text), host) for text in ("設定", "使い方")]
    for label in shown:
        label.show()
    host.addAction(QAction(tr("使い方"), host))
    assert [text for text in untranslated(host) if "使い方" in text] == untranslated(host)
    assert len(untranslated(host)) == 3  # the label, the action, its tip


def test_a_persons_own_words_are_left_to_them(host: QWidget) -> None:
    label = QLabel(READ_BY_THE_ENGINE[0], host)
    label.show()
    assert untranslated(host) == []
