import pytest

from studio.domain.actions.action import Navigate, Press
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.journal import (
    JournaledRun,
    JournaledStep,
    JournalState,
    StepClass,
    UnfinishedRun,
)
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.engine.runs.resuming import ResumeChoice, continuation_of

RUN = JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="本を買う", flow_id="f")
LISTED = Checklist(
    instruction="買う",
    items=(Item(id="a", text="探す"), Item(id="b", text="入れる"), Item(id="c", text="注文する")),
)


def step(number: int, state: JournalState, **fields: object) -> JournaledStep:
    values: dict[str, object] = {
        "run_id": "r",
        "number": number,
        "position": number,
        "words": f"手順 {number}",
        "step_class": StepClass.PRESS,
        "state": state,
        "page_url": f"https://shop.test/{number}",
    }
    return JournaledStep.model_validate(values | fields)


def unfinished(*steps: JournaledStep, run: JournaledRun = RUN) -> UnfinishedRun:
    return UnfinishedRun(run=run, steps=steps)


def test_nothing_that_lasts_was_done_so_it_begins_at_the_beginning() -> None:
    found = continuation_of(
        unfinished(step(0, JournalState.DONE), step(1, JournalState.STARTED)), ResumeChoice.CONTINUE
    )
    assert (found.position, found.url) == (0, "")


def test_it_goes_on_after_the_last_act_that_lasts() -> None:
    done = step(2, JournalState.DONE, has_sent=True, after_url="https://shop.test/cart")
    found = continuation_of(
        unfinished(step(1, JournalState.DONE), done, step(3, JournalState.STARTED)),
        ResumeChoice.CONTINUE,
    )
    assert (found.position, found.url) == (3, "https://shop.test/cart")


def test_after_the_last_act_no_page_is_opened_that_may_answer_a_form_only() -> None:
    flow = Flow(
        id="f", name="本を買う", steps=(FlowStep(item="注文する", action=Navigate(url="/")),) * 3
    )
    sent = step(1, JournalState.DONE, has_sent=True, after_url="https://shop.test/confirm")
    run = unfinished(sent, step(2, JournalState.SENDING, has_sent=True))
    found = continuation_of(run, ResumeChoice.DONE_ALREADY, flow)
    assert (found.position, found.url) == (3, "")
    again = continuation_of(run, ResumeChoice.AGAIN, flow)
    assert (again.position, again.url) == (2, "https://shop.test/confirm")


def test_without_an_address_after_it_the_next_page_that_was_seen_is_opened() -> None:
    done = step(2, JournalState.DONE, has_sent=True)
    found = continuation_of(unfinished(done, step(3, JournalState.DONE)), ResumeChoice.CONTINUE)
    assert found.url == "https://shop.test/3"


def test_the_empty_tab_of_a_new_start_is_no_page_to_go_on_from() -> None:
    done = step(2, JournalState.DONE, has_sent=True)
    opened = step(3, JournalState.DONE, page_url="about:blank")
    found = continuation_of(
        unfinished(done, opened, step(4, JournalState.STARTED)), ResumeChoice.CONTINUE
    )
    assert found.url == "https://shop.test/4"


@pytest.mark.parametrize(
    "unclear",
    [
        step(2, JournalState.STARTED, step_class=StepClass.COMMIT),
        step(2, JournalState.SENDING, has_sent=True),
        step(2, JournalState.UNKNOWN, has_sent=True),
    ],
)
def test_what_nobody_knows_is_asked(unclear: JournaledStep) -> None:
    run = unfinished(step(1, JournalState.DONE), unclear)
    assert run.unclear_step == unclear
    with pytest.raises(SettingsError, match="手順 2"):
        continuation_of(run, ResumeChoice.CONTINUE)
    assert continuation_of(run, ResumeChoice.DONE_ALREADY).position == 3
    assert continuation_of(run, ResumeChoice.AGAIN).position == 0


def test_again_goes_on_after_an_earlier_act_that_lasts() -> None:
    run = unfinished(
        step(1, JournalState.DONE, has_sent=True, after_url="https://shop.test/cart"),
        step(4, JournalState.SENDING, has_sent=True),
    )
    found = continuation_of(run, ResumeChoice.AGAIN)
    assert (found.position, found.url) == (2, "https://shop.test/cart")


def test_from_the_start_forgets_everything() -> None:
    run = unfinished(step(4, JournalState.UNKNOWN, has_sent=True))
    found = continuation_of(run, ResumeChoice.FROM_START)
    assert (found.position, found.url, found.steps) == (0, "", ())


def test_items_that_changed_something_are_not_begun_again() -> None:
    listed = LISTED.with_item_state("a", ItemState.DONE).with_item_state("b", ItemState.RUNNING)
    run = RUN.model_copy(update={"checklist": listed, "run_kind": RunKind.AGENT})
    sent = step(2, JournalState.DONE, has_sent=True, item_id="b", after_url="https://shop.test/c")
    found = continuation_of(unfinished(sent, run=run), ResumeChoice.CONTINUE)
    assert found.checklist is not None
    assert [item.state for item in found.checklist.items] == [
        ItemState.DONE,
        ItemState.UNVERIFIED,
        ItemState.TODO,
    ]
    assert found.url == "https://shop.test/c"
    fresh = continuation_of(unfinished(sent, run=run), ResumeChoice.FROM_START)
    assert fresh.checklist is not None
    assert {item.state for item in fresh.checklist.items} == {ItemState.TODO}


def test_a_field_that_saves_itself_is_filled_again_with_those_beside_it() -> None:
    saved = step(2, JournalState.DONE, has_sent=True, step_class=StepClass.INPUT)
    found = continuation_of(
        unfinished(step(1, JournalState.DONE, step_class=StepClass.INPUT), saved),
        ResumeChoice.CONTINUE,
    )
    assert (found.position, found.url) == (0, "")


def test_what_the_run_went_past_is_not_done_again_by_an_answer_about_another_act() -> None:
    optional = step(1, JournalState.UNKNOWN, has_sent=True)
    run = unfinished(optional, step(3, JournalState.SENDING, has_sent=True))
    found = continuation_of(run, ResumeChoice.AGAIN)
    assert [one.state for one in found.steps] == [JournalState.DONE, JournalState.FAILED]
    assert found.position == 2


def test_items_that_filled_the_page_which_is_opened_anew_are_done_again() -> None:
    listed = LISTED.with_item_state("a", ItemState.DONE).with_item_state("b", ItemState.DONE)
    run = RUN.model_copy(update={"checklist": listed, "run_kind": RunKind.AGENT})
    form = "https://shop.test/form"
    filled = step(2, JournalState.DONE, item_id="b", step_class=StepClass.INPUT, page_url=form)
    opened = step(1, JournalState.DONE, item_id="a", after_url=form)
    found = continuation_of(unfinished(opened, filled, run=run), ResumeChoice.CONTINUE)
    assert found.checklist is not None
    assert found.url == form
    assert [item.state for item in found.checklist.items] == [
        ItemState.DONE,
        ItemState.TODO,
        ItemState.TODO,
    ]
    sent = step(3, JournalState.DONE, item_id="b", has_sent=True, page_url=form)
    kept = continuation_of(unfinished(opened, filled, sent, run=run), ResumeChoice.CONTINUE)
    assert kept.checklist is not None
    assert kept.checklist.items[1].state is ItemState.DONE


def test_fields_beside_the_last_act_that_lasts_are_set_again() -> None:
    form = "https://shop.test/form"
    elsewhere = step(1, JournalState.DONE, step_class=StepClass.INPUT)
    title = step(2, JournalState.DONE, step_class=StepClass.INPUT, page_url=form)
    row = step(3, JournalState.DONE, has_sent=True, page_url=form, after_url=form)
    click = FlowStep(item="押す", action=Press(keys="Enter"))
    flow = Flow(id="f", name="精算", steps=(click,) * 6)
    found = continuation_of(unfinished(elsewhere, title, row), ResumeChoice.CONTINUE, flow)
    assert (found.position, found.url, found.refilled) == (4, form, (2,))
    left = row.model_copy(update={"after_url": "https://shop.test/done"})
    gone = continuation_of(unfinished(elsewhere, title, left), ResumeChoice.CONTINUE, flow)
    assert gone.refilled == ()


def test_a_step_that_presses_in_several_rows_goes_on_until_its_end_was_written() -> None:
    row = step(
        2, JournalState.DONE, has_sent=True, position=1, row="a.b", step_class=StepClass.COMMIT
    )
    assert continuation_of(unfinished(row), ResumeChoice.CONTINUE).position == 1
    end = step(3, JournalState.DONE, position=1, step_class=StepClass.COMMIT)
    assert continuation_of(unfinished(row, end), ResumeChoice.CONTINUE).position == 2
