"""`tejun flows document` and `tejun history report`: 手順書 and 実行の報告 as files."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.terminal.console import Console
from studio.domain.errors import ExportError
from studio.domain.frozen import Frozen
from studio.words import tr

if TYPE_CHECKING:
    from studio.engine.memory import History
    from studio.engine.workbench import Workbench

HtmlPath = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="画像も入った 1 つの HTML（印刷もできる）"),
]
ExcelPath = Annotated[Path | None, typer.Option("--excel", metavar="FILE", help="Excel のファイル")]


class PapersWritten(Frozen):
    """The files that were written."""

    paths: tuple[Path, ...]


async def document_flow(
    workbench: "Workbench", console: Console, name: str, paths: tuple[Path | None, ...]
) -> int:
    """Write the 手順書 of a flow, as HTML and as Excel where they are asked for.

    Raises:
        ExportError: No file is asked for, or one cannot be written.
    """
    from studio import bootstrap

    flow = await workbench.flow(name)

    async def write(path: Path) -> None:
        await bootstrap.write_flow_paper(workbench.memory, workbench.variables, flow, path)

    return await _written(console, paths, write, tr("手順書"))


async def report_run(
    memory: "History", console: Console, run: str, paths: tuple[Path | None, ...]
) -> int:
    """Write the report of a run, as HTML and as Excel where they are asked for.

    Raises:
        ExportError: No file is asked for, or one cannot be written.
    """
    from studio import bootstrap

    async def write(path: Path) -> None:
        await bootstrap.write_run_paper(memory, run, path)

    return await _written(console, paths, write, tr("報告"))


async def _written(
    console: Console,
    paths: tuple[Path | None, ...],
    write: Callable[[Path], Awaitable[None]],
    what: str,
) -> int:
    wanted = tuple(path for path in paths if path is not None)
    if not wanted:
        raise ExportError(
            "NO_FILE_NAMED",
            tr("保存するファイルがありません。"),
            tr("--html か --excel に、ファイルの名前を付けてください。"),
        )
    for path, suffix in zip(paths, (".html", ".xlsx"), strict=True):
        if path is not None and path.suffix.lower() != suffix:
            raise ExportError(
                "UNKNOWN_FORMAT",
                tr("「{name}」の最後は {suffix} にしてください。", name=path.name, suffix=suffix),
                tr("例：{name}", name=f"{path.stem or what}{suffix}"),
            )
    for path in wanted:
        await write(path)
    lines = [tr("{what}を書きました：{path}", what=what, path=path) for path in wanted]
    console.result(PapersWritten(paths=wanted), lines)
    return 0
