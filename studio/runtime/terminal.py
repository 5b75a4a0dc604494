"""A run as the terminal sees it: a line an item, what went wrong, and questions to whoever sits there."""

import csv
import sys
import threading
from collections.abc import Callable
from typing import Final, TextIO

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import (
    ActionFailed,
    AnswerGiven,
    ApprovalRequested,
    Event,
    ItemChanged,
    RequestStopped,
    RunFinished,
    RunStarted,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.runs.cells import even_rows
from studio.domain.runs.checklist import ItemState
from studio.domain.text import clip, fold, strip_unseen

_YES: Final = frozenset({"y", "yes", "はい"})
_NO: Final = frozenset({"n", "no", "いいえ", "やめる"})
_LINE_CHARS: Final = 300
_REMEDY: Final = (
    "ターミナルの前で（--headed を付けて）もう一度実行し、確認や質問に答えてください。"
    "内容を確かめてあるときは、--yes を付けて実行できます。"
)
Answers = Callable[[str, bool, str], None]
"""Takes the id of a question, whether it is a yes, and what was typed."""


def tell_program(event: Event) -> None:
    """Print an event as a line of JSON, as `tejun --json` does."""
    sys.stdout.write(event.model_dump_json() + "\n")
    sys.stdout.flush()


class Terminal:
    """Tells one run to its end.

    Args:
        answer: Takes answers; called from a thread of its own.
        out: Where progress and answers go.
        err: Where faults and questions go.
        read_line: Where lines come from.
    """

    def __init__(
        self,
        answer: Answers,
        out: TextIO | None = None,
        err: TextIO | None = None,
        read_line: Callable[[], str] = sys.stdin.readline,
    ) -> None:
        self._answer = answer
        self._out = out or sys.stdout
        self._err = err or sys.stderr
        self._read_line = read_line
        self._total = self._count = 0
        self._turn = threading.Lock()

    def hear(self, event: Event) -> None:
        """Tell an event; subscribe this to the bus."""
        match event:
            case RunStarted():
                self._total = event.total
            case ItemChanged(state=ItemState.RUNNING):
                self._count += 1
                self._say(f"[{self._count}/{max(self._total, self._count)}] {event.text}")
            case StepSkipped():
                self._say(f"  ・ {event.words}：{event.reason}")
            case AnswerGiven():
                self._say(event.answer.text)
            case ActionFailed():
                self._complain(f"  ✖ {event.words}：{event.outcome.message}")
            case RequestStopped():
                self._complain(f"  ✖ 止めた通信：{event.method} {event.url}（{event.reason}）")
            case ApprovalRequested() | UserInputRequested():
                self._ask(event)
            case RunFinished():
                self._end(event)
            case _:
                pass

    def show(self, table: ExtractedTable) -> None:
        """Write a whole table out as CSV."""
        csv.writer(self._out, lineterminator="\n").writerows(even_rows(table))
        self._out.flush()

    def _end(self, finished: RunFinished) -> None:
        if finished.status is RunStatus.DONE:
            self._say("完了しました")
            return
        is_ours = finished.status is RunStatus.NEEDS_PERSON
        remedy = _REMEDY if is_ours else finished.remedy
        self._complain(f"止まりました：{finished.message}{remedy}")

    def _ask(self, event: ApprovalRequested | UserInputRequested) -> None:
        """Put a question, and read its answer in a thread: the run goes on hearing its page."""
        if isinstance(event, ApprovalRequested):
            where = f"（{event.host}）" if event.host else ""
            details = "".join(f"\n    {name}：{value}" for name, value in event.details)
            lines = f"確認してください{where}：{event.act}{details}"
        else:
            lines = f"あなたの番です：{event.question}"
        self._complain(lines)
        if sys.stdin is None or not sys.stdin.isatty():
            return
        threading.Thread(target=self._listen, args=(event,), daemon=True).start()

    def _listen(self, event: ApprovalRequested | UserInputRequested) -> None:
        with self._turn:
            if isinstance(event, ApprovalRequested):
                is_yes = fold(self._read("実行してよいですか？ [y/N] ")) in _YES
                self._answer(event.request_id, is_yes, "")
                return
            text = self._read(_prompt(event))
        is_yes = fold(text) not in _NO
        is_answer = event.input_kind.words.takes_text
        self._answer(event.request_id, is_yes, _chosen(text, event.choices) if is_answer else "")

    def _read(self, prompt: str) -> str:
        self._err.write(f"  {prompt}")
        self._err.flush()
        return self._read_line().strip() or ""

    def _say(self, line: str) -> None:
        self._out.write(_fit(line) + "\n")
        self._out.flush()

    def _complain(self, line: str) -> None:
        self._err.write(_fit(line) + "\n")
        self._err.flush()


def _prompt(event: UserInputRequested) -> str:
    if event.choices:
        listed = "、".join(f"{number} {words}" for number, words in enumerate(event.choices, 1))
        return f"{listed}（番号を入力。「やめる」でやめます）： "
    return "済んだら Enter を押してください（「やめる」でやめます）： "


def _chosen(text: str, choices: tuple[str, ...]) -> str:
    number = fold(text)
    if choices and number.isdecimal() and 1 <= int(number) <= len(choices):
        return choices[int(number) - 1]
    return text


def _fit(line: str) -> str:
    """Return a line that cannot move the terminal, whatever a page wrote."""
    parts = ((part, len(part) - len(part.lstrip(" "))) for part in line.split("\n"))
    return "\n".join(" " * deep + clip(strip_unseen(part), _LINE_CHARS) for part, deep in parts)
