"""つくる: what stands where the sentence stood, and what the page does with a run's end."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from studio.domain.action import Navigate
from studio.domain.errors import StudioError
from studio.domain.events import RunFinished, RunKind, RunStarted, RunStatus
from studio.domain.flow import Flow, FlowStep
from tests.ui.conftest import RunQt, Stage, idle, planned, until
from tests.ui.fakes import SEARCH, SHOP_URL

MakeStage = Callable[..., Stage]


def make_flow() -> Flow:
    step = FlowStep(item="練習書店を開く", action=Navigate(url=SHOP_URL))
    return Flow(name="書店を開く", purpose="毎朝の確認", steps=(step,))


def test_a_flow_takes_the_place_of_the_sentence_and_gives_it_back(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()
    page, desk = stage.window.create_page, stage.window.desk

    async def journey() -> None:
        await planned(stage)
        assert (page.instruction.isVisible(), page.banner.isVisible()) == (True, False)
        desk.replay(make_flow(), {})
        assert (page.instruction.isVisible(), page.banner.isVisible()) == (False, True)
        assert stage.find(QLabel, "flow_name").text() == "書店を開く"
        assert stage.find(QLabel, "flow_purpose").text() == (
            "毎朝の確認　AI を使わずにくり返します。"
        )
        leave = stage.find(QPushButton, "leave_flow")
        assert not leave.isEnabled()
        await idle(stage)
        leave.click()
        assert (page.instruction.isVisible(), page.banner.isVisible()) == (True, False)
        assert desk.checklist is not None
        assert desk.checklist.items[0].text == SEARCH
        await stage.closed()

    run_qt(journey())


@pytest.mark.parametrize("status", RunStatus)
def test_only_a_bad_end_brings_the_failure_card(make_stage: MakeStage, status: RunStatus) -> None:
    page = make_stage().window.create_page
    page.take_event(RunFinished(run_kind=RunKind.AGENT, status=status, message="理由です。"))
    is_bad = status not in (RunStatus.DONE, RunStatus.STOPPED)
    assert page.failure.isVisible() is is_bad
    page.take_event(RunStarted(run_kind=RunKind.AGENT, name="x", total=1))
    assert not page.failure.isVisible()


def test_a_fault_offers_to_try_again_only_what_can_be_tried(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()
    page, retry = stage.window.create_page, stage.find(QPushButton, "failure_retry")
    fault = StudioError("X", "できませんでした。", "もう一度お試しください。")

    async def journey() -> None:
        page.show_fault(fault)
        assert not retry.isVisible()
        await planned(stage)
        assert not page.failure.isVisible()
        page.show_fault(fault)
        assert retry.isVisible()
        await stage.closed()

    run_qt(journey())


def test_a_run_is_kept_only_under_a_name(make_stage: MakeStage, run_qt: RunQt) -> None:
    stage = make_stage()
    page, name = stage.window.create_page, stage.find(QLineEdit, "save_name")

    async def journey() -> None:
        await planned(stage)
        stage.window.commands["run"].trigger()
        await until(page.save_bar.isVisible)
        await idle(stage)
        name.setText("　 ")
        stage.window.commands["save"].trigger()
        await idle(stage)
        assert not stage.bench.store.flows
        name.setText("本をカートへ")
        stage.window.commands["save"].trigger()
        await idle(stage)
        assert [flow.name for flow in stage.bench.store.flows.values()] == ["本をカートへ"]
        await stage.closed()

    run_qt(journey())
