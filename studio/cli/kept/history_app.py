"""`tejun history`: finished runs, which of them are kept for good, and what failed where."""

from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.kept.flows_app import show_history
from studio.cli.kept.paper_commands import ExcelPath, HtmlPath, report_run
from studio.cli.lines.run_lines import detail_lines, pattern_lines
from studio.cli.terminal.asking import DELETING, is_agreed
from studio.cli.terminal.call import library_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import Limit
from studio.cli.terminal.usage import command_group
from studio.domain.text import clip

if TYPE_CHECKING:
    from studio.engine.memory import History

app = command_group()
command = library_commands(app)
command("list", "実行の記録の一覧（新しい順）")(show_history)

Run = Annotated[str, typer.Argument(metavar="実行", help="実行の番号（history list の行の最後）")]


@command("show", "1 回の実行を、操作ごとに見る")
async def show(memory: "History", console: Console, run: Run) -> int:
    """Show one run with its steps.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    detail = await memory.run(run)
    console.result(detail, detail_lines(detail))
    return 0


@command("report", "1 回の実行を、画像の入った報告として書き出す")
async def report(
    memory: "History",
    console: Console,
    run: Run,
    *,
    html: HtmlPath = None,
    excel: ExcelPath = None,
) -> int:
    """See `paper_commands.report_run`."""
    return await report_run(memory, console, run, (html, excel))


@command("pin", "実行の記録を残す（90 日たっても消さない）")
async def pin(memory: "History", console: Console, run: Run) -> int:
    """Keep a run for good.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    await memory.pin_run(run, is_pinned=True)
    console.note("この実行の記録を残します。90 日たっても消えません。")
    return 0


@command("unpin", "残すのをやめる")
async def unpin(memory: "History", console: Console, run: Run) -> int:
    """Let a run go with the others.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    await memory.pin_run(run, is_pinned=False)
    console.note("残すのをやめました。ほかの記録と同じように、90 日で消えます。")
    return 0


@command("delete", "実行の記録を消す")
async def delete(
    memory: "History",
    console: Console,
    run: Run,
    *,
    yes: Annotated[bool, typer.Option("--yes", help="確認なしで消す")] = False,
) -> int:
    """Remove a run after a yes.

    Raises:
        LibraryError: RUN_NOT_FOUND.
        HandedOver: Nobody is there to say yes.
    """
    record = (await memory.run(run)).record
    name = clip(record.name, 60)
    question = f"「{name}」の実行の記録を消しますか？ 元には戻せません。"
    if not (yes or await is_agreed(console, question, DELETING, "消しませんでした。")):
        return 0
    await memory.delete_run(record.run_id)
    console.note(f"「{name}」の実行の記録を消しました。")
    return 0


@command("failures", "どこで何が失敗したか（新しい順）")
async def failures(
    memory: "History",
    console: Console,
    *,
    site: Annotated[str, typer.Option(metavar="HOST", help="このサイトだけ")] = "",
    limit: Limit = 20,
) -> int:
    """Show failures by place, newest first."""
    patterns = await memory.patterns(site, limit)
    for pattern in patterns:
        console.result(pattern, pattern_lines(pattern))
    if not patterns:
        console.note("失敗の記録はありません。")
    return 0
