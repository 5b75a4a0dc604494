"""`tejun resume`: runs that were cut off, gone on with, begun anew or given up; nothing is done twice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.runs.run_commands import answered, options_of
from studio.cli.terminal.asking import ask_line, is_interactive
from studio.cli.terminal.call import call_of
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import Headless, Values, Yes, assignments
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.cli.terminal.variable_questions import ask_values
from studio.domain.errors import HandedOver
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.journal import UnfinishedRun
from studio.domain.text import clip
from studio.domain.values.moments import moment_of
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.workbench import Workbench

if TYPE_CHECKING:
    from studio.bootstrap import Studio

_ASKED: Final = {
    "1": ResumeChoice.DONE_ALREADY,
    "2": ResumeChoice.AGAIN,
    "3": ResumeChoice.FROM_START,
}


@dataclass(frozen=True, slots=True)
class ResumeOrder:
    """What `tejun resume` was asked.

    Attributes:
        run_id: Which run, by the beginning of its id; "" = the newest.
        how: None = list, and ask where somebody sits.
        discards: Give it up instead.
        is_approved: `--yes`.
        values: Given for this run, over those of the journal, which keeps no passwords.
    """

    run_id: str = ""
    how: ResumeChoice | None = None
    discards: bool = False
    is_approved: bool = False
    values: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)


app = command_group()


@app.command("resume", cls=JapaneseCommand)
def resume(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    run_id: Annotated[
        str, typer.Argument(metavar="［番号］", help="実行の番号（省くと最新）")
    ] = "",
    *,
    go_on: Annotated[bool, typer.Option("--continue", help="続きから")] = False,
    is_done: Annotated[
        bool, typer.Option("--done", help="途切れた操作は済んでいるので、その次から")
    ] = False,
    is_undone: Annotated[
        bool, typer.Option("--again", help="途切れた操作はまだなので、そこから")
    ] = False,
    from_start: Annotated[bool, typer.Option("--from-start", help="最初から")] = False,
    discards: Annotated[bool, typer.Option("--discard", help="破棄する")] = False,
    values: Values = None,
    headless: Headless = False,
    yes: Yes = False,
) -> int:
    """Go on with an interrupted run."""
    given = {
        ResumeChoice.CONTINUE: go_on,
        ResumeChoice.DONE_ALREADY: is_done,
        ResumeChoice.AGAIN: is_undone,
        ResumeChoice.FROM_START: from_start,
    }
    chosen = [how for how, is_given in given.items() if is_given]
    if len(chosen) + discards > 1:
        raise typer.BadParameter("続け方は 1 つだけ選んでください")
    given_values = assignments(values or [])
    order = ResumeOrder(
        run_id, chosen[0] if chosen else None, discards, is_approved=yes, values=given_values
    )
    call = call_of(context)
    options = call.options(headless=call.headless_or_display(is_headless=headless))
    return call.drive(options, lambda studio: carry_out(studio, call.console, order))


async def carry_out(studio: "Studio", console: Console, order: ResumeOrder) -> int:
    """List, ask, and do what was chosen.

    Raises:
        HandedOver: Only a person can say how to go on, and nobody is there.
    """
    workbench = studio.workbench
    waiting = [
        run for run in await workbench.unfinished() if run.run.run_id.startswith(order.run_id)
    ]
    if not waiting:
        console.note("途中で止まった実行はありません。")
        return 0
    unfinished = waiting[0]
    for run in waiting:
        console.result(run, _lines(run))
    if order.discards:
        await workbench.discard(unfinished.run.run_id)
        console.note(f"「{clip(unfinished.run.name, 60)}」の続きを破棄しました。")
        return 0
    how = order.how or await _asked(console, unfinished)
    if how is None:
        console.note("そのままにしました。あとで tejun resume で続けられます。")
        return 0
    is_attended = is_interactive(console)
    asked = await _asked_values(workbench, unfinished, how, order.values) if is_attended else {}
    options = options_of(studio, console, is_approved=order.is_approved)
    async with answered(workbench, is_attended=is_attended):
        values = {**asked, **order.values}
        report = await workbench.take_up(unfinished, how, values, options)
    return report.finished.status.words.exit_code


async def _asked_values(
    workbench: Workbench, unfinished: UnfinishedRun, how: ResumeChoice, given: Mapping[str, str]
) -> dict[str, str]:
    """Ask for what the journal does not keep, as the flow of then asks (or today's, from the start)."""
    run = unfinished.run
    if run.checklist is not None:
        return {}
    flow = await workbench.flow(run.flow_id)
    if how is not ResumeChoice.FROM_START and flow.version != run.flow_version:
        flow = await workbench.memory.version(run.flow_id, run.flow_version)
    return await ask_values(workbench.variables, flow, {**dict(run.values), **given})


async def _asked(console: Console, unfinished: UnfinishedRun) -> ResumeChoice | None:
    """Ask how to go on; None leaves it."""
    if not is_interactive(console):
        raise HandedOver(
            "続け方を選んでください（--continue、--done、--again、--from-start、--discard）。"
        )
    if unfinished.unclear_step is None:
        reply = await ask_line("1＝続きから、3＝最初から、Enter＝何もしない： ")
        return ResumeChoice.CONTINUE if reply == "1" else _ASKED.get(reply)
    reply = await ask_line(
        "サイトで確かめてください。1＝済んでいる（次から）、2＝まだ（そこから）、"
        "3＝最初から、Enter＝何もしない： "
    )
    return _ASKED.get(reply)


def _lines(unfinished: UnfinishedRun) -> list[str]:
    run = unfinished.run
    lines = [f"{run.run_id}  {moment_of(run.started_at)}  {clip(run.name, 60)}"]
    if last := unfinished.last_lasting_step:
        lines.append(f"    済んだ操作：{in_brackets(last.words)}")
    if unclear := unfinished.unclear_step:
        lines.append(f"    済んだかわからない操作：{in_brackets(unclear.words)}")
    return lines
