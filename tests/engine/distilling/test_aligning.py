"""Which step of one run is which step of another."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import FlowStep
from studio.engine.distilling.aligning import aligned
from tests.factories import durable

NAME = FlowStep(item="", action=Fill(target=durable("textbox", "名前"), value="a"))
PLACE = FlowStep(item="", action=Fill(target=durable("textbox", "場所"), value="b"))
SAVE = FlowStep(item="", action=Click(target=durable("button", "保存")))
CLOSE = FlowStep(item="", action=Click(target=durable("button", "閉じる")), is_optional=True)


def test_the_fields_of_a_form_are_found_in_any_order():
    assert aligned((NAME, PLACE, SAVE), (PLACE, NAME, SAVE)) == ((0, 1), (1, 0), (2, 2))


def test_what_is_optional_may_be_missing_on_either_side():
    assert aligned((CLOSE, NAME), (NAME,)) == ((0, None), (1, 0))
    assert aligned((NAME,), (CLOSE, NAME)) == ((None, 0), (0, 1))
    assert aligned((NAME,), (NAME, CLOSE)) == ((0, 0), (None, 1))


def test_what_was_needed_in_one_run_only_is_named():
    with pytest.raises(DecisionError) as refused:
        aligned((NAME,), (NAME, SAVE))
    assert "「「保存」をクリック」" in refused.value.message
