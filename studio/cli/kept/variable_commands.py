"""`tejun variables`: what may change from run to run, what it is today, and what else could be one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.terminal.call import call_of
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import FlowName
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.text import clip
from studio.domain.values.converting import TITLES
from studio.domain.values.variable import Variable
from studio.domain.values.variable_words import KIND_WORDS
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.accepting import accepted
from studio.engine.variables.proposing import VariableProposal
from studio.engine.variables.variable_values import VariableValues

if TYPE_CHECKING:
    from studio.engine.workbench import Workbench


class VariableSeen(Frozen):
    """What `tejun variables --json` prints for each variable.

    Attributes:
        today: What a run that begins now would type; "" when it cannot, or for a secret.
        note: The day of the week, or what is wrong with the value.
    """

    variable: Variable
    today: str = ""
    note: str = ""


app = command_group()


@app.command("variables", cls=JapaneseCommand)
def variables(
    context: typer.Context,
    flow: FlowName,
    *,
    accept: Annotated[
        list[str] | None,
        typer.Option(
            "--accept",
            metavar="名前[=値]",
            help="提案を変数にする（日付は「申請日=今日」のように言い方も選べる。何回でも）",
        ),
    ] = None,
) -> int:
    """Show the variables of a flow, or make proposals variables."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True),
        lambda studio: show(studio.workbench, call.console, flow, accept or ()),
    )


async def show(
    workbench: "Workbench", console: Console, name: str, accept: Sequence[str] = ()
) -> int:
    """Show variables and proposals, after accepting those that were named.

    Raises:
        SettingsError: NO_PROPOSAL, or a value that cannot be used; nothing was changed.
    """
    desk, flow = workbench.variables, await workbench.flow(name)
    if accept:
        changed = _with_accepted(flow, accept, desk)
        flow = await workbench.memory.save(changed, "提案を変数にしました")
        console.note(f"「{clip(flow.name, 60)}」に変数を {len(accept)} つ足しました。")
    secrets = secret_variables(flow)
    for variable in flow.variables:
        seen = _seen(variable, desk, is_secret=variable.name in secrets)
        console.result(seen, [_line(seen)])
    for proposal in desk.proposals(flow):
        console.result(proposal, [_proposal_line(proposal)])
    if not flow.variables:
        console.note("この手順に変数はありません。")
    return 0


def _with_accepted(flow: Flow, accept: Sequence[str], desk: VariableValues) -> Flow:
    for text in accept:
        name, _, value = text.partition("=")
        found = {proposal.name: proposal for proposal in desk.proposals(flow)}
        if name.strip() not in found:
            raise SettingsError(
                "NO_PROPOSAL",
                f"「{clip(name, 40)}」という提案はありません。",
                f"提案：{'、'.join(found) or 'なし'}",
            )
        flow = accepted(flow, found[name.strip()], value.strip())
        desk.check(flow.variables[-1], flow.variables[-1].value)
    return flow


def _seen(variable: Variable, desk: VariableValues, *, is_secret: bool) -> VariableSeen:
    if is_secret or not variable.value:
        shown = variable.model_copy(update={"value": ""}) if is_secret else variable
        return VariableSeen(variable=shown)
    preview = desk.preview(variable, variable.value)
    return VariableSeen(variable=variable, today=preview.text, note=preview.fault or preview.note)


def _line(seen: VariableSeen) -> str:
    variable = seen.variable
    words = [KIND_WORDS[variable.kind]]
    words += ["毎回たずねる"] if variable.ask_each_time else []
    words += [TITLES[converter] for converter in variable.converters]
    today = f"  → {seen.today}" if seen.today not in ("", variable.value) else ""
    note = f"  （{seen.note}）" if seen.note else ""
    value = clip(variable.value, 60) or "（値なし）"
    return f"{variable.name}：{value}{today}{note}  ［{'・'.join(words)}］"


def _proposal_line(proposal: VariableProposal) -> str:
    said = f"  今の日付の言い方：{'、'.join(proposal.expressions)}" if proposal.expressions else ""
    return (
        f"提案  {proposal.name}：{clip(proposal.literal, 60)}"
        f"  ［{KIND_WORDS[proposal.kind]}・{len(proposal.steps)} か所］{said}"
    )
