"""The steps of a flow as rows: each sentence of the checklist as a heading, its steps under it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.actions.action import Action, Drag
from studio.domain.flows.brackets import in_brackets, to_edit
from studio.domain.flows.flow import Flow, FlowStep, OnError, expand_known
from studio.domain.flows.step_diff import TARGET_LABELS, ShownTexts
from studio.domain.page.address import readable
from studio.domain.page.target import Target, unmarked
from studio.domain.records.check import Severity
from studio.domain.text import clip
from studio.engine.replay.branches import condition_in_words
from studio.engine.replay.replay_guard import asks_each_time
from studio.ui.widgets.rows_model import Index
from studio.words import tr

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_NOTE_CHARS: Final = 80

ON_ERROR_WORDS: Final = {
    OnError.STOP: tr("止める"),
    OnError.RETRY: tr("やり直す"),
    OnError.SKIP: tr("飛ばす"),
    OnError.ASK: tr("たずねる"),
}
"""What a replay does with a step that fails, as the form and the list say it."""


class StepState(StrEnum):
    """How far the replay under way came with a step."""

    NONE = "none"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    SKIPPED = "skipped"


STATE_WORDS: Final = {
    StepState.NONE: "",
    StepState.RUNNING: tr("実行中"),
    StepState.DONE: tr("完了"),
    StepState.FAILED: tr("失敗"),
    StepState.SKIPPED: tr("飛ばしました"),
}


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """A sentence of the checklist.

    Attributes:
        item: As the flow keeps it.
        words: As it is shown.
        first: Place of its first step in the flow, from 0.
        step_ids: The steps under it.
        is_repeated: Its one step says the same words: it needs no line of its own.
    """

    item: str
    first: int
    step_ids: tuple[str, ...]
    is_repeated: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True)
class StepRow:
    """One step.

    Attributes:
        place: Where it stands in the flow, from 0.
        words: What it does, secrets hidden.
    """

    step: FlowStep
    place: int
    words: str

    @property
    def item(self) -> str:
        """The sentence it stands under."""
        return self.step.item


Row = HeadingRow | StepRow


@dataclass(frozen=True, slots=True)
class StepPosition:
    """Where something is put: before the step at `position`, under the sentence `item`."""

    position: int
    item: str


@dataclass(frozen=True, slots=True)
class StepSigns:
    """What the list shows about steps beside what they are.

    Attributes:
        states: Of the replay under way or just ended, by step id; others are `NONE`.
        breakpoints: Steps before which a replay waits.
        findings: The worst of a 点検, by step id.
    """

    states: Mapping[str, StepState]
    breakpoints: Collection[str]
    findings: Mapping[str, Severity]


NO_SIGNS: Final = StepSigns({}, frozenset(), {})


class StepEdits(Protocol):
    """Who makes the edits that a row asks for."""

    def reword_item(self, step_ids: Collection[str], words: str) -> None:
        """Give the sentence over these steps other words."""
        ...

    def switch(self, step_ids: Collection[str]) -> None:
        """Turn steps on, or off when all are on."""
        ...

    def move(self, step_ids: Collection[str], place: StepPosition | int) -> None:
        """Put steps somewhere else."""
        ...

    def toggle_breakpoint(self, step_id: str) -> None:
        """Let a replay wait before this step, or not any more."""
        ...


class FlowModel(QAbstractListModel):
    """Rows of a flow. Knows no rules: it shows one value and asks for the next.

    Args:
        edits: Takes what the person did.
    """

    def __init__(self, edits: StepEdits, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.edits = edits
        self._rows: tuple[Row, ...] = ()
        self._signs = NO_SIGNS
        self._is_editable = True

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown, in order."""
        return self._rows

    @property
    def is_editable(self) -> bool:
        """False during a run."""
        return self._is_editable

    def show(self, flow: Flow | None, signs: StepSigns, *, is_editable: bool) -> bool:
        """Show a value; rows stay when only their contents changed.

        Returns:
            True when the rows are others than before: selections and open forms are gone.
        """
        rows = rows_of(flow)
        self._is_editable = is_editable
        is_same_order = [_identity(row) for row in rows] == [_identity(row) for row in self._rows]
        changed = [
            number
            for number, (new, old) in enumerate(zip(rows, self._rows, strict=False))
            if new != old or self._looks_other(new, signs)
        ]
        self._signs = signs
        if not is_same_order:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return True
        self._rows = rows
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        return False

    def row(self, number: int) -> Row | None:
        """Return what stands in a row, or None outside the list."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def is_whole(self, number: int) -> bool:
        """Say whether a row is a whole sentence: a heading, or the one step that stands without it."""
        row, above = self.row(number), self.row(number - 1)
        is_alone = isinstance(above, HeadingRow) and above.is_repeated
        return isinstance(row, HeadingRow) or is_alone

    def row_of(self, step_id: str) -> int:
        """Return the row of a step, or -1."""
        for number, row in enumerate(self._rows):
            if isinstance(row, StepRow) and row.step.id == step_id:
                return number
        return -1

    def step_ids(self, numbers: Collection[int]) -> tuple[str, ...]:
        """Return the steps of rows in their order; a heading stands for all of its steps."""
        found: dict[str, None] = {}
        for number in sorted(numbers):
            row = self.row(number)
            if isinstance(row, HeadingRow):
                found.update(dict.fromkeys(row.step_ids))
            elif row is not None:
                found[row.step.id] = None
        return tuple(found)

    def place_before(self, number: int) -> StepPosition:
        """Return what it means to put something before a row; a number past the end is the end."""
        if not self._rows:
            return StepPosition(0, "")
        number = min(max(number, 0), len(self._rows))
        above = self._rows[number - 1] if number else self._rows[0]
        if number == 0:
            return StepPosition(0, above.item)
        position = above.first if isinstance(above, HeadingRow) else above.place + 1
        return StepPosition(position, above.item)

    def state(self, step_id: str) -> StepState:
        """Return how far the replay came with a step."""
        return self._signs.states.get(step_id, StepState.NONE)

    def state_of(self, row: Row) -> StepState:
        """Return the state of a step, or of a sentence: that of its steps together."""
        if isinstance(row, StepRow):
            return self.state(row.step.id)
        states = [self.state(step_id) for step_id in row.step_ids]
        for loud in (StepState.FAILED, StepState.RUNNING):
            if loud in states:
                return loud
        over = (StepState.DONE, StepState.SKIPPED)
        return StepState.DONE if states and all(s in over for s in states) else StepState.NONE

    def has_breakpoint(self, step_id: str) -> bool:
        """Say whether a replay waits before this step."""
        return step_id in self._signs.breakpoints

    def finding(self, step_id: str) -> Severity | None:
        """Return the worst that a 点検 found about a step."""
        return self._signs.findings.get(step_id)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.words
            case Qt.ItemDataRole.EditRole:
                return to_edit(row.item) if isinstance(row, HeadingRow) else row.words
            case Qt.ItemDataRole.ToolTipRole:
                return None if isinstance(row, HeadingRow) else self._read_aloud(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._read_aloud(row)
            case _:
                return row if role == ROW_ROLE else None

    @override
    def setData(
        self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)
    ) -> bool:
        row = self.row(index.row())
        if not isinstance(row, HeadingRow) or role != Qt.ItemDataRole.EditRole:
            return False
        if not self._is_editable:
            return False
        self.edits.reword_item(row.step_ids, str(value))
        return True

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row(index.row())
        if not index.isValid() or row is None:
            return Qt.ItemFlag.ItemIsDropEnabled if self._is_editable else Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._is_editable:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
            if isinstance(row, HeadingRow):
                flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def _looks_other(self, row: Row, signs: StepSigns) -> bool:
        ids = row.step_ids if isinstance(row, HeadingRow) else (row.step.id,)
        old = self._signs
        return any(
            signs.states.get(one) != old.states.get(one)
            or (one in signs.breakpoints) != (one in old.breakpoints)
            or signs.findings.get(one) != old.findings.get(one)
            for one in ids
        )

    def _read_aloud(self, row: Row) -> str:
        """Return the whole of a row: its state, its words and what is set for it."""
        state = STATE_WORDS[self.state_of(row)]
        if isinstance(row, HeadingRow):
            words = tr("項目 {row}、{count} 手順", row=row.words, count=len(row.step_ids))
            return f"{state} {words}".strip()
        step = row.step
        parts = [state, tr("手順 {place}", place=row.place + 1), row.words]
        if not step.is_enabled:
            parts.append(tr("オフ：この手順は実行しません"))
        parts.append(note_of(step))
        if self.has_breakpoint(step.id):
            parts.append(tr("この手順の前で止まります"))
        if self.finding(step.id):
            parts.append(tr("点検で見つかったことがあります"))
        return "\n".join(part for part in parts if part)


def rows_of(flow: Flow | None) -> tuple[Row, ...]:
    """Return headings and steps in order; the same sentence again after another one is a new heading."""
    if flow is None:
        return ()
    shown = ShownTexts(flow)
    rows: list[Row] = []
    for _, group in groupby(enumerate(flow.steps), key=lambda pair: pair[1].item):
        pairs = tuple(group)
        ids = tuple(step.id for _, step in pairs)
        steps = [StepRow(step, place, step_in_words(step, shown)) for place, step in pairs]
        item = pairs[0][1].item
        words = shown.text(item)
        is_repeated = len(pairs) == 1 and _says_itself(flow, pairs[0][1])
        rows += [HeadingRow(item, pairs[0][0], ids, is_repeated, words), *steps]
    return tuple(rows)


def _identity(row: Row) -> tuple[str, ...]:
    """Return what stays the same while only contents change; a heading is known by its steps."""
    return row.step_ids if isinstance(row, HeadingRow) else ("", row.step.id)


def _says_itself(flow: Flow, step: FlowStep) -> bool:
    """Say whether the sentence of a step is what it does, with the values as they are now."""
    values = {one.name: one.value for one in flow.variables}
    said, does = (
        unmarked(expand_known(one, values)) for one in (step.item, step.action.in_words())
    )
    return said == does


def step_in_words(step: FlowStep, shown: ShownTexts) -> str:
    """Return the sentence of a step; an element still to be pointed at is said so."""
    words = readable(shown.act(step.action))
    missing = tr("・").join(TARGET_LABELS[part] for part in _undecided(step.action))
    return tr("{words}（{missing}が未定）", words=words, missing=missing) if missing else words


def needs_element(step: FlowStep) -> bool:
    """Say whether nobody has told yet which element a step is about."""
    return bool(_undecided(step.action))


def _undecided(action: Action) -> tuple[str, ...]:
    return tuple(part for part, one in elements_of(action) if not one.candidates and not one.name)


def elements_of(action: Action) -> tuple[tuple[str, Target], ...]:
    """Return the elements of an act by the names of its parts: what is dragged, and where to."""
    target = action.element
    first = (("target", target),) if target is not None else ()
    return (*first, ("to", action.to)) if isinstance(action, Drag) else first


def note_of(step: FlowStep) -> str:
    """Return the small line under a step: what is set for it beyond the usual, and the person's note."""
    parts: list[str] = []
    if step.only_when:
        parts.append(
            tr(
                "{condition}だけ",
                condition=clip(in_brackets(condition_in_words(step.only_when)), _NOTE_CHARS),
            )
        )
    if step.needs_approval:
        is_once = step.agreed and not asks_each_time(step.action)
        again = tr("実行前に確認（前に承認した内容と同じなら、たずねません）")
        parts.append(again if is_once else tr("実行前に確認"))
    if step.is_optional:
        parts.append(tr("任意"))
    if step.on_error is OnError.RETRY:
        parts.append(tr("失敗したら {retries} 回までやり直す", retries=step.retries))
    elif step.on_error is not OnError.STOP:
        parts.append(tr("失敗したら{on_error}", on_error=ON_ERROR_WORDS[step.on_error]))
    if step.note:
        parts.append(clip(step.note, _NOTE_CHARS))
    return tr("・").join(parts)
