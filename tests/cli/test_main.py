"""The program as a whole: usage, exit codes, help, and what it does not load."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from studio.cli.main import main
from studio.cli.terminal.desktop import WindowOpener
from studio.domain.errors import (
    HandedOver,
    LimitReached,
    ModelUnavailableError,
)
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse, Options

SITE = "http://127.0.0.1:9/"


class TestUsage:
    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (["do"], "「やりたいこと」が足りません"),
            (["do", "検索", "して"], "余分な引数"),
            (["do", "x", "--nazo"], "「--nazo」というオプションはありません"),
            (["nazo"], "「nazo」というコマンドはありません"),
            (["do", "x", "--engine", "skynet"], "builtin"),
            (["export", "x", "--to", "python"], "--output"),
            (["practice", "--port", "たくさん"], "--port には数を書いてください"),
            (["practice", "--port", "99999"], "--port は 65535 以下に"),
            (["observe", SITE, "--budget", "5"], "--budget は 200 以上に"),
            (["practice", "--port"], "値が必要"),
            (["flows"], "コマンドがありません"),
            (["--setting", "browser", "doctor"], "browser は 名前=値 の形ではありません"),
        ],
    )
    def test_usage_errors_are_japanese(
        self, tejun: Tejun, arguments: list[str], sentence: str
    ) -> None:
        said = tejun(*arguments)
        assert (said.code, said.out) == (2, "")
        assert sentence in said.err
        assert "Error" not in said.err

    def test_help_is_japanese(self, tejun: Tejun) -> None:
        said = tejun("--help")
        assert said.code == 0
        for word in ("使い方：", "コマンド：", "practice", "doctor", "observe", "--home"):
            assert word in said.out
        for english in ("Usage", "Options", "Show this message"):
            assert english not in said.out

    @pytest.mark.parametrize(
        "command",
        ["plan", "do", "run", "export", "observe", "practice", "doctor", "flows list", "flows show",
         "flows delete", "flows history"],
    )  # fmt: skip
    def test_help_of_a_command_is_japanese(self, tejun: Tejun, command: str) -> None:
        said = tejun(*command.split(), "--help")
        assert said.code == 0
        assert not re.search(r"default|int range|<str>|x[<>]=|Usage|Options|required", said.out)

    def test_limits_of_an_option_are_in_its_help(self, tejun: Tejun) -> None:
        assert "（既定：6000、200 以上）" in tejun("observe", "--help").out
        assert "（既定：20、1 から 10000 まで）" in tejun("flows", "history", "--help").out

    def test_global_options_stand_anywhere(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        tejun("flows", "list", "--home", str(tmp_path), "--mode=dev")
        assert (house.asked[-1].home, house.asked[-1].mode) == (tmp_path, "dev")

    def test_no_command_opens_the_window(self, house: FakeHouse) -> None:
        asked: list[object] = []

        def open_it(options: object) -> int:
            asked.append(options)
            return 7

        open_window: WindowOpener = open_it
        assert main(["--home", "here"], open_window) == 7
        assert asked == [Options(home=Path("here"))]

    def test_the_window_of_a_plain_start_waits_for_no_command(self) -> None:
        script = (
            "import sys\nfrom studio.cli.main import main\ncode = main([], lambda options: 7)\n"
            "sys.exit(1 if 'typer' in sys.modules else code)"
        )
        assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 7

    def test_no_command_and_no_window_is_told(self, tejun: Tejun) -> None:
        said = tejun()
        assert said.code == 1
        assert "python -m studio" in said.err


class TestSettings:
    def test_one_of_this_call_is_what_the_start_reads(
        self, tejun: Tejun, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("TEJUN_BROWSER", "chrome")
        assert tejun("doctor", "--setting", "browser=msedge").code == 0
        assert os.environ["TEJUN_BROWSER"] == "msedge"

    def test_with_one_that_is_none_nothing_begins(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("doctor", "--setting=api_key=sk-secret")
        assert (said.code, house.asked) == (1, [])
        assert "api_key" in said.err
        assert "sk-secret" not in said.err


class TestExitCodes:
    @pytest.mark.parametrize(
        ("reason", "code"),
        [(LimitReached("上限です。"), 4), (HandedOver("確認が必要です。"), 3)],
    )
    def test_interruptions(
        self, tejun: Tejun, house: FakeHouse, reason: Exception, code: int
    ) -> None:
        def interrupt() -> None:
            raise reason

        house.browser.on_perform = interrupt
        assert tejun("observe", SITE).code == code

    def test_a_bug_is_told_to_the_person_too(self, tejun: Tejun, house: FakeHouse) -> None:
        def fail() -> None:
            raise KeyError("bug")

        house.browser.on_perform = fail
        said = tejun("observe", SITE)
        assert said.code == 1
        assert "予期しない問題で止まりました（KeyError）" in said.err

    def test_a_model_that_is_away(self, tejun: Tejun, house: FakeHouse) -> None:
        house.fault = ModelUnavailableError(
            "NO_NETWORK", "モデルにつながりません。", "接続を確かめてください。"
        )
        said = tejun("--json", "do", "検索する")
        assert (said.code, said.kinds) == (1, ["FaultShown"])


def test_practice_runs_until_it_is_stopped(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("practice", "--port", "8200")
    assert said.code == 130
    assert "http://127.0.0.1:8200/" in said.err
    assert house.practice.is_stopped


def test_practice_without_a_port_is_that_of_its_home(
    tejun: Tejun, house: FakeHouse, tmp_path: Path
) -> None:
    assert tejun("--home", str(tmp_path), "practice").code == 130
    assert house.practice_asked == (None, tmp_path)


def test_only_the_window_needs_qt() -> None:
    script = (
        "import sys\nfrom studio.cli.main import main\ncode = main(['--help'])\n"
        "loaded = [m for m in sys.modules if m.startswith(('PySide6', 'qasync', 'playwright', 'openai'))]\n"
        "sys.exit(code or len(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stdout
