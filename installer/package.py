"""The word `package`: the program in one folder, tried for real, then the installer of this system in `dist/`."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from installer.console import Console, SetupError
from installer.deb import make_deb
from installer.environment import PIP_ENVIRONMENT, digest
from installer.running import Runner, diagnose

LOCK = "requirements-package.lock"
SPEC = "installer/packages/tejun.spec"
INNO_PLACES = (r"Inno Setup 6\ISCC.exe", r"Inno Setup 7\ISCC.exe")
"""Under the folders of programs."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where and by what packages are made.

    Attributes:
        root: The program's folder.
        python: The environment's Python, with everything that the program needs.
        runner: Runs tools and keeps their output.
        console: For the person.
    """

    root: Path
    python: Path
    runner: Runner
    console: Console

    @property
    def tools(self) -> Path:
        """PyInstaller and what it needs; not in `.venv`, whose lock does not name it."""
        return self.root / "build" / "package-tools"

    @property
    def folder(self) -> Path:
        """The program in one folder, as PyInstaller leaves it."""
        return self.root / "build" / "frozen" / "tejun"

    @property
    def program(self) -> Path:
        """The command line in it."""
        if sys.platform == "darwin":
            return self.folder.with_name("Tejun Studio.app") / "Contents/MacOS/tejun"
        return self.folder / ("tejun.exe" if os.name == "nt" else "tejun")

    @property
    def icons(self) -> Path:
        """Pictures that the spec drew."""
        return self.root / "build" / "freezing" / "tejun" / "icons"

    @property
    def dist(self) -> Path:
        """Where packages go."""
        return self.root / "dist"


def run_package(workshop: Workshop, env: Mapping[str, str]) -> int:
    """Make the package of this system; returns 0 only if the program in it passed its own test.

    Args:
        workshop: See there.
        env: Variables for the program while it is tried.

    Raises:
        SetupError: A tool failed or is missing; what was made before it stays.
    """
    bring_tools(workshop)
    freeze(workshop)
    console = workshop.console
    console.say(f"  フォルダー：{workshop.folder}（{size_of(workshop.folder) / 1e6:.0f} MB）")
    started = time.monotonic()
    workshop.runner.run("起動を確かめています（--help）", [workshop.program, "--help"], env=env)
    console.say(f"  起動：{time.monotonic() - started:.2f} 秒")
    code = subprocess.run([workshop.program, "--selftest"], env=env, check=False).returncode
    if code:
        console.say("✖ できたプログラムが自己診断に通りません。インストーラーは作りません。")
        return 1
    workshop.dist.mkdir(exist_ok=True)
    made = WRAPPERS[sys.platform](workshop)
    console.say(f"✔ インストーラー：{made}（{made.stat().st_size / 1e6:.0f} MB）")
    return 0


def bring_tools(workshop: Workshop) -> None:
    """Install PyInstaller by its lock, beside the environment; nothing when it is there already.

    Raises:
        SetupError: It cannot be downloaded.
    """
    lock = workshop.root / "installer" / LOCK
    stamp = workshop.tools / f"lock-{digest(lock)}"
    if stamp.exists():
        return
    shutil.rmtree(workshop.tools, ignore_errors=True)
    workshop.runner.run(
        "PyInstaller を入れています",
        [
            *(workshop.python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"),
            *("--progress-bar", "off", "--no-deps", "--require-hashes"),
            *("--target", workshop.tools, "-r", lock),
        ],
        env=PIP_ENVIRONMENT,
    )
    stamp.touch()


def freeze(workshop: Workshop) -> None:
    """Have PyInstaller make the folder anew.

    Raises:
        SetupError: It failed; the log says why.
    """
    build = workshop.root / "build"
    workshop.runner.run(
        "プログラムを 1 つのフォルダーにまとめています（数分かかります）",
        [
            *(workshop.python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", build / "frozen", "--workpath", build / "freezing"),
            workshop.root / SPEC,
        ],
        env={"PYTHONPATH": os.pathsep.join((str(workshop.root), str(workshop.tools)))},
    )


def size_of(folder: Path) -> int:
    """Return the bytes of the files in a folder; a link is none."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def version_of(root: Path) -> str:
    """Return the program's version, read from its source."""
    text = (root / "studio" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def find_inno(environ: Mapping[str, str]) -> Path | None:
    """Return Inno Setup's compiler, None where it is not installed."""
    found = shutil.which("ISCC", path=environ.get("PATH"))
    if found:
        return Path(found)
    roots = (environ.get(name) for name in ("PROGRAMFILES(X86)", "PROGRAMFILES", "LOCALAPPDATA"))
    places = (Path(root, tail) for root in roots if root for tail in INNO_PLACES)
    return next((place for place in places if place.is_file()), None)


def _wrap_linux(workshop: Workshop) -> Path:
    workshop.console.begin("Debian・Ubuntu 用のパッケージにしています")
    try:
        made = make_deb(workshop.root, workshop.folder, workshop.icons, version_of(workshop.root))
    except SetupError:
        workshop.console.fail()
        raise
    except OSError as exc:
        workshop.console.fail()
        raise diagnose(str(exc)) or SetupError(
            f"パッケージを書けませんでした：{exc}",
            "build と dist のフォルダーに書き込めることを確かめて、もう一度実行してください。",
        ) from exc
    workshop.console.end()
    return made


def _wrap_windows(workshop: Workshop) -> Path:
    compiler = find_inno(os.environ)
    if compiler is None:
        raise SetupError(
            "Inno Setup が見つからないので、インストーラーを作れません。",
            "「winget install JRSoftware.InnoSetup」で入れてから、もう一度実行してください。"
            f"\n  プログラムのフォルダーはできています：{workshop.folder}",
        )
    version = version_of(workshop.root)
    script = workshop.root / "installer/packages/windows/tejun.iss"
    workshop.runner.run(
        "Windows 用のインストーラーにしています",
        [compiler, "/Qp", f"/DVersion={version}", f"/O{workshop.dist}", script],
    )
    return workshop.dist / f"tejun-studio-{version}-setup.exe"


def _wrap_macos(workshop: Workshop) -> Path:
    made = workshop.dist / f"tejun-studio-{version_of(workshop.root)}.dmg"
    script = workshop.root / "installer/packages/macos/make_dmg.sh"
    application = workshop.folder.with_name("Tejun Studio.app")
    workshop.runner.run(
        "macOS 用のディスクイメージにしています（署名・公証は設定があるとき）",
        ["/bin/bash", script, application, made],
    )
    return made


WRAPPERS: Mapping[str, Callable[[Workshop], Path]] = {
    "linux": _wrap_linux,
    "win32": _wrap_windows,
    "darwin": _wrap_macos,
}


def refuse_words(words: Sequence[str]) -> None:
    """Refuse arguments: there are none to give.

    Raises:
        SetupError: Some were given.
    """
    if words:
        raise SetupError(
            f"package に引数はありません：{' '.join(words)}",
            "「python3 installer/bootstrap.py package」とだけ書いて実行してください。",
        )
