"""The program's folder as a package for Debian and Ubuntu, with what it needs of the system read from its files."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from installer.console import SetupError
from installer.elf import is_binary, needed_libraries
from installer.machine import debian_package, parse_missing

NAME = "tejun-studio"
PLACE = "opt/tejun-studio"
"""Of programs that do not come from the distribution (FHS)."""
RECOMMENDED = (
    "chromium | google-chrome-stable | microsoft-edge-stable | chromium-browser",
    "fonts-noto-cjk | fonts-ipafont | fonts-vlgothic",
)
SUGGESTED = ("gnome-keyring",)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
STANDING_ALONE = ("driver", "node")
"""Playwright's own program: started without our folder of libraries, see `packages/entrance.py`."""
_GLIBC = re.compile(rb"GLIBC_(2\.\d+)\b")
_RESOLVED = re.compile(r"^\s*(\S+) => (/\S+) ", re.MULTILINE)


def make_deb(root: Path, folder: Path, icons: Path, version: str) -> Path:
    """Write `dist/tejun-studio_VERSION_ARCHITECTURE.deb`.

    Args:
        root: Of the project.
        folder: The program as PyInstaller leaves it.
        icons: Pictures by their size: `256.png`.
        version: Of the program.

    Raises:
        SetupError: A library is missing on this machine, or `dpkg-deb` is or fails.
    """
    architecture = ARCHITECTURES.get(os.uname().machine)
    if architecture is None:
        raise SetupError(
            f"この種類のパソコン（{os.uname().machine}）用のパッケージは作れません。",
            "64 ビットの Intel・AMD か ARM のパソコンで実行してください。",
        )
    binaries = [path for path in sorted(folder.rglob("*")) if is_binary(path)]
    needs = (f"libc6 (>= {newest_glibc(binaries)})", *needed_packages(folder, binaries))
    stage = root / "build" / "deb"
    shutil.rmtree(stage, ignore_errors=True)
    lay_out(root, folder, icons, stage)
    control = control_text(version, architecture, installed_kb(stage), needs)
    (stage / "DEBIAN").mkdir()
    (stage / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    (stage / "DEBIAN" / "md5sums").write_text(checksums(stage), encoding="utf-8")
    made = root / "dist" / f"{NAME}_{version}_{architecture}.deb"
    unfinished = stage.with_suffix(".part")
    options = ("--root-owner-group", "-Zzstd", "-z12")
    _run(["dpkg-deb", *options, "--build", str(stage), str(unfinished)])
    unfinished.replace(made)
    shutil.rmtree(stage)
    return made


def newest_glibc(binaries: Iterable[Path]) -> str:
    """Return the newest version of the C library that any of the files names: `2.34`."""
    found = {match[1] for path in binaries for match in _GLIBC.finditer(path.read_bytes())}
    versions = [tuple(map(int, version.split(b"."))) for version in found]
    return ".".join(map(str, max(versions, default=(2, 17))))


def needed_packages(folder: Path, binaries: Iterable[Path]) -> tuple[str, ...]:
    """Return the packages of the system's libraries that the files themselves load, each once.

    What those load in their turn, their own packages know, and it differs from one system to the next.

    Raises:
        SetupError: One is not on this machine: what was made here would lack it elsewhere.
    """
    alone = [path for path in binaries if path.parts[-2:] == STANDING_ALONE]
    ours = [path for path in binaries if path not in alone]
    libraries = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal")}
    told = _run(["ldd", *map(str, ours)], libraries) + _run(["ldd", *map(str, alone)])
    missing = parse_missing(told)
    if missing:
        raise SetupError(
            f"この OS に足りないものがあります：{'、'.join(missing)}",
            f"sudo apt-get install {' '.join(map(debian_package, missing))}",
        )
    named = {name for path in (*ours, *alone) for name in needed_libraries(path.read_bytes())}
    outside = {
        found[1]: found[2]
        for found in _RESOLVED.finditer(told)
        if found[1] in named and not found[2].startswith(str(folder))
    }
    packages = {owner_of(Path(path)) or debian_package(name) for name, path in outside.items()}
    return tuple(sorted(packages - {"libc6"}))


def owner_of(library: Path) -> str:
    """Return the package that brought a library to this machine, "" when dpkg knows none.

    dpkg may know it by its place before /lib became a link to /usr/lib.
    """
    places = {str(library), str(library.resolve())}
    places |= {place.removeprefix("/usr") for place in places}
    done = subprocess.run(
        ["dpkg", "--search", *sorted(places)], capture_output=True, encoding="utf-8", check=False
    )
    return done.stdout.partition(":")[0] if done.stdout else ""


def lay_out(root: Path, folder: Path, icons: Path, stage: Path) -> None:
    """Put every file where it stands on the machine it is installed on."""
    parts = root / "installer" / "packages" / "linux"
    shutil.copytree(folder, stage / PLACE, symlinks=True)
    _put(parts / "tejun-studio.desktop", stage / "usr/share/applications/tejun-studio.desktop")
    _put(
        root / "resources/theme/icon.svg",
        stage / "usr/share/icons/hicolor/scalable/apps/tejun-studio.svg",
    )
    for size in (48, 128, 256):
        _put(
            icons / f"{size}.png",
            stage / f"usr/share/icons/hicolor/{size}x{size}/apps/tejun-studio.png",
        )
    _put(parts / "copyright", stage / f"usr/share/doc/{NAME}/copyright")
    command = stage / "usr/bin/tejun"
    command.parent.mkdir(parents=True)
    command.symlink_to(f"/{PLACE}/tejun")
    for path in stage.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if is_program else 0o644)
    stage.chmod(0o755)


def control_text(version: str, architecture: str, kilobytes: int, needs: Iterable[str]) -> str:
    """Return what dpkg reads about the package."""
    return (
        f"Package: {NAME}\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        "Section: utils\n"
        "Priority: optional\n"
        "Maintainer: Tejun Studio <tejun-studio@localhost>\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(needs)}\n"
        f"Recommends: {', '.join(RECOMMENDED)}\n"
        f"Suggests: {', '.join(SUGGESTED)}\n"
        "Description: 手順スタジオ（Tejun Studio）\n"
        " やりたいことを日本語で書くと、ブラウザーの操作を代わりに行い、手順として残します。\n"
        " 残した手順は、次からは AI を使わずに何度でもくり返せます。\n"
    )


def installed_kb(stage: Path) -> int:
    """Return the size of what is installed, in KiB."""
    files = (path for path in stage.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(-(-path.stat().st_size // 1024) for path in files)


def checksums(stage: Path) -> str:
    """Return a line for each file, by which `dpkg --verify` finds a damaged one."""
    files = [
        path.relative_to(stage)
        for path in sorted(stage.rglob("*"))
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    return "".join(f"{_md5(stage / path)}  {path.as_posix()}\n" for path in files)


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _run(command: list[str], env: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(
            command, env=env, capture_output=True, encoding="utf-8", errors="replace", check=False
        )
    except OSError as exc:
        raise _failed(command, str(exc)) from exc
    if done.returncode and command[0] != "ldd":  # which says 1 of what is linked to nothing
        raise _failed(command, done.stderr)
    return done.stdout


def _failed(command: list[str], said: str) -> SetupError:
    return SetupError(
        f"{command[0]} が失敗しました：{said.strip()[-300:]}",
        "Debian か Ubuntu で、dpkg-deb が使えることとディスクの空きを確かめてください。",
    )
