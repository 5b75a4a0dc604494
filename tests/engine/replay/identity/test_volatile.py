import pytest

from studio.domain.page.target import VolatileKind
from studio.engine.replay.identity.volatile import (
    badge_of,
    count_pattern,
    differs_in_count,
    volatile_parts,
    without_badge,
)

DATE, AMOUNT, COUNT, NUMBER = (
    VolatileKind.DATE, VolatileKind.AMOUNT, VolatileKind.COUNT, VolatileKind.NUMBER,
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("検索", []),
        ("10月分の明細", [("10月", DATE)]),
        ("１１月分の明細", [("１１月", DATE)]),
        ("令和8年11月20日の記録", [("令和8年11月20日", DATE)]),
        ("2026/11/20 を開く", [("2026/11/20", DATE)]),
        ("合計 2,980円", [("2,980円", AMOUNT)]),
        ("カート (3)", [("(3)", COUNT)]),
        ("未読（12件）", [("（12件）", COUNT)]),
        ("お知らせ 5件", [("5件", COUNT)]),
        ("10月の通知 (3)", [("10月", DATE), ("(3)", COUNT)]),
        ("注文 1023", [("1023", NUMBER)]),
    ],
)
def test_digits_in_a_name_are_told_by_kind(
    name: str, parts: list[tuple[str, VolatileKind]]
) -> None:
    assert [(part.text, part.kind) for part in volatile_parts(name)] == parts


@pytest.mark.parametrize(
    ("before", "after", "is_count"),
    [
        ("カート (3)", "カート (12)", True),
        ("カート (3)", "カート（４）", True),
        ("未読（12件）", "未読(1件)", True),
        ("10月分の明細", "11月分の明細", False),
        ("10月分 (3)", "11月分 (3)", False),
        ("カート (3)", "カート", False),
        ("(3)", "(4)", False),
    ],
)
def test_only_a_count_at_the_end_may_differ(before: str, after: str, is_count: bool) -> None:
    assert differs_in_count(before, after) is is_count


@pytest.mark.parametrize(
    ("name", "other", "matches"),
    [
        ("カート (3)", "カート (99)", True),
        ("カート (3)", "カート  (1,024)", True),
        ("カート (3)", "カート (空)", False),
        ("カート (3)", "買い物カート (3)", False),
        ("10月の通知 (3)", "11月の通知 (3)", False),
        ("a.b (1)", "axb (1)", False),
    ],
)
def test_a_pattern_keeps_everything_but_the_count(name: str, other: str, matches: bool) -> None:
    assert bool(count_pattern(name).search(other)) is matches


def test_a_name_that_is_nothing_but_a_count_is_kept() -> None:
    assert badge_of("(3)") == ""
    assert without_badge("カート (3)") == "カート"
