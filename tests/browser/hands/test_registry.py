"""Every kind of action that is not the engine's own has a hand."""

import pytest

from studio.browser.hands import answering
from studio.browser.hands.actor import ROOM
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import HANDS, need
from studio.domain.actions.action import ACTIONS, Answer, AskUser, Choose, Done, Extract, Find

ENGINE = {Choose, Extract, Find, Answer, AskUser, Done}


def test_what_is_no_act_of_the_engine_has_a_hand() -> None:
    assert answering in ROOM
    assert set(HANDS) == set(ACTIONS.values()) - ENGINE


def test_a_hand_without_an_element_refuses() -> None:
    with pytest.raises(Refused) as refusal:
        need(None)
    assert refusal.value.outcome.code == "TARGET_NOT_FOUND"
