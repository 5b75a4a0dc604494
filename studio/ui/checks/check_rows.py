"""The rows of 点検 as Qt sees them: the heading of a state, a flow, and where more of a state are seen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.flows.flow import Flow
from studio.domain.text import clip
from studio.engine.checking.standing import CheckState, FlowStanding
from studio.ui.checks.standing_groups import WANTS_PERSON, StandingGroups
from studio.ui.checks.standing_lines import (
    STATE_WORDS,
    StandingLine,
    checked_words,
    lead_words,
    standing_lines,
    state_words,
)
from studio.ui.widgets.rows_model import Index
from studio.words import tr

FIRST_LINES: Final = 4
"""Lines of a flow that show before the others are asked for."""
_NAME_CHARS: Final = 80


@dataclass(frozen=True, slots=True)
class Heading:
    """Stands over the flows of a state."""

    check_state: CheckState
    total: int

    @property
    def said(self) -> str:
        """What it says."""
        return tr("{state}（{total:,}）", state=STATE_WORDS[self.check_state], total=self.total)

    @property
    def more(self) -> str:
        """See `CheckShown.more`."""
        return ""


@dataclass(frozen=True, eq=False)
class CheckShown:
    """A flow; the same one as long as nothing about it changes.

    Attributes:
        lines: All that is so about it.
        state: What was found and since when; "" where nothing was.
        checked: When it was looked at last; "" where the heading says so.
        is_first: Its button is the one thing to do next on the page.
        is_open: All lines are shown.
    """

    standing: FlowStanding
    lines: tuple[StandingLine, ...]
    state: str
    checked: str
    is_first: bool = False
    is_open: bool = False

    @classmethod
    def of(
        cls, standing: FlowStanding, places: Mapping[str, int], now: datetime, *, is_first: bool
    ) -> "CheckShown":
        """Put into words how a flow stands.

        Args:
            standing: Of the flow.
            places: Where its steps stand, from 1.
            now: With a time zone.
            is_first: See above.
        """
        lines = standing_lines(standing, places, now)
        state, checked = state_words(standing, now), checked_words(standing, now)
        return cls(standing, lines, state, checked, is_first)

    @property
    def flow_id(self) -> str:
        """Of the flow."""
        return self.standing.summary.flow_id

    @property
    def name(self) -> str:
        """Of the flow, as it is shown."""
        return clip(self.standing.summary.name, _NAME_CHARS)

    @property
    def shown(self) -> tuple[StandingLine, ...]:
        """The lines that show."""
        return self.lines if self.is_open else self.lines[:FIRST_LINES]

    @property
    def lead(self) -> tuple[str, str] | None:
        """Words and icon of the button that leads on; None where nothing is to be done."""
        return lead_words(self.standing)

    @property
    def more(self) -> str:
        """What the button that shows more says; "" where all is shown."""
        left = len(self.lines) - len(self.shown)
        return tr("ほか {left} 件を見る", left=left) if left else ""

    @property
    def said(self) -> str:
        """What a screen reader reads."""
        found = (part for line in self.shown for part in (line.words, line.remedy))
        return tr("、").join(part for part in (self.name, self.state, *found, self.checked) if part)


@dataclass(frozen=True, slots=True)
class MoreOf:
    """Stands below the first flows of a state."""

    check_state: CheckState
    left: int

    @property
    def said(self) -> str:
        """What it says."""
        return tr("ほか {left:,} 件の手順を見る", left=self.left)

    @property
    def more(self) -> str:
        """See `CheckShown.more`."""
        return self.said


Row = Heading | CheckShown | MoreOf


def rows_of(
    standings: StandingGroups,
    flows: Mapping[str, Flow],
    now: datetime,
    known: Sequence[Row] = (),
) -> tuple[Row, ...]:
    """Return the page from the top. Pure.

    Args:
        standings: By state.
        flows: Of those that are shown, as far as they are there.
        now: With a time zone.
        known: Rows that stay as they are where they still tell the truth.
    """
    rows: list[Row] = []
    as_before = {row.flow_id: row for row in known if isinstance(row, CheckShown)}
    wanting = (one for one in standings.shown if one.check_state in WANTS_PERSON)
    first = next((one for one in wanting if lead_words(one)), None)
    for group in standings.groups:
        rows.append(Heading(group.check_state, group.total))
        for one in group.shown:
            before = as_before.get(one.summary.flow_id)
            if before and (before.standing, before.is_first) == (one, one is first):
                rows.append(before)
                continue
            places = _places(flows.get(one.summary.flow_id))
            rows.append(CheckShown.of(one, places, now, is_first=one is first))
        if left := group.total - len(group.shown):
            rows.append(MoreOf(group.check_state, left))
    return tuple(rows)


class CheckRows(QAbstractListModel):
    """The rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> Sequence[Row]:
        """All, from the top."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows; those above and below of what is new stay, with their buttons."""
        old, new = list(self._rows), list(rows)
        above = _in_common(old, new)
        below = _in_common(old[above:][::-1], new[above:][::-1])
        last = len(old) - below
        if last > above:
            self.beginRemoveRows(QModelIndex(), above, last - 1)
            self._rows = (*old[:above], *old[last:])
            self.endRemoveRows()
        if len(new) > above + below:
            self.beginInsertRows(QModelIndex(), above, len(new) - below - 1)
            self._rows = tuple(new)
            self.endInsertRows()

    def open_lines(self, number: int) -> None:
        """Show all lines of a flow."""
        row = self._rows[number]
        if isinstance(row, CheckShown):
            opened = replace(row, is_open=True)
            self.show((*self._rows[:number], opened, *self._rows[number + 1 :]))

    def row_of(self, flow_id: str) -> int:
        """Return the row of a flow, or -1."""
        found = (at for at, row in enumerate(self._rows) if is_of(row, flow_id))
        return next(found, -1)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._rows[index.row()].said if index.isValid() and role in words else None


def is_of(row: Row, flow_id: str) -> bool:
    """Say whether a row shows this flow."""
    return isinstance(row, CheckShown) and row.flow_id == flow_id


def _in_common(one: Sequence[Row], other: Sequence[Row]) -> int:
    """Return how many rows are the same from the beginning on."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (left, right) in pairs if left != right), min(len(one), len(other)))


def _places(flow: Flow | None) -> dict[str, int]:
    return {step.id: number for number, step in enumerate(flow.steps, 1)} if flow else {}
