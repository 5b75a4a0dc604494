"""Badges: words with a colour, and where the colour turns."""

import pytest
from PySide6.QtWidgets import QWidget

from studio.domain.runs.decision import Usage
from studio.ui.widgets.badges import Badge, confidence_tone, mode_in_words, usage_in_words
from studio.ui.widgets.parts import ModeChoice
from studio.ui.widgets.theme import Theme


@pytest.mark.parametrize(
    ("confidence", "tone"),
    [(0.0, "red"), (0.29, "red"), (0.3, "amber"), (0.59, "amber"), (0.6, "plain"), (1.0, "plain")],
)
def test_low_confidence_is_red_and_middling_is_amber(confidence: float, tone: str) -> None:
    assert confidence_tone(confidence) == tone


def test_only_an_unusual_mode_is_said() -> None:
    words = {mode: mode_in_words(mode) for mode in ModeChoice}
    assert words == {
        ModeChoice.STANDARD: "",
        ModeChoice.DEVELOPMENT: "開発モード",
        ModeChoice.PRODUCTION: "本番モード",
    }


def test_what_was_spent_and_that_nothing_was() -> None:
    spent = Usage(calls=2, prompt_tokens=1_200, completion_tokens=34, yen=0.44)
    assert usage_in_words(Usage()) == ""
    assert usage_in_words(spent) == "1,234 文字ぶん・約0.4円"
    assert usage_in_words(spent.model_copy(update={"yen": None})).endswith("料金不明")


def test_a_badge_stands_only_while_it_has_words(theme: Theme, host: QWidget) -> None:
    badge = Badge(theme, "some_badge", host)
    assert not badge.isVisible()
    badge.show_words("一時停止中", "accent", "fa6s.pause", "10:12 から")
    assert badge.isVisible()
    assert (badge.text, badge.accessibleName()) == ("一時停止中", "一時停止中")
    assert badge.toolTip() == "10:12 から"
    assert badge.property("badge") == "accent"
