"""The report of one run in plain Japanese: what was done, what showed it, what it cost.

Events in, text out; it reads the same in the window, on the command line and in a file.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from textwrap import wrap
from typing import Final

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    AnswerGiven,
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    ItemChanged,
    ItemVerified,
    PageWarned,
    RequestReleased,
    RequestStopped,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    TargetHealed,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.runs.checklist import ItemState
from studio.domain.runs.decision import ModelTier, Usage
from studio.domain.runs.formatting import (
    budget_in_words,
    check_yourself,
    cost_in_words,
    evidence_in_words,
    seconds_in_words,
    size_in_words,
)
from studio.domain.text import clip
from studio.domain.values.moments import moment_of
from studio.words import sentences, tr

MAX_EVENTS: Final = 5_000
"""Of a run that never ends the beginning is told, and its end."""
MAX_ACTS: Final = 40
"""Acts told of one item."""
_LINE_CHARS: Final = 200
_MARKS: Final = {
    ItemState.TODO: tr("－"),
    ItemState.RUNNING: tr("－"),
    ItemState.DONE: "✔",
    ItemState.UNVERIFIED: tr("？"),
    ItemState.FAILED: "✖",
}
_STATES: Final = {
    ItemState.TODO: tr("行っていません"),
    ItemState.RUNNING: tr("途中で終わりました"),
    ItemState.DONE: tr("できました"),
    ItemState.UNVERIFIED: tr("できたかどうか確認できません"),
    ItemState.FAILED: tr("できませんでした"),
}


@dataclass(slots=True)
class _Told:
    """What is known about one item."""

    text: str
    state: ItemState = ItemState.TODO
    figures: str = ""
    acts: list[str] = field(default_factory=list[str])
    verified: ItemVerified | None = None


class RunStory:
    """Gathers the events of one run; `lines` tells them."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._finished: RunFinished | None = None

    @property
    def is_over(self) -> bool:
        """True when the run has ended and the story is whole."""
        return self._finished is not None

    def take(self, event: Event) -> None:
        """Listen; a new run begins a new story."""
        if isinstance(event, RunStarted):
            self._events.clear()
            self._finished = None
        if isinstance(event, RunFinished):
            self._finished = event
        elif len(self._events) < MAX_EVENTS:
            self._events.append(event)

    def lines(self) -> tuple[str, ...]:
        """Return the report so far, line by line; () before any run."""
        started = next((one for one in self._events if isinstance(one, RunStarted)), None)
        if started is None:
            return ()
        blocks = (
            self._head(started),
            _block(tr("答え"), _reply_lines(self._events)),
            _item_lines(_items(self._events)),
            _block(tr("結果の表"), _table_lines(self._events)),
            _block(tr("確認と返事"), _answer_lines(self._events)),
            _block(tr("緊急モード"), _emergency_lines(self._events)),
            _block(tr("気をつけること"), _warning_lines(self._events)),
            _cost_lines(self._events, self._finished),
        )
        lines = [line for block in blocks if block for line in (*block, "")]
        return tuple(line if not line else _fit(line) for line in lines[:-1])

    def _head(self, started: RunStarted) -> list[str]:
        kind = (
            tr("AI を使わないくり返し")
            if started.run_kind is RunKind.REPLAY
            else tr("AI が操作を決める実行")
        )
        lines = [
            tr("実行の報告：{name}", name=started.name),
            tr("{at} から（{kind}）", at=moment_of(started.at), kind=kind),
        ]
        end = self._finished
        if end is None:
            return [*lines, tr("結果：実行しています")]
        lines.append(
            tr(
                "結果：{told}（{elapsed_s}・{steps} 手順）",
                told=end.status.words.told,
                elapsed_s=seconds_in_words(end.elapsed_s),
                steps=end.steps,
            )
        )
        if end.status is not RunStatus.DONE:
            lines += [tr("理由：{message}", message=end.message)] if end.message else []
            lines += [tr("次にできること：{remedy}", remedy=end.remedy)] if end.remedy else []
        return lines


def _fit(line: str) -> str:
    line = in_brackets(line)
    indent = len(line) - len(line.lstrip("　"))
    return "　" * indent + clip(line, _LINE_CHARS)


def _block(title: str, lines: Sequence[str]) -> list[str]:
    return [f"■ {title}", *(tr("　{line}", line=line) for line in lines)] if lines else []


def _items(events: Iterable[Event]) -> list[_Told]:
    """Return the items in the order they were begun, each with what was done for it."""
    told: dict[str, _Told] = {}
    current = ""
    for event in events:
        match event:
            case ItemChanged():
                current = event.item_id
                item = told.setdefault(event.item_id, _Told(event.text))
                item.state = event.state
                if event.state is not ItemState.RUNNING:
                    count = event.steps or len(item.acts)
                    item.figures = tr(
                        "{count} 手順・{elapsed_s}",
                        count=count,
                        elapsed_s=seconds_in_words(event.elapsed_s),
                    )
            case ActionPerformed() | ActionFailed():
                item = told.get(event.item_id or current) or told.get(current)
                if item is not None:
                    item.acts.append(_act_line(event))
            case ItemVerified() if event.item_id in told:
                told[event.item_id].verified = event
            case _:
                pass
    return list(told.values())


def _act_line(event: ActionPerformed | ActionFailed) -> str:
    if isinstance(event, ActionFailed):
        message = event.outcome.message or tr("できませんでした。")
        return (
            f"×{event.words}"
            if event.words == message
            else tr("×{event}：{message}", event=event.words, message=message)
        )
    shown = [evidence_in_words(fact) for fact in event.outcome.evidence[:1]]
    said = event.outcome.message or "".join(shown)
    return tr("・{event}", event=event.words) + (tr("（{said}）", said=said) if said else "")


def _item_lines(items: Sequence[_Told]) -> list[str]:
    lines = [tr("■ 行ったこと")] if items else []
    for number, item in enumerate(items, 1):
        figures = tr("（{figures}）", figures=item.figures) if item.figures else ""
        lines.append(
            tr(
                "{number}. {state} {item}：{state_2}{figures}",
                number=number,
                state=_MARKS[item.state],
                item=item.text,
                state_2=_STATES[item.state],
                figures=figures,
            )
        )
        acts = _counted(item.acts)
        lines += [tr("　　{act}", act=act) for act in acts[:MAX_ACTS]]
        if len(acts) > MAX_ACTS:
            lines.append(tr("　　…ほか {count:,} 件の操作", count=len(acts) - MAX_ACTS))
        lines += [tr("　　{line}", line=line) for line in _proof_lines(item)]
    return lines


def _counted(acts: Iterable[str]) -> list[str]:
    """Return acts in order; the same one several times in a row is told once, with how often."""
    runs = ((act, sum(1 for _ in same)) for act, same in groupby(acts))
    return [
        act if count == 1 else tr("{act}（{count:,} 回）", act=act, count=count)
        for act, count in runs
    ]


def _proof_lines(item: _Told) -> list[str]:
    verified = item.verified
    proofs = (
        tr("、").join(evidence_in_words(fact) for fact in verified.evidence) if verified else ""
    )
    lines = [tr("確かめたこと：{proofs}", proofs=proofs)] if proofs else []
    if verified and verified.is_confirmed and verified.asked_model:
        lines.append(tr("確認した AI：{asked_model}", asked_model=verified.asked_model))
    if item.state is ItemState.UNVERIFIED:
        reason = verified.reason if verified else ""
        lines.append(
            tr("ご確認ください：{check_yourself}", check_yourself=check_yourself(item.text, reason))
        )
    elif verified and verified.reason:
        lines.append(tr("説明：{reason}", reason=verified.reason))
    return lines


def _reply_lines(events: Iterable[Event]) -> list[str]:
    """Return what was answered, whole: a line is no longer than is read at a glance."""
    told = (event.answer.text for event in events if isinstance(event, AnswerGiven))
    return [line for text in told for line in wrap(text, _LINE_CHARS - 1)]


def _table_lines(events: Iterable[Event]) -> list[str]:
    tables = (event.outcome.table for event in events if isinstance(event, ActionPerformed))
    return [
        tr(
            "{table}（{columns}）",
            table=size_in_words(table),
            columns=tr("、").join(clip(name, 20) for name in table.columns[:8]),
        )
        for table in tables
        if table is not None
    ]


def _answer_lines(events: Iterable[Event]) -> list[str]:
    asked: dict[str, str] = {}
    lines: list[str] = []
    for event in events:
        match event:
            case ApprovalRequested():
                asked[event.request_id] = tr("{act}（{host}）", act=event.act, host=event.host)
            case UserInputRequested():
                asked[event.request_id] = event.question
            case ApprovalAnswered():
                words = tr("実行する") if event.is_approved else tr("やめる")
                lines.append(f"{asked.pop(event.request_id, tr('操作'))} → {words}")
            case UserInputReceived():
                words = tr("「{event}」", event=event.text) if event.text else tr("続ける")
                lines.append(f"{asked.pop(event.request_id, tr('あなたの番'))} → {words}")
            case _:
                pass
    return lines + [tr("{question} → 返事なし", question=question) for question in asked.values()]


def _emergency_lines(events: Iterable[Event]) -> list[str]:
    lines: list[str] = []
    for event in events:
        if isinstance(event, EmergencyEntered):
            clock = f"{event.at.astimezone():%H:%M:%S}"
            lines.append(
                tr(
                    "{clock} {model} に切り替えました（{trigger}）",
                    clock=clock,
                    model=event.model,
                    trigger=event.trigger.in_words(),
                )
            )
        elif isinstance(event, EmergencyLeft):
            clock = f"{event.at.astimezone():%H:%M:%S}"
            lines.append(
                tr(
                    "{clock} {model} に戻りました{in_brackets}",
                    clock=clock,
                    model=event.model,
                    in_brackets=_in_brackets(event.reason),
                )
            )
    return lines


def _in_brackets(text: str) -> str:
    return tr("（{words}）", words=text) if text else ""


def _warning_lines(events: Iterable[Event]) -> list[str]:
    lines: list[str] = []
    for event in events:
        match event:
            case RequestReleased():
                lines.append(tr("サイトに送りました：{event}", event=event.words))
            case RequestStopped():
                lines.append(
                    tr(
                        "送信を止めました：{reason}（{method} {url}）",
                        reason=event.reason,
                        method=event.method,
                        url=event.url,
                    )
                )
            case PageWarned():
                lines.append(sentences(event.words, event.remedy))
            case TargetHealed():
                lines.append(tr("前と違う手がかりで見つけました：{event}", event=event.words))
            case BudgetNeared():
                lines.append(
                    tr("{budget}。", budget=budget_in_words(event.budget, event.used, event.limit))
                )
            case _:
                pass
    return list(dict.fromkeys(lines))


def _cost_lines(events: Sequence[Event], finished: RunFinished | None) -> list[str]:
    made = [event for event in events if isinstance(event, DecisionMade)]
    calls = finished.model_calls if finished else len(made)
    if not calls:
        return [tr("■ AI の費用"), tr("　AI 0 回・0円")]
    usage = finished.usage if finished else sum((event.usage for event in made), start=Usage())
    large = sum(event.tier is ModelTier.LARGE for event in made)
    tiers = tr("、うち大きいモデル {large} 回", large=large) if large else ""
    return [
        tr("■ AI の費用"),
        tr(
            "　AI {calls} 回{tiers}・{cost}",
            calls=calls,
            tiers=tiers,
            cost=cost_in_words(usage.tokens, usage.yen),
        ),
    ]
