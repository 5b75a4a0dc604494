"""`tejun script FILE …`: plays an exported script with the Python that is in here, for machines that have none."""

import runpy
import sys
import traceback
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import StudioError

_AGAIN: Final = "手順をもう一度書き出してください。"

app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@command(
    context_settings={
        "ignore_unknown_options": True,
        "allow_interspersed_args": False,
    }
)
def script(
    file: Annotated[Path, typer.Argument(metavar="ファイル", help="書き出したスクリプト（.py）")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="引数…", help="スクリプトへの引数（--help で一覧）"),
    ] = None,
) -> int:
    """Run a script that was exported."""
    if not file.is_file() or file.suffix != ".py":
        raise StudioError(
            "NO_SCRIPT",
            f"スクリプトがありません：{file}",
            "tejun export 手順 --to python -o フォルダー で書き出し、その中の .py を指定してください。",
        )
    return _play(file.absolute(), words or [])


def _play(path: Path, words: list[str]) -> int:
    """Run the file as Python would; returns the code that it ends with.

    Raises:
        StudioError: It cannot be read as Python, or needs what is not in here.
    """
    sys.argv = [str(path), *words]
    sys.path.insert(0, str(path.parent))
    try:
        runpy.run_path(str(path), run_name="__main__")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except SyntaxError as exc:
        raise StudioError(
            "SCRIPT_SYNTAX",
            f"スクリプトの {exc.lineno} 行目が、Python の文として読めません。",
            f"直すか、{_AGAIN}",
            str(exc),
        ) from exc
    except ModuleNotFoundError as exc:
        traceback.print_exception(exc)
        raise StudioError(
            "SCRIPT_NEEDS_MORE",
            f"スクリプトが使う部品「{exc.name}」は、手順スタジオの中にありません。",
            "一緒に書き出した README のとおりに Python を入れて、そこで実行してください。",
        ) from exc
    return 0
