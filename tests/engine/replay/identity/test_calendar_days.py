"""What is the month of a day, in the tree alone."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.replay.identity.calendar_days import month_over, says_month


@pytest.mark.parametrize(
    ("text", "is_month"),
    [
        ("2026年10月", True),
        ("２０２６ 年 １ 月", True),
        ("令和8年11月", True),
        ("October 2026", True),
        ("10月 2026", True),
        ("2026/10", True),
        ("2026年13月", False),
        ("2026年10月20日", False),
        ("10月分の請求", False),
        ("", False),
    ],
)
def test_a_year_and_a_month_and_nothing_else(text: str, *, is_month: bool) -> None:
    assert says_month(text) is is_month


def drawn(*titles: str, days: int = 31) -> tuple[AriaNode, AriaNode]:
    """Return a calendar and its twentieth day."""
    cells = tuple(AriaNode(role="button", name=str(day)) for day in range(1, days + 1))
    heads = tuple(AriaNode(role="text", text=title) for title in titles)
    return AriaNode(role="generic", children=(*heads, *cells)), cells[19]


def test_the_month_over_a_day() -> None:
    box, day = drawn("予約", "2026年10月")
    assert month_over(day, [box]) == "2026年10月"
    page = AriaNode(role="document", children=(AriaNode(role="text", text="2026年1月"), box))
    assert month_over(day, [box, page]) == "2026年10月"


def test_two_months_side_by_side_tell_nothing_and_pages_of_a_list_have_none() -> None:
    box, day = drawn("2026年10月", "2026年11月")
    assert month_over(day, [box]) == ""
    pages, page = drawn("2026年10月", days=22)
    assert month_over(page, [pages]) == ""


def test_what_is_no_day_has_no_month() -> None:
    box, _ = drawn("2026年10月")
    assert month_over(AriaNode(role="button", name="検索"), [box]) == ""
    assert month_over(AriaNode(role="button", name="32"), [box]) == ""
