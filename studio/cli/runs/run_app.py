"""`tejun plan | do | run | observe`: a sentence, a flow, or a page."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from studio.cli.runs import run_commands
from studio.cli.runs.run_commands import MIN_BUDGET, DoOrder, ObserveOrder, RunOrder
from studio.cli.terminal.call import call_of
from studio.cli.terminal.options import (
    AiItem,
    AskModel,
    CsvEncoding,
    EngineChoice,
    ExampleOf,
    FlowName,
    Headless,
    Instruction,
    KeepPassword,
    KeepPictures,
    NoRehearsal,
    ReportFile,
    StartUrl,
    TableEncoding,
    TableFile,
    Values,
    Yes,
    assignments,
)
from studio.cli.terminal.table_text import TABLE_SUFFIXES, TableOutput
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.records.credential import SecretPlace
from studio.engine.perception.render import DEFAULT_BUDGET
from studio.engine.runs.reports import ItemHelp, Playing

app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@command()
def plan(
    context: typer.Context,
    instruction: Instruction,
    *,
    url: StartUrl = "",
    engine: EngineChoice = None,
) -> int:
    """Turn a sentence into a checklist."""
    call = call_of(context)
    order = DoOrder(instruction, url)
    options = call.options(engine=engine, headless=True)
    return call.drive(options, lambda studio: run_commands.plan(studio, order))


@command()
def do(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    instruction: Instruction,
    *,
    url: StartUrl = "",
    save: Annotated[str, typer.Option(metavar="名前", help="うまくいったら手順として保存")] = "",
    example_of: ExampleOf = "",
    keep_password: KeepPassword = None,
    no_rehearsal: NoRehearsal = False,
    engine: EngineChoice = None,
    table: TableFile = None,
    encoding: TableEncoding = CsvEncoding.UTF8,
    report: ReportFile = None,
    headless: Headless = False,
    yes: Yes = False,
) -> int:
    """Plan and run a sentence."""
    call = call_of(context)
    tables = _table_order(table, encoding)
    order = DoOrder(
        instruction,
        url,
        save,
        example_of,
        SecretPlace(keep_password.value) if keep_password else None,
        is_approved=yes,
        tables=tables,
        report=report,
        rehearses=not no_rehearsal,
    )
    is_headless = call.headless_or_display(is_headless=headless)
    options = call.options(engine=engine, headless=is_headless)
    return call.drive(options, lambda studio: run_commands.do(studio, call.console, order))


@command()
def run(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    flow: FlowName,
    *,
    values: Values = None,
    table: TableFile = None,
    encoding: TableEncoding = CsvEncoding.UTF8,
    report: ReportFile = None,
    headless: Headless = False,
    ask_ai: AskModel = False,
    ai_item: AiItem = False,
    pictures: KeepPictures = False,
    yes: Yes = False,
) -> int:
    """Replay a flow."""
    call = call_of(context)
    tables = _table_order(table, encoding)
    is_hidden = call.headless_or_display(is_headless=headless)
    help_ = ItemHelp.ALLOWED if ai_item else ItemHelp.ASKED
    playing = Playing(
        may_ask_model=ask_ai,
        may_ask_person=not is_hidden,
        item_help=help_,
        keeps_pictures=pictures,
    )
    order = RunOrder(flow, assignments(values or []), yes, tables, report, playing)
    options = call.options(headless=is_hidden, opens_browser=True)
    return call.drive(
        options,
        lambda studio: run_commands.run(studio, call.console, order),
    )


@command()
def observe(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="見るページ")],
    *,
    budget: Annotated[
        int,
        typer.Option(
            min=MIN_BUDGET, metavar="N", help="上限のトークン数（長い表は中ほどを省きます）"
        ),
    ] = DEFAULT_BUDGET,
    text: Annotated[
        str,
        typer.Option(
            "--find", metavar="言葉", help="ページ全体から言葉を探して、その周りだけを表示"
        ),
    ] = "",
    is_headed: Annotated[bool, typer.Option("--headed", help="ブラウザーを表示する")] = False,
) -> int:
    """Observe a page without touching it."""
    call = call_of(context)
    order = ObserveOrder(url, budget, text)
    is_headless = call.headless_or_display(is_headless=not is_headed)
    return call.drive(
        call.options(headless=is_headless),
        lambda studio: run_commands.observe(studio.workbench, call.console, order),
        tells_events=False,
    )


def _table_order(path: Path | None, encoding: CsvEncoding) -> TableOutput:
    """Refuse a file of another kind before anything runs."""
    if path is not None and path.suffix.lower() not in TABLE_SUFFIXES:
        raise typer.BadParameter(
            f"{path.name} の最後は .csv か .xlsx にしてください", param_hint="--table"
        )
    return TableOutput(path, encoding)
