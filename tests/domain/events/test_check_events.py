"""What a check found is told as a fact, of one flow and of all together."""

from pydantic import TypeAdapter

from studio.domain.events.check_events import FlowChecked, FlowsChecked
from studio.domain.events.events import Event


def test_both_are_events() -> None:
    told = (
        FlowChecked(flow_id="f", name="交通費の申請", errors=1, words="点検：問題 1 件、注意 0 件"),
        FlowsChecked(flows=3, new_errors=1, new_warnings=2, were_visited=True),
    )
    adapter = TypeAdapter[Event](Event)
    assert tuple(adapter.validate_json(one.model_dump_json()) for one in told) == told


def test_a_check_that_found_nothing_alarms_nobody() -> None:
    one, several = FlowChecked(flow_id="f", name="a"), FlowsChecked(flows=1)
    assert (one.errors, one.warnings, one.is_alarming) == (0, 0, False)
    assert (several.new_errors, several.new_warnings, several.were_visited) == (0, 0, False)
