"""A window on a real workbench, and a way to run coroutines on Qt's loop (pytest-qt knows no qasync)."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import update_wrapper
from inspect import Parameter, signature
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget

from studio.bootstrap import read_flow_file, write_flow_file
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import StudioError
from studio.domain.events.events import Event, UserInputRequested
from studio.domain.flows.imported import ImportedFlows
from studio.domain.values.cp932 import CsvEncoding
from studio.engine.healing.taking_over import END_HERE
from studio.engine.ports import ChatModel
from studio.ui.page.dock import Dock
from studio.ui.widgets.actions import COMMANDS, ActionSet
from studio.ui.widgets.parts import FlowFiles, SettingsInput, SettingsValues, WindowParts
from studio.ui.widgets.theme import Theme, ThemeChoice
from studio.ui.window.app import make_application, make_loop
from studio.ui.window.main_window import MainWindow
from tests.engine.scheduling.stage import ScheduleStage
from tests.memory_secrets import MemorySecrets
from tests.ui.fakes import SENTENCE, Bench, ScriptedModel, make_bench

RESOURCES = Path(__file__).parents[2] / "resources"
T = TypeVar("T", bound=QObject)
W = TypeVar("W", bound=QWidget)
RunQt = Callable[[Coroutine[object, object, None]], None]
JOURNEY_TIMEOUT_S = 240.0


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """Return the application as the studio makes it.

    The collector stays off in this process from here on: started by chance in the middle of a Qt
    event it takes apart the windows of earlier tests, models and delegates in an order of its own,
    and now and then the process with them. `delete_now` deletes windows in Qt's order. The product
    has its own answer, `studio.ui.widgets.collector`, which a window opened by `run_window` uses here too.
    """
    gc.disable()
    return make_application(["tejun"])


@pytest.fixture(autouse=True)
def spared_again() -> Iterator[None]:
    """Take what pytest holds out of the collector's rounds again, where a test gave all back: a round over it takes a second."""
    yield
    gc.freeze()


@pytest.fixture
def run_qt(qapp: QApplication) -> Iterator[RunQt]:
    """Yield a function that runs a coroutine on the qasync loop, with a deadline."""
    loop = make_loop(qapp)

    def run(work: Coroutine[object, object, None]) -> None:
        loop.run_until_complete(asyncio.wait_for(work, JOURNEY_TIMEOUT_S))

    yield run
    left = asyncio.all_tasks(
        loop
    )  # as asyncio.run does: a page that was read anew as its test ended
    for task in left:
        task.cancel()
    if left:
        loop.run_until_complete(asyncio.wait(left))
    loop.close()


def delete_now(*objects: QObject) -> None:
    """Delete objects while Python still holds them.

    `deleteLater` alone outside a running loop leaves the deletion to the next test's loop, or to
    Python's collector, which takes a window's models and delegates away in an order of its own.
    """
    for item in objects:
        if isinstance(item, QWidget):
            item.hide()
        item.deleteLater()
        QCoreApplication.sendPostedEvents(item, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Yield the light look, for a panel without its window."""
    look = Theme(qapp, RESOURCES)
    look.choose(ThemeChoice.LIGHT)
    look.put_on()
    yield look
    delete_now(look)


@pytest.fixture
def host(qapp: QApplication) -> Iterator[QWidget]:
    """Yield a shown, empty widget to put one panel on; it is deleted at the end."""
    widget = QWidget()
    widget.resize(600, 500)
    widget.show()
    yield widget
    delete_now(widget)


def make_actions(host: QWidget, given: list[str]) -> ActionSet:
    """Return the window's commands; each writes its id into `given`."""
    return ActionSet(host, {c.id: lambda name=c.id: given.append(name) for c in COMMANDS})


def child(parent: QObject, kind: type[T], name: str) -> T:
    """Return the control of this name inside a widget."""
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def wants_no_ai(stage: "Stage") -> None:
    """Let the person end the replay where they are asked whether the AI does the item."""
    workbench = stage.bench.workbench

    def ends_here(event: Event) -> None:
        if isinstance(event, UserInputRequested):
            workbench.answer(event.request_id, is_yes=True, text=END_HERE)

    workbench.bus.subscribe(ends_here)


async def until(condition: Callable[[], object], timeout_s: float = 60.0) -> None:
    """Let the loop turn until a condition holds; the async twin of `qtbot.waitUntil`."""
    async with asyncio.timeout(timeout_s):
        while not condition():
            await asyncio.sleep(0.01)


async def shown(parent: QObject, kind: type[W], name: str) -> W:
    """Wait for a dialog of this name to be open, and return it."""

    def visible() -> W | None:
        found = parent.findChildren(kind, name)
        return next((widget for widget in found if widget.isVisible()), None)

    await until(visible)
    widget = visible()
    assert widget is not None
    return widget


def press(parent: QObject, name: str) -> None:
    """Press a button as a hand does: only one that is shown and can be pressed."""
    found = parent.findChildren(QAbstractButton, name)
    button = next(button for button in found if button.isVisible())
    assert button.isEnabled(), name
    button.click()


@dataclass(slots=True)
class Stage:
    """A window and everything behind it."""

    window: MainWindow
    bench: Bench
    saved: list[SettingsInput]
    theme: Theme
    outside: "Outside"
    secrets: MemorySecrets
    schedules: ScheduleStage

    def find(self, kind: type[T], name: str) -> T:
        """Return the control of this name: the one that is shown, where two places have it."""
        found = self.window.findChildren(kind, name)
        shown = (one for one in found if isinstance(one, QWidget) and one.isVisible())
        own = self.window.create_page.findChild(kind, name)
        return next(shown, own) or child(self.window, kind, name)

    async def closed(self) -> None:
        """Close the window and wait until everything is given back."""
        self.window.close()
        await until(lambda: self.window.closed.is_set())


MakeStage = Callable[..., Stage]


def on_qt(test: Callable[..., Coroutine[object, object, None]]) -> Callable[..., None]:
    """Let a test be a coroutine on Qt's loop; the windows it leaves open are closed in the same run."""

    def run(run_qt: RunQt, stages: list[Stage], **fixtures: object) -> None:
        async def whole() -> None:
            await test(**fixtures)
            for stage in stages:
                if not stage.window.closed.is_set():
                    await stage.closed()

        run_qt(whole())

    update_wrapper(run, test)
    asked = signature(test)
    own = [Parameter(name, Parameter.KEYWORD_ONLY) for name in ("run_qt", "stages")]
    run.__dict__.pop("__wrapped__")
    run.__dict__["__signature__"] = asked.replace(parameters=[*asked.parameters.values(), *own])
    return run


@pytest.fixture
def stages() -> list[Stage]:
    """Return the windows that the test has opened."""
    return []


class Outside:
    """Answers the settings page, and writes tables.

    Attributes:
        saved: What it was asked to keep.
        model: The model it builds.
        tables: The tables it was asked to write, where and how.
        table_fault: Raised instead of writing them.
        asked_models: With which settings it was asked for the models of the server.
        models_fault: Raised instead of naming them.
    """

    def __init__(self, model: ScriptedModel) -> None:
        self.saved: list[SettingsInput] = []
        self.model = model
        self.tables: list[tuple[tuple[ExtractedTable, ...], Path, CsvEncoding]] = []
        self.table_fault: StudioError | None = None
        self.asked_models: list[SettingsInput] = []
        self.models_fault: StudioError | None = None

    async def save(self, given: SettingsInput) -> None:
        self.saved.append(given)

    async def build(self, given: SettingsInput) -> ChatModel:
        return ScriptedModel(dict(self.model.answers))

    async def test(self, given: SettingsInput) -> str:
        return "つながりました。"

    async def served_models(self, given: SettingsInput) -> tuple[str, ...]:
        if self.models_fault:
            raise self.models_fault
        self.asked_models.append(given)
        return ("llama3.1:8b", "qwen3:8b")

    async def save_tables(
        self, tables: Sequence[ExtractedTable], path: Path, encoding: CsvEncoding
    ) -> str:
        if self.table_fault:
            raise self.table_fault
        self.tables.append((tuple(tables), path, encoding))
        return f"保存しました：{path.name}"


def open_stage(
    app: QApplication,
    folder: Path,
    values: SettingsValues | None = None,
    **changes: object,
) -> Stage:
    """Open a window on twins of everything outside.

    Args:
        app: The application.
        folder: Where its schedules are kept.
        values: The settings; those of a first start if None.
        changes: Fields of `WindowParts` that are not as usual.
    """
    bench = make_bench()
    outside = Outside(bench.model)
    secrets = MemorySecrets()
    schedules = ScheduleStage(folder / "schedules", library=bench.store)

    async def read(path: Path, passphrase: str) -> ImportedFlows:
        return await read_flow_file(path, passphrase, await bench.store.summaries())

    parts = WindowParts(
        workbench=bench.workbench,
        settings=values or SettingsValues(theme=ThemeChoice.LIGHT),
        save_settings=outside.save,
        build_model=outside.build,
        test_connection=outside.test,
        served_models=outside.served_models,
        save_tables=outside.save_tables,
        resources=RESOURCES,
        library_note="暗号化済み・自動保存",
        is_side_by_side=False,
        credentials=secrets,
        flow_files=FlowFiles(read, write_flow_file),
        schedules=schedules.schedules,
    )
    theme = Theme(app, RESOURCES)
    window = MainWindow(replace(parts, **changes), theme)
    window.resize(960, 1000)
    window.show()
    return Stage(window, bench, outside.saved, theme, outside, secrets, schedules)


@pytest.fixture
def make_stage(qapp: QApplication, tmp_path: Path, stages: list[Stage]) -> Iterator[MakeStage]:
    """Yield a function that opens a window, see `open_stage`; it is deleted at the end."""

    def make(values: SettingsValues | None = None, **changes: object) -> Stage:
        stages.append(open_stage(qapp, tmp_path, values, **changes))
        return stages[-1]

    yield make
    for stage in stages:
        delete_now(stage.window, stage.theme)


@pytest.fixture
def stage(make_stage: MakeStage) -> Stage:
    """Return a window with the settings of a first start."""
    return make_stage()


async def planned(stage: Stage, sentence: str = SENTENCE) -> None:
    """Begin, and make a list of a sentence."""
    stage.window.begin()
    stage.window.create_page.instruction.set_text(sentence)
    stage.window.commands["plan"].trigger()
    await until(lambda: stage.window.controller.checklist is not None)
    await idle(stage)


def open_dock(stage: Stage, view: int) -> None:
    """Open a view of the dock, on whatever the page shows."""
    dock = stage.find(Dock, "dock")
    for widget in (dock.parentWidget(), dock):
        assert widget is not None
        widget.show()
    dock.fold(is_folded=False)
    dock.show_view(view)


async def answered(stage: Stage, name: str = "confirm_yes") -> None:
    """Wait for the question box and press one of its buttons."""

    def button() -> QAbstractButton | None:
        boxes = stage.window.findChildren(QMessageBox, "confirm_box")
        shown = next((box for box in boxes if box.isVisible()), None)
        return shown.findChild(QAbstractButton, name) if shown else None

    await until(button)
    pressed = button()
    assert pressed is not None
    pressed.click()


async def idle(stage: Stage) -> None:
    """Wait until the window has nothing under way."""
    await until(lambda: not stage.window.tasks.names)
