"""`flows …`, `run` and `export` on a library in memory."""

from pathlib import Path

import pytest

from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow
from tests.factories import durable, make_step

SITE = "http://127.0.0.1:9/"


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

    def test_a_condition_is_shown_at_its_step(self, tejun: Tejun, house: FakeHouse) -> None:
        (flow,) = house.store.flows.values()
        solved = Evidence(kind=EvidenceKind.VALUE, detail="状態={{検索語}}")
        steps = tuple(one.model_copy(update={"only_when": solved}) for one in flow.steps)
        house.store.flows[flow.id] = flow.model_copy(update={"steps": steps})
        shown = tejun("flows", "show", "本を買う").out
        assert "1. 「検索」をクリック（「状態」が〔検索語：本〕のときだけ）" in shown

    def test_delete_without_a_person_needs_yes(self, tejun: Tejun, house: FakeHouse) -> None:
        assert tejun("flows", "delete", "本を買う").code == 3
        assert house.store.flows
        assert tejun("flows", "delete", "本を買う", "--yes").code == 0
        assert not house.store.flows

    def test_a_draft_is_confirmed_by_a_persons_word(self, tejun: Tejun, house: FakeHouse) -> None:
        (flow,) = house.store.flows.values()
        house.store.flows[flow.id] = flow.model_copy(update={"is_draft": True})
        assert "［下書き］" in tejun("flows", "show", "本を買う").out
        refused = tejun("run", "本を買う", "--json")
        assert (refused.code, "FLOW_IS_DRAFT" in refused.out + refused.err) == (1, True)
        assert tejun("flows", "confirm", "本を買う").code == 3
        assert tejun("flows", "confirm", "本を買う", "--yes").code == 0
        (kept,) = house.store.flows.values()
        assert (kept.is_draft, kept.confirmed_by_person) == (False, True)
        assert "下書きではありません" in tejun("flows", "confirm", "本を買う").err

    def test_an_unknown_flow(self, tejun: Tejun) -> None:
        said = tejun("flows", "show", "ない")
        assert said.code == 1
        assert "「ない」という手順は見つかりません" in said.err

    def test_run_fills_variables_and_is_remembered(self, tejun: Tejun, house: FakeHouse) -> None:
        (flow,) = house.store.flows.values()
        typed = make_step(Fill(target=durable("textbox", "商品名"), value="{{検索語}}"))
        house.store.flows[flow.id] = flow.model_copy(update={"steps": (typed, *flow.steps)})
        said = tejun("run", "本を買う", "--set", "検索語=a=b", "--json")
        assert said.code == 0, said.err
        assert said.objects[-1]["model_calls"] == 0
        assert house.browser.acts == ["「商品名」に「a=b」を入力", "「検索」をクリック"]
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

    def test_export_writes_the_folder(self, tejun: Tejun, tmp_path: Path) -> None:
        path = tmp_path / "flow" / "本を買う.py"
        said = tejun("export", "本を買う", "--to", "python", "-o", str(tmp_path / "flow.py"))
        assert said.code == 0, said.err
        assert str(path) in said.out.replace("\n", "")
        compile(path.read_text(encoding="utf-8"), "flow.py", "exec")

    def test_export_in_an_unknown_format(self, tejun: Tejun, tmp_path: Path) -> None:
        said = tejun("export", "本を買う", "--to", "cobol", "-o", str(tmp_path / "x"))
        assert said.code == 1
        assert "python" in said.err
