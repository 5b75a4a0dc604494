"""Days that a sentence says by today are days, or none that can be told."""

from datetime import date

import pytest

from studio.engine.guard.facts.days import days_of

TODAY = date(2026, 11, 26)


@pytest.mark.parametrize(
    ("text", "starts", "expected"),
    [
        ("予約日を明日に変更する", [4], {date(2026, 11, 27)}),
        ("来週の金曜に変更する", [0, 3], {date(2026, 12, 4)}),
        ("今日から明後日まで", [0, 4], {date(2026, 11, 26), date(2026, 11, 28)}),
        ("翌営業日に変更する", [0], None),
        ("金曜に変更する", [0], None),
        ("変更する", [], set()),
    ],
)
def test_days_are_told_where_all_of_them_can_be(
    text: str, starts: list[int], expected: set[date] | None
) -> None:
    assert days_of(text, starts, TODAY) == expected
