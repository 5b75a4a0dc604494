"""The rows of a result: opened, they show the page before and after."""

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.records.history import RunPicture, RunStep
from studio.ui.create.step_pictures import kept_after
from studio.ui.desk.phase import Phase
from tests.ui.conftest import Stage, child, idle, on_qt, planned, until


def jpeg() -> bytes:
    image = QImage(480, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkCyan)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "JPEG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


async def ended(stage: Stage) -> str:
    """Run the list to its end; returns the id of the run."""
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.window.create_page.phase is Phase.RESULT)
    await idle(stage)
    finished = stage.window.controller.memory.finished
    assert finished is not None
    return finished.run_id


@on_qt
async def test_a_row_that_is_opened_shows_the_page_before_and_after(stage: Stage) -> None:
    run_id = await ended(stage)
    page, store = stage.window.create_page, stage.bench.store
    kept, first = await store.run(run_id), page.checklist.model.item(0)
    assert first is not None
    number = next(step.number for step in kept.steps if step.item == first.text)
    taken = RunPicture(number=number, before=jpeg(), jpeg=jpeg())
    await store.add_run(kept.record, kept.steps, [taken])
    view = page.checklist.view
    view.setCurrentIndex(page.checklist.model.index(0))
    QTest.keyClick(view, Qt.Key.Key_Right)
    await idle(stage)
    assert page.pictures.isVisible()
    assert view.holder.isAncestorOf(page.pictures)
    for name in ("step_before", "step_after"):
        assert not child(page.pictures, QLabel, name).pixmap().isNull(), name
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not page.pictures.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Right)
    await idle(stage)
    stage.window.commands["new_sheet"].trigger()
    assert not page.pictures.isVisible()


def test_the_page_after_a_row_is_the_one_before_the_next_act() -> None:
    def step(number: int, **kept: bool) -> RunStep:
        return RunStep(number=number, words="押す", status=OutcomeStatus.OK).model_copy(update=kept)

    typed, pressed = step(1, has_picture=True), step(2)
    following, last = step(3, has_before=True), step(4, has_picture=True)
    steps = (typed, pressed, following, last)
    assert kept_after(steps, (typed, pressed)) == (following, True)
    assert kept_after(steps, (following, last)) == (last, False)
    assert kept_after((typed, pressed), (typed, pressed)) == (typed, False)
    assert kept_after(steps, ()) is None
