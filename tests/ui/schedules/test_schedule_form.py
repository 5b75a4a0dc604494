"""The form of a schedule: a deed that fails stays open with what was typed."""

from PySide6.QtWidgets import QComboBox, QPushButton

from studio.domain.errors import LibraryLockedError
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.schedules.schedule_form import Planned
from tests.ui.conftest import Stage, child, idle, on_qt, shown, until
from tests.ui.sample_flow import shop_flow


def test_nothing_is_kept_by_who_gives_up() -> None:
    assert not Planned().is_kept


@on_qt
async def test_a_library_that_cannot_be_written_keeps_the_form_open(
    stage: Stage,
) -> None:
    flow = await stage.bench.store.save(shop_flow())
    stage.window.begin()
    stage.window.commands["go_schedules"].trigger()
    await idle(stage)
    stage.find(QPushButton, "schedule_first_add").click()
    form = await shown(stage.window, TriedForm, "schedule_form")
    flows = child(form, QComboBox, "schedule_flow")
    flows.setCurrentIndex(flows.findData(flow.id))
    await until(lambda: form.findChild(QComboBox, "schedule_source"))
    stage.bench.store.refusals["remember_values"] = LibraryLockedError(
        "PASSPHRASE_NEEDED", "ライブラリに書けません。", "開き直してください。"
    )
    form.accept_button.click()
    await until(lambda: "書けません" in form.hint.text())
    assert form.isVisible()
    assert await stage.schedules.schedules.views() == ()
    stage.bench.store.refusals.clear()
    await until(lambda: form.accept_button.isEnabled())
    form.accept_button.click()
    await idle(stage)
    assert len(await stage.schedules.schedules.views()) == 1
