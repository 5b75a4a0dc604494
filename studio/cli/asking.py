"""Questions to the person at the terminal, without holding the loop or the end of the program."""

import asyncio
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Protocol

from studio.cli.console import Console
from studio.domain.errors import HandedOver
from studio.domain.events import ApprovalRequested, Event, InputKind, UserInputRequested
from studio.domain.text import fold
from studio.engine.approval import ALWAYS

YES = frozenset({"y", "yes", "はい", "ｙ", "ｙｅｓ"})

_FOR_GOOD = "  この種の送信は、次から確認なしで送りますか？（tejun guard で取り消せます）"
GIVING_UP = frozenset({"やめる"})
"""いいえ is an answer to many questions."""
NO = GIVING_UP | {"n", "no", "いいえ"}

DELETING = "削除には確認が必要です。"
LineReader = Callable[[], str]


def is_interactive(console: Console) -> bool:
    """Say whether a person sits there: a terminal both ways, and not `--json`."""
    return not console.is_for_machines and sys.stdin.isatty() and sys.stderr.isatty()


async def ask_line(prompt: str, read_line: LineReader = sys.stdin.readline) -> str:
    """Ask one line on stderr; "" at the end of the input."""
    return (await ask_raw(prompt, read_line)).strip()


async def ask_raw(prompt: str, read_line: LineReader) -> str:
    """Ask one line on stderr and return it with its line end; "" at the end of the input only.

    A daemon thread reads, because `input()` in the loop's own pool would keep the program alive
    after Ctrl+C until somebody presses Enter.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[str] = loop.create_future()

    def deliver(text: str) -> None:
        if not answer.done():
            answer.set_result(text)

    def read() -> None:
        text = read_line()
        if not loop.is_closed():
            loop.call_soon_threadsafe(deliver, text)

    sys.stderr.write(prompt)
    sys.stderr.flush()
    threading.Thread(target=read, name="terminal-question", daemon=True).start()
    return await answer


async def ask_yes(question: str, read_line: LineReader = sys.stdin.readline) -> bool:
    """Ask for a yes; anything else is a no."""
    reply = await ask_line(f"{question} [y/N] ", read_line)
    return reply.lower() in YES


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
            is_question = event.input_kind in (InputKind.QUESTION, InputKind.STUCK)
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
            is_yes = await ask_yes(question, self._read_line)
            is_kept = is_yes and may_be_kept and await ask_yes(_FOR_GOOD, self._read_line)
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


async def is_agreed(console: Console, question: str, needed: str, declined: str) -> bool:
    """Have a person agree to what a command is about to do.

    Args:
        console: Where it is said.
        question: Asked where somebody sits.
        needed: What needs a yes; said where nobody does, with 「--yes」.
        declined: Said after a no.

    Raises:
        HandedOver: Nobody is there to say yes.
    """
    if not is_interactive(console):
        raise HandedOver(f"{needed}--yes を付けて実行してください。")
    if await ask_yes(question):
        return True
    console.note(declined)
    return False
