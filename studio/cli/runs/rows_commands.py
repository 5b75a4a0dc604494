"""What `tejun rows` does with an open studio; each command returns an exit code."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.lines.rows_lines import (
    batch_lines,
    event_is_told,
    prepared_lines,
    sheet_lines,
    view_lines,
)
from studio.cli.runs.run_commands import answered, options_of
from studio.cli.terminal.asking import ask_line, ask_yes, is_interactive
from studio.cli.terminal.console import Console
from studio.cli.terminal.unlocking import read_unseen
from studio.domain.errors import HandedOver, SettingsError, StudioError
from studio.domain.events.events import Event, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.runs.batch import Batch, ColumnMapping, FailurePolicy, RowAnswer, RowState
from studio.domain.values.variable import Converter
from studio.engine.rows.earlier import DoneBefore
from studio.engine.rows.going import BatchView, GoOptions
from studio.engine.rows.preparing import Sources, proposed_mappings
from studio.engine.rows.row_executor import RowMachines
from studio.engine.rows.rows import Rows
from studio.engine.rows.telling import standing_in_words
from studio.engine.secrets.masking import secret_variables
from studio.engine.workbench import Workbench

if TYPE_CHECKING:
    from studio.bootstrap import ClusterAddress, Studio

BatchId = Annotated[
    str, typer.Argument(metavar="番号", help="くり返しの番号（rows list の行の先頭）")
]
EXIT_FAULT: Final = 1
EXIT_NEEDS_PERSON: Final = 3
_NOTHING_BEGUN: Final = "1 行も始めていないので、このくり返しは残していません。"
_ASKED: Final = {"1": RowAnswer.DONE, "2": RowAnswer.AGAIN, "3": RowAnswer.SKIP}


@dataclass(frozen=True, slots=True)
class GoOrder:
    """How the rows of one command are carried out.

    Attributes:
        values: Of variables, the same for all rows.
        is_approved: `--yes`.
        uses_old_table: `--old-table`.
        cluster: Whose machines play the rows; None = this one.
    """

    is_trial: bool = False
    width: int = 0
    on_failure: FailurePolicy = FailurePolicy.THREE
    is_approved: bool = False
    uses_old_table: bool = False
    values: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    cluster: "ClusterAddress | None" = None


@dataclass(frozen=True, slots=True)
class NewOrder:
    """What `tejun rows run` was asked.

    Attributes:
        sheet: Name; "" = the first.
        has_hidden: Hidden rows too.
        columns: By variable; {} = by equal names.
        converters: By variable.
        leaves_out_faulty: Rows with values that cannot be used are left out.
        done_before: What becomes of rows that were done before.
        only_checks: Say what would be done, and do nothing.
    """

    flow: str
    path: Path
    sheet: str = ""
    has_hidden: bool = False
    columns: Mapping[str, str] = field(default_factory=dict[str, str])
    converters: Mapping[str, tuple[Converter, ...]] = field(
        default_factory=dict[str, tuple[Converter, ...]]
    )
    leaves_out_faulty: bool = False
    done_before: DoneBefore = DoneBefore.REFUSE
    only_checks: bool = False


async def begin(studio: "Studio", console: Console, new: NewOrder, go: GoOrder) -> int:
    """Read, check, keep, and carry out."""
    workbench = studio.workbench
    flow = await workbench.flow(new.flow)
    sheet = await workbench.rows.read(new.path, new.sheet, has_hidden=new.has_hidden)
    mappings = _mappings(new, proposed_mappings(flow, sheet))
    job = workbench.rows.prepare(flow, sheet, Sources(mappings, go.values, max(go.width, 1)))
    if not console.is_for_machines:
        console.result(sheet, sheet_lines(sheet))
    console.result(job, prepared_lines(job))
    if new.only_checks:
        return EXIT_FAULT if job.faulty else 0
    leaves_out = new.leaves_out_faulty
    if job.faulty and not leaves_out and is_interactive(console):
        leaves_out = await ask_yes(f"この {job.faulty:,} 件を外して進めますか？")
    view = await workbench.rows.keep(job, leaves_out_faulty=leaves_out, done_before=new.done_before)
    console.result(view.batch, batch_lines(view.batch))
    try:
        return await _carried_out(studio, console, flow, view, go)
    except StudioError:
        is_forgotten = await workbench.rows.forget_unbegun(view.batch.id)
        console.note(_NOTHING_BEGUN if is_forgotten else f"続き：tejun rows resume {view.batch.id}")
        raise


async def go_on(
    studio: "Studio",
    console: Console,
    batch_id: str,
    answers: Mapping[str, RowAnswer],
    go: GoOrder,
) -> int:
    """Settle what is answered, ask for the rest where somebody sits, and carry out what waits."""
    rows = studio.workbench.rows
    batch = await _found(rows, batch_id)
    view = await rows.view(batch.id)
    console.note(standing_in_words(view.rows))
    told = _by_number(view, answers)
    if is_interactive(console):
        told = await _asked(console, view, told)
    if told:
        view = await rows.answer(batch.id, told)
    flow = await studio.workbench.flow(batch.flow_id)
    return await _carried_out(studio, console, flow, view, go)


async def show_all(
    workbench: Workbench,
    console: Console,
    *,
    limit: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="件数")] = 20,
) -> int:
    """List the jobs."""
    batches = await workbench.rows.batches(limit=limit)
    for batch in batches:
        console.result(batch, batch_lines(batch))
    if not batches:
        console.note("くり返しの記録はありません。")
    return 0


async def show_one(workbench: Workbench, console: Console, batch_id: BatchId) -> int:
    """Show one job."""
    batch = await _found(workbench.rows, batch_id)
    view = await workbench.rows.view(batch.id)
    console.result(view, view_lines(view))
    return 0


async def write_copy(
    workbench: Workbench,
    console: Console,
    batch_id: BatchId,
    *,
    folder: Annotated[
        Path | None,
        typer.Option("--to", metavar="DIR", help="フォルダー（省くと元のファイルの隣）"),
    ] = None,
) -> int:
    """Write the copy with the results."""
    batch = await _found(workbench.rows, batch_id)
    written = await workbench.rows.write_copy(batch.id, folder)
    lost = (
        f"（文字コードにない {written.replaced:,} 文字は〓にしました）" if written.replaced else ""
    )
    console.result(written, [f"結果を書き出しました：{written.path}（{written.rows:,} 行）{lost}"])
    if written.is_plain:
        console.note(
            "元のファイルがないか変わっているため、読み込んだときの値だけを書き出しました。"
        )
    for note in written.notes:
        console.note(note)
    return 0


async def _carried_out(
    studio: "Studio", console: Console, flow: Flow, view: BatchView, go: GoOrder
) -> int:
    workbench = studio.workbench
    if not view.count(RowState.WAITING):
        console.result(view, view_lines(view, only_open=True))
        return _code(view)
    is_attended = is_interactive(console)
    secrets = await _secrets(flow, view, go, is_attended=is_attended)
    options = GoOptions(
        run=options_of(studio, console, is_approved=go.is_approved),
        is_trial=go.is_trial,
        on_failure=go.on_failure,
        width=go.width,
        values=secrets,
        uses_old_table=go.uses_old_table,
        machines=_machines(go, console),
    )
    unsubscribe = workbench.bus.subscribe(_teller(console))
    try:
        async with answered(workbench, is_attended=is_attended):
            view = await workbench.rows.go(view.batch.id, options)
    finally:
        unsubscribe()
    if not console.is_for_machines:
        console.result(view, view_lines(view, only_open=True))
    if go.is_trial and view.count(RowState.WAITING):
        console.note(f"結果を確かめて、よければ：tejun rows resume {view.batch.id}")
    return _code(view)


def _machines(go: GoOrder, console: Console) -> RowMachines | None:
    from studio import bootstrap

    return bootstrap.cluster_machines(go.cluster, console.note) if go.cluster else None


async def _secrets(
    flow: Flow, view: BatchView, go: GoOrder, *, is_attended: bool
) -> dict[str, str]:
    """Return the passwords of a flow that were given, or are typed now, unseen."""
    kept = {name for name, _ in view.rows[0].values}
    secret = secret_variables(flow)
    given = {name: value for name, value in go.values.items() if name in secret or name not in kept}
    if not is_attended or go.cluster:
        return given
    for variable in flow.variables:
        if variable.name in secret and variable.name not in given and not variable.value:
            prompt = f"{variable.name}（入力は見えません）： "
            given[variable.name] = await ask_line(prompt, read_unseen)
    return given


async def _asked(
    console: Console, view: BatchView, told: Mapping[int, RowAnswer]
) -> dict[int, RowAnswer]:
    """Ask about each row of which nobody knows; Enter leaves it."""
    answers = dict(told)
    for row in view.rows:
        if row.state is not RowState.UNCLEAR or row.number in answers:
            continue
        console.note(f"{row.number} 行目：{row.told}")
        reply = await ask_line("  1＝済んでいる、2＝まだ（行う）、3＝飛ばす、Enter＝あとで： ")
        if answer := _ASKED.get(reply):
            answers[row.number] = answer
    return answers


async def _found(rows: Rows, batch_id: str) -> Batch:
    """Return the job whose id begins so; the newest of several.

    Raises:
        SettingsError: NO_SUCH_BATCH.
    """
    for batch in await rows.batches(limit=1000):
        if batch.id.startswith(batch_id):
            return batch
    raise SettingsError(
        "NO_SUCH_BATCH",
        f"「{batch_id}」というくり返しはありません。",
        "tejun rows list で番号を確かめてください。",
    )


def _teller(console: Console) -> Callable[[Event], None]:
    def tell(event: Event) -> None:
        if event_is_told(event):
            console.event(event)

    return tell


def _mappings(new: NewOrder, proposed: Sequence[ColumnMapping]) -> tuple[ColumnMapping, ...]:
    """Return what was said, over what is proposed by equal names."""
    columns = {mapping.variable: mapping.column for mapping in proposed} | dict(new.columns)
    unused = [name for name in new.converters if name not in columns]
    if unused:
        raise SettingsError(
            "BAD_MAPPING",
            f"変数「{unused[0]}」には列が割り当てられていないため、変換できません。",
            "--map 変数=列 も書いてください。",
        )
    return tuple(
        ColumnMapping(variable=name, column=column, converters=new.converters.get(name, ()))
        for name, column in columns.items()
    )


def _by_number(view: BatchView, answers: Mapping[str, RowAnswer]) -> dict[int, RowAnswer]:
    """Return answers by row; `failed` stands for all that failed. What is unclear is answered one by one."""
    found: dict[int, RowAnswer] = {}
    for place, answer in answers.items():
        if place.isdecimal():
            found[int(place)] = answer
        elif place == RowState.UNCLEAR and answer is not RowAnswer.SKIP:
            raise HandedOver(
                "要確認の行は、1 行ずつサイトで確かめて答えてください（--answer 行=done か again）。"
            )
        else:
            states = {row.number: row.state for row in view.rows}
            found |= {number: answer for number, state in states.items() if state == place}
    return found


def _code(view: BatchView) -> int:
    """Return what ended it; else 3 when a person has to say something, 1 when rows failed."""
    if view.ended_by not in (None, RunStatus.FAILED):
        return view.ended_by.words.exit_code
    if view.count(RowState.UNCLEAR):
        return EXIT_NEEDS_PERSON
    return EXIT_FAULT if view.count(RowState.FAILED) else 0
