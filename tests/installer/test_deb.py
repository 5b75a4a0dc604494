"""A package for Debian, made of a small program and read by Debian's own tool."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installer.console import SetupError
from installer.deb import RECOMMENDED, control_text, make_deb, needed_packages, newest_glibc

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dpkg-deb") is None, reason="Debian's"
)
ROOT = Path(__file__).resolve().parents[2]
TRUE = Path("/bin/true")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with a program of two real binaries in `build`."""
    folder = tmp_path / "build/frozen/tejun"
    driver = folder / "_internal/playwright/driver"
    driver.mkdir(parents=True)
    shutil.copy(TRUE, folder / "tejun")
    shutil.copy(TRUE, driver / "node")
    (folder / "_internal/読み方.txt").write_text("x", encoding="utf-8")
    (folder / "_internal/link").symlink_to("読み方.txt")
    icons = tmp_path / "build/icons"
    icons.mkdir()
    for size in (48, 128, 256):
        (icons / f"{size}.png").touch()
    for part in ("installer/packages/linux", "resources/theme"):
        shutil.copytree(ROOT / part, tmp_path / part)
    (tmp_path / "dist").mkdir()
    return tmp_path


def ask(made: Path, *words: str) -> str:
    return subprocess.run(
        ["dpkg-deb", *words, made], capture_output=True, encoding="utf-8", check=True
    ).stdout


def test_a_stranger_gets_a_command_an_icon_and_a_browser(project: Path, tmp_path: Path) -> None:
    made = make_deb(project, project / "build/frozen/tejun", project / "build/icons", "1.2.3")
    told = ask(made, "--field")
    assert "Version: 1.2.3" in told
    assert "Depends: libc6 (>= 2." in told
    assert f"Recommends: {', '.join(RECOMMENDED)}" in told
    inside = {line.split()[5]: line.split() for line in ask(made, "--contents").splitlines()}
    command = inside["./usr/bin/tejun"]
    assert command[5:] == ["./usr/bin/tejun", "->", "/opt/tejun-studio/tejun"]
    assert inside["./opt/tejun-studio/tejun"][0] == "-rwxr-xr-x"
    assert inside["./opt/tejun-studio/_internal/読み方.txt"][0] == "-rw-r--r--"
    assert {line[1] for line in inside.values()} == {"root/root"}
    assert "./usr/share/applications/tejun-studio.desktop" in inside

    out = tmp_path / "out"
    subprocess.run(["dpkg-deb", "--raw-extract", made, out], check=True)
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=out, check=True)


def test_what_the_files_load_of_the_system_is_needed(project: Path) -> None:
    folder = project / "build/frozen/tejun"
    program = Path(shutil.which("dpkg-deb") or "")
    assert "liblzma5" in needed_packages(folder, [program])
    assert newest_glibc([program]) >= "2.17"


def test_a_library_that_is_missing_here_is_no_package_for_others(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = project / "tools"
    tools.mkdir()
    ldd = tools / "ldd"
    ldd.write_text("#!/bin/sh\necho '\tlibxcb-cursor.so.0 => not found'\n", encoding="utf-8")
    ldd.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    with pytest.raises(SetupError, match=r"libxcb-cursor\.so\.0") as caught:
        needed_packages(project, [])
    assert "libxcb-cursor0" in caught.value.remedy


def test_dpkg_reads_the_description_in_japanese() -> None:
    text = control_text("1.0", "amd64", 300_000, ["libc6 (>= 2.34)", "libgl1"])
    assert "Depends: libc6 (>= 2.34), libgl1\n" in text
    assert text.endswith("\n")
