"""記録 in the window: begun, seen step by step, paused, pointed, kept under a name."""

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QCompleter, QDialog, QLabel, QLineEdit, QListWidget, QPushButton

from studio.domain.actions.action import Click, Fill, WaitFor
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.target import Fingerprint, Target
from studio.ui.create.recording_bar import TASK, RecordingBar, RecordingPhase, name_of
from studio.ui.desk.phase import Phase
from tests.ui.conftest import Stage, child, idle, on_qt, press, shown, until
from tests.ui.fakes import SHOP_URL
from tests.ui.seen import blue_buttons

FIELD = Target(role="searchbox", name="商品検索 必須")
BUTTON = Target(role="button", name="検索", fingerprint=Fingerprint(text="検索"))


def _tell(stage: Stage, name: str, action: Fill | Click, replaces: str = "") -> None:
    hear = stage.bench.browser.hear
    assert hear is not None
    hear(RecordedAct(id=name, action=action, page_url=SHOP_URL, replaces=replaces))


def _lines(stage: Stage) -> list[str]:
    steps = child(stage.window, QListWidget, "recording_steps")
    return [steps.item(row).text() for row in range(steps.count())]


@on_qt
async def test_a_recording_is_begun_seen_and_kept(stage: Stage) -> None:
    bar = stage.window.create_page.recording
    await idle(stage)
    press(stage.window, "start_record")
    assert bar.phase is RecordingPhase.ASKING
    assert bar.y() < stage.window.height() // 3  # at the top, not at the foot of an empty page
    child(bar, QLineEdit, "recording_line").setText(SHOP_URL)
    press(bar, "recording_go")
    await until(
        lambda: bar.phase is RecordingPhase.RECORDING and not stage.window.tasks.is_busy(TASK)
    )
    assert bar.property("card") == "red"
    _tell(stage, "a", Fill(target=FIELD, value="プロ"))
    _tell(stage, "b", Fill(target=FIELD, value="プログラミング"), replaces="a")
    _tell(stage, "c", Click(target=BUTTON))
    assert _lines(stage) == [
        f"1. {SHOP_URL} を開く",
        "2. 「商品検索」に「プログラミング」を入力",
        "3. 「検索」をクリック",
    ]
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING and not stage.window.tasks.is_busy(TASK))
    assert bar.property("card") == "green"  # red, it looked like a fault
    assert child(bar, QLineEdit, "recording_line").text() == "練習書店"
    child(bar, QLineEdit, "recording_line").setText("本を検索")
    press(bar, "recording_go")
    await until(lambda: bar.phase is RecordingPhase.OFF and not stage.window.tasks.is_busy(TASK))
    assert [card.name for card in await stage.bench.store.summaries()] == ["本を検索"]
    assert stage.window.create_page.save_bar.isVisible()
    assert stage.window.create_page.phase is Phase.PLAN
    assert [one.text() for one in blue_buttons(stage.window)] == ["くり返し実行"]
    await idle(stage)


@on_qt
async def test_pause_check_and_removal(stage: Stage) -> None:
    bar = stage.window.create_page.recording
    await idle(stage)
    bar.ask(SHOP_URL)
    press(bar, "recording_go")
    await until(
        lambda: bar.phase is RecordingPhase.RECORDING and not stage.window.tasks.is_busy(TASK)
    )
    press(bar, "recording_pause")
    await until(lambda: bar.phase is RecordingPhase.PAUSED and not stage.window.tasks.is_busy(TASK))
    assert stage.bench.browser.hear is None
    press(bar, "recording_pause")
    await until(
        lambda: bar.phase is RecordingPhase.RECORDING and not stage.window.tasks.is_busy(TASK)
    )
    stage.bench.browser.pointed = BUTTON
    press(bar, "recording_check")
    await until(lambda: len(_lines(stage)) == 2)
    assert _lines(stage)[1] == "2. 「検索」が出ているか確かめる"
    stage.bench.browser.hesitates = True
    press(bar, "recording_check")
    await shown(bar, QPushButton, "recording_point_stop")
    await until(lambda: stage.bench.browser.is_picking)
    press(bar, "recording_point_stop")
    await idle(stage)
    assert not child(bar, QPushButton, "recording_point_stop").isVisible()
    assert len(_lines(stage)) == 2
    press(bar, "recording_remove")
    assert len(_lines(stage)) == 1
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING and not stage.window.tasks.is_busy(TASK))
    press(bar, "recording_drop")
    await until(lambda: bar.phase is RecordingPhase.OFF and not stage.window.tasks.is_busy(TASK))
    assert not await stage.bench.store.summaries()


@on_qt
async def test_a_browser_that_is_not_there_is_said_and_nothing_is_lost(
    stage: Stage,
) -> None:
    bar = stage.window.create_page.recording
    stage.bench.browser.is_missing = True
    await idle(stage)
    bar.ask(SHOP_URL)
    press(bar, "recording_go")
    go = child(bar, QPushButton, "recording_go")
    await until(lambda: stage.window.tasks.names == () and go.isEnabled())
    assert bar.phase is RecordingPhase.ASKING
    assert "ブラウザーが見つかりません" in child(bar, QLabel, "recording_hint").text()
    assert not stage.bench.workbench.is_running


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("「申請する」をクリック", slice(3)),
        ("「金額」に入力", slice(0, 3, 2)),
        ("「受付番号」が出るまで待つ", slice(2, 3)),
    ],
)
def test_a_recording_from_an_empty_page_is_called_after_what_it_sends(
    words: str, kept: slice
) -> None:
    look = WaitFor(text="受付番号")
    steps = (
        FlowStep(id="a", item="「金額」に入力", action=Fill(target=FIELD, value="1")),
        FlowStep(
            id="b", item="「申請する」をクリック", action=Click(target=BUTTON), needs_approval=True
        ),
        FlowStep(id="c", item="「受付番号」が出るまで待つ", action=look),
    )
    assert name_of(steps[kept]) == words


@on_qt
async def test_where_to_begin_is_chosen_from_the_sites_that_are_known(stage: Stage) -> None:
    """Who did not know the names had to guess one, and was told in grey that it is no address."""
    bar = stage.window.create_page.recording
    await idle(stage)
    bar.ask("")
    await idle(stage)
    line = child(bar, QLineEdit, "recording_line")
    choose = next(one for one in line.actions() if one.isVisible())
    choose.trigger()
    completer = line.completer()
    assert isinstance(completer, QCompleter)
    names = completer.popup()
    assert names is not None
    assert names.isVisible()
    assert completer.currentCompletion() == "練習書店"
    choose.trigger()  # ↓ goes down in the open list; it opened that anew each time
    assert (names.isVisible(), names.currentIndex().row()) == (True, 0)
    names.hide()
    line.setText("練習")
    press(bar, "recording_go")
    hint = child(bar, QLabel, "recording_hint")
    await until(lambda: "「練習」という名前のサイトを知りません。" in hint.text())
    assert hint.property("tone") == "red"
    line.setText("練習書店")
    press(bar, "recording_go")
    await until(lambda: bar.phase is RecordingPhase.RECORDING)
    await idle(stage)
    assert not choose.isVisible()
    assert hint.property("tone") == "muted"
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING)
    assert line.completer() is None
    press(bar, "recording_drop")
    await idle(stage)


async def _recorded(stage: Stage) -> RecordingBar:
    """Return the card with an address, a text and a press in its list."""
    bar = stage.window.create_page.recording
    await idle(stage)
    bar.ask(SHOP_URL)
    press(bar, "recording_go")
    await until(lambda: bar.phase is RecordingPhase.RECORDING)
    _tell(stage, "a", Fill(target=FIELD, value="プログラミング"))
    _tell(stage, "b", Click(target=BUTTON))
    await idle(stage)
    return bar


@on_qt
async def test_rows_are_dragged_taken_out_and_brought_back(stage: Stage) -> None:
    """A row that was taken out by a slip was gone, and none could be put before another."""
    bar = await _recorded(stage)
    first, typed, pressed = (line.partition(". ")[2] for line in _lines(stage))
    assert not child(bar, QPushButton, "recording_undo").isVisible()
    bar.steps.model().moveRow(QModelIndex(), 2, QModelIndex(), 1)  # as a drag does
    await until(lambda: _lines(stage) == [f"1. {first}", f"2. {pressed}", f"3. {typed}"])
    bar.steps.setCurrentRow(0)
    press(bar, "recording_remove")
    assert _lines(stage) == [f"1. {pressed}", f"2. {typed}"]
    press(bar, "recording_undo")
    press(bar, "recording_undo")
    assert _lines(stage) == [f"1. {first}", f"2. {typed}", f"3. {pressed}"]
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING)
    await idle(stage)
    press(bar, "recording_go")
    await idle(stage)
    (card,) = await stage.bench.store.summaries()
    flow = await stage.bench.workbench.flow(card.flow_id)
    assert [step.item for step in flow.steps] == [first, typed, pressed]


@on_qt
async def test_a_value_is_changed_in_the_list_before_it_is_kept(stage: Stage) -> None:
    """A slip had to be typed again in the browser, or mended in the editor afterwards."""
    bar = await _recorded(stage)
    bar.steps.setCurrentRow(0)
    assert not child(bar, QPushButton, "recording_value").isVisible()
    bar.steps.setCurrentRow(1)
    press(bar, "recording_value")
    form = await shown(stage.window, QDialog, "line_form")
    line = child(form, QLineEdit, "line_value")
    assert form.focusWidget() is line  # Enter and letters went to its button
    assert line.accessibleName() == "商品検索"
    line.setText("料理")
    press(form, "form_accept")
    await until(lambda: "料理" in _lines(stage)[1])
    await idle(stage)
    press(bar, "recording_undo")
    assert "料理" not in "".join(_lines(stage))
    press(bar, "recording_end")
    await idle(stage)
    press(bar, "recording_drop")
    await idle(stage)


@on_qt
async def test_nothing_is_kept_of_a_list_that_was_emptied(stage: Stage) -> None:
    """保存 stood there in blue, and then said that it had to be run first."""
    bar = await _recorded(stage)
    press(bar, "recording_end")
    await until(lambda: bar.phase is RecordingPhase.NAMING)
    await idle(stage)
    for _ in range(3):
        press(bar, "recording_remove")
    assert not child(bar, QPushButton, "recording_go").isEnabled()
    press(bar, "recording_undo")
    assert child(bar, QPushButton, "recording_go").isEnabled()
    press(bar, "recording_drop")
    await idle(stage)
