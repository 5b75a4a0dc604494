"""What goes into the folder of the program besides code, and what its libraries bring that it never uses."""

import re
import sysconfig
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import Final

NEVER_USED: Final = (
    *("tkinter", "pydoc_data", "lib2to3", "idlelib", "turtledemo", "installer", "tests"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtTest"),
)
"""Modules that something imports, for a case that is not ours."""

LEFT_OUT_FILES: Final = (
    "playwright/driver/package/lib/vite/*",  # the viewers of Playwright's own recordings
    "PySide6/*translations/*[!j]?.qm",
    "PySide6/opengl32sw.dll",
    "studio/resources/translations/*.ts",  # what the .qm beside it was compiled from
    "PySide6/*plugins/platforms/libqeglfs*",
    "PySide6/*plugins/platforms/libqvnc*",
    "PySide6/*plugins/platforms/libqlinuxfb*",
    "PySide6/*plugins/platforms/libqminimal*",
    "PySide6/*plugins/egldeviceintegrations/*",
    "PySide6/*plugins/tls/*",
    "PySide6/*plugins/networkinformation/*",
)
"""By their place in the folder."""

PYTHONS_OWN: Final = (
    *("libcrypto.so*", "libssl.so*", "libffi.so*", "libbz2.so*", "liblzma.so*", "libz.so*"),
    *("libuuid.so*", "libreadline.so*", "libncurses*.so*", "libtinfo.so*", "libsqlite3.so*"),
    "libpython3*",
)
"""What Python is linked with changes its name from one Debian to the next, so it goes along. Everything else of
the system (GTK, GLib, X11, OpenGL, the C++ library) has to be the one that the desktop and its drivers have."""

_LICENCES: Final = ("licen[cs]e*", "copying*", "notice*")


def is_left_out(place: str) -> bool:
    """Say whether the program never uses this file of a library."""
    return any(fnmatch(place.replace("\\", "/"), pattern) for pattern in LEFT_OUT_FILES)


def is_systems(file: str) -> bool:
    """Say whether a library is the system's own business, and the package asks for it instead of carrying it.

    Args:
        file: Where it stands on the machine that packs.
    """
    if not file.startswith(("/lib/", "/lib64/", "/usr/lib/")):
        return False
    if Path(file).is_relative_to(sysconfig.get_path("stdlib")):
        return False  # a module of Python's own, where the system's Python packs
    return not any(fnmatch(Path(file).name, pattern) for pattern in PYTHONS_OWN)


def left_out_modules(root: Path) -> list[str]:
    """Return the modules that must not go along: never used, or of packages that only developers install.

    Args:
        root: Of the project.
    """
    carried = {_plain(name) for name in pinned(root)} | {"tejun-studio"}
    foreign = {
        module
        for module, names in packages_distributions().items()
        if not {_plain(name) for name in names} & carried
    }
    return sorted({*NEVER_USED, *foreign} - {"studio"})


def pinned(root: Path) -> list[str]:
    """Return the names of the packages that the lock for running names."""
    text = (root / "installer" / "requirements.lock").read_text("utf-8")
    return [line.partition("==")[0] for line in text.splitlines() if "==" in line]


def licences(root: Path) -> list[tuple[str, str]]:
    """Return the licences of what is pinned for running, as PyInstaller wants data: file, folder.

    Args:
        root: Of the project.
    """
    found = [(str(root / "LICENSE"), "licences/tejun-studio")]
    for name in pinned(root):
        try:
            files = distribution(name).files or []
        except PackageNotFoundError:  # of another system
            continue
        found += [
            (str(file.locate()), f"licences/{name}")
            for file in files
            if any(fnmatch(file.name.lower(), pattern) for pattern in _LICENCES)
            and ".dist-info" in str(file)
        ]
    return found


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
