"""`tejun selftest`: the studio does a job on its own practice site, and says what worked."""

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from studio.cli.terminal.call import Call, call_of
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import StudioError
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import Options, SelftestStep

_DONE: Final = tr("この環境で動きます。")

app = command_group()
command = partial(app.command, cls=JapaneseCommand)


@command()
def selftest(context: typer.Context) -> int:
    """Do the main job in a folder of its own."""
    return run_selftest(call_of(context))


def run_selftest(call: Call) -> int:
    """Try the studio, then its window; returns 0 when all of it worked.

    Raises:
        StudioError: What did not, and what to do next.
    """
    from studio.bootstrap import selftest_options, try_studio

    def tell(step: "SelftestStep") -> None:
        line = tr("✔ {title}（{seconds:.1f} 秒）", title=step.title, seconds=step.seconds)
        call.console.result(step, [line])

    with tempfile.TemporaryDirectory(prefix="tejun-", ignore_cleanup_errors=True) as folder:
        options = selftest_options(Path(folder) / "home")
        asyncio.run(try_studio(options, tell))
        if call.try_window is not None:
            tell(_try_window(call, options))
    call.console.note(_DONE)
    return 0


def _try_window(call: Call, options: "Options") -> "SelftestStep":
    from studio.bootstrap import SelftestStep

    assert call.try_window is not None
    began = time.monotonic()
    if call.try_window(options):
        raise StudioError(
            "SELFTEST_FAILED",
            tr("自己診断で、窓を開けませんでした。"),
            tr(
                "tejun doctor で足りないものを確かめるか、手順スタジオをインストールし直してください。"
            ),
        )
    return SelftestStep(
        title=tr("窓を開いて閉じました"), seconds=round(time.monotonic() - began, 2)
    )
