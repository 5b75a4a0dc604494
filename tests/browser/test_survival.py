"""The quick version of the survival benchmark: whatever happens to a page, nothing wrong is touched."""

from collections import Counter
from pathlib import Path

import pytest

from studio.browser.chromium import ChromiumBrowser
from studio.engine.ports import SettlePolicy
from tests.bench.survival import CHANGES, Place, Survival, Tally
from tests.browser.stage import Pages
from tests.hostile.sample import IS_WHOLE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DATA = Path(__file__).parent / "data"
WIDE = (
    "unchanged", "ids regenerated", "reordered", "wrapped in new boxes", "rows added",
    "digits changed", "full and half width", "words change places", "moved into a shadow root",
)  # fmt: skip
TARGETS = 18 if IS_WHOLE else 9
SINGLE = ("removed, one like it elsewhere", "its row removed")
LEAST_RIGHT = {
    "unchanged": 1.0, "ids regenerated": 1.0, "reordered": 0.9, "wrapped in new boxes": 0.9,
    "rows added": 0.9, "full and half width": 0.7, "moved into a shadow root": 0.9,
}  # fmt: skip


async def test_right_or_refused_but_never_wrong(
    shared_browser: ChromiumBrowser, pages: Pages
) -> None:
    tally = Tally()
    url = pages.put("/records", (DATA / "records.html").read_text(encoding="utf-8"))
    recorded = await Survival(shared_browser, tally).measure(
        Place("records", url, patience=SettlePolicy.BRIEF), WIDE, SINGLE, TARGETS, ways=("ours",)
    )
    assert recorded >= TARGETS * 3 // 4
    assert not tally.faults
    for change in CHANGES:
        counts = tally.counts.get((change, "ours"), Counter())
        least = LEAST_RIGHT.get(change, 0.0) * recorded
        assert counts["right"] >= least, (change, counts)
    assert sum(tally.of("ours").values()) > recorded * len(WIDE)
