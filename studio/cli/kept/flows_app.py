"""`tejun flows …`: what the library keeps, and older states of it."""

from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.kept.paper_commands import ExcelPath, HtmlPath, document_flow
from studio.cli.lines.run_lines import run_line
from studio.cli.terminal.asking import DELETING, is_agreed
from studio.cli.terminal.call import library_commands, studio_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import FlowName, Limit, OneFlow, Yes
from studio.cli.terminal.usage import command_group
from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.domain.flows.flow import Flow, FlowStep, ai_budget_in_words
from studio.domain.flows.flow_diff import differences
from studio.domain.flows.step_diff import ShownTexts
from studio.domain.records.history import FlowSummary, FlowVersion
from studio.domain.text import clip
from studio.domain.values.moments import moment_of

if TYPE_CHECKING:
    from studio.engine.memory import Memory
    from studio.engine.workbench import Workbench

app = command_group()
_command = studio_commands(app, lambda studio: studio.workbench)
_kept = library_commands(app)

UNTRUSTED = "［取り込み・未確認］"
DRAFT = "［下書き］"


@_kept("list", "手順の一覧")
async def list_flows(
    memory: "Memory",
    console: Console,
    search: Annotated[
        str, typer.Argument(metavar="［言葉］", help="名前・目的・サイトで絞る")
    ] = "",
) -> int:
    """Show the library, newest first."""
    summaries = await memory.summaries(search)
    for summary in summaries:
        console.result(summary, [_summary_line(summary)])
    if not summaries:
        console.note(
            "あてはまる手順はありません。"
            if search
            else '手順はまだありません。tejun do "…" --save 名前 で作れます。'
        )
    return 0


@_kept("show", "手順の中身")
async def show_flow(memory: "Memory", console: Console, flow: FlowName) -> int:
    """Show one flow with its variables and steps."""
    found = await memory.get(flow)
    console.result(found, _flow_lines(found))
    return 0


@_kept("delete", "手順を消す")
async def delete_flow(
    memory: "Memory", console: Console, name: FlowName, *, yes: Yes = False
) -> int:
    """Remove a flow after a yes.

    Raises:
        HandedOver: Nobody is there to say yes.
    """
    flow = await memory.get(name)
    question = f"手順「{flow.name}」を削除しますか？ 元には戻せません。"
    if not (yes or await is_agreed(console, question, DELETING, "削除しませんでした。")):
        return 0
    await memory.delete(flow.id)
    console.note(f"手順「{flow.name}」を削除しました。")
    return 0


@_command("confirm", "下書きの手順を、できていると確かめた手順にする")
async def confirm_flow(
    workbench: "Workbench", console: Console, name: FlowName, *, yes: Yes = False
) -> int:
    """Make a draft a flow after a person's word that its run worked.

    Raises:
        HandedOver: Nobody is there to say so.
    """
    flow = await workbench.flow(name)
    if not flow.is_draft:
        console.note(f"手順「{flow.name}」は下書きではありません。そのまま使えます。")
        return 0
    question = f"手順「{flow.name}」の実行は、できていましたか？"
    needed = "できていることの確認が必要です。"
    if not (yes or await is_agreed(console, question, needed, "下書きのままにしました。")):
        return 0
    kept = await workbench.confirm_flow(flow)
    console.result(kept, [f"手順「{kept.name}」を、確かめた手順にしました。"])
    return 0


@_command("trust", "取り込んだ手順を、確かめたうえで信頼する")
async def trust(workbench: "Workbench", console: Console, name: FlowName) -> int:
    """See `file_commands.trust_flow`, which costs the engine of replays to import."""
    from studio.cli.kept.file_commands import trust_flow

    return await trust_flow(workbench, console, name)


@_kept("history", "実行の記録")
async def show_history(
    memory: "Memory", console: Console, flow: OneFlow = "", *, limit: Limit = 20
) -> int:
    """Show finished runs, newest first."""
    flow_id = (await memory.get(flow)).id if flow else ""
    records = await memory.runs(flow_id, limit)
    for record in records:
        console.result(record, [run_line(record)])
    if not records:
        console.note("実行の記録はまだありません。")
    return 0


@_kept("versions", "残っている版の一覧")
async def show_versions(memory: "Memory", console: Console, name: FlowName) -> int:
    """Show the kept versions, newest first."""
    flow = await memory.get(name)
    for version in await memory.versions(flow.id):
        console.result(version, [_version_line(version)])
    return 0


@_kept("diff", "2 つの版の違い")
async def show_differences(
    memory: "Memory",
    console: Console,
    name: FlowName,
    *,
    older: Annotated[
        int, typer.Option("--from", min=0, metavar="N", help="前の版（0＝1 つ前の版）")
    ] = 0,
    newer: Annotated[
        int, typer.Option("--to", min=0, metavar="N", help="後の版（0＝いちばん新しい版）")
    ] = 0,
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


@_command("document", "手順書（引き継ぎと監査のための文書）を書き出す")
async def document(
    workbench: "Workbench",
    console: Console,
    name: FlowName,
    *,
    html: HtmlPath = None,
    excel: ExcelPath = None,
) -> int:
    """See `paper_commands.document_flow`."""
    return await document_flow(workbench, console, name, (html, excel))


@_kept("restore", "前の版の内容に戻す")
async def restore_version(
    memory: "Memory",
    console: Console,
    name: FlowName,
    *,
    number: Annotated[int, typer.Option("--version", min=1, metavar="N", help="戻す版")],
) -> int:
    """Make an older version the newest again; the versions between stay.

    Raises:
        FlowNotFoundError: It is not kept.
    """
    flow = await memory.get(name)
    restored = await memory.restore_version(flow.id, number)
    told = f"手順「{clip(restored.name, 60)}」を第 {number} 版の内容に戻しました（第 {restored.version} 版）。"
    console.result(restored, [told])
    return 0


def _summary_line(summary: FlowSummary) -> str:
    last = f"、最後の実行 {moment_of(summary.last_run.started_at)}" if summary.last_run else ""
    return (
        f"{clip(summary.name, 60)}{_marks(summary)}（{summary.steps} 手順、第 {summary.version} 版、"
        f"直近 {summary.recent_ok}/{summary.recent_runs} 回成功{last}）  {summary.flow_id}"
    )


def _marks(flow: Flow | FlowSummary) -> str:
    return (UNTRUSTED if flow.is_imported else "") + (DRAFT if flow.is_draft else "")


def _flow_lines(flow: Flow) -> list[str]:
    lines = [f"{clip(flow.name, 80)}{_marks(flow)}（第 {flow.version} 版、{flow.id}）"]
    if flow.purpose:
        lines.append(f"目的：{clip(flow.purpose, 120)}")
    if flow.ai_note:
        lines.append(f"AI への注意書き：{clip(flow.ai_note, MAX_NOTE_CHARS)}")
    if flow.ai_budget:
        lines.append(f"人がいないときに AI に任せてよい量：{ai_budget_in_words(flow.ai_budget)}")
    for variable in flow.variables:
        asks = "（毎回たずねる）" if variable.ask_each_time else ""
        lines.append(f"変数：{clip(variable.name, 40)} = {clip(variable.value, 80)}{asks}")
    item, shown = None, ShownTexts(flow)
    for number, step in enumerate(flow.steps, 1):
        if step.item != item:
            item = step.item
            lines.append(clip(shown.text(item), 100))
        lines.append(f"  {number}. {clip(shown.act(step.action), 120)}{_step_marks(step, shown)}")
    return lines


def _step_marks(step: FlowStep, shown: ShownTexts) -> str:
    marks = "（任意）" if step.is_optional else ""
    marks += "（確認が必要）" if step.needs_approval else ""
    if step.only_when:
        from studio.engine.replay.branches import condition_in_words

        marks += f"（{clip(shown.text(condition_in_words(step.only_when)), 80)}だけ）"
    return marks


def _version_line(version: FlowVersion) -> str:
    note = f"  {clip(version.note, 80)}" if version.note else ""
    return f"第 {version.number} 版  {moment_of(version.saved_at)}  {version.steps} 手順{note}"
