"""The collector runs in the window's thread only, and only while the window has it."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from studio.ui.widgets.collector import (
    LET_GO_AT_ONCE,
    MANY_KEPT,
    MANY_YOUNG,
    MAX_PUT_OFF,
    YOUNG,
    Collector,
    SlowRelease,
    spare_when_many,
)
from tests.ui.conftest import child, delete_now, on_qt, until


class Knot:
    """Holds itself, so that only the collector can take it away; says in which thread it went."""

    gone_in: list[int]

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        Knot.gone_in.append(threading.get_ident())


@pytest.fixture(autouse=True)
def as_python_starts(qapp: QApplication) -> Iterator[None]:
    """Switch Python's own starting of the collector on, as in a fresh process; then off again."""
    Knot.gone_in = []
    gc.collect()
    gc.enable()
    yield
    gc.disable()


def tie(count: int) -> None:
    for _ in range(count):
        Knot()


@on_qt
async def test_what_a_worker_leaves_is_taken_away_by_the_window(host: QWidget) -> None:
    collector = Collector(host, interval_ms=5)
    collector.start()
    worker = threading.Thread(target=tie, args=(20 * YOUNG,))
    worker.start()
    worker.join(30)
    assert Knot.gone_in == []
    await until(lambda: Knot.gone_in)
    collector.stop()
    assert set(Knot.gone_in) == {threading.get_ident()}


@on_qt
async def test_little_is_left_alone(host: QWidget) -> None:
    collector = Collector(host, interval_ms=1)
    timer = child(collector, QTimer, "")
    ticks: list[int] = []
    rounds: list[int] = []

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            rounds.append(len(ticks))

    gc.collect()
    collector.start()
    timer.timeout.connect(lambda: ticks.append(1))
    gc.callbacks.append(note)
    tie(YOUNG + 100)
    await until(lambda: len(ticks) >= 20)
    collector.stop()
    gc.callbacks.remove(note)
    assert 1 <= len(rounds) <= 3  # a round ends what was due; it is not run at every tick


@on_qt
async def test_while_a_page_is_being_built_a_round_waits_but_not_for_ever(host: QWidget) -> None:
    collector = Collector(host, interval_ms=1)
    ticks: list[int] = []
    gc.collect()
    collector.start()
    child(collector, QTimer, "").timeout.connect(lambda: ticks.append(len(Knot.gone_in)))
    tie(MANY_YOUNG + 1_000)
    await until(lambda: Knot.gone_in)
    collector.stop()
    assert ticks.index(next(gone for gone in ticks if gone)) == MAX_PUT_OFF


@on_qt
async def test_a_page_that_was_spared_does_not_hurry_the_next_one(host: QWidget) -> None:
    collector = Collector(host, interval_ms=1)
    timer = child(collector, QTimer, "")
    ticks: list[int] = []
    gc.collect()
    collector.start()
    timer.timeout.connect(lambda: ticks.append(len(Knot.gone_in)))
    tie(MANY_YOUNG + 1_000)
    await until(lambda: len(ticks) > MAX_PUT_OFF // 2)
    gc.freeze()
    ticks.clear()
    await until(lambda: ticks)
    ticks.clear()
    tie(MANY_YOUNG + 1_000)
    await until(lambda: Knot.gone_in)
    collector.stop()
    assert ticks.index(next(gone for gone in ticks if gone)) == MAX_PUT_OFF


def test_it_is_given_back_as_it_was(host: QWidget) -> None:
    collector = Collector(host)
    for is_on in (True, False):
        (gc.enable if is_on else gc.disable)()
        collector.start()
        assert not gc.isenabled()
        collector.spare_what_lives()
        assert gc.get_freeze_count() > 0
        collector.stop()
        assert (gc.isenabled(), gc.get_freeze_count()) == (is_on, 0)


@pytest.mark.parametrize(("count", "is_spared"), [(MANY_KEPT, True), (MANY_KEPT - 1, False)])
def test_only_many_values_are_taken_out_of_the_rounds(count: int, is_spared: bool) -> None:
    gc.unfreeze()
    try:
        spare_when_many(count)
        assert (gc.get_freeze_count() > 0) is is_spared
    finally:
        gc.unfreeze()


class Counted:
    """Counts those that are there."""

    alive = 0

    def __init__(self) -> None:
        Counted.alive += 1

    def __del__(self) -> None:
        Counted.alive -= 1


@on_qt
async def test_many_values_go_later_and_all_of_them() -> None:
    owner = QWidget()
    release = SlowRelease(owner)
    release.take(tuple(Counted() for _ in range(3 * LET_GO_AT_ONCE)))
    assert Counted.alive == 3 * LET_GO_AT_ONCE
    await until(lambda: not Counted.alive)
    delete_now(owner)
