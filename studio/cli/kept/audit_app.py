"""`tejun audit …`: what was done, whether the log of it is whole, and the log as a file."""

from pathlib import Path
from typing import Annotated, Final

import typer

from studio.cli.terminal.call import library_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import Limit
from studio.cli.terminal.usage import command_group
from studio.domain.errors import StudioError
from studio.domain.records.audit import AuditEntry, AuditReport, AuditTrouble
from studio.domain.text import clip
from studio.engine.memory import AuditLog

app = command_group()
_command = library_commands(app)

_KEEP_AND_COMPARE: Final = (
    "今のライブラリを別の場所にコピーして取っておき、バックアップや、前に書き出した監査ログと比べてください。"
    "心当たりがないときは、このパソコンの管理者に知らせてください。"
)
_TROUBLES: Final = {
    AuditTrouble.CHANGED: "{seq} 番の行が、書かれたときのままではありません（書き換え・入れ替え・追加）。",
    AuditTrouble.MISSING: "{seq} 番の行がありません（途中の行が消されています）。",
    AuditTrouble.HEAD: "ログの終わりが、控えと合いません（終わりの行か控えが消されています）。",
    AuditTrouble.CUT: "{seq} 番から先が、外に控えた値と合いません（終わりが消されたか、作り直されています）。",
}
_FILE_TROUBLES: Final = {
    AuditTrouble.CUT: "ファイルが途中で切れています。",
    AuditTrouble.SEAL: "このライブラリから書き出されたファイルではないか、あとから作り直されています。",
}


@_command("list", "監査ログの一覧（新しい順）")
async def show_entries(
    log: AuditLog,
    console: Console,
    *,
    limit: Limit = 50,
    before: Annotated[int, typer.Option(min=0, metavar="番号", help="この番号より前だけ")] = 0,
) -> int:
    """Show rows, newest first."""
    entries = await log.entries(limit, before)
    for entry in entries:
        console.result(entry, [entry_line(entry)])
    if not entries:
        console.note("監査ログはまだありません。" if not before else "これより前の行はありません。")
    return 0


@_command("verify", "監査ログが書き換えられていないかを確かめる")
async def verify(
    log: AuditLog,
    console: Console,
    file: Annotated[
        Path | None, typer.Argument(metavar="［ファイル］", help="書き出した監査ログ")
    ] = None,
) -> int:
    """Verify the library's own log, or an exported one.

    Raises:
        StudioError: AUDIT_BROKEN, AUDIT_FILE_BROKEN.
        ExportError: AUDIT_FILE_UNREADABLE.
    """
    if file is not None:
        return await _verify_file(log, console, file)
    report = await log.verify_audit()
    console.result(report, _sound_lines(report))
    if report.trouble:
        raise _broken(report)
    return 0


async def _verify_file(log: AuditLog, console: Console, path: Path) -> int:
    """Verify an exported log, and the library against it."""
    found = await log.verify_audit_file(path)
    sound = (
        [] if found.file.trouble else [f"ファイルの {found.file.rows} 件は、書き出されたままです。"]
    )
    library = found.library
    console.result(found, sound + (_sound_lines(library) if library else []))
    if found.file.trouble:
        raise _file_broken(found.file, path)
    if library and library.trouble:
        raise _broken(library)
    return 0


@_command("export", "監査ログをファイルに書き出す")
async def export_log(
    log: AuditLog,
    console: Console,
    path: Annotated[Path, typer.Argument(metavar="ファイル", help="書き出すファイル（.jsonl）")],
) -> int:
    """Write the log to a file.

    Raises:
        ExportError: It cannot be written.
    """
    rows = await log.export_audit(path)
    console.note(
        f"監査ログ {rows} 件を {path} に書き出しました。"
        f"同じフォルダーの audit_verifier.py で、受け取った人も確かめられます。"
    )
    return 0


def entry_line(entry: AuditEntry) -> str:
    """Return one row as a person reads it."""
    when = f"{entry.at.astimezone():%Y/%m/%d %H:%M:%S}"
    words = entry.unknown_action or entry.action.words
    subject = f"「{clip(entry.subject, 60)}」" if entry.subject else ""
    details = "、".join(f"{name}：{value}" for name, value in entry.details)
    line = f"{entry.seq}. {when} {entry.actor} {words}{subject}"
    return clip(f"{line}（{details}）" if details else line, 240)


def _sound_lines(report: AuditReport) -> list[str]:
    if report.trouble:
        return []
    line = f"監査ログ {report.rows} 件に、書き換え・抜け・入れ替えはありません。"
    if report.is_anchored:
        return [line, "外に控えた値とも合っています。"]
    return [
        line,
        "終わりの行がまとめて消されていないかは、前に書き出したファイルと比べると分かります："
        "tejun audit verify ファイル",
    ]


def _broken(report: AuditReport) -> StudioError:
    assert report.trouble is not None
    told = _TROUBLES.get(report.trouble, "ログが壊れています。").format(seq=report.at_seq)
    return StudioError("AUDIT_BROKEN", f"監査ログが壊れています。{told}", _KEEP_AND_COMPARE)


def _file_broken(report: AuditReport, path: Path) -> StudioError:
    assert report.trouble is not None
    told = (_TROUBLES | _FILE_TROUBLES)[report.trouble].format(seq=report.at_seq)
    return StudioError(
        "AUDIT_FILE_BROKEN",
        f"監査ログのファイルは、書き出されたままではありません：{path}。{told}",
        "書き出した人から、もう一度受け取ってください。",
    )
