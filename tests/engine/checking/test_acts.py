"""Acts of a flow one by one, without the rest of a 点検."""

from studio.domain.actions.action import Click, Navigate
from studio.domain.flows.flow import Flow
from studio.engine.checking.acts import check_acts
from studio.engine.checking.known import FlowFacts
from tests.factories import durable, make_flow, make_step


def told(flow: Flow) -> list[str]:
    return [finding.code for finding in check_acts(flow, FlowFacts())]


def test_a_step_that_is_switched_off_is_not_judged() -> None:
    order = make_step(Click(target=durable("button", "注文を確定する")))
    opens = make_step(Navigate(url="{{url}}"))
    assert told(make_flow(opens, order)) == ["NO_APPROVAL"]
    assert told(make_flow(opens, order.model_copy(update={"is_enabled": False}))) == []


def test_an_origin_that_a_person_allowed_is_no_foreign_site() -> None:
    flow = make_flow(make_step(Navigate(url="https://intra.example/a")))
    assert told(flow) == ["FOREIGN_SITE"]
    assert told(flow.model_copy(update={"origins": ("https://intra.example",)})) == []
