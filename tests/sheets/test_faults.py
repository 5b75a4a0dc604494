import pytest

from studio.domain.errors import StudioError
from studio.sheets import faults


@pytest.mark.parametrize(
    "fault",
    [
        faults.missing("a.xlsx"),
        faults.broken("a.xlsx"),
        faults.old_format("a.xlsx"),
        faults.encrypted("a.xlsx"),
        faults.misnamed("a.xlsx", "文字"),
        faults.foreign("a.xlsx", ".ods"),
        faults.too_large("a.xlsx", "100 MB"),
        faults.no_sheet("a.xlsx", "経費", ("ほか",)),
        faults.empty("a.xlsx"),
        faults.unreadable_text("a.xlsx", "引用符"),
    ],
)
def test_each_says_which_file_and_what_to_do(fault: StudioError) -> None:
    assert "「a.xlsx」" in fault.message
    assert fault.remedy
    assert "SHEET_" in fault.code
