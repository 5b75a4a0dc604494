"""Every command, its exit code, and where it speaks."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from studio.domain.checklist import Variable
from studio.domain.doctor import DoctorLine, Health
from studio.domain.errors import (
    BrowserMissingError,
    HandedOver,
    LimitReached,
    ModelUnavailableError,
    SettingsError,
)
from studio.domain.events import EVENT_ADAPTER
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow

SITE = "http://127.0.0.1:9/"


class TestDo:
    def test_runs_a_sentence_to_its_end(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("do", "検索する", "--url", SITE)
        assert said.code == 0, said.err
        assert house.browser.acts == ["「検索」をクリック"]
        assert "1. [ ] 検索する" in said.out
        assert "[x] 検索する" in said.out
        assert "完了しました" in said.out

    def test_saves_what_worked_and_says_so(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--save", "本をさがす")
        assert "手順「本をさがす」を保存しました" in said.out
        assert [flow.name for flow in house.store.flows.values()] == ["本をさがす"]

    def test_json_is_one_event_a_line_and_nothing_else(self, tejun: Tejun) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--save", "本", "--json")
        assert said.code == 0
        for line in said.out.splitlines():
            EVENT_ADAPTER.validate_json(line)
        assert said.kinds[0] == "ChecklistProposed"
        assert said.kinds[-2:] == ["RunFinished", "FlowSaved"]
        finished = said.objects[-2]
        assert (finished["status"], finished["model_calls"]) == ("done", 1)

    def test_a_failed_run_is_not_saved(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.fault = BrowserMissingError(
            "GONE", "ブラウザーが閉じられました。", "もう一度どうぞ。"
        )
        said = tejun("do", "検索する", "--save", "本")
        assert said.code == 1
        assert "次に：もう一度どうぞ。" in said.out
        assert "保存しませんでした" in said.err
        assert house.store.flows == {}

    def test_an_irreversible_act_unattended_needs_a_person(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        house.browser.button = "注文を確定する"
        said = tejun("do", "注文する", "--url", SITE)
        assert said.code == 3
        assert house.browser.acts == []
        assert "人の確認が必要" in said.out

    def test_yes_approves_it(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.button = "注文を確定する"
        said = tejun("do", "注文する", "--url", SITE, "--yes")
        assert said.code == 0, said.out
        assert house.browser.acts == ["「注文を確定する」をクリック"]

    def test_without_a_display_it_runs_headless_and_says_so(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        said = tejun("do", "検索する", "--url", SITE)
        assert house.asked[-1].headless is True
        assert "画面がない" in said.err

    def test_with_a_display_it_shows_the_browser(
        self, tejun: Tejun, house: FakeHouse, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DISPLAY", ":1")
        monkeypatch.setattr("sys.platform", "linux")
        tejun("do", "検索する", "--url", SITE)
        assert house.asked[-1].headless is False

    def test_the_engine_is_handed_on(self, tejun: Tejun, house: FakeHouse) -> None:
        house.fault = SettingsError(
            "NO_KEY", "API キーが設定されていません。", "TEJUN_API_KEY に入れてください。"
        )
        said = tejun("do", "検索する", "--engine", "openai")
        assert house.asked[-1].engine == "openai"
        assert said.code == 1
        assert "API キーが設定されていません" in said.err
        assert "次に：TEJUN_API_KEY" in said.err

    @pytest.mark.parametrize("sentence", ["", "　", "😀😀", "x" * 100_000])
    def test_a_sentence_that_cannot_be_used(self, tejun: Tejun, sentence: str) -> None:
        said = tejun("do", sentence)
        assert said.code == 1
        assert "エラー：" in said.err
        assert "次に：" in said.err


class TestPlan:
    def test_shows_the_checklist_and_touches_nothing(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("plan", "検索する", "--url", SITE)
        assert said.code == 0
        assert f"開始ページ：{SITE}" in said.out
        assert house.browser.acts == []

    def test_a_fault_is_an_event_for_machines(self, tejun: Tejun) -> None:
        said = tejun("--json", "plan", "わからない")
        assert said.code == 1
        assert said.kinds == ["FaultShown"]
        assert said.objects[0]["code"] == "NOTHING_READ"


class TestFlows:
    @pytest.fixture(autouse=True)
    def stored(self, house: FakeHouse) -> None:
        flow = make_flow(click_step("検索"), 検索語="本")
        house.store.flows[flow.id] = flow.model_copy(update={"purpose": "本を さがす"})

    def test_list(self, tejun: Tejun) -> None:
        said = tejun("flows", "list")
        assert (said.code, "本を買う（1 手順" in said.out) == (0, True)

    def test_list_for_machines(self, tejun: Tejun) -> None:
        assert [flow["name"] for flow in tejun("flows", "list", "--json").objects] == ["本を買う"]

    def test_show(self, tejun: Tejun) -> None:
        said = tejun("flows", "show", "本を買う")
        assert "変数：検索語 = 本" in said.out
        assert "1. 「検索」をクリック" in said.out

    def test_delete_without_a_person_needs_yes(self, tejun: Tejun, house: FakeHouse) -> None:
        assert tejun("flows", "delete", "本を買う").code == 3
        assert house.store.flows
        assert tejun("flows", "delete", "本を買う", "--yes").code == 0
        assert not house.store.flows

    def test_an_unknown_flow(self, tejun: Tejun) -> None:
        said = tejun("flows", "show", "ない")
        assert said.code == 1
        assert "手順「ない」がありません" in said.err

    def test_run_fills_variables_and_is_remembered(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("run", "本を買う", "--set", "検索語=a=b", "--json")
        assert said.code == 0, said.err
        assert said.objects[-1]["model_calls"] == 0
        assert house.browser.acts == ["「検索」をクリック"]
        history = tejun("flows", "history", "本を買う")
        assert "[完了] 本を買う" in history.out

    def test_run_with_an_unknown_variable(self, tejun: Tejun) -> None:
        said = tejun("run", "本を買う", "--set", "なぞ=1")
        assert said.code == 1
        assert "「なぞ」という変数はありません" in said.err

    def test_run_with_something_that_is_no_assignment(self, tejun: Tejun) -> None:
        said = tejun("run", "本を買う", "--set", "検索語")
        assert said.code == 2
        assert "名前=値" in said.err

    def test_export_writes_the_file(self, tejun: Tejun, tmp_path: Path) -> None:
        path = tmp_path / "out" / "flow.py"
        said = tejun("export", "本を買う", "--to", "python", "-o", str(path))
        assert said.code == 0, said.err
        assert str(path) in said.out.replace("\n", "")
        compile(path.read_text(encoding="utf-8"), "flow.py", "exec")

    def test_export_in_an_unknown_format(self, tejun: Tejun, tmp_path: Path) -> None:
        said = tejun("export", "本を買う", "--to", "cobol", "-o", str(tmp_path / "x"))
        assert said.code == 1
        assert "python" in said.err


class TestObserve:
    def test_one_object_with_everything_operable(self, tejun: Tejun) -> None:
        said = tejun("observe", SITE, "--json")
        (page,) = said.objects
        assert set(page) == {"url", "title", "text", "tokens", "bytes", "elements", "ms"}
        assert page["bytes"] == len(page["text"].encode())
        assert page["elements"][0] == {"ref": "e1", "role": "button", "name": "検索", "frame": ""}
        assert page["elements"][1]["frame"] == "f1"

    def test_text_cannot_move_the_terminal(self, tejun: Tejun) -> None:
        said = tejun("observe", SITE)
        assert "操作できる要素 2 個" in said.out
        assert "\x1b" not in said.out
        assert "[red]枠の中" in said.out


class TestDoctorAndPractice:
    def test_notices_are_told_with_their_remedy(self, tejun: Tejun) -> None:
        said = tejun("doctor")
        assert said.code == 0
        assert said.out.splitlines() == [
            "[ok  ] Python：3.11",
            "[注意] フォント：ありません",
            "       → 入れてください",
        ]

    def test_something_bad_is_a_fault(self, tejun: Tejun, house: FakeHouse) -> None:
        house.health = (
            DoctorLine(name="ブラウザー", state=Health.BAD, message="ない", remedy="入れる"),
        )
        said = tejun("doctor", "--json")
        assert said.code == 1
        assert said.objects == [
            {"name": "ブラウザー", "state": "bad", "message": "ない", "remedy": "入れる"}
        ]

    def test_practice_runs_until_it_is_stopped(self, tejun: Tejun, house: FakeHouse) -> None:
        said = tejun("practice", "--port", "8200")
        assert said.code == 130
        assert "http://127.0.0.1:8200/" in said.err
        assert house.practice.is_stopped


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
            (["practice", "--port", "たくさん"], "--port"),
            (["practice", "--port"], "値が必要"),
            (["flows"], "コマンドがありません"),
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

    def test_global_options_stand_anywhere(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        tejun("flows", "list", "--home", str(tmp_path), "--mode=dev")
        assert (house.asked[-1].home, house.asked[-1].mode) == (tmp_path, "dev")

    def test_no_command_opens_the_window(self, tejun: Tejun, house: FakeHouse) -> None:
        assert tejun("--home", "here").code == 7
        assert house.asked[-1].home == Path("here")


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

    def test_ctrl_c_twice_ends_a_step_that_hangs(self, tejun: Tejun, house: FakeHouse) -> None:
        def press_twice() -> None:
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)

        house.browser.hangs, house.browser.on_perform = True, press_twice
        said = tejun("do", "検索する", "--url", SITE, "--json")
        assert said.code == 130
        assert said.objects[-1]["status"] == "stopped"
        assert house.store.records[0].status == "stopped"

    def test_ctrl_c_once_ends_the_run_after_its_step(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.on_perform = lambda: signal.raise_signal(signal.SIGINT)
        flow = make_flow(click_step("検索"), click_step("検索"))
        house.store.flows[flow.id] = flow
        said = tejun("run", flow.id)
        assert said.code == 130
        assert house.browser.acts == ["「検索」をクリック"]
        assert "停止します" in said.err

    def test_ctrl_c_ends_a_command_without_a_run(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.hangs = True
        house.browser.on_perform = lambda: signal.raise_signal(signal.SIGINT)
        assert tejun("observe", SITE).code == 130

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


def test_only_the_window_needs_qt() -> None:
    script = (
        "import sys\nfrom studio.cli.main import main\ncode = main(['--help'])\n"
        "loaded = [m for m in sys.modules if m.startswith(('PySide6', 'qasync', 'playwright', 'openai'))]\n"
        "sys.exit(code or len(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stdout


def test_variables_asked_each_time_keep_their_default_when_nobody_is_there(
    tejun: Tejun, house: FakeHouse
) -> None:
    flow = make_flow(click_step("検索"))
    asked = Variable(name="月", value="10", ask_each_time=True)
    house.store.flows[flow.id] = flow.model_copy(update={"variables": (*flow.variables, asked)})
    assert tejun("run", "本を買う").code == 0
