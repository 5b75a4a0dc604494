"""Bringing what is outside Python: browser, font, virtual display, system libraries."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from installer.console import Console, SetupError
from installer.machine import (
    WORDS,
    Machine,
    Need,
    known_packages,
    missing_libraries,
    missing_needs,
    only_known,
    packages_for,
)
from installer.running import Runner

_APT_ENVIRONMENT = {"DEBIAN_FRONTEND": "noninteractive"}
_APT_OPTIONS = ("-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2")

_INDISPENSABLE = frozenset({Need.BROWSER, Need.DISPLAY})


class Pieces:
    """Finds what is missing on this machine and installs it, or says how.

    Args:
        machine: What this machine is.
        runner: Runs the package manager.
        console: For warnings.
    """

    def __init__(self, machine: Machine, runner: Runner, console: Console) -> None:
        self._machine = machine
        self._runner = runner
        self._console = console

    def install_packages(self, packages: Sequence[str]) -> None:
        """Install Debian packages as root.

        Raises:
            SetupError: The package manager failed.
        """
        self._runner.run(
            "ソフトウェアの一覧を更新しています（apt）",
            ["apt-get", *_APT_OPTIONS, "update", "-q"],
            env=_APT_ENVIRONMENT,
        )
        packages = only_known(packages, known_packages()) or packages
        self._runner.run(
            f"ソフトウェアを入れています（apt、{len(packages)} 個：{packages[0]} など）",
            ["apt-get", *_APT_OPTIONS, "install", "-y", "-q", "--no-install-recommends", *packages],
            env=_APT_ENVIRONMENT,
        )

    def install_venv_module(self) -> None:
        """Install what Debian leaves out of its Python.

        Raises:
            SetupError: Not root; says what to type.
        """
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not self._machine.can_install:
            raise SetupError(
                "この Python には仮想環境を作る部品（venv）がありません。",
                f"「sudo apt-get install {package}」で入れてから、もう一度実行してください。",
            )
        self.install_packages([package])

    def complete(self, wanted: Sequence[Need], site_packages: Path, python: Path) -> None:
        """See that everything wanted is there, installing what is not.

        Raises:
            SetupError: Something indispensable is missing and cannot be installed from here.
        """
        needs = missing_needs(self._machine, os.environ, wanted)
        libraries = missing_libraries(site_packages) if self._machine.is_linux else ()
        if not needs and not libraries:
            return
        if self._machine.can_install:
            self._install(needs, libraries)
        if Need.BROWSER in missing_needs(self._machine, os.environ, wanted):
            self._install_playwright_browser(python)
        self._judge(wanted, site_packages)

    def _install(self, needs: Sequence[Need], libraries: Sequence[str]) -> None:
        # Ubuntu's `chromium` package is a snap, which needs a running snapd: Playwright's instead.
        ours = [n for n in needs if n is not Need.BROWSER or self._machine.distribution == "debian"]
        packages = packages_for(ours, libraries)
        if packages:
            self.install_packages(packages)

    def _install_playwright_browser(self, python: Path) -> None:
        dependencies = ("--with-deps",) if self._machine.can_install else ()
        try:
            self._runner.run(
                "ブラウザー（Chromium）をダウンロードしています",
                [python, "-m", "playwright", "install", *dependencies, "chromium"],
            )
        except SetupError as fault:
            raise SetupError(
                f"ブラウザーが見つからず、ダウンロードもできませんでした。{fault.what}",
                "Microsoft Edge、Google Chrome、Chromium のどれかを入れてから、もう一度実行して"
                f"ください。\n  ダウンロードの記録：{self._runner.log}",
            ) from fault

    def _judge(self, wanted: Sequence[Need], site_packages: Path) -> None:
        """Refuse to go on without the indispensable, warn about the rest."""
        needs = missing_needs(self._machine, os.environ, wanted)
        libraries = missing_libraries(site_packages) if self._machine.is_linux else ()
        command = f"sudo apt-get install {' '.join(packages_for(needs, libraries))}"
        if libraries or _INDISPENSABLE & set(needs):
            names = [*(WORDS[need] for need in needs), *libraries]
            raise SetupError(
                f"この OS に足りないものがあります：{'、'.join(names)}",
                f"管理者に頼むか、次のコマンドで入れてから、もう一度実行してください：\n  {command}",
            )
        for need in needs:
            self._console.say(
                f"！ {WORDS[need]}が見つかりません（続けます）。入れるには：sudo apt-get install "
                f"{' '.join(packages_for([need], ()))}"
            )
