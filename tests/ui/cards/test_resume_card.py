"""The card of a run that was cut off: nothing is done twice by a slip, and what is unclear is asked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QWidget

from studio.domain.actions.action import Fill, Navigate
from studio.domain.events.events import Event, RunFinished, RunKind, RunStarted
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.values.variable import Variable
from tests.ui.conftest import Stage, child, idle, on_qt, press, shown, until
from tests.ui.fakes import SHOP_URL

ORDER = "「注文を確定する」を押す"
OPEN = FlowStep(item="開く", action=Navigate(url=SHOP_URL))
LIST = Checklist(
    instruction="本を買う",
    items=(Item(id="a", text="探す", state=ItemState.DONE), Item(id="b", text="注文する")),
)


def step(number: int, state: JournalState, words: str = ORDER, **more: object) -> JournaledStep:
    return JournaledStep.model_validate(
        {
            "run_id": "r",
            "number": number,
            "position": number - 1,
            "words": words,
            "step_class": StepClass.COMMIT,
            "state": state,
            "page_url": f"{SHOP_URL}confirm",
            **more,
        }
    )


async def cut_off(stage: Stage, run: JournaledRun, *steps: JournaledStep) -> list[Event]:
    """Leave an unfinished run behind, open the window on it, and return what happens from then on."""
    await stage.bench.store.open_run(run)
    await stage.bench.store.write_steps(steps)
    happened: list[Event] = []
    stage.bench.workbench.bus.subscribe(happened.append)
    stage.window.begin()
    await until(lambda: stage.window.create_page.resume.isVisible())
    return happened


async def replayed(
    stage: Stage, *variables: Variable, steps: tuple[FlowStep, ...] = (OPEN, OPEN)
) -> JournaledRun:
    flow = await stage.bench.store.save(
        Flow(name="購入", variables=variables, steps=steps, origins=(SHOP_URL.rstrip("/"),))
    )
    return JournaledRun(
        run_id="r", run_kind=RunKind.REPLAY, name="購入", flow_id=flow.id, flow_version=flow.version
    )


def offered(stage: Stage) -> set[str]:
    buttons = stage.window.create_page.resume.findChildren(QPushButton)
    return {button.objectName() for button in buttons if button.isVisible()}


def has_begun(happened: list[Event]) -> bool:
    return any(isinstance(event, RunStarted) for event in happened)


@on_qt
async def test_words_with_quotes_of_their_own_stand_between_double_ones(stage: Stage) -> None:
    run = await replayed(stage)
    named = run.model_copy(update={"name": "「歴史」を検索して"})
    await cut_off(stage, named, step(1, JournalState.SENDING))
    assert stage.find(QLabel, "resume_what").text().startswith("『「歴史」を検索して』（")
    assert stage.find(QLabel, "resume_question").text().startswith(f"『{ORDER}』の途中で")


@on_qt
async def test_an_unclear_act_is_asked_and_enter_alone_does_nothing(stage: Stage) -> None:
    run = await replayed(stage)
    before = step(1, JournalState.DONE, "カートに入れる", step_class=StepClass.PRESS)
    happened = await cut_off(stage, run, before, step(2, JournalState.SENDING))
    assert offered(stage) == {
        "resume_look", "resume_done", "resume_again", "resume_start", "resume_discard",
    }  # fmt: skip
    assert ORDER in stage.find(QLabel, "resume_question").text()
    assert "カートに入れる" in stage.find(QLabel, "resume_last").text()
    for button in stage.window.create_page.resume.findChildren(QPushButton):
        assert not button.hasFocus()
        assert button.property("look") != "main" or not button.isVisible()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(stage.window, key)
    await idle(stage)
    assert not has_begun(happened)
    press(stage.window, "resume_done")
    await until(lambda: any(isinstance(event, RunFinished) for event in happened))
    await idle(stage)
    assert not stage.window.create_page.resume.isVisible()
    assert await stage.bench.workbench.unfinished() == ()


@on_qt
async def test_where_all_is_clear_it_goes_on(stage: Stage) -> None:
    run = await replayed(stage)
    happened = await cut_off(stage, run, step(1, JournalState.DONE, "開く"))
    assert offered(stage) == {"resume_continue", "resume_start", "resume_discard"}
    plan = stage.find(QPushButton, "plan_button")
    assert not plan.property("look")  # one blue button on a screen
    press(stage.window, "resume_continue")
    await until(lambda: any(isinstance(event, RunFinished) for event in happened))
    await idle(stage)
    assert stage.window.controller.flow is not None
    assert not stage.window.create_page.resume.isVisible()


@pytest.mark.parametrize("is_sure", [True, False])
@on_qt
async def test_beginning_anew_warns_of_what_was_done(stage: Stage, *, is_sure: bool) -> None:
    run = await replayed(stage)
    happened = await cut_off(stage, run, step(1, JournalState.DONE))
    press(stage.window, "resume_start")
    box = await shown(stage.window, QWidget, "confirm_box")
    words = "\n".join(label.text() for label in box.findChildren(QLabel))
    assert ORDER in words
    press(box, "confirm_yes" if is_sure else "confirm_no")
    await idle(stage)
    assert has_begun(happened) is is_sure
    assert stage.window.create_page.resume.isVisible() is not is_sure


@on_qt
async def test_beginning_anew_asks_nothing_where_nothing_was_done(stage: Stage) -> None:
    run = await replayed(stage)
    looked = step(1, JournalState.DONE, "見る", step_class=StepClass.READ)
    happened = await cut_off(stage, run, looked)
    press(stage.window, "resume_start")
    await until(lambda: has_begun(happened))
    await idle(stage)


@on_qt
async def test_a_list_with_the_model_is_shown_again(stage: Stage) -> None:
    run = JournaledRun(run_id="r", run_kind=RunKind.AGENT, name="本を買う", checklist=LIST)
    await cut_off(stage, run, step(1, JournalState.UNKNOWN, item_id="b", has_sent=True))
    press(stage.window, "resume_done")
    await until(lambda: stage.window.controller.checklist is not None)
    await idle(stage)
    shown_list = stage.window.controller.checklist
    assert shown_list is not None
    assert [item.text for item in shown_list.items] == ["探す", "注文する"]


@on_qt
async def test_a_password_that_the_journal_does_not_keep_is_asked_again(
    stage: Stage,
) -> None:
    password = Target(name="パスワード", fingerprint=Fingerprint(type="password"))
    fill = FlowStep(item="入れる", action=Fill(target=password, value="{{合言葉}}"))
    run = await replayed(
        stage, Variable(name="合言葉", value="", ask_each_time=True), steps=(OPEN, fill)
    )
    happened = await cut_off(stage, run, step(1, JournalState.DONE, "開く"))
    press(stage.window, "resume_continue")
    form = await shown(stage.window, QDialog, "run_form")
    assert child(form, QLineEdit, "value_合言葉").echoMode() is QLineEdit.EchoMode.Password
    press(form, "form_cancel")
    await idle(stage)
    assert not has_begun(happened)
    assert stage.window.create_page.resume.isVisible()


@on_qt
async def test_it_is_let_go_only_when_the_person_is_sure(stage: Stage) -> None:
    run = await replayed(stage)
    other = run.model_copy(update={"run_id": "older"})
    await stage.bench.store.open_run(other)
    await cut_off(stage, run, step(1, JournalState.DONE))
    assert "ほかに 1 件" in stage.find(QLabel, "resume_more").text()
    for answer, left in (("confirm_no", 2), ("confirm_yes", 1), ("confirm_yes", 0)):
        press(stage.window, "resume_discard")
        press(await shown(stage.window, QWidget, "confirm_box"), answer)
        await idle(stage)
        assert len(await stage.bench.workbench.unfinished()) == left
    assert not stage.window.create_page.resume.isVisible()


@on_qt
async def test_the_site_is_opened_to_look(stage: Stage) -> None:
    happened = await cut_off(stage, await replayed(stage), step(1, JournalState.SENDING))
    press(stage.window, "resume_look")
    await idle(stage)
    observed = stage.bench.workbench.observation
    assert observed is not None
    assert observed.url == SHOP_URL
    assert not has_begun(happened)
    assert stage.window.create_page.resume.isVisible()


@on_qt
async def test_a_flow_that_was_deleted_meanwhile_is_told(stage: Stage) -> None:
    run = await replayed(stage)
    await cut_off(stage, run, step(1, JournalState.DONE))
    await stage.bench.store.delete(run.flow_id)
    press(stage.window, "resume_continue")
    await until(lambda: stage.window.create_page.failure.isVisible())
    assert stage.window.create_page.resume.isVisible()  # to be let go
