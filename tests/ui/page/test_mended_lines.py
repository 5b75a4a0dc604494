"""What a replay mended or passed by, in lines of the log; each leads to its step."""

import pytest

from studio.domain.events.events import (
    Event,
    FlowChecked,
    PageRecovered,
    RepairAdopted,
    RepairMade,
    RunPaused,
    StepSkipped,
)
from studio.domain.flows.repair import RepairLevel
from studio.ui.page.log_entry import Tone
from studio.ui.page.log_model import entry_of
from studio.ui.page.mended_lines import FINDER_WORDS, mended

MADE = RepairMade(repair_id="r", flow_id="f", step_id="s", words="「検索」をクリック", level=RepairLevel.TREE)  # fmt: skip


@pytest.mark.parametrize(
    ("event", "words", "tone"),
    [
        (MADE, "「検索」をクリック", Tone.WARN),
        (RepairAdopted(repair_id="r", flow_id="f", step_id="s", version=4), "取り入れました", Tone.GOOD),
        (PageRecovered(step_id="s", words="お知らせを閉じました"), "お知らせを閉じました", Tone.CALM),
        (StepSkipped(step_id="s", words="同意する", reason="任意"), "飛ばしました：同意する", Tone.CALM),
    ],
)  # fmt: skip
def test_each_has_its_line_and_leads_to_its_step(event: Event, words: str, tone: Tone) -> None:
    entry = entry_of(event)
    assert entry
    assert words in entry.text
    assert (entry.tone, entry.item_id) == (tone, "s")


def test_a_proposal_says_that_nothing_counts_yet() -> None:
    proposed = mended(MADE.model_copy(update={"is_proposed": True}))
    assert proposed
    assert "認めるまで" in proposed.sub
    assert set(FINDER_WORDS) == set(RepairLevel)


def test_a_check_is_as_loud_as_what_it_found() -> None:
    calm = FlowChecked(flow_id="f", name="x")
    told = (
        calm,
        calm.model_copy(update={"warnings": 1}),
        calm.model_copy(update={"errors": 1}),
        calm.model_copy(update={"is_alarming": True}),
    )
    tones = [entry.tone for event in told if (entry := mended(event))]
    assert tones == [Tone.GOOD, Tone.WARN, Tone.BAD, Tone.BAD]
    assert mended(RunPaused()) is None
