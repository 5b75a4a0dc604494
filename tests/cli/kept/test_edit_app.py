"""`tejun edit`: everything on a flow from the command line, and what cannot be changed refused in words."""

import asyncio
import io
import json
import sys
from pathlib import Path

import pytest

from studio.cli.kept.edit_parts import ACT_OPTIONS, numbers
from studio.domain.actions.action import Choose, Click, Fill, WaitFor
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import Flow, OnError
from studio.domain.page.target import Target
from studio.engine.flow_editing.acts import VERB_WORDS, drafted, parts_of
from tests.cli.conftest import Said, Tejun
from tests.cli.fake_house import FakeHouse
from tests.factories import GOOD_AND_CHEAP, make_flow

NAME = "本を探す"


@pytest.fixture
def flow(house: FakeHouse) -> Flow:
    """Keep a flow of three steps."""
    return asyncio.run(house.store.save(make_flow()))


def now(house: FakeHouse) -> Flow:
    return next(iter(house.store.flows.values()))


def edited(tejun: Tejun, *words: str) -> Said:
    said = tejun("edit", NAME, *words)
    assert said.code == 0, said.err
    return said


@pytest.fixture(autouse=True)
def _stored(flow: Flow) -> None:
    """Have the flow in every test."""


def test_without_a_change_the_steps_are_shown_with_their_numbers(tejun: Tejun) -> None:
    assert "  2. 「商品検索」に〔検索語：Python〕を入力" in tejun("edit", NAME).out.splitlines()


def test_a_value_and_how_it_is_treated(tejun: Tejun, house: FakeHouse) -> None:
    said = edited(
        tejun, "step", "2", "--value", "Rust", "--optional", "--on-error", "skip",
        "--retries", "3", "--off", "--note", "月末",
    )  # fmt: skip
    step = now(house).steps[1]
    assert isinstance(step.action, Fill)
    assert (step.action.value, step.is_optional, step.on_error, step.retries, step.is_enabled) == (
        "Rust",
        True,
        OnError.SKIP,
        3,
        False,
    )
    assert "入力する値を変更：〔検索語〕 → Rust" in said.out
    assert "第 2 版" in said.out
    back = edited(tejun, "step", "2", "--no-optional", "--on", "--retries", "5")
    assert now(house).steps[1].retries == 5
    assert "手順" in back.out


def test_machines_get_the_flow(tejun: Tejun) -> None:
    said = edited(tejun, "rename", "新しい名前", "--json")
    assert [one.get("kind") for one in said.objects] == ["FlowSaved", None]
    assert said.objects[1]["name"] == "新しい名前"


def test_several_steps_at_once(tejun: Tejun, house: FakeHouse) -> None:
    edited(tejun, "set", "1-2,3", "--approval", "--expect", "出る:検索結果")
    assert all(step.needs_approval for step in now(house).steps)
    assert now(house).steps[2].expects[1].kind is EvidenceKind.TEXT_APPEARED
    edited(tejun, "set", "3", "--unexpect", "1", "--no-approval")
    assert [fact.detail for fact in now(house).steps[2].expects] == ["検索結果"]


def test_steps_are_moved_copied_and_removed(tejun: Tejun, house: FakeHouse, flow: Flow) -> None:
    first, second, third = (step.id for step in flow.steps)
    edited(tejun, "move", "3", "--before", "1")
    assert [step.id for step in now(house).steps] == [third, first, second]
    edited(tejun, "duplicate", "1")
    assert len(now(house).steps) == 4
    edited(tejun, "remove", "1-2")
    assert [step.id for step in now(house).steps] == [first, second]


def test_steps_of_every_kind_are_inserted(tejun: Tejun, house: FakeHouse) -> None:
    edited(tejun, "insert", "3", "--verb", "wait_for", "--text", "読み込み", "--seconds", "5")
    assert now(house).steps[2].action == WaitFor(text="読み込み", seconds=5)
    edited(
        tejun, "insert", "1", "--verb", "click", "--element", "button:同意する", "--item", "同意"
    )
    first = now(house).steps[0]
    assert isinstance(first.action, Click)
    assert (first.item, first.action.target.candidates[0].value) == ("同意", "同意する")
    rule = GOOD_AND_CHEAP.model_dump_json()
    edited(tejun, "insert", "99", "--verb", "choose", "--rule", rule, "--column", "詳細")
    assert now(house).steps[-1].action == Choose(rule=GOOD_AND_CHEAP, column="詳細")
    edited(tejun, "insert", "1", "--from-json", '{"verb":"back"}')
    assert now(house).steps[0].action.verb == "back"
    edited(tejun, "step", "1", "--verb", "press", "--keys", "Escape")
    assert now(house).steps[0].action.verb == "press"


def test_every_part_of_every_verb_has_an_option() -> None:
    needed = {part for verb in VERB_WORDS for part in parts_of(drafted(verb))}
    assert needed - set(ACT_OPTIONS) == {"to"}  # where something is dragged is pointed at


def test_rules_elements_and_ways(tejun: Tejun, house: FakeHouse) -> None:
    target = Target.model_validate(
        {
            "name": "x",
            "candidates": [
                {"family": "role", "value": "x", "role": "button", "score": 100},
                {"family": "id", "value": "x", "score": 250},
            ],
        }
    )
    edited(tejun, "step", "3", "--target", target.model_dump_json())
    edited(tejun, "step", "3", "--first-way", "2")
    action = now(house).steps[2].action
    assert isinstance(action, Click)
    assert [way.score for way in action.target.candidates] == [250, 100]
    edited(tejun, "step", "3", "--remove-way", "1")
    said = tejun("edit", NAME, "step", "3", "--remove-way", "1")
    assert (said.code, "見つけ方が 1 つしか" in said.err) == (1, True)


def test_sentences(tejun: Tejun, house: FakeHouse) -> None:
    edited(tejun, "step", "2", "--item", "本を検索する")
    assert [step.item for step in now(house).steps] == ["開く", "本を検索する", "本を検索する"]
    edited(tejun, "split", "3", "検索を押す")
    edited(tejun, "merge", "2-3")
    assert {step.item for step in now(house).steps[1:]} == {"本を検索する"}


def test_variables(tejun: Tejun, house: FakeHouse) -> None:
    edited(tejun, "variable", "検索語", "--rename", "題名", "--ask", "--hint", "本の題名")
    assert "{{題名}}" in now(house).model_dump_json()
    edited(
        tejun,
        "variable",
        "区分",
        "--value",
        "新刊",
        "--kind",
        "choice",
        "--choice",
        "新刊",
        "--choice",
        "古書",
    )
    assert now(house).variables[-1].choices == ("新刊", "古書")
    used = tejun("edit", NAME, "variable", "題名", "--remove")
    assert (used.code, "2 番目の操作で使われている" in used.err) == (1, True)
    edited(tejun, "variable", "区分", "--remove")
    assert len(now(house).variables) == 2


def test_a_variable_is_made_of_what_a_step_holds_and_put_first(
    tejun: Tejun, house: FakeHouse
) -> None:
    edited(tejun, "step", "2", "--value", "Rust")
    edited(tejun, "variable", "題名", "--from", "2", "--at", "1", "--ask")
    made = now(house)
    assert (made.variables[0].name, made.variables[0].value) == ("題名", "Rust")
    assert made.variables[0].ask_each_time
    assert isinstance(made.steps[1].action, Fill)
    assert made.steps[1].action.value == "{{題名}}"
    again = tejun("edit", NAME, "variable", "別", "--from", "2")
    assert (again.code, "変数にできません" in again.err) == (1, True)
    both = tejun("edit", NAME, "variable", "別", "--from", "2", "--value", "x")
    assert (both.code, "--value と一緒には使えません" in both.err) == (2, True)


def test_words_and_places(tejun: Tejun, house: FakeHouse) -> None:
    edited(
        tejun, "about", "--purpose", "在庫", "--owner", "佐藤", "--site", "練習書店",
        "--allow", "https://shop.example/x",
    )  # fmt: skip
    flow = now(house)
    assert (flow.purpose, flow.owner, flow.sites) == ("在庫", "佐藤", ("練習書店",))
    assert flow.origins == ("https://shop.example",)
    edited(tejun, "about", "--forbid", "https://shop.example/")
    assert now(house).origins == ()


def test_what_a_model_may_do_with_nobody_there(tejun: Tejun, house: FakeHouse) -> None:
    edited(tejun, "about", "--ai-budget", "20000")
    assert now(house).ai_budget == 20_000
    shown = tejun("flows", "show", NAME).out
    assert "人がいないときに AI に任せてよい量：20,000 文字ぶんまで" in shown


def test_undo_takes_the_last_save_back(tejun: Tejun, house: FakeHouse, flow: Flow) -> None:
    edited(tejun, "remove", "1-2")
    edited(tejun, "undo")
    assert now(house).steps == flow.steps
    assert now(house).version == 3
    house.store.is_closed = False
    fresh = asyncio.run(house.store.save(make_flow(name="別の手順")))
    said = tejun("edit", fresh.id, "undo")
    assert (said.code, "前の版がありません" in said.err) == (1, True)


def test_copied_here_and_pasted_there(
    tejun: Tejun, house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = asyncio.run(house.store.save(make_flow(name="貼り付け先")))
    text = edited(tejun, "copy", "2-3").out
    assert json.loads(text)["kind"] == "tejun-steps"
    file = tmp_path / "steps.json"
    file.write_text(text, encoding="utf-8")
    assert tejun("edit", other.id, "paste", str(file), "--before", "1").code == 0
    pasted = house.store.flows[other.id]
    assert (len(pasted.steps), pasted.is_imported) == (5, False)
    foreign = text.replace("商品検索", "送信先")
    monkeypatch.setattr(sys, "stdin", io.StringIO(foreign))
    said = tejun("edit", other.id, "paste")
    assert "信頼するまで" in said.err
    assert house.store.flows[other.id].is_imported
    monkeypatch.setattr(sys, "stdin", io.StringIO("こんにちは"))
    refused = tejun("edit", other.id, "paste")
    assert (refused.code, "手順スタジオの操作ではありません" in refused.err) == (1, True)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["step", "9", "--value", "x"], 2, "9 番目"),
        (["step", "1", "--value", "x"], 1, "「入力する値」はありません"),
        (["remove", "2-9"], 2, "2-9 番目"),
        (["remove", "abc"], 2, "2-4,7 の形"),
        (["insert", "1"], 2, "--from-json"),
        (["insert", "1", "--verb", "evaluate"], 1, "という操作はありません"),
        (["insert", "1", "--from-json", "{}"], 2, "JSON"),
        (["step", "3", "--rule", "x"], 2, "JSON"),
        (["step", "3", "--element", "検索"], 2, "button:検索"),
        (["set", "3", "--expect", "何か"], 2, "出る"),
        (["set", "3", "--unexpect", "7"], 1, "確かめること"),
        (["rename", " "], 1, "名前が空です"),
        (["about", "--allow", "x"], 1, "アドレスとして"),
        (["about", "--ai-budget", "-1"], 1, "AI に任せてよい量は"),
        (["variable", "url", "--rename", "x"], 1, "開始ページ"),
        (["paste", "/nowhere/steps.json"], 2, "読めません"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_saved(
    tejun: Tejun, house: FakeHouse, words: list[str], code: int, told: str
) -> None:
    said = tejun("edit", NAME, *words)
    assert (said.code, told in said.err) == (code, True), said.err
    assert now(house).version == 1


def test_no_change_is_no_version(tejun: Tejun, house: FakeHouse) -> None:
    assert "変わったところはありません" in edited(tejun, "set", "1", "--on").err
    assert now(house).version == 1


def test_help_is_japanese(tejun: Tejun) -> None:
    for words in ([], ["step"], ["insert"], ["variable"], ["paste"], ["set"]):
        said = tejun("edit", NAME, *words, "--help").out
        assert "使い方：" in said
        assert "Usage" not in said
        assert "required" not in said
        assert "range" not in said


def test_numbers_are_taken_as_people_write_them(flow: Flow) -> None:
    assert numbers("3、1-2,2", flow) == tuple(flow.steps[n].id for n in (2, 0, 1))
