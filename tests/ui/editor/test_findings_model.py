"""The lines of a 点検: the worst first, each with its step."""

from PySide6.QtCore import Qt

from studio.domain.records.check import Finding, Severity
from studio.ui.editor.findings_model import FindingsModel


def test_the_worst_comes_first_and_names_its_step() -> None:
    model = FindingsModel()
    findings = (
        Finding(code="A", severity=Severity.NOTE, message="参考です。"),
        Finding(code="B", severity=Severity.ERROR, step_id="s3", message="値がありません。", remedy="入れてください。"),
    )  # fmt: skip
    model.show(findings, {"s3": 3})
    assert model.data(model.index(0)) == "手順 3：値がありません。"
    said = str(model.data(model.index(0), int(Qt.ItemDataRole.AccessibleTextRole)))
    assert said == "直してください 手順 3：値がありません。 入れてください。"
    assert model.data(model.index(1)) == "参考です。"
    assert model.finding(2) is None
