"""Which rules are offered for a press in a row: only such that take exactly this row today."""

import pytest

from studio.domain.actions.action import Choose, Click, Fill
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.teaching.rows import row_offers
from tests.engine.teaching.goods import goods

PAGE = Observation(
    epoch=1,
    url="https://example.jp/",
    title="",
    root=AriaNode("document", children=(goods(is_buying_everywhere=True),)),
)
BUY = Click(target=Target(role="button", name="買う"))


def _words(key: str) -> list[str]:
    return [offer.words for offer in row_offers(RecordedAct(id="a", action=BUY, row_key=key), PAGE)]


def test_place_name_and_the_smallest_of_a_column_are_offered() -> None:
    words = _words("紙")
    assert words[0] == "一覧の行の 2 件目、その行の「買う」を押す"
    assert any("品名が「紙」の行" in one for one in words)
    assert any("価格の小さい順" in one for one in words)
    assert not any("価格の大きい順" in one for one in words)


def test_a_row_in_the_middle_is_no_end_of_any_column() -> None:
    assert not any("順" in one for one in _words("ペン"))


@pytest.mark.parametrize("key", ["", "ない行"])
def test_what_is_in_no_row_has_no_offers(key: str) -> None:
    assert _words(key) == []


def test_other_acts_have_none() -> None:
    fill = Fill(target=Target(role="textbox", name="数"), value="1")
    assert row_offers(RecordedAct(id="a", action=fill, row_key="紙"), PAGE) == ()


def test_every_offer_presses_the_same_words() -> None:
    act = RecordedAct(id="a", action=BUY, row_key="紙")
    actions = [offer.action for offer in row_offers(act, PAGE)]
    assert all(isinstance(one, Choose) and one.column == "買う" for one in actions)
