"""Steps and sentences of a flow: moved, copied, switched, split, joined; grants only while they are true."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.engine.flow_editing import steps as edits
from studio.engine.flow_editing.acts import change_part, drafted
from studio.engine.flow_editing.grants import with_step
from tests.factories import durable, make_flow


def flow_of(*names: str) -> Flow:
    """Return a flow of steps called `a1`, `a2`, `b1` …: the letter is the sentence."""
    steps = (
        FlowStep(id=name, item=name[0], action=Click(target=durable("button", name)))
        for name in names
    )
    return make_flow(*steps)


def told(flow: Flow) -> str:
    return " ".join(f"{step.item}:{step.id}" for step in flow.steps)


FLOW = flow_of("a1", "a2", "b1", "b2", "c1")


@pytest.mark.parametrize(
    ("ids", "row", "expected"),
    [
        ({"a1"}, 4, "a:a2 b:b1 b:b2 a:a1 c:c1"),
        ({"a1"}, 3, "a:a2 b:b1 b:a1 b:b2 c:c1"),
        ({"c1"}, 3, "a:a1 a:a2 b:b1 c:c1 b:b2"),
        ({"a1", "c1"}, 3, "a:a2 b:b1 b:a1 c:c1 b:b2"),
        ({"b1", "b2"}, 0, "b:b1 b:b2 a:a1 a:a2 c:c1"),
        ({"a1", "a2"}, 2, "a:a1 a:a2 b:b1 b:b2 c:c1"),
        ({"c1"}, -9, "c:c1 a:a1 a:a2 b:b1 b:b2"),
        ({"a1"}, 99, "a:a2 b:b1 b:b2 c:c1 a:a1"),
    ],
)
def test_move_across_sentences(ids: set[str], row: int, expected: str) -> None:
    assert told(edits.move_steps(FLOW, ids, row)) == expected


def test_insert_takes_the_sentence_before_or_its_own() -> None:
    click = drafted("click")
    assert edits.insert_step(FLOW, 2, click).steps[2].item == "a"
    assert edits.insert_step(FLOW, 0, click).steps[0].item == "a"
    assert edits.insert_step(FLOW, 99, click, "終える").steps[-1].item == "終える"
    assert edits.insert_step(make_flow().model_copy(update={"steps": ()}), 0, click).steps


def test_a_copy_has_its_own_id_and_no_grant() -> None:
    flow = with_step(FLOW, FLOW.steps[0].model_copy(update={"needs_approval": True}))
    granted = flow.model_copy(
        update={"steps": (flow.steps[0].model_copy(update={"grant": "g"}), *flow.steps[1:])}
    )
    copied = edits.duplicate_steps(granted, {"a1"})
    assert [step.grant for step in copied.steps[:2]] == ["g", ""]
    assert len({step.id for step in copied.steps}) == 6


def test_a_condition_goes_from_all_steps_of_its_branch() -> None:
    solved = Evidence(kind=EvidenceKind.VALUE, detail="状態=解決")
    borne = tuple(
        step.model_copy(update={"only_when": solved}) if step.id in ("b1", "b2", "c1") else step
        for step in FLOW.steps
    )
    freed = edits.without_condition(FLOW.model_copy(update={"steps": borne}), "b2")
    assert [step.id for step in freed.steps if step.only_when] == ["c1"]


def test_switches_policy_and_note() -> None:
    off = edits.set_enabled(FLOW, {"a1", "b1"}, is_enabled=False)
    assert [step.id for step in off.steps if not step.is_enabled] == ["a1", "b1"]
    assert edits.set_optional(FLOW, {"b2"}, is_optional=True).steps[3].is_optional
    tried = edits.set_on_error(FLOW, {"a1"}, OnError.RETRY, 5).steps[0]
    assert (tried.on_error, tried.retries) == (OnError.RETRY, 5)
    assert edits.set_note(FLOW, "c1", "  月末だけ ").steps[4].note == "月末だけ"
    with pytest.raises(InstructionError, match="1 から 10"):
        edits.set_on_error(FLOW, {"a1"}, OnError.RETRY, 11)
    with pytest.raises(InstructionError, match="パスワード"):
        edits.set_note(FLOW, "c1", "パスワードは「hunter22」です")


def test_a_sentence_is_reworded_split_and_joined() -> None:
    assert told(edits.reword_item(FLOW, "a2", "x")) == "x:a1 x:a2 b:b1 b:b2 c:c1"
    assert edits.reword_item(FLOW, "a2", " ​ ") is FLOW
    assert told(edits.split_item(FLOW, "b2", "y")) == "a:a1 a:a2 b:b1 y:b2 c:c1"
    assert told(edits.merge_items(FLOW, {"a1", "c1"})) == "a:a1 a:a2 a:b1 a:b2 a:c1"
    with pytest.raises(InstructionError) as same:
        edits.split_item(FLOW, "b2", "b")
    with pytest.raises(InstructionError) as one:
        edits.merge_items(FLOW, {"a1", "a2"})
    assert (same.value.code, one.value.code) == ("SAME_WORDS", "ONE_ITEM")


def test_a_step_that_is_gone_is_told_in_words() -> None:
    with pytest.raises(InstructionError, match="もうこの手順にありません"):
        edits.set_note(FLOW, "zz", "x")


def granted_flow() -> Flow:
    order = FlowStep(
        id="order",
        item="送る",
        action=Click(target=durable("button", "注文を確定する")),
        needs_approval=True,
        grant="granted",
    )
    amount = FlowStep(id="n", item="量", action=Fill(target=durable("textbox", "数量"), value="1"))
    return make_flow(amount, order, FlowStep(id="z", item="後", action=drafted("back")))


def grant_after(flow: Flow) -> str:
    return next(step.grant for step in flow.steps if step.id == "order")


def test_a_grant_goes_with_any_change_of_what_is_sent() -> None:
    flow = granted_flow()
    assert grant_after(edits.set_note(flow, "n", "メモ")) == "granted"
    assert grant_after(edits.remove_steps(flow, {"z"})) == "granted"
    assert grant_after(edits.reword_item(flow, "order", "出す")) == "granted"
    assert grant_after(change_part(flow, "n", "value", "1000")) == ""
    assert grant_after(edits.remove_steps(flow, {"n"})) == ""
    assert grant_after(edits.set_enabled(flow, {"n"}, is_enabled=False)) == ""
    assert grant_after(edits.set_optional(flow, {"n"}, is_optional=True)) == ""
    assert grant_after(edits.move_steps(flow, {"order"}, 0)) == ""
    assert grant_after(edits.insert_step(flow, 0, drafted("back"))) == ""
    assert grant_after(edits.set_approval(flow, {"order"}, needs_approval=False)) == ""


def test_an_act_that_becomes_irreversible_asks() -> None:
    flow = flow_of("a1", "a2")
    changed = change_part(flow, "a1", "target", durable("button", "注文を確定する"))
    assert changed.steps[0].needs_approval
    free = edits.set_approval(changed, {"a1"}, needs_approval=False)
    assert not free.steps[0].needs_approval
    assert not edits.set_note(free, "a1", "x").steps[0].needs_approval


def test_a_flow_has_an_end() -> None:
    many = FLOW.model_copy(
        update={"steps": tuple(map(edits.fresh, [FLOW.steps[0]] * edits.MAX_STEPS))}
    )
    with pytest.raises(InstructionError) as full:
        edits.insert_step(many, 0, drafted("back"))
    assert full.value.code == "TOO_MANY_STEPS"
