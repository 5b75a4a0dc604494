"""Widgets that other people made, for the tests to drive: what a browser needs of some packages.

They are never installed as packages. Their archives are checked against a lock of hashes, and only
scripts, styles and pictures are unpacked.
"""

import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from installer.running import Runner

LOCK = "requirements-widgets.lock"
FOLDER = "widgets"
"""Inside `.venv`."""

_WANTED = frozenset(
    {".js", ".mjs", ".css", ".json", ".woff", ".woff2", ".svg", ".png", ".gif", ".html"}
)
_UNWANTED = ("compiler.js", "sass.dart.js", "bokeh-gl.js", "bokeh-mathjax.js", "package-lock.json")
_LICENCES = ("license", "copying", "notice")


def install_widgets(root: Path, python: Path, runner: Runner, env: Mapping[str, str]) -> None:
    """Bring `.venv/widgets` to its lock; what stood there before goes.

    Args:
        root: The program's folder.
        python: The environment's Python, whose pip downloads.
        runner: Runs it and keeps its output.
        env: Variables for pip.

    Raises:
        SetupError: With what to do.
    """
    folder = root / ".venv" / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=root / ".venv", prefix="widgets-") as scratch:
        runner.run(
            "テスト用の画面部品を取り寄せています",
            [
                *(python, "-m", "pip", "download", "--no-input", "--disable-pip-version-check"),
                *("--no-deps", "--require-hashes", "--only-binary=:all:", "--progress-bar", "off"),
                *("-d", scratch, "-r", root / "installer" / LOCK),
            ],
            env=env,
        )
        fresh = Path(scratch) / "fresh"
        for wheel in sorted(Path(scratch).glob("*.whl")):
            unpack(wheel, fresh)
        fresh.rename(folder)


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack what a browser loads, and the licences, out of one archive."""
    with zipfile.ZipFile(wheel) as archive:
        for name in wanted_names(archive.namelist()):
            archive.extract(name, folder)


def wanted_names(names: list[str]) -> Iterator[str]:
    """Yield what is worth unpacking; source maps, translations' sources and programs are not."""
    for name in names:
        path = PurePosixPath(name)
        is_licence = path.name.lower().startswith(_LICENCES)
        if is_licence or (path.suffix in _WANTED and path.name not in _UNWANTED):
            yield name
