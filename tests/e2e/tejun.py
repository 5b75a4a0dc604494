"""The program as a person or a machine starts it: a process of its own, its words read back."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from studio.domain.events.events import EVENT_ADAPTER, Event, FaultShown, FlowSaved, RunFinished

PASSPHRASE = "とても長いパスフレーズ"
TIMEOUT_S = 200.0
TRACEBACK = "Traceback (most recent call last)"
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Said:
    """How one call ended.

    Attributes:
        code: Exit code; negative = killed by this signal.
    """

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """What `--json` printed; a line that is no JSON fails here."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def events(self) -> list[Event]:
        """What `--json` printed; a line that is no event fails here."""
        return [EVENT_ADAPTER.validate_json(line) for line in self.out.splitlines()]

    @property
    def finished(self) -> RunFinished:
        """The end of the run, which is told once."""
        return self._only(RunFinished)

    @property
    def saved(self) -> FlowSaved:
        """The flow that was kept."""
        return self._only(FlowSaved)

    @property
    def fault(self) -> FaultShown:
        """The fault that ended the command."""
        return self._only(FaultShown)

    @property
    def text(self) -> str:
        """Everything a person sees."""
        return self.out + self.err

    def _only(self, kind: type[E]) -> E:
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found


@dataclass(frozen=True, slots=True)
class Tejun:
    """Starts the program with a home of its own and nothing of the developer's.

    Attributes:
        home: `--home`.
        passphrase_file: Opens the library where there is no keychain.
        environment: Further variables.
    """

    home: Path
    passphrase_file: Path
    environment: dict[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def at(cls, folder: Path, **environment: str) -> "Tejun":
        """Return the program with a new home in a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        passphrase_file = folder / "passphrase.txt"
        passphrase_file.write_text(PASSPHRASE, encoding="utf-8")
        return cls(folder / "home", passphrase_file, environment)

    def __call__(self, *arguments: str, **environment: str) -> Said:
        """Run to the end, nobody at the terminal."""
        process = self.start(*arguments, **environment)
        try:
            out, err = process.communicate(timeout=TIMEOUT_S)
        finally:
            end(process)
        return Said(process.returncode, out, err)

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Start in a process group of its own, so that its browser ends with it."""
        return subprocess.Popen(
            [sys.executable, "-m", "studio", "--home", str(self.home), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=self._variables() | environment,
            start_new_session=True,
        )

    def _variables(self) -> dict[str, str]:
        return own_environment() | {
            "TEJUN_PASSPHRASE_FILE": str(self.passphrase_file),
            **self.environment,
        }


def own_environment() -> dict[str, str]:
    """Return the environment without the developer's settings, keys, proxies and keychain."""
    foreign = ("TEJUN_", "OPENAI_", "AZURE_OPENAI_")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(foreign) and not name.lower().endswith("_proxy")
    }
    return kept | {"PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring", "PYTHONUTF8": "1"}


def end(process: subprocess.Popen[str]) -> None:
    """Kill what is left of a process and of its children."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)


def assert_told(said: Said, code: int, *words: str) -> None:
    """Assert a fault a person can act on: exit code, words, Japanese, and no stack trace."""
    assert said.code == code, said.text
    assert TRACEBACK not in said.text
    for word in words:
        assert word in said.text, said.text
    assert any("ぁ" <= char <= "ん" for char in said.err + said.out), said.text
