"""The card of a recording in its states: nothing cut in both widths."""

import os
from pathlib import Path

from studio.domain.actions.action import Click, Fill
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.target import Fingerprint, Target
from studio.ui.create.recording_bar import RecordingPhase
from tests.ui.conftest import Stage, on_qt, press, until
from tests.ui.fakes import SHOP_URL
from tests.ui.test_pictures import Album

FIELD = Target(role="textbox", name="お届け先の住所（都道府県から、番地・建物名まで）")
BUTTON = Target(
    role="button", name="注文を確定する", fingerprint=Fingerprint(text="注文を確定する")
)


@on_qt
async def test_nothing_of_a_recording_is_cut(stage: Stage) -> None:
    kept = os.environ.get("PICTURES")
    album = Album(stage, Path(kept) if kept else None)
    bar = stage.window.create_page.recording
    stage.window.begin()
    bar.ask("")
    await album.take("recording-1-asking")
    bar.ask(SHOP_URL)
    press(bar, "recording_go")
    await until(lambda: bar.phase is RecordingPhase.RECORDING)
    hear = stage.bench.browser.hear
    assert hear is not None
    long = (
        "東京都千代田区一番町1-1 とても長い名前のビルディング 12 階 株式会社れんしゅう商事 総務部"
    )
    for number in range(6):
        hear(RecordedAct(id=f"f{number}", action=Fill(target=FIELD, value=long), page_url=SHOP_URL))
    hear(RecordedAct(id="c", action=Click(target=BUTTON), page_url=SHOP_URL))
    await album.take("recording-2-live")
    press(bar, "recording_pause")
    await until(lambda: bar.phase is RecordingPhase.PAUSED)
    await album.take("recording-3-paused")
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING)
    await album.take("recording-4-naming")
    press(bar, "recording_drop")
    await until(lambda: bar.phase is RecordingPhase.OFF)
    assert not album.problems, album.problems
