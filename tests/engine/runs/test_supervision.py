import pytest

from studio.domain.errors import SettingsError
from studio.domain.events.events import RunPaused, RunResumed
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.supervision import Supervisor
from tests.fakes import Journal


def test_one_run_at_a_time() -> None:
    supervisor = Supervisor(EventBus(), WallClock())
    supervisor.claim()
    assert supervisor.is_running
    with pytest.raises(SettingsError, match="別の実行"):
        supervisor.claim()


def test_holding_is_told_once() -> None:
    bus = EventBus()
    journal = Journal(bus)
    supervisor = Supervisor(bus, WallClock())
    supervisor.pause()
    assert not supervisor.is_paused
    supervisor.claim()
    supervisor.pause()
    supervisor.pause()
    assert supervisor.is_paused
    supervisor.resume()
    supervisor.resume()
    assert [type(event) for event in journal.events] == [RunPaused, RunResumed]
