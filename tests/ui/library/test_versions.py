"""版の一覧 by hand: what changed, and the way back without losing anything."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from studio.domain.actions.action import Navigate
from studio.domain.flows.flow import FlowStep
from studio.ui.library.versions import VersionsDialog
from tests.ui.conftest import Stage, child, idle, on_qt, until
from tests.ui.library.test_library import at_library, make_flow


async def opened(stage: Stage) -> VersionsDialog:
    """Open the versions of a flow that was saved three times."""
    flow = make_flow("請求書")
    longer = (*flow.steps, FlowStep(item="次", action=Navigate(url="https://b.example/")))
    await at_library(
        stage, flow, flow.model_copy(update={"steps": longer}), flow.model_copy(update={"name": "請求"})
    )  # fmt: skip
    stage.find(QAction, "flow_versions").trigger()
    await until(lambda: stage.window.findChild(VersionsDialog))
    dialog = stage.find(VersionsDialog, "versions")
    await until(lambda: content(dialog))
    return dialog


def content(dialog: VersionsDialog) -> str:
    return child(dialog, QPlainTextEdit, "version_content").toPlainText()


@on_qt
async def test_any_two_versions_are_compared(stage: Stage) -> None:
    dialog = await opened(stage)
    assert [version.number for version in dialog.model.rows] == [3, 2, 1]
    assert "■ 第 2 版から第 3 版で変わったこと\n・名前を変更：請求書 → 請求" in content(dialog)
    assert not child(dialog, QAbstractButton, "version_restore").isEnabled()
    dialog.table.choose(1)
    await until(lambda: "■ 第 1 版から第 2 版で" in content(dialog))
    assert "を追加" in content(dialog)
    dialog.table.choose(2)
    await until(lambda: "■ 第 1 版から第 3 版で" in content(dialog))  # the first one beside today's
    dialog.other.setCurrentIndex(dialog.other.findData(2))
    await until(lambda: "■ 第 1 版から第 2 版で" in content(dialog))
    assert "{{" not in content(dialog)
    dialog.close()
    await idle(stage)


@on_qt
async def test_going_back_makes_a_new_version(stage: Stage, qtbot: QtBot) -> None:
    dialog = await opened(stage)
    dialog.table.choose(2)
    restore = child(dialog, QAbstractButton, "version_restore")
    await until(lambda: "■ 第 1 版の手順" in content(dialog))
    await until(lambda: not stage.window.tasks.is_busy("flow version"))
    qtbot.mouseClick(restore, Qt.MouseButton.LeftButton)
    await idle(stage)
    flow = next(iter(stage.bench.store.flows.values()))
    assert (flow.version, len(flow.steps)) == (4, 1)
    assert [v.number for v in await stage.bench.store.versions(flow.id)] == [4, 3, 2, 1]
    said = stage.find(QLabel, "library_notice").text()
    assert said == "「請求書」を前の版に戻しました（第 4 版）。"
