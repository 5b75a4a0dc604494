"""Nothing becomes a variable that was not ticked, and no date becomes words unasked."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget

from studio.domain.actions.action import Fill
from studio.domain.flows.flow import Flow
from studio.engine.variables.proposing import proposed_variables
from studio.ui.editor.variable_proposals import ProposalsDialog
from tests.factories import durable, make_step
from tests.ui.conftest import child
from tests.ui.dialogs.test_value_fields import make_desk


def test_only_what_is_ticked_is_taken_with_the_value_that_was_chosen(host: QWidget) -> None:
    fields = {"申請日": "2026/11/20", "期限": "2026/11/30", "氏名": "山田"}
    steps = [make_step(Fill(target=durable("textbox", k), value=v)) for k, v in fields.items()]
    flow, controller = Flow(name="申請", steps=tuple(steps)), make_desk()
    dialog = ProposalsDialog(host, proposed_variables(flow, controller.today, controller.work))
    assert not dialog.accept_button.isEnabled()
    assert dialog.applied(flow) == flow
    for name in ("申請日", "期限"):
        child(dialog, QCheckBox, f"take_{name}").setChecked(True)
    assert dialog.accept_button.isEnabled()
    assert not child(dialog, QComboBox, "take_value_氏名").isEnabled()
    child(dialog, QComboBox, "take_value_期限").setCurrentIndex(1)
    changed = dialog.applied(flow)
    assert [(v.name, v.value) for v in changed.variables] == [
        ("申請日", "2026/11/20"),
        ("期限", "今月末"),
    ]
    assert isinstance(changed.steps[2].action, Fill)
    assert changed.steps[2].action.value == "山田"


def test_all_are_ticked_by_one_press(host: QWidget) -> None:
    """A form of six fields took six presses."""
    steps = [make_step(Fill(target=durable("textbox", k), value=k * 2)) for k in ("氏名", "用途")]
    flow, controller = Flow(name="申請", steps=tuple(steps)), make_desk()
    dialog = ProposalsDialog(host, proposed_variables(flow, controller.today, controller.work))
    child(dialog, QPushButton, "take_all").click()
    assert [one.name for one in dialog.applied(flow).variables] == ["氏名", "用途"]
