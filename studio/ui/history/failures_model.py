"""What failed how often at one place, as a table."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.history import Cause, FailurePattern
from studio.domain.moments import day_of, when_in_words
from studio.domain.text import clip, fold
from studio.ui.widgets.rows_model import RowsModel

HEADERS: Final = ("サイト", "うまくいかなかった所", "原因", "回数", "最後", "効いたこと")
CAUSE_COLUMN: Final = 2
CAUSE_ICONS: Final = {
    Cause.SCREEN: "fa6s.window-restore",
    Cause.DATA: "fa6s.table",
    Cause.PERMISSION: "fa6s.user-lock",
    Cause.NETWORK: "fa6s.wifi",
    Cause.SETTINGS: "fa6s.gear",
}


class FailuresModel(RowsModel[FailurePattern]):
    """Patterns, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(HEADERS, parent)

    @override
    def cell(self, row: FailurePattern, column: int) -> str:
        cells = (
            row.site or "—",
            place_of(row),
            row.cause.words,
            f"{row.count:,} 回",
            when_in_words(row.last_at, datetime.now().astimezone()),
            clip(row.helped, 120) or "—",
        )
        return cells[column]

    @override
    def tip(self, row: FailurePattern, column: int) -> str:
        return row.message or self.cell(row, column)


def place_of(pattern: FailurePattern) -> str:
    """Return what could not be used: 「注文を確定する」; the message where it was no element."""
    _, _, name = pattern.element.partition(" ")
    return f"「{clip(name, 60)}」" if name else clip(pattern.message, 80) or "ページ全体"


def pattern_lines(pattern: FailurePattern) -> Sequence[str]:
    """Return what is known of a pattern, a line each."""
    first, last = map(day_of, (pattern.first_at, pattern.last_at))
    when = first if first == last else f"{first} から {last} まで"
    flows = "".join(f"「{clip(name, 40)}」" for name in pattern.flow_names)
    lines = [
        f"{when}に {pattern.count:,} 回",
        f"手順：{flows}" if flows else "",
        f"効いたこと：{clip(pattern.helped, 300)}"
        if pattern.helped
        else "このあと同じことがうまくいった記録は、まだありません。",
    ]
    return [line for line in lines if line]


def picked_patterns(
    patterns: Sequence[FailurePattern], words: str, cause: Cause | None
) -> tuple[FailurePattern, ...]:
    """Return patterns of a cause (None: of all) that hold every word, in their order."""
    wanted = fold(words).split()
    return tuple(
        pattern
        for pattern in patterns
        if cause in (None, pattern.cause) and all(word in _content(pattern) for word in wanted)
    )


def _content(pattern: FailurePattern) -> str:
    parts = (pattern.site, pattern.element, pattern.message, pattern.helped, *pattern.flow_names)
    return fold(" ".join(parts))
