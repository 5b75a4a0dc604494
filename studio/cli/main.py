"""`tejun`: the commands, and the one place where faults become sentences and exit codes.

Exit codes: 0 done, 1 fault, 2 usage, 3 needs a person, 4 limit, 130 stopped. Without a command the
window opens: `studio.__main__`, which knows both faces, says how, so that nothing here needs Qt.
"""

import asyncio
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer.exceptions import TyperException

from studio.cli import (
    check_app,
    file_commands,
    flow_commands,
    record_commands,
    resume_commands,
    run_commands,
    variable_commands,
    version_commands,
)
from studio.cli.audit_app import audit_app
from studio.cli.call import Call, call_of, hoist_globals
from studio.cli.console import JsonConsole, TextConsole
from studio.cli.doctor_lines import is_healthy, line_words, summary
from studio.cli.edit_app import edit_app
from studio.cli.history_app import history_app
from studio.cli.interrupts import stopping_on_signals
from studio.cli.library_app import library_app
from studio.cli.options import (
    AiItem,
    AskModel,
    CsvEncoding,
    EngineChoice,
    ExampleOf,
    FlowName,
    Headless,
    Instruction,
    KeepPassword,
    NoRehearsal,
    ReportFile,
    StartUrl,
    TableEncoding,
    TableFile,
    Values,
    Yes,
    assignments,
)
from studio.cli.repairs_app import repairs_app
from studio.cli.rows_app import rows_app
from studio.cli.run_commands import MIN_BUDGET, DoOrder, ObserveOrder, RunOrder
from studio.cli.table_text import TABLE_SUFFIXES, TableOrder
from studio.cli.usage import JapaneseCommand, JapaneseGroup, usage_sentence
from studio.cli.vault_app import vault_app
from studio.domain.credential import SecretPlace
from studio.domain.errors import HandedOver, LimitReached, RunInterrupted, StudioError
from studio.engine.perception.render import DEFAULT_BUDGET
from studio.engine.reports import ItemHelp, Playing

if TYPE_CHECKING:
    from studio.bootstrap import Options

EXIT_FAULT: Final = 1
EXIT_USAGE: Final = 2
EXIT_NEEDS_PERSON: Final = 3
EXIT_LIMIT: Final = 4
EXIT_STOPPED: Final = 130


WindowOpener = Callable[["Options"], int]


app = typer.Typer(
    cls=JapaneseGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="手順スタジオ。コマンドを付けずに実行すると、窓が開きます。",
    context_settings={"help_option_names": ["-h", "--help"]},
)
flows_app = typer.Typer(
    cls=JapaneseGroup, rich_markup_mode=None, help="保存した手順を見る・消す", no_args_is_help=False
)
app.add_typer(flows_app, name="flows")
app.add_typer(history_app, name="history")
app.add_typer(audit_app, name="audit")
app.add_typer(vault_app, name="vault")
app.add_typer(library_app, name="library")
app.add_typer(repairs_app, name="repairs")
app.add_typer(rows_app, name="rows")
app.add_typer(edit_app, name="edit")
check_app.join(app)
file_commands.join(app, flows_app)
record_commands.join(app)
resume_commands.join(app)
version_commands.join(flows_app)
variable_commands.join(app)
command = partial(app.command, cls=JapaneseCommand)
flows_command = partial(flows_app.command, cls=JapaneseCommand)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    home: Annotated[Path | None, typer.Option(metavar="DIR", help="保存場所のフォルダー")] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="実行モード")] = None,
    json: Annotated[bool, typer.Option("--json", help="結果を JSON で 1 行ずつ出す")] = False,
) -> int:
    """Keep the global options for the command; without one, open the window."""
    open_window: WindowOpener | None = context.obj
    call = Call(JsonConsole() if json else TextConsole(), home, mode)
    context.obj = call
    if context.invoked_subcommand is not None:
        return 0
    if open_window is None:
        raise StudioError(
            "NO_WINDOW",
            "ここからは窓を開けません。",
            "tejun か python -m studio で開いてください。",
        )
    return open_window(call.options())


@command(help="チェックリストを作って見せる（実行しない）")
def plan(
    context: typer.Context,
    instruction: Instruction,
    *,
    url: StartUrl = "",
    engine: EngineChoice = None,
) -> int:
    """Turn a sentence into a checklist."""
    call = call_of(context)
    order = DoOrder(instruction, url)
    options = call.options(engine=engine, headless=True)
    return call.drive(options, lambda studio: run_commands.plan(studio, order))


@command(help="やりたいことを実行する")
def do(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    instruction: Instruction,
    *,
    url: StartUrl = "",
    save: Annotated[str, typer.Option(metavar="名前", help="うまくいったら手順として保存")] = "",
    example_of: ExampleOf = "",
    keep_password: KeepPassword = None,
    no_rehearsal: NoRehearsal = False,
    engine: EngineChoice = None,
    table: TableFile = None,
    encoding: TableEncoding = CsvEncoding.UTF8,
    report: ReportFile = None,
    headless: Headless = False,
    yes: Yes = False,
) -> int:
    """Plan and run a sentence."""
    call = call_of(context)
    tables = _table_order(table, encoding)
    order = DoOrder(
        instruction,
        url,
        save,
        example_of,
        SecretPlace(keep_password.value) if keep_password else None,
        is_approved=yes,
        tables=tables,
        report=report,
        rehearses=not no_rehearsal,
    )
    is_headless = call.headless_or_display(is_headless=headless)
    options = call.options(engine=engine, headless=is_headless)
    return call.drive(options, lambda studio: run_commands.do(studio, call.console, order))


@command(help="保存した手順を、モデルを使わずに実行する")
def run(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    flow: FlowName,
    *,
    values: Values = None,
    table: TableFile = None,
    encoding: TableEncoding = CsvEncoding.UTF8,
    report: ReportFile = None,
    headless: Headless = False,
    ask_ai: AskModel = False,
    ai_item: AiItem = False,
    yes: Yes = False,
) -> int:
    """Replay a flow."""
    call = call_of(context)
    tables = _table_order(table, encoding)
    is_hidden = call.headless_or_display(is_headless=headless)
    help_ = ItemHelp.ALLOWED if ai_item else ItemHelp.ASKED
    playing = Playing(may_ask_model=ask_ai, may_ask_person=not is_hidden, item_help=help_)
    order = RunOrder(flow, assignments(values or []), yes, tables, report, playing)
    options = call.options(headless=is_hidden)
    return call.drive(
        options,
        lambda studio: run_commands.run(studio, call.console, order),
    )


@command(help="ページを、モデルに見えるとおりに表示する")
def observe(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="見るページ")],
    *,
    budget: Annotated[
        int,
        typer.Option(
            min=MIN_BUDGET, metavar="N", help="上限のトークン数（長い表は中ほどを省きます）"
        ),
    ] = DEFAULT_BUDGET,
    text: Annotated[
        str,
        typer.Option(
            "--find", metavar="言葉", help="ページ全体から言葉を探して、その周りだけを表示"
        ),
    ] = "",
    is_headed: Annotated[bool, typer.Option("--headed", help="ブラウザーを表示する")] = False,
) -> int:
    """Observe a page without touching it."""
    call = call_of(context)
    order = ObserveOrder(url, budget, text)
    is_headless = call.headless_or_display(is_headless=not is_headed)
    return call.drive(
        call.options(headless=is_headless),
        lambda studio: run_commands.observe(studio.workbench, call.console, order),
        tells_events=False,
    )


@command(help="練習用サイトを動かす（Ctrl+C で終了）")
def practice(
    context: typer.Context,
    *,
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="ポート番号（0＝空いている番号）")
    ] = 0,
) -> int:
    """Serve the practice site until it is stopped."""
    call = call_of(context)
    return asyncio.run(_serve_practice(call, port))


@command(help="この環境で動くかを調べる")
def doctor(context: typer.Context) -> int:
    """Look at everything the studio needs."""
    from studio import bootstrap

    call = call_of(context)
    found = bootstrap.doctor(call.options())
    for line in found:
        call.console.result(line, line_words(line))
    call.console.note(summary(found))
    return 0 if is_healthy(found) else EXIT_FAULT


@flows_command("list", help="手順の一覧")
def list_flows(
    context: typer.Context,
    search: Annotated[
        str, typer.Argument(metavar="［言葉］", help="名前・目的・サイトで絞る")
    ] = "",
) -> int:
    """List the library."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.list_flows(studio.workbench, call.console, search),
    )


@flows_command("show", help="手順の中身")
def show_flow(context: typer.Context, flow: FlowName) -> int:
    """Show one flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.show_flow(studio.workbench, call.console, flow),
    )


@flows_command("delete", help="手順を消す")
def delete_flow(context: typer.Context, flow: FlowName, *, yes: Yes = False) -> int:
    """Remove one flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.delete_flow(
            studio.workbench, call.console, flow, is_approved=yes
        ),
    )


@flows_command("confirm", help="下書きの手順を、できていると確かめた手順にする")
def confirm_flow(context: typer.Context, flow: FlowName, *, yes: Yes = False) -> int:
    """Make a draft a flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.confirm_flow(
            studio.workbench, call.console, flow, is_approved=yes
        ),
    )


@flows_command("history", help="実行の記録")
def show_history(
    context: typer.Context,
    flow: Annotated[str, typer.Argument(metavar="［手順］", help="この手順だけ")] = "",
    *,
    limit: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="件数")] = 20,
) -> int:
    """Show finished runs."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.show_history(studio.workbench, call.console, flow, limit),
    )


def main(arguments: Sequence[str] | None = None, open_window: WindowOpener | None = None) -> int:
    """Carry out one call of the program and return its exit code.

    Args:
        arguments: Without the program's name; None takes the process's own.
        open_window: Opens the window and returns its exit code when it is closed.
    """
    _prepare_streams()
    given = hoist_globals(sys.argv[1:] if arguments is None else arguments)
    console = JsonConsole() if "--json" in given else TextConsole()
    try:
        code = typer.main.get_command(app).main(
            given, prog_name="tejun", standalone_mode=False, obj=open_window
        )
    except TyperException as exc:
        console.note(usage_sentence(exc.format_message()))
        return EXIT_USAGE
    except StudioError as exc:
        console.fault(exc)
        return EXIT_FAULT
    except RunInterrupted as exc:
        console.note(exc.reason or "停止しました。")
        return _interrupted_code(exc)
    except (KeyboardInterrupt, typer.Abort):
        console.note("停止しました。")
        return EXIT_STOPPED
    except BrokenPipeError:
        return _hang_up()
    except Exception as exc:  # noqa: BLE001 - the outermost edge: nobody above can tell the person
        console.fault(_unexpected(exc))
        return EXIT_FAULT
    return int(code or 0)


def _table_order(path: Path | None, encoding: CsvEncoding) -> TableOrder:
    """Refuse a file of another kind before anything runs."""
    if path is not None and path.suffix.lower() not in TABLE_SUFFIXES:
        raise typer.BadParameter(
            f"{path.name} の最後は .csv か .xlsx にしてください", param_hint="--table"
        )
    return TableOrder(path, encoding.value)


async def _serve_practice(call: Call, port: int) -> int:
    """Say the address and wait for Ctrl+C."""
    from studio import bootstrap

    site = await bootstrap.serve_practice(port)
    try:
        stopped = asyncio.Event()
        with stopping_on_signals(stopped.set):
            call.console.note(f"練習サイトを開きました：{site.url}（Ctrl+C で終了）")
            await stopped.wait()
    finally:
        await site.stop()
    return EXIT_STOPPED


def _interrupted_code(exc: RunInterrupted) -> int:
    match exc:
        case LimitReached():
            return EXIT_LIMIT
        case HandedOver():
            return EXIT_NEEDS_PERSON
        case _:
            return EXIT_STOPPED


def _unexpected(exc: Exception) -> StudioError:
    """Return what a person is told about a bug; the trace goes to stderr for whoever mends it."""
    traceback.print_exception(exc)
    return StudioError(
        "UNEXPECTED",
        f"予期しない問題で止まりました（{type(exc).__name__}）。",
        "もう一度実行しても同じときは、上の表示を添えて開発元に知らせてください。",
    )


def _prepare_streams() -> None:
    """Let no console encoding (CP932 has no ¥ and no emoji) end a run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _hang_up() -> int:
    """End quietly when the reader of our output (`| head`) went away."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_STOPPED


if __name__ == "__main__":
    sys.exit(main())
