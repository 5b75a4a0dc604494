import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from studio.domain.actions.action import Press
from studio.domain.runs.decision import MAX_FURTHER, Decision, Usage

COUNTS = st.integers(min_value=0, max_value=10**9)
USAGES = st.builds(
    Usage,
    calls=COUNTS,
    prompt_tokens=COUNTS,
    completion_tokens=COUNTS,
    yen=st.none() | st.just(1.5),
)


@given(USAGES, USAGES)
def test_usages_add_up_and_an_unknown_price_stays_unknown(one: Usage, other: Usage) -> None:
    total = one + other
    assert total.tokens == one.tokens + other.tokens
    assert total.calls == one.calls + other.calls
    assert (total.yen is None) == (one.yen is None or other.yen is None)


@given(USAGES)
def test_nothing_added_changes_nothing(usage: Usage) -> None:
    assert usage + Usage() == usage


@pytest.mark.parametrize("confidence", [-0.1, 1.01, float("nan")])
def test_a_confidence_lies_between_0_and_1(confidence: float) -> None:
    with pytest.raises(ValidationError):
        Decision(confidence=confidence)


def test_a_decision_holds_the_fields_of_one_form_at_most() -> None:
    Decision(actions=(Press(keys="Tab"),) * (MAX_FURTHER + 2))
    with pytest.raises(ValidationError):
        Decision(actions=(Press(keys="Tab"),) * (MAX_FURTHER + 3))
