"""Drift: today, since the last check, and over the last runs."""

from datetime import UTC, datetime, timedelta

import pytest

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.page.target import Candidate, Family, Target
from studio.domain.records.check import CheckKind, CheckReport, ElementSighting, Severity
from studio.domain.records.history import RunDetail, RunRecord, RunStep
from studio.engine.checking.drift import (
    drift_over_runs,
    drift_since,
    drift_today,
    not_found,
    sight_of,
)
from tests.factories import make_flow, make_step

TARGET = Target(
    role="button",
    name="検索",
    candidates=(
        Candidate(family=Family.ROLE, value="検索", role="button", score=100),
        Candidate(family=Family.ID, value="s", score=250),
    ),
)
STEP = make_step(Click(target=TARGET))
FLOW = make_flow(STEP)


@pytest.mark.parametrize(
    ("found_by", "similarity", "name", "told"),
    [
        ("role", 1.0, "検索", []),
        ("role", 1.0, "検 索", []),
        ("id", 1.0, "検索", [("TARGET_OTHER_WAY", Severity.NOTE)]),
        ("role", 0.95, "検索", [("TARGET_CHANGED", Severity.NOTE)]),
        ("role", 0.82, "検索", [("TARGET_CHANGED", Severity.WARNING)]),
        ("role", 0.9, "さがす", [("TARGET_RENAMED", Severity.WARNING)]),
        (
            "tree",
            0.9,
            "さがす",
            [("TARGET_OTHER_WAY", Severity.NOTE), ("TARGET_RENAMED", Severity.WARNING)],
        ),
    ],
)
def test_how_an_element_differs_today(
    found_by: str, similarity: float, name: str, told: list[tuple[str, Severity]]
) -> None:
    found = Outcome(
        status=OutcomeStatus.OK,
        found_by=found_by,
        similarity=similarity,
        target=TARGET.model_copy(update={"name": name}),
    )
    findings = list(drift_today(STEP, TARGET, sight_of(STEP, found)))
    assert [(finding.code, finding.severity) for finding in findings] == told
    assert all(finding.step_id == STEP.id and finding.remedy for finding in findings)


def test_a_count_may_be_another_one() -> None:
    cart = TARGET.model_copy(update={"name": "カート (3)"})
    sight = ElementSighting(step_id=STEP.id, found_by="role", similarity=1.0, name="カート (12)")
    assert list(drift_today(STEP, cart, sight)) == []


@pytest.mark.parametrize(
    ("code", "was_held_back", "told"),
    [
        ("TARGET_NOT_FOUND", False, "TARGET_GONE"),
        ("MULTIPLE_TARGETS", False, "TARGET_AMBIGUOUS"),
        ("TARGET_CHANGED", False, "TARGET_DOUBTFUL"),
        ("TARGET_NOT_FOUND", True, "TARGET_UNSEEN"),
    ],
)
def test_why_an_element_was_not_found(code: str, was_held_back: bool, told: str) -> None:
    outcome = Outcome(status=OutcomeStatus.FAILED, code=code)
    assert not_found(STEP, TARGET, outcome, was_held_back=was_held_back).code == told
    assert sight_of(STEP, outcome) == ElementSighting(step_id=STEP.id, code=code)


def test_since_the_last_check() -> None:
    def report(found_by: str, similarity: float) -> CheckReport:
        sight = ElementSighting(
            step_id=STEP.id, found_by=found_by, similarity=similarity, name="検索"
        )
        return CheckReport(
            flow_id=FLOW.id, flow_version=1, check_kind=CheckKind.VISIT, sights=(sight,)
        )

    def told(now: CheckReport, before: CheckReport | None) -> list[str]:
        return [finding.message for finding in drift_since(FLOW, now.sights, before)]

    assert told(report("role", 1.0), None) == []
    assert told(report("role", 1.0), report("role", 1.0)) == []
    assert told(report("role", 0.97), report("role", 1.0)) == []
    assert told(report("role", 1.0), report("role", 0.9)) == []
    assert "一致 100%" in told(report("role", 0.9), report("role", 1.0))[0]
    assert "項目の番号（id）で" in told(report("id", 1.0), report("role", 1.0))[0]


def test_over_the_last_runs() -> None:
    def run(number: int, found_by: str, status: RunStatus = RunStatus.DONE) -> RunDetail:
        record = RunRecord(
            run_id=f"r{number}",
            name="x",
            run_kind=RunKind.REPLAY,
            status=status,
            started_at=datetime(2026, 11, 20, tzinfo=UTC) - timedelta(days=number),
        )
        step = RunStep(
            number=1,
            words="x",
            status=OutcomeStatus.OK,
            element="button 検索",
            found_by=found_by,
            similarity=1.0,
        )
        return RunDetail(record=record, steps=(step,))

    failed = run(0, "css", RunStatus.FAILED)
    steady = [failed, run(1, "role"), run(2, "role")]
    assert list(drift_over_runs(FLOW, steady)) == []
    (drifting,) = drift_over_runs(FLOW, [failed, run(1, "id"), run(2, "role"), run(3, "role")])
    assert (drifting.code, drifting.step_id) == ("DRIFTING", STEP.id)
    assert "ここ 3 回の実行で" in drifting.message
    assert list(drift_over_runs(FLOW, [run(1, "id")])) == []
