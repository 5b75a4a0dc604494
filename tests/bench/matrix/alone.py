"""An exported folder as who gets it runs it: a process of its own that has nothing of the studio but the folder's wheel."""

import asyncio
import io
import os
import signal
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Generator, Mapping
from compileall import compile_dir
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from studio.domain.events.events import EVENT_ADAPTER, Event
from studio.domain.flows.flow import Flow
from studio.engine.whole_file import write_folder
from studio.export.formats import FORMATS
from studio.export.python_script import secret_names
from studio.export.runtime_wheel import runtime_wheel
from tests.e2e.tejun import own_environment

TIMEOUT_S = 180.0


@dataclass(frozen=True, slots=True)
class Alone:
    """Where scripts run.

    Attributes:
        python: Of an environment that has what a folder's `requirements.txt` asks of the index.
        runtime: Folder with what the wheel holds, found before any installed studio.
        folder: Where exports are written.
    """

    python: str
    runtime: Path
    folder: Path

    def export(self, flow: Flow) -> Path:
        """Write a flow out; returns the script."""
        return write_folder(self.folder / flow.id, FORMATS["python"].files(flow))

    async def play(self, flow: Flow, script: Path, *words: str) -> tuple[Event, ...]:
        """Run a script to its end; returns what it told, the end last.

        Args:
            flow: It was made of: its passwords are given as a person would, in the environment.
            script: Of `export`.
            words: Arguments.
        """
        process = await asyncio.create_subprocess_exec(
            self.python,
            script.name,
            "--json",
            *words,
            cwd=script.parent,
            env=self._environment(flow),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(TIMEOUT_S):
                out, err = await process.communicate()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        lines = out.decode().splitlines()
        assert lines, err.decode()
        return tuple(EVENT_ADAPTER.validate_json(line) for line in lines)

    def _environment(self, flow: Flow) -> Mapping[str, str]:
        values = flow.values()
        held = {key: values.get(name, "") for name, key in secret_names(flow).items()}
        return own_environment() | held | {"PYTHONPATH": str(self.runtime), "PYTHONUTF8": "1"}


@contextmanager
def alone(python: str = "") -> Generator[Alone]:
    """Make room for scripts.

    Args:
        python: See `Alone`; "" = the one that runs this.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        with zipfile.ZipFile(io.BytesIO(runtime_wheel().data)) as wheel:
            wheel.extractall(place / "runtime")
        compile_dir(place / "runtime", quiet=1)  # as pip does
        yield Alone(python or sys.executable, place / "runtime", place)
