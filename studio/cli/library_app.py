"""`tejun library …`: how the library stands, its backups, its keys; works while it does not open."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from studio.cli.asking import ask_line, ask_yes, is_interactive
from studio.cli.call import Call, call_of
from studio.cli.library_lines import (
    KeyShown,
    backup_lines,
    backup_words,
    check_lines,
    report_lines,
    size_words,
)
from studio.cli.unlocking import TerminalUnlocker, read_unseen
from studio.cli.usage import JapaneseCommand, command_group
from studio.domain.errors import ExportError, HandedOver, LibraryLockedError

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

T = TypeVar("T")

Job = Callable[["LibraryCare"], Awaitable[int]]

_EXIT_FAULT: Final = 1

app = command_group(no_args_is_help=True)
command = partial(app.command, cls=JapaneseCommand)


class Switch(StrEnum):
    """What becomes of a way to open the library."""

    ON = "on"
    OFF = "off"


Yes = Annotated[bool, typer.Option("--yes", help="確認なしで行う")]
PassphraseFile = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="パスフレーズを、このファイルから読む"),
]


@command("status", help="ライブラリの状態を見る")
def status(context: typer.Context) -> int:
    """Say how the library stands and what to do; 0 when it can be used."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        report = await care.state()
        call.console.result(report, report_lines(report))
        return 0 if report.state.is_usable else _EXIT_FAULT

    return _drive(call, job)


@command("check", help="ライブラリ全体が壊れていないかを調べる")
def check(context: typer.Context) -> int:
    """Verify every page; 1 when the library is damaged."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        report = await care.check()
        call.console.result(report, check_lines(report))
        return 0 if report.is_sound else _EXIT_FAULT

    return _drive(call, job)


@command("backups", help="バックアップの一覧")
def backups(context: typer.Context) -> int:
    """List the backups of the home, newest first."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        found = await care.backups()
        for backup in found:
            call.console.result(backup, backup_lines(backup))
        if not found:
            call.console.note("バックアップはまだありません。")
        return 0

    return _drive(call, job)


@command("backup", help="バックアップを作る")
def backup(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="［FILE］", help="保存先")] = None,
) -> int:
    """Write a verified backup into the home, or to any place."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        made = await care.back_up(file)
        size = size_words(made.size_bytes)
        call.console.result(made, [f"バックアップを作りました：{made.backup_id}（{size}）"])
        return 0

    return _drive(call, job)


@command("restore", help="バックアップから戻す（今のファイルは別のフォルダーに残ります）")
def restore(
    context: typer.Context,
    wanted: Annotated[str, typer.Argument(metavar="ID|FILE", help="一覧の名前かファイル")],
    *,
    yes: Yes = False,
) -> int:
    """Put a backup in the place of the library."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        question = f"バックアップ「{Path(wanted).name}」に戻しますか？ 今のファイルは別のフォルダーに移します。"
        if not await _is_agreed(call, question, is_given=yes):
            return 0
        restored = await _asking_again(call, lambda typed: care.restore(wanted, typed))
        lines = [f"バックアップから戻しました：{backup_words(restored.backup)}"]
        if restored.set_aside:
            lines.append(f"前のファイルは、保存場所の {restored.set_aside} に残しました。")
        call.console.result(restored, lines)
        return 0

    return _drive(call, job)


@command("passphrase", help="パスフレーズを決める・変える・外す")
def passphrase(
    context: typer.Context,
    *,
    file: PassphraseFile = None,
    is_removed: Annotated[bool, typer.Option("--remove", help="パスフレーズを外す")] = False,
) -> int:
    """Set, change or remove the passphrase."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        if is_removed:
            await care.remove_passphrase()
            call.console.note("パスフレーズを外しました。")
            return 0
        await care.change_passphrase(await _new_passphrase(call, file))
        call.console.note("パスフレーズを変えました。次からは新しいパスフレーズで開きます。")
        return 0

    return _drive(call, job)


@command("keychain", help="OS のキーチェーンで開けるようにする（on）・しない（off）")
def keychain(
    context: typer.Context,
    switch: Annotated[Switch, typer.Argument(metavar="on|off", help="on か off")],
) -> int:
    """Let the keychain open the library, or no longer."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        if switch is Switch.ON:
            await care.add_keychain()
            call.console.note("OS のキーチェーンで開けるようにしました。")
        else:
            await care.remove_keychain()
            call.console.note("OS のキーチェーンからライブラリの鍵を消しました。")
        return 0

    return _drive(call, job)


@command("recovery", help="回復キーを作り直す・確かめる")
def recovery(
    context: typer.Context,
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
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        if is_check:
            return await _confirm_recovery(call, care)
        question = "回復キーを作り直しますか？ 前の回復キーは使えなくなります。"
        if await _is_agreed(call, question, is_given=yes):
            await _show_key(call, care, await care.renew_recovery(), page)
        return 0

    return _drive(call, job)


@command("rekey", help="鍵を作り直して、ライブラリ全体を暗号化し直す")
def rekey(
    context: typer.Context,
    *,
    file: PassphraseFile = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="回復キーの印刷用ページ（.html）")
    ] = None,
    yes: Yes = False,
) -> int:
    """Encrypt the library with a new key."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        question = "鍵を作り直しますか？ 前の回復キーは使えなくなり、新しい回復キーを表示します。"
        if not await _is_agreed(call, question, is_given=yes):
            return 0
        try:
            key = await care.rekey(await _from_file(file))
        except LibraryLockedError as locked:
            if locked.code != _choose_code() or not is_interactive(call.console):
                raise
            call.console.note(locked.message)
            key = await care.rekey(await _new_passphrase(call, None))
        await _show_key(call, care, key, page)
        return 0

    return _drive(call, job)


@command("new", help="今のライブラリを別のフォルダーに移して、新しく始める")
def begin_anew(context: typer.Context, *, yes: Yes = False) -> int:
    """Move the library aside; the next use makes a new one."""
    call = call_of(context)

    async def job(care: "LibraryCare") -> int:
        question = (
            "新しく始めますか？ 今のライブラリと鍵ファイルは、消さずに別のフォルダーに移します。"
        )
        if not await _is_agreed(call, question, is_given=yes):
            return 0
        aside = await care.begin_anew()
        moved = f"前のファイルは、保存場所の {aside} に残しました。" if aside else ""
        call.console.note(f"新しく始められます。{moved}")
        return 0

    return _drive(call, job)


def _drive(call: Call, job: Job) -> int:
    return asyncio.run(_within_care(call, job))


async def _within_care(call: Call, job: Job) -> int:
    from studio import bootstrap

    async with bootstrap.open_care(call.options()) as care:
        return await job(care)


async def _is_agreed(call: Call, question: str, *, is_given: bool) -> bool:
    """Have a person agree.

    Raises:
        HandedOver: Nobody is there to say yes.
    """
    if is_given:
        return True
    if not is_interactive(call.console):
        raise HandedOver("この操作には確認が必要です。--yes を付けて実行してください。")
    if await ask_yes(question):
        return True
    call.console.note("何もしませんでした。")
    return False


async def _asking_again(call: Call, work: Callable[[str], Awaitable[T]]) -> T:
    """Do something, with what the person types as long as it stays locked."""
    typed = ""
    while True:
        try:
            return await work(typed)
        except LibraryLockedError as locked:
            if not is_interactive(call.console):
                raise
            typed = await TerminalUnlocker(call.console, _choose_code())(locked) or ""
            if not typed:
                raise


async def _new_passphrase(call: Call, file: Path | None) -> str:
    """Return a passphrase from a file, or typed twice unseen.

    Raises:
        SettingsError: PASSPHRASE_FILE.
        HandedOver: Nobody is there to type one, or they gave up.
    """
    if (given := await _from_file(file)) is not None:
        return given
    if not is_interactive(call.console):
        raise HandedOver("新しいパスフレーズが必要です。--file でファイルを指定してください。")
    asked = LibraryLockedError(_choose_code(), "新しいパスフレーズを決めてください。")
    typed = await TerminalUnlocker(call.console, _choose_code())(asked)
    if typed is None:
        raise HandedOver("パスフレーズは変えませんでした。")
    return typed


async def _from_file(file: Path | None) -> str | None:
    from studio import bootstrap

    return await asyncio.to_thread(bootstrap.read_passphrase_file, file) if file else None


async def _confirm_recovery(call: Call, care: "LibraryCare") -> int:
    if not is_interactive(call.console):
        raise HandedOver("回復キーは、端末で入力して確かめてください。")
    typed = await ask_line("控えた回復キー（入力は見えません）：", read_unseen)
    is_right = await care.confirm_recovery(typed)
    call.console.note(
        "回復キーは正しく控えられています。"
        if is_right
        else "回復キーが違います。控えを確かめるか、tejun library recovery で作り直してください。"
    )
    return 0 if is_right else _EXIT_FAULT


async def _show_key(call: Call, care: "LibraryCare", key: str, page: Path | None) -> None:
    """Show a recovery key once; the page goes where the person said, readable by them only."""
    lines = [
        "新しい回復キーです。表示されるのは今だけです。紙に書いて、安全な場所に保管してください。"
    ]
    call.console.result(KeyShown(recovery_key=key), [*lines, f"  {key}"])
    if page is not None:
        await asyncio.to_thread(_write_page, page, care.recovery_page(key))
        call.console.note(
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
