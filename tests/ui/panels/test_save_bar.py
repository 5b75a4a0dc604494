"""The bar that keeps what worked."""

from studio.ui.panels.save_bar import proposed_name
from tests.ui.fakes import make_checklist


def test_the_proposed_name_says_where_and_what() -> None:
    assert proposed_name(make_checklist()) == "練習書店：最初の該当商品をカートに入れる"
