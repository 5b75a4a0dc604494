"""What people say of a box instead of ticking it."""

import pytest

from studio.domain.values.on_off import says_on


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("あり", True),
        ("ＯＮ", True),
        ("しない", False),
        ("不要", False),
        ("毎週月曜", None),
        ("", None),
    ],
)
def test_a_value_says_on_or_off_or_neither(value: str, expected: bool | None) -> None:
    assert says_on(value) is expected
