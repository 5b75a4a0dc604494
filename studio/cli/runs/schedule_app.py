"""`tejun schedule`: flows that run at their time; `run` is what the system's own entry calls."""

from collections.abc import Mapping
from datetime import time
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from studio.cli.runs import schedule_commands
from studio.cli.runs.schedule_commands import AddOrder, NoEntry, ScheduleId
from studio.cli.terminal.call import call_of, studio_commands
from studio.cli.terminal.options import FlowName, Values, assignments
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import StudioError
from studio.domain.records.schedule import Recurrence, When
from studio.domain.text import fold
from studio.domain.values.date_format import WEEKDAYS
from studio.domain.values.timestamps import read_moment
from studio.words import sentences, tr

app = command_group()
command = partial(app.command, cls=JapaneseCommand)
_told = studio_commands(app, lambda studio: studio)
_NO_SUCH: Final = "NO_SUCH_SCHEDULE"


At = Annotated[str, typer.Option("--at", metavar="時刻", help="9:00 など")]
Daily = Annotated[bool, typer.Option("--daily", help="毎日")]
Workdays = Annotated[
    bool, typer.Option("--workdays", help="毎営業日（土日・祝日・会社の休日でない日）")
]
Weekly = Annotated[str, typer.Option("--weekly", metavar="曜日", help="毎週：月,水,金 など")]
Monthly = Annotated[
    int | None, typer.Option("--monthly", min=1, max=31, metavar="日", help="毎月（ない月は末日）")
]
NthWorkday = Annotated[
    int | None, typer.Option("--workday", min=1, max=20, metavar="N", help="毎月の第 N 営業日")
]
LastWorkday = Annotated[bool, typer.Option("--last-workday", help="月末営業日")]
Login = Annotated[bool, typer.Option("--login", help="その日はじめてログインしたとき")]
RowsFile = Annotated[
    Path | None,
    typer.Option("--rows", metavar="FILE", help="値を、毎回この表（.xlsx か .csv）の行から"),
]
SheetName = Annotated[str, typer.Option(metavar="名前", help="シート（省くと最初）")]
Columns = Annotated[
    list[str] | None,
    typer.Option("--map", metavar="変数=列", help="変数に入れる列（何回でも）"),
]
Agreed = Annotated[
    bool,
    typer.Option(
        "--yes", help="確認の要る操作を、毎回の確認なしで行ってよいことにする（内容は表示します）"
    ),
]


@command("add", help="予定を決めて、システムに登録する")
def add(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    flow: FlowName,
    *,
    at: At = "9:00",
    daily: Daily = False,
    workdays: Workdays = False,
    weekly: Weekly = "",
    monthly: Monthly = None,
    workday: NthWorkday = None,
    last_workday: LastWorkday = False,
    login: Login = False,
    values: Values = None,
    rows: RowsFile = None,
    sheet: SheetName = "",
    columns: Columns = None,
    yes: Agreed = False,
    no_entry: NoEntry = False,
) -> int:
    """Plan a flow."""
    recurrence = _only_one(
        {
            Recurrence.DAILY: daily,
            Recurrence.WORKDAYS: workdays,
            Recurrence.WEEKLY: bool(weekly),
            Recurrence.MONTHLY: bool(monthly),
            Recurrence.NTH_WORKDAY: bool(workday),
            Recurrence.LAST_WORKDAY: last_workday,
            Recurrence.LOGIN: login,
        }
    )
    when = When(
        recurrence=recurrence,
        at=_time_of_day(at),
        weekdays=_weekdays(weekly),
        day=monthly or 1,
        nth=workday or 1,
    )
    call = call_of(context)
    fixed = assignments(values or [])
    order = AddOrder(flow, when, fixed, rows, sheet, assignments(columns or []), yes, no_entry)
    return call.drive(
        call.options(headless=True),
        lambda studio: schedule_commands.add(studio, call.console, order),
        tells_events=False,
    )


@command("run", help="その番のときだけ実行する（システムや cron などが呼ぶ）")
def run(context: typer.Context, schedule_id: ScheduleId) -> int:
    """Take the turn that has come, if one has; whoever is not here is told on the desktop."""
    call = call_of(context)
    told: list[tuple[str, str]] = []
    try:
        code = call.drive(
            call.options(headless=True, is_scheduled=True),
            lambda studio: schedule_commands.take_turn(studio, call.console, schedule_id, told),
            tells_events=False,
        )
    except StudioError as fault:
        if fault.code != _NO_SUCH:
            words = sentences(fault.message, fault.remedy)
            told.append((tr("予定を実行できませんでした"), words))
        raise
    finally:
        for title, words in told:
            if call.tell_desktop is not None:
                call.tell_desktop(title, words, call.home)
    return code


@command("run-now", help="いま実行する（逃した回があれば、その回として）")
def run_now(context: typer.Context, schedule_id: ScheduleId) -> int:
    """Take a turn because a person wants it."""
    call = call_of(context)
    return call.drive(
        call.options(headless=True, is_scheduled=True),
        lambda studio: schedule_commands.run_now(studio, call.console, schedule_id),
    )


_told("list", "予定の一覧と、次の時刻・前の結果")(schedule_commands.show_all)
_told("remove", "予定を消す")(schedule_commands.remove)
_told("on", "予定を入にする")(schedule_commands.switch_on)
_told("off", "予定を切にする")(schedule_commands.switch_off)
_told("skip", "逃した回を、行わないことにする")(schedule_commands.leave_out)


def _only_one(given: Mapping[Recurrence, bool]) -> Recurrence:
    chosen = [recurrence for recurrence, is_given in given.items() if is_given]
    if len(chosen) != 1:
        raise typer.BadParameter(
            "--daily、--workdays、--weekly、--monthly、--workday、--last-workday、--login の"
            "どれか 1 つを書いてください",
            param_hint="いつ",
        )
    return chosen[0]


def _time_of_day(text: str) -> time:
    found = read_moment(text)
    if found is None or not found.is_time_of_day:
        raise typer.BadParameter(
            f"{text} は 9:00 や 17時30分 の形ではありません", param_hint="--at"
        )
    return found.start.time().replace(second=0, microsecond=0)


def _weekdays(text: str) -> tuple[int, ...]:
    days = [WEEKDAYS.find(letter) for letter in fold(text.replace("曜日", "").replace("曜", ""))]
    signs = {letter for letter in fold(text) if letter not in WEEKDAYS}
    if text and (signs - set(" 曜,、・/") or max(days, default=-1) < 0):
        raise typer.BadParameter(f"{text} は 月,水,金 の形ではありません", param_hint="--weekly")
    return tuple(day for day in days if day >= 0)
