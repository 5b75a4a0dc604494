"""`tejun rows`: a flow over the rows of an Excel or CSV file; tried, carried out, resumed, copied out."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.runs.rows_commands import (
    BatchId,
    GoOrder,
    NewOrder,
    begin,
    go_on,
    show_all,
    show_one,
    write_copy,
)
from studio.cli.runs.worker_app import AllowPlain, TlsCaFile, TlsCert, TlsKey, address_of
from studio.cli.terminal.call import Call, call_of, studio_commands
from studio.cli.terminal.options import FlowName, Headless, Values, Yes, assignments
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.runs.batch import FailurePolicy, RowAnswer, RowState
from studio.domain.values.variable import Converter
from studio.engine.rows.earlier import DoneBefore

if TYPE_CHECKING:
    from studio.bootstrap import Studio

app = command_group()
command = partial(app.command, cls=JapaneseCommand)

TableSource = Annotated[Path, typer.Argument(metavar="FILE", help=".xlsx か .csv のファイル")]
Trial = Annotated[bool, typer.Option("--try", help="1 件だけ試す")]
Width = Annotated[
    int | None,
    typer.Option(
        "--width",
        min=1,
        max=4,
        metavar="N",
        help="同時に動かすブラウザーの数（省くと 1。resume では前と同じ）",
    ),
]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="アドレス",
        help="何台かの PC で行う：dask scheduler のアドレス（tejun worker の PC が行う）",
    ),
]
OnFailure = Annotated[
    FailurePolicy,
    typer.Option(
        "--on-failure",
        help="失敗したら：stop＝止める、three＝3 件続いたら止める、go_on＝次の行へ進む",
    ),
]


@command("run", help="表の行ごとに、保存した手順を実行する")
def run(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    flow: FlowName,
    path: TableSource,
    *,
    sheet: Annotated[str, typer.Option(metavar="名前", help="シート（省くと最初）")] = "",
    columns: Annotated[
        list[str] | None,
        typer.Option("--map", metavar="変数=列", help="変数に入れる列（何回でも）"),
    ] = None,
    converters: Annotated[
        list[str] | None,
        typer.Option("--convert", metavar="変数=変換", help="値の変換（, で続けられる）"),
    ] = None,
    values: Values = None,
    has_hidden: Annotated[bool, typer.Option("--hidden", help="非表示の行も対象にする")] = False,
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="使えない行を外して進める")] = False,
    again: Annotated[
        bool, typer.Option("--again", help="同じ内容の行を前に実行していても、もう一度行う")
    ] = False,
    skip_done: Annotated[
        bool, typer.Option("--skip-done", help="同じ内容の行を前に実行していたら、外して進める")
    ] = False,
    only_checks: Annotated[bool, typer.Option("--check", help="確かめるだけで実行しない")] = False,
    trial: Trial = False,
    width: Width = None,
    on_failure: OnFailure = FailurePolicy.THREE,
    cluster: Cluster = "",
    tls_ca_file: TlsCaFile = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    allow_plain: AllowPlain = False,
    headless: Headless = False,
    yes: Yes = False,
) -> int:
    """Begin a job over the rows of a file."""
    call = call_of(context)
    new = NewOrder(
        flow,
        path,
        sheet,
        has_hidden=has_hidden,
        columns=assignments(columns or []),
        converters=_converters(converters or []),
        leaves_out_faulty=skip_bad,
        done_before=_done_before(is_again=again, is_left_out=skip_done),
        only_checks=only_checks,
    )
    given = assignments(values or [])
    machines = address_of(cluster, tls_ca_file, tls_cert, tls_key, allows_plain=allow_plain)
    go = GoOrder(trial, width or 1, on_failure, is_approved=yes, values=given, cluster=machines)
    return _driven(call, headless=headless, job=lambda studio: begin(studio, call.console, new, go))


@command("resume", help="途中の続き・残りの行を実行する")
def resume(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    batch_id: BatchId,
    *,
    answers: Annotated[
        list[str] | None,
        typer.Option(
            "--answer",
            metavar="行=答え",
            help="要確認・失敗の行：done＝済んでいる、again＝まだ、skip＝飛ばす（failed=again も可）",
        ),
    ] = None,
    values: Values = None,
    old_table: Annotated[
        bool, typer.Option("--old-table", help="表が変わっていても、読み込んだときの値で続ける")
    ] = False,
    trial: Trial = False,
    width: Width = None,
    on_failure: OnFailure = FailurePolicy.THREE,
    cluster: Cluster = "",
    tls_ca_file: TlsCaFile = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    allow_plain: AllowPlain = False,
    headless: Headless = False,
    yes: Yes = False,
) -> int:
    """Go on with a job."""
    call = call_of(context)
    told = _answers(answers or [])
    given = assignments(values or [])
    machines = address_of(cluster, tls_ca_file, tls_cert, tls_key, allows_plain=allow_plain)
    go = GoOrder(
        trial, width or 0, on_failure, is_approved=yes, uses_old_table=old_table, values=given,
        cluster=machines,
    )  # fmt: skip
    return _driven(
        call, headless=headless, job=lambda studio: go_on(studio, call.console, batch_id, told, go)
    )


_told = studio_commands(app, lambda studio: studio.workbench)
_told("list", "くり返しの一覧（新しい順）")(show_all)
_told("show", "くり返しの行ごとの結果")(show_one)
_told("export", "結果・日時・理由の列を足した写しを作る（元のファイルはそのまま）")(write_copy)


def _driven(call: Call, *, headless: bool, job: Callable[["Studio"], Awaitable[int]]) -> int:
    options = call.options(headless=call.headless_or_display(is_headless=headless))
    return call.drive(options, job, tells_events=False)


def _done_before(*, is_again: bool, is_left_out: bool) -> DoneBefore:
    if is_again and is_left_out:
        raise typer.BadParameter(
            "--again と --skip-done は、どちらか 1 つだけ書けます", param_hint="--skip-done"
        )
    if is_again:
        return DoneBefore.AGAIN
    return DoneBefore.LEAVE_OUT if is_left_out else DoneBefore.REFUSE


def _converters(texts: Sequence[str]) -> dict[str, tuple[Converter, ...]]:
    found: dict[str, tuple[Converter, ...]] = {}
    for name, words in assignments(texts).items():
        try:
            found[name] = tuple(Converter(word.strip()) for word in words.split(","))
        except ValueError as exc:
            known = "、".join(Converter)
            raise typer.BadParameter(
                f"{words} という変換はありません（{known}）", param_hint="--convert"
            ) from exc
    return found


def _answers(texts: Sequence[str]) -> dict[str, RowAnswer]:
    found: dict[str, RowAnswer] = {}
    for place, word in assignments(texts).items():
        is_place = place.isdecimal() or place in (RowState.FAILED, RowState.UNCLEAR)
        if not is_place or word not in tuple(RowAnswer):
            raise typer.BadParameter(
                f"{place}={word} は 行=done、行=again、行=skip の形ではありません",
                param_hint="--answer",
            )
        found[place] = RowAnswer(word)
    return found
