import pytest

from studio.domain.actions.action import (
    MAX_PAGES,
    Action,
    Choose,
    Click,
    Extract,
    Fill,
    Navigate,
    SelectOption,
)
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
)
from studio.domain.actions.rule import Comparison
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.agent.recorder import record_step
from studio.engine.distilling.flow import build_flow
from tests.factories import SHOP, durable, make_checklist, make_rule, make_step

WORD = Variable(name="検索語", value="Python")
LIMIT = Variable(name="上限価格", value="3000")


def seen(kind: EvidenceKind, detail: str) -> Evidence:
    return Evidence(kind=kind, detail=detail)


def text(detail: str) -> Evidence:
    return seen(EvidenceKind.TEXT_APPEARED, detail)


def built(*steps: FlowStep, variables: tuple[Variable, ...] = (WORD, LIMIT), start_url: str = SHOP):
    return build_flow(make_checklist(start_url=start_url, variables=variables), steps, "名前")


def test_the_start_page_is_a_variable() -> None:
    flow = built(make_step(Navigate(url=SHOP)))
    assert flow.start_url == SHOP
    assert flow.steps[0].action == Navigate(url="{{url}}")


def test_values_become_variables_in_fills_options_and_conditions() -> None:
    rule = make_rule(("価格", Comparison.AT_MOST, "3000"), ("評価", Comparison.AT_LEAST, "4"))
    acts: tuple[Action, ...] = (
        Fill(target=durable("textbox", "語"), value="Python"),
        SelectOption(target=durable("combobox", "語"), option="Python"),
        Choose(rule=rule),
    )
    fill, option, choose = (step.action for step in built(*map(make_step, acts)).steps)
    assert isinstance(fill, Fill)
    assert fill.value == "{{検索語}}"
    assert isinstance(option, SelectOption)
    assert option.option == "{{検索語}}"
    assert isinstance(choose, Choose)
    assert [condition.value for condition in choose.rule.where] == ["{{上限価格}}", "4"]


def test_a_value_inside_other_words_is_the_variable_there_too() -> None:
    flow = built(make_step(Fill(target=durable("textbox", "語"), value="Python 入門")))
    assert flow.steps[0].action == Fill(target=durable("textbox", "語"), value="{{検索語}} 入門")


@pytest.mark.parametrize(("label", "typed"), [("書名", "{{書名}}"), ("ほか", "Python")])
def test_of_two_variables_with_the_same_value_the_label_says_which(label: str, typed: str) -> None:
    twin = Variable(name="書名", value="Python")
    flow = built(
        make_step(Fill(target=durable("textbox", label), value="Python")), variables=(WORD, twin)
    )
    assert flow.steps[0].action == Fill(target=durable("textbox", label), value=typed)


def test_variables_are_bound_in_what_is_expected() -> None:
    fill = make_step(Fill(target=durable("textbox", "語"), value="Python"))
    step = make_step(Click(target=durable("button", "検索")), text("「python」の検索結果"))
    assert built(fill, step).steps[1].expects == (text("「{{検索語}}」の検索結果"),)


def test_a_variable_that_no_step_uses_is_not_offered() -> None:
    flow = built(make_step(Fill(target=durable("textbox", "語"), value="Python")))
    assert [variable.name for variable in flow.variables] == ["url", "検索語"]


@pytest.mark.parametrize(
    ("path", "is_kept"), [("/search", True), ("/tag/python", False), ("/tag/PYTHON/", False)]
)
def test_an_address_that_follows_a_variable_is_not_expected_and_what_its_page_says_is_only_noted(
    path: str, is_kept: bool
) -> None:
    minor = text("検索の結果").model_copy(update={"is_minor": True})
    step = make_step(Click(target=durable("button", "x")), seen(EvidenceKind.URL, path), minor)
    kept = built(step).steps[0].expects
    assert kept == ((step.expects[0], minor) if is_kept else (minor,))


def password(name: str, value: str) -> FlowStep:
    return make_step(
        Fill(target=durable("textbox", name, "password"), value=value),
        item=f"{name}に「{value}」を入れる",
    )


def test_a_password_becomes_a_variable_that_is_asked_for() -> None:
    flow = built(password("パスワード", "abc-123"), variables=())
    assert flow.variables[1] == Variable(name="パスワード", ask_each_time=True)
    assert "abc-123" not in flow.model_dump_json()
    assert "{{パスワード}}" in flow.model_dump_json()


def test_a_password_keeps_the_name_the_checklist_gave_it() -> None:
    flow = built(password("鍵", "abc-123"), variables=(Variable(name="社内の鍵", value="abc-123"),))
    assert flow.variables[1:] == (Variable(name="社内の鍵", ask_each_time=True),)
    assert "{{社内の鍵}}" in flow.steps[0].model_dump_json()


def test_a_password_is_asked_for_also_beside_another_question() -> None:
    other = Variable(name="氏名", value="山田 太郎", ask_each_time=True)
    fill = make_step(Fill(target=durable("textbox", "氏名"), value="山田 太郎"))
    flow = built(fill, password("パスワード", "abc-123"), variables=(other,))
    assert [v.name for v in flow.variables if v.ask_each_time] == ["氏名", "パスワード"]


def test_a_card_number_becomes_a_variable_that_is_asked_for() -> None:
    mask = Fingerprint(role="textbox", name="カード番号", type="text", is_masked=True)
    target = Target(role="textbox", name="カード番号", fingerprint=mask)
    step = make_step(Fill(target=target, value="4111-1111"), item="「4111-1111」を入れる")
    flow = built(step, variables=())
    assert flow.variables[1] == Variable(name="カード番号", ask_each_time=True)
    assert "4111-1111" not in flow.model_dump_json()
    assert "{{カード番号}}" in flow.model_dump_json()


def test_two_passwords_are_two_variables() -> None:
    flow = built(password("今", "abc-123"), password("新しい", "xyz-789"), variables=())
    assert [v.name for v in flow.variables[1:]] == ["パスワード", "パスワード2"]
    assert "{{パスワード2}}" in flow.steps[1].model_dump_json()


@pytest.mark.parametrize(
    ("steps", "name", "code"), [((), "x", "NOTHING_TO_SAVE"), ((1,), " ", "NO_NAME")]
)
def test_what_cannot_be_kept(steps: tuple[int, ...], name: str, code: str) -> None:
    made = tuple(make_step(Navigate(url=SHOP)) for _ in steps)
    with pytest.raises(DecisionError) as fault:
        build_flow(make_checklist(), made, name)
    assert fault.value.code == code


@pytest.mark.parametrize(
    ("table", "limit", "pages"),
    [
        ({}, 0, MAX_PAGES),
        ({"is_cut": True}, 0, 1),
        ({"is_part": True}, 0, 1),
        ({"limit": 1}, 0, 1),
        ({}, 3, 1),
    ],
)
def test_a_list_that_was_read_to_its_end_is_read_to_its_end_again(
    table: dict[str, int], limit: int, pages: int
) -> None:
    """Another value had 187 rows on seven pages, and the flow stopped after the first."""
    taken = ExtractedTable(columns=("番号",), rows=(("1",),)).model_copy(update=table)
    done = Outcome(status=OutcomeStatus.OK, table=taken)
    step = record_step("数える", Extract(limit=limit), done, needs_approval=False)
    assert isinstance(step.action, Extract)
    assert step.action.max_pages == pages
