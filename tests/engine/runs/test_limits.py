import pytest

from studio.domain.errors import LimitReached
from studio.domain.runs.decision import Usage
from studio.engine.runs.limits import Limits


@pytest.mark.parametrize(
    ("limits", "steps", "tokens", "reached"),
    [
        (Limits(max_steps=3), 2, 0, False),
        (Limits(max_steps=3), 3, 0, True),
        (Limits(max_tokens=100), 0, 99, False),
        (Limits(max_tokens=100), 0, 100, True),
        (Limits(max_tokens=None), 0, 10**9, False),
    ],
)
def test_checked_before_anything_is_spent(
    limits: Limits, steps: int, tokens: int, reached: bool
) -> None:
    usage = Usage(prompt_tokens=tokens)
    if not reached:
        limits.check(steps, usage)
        return
    with pytest.raises(LimitReached, match="上限"):
        limits.check(steps, usage)


@pytest.mark.parametrize(("yen", "reached"), [(None, False), (9.99, False), (10.0, True)])
def test_money_is_a_limit_where_prices_are_known(yen: float | None, reached: bool) -> None:
    limits, usage = Limits(max_yen=10), Usage(yen=yen)
    if not reached:
        limits.check(0, usage)
        return
    with pytest.raises(LimitReached, match="10 円"):
        limits.check(0, usage)


def test_three_quarters_of_a_budget_are_told() -> None:
    limits = Limits(max_steps=40, max_tokens=1000, max_yen=None)
    assert limits.near(29, Usage(prompt_tokens=749)) == ()
    near = limits.near(30, Usage(prompt_tokens=700, completion_tokens=50, yen=5))
    assert [(one.budget, one.used, one.limit) for one in near] == [
        ("steps", 30, 40),
        ("tokens", 750, 1000),
    ]
