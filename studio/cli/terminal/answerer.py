"""The questions of a run, asked at the terminal."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Final, Protocol

from studio.cli.terminal.asking import YES, LineReader, ask_line, ask_raw
from studio.domain.events.events import ApprovalRequested, Event, UserInputRequested
from studio.domain.text import fold
from studio.engine.runs.approval import ALWAYS

_FOR_GOOD: Final = frozenset({"a", "always", "いつも"})
_KEEPS: Final = "、a＝はい、この種の送信は次から聞かない（tejun guard で取り消せます）"
GIVING_UP = frozenset({"やめる"})
"""いいえ is an answer to many questions."""
NO = GIVING_UP | {"n", "no", "いいえ"}


class TakesAnswers(Protocol):
    """Where answers go: the workbench."""

    def answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        """Answer a question."""
        ...


class Answerer:
    """Carries the questions of one run to the terminal and the answers back.

    Args:
        workbench: Takes the answers.
        read_line: Where lines come from.
    """

    def __init__(self, workbench: TakesAnswers, read_line: LineReader = sys.stdin.readline) -> None:
        self._workbench = workbench
        self._read_line = read_line
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def on_event(self, event: Event) -> None:
        """Listen for questions; subscribe this to the bus."""
        if isinstance(event, ApprovalRequested):
            self._ask(event.request_id, "  実行してよいですか？", may_be_kept=event.may_be_kept)
        elif isinstance(event, UserInputRequested):
            self._start(self._hand_over(event), event.request_id)

    async def close(self) -> None:
        """Give up open questions."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ask(self, request_id: str, question: str, *, may_be_kept: bool) -> None:
        self._start(self._answer(request_id, question, may_be_kept=may_be_kept), request_id)

    def _start(self, work: Coroutine[object, object, None], request_id: str) -> None:
        task = asyncio.get_running_loop().create_task(work, name=f"terminal-question-{request_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hand_over(self, event: UserInputRequested) -> None:
        """Give the person the browser, and take their answer; one at a time.

        A password or a code is never asked for here: it would stay on the terminal.
        """
        async with self._turn:
            is_question = event.input_kind.words.takes_text
            prompt = "  答え（Enter だけでも続けます。「やめる」と書くとやめます）： "
            if not is_question:
                prompt = "  済んだら Enter を押してください（n でやめる）： "
            if event.choices:
                prompt = _menu(event.choices)
            raw = await ask_raw(prompt, self._read_line)
        refusals = GIVING_UP if is_question else NO
        is_yes = bool(raw) and fold(raw) not in refusals
        text = _chosen(raw.strip(), event.choices) if is_question and is_yes else ""
        self._workbench.answer(event.request_id, is_yes=is_yes, text=text)

    async def _answer(self, request_id: str, question: str, *, may_be_kept: bool) -> None:
        async with self._turn:
            ways = f"[y/N{_KEEPS}]" if may_be_kept else "[y/N]"
            reply = fold(await ask_line(f"{question} {ways} ", self._read_line))
        is_kept = may_be_kept and reply in _FOR_GOOD
        is_yes = is_kept or reply in YES
        self._workbench.answer(request_id, is_yes=is_yes, text=ALWAYS if is_kept else "")


def _menu(choices: tuple[str, ...]) -> str:
    """Return the prompt for a question with answers to choose from."""
    listed = "、".join(f"{number} {words}" for number, words in enumerate(choices, 1))
    return f"  {listed}（番号を入力。「やめる」と書くとやめます）： "


def _chosen(text: str, choices: tuple[str, ...]) -> str:
    """Return the answer that a number stands for; other texts stay as they are."""
    number = fold(text)
    if choices and number.isdecimal() and 1 <= int(number) <= len(choices):
        return choices[int(number) - 1]
    return text
