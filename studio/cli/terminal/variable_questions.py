"""Asking for a flow's values at the terminal, with the same checks as the form of the window."""

import asyncio
import sys
from collections.abc import Mapping

from studio.cli.terminal.asking import LineReader, ask_line
from studio.cli.terminal.unlocking import read_unseen
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.text import clip, strip_unseen
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.variable_values import VariableValues, asked_variables

_KIND_HINTS = {
    VariableKind.NUMBER: "数",
    VariableKind.DATE: "日付。2026/11/20、今日、先月末、第3営業日 など",
    VariableKind.FILE: "ファイルの場所",
}


async def ask_values(
    desk: VariableValues,
    flow: Flow,
    given: Mapping[str, str],
    read_line: LineReader = sys.stdin.readline,
    read_secret: LineReader = read_unseen,
) -> dict[str, str]:
    """Ask for the variables marked 「毎回たずねる」 and what goes with them; an empty answer keeps what is shown.

    What cannot be used is asked for again with the reason. What was typed is remembered for the
    next time, but for secrets.

    Args:
        desk: Checks and remembers.
        flow: To be played.
        given: What needs no question.
        read_line: Reads one line.
        read_secret: Reads one line that nobody sees, for what is secret.
    """
    open_ones = [one for one in asked_variables(flow) if one.name not in given]
    if not open_ones:
        return {}
    secrets, before = secret_variables(flow), await desk.remembered(flow)
    usual = {one.name: before.get(one.name, one.value) for one in flow.variables}
    others = {name for name, value in given.items() if usual.get(name) != value}
    asked: dict[str, str] = {}
    for variable in sorted(open_ones, key=lambda one: bool(one.goes_with)):
        if variable.name in secrets:
            reply = await ask_line(f"{variable.name}（入力は見えません）： ", read_secret)
            asked[variable.name] = reply or variable.value
            continue
        shown = "" if others & {*variable.goes_with} else usual[variable.name]
        asked[variable.name] = await _asked(desk, variable, shown, read_line)
        others |= {variable.name} if asked[variable.name] != usual[variable.name] else set()
    await desk.remember(flow, asked)
    return asked


async def _asked(
    desk: VariableValues, variable: Variable, shown: str, read_line: LineReader
) -> str:
    """Ask until the answer can be used; the end of the input keeps what is shown, used or not."""
    while True:
        raw = await ask_line(_question(variable, shown), read_line)
        text = raw or shown
        try:
            await asyncio.to_thread(desk.check, variable, text)
        except SettingsError as fault:
            sys.stderr.write(f"  {fault.message}{fault.remedy}\n")
        else:
            seen = desk.preview(variable, text)
            if seen.note or seen.text != text:
                sys.stderr.write(f"  → {strip_unseen(seen.text)}　{seen.note}".rstrip() + "\n")
            return text
        if not raw:
            return text


def _question(variable: Variable, shown: str) -> str:
    hints = [_KIND_HINTS.get(variable.kind, ""), clip(variable.hint, 60)]
    if variable.kind is VariableKind.CHOICE:
        hints = ["・".join(clip(choice, 20) for choice in variable.choices[:12]), hints[1]]
    words = "。".join(hint for hint in hints if hint)
    return f"{variable.name}{f'（{words}）' if words else ''}［{shown}］： "
