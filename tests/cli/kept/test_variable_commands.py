"""`tejun variables`: shown, proposed, accepted by name and never silently."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.values.variable import Converter, Variable, VariableKind
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow
from tests.factories import durable, make_step


@pytest.fixture(autouse=True)
def stored(house: FakeHouse) -> None:
    flow = make_flow(click_step("検索"))
    variables = (
        Variable(
            name="締め日", value="2026/11/20", kind=VariableKind.DATE, date_format="ggge年M月d日"
        ),
        Variable(name="氏名", value="がく", converters=(Converter.KATAKANA,), ask_each_time=True),
        Variable(name="暗証番号", value="0000"),
    )
    typed = make_step(Fill(target=durable("textbox", "申請日"), value="2026/11/05"))
    house.store.flows[flow.id] = flow.model_copy(
        update={"variables": variables, "steps": (*flow.steps, typed)}
    )


def test_values_of_today_and_proposals(tejun: Tejun) -> None:
    said = tejun("variables", "本を買う")
    assert said.code == 0, said.err
    assert "締め日：2026/11/20  → 令和8年11月20日" in said.out
    assert "氏名：がく  → ガク  ［文字・毎回たずねる・ひらがな・半角カナ → カタカナ］" in said.out
    assert "提案  申請日：2026/11/05  ［日付・1 か所］" in said.out
    assert "0000" not in said.out


def test_no_secret_for_machines(tejun: Tejun) -> None:
    said = tejun("variables", "本を買う", "--json")
    assert [one["today"] for one in said.objects if "variable" in one] == [
        "令和8年11月20日",
        "ガク",
        "",
    ]
    assert "0000" not in said.out


def test_a_proposal_is_accepted_with_words_for_the_day(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("variables", "本を買う", "--accept", "申請日=今日")
    assert said.code == 0, said.err
    (flow,) = house.store.flows.values()
    assert flow.variables[-1].value == "今日"
    assert flow.variables[-1].date_format == "yyyy/MM/dd"
    assert isinstance(flow.steps[-1].action, Fill)
    assert flow.steps[-1].action.value == "{{申請日}}"


@pytest.mark.parametrize("accept", ["ない", "申請日=いつか"])
def test_what_cannot_be_accepted_changes_nothing(
    tejun: Tejun, house: FakeHouse, accept: str
) -> None:
    before = dict(house.store.flows)
    assert tejun("variables", "本を買う", "--accept", accept).code == 1
    assert house.store.flows == before


def test_a_bad_value_on_the_command_line_is_refused_before_anything_runs(
    tejun: Tejun, house: FakeHouse
) -> None:
    said = tejun("run", "本を買う", "--set", "締め日=いつか")
    assert said.code == 1
    assert "変数「締め日」" in said.err
    assert house.browser.acts == []
