"""Variables: a rename reaches every template, what is in use stays, and no password gets in."""

import pytest

from studio.domain.actions.action import Choose, Click, Extract, Fill, Navigate, Upload
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.engine.flow_editing import variables as edits
from tests.factories import durable, make_flow, make_rule, make_step

FIELD = durable("textbox", "氏名")


def full_flow() -> Flow:
    rule = make_rule(("価格", Comparison.AT_MOST, "{{ 上限 }}"))
    return make_flow(
        make_step(Navigate(url="{{url}}?q={{語}}"), item="「{{語}}」を開く"),
        make_step(
            Fill(target=FIELD, value="{{語|yyyy年}}と{{語数}}"),
            Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="{{語}}の結果"),
        ).model_copy(update={"note": "{{語}} は毎月変わる"}),
        make_step(Choose(rule=rule)),
        make_step(Extract(rule=rule)),
        make_step(Upload(target=FIELD, paths=("{{語}}.csv",))),
        variables=(
            Variable(name="url", value="http://shop.example/"),
            Variable(name="語", value="本"),
            Variable(name="語数", value="2"),
            Variable(name="上限", value="3000"),
            Variable(name="題", value="{{語}}一覧"),
        ),
    )


def test_a_rename_reaches_every_template_and_nothing_else() -> None:
    flow = edits.rename_variable(full_flow(), "語", "検索語")
    text = flow.model_dump_json()
    assert "{{語}}" not in text
    assert text.count("{{検索語}}") == 6
    assert "{{検索語|yyyy年}}と" in text
    assert "{{語数}}" in text
    assert [one.name for one in flow.variables] == ["url", "検索語", "語数", "上限", "題"]
    priced = edits.rename_variable(flow, "上限", "上限価格").model_dump_json()
    assert priced.count("{{上限価格}}") == 2


def test_what_is_in_use_is_not_removed() -> None:
    with pytest.raises(InstructionError) as used:
        edits.remove_variable(full_flow(), "語")
    assert "1 番目の操作" in used.value.message
    assert "変数「題」" in used.value.message
    assert len(edits.remove_variable(full_flow(), "題").variables) == 4
    used = [
        sum(name in edits.names_in(step) for step in full_flow().steps) for name in ("上限", "題")
    ]
    assert used == [2, 0]


def test_the_start_page_stays() -> None:
    for edit in (
        lambda: edits.rename_variable(make_flow(), "url", "先"),
        lambda: edits.remove_variable(make_flow(make_step(Navigate(url="x"))), "url"),
    ):
        with pytest.raises(InstructionError) as stays:
            edit()
        assert stays.value.code == "START_PAGE_STAYS"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "BAD_VARIABLE_NAME"),
        ("a}}b", "BAD_VARIABLE_NAME"),
        ("a=b", "BAD_VARIABLE_NAME"),
        ("a|b", "BAD_VARIABLE_NAME"),
        ("a〕b", "BAD_VARIABLE_NAME"),
        ("開始ページ", "BAD_VARIABLE_NAME"),
        ("認証情報：社内", "BAD_VARIABLE_NAME"),
        ("秘密:社内", "BAD_VARIABLE_NAME"),
        ("検索語", "VARIABLE_EXISTS"),
    ],
)
def test_names_that_cannot_be(name: str, code: str) -> None:
    with pytest.raises(InstructionError) as bad:
        edits.add_variable(make_flow(), Variable(name=name))
    assert bad.value.code == code


def test_variables_are_added_changed_and_moved() -> None:
    flow = edits.add_variable(make_flow(), Variable(name="月", value="10"))
    flow = edits.change_variable(flow, "月", Variable(name="対象月", ask_each_time=True))
    assert flow.variables[-1] == Variable(name="対象月", ask_each_time=True)
    assert [one.name for one in edits.move_variable(flow, "対象月", 0).variables] == [
        "対象月",
        "url",
        "検索語",
    ]
    assert [one.name for one in edits.move_variable(flow, "url", 1).variables] == [
        "検索語",
        "url",
        "対象月",
    ]
    with pytest.raises(InstructionError, match="使える変数：url、検索語"):
        edits.rename_variable(make_flow(), "ない", "x")


def test_a_value_becomes_a_variable() -> None:
    flow = make_flow(make_step(Fill(target=FIELD, value="佐藤")))
    step = flow.steps[0].id
    made = edits.make_variable(flow, step, Variable(name="氏名"))
    assert made.variables[-1] == Variable(name="氏名", value="佐藤")
    assert made.steps[0].action == Fill(target=FIELD, value="{{氏名}}")
    with pytest.raises(InstructionError, match="変数にできません"):
        edits.make_variable(made, step, Variable(name="別"))
    pressed = make_flow(make_step(Click(target=FIELD)))
    with pytest.raises(InstructionError, match="変数にできません"):
        edits.make_variable(pressed, pressed.steps[0].id, Variable(name="別"))


def test_no_password_as_a_default() -> None:
    secret = durable("textbox", "PW", "password")
    flow = make_flow(
        make_step(Fill(target=secret, value="{{合図}}")),
        variables=(Variable(name="合図", ask_each_time=True),),
    )
    for edit in (
        lambda: edits.change_variable(flow, "合図", Variable(name="合図", value="hunter22")),
        lambda: edits.add_variable(flow, Variable(name="パスワード", value="hunter22")),
    ):
        with pytest.raises(InstructionError) as refused:
            edit()
        assert refused.value.code == "LITERAL_PASSWORD"
        assert "hunter22" not in str(refused.value)


def test_another_value_stands_in_what_the_flow_says_of_itself() -> None:
    step = make_step(Navigate(url="https://shop.test/")).model_copy(
        update={"item": "評価が4以上で価格が3000円以下の本を探す"}
    )
    most = Variable(name="上限価格", value="3000")
    flow = make_flow(step).model_copy(
        update={"variables": (most,), "purpose": "3000円以下の本をカートに入れて"}
    )
    changed = edits.change_variable(flow, "上限価格", Variable(name="上限価格", value="2500"))
    assert changed.steps[0].item == "評価が4以上で価格が2500円以下の本を探す"
    assert changed.purpose == "2500円以下の本をカートに入れて"
    asked = Variable(name="上限価格", ask_each_time=True)
    assert edits.change_variable(flow, "上限価格", asked).purpose == flow.purpose
