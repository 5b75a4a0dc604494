"""A replay that lost an element: point at it now, or from the failure card later."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageWriter
from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import ApprovalRequested, PointRequested, RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.engine.healing.pointing import TAKE_PROPOSED
from studio.ui.cards.mending import Mending
from studio.ui.cards.point_card import PointCard
from tests.ui.conftest import Stage, idle, on_qt, press, until, wants_no_ai
from tests.ui.fakes import SHOP_URL


def button(name: str) -> Target:
    return Target(role="button", name=name, fingerprint=Fingerprint(role="button", name=name))


LOST = Flow(
    id="lost",
    name="探す",
    origins=(SHOP_URL.rstrip("/"),),
    steps=(FlowStep(id="go", item="探す", action=Click(target=button("実行"))),),
)


@on_qt
async def test_what_is_lost_is_pointed_at_from_the_failure_card(stage: Stage) -> None:
    wants_no_ai(stage)
    page, shop = stage.window.create_page, stage.bench.browser
    shop.lost = frozenset({"実行"})
    asked: list[PointRequested] = []

    def hear(event: object) -> None:
        asked.extend([event] if isinstance(event, PointRequested) else [])

    stage.bench.workbench.bus.subscribe(hear)
    flow = await stage.bench.store.save(LOST)
    stage.window.create_page._controller.replay(flow, {})  # pyright: ignore[reportPrivateUsage]
    await until(page.failure.isVisible)
    await idle(stage)
    assert len(asked) == 1
    assert not page.mending.point.isVisible()
    shop.pointed = button("検索")
    stage.find(QPushButton, "failure_pick").click()
    await until(lambda: len(asked) == 2)
    await idle(stage)
    assert not page.failure.isVisible()
    (repair,) = await stage.bench.store.repairs(flow.id)
    assert (repair.step_id, repair.after.name) == ("go", "検索")


def jpeg_of_a_page() -> bytes:
    image, bytes_out = QImage(40, 30, QImage.Format.Format_RGB32), QBuffer()
    image.fill(QColor("teal"))
    bytes_out.open(QBuffer.OpenModeFlag.WriteOnly)
    assert QImageWriter(bytes_out, QByteArray(b"jpeg")).write(image)
    return bytes(bytes_out.data().data())


@on_qt
async def test_who_is_to_point_sees_how_the_page_was_when_the_step_worked(stage: Stage) -> None:
    shop, store = stage.bench.browser, stage.bench.store
    shop.lost, shop.hesitates = frozenset({"実行"}), True
    made = RunRecord(
        run_id="made",
        name="探す",
        run_kind=RunKind.AGENT,
        status=RunStatus.DONE,
        started_at=datetime.now(UTC),
    )
    step = RunStep(number=1, words="押す", status=OutcomeStatus.OK, has_before=True, step_id="go")
    await store.add_run(made, [step], [RunPicture(number=1, before=jpeg_of_a_page())])
    stage.window.controller.replay(await store.save(LOST), {})
    before = stage.find(QLabel, "point_before")
    await until(before.isVisible)
    assert not before.pixmap().isNull()
    press(stage.window, "point_stop")
    wants_no_ai(stage)
    await idle(stage)


@on_qt
async def test_what_is_done_already_is_passed_by_from_the_card(stage: Stage) -> None:
    """A login that was done already could only be given up."""
    page, shop = stage.window.create_page, stage.bench.browser
    shop.lost, shop.hesitates = frozenset({"実行"}), True
    search = FlowStep(id="search", item="検索する", action=Click(target=button("検索")))
    flow = LOST.model_copy(update={"steps": (*LOST.steps, search)})
    stage.window.controller.replay(await stage.bench.store.save(flow), {})
    await until(page.mending.point.isVisible)
    assert page.checklist.view.viewport().isAncestorOf(page.mending.point)
    press(stage.window, "point_skip")
    await until(lambda: stage.bench.store.records)
    await idle(stage)
    assert not page.failure.isVisible()
    assert stage.bench.store.records[0].status is RunStatus.DONE


@on_qt
async def test_the_card_says_what_to_press_and_can_be_given_up(stage: Stage) -> None:
    mending = stage.window.create_page.mending
    stage.window.commands["go_data"].trigger()
    event = PointRequested(request_id="q", step_id="go", words="「実行」をクリック")
    stage.bench.workbench.bus.publish(event)
    assert isinstance(mending, Mending)
    assert isinstance(mending.point, PointCard)
    await until(mending.point.isVisible)
    assert stage.window.create_page.isVisible()
    assert "「実行」をクリック" in stage.find(QLabel, "point_what").text()
    assert not stage.find(QPushButton, "point_take").isVisible()
    stage.find(QPushButton, "point_stop").click()
    assert not mending.point.isVisible()


@on_qt
async def test_what_is_to_be_pressed_is_said_again_beside_why_it_was_not_taken(
    stage: Stage,
) -> None:
    asked = "一覧の「単価」の値を押してください。"
    event = PointRequested(
        request_id="q", step_id="go", words="追加", asked=asked, refused="違う一覧です。"
    )
    stage.bench.workbench.bus.publish(event)
    await until(stage.window.create_page.mending.point.isVisible)
    assert stage.find(QLabel, "point_what").text() == f"追加：違う一覧です。もう一度、{asked}"
    stage.find(QPushButton, "point_stop").click()


@on_qt
async def test_whether_what_was_picked_may_be_used_is_asked_alone(stage: Stage) -> None:
    """Both cards stood in one row, one over the other, and neither could be read."""
    page, bus = stage.window.create_page, stage.bench.workbench.bus
    bus.publish(PointRequested(request_id="q", step_id="go", words="「氏名」に入力"))
    await until(page.mending.point.isVisible)
    details = (("手順", "「氏名」に「{{氏名}}」を入力"),)
    bus.publish(
        ApprovalRequested(request_id="yes", act="代わりに使います。", host="", details=details)
    )
    await until(page.question.isVisible)
    assert not page.mending.point.isVisible()
    assert page.question.facts.facts[-1] == ("手順", "「氏名」に〔氏名〕を入力")
    stage.find(QPushButton, "question_no").click()


@on_qt
async def test_what_is_proposed_is_taken_by_one_press(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, str]] = []
    answer = lambda request_id, is_yes, text: said.append((request_id, text))  # noqa: E731
    monkeypatch.setattr(stage.bench.workbench, "answer", answer)
    event = PointRequested(request_id="q", step_id="go", words="「実行」を押す", proposed="開始")
    stage.bench.workbench.bus.publish(event)
    take = stage.find(QPushButton, "point_take")
    await until(take.isVisible)
    assert take.text() == "「開始」を使う"
    assert "枠で囲んだ「開始」なら" in stage.find(QLabel, "point_what").text()
    take.click()
    assert said == [("q", TAKE_PROPOSED)]
