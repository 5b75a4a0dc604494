"""One state at a time: what is nearest to the person's hands decides."""

import pytest

from studio.ui.phase import Phase, Standing


@pytest.mark.parametrize(
    ("standing", "phase"),
    [
        (Standing(), Phase.START),
        (Standing(has_list=True), Phase.PLAN),
        (Standing(has_list=True, is_running=True), Phase.RUNNING),
        (Standing(has_list=True, has_ended=True), Phase.RESULT),
        (Standing(has_list=True, has_ended=True, is_running=True), Phase.RUNNING),
        (Standing(has_list=True, is_editing=True, is_running=True), Phase.EDIT),
        (Standing(is_recording=True, has_list=True, has_ended=True), Phase.RECORDING),
    ],
)
def test_the_state_of_the_page(standing: Standing, phase: Phase) -> None:
    assert standing.phase is phase
