"""What a schedule gives its flow: never a password, never the first address, and only what is its own."""

from PySide6.QtWidgets import QCheckBox, QLineEdit

from studio.domain.actions.action import AskUser, Fill
from studio.domain.flows.flow import FlowStep
from studio.domain.records.schedule import ScheduleInput
from studio.domain.values.variable import Variable, VariableKind
from studio.ui.schedules.schedule_given import GivenFields, variables_of
from tests.ui.conftest import Stage, child, on_qt
from tests.ui.sample_flow import secret_target, shop_flow

DATE = Variable(name="締め日", value="2026/11/30", kind=VariableKind.DATE)


def test_passwords_and_the_first_address_are_no_values_of_a_schedule() -> None:
    fill = FlowStep(item="入る", action=Fill(target=secret_target(), value="{{合言葉}}"))
    flow = shop_flow()
    flow = flow.model_copy(
        update={
            "variables": (*flow.variables, Variable(name="合言葉")),
            "steps": (*flow.steps, fill),
        }
    )
    assert [one.name for one in variables_of(flow)] == ["検索語"]


@on_qt
async def test_a_value_that_cannot_be_used_is_named_and_one_in_words_kept_as_words(
    stage: Stage,
) -> None:
    flow = shop_flow()
    flow = flow.model_copy(update={"variables": (*flow.variables, DATE)})
    bench, window = stage.bench.workbench, stage.window
    fields = GivenFields(flow, bench, window.tasks, window, ScheduleInput())
    day = child(fields, QLineEdit, "value_締め日")
    day.setText("いつか")
    assert "締め日" in fields.problem
    day.setText("先月末")
    assert fields.problem == ""
    assert (await fields.given()).values == (("締め日", "先月末"),)


@on_qt
async def test_a_yes_for_an_older_version_is_not_ticked_anew(
    stage: Stage,
) -> None:
    flow = shop_flow().model_copy(update={"version": 3})
    flow = flow.model_copy(
        update={
            "steps": tuple(one.model_copy(update={"needs_approval": True}) for one in flow.steps)
        }
    )
    bench, window = stage.bench.workbench, stage.window
    for version, is_ticked in ((2, False), (3, True)):
        shown = ScheduleInput(agreed_version=version)
        fields = GivenFields(flow, bench, window.tasks, window, shown)
        assert child(fields, QCheckBox, "schedule_agrees").isChecked() is is_ticked
        assert (await fields.given()).agreed_version == (3 if is_ticked else 0)


@on_qt
async def test_a_flow_with_nothing_to_decide_shows_nothing(
    stage: Stage,
) -> None:
    flow = shop_flow()
    plain = flow.model_copy(update={"variables": flow.variables[:1], "steps": flow.steps[:1]})
    bench, window = stage.bench.workbench, stage.window
    assert not GivenFields(plain, bench, window.tasks, window, ScheduleInput()).has_fields
    asks = FlowStep(item="入力する", action=AskUser(question="暗証番号を入れてください"))
    with_person = plain.model_copy(update={"steps": (*plain.steps, asks)})
    fields = GivenFields(with_person, bench, window.tasks, window, ScheduleInput())
    assert fields.has_fields
