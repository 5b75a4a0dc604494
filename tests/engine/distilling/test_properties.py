"""Whatever was typed: the same values write the same again, and another one leaves nothing of the old."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.action import Fill
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.values.variable import Variable
from studio.engine.distilling.flow import build_flow
from studio.engine.distilling.pruning import pruned
from studio.engine.replay.filling import filled
from studio.engine.variables.values import Almanac, run_values
from studio.workdays import OfficeCalendar
from tests.factories import durable, make_checklist

ALMANAC = Almanac(OfficeCalendar(), lambda: date(2026, 11, 20))
OLD = {"会社": "株式会社明和", "担当": "山田 太郎", "期日": "2026年12月10日", "金額": "12,000円"}
NEW = {"会社": "有限会社花田", "担当": "森 あおい", "期日": "2027年1月5日", "金額": "98,700円"}
PIECES = st.sampled_from(
    [*OLD.values(), "2026-12-10", "2026/12/10", "12月10日", "12000", "山田太郎", "山田", " 御中", "急ぎ", "12", "\n"]
)  # fmt: skip
TEXTS = st.lists(st.lists(PIECES, max_size=4).map("、".join), min_size=1, max_size=5)
LABELS = ("宛先", "本文", "備考", "件名", "氏名")


def distilled(texts: list[str]) -> Flow:
    acts = (
        Fill(target=durable("textbox", label), value=text)
        for label, text in zip(LABELS, texts, strict=False)
    )
    steps = [FlowStep(item="書く", action=act, trace=Trace()) for act in acts]
    variables = tuple(Variable(name=name, value=value) for name, value in OLD.items())
    return build_flow(make_checklist(variables=variables), steps, "名前")


def typed(flow: Flow, values: dict[str, str]) -> list[str]:
    made = run_values(flow, values, ALMANAC).values
    acts = [filled(step.action, made) for step in flow.steps]
    return [act.value for act in acts if isinstance(act, Fill)]


@given(TEXTS)
def test_the_same_values_write_the_same_again(texts: list[str]) -> None:
    assert typed(distilled(texts), {}) == texts


@given(TEXTS)
def test_another_value_leaves_nothing_of_the_old_one(texts: list[str]) -> None:
    flow = distilled(texts)
    for name in {one.name for one in flow.variables} & set(OLD):
        beside = {one.name: one.value for one in flow.variables if name in one.goes_with}
        made = typed(flow, {name: NEW[name], **beside})
        assert made != texts, "a variable is offered that changes nothing"
        assert not any(OLD[name] in text for text in made)
        for other in set(OLD) - {name}:
            before = sum(text.count(OLD[other]) for text in texts)
            assert sum(text.count(OLD[other]) for text in made) == before


@given(TEXTS)
def test_pruning_twice_is_pruning_once(texts: list[str]) -> None:
    target = durable("textbox", "本文")
    acts = [Fill(target=target, value=text) for text in texts]
    steps = [FlowStep(item="書く", action=act, trace=Trace()) for act in acts]
    once = pruned(steps)
    assert pruned(once) == once
    assert [step.action for step in once] == [acts[-1]]
