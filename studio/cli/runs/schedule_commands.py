"""What `tejun schedule` does with an open studio; each command returns an exit code."""

import shlex
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.lines.rows_lines import prepared_lines
from studio.cli.runs.run_commands import answered, options_of
from studio.cli.terminal.asking import ask_yes, is_interactive
from studio.cli.terminal.console import Console
from studio.cli.terminal.variable_questions import ask_values
from studio.domain.errors import SettingsError
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import Schedule, ScheduleInput, TurnLine, When
from studio.domain.text import clip
from studio.domain.values.moments import day_in_words, when_in_words
from studio.engine.scheduling.planning import (
    NOT_COVERED,
    acts_to_agree,
    check_alone,
    persons_turns,
    values_of,
)
from studio.engine.scheduling.schedules import ScheduledTurn, ScheduleView, TurnVerdict
from studio.engine.scheduling.tables import TableOrder, read_table
from studio.engine.scheduling.turns import TurnReport, TurnRunner
from studio.engine.workbench import RunOptions
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import Studio

ScheduleId = Annotated[
    str, typer.Argument(metavar="番号", help="予定の番号（schedule list の行の先頭）")
]
NoEntry = Annotated[
    bool,
    typer.Option("--no-entry", help="システムには登録しない（cron などから schedule run で呼ぶ）"),
]
EXIT_FAULT: Final = 1
EXIT_NEEDS_PERSON: Final = 3
LOGGED_IN: Final = "パソコンが動いていて、ログインしている間に実行します。1 時間以上おくれたときは、実行せずに知らせます。"
CALLED_BY_OTHERS: Final = (
    "システムには登録していません。毎日その時刻に、次のコマンドを cron などから呼んでください"
    "（営業日や休みは、このコマンドが見ます。その番でない日は何もしません）。"
)
NEEDS_KEY: Final = (
    "このライブラリは、人がパスフレーズを入れないと開けません。予定の時刻に人がいないと実行できないので、"
    "「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください（tejun library keychain）。"
)
_NAME: Final = 60
_NOT_ENTERED: Final = frozenset({"NO_SCHEDULER", "SCHEDULER_REFUSED"})


@dataclass(frozen=True, slots=True)
class AddOrder:
    """What `tejun schedule add` was asked.

    Attributes:
        values: Of variables.
        rows: A table instead of single values; None = none.
        columns: By variable; {} = by equal names.
        is_agreed: `--yes`.
        no_entry: Something else than the system calls its turns.
    """

    flow: str
    when: When
    values: Mapping[str, str]
    rows: Path | None = None
    sheet: str = ""
    columns: Mapping[str, str] | None = None
    is_agreed: bool = False
    no_entry: bool = False


async def add(studio: "Studio", console: Console, order: AddOrder) -> int:
    """Ask what is asked, say what is agreed to, keep, and register."""
    flow = await studio.workbench.flow(order.flow)
    check_alone(flow, order.values)
    given = await _given(studio, console, flow, order)
    is_agreed = await _agreed(console, flow, is_given=order.is_agreed)
    given = given.model_copy(update={"agreed_version": flow.version if is_agreed else 0})
    has_entry = False if order.no_entry else None
    keeping = studio.schedules.keep(flow, order.when, given, has_entry=has_entry)
    schedule = await _registered(studio, keeping)
    words = f"予定を決めました：{clip(flow.name, _NAME)}（{order.when.words}）  {schedule.id}"
    console.result(schedule, [words])
    if order.no_entry:
        _tell_callers(studio, console, schedule.id)
    else:
        console.note(LOGGED_IN)
    if not studio.opens_alone:
        console.note(NEEDS_KEY)
    return 0


async def _registered(
    studio: "Studio", work: Awaitable[Schedule], schedule_id: str = ""
) -> Schedule:
    """Wait for what registers a schedule; where the system does not take it, say by which commands it goes on."""
    try:
        return await work
    except SettingsError as fault:
        if fault.code not in _NOT_ENTERED:
            raise
        number = schedule_id or (await studio.schedules.views())[-1].schedule.id
        by_hand = (
            "サーバーの systemd では、管理者が loginctl enable-linger（利用者名）を実行すると使えます。"
            f"コマンドで「入」にするには tejun schedule on {number}（システムに登録せず、cron などに"
            f"呼ばせるときは --no-entry も付けます）、いま実行するには tejun schedule run-now {number} です。"
        )
        raise SettingsError(
            fault.code, fault.message, f"{fault.remedy}{by_hand}", fault.detail
        ) from fault


async def show_all(studio: "Studio", console: Console) -> int:
    """List the schedules; opens no library."""
    views = await studio.schedules.views()
    for view in views:
        console.result(view, _lines(view))
    if not views:
        console.note(
            "予定はまだありません。tejun schedule add 手順 --daily --at 9:00 で決められます。"
        )
    return 0


async def remove(studio: "Studio", console: Console, schedule_id: ScheduleId) -> int:
    """Forget a schedule."""
    gone = await studio.schedules.remove(schedule_id)
    console.note(f"予定を消しました：{clip(gone.flow_name, _NAME)}（{gone.when.words}）")
    return 0


async def switch_on(
    studio: "Studio", console: Console, schedule_id: ScheduleId, *, no_entry: NoEntry = False
) -> int:
    """Let it have its turns; where no entry calls them, say what does."""
    switching = studio.schedules.switch(schedule_id, is_on=True, has_entry=not no_entry)
    schedule = await _registered(studio, switching, schedule_id)
    console.note(f"入にしました：{clip(schedule.flow_name, _NAME)}（{schedule.when.words}）")
    if no_entry:
        _tell_callers(studio, console, schedule.id)
    return 0


async def switch_off(studio: "Studio", console: Console, schedule_id: ScheduleId) -> int:
    """Let it have none."""
    schedule = await studio.schedules.switch(schedule_id, is_on=False)
    console.note(f"切にしました：{clip(schedule.flow_name, _NAME)}（{schedule.when.words}）")
    return 0


async def leave_out(studio: "Studio", console: Console, schedule_id: ScheduleId) -> int:
    """Decide that a missed turn is not made up for."""
    was_missed = await studio.schedules.leave_out(schedule_id)
    said = "逃した回は、行わないことにしました。" if was_missed else "逃した回はありません。"
    console.note(said)
    return 0


async def take_turn(
    studio: "Studio", console: Console, schedule_id: str, told: list[tuple[str, str]]
) -> int:
    """Take the turn that has come, with nobody there.

    Args:
        studio: Its library closed still.
        console: Gets one line, for the system's log.
        schedule_id: Whose.
        told: Gets the titles and words that a person has to see.
    """
    began = time.monotonic()
    turn = await studio.schedules.take_turn(schedule_id)
    name = tr("予定「{name}」", name=clip(turn.schedule.flow_name, _NAME))
    report: TurnReport | None = None
    if turn.verdict is TurnVerdict.GO and turn.day is not None:
        options = RunOptions(is_attended=False, limits=studio.limits)
        on_wait = _waiting(studio, console, turn)
        runner = TurnRunner(studio.workbench, studio.schedules, options, on_wait)
        report = await runner.carry_out(turn.schedule, turn.day)
        if not report.is_good:
            title = tr("{name}：{result}", name=name, result=report.end.result)
            told.append((title, report.told))
    elif turn.verdict is TurnVerdict.LATE:
        words = tr(
            "{when} の回です。「予定」で、今すぐ実行するかを選んでください。",
            when=turn.schedule.when.words,
        )
        title = tr("{name}を実行できませんでした（時刻を過ぎています）", name=name)
        told.append((title, words))
    line = _turn_line(turn, report, time.monotonic() - began)
    studio.note_turn(line)
    came_out = report.end.result if report else _untaken(turn)
    why = report.end.words if report else ""
    console.result(line, [tr("{name}：{result}", name=name, result=came_out), *filter(None, [why])])
    return line.exit_code


async def run_now(studio: "Studio", console: Console, schedule_id: str) -> int:
    """Carry a schedule out now; whoever sits there is asked what needs a person."""
    schedule = await studio.schedules.schedule(schedule_id)
    turn = await studio.schedules.take_turn(schedule.id, is_asked=True)
    assert turn.day is not None  # a turn that a person wants is taken, whatever day it is
    options = options_of(studio, console, is_approved=False)
    on_wait = _waiting(studio, console, turn)
    runner = TurnRunner(studio.workbench, studio.schedules, options, on_wait)
    async with answered(studio.workbench, is_attended=options.is_attended):
        report = await runner.carry_out(turn.schedule, turn.day)
    console.note(f"{report.end.result}。{report.told}" if not report.is_good else report.end.result)
    return _exit_code(report)


async def _given(studio: "Studio", console: Console, flow: Flow, order: AddOrder) -> ScheduleInput:
    """Return what the flow gets at each turn: asked for now, or out of a table then."""
    if order.rows is None:
        known = values_of(flow, order.values)
        asked = (
            await ask_values(studio.workbench.variables, flow, known)
            if is_interactive(console)
            else {}
        )
        return ScheduleInput(values=tuple((asked | dict(order.values)).items()))
    wanted = TableOrder(order.rows, order.sheet, order.columns or {}, order.values)
    source, job = await read_table(studio.workbench.rows, flow, wanted)
    for line in prepared_lines(job):
        console.note(line)
    return ScheduleInput(values=tuple(order.values.items()), rows=source)


async def _agreed(console: Console, flow: Flow, *, is_given: bool) -> bool:
    """Say what waits for a yes, exactly, and take it beforehand where it is given."""
    acts = acts_to_agree(flow)
    for words in persons_turns(flow):
        console.note(f"人がすることです。毎回ここで止まって知らせます：{in_brackets(words)}")
    if not acts:
        return False
    console.note("確認の要る操作：")
    for words in acts:
        console.note(f"  ・{in_brackets(words)}")
    console.note(NOT_COVERED)
    if not is_given and is_interactive(console):
        is_given = await ask_yes("この操作を、毎回の確認なしで行ってよいですか？")
    if not is_given:
        console.note("許可しないので、毎回その操作の前で止まって知らせます（続きから行えます）。")
    return is_given


def _tell_callers(studio: "Studio", console: Console, schedule_id: str) -> None:
    console.note(CALLED_BY_OTHERS)
    console.note("  " + shlex.join(studio.turn_command(schedule_id)))


def _lines(view: ScheduleView) -> list[str]:
    now = datetime.now().astimezone()
    schedule, last = view.schedule, view.schedule.last
    state = ("" if schedule.is_on else "［切］") + ("" if schedule.has_entry else "［登録なし］")
    lines = [f"{schedule.id}  {clip(schedule.flow_name, _NAME)}{state}  {schedule.when.words}"]
    if view.fault:
        return [*lines, f"    {view.fault}"]
    if view.next_at is not None:
        lines.append(f"    次：{when_in_words(view.next_at, now)}")
    if last is not None:
        lines.append(
            f"    前：{when_in_words(last.at, now)}・{last.result}  {clip(last.words, 160)}".rstrip()
        )
    if view.missed is not None:
        lines.append(
            f"    {day_in_words(view.missed, now.date())} の回を実行していません："
            f"tejun schedule run-now {schedule.id}（行わないときは skip）"
        )
    return lines


def _waiting(studio: "Studio", console: Console, turn: ScheduledTurn) -> Callable[[], None]:
    def tell() -> None:
        console.note(tr("ほかの予定の実行が終わるのを待っています。"))
        studio.note_turn(_turn_line(turn, None, 0.0).model_copy(update={"code": "WAITING"}))

    return tell


def _untaken(turn: ScheduledTurn) -> str:
    if turn.verdict is TurnVerdict.TAKEN_BEFORE and turn.schedule.last is not None:
        return tr("この回は、もう記録があります：{result}", result=turn.schedule.last.result)
    return _UNTAKEN[turn.verdict]


def _turn_line(turn: ScheduledTurn, report: TurnReport | None, elapsed_s: float) -> TurnLine:
    end = report.end if report else None
    not_run = EXIT_NEEDS_PERSON if turn.verdict is TurnVerdict.LATE else 0
    return TurnLine(
        at=datetime.now(UTC),
        schedule=turn.schedule.id,
        verdict=turn.verdict,
        day=turn.day,
        status=end.status if end else None,
        code=end.code if end else "",
        run_id=end.run_id if end else "",
        elapsed_s=round(elapsed_s, 3),
        exit_code=_exit_code(report) if report else not_run,
    )


def _exit_code(report: TurnReport) -> int:
    if report.needs_person:
        return EXIT_NEEDS_PERSON
    return report.end.status.words.exit_code if report.end.status else EXIT_FAULT


_UNTAKEN: Final = {
    TurnVerdict.LATE: tr("時刻を過ぎたため、実行していません"),
    TurnVerdict.NOT_TODAY: tr("今日の回はありません"),
    TurnVerdict.OFF: tr("切になっています"),
}
