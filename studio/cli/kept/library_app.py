"""`tejun library …`: how the library stands, its backups, its keys; works while it does not open."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from studio.cli.lines.library_lines import (
    KeyShown,
    backup_lines,
    backup_words,
    check_lines,
    report_lines,
    size_words,
)
from studio.cli.terminal.asking import ask_line, is_agreed, is_interactive
from studio.cli.terminal.call import Call, commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.unlocking import TerminalUnlocker, read_unseen
from studio.cli.terminal.usage import command_group
from studio.domain.errors import ExportError, HandedOver, LibraryLockedError

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

T = TypeVar("T")

Job = Callable[["LibraryCare"], Awaitable[int]]

_EXIT_FAULT: Final = 1
_AGREEING: Final = ("この操作には確認が必要です。", "何もしませんでした。")

app = command_group(no_args_is_help=True)


async def _within_care(call: Call, job: Job) -> int:
    from studio import bootstrap

    async with bootstrap.open_care(call.options()) as care:
        return await job(care)


def _drive(call: Call, job: Job) -> int:
    return asyncio.run(_within_care(call, job))


command = commands(app, _drive)


class Switch(StrEnum):
    """What becomes of a way to open the library."""

    ON = "on"
    OFF = "off"


Yes = Annotated[bool, typer.Option("--yes", help="確認なしで行う")]
PassphraseFile = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="パスフレーズを、このファイルから読む"),
]


@command("status", "ライブラリの状態を見る")
async def status(care: "LibraryCare", console: Console) -> int:
    """Say how the library stands and what to do; 0 when it can be used."""
    report = await care.state()
    console.result(report, report_lines(report))
    return 0 if report.state.is_usable else _EXIT_FAULT


@command("check", "ライブラリ全体が壊れていないかを調べる")
async def check(care: "LibraryCare", console: Console) -> int:
    """Verify every page; 1 when the library is damaged."""
    report = await care.check()
    console.result(report, check_lines(report))
    return 0 if report.is_sound else _EXIT_FAULT


@command("backups", "バックアップの一覧")
async def backups(care: "LibraryCare", console: Console) -> int:
    """List the backups of the home, newest first."""
    found = await care.backups()
    for backup in found:
        console.result(backup, backup_lines(backup))
    if not found:
        console.note("バックアップはまだありません。")
    return 0


@command("backup", "バックアップを作る")
async def backup(
    care: "LibraryCare",
    console: Console,
    file: Annotated[Path | None, typer.Argument(metavar="［FILE］", help="保存先")] = None,
) -> int:
    """Write a verified backup into the home, or to any place."""
    made = await care.back_up(file)
    size = size_words(made.size_bytes)
    console.result(made, [f"バックアップを作りました：{made.backup_id}（{size}）"])
    return 0


@command("restore", "バックアップから戻す（今のファイルは別のフォルダーに残ります）")
async def restore(
    care: "LibraryCare",
    console: Console,
    wanted: Annotated[str, typer.Argument(metavar="ID|FILE", help="一覧の名前かファイル")],
    *,
    yes: Yes = False,
) -> int:
    """Put a backup in the place of the library."""
    question = f"バックアップ「{Path(wanted).name}」に戻しますか？ 今のファイルは別のフォルダーに移します。"
    if not (yes or await is_agreed(console, question, *_AGREEING)):
        return 0
    restored = await _asking_again(console, lambda typed: care.restore(wanted, typed))
    lines = [f"バックアップから戻しました：{backup_words(restored.backup)}"]
    if restored.set_aside:
        lines.append(f"前のファイルは、保存場所の {restored.set_aside} に残しました。")
    console.result(restored, lines)
    return 0


@command("passphrase", "パスフレーズを決める・変える・外す")
async def passphrase(
    care: "LibraryCare",
    console: Console,
    *,
    file: PassphraseFile = None,
    is_removed: Annotated[bool, typer.Option("--remove", help="パスフレーズを外す")] = False,
) -> int:
    """Set, change or remove the passphrase."""
    if is_removed:
        await care.remove_passphrase()
        console.note("パスフレーズを外しました。")
        return 0
    await care.change_passphrase(await _new_passphrase(console, file))
    console.note("パスフレーズを変えました。次からは新しいパスフレーズで開きます。")
    return 0


@command("keychain", "OS のキーチェーンで開けるようにする（on）・しない（off）")
async def keychain(
    care: "LibraryCare",
    console: Console,
    switch: Annotated[Switch, typer.Argument(metavar="on|off", help="on か off")],
) -> int:
    """Let the keychain open the library, or no longer."""
    if switch is Switch.ON:
        await care.add_keychain()
        console.note("OS のキーチェーンで開けるようにしました。")
    else:
        await care.remove_keychain()
        console.note("OS のキーチェーンからライブラリの鍵を消しました。")
    return 0


@command("recovery", "回復キーを作り直す・確かめる")
async def recovery(
    care: "LibraryCare",
    console: Console,
    *,
    is_check: Annotated[
        bool, typer.Option("--confirm", help="控えた回復キーを入力して確かめる")
    ] = False,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="印刷用のページも保存（.html）")
    ] = None,
    yes: Yes = False,
) -> int:
    """Show a new recovery key, once; or have the one on paper typed back."""
    if is_check:
        return await _confirm_recovery(console, care)
    question = "回復キーを作り直しますか？ 前の回復キーは使えなくなります。"
    if yes or await is_agreed(console, question, *_AGREEING):
        await _show_key(console, care, await care.renew_recovery(), page)
    return 0


@command("rekey", "鍵を作り直して、ライブラリ全体を暗号化し直す")
async def rekey(
    care: "LibraryCare",
    console: Console,
    *,
    file: PassphraseFile = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="回復キーの印刷用ページ（.html）")
    ] = None,
    yes: Yes = False,
) -> int:
    """Encrypt the library with a new key."""
    question = "鍵を作り直しますか？ 前の回復キーは使えなくなり、新しい回復キーを表示します。"
    if not (yes or await is_agreed(console, question, *_AGREEING)):
        return 0
    try:
        key = await care.rekey(await _from_file(file))
    except LibraryLockedError as locked:
        if locked.code != _choose_code() or not is_interactive(console):
            raise
        console.note(locked.message)
        key = await care.rekey(await _new_passphrase(console, None))
    await _show_key(console, care, key, page)
    return 0


@command("new", "今のライブラリを別のフォルダーに移して、新しく始める")
async def begin_anew(care: "LibraryCare", console: Console, *, yes: Yes = False) -> int:
    """Move the library aside; the next use makes a new one."""
    question = "新しく始めますか？ 今のライブラリと鍵ファイルは、消さずに別のフォルダーに移します。"
    if not (yes or await is_agreed(console, question, *_AGREEING)):
        return 0
    aside = await care.begin_anew()
    moved = f"前のファイルは、保存場所の {aside} に残しました。" if aside else ""
    console.note(f"新しく始められます。{moved}")
    return 0


async def _asking_again(console: Console, work: Callable[[str], Awaitable[T]]) -> T:
    """Do something, with what the person types as long as it stays locked."""
    typed = ""
    while True:
        try:
            return await work(typed)
        except LibraryLockedError as locked:
            if not is_interactive(console):
                raise
            typed = await TerminalUnlocker(console, _choose_code())(locked) or ""
            if not typed:
                raise


async def _new_passphrase(console: Console, file: Path | None) -> str:
    """Return a passphrase from a file, or typed twice unseen.

    Raises:
        SettingsError: PASSPHRASE_FILE.
        HandedOver: Nobody is there to type one, or they gave up.
    """
    if (given := await _from_file(file)) is not None:
        return given
    if not is_interactive(console):
        raise HandedOver("新しいパスフレーズが必要です。--file でファイルを指定してください。")
    asked = LibraryLockedError(_choose_code(), "新しいパスフレーズを決めてください。")
    typed = await TerminalUnlocker(console, _choose_code())(asked)
    if typed is None:
        raise HandedOver("パスフレーズは変えませんでした。")
    return typed


async def _from_file(file: Path | None) -> str | None:
    from studio import bootstrap

    return await asyncio.to_thread(bootstrap.read_passphrase_file, file) if file else None


async def _confirm_recovery(console: Console, care: "LibraryCare") -> int:
    if not is_interactive(console):
        raise HandedOver("回復キーは、端末で入力して確かめてください。")
    typed = await ask_line("控えた回復キー（入力は見えません）：", read_unseen)
    is_right = await care.confirm_recovery(typed)
    console.note(
        "回復キーは正しく控えられています。"
        if is_right
        else "回復キーが違います。控えを確かめるか、tejun library recovery で作り直してください。"
    )
    return 0 if is_right else _EXIT_FAULT


async def _show_key(console: Console, care: "LibraryCare", key: str, page: Path | None) -> None:
    """Show a recovery key once; the page goes where the person said, readable by them only."""
    lines = [
        "新しい回復キーです。表示されるのは今だけです。紙に書いて、安全な場所に保管してください。"
    ]
    console.result(KeyShown(recovery_key=key), [*lines, f"  {key}"])
    if page is not None:
        await asyncio.to_thread(_write_page, page, care.recovery_page(key))
        console.note(
            f"印刷用のページを保存しました：{page}\n印刷したら、このファイルは消してください。"
        )


def _write_page(path: Path, text: str) -> None:
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as exc:
        raise ExportError(
            "PAGE_NOT_WRITTEN",
            f"印刷用のページを保存できません：{path}",
            "まだ無い名前で、書き込める場所を指定してください。表示した回復キーは有効です。",
            detail=str(exc),
        ) from exc


def _choose_code() -> str:
    from studio.bootstrap import CHOOSE_PASSPHRASE

    return CHOOSE_PASSPHRASE
