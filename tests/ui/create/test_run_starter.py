"""What may have been done is asked about before a list is gone on with."""

import asyncio

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from studio.domain.actions.action import Click, Navigate
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.runs.checklist import ItemState
from studio.domain.values.variable import Variable
from studio.engine.runs.journal_writer import LOGIN_REFUSED
from studio.ui.desk.phase import Phase
from tests.ui.conftest import Stage, idle, on_qt, planned, press, shown, until
from tests.ui.fakes import SHOP_URL, order
from tests.ui.tour import ORDER


@pytest.mark.parametrize(
    ("button", "is_sent_again"), [("choose_done", False), ("choose_again", True)]
)
@on_qt
async def test_an_item_with_a_yes_in_it_is_asked_about(
    stage: Stage, button: str, *, is_sent_again: bool
) -> None:
    page, controller, shop = stage.window.create_page, stage.window.controller, stage.bench.browser
    stage.bench.model.answers[ORDER] = order
    await planned(stage)
    controller.insert(3, ORDER)
    stage.window.commands["run"].trigger()
    await until(lambda: page.question.is_asking)
    shop.hold = asyncio.Event()
    yes = await shown(stage.window, QPushButton, "question_yes")
    await until(yes.isEnabled)
    yes.click()
    await until(lambda: controller.memory.has_agreed(controller.item_of("", ORDER)))
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
    shop.hold = None
    assert controller.checklist is not None
    assert controller.checklist.items[3].state is not ItemState.DONE
    asked = len(stage.bench.model.requests)
    stage.window.commands["go_on"].trigger()
    await shown(stage.window, QPushButton, button)
    press(stage.window, button)
    await until(lambda: page.question.is_asking or page.phase is Phase.RESULT)
    await until(lambda: page.question.is_asking or not stage.window.tasks.names)
    assert (len(stage.bench.model.requests) > asked) is is_sent_again
    assert not page.save_bar.isVisible()  # a flow of it would lack the act
    if is_sent_again:
        stage.window.commands["stop_now"].trigger()
    else:
        assert controller.checklist.items[3].state is ItemState.DONE
    await idle(stage)


@on_qt
async def test_a_password_that_was_refused_is_asked_for_anew(stage: Stage) -> None:
    flow = Flow(
        name="入室",
        purpose="入室する",
        variables=(Variable(name="合言葉", ask_each_time=True),),
        steps=(FlowStep(item="開く", action=Navigate(url=SHOP_URL)),),
        origins=(SHOP_URL.rstrip("/"),),
    )
    controller = stage.window.controller
    controller.replay(flow, {"合言葉": "geheim"})
    await idle(stage)
    controller.memory.finished = RunFinished(
        run_kind=RunKind.REPLAY, status=RunStatus.FAILED, code=LOGIN_REFUSED
    )
    stage.window.create_page.starter.run()
    form = await shown(stage.window, QDialog, "run_form")
    form.reject()
    await idle(stage)


@on_qt
async def test_a_replay_that_is_gone_on_with_can_be_stopped_and_gone_on_with_again(
    stage: Stage,
) -> None:
    """The second 止める left no 続きから, though its words said so."""
    press_it = Click(target=Target(role="button", name="検索"))
    flow = Flow(
        name="探す",
        steps=(
            FlowStep(item="開く", action=Navigate(url=SHOP_URL)),
            FlowStep(item="探す", action=press_it, needs_approval=True),
        ),
        origins=(SHOP_URL.rstrip("/"),),
    )
    page, controller = stage.window.create_page, stage.window.controller
    controller.replay(flow, {})
    for begin_again in (stage.window.commands["go_on"].trigger, lambda: None):
        await until(lambda: page.question.is_asking)
        stage.window.commands["stop_now"].trigger()
        await idle(stage)
        assert controller.way_on == flow.steps[1].id
        begin_again()
