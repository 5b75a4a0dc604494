"""Questions to the person at the terminal, without holding the loop or the end of the program."""

import asyncio
import sys
import threading
from collections.abc import Callable

from studio.cli.terminal.console import Console
from studio.domain.errors import HandedOver

YES = frozenset({"y", "yes", "はい", "ｙ", "ｙｅｓ"})

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
