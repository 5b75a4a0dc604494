import pytest

from studio.domain.decision import Usage
from studio.domain.errors import LimitReached
from studio.engine.limits import Limits


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
