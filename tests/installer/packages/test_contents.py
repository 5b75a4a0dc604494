"""What goes into the program's folder besides code, and what stays out."""

from pathlib import Path

import pytest

from installer.packages.contents import is_left_out, licences

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
