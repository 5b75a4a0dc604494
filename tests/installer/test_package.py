"""The word `package`: what is made only if the program works, and what the parts for three systems name.

PyInstaller itself takes minutes: it runs in `.github/workflows/package.yml` and by `poe package`.
"""

import io
import os
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from installer.bootstrap import main
from installer.console import Console, SetupError
from installer.machine import PACKAGES
from installer.package import (
    LOCK,
    Workshop,
    bring_tools,
    find_inno,
    refuse_words,
    run_package,
    size_of,
    version_of,
)
from installer.running import Runner
from studio import __version__
from studio.settings.paths import Paths

ROOT = Path(__file__).resolve().parents[2]
PARTS = ROOT / "installer" / "packages"
SCRIPT = (PARTS / "windows" / "tejun.iss").read_bytes().decode("utf-8")
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="makes Debian's package")


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """Return a workshop whose Python only writes down what it was asked, and freezes a shell script."""
    for part in ("installer/packages/linux", "resources/theme"):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).symlink_to(ROOT / part)
    (tmp_path / "installer" / LOCK).write_text("pyinstaller==6\n", encoding="utf-8")
    (tmp_path / "studio").mkdir()
    (tmp_path / "studio/__init__.py").write_text('__version__ = "7.8"\n', encoding="utf-8")
    icons = tmp_path / "build/freezing/tejun/icons"
    icons.mkdir(parents=True)
    for size in (48, 128, 256):
        (icons / f"{size}.png").touch()
    console = Console(io.StringIO())
    runner = Runner(console, tmp_path / "build" / "package.log")
    made = Workshop(tmp_path, tmp_path / "python", runner, console)
    freezes(made, "exit 0")
    return made


def freezes(workshop: Workshop, program: str) -> None:
    """Have the workshop's Python make a program of these words of a shell."""
    root = workshop.root
    workshop.python.write_text(
        f"#!/bin/sh\necho \"$@\" >> {root}/asked.txt\n"
        f"mkdir -p {workshop.tools} {workshop.folder}\n"
        f"printf '#!/bin/sh\\n{program}\\n' > {workshop.program}\nchmod +x {workshop.program}\n",
        encoding="utf-8",
    )  # fmt: skip
    workshop.python.chmod(0o755)


def asked(workshop: Workshop) -> list[str]:
    return (workshop.root / "asked.txt").read_text(encoding="utf-8").splitlines()


@only_linux
def test_a_program_that_works_becomes_a_package(workshop: Workshop) -> None:
    assert run_package(workshop, dict(os.environ)) == 0
    tools, freezing = asked(workshop)
    assert "--require-hashes" in tools
    assert freezing.startswith("-m PyInstaller")
    (made,) = workshop.dist.iterdir()
    assert made.name.startswith("tejun-studio_7.8_")


def test_a_program_that_fails_its_own_test_becomes_none(workshop: Workshop) -> None:
    freezes(workshop, '[ "$1" != --selftest ]')
    assert run_package(workshop, dict(os.environ)) == 1
    assert not workshop.dist.exists()


@only_linux
def test_a_disk_that_fills_up_is_said_and_leaves_no_half_package(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = workshop.root / "tools"
    tools.mkdir()
    full = tools / "dpkg-deb"
    full.write_text(
        '#!/bin/sh\nfor last; do :; done\necho half > "$last"\n'
        "echo 'write: No space left on device' >&2\nexit 2\n",
        encoding="utf-8",
    )
    full.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    with pytest.raises(SetupError, match="No space left"):
        run_package(workshop, dict(os.environ))
    assert list(workshop.dist.iterdir()) == []


def test_the_tools_are_brought_once_a_lock(workshop: Workshop) -> None:
    bring_tools(workshop)
    bring_tools(workshop)
    assert len(asked(workshop)) == 1
    (workshop.root / "installer" / LOCK).write_text("pyinstaller==7\n", encoding="utf-8")
    bring_tools(workshop)
    assert len(asked(workshop)) == 2


def test_words_behind_package_are_refused_before_anything_is_set_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SetupError):
        refuse_words(["--onefile"])
    monkeypatch.setenv("DISPLAY", ":1")
    assert main(["package", "--onefile"]) == 1
    assert "引数はありません：--onefile" in capsys.readouterr().out


def test_the_version_and_the_size_are_the_programs(tmp_path: Path) -> None:
    assert version_of(ROOT) == __version__
    (tmp_path / "a").write_bytes(b"123")
    (tmp_path / "b").symlink_to("a")
    assert size_of(tmp_path) == 3


def test_inno_setup_is_found_where_it_installs_itself(tmp_path: Path) -> None:
    assert find_inno({"PATH": "", "PROGRAMFILES(X86)": str(tmp_path)}) is None
    compiler = tmp_path / r"Inno Setup 6\ISCC.exe"
    compiler.parent.mkdir(parents=True, exist_ok=True)
    compiler.touch()
    assert find_inno({"PATH": "", "PROGRAMFILES(X86)": str(tmp_path)}) == compiler


def test_windows_installs_for_one_person_and_never_touches_their_home() -> None:
    assert SCRIPT.startswith(
        "\ufeff"
    )  # without it the compiler reads Japanese as the system's code page
    assert "PrivilegesRequired=lowest\n" in SCRIPT
    assert "compiler:Languages\\Japanese.isl" in SCRIPT
    home = Paths.resolve(environ={}).home.name
    deleted = re.findall(r'^Type: .*?Name: "([^"]+)"', SCRIPT, re.MULTILINE)
    assert deleted == ["{app}\\_internal"]
    assert not re.search(rf"DelTree|DeleteFile|UninstallDelete|{{app}}\\{home}", SCRIPT)


def test_windows_names_files_that_are_there_or_are_made() -> None:
    spec = (PARTS / "tejun.spec").read_text(encoding="utf-8")
    for name in re.findall(r"\{app\}\\([\w-]+)\.exe", SCRIPT):
        assert f'program("{name}"' in spec
    named = re.findall(r"\{#Root\}\\([\w\\.-]+)", SCRIPT)
    kept = [name for name in named if not name.startswith(("build\\", "dist"))]
    assert kept == ["LICENSE"]
    assert "build\\freezing\\tejun\\icons\\tejun.ico" in named
    assert "build\\frozen\\tejun\\" in named


def test_macos_signs_with_what_node_needs_and_notarises_only_what_is_signed(tmp_path: Path) -> None:
    rights = plistlib.loads((PARTS / "macos" / "entitlements.plist").read_bytes())
    assert rights["com.apple.security.cs.allow-jit"] is True
    script = PARTS / "macos" / "make_dmg.sh"
    done = subprocess.run(
        ["bash", script, tmp_path / "x.app", tmp_path / "x.dmg"],
        env={"PATH": os.environ["PATH"], "TEJUN_NOTARY_PROFILE": "tejun"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "TEJUN_SIGN_IDENTITY" in done.stderr


def test_workflows_install_what_the_set_up_wants_and_trust_commits_alone() -> None:
    folder = ROOT / ".github" / "workflows"
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.yml")}
    wanted = {
        name for names in PACKAGES.values() for name in names if not name.startswith("chromium")
    }  # which are Debian's; the machines of the workflows have Chrome and Edge
    assert wanted <= set(texts["test.yml"].split())
    used = re.findall(r"uses: (\S+)", "".join(texts.values()))
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action) for action in used)
    systems = {"ubuntu", "windows", "macos"}
    for text in texts.values():
        assert {name.partition("-")[0] for name in re.findall(r"\b\w+-[\d.]+\b", text)} >= systems
