"""A recorded sentence follows its act; what a person wrote, and what several steps share, stays."""

from collections.abc import Iterator

import pytest

from studio.domain.actions.action import Fill
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.acts import change_part
from studio.engine.flow_editing.variables import make_variable
from studio.engine.variables.sentences import with_own_sentences
from studio.ui.catalogue import catalogue_of
from studio.words import JAPANESE, speak
from tests.factories import durable

FILL = Fill(target=durable("textbox", "氏名"), value="山田")
RECORDED = FlowStep(id="a", item=FILL.in_words(), action=FILL)


@pytest.fixture
def in_english() -> Iterator[None]:
    speak("en", catalogue_of("en"))
    yield
    speak(JAPANESE, None)


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


@pytest.mark.usefixtures("in_english")
def test_a_sentence_follows_its_act_in_the_language_in_which_it_was_made() -> None:
    recorded = RECORDED.model_copy(update={"item": FILL.in_words()})
    assert recorded.item != RECORDED.item
    for one in (RECORDED, recorded):
        changed = change_part(flow_of(one), "a", "value", "鈴木")
        assert changed.steps[0].item == one.item.replace("山田", "鈴木")


def test_a_sentence_that_was_kept_with_a_mark_follows_its_act_as_well() -> None:
    field = durable("textbox", "氏名 必須")
    act = Fill(target=field, value="山田")
    older = FlowStep(id="a", item="「氏名 必須」に「山田」を入力", action=act)
    changed = change_part(flow_of(older), "a", "value", "鈴木")
    assert changed.steps[0].item == "「氏名」に「鈴木」を入力"
