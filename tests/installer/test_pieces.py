import io
import sys
from pathlib import Path

import pytest

from installer.console import Console, SetupError
from installer.machine import Machine, Need
from installer.pieces import Pieces
from installer.running import Runner


class Bench:
    """A machine made of a folder of programs, with everything the person reads."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bin = tmp_path / "bin"
        self.bin.mkdir()
        self.called = tmp_path / "called.txt"
        self.out = io.StringIO()
        self._tmp_path = tmp_path
        monkeypatch.setenv("PATH", str(self.bin))
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH", raising=False)

    def program(self, name: str, body: str = "") -> Path:
        path = self.bin / name
        path.write_text(f'#!/bin/sh\necho {name} "$@" >> {self.called}\n{body}\n', encoding="utf-8")
        path.chmod(0o755)
        return path

    def pieces(self, *, can_install: bool, distribution: str = "debian") -> Pieces:
        console = Console(self.out)
        machine = Machine(
            system="Linux", distribution=distribution, can_install=can_install, has_display=False
        )
        return Pieces(machine, Runner(console, self._tmp_path / "build" / "setup.log"), console)

    def calls(self) -> list[str]:
        return self.called.read_text(encoding="utf-8").splitlines() if self.called.exists() else []


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tmp_path, monkeypatch)


NO_QT = Path("no-qt-here")


def test_root_on_debian_installs_what_is_missing_in_one_go(bench: Bench):
    bench.program(
        "apt-get",
        f'case "$*" in *xvfb*) cp "$0" {bench.bin}/Xvfb; cp "$0" {bench.bin}/chromium;; esac',
    )
    bench.program("cp", '/bin/cp "$@"')
    bench.pieces(can_install=True).complete(
        (Need.BROWSER, Need.DISPLAY), NO_QT, Path(sys.executable)
    )
    apt = [line for line in bench.calls() if line.startswith("apt-get")]
    assert len(apt) == 2
    assert " update " in apt[0]
    assert apt[1].endswith("--no-install-recommends chromium xvfb")


def test_a_complete_machine_is_left_alone(bench: Bench):
    for name in ("Xvfb", "chromium", "apt-get"):
        bench.program(name)
    bench.pieces(can_install=True).complete(
        (Need.BROWSER, Need.DISPLAY), NO_QT, Path(sys.executable)
    )
    assert bench.calls() == []


def test_without_root_the_command_to_type_is_told(bench: Bench):
    bench.program("chromium")
    with pytest.raises(SetupError) as caught:
        bench.pieces(can_install=False).complete(
            (Need.BROWSER, Need.DISPLAY), NO_QT, Path(sys.executable)
        )
    assert "Xvfb" in caught.value.what
    assert "sudo apt-get install xvfb" in caught.value.remedy


def test_a_missing_font_is_a_warning_only(bench: Bench):
    bench.pieces(can_install=False).complete((Need.FONT,), NO_QT, Path(sys.executable))
    assert "日本語フォントが見つかりません（続けます）" in bench.out.getvalue()
    assert "fonts-noto-cjk" in bench.out.getvalue()


def test_without_any_browser_playwrights_is_fetched(bench: Bench):
    folder = f"{bench.bin.parent}/.cache/ms-playwright/chromium-1/chrome-linux64"
    fetch = (
        f"/bin/mkdir -p {folder}; /usr/bin/touch {folder}/chrome {folder}/../INSTALLATION_COMPLETE"
    )
    python = bench.program("python", fetch)
    bench.pieces(can_install=False).complete((Need.BROWSER,), NO_QT, python)
    assert bench.calls() == ["python -m playwright install chromium"]


def test_no_browser_and_no_network_says_which_browsers_would_do(bench: Bench):
    python = bench.program("python", "echo getaddrinfo ENOTFOUND; exit 1")
    with pytest.raises(SetupError) as caught:
        bench.pieces(can_install=False).complete((Need.BROWSER,), NO_QT, python)
    assert "ネットワーク" in caught.value.what
    assert "Microsoft Edge、Google Chrome、Chromium" in caught.value.remedy


def test_a_locked_package_manager_is_explained(bench: Bench):
    bench.program(
        "apt-get", "echo 'E: Could not get lock /var/lib/dpkg/lock-frontend' >&2; exit 100"
    )
    with pytest.raises(SetupError, match="apt がロックされています"):
        bench.pieces(can_install=True).complete((Need.DISPLAY,), NO_QT, Path(sys.executable))


def test_debian_without_the_venv_module_says_which_package(bench: Bench):
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    with pytest.raises(SetupError, match="venv") as caught:
        bench.pieces(can_install=False).install_venv_module()
    assert f"sudo apt-get install {version}" in caught.value.remedy


def test_ubuntus_snap_browser_is_not_asked_for(bench: Bench):
    bench.program("apt-get")
    python = bench.program("python", "exit 1")
    with pytest.raises(SetupError):
        bench.pieces(can_install=True, distribution="ubuntu").complete(
            (Need.BROWSER,), NO_QT, python
        )
    assert bench.calls() == ["python -m playwright install --with-deps chromium"]
