"""Foreign widgets: only what a browser loads is unpacked, and no archive leads elsewhere."""

import zipfile
from pathlib import Path

from installer.widgets import unpack, wanted_names


def test_scripts_styles_and_licences_are_wanted_and_programs_are_not() -> None:
    names = ["a/static/x.js", "a/static/x.js.map", "a/x.py", "a/x.css", "a-1.dist-info/licenses/LICENSE", "a/compiler.js", "a/"]  # fmt: skip
    assert list(wanted_names(names)) == [
        "a/static/x.js",
        "a/x.css",
        "a-1.dist-info/licenses/LICENSE",
    ]


def test_an_archive_cannot_write_beside_its_folder(tmp_path: Path) -> None:
    wheel = tmp_path / "a.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("../../evil.js", "1")
        archive.writestr("a/good.js", "1")
    unpack(wheel, tmp_path / "inside" / "widgets")
    assert not (tmp_path / "evil.js").exists()
    assert (tmp_path / "inside/widgets/a/good.js").exists()
    assert {path.name for path in tmp_path.iterdir()} == {"a.whl", "inside"}
