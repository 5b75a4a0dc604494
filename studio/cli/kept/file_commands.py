"""`tejun import`, `tejun export` and `tejun flows trust`: flows that come from others, or go to them."""

import asyncio
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.terminal.asking import LineReader, ask_line, ask_yes, is_agreed, is_interactive
from studio.cli.terminal.call import call_of
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import FlowName
from studio.cli.terminal.unlocking import read_unseen
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import FlowFormatError, HandedOver
from studio.domain.events.events import FlowExported, FlowSaved
from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import NOTE_INSIDE, ImportedFlow, ImportedFlows
from studio.domain.records.audit import AuditAction, AuditAnchor, AuditNote
from studio.domain.text import clip
from studio.engine.flow_editing.flow_trust import look_inside, trusted
from studio.engine.workbench import Workbench

if TYPE_CHECKING:
    from studio.bootstrap import Studio

PORTABLE: Final = "tejun"
"""The export format that other libraries can take in; the others are in `studio.export`."""
_STEPS_SHOWN: Final = 50
_TRIES: Final = 3

PassphraseFile = Annotated[
    Path | None,
    typer.Option("--passphrase-file", metavar="FILE", help="パスフレーズを書いたファイル（UTF-8 で 1 行）"),
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class ImportOrder:
    """What `tejun import` was asked.

    Attributes:
        file: A stranger's.
        passphrase_file: Where nobody types; None = ask.
        is_approved: `--yes`: keep it without a question. It is not trusted by that.
    """

    file: Path
    passphrase_file: Path | None = None
    is_approved: bool = False


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What `tejun export` was asked.

    Attributes:
        flows: Names or ids.
        to: A format.
        output: A file, or for `tejun` a folder.
        is_sealed: By a passphrase; `tejun` only.
        passphrase_file: Where nobody types; None = ask.
    """

    flows: tuple[str, ...]
    to: str
    output: Path
    is_sealed: bool = False
    passphrase_file: Path | None = None


app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@command("import")
def take_in(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="ファイル", help="手順のファイル（.tejun）")],
    *,
    passphrase_file: PassphraseFile = None,
    yes: Annotated[bool, typer.Option("--yes", help="中身の確認なしで取り込む（信頼はしません）")] = False,
) -> int:  # fmt: skip
    """Show what is in a file, and keep it after a yes."""
    call = call_of(context)
    order = ImportOrder(file, passphrase_file, is_approved=yes)
    return call.drive(
        call.options(headless=True), lambda studio: import_file(studio, call.console, order)
    )


@command("export")
def give_out(
    context: typer.Context,
    flows: Annotated[
        list[str], typer.Argument(metavar="手順…", help="手順の名前か番号（tejun 形式は何個でも）")
    ],
    *,
    to: Annotated[
        str, typer.Option("--to", metavar="FORMAT", help="形式（tejun、python など）")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="書き出すファイル（python はフォルダー）")
    ],
    seal: Annotated[bool, typer.Option("--seal", help="パスフレーズで封をする（tejun 形式）")] = False,
    passphrase_file: PassphraseFile = None,
) -> int:  # fmt: skip
    """Write flows in another format."""
    call = call_of(context)
    if to != PORTABLE and (len(flows) > 1 or seal or passphrase_file):
        raise typer.BadParameter(f"複数の手順と封は {PORTABLE} 形式だけです", param_hint="--to")
    is_sealed = seal or passphrase_file is not None
    order = ExportOrder(tuple(flows), to, output, is_sealed, passphrase_file)
    return call.drive(
        call.options(headless=True), lambda studio: export_flows(studio, call.console, order)
    )


async def import_file(studio: "Studio", console: Console, order: ImportOrder) -> int:
    """Read, show, ask, keep.

    Raises:
        HandedOver: Nobody is there to say yes, or to type the passphrase.
    """
    workbench = studio.workbench
    inside = await _read(workbench, console, order)
    console.result(inside, inside_lines(inside))
    question, needed = "この手順を取り込みますか？", "取り込むには確認が必要です。中身を確かめ、"
    if not order.is_approved and not await is_agreed(
        console, question, needed, "取り込みませんでした。"
    ):
        return 0
    for one in inside.flows:
        await _keep(workbench, console, one, order.file)
    return 0


async def export_flows(studio: "Studio", console: Console, order: ExportOrder) -> int:
    """Write flows to a file; the console hears it as an event.

    Raises:
        HandedOver: Nobody is there to type the passphrase.
    """
    workbench = studio.workbench
    if order.to != PORTABLE:
        await workbench.export(await workbench.flow(order.flows[0]), order.to, order.output)
        return 0
    from studio import bootstrap

    flows = [await workbench.flow(name) for name in order.flows]
    passphrase = await _new_passphrase(console, order)
    path = order.output
    if path.is_dir():
        path = path / bootstrap.flow_file_name(flows)
    await bootstrap.write_flow_file(flows, path, passphrase, await _anchor(workbench))
    for flow in flows:
        await workbench.memory.note(_note(AuditAction.FLOW_EXPORTED, flow, path))
        workbench.bus.publish(FlowExported(flow_id=flow.id, export_format=PORTABLE, path=str(path)))
    return 0


async def trust_flow(workbench: Workbench, console: Console, name: FlowName) -> int:
    """Show an imported flow, ask, and let it run like one of our own.

    Raises:
        HandedOver: Nobody is there to read it.
    """
    flow = await workbench.flow(name)
    if not flow.is_imported:
        console.note(f"手順「{clip(flow.name, 60)}」は、取り込みの確認が済んでいます。")
        return 0
    inside = look_inside(flow)
    for line in _flow_lines(inside):
        console.note(line)
    if not is_interactive(console):
        raise HandedOver("信頼するかどうかは、手順の中身を見た人が端末で答えてください。")
    if not await ask_yes("この手順と、上のサイトを信頼しますか？"):
        console.note("信頼しませんでした。これまでどおり、操作のたびに確認します。")
        return 0
    stored = await workbench.memory.save(trusted(flow), "取り込んだ手順を信頼しました")
    await workbench.memory.note(AuditNote(action=AuditAction.FLOW_TRUSTED, subject=stored.name))
    console.note(f"手順「{clip(stored.name, 60)}」を信頼しました。")
    return 0


def inside_lines(inside: ImportedFlows) -> list[str]:
    """Return what a person reads before a file is taken in."""
    sealed = "（パスフレーズで封をされたファイル）" if inside.is_sealed else ""
    lines = [f"このファイルには、手順が {len(inside.flows)} 個あります。{sealed}"]
    for one in inside.flows:
        lines += ["", *_flow_lines(one)]
    return lines


def _flow_lines(one: ImportedFlow) -> list[str]:
    lines = [f"手順「{clip(one.flow.name, 80)}」（{len(one.steps)} 手順）"]
    if one.flow.purpose:
        lines.append(f"  目的：{clip(one.flow.purpose, 120)}")
    if one.flow.ai_note:
        lines.append(f"  {NOTE_INSIDE}：{clip(one.flow.ai_note, MAX_NOTE_CHARS)}")
    if one.twin:
        lines.append(
            f"  同じ手順か同じ名前の手順があります：{clip(one.twin, 60)}（別の手順として残します）"
        )
    for site in one.sites:
        warning = f"  注意：{site.warning}" if site.warning else ""
        lines.append(f"  サイト：{clip(site.words, 100)}{warning}")
    lines += [f"  使う認証情報の名前：{clip(name, 60)}" for name in one.secrets]
    lines += [f"  サイトに渡すファイル：{clip(path, 120)}" for path in one.files]
    lines += [f"  {number}. {words}" for number, words in enumerate(one.steps[:_STEPS_SHOWN], 1)]
    if len(one.steps) > _STEPS_SHOWN:
        lines.append(f"  …ほか {len(one.steps) - _STEPS_SHOWN} 手順")
    if one.acts:
        lines.append(f"  実行のたびに確認する操作が {len(one.acts)} 個あります。")
    return lines  # fmt: skip


async def _read(workbench: Workbench, console: Console, order: ImportOrder) -> ImportedFlows:
    """Read the file; a passphrase is asked for when it needs one, three times at most."""
    from studio import bootstrap

    known = tuple(await workbench.flows())
    passphrase = await _passphrase_of(order.passphrase_file)
    for tries_left in reversed(range(_TRIES + 1)):
        try:
            return await bootstrap.read_flow_file(order.file, passphrase, known)
        except FlowFormatError as fault:
            is_asked = fault.code in (bootstrap.PASSPHRASE_NEEDED, bootstrap.PASSPHRASE_WRONG)
            is_answered = is_interactive(console) and order.passphrase_file is None
            if not is_asked or not is_answered or not tries_left:
                raise
            console.note(str(fault))
        passphrase = await _typed("パスフレーズ（入力は見えません。やめるときは Enter）：")
        if not passphrase:
            raise HandedOver("取り込みませんでした。")
    raise AssertionError


async def _keep(workbench: Workbench, console: Console, one: ImportedFlow, file: Path) -> None:
    stored = await workbench.memory.save(one.flow, f"{clip(file.name, 60)} から取り込みました")
    await workbench.memory.note(_note(AuditAction.FLOW_IMPORTED, stored, file))
    workbench.bus.publish(
        FlowSaved(
            flow_id=stored.id, name=stored.name, version=stored.version, steps=len(stored.steps)
        )
    )
    console.note(
        f"手順「{clip(stored.name, 60)}」を取り込みました（未確認）。サイトを開くときと、取り消せない操作の前に、毎回確認します。"
        f"中身を確かめたら、tejun flows trust {stored.id} で信頼できます。"
    )


def _note(action: AuditAction, flow: Flow, file: Path) -> AuditNote:
    details = (("flow_id", flow.id), ("file", clip(file.name, 100)))
    return AuditNote(action=action, subject=flow.name, details=details)


async def _anchor(workbench: Workbench) -> AuditAnchor | None:
    newest = await workbench.memory.entries(limit=1)
    return AuditAnchor(seq=newest[0].seq, mac=newest[0].mac) if newest else None


async def _new_passphrase(console: Console, order: ExportOrder) -> str:
    """Return the passphrase of a file to be sealed, "" for one that is not; typed unseen twice."""
    if not order.is_sealed:
        return ""
    if order.passphrase_file is not None:
        return await _passphrase_of(order.passphrase_file)
    if not is_interactive(console):
        raise HandedOver(
            "封をするには、--passphrase-file でパスフレーズのファイルを指定してください。"
        )
    return await chosen_passphrase(console)


async def chosen_passphrase(console: Console, read_line: LineReader = read_unseen) -> str:
    """Ask for a new passphrase until it was typed twice alike.

    Raises:
        HandedOver: Given up with an empty line.
    """
    from studio.bootstrap import MIN_PASSPHRASE

    while True:
        first = await _typed(
            f"封をするパスフレーズ（{MIN_PASSPHRASE} 文字以上。入力は見えません。やめるときは Enter）：",
            read_line,
        )
        if not first:
            raise HandedOver("書き出しませんでした。")
        if len(first) < MIN_PASSPHRASE:
            console.note(f"{MIN_PASSPHRASE} 文字以上にしてください。")
        elif await _typed("もう一度：", read_line) != first:
            console.note("2 つの入力が違っています。")
        else:
            return first


async def _typed(prompt: str, read_line: LineReader = read_unseen) -> str:
    return await ask_line(prompt, read_line)


async def _passphrase_of(path: Path | None) -> str:
    from studio import bootstrap

    return await asyncio.to_thread(bootstrap.read_passphrase_file, path) if path else ""
