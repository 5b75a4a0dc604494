"""`tejun check`: 点検 of one flow or of all; exit code 1 for problems, 3 where a person has to sign in or trust."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.terminal.call import call_of
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import Headless, Values, assignments
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import HandedOver
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.runs.formatting import as_argument
from studio.domain.text import clip
from studio.domain.values.moments import when_in_words
from studio.engine.checking.due import alerts, due_flows, is_watched, watch
from studio.engine.checking.failures import failure_rate
from studio.engine.checking.wording import change_words, result_words

if TYPE_CHECKING:
    from studio.bootstrap import Studio

EXIT_FAULT: Final = 1
EXIT_NEEDS_PERSON: Final = 3
_PERSONS: Final = frozenset({"SESSION_EXPIRED"})
_MARKS: Final = {Severity.ERROR: "[!]", Severity.WARNING: "[?]", Severity.NOTE: "  ・"}


@dataclass(frozen=True, slots=True)
class CheckOrder:
    """What `tejun check` was asked.

    Attributes:
        name: One flow; "" for all, or all that are due.
        is_visit: `--visit`: look at today's pages as well.
        is_due_only: `--due`: only those whose weekly check is due.
        values: Of variables, for this look.
        is_watched: `--weekly` or `--no-weekly`; None leaves the switch.
    """

    name: str = ""
    is_visit: bool = False
    is_due_only: bool = False
    values: tuple[tuple[str, str], ...] = ()
    is_watched: bool | None = None


app = command_group()


@app.command("check", cls=JapaneseCommand)
def check(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    flow: Annotated[str, typer.Argument(metavar="［手順］", help="手順の名前か番号（id）")] = "",
    *,
    is_visit: Annotated[
        bool,
        typer.Option(
            "--visit", help="今日のページを開いて、要素を探す（取り消せない操作はしません）"
        ),
    ] = False,
    is_all: Annotated[bool, typer.Option("--all", help="すべての手順")] = False,
    is_due: Annotated[
        bool, typer.Option("--due", help="週 1 回の点検の時期が来た手順だけ")
    ] = False,
    weekly: Annotated[
        bool | None, typer.Option("--weekly/--no-weekly", help="この手順を毎週点検する・しない")
    ] = None,
    values: Values = None,
    headless: Headless = False,
) -> int:
    """Check flows."""
    if sum((bool(flow), is_all, is_due)) != 1:
        raise typer.BadParameter(
            "手順の名前、--all、--due のどれか 1 つを書いてください", param_hint="手順"
        )
    if weekly is not None and not flow:
        raise typer.BadParameter("手順の名前を書いてください", param_hint="--weekly")
    call = call_of(context)
    is_headless = call.headless_or_display(is_headless=headless) if is_visit else True
    given = tuple(assignments(values or []).items())
    order = CheckOrder(flow, is_visit, is_due, given, weekly)
    return call.drive(
        call.options(headless=is_headless),
        lambda studio: check_flows(studio, call.console, order),
        tells_events=False,
    )


async def check_flows(studio: "Studio", console: Console, order: CheckOrder) -> int:
    """Check one flow or several, tell what is found, and return the exit code."""
    memory = studio.workbench.memory
    if order.is_watched is not None:
        flow = await memory.get(order.name)
        await watch(memory, flow.id, is_watched=order.is_watched)
        console.note("毎週点検します。" if order.is_watched else "毎週の点検をやめました。")
    codes = [
        await _check_one(studio, console, await memory.get(name), order)
        for name in await _chosen(studio, order)
    ]
    if not codes:
        console.note("点検する手順はありません。")
    if not order.name:
        for alert in await alerts(memory):
            name = clip(alert.name, 60)
            console.note(f"失敗が増えています：{name}（{alert.words}）")
            console.note(f"      → tejun check {as_argument(alert.name)} --visit")
    return EXIT_FAULT if EXIT_FAULT in codes else max(codes, default=0)


async def _chosen(studio: "Studio", order: CheckOrder) -> tuple[str, ...]:
    memory = studio.workbench.memory
    if order.name:
        return (order.name,)
    if order.is_due_only:
        kind = CheckKind.VISIT if order.is_visit else CheckKind.READ
        return await due_flows(memory, kind, datetime.now(UTC))
    return tuple(summary.flow_id for summary in await memory.summaries())


async def _check_one(studio: "Studio", console: Console, flow: Flow, order: CheckOrder) -> int:
    """Read a flow and, when asked, visit its pages."""
    checks = studio.workbench.checks
    reports = [await checks.read(flow)]
    is_handed_over = False
    if order.is_visit:
        try:
            reports.append(await checks.visit(flow, dict(order.values)))
        except HandedOver as reason:
            console.note(reason.reason)
            is_handed_over = True
    runs = failure_rate(await studio.workbench.memory.runs(flow.id, 60))
    is_weekly = await is_watched(studio.workbench.memory, flow.id)
    for report in reports:
        console.result(report, _lines(flow, report))
    console.note(f"  {runs.words}{'。毎週点検します' if is_weekly else ''}。")
    codes = [_code(report) for report in reports] + [EXIT_NEEDS_PERSON] * is_handed_over
    return EXIT_FAULT if EXIT_FAULT in codes else max(codes)


def _code(report: CheckReport) -> int:
    found = [one for one in report.findings if one.severity is Severity.ERROR]
    if found:
        return EXIT_FAULT
    return EXIT_NEEDS_PERSON if any(one.code in _PERSONS for one in report.findings) else 0


def _lines(flow: Flow, report: CheckReport) -> list[str]:
    now = datetime.now(UTC)
    lines = [f"{clip(flow.name, 60)} … {result_words(report)}"]
    if changes := change_words(report, now):
        lines.append(f"  {changes}")
    places = {step.id: number for number, step in enumerate(flow.steps, 1)}
    for finding in report.findings:
        lines += _finding_lines(finding, places.get(finding.step_id, 0), now, report)
    for name, findings in (("なくなった", report.gone), ("今回は見ていない", report.not_seen)):
        lines += [
            f"  ・ {name}：{_place(places.get(one.step_id, 0))}{in_brackets(one.message)}"
            for one in findings
        ]
    return lines


def _finding_lines(finding: Finding, number: int, now: datetime, report: CheckReport) -> list[str]:
    new = "新しい：" if finding.is_new else ""
    is_old = finding.since is not None and finding.since != report.at
    since = f"（{when_in_words(finding.since, now)} から）" if finding.since and is_old else ""
    line = f"{_MARKS[finding.severity]} {new}{_place(number)}{in_brackets(finding.message)}{since}"
    remedy = [f"      → {in_brackets(finding.remedy)}"] if finding.remedy else []
    return [line, *remedy]


def _place(number: int) -> str:
    return f"{number} 番目の操作：" if number else ""
