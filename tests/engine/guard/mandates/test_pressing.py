"""What an act presses, and what the person said of it."""

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.mandates.pressing import lacks_field, pressed_in
from studio.engine.guard.ruling import ActUnderWay
from tests.factories import SHOP

PAGE = Observation(
    epoch=1,
    url=SHOP,
    title="",
    root=AriaNode(
        "document",
        children=(
            AriaNode("textbox", "電話番号", "e1"),
            AriaNode("button", "変更", "e2"),
            AriaNode("link", "詳細", "e3", url="/items/5"),
        ),
    ),
)


def test_an_address_presses_the_links_that_lead_to_it() -> None:
    opened = pressed_in(Navigate(url=f"{SHOP}items/5"), PAGE, Word())
    assert [node.ref for node in opened] == ["e3"]
    clicked = pressed_in(Click(target=Target(ref="e2")), PAGE, Word())
    assert [node.ref for node in clicked] == ["e2"]
    assert pressed_in(Click(target=Target(ref="e9")), PAGE, Word()) == ()


@pytest.mark.parametrize(
    ("said", "lacks"),
    [
        ("電話番号を03-1234に変更する", True),
        ("「変更」を押す", False),
        ("住所を変更する", False),
    ],
)
def test_a_button_called_by_the_verb_lacks_the_field_that_shall_be_set(
    said: str, *, lacks: bool
) -> None:
    act = ActUnderWay("「変更」をクリック", ActKind.PRESSES, label="変更", page=PAGE)
    assert lacks_field(act, Word(said)) is lacks
