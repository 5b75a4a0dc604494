import re
from pathlib import Path

import pytest

from studio.domain.records.library_state import LibraryRemedy, LibraryState, state_of

FAULTS = ("studio/library/faults.py", "studio/vault/faults.py", "studio/vault/keyfile.py")


@pytest.mark.parametrize("state", LibraryState)
def test_every_state_has_words_and_a_way_on(state: LibraryState) -> None:
    assert state.words
    is_calm = state in (LibraryState.NEW, LibraryState.READY)
    assert (state.remedies == ()) is is_calm
    assert len(set(state.remedies)) == len(state.remedies)


@pytest.mark.parametrize("remedy", LibraryRemedy)
def test_every_remedy_has_the_words_of_its_button(remedy: LibraryRemedy) -> None:
    assert remedy.words


def test_what_destroys_is_never_offered_first() -> None:
    for state in LibraryState:
        assert state.remedies[:1] != (LibraryRemedy.BEGIN_ANEW,)


def test_every_fault_that_keeps_a_library_closed_has_a_state() -> None:
    """FAILED is for what nobody foresaw, and for what happens to an open library."""
    root = Path(__file__).parents[3]
    codes = {
        code
        for file in FAULTS
        for code in re.findall(r'^\s+"([A-Z]+_[A-Z_]+)",', (root / file).read_text("utf-8"), re.M)
    }
    assert len(codes) > 15
    codes -= {code for code in codes if code.startswith("BACKUP_")}
    without = {code for code in codes if state_of(code) is LibraryState.FAILED}
    open_already = {"LIBRARY_CLOSED", "LAST_WAY", "REKEY_FAILED"}
    assert without <= {"LIBRARY_FAILED", "PASSPHRASE_TO_CHOOSE"} | open_already
