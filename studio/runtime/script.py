"""Running an exported script: reads its data and arguments, opens a browser, plays its lines."""

import asyncio
import io
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from getpass import getpass
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from studio.browser.chromium import ChromiumBrowser
from studio.browser.launch import LaunchOptions
from studio.domain.errors import SettingsError, StudioError
from studio.domain.flows.flow import Flow
from studio.domain.flows.script_data import ScriptData
from studio.domain.values.variable import Variable
from studio.engine.runs.story import RunStory
from studio.engine.variables.values import Almanac
from studio.engine.whole_file import write_whole
from studio.export.table_files import write_tables
from studio.runtime.arguments import Arguments, read_arguments
from studio.runtime.environment import login_of, secret_values
from studio.runtime.playing import PlayReport, PlayTerms, PlayWorld, play
from studio.runtime.script_steps import Item
from studio.runtime.terminal import Terminal, tell_program
from studio.workdays import OfficeCalendar

_FRESH: Final = LaunchOptions()
"""A profile of its own, gone with the run: nobody's session is used, and none is left behind."""


def run(
    script: str,
    items: Sequence[Item],
    values: Mapping[str, str] | None = None,
    secrets: Mapping[str, str] | None = None,
) -> None:
    """Carry out a script and end the program with its exit code.

    Args:
        script: `__file__` of the script; its data stands beside it under the same name.
        items: One function for each item of the checklist, carried out in this order.
        values: What its variables hold unless arguments say otherwise.
        secrets: Environment variable of each secret, by its name.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a CP932 terminal is no reason to stop
    sys.exit(main(Path(script), items, values or {}, secrets or {}))


def main(
    script: Path,
    items: Sequence[Item],
    values: Mapping[str, str],
    secrets: Mapping[str, str],
    words: Sequence[str] | None = None,
    launch: LaunchOptions = _FRESH,
) -> int:
    """Carry out a script; returns the exit code.

    Args:
        script: See `run`.
        items: See `run`.
        values: See `run`.
        secrets: See `run`.
        words: Its arguments; None: of this process.
        launch: What arguments do not say of the browser.
    """
    try:
        flow = with_values(read_data(script.with_suffix(".json")), values)
        arguments = read_arguments(flow, secrets, words)
        terms = _terms(arguments, secrets)
        given = {**_asked(flow, arguments, secrets), **arguments.given}
        browser = _browser(arguments, launch)
        return asyncio.run(_play(flow, given, browser, terms, arguments, items))
    except StudioError as fault:
        return _stop(str(fault), 1)
    except KeyboardInterrupt:
        return _stop("中断しました。", 130)


def read_data(path: Path) -> Flow:
    """Return what stands beside a script.

    Raises:
        SettingsError: SCRIPT_DATA.
    """
    try:
        return ScriptData.model_validate_json(path.read_bytes()).flow
    except (OSError, ValidationError) as exc:
        raise SettingsError(
            "SCRIPT_DATA",
            f"スクリプトの控え「{path.name}」を読めません。",
            "スクリプトと同じフォルダーに、書き出したときのまま置いてください。",
            detail=str(exc),
        ) from exc


def with_values(flow: Flow, values: Mapping[str, str]) -> Flow:
    """Return the flow with a script's own values as what its variables hold unless told otherwise."""
    known = {variable.name for variable in flow.variables}
    kept = (
        variable.model_copy(update={"value": str(values.get(variable.name, variable.value))})
        for variable in flow.variables
    )
    more = (Variable(name=n, value=str(value)) for n, value in values.items() if n not in known)
    return flow.model_copy(update={"variables": (*kept, *more)})


def _browser(arguments: Arguments, launch: LaunchOptions) -> ChromiumBrowser:
    return ChromiumBrowser(
        replace(
            launch,
            browser=arguments.browser,
            is_headless=arguments.is_headless,
            profile=arguments.profile.absolute() if arguments.profile else launch.profile,
            downloads=Path.cwd(),
        )
    )


async def _play(
    flow: Flow,
    given: Mapping[str, str],
    browser: ChromiumBrowser,
    terms: PlayTerms,
    arguments: Arguments,
    items: Sequence[Item],
) -> int:
    world = PlayWorld(browser)
    loop = asyncio.get_running_loop()

    def answer(request_id: str, is_yes: bool, text: str) -> None:  # noqa: FBT001 - see `Answers`
        loop.call_soon_threadsafe(
            lambda: world.run_control.answer(request_id, is_yes=is_yes, text=text)
        )

    terminal, story = Terminal(answer), RunStory()
    world.bus.subscribe(tell_program if arguments.is_json else terminal.hear)
    world.bus.subscribe(story.take)
    try:
        played = await play(flow, given, world, terms, items)
    finally:
        await browser.close()
        if arguments.report and story.lines():
            write_whole(arguments.report, "\n".join(story.lines()) + "\n")
    _give_tables(played, arguments, terminal)
    return played.finished.status.words.exit_code


def _give_tables(played: PlayReport, arguments: Arguments, terminal: Terminal) -> None:
    if arguments.table and played.tables:
        write_tables(played.tables, arguments.table)
        return
    for table in () if arguments.is_json else played.tables:
        terminal.show(table)


def _terms(arguments: Arguments, secrets: Mapping[str, str]) -> PlayTerms:
    held, missing = secret_values(secrets, os.environ)
    is_attended = _is_attended(arguments)
    for name, variable in secrets.items():
        if variable in missing and is_attended:
            held[name] = getpass(f"{name}（環境変数 {variable} がありません）： ")
    if missing := [secrets[name] for name, value in held.items() if not value]:
        raise SettingsError(
            "MISSING_SECRET",
            f"環境変数 {'、'.join(missing)} に値がありません。",
            "設定してから、もう一度実行してください。",
        )
    user, login = login_of(os.environ)
    return PlayTerms(
        approves_all=arguments.approves_all,
        is_attended=is_attended,
        secrets=held | login,
        login_user=user,
        almanac=Almanac(OfficeCalendar(arguments.days_off)),
    )


def _asked(flow: Flow, arguments: Arguments, secrets: Mapping[str, str]) -> dict[str, str]:
    """Return what is asked for each time and was not given: typed at the terminal, else as it is."""
    asked = [
        one
        for one in flow.variables
        if one.ask_each_time and one.name not in arguments.given and one.name not in secrets
    ]
    if not _is_attended(arguments):
        return {one.name: one.value for one in asked if one.value}
    return {one.name: input(f"{one.name}［{one.value}］： ").strip() or one.value for one in asked}


def _is_attended(arguments: Arguments) -> bool:
    if arguments.is_json:
        return False
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def _stop(reason: str, code: int) -> int:
    sys.stderr.write(f"止まりました：{reason}\n")
    return code
