"""What is told to a screen reader; that it comes there is heard by `tests/ui/window/test_read_aloud.py`."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.announcing import announce

Told = list[tuple[QWidget, str, QAccessible.AnnouncementPoliteness]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Return what Qt was given, as where somebody listens."""
    heard: Told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append((event.object(), event.message(), event.politeness())),
    )
    return heard


def test_words_are_told_of_what_is_shown_and_a_question_at_once(host: QWidget, told: Told) -> None:
    announce(host, "完了")
    announce(host, "確認を待っています", is_urgent=True)
    assert told == [
        (host, "完了", QAccessible.AnnouncementPoliteness.Polite),
        (host, "確認を待っています", QAccessible.AnnouncementPoliteness.Assertive),
    ]


def test_nothing_is_told_of_what_is_hidden_and_nothing_without_words(
    host: QWidget, told: Told
) -> None:
    announce(host, "")
    host.hide()
    announce(host, "完了")
    assert not told
