"""Events as Japanese lines: calm, one fact a line, nothing a page wrote can move the terminal."""

from textwrap import wrap
from typing import Final

from studio.cli.lines.record_line import recorded_lines
from studio.cli.lines.repair_lines import repair_event_lines
from studio.cli.lines.row_line import finished_line, row_line
from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.actions.rule import Joining
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ActRecorded,
    ApprovalRequested,
    BatchFinished,
    BudgetNeared,
    ChecklistProposed,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    FlowExported,
    FlowRehearsed,
    FlowSaved,
    ItemChanged,
    ItemVerified,
    PageRecovered,
    PageWarned,
    PointRequested,
    RehearsalStarted,
    RepairAdopted,
    RepairMade,
    RequestReleased,
    RequestStopped,
    RowChanged,
    RowsWalked,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    RunStatus,
    StepStarted,
    TargetHealed,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.page.locator_wording import found_in_words
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.formatting import (
    as_argument,
    budget_in_words,
    evidence_in_words,
    size_in_words,
)
from studio.domain.text import clip

_LINE_CHARS: Final = 160
_MARKS: Final = {
    ItemState.TODO: "[ ]",
    ItemState.RUNNING: " ▶ ",
    ItemState.DONE: "[x]",
    ItemState.UNVERIFIED: "[?]",
    ItemState.FAILED: "[!]",
}


def event_lines(event: Event) -> tuple[str, ...]:
    """Return what a person reads about an event; empty when it says nothing new to them."""
    return tuple(clip_line(in_brackets(line)) for line in _raw_lines(event))


def clip_line(line: str, most: int = _LINE_CHARS) -> str:
    """Return a line fit for a terminal, its indentation kept."""
    indent = len(line) - len(line.lstrip(" "))
    return " " * indent + clip(line, most)


def checklist_lines(checklist: Checklist) -> list[str]:
    """Return a checklist with its variables and what could not be read."""
    lines = ["チェックリスト："]
    lines += [f"  {n}. {item.as_line()}" for n, item in enumerate(checklist.items, 1)]
    if checklist.start_url:
        lines.append(f"  開始ページ：{checklist.start_url}")
    lines += [f"  変数：{v.name} = {v.value}" for v in checklist.variables]
    named = "条件（どれか一つ）" if checklist.joining is Joining.ANY else "条件"
    lines += [f"  {named}：{condition.in_words()}" for condition in checklist.conditions]
    lines += [f"  読み取れなかった部分：「{part}」" for part in checklist.unread]
    return lines


def _raw_lines(event: Event) -> list[str]:
    match event:
        case ChecklistProposed():
            return checklist_lines(event.checklist)
        case RunStarted():
            kind = "再実行" if event.run_kind is RunKind.REPLAY else "実行"
            return [f"{kind}を始めます：{event.name}"]
        case ItemChanged():
            return [] if event.state is ItemState.TODO else [_item_line(event)]
        case ActionPerformed() | ActionFailed():
            return _act_lines(event)
        case ApprovalRequested() | UserInputRequested():
            return _question_lines(event)
        case RunFinished():
            return _finish_lines(event)
        case RehearsalStarted() | FlowRehearsed() | FlowSaved():
            return _keeping_lines(event)
        case FlowExported():
            return [f"書き出しました：{event.path}"]
        case _:
            return _notice_lines(event)


def _keeping_lines(event: RehearsalStarted | FlowRehearsed | FlowSaved) -> list[str]:
    match event:
        case RehearsalStarted():
            return ["保存の前に、何も送らない所まで練習しています（Ctrl+C で練習をやめます）。"]
        case FlowRehearsed():
            return [event.told.message, *(f"  ・ {words}" for words in event.told.mended)]
        case FlowSaved():
            figures = f"第 {event.version} 版、{event.steps} 手順"
            needs = [f"  ・ 確かめてください：{words}" for words in event.warnings]
            if event.is_draft:
                needs.append(
                    "  ・ 下書きです。できていることを画面で確かめてから、"
                    f"tejun flows confirm {as_argument(event.name)} を実行してください。"
                )
            kind = "の下書き" if event.is_draft else ""
            return [f"手順「{event.name}」{kind}を保存しました（{figures}）。", *needs]


def _notice_lines(event: Event) -> list[str]:
    match event:
        case StepStarted() if event.attempt > 1:
            return [f"  ・ やり直します（{event.attempt} 回目）"]
        case EmergencyEntered():
            return [f"  ・ 緊急モード：{event.trigger.in_words()}。{event.model} に切り替えます。"]
        case EmergencyLeft():
            return [f"  ・ 通常モードに戻りました（{event.model}）。"]
        case TargetHealed():
            way = found_in_words(event.found_by)
            return [f"  ・ {event.words}：前と違う手がかりで（{way}）見つけました。"]
        case UserInputReceived():
            return ["  ・ あなたから引き継ぎました。"]
        case RunPaused():
            where = f"（次の手順：{event.words}）" if event.words else ""
            return [f"一時停止しています{where}。"]
        case RunResumed():
            return ["再開しました。"]
        case _:
            return _watched_lines(event)


def _crossing_line(event: RequestStopped | RequestReleased) -> str:
    """Return what left, or did not."""
    if isinstance(event, RequestReleased):
        return f"  ・ サイトに送りました：{event.words}"
    return f"  ！ 送信を止めました：{event.reason}（{event.method} {event.url}）"


def _watched_lines(event: Event) -> list[str]:
    """Return what the guards and the verification saw."""
    match event:
        case ItemVerified():
            return _verified_lines(event)
        case RequestStopped() | RequestReleased():
            return [_crossing_line(event)]
        case PageWarned():
            return [f"  ！ {event.words}{event.remedy}"]
        case RepairMade() | RepairAdopted() | PageRecovered() | PointRequested():
            return repair_event_lines(event)
        case ActRecorded():
            return recorded_lines(event)
        case RowChanged():
            return [row_line(event.row)]
        case BatchFinished():
            return [finished_line(event)]
        case RowsWalked():
            return [f"  ・ {event.in_words()}。"]
        case BudgetNeared():
            return [f"  ・ {budget_in_words(event.budget, event.used, event.limit)}。"]
        case _:
            return []


def _question_lines(event: ApprovalRequested | UserInputRequested) -> list[str]:
    if isinstance(event, ApprovalRequested):
        where = f"（{event.host}）" if event.host else ""
        details = [f"      {name}：{value}" for name, value in event.details]
        return [f"  ！ 確認が必要です：{event.act}{where}", *details]
    words = event.input_kind.words
    hint = words.chosen if event.choices else words.hint
    hint = hint.replace("「続ける」を押して", " Enter を押して")
    return [f"  ？ あなたの番です：{event.question}", *([f"      {hint}"] if hint else [])]


_NEWS_SHOWN: Final = 5


def _verified_lines(event: ItemVerified) -> list[str]:
    proofs = "、".join(evidence_in_words(fact) for fact in event.evidence)
    if event.is_confirmed:
        return [f"      確かめたこと：{proofs}"] if proofs else []
    seen = [f"      新しく出たもの：{line}" for line in event.news[:_NEWS_SHOWN]]
    return [f"  ？ 未確認：{event.reason or 'できたかどうか確認できません。'}", *seen]


def _item_line(event: ItemChanged) -> str:
    mark = _MARKS[event.state]
    if event.state is ItemState.RUNNING:
        return f"{mark} {event.text}"
    return f"{mark} {event.text}（{event.elapsed_s:.1f} 秒）"


def _act_lines(event: ActionPerformed | ActionFailed) -> list[str]:
    rows = _row_lines(event.outcome)
    if isinstance(event, ActionPerformed):
        table = event.outcome.table
        size = [f"      → {size_in_words(table)}の表"] if table else []
        said = [f"      {event.outcome.message}"] if event.outcome.message and not rows else []
        return [f"  ・ {event.words}", *said, *rows, *size, *_file_lines(event.outcome)]
    unclear = ["      もう送られたかもしれません。サイトで確かめてください。"]
    message = event.outcome.message or "できませんでした。"
    act = "" if event.words in ("", message) else f"{event.words}："  # where nothing was decided
    return [f"  × {act}{message}", *rows, *(unclear if event.may_be_sent else [])]


def _row_lines(outcome: Outcome) -> list[str]:
    if not outcome.rows or outcome.table:
        return []
    matching = sum(row.is_match for row in outcome.rows)
    taken = [f"      → {row.row}" for row in outcome.rows if row.is_taken]
    return [f"      {len(outcome.rows)} 行のうち {matching} 行が条件に合いました", *taken]


def _file_lines(outcome: Outcome) -> list[str]:
    files = [fact.detail for fact in outcome.evidence if fact.kind is EvidenceKind.FILE]
    return [f"      → ファイル：{name}" for name in files]


def _finish_lines(event: RunFinished) -> list[str]:
    figures = f"{event.elapsed_s:.1f} 秒、{event.steps} 手順、モデル呼び出し {event.model_calls} 回"
    if event.usage.tokens:
        figures += f"、{event.usage.tokens:,} トークン"
    told = (
        [line for one in event.answer.text.split("\n") for line in wrap(one, _LINE_CHARS - 10)]
        if event.answer
        else []
    )
    lines = ["答え：", *(f"  {line}" for line in told)] if told else []
    lines.append(f"{event.status.words.ended or event.status.words.told}（{figures}）。")
    if event.status is not RunStatus.DONE:
        lines += [f"  理由：{event.message}"] if event.message else []
        lines += [f"  次に：{event.remedy}"] if event.remedy else []
    return lines
