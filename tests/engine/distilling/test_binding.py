import pytest

from studio.domain.actions.action import Answer, Click, Fill, Navigate, SelectOption
from studio.domain.actions.answer import PageValue
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.distilling.binding import is_part, names_used
from studio.engine.distilling.choosing import MAX_CHOICES, with_choices
from studio.engine.distilling.elements import (
    ElementValues,
    bound_element,
    is_bound,
    without_record,
)
from studio.engine.distilling.flow import build_flow
from studio.engine.distilling.secrets import secret_names
from studio.engine.distilling.words import Words
from tests.factories import SHOP, durable, make_checklist, make_step


@pytest.mark.parametrize(
    ("text", "value", "is_it"),
    [
        ("山田", "山田 太郎", True),
        ("1234", "03-1234-5678", True),
        ("山田太郎", "山田 太郎", False),
        ("12", "2026-12-10", False),
        ("東", "東京都", False),
    ],
)
def test_a_piece_of_a_value(text: str, value: str, is_it: bool) -> None:
    assert is_part(text, value) == is_it


def test_a_use_in_a_name_is_a_use_in_whatever_writing() -> None:
    acts = (
        Click(target=durable("link", "{{顧客名}}")),
        Fill(target=durable("textbox", "日"), value="{{期日|M月d日}}"),
    )
    assert names_used(acts) == {"顧客名", "期日"}
    assert [is_bound(act) for act in acts] == [True, False]


def test_an_element_without_a_value_in_it_stays_as_it_is() -> None:
    act = Click(target=durable("button", "保存"))
    known = Words([Variable(name="語", value="Python")], {})
    assert bound_element(act, None, ElementValues(known, "保存する", frozenset(), str)) == act


def test_the_example_in_a_field_is_no_name_of_what_is_typed_into_it() -> None:
    """`placeholder="例：練習 花子"`: with another name the field would be looked for by words that are not there."""
    example = Candidate(family=Family.PLACEHOLDER, value="例：練習 花子", score=120)
    field = durable("textbox", "申請者名")
    field = field.model_copy(update={"candidates": (*field.candidates, example)})
    known = Words([Variable(name="申請者名", value="練習 花子")], {})
    said = ElementValues(known, "申請者名を入力する", frozenset(), known.inside)
    typed = Fill(target=field, value="{{申請者名}}")
    assert bound_element(typed, None, said) == typed
    pressed = bound_element(Click(target=field), None, said)
    assert pressed != Click(target=field)  # what is pressed may well be called by a value


def test_a_long_list_is_data_and_no_choice() -> None:
    act = SelectOption(target=durable("combobox", "客"), option="{{客}}")
    options = tuple(f"客{number}" for number in range(MAX_CHOICES + 1))
    step = FlowStep(item="x", action=act, trace=Trace(choices=options))
    (variable,) = with_choices([Variable(name="客", value="客1")], [step], [act])
    assert variable.kind is VariableKind.TEXT


def test_what_goes_into_a_secret_field_is_called_by_the_field() -> None:
    step = make_step(Fill(target=durable("textbox", "合い鍵", "password"), value="abc-123"))
    assert secret_names(make_checklist(), [step], ()) == {"abc-123": "パスワード"}


def test_the_few_digits_of_an_answer_follow_those_of_its_item() -> None:
    item = "チケット #21 を開いて状態を確認する"
    told = Answer(text="チケット #21 の状態は[]です", values=())
    number = Variable(name="チケット番号", value="21")
    checklist = make_checklist(item, start_url=SHOP, variables=(number,), instruction=item)
    steps = (
        make_step(Navigate(url=SHOP), item="開く"),
        make_step(Navigate(url=f"{SHOP}issues/21"), item=item),
        make_step(told, item=item),
    )
    opened, answered = (one.action for one in build_flow(checklist, steps, "確認").steps[1:])
    assert isinstance(opened, Navigate)
    assert isinstance(answered, Answer)
    assert opened.url == f"{SHOP}issues/{{{{チケット番号}}}}"
    assert answered.text == "チケット #{{チケット番号}} の状態は[]です"


@pytest.mark.parametrize(
    ("name", "follows"), [("チケット番号", True), ("時間", False)], ids=["its own", "another"]
)
def test_the_number_of_an_address_follows_what_its_item_calls_by_name(
    name: str, follows: bool
) -> None:
    """A form that holds the same number in a field called so needs no second way to tell."""
    opened, filled = "チケット #11 を開く", "作業時間を登録する"
    checklist = make_checklist(
        opened, filled, start_url=SHOP, variables=(Variable(name=name, value="11"),)
    )
    steps = (
        make_step(Navigate(url=SHOP), item="開く"),
        make_step(Navigate(url=f"{SHOP}issues/11"), item=opened),
        make_step(
            Fill(target=durable("textbox", name.removesuffix("番号")), value="11"), item=filled
        ),
    )
    address, field = (one.action for one in build_flow(checklist, steps, "登録").steps[1:])
    assert isinstance(address, Navigate)
    assert isinstance(field, Fill)
    assert ("{{" in address.url, "{{" in field.value) == (follows, follows)


def test_a_word_of_the_question_that_is_also_searched_for_stays_in_the_answer() -> None:
    """Searched for 一人あたり, the flow would tell the 上限 as the 一人あたり."""
    searched, asked = "「上限」で検索する", "宿泊費の上限を答える"
    checklist = make_checklist(
        searched, asked, start_url=SHOP, variables=(Variable(name="検索語", value="上限"),)
    )
    told = Answer(
        text="「上限」で見つかった宿泊費の上限は[]です", values=(PageValue(before="泊費の上限は"),)
    )
    steps = (
        make_step(Navigate(url=SHOP), item="開く"),
        make_step(Fill(target=durable("textbox", "検索"), value="上限"), item=searched),
        make_step(told, item=asked),
    )
    answered = build_flow(checklist, steps, "上限").steps[-1].action
    assert isinstance(answered, Answer)
    assert answered.text == "「{{検索語}}」で見つかった宿泊費の上限は[]です"


def test_what_only_the_sentence_of_an_answer_says_is_no_variable() -> None:
    """Asked for 海外の宿泊費, the flow would say the 国内の日当 by that name."""
    item = "国内の日当を調べて教える"
    checklist = make_checklist(
        item, start_url=SHOP, variables=(Variable(name="調べる項目", value="国内の日当"),)
    )
    for before, is_offered in (("第12条 日当は", False), ("国内の日当は", True)):
        told = Answer(text="国内の日当は1日あたり[]です", values=(PageValue(before=before),))
        steps = (make_step(Navigate(url=SHOP), item="開く"), make_step(told, item=item))
        flow = build_flow(checklist, steps, "日当")
        assert (flow.steps[-1].action != told) is is_offered
        assert ("調べる項目" in [one.name for one in flow.variables]) is is_offered


@pytest.mark.parametrize(
    ("typed", "bound"),
    [
        (("2027-01-22", "17:30"), ["{{開始|日付 yyyy-MM-dd}}", "{{開始|時刻 HH:mm}}"]),
        (
            ("2027/1/22", "17", "30"),
            ["{{開始|日付 yyyy/M/d}}", "{{開始|時刻 H}}", "{{開始|時刻 m}}"],
        ),
        (("2027-01-22 17:30",), ["{{開始|yyyy-MM-dd HH:mm}}"]),
        (("2027-01-22",), None),  # its time went nowhere: another time would change nothing
        (("17:30",), None),
    ],
)
def test_a_moment_is_given_whole_or_by_its_day_and_its_time(
    typed: tuple[str, ...], bound: list[str] | None
) -> None:
    moment = Variable(name="開始", value="2027年1月22日 17:30")
    labels = ("日付", "時", "分")
    steps = [
        make_step(Fill(target=durable("textbox", label), value=text))
        for label, text in zip(labels, typed, strict=False)
    ]
    flow = build_flow(make_checklist("開始を変える", variables=(moment,)), steps, "開始")
    texts = [step.action.value for step in flow.steps if isinstance(step.action, Fill)]
    assert texts == (bound or list(typed))
    assert ("開始" in {one.name for one in flow.variables}) is (bound is not None)


@pytest.mark.parametrize(("heading", "ways"), [("万年筆", 1), ("商品", 0)])
def test_a_sign_without_words_beside_a_record_is_found_by_the_fields_of_its_part(
    heading: str, ways: int
) -> None:
    """It is called by its row, which is another one for another value; in a list the field beside it is any record's."""
    near = Candidate(family=Family.NEAR, value="", role="button", scope_key="素材", score=160)
    looks = Fingerprint(tag="button", role="button", row_key="万年筆", heading=heading, count=9)
    sign = Target(role="button", name="万年筆", candidates=(near,), fingerprint=looks)
    known = Words([Variable(name="商品", value="万年筆")], {})
    said = ElementValues(known, "商品「万年筆」を編集する", frozenset(), known.inside)
    pressed = without_record(bound_element(Click(target=sign), None, said), ("筆記具",), ())
    assert isinstance(pressed, Click)
    assert pressed.target.candidates == (near,) * ways
    assert pressed.target.fingerprint
    assert pressed.target.fingerprint.row_key == "{{商品}}"


@pytest.mark.parametrize("given", [(), ("コード",)])
def test_a_field_that_asks_for_a_record_by_its_name_is_called_by_it(given: tuple[str, ...]) -> None:
    """「確認のために A-12 と入力してください」: with another record the page asks for that one."""
    field = durable("textbox", "確認のために A-12 と入力")
    known = Words([Variable(name="コード", value="A-12")], {})
    said = ElementValues(known, "コード A-12 を削除する", frozenset(given), known.inside)
    typed = bound_element(Fill(target=field, value="{{コード}}"), None, said)
    assert isinstance(typed, Fill)
    assert (typed.target.name == "確認のために {{コード}} と入力") is bool(given)
