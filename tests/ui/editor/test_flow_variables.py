"""Variables by proposal where they are offered: after a flow was kept, and while it is edited."""

from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPushButton, QWidget

from studio.domain.actions.action import Fill, Navigate
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.values.variable import Variable
from tests.ui.conftest import Stage, child, idle, on_qt, press, shown
from tests.ui.fakes import SHOP_URL
from tests.ui.sample_flow import shop_flow, shop_target

FLOW = Flow(
    name="申請",
    steps=(
        FlowStep(id="a", item="開く", action=Navigate(url=SHOP_URL)),
        FlowStep(
            id="b", item="書く", action=Fill(target=shop_target("textbox", "品名"), value="ノート")
        ),
    ),
)


async def _answer(window: QWidget, *ticked: str) -> None:
    dialog = await shown(window, QDialog, "proposals_dialog")
    for name in ticked:
        child(dialog, QCheckBox, f"take_{name}").click()
    press(dialog, "form_accept" if ticked else "form_cancel")


@on_qt
async def test_what_was_kept_gets_the_variables_that_were_ticked(stage: Stage) -> None:
    window, store = stage.window, stage.bench.store
    window.begin()
    kept = await store.save(FLOW)
    window.controller.kept.emit(kept)
    press(window, "save_variables")
    await _answer(window)
    await idle(stage)
    assert (await store.get(kept.id)).version == kept.version
    press(window, "save_variables")
    await _answer(window, "品名")
    await idle(stage)
    stored = await store.get(kept.id)
    assert stored.version == kept.version + 1
    assert [(one.name, one.value) for one in stored.variables] == [("品名", "ノート")]
    assert not [w for w in window.findChildren(QWidget, "save_variables") if w.isVisible()]


@on_qt
async def test_only_a_variable_that_nothing_uses_can_be_removed(stage: Stage) -> None:
    window = stage.window
    flow = shop_flow()
    unused = Variable(name="冊数", value="2")

    async def remove(name: str) -> None:
        await shown(window, QPushButton, f"chip_{name}")
        press(window, f"chip_{name}")
        dialog = await shown(window, QDialog, "variable_dialog")
        press(dialog, "variable_remove")
        await idle(stage)

    window.begin()
    kept = await stage.bench.store.save(
        flow.model_copy(update={"variables": (*flow.variables, unused)})
    )
    window.create_page.edit_flow(kept)
    await remove("冊数")
    assert window.controller.editor.flow
    assert window.controller.editor.flow.variables == flow.variables
    await remove("検索語")
    assert window.controller.editor.flow.variables == flow.variables
    assert "2 番目の操作で使われている" in stage.find(QLabel, "flow_said").text()
    press(window, "chip_url")
    dialog = await shown(window, QDialog, "variable_dialog")
    assert not dialog.findChildren(QPushButton, "variable_remove")
    dialog.reject()
    await idle(stage)
    window.controller.editor.undo()


@on_qt
async def test_a_proposal_taken_in_the_editor_is_an_edit(stage: Stage) -> None:
    window = stage.window
    editor = window.controller.editor
    window.begin()
    kept = await stage.bench.store.save(FLOW)
    window.create_page.edit_flow(kept)
    await shown(window, QPushButton, "propose_variables")
    press(window, "propose_variables")
    await _answer(window, "品名")
    await idle(stage)
    assert editor.has_unsaved
    assert editor.flow
    assert [one.name for one in editor.flow.variables] == ["品名"]
    assert (await stage.bench.store.get(kept.id)).version == kept.version
    await shown(window, QPushButton, "propose_variables")
    press(window, "propose_variables")
    await idle(stage)
    assert (
        stage.find(QLabel, "flow_said").text() == "変えられる値にできそうな値は、ほかにありません。"
    )
    editor.undo()
    assert not editor.has_unsaved


@on_qt
async def test_the_keys_stay_at_the_value_that_was_changed(stage: Stage) -> None:
    """They stood at the pace after 変更: the chip is made anew while its dialog is in front."""
    window = stage.window
    window.begin()
    window.create_page.edit_flow(await stage.bench.store.save(shop_flow()))
    chip = await shown(window, QPushButton, "chip_検索語")
    chip.setFocus()
    press(window, "chip_検索語")
    dialog = await shown(window, QDialog, "variable_dialog")
    child(dialog, QLineEdit, "variable_value").setText("料理")
    press(dialog, "form_accept")
    await idle(stage)
    window.activateWindow()
    held = window.focusWidget()
    assert isinstance(held, QPushButton)
    assert held.text() == "検索語 = 料理"
    window.controller.editor.undo()
