"""`plan`, `do`, `run`, `observe`: what happens, and where it is told."""

import asyncio
from datetime import date
from pathlib import Path

import pytest

from studio.cli.runs import run_commands
from studio.domain.actions.action import AskUser, Extract
from studio.domain.errors import (
    BrowserMissingError,
    SettingsError,
)
from studio.domain.events.events import EVENT_ADAPTER
from studio.domain.flows.flow import FlowStep
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import DecisionRequest, StepMeta
from studio.domain.values.variable import Variable
from studio.engine.perception.render import render
from studio.engine.runs.limits import Limits
from studio.llm.prompts import decide_prompt
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

    def test_a_kept_run_asks_for_an_example_with_other_values(self, tejun: Tejun) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--save", "本")
        assert "別の値でもう一度やると、くり返しに強くなります" in said.err
        assert "--example-of 本" in said.err

    def test_an_example_that_only_confirms_a_flow_leaves_it_as_it_is(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        tejun("do", "検索する", "--url", SITE, "--save", "本")
        said = tejun("do", "検索する", "--url", f"{SITE}b", "--example-of", "本")
        assert said.code == 0, said.err
        assert "別の値でも、手順は同じでした" in said.err
        assert [flow.version for flow in house.store.flows.values()] == [1]

    def test_an_example_that_does_something_else_is_refused(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        tejun("do", "検索する", "--url", SITE, "--save", "本")
        house.browser.button = "表示"
        said = tejun("do", "表示する", "--url", f"{SITE}b", "--example-of", "本")
        assert said.code == 1
        assert "1 つの手順に合わせられません" in said.err
        assert "「検索」をクリック" in said.err
        assert [flow.version for flow in house.store.flows.values()] == [1]

    def test_an_example_of_no_flow_is_refused_before_anything_is_done(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--example-of", "ない手順")
        assert said.code == 1
        assert house.browser.acts == []

    def test_json_is_one_event_a_line_and_nothing_else(self, tejun: Tejun) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--save", "本", "--json")
        assert said.code == 0
        for line in said.out.splitlines():
            EVENT_ADAPTER.validate_json(line)
        assert said.kinds[0] == "ChecklistProposed"
        assert said.kinds[-3:] == ["RehearsalStarted", "FlowRehearsed", "FlowSaved"]

    def test_the_rehearsal_can_be_left_out(self, tejun: Tejun) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--save", "本", "--no-rehearsal", "--json")
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

    def test_a_run_nobody_could_verify_is_kept_as_a_draft(
        self, tejun: Tejun, house: FakeHouse
    ) -> None:
        said = tejun("do", "共有する", "--url", SITE, "--save", "本")
        assert said.code == 1
        assert "下書きを保存しました" in said.out
        assert "tejun flows confirm 本" in said.out
        (flow,) = house.store.flows.values()
        assert (flow.is_draft, flow.confirmed_by_person) == (True, False)

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


class TestObserve:
    def test_one_object_with_everything_operable(self, tejun: Tejun) -> None:
        said = tejun("observe", SITE, "--json")
        (page,) = said.objects
        assert set(page) == {"url", "title", "text", "tokens", "bytes", "elements", "ms"}
        assert page["bytes"] == len(page["text"].encode())
        assert page["elements"][0] == {"ref": "e1", "role": "button", "name": "検索", "frame": ""}
        assert page["elements"][1]["frame"] == "f9"

    def test_a_page_that_was_navigated_to_is_no_frame(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.own_frame = "f7"
        (page,) = tejun("observe", SITE, "--json").objects
        assert [element["frame"] for element in page["elements"]] == ["", "f9"]
        assert all(element["ref"] in page["text"] for element in page["elements"])

    @pytest.mark.parametrize("faces_machines", [False, True])
    def test_the_text_is_what_stands_inside_the_fence_of_a_prompt(
        self, tejun: Tejun, house: FakeHouse, faces_machines: bool
    ) -> None:
        house.browser.button = "\u202e送信\u200b"  # turned round, and with a blank nobody sees
        if faces_machines:
            text = tejun("observe", SITE, "--json").objects[0]["text"]
        else:
            text = tejun("observe", SITE).out.partition("\n\n")[2].removesuffix("\n")
        page = asyncio.run(house.browser.observe())
        request = DecisionRequest(
            observation=page,
            page_text=render(page),
            checklist=Checklist(instruction="検索する"),
            current_step_meta=StepMeta(id="1", original_instruction="検索する", attempt=1),
        )
        prompt = decide_prompt(request, date(2026, 1, 1), lambda: "data-1").user
        assert text == prompt.partition("<data-1>\n")[2].partition("\n</data-1>")[0]

    def test_a_small_budget_gives_a_shorter_text(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.acts = ["検索"] * 400
        whole, short = (
            tejun("observe", SITE, "--json", "--budget", budget).objects[0]
            for budget in ("100000", "300")
        )
        assert short["tokens"] <= 300 < whole["tokens"]
        assert short["elements"] == whole["elements"]

    def test_only_what_is_looked_for_is_shown(self, tejun: Tejun, house: FakeHouse) -> None:
        house.browser.acts = ["検索"] * 40
        (page,) = tejun("observe", SITE, "--json", "--find", "３７ 回目").objects
        assert "37 回目の結果" in page["text"]
        assert "20 回目" not in page["text"]
        assert len(page["elements"]) == 2
        said = tejun("observe", SITE, "--find", "ありません")
        assert said.code == 0
        assert "「ありません」はこのページに見つかりませんでした" in said.out

    def test_the_browser_is_shown_when_asked_for(
        self, tejun: Tejun, house: FakeHouse, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tejun("observe", SITE)
        assert house.asked[-1].headless is True
        monkeypatch.setenv("DISPLAY", ":1")
        monkeypatch.setattr("sys.platform", "linux")
        tejun("observe", SITE, "--headed")
        assert house.asked[-1].headless is False

    @pytest.mark.parametrize("url", ["", " "])
    def test_an_address_that_is_none_is_told(self, tejun: Tejun, url: str) -> None:
        said = tejun("observe", url)
        assert (said.code, said.out) == (1, "")
        assert "アドレスがありません" in said.err

    def test_text_cannot_move_the_terminal(self, tejun: Tejun) -> None:
        said = tejun("observe", SITE)
        assert "操作できる要素 2 個" in said.out
        assert "\x1b" not in said.out
        assert "[red]枠の中" in said.out


BOOKS = (("Python 入門", "2,980円"), ("=CMD()", "120円"))
TAKE_OUT = FlowStep(item="本の一覧を取り出す", action=Extract(columns=("商品名", "価格")))


class TestTables:
    """What is taken out is shown, and written where it was asked."""

    def kept(self, house: FakeHouse) -> None:
        house.browser.books = BOOKS
        flow = make_flow(TAKE_OUT)
        house.store.flows[flow.id] = flow

    def test_a_preview_is_printed(self, tejun: Tejun, house: FakeHouse, tmp_path: Path) -> None:
        self.kept(house)
        said = tejun("run", "本を買う")
        assert said.code == 0, said.out + said.err
        assert "結果の表（2 行 × 2 列）：" in said.out
        assert "  Python 入門  2,980" in said.out
        assert not list(tmp_path.iterdir())

    def test_a_csv_is_written_and_its_formulas_are_none(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        self.kept(house)
        path = tmp_path / "out.csv"
        said = tejun("run", "本を買う", "--table", str(path), "--table-encoding", "cp932")
        assert f"表を書き出しました：{path}（2 行）" in said.out
        assert path.read_bytes().decode("cp932").splitlines() == [
            "商品名,価格", 'Python 入門,"2,980"', "'=CMD(),120",
        ]  # fmt: skip

    def test_excel_is_told_by_the_suffix(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        self.kept(house)
        path = tmp_path / "out.XLSX"
        assert tejun("run", "本を買う", "--table", str(path)).code == 0
        assert path.read_bytes().startswith(b"PK")

    def test_machines_get_the_table_in_events_and_the_file_as_an_object(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        self.kept(house)
        path = tmp_path / "out.csv"
        said = tejun("run", "本を買う", "--table", str(path), "--json")
        *events, written = said.objects
        assert written == {"paths": [str(path)], "rows": 2, "replaced": 0, "lost": []}
        tables = [e["outcome"]["table"] for e in events if e["kind"] == "ActionPerformed"]
        assert [table for table in tables if table] == [
            {
                "columns": ["商品名", "価格"],
                "rows": [["Python 入門", "2,980"], ["=CMD()", "120"]],
                "is_cut": False,
                "is_part": False,
                "limit": 0,
                "only": "",
            }
        ]

    def test_another_kind_of_file_is_refused_before_anything_runs(
        self, tejun: Tejun, house: FakeHouse, tmp_path: Path
    ) -> None:
        self.kept(house)
        said = tejun("run", "本を買う", "--table", str(tmp_path / "out.pdf"))
        assert said.code == 2
        assert ".csv か .xlsx" in said.err
        assert house.asked == []

    def test_no_table_is_no_file(self, tejun: Tejun, house: FakeHouse, tmp_path: Path) -> None:
        said = tejun("do", "検索する", "--url", SITE, "--table", str(tmp_path / "out.csv"))
        assert said.code == 0
        assert "取り出した表はありません" in said.err
        assert not list(tmp_path.iterdir())


def test_a_report_can_be_kept(tejun: Tejun, house: FakeHouse, tmp_path: Path) -> None:
    path = tmp_path / "報告.txt"
    said = tejun("do", "検索する", "--url", SITE, "--report", str(path))
    assert said.code == 0
    assert f"報告を書きました：{path}" in said.err
    report = path.read_text(encoding="utf-8")
    assert report.startswith("実行の報告：検索する\n")
    assert "1. ✔ 検索する：できました" in report
    house.browser.fault = BrowserMissingError("GONE", "閉じられました。", "もう一度どうぞ。")
    tejun("do", "検索する", "--url", SITE, "--report", str(path))
    assert "理由：閉じられました。" in path.read_text(encoding="utf-8")


HALF_READ = ("do", "検索する、ついでに3000円を超えるなら何もしないで", "--url", SITE, "--yes")


def test_half_a_sentence_is_not_done_while_nobody_looks(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun(*HALF_READ)
    assert said.code == 1
    assert "実行しませんでした：3000円を超えるなら何もしないで" in said.err
    assert house.browser.acts == []


def test_half_a_sentence_is_asked_about_and_its_rest_told_again_at_the_end(
    tejun: Tejun, house: FakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def agrees(_: str) -> bool:
        return True

    monkeypatch.setattr(run_commands, "is_interactive", lambda _: True)
    monkeypatch.setattr(run_commands, "ask_yes", agrees)
    said = tejun(*HALF_READ)
    assert "読み取れなかった部分は、していません：「3000円を超えるなら何もしないで」" in said.err
    assert len(house.browser.acts) > 0


@pytest.mark.parametrize("option", ["--report", "--table"])
def test_a_run_whose_papers_could_not_be_written_does_nothing(
    tejun: Tejun, house: FakeHouse, tmp_path: Path, option: str
) -> None:
    (tmp_path / "out.csv").mkdir()
    (tmp_path / "file").touch()
    flow = make_flow(click_step("検索"))
    house.store.flows[flow.id] = flow
    for path in (tmp_path / "out.csv", tmp_path / "file" / "out.csv"):
        for words in (("do", "検索する", "--url", SITE), ("run", "本を買う")):
            said = tejun(*words, option, str(path))
            assert said.code == 1
            assert f"ファイルに書き込めません：{path}" in said.err
    assert house.browser.acts == []


def test_pictures_of_each_act_are_kept_where_they_are_asked_for(
    tejun: Tejun, house: FakeHouse
) -> None:
    flow = make_flow(click_step("検索"))
    house.store.flows[flow.id] = flow
    for words in ((), ("--pictures",)):
        assert tejun("run", "本を買う", *words).code == 0
    kept = [house.store.steps[run.run_id][0].has_before for run in house.store.records]
    assert kept == [False, True]


def test_a_question_nobody_answers_ends_with_three_and_is_told(
    tejun: Tejun, house: FakeHouse
) -> None:
    flow = make_flow(FlowStep(item="聞く", action=AskUser(question="どの支店ですか？")))
    house.store.flows[flow.id] = flow
    said = tejun("run", "本を買う")
    assert said.code == 3
    assert "あなたの番です：どの支店ですか？" in said.out


def test_the_limits_of_the_settings_end_a_run(tejun: Tejun, house: FakeHouse) -> None:
    house.limits = Limits(max_steps=0)
    said = tejun("do", "検索する", "--url", SITE)
    assert said.code == 4
    assert "上限" in said.out
    assert house.browser.acts == []


def test_variables_asked_each_time_keep_their_default_when_nobody_is_there(
    tejun: Tejun, house: FakeHouse
) -> None:
    flow = make_flow(click_step("検索"))
    asked = Variable(name="月", value="10", ask_each_time=True)
    house.store.flows[flow.id] = flow.model_copy(update={"variables": (*flow.variables, asked)})
    assert tejun("run", "本を買う").code == 0
