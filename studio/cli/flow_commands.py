"""What `flows …` and `export` do with an open studio; each returns an exit code."""

from pathlib import Path

from studio.cli.asking import ask_yes, is_interactive
from studio.cli.console import Console
from studio.cli.run_lines import run_line, when
from studio.domain.errors import HandedOver
from studio.domain.flow import Flow, ai_budget_in_words
from studio.domain.history import FlowSummary
from studio.domain.step_diff import ShownTexts
from studio.domain.text import clip
from studio.engine.replay.branches import condition_in_words
from studio.engine.workbench import Workbench

UNTRUSTED = "［取り込み・未確認］"
DRAFT = "［下書き］"


async def list_flows(workbench: Workbench, console: Console, search: str) -> int:
    """Show the library, newest first."""
    summaries = await workbench.flows(search)
    for summary in summaries:
        console.result(summary, [_summary_line(summary)])
    if not summaries:
        console.note(
            "あてはまる手順はありません。"
            if search
            else '手順はまだありません。tejun do "…" --save 名前 で作れます。'
        )
    return 0


async def show_flow(workbench: Workbench, console: Console, name: str) -> int:
    """Show one flow with its variables and steps."""
    flow = await workbench.flow(name)
    console.result(flow, _flow_lines(flow))
    return 0


async def delete_flow(
    workbench: Workbench, console: Console, name: str, *, is_approved: bool
) -> int:
    """Remove a flow after a yes.

    Raises:
        HandedOver: Nobody is there to say yes.
    """
    flow = await workbench.flow(name)
    if not is_approved:
        if not is_interactive(console):
            raise HandedOver("削除には確認が必要です。--yes を付けて実行してください。")
        if not await ask_yes(f"手順「{flow.name}」を削除しますか？ 元には戻せません。"):
            console.note("削除しませんでした。")
            return 0
    await workbench.delete_flow(flow.id)
    console.note(f"手順「{flow.name}」を削除しました。")
    return 0


async def confirm_flow(
    workbench: Workbench, console: Console, name: str, *, is_approved: bool
) -> int:
    """Make a draft a flow after a person's word that its run worked.

    Raises:
        HandedOver: Nobody is there to say so.
    """
    flow = await workbench.flow(name)
    if not flow.is_draft:
        console.note(f"手順「{flow.name}」は下書きではありません。そのまま使えます。")
        return 0
    if not is_approved:
        if not is_interactive(console):
            raise HandedOver("できていることの確認が必要です。--yes を付けて実行してください。")
        if not await ask_yes(f"手順「{flow.name}」の実行は、できていましたか？"):
            console.note("下書きのままにしました。")
            return 0
    kept = await workbench.confirm_flow(flow)
    console.result(kept, [f"手順「{kept.name}」を、確かめた手順にしました。"])
    return 0


async def show_history(workbench: Workbench, console: Console, name: str, limit: int) -> int:
    """Show finished runs, newest first."""
    flow_id = (await workbench.flow(name)).id if name else ""
    records = await workbench.runs(flow_id, limit)
    for record in records:
        console.result(record, [run_line(record)])
    if not records:
        console.note("実行の記録はまだありません。")
    return 0


async def export_flow(
    workbench: Workbench, console: Console, name: str, export_format: str, path: Path
) -> int:
    """Write a flow to a file; the console hears it as an event."""
    del console
    await workbench.export(await workbench.flow(name), export_format, path)
    return 0


def _summary_line(summary: FlowSummary) -> str:
    last = f"、最後の実行 {when(summary.last_run.started_at)}" if summary.last_run else ""
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
        marks = "（任意）" if step.is_optional else ""
        marks += "（確認が必要）" if step.needs_approval else ""
        if step.only_when:
            marks += f"（{clip(shown.text(condition_in_words(step.only_when)), 80)}だけ）"
        lines.append(f"  {number}. {clip(shown.act(step.action), 120)}{marks}")
    return lines
