"""READ: a check of the flow alone, with what is known of its runs and files. Pure."""

from typing import Final

from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.engine.checking.acts import check_acts
from studio.engine.checking.failures import check_record, failure_rate
from studio.engine.checking.known import FlowFacts
from studio.engine.checking.targets import check_targets
from studio.engine.checking.values import check_values

_RANK: Final = {severity: rank for rank, severity in enumerate(Severity)}


def read_check(flow: Flow, known: FlowFacts | None = None) -> CheckReport:
    """Check a flow without opening a page.

    Args:
        flow: As it is shown or stored.
        known: What is known besides; without it only the flow speaks.
    """
    known = known or FlowFacts()
    found = (
        *check_record(known.runs),
        *check_acts(flow, known),
        *check_values(flow, known),
        *check_targets(flow),
    )
    return CheckReport(
        flow_id=flow.id,
        flow_version=flow.version,
        check_kind=CheckKind.READ,
        findings=in_order(flow, found),
        failure_rate=failure_rate(known.runs).rate,
    )


def in_order(flow: Flow, found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return findings as a list shows them: of the whole flow first, then by step, the worst first."""
    places = {step.id: at for at, step in enumerate(flow.steps, 1)}
    once = tuple(dict.fromkeys(found))
    return tuple(
        sorted(once, key=lambda one: (places.get(one.step_id, 0), _RANK[one.severity], one.code))
    )
