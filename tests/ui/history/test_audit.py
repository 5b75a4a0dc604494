"""監査ログ by hand."""

from pathlib import Path

from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.records.audit import AuditAction, AuditNote, AuditReport, AuditTrouble
from studio.ui.history.audit_model import PAGE
from studio.ui.history.history import AUDIT
from tests.memory_library import MemoryLibrary
from tests.ui.conftest import Stage, idle, on_qt, until
from tests.ui.create.test_table_panel import file_named
from tests.ui.history.test_history import at_history, shown


async def at_audit(stage: Stage, rows: int) -> None:
    for number in range(rows):
        note = AuditNote(action=AuditAction.RUN_STARTED, subject=f"手順 {number}")
        await stage.bench.store.note(note)
    await at_history(stage)
    stage.window.history_page.tabs.setCurrentIndex(AUDIT)
    await idle(stage)


@on_qt
async def test_older_rows_come_as_the_person_scrolls(stage: Stage) -> None:
    panel = stage.window.history_page.audit
    await at_audit(stage, PAGE + 30)
    assert panel.model.rowCount() == PAGE
    bar = panel.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    await until(lambda: panel.model.rowCount() == PAGE + 30)
    assert [entry.seq for entry in panel.model.rows] == list(range(PAGE + 30, 0, -1))


@on_qt
async def test_verify_says_what_it_found(stage: Stage) -> None:
    said = stage.find(QLabel, "audit_said")
    await at_audit(stage, 3)
    stage.find(QPushButton, "audit_verify").click()
    await idle(stage)
    assert said.text().startswith("3 件すべて、書かれたときのままです。")
    assert said.property("tone") == "green"


class Tampered(MemoryLibrary):
    """A library whose log was changed from outside."""

    async def verify_audit(self) -> AuditReport:
        return AuditReport(rows=3, trouble=AuditTrouble.CHANGED, at_seq=2)


@on_qt
async def test_a_changed_row_is_named(stage: Stage) -> None:
    stage.bench.store.__class__ = Tampered
    said = stage.find(QLabel, "audit_said")
    await at_audit(stage, 3)
    stage.find(QPushButton, "audit_verify").click()
    await idle(stage)
    assert "2 番の行が、書かれたときのままではありません" in said.text()
    assert said.property("tone") == "red"


@on_qt
async def test_the_log_can_be_handed_on(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "監査ログ.jsonl"
    await at_audit(stage, 3)
    stage.find(QPushButton, "audit_export").click()
    await file_named(stage, path)
    await idle(stage)
    assert len(path.read_text("utf-8").splitlines()) == 3
    assert "3 件を書き出しました：監査ログ.jsonl" in shown(stage)
