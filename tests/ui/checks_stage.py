"""Flows that stand in every way 点検 knows, for the tests and pictures of its page."""

from datetime import UTC, datetime, timedelta

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import RunRecord
from tests.ui.conftest import Stage, idle
from tests.ui.sample_flow import shop_flow

NOW = datetime.now(UTC)
LAST_WEEK = NOW - timedelta(days=7)
GONE = Finding(
    code="TARGET_GONE",
    severity=Severity.ERROR,
    step_id="s3",
    message="ボタン「検索」が、今日の画面に見つかりません。",
    remedy="画面を確かめて、「画面から選び直す」で選ぶか、手順を直してください。",
    since=NOW,
    is_new=True,
)
RENAMED = Finding(
    code="TARGET_RENAMED",
    severity=Severity.WARNING,
    step_id="s2",
    message="名前が「商品検索」から「商品をさがす」に変わっています。",
    remedy="同じものなら「画面から選び直す」で選び、違うものなら手順を直してください。",
    since=LAST_WEEK,
)
SIGNED_OUT = Finding(
    code="SESSION_EXPIRED",
    severity=Severity.WARNING,
    step_id="s1",
    message="ログインの画面が出たため、その先を点検できません。",
    remedy="ブラウザーでログインしてから、もう一度点検してください。",
    since=NOW,
)


async def stored(stage: Stage, flow_id: str, name: str) -> Flow:
    """Keep a flow of the shop under a name of its own."""
    flow = shop_flow(name).model_copy(update={"id": flow_id})
    return await stage.bench.store.save(flow)


def seen(flow: Flow, *findings: Finding, **told: object) -> CheckReport:
    """Return what a look at today's pages found."""
    report = CheckReport(
        flow_id=flow.id,
        flow_version=flow.version,
        check_kind=CheckKind.VISIT,
        findings=findings,
        seen_steps=4,
        unseen_steps=2,
        at=NOW,
    )
    return report.model_copy(update=told)


async def failing(stage: Stage, flow: Flow) -> None:
    """Let a flow fail more and more often."""
    for number in range(10):
        status = RunStatus.FAILED if number < 4 else RunStatus.DONE
        await stage.bench.store.add_run(
            RunRecord(
                run_id=f"{flow.id}-{number}",
                flow_id=flow.id,
                flow_version=flow.version,
                name=flow.name,
                run_kind=RunKind.REPLAY,
                status=status,
                started_at=NOW - timedelta(hours=number),
            )
        )


async def fill(stage: Stage) -> None:
    """Keep flows that stand in every way."""
    keep = stage.bench.store.keep_check
    broken = await stored(stage, "broken", "毎月の文具の発注")
    await keep(seen(broken, GONE, RENAMED, earlier_at=LAST_WEEK, gone=(SIGNED_OUT,)))
    often = await stored(
        stage, "often", "請求書のダウンロードと会計システムへの登録（本社・支店すべて）"
    )
    await failing(stage, often)
    login = await stored(stage, "login", "勤怠の締め確認")
    await keep(seen(login, SIGNED_OUT, earlier_at=LAST_WEEK, not_seen=(RENAMED,)))
    changed = await stored(stage, "changed", "交通費の申請")
    await keep(seen(changed, GONE))
    await stage.bench.store.save(changed)
    mended = await stored(stage, "mended", "会議室の予約")
    await keep(seen(mended, earlier_at=LAST_WEEK, gone=(GONE,)))
    fine = await stored(stage, "fine", "在庫の照会")
    await keep(seen(fine, at=LAST_WEEK, unseen_steps=0))
    await stored(stage, "new", "名簿の更新")


async def at_checks(stage: Stage) -> None:
    """Go to the page, and wait until it shows what there is."""
    stage.window.commands["go_checks"].trigger()
    await idle(stage)
