"""How often is looked for what may come any moment."""

import pytest

from studio.engine.runs.polling import Polling
from tests.fakes import FakeClock


async def nothing() -> None:
    """Let pass: nobody paused the run."""


async def test_looks_come_soon_at_first_and_then_ten_times_a_second() -> None:
    clock = FakeClock()
    polling, began = Polling(clock, nothing, 10), clock.monotonic()
    looks: list[float] = []
    while await polling.goes_on():
        looks.append(clock.monotonic() - began)
    assert looks[:4] == pytest.approx([0.02, 0.06, 0.14, 0.24])
    assert 10 <= looks[-1] < 10.1
    assert 100 <= len(looks) <= 105


async def test_no_time_is_one_look() -> None:
    assert not await Polling(FakeClock(), nothing, 0).goes_on()


async def test_a_stop_is_heard_between_two_looks() -> None:
    async def stopped() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        await Polling(FakeClock(), stopped, 10).goes_on()
