"""Failure patterns in words, and which of them are shown."""

from datetime import UTC, datetime

from studio.domain.records.history import Cause, FailurePattern
from studio.ui.history.failures_model import (
    CAUSE_ICONS,
    FailuresModel,
    pattern_lines,
    picked_patterns,
    place_of,
)

FIRST, LAST = datetime(2025, 3, 1, 3, tzinfo=UTC), datetime(2025, 4, 2, 3, tzinfo=UTC)
ORDER = FailurePattern(
    site="shop.example",
    code="NO_MATCH",
    element="button 注文を確定する",
    cause=Cause.SCREEN,
    message="「注文を確定する」が見つかりません。",
    count=1_200,
    first_at=FIRST,
    last_at=LAST,
    helped="「注文する」で見つけました",
    flow_names=("注文", "再注文"),
)
SLOW = ORDER.model_copy(
    update={"element": "", "cause": Cause.NETWORK, "message": "", "helped": "", "first_at": LAST}
)


def test_cells() -> None:
    model = FailuresModel()
    model.show([ORDER])
    assert [model.index(0, column).data() for column in range(6)] == [
        "shop.example",
        "「注文を確定する」",
        "画面変更",
        "1,200 回",
        f"{LAST.astimezone():%Y/%m/%d %H:%M}",
        "「注文する」で見つけました",
    ]
    assert place_of(SLOW) == "ページ全体"


def test_what_helped_or_that_nothing_did() -> None:
    first, last = f"{FIRST.astimezone():%Y/%m/%d}", f"{LAST.astimezone():%Y/%m/%d}"
    assert pattern_lines(ORDER) == [
        f"{first} から {last} までに 1,200 回",
        "手順：「注文」「再注文」",
        "効いたこと：「注文する」で見つけました",
    ]
    assert pattern_lines(SLOW)[0] == f"{last}に 1,200 回"
    assert pattern_lines(SLOW)[-1].startswith("このあと")


def test_by_cause_and_words() -> None:
    both = (ORDER, SLOW)
    assert set(CAUSE_ICONS) == set(Cause)
    assert picked_patterns(both, "", None) == both
    assert picked_patterns(both, "", Cause.NETWORK) == (SLOW,)
    assert picked_patterns(both, "ＳＨＯＰ 確定", None) == (ORDER,)
    assert picked_patterns(both, "無い", None) == ()
