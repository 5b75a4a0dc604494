from studio.domain.actions.action import EditText, Fill, SetChecked
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import MASK
from studio.engine.distilling.editing import with_edits
from tests.factories import durable

BODY = durable("textbox", "本文")


def filled(held: str, written: str) -> FlowStep:
    trace = Trace(held=held, written=written)
    return FlowStep(item="x", action=Fill(target=BODY, value=written), trace=trace)


def test_only_what_was_changed_in_a_text_is_kept() -> None:
    step = with_edits(filled("一\n二", "一\n二\n三"), ())
    assert isinstance(step.action, EditText)
    assert step.action.target == BODY


def test_other_texts_stay_whole() -> None:
    box = FlowStep(item="x", action=SetChecked(target=BODY), trace=Trace())
    whole = filled("一\n二", "一\n二\n三")
    for step, said in (
        (box, ()), (filled("", "新しい"), ()), (filled(f"一\n{MASK}", f"一\n{MASK}\n三"), ()),
        (whole, ("「一 二 三」と書いて",)),
    ):  # fmt: skip
        assert with_edits(step, said) == step
