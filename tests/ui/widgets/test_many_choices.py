"""A choice among thousands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.many_choices import ManyChoices

FLOWS = (
    ("手順を選ぶ", ""),
    ("発注", "f1"),
    ("請求書のダウンロードと登録", "f2"),
    ("abcdefghijklm", "f3"),
)


def test_words_and_values_are_offered_without_a_word_to_anybody(host: QWidget) -> None:
    box, told = ManyChoices("flow", "手順", host), list[int]()
    box.currentIndexChanged.connect(told.append)
    box.offer(FLOWS, "f2")
    assert (box.currentText(), box.currentData()) == ("請求書のダウンロードと登録", "f2")
    assert box.findData("f1") == 1
    box.choose("f1")
    assert box.currentData() == "f1"
    box.choose("gone")
    assert box.currentData() == ""
    assert told == []
    box.setCurrentIndex(3)
    assert told == [3]


def test_it_is_as_wide_as_its_longest_words_and_measures_no_others(host: QWidget) -> None:
    asked: list[int] = []

    box = ManyChoices("flow", "手順", host)
    model = box.model()
    model.data = lambda index, role=0: asked.append(index.row())
    box.offer([(f"手順 {number}", str(number)) for number in range(10_000)], "5")
    asked.clear()
    box.resize(box.sizeHint())
    assert len(asked) < 10
    box = ManyChoices("flow", "手順", host)
    box.offer(FLOWS, "")
    words = box.fontMetrics().horizontalAdvance(FLOWS[2][0])
    assert words < box.sizeHint().width() < 2 * words
    assert box.itemData(2, Qt.ItemDataRole.DisplayRole) == FLOWS[2][0]
