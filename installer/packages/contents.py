"""What goes into the folder of the program besides code, and what its libraries bring that it never uses."""

from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

LEFT_OUT_MODULES: Final = [
    *("tkinter", "unittest", "pytest", "_pytest", "hypothesis", "setuptools", "pkg_resources", "pip"),
    *("IPython", "numpy", "pandas", "PIL", "lxml", "apsw", "PyInstaller", "installer", "tests"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtTest"),
    *("greenlet._greenlet_testing", "pydantic.v1.mypy", "pydantic.mypy", "sqlalchemy.testing"),
]  # fmt: skip

LEFT_OUT_FILES: Final = (
    "playwright/driver/package/lib/vite/*",  # the viewers of Playwright's own recordings
    "PySide6/Qt/translations/*[!j]?.qm",
    "PySide6/Qt/plugins/platforms/libqeglfs*",
    "PySide6/Qt/plugins/platforms/libqvnc*",
    "PySide6/Qt/plugins/platforms/libqlinuxfb*",
    "PySide6/Qt/plugins/platforms/libqminimal*",
    "PySide6/Qt/plugins/egldeviceintegrations/*",
    "PySide6/Qt/plugins/tls/*",
    "PySide6/Qt/plugins/networkinformation/*",
)
"""By their place in the folder."""

_LICENCES: Final = ("licen[cs]e*", "copying*", "notice*")


def is_left_out(place: str) -> bool:
    """Say whether the program never uses this file of a library."""
    return any(fnmatch(place.replace("\\", "/"), pattern) for pattern in LEFT_OUT_FILES)


def licences(root: Path) -> list[tuple[str, str]]:
    """Return the licences of what is pinned for running, as PyInstaller wants data: file, folder.

    Args:
        root: Of the project.
    """
    found = [(str(root / "LICENSE"), "licences/tejun-studio")]
    for line in (root / "installer" / "requirements.lock").read_text("utf-8").splitlines():
        name, is_pin, _ = line.partition("==")
        if not is_pin:
            continue
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
