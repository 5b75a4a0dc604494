"""今の画面: a picture, and words."""

import pytest
from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionPerformed,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.ui.page import now_view
from studio.ui.page.dock import NOW, TREE
from studio.ui.page.page_picture import PagePicture
from tests.ui.conftest import Stage, child, idle, on_qt, open_dock, planned, until
from tests.ui.fakes import SHOP_URL

ACT = ActionPerformed(
    action=Navigate(url="https://shop.test/"),
    words="開く",
    outcome=Outcome(status=OutcomeStatus.OK),
)


def jpeg(width: int = 300, height: int = 200) -> bytes:
    buffer = QBuffer()
    image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
    image.fill(0x336699)
    assert image.save(buffer, "JPEG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


def shown(stage: Stage) -> PagePicture:
    return child(stage.window, PagePicture, "now_picture")


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one picture follow the other at once."""
    monkeypatch.setattr(now_view, "_REST_S", 0.0)


@on_qt
async def test_the_page_is_pictured_after_an_act_where_somebody_sees_it(stage: Stage) -> None:
    browser, view = stage.bench.browser, stage.window.create_page.now
    await planned(stage)
    await browser.start()
    browser.seen = jpeg()
    view.take_event(ACT)
    await idle(stage)
    assert browser.glances == 0, "nobody looks"
    open_dock(stage, NOW)
    await until(lambda: shown(stage).isVisible())
    await idle(stage)
    assert browser.glances == 1
    view.take_event(ACT)
    await idle(stage)
    assert browser.glances == 2
    for _ in range(9):
        view.take_event(ACT)
    await idle(stage)
    assert browser.glances == 3, "one for all that came meanwhile"
    open_dock(stage, TREE)
    view.take_event(ACT)
    await idle(stage)
    assert browser.glances == 3
    assert not stage.bench.workbench.pictures.is_wanted


@on_qt
async def test_what_a_run_pictures_itself_is_shown_and_not_taken_twice(stage: Stage) -> None:
    browser, view = stage.bench.browser, stage.window.create_page.now
    await planned(stage)
    await browser.start()
    open_dock(stage, NOW)
    await idle(stage)
    glances = browser.glances
    view.take_event(RunStarted(run_kind=RunKind.AGENT, name="", total=1))
    stage.bench.workbench.pictures.show(jpeg())
    assert shown(stage).isVisible()
    view.take_event(ACT)
    await idle(stage)
    assert browser.glances == glances
    view.take_event(RunStarted(run_kind=RunKind.REPLAY, name="", total=1))
    stage.bench.workbench.pictures.show(
        jpeg()
    )  # where it halted; after the next act the page is another
    view.take_event(ACT)
    await idle(stage)
    assert browser.glances == glances + 1
    view.show_live(is_live=False)
    assert not shown(stage).isVisible()


@on_qt
async def test_the_pictures_of_a_run_with_a_model_come_from_its_history(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thumbnail() -> bytes:
        return jpeg()

    monkeypatch.setattr(stage.bench.browser, "thumbnail", thumbnail)
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.window.create_page.now.isVisible())
    await until(lambda: shown(stage).isVisible())
    await until(stage.window.create_page.save_bar.isVisible)
    await idle(stage)


@on_qt
async def test_a_replay_of_a_flow_shows_its_pages(stage: Stage) -> None:
    stage.window.begin()
    stage.bench.browser.seen = jpeg()
    opened = FlowStep(item="開く", action=Navigate(url=SHOP_URL))
    flow = Flow(name="本屋", steps=(opened,), origins=(SHOP_URL.rstrip("/"),))
    stage.window.controller.replay(await stage.bench.store.save(flow), {})
    await until(lambda: stage.window.controller.memory.finished)
    await idle(stage)
    assert stage.bench.browser.glances == 1
    assert not shown(stage).isHidden()


def test_a_picture_is_no_wider_than_it_is_high_in_its_place(stage: Stage) -> None:
    picture = PagePicture(stage.window)
    picture.resize(400, 100)
    picture.show_image(QImage.fromData(jpeg(300, 200)))
    assert picture.maximumWidth() == 150
    picture.show_image(QImage())
    assert not picture.isVisibleTo(stage.window)


def test_the_newest_act_what_it_showed_and_what_comes_next(stage: Stage) -> None:
    view = stage.window.create_page.now
    open_dock(stage, NOW)
    seen = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="12 件")
    view.take_event(
        ActionPerformed(
            action=Navigate(url="https://shop.test/"),
            words="「検索」をクリック",
            outcome=Outcome(status=OutcomeStatus.OK, evidence=(seen,)),
        )
    )
    view.show_next("{{秘密:会計}}を入力")
    assert child(view, QLabel, "now_last").text() == "✓ 「検索」をクリック"
    assert "12 件" in child(view, QLabel, "now_seen").text()
    assert child(view, QLabel, "now_next").text() == "次は：〔認証情報：会計〕を入力"
    view.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE))
    assert not child(view, QLabel, "now_next").isVisible()
