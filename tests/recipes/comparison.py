"""A toy comparison is computed, worded, parsed, offered, understood and exported; run as a process of its own."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from studio.domain.actions.rule import Condition, SelectionRule
from studio.domain.values.cell_values import CellVerdict, read_cell, verdict_on
from studio.domain.values.comparison import Comparison
from studio.export.python_lines import PythonLines
from studio.llm.builtin.literals import mask
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.parsing import read_condition
from studio.runtime import col
from studio.ui.editor.rule_condition import ConditionRow
from studio.ui.widgets.theme import Theme

WANTED = Condition(column="価格", comparison=Comparison("multiple_of"), value="500")


def main(resources: Path) -> None:
    """Ask every place for it; raises AssertionError where one does not know it."""
    assert WANTED.in_words() == "価格が 500 の倍数"
    assert read_condition("価格%500") == WANTED
    said = mask("価格が500の倍数の本")
    assert read_rule(said.text, said).where == (WANTED,)
    assert _verdict("1,500円") is CellVerdict.HOLDS
    assert _verdict("1,600円") is CellVerdict.FAILS
    line = PythonLines(()).rows(SelectionRule(where=(WANTED,)))
    assert line == 'rows(col("価格").multiple_of(500))'
    assert col("価格").multiple_of(500) == WANTED
    _offered(resources)


def _verdict(cell: str) -> CellVerdict:
    return verdict_on(read_cell("価格", "価格", cell), "価格", WANTED.comparison, WANTED.value)


def _offered(resources: Path) -> None:
    """Look into the window's rule editor."""
    app = QApplication([])
    host = QWidget()
    row = ConditionRow(Theme(app, resources), host)
    row.show_condition(WANTED)
    assert row.condition == WANTED
    combo = row.findChild(QComboBox, "rule_comparison")
    assert combo is not None
    assert combo.currentText() == WANTED.comparison.meaning.choice


if __name__ == "__main__":
    main(Path(sys.argv[1]))
