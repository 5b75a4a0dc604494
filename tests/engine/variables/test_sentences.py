"""A recorded sentence follows its act; what a person wrote, and what several steps share, stays."""

from studio.domain.action import Fill
from studio.domain.flow import Flow, FlowStep
from studio.domain.variable import Variable
from studio.engine.flow_editing.acts import change_part
from studio.engine.flow_editing.variables import make_variable
from studio.engine.variables.sentences import with_own_sentences
from tests.factories import durable

FILL = Fill(target=durable("textbox", "氏名"), value="山田")
RECORDED = FlowStep(id="a", item=FILL.in_words(), action=FILL)


def flow_of(*steps: FlowStep) -> Flow:
    return Flow(name="申請", steps=steps)


def test_a_recorded_sentence_says_the_variable() -> None:
    changed = make_variable(flow_of(RECORDED), "a", Variable(name="氏名"))
    assert changed.steps[0].item == "「氏名」に「{{氏名}}」を入力"
    assert change_part(changed, "a", "value", "鈴木").steps[0].item == "「氏名」に「鈴木」を入力"


def test_what_a_person_wrote_stays() -> None:
    written = RECORDED.model_copy(update={"item": "名前を書く"})
    changed = change_part(flow_of(written), "a", "value", "鈴木")
    assert changed.steps[0].item == "名前を書く"


def test_a_sentence_of_several_steps_stays() -> None:
    flow = flow_of(RECORDED, RECORDED.model_copy(update={"id": "b"}))
    changed = change_part(flow, "a", "value", "鈴木")
    assert [step.item for step in changed.steps] == [RECORDED.item] * 2
    assert with_own_sentences(flow, flow) == flow
