"""What a model made of a value goes with it; what the person said, or what stands alone, stays as it was."""

from studio.domain.actions.action import Answer, Choose, Click, Extract
from studio.domain.actions.answer import Figure, TableValue
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.values.variable import Variable
from studio.engine.distilling.deriving import derived_values
from studio.engine.distilling.flow import build_flow
from studio.engine.variables.values import Almanac, run_values
from tests.engine.distilling.test_flow import DAY, built, field, named, step, typed, values
from tests.factories import SHOP, make_checklist

PERSON = Variable(name="氏名", value="山田 太郎")


def alone(flow: Flow, **given: str) -> str:
    """Return the fault of a run with these values, "" for none."""
    try:
        run_values(flow, given, Almanac())
    except SettingsError as fault:
        return f"{fault.code} {fault.message}"
    return ""


def test_what_a_model_made_of_a_value_goes_with_it():
    flow = built(
        typed("氏名", "山田 太郎"), typed("フリガナ", "ヤマダ タロウ"),
        typed("フリガナ（半角）", "ﾔﾏﾀﾞﾀﾛｳ"), typed("希望日", "2026-12-10"),
        variables=(PERSON, DAY),
    )  # fmt: skip
    assert values(flow) == [
        "{{氏名}}",
        "{{フリガナ}}",
        "{{フリガナ|半角カナ空白なし}}",
        "{{期日|yyyy-MM-dd}}",
    ]
    assert named(flow, "フリガナ").goes_with == ("氏名",)
    assert "一緒に使う「フリガナ」の値も必要" in alone(flow, 氏名="鈴木 花子")
    assert alone(flow, 氏名="鈴木 花子", フリガナ="スズキ ハナコ") == ""
    assert alone(flow, 期日="2027-01-05") == alone(flow) == ""


def test_no_two_values_are_called_the_same():
    unused = Variable(name="フリガナ", value="カナで")
    flow = built(
        typed("氏名", "山田 太郎"), typed("フリガナ", "ヤマダ タロウ"), variables=(PERSON, unused)
    )  # fmt: skip
    assert [one.value for one in flow.variables if one.name == "フリガナ"] == ["ヤマダ タロウ"]


def test_what_the_person_said_stays_as_it_was():
    steps = (
        typed("氏名", "山田 太郎"),
        typed("件名", "お申し込み"),
        typed("人数", "3"),
        typed("印", "-"),
    )
    said = "氏名 山田 太郎、件名「お申し込み」で３名を申し込む"
    checklist = make_checklist(variables=(PERSON,), instruction=said)
    assert values(build_flow(checklist, steps, "名前")) == ["{{氏名}}", "お申し込み", "3", "-"]


def test_what_stands_beside_no_variable_is_nobodys():
    moved = Evidence(kind=EvidenceKind.URL, detail=SHOP + "next")
    flow = built(
        typed("氏名", "山田 太郎"), step(Click(target=field("次へ", "button")), moved),
        typed("所属", "経理部"), variables=(PERSON,),
    )  # fmt: skip
    assert values(flow) == ["{{氏名}}", "経理部"]
    assert "所属" not in {one.name for one in flow.variables}


def test_what_was_made_of_a_value_is_expected_to_be_seen_with_it():
    seen = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="ヤマダ タロウ 様")
    flow = built(
        typed("氏名", "山田 太郎"), typed("フリガナ", "ヤマダ タロウ"),
        step(Click(target=field("送信", "button")), seen), variables=(PERSON,),
    )  # fmt: skip
    assert [fact.detail for fact in flow.steps[2].expects] == ["{{フリガナ}} 様"]


def test_a_figure_may_come_of_figures_and_words_come_of_words():
    person, count = PERSON, Variable(name="数量", value="12")
    steps = (
        typed("氏名", "{{氏名}}"),
        typed("数量", "{{数量}}"),
        typed("合計", "3600"),
        typed("呼び名", "たろう"),
    )
    found = derived_values(steps, [one.action for one in steps], (person, count), ())
    assert [(one.name, one.goes_with) for one in found] == [
        ("合計", ("氏名", "数量")),
        ("呼び名", ("氏名",)),
    ]


def test_what_rows_are_compared_with_is_a_variable_of_the_rule_where_the_sentence_says_it():
    where = (
        Condition(column="金額", comparison=Comparison.AT_LEAST, value="10000"),
        Condition(column="状態", comparison=Comparison.EQUALS, value="申請中"),
        Condition(column="部署", comparison=Comparison.EQUALS, value="営業部"),
        Condition(column="削除日", comparison=Comparison.EQUALS, value="なし"),
    )
    step = FlowStep(item="承認する", action=Choose(rule=SelectionRule(where=where), column="承認"))
    sentence = "営業部の申請中のうち、1万円以上をまとめて承認して"
    known = Variable(name="部門", value="営業部")
    checklist = make_checklist(instruction=sentence, variables=(known,))
    flow = build_flow(checklist, (step.model_copy(update={"trace": Trace()}),), "承認")
    assert {one.name: one.value for one in flow.variables if one.name != "url"} == {
        "部門": "営業部",
        "下限金額": "10000",
        "状態": "申請中",
    }
    action = flow.steps[0].action
    assert isinstance(action, Choose)
    assert [one.value for one in action.rule.where] == [
        "{{下限金額}}", "{{状態}}", "{{部門}}", "なし"
    ]  # fmt: skip


def test_a_value_is_what_its_list_calls_it_and_a_list_asked_for_in_vain_goes():
    def listed(value: str, **facts: object) -> FlowStep:
        limit = Condition(column="ステータス", comparison=Comparison.EQUALS, value=value)
        rule = SelectionRule(where=(limit,))
        return step(Extract(columns=("件名",), rule=rule, may_be_empty=True), **facts)

    said = Answer(
        text="ステータスが下書きのものは[]件です", values=(TableValue(figure=Figure.COUNT),)
    )
    given = Variable(name="ステータス", value="下書き")
    asked = make_checklist(variables=(given,)).model_copy(
        update={"instruction": "ステータスが下書きのお知らせは何件か"}
    )
    flow = build_flow(
        asked, (listed("下書き", is_refused=True), listed("ドラフト"), step(said)), "名前"
    )
    rule, told = (one.action for one in flow.steps)
    assert isinstance(rule, Extract)
    assert isinstance(told, Answer)
    assert rule.rule.where[0].value == "{{ステータス}}"
    assert told.text == "ステータスが{{ステータス}}のものは[]件です"
    assert named(flow, "ステータス").value == "ドラフト"
