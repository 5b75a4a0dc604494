"""The card of a result."""

from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.create.result import ToldResult
from studio.ui.create.result_card import ResultCard
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child


def test_only_what_is_known_is_said(theme: Theme, host: QWidget) -> None:
    card = ResultCard(theme, host)
    card.show_told(ToldResult("できました", "", "受付番号 K-00002", "", is_good=True))
    assert card.isVisible()
    assert child(card, QLabel, "result_headline").text() == "受付番号 K-00002"
    assert child(card, QLabel, "result_title").text() == "できました"
    assert not child(card, QLabel, "result_how").isVisible()
    assert card.property("card") == "green"
    card.show_told(ToldResult("止めました", "", "", "残り", is_good=False))
    assert card.property("card") == "plain"
    card.show_told(None)
    assert not card.isVisible()
