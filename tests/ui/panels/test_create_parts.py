"""The work area gives its room to what is worked on."""

from PySide6.QtWidgets import QApplication, QWidget

from studio.ui.panels.create_parts import WorkArea


def test_the_steps_of_a_flow_get_most_of_a_narrow_window(host: QWidget) -> None:
    checklist, steps, record, tree = (QWidget(host) for _ in range(4))
    area = WorkArea((checklist, steps), record, tree, host)
    area.show_steps(is_editing=False)
    host.resize(800, 900)
    area.resize(800, 900)
    host.show()
    area.show()
    QApplication.processEvents()
    for _ in range(2):
        area.show_steps(is_editing=True)
        QApplication.processEvents()
        assert steps.height() > 3 * record.height() > 0
        area.show_steps(is_editing=False)
        QApplication.processEvents()
        assert checklist.height() > record.height() > 0
