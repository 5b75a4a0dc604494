"""What no turn could do is refused when a schedule is made, and what a yes covers is said."""

import pytest

from studio.domain.actions.action import AskUser, Fill
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource, ScheduleInput
from studio.domain.values.variable import Variable
from studio.engine.scheduling.planning import acts_to_agree, check_plan, persons_turns
from studio.engine.variables.values import Almanac
from tests.engine.scheduling.stage import order_step, search_flow
from tests.factories import durable, make_step

GIVEN = ScheduleInput(values=(("検索語", "Python"),))


def refusal(flow: Flow, given: ScheduleInput = GIVEN) -> str:
    with pytest.raises(SettingsError) as caught:
        check_plan(flow, given, Almanac())
    return caught.value.code


def test_a_flow_with_its_values_can_be_planned() -> None:
    check_plan(search_flow(), GIVEN, Almanac())


def test_a_value_that_is_missing_or_unknown_is_refused_now_and_not_at_night() -> None:
    assert refusal(search_flow(), ScheduleInput()) == "MISSING_VALUE"
    assert refusal(search_flow(), ScheduleInput(values=(("色", "赤"),))) == "UNKNOWN_VARIABLE"


def test_a_table_gives_the_values_later() -> None:
    check_plan(search_flow(), ScheduleInput(rows=RowsSource(path="/表.csv")), Almanac())


def test_drafts_and_strangers_flows_do_not_run_alone() -> None:
    assert refusal(search_flow().model_copy(update={"is_draft": True})) == "FLOW_IS_DRAFT"
    assert refusal(search_flow().model_copy(update={"is_imported": True})) == "FLOW_NOT_TRUSTED"


def test_a_password_is_not_kept_for_a_schedule() -> None:
    typed = make_step(Fill(target=durable("textbox", "合言葉", "password"), value="{{合言葉}}"))
    flow = search_flow(typed)
    asked = (*flow.variables, Variable(name="合言葉", ask_each_time=True))
    flow = flow.model_copy(update={"variables": asked})
    assert refusal(flow) == "SECRET_IN_SCHEDULE"
    given = ScheduleInput(values=(("検索語", "Python"), ("合言葉", "Sakura-7")))
    assert refusal(flow, given) == "SECRET_IN_SCHEDULE"


def test_what_waits_for_a_yes_is_said_in_words() -> None:
    flow = search_flow(order_step(), order_step().model_copy(update={"is_enabled": False}))
    assert acts_to_agree(flow) == ("「注文を確定する」をクリック",)
    granted = search_flow(order_step().model_copy(update={"grant": "0123456789abcdef"}))
    assert acts_to_agree(granted) == ()


def test_what_only_a_person_can_do_is_said_in_words() -> None:
    ask = make_step(AskUser(question="部長の判断を聞く"))
    (words,) = persons_turns(search_flow(ask))
    assert "部長の判断を聞く" in words
