"""What goes into the program's folder besides code, and what stays out."""

import sysconfig
from pathlib import Path

import pytest

from installer.packages.contents import is_left_out, is_systems, left_out_modules, licences

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("playwright/driver/package/lib/vite/traceViewer/index.html", True),
        ("playwright/driver/package/lib/coreBundle.js", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("PySide6\\translations\\qtbase_ja.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", False),
        ("studio/browser/dom.js", False),
    ],
)
def test_only_what_is_never_used_stays_out(place: str, expected: bool) -> None:
    assert is_left_out(place) is expected


def test_the_licences_of_what_we_carry_go_along() -> None:
    found = licences(ROOT)
    assert all(Path(file).is_file() for file, _ in found)
    folders = {folder for _, folder in found}
    assert {f"licences/{name}" for name in ("tejun-studio", "pydantic", "openai")} <= folders


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("/usr/lib/x86_64-linux-gnu/libgtk-3.so.0", True),
        ("/lib/x86_64-linux-gnu/libstdc++.so.6", True),
        ("/lib/x86_64-linux-gnu/libcrypto.so.3", False),
        ("/srv/project/.venv/lib/python3.11/site-packages/PySide6/Qt/lib/libQt6Core.so.6", False),
    ],
)  # fmt: skip
def test_what_belongs_to_the_desktop_stays_the_systems(file: str, expected: bool) -> None:
    assert is_systems(file) is expected


def test_modules_of_the_systems_python_go_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's Python packs, too: without them the program does not start."""
    monkeypatch.setattr(sysconfig, "get_path", {"stdlib": "/usr/lib/python3.11"}.get)
    assert not is_systems("/usr/lib/python3.11/lib-dynload/_contextvars.cpython-311-x86_64.so")
    assert is_systems("/usr/lib/x86_64-linux-gnu/libgtk-3.so.0")


def test_nothing_that_only_developers_install_goes_along() -> None:
    left_out = left_out_modules(ROOT)
    assert {"pytest", "hypothesis", "importlinter"} <= set(left_out)
    assert not {
        "studio",
        "PySide6",
        "pydantic",
        "keyring",
        "jaraco",
        "dotenv",
        "typing_extensions",
    } & set(left_out)
