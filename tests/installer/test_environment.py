import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from installer.console import Console, SetupError
from installer.environment import (
    Environment,
    PinCounter,
    Stamp,
    check_folder,
    count_pins,
    digest,
    keep_bytecode,
    read_stamp,
    wanted_stamp,
    write_stamp,
)
from installer.machine import Machine
from installer.pieces import Pieces
from installer.running import Runner

ROOT = Path(__file__).resolve().parents[2]
LOCK = "six==1.17.0 \\\n    --hash=sha256:4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    (root / "installer").mkdir(parents=True)
    (root / "installer/requirements.lock").write_text(LOCK, encoding="utf-8")
    (root / "installer/requirements-dev.lock").write_text(LOCK * 2, encoding="utf-8")
    (root / "installer/requirements-widgets.lock").write_text(LOCK, encoding="utf-8")
    (root / "pyproject.toml").write_text('[project]\nname = "x"\n', encoding="utf-8")
    return root


def environment(root: Path) -> Environment:
    console = Console(io.StringIO())
    runner = Runner(console, root / "build" / "setup.log")
    machine = Machine(system="Linux", distribution="debian", can_install=False, has_display=False)
    return Environment(root, runner, Pieces(machine, runner, console))


def make_ready(root: Path, *, with_tests: bool) -> Stamp:
    python = environment(root).python
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    stamp = wanted_stamp(root, with_tests=with_tests, before=Stamp())
    write_stamp(root / ".venv" / "tejun-setup.json", stamp)
    return stamp


def test_a_stamp_survives_the_disk(project: Path):
    stamp = make_ready(project, with_tests=True)
    assert read_stamp(project / ".venv" / "tejun-setup.json") == stamp


@pytest.mark.parametrize("text", ["", "{", "[]", '{"unknown": 1}', "null"])
def test_a_damaged_stamp_is_no_stamp(tmp_path: Path, text: str):
    path = tmp_path / "stamp.json"
    path.write_text(text, encoding="utf-8")
    assert read_stamp(path) == Stamp()


def test_nothing_is_installed_twice(project: Path):
    make_ready(project, with_tests=False)
    assert environment(project).is_ready(with_tests=False)


def test_tests_want_more_than_running(project: Path):
    make_ready(project, with_tests=False)
    assert not environment(project).is_ready(with_tests=True)


def test_who_can_test_can_also_run(project: Path):
    make_ready(project, with_tests=True)
    assert environment(project).is_ready(with_tests=False)


@pytest.mark.parametrize("name", ["installer/requirements.lock", "pyproject.toml"])
def test_a_changed_file_makes_the_stamp_stale(project: Path, name: str):
    make_ready(project, with_tests=False)
    path = project / name
    path.write_text(path.read_text(encoding="utf-8") + "\n# new\n", encoding="utf-8")
    assert not environment(project).is_ready(with_tests=False)


def test_a_moved_folder_makes_the_stamp_stale(project: Path, tmp_path: Path):
    make_ready(project, with_tests=False)
    moved = project.rename(tmp_path / "moved")
    assert not environment(moved).is_ready(with_tests=False)


def test_a_removed_python_is_noticed(project: Path):
    make_ready(project, with_tests=False)
    environment(project).python.unlink()
    assert not environment(project).is_ready(with_tests=False)


def test_a_failed_installation_leaves_no_stamp_and_says_network(
    project: Path, monkeypatch: pytest.MonkeyPatch
):
    subprocess.run([sys.executable, "-m", "venv", project / ".venv"], check=True)
    for name, value in {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_RETRIES": "1",
        "PIP_NO_CACHE_DIR": "1",
        "PATH": os.defpath,
    }.items():
        monkeypatch.setenv(name, value)
    subject = environment(project)
    with pytest.raises(SetupError, match="ネットワークにつながりません") as caught:
        subject.install(with_tests=False)
    assert "setup.log" in caught.value.remedy
    assert not (project / ".venv" / "tejun-setup.json").exists()


def test_every_pin_of_the_real_locks_has_a_hash():
    least = {
        "requirements.lock": 50,
        "requirements-dev.lock": 50,
        "requirements-cluster.lock": 50,
        "requirements-widgets.lock": 9,
        "requirements-package.lock": 7,
    }
    for name, pins in least.items():
        text = (ROOT / "installer" / name).read_text(encoding="utf-8")
        blocks = [block for block in text.split("\n") if "==" in block]
        assert count_pins(ROOT / "installer" / name) == len(blocks) > pins
        assert all(line.endswith("\\") for line in blocks)


def test_the_package_under_way_is_called_by_its_name():
    counter = PinCounter(71)
    assert counter.note("Collecting ada-url==4.0 (from -r x.lock (line 9))\n") == " 1/71 ada-url"
    assert counter.note("Requirement already satisfied: anyio==4.16 in x (4.16)") == " 2/71 anyio"
    assert counter.note("  Using cached x.whl\n") == ""


def test_testing_installs_everything_that_running_does():
    def pins(name: str) -> set[str]:
        lines = (ROOT / "installer" / name).read_text(encoding="utf-8").splitlines()
        return {line.split(" ")[0] for line in lines if "==" in line}

    assert pins("requirements.lock") <= pins("requirements-dev.lock")
    assert pins("requirements.lock") <= pins("requirements-cluster.lock")


def test_a_start_finds_the_program_compiled(tmp_path: Path):
    (tmp_path / "studio/room").mkdir(parents=True)
    (tmp_path / "studio/room/one.py").write_text("x = 1\n", encoding="utf-8")
    keep_bytecode(tmp_path)
    assert len(list(tmp_path.glob("studio/room/__pycache__/one.*.pyc"))) == 1


def test_the_digest_follows_the_content(tmp_path: Path):
    one, two = tmp_path / "1", tmp_path / "2"
    one.write_bytes(b"a")
    two.write_bytes(b"b")
    assert digest(one) != digest(two)


def test_a_disk_without_room_is_refused_before_anything_is_downloaded(tmp_path: Path):
    with pytest.raises(SetupError, match="空きが足りません") as caught:
        check_folder(tmp_path, needed_bytes=1 << 62)
    assert "GB" in caught.value.what


def test_a_full_disk_matters_only_the_first_time(project: Path):
    make_ready(project, with_tests=False)
    check_folder(project, needed_bytes=1 << 62)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path):
    with pytest.raises(SetupError, match="書き込めません"):
        check_folder(Path("/proc/self"))


@pytest.fixture
def tiny_disk(tmp_path: Path):
    """A real file system of 64 KB."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if mounted.returncode != 0:
        pytest.skip("mounting needs root")
    yield folder
    subprocess.run(["umount", folder], check=True)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
def test_a_tiny_disk_fails_with_a_sentence(tiny_disk: Path):
    with pytest.raises(SetupError, match="空きが足りません"):
        check_folder(tiny_disk)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
def test_a_disk_that_fills_while_installing_is_called_by_its_name(tiny_disk: Path):
    runner = Runner(Console(io.StringIO()), tiny_disk.parent / "build" / "setup.log")
    fill = f"open({str(tiny_disk / 'x')!r}, 'wb').write(bytes(1 << 20))"
    with pytest.raises(SetupError, match="空きが足りません"):
        runner.run("部品を入れています", [sys.executable, "-c", fill])
