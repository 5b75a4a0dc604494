"""The passphrase at the terminal: chosen twice, typed once, given up with an empty line."""

from collections.abc import Callable

import pytest

from studio.cli.terminal.console import TextConsole
from studio.cli.terminal.unlocking import TerminalUnlocker, say_recovery_key
from studio.domain.errors import LibraryLockedError

CHOOSE = "PASSPHRASE_TO_CHOOSE"


def typing(*lines: str) -> Callable[[], str]:
    left = list(lines)
    return lambda: left.pop(0)


async def ask(code: str, *lines: str) -> str | None:
    locked = LibraryLockedError(code, "鍵の保管場所がありません。")
    return await TerminalUnlocker(TextConsole(), CHOOSE, typing(*lines))(locked)


async def test_a_new_passphrase_is_typed_twice() -> None:
    assert await ask(CHOOSE, "さくら2026年度", "さくら2026年度") == "さくら2026年度"


async def test_slips_are_told_and_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("短い", "さくら2026年度", "さくら2026年", "さくら2026年度", "さくら2026年度")
    assert await ask(CHOOSE, *lines) == "さくら2026年度"
    said = capsys.readouterr().err
    assert "8 文字以上" in said
    assert "違っています" in said


async def test_an_old_passphrase_is_typed_once_and_never_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert await ask("PASSPHRASE_NEEDED", "ひみつの合言葉") == "ひみつの合言葉"
    shown = capsys.readouterr()
    assert "ひみつの合言葉" not in shown.out + shown.err
    assert "鍵の保管場所がありません。" in shown.err


@pytest.mark.parametrize("code", [CHOOSE, "PASSPHRASE_NEEDED"])
async def test_an_empty_line_gives_up(code: str) -> None:
    assert await ask(code, "") is None


def test_the_recovery_key_is_said_with_what_to_do() -> None:
    said: list[str] = []
    say_recovery_key("ABCD-EFGH", said.append)
    assert "ABCD-EFGH" in said[0]
    assert "今だけ" in said[0]
