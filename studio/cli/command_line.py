"""The commands of `tejun`, each imported when it is called."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Final

import typer
from typer.exceptions import TyperException

from studio.cli.terminal.call import Call, hoist_globals
from studio.cli.terminal.console import Console, JsonConsole, TextConsole
from studio.cli.terminal.desktop import Desktop
from studio.cli.terminal.lazy import CommandPlace, LazyGroup
from studio.cli.terminal.usage import usage_sentence
from studio.domain.errors import StudioError
from studio.words import tr

EXIT_USAGE: Final = 2


class _Commands(LazyGroup):
    """Every word after `tejun`, in the order of the help."""

    places: ClassVar = {
        "check": CommandPlace("runs.check_app", "手順を点検する（--visit：ページも見る。何も送りません）"),
        "import": CommandPlace("kept.file_commands", "手順のファイル（.tejun）を取り込む"),
        "export": CommandPlace("kept.file_commands", "手順をファイルに書き出す"),
        "record": CommandPlace("runs.record_commands", "ブラウザーでの操作を記録して、手順として保存する"),
        "resume": CommandPlace("runs.resume_commands", "途中で止まった実行を続ける・やり直す・破棄する"),
        "variables": CommandPlace("kept.variable_commands", "手順の変数と、今日の値・提案を見る"),
        "plan": CommandPlace("runs.run_app", "チェックリストを作って見せる（実行しない）"),
        "do": CommandPlace("runs.run_app", "やりたいことを実行する"),
        "run": CommandPlace("runs.run_app", "保存した手順を、モデルを使わずに実行する"),
        "observe": CommandPlace("runs.run_app", "ページを、モデルに見えるとおりに表示する"),
        "practice": CommandPlace("kept.machine_app", "練習用サイトを動かす（Ctrl+C で終了）"),
        "doctor": CommandPlace("kept.machine_app", "この環境で動くかを調べる"),
        "models": CommandPlace("kept.models_app", "このパソコンの AI モデルを探す・取り込む・試す・使う"),
        "selftest": CommandPlace("runs.selftest_app", "練習用サイトで仕事を 1 つして、この環境で動くことを確かめる"),
        "script": CommandPlace("runs.script_app", "書き出したスクリプトを実行する（Python を入れなくても動く）"),
        "flows": CommandPlace("kept.flows_app", "保存した手順を見る・消す"),
        "history": CommandPlace("kept.history_app", "実行の記録を見る・残す・消す"),
        "audit": CommandPlace("kept.audit_app", "監査ログを見る・確かめる・書き出す"),
        "guard": CommandPlace("kept.guard_app", "いつも送ってよいことにした送信を見る・取り消す"),
        "notes": CommandPlace("kept.notes_app", "AI への注意書きを見る・書く・消す（すべて・サイト・手順）"),
        "vault": CommandPlace("kept.vault_app", "認証情報（パスワードなど）を登録する・見る"),
        "library": CommandPlace("kept.library_app", "ライブラリの状態・バックアップ・鍵"),
        "repairs": CommandPlace("kept.repairs_app", "画面が変わったときの修復を見る・使う・取り消す"),
        "rows": CommandPlace("runs.rows_app", "Excel や CSV の行ごとに手順をくり返す"),
        "worker": CommandPlace("runs.worker_app", "この PC のブラウザーを、ほかの PC のくり返しに貸す"),
        "schedule": CommandPlace("runs.schedule_app", "決まった時刻に手順を実行する（予定）"),
        "edit": CommandPlace("kept.edit_app", "保存した手順を編集する（tejun edit 手順 だけで、操作の番号を表示）"),
    }  # fmt: skip


app = typer.Typer(
    cls=_Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="手順スタジオ。コマンドを付けずに実行すると、窓が開きます。",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    home: Annotated[Path | None, typer.Option(metavar="DIR", help="保存場所のフォルダー")] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="実行モード")] = None,
    json: Annotated[bool, typer.Option("--json", help="結果を JSON で 1 行ずつ出す")] = False,
    setting: Annotated[
        list[str] | None,
        typer.Option(metavar="名前=値", help="設定を、この回だけ変える（何回でも）"),
    ] = None,
    selftest: Annotated[bool, typer.Option("--selftest", help="tejun selftest と同じ")] = False,
) -> int:
    """Keep the global options for the command; without one, open the window."""
    desktop: Desktop = context.obj
    console = JsonConsole() if json else TextConsole()
    call = Call(console, home, mode, desktop.tell, desktop.try_window)
    context.obj = call
    if setting:
        from studio.bootstrap import variables_of
        from studio.cli.terminal.options import assignments

        os.environ.update(variables_of(assignments(setting, "--setting")))
    if context.invoked_subcommand is not None:
        return 0
    if selftest:
        from studio.cli.runs.selftest_app import run_selftest

        return run_selftest(call)
    if desktop.open_window is None:
        raise StudioError(
            "NO_WINDOW",
            tr("ここからは窓を開けません。"),
            tr("tejun か python -m studio で開いてください。"),
        )
    return desktop.open_window(call.options())


def carry_out(given: Sequence[str], console: Console, desktop: Desktop) -> int:
    """Carry out one call and return its exit code.

    Args:
        given: Without the program's name.
        console: Where a wrong call is told.
        desktop: What only the window's side can give.

    Raises:
        StudioError: It cannot be done.
        KeyboardInterrupt: The person gave up.
    """
    try:
        code = typer.main.get_command(app).main(
            hoist_globals(given), prog_name="tejun", standalone_mode=False, obj=desktop
        )
    except TyperException as exc:
        console.note(usage_sentence(exc))
        return EXIT_USAGE
    except typer.Abort as exc:
        raise KeyboardInterrupt from exc
    return int(code or 0)
