"""What a step does: every verb can be made, every part changed, and nothing that is wrong gets in."""

import pytest

from studio.domain.actions.action import (
    Choose,
    Click,
    Drag,
    Extract,
    Fill,
    Press,
    SelectOption,
    SetChecked,
    Upload,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.flow_editing import acts
from tests.factories import GOOD_AND_CHEAP, durable, make_flow

FIELD = durable("textbox", "氏名")


def flow_with(action: object, *expects: Evidence) -> Flow:
    return make_flow(
        FlowStep.model_validate({"id": "s", "item": "x", "action": action, "expects": expects})
    )


def after(flow: Flow) -> object:
    return flow.steps[0].action


@pytest.mark.parametrize("verb", acts.VERB_WORDS)
def test_every_verb_can_be_drafted_and_stored(verb: str) -> None:
    step = FlowStep(item="x", action=acts.drafted(verb))
    assert FlowStep.model_validate_json(step.model_dump_json()) == step
    assert step.action.verb == verb
    assert all(acts.part_words(name) for name in acts.parts_of(step.action))


@pytest.mark.parametrize(
    ("action", "part", "value"),
    [
        (Fill(target=FIELD, value="a"), "value", "{{検索語}}"),
        (SelectOption(target=FIELD, option="東京"), "option", "大阪"),
        (SetChecked(target=FIELD), "checked", False),
        (Press(keys="Enter"), "keys", "Control+A"),
        (WaitFor(text="完了"), "gone", "読み込み中"),
        (WaitFor(text="完了"), "seconds", 25.0),
        (Upload(target=FIELD, paths=("a.csv",)), "paths", ("b.csv", "{{ファイル}}")),
        (Choose(rule=GOOD_AND_CHEAP), "column", "詳細"),
        (Choose(rule=GOOD_AND_CHEAP), "rule", GOOD_AND_CHEAP.model_copy(update={"take": 2})),
        (Extract(), "columns", ("商品名", "価格")),
        (Extract(), "max_pages", 3),
        (Click(target=FIELD), "target", durable("button", "検索")),
        (Drag(target=FIELD, to=FIELD), "to", durable("listitem", "済み")),
        (acts.drafted("navigate"), "url", "https://example.com/"),
        (acts.drafted("handle_dialog"), "accept", True),
    ],
)
def test_each_part_can_be_changed(action: object, part: str, value: object) -> None:
    changed = acts.change_part(flow_with(action), "s", part, value)
    assert getattr(after(changed), part) == value


@pytest.mark.parametrize(
    ("action", "part", "value", "code"),
    [
        (WaitFor(text="完了"), "seconds", 99.0, "BAD_PART"),
        (WaitFor(text="完了"), "seconds", "長く", "BAD_PART"),
        (Upload(target=FIELD, paths=("a.csv",)), "paths", (), "BAD_PART"),
        (Click(target=FIELD), "value", "x", "NO_SUCH_PART"),
        (Click(target=FIELD), "verb", "fill", "NO_SUCH_PART"),
        (Click(target=FIELD), "target", Target(ref="e1", epoch=3), "TARGET_NOT_DURABLE"),
        (Fill(target=FIELD, value="a"), "value", "あ" * 30_000, "TEXT_TOO_LONG"),
        (
            Fill(target=durable("textbox", "パスワード", "password"), value="{{PW}}"),
            "value",
            "hunter22",
            "LITERAL_PASSWORD",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    action: object, part: str, value: object, code: str
) -> None:
    with pytest.raises(InstructionError) as refused:
        acts.change_part(flow_with(action), "s", part, value)
    assert refused.value.code == code
    assert refused.value.remedy
    assert "hunter22" not in str(refused.value) + refused.value.detail


def test_what_a_step_expects_of_its_own_value_goes_along() -> None:
    held = Evidence(kind=EvidenceKind.VALUE, detail="a")
    shown = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="a")
    flow = flow_with(Fill(target=FIELD, value="a"), held, shown)
    changed = acts.change_part(flow, "s", "value", "b").steps[0]
    assert [fact.detail for fact in changed.expects] == ["b", "a"]


def test_another_verb_keeps_element_and_text() -> None:
    flow = flow_with(Fill(target=FIELD, value="a"))
    typed = acts.change_verb(flow, "s", "type_text")
    assert (typed.steps[0].action.verb, getattr(after(typed), "text")) == ("type_text", "a")  # noqa: B009
    pressed = acts.change_verb(typed, "s", "press")
    assert after(pressed) == Press(keys="Enter", target=FIELD)
    assert after(acts.change_verb(flow_with(Press(keys="Enter")), "s", "click")) == Click(
        target=Target()
    )
    with pytest.raises(InstructionError, match="という操作はありません"):
        acts.change_verb(flow, "s", "evaluate")


def test_a_picked_element_loses_its_ref_and_ways_are_ordered() -> None:
    ways = tuple(
        Candidate(family=family, value="x", score=score)
        for family, score in ((Family.ROLE, 100), (Family.ID, 250), (Family.CSS, 600))
    )
    picked = Target(ref="e1", epoch=1, role="button", name="x", candidates=ways)
    flow = acts.change_target(flow_with(Click(target=FIELD)), "s", picked)
    target = getattr(after(flow), "target")  # noqa: B009
    assert (target.ref, target.epoch) == (None, None)
    moved = acts.move_candidate(flow, "s", 2, 0)
    assert [w.score for w in getattr(after(moved), "target").candidates] == [600, 100, 250]  # noqa: B009
    fewer = acts.remove_candidate(acts.remove_candidate(moved, "s", 0), "s", 0)
    with pytest.raises(InstructionError) as last:
        acts.remove_candidate(fewer, "s", 0)
    with pytest.raises(InstructionError) as none:
        acts.move_candidate(fewer, "s", 0, 4)
    assert (last.value.code, none.value.code) == ("LAST_CANDIDATE", "NO_SUCH_CANDIDATE")
