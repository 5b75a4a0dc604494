"""One state at a time: what is nearest to the person's hands decides."""

import pytest

from studio.ui.desk.phase import Phase, PhaseFacts


@pytest.mark.parametrize(
    ("standing", "phase"),
    [
        (PhaseFacts(), Phase.START),
        (PhaseFacts(has_list=True), Phase.PLAN),
        (PhaseFacts(has_list=True, is_running=True), Phase.RUNNING),
        (PhaseFacts(has_list=True, has_ended=True), Phase.RESULT),
        (PhaseFacts(has_list=True, has_ended=True, is_running=True), Phase.RUNNING),
        (PhaseFacts(has_list=True, is_editing=True, is_running=True), Phase.EDIT),
        (PhaseFacts(is_recording=True, has_list=True, has_ended=True), Phase.RECORDING),
    ],
)
def test_the_state_of_the_page(standing: PhaseFacts, phase: Phase) -> None:
    assert standing.phase is phase
