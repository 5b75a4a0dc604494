"""Red is only what is being recorded now."""

import pytest

from studio.ui.create.recording_phase import RecordingPhase


@pytest.mark.parametrize("phase", RecordingPhase)
def test_only_what_is_recorded_now_is_red(phase: RecordingPhase) -> None:
    assert (phase.look[1] == "red") is (phase is RecordingPhase.RECORDING)
    assert bool(phase.words) is (phase is not RecordingPhase.OFF)
