"""Every state of the window, one after the other, for whoever looks at all of them."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, time, timedelta

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QPushButton,
)

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    InputKind,
    PointRequested,
    RowChanged,
    RunKind,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.recording import RecordedAct
from studio.domain.records.check import Finding, Severity
from studio.domain.records.credential import SecretPlace
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.records.schedule import (
    Recurrence,
    ScheduleCode,
    ScheduleEnd,
    ScheduleInput,
    When,
)
from studio.domain.records.sheet import Sheet, SheetRow
from studio.domain.runs.batch import BatchRow, RowState
from studio.ui.create.recording_bar import RecordingPhase
from studio.ui.create.run_record import REPORT
from studio.ui.page.dock import NOW, TREE
from studio.ui.widgets.parts import EngineChoice
from tests.engine.scheduling.stage import DAILY, TODAY
from tests.ui.checks_stage import at_checks, fill
from tests.ui.conftest import Stage, answered, open_dock, press, shown, until
from tests.ui.fakes import PICK, SENTENCE, SHOP_URL, confused, order
from tests.ui.sample_flow import shop_flow

Look = Callable[..., Awaitable[None]]
"""Sees a state: its name, and the dialog that stands beside the window, if one does."""
ORDER = "注文を確定する"
UNMISTAKABLE = ApprovalRequested(
    request_id="long",
    act="「この内容で申請する」を押します。取り消せない可能性があります。",
    host="keihi.example.co.jp",
    details=(("氏名", "山田太郎"), ("備考", "長い備考です。" * 30), *[("項目", "値")] * 20),
)
POINT = PointRequested(
    request_id="point",
    step_id="take",
    words="評価が 4 以上で、価格が 3000 以下の行の 1 件目、その行の「カートに入れる」を押す",
    asked="一覧のどれか 1 つの行で、「カートに入れる」にあたるものを押してください。",
    proposed="買い物かごへ",
)
DONE_TODAY = ScheduleEnd(
    day=TODAY, at=datetime.now(UTC), status=RunStatus.DONE, words="最後まで実行しました。"
)
MISSED_TODAY = ScheduleEnd(day=TODAY, at=datetime.now(UTC), code=ScheduleCode.MISSED)
LATE = When(recurrence=Recurrence.WEEKLY, weekdays=(0, 2, 4), at=time(17, 30))
MONTHS_END = When(recurrence=Recurrence.LAST_WORKDAY, at=time(8))
YOUR_TURN = UserInputRequested(
    request_id="turn", question="ログインの画面です。", input_kind=InputKind.STUCK
)
BOOKS = ExtractedTable(
    columns=("商品名", "価格"), rows=tuple((f"本 {n}", f"{n * 100:,}円") for n in range(300))
)
ALARM = Finding(
    code="WEAK_TARGET",
    severity=Severity.WARNING,
    step_id="s3",
    message="この手順の見つけ方は、画面の形だけに頼っています。",
    remedy="「画面から選び直す」で、対象を選び直してください。",
)
ORDERS = Sheet(
    path="/tables/申請一覧（2026年度・総務部）.xlsx",
    name="4月",
    digest="1",
    headings=("番号", "検索語", "備考"),
    names=("4月", "5月"),
    rows=tuple(SheetRow(number=n, cells=(f"A-{n}", f"本 {n}", "備考")) for n in range(1, 200)),
)
LOST = BatchRow(
    number=2,
    values=(("検索語", "本 2"),),
    state=RowState.UNCLEAR,
    reason="「注文を確定する」を押しましたが、結果を見る前に終わりました。",
)
CUT_OFF = JournaledRun(
    run_id="cut", run_kind=RunKind.REPLAY, name="毎月の文具の発注", flow_id="flow", flow_version=1
)
UNCLEAR = JournaledStep(
    run_id="cut",
    number=1,
    words="「注文を確定する」を押す",
    step_class=StepClass.COMMIT,
    state=JournalState.SENDING,
    page_url="https://shop.example.co.jp/confirm",
)
LIBRARY = (
    ("条件に合う本をカートへ", "評価4以上・3000円以下の最初の本をカートに入れる", "練習書店", 20, 20, ""),
    ("交通費の申請", "申請一覧の行ごとに申請する（送信の前に確認）", "keihi.example.co.jp", 18, 20, ""),
    (
        "勤怠の締め確認", "未入力の人を一覧にして Excel に書き出す", "kintai.example.co.jp", 14, 20,
        "「区分」という選択欄が見つかりません。項目名が「費目」に変わったようです。",
    ),
    ("請求書のダウンロード", "先月分の請求書をまとめて保存する", "portal.example.jp", 9, 9, ""),
)  # fmt: skip


def fill_library(stage: Stage) -> None:
    now = datetime.now(UTC)
    store = stage.bench.store
    for number, (name, purpose, site, good, runs, problem) in enumerate(reversed(LIBRARY)):
        step = FlowStep(item=purpose, action=Navigate(url="http://127.0.0.1/"))
        flow = Flow(name=name, purpose=purpose, sites=(site,), steps=(step,))
        store.flows[flow.id] = flow
        for run in range(runs):
            is_last = run == 0
            bad = (is_last and bool(problem)) or (not is_last and run > good)
            store.records.append(
                RunRecord(
                    run_id=f"{number}-{run}",
                    flow_id=flow.id,
                    name=name,
                    run_kind=RunKind.REPLAY if run < runs - 1 else RunKind.AGENT,
                    status=RunStatus.FAILED if bad else RunStatus.DONE,
                    message=problem if bad else "",
                    started_at=now - timedelta(hours=number * 20 + run * 30),
                    elapsed_s=2.1 + number * 21,
                    steps=4,
                    model_calls=0 if run < runs - 1 else 6,
                    tokens=0 if run < runs - 1 else 4321,
                    yen=0.0 if run < runs - 1 else 1.7,
                )
            )


async def tour(stage: Stage, look: Look) -> None:
    """Lead a window, opened with `MemoryCare`, through every state; `look` sees each by its name."""
    window, model = stage.window, stage.bench.model
    page = window.create_page

    async def idle() -> None:
        await until(lambda: not window.tasks.names)

    window.begin()
    await look("1-empty")
    page.instruction.set_text(SENTENCE)
    window.commands["plan"].trigger()
    await until(lambda: window.controller.checklist)
    await idle()
    await look("2-planned")
    await stage.bench.workbench.observe_page()
    await until(lambda: page.aria.model.rowCount() > 5)
    open_dock(stage, TREE)
    await look("2-structure")
    open_dock(stage, NOW)
    model.hold_large = asyncio.Event()
    good = model.answers[PICK]
    model.answers[PICK] = confused
    window.commands["run"].trigger()
    await until(lambda: page.run_bar.emergency.isVisible())
    await look("3-emergency")
    window.commands["pause_or_resume"].trigger()
    await look("3-paused")
    window.commands["pause_or_resume"].trigger()
    model.hold_large.set()
    await until(lambda: page.failure.isVisible())
    await idle()
    await look("5-failure")
    stage.find(QPushButton, "failure_more").click()
    await look("5-failure-more")
    model.answers[PICK] = good
    stage.find(QPushButton, "failure_retry").click()
    await look("5-again")
    await answered(stage)
    await until(lambda: page.save_bar.isVisible())
    await idle()
    await look("6-finished")
    model.answers[ORDER] = order
    window.controller.insert(3, ORDER)
    window.commands["run"].trigger()
    await answered(stage)
    await until(lambda: page.question.is_asking)
    await look("4-approval")
    stage.find(QPushButton, "question_no").click()
    await idle()
    page.question.take_event(UNMISTAKABLE)
    await look("4-approval-long")
    page.question.take_event(ApprovalAnswered(request_id="long", is_approved=False))
    page.question.take_event(YOUR_TURN)
    await look("4-your-turn")
    page.question.take_event(UserInputReceived(request_id="turn"))
    page.mending.point.ask(POINT)
    await look("4-point-at-a-list")
    page.mending.point.put_away()
    page.question.take_event(YOUR_TURN)
    page.question.take_event(UserInputReceived(request_id="turn"))
    page.run_bar.take_event(BudgetNeared(budget="tokens", used=150_000, limit=200_000))
    window.controller.took_out.emit((BOOKS, BOOKS))
    await look("6-table")
    page.record.tabs.setCurrentIndex(REPORT)
    await look("6-report")
    opened = page.checklist.model.item(0)
    assert opened
    page.checklist.model.toggle(opened)
    await idle()
    await look("6-row-opened")
    model.hold = asyncio.Event()
    window.commands["run"].trigger()
    await answered(stage)
    await until(lambda: stage.bench.workbench.is_running)
    await look("3-running")
    window.commands["stop_now"].trigger()
    await idle()
    fill_library(stage)
    window.commands["go_library"].trigger()
    await until(lambda: len(window.library_page.list.flows) == 4)
    await look("7-library")
    window.commands["go_history"].trigger()
    await until(lambda: window.history_page.model.rowCount() > 10)
    window.history_page.table.selectRow(2)
    await look("8-history")
    for name, sites in (("会計ログイン", ("https://kaikei.example.co.jp",)), ("交通費", ())):
        await stage.secrets.put(name, "ひみつ", sites, SecretPlace.LIBRARY)
    window.commands["go_credentials"].trigger()
    await idle()
    await look("8-credentials")
    window.commands["go_create"].trigger()
    window.commands["new_sheet"].trigger()
    await stage.bench.store.open_run(CUT_OFF)
    await stage.bench.store.write_steps([UNCLEAR])
    page.resume.refresh()
    await until(page.resume.isVisible)
    await look("5-resume")
    page.edit_flow(await stage.bench.store.save(shop_flow()))
    await idle()
    await look("10-flow")
    editor = window.controller.editor
    editor.toggle_breakpoint("s2")
    editor.remove({"s1"})
    editor.show_findings((ALARM, ALARM.model_copy(update={"severity": Severity.ERROR})))
    page.flow.editor.view.show_step("s3")
    await look("10-flow-open")
    page.flow.editor.view.show_step("s2")
    await look("10-flow-value")
    page.flow.editor.insert_verb("click")
    await look("10-flow-new")
    editor.undo()
    editor.undo()
    page.flow.leave()
    window.commands["go_data"].trigger()
    await idle()
    await look("11-data")
    data = window.data_page
    data.controller.sheet = ORDERS
    await data.controller.choose_flow("shop-flow")
    data.controller.width = 2
    await look("11-data-mapped")
    job = await data.controller.prepared()
    assert job
    await data.controller.keep(job)
    data.controller.take_event(RowChanged(batch_id=job.batch.id, row=LOST))
    data.controller.changed.emit()
    await stage.bench.store.keep_batch(job.batch.model_copy(update={"id": "older"}), job.rows)
    data.refresh()
    await idle()
    await look("11-data-job")
    answered_row = asyncio.Event()
    data._do(_waits_for(answered_row))  # pyright: ignore[reportPrivateUsage]
    data.asking.take_event(UNMISTAKABLE)
    await look("11-data-asked")
    data.asking.take_event(ApprovalAnswered(request_id="long", is_approved=False))
    answered_row.set()
    await idle()
    window.commands["go_settings"].trigger()
    await idle()
    await look("9-settings")
    for row, name in ((1, "looks"), (2, "upkeep"), (3, "kept")):
        window.settings_page.sections.setCurrentRow(row)
        await look(f"9-settings-{name}")
    window.settings_page.show_keys()
    await look("9-settings-keys")
    window.settings_page.sections.setCurrentRow(0)
    stage.find(QLineEdit, "base_url").setText("http://localhost:11434/v1")
    window.settings_page.model_form.engines[EngineChoice.COMPATIBLE].click()
    stage.find(QPushButton, "test_connection").click()
    await idle()
    await look("9-settings-server")
    stage.find(QLineEdit, "base_url").setText("http://localhost:11434/v1")
    window.settings_page.model_form.small.showPopup()
    await idle()
    window.settings_page.model_form.small.hidePopup()
    await look("9-settings-models")
    window.commands["go_schedules"].trigger()
    await idle()
    await look("13-schedules-empty")
    kept = await stage.bench.store.save(shop_flow())
    for when in (DAILY, LATE, MONTHS_END):
        await stage.schedules.schedules.keep(kept, when, ScheduleInput())
    first, missed, off = await stage.schedules.schedules.views()
    await stage.schedules.schedules.end_turn(first.schedule.id, DONE_TODAY)
    await stage.schedules.schedules.end_turn(missed.schedule.id, MISSED_TODAY)
    await stage.schedules.schedules.switch(off.schedule.id, is_on=False)
    window.schedules_page.refresh()
    await until(lambda: len(window.schedules_page.cards) == 3)
    await idle()
    await look("13-schedules")
    await fill(stage)
    await at_checks(stage)
    await look("12-checks")
    window.checks_page.column.verticalScrollBar().setValue(9_999)
    await look("12-checks-foot")
    window.commands["go_history"].trigger()
    await idle()
    await look("12-failure-alert")
    await _record(stage, look)
    await _dialogs(stage, look)
    window.commands["manual"].trigger()
    await look("14-manual", await shown(window, QDialog, "manual_dialog"))


async def _record(stage: Stage, look: Look) -> None:
    """Lead the window through a recording that is given up at its end."""
    window, bar = stage.window, stage.window.create_page.recording
    window.commands["go_create"].trigger()
    window.commands["new_sheet"].trigger()
    await until(lambda: not window.tasks.names)
    window.commands["record"].trigger()
    await look("15-recording-asked")
    stage.find(QLineEdit, "recording_line").setText(SHOP_URL)
    press(bar, "recording_go")
    await until(lambda: bar.phase is RecordingPhase.RECORDING and stage.bench.browser.hear)
    hear = stage.bench.browser.hear
    assert hear
    for number, action in enumerate(shop_flow().steps[1:3]):
        hear(RecordedAct(id=str(number), action=action.action, page_url=SHOP_URL))
    await look("15-recording")
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING)
    await look("15-recording-named")
    press(bar, "recording_drop")
    await until(lambda: bar.phase is RecordingPhase.OFF)


async def _dialogs(stage: Stage, look: Look) -> None:
    """Open what asks beside the pages, and give it up."""
    window, library = stage.window, stage.window.library_page
    window.commands["go_library"].trigger()
    await until(lambda: not window.tasks.names)
    await until(lambda: library.list.flows)
    library.run_otherwise(next(f for f in library.list.flows if f.flow_id == "shop-flow"))
    values = await shown(window, QDialog, "run_form")
    await look("16-values", values)
    values.reject()
    await until(lambda: not window.tasks.names)
    stage.find(QAction, "flow_versions").trigger()
    versions = await shown(window, QDialog, "versions")
    await look("16-versions", versions)
    versions.reject()
    await until(lambda: not window.tasks.names)
    window.commands["go_create"].trigger()
    window.create_page.edit_flow(shop_flow())
    await until(lambda: window.controller.editor.is_open)
    await until(lambda: stage.find(QPushButton, "chip_検索語").isVisible())
    stage.find(QPushButton, "chip_検索語").click()
    variable = await shown(window, QDialog, "variable_dialog")
    await look("16-variable", variable)
    variable.reject()
    await until(lambda: not window.tasks.names)
    window.create_page.flow.leave()


async def _waits_for(event: asyncio.Event) -> None:
    await event.wait()
