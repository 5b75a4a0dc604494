"""Get the packages of `tests.bench.pages` with this machine's own pip, npm and apt."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import platformdirs

from tests.bench.pages import PACKAGES, Kind, Package

TIMEOUT_S: Final = 300


class FetchError(Exception):
    """A package could not be had; the pages that need it are left out, and the run says so."""


def default_folder() -> Path:
    """Return where packages are kept from one run to the next."""
    return Path(platformdirs.user_cache_dir("tejun-bench", appauthor=False)) / "pages"


def fetch(keys: Iterable[str], folder: Path) -> frozenset[str]:
    """Have these packages unpacked in `folder`, one folder a key.

    Returns:
        The keys that are there; why another is not goes to stderr.
    """
    there: set[str] = set()
    for package in PACKAGES:
        if package.key not in set(keys):
            continue
        try:
            _fetch(package, folder)
        except (FetchError, OSError, subprocess.SubprocessError) as exc:
            print(f"… without {package.name}: {exc}", file=sys.stderr)
        else:
            there.add(package.key)
    return frozenset(there)


def _fetch(package: Package, folder: Path) -> None:
    """Download, check and unpack one package, unless this very archive is unpacked already."""
    place, seal = folder / package.key, folder / f"{package.key}.sha256"
    if place.is_dir() and seal.is_file() and seal.read_text() == package.sha256:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        archive = _download(package, Path(scratch))
        found = hashlib.sha256(archive.read_bytes()).hexdigest()
        if found != package.sha256:
            raise FetchError(f"the archive has sha256 {found}")
        unpacked = Path(scratch) / "unpacked"
        _unpack(package, archive, unpacked)
        shutil.rmtree(place, ignore_errors=True)
        unpacked.rename(place)
    seal.write_text(package.sha256)


def _download(package: Package, folder: Path) -> Path:
    command = _command(package, folder)
    program = shutil.which(command[0])
    if program is None:
        raise FetchError(f"{command[0]} is not installed")
    done = subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
        env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )
    archives = [path for path in folder.iterdir() if path.is_file()]
    if done.returncode or len(archives) != 1:
        raise FetchError((done.stderr or done.stdout).strip()[-300:])
    return archives[0]


def _command(package: Package, folder: Path) -> list[str]:
    match package.kind:
        case Kind.NPM:
            return ["npm", "pack", "--silent", f"{package.name}@{package.version}"]
        case Kind.PIP:
            wanted = f"{package.name}=={package.version}"
            return ["pip", "download", "-q", "--no-deps", "--only-binary=:all:", "-d", str(folder), wanted]  # fmt: skip
        case Kind.DEB:
            return ["apt-get", "download", "-q", f"{package.name}={package.version}"]


def _unpack(package: Package, archive: Path, place: Path) -> None:
    match package.kind:
        case Kind.NPM:
            with tarfile.open(archive) as tar:
                tar.extractall(place.with_name("whole"), filter="data")
            (top,) = place.with_name("whole").iterdir()
            top.rename(place)
        case Kind.PIP:
            with zipfile.ZipFile(archive) as wheel:
                wheel.extractall(place)  # its digest was checked
        case Kind.DEB:
            subprocess.run(["dpkg", "-x", archive, place], timeout=TIMEOUT_S, check=True)
