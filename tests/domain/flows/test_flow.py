import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import FLOW_FORMAT, Flow, FlowStep, expand, variable_names
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable

FLOW = Flow(
    name="本を探す",
    variables=(
        Variable(name="url", value="http://127.0.0.1/books"),
        Variable(name="検索語", value="プログラミング"),
    ),
    steps=(
        FlowStep(item="開く", action=Navigate(url="{{url}}")),
        FlowStep(item="検索", action=Fill(target=Target(name="検索"), value="{{検索語}}")),
        FlowStep(item="検索", action=Click(target=Target(name="検索"))),
    ),
)


def test_a_flow_survives_json() -> None:
    assert Flow.model_validate_json(FLOW.model_dump_json()) == FLOW


def test_given_values_win_over_the_defaults() -> None:
    assert FLOW.values({"検索語": "経済"}) == {"url": "http://127.0.0.1/books", "検索語": "経済"}
    assert FLOW.values()["検索語"] == "プログラミング"


def test_a_misspelt_variable_is_told_with_the_right_names() -> None:
    with pytest.raises(SettingsError) as caught:
        FLOW.values({"検索後": "x"})
    assert caught.value.code == "UNKNOWN_VARIABLE"
    assert "検索語" in caught.value.remedy


def test_the_start_page_is_a_variable() -> None:
    assert FLOW.start_url == "http://127.0.0.1/books"
    assert Flow(name="空").start_url == ""


def test_a_flow_from_a_newer_program_is_refused() -> None:
    newer = FLOW.model_copy(update={"flow_format": FLOW_FORMAT + 1}).model_dump_json()
    with pytest.raises(ValidationError):
        Flow.model_validate_json(newer)


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(ValidationError):
        Flow.model_validate({"name": "x", "colour": "blue"})


@pytest.mark.parametrize("template", ["{{検索語}}", "{{ 検索語 }}", "{{　検索語　}}"])
def test_blanks_around_a_name_do_not_matter(template: str) -> None:
    assert expand(template, {"検索語": "本"}) == "本"


def test_a_missing_value_is_a_fault_and_never_an_empty_field() -> None:
    with pytest.raises(SettingsError) as caught:
        expand("{{金額}}円", {})
    assert caught.value.code == "MISSING_VALUE"
    assert "金額" in caught.value.message


def test_secrets_stay_names() -> None:
    assert (
        expand("{{秘密:社内}}/{{人}}", {"人": "村崎", "秘密:社内": "漏れ"}) == "{{秘密:社内}}/村崎"
    )


def test_names_come_in_order_with_secrets() -> None:
    assert variable_names("{{b}} {{秘密:a}} {{b}}") == ("b", "秘密:a", "b")


@given(st.text(), st.text())
def test_a_value_is_put_in_as_it_is_even_when_it_looks_like_a_template(
    value: str, other: str
) -> None:
    assert expand("{{a}}", {"a": value, "b": other}) == value


@given(st.text(alphabet=st.characters(exclude_characters="{}")))
def test_text_without_templates_is_left_alone(text: str) -> None:
    assert expand(text, {}) == text


def test_a_variable_asked_each_time_without_a_default_must_be_given() -> None:
    flow = make_asking_flow()
    with pytest.raises(SettingsError, match="パスワード"):
        flow.values({})
    assert flow.values({"パスワード": "さくら"})["パスワード"] == "さくら"


def make_asking_flow() -> Flow:
    return Flow(name="ログイン", variables=(Variable(name="パスワード", ask_each_time=True),))
