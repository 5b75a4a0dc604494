"""What is left of a run that was stopped, and two runs as one."""

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.engine.workbench import RunReport
from studio.ui.desk.going_on import from_form_of, from_its_form, joined, next_step, resting, waiting

NAME = Fill(target=Target(role="textbox", name="ユーザーID"), value="renshu")
SECRET = Fill(target=Target(role="textbox", name="パスワード"), value="{{秘密:練習}}")
PRESS = Click(target=Target(role="button", name="ログイン"))
DONE, TODO, RUNNING = ItemState.DONE, ItemState.TODO, ItemState.RUNNING


def make_list(*states: ItemState) -> Checklist:
    items = tuple(Item(id=f"i{n}", text=f"項目 {n}", state=one) for n, one in enumerate(states))
    return Checklist(instruction="する", start_url="https://shop.test/", items=items)


def report(checklist: Checklist, step: str, status: RunStatus = RunStatus.DONE) -> RunReport:
    steps = (FlowStep(item=step, action=Navigate(url="https://shop.test/")),)
    finished = RunFinished(run_kind=RunKind.AGENT, status=status)
    return RunReport(finished=finished, checklist=checklist, steps=steps, origins=("a",))


def test_the_rest_is_run_where_the_browser_is_and_what_is_done_is_not() -> None:
    left = resting(waiting(make_list(DONE, RUNNING, TODO)), goes_on=True)
    assert [item.enabled for item in left.items] == [False, True, True]
    assert [item.state for item in left.items] == [DONE, TODO, TODO]
    assert left.start_url == ""
    one = resting(make_list(TODO, TODO), goes_on=False, only="i0")
    assert [item.enabled for item in one.items] == [True, False]
    assert one.start_url == "https://shop.test/"


def test_two_runs_are_kept_as_one() -> None:
    shown = make_list(DONE, TODO)
    ran = resting(shown, goes_on=True).with_item_state("i1", DONE)
    whole = joined(report(shown, "先"), report(ran, "後"), shown)
    assert [step.item for step in whole.steps] == ["先", "後"]
    assert [item.state for item in whole.checklist.items] == [DONE, DONE]
    assert all(item.enabled for item in whole.checklist.items)
    assert whole.checklist.start_url == "https://shop.test/"


def test_a_replay_goes_on_after_the_last_step_it_got_past() -> None:
    steps = tuple(
        FlowStep(id=one, item=one, action=Navigate(url="https://shop.test/"), is_enabled=one != "c")
        for one in "abcd"
    )
    flow = Flow(name="買う", steps=steps)
    assert next_step(flow, lambda one: one in "ab") == "d"
    assert next_step(flow, lambda _: False) == ""
    assert next_step(flow, lambda _: True) == ""


def test_a_login_that_was_refused_is_filled_in_anew_before_it_is_sent() -> None:
    """続きから pressed ログイン with the old password, or with none, though it had been corrected."""
    shown = make_list(DONE, DONE, DONE, TODO)
    acts = (Navigate(url="https://shop.test/"), NAME, SECRET)
    steps = tuple(FlowStep(item=f"項目 {n}", action=one) for n, one in enumerate(acts))
    first = report(shown, "").model_copy(update={"steps": steps})
    again = from_its_form(shown, first)
    assert [item.state for item in again.items] == [DONE, TODO, TODO, TODO]
    ran = report(again, "").model_copy(
        update={"steps": (*steps[2:], FlowStep(item="項目 3", action=PRESS))}
    )
    whole = joined(first, ran, again)  # the site had left the name in its field
    assert [step.action for step in whole.steps] == [*acts, PRESS]


def test_a_value_that_was_changed_after_a_stop_takes_the_place_of_the_older_one() -> None:
    """The page kept the other fields: they were in no flow, or the older value was typed before the new one."""
    told = make_list(DONE, TODO)
    number = NAME.model_copy(update={"target": Target(role="textbox", name="番号"), "value": "A1"})
    steps = tuple(FlowStep(item="項目 0", action=one) for one in (NAME, number))
    first = report(told, "").model_copy(update={"steps": steps})
    reworded = told.items[0].model_copy(update={"text": "番号に 2", "state": TODO})
    shown = told.model_copy(update={"items": (reworded, told.items[1])})
    newer = number.model_copy(update={"value": "2"})
    ran = report(shown, "").model_copy(
        update={
            "steps": (
                FlowStep(item="番号に 2", action=newer),
                FlowStep(item="項目 1", action=PRESS),
            )
        }
    )
    whole = joined(first, ran, shown)
    assert [step.action for step in whole.steps] == [NAME, newer, PRESS]
    assert [step.item for step in whole.steps] == ["番号に 2", "番号に 2", "項目 1"]


def test_what_was_sent_and_a_form_without_a_secret_are_not_done_anew() -> None:
    shown = make_list(DONE, DONE, DONE, TODO)
    for acts in ((NAME, SECRET, PRESS), (PRESS, NAME, NAME)):
        steps = tuple(FlowStep(item=f"項目 {n}", action=one) for n, one in enumerate(acts))
        first = report(shown, "").model_copy(update={"steps": steps})
        assert from_its_form(shown, first) == shown
    steps = tuple(FlowStep(item="項目 0", action=one) for one in (PRESS, SECRET))
    first = report(shown, "").model_copy(update={"steps": steps})
    assert from_its_form(shown, first) == shown  # it would press a second time


def test_a_replay_fills_a_form_with_a_secret_in_anew() -> None:
    acts = {
        "open": Navigate(url="https://shop.test/"),
        "name": NAME,
        "secret": SECRET,
        "press": PRESS,
    }
    steps = tuple(FlowStep(id=one, item=one, action=act) for one, act in acts.items())
    flow = Flow(name="ログイン", steps=(*steps, FlowStep(id="on", item="on", action=PRESS)))
    assert next_step(flow, lambda one: one in ("open", "name", "secret")) == "name"
    assert next_step(flow, lambda one: one != "on") == "on"
    assert from_form_of(flow, "press") == "name"
