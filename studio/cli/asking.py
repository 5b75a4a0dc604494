"""Questions to the person at the terminal, without holding the loop or the end of the program."""

import asyncio
import sys
import threading
from collections.abc import Callable

from studio.cli.console import Console
from studio.domain.events import ApprovalRequested, Event, UserInputRequested
from studio.engine.workbench import Workbench

YES = frozenset({"y", "yes", "はい", "ｙ", "ｙｅｓ"})

LineReader = Callable[[], str]


def is_interactive(console: Console) -> bool:
    """Say whether a person sits there: a terminal both ways, and not `--json`."""
    return not console.is_for_machines and sys.stdin.isatty() and sys.stderr.isatty()


async def ask_line(prompt: str, read_line: LineReader = sys.stdin.readline) -> str:
    """Ask one line on stderr; "" at the end of the input.

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
    return (await answer).strip()


async def ask_yes(question: str, read_line: LineReader = sys.stdin.readline) -> bool:
    """Ask for a yes; anything else is a no."""
    reply = await ask_line(f"{question} [y/N] ", read_line)
    return reply.lower() in YES


class Answerer:
    """Carries the questions of one run to the terminal and the answers back.

    Args:
        workbench: Takes the answers.
        read_line: Where lines come from.
    """

    def __init__(self, workbench: Workbench, read_line: LineReader = sys.stdin.readline) -> None:
        self._workbench = workbench
        self._read_line = read_line
        self._tasks: set[asyncio.Task[None]] = set()

    def on_event(self, event: Event) -> None:
        """Listen for questions; subscribe this to the bus."""
        if isinstance(event, ApprovalRequested):
            self._ask(event.request_id, "  実行してよいですか？")
        elif isinstance(event, UserInputRequested):
            self._ask(
                event.request_id, "  ブラウザーでの操作が済んだら y を押してください。続けますか？"
            )

    async def close(self) -> None:
        """Give up open questions."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ask(self, request_id: str, question: str) -> None:
        task = asyncio.get_running_loop().create_task(
            self._answer(request_id, question), name=f"terminal-question-{request_id}"
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request_id: str, question: str) -> None:
        is_yes = await ask_yes(question, self._read_line)
        self._workbench.answer(request_id, is_yes=is_yes)
