"""How many presses the journeys of a newcomer take; a text that is typed or pasted counts as one."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableView,
    QWidget,
)

from studio.domain.action import Click
from studio.domain.recording import RecordedAct
from studio.domain.target import Fingerprint, Target
from studio.ui.library.versions import VersionsDialog
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import Stage, child, idle, on_qt, shown, until
from tests.ui.data.test_data_page import Opened
from tests.ui.fakes import SENTENCE, SHOP_URL
from tests.ui.library.test_library import at_library
from tests.ui.sample_flow import shop_flow


class Hand:
    """A mouse and a keyboard that count.

    Attributes:
        presses: How often the mouse was pressed, and a text typed.
    """

    def __init__(self) -> None:
        self.presses = 0

    async def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press on what is shown and can be pressed, at its middle."""
        await until(lambda: widget.isVisible() and widget.isEnabled())
        place = at or widget.rect().center()
        await self._do(
            lambda: QTest.mouseClick(
                widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
            )
        )

    async def press_named(self, around: QWidget, name: str) -> None:
        """Press the button of this name that is shown."""

        def button() -> QAbstractButton | None:
            found = around.findChildren(QAbstractButton, name)
            return next((one for one in found if one.isVisible()), None)

        await until(button)
        found = button()
        assert found is not None
        await self.press(found)

    async def choose(self, menu: QMenu, name: str) -> None:
        """Press an entry of a menu that is open."""
        await until(menu.isVisible)
        action = next(one for one in menu.actions() if one.objectName() == name)
        await self.press(menu, menu.actionGeometry(action).center())

    async def pick(self, combo: QComboBox, row: int) -> None:
        """Open a choice, and press one of its entries."""
        await self.press(combo)
        listed = combo.view()
        await until(listed.isVisible)
        await self.press(listed.viewport(), listed.visualRect(combo.model().index(row, 0)).center())

    async def write(self, line: QWidget, text: str) -> None:
        """Paste over what is selected in a field that has the keyboard already: an input method types no keys."""
        await until(line.hasFocus)
        QApplication.clipboard().setText(text)
        control = Qt.KeyboardModifier.ControlModifier
        await self._do(lambda: QTest.keyClick(line, Qt.Key.Key_V, control))

    async def _do(self, act: Callable[[], None]) -> None:
        """Do it outside of every task: a press turns the loop."""
        done = asyncio.Event()

        def now() -> None:
            with suppress(RuntimeError):  # what was pressed may be gone with it
                act()
            done.set()

        self.presses += 1
        QTimer.singleShot(0, now)
        await done.wait()


@on_qt
async def test_the_first_success_takes_six(stage: Stage) -> None:
    hand, window, page = Hand(), stage.window, stage.window.create_page
    window.begin()
    await idle(stage)
    page.instruction.edit.setFocus()  # as at every start
    await hand.write(page.instruction.edit, SENTENCE)
    await hand.press_named(page, "plan_button")
    await hand.press_named(page, "run_button")
    await hand.press_named(page, "save_button")
    await idle(stage)
    await hand.press_named(window, "rail_go_library")
    await hand.press_named(window.library_page, "flow_run")
    await until(lambda: len(stage.bench.store.records) == 2)
    await idle(stage)
    assert hand.presses <= 6


async def at_flow(stage: Stage) -> None:
    await at_library(stage, shop_flow(), shop_flow("毎週の注文"))
    await until(lambda: stage.window.library_page.list.buttons)


@on_qt
async def test_another_value_takes_five(stage: Stage) -> None:
    hand, window = Hand(), stage.window
    await at_flow(stage)
    await hand.press_named(window.library_page, "flow_edit")
    await hand.press_named(window, "chip_検索語")
    dialog = await shown(window, QWidget, "variable_dialog")
    await hand.write(child(dialog, QLineEdit, "variable_value"), "料理")
    await hand.press_named(dialog, "form_accept")
    await hand.press_named(window, "flow_save")
    await idle(stage)
    (flow,) = stage.bench.store.flows.values()
    assert flow.defaults["検索語"] == "料理"
    assert hand.presses <= 5


@on_qt
async def test_going_back_to_an_older_version_takes_six(stage: Stage) -> None:
    hand, window = Hand(), stage.window
    await at_flow(stage)
    await hand.press_named(window.library_page, "flow_more")
    buttons = window.library_page.list.buttons
    assert buttons is not None
    await hand.choose(buttons.menu, "flow_versions")
    dialog = await shown(window, VersionsDialog, "versions")
    table = dialog.findChild(QTableView)
    assert table is not None
    await until(lambda: dialog.model.rowCount() == 2)
    await hand.press(table.viewport(), table.visualRect(dialog.model.index(1, 0)).center())
    await hand.press_named(dialog, "version_restore")
    await idle(stage)
    (flow,) = stage.bench.store.flows.values()
    assert (flow.version, flow.name) == (3, shop_flow().name)
    assert hand.presses <= 6


@on_qt
async def test_a_recording_takes_five(stage: Stage) -> None:
    hand, window, bar = Hand(), stage.window, stage.window.create_page.recording
    window.begin()
    await idle(stage)
    await hand.press_named(window, "start_record")
    await hand.write(child(bar, QLineEdit, "recording_line"), SHOP_URL)
    await hand.press_named(bar, "recording_go")
    await until(lambda: stage.bench.browser.hear)
    hear = stage.bench.browser.hear
    assert hear is not None
    button = Target(role="button", name="検索", fingerprint=Fingerprint(text="検索"))
    hear(RecordedAct(id="a", action=Click(target=button), page_url=SHOP_URL))
    await hand.press_named(bar, "recording_end")
    await until(lambda: child(bar, QPushButton, "recording_go").text() == "保存")
    await hand.press_named(bar, "recording_go")
    await until(lambda: stage.bench.store.flows)
    await idle(stage)
    assert hand.presses <= 5


@pytest.fixture
def opened(theme: Theme, host: QWidget) -> Opened:
    host.resize(920, 720)
    return Opened(theme, host)


@on_qt
async def test_a_table_takes_ten(opened: Opened, tmp_path: Path) -> None:
    hand, page, table = Hand(), opened.page, tmp_path / "伝票.csv"
    table.touch()
    asked: list[object] = []
    opened.bridge.happened.connect(
        lambda event: asked.append(event) if "Requested" in type(event).__name__ else None
    )
    await opened.mapped()  # the flow is there
    opened.controller.begin_anew()
    opened.controller.sheet = None
    await hand.press_named(page, "data_open")
    dialog = await shown(page, QFileDialog, "open_dialog")
    dialog.selectFile(str(table))
    dialog.accept()
    hand.presses += 1  # the file, in a dialog of the system
    await opened.idle()
    await hand.pick(page.flows, 1)
    await opened.idle()
    for name in ("data_trial", "data_rest"):
        await hand.press_named(page, name)
        await opened.idle()
    assert opened.site.sent.total() == 3
    assert hand.presses + len(asked) <= 10  # a question is one press more
