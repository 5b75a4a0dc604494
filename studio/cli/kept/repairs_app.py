"""`tejun repairs`: elements that replays found anew; see, agree to, adopt and undo them."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from typing_extensions import override

from studio.cli.lines.repair_lines import repair_lines
from studio.cli.terminal.call import studio_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import OneFlow
from studio.cli.terminal.usage import JapaneseGroup, command_group
from studio.domain.errors import FlowNotFoundError
from studio.domain.flows.repair import Repair
from studio.domain.text import clip
from studio.engine.healing.repairs import RepairReview

if TYPE_CHECKING:
    from studio.engine.workbench import Workbench


class _RepairGroup(JapaneseGroup):
    """`tejun repairs 手順` lists the repairs of a flow: 「list」 need not be written."""

    @override
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_bare = not args or (args[0] not in self.commands and not args[0].startswith("-"))
        return super().parse_args(ctx, ["list", *args] if is_bare else args)


app = command_group(_RepairGroup)
command = studio_commands(app, lambda studio: studio.workbench)

RepairId = Annotated[str, typer.Argument(metavar="修復", help="修復の番号（一覧の行の最後）")]


@command("list", "修復の一覧（新しい順）")
async def list_repairs(workbench: "Workbench", console: Console, flow: OneFlow = "") -> int:
    """Show repairs, newest first.

    Raises:
        FlowNotFoundError: Nothing has this name.
    """
    flow_id = (await workbench.flow(flow)).id if flow else ""
    repairs = await _desk(workbench).all(flow_id)
    for repair in repairs:
        console.result(repair, repair_lines(repair, await _flow_name(workbench, repair)))
    if not repairs:
        console.note("修復はありません。")
    return 0


@command("agree", "確認待ちの修復を、仮に使うことにする")
async def agree(workbench: "Workbench", console: Console, repair_id: RepairId) -> int:
    """Let replays try a proposed repair.

    Raises:
        SettingsError: REPAIR_NOT_FOUND.
    """
    repair = await _desk(workbench).agree(repair_id)
    console.result(repair, [f"{_change(repair)}を、次の実行から仮に使います。"])
    return 0


@command("adopt", "修復を採用して、手順の新しい版にする")
async def adopt(workbench: "Workbench", console: Console, repair_id: RepairId) -> int:
    """Make a repair the flow's own.

    Raises:
        SettingsError: REPAIR_NOT_FOUND, REPAIR_VOID.
    """
    flow = await _desk(workbench).adopt(repair_id)
    told = f"修復を採用しました：手順「{clip(flow.name, 60)}」第 {flow.version} 版。"
    console.result(flow, [told])
    return 0


@command("undo", "修復を取り消す（採用したものは、前の見つけ方に戻す）")
async def undo(workbench: "Workbench", console: Console, repair_id: RepairId) -> int:
    """Undo a repair.

    Raises:
        SettingsError: REPAIR_NOT_FOUND, REPAIR_VOID.
    """
    repair = await _desk(workbench).undo(repair_id)
    console.result(repair, [f"修復（{_change(repair)}）を取り消しました。"])
    return 0


def _desk(workbench: "Workbench") -> RepairReview:
    return RepairReview(workbench.memory, workbench.bus)


def _change(repair: Repair) -> str:
    return clip(" → ".join(repair.told), 80)


async def _flow_name(workbench: "Workbench", repair: Repair) -> str:
    try:
        return (await workbench.flow(repair.flow_id)).name
    except FlowNotFoundError:
        return "（削除された手順）"
