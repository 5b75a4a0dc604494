"""The virtual environment beside the program: made once, kept true to the locks."""

import compileall
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from installer.console import SetupError
from installer.pieces import Pieces
from installer.running import Runner
from installer.widgets import LOCK, install_widgets

NEEDED_BYTES = 1_500_000_000
"""Free space for a first set-up: about 0.9 GB stay, the rest is for unpacking."""

STAMP = "tejun-setup.json"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was installed; a new lock, another Python or a moved folder makes it stale.

    Attributes:
        root: Where the program stood.
        python: Version of the environment's Python.
        lock: Digest of the lock for running; "" before it was installed.
        dev_lock: Digest of the lock for testing; "" when that was never asked for.
        project: Digest of pyproject.toml, whose entry points are installed.
        widgets: Digest of the lock of foreign widgets; "" when nobody asked for the tests.
    """

    root: str = ""
    python: str = ""
    lock: str = ""
    dev_lock: str = ""
    project: str = ""
    widgets: str = ""


def digest(path: Path) -> str:
    """Return a short digest of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def read_stamp(path: Path) -> Stamp:
    """Return the stamp; an empty one when there is none or it cannot be read."""
    try:
        return Stamp(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Stamp()


def write_stamp(path: Path, stamp: Stamp) -> None:
    """Keep the stamp, whole or not at all."""
    partial = path.with_name(path.name + ".part")
    partial.write_text(json.dumps(asdict(stamp), indent=1), encoding="utf-8")
    partial.replace(path)


def wanted_stamp(root: Path, *, with_tests: bool, before: Stamp) -> Stamp:
    """Return the stamp that a set-up for running (or for testing) leaves behind.

    Who once asked for the tests keeps them up to date.
    """
    dev = digest(root / "installer/requirements-dev.lock")
    is_for_tests = with_tests or before.dev_lock == dev
    return Stamp(
        root=str(root),
        python=f"{sys.version_info.major}.{sys.version_info.minor}",
        lock=digest(root / "installer/requirements.lock"),
        dev_lock=dev if is_for_tests else "",
        project=digest(root / "pyproject.toml"),
        widgets=digest(root / "installer" / LOCK) if is_for_tests else "",
    )


class Environment:
    """`.venv` beside the program.

    Args:
        root: The program's folder.
        runner: Runs pip and keeps its output.
        pieces: Brings Python's venv module where Debian leaves it out.
    """

    def __init__(self, root: Path, runner: Runner, pieces: Pieces) -> None:
        self._root = root
        self._runner = runner
        self._pieces = pieces
        self._stamp_path = self.folder / STAMP

    @property
    def folder(self) -> Path:
        """The environment itself."""
        return self._root / ".venv"

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def site_packages(self) -> Path:
        """Where its packages stand."""
        if os.name == "nt":
            return self.folder / "Lib/site-packages"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"

    def is_ready(self, *, with_tests: bool) -> bool:
        """Say whether nothing has to be installed."""
        before = read_stamp(self._stamp_path)
        return self.python.exists() and before == wanted_stamp(
            self._root, with_tests=with_tests, before=before
        )

    def install(self, *, with_tests: bool) -> None:
        """Bring the environment to the locks; what is already there stays.

        Raises:
            SetupError: With what to do.
        """
        before = read_stamp(self._stamp_path)
        wanted = wanted_stamp(self._root, with_tests=with_tests, before=before)
        self._stamp_path.unlink(missing_ok=True)  # half an installation has no stamp
        if not self._is_usable(before, wanted):
            self._create()
            before = Stamp()
        if (before.lock, before.dev_lock) != (wanted.lock, wanted.dev_lock):
            self._install_locked(with_tests=bool(wanted.dev_lock))
        self._install_studio()
        keep_bytecode(self._root)
        if wanted.widgets and before.widgets != wanted.widgets:
            install_widgets(self._root, self.python, self._runner, PIP_ENVIRONMENT)
        write_stamp(self._stamp_path, wanted)

    def _is_usable(self, before: Stamp, wanted: Stamp) -> bool:
        if before.root not in ("", wanted.root):
            return False  # the folder was moved: scripts point to the old place
        try:
            probe = subprocess.run(
                [self.python, "-c", "import pip, sys; print('%d.%d' % sys.version_info[:2])"],
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return probe.stdout.strip() == wanted.python

    def _create(self) -> None:
        title = "Python の仮想環境を作っています"
        if importlib.util.find_spec("ensurepip") is None:
            uv = shutil.which("uv")
            if uv:
                command = [uv, "venv", "--seed", "--clear", "--python", sys.executable]
                self._runner.run(title, [*command, self.folder])
                return
            self._pieces.install_venv_module()
        self._runner.run(title, [sys.executable, "-m", "venv", "--clear", self.folder])

    def _install_locked(self, *, with_tests: bool) -> None:
        name = "requirements-dev.lock" if with_tests else "requirements.lock"
        lock = self._root / "installer" / name
        total = count_pins(lock)
        title = f"部品を入れています（最大 {total} 個、初回は数分かかります）"
        uv = shutil.which("uv")
        if uv:
            try:
                self._runner.run(
                    title,
                    [uv, "pip", "install", "--python", self.python, "--require-hashes", "-r", lock],
                )
            except SetupError:  # uv does not read pip's settings (mirrors, proxies): pip may do
                pass
            else:
                return
        counter = PinCounter(total)
        self._runner.run(
            title,
            [
                *(self.python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"),
                *("--progress-bar", "off", "--prefer-binary", "--require-hashes", "-r", lock),
            ],
            env=PIP_ENVIRONMENT,
            note=counter.note,
        )

    def _install_studio(self) -> None:
        """Install the program itself, editable; its build tools come from the lock."""
        self._runner.run(
            "手順スタジオを入れています",
            [
                *(self.python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"),
                *("--no-deps", "--no-index", "--no-build-isolation", "--editable", self._root),
            ],
            env=PIP_ENVIRONMENT,
        )


PIP_ENVIRONMENT: Mapping[str, str] = {"PIP_ROOT_USER_ACTION": "ignore"}


def keep_bytecode(root: Path) -> None:
    """Compile the program: an editable install is not, and where Python may write none every start would."""
    compileall.compile_dir(root / "studio", quiet=2)


def count_pins(lock: Path) -> int:
    """Return how many packages a lock names."""
    return sum("==" in line for line in lock.read_text(encoding="utf-8").splitlines())


class PinCounter:
    """Counts the packages in pip's output."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._seen = 0

    def note(self, line: str) -> str:
        """Return 「12/64 jinja2」 for a line that begins a package."""
        if line.startswith("Installing collected packages"):
            return " 展開中"
        if not line.startswith(("Collecting ", "Requirement already satisfied: ")):
            return ""
        self._seen += 1
        package = line.removeprefix("Requirement already satisfied: ").removeprefix("Collecting ")
        name = package.split()[0].split("==")[0]
        return f" {self._seen}/{self._total} {name}"


def check_folder(root: Path, needed_bytes: int = NEEDED_BYTES) -> None:
    """Make `.venv` if it is not there, and see that there is room.

    Raises:
        SetupError: The folder cannot be written, or the disk is full.
    """
    folder = root / ".venv"
    is_first = not (folder / STAMP).exists()
    try:
        folder.mkdir(exist_ok=True)
        probe = folder / "writable.part"
        probe.write_text("", encoding="utf-8")
        probe.unlink()
    except OSError as exc:
        raise SetupError(
            f"このフォルダーに書き込めません：{root}（{exc.strerror}）",
            "書き込みできるフォルダー（ホームの下など）にコピーして、そこで実行してください。"
            "ディスクがいっぱいのときは空きを作ってください。",
        ) from exc
    free = shutil.disk_usage(folder).free
    if is_first and free < needed_bytes:
        raise SetupError(
            f"ディスクの空きが足りません（空き {free / 1e9:.1f} GB、"
            f"必要 {needed_bytes / 1e9:.1f} GB）。",
            f"不要なファイルを消すか、空きのあるディスクにコピーして実行してください：{root}",
        )
