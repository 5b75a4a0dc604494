"""The report of a result: one file with the pictures of its pages, or its words alone."""

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from studio.domain.records.history import RunPicture
from studio.ui.create.report_button import ReportButton
from tests.ui.conftest import Stage, child, idle, on_qt
from tests.ui.create.test_step_pictures import ended, jpeg
from tests.ui.create.test_table_panel import file_named


@on_qt
async def test_the_report_of_a_result_is_one_file_with_its_pictures(
    stage: Stage, tmp_path: Path
) -> None:
    run_id = await ended(stage)
    page = stage.window.create_page
    kept = await stage.bench.store.run(run_id)
    taken = RunPicture(number=kept.steps[0].number, jpeg=jpeg())
    await stage.bench.store.add_run(kept.record, kept.steps, [taken])
    stage.find(QAction, "result_html").trigger()
    await file_named(stage, tmp_path / "報告.html")
    await idle(stage)
    assert "data:image/jpeg;base64," in (tmp_path / "報告.html").read_text(encoding="utf-8")
    assert "報告.html" in child(page.result, QLabel, "result_said").text()


def test_of_a_run_that_is_not_kept_there_are_words_alone(stage: Stage) -> None:
    saving: ReportButton = stage.window.create_page.result.saving
    for run_id, is_kept in (("", False), ("r1", True)):
        saving.show_run(run_id)
        shown = {one.objectName() for one in saving.menu.actions() if one.isVisible()}
        assert ("result_html" in shown, "result_txt" in shown) == (is_kept, True)
