"""More ways to find an element: only of the same element, and only what is new."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.errors import InstructionError
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.flow_editing.ways import add_ways
from tests.factories import durable, make_flow, make_step

NAME = Candidate(family=Family.ROLE, value="検索", role="button", score=30)
KNOWN = durable("button", "検索").model_copy(update={"candidates": (NAME,)})
ID = Candidate(family=Family.ID, value="go", score=40)


def found_by(*ways: Candidate, name: str = "検索") -> Target:
    return KNOWN.model_copy(update={"name": name, "candidates": ways})


def test_what_is_new_is_tried_last() -> None:
    flow = make_flow(make_step(Click(target=KNOWN)))
    again = NAME.model_copy(update={"score": 77})
    changed = add_ways(flow, flow.steps[0].id, found_by(ID, again))
    action = changed.steps[0].action
    assert isinstance(action, Click)
    assert action.target.candidates == (*KNOWN.candidates, ID)
    assert action.target.fingerprint == KNOWN.fingerprint


def test_an_element_with_another_name_is_the_same_where_it_is_found_alike() -> None:
    flow = make_flow(make_step(Click(target=found_by(ID))))
    way = Candidate(family=Family.TEXT, value="さがす", score=90)
    changed = add_ways(flow, flow.steps[0].id, found_by(way, ID, name="さがす"))
    assert len(changed.steps[0].action.model_dump()["target"]["candidates"]) == 2


@pytest.mark.parametrize(
    ("pointed", "code"),
    [
        (found_by(ID, name="別のボタン"), "ANOTHER_ELEMENT"),
        (found_by(ID).model_copy(update={"role": "link"}), "ANOTHER_ELEMENT"),
        (found_by(ID).model_copy(update={"frames": ("広告",)}), "ANOTHER_ELEMENT"),
        (KNOWN, "NO_NEW_WAY"),
    ],
)
def test_another_element_is_never_taken_for_it(pointed: Target, code: str) -> None:
    flow = make_flow(make_step(Click(target=KNOWN)))
    with pytest.raises(InstructionError) as refused:
        add_ways(flow, flow.steps[0].id, pointed)
    assert refused.value.code == code


def test_an_element_that_nobody_chose_has_no_ways_yet() -> None:
    flow = make_flow(make_step(Click(target=Target())))
    with pytest.raises(InstructionError) as refused:
        add_ways(flow, flow.steps[0].id, KNOWN)
    assert refused.value.code == "NO_SUCH_CANDIDATE"
