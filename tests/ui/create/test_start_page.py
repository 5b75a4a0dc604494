"""The first screen: ways in, recent flows, and what was left half done."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.runs.batch import Batch, BatchRow, RowState
from tests.ui.conftest import Stage, child, idle, on_qt, press, until
from tests.ui.create.test_create_page import make_flow
from tests.ui.sample_flow import shop_flow


def make_job() -> Batch:
    return Batch(
        id="job", flow_id="shop-flow", flow_version=1, flow_name="注文の入力",
        source="/tables/注文.xlsx", sheet="4月", digest="1", total=3,
        started_at=datetime(2026, 11, 24, 9, 0, tzinfo=UTC),
    )  # fmt: skip


def words(stage: Stage) -> str:
    labels = stage.window.create_page.start.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


@on_qt
async def test_a_stopped_job_of_rows_is_offered_on_the_first_screen(stage: Stage) -> None:
    """After a crash nothing was said until one found データ by oneself."""
    await stage.bench.store.save(shop_flow())
    rows = tuple(
        BatchRow(number=n, values=(("検索語", "本"),), state=state)
        for n, state in ((2, RowState.DONE), (3, RowState.WAITING), (4, RowState.WAITING))
    )
    await stage.bench.store.keep_batch(make_job(), rows)
    stage.window.begin()
    await until(lambda: "表の作業が途中です" in words(stage))
    assert "3 行のうち 1 行が済んでいます" in words(stage)
    press(stage.window.create_page.start, "start_job")
    await idle(stage)
    assert stage.window.data_page.isVisible()
    assert stage.window.data_page.controller.batch is not None


@on_qt
async def test_nobody_is_greeted_as_new_before_the_library_was_read(stage: Stage) -> None:
    """はじめての方へ stood there at each start until the flows came, and longer while the library was locked."""
    assert "はじめての方へ" not in words(stage)
    stage.window.begin()
    await until(lambda: "はじめての方へ" in words(stage))


@on_qt
async def test_recent_flows_run_from_the_first_screen(stage: Stage) -> None:
    await stage.bench.store.save(make_flow())
    stage.window.begin()
    await until(lambda: "書店を開く" in words(stage))
    assert "まだくり返していません" in words(stage)
    assert "はじめての方へ" not in words(stage)
    child(stage.window, QPushButton, "start_run").click()
    await until(lambda: stage.window.controller.flow is not None)
    assert stage.window.controller.flow is not None
    assert stage.window.controller.flow.name == "書店を開く"
    await until(lambda: stage.bench.store.records)
    await idle(stage)


@on_qt
async def test_no_ai_is_one_quiet_line_with_the_way(stage: Stage) -> None:
    stage.window.begin()
    await idle(stage)
    assert "内蔵エンジン（AI なし）で動いています" in words(stage)
    assert "はじめての方へ" in words(stage)
    stage.window.settings_page.sections.setCurrentRow(1)
    press(stage.window, "start_connect")
    assert stage.window.settings_page.model_form.isVisible()
