"""The values of a run in the place of a flow's variables, refused before anything is done."""

import pytest

from studio.domain.actions.action import Choose, Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.replay.filling import check_values, filled

FIELD = Target(role="textbox", name="検索")
FLOW = Flow(
    name="検索",
    steps=(
        FlowStep(
            item="検索する",
            action=Fill(target=FIELD, value="{{語}}"),
            expects=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="「{{語}}」の検索結果"),),
        ),
    ),
    variables=(
        Variable(name="語", ask_each_time=True),
        Variable(name="備考", ask_each_time=True),
    ),
)


def test_templates_become_todays_values_also_in_names() -> None:
    typed = filled(Fill(target=FIELD, value="{{語}}を買う"), {"語": "本"})
    assert isinstance(typed, Fill)
    assert typed.value == "本を買う"
    pressed = filled(Click(target=Target(role="link", name="{{語}}")), {"語": "本"})
    assert isinstance(pressed, Click)
    assert pressed.target.name == "本"


def test_all_values_that_are_missing_are_told_at_once() -> None:
    with pytest.raises(SettingsError, match="「語」「備考」の値がありません") as fault:
        check_values(FLOW, {"語": "", "備考": ""}, frozenset())
    assert fault.value.code == "MISSING_VALUE"
    check_values(FLOW, {"語": "本", "備考": ""}, frozenset({"備考"}))  # empty is meant


def test_a_template_without_a_value_is_refused_where_it_only_has_to_be_seen() -> None:
    with pytest.raises(SettingsError):
        check_values(FLOW.model_copy(update={"variables": ()}), {}, frozenset())


def test_a_step_that_is_passed_by_needs_no_value() -> None:
    (step,) = FLOW.steps
    idle = FLOW.model_copy(
        update={"variables": (), "steps": (step.model_copy(update={"is_enabled": False}),)}
    )
    check_values(idle, {}, frozenset())


def test_a_condition_that_no_row_can_be_compared_with_is_told_before_anything_is_done() -> None:
    where = (Condition(column="価格", comparison=Comparison.AT_MOST, value="{{上限}}"),)
    step = FlowStep(item="選ぶ", action=Choose(rule=SelectionRule(where=where), column="入れる"))
    flow = Flow(name="買う", steps=(step,), variables=(Variable(name="上限"),))
    for value in ("3000", "1万5千円", "2026/11/20", "昨日"):
        check_values(flow, {"上限": value}, frozenset())
    with pytest.raises(SettingsError, match="「たくさん」") as fault:
        check_values(flow, {"上限": "たくさん"}, frozenset())
    assert fault.value.code == "BAD_CONDITION"
    off = step.model_copy(update={"is_enabled": False})
    check_values(flow.model_copy(update={"steps": (off,)}), {"上限": "たくさん"}, frozenset())


def test_an_empty_value_tells_no_row() -> None:
    looks = Fingerprint(role="button", name="招待", row_key="{{社員}}")
    press = Click(target=Target(role="button", name="招待", fingerprint=looks))
    assert filled(press, {"社員": "田中"}).element
    with pytest.raises(SettingsError, match="社員"):
        filled(press, {"社員": "　"})
