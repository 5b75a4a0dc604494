"""Cells for spreadsheets and the clipboard."""

import pytest

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.runs.cells import as_tsv, defused, even_rows, is_formula


@pytest.mark.parametrize("text", ["=A1", "+1+2", "-A1", "@x", "＝A1", "＠x", "\r=1", "\u3000=1"])
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(text: str) -> None:
    assert is_formula(text)
    assert defused(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", " ", "1", "-1", "+2,000", "-0.5%", "a", "a=b", "'=1"])
def test_what_it_would_not_run_stays_as_it_is(text: str) -> None:
    assert defused(text) == text


def test_a_pasted_table_has_one_line_a_row_and_no_formula() -> None:
    table = ExtractedTable(columns=("名前", "値"), rows=(("a\tb\nc", "=1+1"), ("短い",)))
    assert as_tsv(table) == "名前\t値\na b c\t'=1+1\n短い\t\n"


def test_a_table_without_rows_is_its_headings() -> None:
    assert even_rows(ExtractedTable(columns=("a",))) == (("a",),)
