"""`tejun edit 手順 …`: everything on a flow, changed from the command line; `undo` takes the last save back."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.kept import edit_parts as parts
from studio.cli.kept.flows_app import show_flow
from studio.cli.terminal.call import call_of
from studio.cli.terminal.options import FlowName
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.engine.flow_editing import acts, expectations, steps, variables
from studio.engine.flow_editing.clipboard import MAX_CHARS, copy_steps, paste_steps, read_steps
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.saving import save_edits

if TYPE_CHECKING:
    from studio.bootstrap import Studio

Change = Callable[[Flow], Flow]

app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@app.callback(invoke_without_command=True)
def show(context: typer.Context, flow: FlowName) -> int:
    """Show a flow with the numbers of its steps, unless a change follows."""
    if context.invoked_subcommand is not None:
        return 0
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show_flow(studio.workbench.memory, call.console, flow),
    )


@command("step", help="操作を変える（値、要素、条件、オン・オフ、任意、エラーのとき …）")
@parts.taking(parts.ACT_OPTIONS, parts.TREATMENT_OPTIONS)
def change_step(context: typer.Context, number: parts.StepNumber, **given: parts.Told) -> int:
    """Change what a step does and how it is treated."""
    told = parts.action_parts(given)
    action = parts.action_of(given["from_json"]) if given["from_json"] else None

    def change(flow: Flow) -> Flow:
        step_id = _at(flow, number)
        if action is not None:
            flow = acts.change_action(flow, step_id, action)
        if given["verb"]:
            flow = acts.change_verb(flow, step_id, given["verb"])
        for name, new in told.items():
            flow = acts.change_part(flow, step_id, name, new)
        if given["item"]:
            flow = steps.reword_item(flow, step_id, given["item"])
        return parts.treated(flow, (step_id,), given)

    return _edit(context, change)


@command("set", help="いくつかの操作の扱いをまとめて変える（オン・オフ、任意、承認 …）")
@parts.taking(parts.TREATMENT_OPTIONS)
def set_steps(context: typer.Context, chosen: parts.StepNumbers, **given: parts.Told) -> int:
    """Change how steps are treated."""
    return _edit(context, lambda flow: parts.treated(flow, parts.numbers(chosen, flow), given))


@command("insert", help="操作を足す（N 番目の前）")
@parts.taking(parts.ACT_OPTIONS)
def insert(context: typer.Context, number: parts.StepNumber, **given: parts.Told) -> int:
    """Put a new step before another."""
    verb, from_json = given["verb"], given["from_json"]
    if bool(verb) == bool(from_json):
        raise typer.BadParameter(
            "操作を --verb か --from-json のどちらかで書いてください", param_hint="--verb"
        )
    told = parts.action_parts(given)
    action = parts.action_of(from_json) if from_json else acts.drafted(verb, **told)
    return _edit(
        context,
        lambda flow: steps.insert_step(flow, max(number, 1) - 1, action, given["item"] or ""),
    )


@command("move", help="操作を移す")
def move(
    context: typer.Context,
    chosen: parts.StepNumbers,
    *,
    before: Annotated[
        int,
        typer.Option("--before", metavar="N", help="この番号の操作の前へ（最後の次も可）"),
    ],
) -> int:
    """Put steps before another."""
    return _edit(
        context, lambda flow: steps.move_steps(flow, parts.numbers(chosen, flow), before - 1)
    )


@command("remove", help="操作を消す")
def remove(context: typer.Context, chosen: parts.StepNumbers) -> int:
    """Take steps out."""
    return _edit(context, lambda flow: steps.remove_steps(flow, parts.numbers(chosen, flow)))


@command("duplicate", help="操作を複製する（すぐ下に）")
def duplicate(context: typer.Context, chosen: parts.StepNumbers) -> int:
    """Copy steps."""
    return _edit(context, lambda flow: steps.duplicate_steps(flow, parts.numbers(chosen, flow)))


@command("split", help="文を、この操作から 2 つに分ける")
def split(
    context: typer.Context,
    number: parts.StepNumber,
    words: Annotated[str, typer.Argument(metavar="文", help="後半の文")],
) -> int:
    """Begin a new sentence."""
    return _edit(context, lambda flow: steps.split_item(flow, _at(flow, number), words))


@command("merge", help="いくつかの文を 1 つにまとめる")
def merge(context: typer.Context, chosen: parts.StepNumbers) -> int:
    """Join sentences."""
    return _edit(context, lambda flow: steps.merge_items(flow, parts.numbers(chosen, flow)))


@command("variable", help="変数を足す・変える・移す・操作の値から作る・消す")
@parts.taking(parts.VARIABLE_OPTIONS)
def variable(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="名前", help="変数の名前")],
    *,
    is_removed: Annotated[bool, typer.Option("--remove", help="消す")] = False,
    row: Annotated[
        int | None, typer.Option("--at", metavar="N", min=1, help="一覧の N 番目へ移す")
    ] = None,
    number: Annotated[
        int | None, typer.Option("--from", metavar="N", help="N 番目の操作の値を、この変数にする")
    ] = None,
    **given: parts.Told,
) -> int:
    """Make, change, rename, move or remove a variable."""
    if number is not None and given.get("value") is not None:
        raise typer.BadParameter(
            "値は操作から取ります。--value と一緒には使えません", param_hint="--from"
        )
    told = {part: value for part, value in given.items() if value is not None}
    told |= {"name": told.pop("new_name")} if "new_name" in told else {}

    def change(flow: Flow) -> Flow:
        if is_removed:
            return variables.remove_variable(flow, name)
        known = next((one for one in flow.variables if one.name == name), None)
        held = (known or Variable(name=name)).model_dump()
        changed = Variable.model_validate(held | told)
        if number is not None:
            flow = variables.make_variable(flow, _at(flow, number), changed)
        elif known is None:
            flow = variables.add_variable(flow, changed)
        else:
            flow = variables.change_variable(flow, name, changed)
        return flow if row is None else variables.move_variable(flow, changed.name, row - 1)

    return _edit(context, change)


@command("rename", help="手順の名前を変える")
def rename(
    context: typer.Context, name: Annotated[str, typer.Argument(metavar="名前", help="新しい名前")]
) -> int:
    """Give the flow another name."""
    return _edit(context, lambda flow: expectations.rename_flow(flow, name))


@command("about", help="目的、担当、サイト、移動してよい場所、AI に任せてよい量を変える")
def about(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    *,
    purpose: Annotated[str | None, typer.Option("--purpose", metavar="文", help="目的")] = None,
    owner: Annotated[str | None, typer.Option("--owner", metavar="名前", help="担当")] = None,
    site: Annotated[
        list[str] | None, typer.Option("--site", metavar="名前", help="サイトの名前（何回でも）")
    ] = None,
    allow: Annotated[
        list[str] | None, typer.Option("--allow", metavar="URL", help="移動してよい場所を足す")
    ] = None,
    forbid: Annotated[
        list[str] | None, typer.Option("--forbid", metavar="URL", help="移動してよい場所から外す")
    ] = None,
    ai_budget: Annotated[
        int | None,
        typer.Option(
            "--ai-budget",
            metavar="トークン",
            help="人がいないときも、進めない項目を AI に任せてよい量（0＝任せない）",
        ),
    ] = None,
) -> int:
    """Change what is said of the flow as a whole."""

    def change(flow: Flow) -> Flow:
        if purpose is not None:
            flow = expectations.set_purpose(flow, purpose)
        if owner is not None:
            flow = expectations.set_owner(flow, owner)
        if site is not None:
            flow = expectations.set_sites(flow, site)
        for address in allow or []:
            flow = expectations.allow_place(flow, address)
        for address in forbid or []:
            flow = expectations.forbid_place(flow, address)
        if ai_budget is not None:
            flow = expectations.set_ai_budget(flow, ai_budget)
        return flow

    return _edit(context, change)


@command("copy", help="操作をコピーする（標準出力へ。パスワードは入りません）")
def copy(context: typer.Context, chosen: parts.StepNumbers) -> int:
    """Print steps as text that `paste` takes."""
    call, name = call_of(context), _name(context)

    async def job(studio: "Studio") -> int:
        flow = await studio.workbench.flow(name)
        text = copy_steps(flow, parts.numbers(chosen, flow))
        call.console.result(read_steps(text), [text])
        return 0

    return call.drive(call.options(headless=True), job)


@command("paste", help="コピーした操作を貼り付ける（標準入力かファイルから）")
def paste(
    context: typer.Context,
    source: Annotated[
        Path | None, typer.Argument(metavar="［FILE］", help="コピーしたもの")
    ] = None,
    *,
    before: Annotated[
        int, typer.Option("--before", metavar="N", help="この番号の操作の前へ（0＝最後）")
    ] = 0,
    mapped: Annotated[
        list[str] | None,
        typer.Option("--map", metavar="元=先", help="元の変数を、この手順の変数に置き換える"),
    ] = None,
) -> int:
    """Put copied steps into the flow."""
    call, name = call_of(context), _name(context)
    text, names = _clipboard(source), _pairs(mapped or [])

    async def job(studio: "Studio") -> int:
        memory = studio.workbench.memory
        flow = await memory.get(name)
        copied = read_steps(text)
        listed = {one.flow_id for one in await memory.summaries()}
        known = [await memory.get(copied.flow_id)] if copied.flow_id in listed else []
        row = before - 1 if before else len(flow.steps)
        pasted = paste_steps(flow, text, row, known, names)
        if pasted.variables:
            call.console.note(f"変数も足しました：{'、'.join(pasted.variables)}")
        if pasted.unknown_origins:
            call.console.note(
                f"この手順では開けないサイトがあります：{'、'.join(pasted.unknown_origins)}（about --allow で足せます）"
            )
        if pasted.is_foreign:
            call.console.note(
                "ほかの所から来た操作のため、信頼するまで、この手順はすべての操作で確認します。"
            )
        return await _save(studio, context, FlowEdits.of(flow).push(pasted.flow))

    return call.drive(call.options(headless=True), job)


@command("undo", help="最後の保存を取り消す（前の版の内容に戻す）")
def undo(context: typer.Context) -> int:
    """Make the version before the newest the newest again."""
    call, name = call_of(context), _name(context)

    async def job(studio: "Studio") -> int:
        memory = studio.workbench.memory
        flow = await memory.get(name)
        kept = [one.number for one in await memory.versions(flow.id) if one.number < flow.version]
        if not kept:
            raise InstructionError(
                "NOTHING_TO_UNDO", "取り消せる前の版がありません。", "そのままお使いください。"
            )
        before = await memory.version(flow.id, kept[0])
        restored = before.model_copy(update={"version": flow.version})
        return await _save(studio, context, FlowEdits.of(flow).push(restored))

    return call.drive(call.options(headless=True), job)


def _edit(context: typer.Context, change: Change) -> int:
    """Change the flow of a call and save it; nothing is saved when the change cannot be made."""
    call, name = call_of(context), _name(context)

    async def job(studio: "Studio") -> int:
        flow = await studio.workbench.memory.get(name)
        return await _save(studio, context, FlowEdits.of(flow).push(change(flow)))

    return call.drive(call.options(headless=True), job)


async def _save(studio: "Studio", context: typer.Context, edits: FlowEdits) -> int:
    console = call_of(context).console
    if not edits.is_changed:
        console.note("変わったところはありません。")
        return 0
    told = [f"・{one.words}" for one in edits.changes]
    saved = await save_edits(studio.workbench.memory, studio.workbench.bus, edits)
    console.result(saved.flow, told)
    return 0


def _name(context: typer.Context) -> str:
    """Return the flow that was named before the change."""
    assert context.parent is not None
    return str(context.parent.params["flow"])


def _at(flow: Flow, number: int) -> str:
    return flow.steps[parts.within(number, flow.steps, "N")].id


def _clipboard(source: Path | None) -> str:
    """Read what was copied, from a file or the standard input.

    Raises:
        typer.BadParameter: The file cannot be read.
    """
    if source is None:
        return sys.stdin.read(MAX_CHARS + 1)
    try:
        with source.open(encoding="utf-8", errors="replace") as file:
            return file.read(MAX_CHARS + 1)
    except OSError as exc:
        raise typer.BadParameter(f"{source.name} を読めません", param_hint="FILE") from exc


def _pairs(texts: list[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in texts]
    if any(not sign or not old or not new for old, sign, new in pairs):
        raise typer.BadParameter("--map は 元=先 の形で書いてください", param_hint="--map")
    return {old: new for old, _, new in pairs}
