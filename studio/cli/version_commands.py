"""`tejun flows versions | diff | restore`: older states of a flow."""

from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.call import call_of
from studio.cli.console import Console
from studio.cli.options import FlowName
from studio.cli.run_lines import when
from studio.domain.flow_diff import differences
from studio.domain.history import FlowVersion
from studio.domain.text import clip

if TYPE_CHECKING:
    from studio.engine.memory import FlowStore


def versions(context: typer.Context, flow: FlowName) -> int:
    """List the kept versions of a flow."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show_versions(studio.workbench.memory, call.console, flow),
    )


def diff(
    context: typer.Context,
    flow: FlowName,
    *,
    older: Annotated[
        int, typer.Option("--from", min=0, metavar="N", help="前の版（0＝1 つ前の版）")
    ] = 0,
    newer: Annotated[
        int, typer.Option("--to", min=0, metavar="N", help="後の版（0＝いちばん新しい版）")
    ] = 0,
) -> int:
    """Show what changed between two versions."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show_differences(studio.workbench.memory, call.console, flow, older, newer),
    )


def restore(
    context: typer.Context,
    flow: FlowName,
    *,
    version: Annotated[int, typer.Option("--version", min=1, metavar="N", help="戻す版")],
) -> int:
    """Make an older version the newest again."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: restore_version(studio.workbench.memory, call.console, flow, version),
    )


async def show_versions(memory: "FlowStore", console: Console, name: str) -> int:
    """Show the kept versions, newest first."""
    flow = await memory.get(name)
    for version in await memory.versions(flow.id):
        console.result(version, [_version_line(version)])
    return 0


async def show_differences(
    memory: "FlowStore", console: Console, name: str, older: int, newer: int
) -> int:
    """Show what changed; 0 stands for the newest version and the one before the newer.

    Raises:
        FlowNotFoundError: A version that is not kept.
    """
    flow = await memory.get(name)
    after = await memory.version(flow.id, newer) if newer else flow
    kept = [version.number for version in await memory.versions(flow.id)]
    before = older or next((number for number in kept if number < after.version), 0)
    if not before:
        console.note("比べられる前の版がありません。")
        return 0
    changes = differences(await memory.version(flow.id, before), after)
    console.note(f"第 {before} 版から第 {after.version} 版への変更：{len(changes)} 件")
    for change in changes:
        console.result(change, [f"・{change.words}"])
    return 0


async def restore_version(memory: "FlowStore", console: Console, name: str, number: int) -> int:
    """Make an older version the newest again; the versions between stay.

    Raises:
        FlowNotFoundError: It is not kept.
    """
    flow = await memory.get(name)
    restored = await memory.restore_version(flow.id, number)
    told = f"手順「{clip(restored.name, 60)}」を第 {number} 版の内容に戻しました（第 {restored.version} 版）。"
    console.result(restored, [told])
    return 0


def _version_line(version: FlowVersion) -> str:
    note = f"  {clip(version.note, 80)}" if version.note else ""
    return f"第 {version.number} 版  {when(version.saved_at)}  {version.steps} 手順{note}"
