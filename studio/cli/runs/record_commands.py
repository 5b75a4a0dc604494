"""`tejun record`: the person does it in the browser, the steps are shown as they come, and kept at the end."""

import asyncio
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.terminal.asking import ask_line, is_interactive
from studio.cli.terminal.call import call_of, has_display
from studio.cli.terminal.console import Console
from studio.cli.terminal.interrupts import stopping_on_signals
from studio.cli.terminal.options import StartUrl
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import StudioError
from studio.domain.flows.flow import Flow
from studio.domain.runs.formatting import as_argument
from studio.engine.teaching.recording_session import RecordingSession
from studio.engine.variables.proposing import proposed_variables

if TYPE_CHECKING:
    from studio.bootstrap import Studio

_LOOK_S: Final = 0.5
"""How often it is looked whether the browser is still there."""
_HOW: Final = (
    "記録しています。ブラウザーで操作してください。終わったら、ここで Enter を押してください。"
)


@dataclass(frozen=True, slots=True)
class RecordOrder:
    """What `tejun record` was asked.

    Attributes:
        url: Where to begin.
        name: What to call the flow; "" asks, or takes the time.
    """

    url: str
    name: str = ""


app = command_group()


@app.command("record", cls=JapaneseCommand)
def record(
    context: typer.Context,
    *,
    url: StartUrl = "",
    name: Annotated[str, typer.Option(metavar="名前", help="保存する手順の名前")] = "",
) -> int:
    """Record what the person does."""
    call = call_of(context)
    if not has_display():
        raise StudioError(
            "NO_DISPLAY",
            "画面がないため、操作を記録できません。",
            "画面のあるパソコンで実行してください。",
        )
    order = RecordOrder(url, name)
    options = call.options(headless=False)
    return call.drive(options, lambda studio: teach(studio, call.console, order))


async def teach(studio: "Studio", console: Console, order: RecordOrder) -> int:
    """Record until Enter, Ctrl+C or the end of the browser, then keep what there is."""
    workbench = studio.workbench
    await workbench.memory.ready()
    recording_session = await workbench.recording_service.begin(order.url)
    console.note(_HOW)
    try:
        await _until_over(recording_session)
    finally:
        await workbench.recording_service.end()
    name = order.name or await _asked_name(console)
    flow = await workbench.recording_service.save(recording_session, name)
    proposals = _proposals(studio, flow)
    if proposals:
        console.note(
            f"変数にできる値があります：{'、'.join(proposals)}。tejun variables {as_argument(flow.name)} で選べます。"
        )
    return 0


async def _until_over(recording_session: RecordingSession) -> None:
    """Wait for Enter (or the end of the input), Ctrl+C, or until the person closes the browser."""
    over = asyncio.Event()
    loop = asyncio.get_running_loop()
    waits = {
        loop.create_task(ask_line("", _line), name="record: Enter"),
        loop.create_task(over.wait(), name="record: Ctrl+C"),
    }
    with stopping_on_signals(over.set):
        try:
            while recording_session.browser.is_open:
                done, _ = await asyncio.wait(
                    waits, timeout=_LOOK_S, return_when=asyncio.FIRST_COMPLETED
                )
                if done:
                    return
        finally:
            for one in waits:
                one.cancel()


async def _asked_name(console: Console) -> str:
    proposal = f"記録 {datetime.now():%Y-%m-%d %H-%M}"
    if not is_interactive(console):
        return proposal
    return await ask_line(f"手順の名前（Enter だけなら「{proposal}」）： ", _line) or proposal


def _proposals(studio: "Studio", flow: Flow) -> list[str]:
    """Return names of values that could be variables; a recording is kept also when none can be told."""
    desk = studio.workbench.variables
    with suppress(StudioError):
        return [one.name for one in proposed_variables(flow, desk.today, desk.work)]
    return []


def _line() -> str:
    return sys.stdin.readline()
