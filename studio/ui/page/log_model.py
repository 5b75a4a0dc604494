"""The step log: events in, sentences out."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.actions.action import Action, ActionBase, Effect
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    ChecklistProposed,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    FlowExported,
    FlowRehearsed,
    FlowSaved,
    ItemVerified,
    PageWarned,
    RehearsalStarted,
    RequestReleased,
    RequestStopped,
    RowsWalked,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    RunStatus,
    TargetHealed,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.page.locator_wording import found_in_words
from studio.domain.runs.formatting import (
    EVIDENCE_WORDS,
    budget_in_words,
    calls_in_words,
    evidence_in_words,
    size_in_words,
)
from studio.ui.page.log_entry import LogEntry, Tone
from studio.ui.page.mended_lines import mended
from studio.ui.widgets.rows_model import Index
from studio.words import tr

ENTRY_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_SURE: Final = 0.6
MAX_ENTRIES: Final = 5_000
"""Older lines leave the window; the history and the audit keep what matters."""


VERB_ICONS: Final = {
    "navigate": "compass", "click": "arrow-pointer", "double_click": "arrow-pointer",
    "right_click": "computer-mouse", "hover": "hand-pointer", "fill": "keyboard",
    "type_text": "keyboard", "press": "keyboard", "select_option": "square-caret-down",
    "set_checked": "square-check", "drag": "up-down-left-right", "upload": "upload",
    "download": "download", "scroll": "arrows-up-down", "back": "arrow-left",
    "new_tab": "square-plus", "switch_tab": "folder", "close_tab": "square-xmark",
    "wait_for": "hourglass-half", "handle_dialog": "comment-dots", "find": "magnifying-glass",
    "choose": "list-check", "extract": "table", "ask_user": "user-check", "done": "circle-check",
    "answer": "comment", "edit_text": "pen",
}  # fmt: skip
"""Of verbs that have one of their own; in the icon font."""
_EFFECT_ICONS: Final = {
    Effect.LOOKS: "eye", Effect.SETS: "keyboard", Effect.PRESSES: "arrow-pointer",
}  # fmt: skip
_END: Final = {
    RunStatus.DONE: ("fa6s.circle-check", Tone.GOOD),
    RunStatus.FAILED: ("fa6s.circle-xmark", Tone.BAD),
    RunStatus.UNVERIFIED: ("fa6s.circle-question", Tone.WARN),
    RunStatus.STOPPED: ("fa6s.stop", Tone.CALM),
    RunStatus.NEEDS_PERSON: ("fa6s.user-check", Tone.WARN),
}
_OTHER_END: Final = ("fa6s.triangle-exclamation", Tone.WARN)


def icon_of(kind: type[ActionBase]) -> str:
    """Return the icon of a kind of action, in the icon font."""
    return f"fa6s.{VERB_ICONS.get(kind.name()) or _EFFECT_ICONS[kind.effect]}"


def entry_of(event: Event) -> LogEntry | None:
    """Return the line an event gives, or None when it gives none; variables in it as 〔検索語〕."""
    entry = _entry_of(event)
    if entry is None:
        return None
    return replace(entry, text=in_brackets(entry.text), sub=in_brackets(entry.sub))


def _entry_of(event: Event) -> LogEntry | None:
    match event:
        case ActionPerformed():
            return _performed(event)
        case ActionFailed():
            return _failed(event)
        case EmergencyEntered():
            return LogEntry(
                "fa6s.bolt",
                Tone.WARN,
                tr("強い AI に切り替えました"),
                f"{event.trigger.in_words()} → {event.model}",
            )
        case EmergencyLeft():
            return LogEntry(
                "fa6s.bolt",
                Tone.GOOD,
                tr("ふだんの AI に戻しました"),
                _joined(event.reason, event.model),
            )
        case TargetHealed():
            similar = tr("似ている度合い {similarity:.0f} %", similarity=100 * event.similarity)
            return LogEntry(
                "fa6s.shield-halved",
                Tone.WARN,
                tr("別の手がかりで見つけました：{event}", event=event.words),
                _joined(found_in_words(event.found_by), similar),
            )
        case RunFinished():
            return _finished(event)
        case _:
            return _asked(event) or _watched(event) or mended(event)


def _asked(event: Event) -> LogEntry | None:
    """Return the line of a question or an answer."""
    match event:
        case ApprovalRequested():
            return LogEntry(
                "fa6s.shield-halved",
                Tone.WARN,
                tr("確認を待っています：{act}", act=event.act),
                event.host,
            )
        case ApprovalAnswered():
            words = (
                tr("実行することを確認しました")
                if event.is_approved
                else tr("実行しないことにしました")
            )
            return LogEntry("fa6s.shield-halved", Tone.CALM, words)
        case UserInputRequested():
            return LogEntry(
                "fa6s.user-check",
                Tone.WARN,
                tr("あなたの番です：{question}", question=event.question),
            )
        case UserInputReceived():
            said = tr("答え：{event}", event=event.text) if event.text else ""
            return LogEntry("fa6s.user-check", Tone.CALM, tr("あなたから引き継ぎました"), said)
        case _:
            return None


def _watched(event: Event) -> LogEntry | None:
    """Return the line of what the guards and the verification saw."""
    match event:
        case RequestReleased():
            return LogEntry(
                "fa6s.paper-plane",
                Tone.CALM,
                tr("サイトに送りました：{host}", host=event.host),
                event.words,
            )
        case RequestStopped():
            return LogEntry(
                "fa6s.shield-halved",
                Tone.WARN,
                tr("送信を止めました：{reason}", reason=event.reason),
                f"{event.method} {event.url}",
            )
        case PageWarned():
            return LogEntry("fa6s.shield-halved", Tone.WARN, event.words, event.remedy)
        case BudgetNeared():
            words = budget_in_words(event.budget, event.used, event.limit)
            return LogEntry(
                "fa6s.gauge-high", Tone.WARN, words, tr("上限に達すると、そこで止まります")
            )
        case RowsWalked():
            return LogEntry("fa6s.table-list", Tone.CALM, event.in_words())
        case ItemVerified():
            return _verified(event)
        case _:
            return _plain(event)


def _verified(event: ItemVerified) -> LogEntry:
    proofs = tr("、").join(evidence_in_words(fact) for fact in event.evidence)
    asked = (
        tr("確認した AI：{asked_model}", asked_model=event.asked_model) if event.asked_model else ""
    )
    sub = _joined(proofs if event.is_confirmed else event.reason, asked)
    if event.is_confirmed:
        return LogEntry(
            "fa6s.circle-check", Tone.GOOD, tr("できたことを確かめました"), sub, event.item_id
        )
    words = tr("できたかどうか確認できませんでした")
    return LogEntry("fa6s.circle-question", Tone.WARN, words, sub, event.item_id)


def _plain(event: Event) -> LogEntry | None:
    match event:
        case ChecklistProposed():
            made = event.checklist
            return LogEntry(
                "fa6s.list-check",
                Tone.BUSY,
                tr("手順を {count} 項目にしました", count=len(made.items)),
                made.planned_by,
            )
        case RunStarted():
            how = (
                tr("AI を使わずにくり返します")
                if event.run_kind is RunKind.REPLAY
                else tr("AI が操作を決めます")
            )
            return LogEntry(
                "fa6s.play", Tone.BUSY, tr("「{name}」を始めました", name=event.name), how
            )
        case RunPaused():
            where = (
                tr("次の手順の前で止まりました：{event}", event=event.words) if event.words else ""
            )
            words = where or tr("一時停止しました")
            return LogEntry("fa6s.pause", Tone.CALM, words, item_id=event.step_id)
        case RunResumed():
            return LogEntry("fa6s.play", Tone.CALM, tr("再開しました"))
        case RehearsalStarted():
            words = tr("保存の前に練習しています（何も送らない所まで）")
            return LogEntry("fa6s.dumbbell", Tone.BUSY, words)
        case FlowRehearsed():
            mended = tr("、").join(event.told.mended)
            return LogEntry("fa6s.dumbbell", Tone.CALM, event.told.message, mended)
        case FlowSaved():
            return LogEntry(
                "fa6s.floppy-disk",
                Tone.WARN if event.warnings else Tone.GOOD,
                tr("「{name}」をライブラリに保存しました", name=event.name),
                "".join(event.warnings)
                or tr("{steps} 手順・第 {version} 版", steps=event.steps, version=event.version),
            )
        case FlowExported():
            return LogEntry(
                "fa6s.file-lines", Tone.GOOD, tr("ファイルに書き出しました"), event.path
            )
        case _:
            return None


def _performed(event: ActionPerformed) -> LogEntry:
    return LogEntry(
        _icon(event.action),
        Tone.GOOD,
        event.words,
        _joined(
            found_in_words(event.found_by),
            _confidence(event.confidence),
            _seconds(event.outcome),
            *(_evidence(event.outcome)),
            "" if event.outcome.rows else event.outcome.message,
            _rows(event.outcome),
            _table(event.outcome),
        ),
        event.item_id,
    )


def _failed(event: ActionFailed) -> LogEntry:
    tone = Tone.BAD if event.outcome.status is OutcomeStatus.FAILED else Tone.WARN
    message = event.outcome.message
    sub = _joined(
        "" if message == event.words else message,
        _confidence(event.confidence),
        _seconds(event.outcome),
    )
    return LogEntry("fa6s.triangle-exclamation", tone, event.words, sub, event.item_id)


def _finished(event: RunFinished) -> LogEntry:
    icon, tone = _END.get(event.status, _OTHER_END)
    words = event.status.words.logged or event.status.words.told
    calls = calls_in_words(event.model_calls, event.usage.tokens)
    return LogEntry(
        icon,
        tone,
        words,
        _joined(event.message, calls, tr("{elapsed_s:.1f} 秒", elapsed_s=event.elapsed_s)),
    )


def _icon(action: Action) -> str:
    return icon_of(type(action))


def _evidence(outcome: Outcome) -> tuple[str, ...]:
    first = outcome.evidence[:1]
    return tuple(EVIDENCE_WORDS[fact.kind].format(fact.detail) for fact in first)


def _rows(outcome: Outcome) -> str:
    if not outcome.rows:
        return ""
    matches = sum(row.is_match for row in outcome.rows)
    taken = next((row.row for row in outcome.rows if row.is_taken and not outcome.table), "")
    return tr("{count} 件中 {matches} 件", count=len(outcome.rows), matches=matches) + (
        f" → {taken}" if taken else ""
    )


def _table(outcome: Outcome) -> str:
    return tr("{table}の表", table=size_in_words(outcome.table)) if outcome.table else ""


def _confidence(confidence: float | None) -> str:
    """Say only that the AI was not sure."""
    return "" if confidence is None or confidence >= _SURE else tr("AI が迷いました")


def _seconds(outcome: Outcome) -> str:
    return (
        tr("{elapsed_ms:.1f} 秒", elapsed_ms=outcome.elapsed_ms / 1000)
        if outcome.elapsed_ms
        else ""
    )


def _joined(*parts: str) -> str:
    return tr("・").join(part for part in parts if part)


class LogModel(QAbstractListModel):
    """The lines of the log, all or only the problems."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[LogEntry] = []
        self._shown: list[LogEntry] = []
        self._problems_only = False

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """What is shown, oldest first."""
        return tuple(self._shown)

    def add(self, entry: LogEntry) -> None:
        """Append a line."""
        self._entries.append(entry)
        if len(self._entries) > MAX_ENTRIES:
            self._entries = self._entries[-MAX_ENTRIES // 2 :]
            self._refill()
            return
        if self._problems_only and not entry.is_problem:
            return
        row = len(self._shown)
        self.beginInsertRows(QModelIndex(), row, row)
        self._shown.append(entry)
        self.endInsertRows()

    def clear(self) -> None:
        """Forget everything: a new run begins."""
        self._entries.clear()
        self._refill()

    def show_problems_only(self, *, is_on: bool) -> None:
        """Keep only what went wrong, or show everything again."""
        self._problems_only = is_on
        self._refill()

    def entry(self, row: int) -> LogEntry | None:
        """Return the line of a row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._shown)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        entry = self.entry(index.row())
        if entry is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return f"{entry.text}\n{entry.sub}".strip()
            case _:
                return entry if role == ENTRY_ROLE else None

    def _refill(self) -> None:
        self.beginResetModel()
        self._shown = [e for e in self._entries if e.is_problem or not self._problems_only]
        self.endResetModel()
