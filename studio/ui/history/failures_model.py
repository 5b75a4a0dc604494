"""What failed how often at one place, as a table."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.records.history import Cause, FailurePattern
from studio.domain.text import clip, fold
from studio.domain.values.moments import day_of, when_in_words
from studio.ui.widgets.rows_model import RowsModel
from studio.words import tr

HEADERS: Final = (
    tr("サイト"),
    tr("うまくいかなかった所"),
    tr("原因"),
    tr("回数"),
    tr("最後"),
    tr("効いたこと"),
)
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
            tr("{count:,} 回", count=row.count),
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
    return (
        tr("「{name}」", name=clip(name, 60))
        if name
        else clip(pattern.message, 80) or tr("ページ全体")
    )


def pattern_lines(pattern: FailurePattern) -> Sequence[str]:
    """Return what is known of a pattern, a line each."""
    first, last = map(day_of, (pattern.first_at, pattern.last_at))
    when = first if first == last else tr("{first} から {last} まで", first=first, last=last)
    flows = "".join(tr("「{name}」", name=clip(name, 40)) for name in pattern.flow_names)
    lines = [
        tr("{when}に {count:,} 回", when=when, count=pattern.count),
        tr("手順：{flows}", flows=flows) if flows else "",
        tr("効いたこと：{helped}", helped=clip(pattern.helped, 300))
        if pattern.helped
        else tr("このあと同じことがうまくいった記録は、まだありません。"),
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
