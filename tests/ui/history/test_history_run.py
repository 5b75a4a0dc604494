"""One run in full: its steps, and the page after the chosen one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.records.history import RunPicture, RunStep
from studio.ui.dialogs import papers
from studio.ui.history.film_strip import StripPicture
from studio.ui.history.history_run import decoded, facts_in_words
from tests.ui.conftest import Stage, idle, on_qt
from tests.ui.history.test_history import FAILED, REPLAYED, at_history, shown
from tests.ui.history.test_steps_model import FAILED as FAILED_STEP
from tests.ui.history.test_steps_model import FILLED


def jpeg(width: int = 480, height: int = 270) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#2563EB"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"jpeg")).write(image)
    return bytes(buffer.data().data())


async def opened(stage: Stage, steps: tuple[RunStep, ...], picture: bytes = b"") -> None:
    taken = [RunPicture(number=1, jpeg=picture)] if picture else []
    await stage.bench.store.add_run(FAILED, steps, taken)
    await at_history(stage)
    stage.window.history_page.open_run(FAILED.run_id)
    await idle(stage)


@on_qt
async def test_the_step_that_failed_is_shown_first(stage: Stage, qtbot: QtBot) -> None:
    page = stage.window.history_page
    await opened(stage, (FILLED, FAILED_STEP))
    assert page.run.table.currentIndex().row() == 1
    assert "理由：「区分」が見つかりません。" in shown(stage)
    assert (
        "この操作の画面は残していません（くり返しでは、止まった所と最後だけを残します）。"
        in shown(stage)
    )
    assert "請求書を保存する：失敗" in shown(stage)
    qtbot.keyClick(page.run.table, Qt.Key.Key_Escape)
    assert page.runs.isVisible()


@on_qt
async def test_what_was_done_is_not_cut_for_what_stands_beside_it(stage: Stage) -> None:
    words = "「http://127.0.0.1:8123/shop/」を開く"
    await opened(stage, (FILLED.model_copy(update={"words": words}), FAILED_STEP))
    table = stage.window.history_page.run.table
    needed = table.fontMetrics().horizontalAdvance(words)
    for width in range(700, 1701, 20):
        stage.window.resize(width, 700)
        assert table.columnWidth(1) > needed, (width, table.width())


@on_qt
async def test_the_page_after_a_step_is_loaded_when_it_is_chosen(stage: Stage) -> None:
    picture = stage.find(QLabel, "step_picture")
    await opened(stage, (FILLED, FAILED_STEP), jpeg())
    assert picture.pixmap().isNull()
    stage.window.history_page.run.table.choose(0)
    await idle(stage)
    assert not picture.pixmap().isNull()
    assert "「金額」に「1,200」を入力" in picture.accessibleName()
    small = picture.width()
    stage.window.resize(1300, 900)
    assert picture.width() > small
    assert picture.pixmap().deviceIndependentSize().width() > small


@on_qt
async def test_a_picture_that_cannot_be_read_is_said_to_be_missing(stage: Stage) -> None:
    await opened(stage, (FILLED,), b"\xff\xd8 no picture")
    assert (
        stage.find(QLabel, "step_picture").text()
        == "この操作の画面は残していません（くり返しでは、止まった所と最後だけを残します）。"
    )
    assert decoded(b"").isNull()


def test_a_run_in_a_line() -> None:
    assert "AI を使わずに・0円" in facts_in_words(REPLAYED)
    told = facts_in_words(FAILED.model_copy(update={"emergencies": 2, "sites": ("a.example",)}))
    assert told.endswith(
        "AI 3 回・1,234 文字ぶん・約1.5円・強い AI に切り替え 2 回・サイト：a.example"
    )
    assert OutcomeStatus.FAILED is FAILED_STEP.status


@on_qt
async def test_arrow_keys_lead_from_page_to_page_on_the_strip(stage: Stage, qtbot: QtBot) -> None:
    run = stage.window.history_page.run

    pictures = [
        RunPicture(number=1, jpeg=jpeg(), before=jpeg(800, 450)),
        RunPicture(number=2, before=jpeg(800, 450)),
    ]
    await stage.bench.store.add_run(FAILED, (FILLED, FAILED_STEP), pictures)
    await at_history(stage)
    stage.window.history_page.open_run(FAILED.run_id)
    await idle(stage)
    strip = run.strip
    assert [strip.item(place).text() for place in range(strip.count())] == ["1 の前", "1 の後", "2 の前"]  # fmt: skip
    assert not any(strip.item(place).icon().isNull() for place in range(3))
    assert (strip.currentRow(), run.table.currentIndex().row()) == (2, 1)
    picture = stage.find(QLabel, "step_picture")
    for row, words in ((1, "のあとの画面"), (0, "の前の画面")):
        qtbot.keyClick(strip, Qt.Key.Key_Left)
        await idle(stage)
        assert (strip.currentRow(), run.table.currentIndex().row()) == (row, 0)
        assert words in picture.accessibleName()
    assert "「金額」" in strip.item(0).toolTip()
    strip.choose(StripPicture(1, is_before=True))
    assert (strip.currentRow(), run.table.currentIndex().row()) == (2, 0)


@on_qt
async def test_a_run_without_pictures_has_no_strip(stage: Stage) -> None:
    await opened(stage, (FILLED,))
    assert stage.window.history_page.run.strip.isHidden()


@on_qt
async def test_the_report_is_saved_and_can_be_opened(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, answers = tmp_path / "報告.html", [tmp_path / "報告", None, tmp_path / "報告"]

    async def where(page: QWidget, title: str, proposal: str, kind: str) -> Path | None:
        assert (title, proposal[-5:], kind) == ("報告を保存", ".html", "HTML (*.html)")
        return answers.pop(0)

    monkeypatch.setattr(papers, "ask_where_to_save", where)

    await opened(stage, (FILLED, FAILED_STEP), jpeg())
    save, written = (
        stage.find(QPushButton, "run_save_report"),
        stage.find(QWidget, "run_written"),
    )
    save.click()
    await idle(stage)
    assert there.read_bytes().startswith(b"<!doctype html>")
    assert written.isVisible()
    assert "報告を保存しました：報告.html" in shown(stage)
    save.click()
    await idle(stage)
    assert not written.isVisible()
    there.write_text("大事")
    save.click()
    await idle(stage)
    assert "同じ名前のファイル" in stage.find(QLabel, "run_said").text()
    assert there.read_text() == "大事"


def test_an_ai_is_named_only_where_one_decided() -> None:
    builtin = FAILED.model_copy(update={"tokens": 0})
    assert facts_in_words(builtin).startswith("文から操作を決めて実行")
    assert facts_in_words(FAILED).startswith("AI が操作を決めて実行")
