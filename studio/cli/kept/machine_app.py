"""`tejun practice | doctor`: a site to practise on, and whether this machine is fit."""

import asyncio
from functools import partial
from typing import Annotated, Final

import typer

from studio.cli.lines.doctor_lines import is_healthy, line_words, summary
from studio.cli.terminal.call import Call, call_of
from studio.cli.terminal.interrupts import stopping_on_signals
from studio.cli.terminal.usage import JapaneseCommand, command_group

_EXIT_FAULT: Final = 1
_EXIT_STOPPED: Final = 130

app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@command()
def practice(
    context: typer.Context,
    *,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="N",
            help="ポート番号（0＝空いている番号。省くと、手順スタジオの中と同じ番号）",
        ),
    ] = None,
) -> int:
    """Serve the practice site until it is stopped."""
    call = call_of(context)
    return asyncio.run(_serve_practice(call, port))


@command()
def doctor(context: typer.Context) -> int:
    """Look at everything the studio needs."""
    from studio import bootstrap

    call = call_of(context)
    found = bootstrap.doctor(call.options())
    for line in found:
        call.console.result(line, line_words(line))
    call.console.note(summary(found))
    return 0 if is_healthy(found) else _EXIT_FAULT


async def _serve_practice(call: Call, port: int | None) -> int:
    """Say the address and wait for Ctrl+C."""
    from studio import bootstrap

    site = await bootstrap.serve_practice(port, call.home)
    try:
        stopped = asyncio.Event()
        with stopping_on_signals(stopped.set):
            call.console.note(f"練習サイトを開きました：{site.url}（Ctrl+C で終了）")
            await stopped.wait()
    finally:
        await site.stop()
    return _EXIT_STOPPED
