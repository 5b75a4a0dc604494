"""The card of a result."""

from PySide6.QtWidgets import QLabel

from studio.ui.create.result import ToldResult
from tests.ui.conftest import Stage, child


def test_only_what_is_known_is_said(stage: Stage) -> None:
    card = stage.window.create_page.result
    card.show_told(ToldResult("できました", "受付番号 K-00002", "", is_good=True))
    assert card.isVisible()
    assert child(card, QLabel, "result_headline").text() == "受付番号 K-00002"
    assert child(card, QLabel, "result_title").text() == "できました"
    assert not child(card, QLabel, "result_how").isVisible()
    assert card.accessibleName() == "できました\n受付番号 K-00002"
    assert card.property("card") == "green"
    card.show_told(ToldResult("止めました", "", "残り", is_good=False))
    assert card.property("card") == "plain"
    card.show_told(None)
    assert not card.isVisible()
