"""Opening the library from a terminal: the passphrase, typed unseen, and the recovery key, said once."""

import getpass
import sys
from collections.abc import Callable
from typing import Final

from studio.cli.terminal.asking import LineReader, ask_line
from studio.cli.terminal.console import Console
from studio.domain.errors import LibraryLockedError

_MIN_CHARS: Final = 8


def read_unseen() -> str:
    """Read a line from the terminal without showing it; "" at its end."""
    try:
        return getpass.getpass("")
    except EOFError:
        return ""


class TerminalUnlocker:
    """Asks for the passphrase; an `ask_passphrase` of `bootstrap.Options`.

    Args:
        console: Where it speaks.
        choose_code: Code of the fault that asks for a new passphrase.
        read_line: Where lines come from.
    """

    def __init__(
        self, console: Console, choose_code: str, read_line: LineReader = read_unseen
    ) -> None:
        self._console = console
        self._choose_code = choose_code
        self._read_line = read_line

    async def __call__(self, locked: LibraryLockedError) -> str | None:
        """Return what was typed; None when the person gave up with an empty line."""
        self._console.note(locked.message)
        if locked.code != self._choose_code:
            return (
                await self._ask("パスフレーズか回復キー（入力は見えません。やめるときは Enter）：")
                or None
            )
        while True:
            first = await self._ask(
                f"新しいパスフレーズ（{_MIN_CHARS} 文字以上。入力は見えません。やめるときは Enter）："
            )
            if not first:
                return None
            if len(first) < _MIN_CHARS:
                self._console.note(f"{_MIN_CHARS} 文字以上にしてください。")
            elif await self._ask("もう一度：") != first:
                self._console.note("2 つの入力が違っています。")
            else:
                return first

    async def _ask(self, prompt: str) -> str:
        reply = await ask_line(prompt, self._read_line)
        sys.stderr.write("\n")
        return reply


def say_recovery_key(key: str, note: Callable[[str], None]) -> None:
    """Show the key of a library made just now; it is never shown again."""
    note(
        "ライブラリの鍵を作りました。故障や買い替えのときは、次の回復キーで開けます。\n"
        f"  {key}\n"
        "表示されるのは今だけです。紙に書くか印刷して、安全な場所に保管してください。"
    )
