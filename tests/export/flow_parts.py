"""Valid flows and their parts in one call."""

from studio.domain.actions.action import Choose, Click, Fill, Press
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable


def by_role(role: str, name: str) -> Candidate:
    return Candidate(family=Family.ROLE, role=role, value=name, score=100)


def target(role: str, name: str, *more: Candidate, **fingerprint: str) -> Target:
    return Target(
        role=role,
        name=name,
        candidates=(by_role(role, name), *more),
        fingerprint=Fingerprint.model_validate({"role": role, "name": name, **fingerprint}),
    )


def fill_step(value: str, name: str = "検索") -> FlowStep:
    return FlowStep(
        item=f"{name}に入力する", action=Fill(target=target("searchbox", name), value=value)
    )


def click_step(name: str, *expects: Evidence, **more: object) -> FlowStep:
    step = FlowStep(
        item=f"{name}を押す", action=Click(target=target("button", name)), expects=expects
    )
    return step.model_copy(update=more)


def press_step(name: str, keys: str, *expects: Evidence) -> FlowStep:
    action = Press(target=target("searchbox", name), keys=keys)
    return FlowStep(item="検索する", action=action, expects=expects)


def appears(text: str) -> Evidence:
    return Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=text)


def path_is(path: str) -> Evidence:
    return Evidence(kind=EvidenceKind.URL, detail=path)


def condition(column: str, comparison: Comparison, value: str) -> Condition:
    return Condition(column=column, comparison=comparison, value=value)


GOOD_AND_CHEAP = (
    condition("評価", Comparison.AT_LEAST, "4"),
    condition("価格", Comparison.AT_MOST, "{{上限}}"),
)


def choose_step(*expects: Evidence, order: Order | None = None, take: int = 1) -> FlowStep:
    rule = SelectionRule(where=GOOD_AND_CHEAP, order=order, take=take)
    action = Choose(rule=rule, column="カートに入れる")
    return FlowStep(item="条件に合う本をカートに入れる", action=action, expects=expects)


def make_flow(*steps: FlowStep, url: str = "http://127.0.0.1:9/", **variables: str) -> Flow:
    given = tuple(Variable(name=name, value=value) for name, value in variables.items())
    return Flow(name="本を買う", variables=(Variable(name="url", value=url), *given), steps=steps)
