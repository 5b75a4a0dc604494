"""Python's garbage collector, run by a timer of the window's own thread and by nothing else.

Left to itself it starts wherever an object happens to be made: in a worker thread, which must not
take Qt's objects apart, or in the middle of one of Qt's events, under the hands of Qt. Both ended
the process now and then.
"""

import gc
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from studio.ui.widgets.timers import every

INTERVAL_MS: Final = 100
"""Often, so that each round finds little."""
YOUNG: Final = 700
"""So many new objects are looked through by themselves; Python's own number."""
MIDDLE_EVERY: Final = 10
"""How many of these rounds go before one of the middle generation; Python's own number."""
FULL_EVERY: Final = 60
"""How many rounds of the middle generation go before a full one, the only one a person could feel
(70 ms with a page of 20,000 nodes; Python's own measure, a quarter of new objects, cannot be asked)."""
MANY_YOUNG: Final = 5_000
"""So many new objects mean that a worker reads a library, or builds or renders a page; a round over them takes 5 ms."""
MAX_PUT_OFF: Final = 100
"""Ticks that a round waits then, ten seconds: most of the objects go by themselves, others are spared
when they have come, and a round over all of them stopped the window for 100 to 200 ms."""


MANY_KEPT: Final = 2_000
"""So many values that are shown for a while are worth taking out of the rounds."""


def spare_when_many(count: int, many: int = MANY_KEPT) -> None:
    """Take values that have just come, and will be shown for a while, out of the collector's rounds.

    The cards of 10,000 flows are 60,000 objects: the next round over them stopped the window for up
    to 150 ms. They hold no cycles, so they go as ever when nothing shows them any more. What waits
    to be collected at this moment stays too; that is what came since the last round.
    """
    if count >= many:
        gc.freeze()


LET_GO_AT_ONCE: Final = 100
"""Values dropped in one turn of the loop; a card of the library takes about 2 µs, a flow of 点検 with its findings 50."""


class SlowRelease(QObject):
    """Drops values that nothing shows any more a few at a time: 10,000 at once took up to 50 ms."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._leaving: list[object] = []
        self._timer = every(self, 0, self._drop)

    def take(self, values: Sequence[object]) -> None:
        """Take values over from who showed them."""
        self._leaving += values
        self._timer.start()

    def _drop(self) -> None:
        del self._leaving[-LET_GO_AT_ONCE:]
        if not self._leaving:
            self._timer.stop()


class Collector(QObject):
    """Collects when Python would have, at the next tick; made and used in the window's thread.

    From `start` to `stop` Python's own starting of the collector is off for the whole process.
    """

    def __init__(self, parent: QObject, interval_ms: int = INTERVAL_MS) -> None:
        super().__init__(parent)
        self._was_on = False
        self._put_off = 0
        self._timer = every(self, interval_ms, self._collect_what_is_due)

    def start(self) -> None:
        """Take the collector over."""
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer.start()

    def spare_what_lives(self) -> None:
        """Take what start-up made, and what was loaded after it, out of the rounds.

        It lives until the end anyway, and a full round over it stopped the window for 120 ms. What
        start-up left as garbage is spared too: looking for it would delay the first picture.
        """
        gc.freeze()

    def stop(self) -> None:
        """Give the collector back as it was."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_on:
            gc.enable()

    def _collect_what_is_due(self) -> None:
        """Collect the oldest generation whose threshold is passed; it takes the younger ones along."""
        counts, thresholds = gc.get_count(), (YOUNG, MIDDLE_EVERY, FULL_EVERY)
        due = [n for n in range(3) if counts[n] > thresholds[n]]
        if not due:
            self._put_off = 0
            return
        if counts[0] > MANY_YOUNG and self._put_off < MAX_PUT_OFF:
            self._put_off += 1
            return
        self._put_off = 0
        gc.collect(due[-1])
