"""Two runs of one flow with two sets of values become one flow: what differs is bound, what is the same is fixed."""

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Fill,
    Navigate,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.flow_diff import differences
from studio.domain.flows.trace import Trace
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.distilling.flow import build_flow
from studio.engine.distilling.generalising import generalised
from studio.engine.replay.filling import filled
from tests.factories import make_checklist

OPTIONS = ("低", "通常", "高")


def element(role: str, name: str, *ways: Candidate, **looks: object) -> Target:
    seen = Fingerprint.model_validate({"role": role, "name": name, **looks})
    by_role = Candidate(family=Family.ROLE, value=name, role=role, score=100)
    return Target(role=role, name=name, candidates=(*ways, by_role), fingerprint=seen)


def step(action: Action, *expects: Evidence, **more: object) -> FlowStep:
    trace = Trace.model_validate(more.pop("trace", {}))
    made = FlowStep(item="登録する", action=action, expects=expects, trace=trace)
    return made.model_copy(update=more)


def typed(label: str, value: str) -> FlowStep:
    return step(Fill(target=element("textbox", label), value=value))


def chosen(label: str, option: str, *options: str) -> FlowStep:
    act = SelectOption(target=element("combobox", label), option=option)
    return step(act, trace={"choices": options})


def saved(*expects: Evidence) -> FlowStep:
    return step(Click(target=element("button", "登録")), *expects, sends=True)


def appeared(words: str) -> Evidence:
    return Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=words)


def run(*steps: FlowStep, **values: str) -> Flow:
    """Distil a run with these values, as it is handed over: with the traces of its steps."""
    variables = tuple(Variable(name=name, value=value) for name, value in values.items())
    flow = build_flow(make_checklist(variables=variables, instruction=""), steps, "登録")
    traces = {one.id: one.trace for one in steps}
    kept = tuple(one.model_copy(update={"trace": traces[one.id]}) for one in flow.steps)
    return flow.model_copy(update={"steps": kept})


def values(flow: Flow) -> dict[str, str]:
    return {one.name: one.value for one in flow.variables if one.name != "url"}


def texts(flow: Flow) -> list[str]:
    return [one.action.value for one in flow.steps if isinstance(one.action, Fill)]


def named(flow: Flow, name: str) -> Variable:
    return next(one for one in flow.variables if one.name == name)


def test_a_number_that_one_run_could_not_tell_apart_is_bound_where_it_differs_and_fixed_where_not():
    one = run(typed("個数", "3"), typed("部屋", "3"), 口="3")
    other = run(typed("個数", "5"), typed("部屋", "3"), 口="5")
    assert values(one) == {}
    merged = generalised(one, other)
    assert texts(merged) == ["{{口}}", "3"]
    assert values(merged) == {"口": "3"}


def test_a_value_that_stood_in_a_place_by_chance_is_fixed_there():
    one = run(typed("検索", "営業部"), typed("所属", "営業部"), 所属="営業部")
    other = run(typed("検索", "営業部"), typed("所属", "総務部"), 所属="総務部")
    assert texts(one) == ["{{所属}}", "{{所属}}"]
    assert texts(generalised(one, other)) == ["営業部", "{{所属}}"]


def test_a_choice_that_nobody_gave_as_a_value_becomes_a_variable_with_its_options():
    one = run(typed("件名", "停電"), chosen("優先度", "高", *OPTIONS), 件名="停電")
    other = run(typed("件名", "点検"), chosen("優先度", "低", *OPTIONS), 件名="点検")
    merged = generalised(one, other)
    assert named(merged, "優先度") == Variable(
        name="優先度", value="高", kind=VariableKind.CHOICE, choices=OPTIONS
    )
    assert merged.steps[1].action == one.steps[1].action.model_copy(update={"option": "{{優先度}}"})


def test_a_variable_keeps_its_name_where_the_second_plan_calls_it_otherwise():
    one = run(typed("件名", "停電"), saved(), 件名="停電")
    other = run(typed("件名", "点検"), saved(), 題名="点検")
    merged = generalised(one, other)
    assert texts(merged) == ["{{件名}}"]
    assert values(merged) == {"件名": "停電"}


def test_a_second_run_that_only_confirms_leaves_the_flow_as_it_is():
    one = run(typed("件名", "停電"), saved(appeared("登録しました")), 件名="停電")
    other = run(typed("件名", "点検"), saved(appeared("登録しました")), 件名="点検")
    assert differences(one, generalised(one, other)) == ()


def test_two_values_of_a_form_that_are_the_same_in_one_run_are_told_apart_by_the_other():
    one = run(typed("送り先", "大阪"), typed("請求先", "大阪"), 送り先="大阪", 請求先="大阪")
    other = run(typed("送り先", "東京"), typed("請求先", "神戸"), 送り先="東京", 請求先="神戸")
    merged = generalised(one, other)
    assert texts(merged) == ["{{送り先}}", "{{請求先}}"]


def test_fields_that_were_filled_in_another_order_are_the_same_fields():
    one = run(typed("件名", "停電"), typed("場所", "本館"), saved())
    other = run(typed("場所", "別館"), typed("件名", "点検"), saved())
    merged = generalised(one, other)
    assert values(merged) == {"件名": "停電", "場所": "本館"}
    assert texts(merged) == ["{{件名}}", "{{場所}}"]


def test_a_link_called_by_a_value_that_nobody_gave_is_called_by_a_variable():
    def opened(name: str, number: str) -> FlowStep:
        href = Candidate(family=Family.ATTRIBUTE, value=f"href=/c/{number}", score=220)
        link = element("link", name, href, tag="a", text=name, path=f"/c/{number}", heading="顧客")
        return step(Click(target=link))

    merged = generalised(run(opened("明和", "1"), saved()), run(opened("花田", "2"), saved()))
    action = merged.steps[0].action
    assert isinstance(action, Click)
    assert values(merged) == {"顧客": "明和"}
    assert [way.value for way in action.target.candidates] == ["{{顧客}}"]
    today = filled(action, {"顧客": "花田"})
    assert isinstance(today, Click)
    assert "/c/1" not in today.model_dump_json()
    assert today.target.name == "花田"


def in_row(key: str) -> FlowStep:
    by_row = Candidate(
        family=Family.SCOPED, value="編集", role="link", scope_role="row", scope_key=key, score=140
    )
    return step(Click(target=element("link", "編集", by_row, row_key=key, scope="一覧")))


def test_the_row_that_was_chosen_is_a_variable_that_goes_with_the_values_beside_it():
    merged = generalised(
        run(typed("検索", "明和"), in_row("A-17"), saved()),
        run(typed("検索", "花田"), in_row("B-22"), saved()),
    )
    action = merged.steps[1].action
    assert isinstance(action, Click)
    assert [way.scope_key for way in action.target.candidates] == ["{{一覧}}"]
    assert named(merged, "一覧").goes_with == ("検索語",)


def test_a_button_of_another_name_is_another_work():
    def pressed(name: str) -> Flow:
        return run(typed("件名", f"{name}の件"), step(Click(target=element("button", name))))

    with pytest.raises(DecisionError) as refused:
        generalised(pressed("承認"), pressed("却下"))
    assert refused.value.code == "NOT_ALIKE"
    assert "承認" in refused.value.message
    assert "却下" in refused.value.message


def test_a_link_that_sent_something_is_never_called_by_a_new_variable():
    def sent(name: str) -> Flow:
        link = step(Click(target=element("link", name, text=name)), sends=True)
        return run(typed("件名", f"{name}の件"), link)

    with pytest.raises(DecisionError, match="操作がちがう"):
        generalised(sent("公開"), sent("削除"))


def test_runs_that_went_different_ways_are_refused():
    one = run(typed("件名", "停電"), saved())
    other = run(typed("件名", "点検"), typed("場所", "別館"), saved())
    for first, second in ((one, other), (other, one)):
        with pytest.raises(DecisionError) as refused:
            generalised(first, second)
        assert refused.value.code == "NOT_ALIKE"


def test_a_field_is_not_looked_for_behind_a_press():
    one = run(typed("件名", "停電"), saved(), typed("場所", "本館"))
    other = run(typed("場所", "別館"), saved(), typed("件名", "点検"))
    with pytest.raises(DecisionError, match="操作がちがう"):
        generalised(one, other)


def test_a_second_run_with_the_same_values_teaches_nothing():
    with pytest.raises(DecisionError) as refused:
        generalised(
            run(typed("件名", "停電"), 件名="停電"), run(typed("件名", "停電"), 件名="停電")
        )
    assert refused.value.code == "SAME_VALUES"


def test_what_only_one_run_needed_under_a_condition_stays_under_it():
    missing = Evidence(kind=EvidenceKind.TEXT_GONE, detail="明和")
    made = step(Click(target=element("link", "新規")), only_when=missing)
    one = run(typed("顧客", "明和"), saved(), 顧客="明和")
    other = run(typed("顧客", "花田"), saved(), 顧客="花田")
    other = other.model_copy(update={"steps": (other.steps[0], made, other.steps[1])})
    merged = generalised(one, other)
    assert [bool(one.only_when) for one in merged.steps] == [False, True, False]
    assert [bool(one.only_when) for one in generalised(other, one).steps] == [False, True, False]


def test_a_welcome_that_only_one_run_had_to_close_stays_optional():
    close = step(Click(target=element("button", "閉じる")), is_optional=True)
    merged = generalised(run(close, typed("件名", "停電")), run(typed("件名", "点検")))
    assert [one.is_optional for one in merged.steps] == [True, False]


def test_a_message_that_says_the_value_follows_it_and_one_of_that_day_stops_nothing():
    told, day = appeared("停電を登録しました"), appeared("本日の担当は佐藤です")
    one = run(typed("件名", "停電"), saved(told, day))
    other = run(typed("件名", "点検"), saved(appeared("点検を登録しました")))
    facts = generalised(one, other).steps[1].expects
    assert [(fact.detail, fact.is_minor) for fact in facts] == [
        ("{{件名}}を登録しました", False), ("本日の担当は佐藤です", True)
    ]  # fmt: skip


def test_the_conditions_of_a_rule_follow_the_value():
    def picked(limit: str) -> FlowStep:
        where = (Condition(column="価格", comparison=Comparison.AT_MOST, value=limit),)
        return step(Choose(rule=SelectionRule(where=where), column="カートに入れる"))

    merged = generalised(run(picked("3000")), run(picked("5000")))
    assert values(merged) == {"上限価格": "3000"}


def test_one_of_several_choices_is_the_one_that_the_variable_names():
    def ticked(name: str) -> FlowStep:
        choice = SetChecked(target=element("radio", name, scope="満足度", labels=(name,)))
        return step(choice, trace={"choices": ("満足", "不満")})

    merged = generalised(run(ticked("満足")), run(ticked("不満")))
    assert named(merged, "満足度").choices == ("満足", "不満")
    assert isinstance(merged.steps[0].action, SetChecked)
    assert merged.steps[0].action.target.name == "{{満足度}}"


def test_a_way_to_an_element_that_was_another_one_in_the_second_run_is_left_out():
    def edited(number: str, words: str) -> Flow:
        href = Candidate(family=Family.ATTRIBUTE, value=f"href=/c/{number}/edit", score=90)
        link = element("link", "編集", href, tag="a", path=f"/c/{number}/edit", heading=words)
        return run(step(Click(target=link)), typed("備考", words))

    merged = generalised(edited("1", "至急"), edited("2", "通常"))
    assert isinstance(merged.steps[0].action, Click)
    assert [way.family for way in merged.steps[0].action.target.candidates] == [Family.ROLE]
    looks = merged.steps[0].action.target.fingerprint
    assert looks is not None
    assert (looks.path, looks.heading) == ("", "")


def test_an_address_that_differs_in_a_value_follows_it():
    def opened(project: str) -> Flow:
        url = f"http://shop.example/projects/{project}/issues/new"
        return run(typed("検索", project), step(Navigate(url=url)))

    merged = generalised(opened("infra"), opened("web"))
    url = "http://shop.example/projects/{{検索語}}/issues/new"
    assert merged.steps[1].action == Navigate(url=url)


def test_another_address_altogether_is_a_value_of_its_own():
    def opened(address: str) -> Flow:
        return run(step(Navigate(url=f"http://shop.example/{address}")), saved())

    merged = generalised(opened("a/1"), opened("b/2"))
    assert values(merged) == {"アドレス": "http://shop.example/a/1"}
