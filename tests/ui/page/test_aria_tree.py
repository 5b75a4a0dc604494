"""画面の構造 by hand: search, the mark of the next act, keys, and 10,000 nodes without a gap."""

import asyncio
import gc

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionPerformed,
    DecisionMade,
    RunFinished,
    RunKind,
    RunStatus,
)
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.runs.decision import Decision, ModelTier
from studio.ui.page.aria_rows import arrow_left
from studio.ui.page.aria_tree import HUGE, AriaPanel
from studio.ui.page.dock import TREE
from studio.ui.widgets.badges import Badge
from studio.ui.widgets.controls import ElidedLabel
from tests.ui.conftest import Stage, on_qt, open_dock, until


def labels(panel: AriaPanel) -> list[str]:
    rows = (panel.model.row(row) for row in range(panel.model.rowCount()))
    return [row.label for row in rows if row]


async def at_page(stage: Stage) -> AriaPanel:
    """Open the shop and wait until its tree is shown."""
    panel = stage.window.create_page.aria
    stage.window.begin()
    await stage.bench.workbench.observe_page()
    await until(lambda: panel.model.rowCount() > 5)
    return panel


def decision(ref: str, epoch: int) -> DecisionMade:
    click = Click(target=Target(ref=ref, epoch=epoch, role="button", name="検索"))
    return DecisionMade(
        decision=Decision(actions=(click,), epoch=epoch),
        tier=ModelTier.SMALL,
        model="m",
        confidence=0.9,
    )


@on_qt
async def test_before_a_page_it_says_how_it_fills(stage: Stage) -> None:
    panel = stage.window.create_page.aria

    def words() -> str:
        return "".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())

    open_dock(stage, TREE)
    assert "ここに構造が表示されます" in words()
    await at_page(stage)
    assert "ここに構造が表示されます" not in words()


@on_qt
async def test_search_keeps_what_stands_around_a_match(stage: Stage) -> None:
    panel = await at_page(stage)
    whole = labels(panel)
    said = stage.find(QLabel, "aria_found")
    panel.search.setText("link カート")
    await until(lambda: panel.model.rowCount() < len(whole))
    rows = [panel.model.row(row) for row in range(panel.model.rowCount())]
    assert [(row.node.role, row.label) for row in rows if row] == [
        ("navigation", ""),
        ("link", "カート"),
    ]
    assert said.text() == "1 件"
    panel.search.setText("ありません")
    await until(lambda: said.text() == "見つかりません")
    panel.search.clear()
    await until(lambda: labels(panel) == whole)
    assert said.text() == ""


@on_qt
async def test_the_next_act_is_named_until_the_run_ends(stage: Stage) -> None:
    said = stage.find(ElidedLabel, "next_target")
    panel = await at_page(stage)
    panel.take_event(decision("e6", panel.model.tree.epoch))
    assert said.text() == "次の操作の対象：ボタン「検索」"
    panel.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE))
    assert (said.text(), panel.model.target) == ("", None)
    panel.take_event(decision("e6", panel.model.tree.epoch + 1))
    assert panel.model.target is None  # decided on a page that is not shown yet


@on_qt
async def test_a_click_on_the_sign_closes_and_one_on_the_name_does_not(
    stage: Stage, qtbot: QtBot
) -> None:
    panel = await at_page(stage)
    view, rows = panel.view, panel.model.rowCount()
    entry = panel.model.row(0)
    assert entry is not None
    middle = view.visualRect(panel.model.index(0, 0)).center().y()
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(view.viewport(), left, pos=QPoint(arrow_left(entry) + 80, middle))
    assert panel.model.rowCount() == rows
    qtbot.mouseClick(view.viewport(), left, pos=QPoint(arrow_left(entry) + 6, middle))
    assert panel.model.rowCount() == rows - 2


def page(*children: AriaNode, epoch: int = 1) -> Observation:
    root = AriaNode("document", children=children)
    return Observation(epoch=epoch, url="http://127.0.0.1/", title="", root=root)


def big_page(epoch: int) -> Observation:
    rows = tuple(
        AriaNode(
            "row",
            f"社員 {number}",
            f"e{number}",
            children=tuple(AriaNode("cell", f"{number}-{n}") for n in range(3)),
        )
        for number in range(epoch, 2_500 + epoch)
    )
    return page(AriaNode("table", "社員名簿", "e0", children=rows), epoch=epoch)


@on_qt
async def test_ten_thousand_nodes_come_while_the_window_goes_on(stage: Stage) -> None:
    """How long a turn takes is measured in tests/bench/aria_window."""
    panel = stage.window.create_page.aria
    stage.window.begin()
    pages = [big_page(epoch) for epoch in range(1, 6)]
    panel.show_observation(pages[0])
    await until(lambda: panel.model.tree.epoch == 1)
    for observation in pages[1:]:
        panel.show_observation(observation)
        assert panel.model.tree.epoch != observation.epoch  # not in the turn that brings it
        await until(lambda: panel.model.tree.epoch == observation.epoch)  # noqa: B023 - awaited here
    assert len(panel.model.tree.rows) == 10_001
    panel.search.setText("社員 2400")
    await until(lambda: panel.model.rowCount() < 20)


@on_qt
async def test_a_huge_page_stays_out_of_the_collectors_rounds(stage: Stage) -> None:
    panel = stage.window.create_page.aria
    stage.window.begin()
    for count, is_spared in ((300, False), (HUGE, True)):
        gc.unfreeze()
        links = [AriaNode("link", f"記事 {n}", f"e{n}") for n in range(count)]
        panel.show_observation(page(*links, epoch=count))
        await until(lambda: not panel.is_catching_up)
        assert (gc.get_freeze_count() > count) is is_spared
    gc.unfreeze()


@on_qt
async def test_rows_that_come_in_above_leave_place_and_selection(stage: Stage) -> None:
    panel = stage.window.create_page.aria
    view = panel.view

    def seen(number: int) -> str:
        row = panel.model.row(view.verticalScrollBar().value() + number)
        return row.label if row else ""

    stage.window.begin()
    links = [AriaNode("link", f"記事 {n}", f"e{n}") for n in range(400)]
    panel.show_observation(page(*links[100:], epoch=1))
    await until(lambda: not panel.is_catching_up)
    assert panel.model.rowCount() == 300
    view.verticalScrollBar().setValue(50)
    view.setCurrentIndex(panel.model.index(55, 0))
    panel.show_observation(page(*links, epoch=2))
    await until(lambda: not panel.is_catching_up)
    assert (seen(0), seen(5)) == ("記事 150", "記事 155")
    assert view.currentIndex().row() == 155
    shuffled = [*links[200:300], *links[:200], *links[300:]]
    many = [node for number, node in enumerate(shuffled) if number % 2 or number > 340]
    panel.show_observation(page(*many, epoch=3))
    await until(lambda: panel.model.tree.epoch == 3)
    assert seen(1) == "記事 151"  # the first that is left of those on the screen, as high as before
    view.verticalScrollBar().setValue(0)
    panel.show_observation(page(*links, epoch=4))
    await until(lambda: panel.model.tree.epoch == 4)
    assert seen(0) == "記事 0"  # at the top one sees what is new


@on_qt
async def test_an_observation_overtaken_by_a_newer_one_is_not_shown(stage: Stage) -> None:
    panel = stage.window.create_page.aria
    wished: list[int] = []
    stage.window.begin()
    panel.model.fell_behind.connect(lambda: wished.append(panel.model.newest.epoch))
    for epoch in range(1, 5):
        panel.show_observation(page(AriaNode("status", f"{epoch}"), epoch=epoch))
        await asyncio.sleep(0)  # the first is being prepared when the others come
    await until(lambda: panel.model.tree.epoch == 4)
    assert wished == [4]


@on_qt
async def test_hovering_and_arrow_keys(stage: Stage, qtbot: QtBot) -> None:
    panel = stage.window.create_page.aria
    stage.window.begin()
    await stage.bench.workbench.observe_page()
    await until(lambda: panel.model.rowCount() > 5)
    panel.view.hovered.emit(1)
    await until(lambda: stage.bench.browser.highlighted == ["e2"])
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.model.index(0, 0))
    rows = panel.model.rowCount()
    qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    assert panel.model.rowCount() == rows - 2
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.model.rowCount() == rows
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.currentIndex().row() == 1
    qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    assert panel.view.currentIndex().row() == 0


@on_qt
async def test_a_tree_that_acts_left_behind_does_not_say_it_is_live(stage: Stage) -> None:
    badge = stage.find(Badge, "live_badge")
    panel = await at_page(stage)
    assert badge.text == "ライブ"
    click = Click(target=Target(role="button", name="検索"))
    panel.take_event(
        ActionPerformed(action=click, words="押す", outcome=Outcome(status=OutcomeStatus.OK))
    )
    await until(lambda: badge.text == "前の画面")
    await stage.bench.workbench.observe_page()
    await until(lambda: badge.text == "ライブ")
