"""`tejun flows …`: what the library keeps."""

from functools import partial
from typing import Annotated

import typer

from studio.cli import file_commands, flow_commands, version_commands
from studio.cli.call import call_of
from studio.cli.options import FlowName, Yes
from studio.cli.usage import JapaneseCommand, command_group

app = command_group()
command = partial(app.command, cls=JapaneseCommand)
command("trust", help="取り込んだ手順を、確かめたうえで信頼する")(file_commands.trust)
command("versions", help="残っている版の一覧")(version_commands.versions)
command("diff", help="2 つの版の違い")(version_commands.diff)
command("restore", help="前の版の内容に戻す")(version_commands.restore)


@command("list", help="手順の一覧")
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


@command("show", help="手順の中身")
def show_flow(context: typer.Context, flow: FlowName) -> int:
    """Show one flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.show_flow(studio.workbench, call.console, flow),
    )


@command("delete", help="手順を消す")
def delete_flow(context: typer.Context, flow: FlowName, *, yes: Yes = False) -> int:
    """Remove one flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.delete_flow(
            studio.workbench, call.console, flow, is_approved=yes
        ),
    )


@command("confirm", help="下書きの手順を、できていると確かめた手順にする")
def confirm_flow(context: typer.Context, flow: FlowName, *, yes: Yes = False) -> int:
    """Make a draft a flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: flow_commands.confirm_flow(
            studio.workbench, call.console, flow, is_approved=yes
        ),
    )


@command("history", help="実行の記録")
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
