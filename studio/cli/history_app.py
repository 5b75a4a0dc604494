"""`tejun history`: finished runs, which of them are kept for good, and what failed where."""

from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli import flow_commands
from studio.cli.asking import ask_yes, is_interactive
from studio.cli.call import call_of
from studio.cli.console import Console
from studio.cli.run_lines import detail_lines, pattern_lines
from studio.cli.usage import JapaneseCommand, command_group
from studio.domain.errors import HandedOver
from studio.domain.text import clip

if TYPE_CHECKING:
    from studio.engine.memory import History

_MOST: Final = 10_000

app = command_group()
command = partial(app.command, cls=JapaneseCommand)

Run = Annotated[str, typer.Argument(metavar="実行", help="実行の番号（history list の行の最後）")]
Limit = Annotated[int, typer.Option(min=1, max=_MOST, metavar="N", help="件数")]


@command("list", help="実行の記録の一覧（新しい順）")
def list_runs(
    context: typer.Context,
    flow: Annotated[str, typer.Argument(metavar="［手順］", help="この手順だけ")] = "",
    *,
    limit: Limit = 20,
) -> int:
    """List finished runs."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.show_history(studio.workbench, call.console, flow, limit),
    )


@command("show", help="1 回の実行を、操作ごとに見る")
def show(context: typer.Context, run: Run) -> int:
    """Show one run."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show_run(studio.workbench.memory, call.console, run),
    )


@command("pin", help="実行の記録を残す（90 日たっても消さない）")
def pin(context: typer.Context, run: Run) -> int:
    """Keep a run for good."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: pin_run(studio.workbench.memory, call.console, run, is_pinned=True),
    )


@command("unpin", help="残すのをやめる")
def unpin(context: typer.Context, run: Run) -> int:
    """Let a run go with the others."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: pin_run(studio.workbench.memory, call.console, run, is_pinned=False),
    )


@command("delete", help="実行の記録を消す")
def delete(
    context: typer.Context,
    run: Run,
    *,
    yes: Annotated[bool, typer.Option("--yes", help="確認なしで消す")] = False,
) -> int:
    """Remove a run."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: delete_run(studio.workbench.memory, call.console, run, is_approved=yes),
    )


@command("failures", help="どこで何が失敗したか（新しい順）")
def failures(
    context: typer.Context,
    *,
    site: Annotated[str, typer.Option(metavar="HOST", help="このサイトだけ")] = "",
    limit: Limit = 20,
) -> int:
    """Show failures by place."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show_failures(studio.workbench.memory, call.console, site, limit),
    )


async def show_run(memory: "History", console: Console, run_id: str) -> int:
    """Show one run with its steps.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    detail = await memory.run(run_id)
    console.result(detail, detail_lines(detail))
    return 0


async def pin_run(memory: "History", console: Console, run_id: str, *, is_pinned: bool) -> int:
    """Keep a run for good, or no longer.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    await memory.pin_run(run_id, is_pinned=is_pinned)
    console.note(
        "この実行の記録を残します。90 日たっても消えません。"
        if is_pinned
        else "残すのをやめました。ほかの記録と同じように、90 日で消えます。"
    )
    return 0


async def delete_run(memory: "History", console: Console, run_id: str, *, is_approved: bool) -> int:
    """Remove a run after a yes.

    Raises:
        LibraryError: RUN_NOT_FOUND.
        HandedOver: Nobody is there to say yes.
    """
    record = (await memory.run(run_id)).record
    if not is_approved:
        if not is_interactive(console):
            raise HandedOver("削除には確認が必要です。--yes を付けて実行してください。")
        question = f"「{clip(record.name, 60)}」の実行の記録を消しますか？ 元には戻せません。"
        if not await ask_yes(question):
            console.note("消しませんでした。")
            return 0
    await memory.delete_run(record.run_id)
    console.note(f"「{clip(record.name, 60)}」の実行の記録を消しました。")
    return 0


async def show_failures(memory: "History", console: Console, site: str, limit: int) -> int:
    """Show failures by place, newest first."""
    patterns = await memory.patterns(site, limit)
    for pattern in patterns:
        console.result(pattern, pattern_lines(pattern))
    if not patterns:
        console.note("失敗の記録はありません。")
    return 0
