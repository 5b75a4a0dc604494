"""What of a recorded flow could be variables; accepting one rewrites all its places and no other."""

from datetime import date

import pytest

from studio.domain.actions.action import Choose, Click, Fill, SelectOption, TypeText, Upload
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.variables import rename_variable
from studio.engine.variables.accepting import accepted
from studio.engine.variables.proposing import VariableProposal, proposed_variables
from studio.engine.variables.values import Almanac, run_values
from studio.workdays import OfficeCalendar
from tests.factories import durable, make_step

_TODAY = date(2026, 11, 20)
_WORK = OfficeCalendar()


def proposals(flow: Flow, recorded_on: date = _TODAY) -> dict[str, VariableProposal]:
    return {one.name: one for one in proposed_variables(flow, recorded_on, _WORK)}


def typing(label: str, value: str, kind: str = "") -> Fill:
    return Fill(target=durable("textbox", label, kind), value=value)


def flow_of(*actions: object, variables: tuple[Variable, ...] = ()) -> Flow:
    return Flow(name="申請", variables=variables, steps=tuple(make_step(a) for a in actions))  # pyright: ignore[reportArgumentType]


def test_labels_give_the_names():
    rule = SelectionRule(
        where=(
            Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),
            Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        )
    )
    flow = flow_of(
        typing("商品検索", "Python"),
        typing("申請日（必須）", "2026/11/20"),
        SelectOption(target=durable("combobox", "費目 *"), option="交通費"),
        TypeText(target=durable("textbox", "金額（必須でない項目）"), text="1,200円"),
        Upload(target=durable("button", "領収書"), paths=("C:\\領収書.pdf",)),
        Choose(rule=rule, column="カートに入れる"),
    )
    found = proposals(flow)
    assert list(found) == ["検索語", "申請日", "費目", "金額", "領収書", "上限価格", "下限評価"]
    kinds = [one.kind.value for one in found.values()]
    assert kinds == ["text", "date", "text", "number", "file", "number", "number"]
    assert found["申請日"].date_format == "yyyy/MM/dd"


def test_a_date_proposes_words_but_stays_the_date_until_a_person_chooses():
    flow = flow_of(typing("申請日", "2026/11/20"), typing("期限", "2026年11月30日"))
    found = proposals(flow)
    assert found["申請日"].expressions == ("今日",)
    assert found["期限"].expressions == ("今月末", "月末営業日")
    kept = accepted(flow, found["申請日"])
    assert kept.variables[0].value == "2026/11/20"
    moving = accepted(kept, found["期限"], "月末営業日")
    later = Almanac(_WORK, lambda: date(2027, 1, 5))
    assert run_values(moving, {}, later).values == {
        "申請日": "2026/11/20",
        "期限": "2027年1月29日",
    }


def test_another_day_proposes_other_words():
    flow = flow_of(typing("申請日", "2026/11/20"))
    assert proposals(flow, date(2026, 11, 21))["申請日"].expressions == ("昨日", "前営業日")


def test_secrets_templates_and_masks_are_no_proposals():
    flow = flow_of(
        typing("合言葉", "himitsu", "password"),
        typing("パスワード", "himitsu"),
        typing("氏名", "{{氏名}}"),
        typing("口座", "＊＊＊"),
        typing("備考", ""),
    )
    assert [name for name in proposals(flow) if name != "口座"] == []


def test_one_value_in_many_places_is_one_variable():
    seen = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="「山田」さんを登録しました")
    away = Evidence(kind=EvidenceKind.URL, detail="/staff/山田")
    flow = Flow(
        name="登録",
        steps=(
            make_step(typing("氏名", "山田"), seen, away),
            make_step(typing("担当", "山田")),
            make_step(typing("備考", "山田さん")),
        ),
    )
    found = proposals(flow)
    assert list(found) == ["氏名", "備考"]
    changed = accepted(flow, found["氏名"], asks_each_time=True)
    texts = [step.action.value for step in changed.steps if isinstance(step.action, Fill)]
    assert texts == ["{{氏名}}", "{{氏名}}", "山田さん"]
    assert [fact.detail for fact in changed.steps[0].expects] == ["「{{氏名}}」さんを登録しました"]
    assert changed.variables[0].ask_each_time
    assert list(proposals(changed)) == ["備考"]


def test_small_numbers_are_the_same_only_under_one_label():
    rule = SelectionRule(
        where=(
            Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
            Condition(column="冊数", comparison=Comparison.AT_LEAST, value="4"),
        )
    )
    flow = flow_of(typing("数量", "4"), typing("数量", "4"), Choose(rule=rule, column="見る"))
    found = proposals(flow)
    assert list(found) == ["数量", "下限評価", "下限冊数"]
    changed = accepted(flow, found["下限評価"])
    choose = changed.steps[2].action
    assert isinstance(choose, Choose)
    assert [one.value for one in choose.rule.where] == ["{{下限評価}}", "4"]
    assert changed.steps[:2] == flow.steps[:2]


def test_names_that_are_taken_get_a_number():
    flow = flow_of(typing("氏名", "山田"), variables=(Variable(name="氏名", value="x"),))
    assert list(proposals(flow)) == ["氏名2"]


def test_a_month_in_the_name_of_an_element_follows_the_calendar():
    name = "2026年10月分の明細"
    target = Target(
        role="link",
        name=name,
        candidates=(Candidate(family=Family.ROLE, value=name, role="link", score=10),),
        fingerprint=Fingerprint(role="link", name=name, text=name),
    )
    flow = flow_of(Click(target=target))
    (found,) = proposals(flow).values()
    assert (found.name, found.expressions, found.default) == ("対象月", ("先月末",), "2026/10/01")
    changed = accepted(flow, found, "先月末")
    click = changed.steps[0].action
    assert isinstance(click, Click)
    assert click.target.candidates[0].value == "{{対象月}}分の明細"
    assert click.target.fingerprint is not None
    assert click.target.fingerprint.name == "{{対象月}}分の明細"
    later = Almanac(_WORK, lambda: date(2027, 1, 5))
    assert run_values(changed, {}, later).values == {"対象月": "2026年12月"}


def test_a_variable_in_the_name_of_an_element_is_renamed_with_it():
    click = Click(target=durable("link", "2026年10月分の明細"))
    flow = flow_of(click)
    changed = accepted(flow, proposals(flow)["対象月"])
    again = rename_variable(changed, "対象月", "締め月").steps[0].action
    assert isinstance(again, Click)
    assert again.target.name == "{{締め月}}分の明細"


@pytest.mark.parametrize("name", ["", " x", "a}b", "a|b", "秘密:x", "a=b"])
def test_names_that_no_template_could_hold(name: str):
    flow = flow_of(typing("氏名", "山田"))
    proposal = proposals(flow)["氏名"].model_copy(update={"name": name})
    with pytest.raises(SettingsError) as caught:
        accepted(flow, proposal)
    assert caught.value.code == "BAD_NAME"


def test_a_name_is_not_taken_twice():
    flow = flow_of(typing("氏名", "山田"), variables=(Variable(name="店", value="x"),))
    with pytest.raises(SettingsError, match="もうあります"):
        accepted(flow, proposals(flow)["氏名"].model_copy(update={"name": "店"}))


def test_a_date_that_is_a_variable_already_may_become_a_date_in_words():
    day = Variable(name="申請日", value="2026/11/20")
    flow = flow_of(
        typing("申請日", "{{申請日}}"), variables=(day, Variable(name="店", value="本店"))
    )
    (found,) = proposals(flow).values()
    assert (found.is_existing, found.expressions) == (True, ("今日",))
    assert len(found.steps) == 1
    changed = accepted(flow, found, "今日")
    assert changed.steps == flow.steps
    later = Almanac(_WORK, lambda: date(2027, 1, 5))
    assert run_values(changed, {}, later).values == {"申請日": "2027/01/05", "店": "本店"}
    assert proposals(changed) == {}
