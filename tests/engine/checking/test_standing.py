"""How flows stand by their newest checks together, and the one step that is recommended."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import FlowSummary, RunRecord
from studio.domain.values.variable import Variable
from studio.engine.checking.due import FlowAlert, kept_flows
from studio.engine.checking.failures import FAILING_OFTEN
from studio.engine.checking.standing import (
    NEXT_STEPS,
    CheckState,
    NextStep,
    lacks_login,
    standing_of,
    standings,
)
from tests.factories import make_flow
from tests.memory_library import MemoryLibrary

NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
ALERT = FlowAlert("f", "請求書", "直近 10 回のうち 4 回失敗（40%）")
SOURCE = Path(__file__).parents[3] / "studio"


def card(*, is_imported: bool = False, ran_at: datetime | None = None) -> FlowSummary:
    last_run = RunRecord(
        run_id="r",
        name="請求書",
        run_kind=RunKind.REPLAY,
        status=RunStatus.FAILED,
        started_at=ran_at or NOW,
    )
    return FlowSummary(
        flow_id="f",
        name="請求書",
        purpose="",
        owner="",
        sites=(),
        version=2,
        steps=3,
        updated_at=NOW,
        is_imported=is_imported,
        last_run=last_run if ran_at else None,
    )


def found(code: str = "TARGET_GONE", severity: Severity = Severity.ERROR) -> Finding:
    return Finding(code=code, severity=severity, step_id="s1", message=f"{code} です。")


def report(
    *findings: Finding,
    kind: CheckKind = CheckKind.VISIT,
    version: int = 2,
    hours: int = 0,
    gone: tuple[Finding, ...] = (),
    not_seen: tuple[Finding, ...] = (),
    is_of_saving: bool = False,
) -> CheckReport:
    return CheckReport(
        flow_id="f",
        flow_version=version,
        check_kind=kind,
        findings=findings,
        gone=gone,
        not_seen=not_seen,
        is_of_saving=is_of_saving,
        at=NOW + timedelta(hours=hours),
    )


READ = CheckKind.READ
WARNING, NOTE = Severity.WARNING, Severity.NOTE


@pytest.mark.parametrize(
    ("reports", "alert", "state", "step"),
    [
        ((), None, CheckState.UNCHECKED, NextStep.VISIT),
        ((report(),), None, CheckState.FINE, None),
        ((report(found("UNSEEN_STEPS", NOTE)),), None, CheckState.FINE, None),
        ((report(found("IF_ASKED", NOTE), is_of_saving=True),), None, CheckState.UNCHECKED, NextStep.VISIT),
        ((report(found()),), None, CheckState.TROUBLED, NextStep.EDIT),
        ((report(found("NO_ROW_TODAY", WARNING)),), None, CheckState.TROUBLED, NextStep.RUN_OTHERWISE),
        ((report(found("SESSION_EXPIRED", WARNING)),), None, CheckState.TROUBLED, NextStep.RUN),
        ((report(found("SITE_DOWN")),), None, CheckState.TROUBLED, NextStep.VISIT),
        ((report(found(), is_of_saving=True),), None, CheckState.TROUBLED, NextStep.EDIT),
        ((report(gone=(found(),)),), None, CheckState.MENDED, None),
        ((report(not_seen=(found(),)),), None, CheckState.TROUBLED, NextStep.VISIT),
        ((report(found(), version=1), report(kind=READ)), None, CheckState.CHANGED, NextStep.VISIT),
        ((report(found(), version=1), report()), None, CheckState.FINE, None),
        ((report(version=1),), None, CheckState.UNCHECKED, NextStep.VISIT),
        ((report(kind=READ),), ALERT, CheckState.TROUBLED, NextStep.VISIT),
        ((report(found("WEAK_TARGET", WARNING)),), ALERT, CheckState.TROUBLED, NextStep.VISIT),
        ((report(found()),), ALERT, CheckState.TROUBLED, NextStep.EDIT),
    ],
)  # fmt: skip
def test_what_is_so_and_what_to_do(
    reports: tuple[CheckReport, ...],
    alert: FlowAlert | None,
    state: CheckState,
    step: NextStep | None,
) -> None:
    standing = standing_of(card(ran_at=NOW + timedelta(hours=1)), reports, alert)
    assert (standing.check_state, standing.next_step) == (state, step)


def test_an_alert_that_a_visit_does_not_explain_leads_to_the_history() -> None:
    standing = standing_of(card(ran_at=NOW - timedelta(hours=1)), (report(),), ALERT)
    assert (standing.next_step, standing.worst) == (NextStep.HISTORY, Severity.ERROR)


def test_a_flow_that_nobody_trusts_is_not_to_be_visited() -> None:
    standing = standing_of(card(is_imported=True), (report(kind=READ),), ALERT)
    assert standing.next_step is NextStep.EDIT


def test_where_one_has_to_sign_in_a_login_that_is_kept_nowhere_comes_first() -> None:
    standing = standing_of(card(), (report(found("SESSION_EXPIRED", WARNING)),))
    assert replace(standing, lacks_login=True).next_step is NextStep.CREDENTIALS
    assert replace(standing_of(card(), (report(),)), lacks_login=True).next_step is None
    flow = make_flow(variables=(Variable(name="url", value="https://keihi.example.co.jp/top"),))
    assert lacks_login(flow, ("https://kaikei.example.com",))
    assert not lacks_login(flow, ("https://login.example.co.jp",))
    assert lacks_login(flow, ())


def test_what_is_wrong_longest_says_since_when() -> None:
    later = found("SITE_DOWN").model_copy(update={"since": NOW})
    long = found().model_copy(update={"since": NOW - timedelta(days=9)})
    note = found("UNSEEN_STEPS", NOTE).model_copy(update={"since": NOW - timedelta(days=90)})
    assert standing_of(card(), (report(later, long, note),)).since == NOW - timedelta(days=9)
    assert standing_of(card(), (report(note),)).since is None


def test_both_kinds_are_told_together_the_worst_first_and_the_rate_by_its_alert() -> None:
    reading = report(
        found("WEAK_TARGET", WARNING), found(FAILING_OFTEN), kind=READ, gone=(found(),), hours=1
    )
    standing = standing_of(card(), (reading, report(found(), found("SITE_DOWN"))), ALERT)
    assert [one.code for one in standing.findings] == ["TARGET_GONE", "SITE_DOWN", "WEAK_TARGET"]
    assert standing.gone == ()
    assert standing.last_at == reading.at


def test_each_code_that_leads_elsewhere_is_one_that_is_told() -> None:
    files = (path for path in SOURCE.rglob("*.py") if path.name != "standing.py")
    text = "".join(path.read_text("utf-8") for path in files)
    assert [code for code in NEXT_STEPS if f'"{code}"' not in text] == []


async def test_flows_that_want_a_person_stand_first() -> None:
    library = MemoryLibrary()
    fine, broken, failing, thrown = [
        await library.save(make_flow(name=name)) for name in ("検索", "発注", "請求書", "古い")
    ]
    for number in range(10):
        status = RunStatus.FAILED if number < 4 else RunStatus.DONE
        await library.add_run(
            RunRecord(
                run_id=f"r{number}",
                flow_id=failing.id,
                flow_version=1,
                name="請求書",
                run_kind=RunKind.REPLAY,
                status=status,
                started_at=NOW + timedelta(minutes=number),
            )
        )
    for flow, findings in ((fine, ()), (broken, (found(),)), (thrown, (found(),))):
        await library.keep_check(
            CheckReport(flow_id=flow.id, flow_version=1, check_kind=READ, findings=findings)
        )
    shown = await standings(library, await kept_flows(library), without={thrown.id})
    assert [one.summary.name for one in shown] == ["請求書", "発注", "検索"]
    assert shown[0].alert is not None
    assert shown[0].alert.words == "直近 10 回のうち 4 回失敗（40%）"
